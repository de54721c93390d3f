//! `shinar replay`: a record shown event by event, or verified.

use anyhow::{Context, bail};
use serde_json::json;
use shinar_core::{Observer, Record};
use shinar_games::{ObservedEvent, Perspective, Table, Words, new_table, table_from_record};
use shinar_server::fair;

use crate::{args::ReplayArgs, files, output::Output};

pub(crate) fn run(args: &ReplayArgs, out: &mut Output) -> anyhow::Result<bool> {
    let record = files::read_record(&args.file)?;
    if !args.options.is_empty() {
        // A record holds only digests of file options: give the texts to the game first.
        let options = files::options(&record.game, &args.options)?;
        new_table(&record.game, record.players, &options, vec![])?;
    }
    let mut table = table_from_record(&record).with_context(|| args.file.display().to_string())?;
    if let Some(Observer::Seat(seat)) = args.seat
        && seat.0 >= record.players
    {
        bail!("there is no {seat} in a game of {} players", record.players);
    }
    if args.verify {
        return verified(args, &record, out);
    }
    let to = args.to.unwrap_or(record.actions.len());
    if to > record.actions.len() {
        bail!("the record has {} actions, not {to}", record.actions.len());
    }
    table.rewind(to);
    if args.json {
        let state = state_json(table.as_ref(), args.seat);
        out.json(&state)?;
        return Ok(true);
    }
    for heard in table.events(0, listener(args.seat), Words::English) {
        out.line(log_line(&heard))?;
    }
    out.line("")?;
    // The board is drawn as the spectator sees it; `--seat` and the position text show the rest.
    out.text(&table.picture(args.seat.unwrap_or(Observer::Spectator), false))?;
    if args.seat.is_none() {
        out.line(format!("\nposition: {}", table.setup_text()))?;
    }
    if let Some(reason) = table.end_reason() {
        out.line(format!("end: {}", table.info().end_words(reason)))?;
    }
    if let Some(result) = record.result.filter(|_| to == record.actions.len()) {
        out.line(format!("result: {result}"))?;
    }
    Ok(true)
}

fn verified(args: &ReplayArgs, record: &Record, out: &mut Output) -> anyhow::Result<bool> {
    let (actions, hash) = (record.actions.len(), record.hash());
    let draws = fair::verify(record).with_context(|| format!("{}: the shuffle", args.file.display()))?;
    if args.json {
        out.json(&json!({
            "verified": true,
            "game": record.game,
            "actions": actions,
            "result": record.result,
            "hash": hash,
            "draws": draws,
        }))?;
    } else {
        let result = record.result.as_deref().or(record.ended.as_deref()).unwrap_or("not finished");
        out.line(format!("verified: {}, {actions} actions, {result}, hash {hash}", record.game))?;
        if let Some(draws) = draws {
            out.line(format!("fair: the seed fits its commitment, and all {draws} draws fit the seed"))?;
        }
    }
    Ok(true)
}

fn state_json(table: &dyn Table, seat: Option<Observer>) -> serde_json::Value {
    let events = table.events(0, listener(seat), Words::English);
    let mut value = json!({
        "game": table.info().id,
        "steps": table.steps(),
        "actor": table.actor(),
        "scores": table.scores(),
        "ranking": table.ranking(),
        "end": table.end_reason(),
        "events": events,
    });
    match seat {
        Some(observer) => value["view"] = json!(table.view(observer)),
        None => value["position"] = json!(table.setup()),
    }
    value
}

/// Without an observer everything is shown.
fn listener(observer: Option<Observer>) -> Perspective<'static> {
    observer.map_or(Perspective::Omniscient, Perspective::One)
}

/// A line of the log: what happened, the points, the rule.
pub(crate) fn log_line(heard: &ObservedEvent) -> String {
    let points = match heard.points {
        0 => String::new(),
        1 | -1 => format!(" {:+} point", heard.points),
        points => format!(" {points:+} points"),
    };
    format!("{}{points} [{}]", heard.text.as_deref().unwrap_or_default(), heard.ruling)
}
