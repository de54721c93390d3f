//! Rules that a case cannot show: setup, tile mix, geometry, and positions that cannot be.

// The helpers of a test may fail like the test itself.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use shinar_babylonia::{
    Action, Babylonia, HexSet, Options, Setup, State,
    board::{CENTRE, Hex, LAND, NORTH, PLACE_HEXES, RIVER, SOUTH, ZIGGURAT_HEXES, in_play},
    pieces::{CLAN, Tile, tile_mix},
};
use shinar_core::{Actor, Seat, play, prelude::*};

// ---- the rules by name ---------------------------------------------------------------------------------------

/// The ids of the facts page, written out: none may get lost.
const FACTS: &str = "S1 S2 S3 S4 S5 T1 T2 T3 P1 P2 P3 P4 P5 P6 P7 C1 C2 C3 C4 C5 C6 Z1 K1 K2 K3 K4 K5 K6 K7 K8 K9 \
                     E1 E2 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16 R17 R18 V1";
/// Decisions of our own.
const OURS: &str = "X1 X2 X3";

#[test]
fn every_rule_of_the_facts_page_is_a_ruling() {
    let full = |ids: &str| ids.split_whitespace().map(|id| format!("BAB-{id}")).collect::<Vec<_>>();
    let expected: BTreeSet<String> = full(FACTS).into_iter().chain(full(OURS)).collect();
    let rulings: Vec<_> = Babylonia::INFO.rulebook.rulings().collect();
    let found: BTreeSet<String> = rulings.iter().map(|entry| entry.ruling.to_string()).collect();
    assert_eq!(found, expected);
    assert_eq!(rulings.len(), found.len(), "an id is given twice");
    assert!(rulings.iter().all(|entry| entry.text.ends_with('.')), "a ruling is a sentence");
}

// ---- the board -----------------------------------------------------------------------------------------------

/// The map of the facts page.
const MAP: [&str; 23] = [
    "XXX   XXX   XXX   XXX   ~~~   ---",
    "   ---   XXX   XXX   ---   CCC   ---",
    "---   ~~~   ---   ---   ~~~   ---   CCC",
    "   ZZZ   CCC   ---   ---   ---   ---   ---",
    "---   ~~~   ---   CCC   ~~~   ---   ---   CCC",
    "   ---   ---   ---   ---   ~~~   ZZZ   ---",
    "CCC   ~~~   ---   ---   CCC   ~~~   ---   ---",
    "   ---   ~~~   CCC   ---   ---   ---   ---   CCC",
    "---   ---   ~~~   ---   ---   ~~~   CCC   ---",
    "   CCC   ---   ~~~   ---   CCC   ---   ---   ---",
    "---   ---   CCC   ---   ---   ~~~   ---   ---",
    "   ---   ---   ~~~   ---   ---   ---   CCC   ---",
    "CCC   ---   ---   CCC   ZZZ   ~~~   ---   ---   CCC",
    "   ---   ---   ~~~   ---   ---   CCC   ---   ---",
    "---   CCC   CCC   ---   ---   ~~~   ---   CCC   ---",
    "   ~~~   ---   ~~~   ---   ~~~   ---   ---   ---",
    "~~~   ~~~   ---   ---   CCC   ---   CCC   ---   ---",
    "   ---   ~~~   ~~~   ---   ~~~   ---   ---   ---",
    "~~~   ZZZ   ~~~   ---   ---   CCC   ---   ZZZ   CCC",
    "   ---   ---   CCC   CCC   ~~~   ---   ---   ---",
    "~~~   ---   ---   ---   ---   ~~~   ---   ---   ---",
    "   CCC   ---   ---   ---   ---   ---   ---   ---",
    "XXX   ---   CCC   ---   CCC   ~~~   CCC   CCC",
];

#[test]
fn bab_s1_the_board_is_the_printed_one() {
    let mut hexes = 0;
    for (row, line) in MAP.iter().enumerate() {
        for (entry, mark) in line.split_whitespace().enumerate() {
            let column = 2 * entry + row % 2;
            let hex = Hex::on(row, column);
            assert_eq!(hex.is_none(), mark == "XXX", "{row},{column}");
            let Some(hex) = hex else { continue };
            hexes += 1;
            assert_eq!((hex.row(), hex.column()), (row, column));
            assert_eq!(RIVER.contains(hex), mark == "~~~", "{hex}");
            assert_eq!(LAND.contains(hex), mark != "~~~", "{hex}");
            assert_eq!(PLACE_HEXES.contains(hex), mark == "CCC", "{hex}");
            assert_eq!(ZIGGURAT_HEXES.contains(hex), mark == "ZZZ", "{hex}");
        }
    }
    assert_eq!((hexes, Hex::all().count()), (175, 175), "no hex beyond the map");
    let sizes = [RIVER, LAND, PLACE_HEXES, ZIGGURAT_HEXES].map(|set| set.len());
    assert_eq!(sizes, [31, 144, 32, 5]);
}

