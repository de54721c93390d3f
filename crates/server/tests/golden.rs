//! The OpenAPI document, compared with a file.

use std::path::Path;

use shinar_core::golden;
use shinar_server::openapi;

#[test]
fn the_openapi_document() {
    let text = openapi().to_pretty_json().unwrap();
    golden::compare(&Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/openapi.json"), &(text + "\n"));
}
