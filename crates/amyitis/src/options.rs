//! Options of the game.

use shinar_core::{GameOptions, Kept, OptionKind, OptionSpec, SetupError, yes_no};

use crate::{
    components::{Components, SHELF},
    cover, rulings,
};

/// What can be chosen before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// What is printed and counted.
    pub components: Kept<Components>,
    /// AMY-R12: water passes a double side only when both its segments are irrigated.
    pub both_canals: bool,
    /// AMY-R22: the tokens and cubes of the box are all there are.
    pub strict_supply: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { components: SHELF.built_in(), both_canals: false, strict_supply: false }
    }
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "components",
            kind: OptionKind::File,
            help: cover::COMPONENTS,
            rulings: &[rulings::D1],
        },
        OptionSpec {
            key: "double_canals",
            kind: OptionKind::Choice(&["one", "both"]),
            help: cover::DOUBLE_CANALS,
            rulings: &[rulings::R12],
        },
        OptionSpec {
            key: "strict_supply",
            kind: OptionKind::Choice(&["no", "yes"]),
            help: cover::STRICT_SUPPLY,
            rulings: &[rulings::R22],
        },
    ];

    fn put(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            "components" => {
                let found = SHELF.find(value);
                self.components =
                    found.map_err(|message| SetupError::new(format!("option {key}"), message))?;
            }
            "double_canals" => self.both_canals = value == "both",
            "strict_supply" => self.strict_supply = value == "yes",
            _ => {}
        }
        Ok(())
    }

    fn get(&self, key: &str) -> String {
        match key {
            "components" => self.components.digest().to_owned(),
            "double_canals" => if self.both_canals { "both" } else { "one" }.to_owned(),
            _ => yes_no(self.strict_supply).to_owned(),
        }
    }
}
