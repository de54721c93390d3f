//! Tournaments: list, make, join, leave, start, next round, call off.

use axum::{Json, extract::State, http::StatusCode};
use rand::Rng;

use super::{Body, OptionalBody, PathParam as Path, QueryParams};
use crate::{
    api::{
        Clock, CodeQuery, JoinTournament, NewTournament, NextRound, PersonId, Problem, RoundStart,
        Tournament, TournamentFormat as Format, TournamentId, TournamentInfo, TournamentList,
        TournamentPairing, TournamentPlayer, TournamentStanding, TournamentState, TournamentsQuery,
    },
    app::App,
    caller::{MaybePerson, RequirePerson},
    clock::{self, Millis},
    error::{ApiError, ApiResult},
    identity::{random_text, same, unpredictable},
    limits,
    store::{
        NewTournamentRow, PairingRow, PersonRow, PlayerRow, StoreError, TournamentChange, TournamentPlace,
        TournamentRow,
    },
    tables::{Player, Sheet, TableRequest},
    tournaments::{
        POINT, act, bots_needed, fewest, pairings, shares, standings, table_of, table_plan, tie_breaks,
    },
};

/// How often a request is repeated because the tournament changes at the same time.
const ATTEMPTS: u32 = 50;
/// What a plan's rounds, minutes of an arena, and minutes between rounds may be.
const ROUNDS: (u8, u8) = (1, 20);
const ARENA_MINUTES: (u16, u16) = (10, 24 * 60);
const PAUSE_MINUTES: u16 = 7 * 24 * 60;

/// Lists tournaments, the newest first. Private ones are listed for those who take part.
#[utoipa::path(get, path = "/api/tournaments", tag = "tournaments", params(TournamentsQuery),
    security((), ("cookie" = []), ("token" = [])),
    responses((status = 200, body = Vec<TournamentInfo>), (status = 404, body = Problem)))]
pub(crate) async fn list(
    State(app): State<App>,
    MaybePerson(person): MaybePerson,
    QueryParams(query): QueryParams<TournamentsQuery>,
) -> ApiResult<Json<Vec<TournamentInfo>>> {
    let viewer = person.as_ref().map(|person| &person.id);
    if query.list == TournamentList::Mine && viewer.is_none() {
        return Err(ApiError::unauthorized("sign in to see your tournaments"));
    }
    let from = match &query.after {
        None => TournamentPlace::first(),
        Some(after) => {
            app.store.tournament_place(after).await?.ok_or_else(|| ApiError::not_found("tournament"))?
        }
    };
    let joined = match viewer {
        Some(viewer) => app.store.joined_tournaments(viewer).await?,
        None => Vec::new(),
    };
    let rows = app.store.tournaments(query.list, viewer, from).await?;
    let infos = rows.iter().map(|row| info(row, joined.contains(&row.id))).collect::<Result<_, _>>()?;
    Ok(Json(infos))
}

/// Makes a tournament; only accounts can.
#[utoipa::path(post, path = "/api/tournaments", tag = "tournaments", request_body = NewTournament,
    security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Tournament), (status = 400, body = Problem),
        (status = 403, body = Problem, description = "a guest"),
        (status = 409, body = Problem, description = "the person has too many")))]
pub(crate) async fn create(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Body(plan): Body<NewTournament>,
) -> ApiResult<Json<Tournament>> {
    app.rate_limits.table(&person.id)?;
    if !person.account {
        return Err(ApiError::account_needed("only accounts make tournaments; create one first"));
    }
    let now = clock::now();
    let plan = checked(plan, &person, now)?;
    let rng: &mut dyn Rng = &mut unpredictable();
    let waits = limits::TOURNAMENT_WAITS.as_millis() as Millis;
    let new = NewTournamentRow {
        id: TournamentId::random(rng),
        invite: random_text::<16>(),
        maker: (person.id.clone(), person.name.clone()),
        created: now,
        due: plan.starts.unwrap_or(now + waits),
        plan,
    };
    app.store.new_tournament(&new).await?;
    shown(&app, &new.id, Some(&person), None).await
}

