//! The page in `web/`: built when its sources have changed, checked in CI.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::SystemTime,
};

use anyhow::bail;

use crate::{Call, binary, cargo, root, step, wasm};

/// The oldest Node.js that the page's tools run on.
const NODE: (u32, u32) = (20, 19);

/// Generated folders in the page's folder.
const MADE: [&str; 2] = ["dist", "node_modules"];

/// Builds the page unless the built one is newer than all its sources.
pub(crate) fn build() -> anyhow::Result<()> {
    wasm::build_if_possible()?;
    let web = root().join("web");
    let built = changed(&web.join("dist/index.html"));
    if built.is_some() && built >= sources(&web).iter().filter_map(|path| changed(path)).max() {
        return Ok(());
    }
    need_node()?;
    install()?;
    eprintln!("building the page");
    npm(["run", "--silent", "build"]).run()
}

/// Writes the page as a folder that works from any plain web space, under any path, without a server of ours.
pub(crate) fn site(folder: &Path) -> anyhow::Result<()> {
    wasm::build()?;
    build()?;
    let mut made = Command::new("node");
    made.arg("scripts/site.mjs").arg(std::path::absolute(folder)?).current_dir(root().join("web"));
    Call(made).run()
}

/// Everything the page is built from: its folder, and what its sources import from elsewhere in the repository.
///
/// Folders are included: they change when a file in them is removed.
fn sources(web: &Path) -> Vec<PathBuf> {
    let mut own = vec![web.to_owned()];
    for entry in entries(web).filter(|path| !MADE.iter().any(|made| path.ends_with(made))) {
        walk(entry, &mut own);
    }
    let mut all = Vec::new();
    for path in own.iter().flat_map(|path| imported_from_outside(web, path)).collect::<BTreeSet<_>>() {
        walk(path, &mut all);
    }
    all.extend(own);
    all
}

/// What a source file imports from outside the page's folder, such as `../../../locales`; of a glob, its fixed folder.
fn imported_from_outside(web: &Path, source: &Path) -> Vec<PathBuf> {
    let name = source.file_name().unwrap_or_default().to_string_lossy();
    let is_source = source.starts_with(web.join("src"))
        && [".ts", ".svelte", ".js", ".mjs", ".css"].iter().any(|end| name.ends_with(end))
        && !name.ends_with(".test.ts");
    let (true, Ok(text)) = (is_source, fs::read_to_string(source)) else { return Vec::new() };
    let folder = source.parent().unwrap_or(web);
    let paths = ['\'', '"', '`'].into_iter().flat_map(|quote| {
        let literals =
            text.split(quote).filter(|literal| literal.starts_with("../") && !literal.contains('\n'));
        literals.map(|literal| resolve(folder, literal)).collect::<Vec<_>>()
    });
    paths.filter(|path| !path.starts_with(web)).collect()
}

/// The file or folder that an import or a glob begins at.
fn resolve(folder: &Path, literal: &str) -> PathBuf {
    let path = literal.split(['?', '*', '{', '$']).next().unwrap_or(literal);
    let mut found = folder.to_owned();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                found.pop();
            }
            _ => found.push(part),
        }
    }
    found
}

/// Lints, types, tests and the build of the page; then the page in a real browser, at a real server.
pub(crate) fn ci() -> anyhow::Result<()> {
    install()?;
    eprintln!("== page: engine");
    wasm::build()?;
    step("page: format and lints", npm(["run", "--silent", "lint"]))?;
    step("page: types", npm(["run", "--silent", "check"]))?;
    step("page: tests", npm(["run", "--silent", "test"]))?;
    let mut build = npm(["run", "--silent", "build"]);
    if wasm::is_smallest() {
        build.0.env("ENGINE_LIMIT", wasm::LIMIT.to_string());
    }
    step("page: build", build)?;
    // With the features of the tests, so that nothing is built twice. A debug build serves `web/dist` from disk.
    step("page: server", cargo("build --quiet --workspace --all-features --bin shinar".split(' ')))?;
    let server = binary()?;
    let mut fixtures = npm(["run", "--silent", "fixtures", "--", "--check"]);
    fixtures.0.env("SHINAR", &server);
    step("page: fixtures are what the engine says", fixtures)?;
    let mut browser = npm(["run", "--silent", "e2e"]);
    browser.0.env("SHINAR", server);
    step("page: in a browser", browser)
}

