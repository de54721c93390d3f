//! What a game is.

use std::{
    fmt::{Debug, Display},
    hash::Hash,
    ops::RangeInclusive,
};

use rand::Rng;
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Actor, Choices, Dense, Event, GameOptions, Illegal, Listener, Observer, ParseError, Pen, PerSeat,
    Rulebook, Seat, SetupError,
    choices::{self, List, Weight},
    error::ActionError,
    line,
};

/// What can be known of a game without playing it.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// The id used on command lines, in records and in addresses: lower case, one word.
    pub id: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// Its designer and year.
    pub credit: &'static str,
    /// The fewest players.
    pub min_players: u8,
    /// The most players.
    pub max_players: u8,
    /// About how long a game takes among people, in minutes: the shortest and the longest usual time. Our own estimate.
    pub minutes: [u16; 2],
    /// How much there is to think about, from 1 (light) to 5 (heavy). Our own judgement.
    pub weight: u8,
    /// Whether a seat may know something that others do not, such as a hand.
    pub secretive: bool,
    /// Part of every record. Raised by any change after which an old record would replay differently.
    pub rules_version: u32,
    /// No game takes more actions than this, chance included.
    ///
    /// Where the rules alone set no bound this is the technical cap of self-play; people never meet it.
    pub max_actions: u32,
    /// Every ruling with its text.
    pub rulebook: &'static Rulebook,
    /// Why a game can end: the names that [`GameState::end_reason`] gives, each with an English sentence.
    pub ends: &'static [(&'static str, &'static str)],
}

impl GameInfo {
    /// The player counts the game is for.
    pub fn players(&self) -> RangeInclusive<u8> {
        self.min_players..=self.max_players
    }

    /// An English sentence for the reason of an end, given by its name. The law suite checks that every reason has one.
    pub fn end_words(&self, name: &str) -> &'static str {
        self.ends.iter().find(|(known, _)| *known == name).map_or("", |(_, words)| words)
    }

    /// Refuses a player count the game is not for.
    pub fn check_players(&self, players: u8) -> Result<(), SetupError> {
        if self.players().contains(&players) {
            return Ok(());
        }
        let Self { title, min_players, max_players, .. } = self;
        let message = format!("{title} is for {min_players} to {max_players} players, not {players}");
        Err(SetupError::new("players", message))
    }
}

