//! Surrounded cities and ziggurats: BAB-C1 to C6, BAB-Z1, and the cards they bring.

use shinar_core::{Listener, Seat};

use super::{emit, score};
use crate::{
    board::{CENTRE, Hex, HexSet, RIVER, Site, ZIGGURAT_SITES},
    event::{SiteKind, What},
    pieces::{Card, Kind, Tile},
    rulings,
    state::{Open, Phase},
};

/// BAB-C3: the points of a matching citizen beside or linked to a city.
pub(crate) const CITIZEN_POINTS: u16 = 2;

/// BAB-T2: resolves what needs no decision, until a player must decide or nothing is left.
///
/// Returns whether resolving is over.
pub(crate) fn go_on<L: Listener<What>>(open: &mut Open, listener: &mut L) -> bool {
    if open.pending.len() > 1 {
        open.phase = Phase::Resolve;
        return false;
    }
    match open.pending.first() {
        Some(site) => resolve(open, site, listener),
        None => true,
    }
}

/// Resolves one site by the board as it is now (BAB-R5). Returns `false` if a card has to be chosen first.
pub(crate) fn resolve<L: Listener<What>>(open: &mut Open, site: Site, listener: &mut L) -> bool {
    open.pending.remove(site);
    let is_ziggurat = ZIGGURAT_SITES.contains(site);
    let kind = if is_ziggurat { SiteKind::Ziggurat } else { SiteKind::City };
    emit(listener, None, rulings::C1, What::Surrounded { hex: site.hex(), site: kind });
    if is_ziggurat {
        open.ziggurats.remove(site);
        return resolve_ziggurat(open, site, listener);
    }
    resolve_city(open, site, listener);
    true
}

fn resolve_city<L: Listener<What>>(open: &mut Open, site: Site, listener: &mut L) {
    let hex = site.hex();
    let Some(tile) = open.tile(site).filter(|tile| tile.is_city()) else { return };
    let matching = matching(open, tile);
    for seat in Seat::all(open.players) {
        let scoring = matching & open.tokens[seat.index()];
        if scoring.is_empty() {
            continue;
        }
        let tokens = (linked(open, seat, hex) & scoring).len() as u8;
        if tokens > 0 {
            let what = What::Citizens { hex, tokens };
            score(open, seat, CITIZEN_POINTS * u16::from(tokens), rulings::C3, what, listener);
        }
    }
    // BAB-C6: whoever wins it, the tile leaves its hex.
    open.lift_tile(site);
    open.free.insert(hex);
    // BAB-C4
    let Some(winner) = majority(open, hex) else {
        open.gone[tile.index()] += 1;
        return emit(listener, None, rulings::C4, What::CityLost { hex, tile });
    };
    open.owned[winner.index()][tile.index()] += 1;
    emit(listener, Some(winner), rulings::C4, What::CityTaken { hex, tile });
    for seat in Seat::all(open.players) {
        // BAB-C5
        let owned = open.cities_of(seat);
        if owned > 0 {
            score(open, seat, owned.into(), rulings::C5, What::Cities { owned }, listener);
        }
        // BAB-K7
        let pairs = owned / 2;
        if pairs > 0 && open.holds(seat, Card::CITY_PAIRS) {
            score(open, seat, pairs.into(), rulings::K7, What::CityPairs { pairs }, listener);
        }
    }
}

/// BAB-C3: the face-up tokens of all seats that show a symbol of a city.
pub(crate) fn matching(open: &Open, tile: Tile) -> HexSet {
    let mut matching = HexSet::EMPTY;
    for kind in Kind::ALL {
        if tile.shows(kind) {
            matching |= open.kinds[kind.index()];
        }
    }
    matching
}

/// BAB-C3: the hexes linked to a city for a seat: own tokens of every kind (BAB-R15), and free hexes by cards 8 and 9.
pub(crate) fn linked(open: &Open, seat: Seat, city: Hex) -> HexSet {
    let mut links = open.tokens[seat.index()];
    // BAB-K8, BAB-K9, BAB-R8, BAB-R13
    if open.holds(seat, Card::LINK_CENTRE) {
        links |= open.free & CENTRE;
    }
    if open.holds(seat, Card::LINK_RIVER) {
        links |= open.free & RIVER;
    }
    let mut reached = *city.neighbours() & links;
    let mut edge = reached;
    while let Some(hex) = edge.pop() {
        let new = (*hex.neighbours() & links).minus(reached);
        reached |= new;
        edge |= new;
    }
    reached
}

/// BAB-C4, BAB-Z1: the seat with more tokens beside a hex than any other.
pub(crate) fn majority(open: &Open, hex: Hex) -> Option<Seat> {
    let (mut most, mut winner) = (0, None);
    for seat in Seat::all(open.players) {
        let count = (*hex.neighbours() & open.tokens[seat.index()]).len();
        if count > most {
            (most, winner) = (count, Some(seat));
        } else if count == most {
            winner = None;
        }
    }
    winner
}

fn resolve_ziggurat<L: Listener<What>>(open: &mut Open, site: Site, listener: &mut L) -> bool {
    // BAB-Z1
    let Some(winner) = majority(open, site.hex()) else {
        emit(listener, None, rulings::Z1, What::ZigguratTied { hex: site.hex() });
        return true;
    };
    // BAB-R16: a card must be taken while one lies open.
    if open.cards.is_empty() {
        return true;
    }
    // BAB-R6
    open.phase = Phase::Card;
    open.chooser = winner;
    false
}

/// BAB-Z1: gives an open card to the chooser; it works at once (BAB-R7).
pub(crate) fn take_card<L: Listener<What>>(open: &mut Open, card: Card, listener: &mut L) {
    let seat = std::mem::take(&mut open.chooser);
    open.cards.remove(card);
    open.held[seat.index()].insert(card);
    if card == Card::TEN_POINTS {
        open.used.insert(card);
        score(open, seat, 10, rulings::K1, What::CardTaken { card }, listener);
    } else {
        emit(listener, Some(seat), rulings::Z1, What::CardTaken { card });
    }
}
