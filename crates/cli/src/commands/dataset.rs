//! `shinar dataset`: games between bots as Parquet files.

use std::{
    sync::{Mutex, PoisonError, atomic::AtomicBool},
    time::Instant,
};

use serde_json::json;
use shinar_lab::{DatasetSettings, Parts, write_dataset};

use crate::{args::DatasetArgs, files, output::Output, progress::Progress};

pub(crate) fn run(args: &DatasetArgs, out: &mut Output) -> anyhow::Result<bool> {
    let settings = DatasetSettings {
        game: args.game.game.clone(),
        options: files::options(&args.game.game, &args.game.options)?,
        bots: args.bots.clone(),
        seed: args.seed,
    };
    let parts = Parts { games: args.games, per_part: args.games_per_file, threads: args.threads };
    let clock = Instant::now();
    let progress = Mutex::new(Progress::new(args.games, "games"));
    let done = |games: u64| progress.lock().unwrap_or_else(PoisonError::into_inner).set(games);
    // Ctrl-C ends the process.
    let written = write_dataset(&settings, parts, &args.out, &AtomicBool::new(false), &done)?;
    drop(progress);
    let seconds = clock.elapsed().as_secs_f64();
    let folder = args.out.display();
    if args.json {
        let bots: Vec<_> = args.bots.iter().map(ToString::to_string).collect();
        out.json(&json!({
            "game": settings.game,
            "bots": bots,
            "games": args.games,
            "seed": args.seed,
            "folder": folder.to_string(),
            "parts": written.parts,
            "kept": written.kept,
            "seconds": seconds,
        }))?;
    } else {
        let kept = if written.kept > 0 {
            format!(", {} of them already there", written.kept)
        } else {
            String::new()
        };
        out.line(format!("{} games in {} files in {folder}{kept}", args.games, written.parts))?;
    }
    Ok(true)
}
