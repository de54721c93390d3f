//! Options of the game.

use shinar_core::{OptionKind, OptionSpec, SetupError, prelude::*, yes_no};

use crate::{board::Side, cover, rulings};

/// What can be chosen before a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The side of the board.
    pub board: Side,
    /// TNE-C14.1: the advanced game with civilization buildings.
    pub civ: bool,
    /// TNE-D30: support only as much as it takes.
    pub english: bool,
    /// TNE-D31: the wonder, a seventh monument.
    pub wonder: bool,
    /// TNE-D32: points and treasures lie open.
    pub open_scoring: bool,
}

const NO_YES: OptionKind = OptionKind::Choice(&["no", "yes"]);

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "board",
            kind: OptionKind::Choice(&["std", "alt"]),
            help: cover::BOARD,
            rulings: &[rulings::C11_3],
        },
        OptionSpec { key: "civ", kind: NO_YES, help: cover::CIV, rulings: &[rulings::C14_1] },
        OptionSpec { key: "english", kind: NO_YES, help: cover::ENGLISH, rulings: &[rulings::D30] },
        OptionSpec { key: "wonder", kind: NO_YES, help: cover::WONDER, rulings: &[rulings::D31] },
        OptionSpec { key: "open_scoring", kind: NO_YES, help: cover::OPEN_SCORING, rulings: &[rulings::D32] },
    ];

    fn put(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let yes = value == "yes";
        match key {
            "board" => self.board = if value == <&str>::from(Side::Alt) { Side::Alt } else { Side::Std },
            "civ" => self.civ = yes,
            "english" => self.english = yes,
            "wonder" => self.wonder = yes,
            _ => self.open_scoring = yes,
        }
        Ok(())
    }

    fn get(&self, key: &str) -> String {
        match key {
            "board" => self.board.into(),
            "civ" => yes_no(self.civ),
            "english" => yes_no(self.english),
            "wonder" => yes_no(self.wonder),
            _ => yes_no(self.open_scoring),
        }
        .to_owned()
    }
}
