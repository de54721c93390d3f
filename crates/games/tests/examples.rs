//! The worked examples of the page hold: their positions can be set up, their actions are legal, and have the stated effects.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use std::{fs, path::Path};

use serde::Deserialize;
use serde_json::Value;
use shinar_core::{Actor, Observer, Seat, play};
use shinar_games::{Perspective, Table, Words, all, table_from_setup};

#[derive(Deserialize)]
struct Example {
    name: String,
    position: Value,
    #[serde(default)]
    before: Vec<String>,
    solution: String,
    /// The rules it shows.
    rules: Vec<String>,
    /// The points that each seat gains by the solution.
    gain: Option<Vec<i32>>,
    /// The points of each seat in the events of the solution.
    points: Option<Vec<i32>>,
    #[serde(default)]
    chance: bool,
}

#[test]
fn every_example_holds() {
    let mut count = 0;
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
            assert_eq!(one.text(), solution, "{name}: the page looks for the canonical text");
            let steps = table.steps();
            table.play(one).unwrap_or_else(|error| panic!("{name}: {solution}: {error}"));
            if example.chance {
                draw(table.as_mut());
            }
            let gain: Vec<_> = table.scores().iter().zip(before).map(|(now, before)| now - before).collect();
            let heard = table.events(steps, Perspective::One(Observer::Spectator), Words::None);
            let brought =
                |seat: Seat| heard.iter().filter(|one| one.seat == Some(seat)).map(|one| one.points).sum();
            let points: Vec<i32> = Seat::all(table.players()).map(brought).collect();
            assert!(example.gain.is_some() || example.points.is_some(), "{name} names no points");
            assert!(example.gain.is_none_or(|expected| expected == gain), "{name}: {gain:?}");
            assert!(example.points.is_none_or(|expected| expected == points), "{name}: {points:?}");
            for rule in &example.rules {
                assert!(entry.info.rulebook.find(rule).is_some(), "{name}: there is no rule {rule}");
            }
            count += 1;
        }
    }
    assert!(count >= 32, "only {count} examples were found");
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