#[test]
fn bab_s1_the_rivers_cut_the_land_in_three() {
    let sizes = |land: HexSet| [land.len(), land.and(PLACE_HEXES).len(), land.and(ZIGGURAT_HEXES).len()];
    assert_eq!(sizes(NORTH), [26, 6, 1]);
    assert_eq!(sizes(CENTRE), [56, 12, 2]);
    assert_eq!(sizes(SOUTH), [62, 14, 2]);
    assert_eq!(NORTH.or(CENTRE).or(SOUTH), LAND);
    let mut rivers = pieces_of(RIVER).iter().map(HexSet::len).collect::<Vec<_>>();
    rivers.sort_unstable();
    assert_eq!(rivers, [14, 17]);
    assert_eq!(pieces_of(LAND).len(), 3);
}

#[test]
fn neighbours_are_the_six_of_doubled_coordinates() {
    for hex in Hex::all() {
        let near =
            [(-2, 0), (2, 0), (-1, -1), (-1, 1), (1, -1), (1, 1)].into_iter().filter_map(|(down, right)| {
                let row = hex.row().checked_add_signed(down)?;
                Hex::on(row, hex.column().checked_add_signed(right)?)
            });
        let near = near.fold(HexSet::EMPTY, HexSet::with);
        assert_eq!(*hex.neighbours(), near, "{hex}");
        assert!(near.into_iter().all(|other| other.neighbours().contains(hex)), "{hex}");
    }
}

#[test]
fn bab_c1_no_tile_place_or_ziggurat_touches_another() {
    let sites = PLACE_HEXES.or(ZIGGURAT_HEXES);
    for site in sites {
        assert!(!site.neighbours().meets(sites), "{site}");
        assert!(site.neighbours().meets(LAND), "{site} could never be surrounded");
    }
}

#[test]
fn bab_s1_what_is_in_play() {
    assert_eq!(in_play(4), LAND.or(RIVER));
    assert_eq!(in_play(3), CENTRE.or(SOUTH).or(RIVER));
    assert_eq!(in_play(2), NORTH.or(CENTRE).or(RIVER));
    assert_eq!([2, 3, 4].map(|players| in_play(players).len()), [113, 149, 175]);
    assert_eq!([2, 3, 4].map(|players| in_play(players).and(ZIGGURAT_HEXES).len()), [3, 4, 5]);
}

/// The connected parts of a set.
fn pieces_of(mut set: HexSet) -> Vec<HexSet> {
    let mut pieces = Vec::new();
    while let Some(hex) = set.pop() {
        let mut piece = HexSet::EMPTY.with(hex);
        let mut edge = piece;
        while let Some(hex) = edge.pop() {
            let new = hex.neighbours().and(set);
            set = set.minus(new);
            piece = piece.or(new);
            edge = edge.or(new);
        }
        pieces.push(piece);
    }
    pieces
}

// ---- setup ---------------------------------------------------------------------------------------------------

#[test]
fn bab_s3_the_tile_mix() {
    //                 m  o  p mo mp op mop 5  6  7  c
    let four: [u8; 11] = [3, 3, 3, 3, 3, 3, 1, 2, 2, 2, 7];
    let three: [u8; 11] = [2, 2, 2, 3, 3, 3, 1, 2, 2, 2, 4];
    let two: [u8; 11] = [2, 2, 2, 2, 2, 2, 0, 1, 1, 1, 3];
    let names: Vec<_> = Tile::all().map(|tile| tile.to_string()).collect();
    assert_eq!(names, ["m", "o", "p", "mo", "mp", "op", "mop", "5", "6", "7", "c"]);
    for (players, mix, cities, fields) in [(4, four, 19, 13), (3, three, 16, 10), (2, two, 12, 6)] {
        assert_eq!(tile_mix(players), mix);
        let sum = |cities: bool| -> u8 {
            Tile::all().filter(|tile| tile.is_city() == cities).map(|tile| mix[tile.index()]).sum()
        };
        assert_eq!((sum(true), sum(false)), (cities, fields), "{players} players");
        let places = in_play(players).and(PLACE_HEXES).len();
        assert_eq!(u32::from(cities + fields), places, "a tile for every place");
    }
}

