//! The small game passes the same tests as the large ones.
#![allow(missing_docs)]

use std::path::Path;

use shinar_core::{golden, play};
use shinar_example_ur::{NoOptions, Ur};

shinar_core::law_suite!(Ur);

fn cases() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/cases"))
}

#[test]
fn cases_hold_and_can_fail() {
    golden::run_cases::<Ur>(cases());
    golden::mutate_cases::<Ur>(cases());
    golden::every_ruling_is_tested::<Ur>(cases(), &[]);
}

#[test]
fn perft_and_playthrough_work() {
    let state = play::dealt_game::<Ur>(2, &NoOptions, 1, 0).unwrap();
    assert!(play::perft::<Ur>(&state, 4) > 1);
    assert!(golden::playthrough::<Ur>(2, &[], 1).contains("result: P1"));
}
