//! Tigris & Euphrates as a [`Game`].

use rand::{Rng, RngExt};
use shinar_core::{
    ActionError, Actor, Event, Game, GameInfo, Illegal, Listener, Observer, ParseError, Pen, PerSeat, Seat,
    SetupError, play::draw_from,
};

use crate::{
    action::Action,
    cover, draw,
    event::What,
    notation,
    options::Options,
    outlook::{self, Outlook},
    pieces::{COLOURS, Colour, Handful, Leader, Tiles},
    rules::{building, catastrophe, conflict, end, leader, monument, realm, tile, treasure, turn},
    rulings,
    setup::Setup,
    squares::SquareSet,
    state::{Open, Phase, State},
    view::{self, View},
    words,
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
        secretive: true,
        rules_version: 1,
        // TNE-D04: the rules set no bound, since players may pass for ever; this is the technical cap of self-play. A
        // random game takes about 350 actions, and of 600,000 none took more than 553, so that none met the cap.
        max_actions: 1000,
        rulebook: rulings::BOOK,
        ends: cover::ENDS,
    };

    const ACTIONS: usize = Action::COUNT;

    fn new_game(players: u8, options: &Options) -> Result<State, SetupError> {
        Self::INFO.check_players(players).map_err(|error| error.by(rulings::D03))?;
        Ok(State::new(players, *options))
    }

    fn from_setup(setup: &Setup) -> Result<State, SetupError> {
        setup.to_state()
    }

    fn to_setup(state: &State) -> Setup {
        Setup::of(state)
    }

    fn parse_setup(text: &str) -> Result<Setup, ParseError> {
        notation::parse_setup(text)
    }

    fn setup_text(setup: &Setup) -> String {
        notation::setup_text(setup)
    }

    fn players(state: &State) -> u8 {
        state.open.players
    }

    fn options(state: &State) -> Options {
        state.open.options
    }

    fn actor(state: &State) -> Actor {
        state.open.actor()
    }

    fn active(state: &State) -> Option<Seat> {
        (state.open.then != Phase::Start).then_some(state.open.active)
    }

    fn legal_actions(state: &State, buffer: &mut Vec<Action>) {
        buffer.clear();
        let open = &state.open;
        match open.phase {
            Phase::Act => list_actions(state, buffer),
            Phase::Support => {
                if let Some(seat) = open.supporter() {
                    let offers = conflict::offers(open, &state.secrets[seat.index()].hand);
                    let counts = (0..8).filter(|count| offers >> count & 1 == 1);
                    buffer.extend(counts.map(|count| Action::Support { seat, count }));
                }
            }
            Phase::Choose => {
                buffer.extend(realm::colours(conflict::wars(open)).map(|colour| Action::Choose { colour }));
            }
            Phase::Building => {
                buffer.extend(building::targets(open).into_iter().map(|square| Action::Building { square }));
                buffer.push(Action::NoBuilding);
            }
            Phase::Monument => {
                for corner in monument::corners(open) {
                    buffer.extend(
                        monument::monuments(open).map(|m| Action::Monument { monument: m, square: corner }),
                    );
                }
                buffer.extend(monument::centres(open).into_iter().map(|square| Action::Wonder { square }));
                buffer.push(Action::NoMonument);
            }
            Phase::Take => {
                buffer.extend(treasure::choices(open).into_iter().map(|square| Action::Take { square }));
            }
            Phase::WonderPoint => buffer.extend(Colour::ALL.map(|colour| Action::WonderPoint { colour })),
            Phase::Deal | Phase::Swap | Phase::Refill => {
                let inside = Colour::ALL.into_iter().filter(|colour| state.bag[colour.index()] > 0);
                buffer.extend(inside.map(|colour| Action::Draw { colour }));
            }
            Phase::Start => buffer.extend(Seat::all(open.players).map(|seat| Action::Start { seat })),
            Phase::Over => {}
        }
    }

    fn random_action<R: Rng + ?Sized>(state: &State, rng: &mut R) -> Option<Action> {
        let open = &state.open;
        match open.phase {
            Phase::Act => Some(random_act(state, rng)),
            Phase::Deal | Phase::Swap | Phase::Refill => {
                draw_from(&state.bag, rng).map(|colour| Action::Draw { colour: Colour::ALL[colour] })
            }
            Phase::Support => {
                let seat = open.supporter()?;
                let offers = conflict::offers(open, &state.secrets[seat.index()].hand);
                random_bit(offers, rng).map(|count| Action::Support { seat, count })
            }
            Phase::Choose => {
                let colour = random_bit(conflict::wars(open), rng)?;
                Colour::ALL.get(colour as usize).copied().map(|colour| Action::Choose { colour })
            }
            Phase::Building => {
                let targets = building::targets(open);
                let nth = rng.random_range(0..=targets.len());
                Some(targets.nth(nth).map_or(Action::NoBuilding, |square| Action::Building { square }))
            }
            Phase::Monument => {
                let monuments = monument::monuments(open);
                let sites = monument::corners(open);
                let built = sites.flat_map(|c| {
                    monuments.clone().map(move |m| Action::Monument { monument: m, square: c })
                });
                let wonders = monument::centres(open).into_iter().map(|square| Action::Wonder { square });
                let all = built.chain(wonders).chain([Action::NoMonument]);
                // At most four squares, three monuments and five pluses: counting first is cheap.
                let mut all = all.collect::<Choices>();
                all.take(rng)
            }
            Phase::Take => random_square(treasure::choices(open), rng).map(|square| Action::Take { square }),
            Phase::WonderPoint => Some(Action::WonderPoint { colour: Colour::ALL[rng.random_range(0..4)] }),
            Phase::Start => Some(Action::Start { seat: Seat(rng.random_range(0..open.players)) }),
            Phase::Over => None,
        }
    }

    fn chance_weight(state: &State, action: Action) -> u32 {
        match (state.open.phase, action) {
            (Phase::Deal | Phase::Swap | Phase::Refill, Action::Draw { colour }) => {
                state.bag[colour.index()].into()
            }
            (Phase::Start, Action::Start { seat }) => u32::from(seat.0 < state.open.players),
            _ => 0,
        }
    }

    fn check(state: &State, action: Action) -> Result<(), Illegal> {
        let open = &state.open;
        match (open.phase, action) {
            (Phase::Act, Action::Leader { leader, square }) => leader::check(open, leader, square),
            (Phase::Act, Action::Withdraw { leader }) => leader::check_withdraw(open, leader),
            (Phase::Act, Action::Tile { colour, square }) => tile::check(state, colour, square),
            (Phase::Act, Action::Catastrophe { square }) => catastrophe::check(open, square),
            (Phase::Act, Action::Swap { tiles: handful }) => turn::check_swap(state, handful),
            (Phase::Support, Action::Support { seat, count }) => conflict::check_support(state, seat, count),
            (Phase::Choose, Action::Choose { colour }) => {
                if conflict::wars(open) >> colour.index() & 1 == 1 {
                    return Ok(());
                }
                let wars: Vec<_> = realm::colours(conflict::wars(open)).map(Colour::name).collect();
                let message = format!("there is no {colour} war; choose {}", wars.join(" or "));
                Err(Illegal::new(rulings::C8_2, message))
            }
            (Phase::Building, Action::Building { square }) => building::check(open, square),
            (Phase::Monument, Action::Monument { monument, square }) => {
                monument::check(open, monument, square)
            }
            (Phase::Monument, Action::Wonder { square }) => monument::check_wonder(open, square),
            (Phase::Take, Action::Take { square }) => treasure::check(open, square),
            (Phase::Act, Action::Pass)
            | (Phase::Building, Action::NoBuilding)
            | (Phase::Monument, Action::NoMonument)
            | (Phase::WonderPoint, Action::WonderPoint { .. }) => Ok(()),
            _ if Self::chance_weight(state, action) > 0 => Ok(()),
            _ => Err(out_of_order(open, action)),
        }
    }

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

    fn action_index(action: Action) -> usize {
        action.index()
    }

    fn action_at(index: usize) -> Option<Action> {
        Action::at(index)
    }

    fn parse_action(state: &State, text: &str) -> Result<Action, ActionError> {
        notation::parse_action(&state.open, text)
    }

    fn view(state: &State, observer: Observer) -> View {
        View::new(state, observer)
    }

    fn determinize<R: Rng + ?Sized>(view: &View, rng: &mut R) -> State {
        view.determinize(rng)
    }

    fn redeal<R: Rng + ?Sized>(state: &State, observer: Observer, rng: &mut R) -> State {
        view::redeal(state, observer, rng)
    }

    fn event_for(event: &Event<What>, observer: Observer) -> Option<Event<What>> {
        Some(view::event_for(event, observer))
    }

    fn outlook(view: &View, action: Action) -> Option<Outlook> {
        outlook::outlook(view, action)
    }

    fn scores(state: &State) -> PerSeat<i32> {
        end::scores(&state.open)
    }

    fn tally(state: &State) -> PerSeat<i32> {
        end::gained(&state.open)
    }

    fn ranking(state: &State) -> PerSeat<u8> {
        end::ranking(&state.open)
    }

    fn end_reason(state: &State) -> Option<&'static str> {
        state.open.end.map(crate::state::End::name)
    }

    fn ledger(state: &State) -> Vec<(&'static str, u32)> {
        state.ledger()
    }

    fn draw(view: &View, pen: &mut Pen) {
        draw::draw(view, pen);
    }

    fn prompt(view: &View) -> String {
        words::prompt(view)
    }

    fn describe(event: &Event<What>) -> String {
        words::describe(event)
    }
}

