//! Babylonia as a [`Game`].

use rand::Rng;
use shinar_core::{GameInfo, Illegal, Listener, Observer, Seat, SetupError, prelude::*};

use crate::{
    action::Action,
    cover,
    event::What,
    options::Options,
    outlook::Outlook,
    pieces::CARDS_IN_PLAY,
    rules::{
        place::{self, Targets},
        resolve, turn,
    },
    rulings,
    setup::Setup,
    state::{Open, Phase, State},
    view::{self, View},
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
        minutes: [45, 60],
        weight: 2,
        secretive: true,
        rules_version: 1,
        // 2 cards boxed, 32 tiles laid, 120 tokens drawn and placed, at most 120 turns with a finish and a decision
        // on the extra turn each, 24 sites resolved, 5 cards taken, 1 lot.
        max_actions: 2 + 32 + 120 + 120 + 120 + 120 + 24 + 5 + 1,
        rulebook: &rulings::BOOK,
        ends: cover::ENDS,
    };

    fn new_game(players: u8, options: &Options) -> Result<State, SetupError> {
        Self::INFO.check_players(players)?;
        Ok(State::new(players, *options))
    }

    fn choices(state: &State, out: &mut impl Choices<Action>) {
        let open = &state.open;
        match open.phase {
            Phase::Place => Targets::of(state).choices(out),
            Phase::Resolve => out.set(open.pending, |site| Action::Resolve { site }),
            Phase::Card => out.set(open.cards, |card| Action::Take { card }),
            Phase::Extra => out.each([false, true].map(|yes| Action::Extra { yes })),
            Phase::Box => out.set(open.cards, |card| Action::Box { card }),
            Phase::Start => out.each(Seat::all(open.players).map(|seat| Action::Start { seat })),
            Phase::Layout => out.bag(&open.stack, |tile| Action::Lay { tile }),
            Phase::Deal | Phase::Refill => {
                if let Some(seat) = open.drawing() {
                    out.bag(&state.secrets[seat.index()].pool, |kind| Action::Draw { kind });
                }
            }
            Phase::Over => {}
        }
    }

    fn refusal(state: &State, action: Action) -> Illegal {
        let open = &state.open;
        match (open.phase, action) {
            (Phase::Place, Action::Place { kind, hex }) => place::refusal(state, kind, hex),
            (Phase::Place, Action::Finish) => place::finish_refusal(open),
            (Phase::Resolve, Action::Resolve { site }) => {
                let sites: Vec<_> = open.pending.into_iter().map(|site| site.to_string()).collect();
                let message = format!("{site} is not waiting to be resolved; choose {}", sites.join(" or "));
                Illegal::new(rulings::C2, message)
            }
            (Phase::Card, Action::Take { card }) => {
                let cards: Vec<_> = open.cards.into_iter().map(|card| card.to_string()).collect();
                let message = format!("card {card} does not lie open; choose {}", cards.join(", "));
                Illegal::new(rulings::R16, message)
            }
            _ => out_of_order(open, action),
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

    fn redeal<R: Rng + ?Sized>(state: &State, observer: Observer, rng: &mut R) -> State {
        view::redeal(state, observer, rng)
    }

    fn outlook(view: &View, action: Action) -> Option<Outlook> {
        Outlook::of(view, action)
    }
}

/// The refusal of an action that is not what is asked now.
fn out_of_order(open: &Open, action: Action) -> Illegal {
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