/// Checks what somebody plans; the error says what would be right.
fn checked(plan: NewTournament, person: &PersonRow, now: Millis) -> ApiResult<NewTournament> {
    let name = limits::line(&plan.name, "the name of a tournament", limits::TOURNAMENT_NAME)?;
    let about = match plan.about.trim() {
        "" => String::new(),
        about => limits::line(about, "the text about a tournament", limits::TOURNAMENT_ABOUT)?,
    };
    let NewTournament { format, seats, .. } = plan;
    let bad = |message: String| Err(ApiError::bad(message));
    let (most, fits) = match format {
        Format::RoundRobin => (limits::TOURNAMENT_PLAYERS.1, seats == 2),
        Format::Swiss | Format::Knockout => (limits::TOURNAMENT_PLAYERS.0, seats == 2),
        Format::Groups => (limits::TOURNAMENT_PLAYERS.0, (3..=4).contains(&seats)),
        Format::Arena => (limits::TOURNAMENT_PLAYERS.0, (2..=4).contains(&seats)),
    };
    if !fits {
        return bad(format!(
            "`seats` does not fit the format: {seats}; grouped tables have 3 or 4, an arena 2 to 4, others 2"
        ));
    }
    if !(2..=most).contains(&plan.most) || usize::from(plan.most) < fewest(&plan) {
        return bad(format!("`most` is {} to {most} in this format, not {}", fewest(&plan), plan.most));
    }
    // Smaller tables complete a round of grouped tables.
    let known = shinar_games::entry(&plan.game).map_err(|error| ApiError::bad(error.to_string()))?;
    if format == Format::Groups && *known.info.players().start() > 2 {
        return bad(format!(
            "{} cannot be played by two, as the last table of a round may have to",
            plan.game
        ));
    }
    match (format, plan.clock) {
        (_, Clock::None) => {
            return bad("a tournament needs a clock: who never comes must lose some day".to_owned());
        }
        (Format::Arena, Clock::Days { .. }) => return bad("the clock of an arena runs in minutes".to_owned()),
        _ => {}
    }
    let range = |name: &str, value: u64, (least, most): (u64, u64)| match (least..=most).contains(&value) {
        true => Ok(()),
        false => Err(ApiError::bad(format!("`{name}` is {least} to {most}, not {value}"))),
    };
    match (format, plan.rounds) {
        (Format::Swiss | Format::Groups, Some(rounds)) => {
            range("rounds", rounds.into(), (ROUNDS.0.into(), ROUNDS.1.into()))?;
        }
        (_, Some(_)) => {
            return bad("only Swiss tournaments and grouped tables have a number of rounds".to_owned());
        }
        (_, None) => {}
    }
    match (format, plan.minutes) {
        (Format::Arena, Some(minutes)) => {
            range("minutes", minutes.into(), (ARENA_MINUTES.0.into(), ARENA_MINUTES.1.into()))?;
        }
        (Format::Arena, None) => return bad("an arena lasts a number of `minutes`".to_owned()),
        (_, Some(_)) => return bad("only an arena lasts a number of `minutes`".to_owned()),
        (_, None) => {}
    }
    if plan.twice && format != Format::RoundRobin {
        return bad("only a round robin can be played `twice`".to_owned());
    }
    if let RoundStart::Minutes { minutes } = plan.next_round {
        range("next_round.minutes", minutes.into(), (0, PAUSE_MINUTES.into()))?;
    }
    if let Some(bots) = plan.bots {
        range("bots.at_least", bots.at_least.into(), (0, limits::TOURNAMENT_BOTS.into()))?;
        range("bots.level", bots.level.into(), (1, 6))?;
    }
    let ahead = limits::TOURNAMENT_AHEAD.as_millis() as Millis;
    if plan.starts.is_some_and(|starts| starts < now || starts > now + ahead) {
        return bad("`starts` is a moment within the next year, in milliseconds since 1970".to_owned());
    }
    // Whatever a table refuses, such as options that the game does not have.
    let table = table_plan(&plan, plan.rated, plan.bots.is_some());
    let me = Player { id: person.id.clone(), name: String::new(), account: true };
    let mut seats = table.seats.clone();
    seats[0] = shinar_play::api::SeatPlan::Me;
    Sheet::make(&crate::api::NewTable { seats, ..table }, &me, now, &mut unpredictable())?;
    Ok(NewTournament { name, about, ..plan })
}

