//! One file a command. Each answers whether what it checked holds.

pub(crate) mod arena;
pub(crate) mod cases;
pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod sim;

use anyhow::bail;

/// Who can sit at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    Human,
    Random,
}

/// Reads the seats of a table.
pub(crate) fn players(names: &[String]) -> anyhow::Result<Vec<Player>> {
    names
        .iter()
        .map(|name| match name.as_str() {
            "human" => Ok(Player::Human),
            "random" => Ok(Player::Random),
            other => bail!("nobody is called {other:?}; a seat is `human` or `random`"),
        })
        .collect()
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
