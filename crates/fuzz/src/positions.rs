//! Positions, as one-line text and as JSON.

use shinar_core::{
    Heuristic,
    cases::{CaseGame, read_setup},
    play,
    prelude::*,
};
use shinar_games::{TableError, Visitor, table_from_setup};

use crate::{
    laws::{can_be_played, error_is_inside, error_is_inside_line, for_every_game, number_from},
    seeds::states,
};

/// How many actions to play from an accepted position.
const ACTIONS: u32 = 40;

/// Reads a position; what can be read can be written, and what is accepted can be played.
pub fn check(data: &[u8]) {
    for_every_game(Check(&String::from_utf8_lossy(data)));
}

#[derive(Clone, Copy)]
struct Check<'a>(&'a str);

impl Visitor for Check<'_> {
    type Out = ();
    fn visit<G: CaseGame + Heuristic>(self) {
        let is_json = self.0.trim_start().starts_with('{');
        match table_from_setup(G::INFO.id, self.0, Vec::new()) {
            Err(TableError::Parse(error)) if is_json => error_is_inside(self.0, &error),
            Err(TableError::Parse(error)) => error_is_inside_line(self.0, &error),
            _ => {}
        }
        let setup = match read_setup::<G>(self.0) {
            Ok(setup) => setup,
            Err(error) if is_json => return error_is_inside(self.0, &error),
            Err(error) => return error_is_inside_line(self.0, &error),
        };
        json_returns::<G>(&setup);
        // JSON may contain names that one-line text cannot; such a position cannot be played anyway.
        if !is_json {
            text_returns::<G>(&setup);
        }
        let Ok(state) = setup.to_state() else { return };
        let written = G::Setup::of(&state);
        json_returns::<G>(&written);
        text_returns::<G>(&written);
        assert_eq!(written.to_state().as_ref(), Ok(&state));
        can_be_played::<G>(&state, &mut play::stream(number_from(self.0), 0), ACTIONS);
    }
}

fn text_returns<G: Game>(setup: &G::Setup) {
    let text = setup.to_line();
    assert_eq!(G::Setup::parse(&text).as_ref(), Ok(setup), "{text}");
}

fn json_returns<G: Game>(setup: &G::Setup) {
    let json = serde_json::to_string(setup).unwrap();
    assert_eq!(serde_json::from_str::<G::Setup>(&json).as_ref().ok(), Some(setup), "{json}");
}

/// Positions of random games.
pub fn seeds() -> Vec<String> {
    #[derive(Clone, Copy)]
    struct Seeds;
    impl Visitor for Seeds {
        type Out = Vec<String>;
        fn visit<G: CaseGame + Heuristic>(self) -> Vec<String> {
            let setups = states::<G>().into_iter().map(|state| G::Setup::of(&state));
            setups.flat_map(|setup| [setup.to_line(), serde_json::to_string(&setup).unwrap()]).collect()
        }
    }
    for_every_game(Seeds).concat()
}
