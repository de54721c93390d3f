//! One file per command. Each returns whether its checks passed.

pub(crate) mod admin;
pub(crate) mod analyse;
pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod bot;
pub(crate) mod cases;
pub(crate) mod dataset;
pub(crate) mod engine;
pub(crate) mod export;
pub(crate) mod games;
pub(crate) mod hint;
pub(crate) mod ladder;
pub(crate) mod learn;
pub(crate) mod load;
mod local_table;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod puzzles;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod train;
pub(crate) mod tune;
mod weights;

use anyhow::{Context, anyhow};
use shinar_games::Move;
use shinar_search::BotSpec;

/// Who sits at a seat: a person, or a bot by its name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum PlayerSpec {
    Human,
    Bot(BotSpec),
}

/// Reads the seats of a table.
pub(crate) fn players(names: &[String]) -> anyhow::Result<Vec<PlayerSpec>> {
    names
        .iter()
        .map(|name| match name.as_str() {
            "human" => Ok(PlayerSpec::Human),
            bot => bot
                .parse()
                .map(PlayerSpec::Bot)
                .map_err(|error| anyhow!("a seat is `human` or a bot: {error}")),
        })
        .collect()
}

/// Runs a future to its end on a runtime of its own.
pub(crate) fn block_on<T>(future: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    tokio::runtime::Runtime::new().context("cannot start")?.block_on(future)
}

/// The texts of moves.
pub(crate) fn texts(moves: &[Move]) -> Vec<&'static str> {
    moves.iter().map(|one| one.text()).collect()
}

/// A number with spaces between groups of three digits.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(' ');
        }
        out.push(digit);
    }
    out
}