/// Returns a tournament with its players, pairings and standings.
#[utoipa::path(get, path = "/api/tournaments/{id}", tag = "tournaments", params(("id" = String, Path), CodeQuery),
    security((), ("cookie" = []), ("token" = [])),
    responses((status = 200, body = Tournament), (status = 404, body = Problem)))]
pub(crate) async fn get(
    State(app): State<App>,
    MaybePerson(person): MaybePerson,
    Path(id): Path<TournamentId>,
    QueryParams(query): QueryParams<CodeQuery>,
) -> ApiResult<Json<Tournament>> {
    shown(&app, &id, person.as_ref(), query.code.as_deref()).await
}

/// Joins a tournament that has not started, or an arena that is not over. Guests need the code of a private tournament.
#[utoipa::path(post, path = "/api/tournaments/{id}/join", tag = "tournaments", params(("id" = String, Path)),
    request_body = JoinTournament, security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Tournament), (status = 403, body = Problem, description = "a guest"),
        (status = 404, body = Problem), (status = 409, body = Problem, description = "full, joined already, or started")))]
pub(crate) async fn join(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(id): Path<TournamentId>,
    OptionalBody(join): OptionalBody<JoinTournament>,
) -> ApiResult<Json<Tournament>> {
    app.rate_limits.work(&person.id)?;
    for _ in 0..ATTEMPTS {
        let Seen { row, plan, players, .. } =
            Seen::of(&app, &id, Some(&person), join.code.as_deref()).await?;
        let now = clock::now();
        if !person.account && (plan.rated || plan.public) {
            let message = "guests join private tournaments that are not rated; create an account first";
            return Err(ApiError::account_needed(message));
        }
        match row.state {
            TournamentState::Open => {}
            TournamentState::Running if row.ends.is_some_and(|ends| now < ends) => {}
            TournamentState::Running => {
                return Err(ApiError::conflict("running", "the tournament has started"));
            }
            TournamentState::Finished | TournamentState::Cancelled => {
                return Err(ApiError::conflict("finished", "the tournament is over"));
            }
        }
        if players.iter().any(|player| player.person.as_ref() == Some(&person.id)) {
            return Err(ApiError::conflict("joined", "you have joined this tournament"));
        }
        if players.iter().filter(|player| player.level.is_none()).count() >= usize::from(plan.most) {
            return Err(ApiError::conflict("full", "the tournament is full"));
        }
        let added =
            app.store.join_tournament(&id, row.state, (&person.id, &person.name), plan.most, now).await;
        match added {
            Err(StoreError::TournamentMoved | StoreError::Taken) => {}
            added => {
                added?;
                look(&app, &row).await?;
                return shown(&app, &id, Some(&person), join.code.as_deref()).await;
            }
        }
    }
    Err(busy())
}

/// Leaves a tournament. Who has withdrawn from one that has started is not paired again, and loses the game that they are playing.
#[utoipa::path(post, path = "/api/tournaments/{id}/leave", tag = "tournaments", params(("id" = String, Path)),
    security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Tournament), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "not joined, or over")))]
pub(crate) async fn leave(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(id): Path<TournamentId>,
) -> ApiResult<Json<Tournament>> {
    app.rate_limits.work(&person.id)?;
    for _ in 0..ATTEMPTS {
        let Seen { row, players, pairings, .. } = Seen::of(&app, &id, Some(&person), None).await?;
        is_not_over(&row)?;
        let own = active(&players, &person.id)?;
        match app.store.leave_tournament(&id, row.state, &person.id, clock::now()).await {
            Err(StoreError::TournamentMoved) => continue,
            left => left?,
        }
        let playing = table_of(&pairings, own.number).filter(|_| row.state == TournamentState::Running);
        if let Some(table) = playing {
            let leave = |reply| TableRequest::Leave { person: person.clone(), reply };
            // The game may have ended just now.
            let _left = app.tables.ask(table, leave).await?;
        }
        look(&app, &row).await?;
        // Whoever has left a private tournament need not see it any more.
        return shown(&app, &id, Some(&person), Some(&row.invite)).await;
    }
    Err(busy())
}

