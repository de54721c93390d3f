//! Tournaments, their players and pairings.
//!
//! Whoever changes a tournament first changes its row, which locks it: by its version if the change follows from what was read, by its
//! state if it does not. So every round is written once, with its tables, whichever process is first.

use serde::de::DeserializeOwned;
use sqlx::FromRow;

use super::{
    Quota, Result, Statement, Store, StoreError, TableWrite, UnknownWord, can_exist, to_json,
    writer::{Arg, statements},
};
use crate::{
    api::{
        ExportedTournament, NewTournament, PersonId, TableId, TournamentId, TournamentList, TournamentState,
    },
    clock, limits,
    tables::Summary,
};

/// A tournament, as it is stored.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct TournamentRow {
    /// Its id.
    pub(crate) id: TournamentId,
    /// It changes with everything that happens.
    pub(crate) version: i64,
    /// How far it has come.
    #[sqlx(try_from = "String")]
    pub(crate) state: TournamentState,
    plan: String,
    /// The invitation code.
    pub(crate) invite: String,
    /// Who made it, if they are still here.
    pub(crate) maker: Option<PersonId>,
    /// Their name.
    pub(crate) maker_name: String,
    /// How many rounds have begun.
    #[sqlx(try_from = "i64")]
    pub(crate) round: u16,
    /// How many rounds there will be, once that is known.
    pub(crate) rounds: Option<i64>,
    /// When it was made.
    pub(crate) created: i64,
    /// When something happens by itself.
    pub(crate) due: Option<i64>,
    /// When an arena ends.
    pub(crate) ends: Option<i64>,
    /// When it ended.
    pub(crate) finished: Option<i64>,
    /// How many players it has.
    pub(crate) players: i64,
}

impl TournamentRow {
    /// What was planned.
    pub(crate) fn plan(&self) -> Result<NewTournament> {
        read_json("the plan of a tournament", &self.plan)
    }
}

impl TryFrom<String> for TournamentState {
    type Error = String;

    fn try_from(text: String) -> std::result::Result<Self, String> {
        let all = [Self::Open, Self::Running, Self::Finished, Self::Cancelled];
        let found = all.into_iter().find(|state| word(*state) == text);
        found.ok_or_else(|| UnknownWord(text).to_string())
    }
}

const fn word(state: TournamentState) -> &'static str {
    match state {
        TournamentState::Open => "open",
        TournamentState::Running => "running",
        TournamentState::Finished => "finished",
        TournamentState::Cancelled => "cancelled",
    }
}

fn read_json<T: DeserializeOwned>(what: &str, text: &str) -> Result<T> {
    serde_json::from_str(text).map_err(|error| StoreError::Corrupt(format!("{what}: {error}")))
}

/// A tournament to be made.
#[derive(Clone, Debug)]
pub(crate) struct NewTournamentRow {
    /// Its id.
    pub(crate) id: TournamentId,
    /// What is planned.
    pub(crate) plan: NewTournament,
    /// The invitation code.
    pub(crate) invite: String,
    /// Who makes it, with their name.
    pub(crate) maker: (PersonId, String),
    /// When.
    pub(crate) created: i64,
    /// When it starts, or is called off, by itself.
    pub(crate) due: i64,
}

/// Somebody who takes part.
#[derive(Clone, Debug, FromRow)]
pub(crate) struct PlayerRow {
    /// The number.
    #[sqlx(try_from = "i64")]
    pub(crate) number: u16,
    /// Who it is; `None` for bots and deleted people.
    pub(crate) person: Option<PersonId>,
    /// The name that others see.
    pub(crate) name: String,
    /// Whether the person has an account.
    #[sqlx(try_from = "i64")]
    pub(crate) account: Flag,
    /// The level of a bot.
    pub(crate) level: Option<i64>,
    /// The rating at the start, in points.
    pub(crate) rating: Option<i64>,
    /// When they joined.
    pub(crate) joined: i64,
    /// When they withdrew.
    pub(crate) withdrawn: Option<i64>,
    /// Since when they wait for a game in an arena.
    pub(crate) ready: Option<i64>,
}

/// A truth value as both kinds of database have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Flag(pub(crate) bool);

impl From<i64> for Flag {
    fn from(number: i64) -> Self {
        Self(number != 0)
    }
}

/// Players who meet.
#[derive(Clone, Debug)]
pub(crate) struct PairingRow {
    /// The round, from 0.
    pub(crate) round: u16,
    /// The number in the round, from 0.
    pub(crate) board: u16,
    /// The numbers of the players in the order of their seats.
    pub(crate) players: Vec<u16>,
    /// Where they play.
    pub(crate) table: Option<TableId>,
    /// Their places, once it is decided.
    pub(crate) places: Option<Vec<u8>>,
}

