//! Requests and answers over HTTP: replays, analyses, and actions tried out.

use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use shinar_core::{Actor, Observer, Seat};
use shinar_games::{Choice, Move};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::{
    ActionInput, Language, LogEntry,
    shapes::{ActorShape, MoveShape, ObserverShape},
};

/// Whose eyes to replay with, and which moment to show.
#[derive(Clone, Debug, Default, Deserialize, TS, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReplayQuery {
    /// `0` to `3`, or `spectator`, which is also meant if it is left out.
    #[serde(default, rename = "as")]
    #[param(rename = "as")]
    #[ts(optional)]
    pub observer: Option<String>,
    /// With a step: the position after that number of actions.
    #[serde(default)]
    #[ts(optional)]
    pub step: Option<u32>,
    /// The language of sentences; without it none are sent.
    #[serde(default)]
    #[ts(optional)]
    pub words: Option<Language>,
    /// The code from the invitation.
    #[serde(default)]
    #[ts(optional)]
    pub code: Option<String>,
}

/// A finished game, action by action; or one moment of it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(untagged)]
pub enum Replayed {
    /// Without a step.
    Whole(Replay),
    /// With one.
    Moment(Moment),
}

/// A finished game, action by action.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Replay {
    /// The number of actions.
    pub of: u32,
    /// Every action, in order.
    pub steps: Vec<ReplayStep>,
}

/// An action of a finished game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ReplayStep {
    /// How many actions came before; the position before it is the moment with this number.
    pub step: u32,
    /// The seat that decided; none if it was chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The action.
    #[schema(value_type = MoveShape)]
    pub action: Move,
    /// What the observer heard.
    pub events: Vec<LogEntry>,
    /// The points afterwards.
    pub scores: Vec<i32>,
}

/// A moment of a finished game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Moment {
    /// How many actions were taken.
    pub step: u32,
    /// Of how many.
    pub of: u32,
    /// What the observer saw.
    #[ts(type = "CommonView<string, string>")]
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
    /// What the observer heard of the last action.
    pub events: Vec<LogEntry>,
    /// Who decided.
    #[schema(value_type = ActorShape)]
    pub actor: Actor,
    /// The points.
    pub scores: Vec<i32>,
}

/// Actions to be tried out from a position.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TryPlan {
    /// The position; see docs/positions.
    #[ts(type = "object")]
    #[schema(value_type = Object)]
    pub position: Value,
    /// The actions, each as text or in the game's own shape; at most 64. Draws that are due before them are made.
    #[serde(default)]
    #[ts(type = "Array<unknown>")]
    #[schema(value_type = Vec<Value>)]
    pub actions: Vec<ActionInput>,
    /// Whether draws that are due after the last are made, too.
    #[serde(default)]
    pub chance: bool,
    /// Whose eyes to see it with; those of the seat that decides if it is left out.
    #[serde(default, rename = "as")]
    #[ts(optional)]
    #[schema(value_type = Option<ObserverShape>)]
    pub observer: Option<Observer>,
}

/// What actions from a position lead to.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Tried {
    /// Who decides then.
    #[schema(value_type = ActorShape)]
    pub actor: Actor,
    /// The points.
    pub scores: Vec<i32>,
    /// What the observer sees.
    #[ts(type = "CommonView<string, string>")]
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
    /// What can be done, if the observer decides.
    #[ts(type = "Array<Move>")]
    #[schema(value_type = Vec<MoveShape>)]
    pub legal: Vec<Choice>,
    /// What the observer hears of the last action, and of what is drawn after it.
    pub events: Vec<LogEntry>,
}

/// Asks for an analysis.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct NewAnalysis {
    /// How deep to look, 1 to 6; 4 if it is left out.
    #[ts(optional)]
    pub level: Option<u8>,
}

/// Something that takes long.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Job {
    /// Where it is.
    pub state: JobState,
    /// How much of it is done, 0 to 1.
    pub progress: f32,
    /// What came out of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Analysis")]
    #[schema(value_type = Option<Analysis>)]
    pub result: Option<Box<RawValue>>,
}

/// The life of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum JobState {
    /// Nobody has asked for it.
    None,
    /// Others are before it.
    Waiting,
    /// It is being done.
    Running,
    /// The result is there.
    Done,
    /// There will be no result.
    Failed,
}

/// What a strong bot thinks of a game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Analysis {
    /// Every decision with a choice.
    pub moments: Vec<Opinion>,
}

/// What a strong bot thinks of a decision.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Opinion {
    /// How many actions came before.
    pub step: u32,
    /// Who decided.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What was decided.
    #[schema(value_type = MoveShape)]
    pub action: Move,
    /// The share of the victory each seat could expect.
    pub shares: Vec<f32>,
    /// The best action.
    #[schema(value_type = MoveShape)]
    pub best: Move,
    /// What would probably have followed it.
    #[schema(value_type = Vec<MoveShape>)]
    pub best_line: Vec<Move>,
    /// How much of the victory was given away.
    pub loss: f32,
}
