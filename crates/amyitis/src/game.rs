//! Amyitis as a [`Game`].

use rand::{Rng, RngExt};
use shinar_core::{
    ActionError, Actor, Event, Game, GameInfo, Illegal, Listener, Observer, ParseError, Pen, PerSeat, Seat,
    SetupError,
};

use crate::{
    action::Action,
    cover, draw,
    event::{End, What},
    notation,
    options::Options,
    outlook::Outlook,
    pieces::Craft,
    rules::{
        canals, caravan,
        choices::{choices, turn_choices},
        deal, end, explain, hire, plant, temples, turn,
    },
    rulings,
    setup::Setup,
    state::{Phase, State},
    view::View,
    words,
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
        secretive: false,
        rules_version: 1,
        // AMY-R35: the rules set no bound. Of 60,000 random games none took half of this.
        max_actions: 3_000,
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
        state.has_started().then_some(state.active)
    }

    fn legal_actions(state: &State, buffer: &mut Vec<Action>) {
        buffer.clear();
        buffer.extend(choices(state).actions());
    }

    fn random_action<R: Rng + ?Sized>(state: &State, rng: &mut R) -> Option<Action> {
        if state.phase == Phase::Turn {
            return turn_choices(state).random(rng);
        }
        if state.phase != Phase::Craft {
            return choices(state).random(rng);
        }
        // The only draw whose outcomes are not alike: a deck is counts.
        let [a, b, c, d] = state.deck.map(u32::from);
        let nth = rng.random_range(0..(a + b + c + d).max(1));
        let craft = u8::from(nth >= a) + u8::from(nth >= a + b) + u8::from(nth >= a + b + c);
        Craft::at(craft.into()).map(|craft| Action::Deal { craft })
    }

    fn chance_weight(state: &State, action: Action) -> u32 {
        match (state.actor(), action) {
            (Actor::Chance, Action::Deal { craft }) if state.phase == Phase::Craft => {
                state.deck[craft.index()].into()
            }
            (Actor::Chance, _) => choices(state).contains(action).into(),
            _ => 0,
        }
    }

    fn check(state: &State, action: Action) -> Result<(), Illegal> {
        if choices(state).contains(action) { Ok(()) } else { Err(explain::refusal(state, action)) }
    }

    fn apply_unchecked<L: Listener<What>>(state: &mut State, action: Action, listener: &mut L) {
        // A third of all actions, a dozen in a row: a branch that is guessed right.
        if let Action::Deal { craft } = action {
            return deal::deal(state, craft, listener);
        }
        match action {
            Action::Lay { tile } => deal::lay(state, tile, listener),
            Action::Card { card } => deal::lay_card(state, card, listener),
            Action::Flip { flipped } => deal::flip(state, flipped, listener),
            Action::Leader { good } => deal::put_token(state, good, listener),
            Action::Start { seat } => deal::start(state, seat, listener),
            Action::Deal { craft } => deal::deal(state, craft, listener),
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
        }
    }

    fn action_index(action: Action) -> usize {
        action.index()
    }

    fn action_at(index: usize) -> Option<Action> {
        Action::at(index)
    }

    fn parse_action(state: &State, text: &str) -> Result<Action, ActionError> {
        Ok(notation::parse_action(state, text)?)
    }

    fn view(state: &State, observer: Observer) -> View {
        View { observer, state: *state }
    }

    fn determinize<R: Rng + ?Sized>(view: &View, _: &mut R) -> State {
        // Nothing is hidden: what chance has not decided yet is not there to be known.
        view.state
    }

    fn redeal<R: Rng + ?Sized>(state: &State, _: Observer, _: &mut R) -> State {
        *state
    }

    fn event_for(event: &Event<What>, _: Observer) -> Option<Event<What>> {
        Some(event.clone())
    }

    fn outlook(view: &View, action: Action) -> Option<Outlook> {
        Outlook::of(&view.state, action)
    }

    fn scores(state: &State) -> PerSeat<i32> {
        end::scores(state)
    }

    fn ranking(state: &State) -> PerSeat<u8> {
        end::ranking(state)
    }

    fn end_reason(state: &State) -> Option<&'static str> {
        end::reason(state).map(End::name)
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