/// What changes in a tournament, all or nothing.
#[derive(Clone, Debug)]
pub(crate) struct TournamentChange {
    /// The tournament.
    pub(crate) id: TournamentId,
    /// The version that it follows from.
    pub(crate) version: i64,
    /// How far it has come.
    pub(crate) state: TournamentState,
    /// How many rounds have begun.
    pub(crate) round: u16,
    /// How many rounds there will be.
    pub(crate) rounds: Option<i64>,
    /// When something happens by itself.
    pub(crate) due: Option<i64>,
    /// When an arena ends.
    pub(crate) ends: Option<i64>,
    /// When it ended.
    pub(crate) finished: Option<i64>,
    /// All players with their numbers, at the start.
    pub(crate) players: Option<Vec<PlayerRow>>,
    /// Who does not wait for a game any more.
    pub(crate) seated: Vec<u16>,
    /// Pairings that are decided, by round and board.
    pub(crate) places: Vec<(u16, u16, Vec<u8>)>,
    /// New pairings.
    pub(crate) pairings: Vec<PairingRow>,
    /// Their tables.
    pub(crate) tables: Vec<TableWrite>,
}

impl TournamentChange {
    /// A change of a tournament that leaves everything as it is.
    pub(crate) fn of(row: &TournamentRow) -> Self {
        Self {
            id: row.id.clone(),
            version: row.version,
            state: row.state,
            round: row.round,
            rounds: row.rounds,
            due: row.due,
            ends: row.ends,
            finished: row.finished,
            players: None,
            seated: Vec::new(),
            places: Vec::new(),
            pairings: Vec::new(),
            tables: Vec::new(),
        }
    }
}

/// A place in a list of tournaments.
#[derive(Clone, Debug)]
pub(crate) struct TournamentPlace {
    created: i64,
    id: String,
}

impl TournamentPlace {
    /// Before all of them.
    pub(crate) fn first() -> Self {
        Self { created: i64::MAX, id: String::new() }
    }
}

/// The columns of a tournament.
macro_rules! select {
    ($where:literal) => {
        concat!(
            "SELECT id, version, state, plan, invite, maker, maker_name, round, rounds, created, due, ends, finished, \
             (SELECT COUNT(*) FROM tournament_players WHERE tournament = tournaments.id) AS players FROM tournaments WHERE ",
            $where
        )
    };
}

const LIST: &str = select!(
    "state = $1 AND public = 1 AND created <= $2 AND (created < $2 OR id > $3) ORDER BY created DESC, id LIMIT $4"
);
const LIST_MINE: &str = select!(
    "(maker = $1 OR id IN (SELECT tournament FROM tournament_players WHERE person = $1)) \
     AND created <= $2 AND (created < $2 OR id > $3) ORDER BY created DESC, id LIMIT $4"
);
const LOCK: &str = "UPDATE tournaments SET version = version + 1 WHERE id = $1 AND state = $2";

impl Store {
    /// A tournament by its id.
    pub(crate) async fn tournament(&self, id: &TournamentId) -> Result<Option<TournamentRow>> {
        if !can_exist(id.as_str()) {
            return Ok(None);
        }
        Ok(sqlx::query_as(select!("id = $1")).bind(id.0.clone()).fetch_optional(&self.read).await?)
    }

    /// The players of a tournament by number, with the names that they have now.
    pub(crate) async fn tournament_players(&self, id: &TournamentId) -> Result<Vec<PlayerRow>> {
        let query = sqlx::query_as(
            "SELECT number, person, COALESCE(people.name, p.name) AS name, \
             CAST(CASE WHEN people.login IS NULL THEN 0 ELSE 1 END AS BIGINT) AS account, level, rating, joined, withdrawn, ready \
             FROM tournament_players AS p LEFT JOIN people ON people.id = p.person WHERE tournament = $1 ORDER BY number",
        );
        Ok(query.bind(id.0.clone()).fetch_all(&self.read).await?)
    }

    /// The pairings of a tournament in order.
    pub(crate) async fn tournament_pairings(&self, id: &TournamentId) -> Result<Vec<PairingRow>> {
        let query = sqlx::query_as::<_, (i64, i64, String, Option<TableId>, Option<String>)>(
            "SELECT round, board, players, table_id, places FROM tournament_pairings WHERE tournament = $1 \
             ORDER BY round, board",
        );
        let rows = query.bind(id.0.clone()).fetch_all(&self.read).await?;
        let number = |number: i64| {
            u16::try_from(number).map_err(|_| StoreError::Corrupt(format!("round or board {number}")))
        };
        let pairing = |(round, board, players, table, places): (i64, i64, String, _, Option<String>)| {
            Ok(PairingRow {
                round: number(round)?,
                board: number(board)?,
                players: read_json("the players of a pairing", &players)?,
                table,
                places: places.map(|places| read_json("the places of a pairing", &places)).transpose()?,
            })
        };
        rows.into_iter().map(pairing).collect()
    }