/// Every action of a free choice (TNE-C2.3).
fn list_actions(state: &State, buffer: &mut Vec<Action>) {
    let open = &state.open;
    let seat = open.active;
    let hand = &state.secrets[seat.index()].hand;
    let leaders = Colour::ALL.map(|colour| Leader::new(colour, seat));
    for leader in leaders {
        buffer.extend(
            leader::targets(open, leader).into_iter().map(|to| Action::Leader { leader, square: to }),
        );
    }
    buffer.extend(
        leaders.into_iter().filter(|l| open.place_of(*l).is_some()).map(|leader| Action::Withdraw { leader }),
    );
    let free = open.empty().minus(tile::barred(open));
    for colour in Colour::ALL.into_iter().filter(|colour| hand[colour.index()] > 0) {
        let targets = free & tile::ground(open, colour);
        buffer.extend(targets.into_iter().map(|square| Action::Tile { colour, square }));
    }
    buffer.extend(catastrophe::targets(open).into_iter().map(|square| Action::Catastrophe { square }));
    buffer.extend(
        (1..handfuls(hand)).filter_map(|nth| nth_handful(hand, nth)).map(|tiles| Action::Swap { tiles }),
    );
    buffer.push(Action::Pass);
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
    let open = &state.open;
    let seat = open.active;
    let hand = &state.secrets[seat.index()].hand;
    let empty = open.empty();
    let printed = open.printed();
    let (land, river) = (empty & printed.land, empty & printed.river);
    let beside_temples = open.tiles_of(Colour::Red).neighbours() & land;
    let catastrophes = catastrophe::targets(open);
    let (on_land, in_river, each_leader) = (land.len(), river.len(), beside_temples.len());
    let mut tiles = [on_land, in_river, on_land, on_land];
    let mut on_board = [0; COLOURS];
    for colour in Colour::ALL {
        if hand[colour.index()] == 0 {
            tiles[colour.index()] = 0;
        }
        on_board[colour.index()] = u32::from(open.place_of(Leader::new(colour, seat)).is_some());
    }
    let parts = [
        tiles[0] + tiles[1] + tiles[2] + tiles[3],
        COLOURS as u32 * each_leader,
        catastrophes.len(),
        handfuls(hand) - 1,
        on_board[0] + on_board[1] + on_board[2] + on_board[3],
        1,
    ];
    let total = parts[0] + parts[1] + parts[2] + parts[3] + parts[4] + parts[5];
    loop {
        let mut nth = rng.random_range(0..total);
        let mut part = 0;
        while let Some(count) = parts.get(part).filter(|&&count| nth >= count) {
            nth -= count;
            part += 1;
        }
        match part {
            0 => {
                let Some((colour, nth)) = pick(&tiles, nth) else { continue };
                let ground = if colour == Colour::Blue.index() { river } else { land };
                let Some(square) = ground.nth(nth) else { continue };
                if !tile::joins_three(open, square) {
                    return Action::Tile { colour: Colour::ALL[colour], square };
                }
            }
            1 => {
                let Some(square) = beside_temples.nth(nth % each_leader.max(1)) else { continue };
                let leader = Leader::new(Colour::ALL[(nth / each_leader.max(1)) as usize % COLOURS], seat);
                if !leader::connects(open, leader, square) {
                    return Action::Leader { leader, square };
                }
            }
            2 => {
                if let Some(square) = catastrophes.nth(nth) {
                    return Action::Catastrophe { square };
                }
            }
            3 => {
                if let Some(handful) = nth_handful(hand, nth + 1) {
                    return Action::Swap { tiles: handful };
                }
            }
            4 => {
                if let Some((leader, _)) = pick(&on_board, nth) {
                    return Action::Withdraw { leader: Leader::new(Colour::ALL[leader], seat) };
                }
            }
            _ => return Action::Pass,
        }
    }
}

