//! `shinar selfplay` and `shinar train`: networks that learn from games with themselves.

use std::fs;

use anyhow::Context;
use serde_json::json;
use shinar_core::{Heuristic, cases::CaseGame};
use shinar_games::{Visitor, visit};
use shinar_lab::training::{self, Comparison, Schedule, Step, TrainingSettings};

use crate::{
    args::{PlayingArgs, SelfplayArgs, TrainArgs},
    output::Output,
    progress::Progress,
};

fn schedule(playing: &PlayingArgs) -> Schedule {
    let &PlayingArgs { games, iterations, seed, threads, .. } = playing;
    Schedule {
        game: playing.game.clone(),
        generations: 0,
        games,
        iterations,
        window: 1,
        training: TrainingSettings::default(),
        pairs: 0,
        seed,
        threads,
    }
}

pub(crate) fn self_play(args: &SelfplayArgs, out: &mut Output) -> anyhow::Result<bool> {
    struct Play<'a>(&'a SelfplayArgs);
    impl Visitor for Play<'_> {
        type Out = anyhow::Result<u64>;
        fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
            let Self(args) = self;
            let network = args
                .network
                .as_ref()
                .map(|path| fs::read(path).with_context(|| format!("cannot read {}", path.display())));
            let mut progress = Progress::new(args.playing.games, "games");
            let played = training::self_play::<G>(
                &args.out,
                network.transpose()?.as_deref(),
                &schedule(&args.playing),
                args.playing.seed,
                |games| {
                    progress.set(games);
                    true
                },
            )?;
            Ok(played)
        }
    }
    let games = visit(&args.playing.game, Play(args))??;
    let folder = args.out.display();
    if args.playing.json {
        out.json(&json!({ "game": args.playing.game, "games": games, "folder": folder.to_string() }))?;
    } else {
        out.line(format!("{games} games in {folder}"))?;
    }
    Ok(true)
}

pub(crate) fn run(args: &TrainArgs, out: &mut Output) -> anyhow::Result<bool> {
    let &TrainArgs { generations, window, epochs, pairs, .. } = args;
    let training = TrainingSettings { epochs, ..TrainingSettings::default() };
    let schedule = Schedule { generations, window, training, pairs, ..schedule(&args.playing) };
    let mut progress = Progress::new(schedule.games, "games");
    let mut lines = Vec::new();
    let best = training::generations(&args.folder, &schedule, &mut |step| {
        match step {
            Step::Playing(_, games) => progress.set(games),
            Step::Learning(..) => {}
            Step::Learned(_, about) => progress.note(&about),
            Step::Compared(generation, comparison) => {
                progress.note(&summary(generation, &comparison));
                lines.push((generation, comparison));
            }
        }
        true
    })?;
    drop(progress);
    let best = best.map(|path| path.display().to_string());
    if args.playing.json {
        let generations: Vec<_> = lines
            .iter()
            .map(|(number, one)| json!({ "generation": number, "shares": one.shares, "policy": one.policy, "accepted": one.accepted }))
            .collect();
        out.json(&json!({ "game": schedule.game, "generations": generations, "best": best }))?;
    } else {
        for (number, comparison) in &lines {
            out.line(summary(*number, comparison))?;
        }
        out.line(best.map_or("no network was better than the linear knowledge".to_owned(), |best| {
            format!("the best network is {best}")
        }))?;
    }
    Ok(true)
}

/// How a generation did against its predecessor, in a line.
fn summary(generation: u32, comparison: &Comparison) -> String {
    let verdict = if comparison.accepted { "goes on" } else { "is dropped" };
    let policy = if comparison.policy { "" } else { " with linear priors" };
    format!("generation {generation} {verdict}{policy}: {comparison}")
}