    /// The games of a tournament that have ended and are not counted yet, by round and board; `None` for a table that is gone.
    pub(crate) async fn tournament_results(
        &self,
        id: &TournamentId,
    ) -> Result<Vec<(u16, u16, Option<Summary>)>> {
        let query = sqlx::query_as::<_, (i64, i64, Option<String>)>(
            "SELECT p.round, p.board, t.summary FROM tournament_pairings AS p LEFT JOIN tables AS t ON t.id = p.table_id \
             WHERE p.tournament = $1 AND p.places IS NULL AND (t.id IS NULL OR t.state = 'finished') ORDER BY p.round, p.board",
        );
        let rows = query.bind(id.0.clone()).fetch_all(&self.read).await?;
        // A summary that cannot be read is a game without a result.
        let summary = |text: String| serde_json::from_str(&text).ok();
        let rows = rows.into_iter();
        Ok(rows.map(|(round, board, text)| (round as u16, board as u16, text.and_then(summary))).collect())
    }

    /// Tournaments where something is to be done.
    pub(crate) async fn ripe_tournaments(&self, now: i64) -> Result<Vec<TournamentId>> {
        let query = sqlx::query_scalar(
            "SELECT id FROM tournaments WHERE due IS NOT NULL AND due <= $1 AND state IN ('open', 'running') \
             UNION SELECT p.tournament FROM tournament_pairings AS p \
             JOIN tournaments AS o ON o.id = p.tournament AND o.state = 'running' LEFT JOIN tables AS t ON t.id = p.table_id \
             WHERE p.places IS NULL AND (t.id IS NULL OR t.state = 'finished') LIMIT 200",
        );
        Ok(query.bind(now).fetch_all(&self.read).await?)
    }

    /// A list of tournaments, the newest first.
    pub(crate) async fn tournaments(
        &self,
        list: TournamentList,
        person: Option<&PersonId>,
        from: TournamentPlace,
    ) -> Result<Vec<TournamentRow>> {
        let query = match list {
            TournamentList::Open => sqlx::query_as(LIST).bind("open".to_owned()),
            TournamentList::Running => sqlx::query_as(LIST).bind("running".to_owned()),
            TournamentList::Finished => sqlx::query_as(LIST).bind("finished".to_owned()),
            TournamentList::Mine => {
                sqlx::query_as(LIST_MINE).bind(person.map_or_else(String::new, |person| person.0.clone()))
            }
        };
        let query = query.bind(from.created).bind(from.id).bind(i64::from(limits::PAGE));
        Ok(query.fetch_all(&self.read).await?)
    }

    /// Where a list goes on after a tournament.
    pub(crate) async fn tournament_place(&self, id: &str) -> Result<Option<TournamentPlace>> {
        let row = self.tournament(&TournamentId(id.to_owned())).await?;
        Ok(row.map(|row| TournamentPlace { created: row.created, id: row.id.0 }))
    }

    /// Of some tournaments those that a person has joined and not left.
    pub(crate) async fn joined_tournaments(&self, person: &PersonId) -> Result<Vec<TournamentId>> {
        let query = sqlx::query_scalar(
            "SELECT tournament FROM tournament_players WHERE person = $1 AND withdrawn IS NULL",
        );
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }

    /// Makes a tournament, unless the person has too many.
    pub(crate) async fn new_tournament(&self, new: &NewTournamentRow) -> Result<()> {
        let (person, name) = &new.maker;
        let mut statements = Quota::tournament(person).statements();
        statements.push(Statement::new(
            "INSERT INTO tournaments (id, version, state, public, plan, invite, maker, maker_name, round, created, due) \
             VALUES ($1, 1, 'open', $2, $3, $4, $5, $6, 0, $7, $8)",
            [
                new.id.as_str().into(),
                i64::from(new.plan.public).into(),
                to_json("the plan of a tournament", &new.plan)?.into(),
                new.invite.as_str().into(),
                person.as_str().into(),
                name.as_str().into(),
                new.created.into(),
                new.due.into(),
            ],
        ));
        self.run(statements).await.map(|_| ())
    }

