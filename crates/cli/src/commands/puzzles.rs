//! `shinar puzzles`: lists puzzles, makes them, and searches them again.

use std::{fs, io::Write, path::Path};

use anyhow::{Context, bail};
use serde::Serialize;
use shinar_arena::{
    puzzles::{self, Check, Mining, Puzzle, check, mine},
    side_by_side,
};
use shinar_core::{Heuristic, cases::CaseGame};
use shinar_games::{Visitor, visit};

use crate::{
    args::{PuzzlesArgs, PuzzlesCommand},
    files,
    output::Output,
    progress::Progress,
};

/// The puzzles that are part of the program: the id of a game and its file.
const SHIPPED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/puzzles.rs"));

pub(crate) fn run(args: &PuzzlesArgs, out: &mut Output) -> anyhow::Result<bool> {
    match &args.command {
        None => list(args, out),
        Some(PuzzlesCommand::Make { game, out: file, count, seed, threads, json }) => {
            let mining = Mining { count: *count as usize, seed: *seed, threads: *threads };
            let made = visit(game, Make { file, mining })??;
            if *json {
                out.json(&made)?;
            } else {
                out.line(format!("{}: {} puzzles, {} of them new", file.display(), made.puzzles, made.new))?;
            }
            Ok(made.puzzles >= mining.count)
        }
        Some(PuzzlesCommand::Verify { game, file, drop, count, iterations, seed, threads, json }) => {
            let puzzles = match file {
                Some(path) => read(path)?,
                None => shipped(game)?,
            };
            let puzzles = spread(puzzles, count.unwrap_or(u32::MAX) as usize);
            let verify =
                Verify { puzzles: &puzzles, iterations: *iterations, seed: *seed, threads: *threads };
            let verified = visit(game, verify)??;
            if *json {
                out.json(&verified)?;
            } else {
                out.text(&verified.to_string())?;
            }
            if let (true, Some(path)) = (*drop, file) {
                let held =
                    |puzzle: &Puzzle| verified.puzzles.iter().any(|one| one.holds && one.id == puzzle.id);
                let kept: Vec<_> = puzzles.into_iter().filter(held).collect();
                replace(path, &puzzles::to_json(&kept)?)?;
                return Ok(true);
            }
            Ok(verified.failed == 0)
        }
    }
}

/// The puzzles that come with the program.
fn shipped(game: &str) -> anyhow::Result<Vec<Puzzle>> {
    shinar_games::entry(game)?;
    match SHIPPED.iter().find(|(id, _)| *id == game) {
        Some((_, text)) => {
            puzzles::from_json(text).with_context(|| format!("the puzzles of {game} are damaged"))
        }
        None => bail!("{game} has no puzzles yet; `shinar puzzles make {game}` makes some"),
    }
}

/// Puzzles from a file; an error names it with line and column.
fn read(path: &Path) -> anyhow::Result<Vec<Puzzle>> {
    puzzles::from_json(&files::read(path)?)
        .with_context(|| format!("{} is no file of puzzles", path.display()))
}

/// At most this number of them, evenly spread.
fn spread(puzzles: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    let all = puzzles.len();
    let wanted = count.min(all).max(1);
    let is_wanted = |place: usize| (place * wanted) % all.max(1) < wanted;
    puzzles.into_iter().enumerate().filter(|(place, _)| is_wanted(*place)).map(|(_, puzzle)| puzzle).collect()
}

/// The themes of a game.
struct Themes;

impl Visitor for Themes {
    type Out = Vec<&'static str>;

    fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
        puzzles::themes::<G>().collect()
    }
}

/// What is listed.
#[derive(Serialize)]
struct Listed<'a> {
    game: &'a str,
    puzzles: Vec<Puzzle>,
}

fn list(args: &PuzzlesArgs, out: &mut Output) -> anyhow::Result<bool> {
    let game = args.game.as_deref().context("say which game")?;
    let mut puzzles = shipped(game)?;
    if let Some(theme) = &args.theme {
        let known = visit(game, Themes)?;
        if !known.contains(&theme.as_str()) {
            bail!("{game} has no theme {theme:?}; its themes are: {}", known.join(", "));
        }
        puzzles.retain(|puzzle| puzzle.themes.contains(theme));
    }
    if let Some(difficulty) = args.difficulty {
        puzzles.retain(|puzzle| puzzle.difficulty == difficulty);
    }
    if args.json {
        out.json(&Listed { game, puzzles })?;
        return Ok(true);
    }
    for Puzzle { id, players, seat, difficulty, themes, .. } in &puzzles {
        out.line(format!(
            "{id}  {players} players, {seat}  {}  {}",
            "*".repeat((*difficulty).into()),
            themes.join(", ")
        ))?;
    }
    out.line(format!("{} puzzles", puzzles.len()))?;
    Ok(true)
}