/// Waits for the next game of an arena; whoever has withdrawn comes back.
#[utoipa::path(post, path = "/api/tournaments/{id}/ready", tag = "tournaments", params(("id" = String, Path)),
    security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Tournament), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "not an arena that is running, not joined, or playing")))]
pub(crate) async fn ready(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(id): Path<TournamentId>,
) -> ApiResult<Json<Tournament>> {
    app.rate_limits.work(&person.id)?;
    let Seen { row, players, pairings, .. } = Seen::of(&app, &id, Some(&person), None).await?;
    let now = clock::now();
    if row.state != TournamentState::Running || row.ends.is_none_or(|ends| ends <= now) {
        return Err(ApiError::conflict("no_arena", "this is not an arena that is running"));
    }
    let own = players.iter().find(|player| player.person.as_ref() == Some(&person.id));
    let own = own.ok_or_else(not_joined)?;
    // The end of the last game may not be counted yet.
    act(&app, &id).await?;
    let still = app.store.tournament_pairings(&id).await?;
    if table_of(&pairings, own.number).is_some() && table_of(&still, own.number).is_some() {
        return Err(ApiError::conflict("playing", "you are playing a game of this tournament"));
    }
    app.store.ready_for_game(&id, &person.id, now).await.map_err(moved)?;
    look(&app, &row).await?;
    shown(&app, &id, Some(&person), None).await
}

/// Starts a tournament: bots join if the plan says so, players are seeded, and the first round begins. For whoever made it.
#[utoipa::path(post, path = "/api/tournaments/{id}/start", tag = "tournaments", params(("id" = String, Path)),
    security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Tournament), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "too few players, or started")))]
pub(crate) async fn start(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(id): Path<TournamentId>,
) -> ApiResult<Json<Tournament>> {
    let change = |seen: &Seen, change: &mut TournamentChange| {
        match seen.row.state {
            TournamentState::Open => {}
            TournamentState::Running => {
                return Err(ApiError::conflict("running", "the tournament has started"));
            }
            _ => return Err(ApiError::conflict("finished", "the tournament is over")),
        }
        let (people, fewest) = (seen.players.len(), fewest(&seen.plan));
        if people + bots_needed(&seen.plan, people) < fewest {
            let message = format!("it needs {fewest} players; let more join, or bots");
            return Err(ApiError::conflict("too_few", message));
        }
        change.due = Some(clock::now());
        Ok(())
    };
    led(&app, &person, &id, change).await
}

/// Begins the next round, at once or at a time. For whoever made the tournament, when all games of the last round have ended.
#[utoipa::path(post, path = "/api/tournaments/{id}/next", tag = "tournaments", params(("id" = String, Path)),
    request_body = NextRound, security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Tournament), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "games are still played, or it is not running")))]
pub(crate) async fn next(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(id): Path<TournamentId>,
    OptionalBody(NextRound { at }): OptionalBody<NextRound>,
) -> ApiResult<Json<Tournament>> {
    let now = clock::now();
    if at.is_some_and(|at| at < now - 60_000 || at > now + limits::TOURNAMENT_AHEAD.as_millis() as Millis) {
        return Err(ApiError::bad("`at` is a moment within the next year, in milliseconds since 1970"));
    }
    let change = |seen: &Seen, change: &mut TournamentChange| {
        if seen.row.state != TournamentState::Running || seen.row.ends.is_some() {
            return Err(ApiError::conflict(
                "no_rounds",
                "this is not a tournament with rounds that is running",
            ));
        }
        if seen.pairings.iter().any(|pairing| pairing.places.is_none()) {
            return Err(ApiError::conflict("playing", "games of this round are still being played"));
        }
        change.due = Some(at.unwrap_or(now));
        Ok(())
    };
    led(&app, &person, &id, change).await
}

/// Calls a tournament off. Games that are being played go on, and count for nothing but ratings. For whoever made it.
#[utoipa::path(post, path = "/api/tournaments/{id}/cancel", tag = "tournaments", params(("id" = String, Path)),
    security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Tournament), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "it is over")))]
