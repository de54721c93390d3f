//! Data files that players may correct, such as the tiles of a game.

use shinar_core::{Heuristic, OptionKind, cases::CaseGame, play, prelude::*};
use shinar_games::Visitor;

use crate::{
    laws::{can_be_played, for_every_game, number_from},
    seeds::files,
};

/// How many actions to play with a file.
const ACTIONS: u32 = 200;

/// Reads a data file; an accepted one can be referred to by its digest and played with.
pub fn check(data: &[u8]) {
    for_every_game(Check(&String::from_utf8_lossy(data)));
}

#[derive(Clone, Copy)]
struct Check<'a>(&'a str);

impl Visitor for Check<'_> {
    type Out = ();
    fn visit<G: CaseGame + Heuristic>(self) {
        let kept = G::Options::SPECS.iter().filter(|spec| matches!(spec.kind, OptionKind::File));
        for spec in kept {
            let Ok(options) = G::Options::from_pairs([(spec.key, self.0)]) else { continue };
            assert_eq!(G::Options::from_pairs(options.changed()).as_ref(), Ok(&options));
            plays_with::<G>(&options, number_from(self.0));
        }
    }
}

fn plays_with<G: Game>(options: &G::Options, number: u64) {
    for players in G::INFO.players() {
        let state = G::new_game(players, options).unwrap();
        can_be_played::<G>(&state, &mut play::stream(number, 0), ACTIONS);
    }
}

/// The repository's own data files.
pub fn seeds() -> Vec<String> {
    files("data")
}
