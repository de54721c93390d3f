//! Options of the game.

use shinar_core::{GameOptions, OptionSpec, yes_no};

/// What can be chosen before a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// BAB-V1: seven random cards of the nine instead of cards 1 to 7.
    pub random_cards: bool,
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[OptionSpec {
        key: "random_cards",
        values: &["no", "yes"],
        help: "Seven random ziggurat cards of the nine instead of cards 1 to 7 (BAB-V1).",
    }];

    fn put(&mut self, key: &str, value: &str) {
        if key == "random_cards" {
            self.random_cards = value == "yes";
        }
    }

    fn get(&self, _: &str) -> &'static str {
        yes_no(self.random_cards)
    }
}
