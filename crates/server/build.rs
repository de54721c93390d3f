//! Creates the folder of the page, so that a server that is built before the page finds it later.

use std::env;

/// Where `npm run build` writes the page.
const PAGE: &str = "../../web/dist";

fn main() {
    // Without the folder, the page would never be looked for.
    if let Err(error) = std::fs::create_dir_all(PAGE) {
        println!("cargo::warning=cannot create the folder of the page: {error}");
    }
    // A release embeds the page and must be rebuilt with it; a development build reads the folder at run time.
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo::rerun-if-changed={}", if is_release { PAGE } else { "build.rs" });
}
