//! The laws of encodings and masks.

use std::collections::HashSet;

use proptest::prelude::*;

use super::{every_action, is_name, legal, on_walks};
use crate::{
    Observer,
    encoding::{
        BitRow, FeatureGroup, each_legal, feature_count, feature_name, legal_bits, mask_bits, mask_bytes,
    },
    prelude::*,
};

fn encoded<G: GameEncoding>(view: &G::View) -> Vec<u16> {
    let mut list = Vec::new();
    G::encode(view, &mut list);
    list
}

/// An encoding is a strictly increasing list of features that exist, and the dense tensor has the same ones.
pub fn encodings_are_lists_of_features<G: GameEncoding>() {
    let count = feature_count(G::GROUPS);
    on_walks::<G>(1, |walk| {
        let (state, _) = walk.state::<G>();
        for observer in Observer::all(walk.players) {
            let view = G::View::of(&state, observer);
            let list = encoded::<G>(&view);
            prop_assert!(list.is_sorted_by(|one, other| one < other), "{:?}", named(G::GROUPS, &list));
            prop_assert!(list.iter().all(|&index| usize::from(index) < count), "{:?}", list.last());
            let mut tensor = vec![0u8; count];
            G::encode(&view, &mut tensor.as_mut_slice());
            let ones = (0..count).filter(|&index| tensor[index] == 1).map(|index| index as u16);
            prop_assert_eq!(ones.collect::<Vec<_>>(), &list[..]);
            let mut bits = BitRow::new(count);
            G::encode(&view, &mut bits);
            prop_assert_eq!(bits.ones().map(|index| index as u16).collect::<Vec<_>>(), list);
        }
        Ok(())
    });
}

fn named(groups: &[FeatureGroup], list: &[u16]) -> Vec<String> {
    list.iter().map(|&index| feature_name(groups, index.into()).unwrap_or_default()).collect()
}

/// States that differ only in what an observer cannot see have equal encodings for it, and so have equal views.
pub fn encodings_tell_no_secrets<G: GameEncoding>() {
    on_walks::<G>(2, |walk| {
        let (state, mut rng) = walk.state::<G>();
        for observer in Observer::all(walk.players) {
            let view = G::View::of(&state, observer);
            let list = encoded::<G>(&view);
            let dealt = G::View::of(&G::redeal(&state, observer, &mut rng), observer);
            prop_assert_eq!(encoded::<G>(&dealt), &list[..]);
            let sample = G::View::of(&view.determinize(&mut rng), observer);
            prop_assert_eq!(encoded::<G>(&sample), &list[..]);
        }
        Ok(())
    });
}

/// No two features share a name, no two groups either, and every group is explained.
pub fn features_have_names_of_their_own<G: GameEncoding>() {
    let count = feature_count(G::GROUPS);
    let names: HashSet<_> = (0..count).filter_map(|index| feature_name(G::GROUPS, index)).collect();
    assert_eq!(names.len(), count);
    assert_eq!(feature_name(G::GROUPS, count), None);
    let groups: HashSet<_> = G::GROUPS.iter().map(|group| group.name).collect();
    assert_eq!(groups.len(), G::GROUPS.len());
    for group in G::GROUPS {
        assert!(is_name(group.name) && group.about.ends_with('.'), "{group:?}");
        for axis in group.axes {
            assert!((0..axis.len).all(|at| !axis.label(at).is_empty()), "{group:?}");
        }
    }
}

/// Masks, as bytes or as bits, show the legal actions and nothing else; so do changes from one position to the next.
pub fn masks_show_the_legal_actions<G: Game>() {
    on_walks::<G>(4, |walk| {
        let (mut state, mut rng) = walk.state::<G>();
        let mut old = BitRow::new(G::Action::COUNT);
        let mut shown = vec![0u8; G::Action::COUNT];
        for _ in 0..20 {
            let mut new = BitRow::new(G::Action::COUNT);
            legal_bits::<G>(&state, &mut new);
            new.write_changes(&old, &mut shown);
            old = new;
            let mut bytes = vec![0u8; G::Action::COUNT];
            mask_bytes::<G>(&state, &mut bytes);
            prop_assert_eq!(&shown, &bytes);
            let mut bits = vec![0u8; G::Action::COUNT.div_ceil(8)];
            mask_bits::<G>(&state, &mut bits);
            let mut copied = vec![1u8; bits.len()];
            old.copy_bits(&mut copied);
            prop_assert_eq!(copied, bits);
            let Some(action) = G::random_action(&state, &mut rng) else { break };
            G::apply_unchecked(&mut state, action, &mut ());
        }
        let listed: Vec<_> = legal::<G>(&state).into_iter().map(Dense::index).collect();
        let mut indices = Vec::new();
        each_legal::<G>(&state, |index| indices.push(index));
        prop_assert_eq!(&indices, &listed);
        let mut bytes = vec![0u8; G::Action::COUNT];
        mask_bytes::<G>(&state, &mut bytes);
        let mut bits = vec![0u8; G::Action::COUNT.div_ceil(8)];
        mask_bits::<G>(&state, &mut bits);
        for (index, &byte) in bytes.iter().enumerate() {
            let is_legal = listed.contains(&index);
            prop_assert_eq!(byte == 1, is_legal);
            prop_assert_eq!(bits[index / 8] >> (index % 8) & 1 == 1, is_legal);
        }
        Ok(())
    });
}

/// Actions turned by some seats and then by the rest of the round are the same again, and different ones stay different.
pub fn actions_turn_with_the_seats<G: GameEncoding>() {
    for players in G::INFO.players() {
        for by in 0..players {
            let mut seen = HashSet::new();
            for action in every_action::<G>() {
                let turned = G::turned(action, by, players);
                assert!(seen.insert(turned), "{action} and another become {turned}");
                assert_eq!(G::turned(turned, players - by, players), action);
            }
        }
    }
}

/// Every action has parts that exist, and no other action has the same ones.
pub fn actions_have_parts_of_their_own<G: GameEncoding>() {
    let mut seen = HashSet::new();
    for action in every_action::<G>() {
        let mut parts = Vec::new();
        G::parts(action, |part| parts.push(part));
        assert!(!parts.is_empty() && parts.iter().all(|&part| part < G::ACTION_PARTS), "{action}: {parts:?}");
        assert!(seen.insert(parts), "{action} has the parts of another action");
    }
}
