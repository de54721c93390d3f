//! The page's types and facts and the JSON Schema follow the types of the rules.

use std::path::Path;

fn is_current(path: &str, text: &str) {
    shinar_core::golden::compare(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path), text);
}

#[test]
fn the_pages_types_are_current() {
    is_current("web/src/games/tigris/types.ts", &shinar_tigris::typescript());
}

#[test]
fn the_pages_facts_are_current() {
    is_current("web/src/games/tigris/facts.ts", &shinar_tigris::facts());
}

#[test]
fn the_schema_is_current() {
    is_current("docs/schemas/tigris.json", &shinar_tigris::schema());
}

#[test]
fn the_schema_of_positions_is_current() {
    is_current("docs/positions/tigris.schema.json", &shinar_tigris::position_schema());
}
