//! Makes the folder of the page, so that a server that is built before the page finds it later.

use std::env;

/// Where `npm run build` writes the page.
const PAGE: &str = "../../web/dist";

fn main() {
    // Without the folder no page would ever be looked for.
    if let Err(error) = std::fs::create_dir_all(PAGE) {
        println!("cargo::warning=the folder of the page cannot be made: {error}");
    }
    // A release holds the page itself and is built anew with it; built for development, the server reads the folder.
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo::rerun-if-changed={}", if is_release { PAGE } else { "build.rs" });
}
