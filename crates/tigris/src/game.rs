//! Tigris & Euphrates as a [`Game`].

use rand::{Rng, RngExt};
use shinar_core::{
    GameInfo, Illegal, Listener, Observer, Seat, SetupError, choices, encoding::BitRow, prelude::*,
};

use crate::{
    action::Action,
    board::{SQUARES, Square},
    cover,
    event::What,
    options::Options,
    outlook::{self, Outlook},
    pieces::{COLOURS, Colour, Handful, Leader, Tiles, total},
    rules::{
        building, catastrophe,
        conflict::{self, Count},
        leader, monument, tile, treasure, turn,
    },
    rulings,
    setup::Setup,
    squares::SquareSet,
    state::{Open, Phase, State},
    view::{self, View},
};

/// The game's name as a type.
#[derive(Clone, Copy, Debug)]
pub struct Tigris;

impl Game for Tigris {
    type Options = Options;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = What;
    type View = View;
    type Outlook = Outlook;

    const INFO: GameInfo = GameInfo {
        id: "tigris",
        title: cover::TITLE,
        credit: "Reiner Knizia, 1997",
        min_players: 2,
        max_players: 4,
        minutes: [90, 120],
        weight: 4,
        secretive: true,
        rules_version: 1,
        // TNE-D04: the rules set no bound, since players may pass for ever; this is the technical cap of self-play. A
        // random game takes about 350 actions, and of 600,000 none took more than 553, so that none met the cap.
        max_actions: 1000,
        rulebook: &rulings::BOOK,
        ends: cover::ENDS,
    };

    fn new_game(players: u8, options: &Options) -> Result<State, SetupError> {
        Self::INFO.check_players(players).map_err(|error| error.by(rulings::D03))?;
        Ok(State::new(players, *options))
    }

    fn choices(state: &State, out: &mut impl Choices<Action>) {
        let open = &state.open;
        match open.phase {
            Phase::Act => free_choices(state, out),
            Phase::Support => {
                if let Some(seat) = open.supporter() {
                    let offers = conflict::offers(open, &state.secrets[seat.index()].hand);
                    out.set(offers, |Count(count)| Action::Support { seat, count });
                }
            }
            Phase::Choose => out.set(conflict::wars(open), |colour| Action::Choose { colour }),
            Phase::Building => {
                out.set(building::targets(open), |square| Action::Building { square });
                out.one(Action::NoBuilding);
            }
            Phase::Monument => {
                let (corners, monuments) = (monument::corners(open), monument::monuments(open));
                out.pairs(corners, monuments, |square, monument| Action::Monument { monument, square });
                out.set(monument::centres(open), |square| Action::Wonder { square });
                out.one(Action::NoMonument);
            }
            Phase::Take => out.set(treasure::choices(open), |square| Action::Take { square }),
            Phase::WonderPoint => out.each(Colour::ALL.map(|colour| Action::WonderPoint { colour })),
            Phase::Deal | Phase::Swap | Phase::Refill => {
                out.bag(&state.bag, |colour| Action::Draw { colour });
            }
            Phase::Start => out.each(Seat::all(open.players).map(|seat| Action::Start { seat })),
            Phase::Over => {}
        }
    }

    /// The hot phases without finding out first where the kingdoms forbid something.
    // Always, as below: random games do little else than call both.
    #[inline(always)]
    fn random_action<R: Rng + ?Sized>(state: &State, rng: &mut R) -> Option<Action> {
        match state.open.phase {
            Phase::Act => Some(random_act(state, rng)),
            Phase::Deal | Phase::Swap | Phase::Refill => {
                random_tile(&state.bag, rng).map(|colour| Action::Draw { colour })
            }
            _ => choices::random::<Self, R>(state, rng),
        }
    }

