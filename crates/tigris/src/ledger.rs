//! What is neither made nor lost.

use shinar_core::Seat;

use crate::{
    pieces::{COLOURS, Colour, Leader, SUPPLY, total},
    squares::SquareSet,
    state::{Open, State},
};

/// The entries of the ledger.
pub(crate) fn entries(state: &State) -> Vec<(&'static str, u32)> {
    let State { open, secrets, bag } = state;
    let covered = open.covered();
    let mut tiles = [0u32; COLOURS];
    let mut miscounted = 0;
    for colour in Colour::ALL.map(Colour::index) {
        let secret: u32 =
            secrets.iter().map(|s| u32::from(s.hand[colour]) + u32::from(s.discards[colour])).sum();
        let hidden = secret + u32::from(bag[colour]);
        miscounted += hidden.abs_diff(open.unseen[colour].into());
        let gone = u32::from(open.fallen[colour]) + u32::from(open.lost[colour]);
        tiles[colour] = open.tiles[colour].len() + u32::from(covered[colour]) + hidden + gone;
    }
    for seat in Seat::all(open.players).map(Seat::index) {
        miscounted += u32::from(total(&secrets[seat].hand).abs_diff(open.hand_len[seat]));
        miscounted += u32::from(total(&secrets[seat].discards).abs_diff(open.discard_len[seat]));
    }
    miscounted += u32::from(total(bag).abs_diff(open.bag_len));
    let catastrophes: u32 = open.catastrophes.iter().map(|&left| u32::from(left)).sum();
    let gold: u32 = open.gold.iter().map(|&gold| u32::from(gold)).sum();
    vec![
        ("temples", tiles[0]),
        ("farms", tiles[1]),
        ("markets", tiles[2]),
        ("settlements", tiles[3]),
        ("tiles unlike the supply", tiles.iter().zip(SUPPLY).map(|(&n, s)| n.abs_diff(s.into())).sum()),
        ("open counts unlike the tiles", miscounted),
        ("catastrophes", catastrophes + open.dead.len()),
        ("treasures", gold + open.treasures.len()),
        ("squares wrongly held", wrong_squares(open)),
    ]
}

/// How many squares the sets of the state disagree about.
fn wrong_squares(open: &Open) -> u32 {
    let sets = open.tiles.iter().copied().chain([open.down, open.dead, open.led]);
    let (sum, union) = sets.fold((0, SquareSet::EMPTY), |(n, union), set| (n + set.len(), union | set));
    let leaders = Leader::of_players(open.players);
    let led: SquareSet = leaders.filter_map(|leader| open.place_of(leader)).collect();
    let carried = open.tiles[0] | open.down;
    // What is kept of kingdoms and empty squares must be what a look at every square finds.
    let mut found = *open;
    found.survey();
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
        + u32::from(found != *open)
}
