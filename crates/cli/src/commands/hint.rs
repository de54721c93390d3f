//! `shinar hint`: the move of a strong bot.

use std::time::Instant;

use anyhow::{Context, bail};
use serde_json::json;
use shinar_core::{Actor, play};
use shinar_games::table_from_setup;

use super::texts;
use crate::{args::HintArgs, files, output::Output};

pub(crate) fn run(args: &HintArgs, out: &mut Output) -> anyhow::Result<bool> {
    let text = files::read(&args.position)?;
    let mut table =
        table_from_setup(&args.game, &text, vec![]).with_context(|| args.position.display().to_string())?;
    // The seed decides draws that are due in the position.
    let mut rng = play::stream(args.seed, 0);
    while table.actor() == Actor::Chance {
        let drawn = table.draw(&mut rng).context("chance cannot go on")?;
        table.play(drawn)?;
    }
    let Some(seat) = table.actor().seat() else { bail!("the game is over; there is nothing to decide") };
    let start = Instant::now();
    let mut bot = table.bot(args.bot, args.seed, 1.0);
    let idea = bot.decide(&table.seat_view(seat), true, &|| start.elapsed(), &mut || false);
    let idea = idea.context("there is nothing to decide")?;
    if args.json {
        let idea = json!({
            "action": idea.action.text(),
            "shares": idea.shares,
            "line": texts(&idea.pv),
            "iterations": idea.iterations,
        });
        out.json(&json!({"seat": seat, "bot": args.bot.to_string(), "idea": idea}))?;
        return Ok(true);
    }
    out.line(format!("{seat}: {}", texts(&idea.pv).join(", then ")))?;
    for (seat, share) in shinar_core::Seat::all(table.players()).zip(idea.shares.iter().flatten()) {
        out.line(format!("  {seat} wins with {:.0} %", 100.0 * share))?;
    }
    Ok(true)
}
