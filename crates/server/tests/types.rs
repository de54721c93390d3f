//! The page's TypeScript types are those of this crate; `cargo xtask types` writes them.

use std::path::Path;

use shinar_core::golden;
use shinar_server::api::typescript;

#[test]
fn the_page_has_our_types() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/api/wire/types.ts");
    golden::compare(&file, &typescript());
}
