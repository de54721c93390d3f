//! The heuristic for bots.
//!
//! The estimate is the progress of the pieces: a piece at home is a point, one on its way a fraction of a point. The priors favour
//! what is usually good in race games: sending a rival back, reaching a rosette, coming home.

use shinar_core::{Heuristic, PerSeat, Seat};

use crate::{Action, ROSETTES, SHARED, State, TRACK, Ur};

shinar_core::weights! { "../weights.txt":
    progress,
    prior_home,
    prior_rosette,
    prior_hit,
    prior_step,
}

impl Heuristic for Ur {
    const WEIGHTS: &'static [&'static str] = &NAMES;
    const LEAD: f32 = 0.8;

    fn weights() -> &'static [f32] {
        &*VALUES
    }

    fn estimate(state: &State, weights: &[f32]) -> PerSeat<f32> {
        let points = |seat: Seat| {
            let at = seat.index();
            let steps: u8 = (1..=TRACK).filter(|&square| state.has(at, square)).sum();
            f32::from(state.home(at))
                + weight(weights, Weight::progress) * f32::from(steps) / f32::from(TRACK)
        };
        Seat::all(2).map(points).collect()
    }

    fn priors(state: &State, actions: &[Action], weights: &[f32], out: &mut Vec<f32>) {
        let rival = 1 - state.turn.index();
        let throw = state.throw.unwrap_or(0);
        out.clear();
        out.extend(actions.iter().map(|action| {
            let Action::Move { from } = *action else { return 0.0 };
            let to = from + throw;
            let mut prior = weight(weights, Weight::prior_step) * f32::from(from) / f32::from(TRACK);
            if to > TRACK {
                prior += weight(weights, Weight::prior_home);
            }
            if ROSETTES.contains(&to) {
                prior += weight(weights, Weight::prior_rosette);
            }
            if SHARED.contains(&to) && state.has(rival, to) {
                prior += weight(weights, Weight::prior_hit);
            }
            prior
        }));
    }
}
