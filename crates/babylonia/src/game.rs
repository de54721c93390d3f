//! Babylonia as a [`Game`].

use rand::{Rng, RngExt};
use shinar_core::{
    ActionError, Actor, Event, Game, GameInfo, Illegal, Listener, Observer, ParseError, Pen, PerSeat, Seat,
    SetupError, play::draw_from,
};

use crate::{
    action::Action,
    board::Site,
    cover, draw,
    event::{End, What},
    notation,
    options::Options,
    outlook::Outlook,
    pieces::{CARDS_IN_PLAY, Card, KINDS, Kind, TILES, Tile},
    rules::{
        end,
        place::{self, Targets},
        resolve, turn,
    },
    rulings,
    setup::{Setup, build},
    state::{Phase, State},
    view::{self, View},
    words,
};

/// The game's name as a type.
#[derive(Clone, Copy, Debug)]
pub struct Babylonia;

impl Game for Babylonia {
    type Options = Options;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = What;
    type View = View;
    type Outlook = Outlook;

    const INFO: GameInfo = GameInfo {
        id: "babylonia",
        title: cover::TITLE,
        credit: "Reiner Knizia, 2019",
        min_players: 2,
        max_players: 4,
        secretive: true,
        rules_version: 1,
        // 2 cards boxed, 32 tiles laid, 120 tokens drawn and placed, at most 120 turns with a finish and a decision
        // on the extra turn each, 24 sites resolved, 5 cards taken, 1 lot.
        max_actions: 2 + 32 + 120 + 120 + 120 + 120 + 24 + 5 + 1,
        rulebook: rulings::BOOK,
        ends: cover::ENDS,
    };

    const ACTIONS: usize = Action::COUNT;

    fn new_game(players: u8, options: &Options) -> Result<State, SetupError> {
        Self::INFO.check_players(players)?;
        Ok(State::new(players, *options))
    }

    fn from_setup(setup: &Setup) -> Result<State, SetupError> {
        build::state(setup)
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
            Phase::Place => {
                let targets = Targets::new(open, &state.secrets[open.active.index()]);
                for kind in Kind::ALL.into_iter().filter(|kind| targets.kinds & kind.bit() != 0) {
                    let hexes = targets.free.into_iter().chain(targets.fields(kind).map(Site::hex));
                    buffer.extend(hexes.map(|hex| Action::Place { kind, hex }));
                }
                if place::may_finish(open) {
                    buffer.push(Action::Finish);
                }
            }
            Phase::Resolve => buffer.extend(open.pending.map(|site| Action::Resolve { site })),
            Phase::Card => buffer.extend(cards(open.cards).map(|card| Action::Take { card })),
            Phase::Extra => buffer.extend([false, true].map(|yes| Action::Extra { yes })),
            Phase::Box => buffer.extend(cards(open.cards).map(|card| Action::Box { card })),
            Phase::Start => buffer.extend(Seat::all(open.players).map(|seat| Action::Start { seat })),
            Phase::Layout => {
                let tiles = Tile::all().filter(|tile| open.stack[tile.index()] > 0);
                buffer.extend(tiles.map(|tile| Action::Lay { tile }));
            }
            Phase::Deal | Phase::Refill => {
                if let Some(seat) = open.drawing() {
                    let pool = &state.secrets[seat.index()].pool;
                    let kinds = Kind::ALL.into_iter().filter(|kind| pool[kind.index()] > 0);
                    buffer.extend(kinds.map(|kind| Action::Draw { kind }));
                }
            }
            Phase::Over => {}
        }
    }

    fn random_action<R: Rng + ?Sized>(state: &State, rng: &mut R) -> Option<Action> {
        let open = &state.open;
        match open.phase {
            Phase::Place => random_placement(state, rng),
            Phase::Deal | Phase::Refill => {
                let pool = &state.secrets[open.drawing()?.index()].pool;
                Some(Action::Draw { kind: Kind::ALL[draw_from(pool, rng)?] })
            }
            Phase::Layout => Some(Action::Lay { tile: Tile::at(draw_from::<TILES, R>(&open.stack, rng)?) }),
            Phase::Resolve => {
                let nth = rng.random_range(0..open.pending.len()) as usize;
                { open.pending }.nth(nth).map(|site| Action::Resolve { site })
            }
            Phase::Card => random_card(open.cards, rng).map(|card| Action::Take { card }),
            Phase::Box => random_card(open.cards, rng).map(|card| Action::Box { card }),
            Phase::Extra => Some(Action::Extra { yes: rng.random_range(0..2u32) == 1 }),
            Phase::Start => Some(Action::Start { seat: Seat(rng.random_range(0..open.players)) }),
            Phase::Over => None,
        }
    }

    fn chance_weight(state: &State, action: Action) -> u32 {
        let open = &state.open;
        match (open.phase, action) {
            (Phase::Box, Action::Box { card }) => u32::from(open.cards >> card.index() & 1),
            (Phase::Layout, Action::Lay { tile }) => open.stack[tile.index()].into(),
            (Phase::Deal | Phase::Refill, Action::Draw { kind }) => {
                open.drawing().map_or(0, |seat| state.secrets[seat.index()].pool[kind.index()].into())
            }
            (Phase::Start, Action::Start { seat }) => u32::from(seat.0 < open.players),
            _ => 0,
        }
    }

    fn check(state: &State, action: Action) -> Result<(), Illegal> {
        let open = &state.open;
        match (open.phase, action) {
            (Phase::Place, Action::Place { kind, hex }) => place::check(state, kind, hex),
            (Phase::Place, Action::Finish) => place::check_finish(open),
            (Phase::Resolve, Action::Resolve { site }) if !open.pending.contains(site) => {
                let sites: Vec<_> = open.pending.map(|site| site.to_string()).collect();
                let message = format!("{site} is not waiting to be resolved; choose {}", sites.join(" or "));
                Err(Illegal::new(rulings::C2, message))
            }
            (Phase::Card, Action::Take { card }) if open.cards >> card.index() & 1 == 0 => {
                let open: Vec<_> = cards(open.cards).map(|card| card.to_string()).collect();
                let message = format!("card {card} does not lie open; choose {}", open.join(", "));
                Err(Illegal::new(rulings::R16, message))
            }
            (Phase::Resolve, Action::Resolve { .. })
            | (Phase::Card, Action::Take { .. })
            | (Phase::Extra, Action::Extra { .. }) => Ok(()),
            _ if Self::chance_weight(state, action) > 0 => Ok(()),
            _ => Err(out_of_order(state, action)),
        }
    }

    fn apply_unchecked<L: Listener<What>>(state: &mut State, action: Action, listener: &mut L) {
        match action {
            Action::Place { kind, hex } => {
                if !place::place(state, kind, hex, listener) {
                    turn::after_placing(&mut state.open, listener);
                }
            }
            Action::Finish => turn::after_placing(&mut state.open, listener),
            Action::Draw { kind } => turn::draw(state, kind, listener),
            Action::Resolve { site } => {
                if resolve::resolve(&mut state.open, site, listener) {
                    turn::after_placing(&mut state.open, listener);
                }
            }
            Action::Take { card } => {
                resolve::take_card(&mut state.open, card, listener);
                turn::after_placing(&mut state.open, listener);
            }
            Action::Extra { yes } => turn::extra(&mut state.open, yes, listener),
            Action::Lay { tile } => turn::lay_tile(&mut state.open, tile, listener),
            Action::Box { card } => turn::box_card(&mut state.open, card, listener),
            Action::Start { seat } => turn::start(&mut state.open, seat, listener),
        }
    }

    fn action_index(action: Action) -> usize {
        action.index()
    }

    fn action_at(index: usize) -> Option<Action> {
        Action::at(index)
    }

    fn parse_action(_: &State, text: &str) -> Result<Action, ActionError> {
        Ok(notation::parse_action(text)?)
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
        Outlook::of(view, action)
    }

    fn scores(state: &State) -> PerSeat<i32> {
        end::scores(&state.open)
    }

    fn ranking(state: &State) -> PerSeat<u8> {
        end::ranking(&state.open)
    }

    fn end_reason(state: &State) -> Option<&'static str> {
        end::reason(&state.open).map(End::name)
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

