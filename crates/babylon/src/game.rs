//! Babylon as a [`Game`].

use arrayvec::ArrayVec;
use rand::{Rng, RngExt};
use shinar_core::{
    ActionError, Actor, Event, Game, GameInfo, Illegal, Listener, Observer, ParseError, Pen, PerSeat, Seat,
    SetupError,
};

use crate::{
    action::{Action, Place, Source},
    board::Stack,
    cover, draw,
    event::What,
    notation,
    options::Options,
    outlook::{self, Outlook},
    pieces::{Flower, Tile, Token, tiles},
    rules::{
        decorate,
        place::{self, Sites},
        quarry, score, turn,
    },
    rulings,
    setup::{self, Setup},
    state::{End, Phase, State, Step},
    view::View,
    words,
};

/// The game's name as a type.
#[derive(Clone, Copy, Debug)]
pub struct Babylon;

/// No more decorations, changes and ways to close the turn can be open at once: two tiles have 8 spaces, each part
/// of at most four decorations or four changes, and there are three ways.
const MOST_EXTRAS: usize = 8 * 4 + 8 * 4 + 3;

impl Game for Babylon {
    type Options = Options;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = What;
    type View = View;
    type Outlook = Outlook;

    const INFO: GameInfo = GameInfo {
        id: "babylon",
        title: cover::TITLE,
        credit: "Olivier Grégoire, 2024",
        min_players: 2,
        max_players: 4,
        secretive: false,
        rules_version: 1,
        // With 4 players: 4 boards, 48 tiles turned up, 1 lot, 10 round tokens; in each of 44 turns mining, a change, a
        // discard and a close; 48 tiles placed with at most 4 decorations on the spaces of each. With fewer, less.
        max_actions: 4 + 48 + 1 + 10 + 44 * 4 + 48 * 5,
        rulebook: rulings::BOOK,
        ends: cover::ENDS,
    };

    const ACTIONS: usize = Action::COUNT;

    fn new_game(players: u8, options: &Options) -> Result<State, SetupError> {
        Self::INFO.check_players(players)?;
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
        state.players
    }

    fn options(state: &State) -> Options {
        state.options
    }

    fn actor(state: &State) -> Actor {
        state.actor()
    }

    fn active(state: &State) -> Option<Seat> {
        state.on_turn()
    }

    fn legal_actions(state: &State, buffer: &mut Vec<Action>) {
        buffer.clear();
        match state.step() {
            Step::Board(_) => {
                let free = turn::free_boards(state);
                let flowers = Flower::ALL.into_iter().filter(|flower| free >> flower.index() & 1 == 1);
                buffer.extend(flowers.map(|flower| Action::Board { flower }));
            }
            Step::Reveal(_, material) => {
                buffer.extend(tiles(state.unseen & material.tiles()).map(|tile| Action::Reveal { tile }));
            }
            Step::Start => buffer.extend(Seat::all(state.players).map(|seat| Action::Start { seat })),
            Step::Token => {
                let unseen = Token::ALL.into_iter().filter(|token| state.tokens[token.index()] > 0);
                buffer.extend(unseen.map(|token| Action::Token { token }));
            }
            Step::Decide(phase @ (Phase::Remove | Phase::Mine)) => {
                let choices = quarry::choices(state);
                let stacks = Stack::all().filter(|stack| choices >> stack.index() & 1 == 1);
                buffer.extend(stacks.map(|stack| dig(phase, stack)));
            }
            Step::Decide(Phase::Build) => {
                let sources = sources(state);
                if !sources.is_empty() {
                    let sites = Sites::new(state);
                    for (source, rotations) in sources {
                        for rotation in 0..rotations {
                            buffer.extend(sites.iter().map(|(anchor, level, lookout)| {
                                Action::Place(Place { source, anchor, rotation, level, lookout })
                            }));
                        }
                    }
                }
                each_extra(state, |action| buffer.push(action));
            }
            Step::Decide(Phase::Store) => {
                buffer.extend([Action::Store, Action::Discard { source: Source::Mined }]);
            }
            Step::Decide(Phase::Over) => {}
        }
    }

