//! Writing a state down, and what never changes in it.

use std::collections::BTreeMap;

use shinar_core::{Seat, SetupError, prelude::*};

use super::{Bag, Cell, ConflictSetup, Points, SeatSetup, Setup, Site, TileCounts, build};
use crate::{
    board::Square,
    pieces::{COLOURS, Monument, Tiles},
    state::{Built, CATASTROPHES, Open, Phase, State},
};

impl Site {
    fn of(built: Built) -> Self {
        Self { at: built.at, tiles: Some(built.tiles) }
    }
}

impl GameSetup for Setup {
    type State = State;

    fn to_state(&self) -> Result<State, SetupError> {
        build::state(self)
    }

    fn of(state: &State) -> Self {
        let State { open, secrets, bag } = state;
        let phase = if open.phase == Phase::Deal { open.then } else { open.phase };
        let mut cells = BTreeMap::new();
        for square in Square::all() {
            let cell = Cell::of(open, square);
            if cell != Cell::at_start(open, square) {
                cells.insert(square, cell);
            }
        }
        let monuments = Monument::all();
        let monuments = monuments.filter_map(|m| Some((m, Site::of(open.monuments[m.index()]?))));
        let mut deal = Vec::new();
        let mut seats = Vec::new();
        for seat in Seat::all(open.players) {
            let at = seat.index();
            let waits = open.undealt.contains(seat);
            if waits && open.hand_len[at] > 0 {
                deal.push(seat);
            }
            seats.push(SeatSetup {
                hand: (!waits || open.hand_len[at] > 0).then_some(TileCounts(secrets[at].hand)),
                points: Points::new(open.points[at]),
                treasures: open.gold[at],
                catastrophes: (open.catastrophes[at] != CATASTROPHES).then_some(open.catastrophes[at]),
                discards: TileCounts(secrets[at].discards),
            });
        }
        Self {
            case: false,
            players: Some(open.players),
            board: open.options.board,
            civ: open.options.civ,
            english: open.options.english,
            wonder: open.options.wonder,
            open_scoring: open.options.open_scoring,
            phase: Some(phase),
            active: (open.then != Phase::Start).then_some(open.active),
            actions: Some(open.actions),
            cells,
            monuments: monuments.collect(),
            used: open.withheld.into_iter().collect(),
            wonder_at: open.wonder.map(Site::of),
            placed: open.placed,
            conflict: open.conflict.map(|conflict| ConflictSetup {
                attacker: conflict.attacker,
                defender: conflict.defender,
                added: conflict.added,
            }),
            draws: open.draws,
            end: open.end,
            bag: Some(Bag::Tiles(TileCounts(*bag))),
            fallen: TileCounts(open.fallen),
            lost: Some(TileCounts(open.lost)),
            deal,
            seats,
        }
    }
}

impl Open {
    /// The face-down tiles by colour, as far as a monument or the wonder stands on them.
    pub(crate) fn covered(&self) -> Tiles {
        let mut covered = [0; COLOURS];
        for built in self.monuments.iter().flatten() {
            covered[built.tiles.index()] += 4;
        }
        if let Some(wonder) = self.wonder {
            covered[wonder.tiles.index()] += 5;
        }
        covered
    }
}
