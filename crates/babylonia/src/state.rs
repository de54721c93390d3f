//! The whole truth of a position, split by who may know it.
//!
//! [`Open`] is what everyone sees; a [`Secret`] is what one seat alone sees. A view is made of the one and at most
//! one of the others, so that nothing has to be taken out of it.

use serde::{Deserialize, Serialize};
use shinar_core::{Actor, PerSeat, Seat, Set, prelude::*, rank_by_key};

use crate::{
    board::{self, Hex, HexSet, PLACES, RIVER, Site, SiteSet, ZIGGURAT_HEXES, ZIGGURAT_SITES},
    ledger,
    options::Options,
    pieces::{CARDS_IN_PLAY, CITY_TILES, CLAN, Card, CardSet, KINDS, Kind, KindSet, TILES, Tile, tile_mix},
    rules::end,
};

/// The most tokens one turn can play: a whole stand with card 3.
pub const MOST_PLACED: usize = 7;

/// The most seats.
pub(crate) const SEATS: usize = shinar_core::MAX_SEATS;

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, strum::Display, strum::IntoStaticStr)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Phase {
    /// Chance puts cards back into the box (BAB-V1).
    Box,
    /// Chance lays out the tiles (BAB-S2).
    Layout,
    /// Chance deals the stands (BAB-S5), then play goes on with another phase.
    Deal,
    /// Chance draws the start player (BAB-S5).
    Start,
    /// The active player plays tokens (BAB-T1).
    Place,
    /// The active player chooses what to resolve (BAB-C2).
    Resolve,
    /// The winner of a ziggurat chooses a card (BAB-Z1).
    Card,
    /// Chance refills the stand of the active player (BAB-T3).
    Refill,
    /// The active player decides about the extra turn (BAB-K2).
    Extra,
    /// The game has ended (BAB-E1).
    Over,
}

/// What everyone sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    pub(crate) players: u8,
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// What follows [`Phase::Deal`].
    pub(crate) then: Phase,
    pub(crate) active: Seat,
    /// Who chooses a card in [`Phase::Card`].
    pub(crate) chooser: Seat,
    /// The number of the turn, from 1.
    pub(crate) turn: u16,
    pub(crate) scores: [u16; SEATS],
    /// Hexes in play with no token, tile or ziggurat.
    pub(crate) free: HexSet,
    pub(crate) cities: SiteSet,
    pub(crate) fields: SiteSet,
    /// Ziggurats in play that were not yet resolved.
    pub(crate) ziggurats: SiteSet,
    /// Sites that are surrounded and not yet resolved.
    pub(crate) pending: SiteSet,
    /// Kept up to date with `tokens`: the tile places beside face-up tokens of each seat, and the ziggurats beside
    /// any of its tokens.
    pub(crate) touched: [SiteSet; SEATS],
    /// The tokens of each seat, face up or down.
    pub(crate) tokens: [HexSet; SEATS],
    /// The face-up tokens of each kind, of all seats.
    pub(crate) kinds: [HexSet; KINDS],
    /// The tile on each place, as its index, or [`NO_TILE`].
    pub(crate) tiles: [u8; PLACES],
    /// Tiles not yet laid out.
    pub(crate) stack: [u8; TILES],
    /// Tiles that left the game.
    pub(crate) gone: [u8; TILES],
    /// The city tiles in front of each seat.
    pub(crate) owned: [[u8; CITY_TILES]; SEATS],
    /// Cards that lie open.
    pub(crate) cards: CardSet,
    /// Cards in front of each seat.
    pub(crate) held: [CardSet; SEATS],
    /// Cards of single use that were used.
    pub(crate) used: CardSet,
    /// Seats whose stand chance still deals.
    pub(crate) undealt: Set<Seat, u8>,
    pub(crate) stand_len: [u8; SEATS],
    pub(crate) pool_len: [u8; SEATS],
    /// For each seat the kinds of all tokens that others have not seen: on the stand, in the pool, face down.
    pub(crate) unseen: [[u8; KINDS]; SEATS],
    pub(crate) played: Played,
}

/// A place without a tile.
pub(crate) const NO_TILE: u8 = u8::MAX;

/// What the active player has played this turn, as everyone sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Played {
    pub(crate) hexes: [u8; MOST_PLACED],
    pub(crate) len: u8,
    pub(crate) rivers: u8,
    pub(crate) farmers: u8,
    /// The kinds of citizens among them.
    pub(crate) citizens: KindSet,
}

impl Played {
    pub(crate) fn push(&mut self, hex: Hex, face_up: Option<Kind>) {
        if let Some(slot) = self.hexes.get_mut(self.len as usize) {
            *slot = hex.0;
            self.len += 1;
        }
        match face_up {
            None => self.rivers += 1,
            Some(Kind::Farmer) => self.farmers += 1,
            Some(kind) => self.citizens.insert(kind),
        }
    }

