//! Arrays show the positions, whatever happens.
#![allow(clippy::unwrap_used)]

use super::*;

const SLOTS: usize = 5;

fn games(game: &str, threads: usize) -> Box<dyn AnyBatch> {
    let settings = BatchSettings {
        slots: SLOTS,
        players: 3,
        options: Vec::new(),
        opponents: Vec::new(),
        seed: 1,
        threads,
        rewards: Rewards::Share,
    };
    batch(game, &settings).unwrap()
}

/// Arrays of some game.
struct Arrays {
    masks: Vec<u8>,
    mask_bits: Vec<u8>,
    observations: Vec<u8>,
    observation_bits: Vec<u8>,
}

impl Arrays {
    fn of(games: &dyn AnyBatch, filled_with: u8) -> Self {
        let (actions, features) = (games.actions(), games.features());
        Self {
            masks: vec![filled_with; SLOTS * actions],
            mask_bits: vec![filled_with; SLOTS * actions.div_ceil(8)],
            observations: vec![filled_with; SLOTS * features],
            observation_bits: vec![filled_with; SLOTS * features.div_ceil(8)],
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        Rows {
            masks: &mut self.masks,
            mask_bits: &mut self.mask_bits,
            observations: &mut self.observations,
            observation_bits: &mut self.observation_bits,
            ..Rows::default()
        }
    }

    /// Whether all forms show the positions.
    fn show(&self, game: &str, games: &dyn AnyBatch) -> bool {
        let (actions, features) = (games.actions(), games.features());
        (0..SLOTS).all(|slot| {
            let mut state = crate::state_from_position(game, &games.position(slot).unwrap(), 0).unwrap();
            let mut known = Vec::new();
            state.features(Observer::Seat(state.actor().seat().unwrap()), &mut known);
            let known: Vec<usize> = known.into_iter().map(usize::from).collect();
            let legal: Vec<usize> = state.legal().iter().map(|&index| index as usize).collect();
            let bytes = |array: &[u8], width: usize| -> Vec<usize> {
                let row = &array[slot * width..][..width];
                (0..width).filter(|&at| row[at] == 1).collect()
            };
            let bits = |array: &[u8], width: usize| -> Vec<usize> {
                let row = &array[slot * width.div_ceil(8)..][..width.div_ceil(8)];
                (0..row.len() * 8).filter(|&at| row[at / 8] >> (at % 8) & 1 == 1).collect()
            };
            bytes(&self.masks, actions) == legal
                && bits(&self.mask_bits, actions) == legal
                && bytes(&self.observations, features) == known
                && bits(&self.observation_bits, features) == known
        })
    }
}

#[test]
fn rows_show_the_positions_after_every_step_and_reset() {
    for entry in shinar_games::all() {
        let id = entry.info.id;
        let mut games = games(id, 2);
        // Whatever was there before a reset is gone after it.
        let mut arrays = Arrays::of(&*games, 1);
        let mut actions = [0; SLOTS];
        for round in 0..3 {
            games.reset(round, arrays.rows()).unwrap();
            assert!(arrays.show(id, &*games), "{id}");
            for _ in 0..40 {
                games.sample(&mut actions);
                games.step(&actions, arrays.rows()).unwrap();
            }
            assert!(arrays.show(id, &*games), "{id}");
        }
    }
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut games = games("tigris", 1);
    let mut arrays = Arrays::of(&*games, 0);
    games.reset(1, arrays.rows()).unwrap();
    let before: Vec<_> = (0..SLOTS).map(|slot| games.position(slot)).collect();
    let mut actions = [0; SLOTS];
    games.sample(&mut actions);
    let short = Rows { masks: &mut [0; 3], ..Rows::default() };
    assert!(matches!(games.reset(2, short), Err(LabError::Shape { name: "masks", .. })));
    assert!(matches!(games.step(&actions[1..], arrays.rows()), Err(LabError::Shape { .. })));
    for wrong in [-1, games.actions() as i64] {
        let mut actions = actions;
        actions[4] = wrong;
        assert!(matches!(games.step(&actions, arrays.rows()), Err(LabError::NoAction { .. })));
    }
    let mut illegal = actions;
    illegal[4] = arrays.masks[4 * games.actions()..].iter().position(|&legal| legal == 0).unwrap() as i64;
    let refused = games.step(&illegal, arrays.rows()).unwrap_err();
    assert!(matches!(refused, LabError::Illegal { .. }) && refused.to_string().starts_with("slot 4: "));
    assert!((0..SLOTS).map(|slot| games.position(slot)).eq(before));
    assert!(arrays.show("tigris", &*games));
    games.step(&actions, arrays.rows()).unwrap();
    assert!(games.position(SLOTS).is_none());
}
