//! The wire types as TypeScript, in one file.

use ts_rs::{Config, TS};

use super::*;

/// Every type that a client meets, as a TypeScript module.
pub fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let mut out = String::from(
        "// Made from the types of crates/server/src/api by `cargo xtask types`. Do not edit.\n",
    );
    macro_rules! declare {
        ($($type:ty),* $(,)?) => {$(
            out.push('\n');
            out.push_str(&<$type>::docs().unwrap_or_default());
            out.push_str("export ");
            out.push_str(&<$type>::decl(&config));
            out.push('\n');
        )*};
    }
    declare![
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
        Replay,
        ReplayStep,
        Moment,
        NewAnalysis,
        Job,
        JobState,
        Analysis,
        Opinion,
        ClientMessage,
        ServerMessage,
        Cause,
        Refusal,
        Position,
        ViewFor,
        Decider,
        Watcher,
        ClockInfo,
        LogEntry,
        ChatLine,
        ShuffleShown,
    ];
    // The generator leaves spaces at the ends of lines.
    out.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}
