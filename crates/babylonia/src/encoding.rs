//! What a seat knows, as numbers. `docs/encodings/babylonia.md` lists every feature.

use shinar_core::{
    Actor, Bits,
    encoding::{Axis, FeatureGroup, Features, place_of, relative, seats_from, turned_seat},
    feature_groups,
    prelude::*,
};

use crate::{
    action::Action,
    board::{HEXES, Hex, PLACES, RIVER, RIVERS, Site, ZIGGURATS},
    game::Babylonia,
    pieces::{CARDS, CITY_TILES, CLAN, Card, KINDS, Kind, TILES, Tile},
    state::{NO_TILE, Phase},
    view::View,
};

/// The phases in the order of [`Phase`].
const PHASES: [&str; 10] =
    ["box", "layout", "deal", "start", "place", "resolve", "card", "refill", "extra", "over"];
const _: () = assert!(Phase::Over as usize + 1 == PHASES.len());

const POINTS: [u16; 24] =
    [1, 2, 4, 6, 8, 10, 13, 16, 20, 25, 30, 35, 40, 50, 60, 70, 80, 90, 100, 115, 130, 150, 175, 200];
/// The most tokens a stand holds.
const STAND: usize = 7;
/// The most tokens of one kind.
const MOST: usize = CLAN[Kind::Farmer.index()] as usize;
const POOL: [u16; 12] = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25];
/// The most city tiles of one kind.
const SAME_CITIES: usize = 3;

const HEX: Axis = Axis::of::<Hex>("hex");
const RIVER_HEX: Axis = Axis::labelled("river hex", RIVERS, river_hex);
const KIND: Axis = Axis::of::<Kind>("kind");
const CARD: Axis = Axis::of::<Card>("card");

fn river_hex(index: usize) -> String {
    RIVER.nth(index as u32).map(|hex| hex.to_string()).unwrap_or_default()
}

fn ziggurat(index: usize) -> String {
    Site::at(PLACES + index).map(|site| site.to_string()).unwrap_or_default()
}

feature_groups! {
    /// The number of players.
    players: [Axis::PLAYERS];
    /// Seven random cards of the nine are in play (BAB-V1).
    random_cards: [];
    /// What is being done.
    phase: [Axis::words("phase", &PHASES)];
    /// The seat that decides; none while chance does.
    decides: [Axis::SEATS];
    /// The seat whose turn it is, once the first turn has begun.
    active: [Axis::SEATS];
    /// It is the first or the second turn of the game, in which fewer tokens are played (BAB-P2).
    early_turn: [Axis::words("turn", &["first", "second"])];
    /// Tokens that lie face up.
    tokens: [Axis::SEATS, KIND, HEX];
    /// Tokens that lie face down in rivers.
    face_down: [Axis::SEATS, RIVER_HEX];
    /// The observer's tokens that lie face down, by kind.
    own_face_down: [KIND, RIVER_HEX];
    /// The hexes on which tokens were played this turn.
    placed: [HEX];
    /// City and field tiles on their places.
    tiles: [Axis::of::<Site>("place").first(PLACES), Axis::of::<Tile>("tile")];
    /// Ziggurats that were not yet resolved.
    ziggurats: [Axis::labelled("ziggurat", ZIGGURATS, ziggurat)];
    /// Cities and ziggurats that are surrounded and wait to be resolved.
    pending: [Axis::of::<Site>("site")];
    /// Ziggurat cards that lie open.
    cards: [CARD];
    /// Ziggurat cards in front of players.
    held: [Axis::SEATS, CARD];
    /// Cards of single use that were used.
    used: [CARD];
    /// City tiles in front of players.
    cities: [Axis::SEATS, Axis::of::<Tile>("city").first(CITY_TILES), Axis::count(SAME_CITIES)];
    /// Points.
    points: [Axis::SEATS, Axis::steps(&POINTS)];
    /// Tokens on stands.
    stand_size: [Axis::SEATS, Axis::count(STAND)];
    /// Tokens in pools.
    pool_size: [Axis::SEATS, Axis::steps(&POOL)];
    /// Tokens of players that others have not seen: on the stand, in the pool, face down.
    unseen: [Axis::SEATS, KIND, Axis::count(MOST)];
    /// Tokens on the observer's stand.
    own_stand: [KIND, Axis::count(STAND)];
    /// Tokens in the observer's pool.
    own_pool: [KIND, Axis::count(MOST)];
}

