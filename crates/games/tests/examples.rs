//! The worked examples of the page hold: their positions can be set up, and what they show is legal and brings what they say.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::{fs, path::Path};

use serde::Deserialize;
use serde_json::Value;
use shinar_core::{Actor, play};
use shinar_games::{Table, all, table_from_setup};

#[derive(Deserialize)]
struct Example {
    name: String,
    position: Value,
    #[serde(default)]
    before: Vec<String>,
    solution: String,
    /// The points that the solution brings each seat, where points are simply added up.
    gain: Option<Vec<i32>>,
    #[serde(default)]
    chance: bool,
}

#[test]
fn every_example_holds() {
    for entry in all() {
        let game = entry.info.id;
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games").join(game);
        let Ok(text) = fs::read_to_string(file.join("examples.json")) else { continue };
        let examples: Vec<Example> = serde_json::from_str(&text).unwrap();
        for example in examples {
            let name = format!("{game}: {}", example.name);
            let table = table_from_setup(game, &example.position.to_string(), vec![]);
            let mut table = table.unwrap_or_else(|error| panic!("{name}: {error}"));
            for action in &example.before {
                take(table.as_mut(), action, &name);
            }
            if example.chance || example.before.is_empty() {
                draw(table.as_mut());
            }
            assert!(table.actor().seat().is_some(), "{name}: nobody decides");
            let before = table.scores();
            let (parsed, solution) = (table.parse(&example.solution), example.solution.as_str());
            let one = parsed.unwrap_or_else(|error| panic!("{name}: {solution}: {error}"));
            table.play(one).unwrap_or_else(|error| panic!("{name}: {solution}: {error}"));
            if example.chance {
                draw(table.as_mut());
            }
            let gain: Vec<_> = table.scores().iter().zip(before).map(|(now, before)| now - before).collect();
            assert!(example.gain.is_none_or(|expected| expected == gain), "{name}: {gain:?}");
        }
    }
}

/// Plays an action, after draws if some are due, as the server does for the page.
fn take(table: &mut dyn Table, text: &str, name: &str) {
    while let Err(error) = table.parse(text).and_then(|one| table.play(one)) {
        assert_eq!(table.actor(), Actor::Chance, "{name}: {text}: {error}");
        draw_once(table);
    }
}

fn draw(table: &mut dyn Table) {
    while table.actor() == Actor::Chance {
        draw_once(table);
    }
}

fn draw_once(table: &mut dyn Table) {
    let drawn = table.draw(&mut play::stream(0, table.steps() as u64)).unwrap();
    table.play(drawn).unwrap();
}
