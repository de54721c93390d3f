//! Vacations of people.

use super::{Result, Statement, Store, StoreError, TooMany};
use crate::{
    api::{PersonId, Vacation},
    identity::random_text,
    limits,
};

/// A day, in milliseconds.
pub(crate) const DAY: i64 = 24 * 60 * 60 * 1000;

/// How many days a vacation counts: each that has begun.
pub(crate) const fn days_of(from: i64, until: i64) -> i64 {
    let whole = until.saturating_sub(from).saturating_add(DAY - 1) / DAY;
    if whole < 1 { 1 } else { whole }
}

/// Since when vacations count for one that ends at `until`.
const fn window(until: i64) -> i64 {
    until.saturating_sub(365 * DAY)
}

impl Store {
    /// The last vacation of a person: over, running, or still to come.
    pub(crate) async fn vacation(&self, person: &PersonId) -> Result<Option<Vacation>> {
        let query = sqlx::query_as::<_, (i64, i64)>(
            "SELECT starts, ends FROM vacations WHERE person = $1 ORDER BY ends DESC LIMIT 1",
        );
        let row = query.bind(person.0.clone()).fetch_optional(&self.read).await?;
        Ok(row.map(|(from, until)| Vacation { from, until }))
    }

    /// All vacations of a person, the latest first.
    pub(crate) async fn vacations(&self, person: &PersonId) -> Result<Vec<Vacation>> {
        let query = sqlx::query_as::<_, (i64, i64)>(
            "SELECT starts, ends FROM vacations WHERE person = $1 ORDER BY ends DESC",
        );
        let rows = query.bind(person.0.clone()).fetch_all(&self.read).await?;
        Ok(rows.into_iter().map(|(from, until)| Vacation { from, until }).collect())
    }

    /// How many days of vacation a person has used, or planned, in the year that ends at a moment.
    pub(crate) async fn vacation_days(&self, person: &PersonId, until: i64) -> Result<i64> {
        let query = sqlx::query_scalar::<_, i64>(
            "SELECT CAST(COALESCE(SUM(days), 0) AS BIGINT) FROM vacations WHERE person = $1 AND ends > $2",
        );
        Ok(query.bind(person.0.clone()).bind(window(until)).fetch_one(&self.read).await?)
    }

    /// Books a vacation in place of one that is planned or runs. One that runs keeps its beginning, and ends at another time.
    ///
    /// The person is locked until the commit, so that of two requests at the same time the second finds what the first has written.
    pub(crate) async fn book_vacation(&self, person: &PersonId, next: Vacation, now: i64) -> Result<()> {
        let Vacation { from, until } = next;
        let who = person.as_str();
        let replaced =
            Statement::new("DELETE FROM vacations WHERE person = $1 AND ends > $2", [who.into(), now.into()]);
        let book = Statement::one(
            "INSERT INTO vacations (id, person, starts, ends, days) \
             SELECT $1, id, CAST($3 AS BIGINT), CAST($4 AS BIGINT), CAST($5 AS BIGINT) FROM people WHERE id = $2 \
             AND (SELECT COALESCE(SUM(days), 0) FROM vacations WHERE person = $2 AND ends > $6) + CAST($5 AS BIGINT) <= $7",
            [
                random_text::<16>().into(),
                who.into(),
                from.into(),
                until.into(),
                days_of(from, until).into(),
                window(until).into(),
                limits::VACATION_DAYS.into(),
            ],
            StoreError::TooMany(TooMany::Vacation),
        );
        self.run(vec![Statement::exists(person), replaced, book]).await.map(|_| ())
    }

    /// Ends the vacation of a person, or calls off one that is planned; `false` if there is none. Notifications that waited are sent now.
    pub(crate) async fn end_vacation(&self, person: &PersonId, now: i64) -> Result<bool> {
        let Some(Vacation { from, .. }) = self.vacation(person).await?.filter(|last| last.until > now) else {
            return Ok(false);
        };
        let who = person.as_str();
        let statements = vec![
            Statement::exists(person),
            Statement::new(
                "UPDATE bells SET due = $2 WHERE person = $1 AND hook = 0 AND state = 'waiting' AND due > $2",
                [who.into(), now.into()],
            ),
            Statement::new(
                "UPDATE deliveries SET due = $2 WHERE person = $1 AND state = 'waiting' AND due > $2 AND claim IS NULL",
                [who.into(), now.into()],
            ),
            Statement::new(
                "DELETE FROM vacations WHERE person = $1 AND starts > $2",
                [who.into(), now.into()],
            ),
            Statement::new(
                "UPDATE vacations SET ends = $2, days = $3 WHERE person = $1 AND ends > $2",
                [who.into(), now.into(), days_of(from, now).into()],
            ),
        ];
        self.run(statements).await.map(|_| true)
    }

    /// Forgets vacations that no longer count.
    pub(crate) async fn sweep_vacations(&self, now: i64) -> Result<u64> {
        let old = "DELETE FROM vacations WHERE ends < $1";
        self.run(vec![Statement::new(old, [(window(now) - 30 * DAY).into()])]).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_begun_day_counts() {
        for (length, days) in [(0, 1), (1, 1), (DAY, 1), (DAY + 1, 2), (10 * DAY, 10)] {
            assert_eq!(days_of(1000, 1000 + length), days, "{length}");
        }
        assert_eq!(days_of(5, 0), 1);
    }
}
