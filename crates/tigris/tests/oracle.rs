//! The rules once more, in the plainest way, on a grid of letters: random games must agree with it.
//!
//! Nothing here uses the engine's sets or floods. It reads positions as people write them and walks from square to
//! square.

// The helpers of a test may fail like the test itself.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};

use shinar_core::{Seat, play, prelude::*};
use shinar_tigris::{
    Action, Cell, Options, Setup, State, Tigris,
    board::Square,
    pieces::{Colour, Leader},
};

type Place = (i16, i16);

struct Grid {
    setup: Setup,
    cells: BTreeMap<Place, Cell>,
}

fn place(square: Square) -> Place {
    (square.x().into(), square.y().into())
}

fn around((x, y): Place) -> [Place; 4] {
    [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
}

impl Grid {
    fn new(state: &State) -> Self {
        let setup = Setup::of(state);
        let start: Cell = "t*".parse().unwrap();
        let printed = setup.board.printed();
        let cells = Square::all().map(|square| {
            let at_start = if printed.start.contains(square) { start } else { Cell::Empty };
            (place(square), setup.cells.get(&square).copied().unwrap_or(at_start))
        });
        Self { cells: cells.collect(), setup }
    }

    fn cell(&self, at: Place) -> Cell {
        self.cells.get(&at).copied().unwrap_or(Cell::Dead)
    }

    fn connects(&self, at: Place) -> bool {
        matches!(self.cell(at), Cell::Tile { .. } | Cell::Down { .. } | Cell::Leader(_))
    }

    fn is_tile(&self, at: Place, wanted: Colour) -> bool {
        matches!(self.cell(at), Cell::Tile { colour, .. } if colour == wanted)
    }

    fn river(&self, (x, y): Place) -> bool {
        self.setup.board.printed().river.contains(Square::on(x as u8, y as u8).unwrap())
    }

    /// Everything connected with a place, without passing a wall.
    fn region(&self, from: Place, wall: Option<Place>) -> BTreeSet<Place> {
        let mut seen = BTreeSet::from([from]);
        let mut ahead = vec![from];
        while let Some(at) = ahead.pop() {
            for next in around(at) {
                if self.connects(next) && Some(next) != wall && seen.insert(next) {
                    ahead.push(next);
                }
            }
        }
        seen
    }

    fn leaders(&self, region: &BTreeSet<Place>) -> Vec<Leader> {
        let leader = |at: &Place| match self.cell(*at) {
            Cell::Leader(leader) => Some(leader),
            _ => None,
        };
        region.iter().filter_map(leader).collect()
    }

    fn find(&self, wanted: Leader) -> Option<Place> {
        self.cells.iter().find(|(_, cell)| **cell == Cell::Leader(wanted)).map(|(at, _)| *at)
    }

    /// The kingdoms beside a place, each once.
    fn kingdoms_beside(&self, at: Place) -> BTreeSet<BTreeSet<Place>> {
        let near = around(at).into_iter().filter(|near| self.connects(*near));
        near.map(|near| self.region(near, None)).filter(|region| !self.leaders(region).is_empty()).collect()
    }

    fn temples_beside(&self, at: Place) -> usize {
        around(at).into_iter().filter(|near| self.is_tile(*near, Colour::Red)).count()
    }

    fn points(&self, seat: Seat) -> [i32; 4] {
        let points = self.setup.seats[seat.index()].points;
        [points.red, points.blue, points.green, points.black].map(i32::from)
    }

    /// TNE-C3.3 to C3.7.
    fn leader_fits(&self, leader: Leader, at: Place) -> bool {
        let mut lifted = Self { setup: self.setup.clone(), cells: self.cells.clone() };
        if let Some(old) = self.find(leader) {
            lifted.cells.insert(old, Cell::Empty);
        }
        self.cell(at) == Cell::Empty
            && !self.river(at)
            && self.temples_beside(at) > 0
            && lifted.kingdoms_beside(at).len() < 2
    }

    /// TNE-C4.2 to C4.4.
    fn tile_fits(&self, colour: Colour, at: Place) -> bool {
        self.cell(at) == Cell::Empty
            && self.river(at) == (colour == Colour::Blue)
            && self.kingdoms_beside(at).len() <= 2
    }

    /// TNE-C9.2, TNE-C9.3, TNE-C14.8.
    fn can_be_hit(&self, at: Place) -> bool {
        matches!(self.cell(at), Cell::Empty | Cell::Tile { treasure: false, building: false, .. })
    }
}

fn legal(state: &State) -> BTreeSet<Action> {
    let mut actions = Vec::new();
    Tigris::legal_actions(state, &mut actions);
    actions.into_iter().collect()
}

/// All placements of a free choice are what the grid says.
fn compare_choices(state: &State, grid: &Grid) {
    let seat = grid.setup.active.unwrap();
    let own = &grid.setup.seats[seat.index()];
    let hand = own.hand.unwrap().to_string();
    let hits = own.catastrophes != Some(0);
    let mut expected = BTreeSet::new();
    for square in Square::all() {
        let at = place(square);
        for colour in Colour::ALL {
            let leader = Leader::new(colour, seat);
            if grid.leader_fits(leader, at) {
                expected.insert(Action::Leader { leader, square });
            }
            if hand.contains(colour.letter()) && grid.tile_fits(colour, at) {
                expected.insert(Action::Tile { colour, square });
            }
        }
        if hits && grid.can_be_hit(at) {
            expected.insert(Action::Catastrophe { square });
        }
    }
    let placements = |action: &Action| {
        matches!(action, Action::Leader { .. } | Action::Tile { .. } | Action::Catastrophe { .. })
    };
    let found: BTreeSet<_> = legal(state).into_iter().filter(placements).collect();
    assert_eq!(found, expected);
}

/// What a tile scores, and whether it starts a war (TNE-C4.6 to C5.3, TNE-C14.6).
fn compare_tile(before: &Grid, after: &Grid, colour: Colour, square: Square) {
    let at = place(square);
    let kingdoms = before.kingdoms_beside(at);
    let mut joined = Grid { setup: before.setup.clone(), cells: before.cells.clone() };
    joined.cells.insert(at, Cell::Tile { colour, treasure: false, building: false });
    let region = joined.region(at, None);
    let leaders = joined.leaders(&region);
    let mut expected: Vec<[i32; 4]> =
        (0..before.setup.seats.len()).map(|s| before.points(Seat(s as u8))).collect();
    let owner = |colour| leaders.iter().find(|leader| leader.colour() == colour);
    let phase = after.setup.phase.unwrap().to_string();
    if kingdoms.len() < 2 {
        if let Some(leader) = owner(colour).or_else(|| owner(Colour::Black)) {
            let bonus = region.iter().any(|place| {
                matches!(joined.cell(*place), Cell::Tile { building: true, colour: c, .. } if c == colour)
            });
            expected[leader.seat().index()][colour.index()] += 1 + i32::from(bonus);
        }
        assert!(after.setup.conflict.is_none() && phase != "choose");
    } else {
        let doubled: BTreeSet<_> = Colour::ALL
            .into_iter()
            .filter(|colour| leaders.iter().filter(|leader| leader.colour() == *colour).count() > 1)
            .collect();
        match doubled.len() {
            0 => assert!(after.setup.conflict.is_none()),
            1 => assert_eq!(Some(after.setup.conflict.unwrap().attacker.colour()), doubled.first().copied()),
            _ => assert_eq!(phase, "choose"),
        }
    }
    // Income comes with the end of the turn; it is compared nowhere here.
    if after.setup.active == before.setup.active && !matches!(phase.as_str(), "refill" | "over") {
        for (seat, points) in expected.into_iter().enumerate() {
            assert_eq!(after.points(Seat(seat as u8)), points);
        }
    }
}

/// How a conflict ends (TNE-C7.3 to C7.8, TNE-C8.4 to C8.10).
fn compare_conflict(before: &Grid, after: &Grid, defended: u8) -> bool {
    let fight = before.setup.conflict.unwrap();
    let wall = before.setup.placed.map(place);
    let colour = fight.attacker.colour();
    let supporters = |leader: Leader| -> BTreeSet<Place> {
        let side = before.region(before.find(leader).unwrap(), wall);
        side.into_iter().filter(|at| before.is_tile(*at, colour)).collect()
    };
    let strength = |leader: Leader| match wall {
        Some(_) => supporters(leader).len(),
        None => before.temples_beside(before.find(leader).unwrap()),
    };
    let attack = strength(fight.attacker) + usize::from(fight.added.unwrap());
    let defence = strength(fight.defender) + usize::from(defended);
    let (winner, loser) =
        if attack > defence { (fight.attacker, fight.defender) } else { (fight.defender, fight.attacker) };
    assert!(after.find(loser).is_none(), "{loser} lost {attack} to {defence}");
    assert_eq!(after.find(winner), before.find(winner));
    let other_leader = |at: Place| {
        around(at).iter().any(|near| matches!(before.cell(*near), Cell::Leader(leader) if leader != loser))
    };
    let falls = |at: &Place| match before.cell(*at) {
        Cell::Tile { building: true, .. } => false,
        Cell::Tile { colour: Colour::Red, treasure, .. } => !treasure && !other_leader(*at),
        _ => true,
    };
    let fallen: BTreeSet<_> = match wall {
        Some(_) => supporters(loser).into_iter().filter(falls).collect(),
        None => BTreeSet::new(),
    };
    for (at, cell) in &before.cells {
        let gone = fallen.contains(at) || *cell == Cell::Leader(loser);
        let now = after.cell(*at);
        assert_eq!(now, if gone { Cell::Empty } else { *cell }, "{at:?}");
    }
    let (gain, scored) = if wall.is_some() { (1 + fallen.len() as i32, colour) } else { (1, Colour::Red) };
    let mut expected = before.points(winner.seat());
    expected[scored.index()] += gain;
    // Not compared where the end of the turn brought income.
    if after.setup.active == before.setup.active && after.setup.phase.unwrap().to_string() != "refill" {
        assert_eq!(after.points(winner.seat()), expected);
    }
    !fallen.is_empty()
}

#[test]
fn random_games_agree_with_the_plain_grid() {
    let (mut choices, mut tiles, mut conflicts, mut bloody) = (0, 0, 0, 0);
    for number in 0..24 {
        let yes = if number % 2 == 0 { "yes" } else { "no" };
        let board = if number % 4 < 2 { "std" } else { "alt" };
        let options = Options::from_pairs([("civ", yes), ("board", board)]).unwrap();
        let mut state = Tigris::new_game(2 + number as u8 % 3, &options).unwrap();
        let mut rng = play::stream(11, number);
        while let Some(action) = Tigris::random_action(&state, &mut rng) {
            let before = matches!(
                action,
                Action::Tile { .. } | Action::Support { .. } | Action::Pass | Action::Swap { .. }
            )
            .then(|| Grid::new(&state));
            let fighting = before.as_ref().and_then(|grid| grid.setup.conflict);
            if let (Some(grid), None) = (&before, fighting) {
                choices += 1;
                // Walking over the whole board takes its time.
                if choices % 4 == 0 {
                    compare_choices(&state, grid);
                }
            }
            Tigris::apply_unchecked(&mut state, action, &mut ());
            let Some(before) = before else { continue };
            match action {
                Action::Tile { colour, square } => {
                    tiles += 1;
                    compare_tile(&before, &Grid::new(&state), colour, square);
                }
                Action::Support { count, .. } if fighting.is_some_and(|fight| fight.added.is_some()) => {
                    conflicts += 1;
                    bloody += u32::from(compare_conflict(&before, &Grid::new(&state), count));
                }
                _ => {}
            }
        }
    }
    let counts = [choices, tiles, conflicts, bloody];
    assert!(counts.iter().zip([1500, 1500, 100, 10]).all(|(count, least)| *count > least), "{counts:?}");
}
