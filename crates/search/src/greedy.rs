//! A bot that looks one decision ahead.

use rand_pcg::Pcg64Mcg;
use shinar_core::{Actor, Heuristic, play::settle_chance, prelude::*, shares};

use crate::{
    bot::{Bot, Decision, Halt, Lead},
    stats::{ActionStats, Evaluation},
};

/// Takes the action with the best evaluation, averaged over a few samples of the hidden information.
///
/// ```
/// use shinar_babylonia::{Babylonia, View};
/// use shinar_core::{Observer, play, prelude::*};
/// use shinar_search::{Bot, Greedy};
///
/// let state = play::dealt_game::<Babylonia>(2, &Default::default(), 7, 30)?;
/// let seat = state.actor().seat().expect("a player decides");
/// let view = View::of(&state, Observer::Seat(seat));
/// let mut greedy = Greedy::STANDARD;
/// let decision = Bot::<Babylonia>::decide(&mut greedy, &view, &mut play::stream(7, 1), &mut |_| false);
/// assert!(Babylonia::check(&state, decision.expect("there is something to decide").action).is_ok());
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Greedy {
    /// The number of samples.
    pub samples: u32,
    /// Noise on the evaluation of each action, as a multiple of the spread between the actions; it imitates human slips.
    pub noise: f32,
}

impl Greedy {
    /// No noise, and enough samples.
    pub const STANDARD: Self = Self { samples: 4, noise: 0.0 };
}

impl<G: Heuristic> Bot<G> for Greedy {
    fn decide(&mut self, view: &G::View, rng: &mut Pcg64Mcg, halt: Halt<'_>) -> Option<Decision<G::Action>> {
        let mut state = view.determinize(rng);
        let Actor::Seat(seat) = state.actor() else { return None };
        let mut legal = Vec::new();
        G::legal_actions(&state, &mut legal);
        if let [only] = legal[..] {
            return Some(Decision::bare(only));
        }
        let mut actions: Vec<_> = legal.into_iter().map(ActionStats::new).collect();
        let mut samples = 0;
        while samples == 0 || (samples < self.samples && !halt(Lead::default())) {
            if samples > 0 {
                state = view.determinize(rng);
            }
            for stats in &mut actions {
                let mut next = state.clone();
                G::apply_unchecked(&mut next, stats.action, &mut ());
                settle_chance::<G>(&mut next, rng);
                stats.add(&Evaluation::by_shares(shares::<G>(&next, G::weights())));
            }
            samples += 1;
        }
        let best = ActionStats::best(actions.iter().copied(), seat, self.noise, rng)?;
        Some(Decision {
            action: best.action,
            shares: Some(best.mean(state.players())),
            pv: vec![best.action],
            visits: ActionStats::visited(&actions, seat),
            iterations: samples * actions.len() as u32,
        })
    }
}
