//! What is neither made nor lost.

use shinar_core::{Seat, prelude::*};

use crate::{
    board::{self, HexSet, Site, ZIGGURAT_HEXES},
    pieces::{CardSet, KINDS, Tile, tile_mix},
    state::{Open, State},
};

/// The entries of the ledger.
pub(crate) fn entries(state: &State) -> Vec<(&'static str, u32)> {
    let State { open, secrets } = state;
    let mut tokens = [0u32; KINDS];
    let mut miscounted = 0;
    for seat in Seat::all(open.players).map(Seat::index) {
        let secret = &secrets[seat];
        for (k, count) in tokens.iter_mut().enumerate() {
            let face_up = (open.tokens[seat] & open.kinds[k]).len();
            let hidden =
                u32::from(secret.stand[k]) + u32::from(secret.pool[k]) + secret.face_down[k].count_ones();
            *count += face_up + hidden;
            miscounted += hidden.abs_diff(open.unseen[seat][k].into());
        }
        miscounted += secret.stand.iter().sum::<u8>().abs_diff(open.stand_len[seat]) as u32;
        miscounted += secret.pool.iter().sum::<u8>().abs_diff(open.pool_len[seat]) as u32;
    }
    let mut tiles = 0;
    let mut odd_tiles = 0;
    for tile in Tile::all() {
        let t = tile.index();
        let on_board = open.tiles.iter().filter(|&&other| other as usize == t).count() as u32;
        let owned: u32 = open.owned.iter().map(|owned| owned.get(t).map_or(0, |&count| count.into())).sum();
        let count = on_board + owned + u32::from(open.stack[t]) + u32::from(open.gone[t]);
        tiles += count;
        odd_tiles += count.abs_diff(tile_mix(open.players)[t].into());
    }
    let held: u32 = open.held.iter().map(CardSet::len).sum();
    let union = open.held.iter().fold(open.cards, |set, &held| set | held);
    vec![
        ("merchants", tokens[0]),
        ("officials", tokens[1]),
        ("priests", tokens[2]),
        ("farmers", tokens[3]),
        ("open counts unlike the tokens", miscounted),
        ("tiles", tiles),
        ("tiles unlike the mix", odd_tiles),
        ("cards in two places", open.cards.len() + held - union.len()),
        ("hexes wrongly free or taken", wrong_hexes(open)),
    ]
}

/// How many hexes the sets of the state disagree about.
fn wrong_hexes(open: &Open) -> u32 {
    let in_play = board::in_play(open.players);
    let tiles: HexSet = (open.cities | open.fields).into_iter().map(Site::hex).collect();
    let sets = open.tokens.iter().copied().chain([tiles, open.free, ZIGGURAT_HEXES & in_play]);
    let (sum, union) = sets.fold((0, HexSet::EMPTY), |(sum, union), set| (sum + set.len(), union | set));
    sum.abs_diff(in_play.len()) + in_play.minus(union).len()
}
