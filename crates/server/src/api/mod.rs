//! Everything that is sent over the wire: the types of all requests, responses and messages.
//!
//! The OpenAPI document and the TypeScript types are generated from these, with their comments.

mod account;
mod host;
mod http;
mod typescript;

pub use account::*;
pub use host::*;
pub use http::*;
pub use shinar_play::api::*;
pub use typescript::typescript;
