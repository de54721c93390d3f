//! What a search knows about a game: the linear heuristic, or a network on top of it.
//!
//! The engine inside the page has no networks: with the encodings of all games they would make it larger than a page may load.

use std::sync::Arc;

use shinar_core::{Actor, Heuristic, PerSeat, prelude::*, shares_of_points, victory};

#[cfg(not(target_family = "wasm"))]
use crate::network::{self, Network};
use crate::settings::SearchSettings;

/// The source of a search's evaluations and priors.
#[derive(Clone, Debug)]
pub struct Knowledge {
    weights: Arc<[f32]>,
    #[cfg(not(target_family = "wasm"))]
    network: Option<Arc<Network>>,
}

/// What a position is worth to every seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The win probabilities.
    pub shares: PerSeat<f32>,
    /// The expected final points.
    pub points: PerSeat<f32>,
}

impl Knowledge {
    /// The game's linear heuristic with its own weights.
    pub fn linear<G: Heuristic>() -> Self {
        Self::with_weights(G::weights())
    }

    /// The linear heuristic with these weights.
    pub fn with_weights(weights: &[f32]) -> Self {
        Self {
            weights: weights.into(),
            #[cfg(not(target_family = "wasm"))]
            network: None,
        }
    }

    /// A network on top of the linear heuristic.
    #[cfg(not(target_family = "wasm"))]
    pub fn with_network<G: Heuristic>(network: Arc<Network>) -> Self {
        Self { network: Some(network), ..Self::linear::<G>() }
    }

    /// What the settings ask for: the network, if they do not refuse it and the game has one.
    pub(crate) fn of<G: Heuristic>(settings: &SearchSettings) -> Self {
        #[cfg(not(target_family = "wasm"))]
        if let Some(network) = settings.network.then(network::loaded::<G>).flatten() {
            return Self::with_network::<G>(network);
        }
        let _ = settings;
        Self::linear::<G>()
    }

    /// What a position is worth to every seat; exact if the game is over.
    pub(crate) fn judge<G: Heuristic>(&self, state: &G::State) -> Judgement {
        if state.actor() == Actor::Over {
            let points: PerSeat<f32> = state.scores().iter().map(|&points| points as f32).collect();
            return Judgement { shares: victory::<G>(state), points };
        }
        #[cfg(not(target_family = "wasm"))]
        if let Some(network) = &self.network {
            return network.judge::<G>(state, &self.weights);
        }
        let points = G::estimate(state, &self.weights);
        Judgement { shares: shares_of_points::<G>(points.clone()), points }
    }

    /// How promising each action looks to the decider.
    pub(crate) fn priors<G: Heuristic>(&self, state: &G::State, actions: &[G::Action], out: &mut Vec<f32>) {
        G::priors(state, actions, &self.weights, out);
        #[cfg(not(target_family = "wasm"))]
        if let Some(network) = &self.network {
            network.add_priors::<G>(state, actions, out);
        }
    }
}
