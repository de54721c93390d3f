//! Requests and responses over HTTP: people, games and tables.

use serde::{Deserialize, Serialize};
use shinar_core::Seat;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::{Language, MoveForm, PersonId, TableId, TokenId};

/// The body of every error response.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// What went wrong.
    pub error: ProblemDetails,
}

/// What went wrong.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ProblemDetails {
    /// The kind of error, for programs, such as `not_found`.
    pub code: String,
    /// A sentence for people: what is wrong, and what would be right.
    pub message: String,
    /// The id of the rule that forbids it, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ruling: Option<String>,
}

/// The person who sends the request.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// The person's id.
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
    /// Whether the person has an account; otherwise it is a guest.
    pub account: bool,
    /// The name to sign in with; missing for a guest.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub login: Option<String>,
    /// The confirmed e-mail address, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub email: Option<String>,
    /// Whether the person may look after the server.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub host: bool,
}

/// Changes the name.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new name, 1 to 32 characters.
    #[schema(min_length = 1, max_length = 32)]
    pub name: String,
}

/// A login and a password.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name to sign in with: 3 to 32 letters, digits, `.`, `-` or `_`.
    #[schema(min_length = 3, max_length = 32, pattern = "^[A-Za-z0-9._-]+$")]
    pub login: String,
    /// The password, 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128)]
    pub password: String,
}

impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("login", &self.login).finish_non_exhaustive()
    }
}

/// Requests a token.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// A name that says what the token is for, 1 to 32 characters.
    #[schema(min_length = 1, max_length = 32)]
    pub name: String,
}

/// A token for a program, without its secret.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenInfo {
    /// The token's id, to delete it.
    pub id: TokenId,
    /// The name that says what it is for.
    pub name: String,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When it becomes invalid, in milliseconds since 1970.
    pub expires: i64,
}

/// A new token with its secret, which is sent only once.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenMade {
    /// The token without its secret.
    pub token: TokenInfo,
    /// The text for the header `Authorization: Bearer …`.
    pub secret: String,
}

impl std::fmt::Debug for TokenMade {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TokenMade").field("token", &self.token).finish_non_exhaustive()
    }
}

/// Which tables to list.
#[derive(Clone, Debug, Deserialize, TS, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListQuery {
    /// The list to return.
    pub list: List,
    /// The last table of a list that was full, to get those after it; not for open tables, of which there is one list.
    #[serde(default)]
    #[ts(optional)]
    pub after: Option<TableId>,
}

/// A list of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum List {
    /// Public tables that wait for players.
    Open,
    /// Public tables where a game is running.
    Running,
    /// Tables of the person who sends the request, those where it is their turn first.
    Mine,
}

/// Access to a private table.
#[derive(Clone, Debug, Default, Deserialize, TS, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CodeQuery {
    /// The invitation code of a private table.
    #[serde(default)]
    #[ts(optional)]
    pub code: Option<String>,
}

/// Whose knowledge of a running game to plan with.
#[derive(Clone, Debug, Deserialize, TS, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SampleQuery {
    /// A seat of the caller's own, `0` to `3`.
    pub seat: u8,
    /// The same seed gives the same position, as long as the seat sees the same. By default 0.
    #[serde(default)]
    #[ts(type = "number")]
    pub seed: u32,
    /// The invitation code of a private table.
    #[serde(default)]
    #[ts(optional)]
    pub code: Option<String>,
}

/// Who plays a seat from now on, while the table waits for players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatChange {
    /// Whoever joins first.
    Open,
    /// A bot.
    Bot {
        /// Its level, 1 to 6.
        level: u8,
    },
}

/// Requests a seat.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Join {
    /// The seat, from 0; by default the first open one.
    #[ts(optional)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The invitation code of a private table.
    #[ts(optional)]
    pub code: Option<String>,
    /// What the player contributes to the shuffle: up to 64 printable ASCII characters.
    #[ts(optional)]
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub contribution: Option<String>,
}

/// Starts the game.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Start {
    /// What the player contributes to the shuffle: up to 64 printable ASCII characters.
    #[ts(optional)]
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub contribution: Option<String>,
}

/// Requests a rematch.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Rematch {
    /// What the player contributes to the shuffle, before the commitment is known: up to 64 printable ASCII characters.
    #[ts(optional)]
    pub contribution: Option<String>,
    /// Do not start a game against bots yet: the player sees the commitment first, and contributes with `/start`.
    #[ts(optional, as = "Option<bool>")]
    pub contribute_later: bool,
}

/// How to open a socket.
#[derive(Clone, Debug, Default, Deserialize, TS, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PlayQuery {
    /// The invitation code of a private table.
    #[serde(default)]
    #[ts(optional)]
    pub code: Option<String>,
    /// Adds sentences in this language (`text` in the log, `prompt` in positions); none by default.
    #[serde(default)]
    #[ts(optional)]
    pub words: Option<Language>,
    /// The form of legal moves; `full` by default.
    #[serde(default)]
    #[ts(optional)]
    pub moves: Option<MoveForm>,
}
