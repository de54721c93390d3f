//! The engine for the page: `crates/wasm` as WebAssembly, in `web/engine`.
//!
//! It is built with whatever can: the tool chain's own target for WebAssembly if it is installed, or Debian's compiler, which builds the
//! standard library from source. Without either everything else works, and the page says what is missing.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::{cargo, root};

const TARGET: &str = "wasm32-unknown-unknown";

/// How to get what is missing.
pub(crate) const HELP: &str = "`rustup target add wasm32-unknown-unknown`, or on Debian \
     `sudo apt-get install --no-install-recommends rustc-web rust-web-src lld-22`";

/// Debian's compiler and the sources of its standard library.
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_SOURCES: &str = "/usr/lib/rustlib/src/rust/library/std/src/lib.rs";

/// Compilers inline what bots run through because it is marked. Inlining and unrolling the rest as eagerly made the engine larger and hardly
/// faster.
const INLINE: &str = "-Cllvm-args=-inline-threshold=30 -Cllvm-args=-unroll-threshold=20";

/// The most that the engine may weigh compressed, in kilobytes.
pub(crate) const LIMIT: u32 = 600;

/// What can build the engine.
#[derive(Debug, PartialEq, Eq)]
enum Tools {
    /// The tool chain has the target.
    Installed,
    /// Debian's compiler, with this linker.
    Debian(PathBuf),
}

/// Whether the engine is built as small as possible: with a standard library made for it.
pub(crate) fn is_smallest() -> bool {
    matches!(tools(), Some(Tools::Debian(_)))
}

/// Whether the engine can be built here.
pub(crate) fn can_build() -> bool {
    tools().is_some()
}

fn tools() -> Option<Tools> {
    if has_target() {
        return Some(Tools::Installed);
    }
    let has_sources = Path::new(DEBIAN_RUSTC).exists() && Path::new(DEBIAN_SOURCES).exists();
    linker().filter(|_| has_sources).map(Tools::Debian)
}

/// Whether the compiler that cargo uses has a standard library for WebAssembly.
fn has_target() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let Ok(found) = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output()
    else {
        return false;
    };
    let folder = PathBuf::from(String::from_utf8_lossy(&found.stdout).trim());
    found.status.success() && fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some())
}

/// The newest of Debian's linkers for WebAssembly, whose names end with their versions.
fn linker() -> Option<PathBuf> {
    let programs = fs::read_dir("/usr/bin").ok()?.flatten().map(|entry| entry.path());
    let versions = programs.filter_map(|path| {
        let version: u32 = path.file_name()?.to_str()?.strip_prefix("wasm-ld-")?.parse().ok()?;
        Some((version, path))
    });
    versions.max().map(|(_, path)| path)
}

/// Builds the engine if it can be built; says so if not.
pub(crate) fn build_if_possible() -> anyhow::Result<()> {
    if can_build() {
        return build();
    }
    eprintln!("building the page without an engine of its own: {HELP}");
    match fs::remove_dir_all(folder()) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

/// Builds the engine into `web/engine`, unless it is there already.
pub(crate) fn build() -> anyhow::Result<()> {
    let Some(tools) = tools() else { bail!("nothing here can build WebAssembly: {HELP}") };
    let built = compile(&tools)?;
    let source = fs::read(&built).with_context(|| format!("cannot read {}", built.display()))?;
    let (folder, mark) = (folder(), built.with_extension("bound"));
    let is_current = folder.join("engine_bg.wasm").exists()
        && folder.join("engine.js").exists()
        && fs::read(&mark).is_ok_and(|bound| bound == source);
    if is_current {
        return Ok(());
    }
    Bindgen::new()
        .input_path(&built)
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .out_name("engine")
        .generate(&folder)
        .context("cannot make the engine loadable")?;
    fs::write(mark, source)?;
    Ok(())
}

fn folder() -> PathBuf {
    root().join("web/engine")
}

/// Compiles the crate, in a target folder of its own: Debian's compiler and flags of its own would make cargo build everything else again.
fn compile(tools: &Tools) -> anyhow::Result<PathBuf> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let target = target.join("wasm");
    let build = ["build", "--package", "shinar-wasm", "--profile", "wasm", "--target", TARGET];
    let debian = ["-Zbuild-std=std,panic_abort"];
    let more = if *tools == Tools::Installed { &[][..] } else { &debian[..] };
    let mut call = cargo(build.into_iter().chain(more.iter().copied()));
    let name = |what| format!("CARGO_TARGET_{}_{what}", TARGET.to_uppercase().replace('-', "_"));
    let mut flags = vec![INLINE];
    if let Tools::Debian(linker) = tools {
        // Building the standard library is something that only unstable compilers may do. It can then do without the messages of
        // panics, which nobody would see.
        flags.extend(["-Zunstable-options", "-Cpanic=immediate-abort"]);
        call.0.env("RUSTC", DEBIAN_RUSTC).env("RUSTC_BOOTSTRAP", "1").env(name("LINKER"), linker);
    }
    call.0.env("CARGO_TARGET_DIR", &target).env(name("RUSTFLAGS"), flags.join(" "));
    eprintln!("building the engine for the page");
    call.run()?;
    Ok(target.join(TARGET).join("wasm/shinar_wasm.wasm"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_linker_is_one_that_exists() {
        assert!(linker().is_none_or(|path| path.exists()));
    }

    #[test]
    fn what_is_missing_is_what_ci_installs() {
        let script = fs::read_to_string(root().join(".ci/run")).unwrap();
        let packages = HELP.split("--no-install-recommends ").nth(1).unwrap().trim_end_matches('`');
        assert!(script.contains(&format!("packages+=({packages}")), "{packages}");
    }
}