    fn random_action<R: Rng + ?Sized>(state: &State, rng: &mut R) -> Option<Action> {
        match state.step() {
            Step::Board(_) => {
                let flower = nth_bit(turn::free_boards(state).into(), rng)?;
                Flower::ALL.get(flower as usize).copied().map(|flower| Action::Board { flower })
            }
            Step::Reveal(_, material) => {
                let tile = nth_bit(state.unseen & material.tiles(), rng)?;
                Tile::number(tile as usize).map(|tile| Action::Reveal { tile })
            }
            Step::Start => Some(Action::Start { seat: Seat(rng.random_range(0..state.players)) }),
            Step::Token => {
                let total: u32 = state.tokens.iter().map(|&count| u32::from(count)).sum();
                let mut nth = rng.random_range(0..total.max(1));
                let token = Token::ALL.into_iter().find(|token| {
                    let count = u32::from(state.tokens[token.index()]);
                    let found = nth < count;
                    nth = nth.wrapping_sub(count);
                    found
                });
                token.map(|token| Action::Token { token })
            }
            Step::Decide(phase @ (Phase::Remove | Phase::Mine)) => {
                let stack = nth_bit(quarry::choices(state).into(), rng)?;
                Some(dig(phase, Stack::number(stack as usize)))
            }
            Step::Decide(Phase::Build) => random_building(state, rng),
            Step::Decide(Phase::Store) => Some(if rng.random_range(0..2u32) == 0 {
                Action::Store
            } else {
                Action::Discard { source: Source::Mined }
            }),
            Step::Decide(Phase::Over) => None,
        }
    }

    fn chance_weight(state: &State, action: Action) -> u32 {
        match (state.step(), action) {
            (Step::Board(_), Action::Board { flower }) => {
                u32::from(turn::free_boards(state) >> flower.index() & 1)
            }
            (Step::Reveal(_, material), Action::Reveal { tile }) => {
                u32::from(state.unseen & material.tiles() & tile.bit() != 0)
            }
            (Step::Start, Action::Start { seat }) => u32::from(seat.0 < state.players),
            (Step::Token, Action::Token { token }) => state.tokens[token.index()].into(),
            _ => 0,
        }
    }

    fn check(state: &State, action: Action) -> Result<(), Illegal> {
        match (state.step(), action) {
            (Step::Decide(Phase::Remove), Action::Remove { stack }) => quarry::check_remove(state, stack),
            (Step::Decide(Phase::Mine), Action::Mine { stack }) => quarry::check_mine(state, stack),
            (Step::Decide(Phase::Build), Action::Place(place)) => place::check(state, place),
            (Step::Decide(Phase::Build), Action::Join(join)) => decorate::check_join(state, join),
            (Step::Decide(Phase::Build), Action::Statue { cell }) => decorate::check_statue(state, cell),
            (Step::Decide(Phase::Build), Action::Change { cell, symbol }) => {
                decorate::check_change(state, cell, symbol)
            }
            (Step::Decide(Phase::Build), Action::End) => turn::check_end(state),
            (Step::Decide(Phase::Build | Phase::Store), Action::Store) => turn::check_store(state),
            (Step::Decide(Phase::Build | Phase::Store), Action::Discard { source }) => {
                turn::check_discard(state, source)
            }
            _ if Self::chance_weight(state, action) > 0 => Ok(()),
            _ => Err(out_of_order(state, action)),
        }
    }

