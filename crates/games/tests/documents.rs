//! The documents of every game are correct: their examples work, and nothing is missing.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::{fs, path::Path};

use serde_json::Value;
use shinar_core::{
    Heuristic,
    cases::{self, CaseGame, read_setup},
    play,
    prelude::*,
};
use shinar_games::{Visitor, all, visit};

fn document(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The fenced blocks of a Markdown text in one language.
fn blocks<'a>(text: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    text.split(fence.as_str()).skip(1).map(|rest| rest.split("\n```").next().unwrap()).collect()
}

fn for_every_game<V: Visitor<Out = ()>>(check: impl Fn() -> V) {
    for entry in all() {
        visit(entry.info.id, check()).unwrap();
    }
}

#[test]
fn every_position_can_be_played() {
    struct Check;
    impl Visitor for Check {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            let page = document(&format!("positions/{}.md", G::INFO.id));
            let (json, lines) = (blocks(&page, "json"), blocks(&page, "text"));
            assert!(json.len() >= 2 && !lines.is_empty(), "{} has too few examples", G::INFO.id);
            for example in json.into_iter().chain(lines) {
                let setup = read_setup::<G>(example).unwrap_or_else(|error| panic!("{example}: {error}"));
                setup.to_state().unwrap_or_else(|error| panic!("{example}: {error}"));
            }
        }
    }
    for_every_game(|| Check);
}

#[test]
fn every_case_holds() {
    struct Check;
    impl Visitor for Check {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            let page = document(&format!("cases/{}.md", G::INFO.id));
            let examples = cases::parse(&page).unwrap();
            assert!(!examples.is_empty(), "{} has no example", G::INFO.id);
            for case in examples {
                case.run::<G>().unwrap_or_else(|failure| panic!("{} {}: {failure}", G::INFO.id, case.name));
            }
        }
    }
    for_every_game(|| Check);
}

/// The README quotes rules from the terminal word for word.
#[test]
fn the_readme_quotes_rules() {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let readme = words(&document("../README.md"));
    let quotes = all().iter().flat_map(|entry| entry.info.rulebook.rulings()).filter(|entry| {
        let id = format!("{}: ", entry.ruling);
        let is_quoted = readme.contains(&id);
        assert!(
            !is_quoted || readme.contains(&format!("{id}{entry}")),
            "README.md misquotes {}",
            entry.ruling
        );
        is_quoted
    });
    assert!(quotes.count() > 0, "README.md shows how a rule is explained");
}

/// The code cites every ruling where it decides: as a constant, or as an id in a comment.
#[test]
fn every_ruling_is_cited_in_the_code() {
    struct Check;
    impl Visitor for Check {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            let code = source(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(G::INFO.id).join("src"));
            let names = |name: &str| {
                let mut found = code.match_indices(name);
                found.any(|(at, _)| !code[at + name.len()..].starts_with(|next: char| next.is_ascii_digit()))
            };
            let missing = G::INFO.rulebook.rulings().map(|entry| entry.ruling.0).filter(|id| {
                let short = id.trim_start_matches(G::INFO.rulebook.prefix).replace('.', "_");
                !names(id) && !names(&format!("rulings::{short}"))
            });
            assert_eq!(missing.collect::<Vec<_>>(), Vec::<&str>::new());
        }
    }
    for_every_game(|| Check);
}

/// Every source file below a folder.
fn source(folder: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            text += &source(&path);
        } else {
            text += &fs::read_to_string(&path).unwrap();
        }
    }
    text
}

/// Positions of random games have no field that is missing from their schema, and the page documents every field.
#[test]
fn every_field_is_in_the_schema_and_on_the_page() {
    struct Check;
    impl Visitor for Check {
        type Out = ();
        fn visit<G: CaseGame + Heuristic>(self) {
            let page = document(&format!("positions/{}.md", G::INFO.id));
            let schema: Value =
                serde_json::from_str(&document(&format!("positions/{}.schema.json", G::INFO.id))).unwrap();
            let known = schema["properties"].as_object().unwrap();
            for key in known.keys() {
                assert!(page.contains(&format!("`{key}`")), "the page of {} lacks {key}", G::INFO.id);
            }
            for players in G::INFO.players() {
                for_fields::<G>(players, |setup| {
                    for key in setup.as_object().unwrap().keys() {
                        assert!(known.contains_key(key), "the schema of {} lacks {key}", G::INFO.id);
                    }
                    let seat = resolve(&schema, &schema["properties"]["seats"]["items"]);
                    for key in setup["seats"]
                        .as_array()
                        .into_iter()
                        .flatten()
                        .flat_map(|s| s.as_object().unwrap().keys())
                    {
                        assert!(
                            seat["properties"].get(key).is_some(),
                            "the schema of {} lacks {key}",
                            G::INFO.id
                        );
                    }
                });
            }
        }
    }
    for_every_game(|| Check);
}

/// Shows the positions of a random game, as JSON.
fn for_fields<G: Game>(players: u8, see: impl Fn(&Value)) {
    let mut state = G::new_game(players, &G::Options::default()).unwrap();
    let mut rng = play::stream(4, players.into());
    while let Some(action) = G::random_action(&state, &mut rng) {
        see(&serde_json::to_value(G::Setup::of(&state)).unwrap());
        G::apply_unchecked(&mut state, action, &mut ());
    }
    see(&serde_json::to_value(G::Setup::of(&state)).unwrap());
}

/// Follows a `$ref` inside a schema.
fn resolve<'a>(schema: &'a Value, part: &'a Value) -> &'a Value {
    match part["$ref"].as_str().and_then(|path| path.strip_prefix('#')) {
        Some(path) => schema.pointer(path).unwrap(),
        None => part,
    }
}