    /// Adds a person to a tournament that is in a state in which one can join, and has room.
    pub(crate) async fn join_tournament(
        &self,
        id: &TournamentId,
        state: TournamentState,
        (person, name): (&PersonId, &str),
        most: u16,
        now: i64,
    ) -> Result<()> {
        // The number of players is read by a statement of its own, after the row is locked.
        let add = Statement::one(
            "INSERT INTO tournament_players (tournament, number, person, name, joined, ready) \
             SELECT $1, (SELECT COALESCE(MAX(number), -1) + 1 FROM tournament_players WHERE tournament = $1), $2, $3, \
             CAST($4 AS BIGINT), CAST($5 AS BIGINT) FROM people WHERE id = $2 \
             AND (SELECT COUNT(*) FROM tournament_players WHERE tournament = $1 AND level IS NULL) < $6",
            [
                id.as_str().into(),
                person.as_str().into(),
                name.into(),
                now.into(),
                now.into(),
                i64::from(most).into(),
            ],
            StoreError::TournamentMoved,
        );
        self.run(vec![Statement::exists(person), lock(id, state), add, look(id, state, now)])
            .await
            .map(|_| ())
    }

    /// A person leaves a tournament: before the start without a trace, later they have withdrawn.
    pub(crate) async fn leave_tournament(
        &self,
        id: &TournamentId,
        state: TournamentState,
        person: &PersonId,
        now: i64,
    ) -> Result<()> {
        let args: [Arg; 2] = [id.as_str().into(), person.as_str().into()];
        let leave = match state {
            TournamentState::Open => Statement::one(
                "DELETE FROM tournament_players WHERE tournament = $1 AND person = $2",
                args,
                StoreError::TournamentMoved,
            ),
            _ => Statement::one(
                "UPDATE tournament_players SET withdrawn = $3, ready = NULL \
                 WHERE tournament = $1 AND person = $2 AND withdrawn IS NULL",
                [id.as_str().into(), person.as_str().into(), now.into()],
                StoreError::TournamentMoved,
            ),
        };
        self.run(vec![lock(id, state), leave, look(id, state, now)]).await.map(|_| ())
    }

    /// A person wants the next game of an arena; whoever has withdrawn comes back.
    pub(crate) async fn ready_for_game(&self, id: &TournamentId, person: &PersonId, now: i64) -> Result<()> {
        let state = TournamentState::Running;
        let ready = Statement::one(
            "UPDATE tournament_players SET ready = COALESCE(ready, $3), withdrawn = NULL WHERE tournament = $1 AND person = $2",
            [id.as_str().into(), person.as_str().into(), now.into()],
            StoreError::TournamentMoved,
        );
        self.run(vec![lock(id, state), ready, look(id, state, now)]).await.map(|_| ())
    }

