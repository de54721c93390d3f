//! Creates the folder of the page, so that a server that is built before the page finds it later, and lists the games' titles
//! in every language, for notifications.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

/// The words of everything.
const LOCALES: &str = "../../locales";
/// How the title of a game is written in its file of words.
const TITLE: &str = "title = ";
/// Where `npm run build` writes the page.
const PAGE: &str = "../../web/dist";

fn main() {
    // Without the folder, the page would never be looked for.
    if let Err(error) = fs::create_dir_all(PAGE) {
        println!("cargo::warning=cannot create the folder of the page: {error}");
    }
    // A release embeds the page and must be rebuilt with it; a development build reads the folder at run time.
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo::rerun-if-changed={}", if is_release { PAGE } else { "build.rs" });
    if let Err(error) = write_titles() {
        println!("cargo::error=cannot list the games' titles: {error}");
    }
}

/// Writes a list of (language, game, title).
fn write_titles() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed={LOCALES}");
    let mut titles = Vec::new();
    for language in entries(Path::new(LOCALES))? {
        for file in entries(&language)? {
            let game = name(&file).strip_prefix("cover-").and_then(|rest| rest.strip_suffix(".ftl"));
            let Some(game) = game else { continue };
            let text = fs::read_to_string(&file)?;
            let title = text.lines().find_map(|line| line.strip_prefix(TITLE));
            let title = title.ok_or_else(|| format!("{} has no title", file.display()))?;
            titles.push((name(&language).to_owned(), game.to_owned(), title.trim().to_owned()));
        }
    }
    let list = format!("const TITLES: &[(&str, &str, &str)] = &{titles:?};\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("titles.rs"), list)?;
    Ok(())
}

fn entries(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut paths =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).unwrap_or_default()
}