    fn refusal(state: &State, action: Action) -> Illegal {
        let open = &state.open;
        match (open.phase, action) {
            (Phase::Act, Action::Leader { leader, square }) => leader::refusal(open, leader, square),
            (Phase::Act, Action::Withdraw { leader }) => leader::withdraw_refusal(open, leader),
            (Phase::Act, Action::Tile { colour, square }) => tile::refusal(state, colour, square),
            (Phase::Act, Action::Catastrophe { square }) => catastrophe::refusal(open, square),
            (Phase::Act, Action::Swap { tiles }) => turn::swap_refusal(open, tiles),
            (Phase::Support, Action::Support { seat, count }) => {
                conflict::support_refusal(state, seat, count)
            }
            (Phase::Choose, Action::Choose { colour }) => {
                let wars: Vec<_> = conflict::wars(open).into_iter().map(|war| war.to_string()).collect();
                let message = format!("there is no {colour} war; choose {}", wars.join(" or "));
                Illegal::new(rulings::C8_2, message)
            }
            (Phase::Building, Action::Building { square }) => building::refusal(open, square),
            (Phase::Monument, Action::Monument { monument, square }) => {
                monument::refusal(open, monument, square)
            }
            (Phase::Monument, Action::Wonder { square }) => monument::wonder_refusal(open, square),
            (Phase::Take, Action::Take { square }) => treasure::refusal(open, square),
            _ => out_of_order(open, action),
        }
    }

    #[inline(always)]
    fn apply_unchecked<L: Listener<What>>(state: &mut State, action: Action, listener: &mut L) {
        match action {
            Action::Draw { colour } => turn::draw(state, colour, listener),
            Action::Start { seat } => turn::start(&mut state.open, seat, listener),
            Action::Leader { leader, square } => leader::place(state, leader, square, listener),
            Action::Withdraw { leader } => leader::withdraw(state, leader, listener),
            Action::Tile { colour, square } => tile::place(state, colour, square, listener),
            Action::Catastrophe { square } => catastrophe::play(state, square, listener),
            Action::Swap { tiles: handful } => turn::swap(state, handful, listener),
            Action::Pass => turn::pass(&mut state.open, listener),
            Action::Support { seat, count } => conflict::support(state, seat, count, listener),
            Action::Choose { colour } => conflict::wage(&mut state.open, colour, listener),
            Action::Monument { monument, square } => {
                monument::build(&mut state.open, monument, square, listener);
            }
            Action::Wonder { square } => monument::build_wonder(&mut state.open, square, listener),
            Action::NoMonument => monument::decline(&mut state.open, listener),
            Action::Building { square } => building::put(&mut state.open, square, listener),
            Action::NoBuilding => building::decline(&mut state.open, listener),
            Action::Take { square } => treasure::take(&mut state.open, square, listener),
            Action::WonderPoint { colour } => turn::wonder_point(&mut state.open, colour, listener),
        }
    }

    fn redeal<R: Rng + ?Sized>(state: &State, observer: Observer, rng: &mut R) -> State {
        view::redeal(state, observer, rng)
    }

    fn outlook(view: &View, action: Action) -> Option<Outlook> {
        outlook::outlook(view, action)
    }
}

/// Every action of a free choice (TNE-C2.3).
fn free_choices(state: &State, out: &mut impl Choices<Action>) {
    let open = &state.open;
    let seat = open.active;
    let hand = &state.secrets[seat.index()].hand;
    let targets = leader::Targets::new(open);
    for leader in Colour::ALL.map(|colour| Leader::new(colour, seat)) {
        out.set(targets.of(leader), |square| Action::Leader { leader, square });
    }
    out.set(open.leaders_out(seat), |colour| Action::Withdraw { leader: Leader::new(colour, seat) });
    let free = open.empty().minus(targets.three);
    for colour in Colour::ALL.into_iter().filter(|colour| hand[colour.index()] > 0) {
        out.set(free & tile::ground(open, colour), |square| Action::Tile { colour, square });
    }
    out.set(catastrophe::targets(open), |square| Action::Catastrophe { square });
    let swaps = (1..handfuls(hand)).filter_map(|nth| nth_handful(hand, nth));
    out.indexed(swaps.map(|tiles| Action::Swap { tiles }), |row| put_swaps(hand, row));
    out.one(Action::Pass);
}

