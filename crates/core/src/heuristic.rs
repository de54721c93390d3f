//! What bots know about a game.

use std::num::ParseFloatError;

use crate::{Actor, Event, PerSeat, Seat, prelude::*};

/// Cheap knowledge of a game, for bots.
///
/// The weights are data: a list of numbers with names, found by self-play. Functions take them as a slice, so that
/// tuning can try others. Whatever has a heuristic has an encoding, too: it is what learned knowledge begins with.
pub trait Heuristic: GameEncoding {
    /// The names of the weights, in order.
    const WEIGHTS: &'static [&'static str];

    /// How many points of lead make a victory likely: a player who leads a single rival by this much wins about 73 %.
    const LEAD: f32;

    /// The weights in use.
    fn weights() -> &'static [f32];

    /// What self-play taught a network, in the format of safetensors, if it is part of the program; see `shinar_search::network`.
    const NETWORK: Option<&'static [u8]> = None;

    /// The final points each seat may expect.
    fn estimate(state: &Self::State, weights: &[f32]) -> PerSeat<f32>;

    /// About how much of the game is left, from 1 at the start to 0 at the end.
    ///
    /// Where players can put the end off, this is how a bot that leads notices that it does. Games that always go on towards their end
    /// leave it.
    fn remaining(_: &Self::State) -> f32 {
        1.0
    }

    /// How promising each action looks to the decider, higher is better; one number an action into `out`.
    ///
    /// Differences count: 1 more makes an action about 2.7 times as likely to be looked at.
    fn priors(state: &Self::State, actions: &[Self::Action], weights: &[f32], out: &mut Vec<f32>);

    /// The ids of all themes that [`themes`](Heuristic::themes) can give a puzzle, in kebab case.
    const THEMES: &'static [&'static str] = &[];

    /// What an action of a seat is about, such as a war or a monument, by what it is and by what happened: how puzzles are sorted.
    ///
    /// `before` is the position in which it was taken. A game that says nothing has puzzles without themes of its own.
    fn themes(
        _before: &Self::State,
        _seat: Seat,
        _action: Self::Action,
        _events: &[Event<Self::Event>],
    ) -> Vec<&'static str> {
        Vec::new()
    }
}

/// The share of the victory each seat may expect: certain at the end, before it by the estimated points.
pub fn shares<G: Heuristic>(state: &G::State, weights: &[f32]) -> PerSeat<f32> {
    if state.actor() == Actor::Over {
        return victory::<G>(state);
    }
    shares_of_points::<G>(G::estimate(state, weights))
}

/// The share of the victory each seat may expect by the final points it may expect.
pub fn shares_of_points<G: Heuristic>(points: PerSeat<f32>) -> PerSeat<f32> {
    let mut shares = points;
    let best = shares.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for share in &mut shares {
        *share = ((*share - best) / G::LEAD).exp();
        sum += *share;
    }
    for share in &mut shares {
        *share /= sum;
    }
    shares
}

/// The victory as it stands: 1, shared equally by everyone in first place.
pub fn victory<G: Game>(state: &G::State) -> PerSeat<f32> {
    let ranks = state.ranking();
    let first = ranks.iter().filter(|&&rank| rank == 1).count().max(1) as f32;
    ranks.iter().map(|&rank| if rank == 1 { 1.0 / first } else { 0.0 }).collect()
}

/// Reads a list of weights from its text: lines `name value`, comments with `#`.
///
/// # Panics
/// If a weight is missing or no number. The text is part of the program, and [`weights!`](crate::weights) makes a test
/// that reads it.
#[expect(clippy::expect_used, reason = "compiled in, and read by a test of every game")]
pub fn read_weights<const N: usize>(names: &[&str; N], text: &str) -> [f32; N] {
    names.map(|name| {
        weight_lines(name, text).next().and_then(Result::ok).expect("the file gives every weight a number")
    })
}

/// The values that a text of weights gives to a name.
fn weight_lines<'t>(name: &'t str, text: &'t str) -> impl Iterator<Item = Result<f32, ParseFloatError>> + 't {
    text.lines().filter_map(move |line| line.strip_prefix(name)?.strip_prefix(' ')).map(str::parse)
}

/// What is wrong with a text of weights: names without exactly one number, lines with an unknown name.
pub fn weight_mistakes(names: &[&str], text: &str) -> Vec<String> {
    let given = |name: &&&str| weight_lines(name, text).filter(Result::is_ok).count() == 1;
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let known = |line: &&str| names.iter().any(|name| line.split(' ').next() == Some(name));
    let missing = names.iter().filter(|name| !given(name)).map(|name| (*name).to_owned());
    missing.chain(lines.filter(|line| !known(line)).map(str::to_owned)).collect()
}

/// Declares the weights of a game's heuristic and the file that holds them.
///
/// Makes an enum `Weight` to name them, their `NAMES`, the `VALUES` of the file, the function `weight` to look one up in a
/// slice, and a test that the file names each of them once.
#[macro_export]
macro_rules! weights {
    ($file:literal: $($name:ident),* $(,)?) => {
        #[allow(non_camel_case_types)]
        #[derive(Clone, Copy)]
        enum Weight { $($name),* }

        const NAMES: [&str; [$(Weight::$name),*].len()] = [$(stringify!($name)),*];

        static VALUES: std::sync::LazyLock<[f32; NAMES.len()]> =
            std::sync::LazyLock::new(|| $crate::read_weights(&NAMES, include_str!($file)));

        /// A weight. Whoever brings weights of their own brings all of them.
        fn weight(weights: &[f32], which: Weight) -> f32 {
            weights[which as usize]
        }

        #[cfg(test)]
        #[test]
        fn the_file_names_every_weight_once() {
            assert_eq!($crate::weight_mistakes(&NAMES, include_str!($file)), Vec::<String>::new());
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_by_name() {
        let text = "# comment\nb -2\na 1.5\n";
        assert_eq!(read_weights(&["a", "b"], text), [1.5, -2.0]);
        assert_eq!(weight_mistakes(&["a", "c"], text), ["c", "b -2"]);
        assert!(weight_mistakes(&["a", "b"], text).is_empty());
    }
}
