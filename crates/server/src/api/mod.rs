//! What goes over the wire: the types of all requests, answers and messages.
//!
//! The OpenAPI document and the TypeScript types are made from these.

mod finished;
mod http;
mod ids;
mod play;
mod shapes;
mod typescript;

pub use finished::*;
pub use http::*;
pub use ids::*;
pub use play::*;
pub use typescript::{Module, typescript};
