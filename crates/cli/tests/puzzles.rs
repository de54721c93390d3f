//! The puzzles that are shipped, and the command that lists, makes and verifies them.
#![allow(missing_docs, clippy::expect_used, clippy::panic)]

mod shinar;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};
use shinar::{Called, shinar_with};
use shinar_arena::puzzles::{Puzzle, check, from_json, themes, to_json};
use shinar_core::{Heuristic, cases::CaseGame};
use shinar_games::{Visitor, all, visit};

fn shinar(args: &[&str]) -> Called {
    shinar_with(args, b"")
}

fn json(called: &Called) -> Value {
    serde_json::from_str(&called.out).unwrap_or_else(|error| panic!("{error}: {}{}", called.out, called.err))
}

fn path(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games").join(game).join("puzzles.json")
}

/// The games that have puzzles, with their files.
fn shipped() -> Vec<(&'static str, String)> {
    let games = all().iter().map(|entry| entry.info.id);
    let files: Vec<_> = games.filter_map(|game| Some((game, fs::read_to_string(path(game)).ok()?))).collect();
    assert!(files.len() >= 4, "only {} games have puzzles", files.len());
    files
}

/// How far the best action is ahead of the best one that is wrong.
fn margin(puzzle: &Puzzle) -> f32 {
    let best = |wanted: bool| {
        let actions = puzzle.actions.iter();
        let shares =
            actions.filter(|action| puzzle.solutions.contains(&action.text) == wanted).map(|one| one.share);
        shares.fold(0.0, f32::max)
    };
    best(true) - best(false)
}

/// What must be true of the puzzles of a game, without a search.
struct Sound(Vec<Puzzle>);

impl Visitor for Sound {
    type Out = ();

    fn visit<G: CaseGame + Heuristic>(self) {
        let game = G::INFO.id;
        assert!(self.0.len() >= 300, "{game} has {} puzzles", self.0.len());
        let mut shown = BTreeSet::new();
        for puzzle in &self.0 {
            puzzle.set_up::<G>().unwrap_or_else(|flaw| panic!("{game}: {flaw}"));
            assert!(margin(puzzle) >= 0.05, "{}: {}", puzzle.id, margin(puzzle));
            assert!(
                puzzle.lead.is_finite() && puzzle.actions.iter().all(|one| (0.0..=1.0).contains(&one.share))
            );
            shown.extend(puzzle.themes.iter().cloned());
        }
        let different = |key: fn(&Puzzle) -> &str| self.0.iter().map(key).collect::<BTreeSet<_>>().len();
        assert_eq!(different(|puzzle| &puzzle.id), self.0.len(), "{game}: an id occurs twice");
        assert_eq!(different(|puzzle| &puzzle.position), self.0.len(), "{game}: a position occurs twice");
        for difficulty in 1..=4 {
            let count = self.0.iter().filter(|puzzle| puzzle.difficulty == difficulty).count();
            assert!(count >= 10, "{game} has {count} puzzles of difficulty {difficulty}");
        }
        let unseen = themes::<G>().filter(|theme| !shown.contains(*theme)).count();
        assert!(3 * unseen <= themes::<G>().count(), "{game}: most themes should occur: {shown:?}");
    }
}

#[test]
fn every_puzzle_can_be_set_up_and_says_nothing_impossible() {
    for (game, text) in shipped() {
        let puzzles = from_json(&text).unwrap_or_else(|error| panic!("{game}: {error}"));
        assert_eq!(
            to_json(&puzzles).expect("JSON"),
            text,
            "{game}: written otherwise than `shinar puzzles make` does"
        );
        visit(game, Sound(puzzles)).expect("a game");
    }
}

/// A search of some puzzles, with another seed than they were made with.
struct Hold(Vec<Puzzle>);

impl Visitor for Hold {
    type Out = ();

    fn visit<G: CaseGame + Heuristic>(self) {
        for puzzle in &self.0 {
            let found = check::<G>(puzzle, 1500, 11).expect("no flaw");
            assert!(found.holds, "{}: {found:?}", puzzle.id);
            // The opposite: with the obvious action as its solution it must fail.
            let (wrong, other) = (turned(puzzle), puzzle.solutions.len() == 1);
            let found = check::<G>(&wrong, 1500, 11).expect("no flaw");
            assert!(!found.holds || !other, "{} turned round: {found:?}", puzzle.id);
        }
    }
}

/// The puzzle with the obvious action as its solution, and the best one as the obvious.
fn turned(puzzle: &Puzzle) -> Puzzle {
    let mut turned = puzzle.clone();
    let obvious = puzzle.actions.iter().find(|action| action.obvious).expect("one").text.clone();
    for action in &mut turned.actions {
        action.obvious = action.text == puzzle.solutions[0];
    }
    turned.solutions = vec![obvious.clone()];
    turned.line = vec![obvious];
    turned
}

#[test]
fn the_clearest_puzzles_hold_when_they_are_searched_again() {
    for (game, text) in shipped() {
        let mut puzzles = from_json(&text).expect("checked above");
        // Harder ones need more iterations than a test should take.
        puzzles.retain(|puzzle| puzzle.difficulty <= 3);
        puzzles.sort_by(|one, other| margin(other).total_cmp(&margin(one)));
        puzzles.truncate(3);
        visit(game, Hold(puzzles)).expect("a game");
    }
}

