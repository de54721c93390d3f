//! Standings, and what decides between players with the same points.

use super::{
    Format, POINT, Pairing,
    arena::{self, is_victory},
    history::{History, shares},
};
use crate::api::TieBreak;

/// A player in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// The player.
    pub(crate) player: usize,
    /// The place, from 1; those between whom nothing decides share it.
    pub(crate) place: u16,
    /// The points, in units of [`POINT`].
    pub(crate) points: i64,
    /// What each tie-break says, in units of [`POINT`]; `None` where it was not asked.
    pub(crate) breaks: Vec<Option<i64>>,
    /// How many games were played to their end.
    pub(crate) played: u16,
    /// How many of them were won.
    pub(crate) won: u16,
}

/// What decides between players with the same points, in this order.
pub(crate) fn tie_breaks(format: Format) -> &'static [TieBreak] {
    match format {
        Format::RoundRobin => &[TieBreak::Direct, TieBreak::SonnebornBerger, TieBreak::Wins],
        Format::Swiss => &[TieBreak::Buchholz, TieBreak::SonnebornBerger, TieBreak::Direct, TieBreak::Wins],
        Format::Groups => &[TieBreak::Wins, TieBreak::Opponents],
        Format::Knockout => &[],
        Format::Arena => &[TieBreak::Wins, TieBreak::FewerGames],
    }
}

/// The standings of a number of players, the best first.
pub(crate) fn standings(format: Format, seats: u8, players: usize, pairings: &[Pairing]) -> Vec<Row> {
    let table = Table::new(format, seats, players, pairings);
    let mut groups = vec![(0..players).collect::<Vec<_>>()];
    let mut breaks: Vec<Vec<Option<i64>>> = vec![Vec::new(); players];
    groups = split(groups, |player, _| table.points[player]);
    for &by in tie_breaks(format) {
        for group in &groups {
            for &player in group {
                let value = match (by, group.len()) {
                    (TieBreak::Direct, 1) => None,
                    _ => Some(table.value(by, player, group)),
                };
                breaks[player].push(value);
            }
        }
        groups = split(groups, |player, group| table.value(by, player, group));
    }
    let mut rows = Vec::with_capacity(players);
    for group in groups {
        let place = rows.len() as u16 + 1;
        rows.extend(group.into_iter().map(|player| Row {
            player,
            place,
            points: table.points[player],
            breaks: std::mem::take(&mut breaks[player]),
            played: table.played[player],
            won: table.won[player],
        }));
    }
    rows
}

/// Splits groups of equals by a value, the highest first.
fn split(groups: Vec<Vec<usize>>, value: impl Fn(usize, &[usize]) -> i64) -> Vec<Vec<usize>> {
    let mut parts = Vec::new();
    for group in groups {
        let mut valued: Vec<_> = group.iter().map(|&player| (-value(player, &group), player)).collect();
        valued.sort_unstable();
        let equals = valued.chunk_by(|one, other| one.0 == other.0);
        parts.extend(equals.map(|part| part.iter().map(|(_, player)| *player).collect()));
    }
    parts
}

/// What tie-breaks are computed from.
struct Table<'a> {
    seats: u8,
    pairings: &'a [Pairing],
    points: Vec<i64>,
    played: Vec<u16>,
    won: Vec<u16>,
}

impl<'a> Table<'a> {
    fn new(format: Format, seats: u8, players: usize, pairings: &'a [Pairing]) -> Self {
        let points = match format {
            Format::Arena => arena::points(players, seats, pairings),
            Format::Knockout => knocked_out(players, pairings),
            Format::RoundRobin | Format::Swiss | Format::Groups => {
                History::of(players, seats, pairings).points
            }
        };
        let mut table = Self { seats, pairings, points, played: vec![0; players], won: vec![0; players] };
        for pairing in pairings.iter().filter(|pairing| pairing.players.len() > 1) {
            let Some(places) = &pairing.places else { continue };
            for (at, &player) in pairing.players.iter().enumerate() {
                table.played[player] += 1;
                table.won[player] += u16::from(is_victory(places, at));
            }
        }
        table
    }

