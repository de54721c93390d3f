//! One file per command. Each returns whether what it checked holds.

pub(crate) mod analyze;
pub(crate) mod arena;
pub(crate) mod cases;
pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod hint;
pub(crate) mod ladder;
pub(crate) mod learn;
pub(crate) mod load;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod rules;
mod seated;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod tune;
mod weights;

use anyhow::anyhow;
use shinar_games::Move;
use shinar_search::BotSpec;

/// Who can sit at a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Player {
    Human,
    Bot(BotSpec),
}

/// Reads the seats of a table.
pub(crate) fn players(names: &[String]) -> anyhow::Result<Vec<Player>> {
    names
        .iter()
        .map(|name| match name.as_str() {
            "human" => Ok(Player::Human),
            bot => {
                bot.parse().map(Player::Bot).map_err(|error| anyhow!("a seat is `human` or a bot: {error}"))
            }
        })
        .collect()
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
