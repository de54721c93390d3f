//! Every target on mutated seeds, the same in every run.
//!
//! `SHINAR_FUZZ_CASES=1000000` makes the run longer, `SHINAR_FUZZ_SEED=2` makes it a different one. An input that breaks a law is
//! shortened, saved as a file and printed; `SHINAR_FUZZ_INPUT=FILE` runs that file alone, in every target.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::{
    cell::RefCell,
    env, fs,
    panic::{catch_unwind, set_hook, take_hook},
    path::{Path, PathBuf},
    thread,
};

use shinar_fuzz::{Mutator, TARGETS, Target};

/// The number of inputs per target.
const CASES: u32 = 3000;

thread_local! {
    /// The message of the last panic, if this thread is running a target.
    static MESSAGE: RefCell<Option<String>> = const { RefCell::new(None) };
}

#[test]
fn short_run() {
    let default = take_hook();
    set_hook(Box::new(move |info| {
        let kept = MESSAGE.with_borrow_mut(|message| message.as_mut().map(|text| *text = info.to_string()));
        if kept.is_none() {
            default(info);
        }
    }));
    let alone = env::var_os("SHINAR_FUZZ_INPUT").map(|path| fs::read(path).unwrap());
    let reports: Vec<String> = thread::scope(|scope| {
        let runs: Vec<_> = TARGETS
            .iter()
            .map(|target| {
                let alone = alone.clone();
                scope.spawn(move || match alone {
                    Some(input) => report(target, &input),
                    None => run(target),
                })
            })
            .collect();
        runs.into_iter().filter_map(|run| run.join().unwrap()).collect()
    });
    assert!(reports.is_empty(), "{}", reports.join("\n\n"));
}

fn setting<T: std::str::FromStr>(name: &str, default: T) -> T {
    env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// Runs a target on inputs that once broke a law, on its seeds, and on mutated inputs, up to the first failure.
fn run(target: &Target) -> Option<String> {
    let seeds = (target.seeds)();
    assert!(!seeds.is_empty(), "{} has no seeds", target.name);
    let known = regressions(target).into_iter().chain(seeds.iter().map(|seed| seed.clone().into_bytes()));
    let mut mutator = Mutator::new(seeds.clone(), setting("SHINAR_FUZZ_SEED", 1));
    let mutated = (0..setting("SHINAR_FUZZ_CASES", CASES)).map(|_| mutator.input());
    known.chain(mutated).find_map(|input| report(target, &input))
}

fn regressions(target: &Target) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("regressions").join(target.name);
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// The report on an input that breaks a law.
fn report(target: &Target, input: &[u8]) -> Option<String> {
    failure(target, input)?;
    let short = shortened(target, input.to_vec());
    let message = failure(target, &short)?;
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fuzz-{}", target.name));
    fs::write(&path, &short).unwrap();
    Some(format!(
        "{}: {message}\ninput: b\"{}\"\nagain: SHINAR_FUZZ_INPUT={} cargo test -p shinar-fuzz --test short",
        target.name,
        short.escape_ascii(),
        path.display()
    ))
}

/// The message of the law that an input breaks.
fn failure(target: &Target, input: &[u8]) -> Option<String> {
    MESSAGE.set(Some(String::new()));
    let result = catch_unwind(|| (target.check)(input));
    let message = MESSAGE.take();
    result.err().and(message)
}

/// A shorter input that also breaks a law: pieces are removed as long as one is still broken.
fn shortened(target: &Target, mut input: Vec<u8>) -> Vec<u8> {
    let mut piece = input.len() / 2;
    while piece > 0 {
        let mut at = 0;
        while at < input.len() {
            let mut less = input.clone();
            less.drain(at..(at + piece).min(input.len()));
            if failure(target, &less).is_some() {
                input = less;
            } else {
                at += piece;
            }
        }
        piece /= 2;
    }
    input
}

#[test]
fn every_target_is_there_for_cargo_fuzz() {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let manifest = fs::read_to_string(fuzz.join("Cargo.toml")).unwrap();
    for Target { name, .. } in TARGETS {
        let source = fs::read_to_string(fuzz.join(format!("fuzz_targets/{name}.rs"))).unwrap();
        assert!(source.contains(&format!("shinar_fuzz::{name}::check")), "{name}");
        assert!(manifest.contains(&format!("name = \"{name}\"")), "{name}");
    }
    assert_eq!(fs::read_dir(fuzz.join("fuzz_targets")).unwrap().count(), TARGETS.len());
}
