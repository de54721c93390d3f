//! Golden files: playthroughs to read, perft tables, and the case files of a game.
//!
//! `cargo xtask bless` rewrites the golden files; tests compare. A difference is either a mistake or a change of
//! the rules, which raises the rules version.
#![allow(clippy::panic, clippy::unwrap_used, clippy::expect_used)]

use std::{
    collections::BTreeMap,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use crate::{
    Actor, Event, Observer, Pen,
    cases::{self, Case, CaseGame, Step},
    encoding::feature_count,
    play,
    prelude::*,
    result_text,
};

/// Compares a text with a golden file, or writes the file if `SHINAR_BLESS` is set.
pub fn compare(path: &Path, text: &str) {
    if std::env::var_os("SHINAR_BLESS").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
        return;
    }
    let golden = fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{}: {error}; `cargo xtask bless` writes it", path.display()));
    for (number, (old, new)) in golden.lines().zip(text.lines()).enumerate() {
        assert_eq!(old, new, "{} line {}; if this is right, `cargo xtask bless`", path.display(), number + 1);
    }
    assert_eq!(golden.lines().count(), text.lines().count(), "the length of {}", path.display());
}

/// A whole random game, step by step: who decides, from how many actions, what was done, what followed.
pub fn playthrough<G: Game>(players: u8, options: &[(&str, &str)], seed: u64) -> String {
    let mut out = String::new();
    let options = G::Options::from_pairs(options.iter().copied()).unwrap();
    let mut state = G::new_game(players, &options).unwrap();
    let mut rng = play::stream(seed, 0);
    let mut legal = Vec::new();
    writeln!(out, "# {} with {players} players, {:?}, seed {seed}", G::INFO.title, options.changed())
        .unwrap();
    let mut number = 0;
    let mut last_actor = None;
    while let Some(action) = G::random_action(&state, &mut rng) {
        let actor = state.actor();
        if actor != Actor::Chance && last_actor != Some(actor) {
            last_actor = Some(actor);
            writeln!(out, "\n= {}", G::Setup::of(&state).to_line()).unwrap();
            let views =
                Observer::all(players).map(|o| format!("{o} {:08x}", digest(&G::View::of(&state, o))));
            writeln!(out, "  views: {}", views.collect::<Vec<_>>().join(", ")).unwrap();
        }
        number += 1;
        G::legal_actions(&state, &mut legal);
        let choices = if legal.len() <= 8 {
            legal.iter().map(|&a| a.to_string()).collect::<Vec<_>>().join(" | ")
        } else {
            legal.len().to_string()
        };
        writeln!(out, "{number}. {actor} of [{choices}]: {action}").unwrap();
        let mut events: Vec<Event<G::Event>> = Vec::new();
        G::apply_unchecked(&mut state, action, &mut events);
        for event in &events {
            let points = if event.points == 0 { String::new() } else { format!(" {:+}", event.points) };
            writeln!(out, "     {}{points} [{}]", event.describe(), event.ruling).unwrap();
        }
        assert!(number <= G::INFO.max_actions, "the game does not end");
    }
    writeln!(out, "\nresult: {}", result_text::<G>(&state).unwrap()).unwrap();
    let mut pen = Pen::new(false);
    G::View::of(&state, Observer::Spectator).draw(&mut pen);
    writeln!(out, "\n{}", pen.finish().trim_end()).unwrap();
    out
}

/// A short, stable fingerprint of what an observer sees.
fn digest<V: serde::Serialize>(view: &V) -> u32 {
    let json = serde_json::to_string(view).unwrap();
    // FNV-1a: enough to notice a change.
    json.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The page about a game's encoding: every group of features, and every value of its axes.
pub fn encoding_page<G: GameEncoding>() -> String {
    let info = G::INFO;
    let mut out = format!(
        "# The encoding of {}\n\n\
         What a seat knows of a position as {} yes-or-no features, for version {} of the rules. `cargo xtask bless` writes this page from the \
         code. [python.md](../python.md) shows how to use it.\n\n\
         Seats are counted clockwise from the observer's own. A group with axes is an array, its last axis the fastest: in a group that begins \
         at *s* with axes of *a* and *b* values, feature `[i][j]` is number *s* + *i*·*b* + *j*. An axis \"at least\" is a thermometer: \
         all its features up to the value are true. There are {} actions, by their dense index.\n\n\
         | from | features | group | says |\n|---|---|---|---|\n",
        info.title,
        feature_count(G::GROUPS),
        info.rules_version,
        G::Action::COUNT,
    );
    let mut start = 0;
    let mut axes = BTreeMap::new();
    for group in G::GROUPS {
        let shape: String = group.axes.iter().map(|axis| format!("[{} {}]", axis.name, axis.len)).collect();
        writeln!(out, "| {start} | {} | `{}{shape}` | {} |", group.len(), group.name, group.about).unwrap();
        start += group.len();
        for axis in group.axes {
            let labels: Vec<_> = (0..axis.len).map(|at| format!("`{}`", axis.label(at))).collect();
            let used: &mut Vec<_> = axes.entry((axis.name, labels)).or_default();
            if used.last() != Some(&group.name) {
                used.push(group.name);
            }
        }
    }
    out.push_str("\n## The values of the axes\n\nIn the order of their numbers, from 0.\n");
    for ((name, labels), groups) in axes {
        writeln!(out, "\n**{name}** ({}) of {}: {}", labels.len(), groups.join(", "), labels.join(" "))
            .unwrap();
    }
    out
}

/// A row of a perft table: players, options, seed of the deal, greatest depth.
pub type PerftRow<'a> = (u8, &'a [(&'a str, &'a str)], u64, u32);

