//! What clients send to tables and get from them. The server and the engine in the page use the same types.

mod finished;
mod ids;
mod messages;
mod shapes;
mod tables;

pub use finished::*;
pub use ids::*;
pub use messages::*;
pub use tables::*;
