//! Runs the case files, shows that they can fail, and that no ruling goes untested.

use std::path::Path;

use shinar_amyitis::Amyitis;
use shinar_core::golden;

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/cases"))
}

#[test]
fn every_case_holds() {
    golden::run_cases::<Amyitis>(folder());
}

#[test]
fn every_changed_case_fails() {
    golden::mutate_cases::<Amyitis>(folder());
}

#[test]
fn every_ruling_is_tested() {
    golden::every_ruling_is_tested::<Amyitis>(folder(), &[include_str!("rules.rs")]);
}
