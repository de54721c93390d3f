//! Options of the game.

use shinar_core::{GameOptions, Kept, OptionKind, OptionSpec, SetupError, yes_no};

use crate::{
    components::{self, Components},
    cover, rulings,
};

/// What can be chosen before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// BBL-A5: no two tiles of a garden may have the same footprint, whatever their levels; otherwise BBL-A41.
    pub overlap_any_level: bool,
    /// BBL-A15: no tile over the lower end of stairs on their upper level.
    pub stair_volume: bool,
    /// BBL-A42: the plastic pieces are limited.
    pub strict_supply: bool,
    /// What is printed on the tiles, and the round tokens.
    pub components: Kept<Components>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            overlap_any_level: true,
            stair_volume: true,
            strict_supply: false,
            components: components::built_in(),
        }
    }
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "overlap_any_level",
            kind: OptionKind::Choice(&["yes", "no"]),
            help: cover::OVERLAP_ANY_LEVEL,
            rulings: &[rulings::A5, rulings::A41],
        },
        OptionSpec {
            key: "stair_volume",
            kind: OptionKind::Choice(&["yes", "no"]),
            help: cover::STAIR_VOLUME,
            rulings: &[rulings::A15],
        },
        OptionSpec {
            key: "strict_supply",
            kind: OptionKind::Choice(&["no", "yes"]),
            help: cover::STRICT_SUPPLY,
            rulings: &[rulings::A42],
        },
        OptionSpec {
            key: "components",
            kind: OptionKind::File,
            help: cover::COMPONENTS,
            rulings: &[rulings::C2],
        },
    ];

    fn put(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        match key {
            "overlap_any_level" => self.overlap_any_level = value == "yes",
            "stair_volume" => self.stair_volume = value == "yes",
            "strict_supply" => self.strict_supply = value == "yes",
            _ => {
                self.components = components::find(value)
                    .map_err(|message| SetupError::new(format!("option {key}"), message))?;
            }
        }
        Ok(())
    }

    fn get(&self, key: &str) -> String {
        match key {
            "overlap_any_level" => yes_no(self.overlap_any_level).to_owned(),
            "stair_volume" => yes_no(self.stair_volume).to_owned(),
            "strict_supply" => yes_no(self.strict_supply).to_owned(),
            _ => self.components.digest().to_owned(),
        }
    }
}
