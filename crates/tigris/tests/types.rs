//! The page's types and facts and the published schema follow the types of the rules.

use std::path::Path;

use shinar_core::golden::compare;

#[test]
fn what_other_languages_read_is_current() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    compare(&root.join("web/src/games/tigris/types.ts"), &shinar_tigris::typescript());
    compare(&root.join("web/src/games/tigris/facts.ts"), &shinar_tigris::facts());
    compare(&root.join("docs/schemas/tigris.json"), &shinar_tigris::schema());
}
