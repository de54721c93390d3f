//! What games make of ratings: Glicko-2 for two players, Weng-Lin for three and four. Pure.
//!
//! Both are on one scale, that of Elo: 400 points are odds of ten to one. Somebody new has 1500 points with a deviation of 350.

pub(crate) mod bots;

use skillratings::{
    MultiTeamOutcome, Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::{api::RatingKind, clock::Millis};

/// The points of somebody new, and how uncertain they are.
const NEW: (f64, f64) = (1500.0, 350.0);
/// The volatility of somebody new, as Glickman suggests.
const VOLATILITY: f64 = 0.06;
/// How uncertain the rating of a bot is.
const BOT_DEVIATION: f64 = 50.0;
/// The least deviation of three and four players: whoever has played for long can still become better.
const LEAST: f64 = 60.0;
/// The time in which a rating of two players becomes as uncertain as its volatility says.
const PERIOD: Millis = 30 * 24 * 60 * 60 * 1000;
/// Points of the internal scale of Glicko-2.
const GLICKO_SCALE: f64 = 173.7178;

/// How good somebody is at a game, as far as games show.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rating {
    pub(crate) points: f64,
    pub(crate) deviation: f64,
    pub(crate) volatility: f64,
    /// How many rated games there were.
    pub(crate) games: i64,
    /// When the last of them ended.
    pub(crate) changed: Millis,
}

impl Rating {
    /// The rating of somebody new.
    pub(crate) const NEW: Self =
        Self { points: NEW.0, deviation: NEW.1, volatility: VOLATILITY, games: 0, changed: 0 };

    /// The rating of a bot.
    pub(crate) fn bot(game: &str, kind: RatingKind, level: u8) -> Self {
        Self { points: bots::points(game, kind, level) as f64, deviation: BOT_DEVIATION, ..Self::NEW }
    }

    /// The points that are sure: leaderboards are in their order.
    pub(crate) fn assured(&self) -> f64 {
        self.points - 2.0 * self.deviation
    }

    /// A deviation grows while nothing is played.
    fn aged(&self, now: Millis) -> f64 {
        let periods = if self.games == 0 { 0 } else { (now - self.changed).max(0) / PERIOD };
        let growth = (self.volatility * GLICKO_SCALE).powi(2) * periods as f64;
        (self.deviation.powi(2) + growth).sqrt().min(NEW.1)
    }
}

impl RatingKind {
    /// The kind of a game with this many players; `None` if there are no ratings for it.
    pub(crate) fn of(players: u8) -> Option<Self> {
        match players {
            2 => Some(Self::Two),
            3 | 4 => Some(Self::More),
            _ => None,
        }
    }

    /// The word in the store.
    pub(crate) const fn text(self) -> &'static str {
        match self {
            Self::Two => "two",
            Self::More => "more",
        }
    }
}

/// The ratings after a game, in the order of the players: each with a rating before it, and a rank, 1 being best.
pub(crate) fn after(kind: RatingKind, players: &[(Rating, u8)], now: Millis) -> Vec<Rating> {
    let changed = match (kind, players) {
        (RatingKind::Two, [one, other]) => duel(one, other, now),
        _ => field(players),
    };
    let counted = players.iter().zip(changed).map(|((before, _), after)| {
        // Whatever happens inside the formulas, what is stored is a number.
        let sound = [after.points, after.deviation, after.volatility].iter().all(|value| value.is_finite());
        let after = if sound { after } else { *before };
        Rating { games: before.games + 1, changed: now, ..after }
    });
    counted.collect()
}

fn duel((one, rank): &(Rating, u8), (other, other_rank): &(Rating, u8), now: Millis) -> Vec<Rating> {
    let outcome = match rank.cmp(other_rank) {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    };
    let read = |rating: &Rating| Glicko2Rating {
        rating: rating.points,
        deviation: rating.aged(now),
        volatility: rating.volatility,
    };
    let (first, second) = glicko2(&read(one), &read(other), &outcome, &Glicko2Config::new());
    let written = |rating: Glicko2Rating| Rating {
        points: rating.rating,
        deviation: rating.deviation.min(NEW.1),
        volatility: rating.volatility,
        ..Rating::NEW
    };
    vec![written(first), written(second)]
}

