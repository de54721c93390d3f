//! `shinar perft`: counts of action sequences.

use std::time::Instant;

use serde_json::json;
use shinar_core::{Heuristic, cases::CaseGame, play};
use shinar_games::{Visitor, visit};

use super::grouped;
use crate::{args::PerftArgs, files, output::Output, progress::Progress};

struct Perft<'a> {
    args: &'a PerftArgs,
    options: Vec<(String, String)>,
}

impl Visitor for Perft<'_> {
    type Out = anyhow::Result<Vec<u64>>;

    fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
        let args = self.args;
        let state = play::dealt_game::<G>(
            args.deal.players,
            &play::options::<G>(&self.options)?,
            args.deal.seed,
            args.steps,
        )?;
        let mut roots = Vec::new();
        G::legal_actions(&state, &mut roots);
        let mut progress = Progress::new(u64::from(args.depth) * roots.len() as u64, "branches");
        let mut done = 0;
        let mut count = |depth| {
            let branches = roots.iter().map(|&action| {
                let mut next = state.clone();
                G::apply_unchecked(&mut next, action, &mut ());
                done += 1;
                progress.set(done);
                play::perft::<G>(&next, depth - 1)
            });
            branches.sum()
        };
        Ok((1..=args.depth).map(&mut count).collect())
    }
}

pub(crate) fn run(args: &PerftArgs, out: &mut Output) -> anyhow::Result<bool> {
    let options = files::options(&args.deal.game.game, &args.deal.game.options)?;
    let clock = Instant::now();
    let nodes = visit(&args.deal.game.game, Perft { args, options })??;
    let seconds = clock.elapsed().as_secs_f64();
    if args.json {
        let table: Vec<_> =
            nodes.iter().enumerate().map(|(at, nodes)| json!({"depth": at + 1, "nodes": nodes})).collect();
        out.json(&json!({
            "game": args.deal.game.game,
            "players": args.deal.players,
            "seed": args.deal.seed,
            "steps": args.steps,
            "depth": args.depth,
            "nodes": nodes.last(),
            "seconds": seconds,
            "table": table,
        }))?;
        return Ok(true);
    }
    for (at, nodes) in nodes.iter().enumerate() {
        out.line(format!("{:>3} {:>20}", at + 1, grouped(*nodes)))?;
    }
    Ok(true)
}
