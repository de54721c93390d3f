//! The race of Ur, solved: the exact win probability of every position, as an oracle for the search.
//!
//! The rules are those of the game crate; only the positions are numbered here. A race may take arbitrarily long, because pieces are sent
//! back, so the probabilities are found by value iteration until they converge.

use shinar_core::{Actor, Seat, prelude::*};
use shinar_example_ur::{Action, Setup, Ur};

/// How likely the dice are to show 0 to 4 points.
const THROWS: [f64; 5] = [1.0 / 16.0, 4.0 / 16.0, 6.0 / 16.0, 4.0 / 16.0, 1.0 / 16.0];

/// The squares of a player's pieces in order: 0 in the hand, 15 home.
type Pieces = [u8; 3];

/// The result of a move.
#[derive(Clone, Copy)]
enum Next {
    /// The mover has won.
    Won,
    /// The mover throws again, in this position.
    Again(u32),
    /// The rival throws, in this position seen from the other side.
    Rival(u32),
}

/// The solved race.
pub(crate) struct Oracle {
    numbering: Numbering,
    /// By position: the win probability of the player who is about to throw.
    win: Vec<f64>,
}

impl Oracle {
    /// Solves the race.
    pub(crate) fn new() -> Self {
        let numbering = Numbering::new();
        let moves = Moves::new(&numbering);
        let mut oracle = Self { win: vec![0.5; numbering.positions()], numbering };
        let mut change = 1.0;
        while change > 1e-7 {
            change = 0.0_f64;
            for (position, lists) in &moves.0 {
                let best = |list: &Vec<Next>| list.iter().map(|&next| oracle.after(next)).fold(0.0, f64::max);
                let win: f64 = lists.iter().zip(THROWS).map(|(list, chance)| chance * best(list)).sum();
                change = change.max((oracle.win[*position as usize] - win).abs());
                oracle.win[*position as usize] = win;
            }
        }
        oracle
    }

    /// The legal actions of a position after the throw, each with the decider's exact win probability.
    pub(crate) fn values(&self, state: &<Ur as Game>::State) -> Vec<(Action, f64)> {
        let setup = Setup::of(state);
        let (mover, rival) = (setup.turn.index(), 1 - setup.turn.index());
        let mine = Setup { pieces: [setup.pieces[mover], setup.pieces[rival]], turn: Seat(0), ..setup };
        let moves = moves(&self.numbering, &mine);
        moves.into_iter().map(|(action, next)| (action, self.after(next))).collect()
    }

    fn after(&self, next: Next) -> f64 {
        match next {
            Next::Won => 1.0,
            Next::Again(position) => self.win[position as usize],
            Next::Rival(position) => 1.0 - self.win[position as usize],
        }
    }
}

/// Every arrangement of a player's pieces, and its number.
struct Numbering {
    all: Vec<Pieces>,
    /// By the squares as hexadecimal digits.
    numbers: Vec<u32>,
}

impl Numbering {
    fn new() -> Self {
        let mut numbering = Self { all: Vec::new(), numbers: vec![0; 1 << 12] };
        for code in 0..1_usize << 12 {
            let [a, b, c] = [code >> 8, code >> 4 & 15, code & 15].map(|square| square as u8);
            let stands_apart = |one: u8, other: u8| one < other || one == other && matches!(one, 0 | 15);
            if stands_apart(a, b) && stands_apart(b, c) {
                numbering.numbers[code] = numbering.all.len() as u32;
                numbering.all.push([a, b, c]);
            }
        }
        numbering
    }

    fn positions(&self) -> usize {
        self.all.len() * self.all.len()
    }

    fn position(&self, mover: Pieces, rival: Pieces) -> u32 {
        let number =
            |[a, b, c]: Pieces| self.numbers[usize::from(a) << 8 | usize::from(b) << 4 | usize::from(c)];
        number(mover) * self.all.len() as u32 + number(rival)
    }
}

/// The results of each throw for every position, positions nearest to the end first, so that few rounds are needed.
struct Moves(Vec<(u32, [Vec<Next>; 5])>);

impl Moves {
    fn new(numbering: &Numbering) -> Self {
        let pairs =
            numbering.all.iter().flat_map(|mover| numbering.all.iter().map(move |rival| (*mover, *rival)));
        let is_open = |pieces: &Pieces| *pieces != [15; 3];
        let mut pairs: Vec<_> = pairs.filter(|(mover, rival)| is_open(mover) && is_open(rival)).collect();
        pairs.sort_by_key(|(mover, rival)| {
            std::cmp::Reverse(mover.iter().chain(rival).map(|square| u32::from(*square)).sum::<u32>())
        });
        let mut all = Vec::new();
        for (mover, rival) in pairs {
            let setup = |throw| Setup { pieces: [mover, rival], turn: Seat(0), throw: Some(throw) };
            if setup(0).to_state().is_ok() {
                let lists = [0, 1, 2, 3, 4]
                    .map(|throw| moves(numbering, &setup(throw)).into_iter().map(|(_, next)| next).collect());
                all.push((numbering.position(mover, rival), lists));
            }
        }
        Self(all)
    }
}

/// The legal actions of a written position in which P1 has thrown.
fn moves(numbering: &Numbering, setup: &Setup) -> Vec<(Action, Next)> {
    let state = setup.to_state().unwrap();
    let mut squares = setup.pieces[0].to_vec();
    squares.dedup();
    let moves = squares.into_iter().map(|from| Action::Move { from }).chain([Action::Pass]);
    moves
        .filter(|&action| Ur::check(&state, action).is_ok())
        .map(|action| {
            let mut after = state;
            Ur::apply_unchecked(&mut after, action, &mut ());
            let Setup { pieces: [mine, others], turn, .. } = Setup::of(&after);
            let next = match turn {
                _ if after.actor() == Actor::Over => Next::Won,
                Seat(0) => Next::Again(numbering.position(mine, others)),
                _ => Next::Rival(numbering.position(others, mine)),
            };
            (action, next)
        })
        .collect()
}
