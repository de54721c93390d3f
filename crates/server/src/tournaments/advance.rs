//! What comes next in a tournament.

use super::{
    Format, Pairing,
    arena::{self, Waiting},
    berger, groups,
    history::History,
    knockout, swiss,
};
use crate::{api::NewTournament, clock::Millis};

/// A player, as pairing needs them. They are numbered from 0 in the order of their seeding.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entrant {
    /// Whether they still play.
    pub(crate) active: bool,
    /// Whether it is a bot.
    pub(crate) bot: bool,
    /// In an arena: since when they have been waiting for a game.
    pub(crate) ready: Option<Millis>,
}

/// How far a running tournament has come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Status<'a> {
    /// What was planned.
    pub(crate) plan: &'a NewTournament,
    /// The players.
    pub(crate) players: &'a [Entrant],
    /// All pairings so far; those of one round in the order of their boards.
    pub(crate) pairings: &'a [Pairing],
    /// How many rounds have begun.
    pub(crate) round: u16,
    /// When an arena ends.
    pub(crate) ends: Option<Millis>,
    /// What time it is.
    pub(crate) now: Millis,
}

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Somebody is still playing, or nobody is there to play with.
    Wait,
    /// Tables begin: another round, or in an arena just more of them. One player alone gets the points.
    Tables(Vec<Vec<usize>>),
    /// It is over.
    Finish,
}

/// How many rounds there will be; `None` in an arena.
pub(crate) fn rounds(plan: &NewTournament, players: usize) -> Option<usize> {
    let wanted = plan.rounds.map(usize::from);
    match plan.format {
        Format::RoundRobin => Some(berger::rounds(players) * if plan.twice { 2 } else { 1 }),
        Format::Swiss => {
            Some(wanted.unwrap_or(swiss::usual_rounds(players)).min(swiss::most_rounds(players)))
        }
        Format::Groups => Some(wanted.unwrap_or(GROUP_ROUNDS)),
        Format::Knockout => Some(knockout::rounds(players)),
        Format::Arena => None,
    }
}

/// The rounds of grouped tables if nobody asks for more.
const GROUP_ROUNDS: usize = 3;

/// The fewest players of a tournament.
pub(crate) fn fewest(plan: &NewTournament) -> usize {
    match plan.format {
        Format::Groups | Format::Arena => usize::from(plan.seats),
        Format::RoundRobin | Format::Swiss | Format::Knockout => 2,
    }
}

/// How many bots join a number of people at the start.
pub(crate) fn bots_needed(plan: &NewTournament, people: usize) -> usize {
    let Some(bots) = &plan.bots else { return 0 };
    let players = people.max(usize::from(bots.at_least));
    let whole = match plan.format {
        Format::RoundRobin | Format::Swiss => 2,
        Format::Groups => usize::from(plan.seats),
        // The best have a free round, and in an arena nobody is left over for long.
        Format::Knockout | Format::Arena => 1,
    };
    players.next_multiple_of(whole.max(1)) - people
}

/// What comes next.
pub(crate) fn next(status: &Status<'_>) -> Step {
    let Status { plan, players, pairings, round, .. } = *status;
    let is_playing = pairings.iter().any(|pairing| pairing.places.is_none());
    if plan.format == Format::Arena {
        return arena(status, is_playing);
    }
    if is_playing {
        return Step::Wait;
    }
    let active: Vec<_> = (0..players.len()).filter(|&player| players[player].active).collect();
    let all = rounds(plan, players.len()).unwrap_or_default();
    let history = History::of(players.len(), plan.seats, pairings);
    if usize::from(round) >= all {
        return Step::Finish;
    }
    // In a knock-out the last one is still led to the end of the bracket.
    if active.len() < 2 && plan.format != Format::Knockout {
        return Step::Finish;
    }
    match plan.format {
        Format::RoundRobin => {
            let pairs = berger::pairs(players.len(), round.into()).into_iter();
            let left =
                |pair: [usize; 2]| pair.into_iter().filter(|one| players[*one].active).collect::<Vec<_>>();
            Step::Tables(pairs.map(left).filter(|pair| !pair.is_empty()).collect())
        }
        Format::Swiss => swiss::pairs(&history, &active).map_or(Step::Finish, Step::Tables),
        Format::Groups => Step::Tables(groups::tables(&history, &active, plan.seats.into())),
        Format::Knockout => {
            let plays = |player: usize| players[player].active;
            Step::Tables(knockout::pairs(&history, players.len(), round, pairings, plays))
        }
        Format::Arena => Step::Wait,
    }
}