    /// Whether one of the tokens lies beside a site, so that it can have been surrounded this turn.
    pub(crate) fn surrounded(&self, site: Site) -> bool {
        self.hexes().any(|hex| site.shore().contains(hex))
    }

    pub(crate) fn hexes(&self) -> impl Iterator<Item = Hex> {
        self.hexes.iter().take(self.len as usize).map(|&hex| Hex(hex))
    }
}

/// What one seat alone knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Secret {
    pub(crate) stand: [u8; KINDS],
    pub(crate) pool: [u8; KINDS],
    /// For each kind the seat's face-down tokens, one bit for each river hex.
    pub(crate) face_down: [u32; KINDS],
}

/// A valid position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) secrets: [Secret; SEATS],
}

impl State {
    /// The state before the first draw.
    pub(crate) fn new(players: u8, options: Options) -> Self {
        let mut open = Open {
            players,
            options,
            phase: Phase::Box,
            then: Phase::Start,
            active: Seat(0),
            chooser: Seat(0),
            turn: 1,
            scores: [0; SEATS],
            free: board::in_play(players).minus(ZIGGURAT_HEXES),
            cities: SiteSet::EMPTY,
            fields: SiteSet::EMPTY,
            ziggurats: ziggurats_in_play(players),
            pending: SiteSet::EMPTY,
            touched: [SiteSet::EMPTY; SEATS],
            tokens: [HexSet::EMPTY; SEATS],
            kinds: [HexSet::EMPTY; KINDS],
            tiles: [NO_TILE; PLACES],
            stack: tile_mix(players),
            gone: [0; TILES],
            owned: [[0; CITY_TILES]; SEATS],
            cards: CardSet::full(),
            held: [CardSet::default(); SEATS],
            used: CardSet::default(),
            undealt: Seat::all(players).collect(),
            stand_len: [0; SEATS],
            pool_len: [0; SEATS],
            unseen: [[0; KINDS]; SEATS],
            played: Played::default(),
        };
        let mut secrets = [Secret::default(); SEATS];
        for seat in Seat::all(players).map(Seat::index) {
            open.pool_len[seat] = CLAN.iter().sum();
            open.unseen[seat] = CLAN;
            secrets[seat].pool = CLAN;
        }
        if !options.random_cards {
            // BAB-S4
            open.cards = Card::all().take(CARDS_IN_PLAY).collect();
            open.phase = Phase::Layout;
        }
        Self { open, secrets }
    }
}

impl GameState for State {
    type Options = Options;

    fn players(&self) -> u8 {
        self.open.players
    }

    fn options(&self) -> Options {
        self.open.options
    }

    fn actor(&self) -> Actor {
        self.open.actor()
    }

    fn active(&self) -> Option<Seat> {
        (self.open.then != Phase::Start).then_some(self.open.active)
    }

    fn scores(&self) -> PerSeat<i32> {
        Seat::all(self.open.players).map(|seat| self.open.scores[seat.index()].into()).collect()
    }

    fn ranking(&self) -> PerSeat<u8> {
        self.open.ranking()
    }

    fn end_reason(&self) -> Option<&'static str> {
        end::reason(&self.open).map(Into::into)
    }

    fn ledger(&self) -> Vec<(&'static str, u32)> {
        ledger::entries(self)
    }
}

impl Open {
    /// Who decides now.
    pub(crate) fn actor(&self) -> Actor {
        match self.phase {
            Phase::Box | Phase::Layout | Phase::Deal | Phase::Start | Phase::Refill => Actor::Chance,
            Phase::Place | Phase::Resolve | Phase::Extra => Actor::Seat(self.active),
            Phase::Card => Actor::Seat(self.chooser),
            Phase::Over => Actor::Over,
        }
    }

    /// BAB-E2, BAB-R18: points, then city tiles.
    pub(crate) fn ranking(&self) -> PerSeat<u8> {
        let key = |seat: Seat| (self.scores[seat.index()], self.cities_of(seat));
        rank_by_key(&Seat::all(self.players).map(key).collect())
    }

    /// Whether a card lies in front of a seat.
    #[inline]
    pub(crate) fn holds(&self, seat: Seat, card: Card) -> bool {
        self.held[seat.index()].contains(card)
    }

    /// Whether a seat has a card of single use that is still to be used.
    pub(crate) fn can_use(&self, seat: Seat, card: Card) -> bool {
        self.holds(seat, card) && !self.used.contains(card)
    }

    /// How many tokens a seat's stand holds when full (BAB-T3, BAB-K3).
    #[inline]
    pub(crate) fn stand_limit(&self, seat: Seat) -> u8 {
        if self.holds(seat, Card::LARGE_STAND) { 7 } else { 5 }
    }

