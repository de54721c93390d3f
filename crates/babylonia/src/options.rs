//! Options of the game.

use shinar_core::{OptionKind, OptionSpec, SetupError, prelude::*, yes_no};

use crate::{cover, rulings};

/// What can be chosen before a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// BAB-V1: seven random cards of the nine instead of cards 1 to 7.
    pub random_cards: bool,
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[OptionSpec {
        key: "random_cards",
        kind: OptionKind::Choice(&["no", "yes"]),
        help: cover::RANDOM_CARDS,
        rulings: &[rulings::V1],
    }];

    fn put(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        if key == "random_cards" {
            self.random_cards = value == "yes";
        }
        Ok(())
    }

    fn get(&self, _: &str) -> String {
        yes_no(self.random_cards).to_owned()
    }
}