/// The indices of all swaps. Those that differ only in the first colour follow one another.
fn put_swaps(&[a, b, c, d]: &Tiles, row: &mut BitRow) {
    let mut put = |least: Tiles, count: u8| {
        if let Some(tiles) = Handful::of(&least) {
            row.put_word(Action::Swap { tiles }.index(), (1 << count) - 1);
        }
    };
    // To swap nothing is no swap.
    put([1, 0, 0, 0], a);
    for d in 0..=d {
        for c in 0..=c {
            for b in 0..=b {
                if b + c + d > 0 {
                    put([0, b, c, d], a + 1);
                }
            }
        }
    }
}

/// The number of ways to pick tiles from a hand, none among them.
fn handfuls(hand: &Tiles) -> u32 {
    let [a, b, c, d] = *hand;
    (u32::from(a) + 1) * (u32::from(b) + 1) * (u32::from(c) + 1) * (u32::from(d) + 1)
}

/// The `nth` way to pick tiles from a hand; the 0th picks none.
fn nth_handful(hand: &Tiles, nth: u32) -> Option<Handful> {
    let mut rest = nth;
    let picked = hand.map(|count| {
        let base = u32::from(count) + 1;
        let digit = rest % base;
        rest /= base;
        digit as u8
    });
    Handful::of(&picked)
}

/// Uniform over all actions of a free choice, without a list.
///
/// Draws from everything that could be legal but for the kingdoms, and again if the kingdoms forbid what was drawn:
/// that leaves every legal action equally likely.
fn random_act<R: Rng + ?Sized>(state: &State, rng: &mut R) -> Action {
    let choice = FreeChoice::new(state);
    loop {
        if let Some(action) = choice.nth(rng.random_range(0..choice.total())) {
            return action;
        }
    }
}

/// What the active player could do but for the kingdoms, in parts that are counted.
struct FreeChoice<'a> {
    state: &'a State,
    /// The squares for a tile of each colour.
    tiles: [u32; COLOURS],
    /// Where any leader could go, and how many squares these are.
    beside_temples: SquareSet,
    each_leader: u32,
    /// Where the parts end: tiles, leaders, catastrophes, swaps, withdrawals. Passing comes last.
    ends: [u32; 5],
}

impl<'a> FreeChoice<'a> {
    fn new(state: &'a State) -> Self {
        let open = &state.open;
        let seat = open.active;
        let hand = &state.secrets[seat.index()].hand;
        let beside_temples = leader::candidates(open);
        let each_leader = beside_temples.len();
        let tiles = Colour::ALL.map(|colour| match colour {
            _ if hand[colour.index()] == 0 => 0,
            Colour::Blue => open.empty.river(),
            _ => open.empty.land(),
        });
        let catastrophes = if open.catastrophes[seat.index()] > 0 { SQUARES as u32 } else { 0 };
        let parts = [
            tiles[0] + tiles[1] + tiles[2] + tiles[3],
            COLOURS as u32 * each_leader,
            catastrophes,
            handfuls(hand) - 1,
            COLOURS as u32,
        ];
        let mut sum = 0;
        let ends = parts.map(|part| {
            sum += part;
            sum
        });
        Self { state, tiles, beside_temples, each_leader, ends }
    }

    fn total(&self) -> u32 {
        let passing = 1;
        self.ends[4] + passing
    }