    /// The decided pairings of a player: who else was there, and the player's own points.
    fn games(&self, player: usize) -> impl Iterator<Item = (&Pairing, i64)> {
        self.pairings.iter().filter_map(move |pairing| {
            let at = pairing.players.iter().position(|one| *one == player)?;
            let points = shares(pairing.places.as_ref()?, self.seats);
            Some((pairing, *points.get(at)?))
        })
    }

    fn value(&self, by: TieBreak, player: usize, group: &[usize]) -> i64 {
        let others = |pairing: &Pairing| -> i64 {
            pairing.players.iter().filter(|one| **one != player).map(|&one| self.points[one]).sum()
        };
        match by {
            TieBreak::Wins => i64::from(self.won[player]) * POINT,
            TieBreak::FewerGames => -i64::from(self.played[player]) * POINT,
            // A bye counts as an opponent with as many points as oneself.
            TieBreak::Buchholz => {
                let games = self.games(player).map(|(pairing, _)| match pairing.players.len() {
                    1 => self.points[player],
                    _ => others(pairing),
                });
                games.sum()
            }
            TieBreak::Opponents => {
                let games = self.games(player).filter(|(pairing, _)| pairing.players.len() > 1);
                games.map(|(pairing, _)| others(pairing) / (pairing.players.len() as i64 - 1)).sum()
            }
            TieBreak::SonnebornBerger => {
                let games = self.games(player).filter(|(pairing, _)| pairing.players.len() > 1);
                games.map(|(pairing, own)| others(pairing) * own / POINT).sum()
            }
            TieBreak::Direct => self.direct(player, group),
        }
    }

    /// The points in games among players who are equal so far, if all of them have met.
    fn direct(&self, player: usize, group: &[usize]) -> i64 {
        let is_among = |pairing: &Pairing| pairing.players.iter().all(|one| group.contains(one));
        let have_met =
            |one: usize, other: usize| self.games(one).any(|(pairing, _)| pairing.players.contains(&other));
        let all = group.iter().all(|&one| group.iter().all(|&other| one == other || have_met(one, other)));
        match all && group.len() > 1 {
            true => self
                .games(player)
                .filter(|(pairing, _)| pairing.players.len() > 1 && is_among(pairing))
                .map(|(_, own)| own)
                .sum(),
            false => 0,
        }
    }
}

