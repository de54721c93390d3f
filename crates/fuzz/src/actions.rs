//! Actions, as text and as JSON.

use shinar_core::{ActionError, Heuristic, cases::CaseGame, prelude::*};
use shinar_games::Visitor;

use crate::{
    laws::{error_is_inside_line, for_every_game, number_from, somewhere},
    seeds::states,
};

/// Reads an action in some position, and checks that all its forms agree.
pub fn check(data: &[u8]) {
    for_every_game(Check(&String::from_utf8_lossy(data)));
}

#[derive(Clone, Copy)]
struct Check<'a>(&'a str);

impl Visitor for Check<'_> {
    type Out = ();
    fn visit<G: CaseGame + Heuristic>(self) {
        let state = somewhere::<G>(number_from(self.0));
        match G::Action::parse(&state, self.0) {
            Ok(action) => forms_agree::<G>(&state, action),
            Err(ActionError::Unreadable(error)) => error_is_inside_line(self.0, &error),
            Err(ActionError::Illegal(error)) => assert!(G::INFO.rulebook.find(error.ruling.0).is_some()),
        }
        if let Ok(action) = serde_json::from_str::<G::Action>(self.0) {
            forms_agree::<G>(&state, action);
        }
    }
}

fn forms_agree<G: Game>(state: &G::State, action: G::Action) {
    assert_eq!(G::Action::at(action.index()), Some(action), "the index of {action}");
    assert_eq!(G::Action::parse(state, &action.to_string()), Ok(action), "the text of {action}");
    let json = serde_json::to_string(&action).unwrap();
    assert_eq!(serde_json::from_str::<G::Action>(&json).ok(), Some(action), "{json}");
    let mut legal = Vec::new();
    G::legal_actions(state, &mut legal);
    let is_legal = G::check(state, action).is_ok();
    assert_eq!(legal.contains(&action), is_legal, "{action} in {state:?}");
    G::apply_unchecked(&mut state.clone(), action, &mut Vec::new());
}

/// Legal actions of random games.
pub fn seeds() -> Vec<String> {
    #[derive(Clone, Copy)]
    struct Seeds;
    impl Visitor for Seeds {
        type Out = Vec<String>;
        fn visit<G: CaseGame + Heuristic>(self) -> Vec<String> {
            let (mut texts, mut legal) = (Vec::new(), Vec::new());
            for state in states::<G>() {
                G::legal_actions(&state, &mut legal);
                for &action in legal.iter().step_by(legal.len() / 4 + 1) {
                    texts.extend([action.to_string(), serde_json::to_string(&action).unwrap()]);
                }
            }
            texts
        }
    }
    for_every_game(Seeds).concat()
}
