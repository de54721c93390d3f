//! The page's types and facts and the published schema follow the types of the rules.

use std::path::Path;

use shinar_core::golden;

fn compare(path: &str, text: &str) {
    golden::compare(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path), text);
}

#[test]
fn the_pages_types_are_current() {
    compare("web/src/games/amyitis/types.ts", &shinar_amyitis::typescript());
}

#[test]
fn the_pages_facts_are_current() {
    compare("web/src/games/amyitis/facts.ts", &shinar_amyitis::facts());
}

#[test]
fn the_schema_is_current() {
    compare("docs/schemas/amyitis.json", &shinar_amyitis::schema());
}

#[test]
fn the_schema_of_positions_is_current() {
    compare("docs/positions/amyitis.schema.json", &shinar_amyitis::position_schema());
}