#[test]
fn bab_s2_chance_lays_one_tile_on_every_place_in_play() {
    for players in 2..=4 {
        let mut state = Babylonia::new_game(players, &Options::default()).unwrap();
        let places = in_play(players).and(PLACE_HEXES);
        for number in 0..places.len() {
            assert_eq!(tiles(&state).len(), number as usize);
            assert_eq!(phase(&state), "layout");
            chance(&mut state, number.into());
        }
        let laid = tiles(&state);
        assert!(laid.keys().all(|&hex| places.contains(hex)) && laid.len() == places.len() as usize);
        for tile in Tile::all() {
            let count = laid.values().filter(|&&other| other == tile).count();
            assert_eq!(count, usize::from(tile_mix(players)[tile.index()]), "{tile}");
        }
        assert_ne!(phase(&state), "layout");
    }
}

#[test]
fn bab_s5_chance_deals_five_tokens_each_and_draws_the_start_player() {
    assert_eq!(CLAN, [6, 6, 6, 12]);
    let mut starts = BTreeSet::new();
    for seed in 0..20 {
        let mut state = Babylonia::new_game(3, &Options::default()).unwrap();
        let mut rng = play::stream(seed, 0);
        let mut draws = 0;
        while state.actor() == Actor::Chance {
            let action = Babylonia::random_action(&state, &mut rng).unwrap();
            draws += usize::from(matches!(action, Action::Draw { .. }));
            if let Action::Start { seat } = action {
                let mut legal = Vec::new();
                Babylonia::legal_actions(&state, &mut legal);
                assert_eq!(legal, [0, 1, 2].map(|seat| Action::Start { seat: Seat(seat) }));
                starts.insert(seat);
            }
            Babylonia::apply_unchecked(&mut state, action, &mut ());
        }
        assert_eq!(draws, 15);
        for seat in Setup::of(&state).seats {
            let (stand, pool) = (seat.stand.unwrap(), seat.pool.unwrap());
            assert_eq!((stand.len(), pool.len()), (5, 25));
            let both = stand + &pool;
            let counts = ['m', 'o', 'p', 'f'].map(|kind| both.matches(kind).count());
            assert_eq!(counts, [6, 6, 6, 12]);
        }
    }
    assert_eq!(starts.len(), 3, "every player begins some games");
}

#[test]
fn bab_s4_and_bab_v1_the_open_cards() {
    let cards = |state: &State| -> Vec<u8> {
        Setup::of(state).cards.unwrap().iter().map(|card| card.number()).collect()
    };
    let state = Babylonia::new_game(4, &Options::default()).unwrap();
    assert_eq!(cards(&state), [1, 2, 3, 4, 5, 6, 7]);
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let mut state = Babylonia::new_game(4, &Options { random_cards: true }).unwrap();
        assert_eq!((phase(&state), cards(&state).len()), ("box", 9));
        chance(&mut state, seed);
        assert_eq!((phase(&state), cards(&state).len()), ("box", 8));
        chance(&mut state, seed);
        assert_eq!((phase(&state), cards(&state).len()), ("layout", 7));
        seen.extend((1..=9).filter(|card| !cards(&state).contains(card)));
    }
    assert_eq!(seen.len(), 9, "every card goes back to the box sometimes");
}

#[test]
fn bab_s1_only_two_to_four_play() {
    for players in [0, 1, 5] {
        let error = Babylonia::new_game(players, &Options::default()).unwrap_err();
        assert_eq!(error.place, "players");
    }
}

fn tiles(state: &State) -> BTreeMap<Hex, Tile> {
    Setup::of(state).tiles.unwrap()
}

fn phase(state: &State) -> &'static str {
    Setup::of(state).phase.unwrap().into()
}

/// One outcome of chance.
fn chance(state: &mut State, seed: u64) {
    assert_eq!(state.actor(), Actor::Chance);
    let action = Babylonia::random_action(state, &mut play::stream(seed, 7)).unwrap();
    Babylonia::apply_unchecked(state, action, &mut ());
}

// ---- size ----------------------------------------------------------------------------------------------------

/// Search copies states all the time.
#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 4, "{} bytes", size_of::<Action>());
}