/// How many random actions lie before the positions of a perft table: the start, the opening, the middle.
const PERFT_STEPS: [u32; 3] = [0, 40, 80];

/// A table of perft counts, for each row from depth 1 on; deep counts are made at the start of a game only.
pub fn perft_table<G: Game>(rows: &[PerftRow<'_>]) -> String {
    let mut out = "# players options seed steps depth nodes\n".to_owned();
    for &(players, options, seed, deepest) in rows {
        let chosen = G::Options::from_pairs(options.iter().copied()).unwrap();
        let options: Vec<_> = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let options = if options.is_empty() { "-".to_owned() } else { options.join(",") };
        for steps in PERFT_STEPS {
            let state = play::dealt_game::<G>(players, &chosen, seed, steps).unwrap();
            let deepest = if steps == 0 { deepest } else { deepest.min(2) };
            for depth in 1..=deepest {
                let nodes = play::perft::<G>(&state, depth);
                writeln!(out, "{players} {options} {seed} {steps} {depth} {nodes}").unwrap();
            }
        }
    }
    out
}

/// The case files of a crate, sorted by name.
pub fn case_files(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|path| (path.clone(), fs::read_to_string(&path).unwrap())).collect()
}

fn parse<'a>(path: &Path, text: &'a str) -> Vec<Case<'a>> {
    cases::parse(text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Runs every case of a folder.
pub fn run_cases<G: CaseGame>(folder: &Path) {
    let mut failures = Vec::new();
    for (path, text) in case_files(folder) {
        for case in parse(&path, &text) {
            if let Err(failure) = case.run::<G>() {
                failures.push(format!("{}, case {}, {failure}", path.display(), case.name));
            }
        }
    }
    assert!(failures.is_empty(), "{} cases fail:\n{}", failures.len(), failures.join("\n"));
}

/// Shows that cases can fail: every expectation, changed, makes its case fail at that very line.
///
/// A fact is negated, and if it ends with a value that value is changed; an action that must be accepted is called
/// illegal and the other way round; an expected ruling becomes another.
pub fn mutate_cases<G: CaseGame>(folder: &Path) {
    let mut survivors = Vec::new();
    let mut mutants = 0;
    for (path, text) in case_files(folder) {
        for case in parse(&path, &text) {
            for at in 0..case.steps.len() {
                for mutant in mutations::<G>(&case.steps[at].1) {
                    mutants += 1;
                    let mut changed = case.clone();
                    changed.steps[at].1 = mutant.clone();
                    let line = case.steps[at].0;
                    if changed.run::<G>().is_ok() {
                        survivors.push(format!(
                            "{}, case {}, line {line}: {mutant:?}",
                            path.display(),
                            case.name
                        ));
                    }
                }
            }
        }
    }
    assert!(mutants > 0, "there is nothing to change");
    assert!(survivors.is_empty(), "{} changes go unnoticed:\n{}", survivors.len(), survivors.join("\n"));
}

fn mutations<G: CaseGame>(step: &Step) -> Vec<Step> {
    match step {
        Step::Do(text) => vec![Step::Illegal(text.clone(), None)],
        Step::Illegal(text, ruling) => {
            let other = ruling.as_ref().map(|ruling| another::<G>(ruling));
            let cited = other.map(|other| Step::Illegal(text.clone(), Some(other)));
            std::iter::once(Step::Do(text.clone())).chain(cited).collect()
        }
        Step::Refused(field, ruling) => {
            let other = ruling.as_ref().map(|ruling| another::<G>(ruling));
            let cited = other.map(|other| Step::Refused(field.clone(), Some(other)));
            std::iter::once(Step::Refused(format!("{field}x"), None)).chain(cited).collect()
        }
        Step::Expect(text) => {
            let negated = match text.strip_prefix("not ") {
                Some(plain) => plain.to_owned(),
                None => format!("not {text}"),
            };
            let mut mutants = vec![Step::Expect(negated)];
            if let Some((subject, Ok(value))) =
                text.rsplit_once(' ').map(|(subject, value)| (subject, value.parse::<i64>()))
            {
                mutants.push(Step::Expect(format!("{subject} {}", value + 1)));
            }
            mutants
        }
    }
}

/// The id of another ruling.
fn another<G: CaseGame>(ruling: &str) -> String {
    let cited = G::INFO.rulebook.find(ruling).map(|entry| entry.ruling);
    let other = G::INFO.rulebook.rulings().find(|entry| Some(entry.ruling) != cited).unwrap();
    other.ruling.0.to_owned()
}

/// Every ruling of the game must be named by a case, or by a test in `sources` (`fn bab_s1_…` for `BAB-S1`).
pub fn every_ruling_is_tested<G: CaseGame>(folder: &Path, sources: &[&str]) {
    let mut named: Vec<String> = Vec::new();
    for (path, text) in case_files(folder) {
        for case in parse(&path, &text) {
            named.extend(
                case.rules.iter().filter_map(|id| Some(G::INFO.rulebook.find(id)?.ruling.0.to_owned())),
            );
        }
    }
    let missing: Vec<_> = G::INFO
        .rulebook
        .rulings()
        .map(|entry| entry.ruling.0)
        .filter(|id| {
            let function = format!("fn {}_", id.to_lowercase().replace(['-', '.'], "_"));
            !named.iter().any(|name| name == id) && !sources.iter().any(|source| source.contains(&function))
        })
        .collect();
    assert!(missing.is_empty(), "no case or test names {}", missing.join(", "));
}