    /// Changes a tournament, unless it has changed since it was read.
    pub(crate) async fn change_tournament(&self, change: &TournamentChange) -> Result<()> {
        let id = || Arg::from(change.id.as_str());
        let mut all = vec![Statement::one(
            "UPDATE tournaments SET version = version + 1, state = $3, round = $4, rounds = $5, due = $6, ends = $7, \
             finished = $8 WHERE id = $1 AND version = $2",
            [
                id(),
                change.version.into(),
                word(change.state).into(),
                i64::from(change.round).into(),
                change.rounds.into(),
                change.due.into(),
                change.ends.into(),
                change.finished.into(),
            ],
            StoreError::TournamentMoved,
        )];
        if let Some(players) = &change.players {
            all.push(Statement::new("DELETE FROM tournament_players WHERE tournament = $1", [id()]));
            all.extend(players.iter().map(|player| {
                Statement::new(
                    "INSERT INTO tournament_players (tournament, number, person, name, level, rating, joined, withdrawn, ready) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                    [
                        id(),
                        i64::from(player.number).into(),
                        player.person.as_ref().map(|person| person.0.clone()).into(),
                        player.name.as_str().into(),
                        player.level.into(),
                        player.rating.into(),
                        player.joined.into(),
                        player.withdrawn.into(),
                        player.ready.into(),
                    ],
                )
            }));
        }
        for number in &change.seated {
            let seat = "UPDATE tournament_players SET ready = NULL WHERE tournament = $1 AND number = $2";
            all.push(Statement::new(seat, [id(), i64::from(*number).into()]));
        }
        for (round, board, places) in &change.places {
            all.push(Statement::new(
                "UPDATE tournament_pairings SET places = $4 WHERE tournament = $1 AND round = $2 AND board = $3",
                [
                    id(),
                    i64::from(*round).into(),
                    i64::from(*board).into(),
                    to_json("places", places)?.into(),
                ],
            ));
        }
        let now = clock::now();
        for PairingRow { round, board, players, table, places } in &change.pairings {
            let places = places.as_ref().map(|places| to_json("places", places)).transpose()?;
            all.push(Statement::new(
                "INSERT INTO tournament_pairings (tournament, round, board, players, table_id, places, created) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
                [
                    id(),
                    i64::from(*round).into(),
                    i64::from(*board).into(),
                    to_json("the players of a pairing", players)?.into(),
                    table.as_ref().map(|table| table.0.clone()).into(),
                    places.into(),
                    now.into(),
                ],
            ));
        }
        all.extend(statements(self.kind(), &change.tables.iter().collect::<Vec<_>>())?);
        self.run(all).await.map(|_| ())
    }

    /// Deletes a tournament. Its tables stay, as games like others.
    pub(crate) async fn delete_tournament(&self, id: &TournamentId) -> Result<()> {
        let statements = [
            "DELETE FROM tournaments WHERE id = $1",
            "DELETE FROM tournament_players WHERE tournament = $1",
            "DELETE FROM tournament_pairings WHERE tournament = $1",
        ];
        let statements = statements.map(|sql| Statement::new(sql, [id.as_str().into()]));
        self.run(statements.into()).await.map(|_| ())
    }

    /// The tournaments that a person has made or joined.
    pub(crate) async fn exported_tournaments(&self, person: &PersonId) -> Result<Vec<ExportedTournament>> {
        let query = sqlx::query_as::<_, (TournamentId, String, String, i64, Option<i64>, i64)>(
            "SELECT id, state, plan, CAST(CASE WHEN maker = $1 THEN 1 ELSE 0 END AS BIGINT), p.joined, created FROM tournaments \
             LEFT JOIN tournament_players AS p ON p.tournament = id AND p.person = $1 \
             WHERE maker = $1 OR p.person = $1 ORDER BY created, id",
        );
        let rows = query.bind(person.0.clone()).fetch_all(&self.read).await?;
        let exported =
            |(id, state, plan, made, joined, created): (_, String, String, i64, Option<i64>, i64)| {
                let plan: NewTournament = read_json("the plan of a tournament", &plan)?;
                let state = state.try_into().map_err(StoreError::Corrupt)?;
                let (played, at) = (joined.is_some(), joined.unwrap_or(created));
                Ok(ExportedTournament { id, name: plan.name, state, made: made != 0, played, at })
            };
        rows.into_iter().map(exported).collect()
    }
}

/// Locks a tournament that is in a certain state.
fn lock(id: &TournamentId, state: TournamentState) -> Statement {
    Statement::one(LOCK, [id.as_str().into(), word(state).into()], StoreError::TournamentMoved)
}

/// Somebody has come or gone: a running tournament is looked at.
fn look(id: &TournamentId, state: TournamentState, now: i64) -> Statement {
    let look = i64::from(state == TournamentState::Running);
    Statement::new(
        "UPDATE tournaments SET due = CASE WHEN due IS NULL OR due > $2 THEN $2 ELSE due END WHERE id = $1 AND ends IS NOT NULL AND $3 = 1",
        [id.as_str().into(), now.into(), look.into()],
    )
}

/// The statements that take a deleted person out of tournaments: results stay without the name. Nobody can start what they have
/// planned, and rounds that they would have begun by hand begin by themselves.
pub(super) fn forget_person(person: &PersonId, former: &str) -> Vec<Statement> {
    let id = || Arg::from(person.as_str());
    vec![
        Statement::new(
            "UPDATE tournaments SET version = version + 1 \
             WHERE maker = $1 OR id IN (SELECT tournament FROM tournament_players WHERE person = $1)",
            [id()],
        ),
        Statement::new(
            "DELETE FROM tournament_players WHERE person = $1 \
             AND tournament IN (SELECT id FROM tournaments WHERE state = 'open')",
            [id()],
        ),
        Statement::new(
            "UPDATE tournament_players SET withdrawn = COALESCE(withdrawn, $2), ready = NULL WHERE person = $1 \
             AND tournament IN (SELECT id FROM tournaments WHERE state = 'running')",
            [id(), clock::now().into()],
        ),
        Statement::new(
            "UPDATE tournament_players SET person = NULL, name = $2 WHERE person = $1",
            [id(), former.into()],
        ),
        Statement::new(
            "UPDATE tournaments SET maker = NULL, maker_name = $2, due = CASE state WHEN 'running' THEN 0 END, \
             state = CASE state WHEN 'open' THEN 'cancelled' ELSE state END WHERE maker = $1",
            [id(), former.into()],
        ),
    ]
}
