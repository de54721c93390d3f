//! Everything that is sent over the wire: the types of all requests, responses and messages.
//!
//! The OpenAPI document and the TypeScript types are generated from these, with their comments.

mod account;
mod club;
mod conduct;
mod find;
mod host;
mod http;
mod notifications;
mod progress;
mod tournaments;
mod typescript;

pub use account::*;
pub use club::*;
pub use conduct::*;
pub use find::*;
pub use host::*;
pub use http::*;
pub use notifications::*;
pub use progress::*;
pub use shinar_play::api::*;
pub use tournaments::*;
pub use typescript::typescript;
