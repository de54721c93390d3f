//! The games and their rules, as clients get them.

use shinar_core::{Chapter, OptionKind, RulingText};
use shinar_games::{GameEntry, UnknownGame, all, entry};
use shinar_search::LEVELS;

use crate::api::{ChapterFacts, GameFacts, LevelFacts, OptionFacts, RulingFacts};

/// All games.
pub fn games() -> Vec<GameFacts> {
    all().iter().map(game).collect()
}

/// The rules of a game, in chapters and in reading order.
///
/// # Errors
///
/// There is no such game.
pub fn rules(game: &str) -> Result<Vec<ChapterFacts>, UnknownGame> {
    Ok(entry(game)?.info.rulebook.chapters.iter().map(chapter).collect())
}

#[expect(clippy::expect_used, reason = "the first value of an option is its default, so there is one")]
fn game(GameEntry { info, options }: &GameEntry) -> GameFacts {
    let options = options.iter().filter_map(|option| match option.kind {
        OptionKind::Choice(values) => Some(OptionFacts {
            key: option.key,
            values: values.to_vec(),
            default: values.first().expect("an option has values"),
            text: option.help,
            rulings: option.rulings.iter().map(|ruling| ruling.0).collect(),
        }),
        // Options that take a file can only be set by whoever runs the server.
        OptionKind::File => None,
    });
    GameFacts {
        id: info.id,
        name: info.title,
        credit: info.credit,
        players: [info.min_players, info.max_players],
        minutes: info.minutes,
        weight: info.weight,
        rules_version: info.rules_version,
        options: options.collect(),
        levels: LEVELS.iter().map(|level| LevelFacts { number: level.number, name: level.name }).collect(),
    }
}

fn chapter(chapter: &Chapter) -> ChapterFacts {
    let rulings = chapter.rulings.iter().map(|&RulingText { ruling, text, reason }| RulingFacts {
        id: ruling.0,
        text,
        reason,
    });
    ChapterFacts { id: chapter.id, title: chapter.title, rulings: rulings.collect() }
}