fn field(players: &[(Rating, u8)]) -> Vec<Rating> {
    // Two settled players differ by Elo's odds: c, the root of 2 β², is 400 / ln 10.
    let config = WengLinConfig { beta: GLICKO_SCALE / std::f64::consts::SQRT_2, uncertainty_tolerance: 1e-6 };
    let read =
        |(rating, _): &(Rating, u8)| [WengLinRating { rating: rating.points, uncertainty: rating.deviation }];
    let ratings: Vec<_> = players.iter().map(read).collect();
    let teams = ratings.iter().zip(players);
    let teams: Vec<_> =
        teams.map(|(team, (_, rank))| (&team[..], MultiTeamOutcome::new(usize::from(*rank)))).collect();
    let changed = weng_lin_multi_team(&teams, &config).into_iter().flatten();
    let written = changed.map(|rating| Rating {
        points: rating.rating,
        deviation: rating.uncertainty.max(LEAST),
        ..Rating::NEW
    });
    written.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settled(points: f64) -> Rating {
        Rating { points, deviation: 70.0, games: 50, ..Rating::NEW }
    }

    #[test]
    fn two_players_follow_glickmans_example() {
        // Glickman's paper has a rating period of three games; its first, alone, is computed by hand from his formulas.
        let player = Rating { deviation: 200.0, ..Rating::NEW };
        let other = Rating { points: 1400.0, deviation: 30.0, ..Rating::NEW };
        let [won, lost] = after(RatingKind::Two, &[(player, 1), (other, 2)], 0)[..] else { panic!() };
        assert!((won.points - 1563.6).abs() < 0.5 && (won.deviation - 175.4).abs() < 0.5, "{won:?}");
        assert!(lost.points < 1400.0 && lost.points > 1397.0, "{lost:?}");
        assert_eq!((won.games, lost.games), (1, 1));
    }

    #[test]
    fn a_draw_between_equals_changes_only_the_deviation() {
        for (kind, players) in [(RatingKind::Two, 2), (RatingKind::More, 3), (RatingKind::More, 4)] {
            for after in after(kind, &vec![(Rating::NEW, 1); players], 9) {
                assert!((after.points - 1500.0).abs() < 1e-6 && after.deviation < 350.0, "{after:?}");
                assert_eq!(after.changed, 9);
            }
        }
    }

    #[test]
    fn winners_gain_what_was_not_expected() {
        let [strong, weak] = [1800.0, 1400.0].map(settled);
        for (kind, rest) in [(RatingKind::Two, 0), (RatingKind::More, 1), (RatingKind::More, 2)] {
            let others = vec![(settled(1500.0), 2); rest];
            let of = |order: [(Rating, u8); 2]| {
                let players: Vec<_> = order.into_iter().chain(others.clone()).collect();
                after(kind, &players, 0)
            };
            let (expected, upset) = (of([(strong, 1), (weak, 3)]), of([(strong, 3), (weak, 1)]));
            let gain = |after: &[Rating]| [after[0].points - 1800.0, after[1].points - 1400.0];
            let ([won, lost], [beaten, winner]) = (gain(&expected), gain(&upset));
            assert!(
                won > 0.0 && lost < 0.0 && beaten < -won && winner > won,
                "{kind:?} {expected:?} {upset:?}"
            );
        }
    }

    #[test]
    fn after_a_long_time_a_rating_is_less_certain() {
        let player = settled(1500.0);
        let change =
            |now| after(RatingKind::Two, &[(player, 1), (settled(1500.0), 2)], now)[0].points - 1500.0;
        assert!(change(48 * PERIOD) > change(0) + 5.0);
        // Of three and four players it never gets so certain that nothing can change any more.
        let certain = Rating { deviation: LEAST, ..settled(1500.0) };
        let [first, ..] = after(RatingKind::More, &[(certain, 1), (certain, 2), (certain, 3)], 0)[..] else {
            panic!()
        };
        assert!(first.deviation == LEAST && first.points > 1505.0, "{first:?}");
        assert!(Rating::NEW.assured() < player.assured());
    }
}