/// Installs the page's packages unless those of the current lock file are installed.
fn install() -> anyhow::Result<()> {
    let web = root().join("web");
    let there = changed(&web.join("node_modules/.package-lock.json"));
    if there.is_some() && there >= changed(&web.join("package-lock.json")) {
        return Ok(());
    }
    eprintln!("installing the page's packages");
    // The versions are those of the lock file. `npm ci` would also insist that it lists binaries for all other systems.
    npm(["install", "--no-save", "--no-audit", "--no-fund"]).run()
}

/// Fails unless there is a Node.js that is new enough.
pub(crate) fn need_node() -> anyhow::Result<()> {
    let help = format!(
        "the page needs Node.js {}.{} or newer with npm: https://nodejs.org, or your system's packages `nodejs` and `npm`. \
         Everything else works without; `cargo run --release -- play babylonia` is a game in the terminal",
        NODE.0, NODE.1
    );
    let Ok(answer) = Command::new("node").arg("--version").output() else {
        bail!("Node.js is not installed; {help}");
    };
    let version = String::from_utf8_lossy(&answer.stdout);
    match node_version(&version) {
        Some(found) if found >= NODE => Ok(()),
        _ => bail!("Node.js here is {}; {help}", version.trim()),
    }
}

/// The major and minor version in a text such as `v20.19.1`.
fn node_version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

pub(crate) fn npm<'a>(args: impl IntoIterator<Item = &'a str>) -> Call {
    // On Windows npm is a script that only the command interpreter finds.
    let mut command = if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "npm"]);
        command
    } else {
        Command::new("npm")
    };
    command.args(args).current_dir(root().join("web"));
    Call(command)
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|facts| facts.modified()).ok()
}

fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()))
}

/// Lists a file, or a folder and everything in it.
fn walk(path: PathBuf, all: &mut Vec<PathBuf>) {
    for inside in entries(&path) {
        walk(inside, all);
    }
    all.push(path);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node() {
        assert_eq!(node_version("v20.19.1\n"), Some((20, 19)));
        assert_eq!(node_version("v22.0.0"), Some((22, 0)));
        assert_eq!(node_version("nonsense"), None);
        assert!(node_version("v18.20.0") < Some(NODE));
    }

    #[test]
    fn the_page_is_made_of_its_folder_and_of_what_it_imports() {
        let sources = sources(&root().join("web"));
        let has = |path: &str| sources.contains(&root().join(path));
        for path in ["web/index.html", "web/vite.config.ts", "web/src/main.ts", "web/public"] {
            assert!(has(path), "{path}");
        }
        for path in ["locales/en/page.ftl", "locales/pl/cover-tigris.ftl", "locales/cs/rulings-babylon.ftl"] {
            assert!(has(path), "{path}");
        }
        assert!(!has("web/dist") && !has("web/node_modules"));
        assert!(sources.iter().all(|path| path.exists()), "an import leads nowhere");
        // A glob that began at the root would watch what cargo builds.
        assert!(!has("target") && !has("Cargo.toml"));
    }

    /// Aliases are another way out of the folder; there must be none that the search for imports does not see.
    #[test]
    fn aliases_stay_inside() {
        let config = fs::read_to_string(root().join("web/vite.config.ts")).unwrap();
        let aliases = config.split("alias: {").nth(1).and_then(|rest| rest.split('}').next()).unwrap();
        assert_eq!(aliases.matches("here('./src/").count(), aliases.matches(':').count(), "{aliases}");
    }

    #[test]
    fn imports_are_found_wherever_they_lead() {
        let folder = tempfile::tempdir().unwrap();
        let (web, lib) = (folder.path().join("web"), folder.path().join("web/src/lib"));
        fs::create_dir_all(&lib).unwrap();
        let source = lib.join("a.ts");
        let text = "import x from '../../../data/x.toml?raw';\nimport y from '../y';\nglob(`../../../words/*/{a,b}.ftl`);";
        fs::write(&source, text).unwrap();
        let found: BTreeSet<_> = imported_from_outside(&web, &source).into_iter().collect();
        assert_eq!(found, ["data/x.toml", "words"].map(|path| folder.path().join(path)).into());
        let test = lib.join("a.test.ts");
        fs::write(&test, text).unwrap();
        assert_eq!(imported_from_outside(&web, &test), Vec::<PathBuf>::new());
    }
}