pub(crate) async fn cancel(
    State(app): State<App>,
    RequirePerson(person): RequirePerson,
    Path(id): Path<TournamentId>,
) -> ApiResult<Json<Tournament>> {
    let change = |seen: &Seen, change: &mut TournamentChange| {
        is_not_over(&seen.row)?;
        (change.state, change.due) = (TournamentState::Cancelled, None);
        change.finished = Some(clock::now());
        Ok(())
    };
    led(&app, &person, &id, change).await
}

/// Changes a tournament for whoever made it, and lets it go on.
async fn led(
    app: &App,
    person: &PersonRow,
    id: &TournamentId,
    plan: impl Fn(&Seen, &mut TournamentChange) -> ApiResult<()>,
) -> ApiResult<Json<Tournament>> {
    app.rate_limits.work(&person.id)?;
    for _ in 0..ATTEMPTS {
        let seen = Seen::of(app, id, Some(person), None).await?;
        if seen.row.maker.as_ref() != Some(&person.id) {
            return Err(ApiError::forbidden("only the person who made the tournament can do this"));
        }
        let mut change = TournamentChange::of(&seen.row);
        plan(&seen, &mut change)?;
        match app.store.change_tournament(&change).await {
            Err(StoreError::TournamentMoved) => {}
            changed => {
                changed?;
                act(app, id).await?;
                return shown(app, id, Some(person), None).await;
            }
        }
    }
    Err(busy())
}

/// A tournament as it was read for somebody who may see it.
struct Seen {
    row: TournamentRow,
    plan: NewTournament,
    players: Vec<PlayerRow>,
    pairings: Vec<PairingRow>,
}

impl Seen {
    async fn of(
        app: &App,
        id: &TournamentId,
        person: Option<&PersonRow>,
        code: Option<&str>,
    ) -> ApiResult<Self> {
        let unknown = || ApiError::not_found("tournament");
        let row = app.store.tournament(id).await?.ok_or_else(unknown)?;
        let plan = row.plan()?;
        let players = app.store.tournament_players(id).await?;
        let may_see = plan.public
            || code.is_some_and(|code| same(code, &row.invite))
            || person.is_some_and(|person| takes_part(&row, &players, &person.id));
        if !may_see {
            return Err(unknown());
        }
        let pairings = app.store.tournament_pairings(id).await?;
        Ok(Self { row, plan, players, pairings })
    }
}

fn takes_part(row: &TournamentRow, players: &[PlayerRow], person: &PersonId) -> bool {
    row.maker.as_ref() == Some(person) || players.iter().any(|player| player.person.as_ref() == Some(person))
}

fn not_joined() -> ApiError {
    ApiError::conflict("not_joined", "you do not take part in this tournament")
}

fn active<'a>(players: &'a [PlayerRow], person: &PersonId) -> ApiResult<&'a PlayerRow> {
    let own =
        players.iter().find(|player| player.person.as_ref() == Some(person) && player.withdrawn.is_none());
    own.ok_or_else(not_joined)
}

fn is_not_over(row: &TournamentRow) -> ApiResult<()> {
    match row.state {
        TournamentState::Open | TournamentState::Running => Ok(()),
        _ => Err(ApiError::conflict("finished", "the tournament is over")),
    }
}

fn busy() -> ApiError {
    ApiError::unavailable("many people change this tournament just now; try again")
}

fn moved(error: StoreError) -> ApiError {
    match error {
        StoreError::TournamentMoved => busy(),
        error => error.into(),
    }
}

/// Looks at a running tournament that somebody has joined or left.
async fn look(app: &App, row: &TournamentRow) -> ApiResult<()> {
    if row.state == TournamentState::Running {
        act(app, &row.id).await?;
    }
    Ok(())
}