#[test]
fn puzzles_are_listed_by_theme_and_difficulty() {
    for (game, text) in shipped() {
        let puzzles = from_json(&text).expect("checked above");
        let listed = json(&shinar(&["puzzles", game, "--json"]));
        assert_eq!(
            listed["puzzles"].as_array().map(Vec::len),
            Some(puzzles.len()),
            "{game}: another build's puzzles"
        );
        assert_eq!(listed["puzzles"][0]["id"], puzzles[0].id);
        let theme = puzzles[0].themes.first().expect("a theme");
        let some = json(&shinar(&["puzzles", game, "--theme", theme, "--difficulty", "2", "--json"]));
        let fits = |puzzle: &&Puzzle| puzzle.themes.contains(theme) && puzzle.difficulty == 2;
        assert_eq!(some["puzzles"].as_array().map(Vec::len), Some(puzzles.iter().filter(fits).count()));
        let lines = shinar(&["puzzles", game]).out;
        assert!(lines.contains(&puzzles[0].id) && lines.ends_with(&format!("{} puzzles\n", puzzles.len())));
    }
}

#[test]
fn what_cannot_be_is_refused_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("damaged.json");
    fs::write(&file, "[\n{\"id\": 7}\n]\n").expect("written");
    let damaged = file.to_str().expect("UTF-8");
    for (args, expected) in [
        (&["puzzles"][..], "<GAME>"),
        (&["puzzles", "chess"], "there is no game \"chess\""),
        (&["puzzles", "tigris", "--theme", "knights"], "its themes are: war"),
        (&["puzzles", "tigris", "--difficulty", "6"], "1..=5"),
        (&["puzzles", "verify", "tigris", "--file", damaged], "line 2 column"),
        (&["puzzles", "verify", "tigris", "--file", "missing.json"], "cannot read missing.json"),
        (&["puzzles", "make", "tigris", "--out", damaged], "is no file of puzzles"),
    ] {
        let called = shinar(args);
        assert_eq!((called.code, called.out.as_str()), (2, ""), "{args:?}: {}", called.err);
        assert!(called.err.contains(expected) && called.err.lines().count() == 1, "{args:?}: {}", called.err);
    }
    assert_eq!(fs::read_to_string(&file).expect("kept"), "[\n{\"id\": 7}\n]\n");
}

#[test]
fn verifying_fails_where_a_solution_is_wrong() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut puzzles =
        from_json(&fs::read_to_string(path("amyitis")).expect("shipped")).expect("checked above");
    puzzles.retain(|puzzle| puzzle.solutions.len() == 1);
    puzzles.sort_by(|one, other| margin(other).total_cmp(&margin(one)));
    let file = folder.path().join("puzzles.json");
    let name = file.to_str().expect("UTF-8");
    let verify = ["puzzles", "verify", "amyitis", "--file", name, "--iterations", "1500", "--seed", "11"];
    fs::write(&file, to_json(&puzzles[..1]).expect("JSON")).expect("written");
    let held = shinar(&verify);
    assert_eq!(held.code, 0, "{}{}", held.out, held.err);
    assert!(held.out.starts_with("ok  ") && held.out.ends_with("1 hold, 0 failed\n"), "{}", held.out);
    fs::write(&file, to_json(&[turned(&puzzles[0])]).expect("JSON")).expect("written");
    let failed = shinar(&[&verify[..], &["--json"]].concat());
    assert_eq!((failed.code, &json(&failed)["failed"]), (1, &json!(1)), "{}", failed.err);
    fs::write(
        &file,
        to_json(&[puzzles[0].clone(), Puzzle { id: "amy-999".to_owned(), ..turned(&puzzles[0]) }])
            .expect("JSON"),
    )
    .expect("written");
    let dropped = shinar(&[&verify[..], &["--drop"]].concat());
    assert!(
        dropped.code == 0 && dropped.out.ends_with("1 hold, 1 failed\n"),
        "{}{}",
        dropped.out,
        dropped.err
    );
    assert_eq!(from_json(&fs::read_to_string(&file).expect("kept")).expect("puzzles"), puzzles[..1]);
}

#[test]
fn puzzles_are_made_and_the_file_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("puzzles.json");
    let name = file.to_str().expect("UTF-8");
    let make = ["puzzles", "make", "amyitis", "--out", name, "--count", "1", "--threads", "2", "--json"];
    let made = json(&shinar(&make));
    assert!(made["puzzles"].as_u64() >= Some(1) && made["new"] == made["puzzles"], "{made}");
    let text = fs::read_to_string(&file).expect("written");
    let puzzles = from_json(&text).expect("puzzles");
    visit("amyitis", SetUp(puzzles)).expect("a game");
    let again = json(&shinar(&make));
    assert_eq!((&again["new"], fs::read_to_string(&file).expect("kept")), (&json!(0), text));
    let other = shinar(&[&make[..], &["--seed", "2"]].concat());
    assert!(other.code == 2 && other.err.contains("was made with seed 1"), "{}", other.err);
}

struct SetUp(Vec<Puzzle>);

impl Visitor for SetUp {
    type Out = ();

    fn visit<G: CaseGame + Heuristic>(self) {
        for puzzle in &self.0 {
            puzzle.set_up::<G>().unwrap_or_else(|flaw| panic!("{flaw}"));
        }
    }
}
