//! Ratings, leaderboards, profiles, and the archive of finished games.

use axum::{Json, extract::State};

use super::{Body, PathParam as Path, QueryParams};
use crate::{
    api::{
        ArchivePage, ArchiveQuery, Leaders, LeadersQuery, PersonId, PersonRating, Problem, Profile,
        ShownProfile,
    },
    app::App,
    caller::{MaybePerson, RequireSession},
    error::{ApiError, ApiResult},
    limits,
    store::{ArchiveFilter, ArchivePlace, ArchiveScope, LeaderPlace, ProfileRow},
};

/// How many are on a page if the request does not say.
const LISTED: u32 = 50;

fn limit(given: Option<u32>) -> ApiResult<i64> {
    match given.unwrap_or(LISTED) {
        limit @ 1..=limits::PAGE => Ok(i64::from(limit)),
        limit => Err(ApiError::bad(format!("limit is 1 to {}, not {limit}", limits::PAGE))),
    }
}

pub(super) fn known(game: &str) -> ApiResult<()> {
    shinar_games::entry(game).map(|_| ()).map_err(|_| ApiError::not_found("game"))
}

fn place<T: std::str::FromStr>(after: Option<&str>, first: T) -> ApiResult<T> {
    let wrong = |_| ApiError::bad("`after` is the `next` of the page before");
    after.map_or(Ok(first), |after| after.parse().map_err(wrong))
}

/// An account by its id or its name.
pub(super) async fn account(app: &App, name: &str) -> ApiResult<ProfileRow> {
    app.store.profile(name, &limits::skeleton(name)).await?.ok_or_else(|| ApiError::not_found("person"))
}

/// Returns the profile of an account, by its id or its name. Others see what the person shows.
#[utoipa::path(get, path = "/api/people/{person}", tag = "club", params(("person" = String, Path)),
    security((), ("cookie" = []), ("token" = [])),
    responses((status = 200, body = Profile), (status = 404, body = Problem)))]
pub(crate) async fn profile(
    State(app): State<App>,
    MaybePerson(viewer): MaybePerson,
    Path(name): Path<String>,
) -> ApiResult<Json<Profile>> {
    let ProfileRow { id, name, created } = account(&app, &name).await?;
    let own = viewer.as_ref().is_some_and(|viewer| viewer.id == id);
    let known = match &viewer {
        Some(viewer) if viewer.account && !own => {
            app.store.acquaintance(&viewer.id, &id, app.recent()).await?
        }
        _ => None,
    };
    let shown = app.store.shown_profile(&id).await?;
    let mut profile = Profile {
        id: id.clone(),
        name,
        since: created,
        shown: own.then_some(shown),
        known,
        ratings: None,
        games: None,
        victories: None,
        learned: None,
    };
    if own || shown.ratings {
        profile.ratings = Some(app.store.person_ratings(&id).await?);
    }
    if own || shown.games {
        profile.games = Some(app.store.games_played(&id).await?);
        profile.victories = Some(app.store.best_victories(&id, own).await?);
    }
    if own || shown.learning {
        profile.learned = Some(app.store.learned(&id).await?);
    }
    Ok(Json(profile))
}

/// Returns the ratings of an account and what the last 500 games in each made of them; nothing if the person does not show them.
#[utoipa::path(get, path = "/api/people/{person}/ratings", tag = "club", params(("person" = String, Path)),
    security((), ("cookie" = []), ("token" = [])),
    responses((status = 200, body = Vec<PersonRating>), (status = 404, body = Problem)))]
pub(crate) async fn ratings(
    State(app): State<App>,
    MaybePerson(viewer): MaybePerson,
    Path(name): Path<String>,
) -> ApiResult<Json<Vec<PersonRating>>> {
    let ProfileRow { id, .. } = account(&app, &name).await?;
    let own = viewer.is_some_and(|viewer| viewer.id == id);
    match own || app.store.shown_profile(&id).await?.ratings {
        true => Ok(Json(app.store.person_ratings(&id).await?)),
        false => Ok(Json(Vec::new())),
    }
}

/// Returns the people with the best ratings in a game, of those who show theirs.
#[utoipa::path(get, path = "/api/leaders", tag = "club", params(LeadersQuery),
    responses((status = 200, body = Leaders), (status = 404, body = Problem)))]
pub(crate) async fn leaders(
    State(app): State<App>,
    QueryParams(query): QueryParams<LeadersQuery>,
) -> ApiResult<Json<Leaders>> {
    known(&query.game)?;
    let from = place(query.after.as_deref(), LeaderPlace::top())?;
    let (people, next) = app.store.leaders(&query.game, query.kind, from, limit(query.limit)?).await?;
    Ok(Json(Leaders { people, next: next.map(|next| next.to_string()) }))
}

/// Chooses what of the profile others may see.
#[utoipa::path(put, path = "/api/me/shown", tag = "people", request_body = ShownProfile, security(("cookie" = [])),
    responses((status = 200, body = ShownProfile), (status = 403, body = Problem, description = "a guest, or a program")))]
pub(crate) async fn show(
    State(app): State<App>,
    RequireSession(person, _): RequireSession,
    Body(shown): Body<ShownProfile>,
) -> ApiResult<Json<ShownProfile>> {
    if !person.account {
        return Err(ApiError::account_needed("a guest has no profile; create an account first"));
    }
    app.rate_limits.work(&person.id)?;
    app.store.show_profile(&person.id, shown).await?;
    Ok(Json(shown))
}

/// Finds finished games, the latest first: public ones, and with one's own id as `player` all of one's own.
#[utoipa::path(get, path = "/api/archive", tag = "club", params(ArchiveQuery),
    security((), ("cookie" = []), ("token" = [])),
    responses((status = 200, body = ArchivePage), (status = 404, body = Problem)))]
pub(crate) async fn archive(
    State(app): State<App>,
    MaybePerson(viewer): MaybePerson,
    QueryParams(query): QueryParams<ArchiveQuery>,
) -> ApiResult<Json<ArchivePage>> {
    let limit = limit(query.limit)?;
    if let Some(game) = &query.game {
        known(game)?;
    }
    if let Some(ending) = &query.ending {
        limits::word(ending, "`ending`", limits::WORD)?;
    }
    let first = ArchivePlace::at(query.to.unwrap_or(i64::MAX));
    let after = first.clone().or_later(place(query.after.as_deref(), first)?);
    let viewer = viewer.map(|viewer| viewer.id);
    let scope = match query.player {
        None => ArchiveScope::Public,
        Some(player) if viewer.as_ref().is_some_and(|viewer| viewer.0 == player) => {
            ArchiveScope::Own(PersonId(player))
        }
        Some(player) => {
            let ProfileRow { id, .. } = account(&app, &player).await?;
            match viewer {
                Some(viewer) if viewer == id => ArchiveScope::Own(id),
                viewer => {
                    let shown = app.store.shown_profile(&id).await?.games;
                    ArchiveScope::Of { player: id, viewer, shown }
                }
            }
        }
    };
    let filter = ArchiveFilter {
        game: query.game,
        players: query.players.map(i64::from),
        rated: query.rated,
        from: query.from,
        min_actions: query.min_actions.map(i64::from),
        max_actions: query.max_actions.map(i64::from),
        ending: query.ending,
        min_strength: query.min_strength.map(i64::from),
        max_strength: query.max_strength.map(i64::from),
    };
    let (games, next) = app.store.archived(&scope, &filter, after, limit).await?;
    Ok(Json(ArchivePage { games, next: next.map(|next| next.to_string()) }))
}
