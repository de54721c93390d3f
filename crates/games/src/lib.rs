//! The list of games, and tables for any of them.
//!
//! The one list is the last line of `registry.rs`. Code that must be fast is generic over the game and enters through
//! [`visit`]; code that serves people and programs holds a [`Table`], behind which any game runs.
//!
//! ```
//! let mut table = shinar_games::new_table("babylonia", 2, &[], vec![])?;
//! let laid = table.parse("lay mo")?;
//! table.play(laid)?;
//! assert_eq!(table.steps(), 1);
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod analysis;
mod game_table;
mod mind;
mod moves;
mod registry;
mod table;

pub use analysis::{Moment, analyze};
pub use mind::{Idea, Look, Mind};
pub use moves::{Choice, Move};
pub use registry::{Entry, UnknownGame, Visitor, all, entry, visit};
pub use table::{
    Foresight, Heard, Listener, Snapshot, Table, TableError, Turn, Words, new_table, table_from_record,
    table_from_setup, table_from_snapshot,
};
