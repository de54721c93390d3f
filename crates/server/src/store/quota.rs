//! Limits on what one person or one address has, checked inside the transaction that adds to it.

use super::{Statement, StoreError};
use crate::{
    api::PersonId,
    limits::{
        BOT_TABLES, INVITATIONS, MUTED, NOTED_TABLES, PROGRESS, RELATIONS, REPORTS, TABLES, TOKENS,
        TOURNAMENTS, VACATION_DAYS,
    },
};

/// What a person has too much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum TooMany {
    /// Unfinished tables.
    #[error("you have {TABLES} tables that are not finished; end some first")]
    Tables,
    /// Unfinished tables without people.
    #[error("you have {BOT_TABLES} tables where only bots play; delete some first")]
    BotTables,
    /// Public tables that wait for players.
    #[error("you have too many public tables that wait for players; leave some first")]
    OpenTables,
    /// Public tables that wait for players, from one address.
    #[error("too many public tables from your address wait for players; try again later")]
    OpenTablesOfAddress,
    /// Tokens for programs, of one account.
    #[error("at most {TOKENS} tokens")]
    Tokens,
    /// Tournaments that are not over.
    #[error("you have {TOURNAMENTS} tournaments that are not over; end some first")]
    Tournaments,
    /// What an account has learned.
    #[error("an account has at most {PROGRESS} steps of lessons, {PROGRESS} puzzles, and {PROGRESS} days")]
    Progress,
    /// People whom somebody follows or has blocked.
    #[error("you follow or block {RELATIONS} people; drop some first")]
    Relations,
    /// Invitations to tables that have not begun.
    #[error("you have invited {INVITATIONS} people to tables that have not begun; wait for them first")]
    Invitations,
    /// Days of vacation.
    #[error("there are {VACATION_DAYS} days of vacation in any 365 days; choose a shorter one")]
    Vacation,
    /// Tables with notes.
    #[error("at most {NOTED_TABLES} tables with notes")]
    Notes,
    /// People whose chat somebody does not want.
    #[error("at most {MUTED} people can be muted")]
    Muted,
    /// Reports that no host has looked at.
    #[error("{REPORTS} of your reports wait for a host already")]
    Reports,
}

impl TooMany {
    /// The reason, for programs.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Tables => "too_many_tables",
            Self::BotTables => "too_many_bot_tables",
            Self::OpenTables | Self::OpenTablesOfAddress => "too_many_open_tables",
            Self::Tokens => "too_many_tokens",
            Self::Tournaments => "too_many_tournaments",
            Self::Progress => "too_much_progress",
            Self::Relations => "too_many_relations",
            Self::Invitations => "too_many_invitations",
            Self::Vacation => "too_much_vacation",
            Self::Notes => "too_many_notes",
            Self::Muted => "too_many_muted",
            Self::Reports => "too_many_reports",
        }
    }
}

/// What somebody may not exceed by a write.
#[derive(Clone, Debug)]
pub(crate) struct Quota {
    person: PersonId,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    /// The person gets another table; `bots_only` if nobody sits at it, `lobby` if it waits for players in public.
    Table {
        bots_only: bool,
        lobby: Option<Lobby>,
    },
    Token,
    Tournament,
}

/// Where a public table that waits for players comes from.
#[derive(Clone, Debug)]
pub(crate) struct Lobby {
    /// A keyed hash of the address.
    pub(crate) origin: String,
    /// The most such tables of one person.
    pub(crate) of_person: Option<usize>,
    /// The most such tables of one address.
    pub(crate) of_address: Option<usize>,
}

impl Quota {
    /// The person takes a seat at another table.
    pub(crate) fn seat(person: &PersonId) -> Self {
        Self { person: person.clone(), kind: Kind::Table { bots_only: false, lobby: None } }
    }

    /// The person creates a table.
    pub(crate) fn table(person: &PersonId, bots_only: bool, lobby: Option<Lobby>) -> Self {
        Self { person: person.clone(), kind: Kind::Table { bots_only, lobby } }
    }

    /// The person creates a token.
    pub(crate) fn token(person: &PersonId) -> Self {
        Self { person: person.clone(), kind: Kind::Token }
    }

    /// The person makes a tournament.
    pub(crate) fn tournament(person: &PersonId) -> Self {
        Self { person: person.clone(), kind: Kind::Tournament }
    }

    /// Where the table comes from.
    pub(super) fn origin(&self) -> Option<&str> {
        match &self.kind {
            Kind::Table { lobby: Some(lobby), .. } => Some(&lobby.origin),
            Kind::Table { .. } | Kind::Token | Kind::Tournament => None,
        }
    }

    /// Statements that fail if there is too much already.
    ///
    /// The first one locks the person until the commit, so that no other process counts at the same time.
    pub(super) fn statements(&self) -> Vec<Statement> {
        let person = self.person.as_str();
        let mut statements = vec![Statement::exists(&self.person)];
        let mut check = |sql, most: i64, error| {
            let error = StoreError::TooMany(error);
            statements.push(Statement::one(sql, [person.into(), most.into()], error));
        };
        match &self.kind {
            Kind::Token => check(TOKENS_LEFT, TOKENS, TooMany::Tokens),
            Kind::Tournament => check(TOURNAMENTS_LEFT, TOURNAMENTS, TooMany::Tournaments),
            Kind::Table { bots_only, lobby } => {
                check(TABLES_LEFT, TABLES, TooMany::Tables);
                if *bots_only {
                    check(BOT_TABLES_LEFT, BOT_TABLES, TooMany::BotTables);
                }
                if let Some(Lobby { origin, of_person, of_address }) = lobby {
                    if let Some(most) = *of_person {
                        check(OPEN_TABLES_LEFT, most as i64, TooMany::OpenTables);
                    }
                    if let Some(most) = *of_address {
                        let args = [person.into(), (most as i64).into(), origin.as_str().into()];
                        let error = StoreError::TooMany(TooMany::OpenTablesOfAddress);
                        statements.push(Statement::one(ORIGIN_LEFT, args, error));
                    }
                }
            }
        }
        statements
    }
}

const TOKENS_LEFT: &str = "UPDATE people SET seen = seen WHERE id = $1 \
     AND (SELECT COUNT(*) FROM tokens WHERE person = $1 AND kind = 'program') < $2";
const TOURNAMENTS_LEFT: &str = "UPDATE people SET seen = seen WHERE id = $1 \
     AND (SELECT COUNT(*) FROM tournaments WHERE maker = $1 AND state IN ('open', 'running')) < $2";
const TABLES_LEFT: &str = "UPDATE people SET seen = seen WHERE id = $1 \
     AND (SELECT COUNT(*) FROM tables WHERE state <> 'finished' AND (id IN (SELECT table_id FROM seats WHERE person = $1) \
     OR (maker = $1 AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id)))) < $2";
const BOT_TABLES_LEFT: &str = "UPDATE people SET seen = seen WHERE id = $1 \
     AND (SELECT COUNT(*) FROM tables WHERE state <> 'finished' AND maker = $1 \
     AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id)) < $2";
const OPEN_TABLES_LEFT: &str = "UPDATE people SET seen = seen WHERE id = $1 \
     AND (SELECT COUNT(*) FROM tables WHERE state = 'waiting' AND public = 1 AND maker = $1) < $2";
const ORIGIN_LEFT: &str = "UPDATE people SET seen = seen WHERE id = $1 \
     AND (SELECT COUNT(*) FROM tables WHERE state = 'waiting' AND public = 1 AND origin = $3) < $2";
