//! Amyitis as a [`Game`].

use rand::{Rng, RngExt};
use shinar_core::{GameInfo, Illegal, Listener, Observer, SetupError, prelude::*};

use crate::{
    action::Action,
    cover,
    event::What,
    options::Options,
    outlook::Outlook,
    rules::{canals, caravan, choices::forced, deal, explain, hire, plant, temples, turn},
    rulings,
    setup::Setup,
    state::{Phase, State},
    version::Version,
    view::View,
};

/// The game's name as a type.
#[derive(Clone, Copy, Debug)]
pub struct Amyitis;

impl Game for Amyitis {
    type Options = Options;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = What;
    type View = View;
    type Outlook = Outlook;

    const INFO: GameInfo = GameInfo {
        id: "amyitis",
        title: cover::TITLE,
        credit: "Cyril Demaegd, 2007",
        min_players: 2,
        max_players: 4,
        minutes: [60, 90],
        weight: 3,
        secretive: false,
        rules_version: Version::NEWEST.number(),
        // AMY-R35: the rules set no bound. Of 60,000 random games none took half of this.
        max_actions: 3_000,
        rulebook: &rulings::BOOK,
        ends: cover::ENDS,
    };

    fn new_game(players: u8, options: &Options) -> Result<State, SetupError> {
        Self::INFO.check_players(players)?;
        Ok(State::new(players, *options))
    }

    fn choices(state: &State, out: &mut impl Choices<Action>) {
        if state.phase == Phase::Craft {
            // The only draw whose outcomes are not equally likely.
            out.bag(&state.deck.counts(), |craft| Action::Deal { craft });
        } else {
            state.question.choices(out);
        }
    }

    fn refusal(state: &State, action: Action) -> Illegal {
        explain::refusal(state, action)
    }

    /// Twice as fast as looking through the choices.
    // Always, as below: both are short, and random games do little else than call them.
    #[inline(always)]
    fn random_action<R: Rng + ?Sized>(state: &State, rng: &mut R) -> Option<Action> {
        if state.phase != Phase::Craft {
            return state.question.random(rng);
        }
        let cards = state.deck.len();
        (cards > 0).then(|| Action::Deal { craft: state.deck.nth(rng.random_range(0..cards)) })
    }

    #[inline(always)]
    fn apply_unchecked<L: Listener<What>>(state: &mut State, action: Action, listener: &mut L) {
        // A third of all actions, a dozen in a row: a branch that is guessed right.
        if let Action::Deal { craft } = action {
            deal::deal(state, craft, listener);
            if state.phase == Phase::Craft {
                return;
            }
        } else {
            carry_out(state, action, listener);
        }
        if let Some(action) = forced(state) {
            carry_out_forced(state, action, listener);
        }
    }

    fn redeal<R: Rng + ?Sized>(state: &State, _: Observer, _: &mut R) -> State {
        *state
    }

    fn outlook(view: &View, action: Action) -> Option<Outlook> {
        Outlook::of(&view.state, action)
    }
}

/// AMY-X2: carries out what a seat does without being asked, and all that follows.
#[inline(never)]
fn carry_out_forced<L: Listener<What>>(state: &mut State, action: Action, listener: &mut L) {
    carry_out(state, action, listener);
    while let Some(action) = forced(state) {
        carry_out(state, action, listener);
    }
}

/// Carries out one action.
#[inline(always)]
fn carry_out<L: Listener<What>>(state: &mut State, action: Action, listener: &mut L) {
    match action {
        Action::Hire { trio, craft } => hire::hire(state, trio, craft, listener),
        Action::Go { steps } => caravan::go(state, steps, listener),
        Action::Pass => turn::pass(state, listener),
        Action::Field { row } => hire::field(state, row, listener),
        Action::Enter { temple } => hire::enter(state, temple, listener),
        Action::Irrigate { side } => canals::irrigate(state, side, listener),
        Action::Sell { good } => caravan::sell(state, good, listener),
        Action::Stop => caravan::stop(state, listener),
        Action::Pay { good } => caravan::pay(state, good, listener),
        Action::Take { guild } => caravan::take(state, guild, listener),
        Action::Token { good } => caravan::token(state, good, listener),
        Action::Plant { space } => plant::plant(state, space, listener),
        Action::Good { good } => plant::good(state, good, listener),
        Action::Gift { gift } => temples::gift(state, gift, listener),
        Action::Swap { give, get } => temples::swap(state, Some((give, get)), listener),
        Action::Keep => temples::swap(state, None, listener),
        Action::Discard { good } => temples::discard(state, good, listener),
        Action::Lay { .. }
        | Action::Card { .. }
        | Action::Flip { .. }
        | Action::Leader { .. }
        | Action::Start { .. }
        | Action::Deal { .. } => deal::carry_out(state, action, listener),
    }
}
