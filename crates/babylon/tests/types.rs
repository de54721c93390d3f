//! The generated files of other languages follow the types of the rules.

use std::path::Path;

fn compare(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    shinar_core::golden::compare(&path, text);
}

#[test]
fn the_pages_types_are_current() {
    compare("web/src/games/babylon/types.ts", &shinar_babylon::typescript());
}

#[test]
fn the_pages_facts_are_current() {
    compare("web/src/games/babylon/facts.ts", &shinar_babylon::facts());
}

#[test]
fn the_schema_is_current() {
    compare("docs/schemas/babylon.json", &shinar_babylon::schema());
}

#[test]
fn the_schema_of_positions_is_current() {
    compare("docs/positions/babylon.schema.json", &shinar_babylon::position_schema());
}
