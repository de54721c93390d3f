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
            out.line(format!("            --option {}={values}  {option}", option.key))?;
        }
    }
    Ok(true)
}

/// A game as the command line and the engine protocol tell it.
pub(crate) fn describe(entry: &Entry) -> serde_json::Value {
    let Entry { info, options } = entry;
    let options: Vec<_> = options
        .iter()
        .map(|option| {
            let mut facts = json!({"key": option.key, "help": option.help, "rulings": option.rulings});
            match option.kind {
                OptionKind::Choice(values) => {
                    facts["values"] = json!(values);
                    facts["default"] = json!(values.first());
                }
                OptionKind::File => facts["file"] = json!(true),
            }
            facts
        })
        .collect();
    json!({
        "id": info.id,
        "title": info.title,
        "credit": info.credit,
        "min_players": info.min_players,
        "max_players": info.max_players,
        "rules_version": info.rules_version,
        "rulings": info.rulebook.rulings().count(),
        "options": options,
    })
}
