//! Playing without players: random games and perft.

use std::{convert::Infallible, mem};

use rand::{Rng, RngExt, SeedableRng, TryRng, rand_core::utils::fill_bytes_via_next_word};
use rand_pcg::Pcg64Mcg;

use crate::{Actor, PerSeat, SetupError, prelude::*};

/// The random generator of game number `game` of a series with a seed.
///
/// Each game has its own stream, so that a series comes out the same however many threads share it.
///
/// ```
/// use shinar_core::play::stream;
///
/// assert_eq!(stream(7, 1), stream(7, 1));
/// assert_ne!(stream(7, 1), stream(7, 2));
/// ```
pub fn stream(seed: u64, game: u64) -> Pcg64Mcg {
    // One step of a mixer separates neighbouring games before the generator's own seeding does the rest.
    let mixed = (seed ^ game.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_add(game.rotate_left(32));
    Pcg64Mcg::seed_from_u64(mixed)
}

/// How one random game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The number of actions, chance included.
    pub actions: u32,
    /// The final points.
    pub scores: PerSeat<i32>,
    /// The final ranks.
    pub ranks: PerSeat<u8>,
    /// Why it ended; `None` if the technical cap stopped it.
    pub reason: Option<&'static str>,
}

/// Plays from `state` at random until the end or the game's cap.
///
/// ```
/// use shinar_babylonia::Babylonia;
/// use shinar_core::{Game, play};
///
/// let mut state = Babylonia::new_game(3, &Default::default())?;
/// let outcome = play::random_playout::<Babylonia>(&mut state, &mut play::stream(1, 0));
/// assert!(outcome.reason.is_some());
/// assert!(outcome.ranks.contains(&1));
/// # Ok::<_, shinar_core::SetupError>(())
/// ```
pub fn random_playout<G: Game>(state: &mut G::State, rng: &mut Pcg64Mcg) -> Outcome {
    let mut actions = 0;
    let mut rng = Prefetched::new(rng);
    while actions < G::INFO.max_actions {
        let Some(action) = G::random_action(state, &mut rng) else { break };
        G::apply_unchecked(state, action, &mut ());
        actions += 1;
    }
    Outcome { actions, scores: state.scores(), ranks: state.ranking(), reason: state.end_reason() }
}

/// The numbers of a generator, each computed when the one before it is taken.
///
/// What is drawn decides where a game goes on, which a processor can only guess; after a wrong guess it waits for the number.
/// So the number is there already. The generator itself is one step ahead in the end.
struct Prefetched<'a> {
    rng: &'a mut Pcg64Mcg,
    next: u64,
}

impl<'a> Prefetched<'a> {
    fn new(rng: &'a mut Pcg64Mcg) -> Self {
        Self { next: rng.next_u64(), rng }
    }
}

impl TryRng for Prefetched<'_> {
    type Error = Infallible;

    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.try_next_u64().map(|number| number as u32)
    }

    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(mem::replace(&mut self.next, self.rng.next_u64()))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        fill_bytes_via_next_word(bytes, || self.try_next_u64())
    }
}

/// A new game with its chance settled up to the first decision, or `steps` random actions later, up to the next decision.
pub fn dealt_game<G: Game>(
    players: u8,
    options: &G::Options,
    seed: u64,
    steps: u32,
) -> Result<G::State, SetupError> {
    let mut state = G::new_game(players, options)?;
    let mut rng = stream(seed, 0);
    settle_chance::<G>(&mut state, &mut rng);
    for _ in 0..steps {
        let Some(action) = G::random_action(&state, &mut rng) else { break };
        G::apply_unchecked(&mut state, action, &mut ());
    }
    settle_chance::<G>(&mut state, &mut rng);
    Ok(state)
}

/// Draws for chance until a player decides or the game is over.
pub fn settle_chance<G: Game>(state: &mut G::State, rng: &mut Pcg64Mcg) {
    while state.actor() == Actor::Chance {
        let Some(action) = G::random_action(state, rng) else { return };
        G::apply_unchecked(state, action, &mut ());
    }
}

/// Draws one piece from counts by kind, each piece as likely as any other. Returns its kind.
///
/// `None` if there is no piece.
#[inline]
pub fn draw_from<const N: usize, R: Rng + ?Sized>(counts: &[u8; N], rng: &mut R) -> Option<usize> {
    let total: u32 = counts.iter().map(|&count| u32::from(count)).sum();
    if total == 0 {
        return None;
    }
    let mut nth = rng.random_range(0..total);
    counts.iter().position(|&count| match nth.checked_sub(count.into()) {
        None => true,
        Some(rest) => {
            nth = rest;
            false
        }
    })
}

/// Counts the sequences of `depth` actions from a state; a game that ends earlier counts once.
///
/// Every outcome of chance is one branch. The name is chess programming's: the counts of two programs are equal only if
/// they agree on every rule along the way.
///
/// ```
/// use shinar_babylonia::Babylonia;
/// use shinar_core::play::{dealt_game, perft};
///
/// let start = dealt_game::<Babylonia>(2, &Default::default(), 1, 0)?;
/// assert_eq!(perft::<Babylonia>(&start, 0), 1);
/// assert!(perft::<Babylonia>(&start, 2) > perft::<Babylonia>(&start, 1));
/// # Ok::<_, shinar_core::SetupError>(())
/// ```
pub fn perft<G: Game>(state: &G::State, depth: u32) -> u64 {
    let mut buffers = vec![Vec::new(); depth as usize];
    count::<G>(state, &mut buffers)
}

fn count<G: Game>(state: &G::State, buffers: &mut [Vec<G::Action>]) -> u64 {
    let Some((buffer, rest)) = buffers.split_first_mut() else { return 1 };
    if state.actor() == Actor::Over {
        return 1;
    }
    G::legal_actions(state, buffer);
    if rest.is_empty() {
        return buffer.len() as u64;
    }
    let mut nodes = 0;
    for &action in buffer.iter() {
        let mut next = state.clone();
        G::apply_unchecked(&mut next, action, &mut ());
        nodes += count::<G>(&next, rest);
    }
    nodes
}

/// The options of a game from text pairs, as the command line gives them.
pub fn options<G: Game>(pairs: &[(String, String)]) -> Result<G::Options, SetupError> {
    G::Options::from_pairs(pairs.iter().map(|(key, value)| (key, value)))
}