/// A game: a pure state machine with named rules.
///
/// The implementing type is only a name (`struct Babylonia;`); its nouns — state, action, view, … — do the work, and
/// this trait holds them together. Implementations do no I/O, read no clock, start no threads and never panic, whatever
/// comes in.
///
/// ## What always holds
/// - A state changes only by an action. Chance is an explicit actor, its outcomes are actions.
/// - Legality is stated once, by [`choices`](Game::choices); the list, the check, the weights and random play follow.
/// - While the game is not over there is at least one legal action.
/// - A view is made of what its observer may know, never by taking secrets out of the whole.
///
/// The law suite (`testkit` feature) checks each of these for every game.
pub trait Game: Sized + Copy + Debug + Send + Sync + 'static {
    /// Choices made before the game.
    type Options: GameOptions;
    /// A position as anybody may write it down; it need not make sense.
    type Setup: GameSetup<State = Self::State>;
    /// The whole truth of a valid position.
    type State: GameState<Options = Self::Options>;
    /// One atomic decision, or one outcome of chance.
    type Action: GameAction<State = Self::State>;
    /// What can visibly happen.
    type Event: GameEvent;
    /// What one observer may know of a state.
    type View: GameView<State = Self::State>;

    /// What an action would bring about as far as its seat can tell at a glance, for marks on everything that can be
    /// chosen: a cost, a fight, who scores. `()` where nothing is worth a mark.
    type Outlook: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;

    /// Facts about the game.
    const INFO: GameInfo;

    /// The state before the first decision or draw of a game.
    fn new_game(players: u8, options: &Self::Options) -> Result<Self::State, SetupError>;

    // ---- play ------------------------------------------------------------------------------------------------

    /// States every legal action once, in an order that is fixed for a given state; none if the game is over.
    ///
    /// At a chance node these are the possible outcomes, as likely as [`Choices::bag`] counts them: the unit is one
    /// physical piece.
    fn choices(state: &Self::State, out: &mut impl Choices<Self::Action>);

    /// Why an action that is not among the choices is illegal.
    fn refusal(state: &Self::State, action: Self::Action) -> Illegal;

    /// Carries out an action known to be legal and everything that follows from it without a decision.
    ///
    /// With an illegal action the result is unspecified, but it is no panic.
    fn apply_unchecked<L: Listener<Self::Event>>(
        state: &mut Self::State,
        action: Self::Action,
        listener: &mut L,
    );

    /// Puts every legal action into `buffer`, which it clears first.
    fn legal_actions(state: &Self::State, buffer: &mut Vec<Self::Action>) {
        buffer.clear();
        Self::choices(state, &mut List(buffer));
    }

    /// Draws one legal action: uniformly for a player, by weight for chance; `None` if the game is over.
    ///
    /// A game overrides this only where it knows a faster way to the same distribution.
    fn random_action<R: Rng + ?Sized>(state: &Self::State, rng: &mut R) -> Option<Self::Action> {
        choices::random::<Self, R>(state, rng)
    }

    /// How likely an outcome is, relative to the other legal outcomes of this chance node; 0 if it is none of them.
    fn chance_weight(state: &Self::State, action: Self::Action) -> u32 {
        if state.actor() == Actor::Chance { weight::<Self>(state, action) } else { 0 }
    }

    /// Whether an action is legal, and if not, by which ruling.
    fn check(state: &Self::State, action: Self::Action) -> Result<(), Illegal> {
        if weight::<Self>(state, action) > 0 { Ok(()) } else { Err(Self::refusal(state, action)) }
    }

    /// Carries out an action, or refuses it and leaves the state as it was.
    fn apply<L: Listener<Self::Event>>(
        state: &mut Self::State,
        action: Self::Action,
        listener: &mut L,
    ) -> Result<(), Illegal> {
        Self::check(state, action)?;
        Self::apply_unchecked(state, action, listener);
        Ok(())
    }

    // ---- knowledge -------------------------------------------------------------------------------------------

    /// The same state with everything that `observer` cannot see dealt again.
    ///
    /// Written without views, so that tests of privacy do not depend on what they test.
    fn redeal<R: Rng + ?Sized>(state: &Self::State, observer: Observer, rng: &mut R) -> Self::State;

    /// The outlook of an action that is legal for the observer of a view; `None` if there is nothing to say.
    ///
    /// Cheap enough to be computed for every legal action; a preview shows everything about one.
    fn outlook(_: &Self::View, _: Self::Action) -> Option<Self::Outlook> {
        None
    }
}

/// How likely an action is among the choices; 0 if it is none of them.
fn weight<G: Game>(state: &G::State, action: G::Action) -> u32 {
    let mut found = Weight { action, weight: 0 };
    G::choices(state, &mut found);
    found.weight
}

/// The whole truth of a valid position: small, flat, cheap to clone.
pub trait GameState: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// Choices made before the game.
    type Options;

    /// The version of the rules that the position is played by: the game's own, or an older one that it still plays.
    ///
    /// A game overrides this when it raises [`GameInfo::rules_version`] for the first time.
    fn rules_version(&self) -> u32 {
        1
    }

    /// The same position played by a version of the rules; `None` if the game no longer plays that version.
    ///
    /// Records and running tables keep the version they began with.
    fn by_rules(self, version: u32) -> Option<Self> {
        (version == self.rules_version()).then_some(self)
    }

    /// The number of players.
    fn players(&self) -> u8;

    /// The options the game is played with.
    fn options(&self) -> Self::Options;

    /// Who decides now.
    fn actor(&self) -> Actor;

    /// Whose turn it is, as views say it; `None` before the first turn.
    ///
    /// It differs from the [`actor`](GameState::actor) while another player responds, or while chance draws.
    fn active(&self) -> Option<Seat>;

    /// The points of every seat as they stand.
    fn scores(&self) -> PerSeat<i32>;

    /// The sum of the points that events gave each seat: the scores, unless points are not simply added up.
    fn tally(&self) -> PerSeat<i32> {
        self.scores()
    }

    /// The rank of every seat as it stands, tie-breaks included: 1 is best, equals share (1-1-3).
    fn ranking(&self) -> PerSeat<u8>;

    /// Why the game ended: the name of the reason, as views and events write it; `None` while it goes on.
    fn end_reason(&self) -> Option<&'static str>;

    /// What is neither made nor lost: pairs of a name and an amount that never changes during a game.
    fn ledger(&self) -> Vec<(&'static str, u32)>;
}

