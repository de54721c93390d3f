//! Invitations to tables by name.

use sqlx::FromRow;

use super::{
    NewBell, Result, Statement, Store, StoreError, TooMany, can_exist, relations, tables::TableRow, to_json,
};
use crate::{
    api::{ExportedInvitation, InvitedPerson, PersonId, TableId},
    limits,
};

/// An invitation that waits for an answer, with its table.
#[derive(FromRow)]
pub(crate) struct InvitationRow {
    /// The table.
    #[sqlx(flatten)]
    pub(crate) table: TableRow,
    /// Who invites.
    pub(crate) inviter: PersonId,
    /// Their name.
    pub(crate) inviter_name: String,
    /// When.
    pub(crate) invited: i64,
}

/// The table waits for players, and stays so until the commit.
const TABLE_WAITS: &str = "UPDATE tables SET state = state WHERE id = $1 AND state = 'waiting'";
const IS_FOLLOWED: &str = "UPDATE people SET seen = seen WHERE id = $1 AND EXISTS \
     (SELECT 1 FROM relations WHERE person = $1 AND other = $2 AND kind = 'follows')";
const INVITATIONS_LEFT: &str = "UPDATE people SET seen = seen WHERE id = $1 \
     AND (SELECT COUNT(*) FROM invitations WHERE inviter = $1) < $2";

impl Store {
    /// Invites somebody whom the inviter follows, with a bell. Once for each person and table: otherwise it is [`StoreError::Taken`].
    pub(crate) async fn invite(&self, inviter: &PersonId, person: &PersonId, bell: &NewBell) -> Result<()> {
        let table = &bell.table;
        let mut statements = relations::both_exist(inviter, person).to_vec();
        statements.push(relations::not_blocked(inviter, person));
        let pair = [inviter.as_str().into(), person.as_str().into()];
        statements.push(Statement::one(IS_FOLLOWED, pair, StoreError::NotFollowed));
        statements.push(Statement::one(
            INVITATIONS_LEFT,
            [inviter.as_str().into(), limits::INVITATIONS.into()],
            StoreError::TooMany(TooMany::Invitations),
        ));
        statements.push(Statement::one(TABLE_WAITS, [table.as_str().into()], StoreError::Gone));
        statements.push(Statement::new(
            "INSERT INTO invitations (table_id, person, inviter, state, created) VALUES ($1, $2, $3, 'waiting', $4)",
            [
                table.as_str().into(),
                person.as_str().into(),
                inviter.as_str().into(),
                bell.created.into(),
            ],
        ));
        statements.push(Statement::new(self.insert_bells(), [to_json("bells", &[bell.row()])?.into()]));
        self.run(statements).await.map(|_| ())
    }

    /// The invitations of a person that wait for an answer, the latest first.
    pub(crate) async fn invitations(&self, person: &PersonId) -> Result<Vec<InvitationRow>> {
        let query = sqlx::query_as(
            "SELECT tables.id, sheet, asked, summary, changed, inviter, people.name AS inviter_name, \
             invitations.created AS invited FROM invitations JOIN tables ON tables.id = table_id \
             JOIN people ON people.id = inviter \
             WHERE person = $1 AND invitations.state = 'waiting' AND tables.state = 'waiting' \
             AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.person = $1) \
             ORDER BY invitations.created DESC, tables.id LIMIT $2",
        );
        Ok(query.bind(person.0.clone()).bind(limits::LISTED).fetch_all(&self.read).await?)
    }

    /// Whether an invitation waits for an answer.
    pub(crate) async fn is_invited(&self, table: &TableId, person: &PersonId) -> Result<bool> {
        if !can_exist(table.as_str()) {
            return Ok(false);
        }
        let query = sqlx::query_scalar::<_, i64>(
            "SELECT COUNT(*) FROM invitations WHERE table_id = $1 AND person = $2 AND state = 'waiting'",
        );
        Ok(query.bind(table.0.clone()).bind(person.0.clone()).fetch_one(&self.read).await? > 0)
    }

    /// Who was invited to a table.
    pub(crate) async fn invited(&self, table: &TableId) -> Result<Vec<InvitedPerson>> {
        let query = sqlx::query_as::<_, (PersonId, String, String)>(
            "SELECT person, name, state FROM invitations JOIN people ON people.id = person \
             WHERE table_id = $1 ORDER BY invitations.created, person",
        );
        let rows = query.bind(table.0.clone()).fetch_all(&self.read).await?;
        let invited = |(person, name, state): (_, _, String)| InvitedPerson {
            person,
            name,
            declined: state == "declined",
        };
        Ok(rows.into_iter().map(invited).collect())
    }

    /// Declines an invitation; `false` if there is none.
    pub(crate) async fn decline(&self, table: &TableId, person: &PersonId) -> Result<bool> {
        if !can_exist(table.as_str()) {
            return Ok(false);
        }
        let decline = Statement::new(
            "UPDATE invitations SET state = 'declined' WHERE table_id = $1 AND person = $2 AND state = 'waiting'",
            [table.as_str().into(), person.as_str().into()],
        );
        Ok(self.run(vec![decline]).await? > 0)
    }

    /// What a person was invited to, and whom they have invited.
    pub(crate) async fn invitations_of(&self, person: &PersonId) -> Result<Vec<ExportedInvitation>> {
        let query = sqlx::query_as(
            "SELECT table_id AS \"table\", inviter, person, state, created FROM invitations \
             WHERE person = $1 OR inviter = $1 ORDER BY created, table_id",
        );
        Ok(query.bind(person.0.clone()).fetch_all(&self.read).await?)
    }
}