fn info(row: &TournamentRow, joined: bool) -> Result<TournamentInfo, StoreError> {
    let is_open = row.state == TournamentState::Open;
    let plan = row.plan()?;
    // Without a time to start, it only says when the tournament is given up.
    let due = row.due.filter(|_| !is_open || plan.starts.is_some());
    Ok(TournamentInfo {
        id: row.id.clone(),
        plan,
        state: row.state,
        players: row.players,
        round: row.round,
        rounds: row.rounds.map(|rounds| rounds as u16),
        maker: row.maker.clone(),
        maker_name: row.maker_name.clone(),
        joined,
        created: row.created,
        due: due.filter(|_| row.ends.is_none()),
        ends: row.ends,
        finished: row.finished,
    })
}

async fn shown(
    app: &App,
    id: &TournamentId,
    person: Option<&PersonRow>,
    code: Option<&str>,
) -> ApiResult<Json<Tournament>> {
    let seen = Seen::of(app, id, person, code).await?;
    let viewer = person.map(|person| &person.id);
    Ok(Json(tournament(&seen, viewer, code)?))
}

fn tournament(seen: &Seen, viewer: Option<&PersonId>, code: Option<&str>) -> ApiResult<Tournament> {
    let Seen { row, plan, players, pairings: rows } = seen;
    let own = players.iter().find(|player| viewer.is_some() && player.person.as_ref() == viewer);
    let has_started =
        !matches!(row.state, TournamentState::Open) && row.round + row.ends.map_or(0, |_| 1) > 0;
    let decided = pairings(rows, players.len());
    let ranked = match has_started {
        true => standings(plan.format, plan.seats, players.len(), &decided),
        false => Vec::new(),
    };
    let number = |value: i64| value as f64 / POINT as f64;
    let knows = viewer.is_some_and(|viewer| takes_part(row, players, viewer));
    let skipped = match plan.format {
        Format::Arena => rows.len().saturating_sub(limits::ARENA_SHOWN),
        _ => 0,
    };
    let is_shown = |(at, row): &(usize, &PairingRow)| *at >= skipped || row.places.is_none();
    let is_busy = |number: u16| table_of(rows, number).is_some();
    Ok(Tournament {
        info: info(row, own.is_some_and(|own| own.withdrawn.is_none()))?,
        invite: Some(row.invite.clone())
            .filter(|invite| knows || code.is_some_and(|code| same(code, invite))),
        leads: viewer.is_some() && row.maker.as_ref() == viewer,
        now: clock::now(),
        you: own.map(|own| own.number),
        table: own
            .and_then(|own| table_of(rows, own.number))
            .filter(|_| row.state == TournamentState::Running)
            .cloned(),
        players: players
            .iter()
            .map(|player| TournamentPlayer {
                number: player.number,
                name: player.name.clone(),
                person: player.person.clone(),
                level: player.level.and_then(|level| u8::try_from(level).ok()),
                rating: player.rating,
                withdrawn: player.withdrawn.is_some(),
                waiting: row.ends.is_some()
                    && row.state == TournamentState::Running
                    && player.ready.is_some()
                    && player.withdrawn.is_none()
                    && !is_busy(player.number),
            })
            .collect(),
        tie_breaks: tie_breaks(plan.format).to_vec(),
        standings: ranked
            .into_iter()
            .map(|row| TournamentStanding {
                place: row.place,
                player: row.player as u16,
                points: number(row.points),
                breaks: row.breaks.into_iter().map(|value| value.map(number)).collect(),
                played: row.played,
                won: row.won,
            })
            .collect(),
        pairings: rows
            .iter()
            .enumerate()
            .filter(is_shown)
            .map(|(_, pairing)| TournamentPairing {
                round: pairing.round + 1,
                board: pairing.board + 1,
                players: pairing.players.clone(),
                table: pairing.table.clone(),
                places: pairing.places.clone(),
                points: pairing
                    .places
                    .as_ref()
                    .map(|places| shares(places, plan.seats).into_iter().map(number).collect()),
            })
            .collect(),
    })
}

/// Deletes a tournament, for a host. Its tables stay.
#[utoipa::path(delete, path = "/api/host/tournaments/{id}", tag = "hosts", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn delete(
    State(app): State<App>,
    host: crate::host::RequireHost,
    Path(id): Path<TournamentId>,
) -> ApiResult<StatusCode> {
    crate::host::Desk::new(&app, host).delete_tournament(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}
