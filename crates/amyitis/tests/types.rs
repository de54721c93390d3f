//! The page's types of this game follow the types of the rules.

use std::path::Path;

#[test]
fn the_pages_types_are_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/amyitis/types.ts");
    shinar_core::golden::compare(&path, &shinar_amyitis::typescript());
}