/// The cards of a set, one bit each.
pub(crate) fn cards(set: u16) -> impl Iterator<Item = Card> {
    Card::all().filter(move |card| set >> card.index() & 1 == 1)
}

fn random_card<R: Rng + ?Sized>(set: u16, rng: &mut R) -> Option<Card> {
    let count = set.count_ones();
    if count == 0 { None } else { cards(set).nth(rng.random_range(0..count) as usize) }
}

/// Uniform over all placements and finishing, without a list.
fn random_placement<R: Rng + ?Sized>(state: &State, rng: &mut R) -> Option<Action> {
    let open = &state.open;
    let targets = Targets::new(open, &state.secrets[open.active.index()]);
    let free = targets.free.len();
    let mut placements = 0;
    let mut counts = [0; KINDS];
    for kind in Kind::ALL {
        if targets.kinds & kind.bit() != 0 {
            counts[kind.index()] = free + targets.fields(kind).len();
            placements += counts[kind.index()];
        }
    }
    let total = placements + u32::from(place::may_finish(open));
    if total == 0 {
        return None;
    }
    let mut nth = rng.random_range(0..total);
    for kind in Kind::ALL {
        match nth.checked_sub(counts[kind.index()]) {
            Some(rest) => nth = rest,
            None => {
                let hex = match nth.checked_sub(free) {
                    None => targets.free.nth(nth),
                    Some(rest) => targets.fields(kind).nth(rest as usize).map(Site::hex),
                };
                return hex.map(|hex| Action::Place { kind, hex });
            }
        }
    }
    Some(Action::Finish)
}

/// The refusal of an action that is not what is asked now.
fn out_of_order(state: &State, action: Action) -> Illegal {
    let open = &state.open;
    let asked = match open.phase {
        Phase::Over => "the game is over".to_owned(),
        Phase::Place => format!("{} plays tokens now: `place KIND HEX` or `finish`", open.active),
        Phase::Resolve => format!("{} chooses what to resolve now: `resolve HEX`", open.active),
        Phase::Card => format!("{} chooses a card now: `take CARD`", open.chooser),
        Phase::Extra => {
            format!("{} decides about the extra turn now: `extra yes` or `extra no`", open.active)
        }
        Phase::Box => format!("chance boxes a card now, down to {CARDS_IN_PLAY}: `box CARD`"),
        Phase::Layout => "chance lays out a tile now: `lay TILE`".to_owned(),
        Phase::Deal | Phase::Refill => "chance draws a token now: `draw KIND`".to_owned(),
        Phase::Start => "chance draws the start player now: `start SEAT`".to_owned(),
    };
    Illegal::new(rulings::X2, format!("`{action}` is not possible; {asked}"))
}