/// In a knock-out everybody has as many points as rounds they have got through.
fn knocked_out(players: usize, pairings: &[Pairing]) -> Vec<i64> {
    let mut points = vec![0; players];
    for winner in pairings.iter().filter_map(super::knockout::winner) {
        points[winner] += POINT;
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(round: u16, players: &[usize], places: &[u8]) -> Pairing {
        Pairing { round, board: 0, players: players.into(), places: Some(places.into()) }
    }

    fn shown(rows: &[Row]) -> Vec<(usize, u16, f64, Vec<Option<f64>>)> {
        let number = |value: i64| value as f64 / POINT as f64;
        let row = |row: &Row| {
            let breaks = row.breaks.iter().map(|value| value.map(number)).collect();
            (row.player, row.place, number(row.points), breaks)
        };
        rows.iter().map(row).collect()
    }

    /// Four players, everybody against everybody: 0 beats 1, 1 beats 2, 2 beats 0, all three beat 3 but 2, who draws with 3.
    #[test]
    fn a_round_robin_by_hand() {
        let games = [
            game(0, &[0, 3], &[1, 2]),
            game(0, &[1, 2], &[1, 2]),
            game(1, &[3, 2], &[1, 1]),
            game(1, &[0, 1], &[1, 2]),
            game(2, &[1, 3], &[1, 2]),
            game(2, &[2, 0], &[1, 2]),
        ];
        let rows = standings(Format::RoundRobin, 2, 4, &games);
        // 0 and 1 have two points each, and 0 has won their game; 2 has one and a half, 3 half a point.
        // Sonneborn-Berger of 0: 1 (2.0) and 3 (0.5); of 1: 2 (1.5) and 3 (0.5); of 2: 0 (2.0) and half of 3.
        let expected = vec![
            (0, 1, 2.0, vec![Some(1.0), Some(2.5), Some(2.0)]),
            (1, 2, 2.0, vec![Some(0.0), Some(2.0), Some(2.0)]),
            (2, 3, 1.5, vec![None, Some(2.25), Some(1.0)]),
            (3, 4, 0.5, vec![None, Some(0.75), Some(0.0)]),
        ];
        assert_eq!(shown(&rows), expected);
    }

    /// Five players, two rounds: 0-2, 1-3, 4 free; then 0-1 is a draw, 4-2, 3 free.
    #[test]
    fn a_swiss_tournament_by_hand() {
        let games = [
            game(0, &[0, 2], &[1, 2]),
            game(0, &[3, 1], &[2, 1]),
            game(0, &[4], &[1]),
            game(1, &[1, 0], &[1, 1]),
            game(1, &[2, 4], &[1, 2]),
            game(1, &[3], &[1]),
        ];
        let rows = standings(Format::Swiss, 2, 5, &games);
        // Points: 0 and 1 have 1.5, the others 1. Buchholz of 0: 2 (1) + 1 (1.5); of 1: 3 (1) + 0 (1.5); they have drawn.
        // Buchholz of 2: 0 (1.5) + 4 (1); of 3: 1 (1.5) + own bye (1); of 4: own bye (1) + 2 (1).
        // Sonneborn-Berger of 0: 1 + 0.75, of 1: 1 + 0.75; of 2: 1; of 3: 0; of 4: 0.
        let expected = vec![
            (0, 1, 1.5, vec![Some(2.5), Some(1.75), Some(0.5), Some(1.0)]),
            (1, 1, 1.5, vec![Some(2.5), Some(1.75), Some(0.5), Some(1.0)]),
            (2, 3, 1.0, vec![Some(2.5), Some(1.0), None, Some(1.0)]),
            (3, 4, 1.0, vec![Some(2.5), Some(0.0), None, Some(0.0)]),
            (4, 5, 1.0, vec![Some(2.0), Some(0.0), None, Some(0.0)]),
        ];
        assert_eq!(shown(&rows), expected);
    }

    #[test]
    fn groups_count_places_and_then_victories() {
        let games = [
            game(0, &[0, 1, 2, 3], &[1, 2, 3, 4]),
            game(0, &[4, 5, 6], &[1, 1, 3]),
            game(1, &[3, 2, 1], &[1, 2, 3]),
            game(1, &[0, 4, 5, 6], &[4, 3, 2, 1]),
        ];
        let rows = standings(Format::Groups, 4, 7, &games);
        let points: Vec<_> = rows.iter().map(|row| (row.player, row.points as f64 / POINT as f64)).collect();
        let expected = [(5, 4.25), (4, 3.25), (0, 3.0), (3, 3.0), (6, 3.0), (2, 2.5), (1, 2.0)];
        let mut sorted = points.clone();
        sorted.sort_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
        assert_eq!(sorted, expected);
        assert!(rows.windows(2).all(|pair| pair[0].points >= pair[1].points));
    }

    #[test]
    fn a_knock_out_is_ranked_by_rounds() {
        let games = [game(0, &[0, 3], &[1, 2]), game(0, &[1, 2], &[2, 1]), game(1, &[2, 0], &[1, 2])];
        let places: Vec<_> =
            standings(Format::Knockout, 2, 4, &games).iter().map(|row| (row.player, row.place)).collect();
        assert_eq!(places, [(2, 1), (0, 2), (1, 3), (3, 3)]);
    }
}
