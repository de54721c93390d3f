//! The list of games, and tables for any of them.
//!
//! The list itself is at the end of `registry.rs`. Code that must be fast is generic over the game and enters through
//! [`visit`]; code that serves people and programs holds a [`Table`], which runs any game.
//!
//! What is generic in `shinar-search` has a counterpart here that works for any game: a [`Move`] is an action, a [`TableBot`] a
//! [`Thinker`](shinar_search::Thinker), a [`SeatView`] the view it decides from, a [`BotDecision`] its [`Decision`](shinar_search::Decision), and an
//! [`AnnotatedMove`] an annotated action. A [`Choice`] is a legal move with its outlook.
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
mod moves;
mod registry;
mod table;
mod table_bot;

pub use analysis::{AnnotatedMove, analyse, annotate, decisions};
pub use moves::{Choice, Move};
pub use registry::{GameEntry, UnknownGame, Visitor, all, entry, visit};
pub use table::{
    MovePreview, ObservedEvent, Perspective, Snapshot, Table, TableError, Turn, Words, new_table,
    new_table_by_rules, table_from_record, table_from_setup, table_from_snapshot,
};
pub use table_bot::{BotDecision, SeatView, TableBot, TableSearch, VisitedMove};
