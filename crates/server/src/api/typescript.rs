//! The wire types as TypeScript.

use shinar_core::{Actor, CommonView, Observer, Seat};
use shinar_games::Move;
use ts_rs::{Config, TS};

use super::*;

/// A TypeScript module of the page.
#[derive(Clone, Debug)]
pub struct Module {
    /// The name of its file.
    pub file: &'static str,
    /// What is in it.
    pub text: String,
}

/// Declares types, in this order, after a first line that imports those of another module.
macro_rules! module {
    ($file:literal, $imports:literal, [$($type:ty),* $(,)?]) => {{
        let config = Config::new().with_large_int("number");
        let mut text = String::from(
            "// Made from the types of crates/server/src/api by `cargo xtask types`. Do not edit.\n\n",
        );
        text.push_str($imports);
        text.push('\n');
        $(
            text.push('\n');
            text.push_str(&<$type>::docs().unwrap_or_default());
            text.push_str("export ");
            text.push_str(&<$type>::decl(&config));
            text.push('\n');
        )*
        // The generator leaves spaces at the ends of lines.
        Module { file: $file, text: text.lines().map(|line| format!("{}\n", line.trim_end())).collect() }
    }};
}

/// Every type that a client meets: those of requests and answers, and those of the socket.
pub fn typescript() -> [Module; 2] {
    [
        module!(
            "http.ts",
            "import type { Actor, CommonView, LogEntry, Move, Observer, Seat } from './play';",
            [
                TableId,
                PersonId,
                TokenId,
                Problem,
                ProblemDetails,
                Me,
                Rename,
                Credentials,
                NewToken,
                TokenInfo,
                TokenMade,
                GameFacts,
                OptionFacts,
                LevelFacts,
                ChapterFacts,
                RulingFacts,
                List,
                NewTable,
                SeatPlan,
                Clock,
                Join,
                Start,
                TableInfo,
                TableState,
                SeatInfo,
                SeatKind,
                SeatResult,
                EndReason,
                Language,
                Replay,
                ReplayStep,
                Moment,
                TryPlan,
                Tried,
                NewAnalysis,
                Job,
                JobState,
                Analysis,
                Opinion,
            ]
        ),
        module!(
            "play.ts",
            "import type { EndReason, PersonId, SeatResult, TableInfo } from './http';",
            [
                Seat,
                Actor,
                Observer,
                CommonView<String, String>,
                Move,
                ClientMessage,
                ServerMessage,
                Cause,
                Refusal,
                Position,
                ViewFor,
                ClockInfo,
                LogEntry,
                ChatLine,
                ShuffleShown,
            ]
        ),
    ]
}
