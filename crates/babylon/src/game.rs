//! Babylon as a [`Game`].

use rand::Rng;
use shinar_core::{Choices, Event, Game, GameInfo, Illegal, Listener, Observer, Seat, SetupError};

use crate::{
    action::{Action, Source},
    cover,
    event::What,
    options::Options,
    outlook::Outlook,
    rules::{decorate, place, quarry, score, turn},
    rulings,
    setup::Setup,
    state::{Phase, State, Step},
    view::View,
};

/// The game's name as a type.
#[derive(Clone, Copy, Debug)]
pub struct Babylon;

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
        minutes: [40, 60],
        weight: 2,
        secretive: false,
        rules_version: 1,
        // With 4 players: 4 boards, 48 tiles turned up, 1 first player, 10 round tokens; in each of 44 turns mining, a change, a
        // discard and a close; 48 tiles placed with at most 4 decorations on the spaces of each. With fewer, less.
        max_actions: 4 + 48 + 1 + 10 + 44 * 4 + 48 * 5,
        rulebook: &rulings::BOOK,
        ends: cover::ENDS,
    };

    fn new_game(players: u8, options: &Options) -> Result<State, SetupError> {
        Self::INFO.check_players(players)?;
        Ok(State::new(players, *options))
    }

    fn choices(state: &State, out: &mut impl Choices<Action>) {
        match state.step() {
            Step::Board(_) => out.set(turn::free_boards(state), |flower| Action::Board { flower }),
            Step::Reveal(_, material) => {
                out.set(state.unseen & material.tiles(), |tile| Action::Reveal { tile });
            }
            Step::Start => out.each(Seat::all(state.players).map(|seat| Action::Start { seat })),
            Step::Token => out.bag(&state.tokens, |token| Action::Token { token }),
            Step::Decide(Phase::Remove) => out.set(quarry::choices(state), |stack| Action::Remove { stack }),
            Step::Decide(Phase::Mine) => out.set(quarry::choices(state), |stack| Action::Mine { stack }),
            Step::Decide(Phase::Build) => {
                place::choices(state, out);
                decorate::choices(state, out);
                turn::closings(state, out);
            }
            Step::Decide(Phase::Store) => {
                out.each([Action::Store, Action::Discard { source: Source::Mined }]);
            }
            Step::Decide(Phase::Over) => {}
        }
    }

    fn refusal(state: &State, action: Action) -> Illegal {
        match (state.step(), action) {
            (Step::Decide(Phase::Remove), Action::Remove { stack }) => quarry::remove_refusal(stack),
            (Step::Decide(Phase::Mine), Action::Mine { stack }) => quarry::mine_refusal(stack),
            (Step::Decide(Phase::Build), Action::Place(place)) => place::refusal(state, place),
            (Step::Decide(Phase::Build), Action::Join(join)) => decorate::join_refusal(state, join),
            (Step::Decide(Phase::Build), Action::Statue { cell }) => decorate::statue_refusal(state, cell),
            (Step::Decide(Phase::Build), Action::Change { cell, symbol }) => {
                decorate::change_refusal(state, cell, symbol)
            }
            (Step::Decide(Phase::Build), Action::End) => turn::end_refusal(),
            (Step::Decide(Phase::Build), Action::Store) => turn::store_refusal(),
            (Step::Decide(Phase::Build | Phase::Store), Action::Discard { source }) => {
                turn::discard_refusal(source)
            }
            _ => out_of_order(state, action),
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

    /// Nothing is hidden.
    fn redeal<R: Rng + ?Sized>(state: &State, _: Observer, _: &mut R) -> State {
        *state
    }

    fn outlook(view: &View, action: Action) -> Option<Outlook> {
        Outlook::of(view, action)
    }
}

/// Builds something and reports how the points changed: one event for each category.
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

/// The refusal of an action that is not what is asked now.
fn out_of_order(state: &State, action: Action) -> Illegal {
    let active = state.active;
    let asked = match state.step() {
        Step::Board(seat) => format!("chance draws the board of {seat} now: `board FLOWER`"),
        Step::Reveal(stack, material) => {
            format!("chance turns up a {material} tile at {stack} now: `reveal TILE`")
        }
        Step::Start => "chance draws the first player now: `start SEAT`".to_owned(),
        Step::Token => "chance turns up the round token now: `token TOKEN`".to_owned(),
        Step::Decide(Phase::Remove) => format!("{active} removes a clay tile now: `remove CELL`"),
        Step::Decide(Phase::Mine) => format!("{active} mines a tile now: `mine CELL`"),
        Step::Decide(Phase::Build) => format!("{active} builds now, or closes the turn"),
        Step::Decide(Phase::Store) => {
            // BBL-A38
            let message = format!("building is over; {active} stores or discards the mined tile now");
            return Illegal::new(rulings::A38, message);
        }
        Step::Decide(Phase::Over) => "the game is over".to_owned(),
    };
    Illegal::new(rulings::X2, format!("`{action}` is not possible; {asked}"))
}
