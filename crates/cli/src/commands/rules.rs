//! `shinar rules`: the rules of a game.

use anyhow::bail;
use serde_json::{Value, json};
use shinar_core::{Chapter, Rulebook, RulingText};
use shinar_games::entry;

use crate::{args::RulesArgs, output::Output};

pub(crate) fn run(args: &RulesArgs, out: &mut Output) -> anyhow::Result<bool> {
    let info = entry(&args.game)?.info;
    if let Some(id) = &args.rule {
        let Some(entry) = info.rulebook.find(id) else { bail!(unknown(info.rulebook, id)) };
        if args.json {
            out.json(&rule(entry))?;
        } else {
            out.line(explained(entry))?;
        }
        return Ok(true);
    }
    if args.json {
        out.json(&info.rulebook.chapters.iter().map(chapter).collect::<Vec<_>>())?;
        return Ok(true);
    }
    out.line(info.title)?;
    for note in [info.rulebook.names, info.rulebook.reconstructed].into_iter().flatten() {
        out.line(format!("\n{note}"))?;
    }
    for chapter in info.rulebook.chapters {
        out.line(format!("\n{}\n", chapter.title))?;
        for entry in chapter.rulings {
            out.line(explained(entry))?;
        }
    }
    Ok(true)
}

/// The id of a rule and its text.
pub(crate) fn explained(entry: &RulingText) -> String {
    format!("{}: {entry}", entry.ruling)
}

/// The message for a rule that does not exist.
pub(crate) fn unknown(rulebook: &Rulebook, id: &str) -> String {
    let ids: Vec<_> = rulebook.rulings().map(|entry| entry.ruling.0).collect();
    format!("there is no rule {id}; the rules are {}", ids.join(", "))
}

fn chapter(chapter: &Chapter) -> Value {
    let rules: Vec<_> = chapter.rulings.iter().map(rule).collect();
    json!({"id": chapter.id, "title": chapter.title, "rulings": rules})
}

fn rule(entry: &RulingText) -> Value {
    json!({"id": entry.ruling, "text": entry.text, "reason": entry.reason})
}
