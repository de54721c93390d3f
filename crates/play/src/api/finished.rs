//! Requests and responses over HTTP: replays, analyses, and actions tried out.

use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use shinar_core::{Actor, CommonView, Observer, Seat};
use shinar_games::{Choice, Move};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::{
    ActionInput, Language, LogEntry,
    shapes::{ActorShape, MoveShape, ObserverShape},
};

/// Which observer's view of a finished game to return, and which position.
#[derive(Clone, Debug, Default, Deserialize, TS, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReplayQuery {
    /// The observer: a seat, `0` to `3`, or `spectator`, which is the default.
    #[serde(default, rename = "as")]
    #[param(rename = "as")]
    #[ts(optional)]
    pub observer: Option<String>,
    /// Returns only the position after this number of actions.
    #[serde(default)]
    #[ts(optional)]
    pub step: Option<u32>,
    /// Adds sentences in this language to log entries; none by default.
    #[serde(default)]
    #[ts(optional)]
    pub words: Option<Language>,
    /// The invitation code of a private table.
    #[serde(default)]
    #[ts(optional)]
    pub code: Option<String>,
}

/// A finished game, action by action, or one position of it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(untagged)]
pub enum Replayed {
    /// The whole game, if no `step` is requested.
    Whole(Replay),
    /// The position after the requested `step`.
    Position(ReplayPosition),
}

/// A finished game, action by action.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Replay {
    /// The number of actions in the game.
    pub of: u32,
    /// All actions, in order.
    pub steps: Vec<ReplayStep>,
}

/// An action of a finished game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ReplayStep {
    /// How many actions came before; also the `step` of the position in which it was taken.
    pub step: u32,
    /// The seat that decided; missing if it was chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What was decided or drawn.
    #[schema(value_type = MoveShape)]
    pub action: Move,
    /// The events, as the observer may know them.
    pub events: Vec<LogEntry>,
    /// Each seat's points afterwards.
    pub scores: Vec<i32>,
}

/// A position of a finished game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ReplayPosition {
    /// How many actions were taken before.
    pub step: u32,
    /// The number of actions in the game.
    pub of: u32,
    /// What the observer saw, in the game's own shape.
    #[ts(as = "CommonView<String, String>")]
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
    /// The events of the last action, as the observer may know them.
    pub events: Vec<LogEntry>,
    /// Who decides in this position.
    #[schema(value_type = ActorShape)]
    pub actor: Actor,
    /// Each seat's points.
    pub scores: Vec<i32>,
}

/// Actions to try out from a position.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TryPlan {
    /// The position, as an object or in one line; see docs/positions.
    #[ts(type = "object | string")]
    #[schema(value_type = Value)]
    pub position: Value,
    /// The actions, at most 500, each as text or in the game's own shape. Draws that are due before them are made.
    #[serde(default)]
    #[ts(type = "Array<unknown>")]
    #[schema(value_type = Vec<Value>)]
    pub actions: Vec<ActionInput>,
    /// Whether draws that are due after the last action are made, too.
    #[serde(default)]
    pub chance: bool,
    /// The observer whose view to return; by default the seat that decides.
    #[serde(default, rename = "as")]
    #[ts(optional)]
    #[schema(value_type = Option<ObserverShape>)]
    pub observer: Option<Observer>,
    /// Afterwards bots of this level, 1 to 3, decide for all other seats until it is the observer's decision again.
    #[serde(default)]
    #[ts(optional)]
    pub bots: Option<u8>,
    /// Up to 20 facts in the language of cases (docs/cases.md), to see whether they are true in the end.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub facts: Vec<String>,
}

/// The outcome of actions from a position.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Tried {
    /// Who decides next.
    #[schema(value_type = ActorShape)]
    pub actor: Actor,
    /// Each seat's points.
    pub scores: Vec<i32>,
    /// Each seat's current rank.
    pub ranking: Vec<u8>,
    /// What the observer sees, in the game's own shape.
    #[ts(as = "CommonView<String, String>")]
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
    /// The legal moves, if the observer decides; otherwise empty.
    #[ts(as = "Vec<Move>")]
    #[schema(value_type = Vec<MoveShape>)]
    pub legal: Vec<Choice>,
    /// The events of the last action and of what followed, as the observer may know them.
    pub events: Vec<LogEntry>,
    /// What the bots decided, in order; missing if they did not decide.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Move>>")]
    #[schema(value_type = Vec<MoveShape>)]
    pub replies: Vec<Move>,
    /// Whether each fact of the plan is true; missing if it names none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<bool>>")]
    pub facts: Vec<bool>,
}

/// A record to be kept.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRecord {
    /// The record of a finished game; see docs/records.md.
    pub record: String,
}

/// Requests an analysis.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct NewAnalysis {
    /// How deep to search, 1 to 6; 4 by default.
    #[ts(optional)]
    pub level: Option<u8>,
}

/// The analysis of a finished game, which runs in the background.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Job {
    /// Whether it is queued, running, or done.
    pub state: JobState,
    /// The fraction that is done, 0 to 1.
    pub progress: f32,
    /// The result, once it is done; until then that of an earlier request, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Analysis>")]
    #[schema(value_type = Option<Analysis>)]
    pub result: Option<Box<RawValue>>,
}

/// The state of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum JobState {
    /// It has not been requested.
    None,
    /// It is queued.
    Waiting,
    /// It is running.
    Running,
    /// The result is available.
    Done,
    /// It failed; there is no result.
    Failed,
}

/// A strong bot's evaluation of a game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Analysis {
    /// All decisions between several legal moves.
    pub moments: Vec<Opinion>,
}

/// A strong bot's evaluation of a decision.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Opinion {
    /// How many actions came before the decision.
    pub step: u32,
    /// The seat that decided.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The move that was chosen.
    #[schema(value_type = MoveShape)]
    pub action: Move,
    /// Each seat's expected share of the victory, 0 to 1.
    pub shares: Vec<f32>,
    /// The best move.
    #[schema(value_type = MoveShape)]
    pub best: Move,
    /// The moves that would probably have followed, the best move first.
    #[schema(value_type = Vec<MoveShape>)]
    pub best_line: Vec<Move>,
    /// The share of the victory that the decision gave away, 0 to 1.
    pub loss: f32,
}
