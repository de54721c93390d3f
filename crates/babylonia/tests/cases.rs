//! Runs the case files, shows that they can fail, and that no ruling goes untested.

use std::path::Path;

use shinar_babylonia::Babylonia;
use shinar_core::golden;

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/cases"))
}

#[test]
fn every_case_holds() {
    golden::run_cases::<Babylonia>(folder());
}

#[test]
fn every_changed_case_fails() {
    golden::mutate_cases::<Babylonia>(folder());
}

#[test]
fn every_ruling_is_tested() {
    // BAB-R11 needs a fuller board than any position has, so its test is a unit test.
    let sources = [include_str!("rules.rs"), include_str!("../src/rules/place.rs")];
    golden::every_ruling_is_tested::<Babylonia>(folder(), &sources);
}
