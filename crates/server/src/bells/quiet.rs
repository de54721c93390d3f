//! Quiet hours, in the time zone of the person.

use jiff::{Timestamp, ToSpan, civil::Time, tz::TimeZone};

use crate::{
    api::QuietHours,
    clock::Millis,
    error::{ApiError, ApiResult},
};

const DAY: u16 = 24 * 60;

/// Checks quiet hours that somebody chose.
pub(crate) fn check(quiet: &QuietHours) -> ApiResult<()> {
    let QuietHours { from, to, zone } = quiet;
    if *from >= DAY || *to >= DAY {
        return Err(ApiError::bad(format!("quiet: a time is 0 to {} minutes after midnight", DAY - 1)));
    }
    if from == to {
        return Err(ApiError::bad("quiet: they begin and end at the same time; leave them out for none"));
    }
    let known = TimeZone::get(zone).map(|_| ());
    known.map_err(|_| ApiError::bad(format!("quiet: {zone:?} is not a time zone, such as Europe/Prague")))
}

/// When the quiet hours end in which a moment lies; `None` if it lies outside of them.
pub(crate) fn end(quiet: &QuietHours, now: Millis) -> Option<Millis> {
    let QuietHours { from, to, zone } = quiet;
    // A zone that no longer exists: better too loud than never.
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    let here = Timestamp::from_millisecond(now).ok()?.to_zoned(zone.clone());
    let minute = here.hour() as u16 * 60 + here.minute() as u16;
    let overnight = from > to;
    let inside = match overnight {
        true => minute >= *from || minute < *to,
        false => (*from..*to).contains(&minute),
    };
    if !inside {
        return None;
    }
    let day = match overnight && minute >= *from {
        true => here.date().checked_add(1.day()).ok()?,
        false => here.date(),
    };
    let time = Time::new((to / 60) as i8, (to % 60) as i8, 0, 0).ok()?;
    let end = zone.to_ambiguous_zoned(day.to_datetime(time)).compatible().ok()?;
    // Clocks that are put back could make an end that has passed.
    Some(end.timestamp().as_millisecond().max(now + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Millis {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    fn quiet(from: u16, to: u16, zone: &str) -> QuietHours {
        QuietHours { from: from * 60, to: to * 60, zone: zone.to_owned() }
    }

    #[track_caller]
    fn ends(quiet: &QuietHours, now: &str, expected: Option<&str>) {
        let end = end(quiet, at(now)).map(|end| Timestamp::from_millisecond(end).unwrap().to_string());
        assert_eq!(end.as_deref(), expected, "{now}");
    }

    #[test]
    fn nights_end_in_the_morning_of_the_person() {
        let night = quiet(22, 7, "Europe/Prague");
        ends(&night, "2026-01-10T20:59:00Z", None);
        ends(&night, "2026-01-10T21:00:00Z", Some("2026-01-11T06:00:00Z"));
        ends(&night, "2026-01-11T03:00:00Z", Some("2026-01-11T06:00:00Z"));
        ends(&night, "2026-01-11T06:00:00Z", None);
        // In summer an hour earlier.
        ends(&night, "2026-07-10T20:00:00Z", Some("2026-07-11T05:00:00Z"));
        // The night in which clocks are put forward, and the one in which they are put back.
        ends(&night, "2026-03-28T23:00:00Z", Some("2026-03-29T05:00:00Z"));
        ends(&night, "2026-10-24T23:00:00Z", Some("2026-10-25T06:00:00Z"));
        let far = quiet(22, 7, "America/Los_Angeles");
        ends(&far, "2026-01-11T06:00:00Z", Some("2026-01-11T15:00:00Z"));
    }

    #[test]
    fn hours_of_one_day_end_on_that_day() {
        let work = quiet(9, 17, "UTC");
        ends(&work, "2026-01-10T08:59:59Z", None);
        ends(&work, "2026-01-10T09:00:00Z", Some("2026-01-10T17:00:00Z"));
        ends(&work, "2026-01-10T17:00:00Z", None);
        // An end that does not exist, because clocks jump over it, is an hour later.
        let gap = QuietHours { from: 60, to: 150, zone: "Europe/Prague".to_owned() };
        ends(&gap, "2026-03-29T00:30:00Z", Some("2026-03-29T01:30:00Z"));
    }

    #[test]
    fn what_cannot_be_is_refused() {
        assert!(check(&quiet(22, 7, "Europe/Prague")).is_ok());
        for (bad, part) in [
            (quiet(24, 7, "UTC"), "1439"),
            (quiet(7, 7, "UTC"), "leave them out"),
            (quiet(22, 7, "Babylon"), "Europe/Prague"),
        ] {
            let error = check(&bad).unwrap_err().problem().error;
            assert!(error.message.contains(part), "{}", error.message);
        }
        // A zone that was removed from the list counts as UTC.
        ends(&quiet(22, 7, "Gone/Zone"), "2026-01-10T23:00:00Z", Some("2026-01-11T07:00:00Z"));
    }
}