    /// The tile on a place.
    #[inline]
    pub(crate) fn tile(&self, place: Site) -> Option<Tile> {
        match self.tiles.get(place.index()) {
            None | Some(&NO_TILE) => None,
            Some(&tile) => Tile::at(tile.into()),
        }
    }

    /// Puts a tile on a place.
    pub(crate) fn put_tile(&mut self, place: Site, tile: Tile) {
        self.tiles[place.index()] = tile.index() as u8;
        self.free.remove(place.hex());
        if tile.is_city() { self.cities.insert(place) } else { self.fields.insert(place) }
    }

    /// Takes the tile off a place. The hex is not yet free: a token may take its place.
    pub(crate) fn lift_tile(&mut self, place: Site) -> Option<Tile> {
        let tile = self.tile(place)?;
        self.tiles[place.index()] = NO_TILE;
        self.cities.remove(place);
        self.fields.remove(place);
        Some(tile)
    }

    /// The place that chance lays a tile on next, in the order of the board.
    pub(crate) fn next_place(&self) -> Option<Site> {
        let places = Site::places();
        places.filter(|place| self.free.contains(place.hex())).find(|place| self.tile(*place).is_none())
    }

    /// The seat that chance deals a token to next.
    pub(crate) fn next_dealt(&self) -> Option<Seat> {
        Seat::all(self.players).filter(|&seat| self.undealt.contains(seat)).find(|&seat| {
            let played = if seat == self.active && self.then != Phase::Start { self.played.len } else { 0 };
            self.stand_len[seat.index()] + played < self.stand_limit(seat) && self.pool_len[seat.index()] > 0
        })
    }

    /// Whose stand chance fills now.
    pub(crate) fn drawing(&self) -> Option<Seat> {
        match self.phase {
            Phase::Deal => self.next_dealt(),
            Phase::Refill => Some(self.active),
            _ => None,
        }
    }

    /// The number of city tiles in front of a seat.
    pub(crate) fn cities_of(&self, seat: Seat) -> u8 {
        self.owned[seat.index()].iter().sum()
    }

    /// Every city tile in front of anybody.
    pub(crate) fn cities_of_all(&self) -> u8 {
        Seat::all(self.players).map(|seat| self.cities_of(seat)).sum()
    }

    /// Whose token lies on a hex.
    pub(crate) fn owner(&self, hex: Hex) -> Option<Seat> {
        Seat::all(self.players).find(|seat| self.tokens[seat.index()].contains(hex))
    }

    /// The kind of a face-up token.
    pub(crate) fn face_up_kind(&self, hex: Hex) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| self.kinds[kind.index()].contains(hex))
    }

    /// Puts a token of a seat on a hex; its kind is given if it lies face up.
    pub(crate) fn put_token(&mut self, seat: Seat, hex: Hex, face_up: Option<Kind>) {
        self.free.remove(hex);
        self.tokens[seat.index()].insert(hex);
        let beside = hex.sites_beside();
        self.touched[seat.index()] |= match face_up {
            Some(kind) => {
                self.kinds[kind.index()].insert(hex);
                beside
            }
            None => beside & ZIGGURAT_SITES,
        };
    }

    /// The ziggurats in play that were resolved.
    pub(crate) fn resolved(&self) -> SiteSet {
        ziggurats_in_play(self.players).minus(self.ziggurats)
    }

    /// BAB-C1: whether every land hex beside a site holds a token. Sites never touch, so land beside one is
    /// either free or taken.
    #[inline]
    pub(crate) fn is_surrounded(&self, site: Site) -> bool {
        !site.shore().meets(self.free)
    }

    /// Notes those of some sites that are to be resolved because they are surrounded now.
    #[inline]
    pub(crate) fn mark_surrounded(&mut self, sites: SiteSet) {
        for site in sites & (self.cities | self.ziggurats) {
            if self.is_surrounded(site) {
                self.pending.insert(site);
            }
        }
    }
}

/// The ziggurats of a game.
pub(crate) const fn ziggurats_in_play(players: u8) -> SiteSet {
    const TWO: SiteSet = board::sites_of(board::in_play(2)).and(ZIGGURAT_SITES);
    const THREE: SiteSet = board::sites_of(board::in_play(3)).and(ZIGGURAT_SITES);
    match players {
        2 => TWO,
        3 => THREE,
        _ => ZIGGURAT_SITES,
    }
}

impl Secret {
    /// The kind of an own face-down token.
    pub(crate) fn kind_at(&self, hex: Hex) -> Option<Kind> {
        if !RIVER.contains(hex) {
            return None;
        }
        let bit = hex.river_index();
        Kind::ALL.into_iter().find(|kind| self.face_down[kind.index()] >> bit & 1 == 1)
    }
}
