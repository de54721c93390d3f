//! Priors as probabilities.

/// The logit of an action: the game's prior divided by the temperature. It is always finite.
pub(crate) fn logit(prior: f32, inverse_temperature: f32) -> f32 {
    // The difference of any two of these is finite. NaN, which no game should return, counts as hopeless.
    const LARGEST: f32 = f32::MAX / 4.0;
    let logit = prior * inverse_temperature;
    if logit.is_nan() { -LARGEST } else { logit.clamp(-LARGEST, LARGEST) }
}

/// The logit of a child with its exponential, which is taken once instead of in every simulation.
///
/// All children of a node take it relative to the logit of the first one, which is as good as any reference while
/// the logits lie within reach of a floating-point exponential.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Logit {
    pub(crate) logit: f32,
    reference: f32,
    weight: f32,
}

impl Logit {
    /// That of the first child of a node.
    pub(crate) fn first(logit: f32) -> Self {
        Self { logit, reference: logit, weight: 1.0 }
    }

    /// That of another child of the same node.
    pub(crate) fn sibling(self, logit: f32) -> Self {
        Self { logit, weight: (logit - self.reference).exp(), ..self }
    }
}

/// Writes the soft-max of some children of a node into `out`: a probability for each.
pub(crate) fn probabilities(children: impl Iterator<Item = Logit> + Clone, out: &mut Vec<f32>) {
    /// Between these a sum has not overflowed, and has lost nothing that would count.
    const EXACT: std::ops::Range<f32> = 1e-15..1e15;
    out.clear();
    out.extend(children.clone().map(|child| child.weight));
    let sum: f32 = out.iter().sum();
    if EXACT.contains(&sum) {
        let scale = 1.0 / sum;
        out.iter_mut().for_each(|weight| *weight *= scale);
    } else {
        out.clear();
        out.extend(children.map(|child| child.logit));
        softmax(out);
    }
}

/// Replaces logits by probabilities in proportion to their exponentials.
///
/// The maximum is subtracted first, which changes no proportion and keeps large logits from overflowing.
pub(crate) fn softmax(logits: &mut [f32]) {
    let max = logits.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for logit in logits.iter_mut() {
        *logit = (*logit - max).exp();
        sum += *logit;
    }
    // At least 1: the largest logit has contributed exp(0).
    for weight in logits {
        *weight /= sum;
    }
}

#[cfg(test)]
mod tests {
    use proptest::{collection::vec, prelude::*};

    use super::*;

    #[test]
    fn proportions_are_exponential() {
        let mut logits = [1.0, 0.0, 1.0, -1.0];
        softmax(&mut logits);
        let [one, zero, same, less] = logits;
        assert_eq!(one, same);
        let e = std::f32::consts::E;
        assert!((one / zero - e).abs() < 1e-5 && (zero / less - e).abs() < 1e-5);
        softmax(&mut []);
    }

    #[test]
    fn the_sharpest_priors_do_not_overflow() {
        let mut logits = [0.5, 2.0, 1.9].map(|prior| logit(prior, 1000.0));
        softmax(&mut logits);
        assert_eq!(logits[1], 1.0);
        assert_eq!(logits[0], 0.0);
    }

    proptest! {
        #[test]
        fn weights_taken_once_are_as_good(
            logits in vec(prop_oneof![-5.0..5.0_f32, -1e4..1e4_f32, any::<f32>().prop_map(|prior| logit(prior, 1.0))], 1..30),
            hidden in any::<prop::sample::Index>(),
        ) {
            let first = Logit::first(logits[0]);
            let mut children: Vec<_> = logits[1..].iter().map(|&logit| first.sibling(logit)).collect();
            children.push(first);
            if children.len() > 1 {
                children.swap_remove(hidden.index(children.len()));
            }
            let mut exact: Vec<_> = children.iter().map(|child| child.logit).collect();
            softmax(&mut exact);
            let mut quick = Vec::new();
            probabilities(children.iter().copied(), &mut quick);
            for (quick, exact) in quick.iter().zip(&exact) {
                prop_assert!((quick - exact).abs() < 1e-5, "{} {}", quick, exact);
            }
        }

        #[test]
        fn any_priors_give_probabilities(
            priors in vec(any::<f32>(), 1..40),
            inverse_temperature in prop_oneof![Just(0.0), Just(1.0), 0.0..1000.0_f32],
        ) {
            let logits: Vec<_> = priors.iter().map(|&prior| logit(prior, inverse_temperature)).collect();
            let mut probabilities = logits.clone();
            softmax(&mut probabilities);
            prop_assert!(probabilities.iter().all(|part| (0.0..=1.0).contains(part)), "{:?}", probabilities);
            let sum: f32 = probabilities.iter().sum();
            prop_assert!((sum - 1.0).abs() < 1e-4, "{}", sum);
            for (one, other) in logits.iter().zip(&probabilities) {
                for (two, another) in logits.iter().zip(&probabilities) {
                    prop_assert!(one < two || other >= another);
                }
            }
        }
    }
}