/// Mines until a file has enough puzzles.
struct Make<'a> {
    file: &'a Path,
    mining: Mining,
}

/// What was made.
#[derive(Serialize)]
struct Made {
    puzzles: usize,
    new: usize,
}

impl Visitor for Make<'_> {
    type Out = anyhow::Result<Made>;

    fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
        let Self { file, mining } = self;
        let mut puzzles = if file.exists() { read(file)? } else { Vec::new() };
        for puzzle in &puzzles {
            puzzle.set_up::<G>().with_context(|| file.display().to_string())?;
        }
        if let Some(other) = puzzles.iter().find(|puzzle| puzzle.seed != mining.seed) {
            bail!("{} was made with seed {}; go on with that", file.display(), other.seed);
        }
        let before = puzzles.len();
        let mut progress = Progress::new(mining.count as u64, "puzzles");
        // Every few games, so that a run that is stopped has lost little.
        mine::<G, anyhow::Error>(&mut puzzles, &mining, |all| {
            progress.set(all.len() as u64);
            replace(file, &puzzles::to_json(all)?)
        })?;
        Ok(Made { puzzles: puzzles.len(), new: puzzles.len() - before })
    }
}

/// Writes a file completely or leaves what was there.
fn replace(path: &Path, text: &str) -> anyhow::Result<()> {
    let cannot = || format!("cannot write {}", path.display());
    let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    let mut file = tempfile::NamedTempFile::new_in(folder).with_context(cannot)?;
    file.write_all(text.as_bytes()).with_context(cannot)?;
    // A temporary file is its owner's alone; this one is for everybody, like the one it replaces.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(path).map_or(0o644, |file| file.permissions().mode());
        file.as_file().set_permissions(fs::Permissions::from_mode(mode)).with_context(cannot)?;
    }
    file.persist(path).map_err(|error| error.error).with_context(cannot)?;
    Ok(())
}

/// Searches puzzles again.
struct Verify<'a> {
    puzzles: &'a [Puzzle],
    iterations: u32,
    seed: u64,
    threads: u16,
}

/// What another search says about puzzles.
#[derive(Serialize)]
struct Verified {
    held: usize,
    failed: usize,
    puzzles: Vec<Searched>,
}

#[derive(Serialize)]
struct Searched {
    id: String,
    holds: bool,
    /// The win probability of the best solution, and of the best action that is none.
    solution: f32,
    other: f32,
}

impl Visitor for Verify<'_> {
    type Out = anyhow::Result<Verified>;

    fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
        let Self { puzzles, iterations, seed, threads } = self;
        let count = puzzles.len() as u64;
        let mut progress = Progress::new(count, "puzzles");
        let one = |number: u64| check::<G>(&puzzles[number as usize], iterations, seed);
        let checks = side_by_side(count, threads, one, |done| progress.set(done));
        let checks = checks.into_iter().collect::<Result<Vec<_>, _>>()?;
        let searched = puzzles.iter().zip(checks).map(|(puzzle, Check { solution, other, holds })| {
            Searched { id: puzzle.id.clone(), holds, solution, other }
        });
        let puzzles: Vec<_> = searched.collect();
        let held = puzzles.iter().filter(|one| one.holds).count();
        Ok(Verified { held, failed: puzzles.len() - held, puzzles })
    }
}

impl std::fmt::Display for Verified {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for Searched { id, holds, solution, other } in &self.puzzles {
            let verdict = if *holds { "ok  " } else { "FAIL" };
            let (solution, other) = (100.0 * solution, 100.0 * other);
            writeln!(
                f,
                "{verdict} {id}: {solution:.1} % with a solution, {other:.1} % with the best other action"
            )?;
        }
        writeln!(f, "{} hold, {} failed", self.held, self.failed)
    }
}