impl GameEncoding for Babylonia {
    const GROUPS: &'static [FeatureGroup] = &GROUPS;

    fn turned(action: Action, by: u8, players: u8) -> Action {
        match action {
            Action::Start { seat } => Action::Start { seat: turned_seat(seat, by, players) },
            action => action,
        }
    }

    fn encode(view: &View, out: &mut impl Features) {
        let open = &view.open;
        let players = open.players;
        let own = place_of(view.observer);
        out.put(at(Group::players) + usize::from(players) - 2);
        out.put_if(at(Group::random_cards), open.options.random_cards);
        out.put(at(Group::phase) + open.phase as usize);
        if let Actor::Seat(seat) = open.actor() {
            out.put(at(Group::decides) + relative(seat, own, players));
        }
        if open.then != Phase::Start {
            out.put(at(Group::active) + relative(open.active, own, players));
            if open.turn <= 2 {
                out.put(at(Group::early_turn) + usize::from(open.turn.max(1)) - 1);
            }
        }
        for (place, seat) in seats_from(own, players) {
            let tokens = open.tokens[seat.index()];
            for (kind, &face_up) in open.kinds.iter().enumerate() {
                out.put_set(at(Group::tokens) + (place * KINDS + kind) * HEXES, tokens & face_up);
            }
        }
        for (place, seat) in seats_from(own, players) {
            for hex in open.tokens[seat.index()] & RIVER {
                out.put(at(Group::face_down) + place * RIVERS + hex.river_index());
            }
        }
        if let Some(secret) = &view.own {
            for (kind, &hexes) in secret.face_down.iter().enumerate() {
                put_bits(out, at(Group::own_face_down) + kind * RIVERS, hexes);
            }
        }
        let placed = open.played.hexes().fold(crate::board::HexSet::EMPTY, shinar_core::Set::with);
        out.put_set(at(Group::placed), placed);
        for (place, &tile) in open.tiles.iter().enumerate() {
            if tile != NO_TILE {
                out.put(at(Group::tiles) + place * TILES + usize::from(tile));
            }
        }
        for site in open.ziggurats {
            out.put(at(Group::ziggurats) + site.index() - PLACES);
        }
        out.put_set(at(Group::pending), open.pending);
        out.put_set(at(Group::cards), open.cards);
        for (place, seat) in seats_from(own, players) {
            out.put_set(at(Group::held) + place * CARDS, open.held[seat.index()]);
        }
        out.put_set(at(Group::used), open.used);
        for (place, seat) in seats_from(own, players) {
            for (city, &count) in open.owned[seat.index()].iter().enumerate() {
                let start = at(Group::cities) + (place * CITY_TILES + city) * SAME_CITIES;
                out.put_count(start, SAME_CITIES, count.into());
            }
        }
        for (place, seat) in seats_from(own, players) {
            out.put_steps(at(Group::points) + place * POINTS.len(), &POINTS, open.scores[seat.index()]);
        }
        for (place, seat) in seats_from(own, players) {
            out.put_count(at(Group::stand_size) + place * STAND, STAND, open.stand_len[seat.index()].into());
        }
        for (place, seat) in seats_from(own, players) {
            let size = open.pool_len[seat.index()].into();
            out.put_steps(at(Group::pool_size) + place * POOL.len(), &POOL, size);
        }
        for (place, seat) in seats_from(own, players) {
            put_kinds(out, at(Group::unseen) + place * KINDS * MOST, MOST, &open.unseen[seat.index()]);
        }
        if let Some(secret) = &view.own {
            put_kinds(out, at(Group::own_stand), STAND, &secret.stand);
            put_kinds(out, at(Group::own_pool), MOST, &secret.pool);
        }
    }
}

fn put_kinds(out: &mut impl Features, start: usize, most: usize, counts: &[u8; KINDS]) {
    for (kind, &count) in counts.iter().enumerate() {
        out.put_count(start + kind * most, most, count.into());
    }
}

fn put_bits(out: &mut impl Features, start: usize, mut bits: u32) {
    while let Some(bit) = bits.pop() {
        out.put(start + bit);
    }
}
