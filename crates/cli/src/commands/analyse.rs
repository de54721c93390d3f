//! `shinar analyse`: every decision of a record, with win probabilities and better alternatives.

use anyhow::Context;
use serde_json::json;
use shinar_core::Seat;
use shinar_games::{AnnotatedMove, analyse, new_table};

use super::texts;
use crate::{args::AnalyseArgs, files, output::Output, progress::Progress, svg};

pub(crate) fn run(args: &AnalyseArgs, out: &mut Output) -> anyhow::Result<bool> {
    let record = files::read_record(&args.file)?;
    if !args.options.is_empty() {
        let options = files::options(&record.game, &args.options)?;
        new_table(&record.game, record.players, &options, vec![])?;
    }
    let name = || args.file.display().to_string();
    let mut progress = Progress::new(record.actions.len() as u64, "actions");
    let annotated = analyse(&record, args.iterations, args.seed, &mut |number| {
        progress.set(number as u64);
        true
    })?
    .with_context(name)?;
    drop(progress);
    if let Some(path) = &args.svg {
        files::write_new(path, &svg::win_chances(&annotated, record.players))?;
    }
    if args.json {
        let decisions: Vec<_> = annotated.iter().map(decision).collect();
        out.json(&json!({"game": record.game, "iterations": args.iterations, "decisions": decisions}))?;
        return Ok(true);
    }
    for one in &annotated {
        let shares: Vec<_> = one.shares.iter().map(|share| format!("{:>3.0}", 100.0 * share)).collect();
        let better = match one.loss {
            loss if loss < 0.01 => String::new(),
            loss => format!("  -{:.0} %, better: {}", 100.0 * loss, one.best),
        };
        out.line(format!(
            "{:>4} {} {:<24} win % {}{better}",
            one.number,
            one.seat,
            one.action,
            shares.join(" ")
        ))?;
    }
    for seat in Seat::all(record.players) {
        let own = annotated.iter().filter(|one| one.seat == seat);
        let (count, loss) = own.fold((0, 0.0), |(count, loss), one| (count + 1, loss + one.loss));
        if count > 0 {
            out.line(format!("{seat}: gave away {:.1} % a decision", 100.0 * loss / count as f32))?;
        }
    }
    Ok(true)
}

fn decision(one: &AnnotatedMove) -> serde_json::Value {
    json!({
        "number": one.number,
        "seat": one.seat,
        "action": one.action.text(),
        "win_chances": one.shares,
        "best": one.best.text(),
        "line": texts(&one.pv),
        "loss": one.loss,
    })
}
