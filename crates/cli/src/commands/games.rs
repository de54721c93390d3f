//! `shinar games`

use serde_json::json;
use shinar_core::OptionKind;
use shinar_games::{Entry, all};

use crate::{args::GamesArgs, output::Output};

pub(crate) fn run(args: &GamesArgs, out: &mut Output) -> anyhow::Result<bool> {
    if args.json {
        out.json(&all().iter().map(describe).collect::<Vec<_>>())?;
        return Ok(true);
    }
    for Entry { info, options } in all() {
        out.line(format!(
            "{:<11} {}, {} ({} to {} players, rules version {})",
            info.id, info.title, info.credit, info.min_players, info.max_players, info.rules_version
        ))?;
        for option in *options {
            let values = match option.kind {
                OptionKind::Choice(values) => values.join("|"),
                OptionKind::File => "FILE".to_owned(),
            };
            out.line(format!("            --option {}={values}  {}", option.key, option.help))?;
        }
    }
    Ok(true)
}

/// A game as the command line and the engine protocol tell it.
pub(crate) fn describe(entry: &Entry) -> serde_json::Value {
    let Entry { info, options } = entry;
    let options: Vec<_> = options
        .iter()
        .map(|option| match option.kind {
            OptionKind::Choice(values) => {
                json!({"key": option.key, "values": values, "default": values.first(), "help": option.help})
            }
            OptionKind::File => json!({"key": option.key, "file": true, "help": option.help}),
        })
        .collect();
    json!({
        "id": info.id,
        "title": info.title,
        "credit": info.credit,
        "min_players": info.min_players,
        "max_players": info.max_players,
        "rules_version": info.rules_version,
        "rulings": info.rulings.len(),
        "options": options,
    })
}