    /// The action that `nth` others precede, unless the kingdoms forbid it.
    // Inlined into a loop, it would prepare every kind of action before the draw says which.
    #[inline(never)]
    fn nth(&self, nth: u32) -> Option<Action> {
        let open = &self.state.open;
        let seat = open.active;
        let [tiles, leaders, catastrophes, swaps, withdrawals] = self.ends;
        if nth < tiles {
            let (colour, nth) = pick(&self.tiles, nth);
            let square = (open.empty() & tile::ground(open, colour)).nth(nth)?;
            (!tile::joins_three(open, square)).then_some(Action::Tile { colour, square })
        } else if nth < leaders {
            let nth = nth - tiles;
            let leader = Leader::new(Colour::ALL[(nth / self.each_leader) as usize], seat);
            let square = self.beside_temples.nth(nth % self.each_leader)?;
            (!leader::connects(open, leader, square)).then_some(Action::Leader { leader, square })
        } else if nth < catastrophes {
            let square = Square::at((nth - leaders) as usize)?;
            catastrophe::targets(open).contains(square).then_some(Action::Catastrophe { square })
        } else if nth < swaps {
            let hand = &self.state.secrets[seat.index()].hand;
            nth_handful(hand, nth - catastrophes + 1).map(|tiles| Action::Swap { tiles })
        } else if nth < withdrawals {
            let leader = Leader::new(Colour::at((nth - swaps) as usize)?, seat);
            open.place_of(leader).map(|_| Action::Withdraw { leader })
        } else {
            Some(Action::Pass)
        }
    }
}

/// The colour that the `nth` of all belongs to, and its place there; there must be more than `nth`.
///
/// Nothing here depends on a branch, since which colour it is could not be foreseen.
#[inline]
fn pick(counts: &[u32; COLOURS], nth: u32) -> (Colour, u32) {
    let [red, blue, green, _] = *counts;
    let starts = [0, red, red + blue, red + blue + green];
    let colour = starts[1..].iter().fold(0, |colour, &start| colour + usize::from(nth >= start));
    (Colour::ALL[colour], nth - starts[colour])
}

/// A tile from the bag, each as likely as any other.
fn random_tile<R: Rng + ?Sized>(bag: &Tiles, rng: &mut R) -> Option<Colour> {
    let total = u32::from(total(bag));
    if total == 0 { None } else { Some(pick(&bag.map(u32::from), rng.random_range(0..total)).0) }
}

/// The refusal of an action that is not what is asked now (TNE-X1, TNE-C2.4, TNE-C7.9).
fn out_of_order(open: &Open, action: Action) -> Illegal {
    let actor = open.actor();
    let asked = match open.phase {
        Phase::Over => "the game is over".to_owned(),
        Phase::Act => format!("{actor} takes an action now: leader, withdraw, tile, cat, swap or pass"),
        Phase::Support => format!("{actor} adds support now: `support {actor} NUMBER`"),
        Phase::Choose => format!("{actor} chooses the next war now: `choose COLOUR`"),
        Phase::Building => {
            format!("{actor} decides about a building now: `building SQUARE` or `building no`")
        }
        Phase::Monument => {
            format!("{actor} decides about a monument now: `monument COLOURS SQUARE` or `monument no`")
        }
        Phase::Take => format!("{actor} takes a treasure now: `take SQUARE`"),
        Phase::WonderPoint => format!("{actor} takes the wonder's point now: `wonderpoint COLOUR`"),
        Phase::Deal | Phase::Swap | Phase::Refill => "chance draws a tile now: `draw TILE`".to_owned(),
        Phase::Start => "chance draws the start player now: `start SEAT`".to_owned(),
    };
    let fighting = matches!(open.phase, Phase::Support | Phase::Choose);
    let ruling = match action {
        Action::Withdraw { .. } if fighting => rulings::C7_9,
        Action::Leader { .. }
        | Action::Tile { .. }
        | Action::Catastrophe { .. }
        | Action::Swap { .. }
        | Action::Pass
            if open.actor().seat() == Some(open.active) =>
        {
            rulings::C2_4
        }
        _ => rulings::X1,
    };
    Illegal::new(ruling, format!("`{action}` is not possible; {asked}"))
}