fn arena(status: &Status<'_>, is_playing: bool) -> Step {
    let Status { plan, players, pairings, ends, now, .. } = *status;
    if ends.is_none_or(|ends| ends <= now) {
        return if is_playing { Step::Wait } else { Step::Finish };
    }
    let busy = |player: usize| {
        pairings.iter().any(|pairing| pairing.places.is_none() && pairing.players.contains(&player))
    };
    let waits = |(player, entrant): (usize, &Entrant)| {
        let since = entrant.ready.filter(|_| entrant.active && !busy(player))?;
        Some(Waiting { player, since, bot: entrant.bot })
    };
    let waiting: Vec<_> = players.iter().enumerate().filter_map(waits).collect();
    let points = arena::points(players.len(), plan.seats, pairings);
    let history = History::of(players.len(), plan.seats, pairings);
    let tables = arena::tables(&history, &points, plan.seats.into(), &waiting, pairings, now);
    if tables.is_empty() { Step::Wait } else { Step::Tables(tables) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;
    use crate::{
        api::{Clock, RoundStart, TournamentBots},
        tournaments::{POINT, standings},
    };

    fn plan(format: Format, seats: u8) -> NewTournament {
        NewTournament {
            name: "Cup".to_owned(),
            about: String::new(),
            game: "babylonia".to_owned(),
            format,
            seats,
            options: std::collections::BTreeMap::new(),
            clock: Clock::Days { days: 3 },
            rated: false,
            public: true,
            bots: None,
            most: 256,
            rounds: None,
            twice: false,
            minutes: None,
            starts: None,
            next_round: RoundStart::Minutes { minutes: 0 },
        }
    }

    /// A generator that proptest shrinks well.
    struct Dice(u64);

    impl Dice {
        fn below(&mut self, most: usize) -> usize {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) as usize % most.max(1)
        }
    }

    /// Plays a whole tournament with random results; some withdraw. Returns its pairings and who has left when.
    fn played(plan: &NewTournament, players: usize, dice: &mut Dice, leave: bool) -> Vec<Pairing> {
        let mut entrants = vec![Entrant { active: true, bot: false, ready: None }; players];
        let (mut pairings, mut round) = (Vec::new(), 0);
        loop {
            let status = Status { plan, players: &entrants, pairings: &pairings, round, ends: None, now: 0 };
            let tables = match next(&status) {
                Step::Finish => return pairings,
                Step::Wait => panic!("nobody is playing"),
                Step::Tables(tables) => tables,
            };
            check_round(plan, &entrants, &tables);
            for (board, players) in (0..).zip(tables) {
                let mut places: Vec<u8> =
                    players.iter().map(|_| 1 + dice.below(players.len()) as u8).collect();
                let ranks = places.clone();
                for place in &mut places {
                    *place = 1 + ranks.iter().filter(|other| **other < *place).count() as u8;
                }
                pairings.push(Pairing { round, board, players, places: Some(places) });
            }
            if leave && dice.below(3) == 0 {
                entrants[dice.below(players)].active = false;
            }
            round += 1;
            assert!(round < 600, "it does not end");
        }
    }

    fn check_round(plan: &NewTournament, entrants: &[Entrant], tables: &[Vec<usize>]) {
        let mut seen = BTreeSet::new();
        for table in tables {
            assert!(table.len() <= usize::from(plan.seats));
            for player in table {
                assert!(entrants[*player].active, "{player} has left");
                assert!(seen.insert(*player), "{player} plays twice");
            }
        }
        if matches!(plan.format, Format::Swiss | Format::Groups) {
            assert_eq!(seen.len(), entrants.iter().filter(|entrant| entrant.active).count());
        }
    }

    fn meetings(pairings: &[Pairing]) -> Vec<(usize, usize)> {
        let pairs = pairings.iter().flat_map(|pairing| {
            let players = &pairing.players;
            players.iter().flat_map(move |one| {
                players.iter().filter(move |other| one < other).map(move |other| (*one, *other))
            })
        });
        pairs.collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]

        #[test]
        fn in_swiss_tournaments_nobody_meets_twice(players in 2usize..65, rounds in 1u8..40, leave: bool, seed: u64) {
            let plan = NewTournament { rounds: Some(rounds), ..plan(Format::Swiss, 2) };
            let pairings = played(&plan, players, &mut Dice(seed), leave);
            let met = meetings(&pairings);
            prop_assert_eq!(met.iter().collect::<BTreeSet<_>>().len(), met.len());
            let history = History::of(players, 2, &pairings);
            prop_assert!(history.byes.iter().all(|byes| *byes <= 1));
            if !leave {
                let last = pairings.iter().map(|pairing| usize::from(pairing.round) + 1).max();
                prop_assert_eq!(last, Some(usize::from(rounds).min(swiss::most_rounds(players))));
            }
            // Seats are balanced, as long as the number of rounds leaves a choice.
            if usize::from(rounds) <= swiss::usual_rounds(players) && players > 5 {
                prop_assert!((0..players).all(|player| history.lean(player).abs() <= 2));
            }
        }

        #[test]
        fn in_round_robins_everybody_meets_once_or_twice(players in 2usize..33, twice: bool, seed: u64) {
            let plan = NewTournament { twice, ..plan(Format::RoundRobin, 2) };
            let pairings = played(&plan, players, &mut Dice(seed), false);
            let times = if twice { 2 } else { 1 };
            prop_assert_eq!(pairings.len(), times * players * (players - 1) / 2);
            let met = meetings(&pairings);
            prop_assert_eq!(met.iter().collect::<BTreeSet<_>>().len() * times, met.len());
            // All points that were given are there.
            let rows = standings(plan.format, 2, players, &pairings);
            prop_assert_eq!(rows.iter().map(|row| row.points).sum::<i64>(), pairings.len() as i64 * POINT);
        }

        #[test]
        fn knock_outs_have_one_winner(players in 2usize..65, leave: bool, seed: u64) {
            let plan = plan(Format::Knockout, 2);
            let pairings = played(&plan, players, &mut Dice(seed), leave);
            let met = meetings(&pairings);
            prop_assert_eq!(met.iter().collect::<BTreeSet<_>>().len(), met.len());
            if !leave {
                prop_assert_eq!(met.len(), players - 1);
                let rows = standings(plan.format, 2, players, &pairings);
                prop_assert_eq!(rows.iter().filter(|row| row.place == 1).count(), 1);
            }
        }

        #[test]
        fn tables_of_three_and_four_leave_nobody_out(players in 2usize..65, seats in 3u8..5, leave: bool, seed: u64) {
            let plan = NewTournament { rounds: Some(5), ..plan(Format::Groups, seats) };
            let pairings = played(&plan, players, &mut Dice(seed), leave);
            let rows = standings(plan.format, seats, players, &pairings);
            prop_assert_eq!(rows.len(), players);
            // Whoever is new is met first: with many players nobody meets more than twice.
            if players >= 16 && !leave {
                let history = History::of(players, seats, &pairings);
                let most = meetings(&pairings).into_iter().map(|(one, other)| history.met(one, other)).max();
                prop_assert!(most <= Some(2), "{:?}", most);
            }
        }
    }

    #[test]
    fn two_hundred_players_are_paired_fast() {
        let start = std::time::Instant::now();
        let pairings = played(&plan(Format::Swiss, 2), 200, &mut Dice(7), false);
        let met = meetings(&pairings);
        assert_eq!((met.len(), met.iter().collect::<BTreeSet<_>>().len()), (800, 800));
        assert!(start.elapsed().as_secs() < 60, "{:?}", start.elapsed());
    }

    #[test]
    fn bots_make_it_even() {
        let with = |format, seats, at_least| NewTournament {
            bots: Some(TournamentBots { level: 2, at_least }),
            ..plan(format, seats)
        };
        assert_eq!(bots_needed(&plan(Format::Swiss, 2), 5), 0);
        assert_eq!(bots_needed(&with(Format::Swiss, 2, 0), 5), 1);
        assert_eq!(bots_needed(&with(Format::RoundRobin, 2, 4), 2), 2);
        assert_eq!(bots_needed(&with(Format::Groups, 4, 0), 9), 3);
        assert_eq!(bots_needed(&with(Format::Knockout, 2, 0), 5), 0);
        assert_eq!(bots_needed(&with(Format::Knockout, 2, 8), 5), 3);
    }

    #[test]
    fn who_withdraws_leaves_points_and_is_not_paired() {
        let plan = plan(Format::RoundRobin, 2);
        let mut players = vec![Entrant { active: true, bot: false, ready: None }; 4];
        players[3].active = false;
        let status = Status { plan: &plan, players: &players, pairings: &[], round: 0, ends: None, now: 0 };
        assert_eq!(next(&status), Step::Tables(vec![vec![0], vec![1, 2]]));
        let one = players.iter().map(|player| Entrant { active: false, ..*player }).skip(1);
        let alone: Vec<_> = [players[0]].into_iter().chain(one).collect();
        assert_eq!(next(&Status { players: &alone, ..status }), Step::Finish);
    }

    #[test]
    fn an_arena_ends_when_the_last_game_has_ended() {
        let plan = plan(Format::Arena, 2);
        let players = [Entrant { active: true, bot: false, ready: Some(0) }; 2];
        let mut pairings = Vec::new();
        let step = |pairings: &[Pairing], now| {
            next(&Status { plan: &plan, players: &players, pairings, round: 1, ends: Some(100), now })
        };
        assert_eq!(step(&pairings, 50), Step::Tables(vec![vec![0, 1]]));
        assert_eq!(step(&pairings, 100), Step::Finish);
        pairings.push(Pairing { round: 0, board: 0, players: vec![0, 1], places: None });
        assert_eq!((step(&pairings, 50), step(&pairings, 100)), (Step::Wait, Step::Wait));
    }
}