/// The part that the `nth` of all lies in, and its place there.
fn pick(parts: &[u32; 4], mut nth: u32) -> Option<(usize, u32)> {
    for (at, &count) in parts.iter().enumerate() {
        match nth.checked_sub(count) {
            None => return Some((at, nth)),
            Some(rest) => nth = rest,
        }
    }
    None
}

/// A few actions to choose from, without a heap.
struct Choices {
    actions: [Action; 32],
    count: usize,
}

impl FromIterator<Action> for Choices {
    fn from_iter<I: IntoIterator<Item = Action>>(iter: I) -> Self {
        let mut choices = Self { actions: [Action::Pass; 32], count: 0 };
        for (slot, action) in choices.actions.iter_mut().zip(iter) {
            *slot = action;
            choices.count += 1;
        }
        choices
    }
}

impl Choices {
    fn take<R: Rng + ?Sized>(&mut self, rng: &mut R) -> Option<Action> {
        if self.count == 0 { None } else { self.actions.get(rng.random_range(0..self.count)).copied() }
    }
}

fn random_square<R: Rng + ?Sized>(set: SquareSet, rng: &mut R) -> Option<crate::board::Square> {
    if set.is_empty() { None } else { set.nth(rng.random_range(0..set.len())) }
}

/// The number of a random bit among those that are set.
fn random_bit<R: Rng + ?Sized>(set: u8, rng: &mut R) -> Option<u8> {
    let count = set.count_ones();
    if count == 0 {
        return None;
    }
    let nth = rng.random_range(0..count) as usize;
    (0..8).filter(|bit| set >> bit & 1 == 1).nth(nth)
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
