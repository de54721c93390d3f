//! What can be played.

use axum::{Json, extract::Path};
use shinar_core::{Chapter, OptionKind, RulingText};
use shinar_games::{Entry, all, entry};
use shinar_search::LEVELS;

use crate::{
    api::{ChapterFacts, GameFacts, LevelFacts, OptionFacts, Problem, RulingFacts},
    error::{ApiError, ApiResult},
};

/// All games.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameFacts>)))]
pub(crate) async fn list() -> Json<Vec<GameFacts>> {
    Json(all().iter().map(facts).collect())
}

/// The rules of a game, in chapters and in reading order.
#[utoipa::path(get, path = "/api/games/{id}/rules", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = Vec<ChapterFacts>), (status = 404, body = Problem)))]
pub(crate) async fn rules(Path(game): Path<String>) -> ApiResult<Json<Vec<ChapterFacts>>> {
    let entry = entry(&game).map_err(|_| ApiError::not_found("game"))?;
    Ok(Json(entry.info.rulebook.chapters.iter().map(chapter).collect()))
}

fn facts(Entry { info, options }: &Entry) -> GameFacts {
    let options = options.iter().filter_map(|option| match option.kind {
        OptionKind::Choice(values) => Some(OptionFacts {
            key: option.key,
            values: values.to_vec(),
            default: values.first().copied().unwrap_or_default(),
            text: option.help,
            rulings: option.rulings.iter().map(|ruling| ruling.0).collect(),
        }),
        // Files are for those who run their own.
        OptionKind::File => None,
    });
    GameFacts {
        id: info.id,
        name: info.title,
        credit: info.credit,
        players: [info.min_players, info.max_players],
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
