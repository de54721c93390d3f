//! `shinar analyze`: a record looked at again.

use anyhow::Context;
use serde_json::json;
use shinar_core::Seat;
use shinar_games::{Moment, analyze, new_table};

use super::texts;
use crate::{args::AnalyzeArgs, files, output::Output, progress::Progress, svg};

pub(crate) fn run(args: &AnalyzeArgs, out: &mut Output) -> anyhow::Result<bool> {
    let record = files::read_record(&args.file)?;
    if !args.options.is_empty() {
        let options = files::options(&record.game, &args.options)?;
        new_table(&record.game, record.players, &options, vec![])?;
    }
    let name = || args.file.display().to_string();
    let mut progress = Progress::new(record.actions.len() as u64, "actions");
    let moments = analyze(&record, args.iterations, args.seed, &mut |number| {
        progress.set(number as u64);
        true
    })?
    .with_context(name)?;
    drop(progress);
    if let Some(path) = &args.svg {
        files::write_new(path, &svg::win_chances(&moments, record.players))?;
    }
    if args.json {
        let decisions: Vec<_> = moments.iter().map(decision).collect();
        out.json(&json!({"game": record.game, "iterations": args.iterations, "decisions": decisions}))?;
        return Ok(true);
    }
    for moment in &moments {
        let shares: Vec<_> = moment.shares.iter().map(|share| format!("{:>3.0}", 100.0 * share)).collect();
        let better = match moment.loss {
            loss if loss < 0.01 => String::new(),
            loss => format!("  -{:.0} %, better: {}", 100.0 * loss, moment.best),
        };
        out.line(format!(
            "{:>4} {} {:<24} win % {}{better}",
            moment.number,
            moment.seat,
            moment.action,
            shares.join(" ")
        ))?;
    }
    for seat in Seat::all(record.players) {
        let own = moments.iter().filter(|moment| moment.seat == seat);
        let (count, loss) = own.fold((0, 0.0), |(count, loss), moment| (count + 1, loss + moment.loss));
        if count > 0 {
            out.line(format!("{seat}: gave away {:.1} % a decision", 100.0 * loss / count as f32))?;
        }
    }
    Ok(true)
}

fn decision(moment: &Moment) -> serde_json::Value {
    json!({
        "number": moment.number,
        "seat": moment.seat,
        "action": moment.action.text(),
        "win_chances": moment.shares,
        "best": moment.best.text(),
        "line": texts(&moment.line),
        "loss": moment.loss,
    })
}
