//! What a game is.

use std::{
    fmt::{Debug, Display},
    hash::Hash,
    ops::RangeInclusive,
};

use rand::Rng;
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Actor, Event, GameOptions, Illegal, Listener, Observer, ParseError, Pen, PerSeat, Rulebook, Seat,
    SetupError, error::ActionError,
};

/// What everybody may know of a game without playing it.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// The id used on command lines, in records and in addresses: lower case, one word.
    pub id: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// Who made it and when.
    pub credit: &'static str,
    /// The fewest players.
    pub min_players: u8,
    /// The most players.
    pub max_players: u8,
    /// Whether a seat may know something that others do not, such as a hand.
    pub secretive: bool,
    /// Part of every record. Raised by any change after which an old record would replay differently.
    pub rules_version: u32,
    /// No game takes more actions than this, chance included.
    ///
    /// Where the rules alone set no bound this is the technical cap of self-play; people never meet it.
    pub max_actions: u32,
    /// Every ruling with its text.
    pub rulebook: Rulebook,
    /// Why a game can end: the names that [`Game::end_reason`] gives, each with an English sentence.
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
/// The implementing type is a mere name (`struct Babylonia;`); all functions take the state. Implementations do
/// no I/O, read no clock, start no threads and never panic, whatever comes in.
///
/// ## What always holds
/// - A state changes only by an action. Chance is an explicit actor, its outcomes are actions.
/// - [`legal_actions`](Game::legal_actions) is exactly what [`check`](Game::check) accepts.
/// - While the game is not over there is at least one legal action.
/// - A view is made of what its observer may know, never by taking secrets out of the whole.
///
/// The law suite (`testkit` feature) checks each of these for every game.
pub trait Game: Sized + Copy + Debug + Send + Sync + 'static {
    /// Choices made before the game.
    type Options: GameOptions;
    /// A position as anybody may write it down; it need not make sense.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The whole truth of a valid position: small, flat, cheap to clone.
    type State: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// One atomic decision, or one outcome of chance. As JSON it is an object with the tag `action` and named fields.
    type Action: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// What can visibly happen. As JSON it is an object with the tag `event` and named fields.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// What one observer may know of a state. Its JSON has the fields of [`CommonView`](crate::CommonView).
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;

    /// What an action would bring about as far as its seat can tell at a glance, for marks on everything that can be
    /// chosen: a cost, a fight, who scores. `()` where nothing is worth a mark.
    type Outlook: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;

    /// Facts about the game.
    const INFO: GameInfo;

    /// The number of dense action indices: every index is below it.
    const ACTIONS: usize;

    // ---- positions -------------------------------------------------------------------------------------------

    /// The state before the first decision or draw of a game.
    fn new_game(players: u8, options: &Self::Options) -> Result<Self::State, SetupError>;

    /// Checks a written position and makes it playable.
    ///
    /// Fields left out stand for the start of a game. What cannot be (too many pieces, two things in one place)
    /// is refused with the field, and the rule if there is one.
    fn from_setup(setup: &Self::Setup) -> Result<Self::State, SetupError>;

    /// Writes a state down completely: `from_setup(to_setup(s)) == s`.
    fn to_setup(state: &Self::State) -> Self::Setup;

    /// Reads the one-line text form of a position. The inverse of [`setup_text`](Game::setup_text).
    fn parse_setup(text: &str) -> Result<Self::Setup, ParseError>;

    /// The one-line text form of a position.
    fn setup_text(setup: &Self::Setup) -> String;

    // ---- play ------------------------------------------------------------------------------------------------

    /// The number of players.
    fn players(state: &Self::State) -> u8;

    /// The options the game is played with.
    fn options(state: &Self::State) -> Self::Options;

    /// Who decides now.
    fn actor(state: &Self::State) -> Actor;

    /// Whose turn it is, as views say it; `None` before the first turn.
    ///
    /// It differs from the [`actor`](Game::actor) while somebody else answers, or while chance draws.
    fn active(state: &Self::State) -> Option<Seat>;

    /// Puts every legal action into `buffer`, which it clears first; none if the game is over.
    ///
    /// At a chance node these are the possible outcomes. The order is fixed for a given state.
    fn legal_actions(state: &Self::State, buffer: &mut Vec<Self::Action>);

    /// Draws one legal action: uniformly for a player, by [`chance_weight`](Game::chance_weight) for chance.
    ///
    /// `None` if the game is over. Need not build the list.
    fn random_action<R: Rng + ?Sized>(state: &Self::State, rng: &mut R) -> Option<Self::Action>;

    /// How likely an outcome is, relative to the other legal outcomes of this chance node.
    ///
    /// Positive for exactly the legal outcomes; the unit is one physical piece, so that a bag is counts.
    fn chance_weight(state: &Self::State, action: Self::Action) -> u32;

    /// Whether an action is legal, and if not, by which ruling.
    fn check(state: &Self::State, action: Self::Action) -> Result<(), Illegal>;

    /// Carries out an action known to be legal and everything that follows from it without a decision.
    ///
    /// With an illegal action the result is unspecified, but it is no panic.
    fn apply_unchecked<L: Listener<Self::Event>>(
        state: &mut Self::State,
        action: Self::Action,
        listener: &mut L,
    );

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

    // ---- actions as numbers and text -------------------------------------------------------------------------

    /// The dense index of an action: stable for a rules version, the same in every state.
    fn action_index(action: Self::Action) -> usize;

    /// The action with a dense index. The inverse of [`action_index`](Game::action_index).
    fn action_at(index: usize) -> Option<Self::Action>;

    /// The canonical text of an action, such as `place farmer 4,6`.
    fn action_text(action: Self::Action) -> String {
        action.to_string()
    }

    /// Reads an action, canonical or abbreviated.
    ///
    /// The state serves to judge what the text says beside the action itself, such as whose decision it is.
    fn parse_action(state: &Self::State, text: &str) -> Result<Self::Action, ActionError>;

    // ---- knowledge -------------------------------------------------------------------------------------------

    /// What an observer may know.
    fn view(state: &Self::State, observer: Observer) -> Self::View;

    /// A state that looks like `view` to its observer, drawn uniformly over what the observer cannot know.
    fn determinize<R: Rng + ?Sized>(view: &Self::View, rng: &mut R) -> Self::State;

    /// The same state with everything that `observer` cannot see dealt anew.
    ///
    /// Written without views, so that tests of privacy do not depend on what they test.
    fn redeal<R: Rng + ?Sized>(state: &Self::State, observer: Observer, rng: &mut R) -> Self::State;

    /// The event as an observer hears it; `None` if the observer does not notice it at all.
    fn event_for(event: &Event<Self::Event>, observer: Observer) -> Option<Event<Self::Event>>;

    /// The outlook of an action that is legal for the observer of a view; `None` if there is nothing to say.
    ///
    /// Cheap enough to be asked for every legal action; a preview tells everything about one.
    fn outlook(_: &Self::View, _: Self::Action) -> Option<Self::Outlook> {
        None
    }

    // ---- results ---------------------------------------------------------------------------------------------

    /// The points of every seat as they stand.
    fn scores(state: &Self::State) -> PerSeat<i32>;

    /// The sum of the points that events have told of each seat: the scores, unless points are not simply added up.
    fn tally(state: &Self::State) -> PerSeat<i32> {
        Self::scores(state)
    }

    /// The rank of every seat as it stands, tie-breaks included: 1 is best, equals share (1-1-3).
    fn ranking(state: &Self::State) -> PerSeat<u8>;

    /// Why the game ended: the name of the reason, as views and events write it; `None` while it goes on.
    fn end_reason(state: &Self::State) -> Option<&'static str>;

    /// What is neither made nor lost: pairs of a name and an amount that never changes during a game.
    fn ledger(state: &Self::State) -> Vec<(&'static str, u32)>;

    // ---- for people ------------------------------------------------------------------------------------------

    /// Draws the board and the players for a terminal.
    fn draw(view: &Self::View, pen: &mut Pen);

    /// What the decider is asked, in one sentence.
    fn prompt(view: &Self::View) -> String;

    /// One sentence about an event, without its points and ruling.
    fn describe(event: &Event<Self::Event>) -> String;
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
