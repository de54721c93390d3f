//! `shinar games`: the list of games.

use shinar_core::OptionKind;
use shinar_engine::describe;
use shinar_games::{GameEntry, all};

use crate::{args::GamesArgs, output::Output};

pub(crate) fn run(args: &GamesArgs, out: &mut Output) -> anyhow::Result<bool> {
    if args.json {
        out.json(&all().iter().map(describe).collect::<Vec<_>>())?;
        return Ok(true);
    }
    for GameEntry { info, options } in all() {
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
