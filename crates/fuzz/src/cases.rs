//! Files of rule cases.

use shinar_core::{
    Heuristic,
    cases::{CaseGame, parse},
};
use shinar_games::Visitor;

use crate::{
    laws::{error_is_inside, for_every_game},
    seeds::files,
};

/// Reads cases and runs them as cases of every game; every failure names a line of the file.
pub fn check(data: &[u8]) {
    for_every_game(Check(&String::from_utf8_lossy(data)));
}

#[derive(Clone, Copy)]
struct Check<'a>(&'a str);

impl Visitor for Check<'_> {
    type Out = ();
    fn visit<G: CaseGame + Heuristic>(self) {
        let cases = match parse(self.0) {
            Ok(cases) => cases,
            Err(error) => return error_is_inside(self.0, &error),
        };
        let lines = self.0.lines().count();
        for case in cases {
            if let Err(failure) = case.run::<G>() {
                assert!(
                    (case.line..=lines).contains(&failure.line),
                    "{} has {lines} lines: {failure}",
                    case.name
                );
            }
        }
    }
}

/// The repository's own cases, one by one.
pub fn seeds() -> Vec<String> {
    let files = files("cases");
    let cases = files.iter().flat_map(|file| file.split("```case").skip(1));
    cases.filter_map(|rest| Some(format!("```case{}\n```\n", rest.split("\n```").next()?))).collect()
}
