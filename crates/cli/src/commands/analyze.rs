//! `shinar analyze`: a record looked at again.

use anyhow::Context;
use serde_json::json;
use shinar_core::{Heuristic, PerSeat, Record, Seat, cases::CaseGame};
use shinar_games::{Visitor, new_table, visit};
use shinar_search::analysis::analyze;

use crate::{args::AnalyzeArgs, files, output::Output, progress::Progress, svg};

/// A decision with the opinion about it, as text.
pub(crate) struct Moment {
    pub(crate) number: usize,
    seat: Seat,
    action: String,
    pub(crate) shares: PerSeat<f32>,
    best: String,
    line: Vec<String>,
    loss: f32,
}

struct Analysis<'a> {
    record: &'a Record,
    args: &'a AnalyzeArgs,
}

impl Visitor for Analysis<'_> {
    type Out = anyhow::Result<Vec<Moment>>;

    fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
        let mut progress = Progress::new(self.record.actions.len() as u64, "actions");
        let moments = analyze::<G>(self.record, self.args.iterations, self.args.seed, |number| {
            progress.set(number as u64);
            true
        })?;
        let told = moments.into_iter().map(|moment| Moment {
            number: moment.number,
            seat: moment.seat,
            action: G::action_text(moment.action),
            shares: moment.opinion.shares,
            best: G::action_text(moment.opinion.best),
            line: moment.opinion.line.into_iter().map(G::action_text).collect(),
            loss: moment.opinion.loss,
        });
        Ok(told.collect())
    }
}

pub(crate) fn run(args: &AnalyzeArgs, out: &mut Output) -> anyhow::Result<bool> {
    let record = files::read_record(&args.file)?;
    if !args.options.is_empty() {
        let options = files::options(&record.game, &args.options)?;
        new_table(&record.game, record.players, &options, vec![])?;
    }
    let name = || args.file.display().to_string();
    let moments = visit(&record.game, Analysis { record: &record, args })?.with_context(name)?;
    if let Some(path) = &args.svg {
        files::write_new(path, &svg::win_chances(&moments, record.players))?;
    }
    if args.json {
        let told: Vec<_> = moments.iter().map(told).collect();
        out.json(&json!({"game": record.game, "iterations": args.iterations, "decisions": told}))?;
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

fn told(moment: &Moment) -> serde_json::Value {
    json!({
        "number": moment.number,
        "seat": moment.seat,
        "action": moment.action,
        "win_chances": moment.shares,
        "best": moment.best,
        "line": moment.line,
        "loss": moment.loss,
    })
}
