//! `shinar record`: the record of a game between bots.

use anyhow::bail;
use serde_json::json;
use shinar_games::new_table;

use super::{PlayerSpec, local_table::LocalTable, players};
use crate::{args::RecordArgs, files, output::Output};

pub(crate) fn run(args: &RecordArgs, out: &mut Output) -> anyhow::Result<bool> {
    let options = files::options(&args.deal.game.game, &args.deal.game.options)?;
    let names = if args.seats.is_empty() {
        vec!["random".to_owned(); args.deal.players.into()]
    } else {
        args.seats.clone()
    };
    if names.len() != usize::from(args.deal.players) {
        bail!("{} seats given for {} players", names.len(), args.deal.players);
    }
    let who = players(&names)?;
    if who.contains(&PlayerSpec::Human) {
        bail!("people play with `shinar play`; `record` is for bots");
    }
    let table = new_table(&args.deal.game.game, args.deal.players, &options, names)?;
    let mut local = LocalTable::new(table, who, args.deal.seed);
    while local.table.steps() < local.table.info().max_actions as usize && local.step()? {}
    let table = local.table;
    let record = table.record();
    match &args.out {
        None => out.text(&record.to_string())?,
        Some(path) => {
            files::write_new(path, &record.to_string())?;
            if args.json {
                let (actions, result) = (record.actions.len(), &record.result);
                let hash = record.hash();
                out.json(&json!({"file": path, "actions": actions, "result": result, "hash": hash}))?;
            } else {
                out.line(format!("{}: {} actions", path.display(), record.actions.len()))?;
            }
        }
    }
    Ok(true)
}