/// A position as anybody may write it down, as JSON or in one [line](mod@crate::line); it need not make sense.
///
/// Fields left out stand for the start of a game.
///
/// ```
/// use shinar_babylonia::Setup;
/// use shinar_core::prelude::*;
///
/// let setup = Setup::parse("players=2 tiles=3,3:m;22,4:o P1=score:12")?;
/// let state = setup.to_state()?;
/// assert_eq!(state.scores()[0], 12);
/// assert_eq!(Setup::parse(&Setup::of(&state).to_line())?.to_state()?, state);
///
/// let refused = Setup::parse("players=7")?.to_state().expect_err("seven players");
/// assert_eq!(refused.place, "players");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub trait GameSetup: Clone + PartialEq + Debug + Serialize + DeserializeOwned {
    /// The position it becomes.
    type State;

    /// Writes a state down completely: `Setup::of(&state).to_state() == Ok(state)`.
    fn of(state: &Self::State) -> Self;

    /// Checks the position and makes it playable.
    ///
    /// # Errors
    /// What cannot be (too many pieces, two things in one place) is refused with the field, and the rule if there
    /// is one.
    fn to_state(&self) -> Result<Self::State, SetupError>;

    /// Reads a position from one line.
    ///
    /// # Errors
    /// With the column, and what was expected there.
    fn parse(text: &str) -> Result<Self, ParseError> {
        line::from_line(text)
    }

    /// The position in one line. The inverse of [`parse`](GameSetup::parse).
    #[expect(
        clippy::expect_used,
        reason = "a setup holds only what has a form in a line; the law suite writes thousands"
    )]
    fn to_line(&self) -> String {
        line::to_line(self).expect("every field of a setup has a form in a line")
    }
}

/// One atomic decision, or one outcome of chance.
///
/// Its [dense](Dense) index is stable for a rules version. `Display` is its canonical text, such as `place farmer 4,6`.
/// As JSON it is an object with the tag `action` and named fields.
pub trait GameAction:
    Dense + Eq + Ord + Hash + Debug + Display + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The position in which it is an action.
    type State;

    /// The names of the kinds of actions, such as `place` or `pass`: what the tag `action` can be.
    const KINDS: &'static [&'static str];

    /// The number of its kind in that list.
    ///
    /// A search looks at the best action of every kind, however unlikely the kind seems.
    fn kind(self) -> usize;

    /// Reads an action, canonical or abbreviated.
    ///
    /// The state serves to judge what the text says beside the action itself, such as whose decision it is.
    ///
    /// # Errors
    /// If the text is no action of this game, or names one that the rules refuse whatever the position.
    fn parse(state: &Self::State, text: &str) -> Result<Self, ActionError>;
}

/// What one observer may know of a state. Its JSON has the fields of [`CommonView`](crate::CommonView).
pub trait GameView: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static {
    /// What it is a view of.
    type State;

    /// What an observer may know.
    fn of(state: &Self::State, observer: Observer) -> Self;

    /// A state that looks like this view to its observer, drawn uniformly over what the observer cannot know.
    fn determinize<R: Rng + ?Sized>(&self, rng: &mut R) -> Self::State;

    /// Draws the board and the players for a terminal.
    fn draw(&self, pen: &mut Pen);

    /// What the decider is asked, in one sentence.
    fn prompt(&self) -> String;
}

/// What can visibly happen. As JSON it is an object with the tag `event` and named fields.
pub trait GameEvent: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static {
    /// The event as an observer sees it; `None` if the observer does not notice it at all.
    fn seen_by(event: &Event<Self>, _: Observer) -> Option<Event<Self>> {
        Some(event.clone())
    }

    /// One sentence about an event, without its points and ruling.
    fn describe(event: &Event<Self>) -> String;
}

/// Ranks from sort keys, the greatest key first; equal keys share a rank and the next is skipped.
pub fn rank_by_key<K: Ord>(keys: &PerSeat<K>) -> PerSeat<u8> {
    keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_rank() {
        let keys: PerSeat<i32> = [5, 9, 9, 1].into_iter().collect();
        assert_eq!(rank_by_key(&keys).as_slice(), [3, 1, 1, 4]);
    }
}
