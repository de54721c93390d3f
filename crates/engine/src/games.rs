//! Games as JSON.

use serde_json::json;
use shinar_core::OptionKind;
use shinar_games::GameEntry;

/// A game as the request `games` lists it: title, players, version of the rules, options.
///
/// ```
/// let game = shinar_engine::describe(&shinar_games::entry("tigris")?);
/// assert_eq!((&game["id"], &game["max_players"]), (&"tigris".into(), &4.into()));
/// # Ok::<_, shinar_games::UnknownGame>(())
/// ```
pub fn describe(entry: &GameEntry) -> serde_json::Value {
    let GameEntry { info, options } = entry;
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