    fn apply_unchecked<L: Listener<What>>(state: &mut State, action: Action, listener: &mut L) {
        match action {
            Action::Board { flower } => turn::board(state, flower, listener),
            Action::Reveal { tile } => quarry::reveal(state, tile, listener),
            Action::Start { seat } => turn::start(state, seat, listener),
            Action::Token { token } => turn::token(state, token, listener),
            Action::Remove { stack } => quarry::remove(state, stack, listener),
            Action::Mine { stack } => quarry::mine(state, stack, listener),
            Action::Place(_) | Action::Join(_) | Action::Statue { .. } | Action::Change { .. } => {
                build(state, action, listener);
            }
            Action::Store => turn::store(state, listener),
            Action::Discard { source } => turn::discard(state, source, listener),
            Action::End => turn::end(state, listener),
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
        View { observer, state: *state }
    }

    /// Nothing has to be drawn: what nobody knows is not decided yet.
    fn determinize<R: Rng + ?Sized>(view: &View, _: &mut R) -> State {
        view.state
    }

    fn redeal<R: Rng + ?Sized>(state: &State, _: Observer, _: &mut R) -> State {
        *state
    }

    fn event_for(event: &Event<What>, _: Observer) -> Option<Event<What>> {
        Some(event.clone())
    }

    fn outlook(view: &View, action: Action) -> Option<Outlook> {
        outlook::outlook(view, action)
    }

    fn scores(state: &State) -> PerSeat<i32> {
        score::scores(state)
    }

    fn ranking(state: &State) -> PerSeat<u8> {
        score::ranking(state)
    }

    fn end_reason(state: &State) -> Option<&'static str> {
        state.end().map(End::name)
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

/// Builds something, and tells how the points changed: one event for each category.
#[inline]
fn build<L: Listener<What>>(state: &mut State, action: Action, listener: &mut L) {
    let seat = state.active;
    let before = if L::LISTENS { score::of_seat(state, seat) } else { score::Score::default() };
    match action {
        Action::Place(place) => place::place(state, place, listener),
        Action::Join(join) => decorate::join(state, join, listener),
        Action::Statue { cell } => decorate::statue(state, cell, listener),
        Action::Change { cell, symbol } => decorate::change(state, cell, symbol, listener),
        _ => {}
    }
    if L::LISTENS {
        let after = score::of_seat(state, seat);
        for category in score::Category::ALL {
            let (old, total) = (before.of(category), after.of(category));
            if old != total {
                let what = What::Scored { category, total };
                let points = i32::from(total) - i32::from(old);
                listener.hear(Event { what, seat: Some(seat), points, ruling: category.ruling() });
            }
        }
    }
}

/// Takes a tile from the quarry, as the phase wants it.
fn dig(phase: Phase, stack: Stack) -> Action {
    if phase == Phase::Remove { Action::Remove { stack } } else { Action::Mine { stack } }
}

/// The tiles that can be placed, with the number of rotations that look different (BBL-X1).
#[inline]
fn sources(state: &State) -> ArrayVec<(Source, u8), 2> {
    let tiles = Source::ALL.into_iter().filter_map(|source| Some((source, place::tile_of(state, source)?)));
    tiles.map(|(source, tile)| (source, state.options.components.rotations(tile))).collect()
}

/// Tells everything the building phase allows but placing a tile.
#[inline]
fn each_extra(state: &State, mut found: impl FnMut(Action)) {
    decorate::each(state, &mut found);
    if state.mined.is_empty() {
        found(Action::End);
    } else {
        found(Action::Store);
        found(Action::Discard { source: Source::Mined });
    }
    if !state.slots[state.active.index()].is_empty() {
        found(Action::Discard { source: Source::Stored });
    }
}

/// Uniform over everything the building phase allows, without a list of placements.
fn random_building<R: Rng + ?Sized>(state: &State, rng: &mut R) -> Option<Action> {
    let mut extras = ArrayVec::<Action, MOST_EXTRAS>::new();
    each_extra(state, |action| {
        // A full list cannot be: see its length.
        let _ = extras.try_push(action);
    });
    let sources = sources(state);
    if sources.is_empty() {
        return extras.get(rng.random_range(0..extras.len().max(1))).copied();
    }
    let sites = Sites::new(state);
    let rotations: u32 = sources.iter().map(|&(_, rotations)| u32::from(rotations)).sum();
    let placements = sites.count() * rotations;
    let nth = rng.random_range(0..placements + extras.len() as u32);
    if nth >= placements {
        return extras.get((nth - placements) as usize).copied();
    }
    let (anchor, level, lookout) = sites.nth(nth / rotations)?;
    let mut turned = nth % rotations;
    for (source, rotations) in sources {
        if turned < rotations.into() {
            let rotation = turned as u8;
            return Some(Action::Place(Place { source, anchor, rotation, level, lookout }));
        }
        turned -= u32::from(rotations);
    }
    None
}

/// One of the bits of a set, all equally likely.
#[inline]
fn nth_bit<R: Rng + ?Sized>(set: u64, rng: &mut R) -> Option<u32> {
    if set == 0 {
        return None;
    }
    let nth = rng.random_range(0..set.count_ones());
    crate::board::nth_cell(set, nth).map(|cell| cell.index() as u32)
}

/// The refusal of an action that is not what is asked now.
fn out_of_order(state: &State, action: Action) -> Illegal {
    let decider = setup::decider(state);
    let asked = match state.step() {
        Step::Board(seat) => format!("chance draws the board of {seat} now: `board FLOWER`"),
        Step::Reveal(stack, material) => {
            format!("chance turns up a {} tile at {stack} now: `reveal TILE`", material.name())
        }
        Step::Start => "chance draws the first player now: `start SEAT`".to_owned(),
        Step::Token => "chance turns up the round token now: `token TOKEN`".to_owned(),
        Step::Decide(Phase::Remove) => format!("{decider} removes a clay tile now: `remove CELL`"),
        Step::Decide(Phase::Mine) => format!("{decider} mines a tile now: `mine CELL`"),
        Step::Decide(Phase::Build) => format!("{decider} builds now, or closes the turn"),
        Step::Decide(Phase::Store) => {
            // BBL-A38
            let message = format!("building is over; {decider} stores or discards the mined tile now");
            return Illegal::new(rulings::A38, message);
        }
        Step::Decide(Phase::Over) => "the game is over".to_owned(),
    };
    Illegal::new(rulings::X2, format!("`{action}` is not possible; {asked}"))
}
