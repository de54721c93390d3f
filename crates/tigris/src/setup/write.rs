//! Writing a state down, and what never changes in it.

use std::collections::BTreeMap;

use shinar_core::Seat;

use super::{Bag, Cell, ConflictSetup, EndName, PhaseName, Points, SeatSetup, Setup, Site, TileCounts};
use crate::{
    board::Square,
    pieces::{COLOURS, Colour, Leader, Monument, SUPPLY, Tiles, total},
    state::{Built, CATASTROPHES, Open, Phase, State},
};

impl Site {
    fn of(built: Built) -> Self {
        Self { at: built.at, tiles: Some(built.tiles) }
    }
}

impl Setup {
    /// Writes a state down.
    pub(crate) fn of(state: &State) -> Self {
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
            let waits = open.undealt >> at & 1 == 1;
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
            phase: Some(PhaseName(phase)),
            active: (open.then != Phase::Start).then_some(open.active),
            actions: Some(open.actions),
            cells,
            monuments: monuments.collect(),
            used: Monument::all().filter(|m| open.withheld >> m.index() & 1 == 1).collect(),
            wonder_at: open.wonder.map(Site::of),
            placed: open.placed,
            conflict: open.conflict.map(|conflict| ConflictSetup {
                attacker: conflict.attacker,
                defender: conflict.defender,
                added: conflict.added,
            }),
            draws: open.draws,
            end: open.end.map(EndName),
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

impl State {
    /// What is neither made nor lost.
    pub(crate) fn ledger(&self) -> Vec<(&'static str, u32)> {
        let Self { open, secrets, bag } = self;
        let covered = open.covered();
        let mut tiles = [0u32; COLOURS];
        let mut told = 0;
        for colour in Colour::ALL.map(Colour::index) {
            let secret: u32 =
                secrets.iter().map(|s| u32::from(s.hand[colour]) + u32::from(s.discards[colour])).sum();
            let hidden = secret + u32::from(bag[colour]);
            told += hidden.abs_diff(open.unseen[colour].into());
            let gone = u32::from(open.fallen[colour]) + u32::from(open.lost[colour]);
            tiles[colour] = open.tiles[colour].len() + u32::from(covered[colour]) + hidden + gone;
        }
        for seat in Seat::all(open.players).map(Seat::index) {
            told += u32::from(total(&secrets[seat].hand).abs_diff(open.hand_len[seat]));
            told += u32::from(total(&secrets[seat].discards).abs_diff(open.discard_len[seat]));
        }
        told += u32::from(total(bag).abs_diff(open.bag_len));
        let catastrophes: u32 = open.catastrophes.iter().map(|&left| u32::from(left)).sum();
        let gold: u32 = open.gold.iter().map(|&gold| u32::from(gold)).sum();
        vec![
            ("temples", tiles[0]),
            ("farms", tiles[1]),
            ("markets", tiles[2]),
            ("settlements", tiles[3]),
            ("tiles unlike the supply", tiles.iter().zip(SUPPLY).map(|(&n, s)| n.abs_diff(s.into())).sum()),
            ("tiles told wrongly to all", told),
            ("catastrophes", catastrophes + open.dead.len()),
            ("treasures", gold + open.treasures.len()),
            ("squares wrongly held", self.wrong_squares()),
        ]
    }

    /// How many squares the sets of the state disagree about.
    fn wrong_squares(&self) -> u32 {
        let open = &self.open;
        let sets = open.tiles.iter().copied().chain([open.down, open.dead, open.led]);
        let (sum, union) =
            sets.fold((0, crate::SquareSet::EMPTY), |(n, union), set| (n + set.len(), union | set));
        let leaders = Leader::all(open.players);
        let led: crate::SquareSet = leaders.filter_map(|leader| open.place_of(leader)).collect();
        let carried = open.tiles[0] | open.down;
        let covered: u32 = open.covered().iter().map(|&count| u32::from(count)).sum();
        let astray = open
            .buildings
            .iter()
            .enumerate()
            .filter(|(colour, at)| at.is_some_and(|square| !open.tiles[*colour].contains(square)));
        sum - union.len()
            + led.minus(open.led).len()
            + open.led.minus(led).len()
            + open.treasures.minus(carried).len()
            + covered.abs_diff(open.down.len())
            + astray.count() as u32
    }
}
