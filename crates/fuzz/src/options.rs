//! Options, one line `key=value` each.

use shinar_core::{Heuristic, OptionKind, cases::CaseGame, play, prelude::*};
use shinar_games::Visitor;

use crate::laws::{can_be_played, for_every_game, number_from};

/// Reads options and starts a game with them; those that differ from the default describe them completely.
pub fn check(data: &[u8]) {
    for_every_game(Check(&String::from_utf8_lossy(data)));
}

#[derive(Clone, Copy)]
struct Check<'a>(&'a str);

impl Visitor for Check<'_> {
    type Out = ();
    fn visit<G: CaseGame + Heuristic>(self) {
        let pairs = self.0.lines().map(|line| line.split_once('=').unwrap_or((line, "")));
        let Ok(options) = G::Options::from_pairs(pairs) else { return };
        assert_eq!(G::Options::from_pairs(options.changed()).as_ref(), Ok(&options));
        for players in 0..=G::INFO.max_players + 1 {
            let state = G::new_game(players, &options);
            assert_eq!(state.is_ok(), G::INFO.players().contains(&players), "{players} players");
            let Ok(state) = state else { continue };
            assert_eq!(state.options(), options);
            can_be_played::<G>(&state, &mut play::stream(number_from(self.0), 0), 10);
        }
    }
}

/// Every value of every option, and all last values together.
pub fn seeds() -> Vec<String> {
    #[derive(Clone, Copy)]
    struct Seeds;
    impl Visitor for Seeds {
        type Out = Vec<String>;
        fn visit<G: CaseGame + Heuristic>(self) -> Vec<String> {
            let (mut texts, mut all) = (Vec::new(), String::new());
            for spec in G::Options::SPECS {
                let OptionKind::Choice(values) = spec.kind else { continue };
                texts.extend(values.iter().map(|value| format!("{}={value}\n", spec.key)));
                all.extend(values.last().map(|value| format!("{}={value}\n", spec.key)));
            }
            texts.push(all);
            texts
        }
    }
    for_every_game(Seeds).concat()
}
