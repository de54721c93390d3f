//! Views as JSON: everything an observer may know, and what the rules make of it.

use serde::{Serialize, Serializer};
use shinar_core::{CommonView, Seat, prelude::*};

use crate::{
    board::{Hex, RIVER, Site},
    event::End,
    pieces::{Card, KINDS, Kind, Tile, Worth},
    rules::{end, place},
    setup::city_names,
    state::{Phase, ziggurats_in_play},
    surroundings::{Links, Surroundings},
    view::View,
};

/// What an observer sees.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename = "View")]
pub(crate) struct Shown {
    #[serde(flatten)]
    common: CommonView<Phase, End>,
    /// Whether seven random cards of the nine are in play (BAB-V1).
    random_cards: bool,
    /// The number of the turn, from 1.
    turn: u16,
    /// What the turn still requires; in phase `place` only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    demand: Option<Demand>,
    /// The hexes played on this turn, in order.
    placed: Vec<Hex>,
    /// The cities, fields and ziggurats in play.
    sites: Vec<ShownSite>,
    tokens: Vec<ShownToken>,
    /// The ziggurat cards that lie open.
    cards: Vec<Card>,
    seats: Vec<ShownSeat>,
}

/// How many tokens a turn requires (BAB-P1, BAB-P2).
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct Demand {
    /// Tokens that must still be played before the turn can be finished.
    owed: u8,
    /// Whether more may follow them, if their kinds allow it.
    more: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename = "ViewSite", tag = "site", rename_all = "snake_case")]
enum ShownSite {
    City {
        #[serde(flatten)]
        city: City,
        #[serde(flatten)]
        standing: Surroundings,
        /// Whether it is surrounded and waits to be resolved.
        pending: bool,
        /// Who would score by citizens if it were resolved now.
        links: Vec<Links>,
    },
    Field {
        hex: Hex,
        tile: Tile,
        /// The points for whoever enters it now (BAB-P6).
        worth: u8,
        /// Whether it shows the city symbol instead of a number.
        counts_cities: bool,
    },
    Ziggurat {
        #[serde(flatten)]
        standing: Surroundings,
        /// Whether it is surrounded and waits to be resolved.
        pending: bool,
        resolved: bool,
    },
}

/// A city tile.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct City {
    tile: Tile,
    /// The kinds of citizens that score at it.
    symbols: Vec<Kind>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename = "ViewToken")]
struct ShownToken {
    hex: Hex,
    seat: Seat,
    /// Missing if the token lies face down and belongs to another player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    kind: Option<Kind>,
    face_down: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename = "ViewSeat")]
struct ShownSeat {
    seat: Seat,
    score: u16,
    /// As it stands, 1 is best; equals share a rank.
    rank: u8,
    stand_size: u8,
    pool_size: u8,
    /// All tokens that others have not seen: on the stand, in the pool and face down in rivers.
    unseen: Counts,
    /// Only the seat itself knows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    stand: Option<Counts>,
    /// Only the seat itself knows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pool: Option<Counts>,
    /// City tiles in front of the player.
    cities: Vec<City>,
    /// Ziggurat cards in front of the player.
    cards: Vec<HeldCard>,
}

/// Numbers of tokens by kind.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct Counts {
    merchant: u8,
    official: u8,
    priest: u8,
    farmer: u8,
}

/// A ziggurat card in front of a player.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
struct HeldCard {
    card: Card,
    /// Whether its single use is over.
    used: bool,
}

impl From<[u8; KINDS]> for Counts {
    fn from([merchant, official, priest, farmer]: [u8; KINDS]) -> Self {
        Self { merchant, official, priest, farmer }
    }
}

impl From<Tile> for City {
    fn from(tile: Tile) -> Self {
        Self { tile, symbols: Kind::ALL.into_iter().filter(|&kind| tile.shows(kind)).collect() }
    }
}

impl View {
    fn shown(&self) -> Shown {
        let open = &self.open;
        let started = open.then != Phase::Start;
        let sites = Site::places().chain(ziggurats_in_play(open.players)).filter_map(|site| self.site(site));
        let tokens = Hex::all().filter_map(|hex| {
            let seat = open.owner(hex)?;
            Some(ShownToken { hex, seat, kind: self.kind_at(hex), face_down: RIVER.contains(hex) })
        });
        let demand = Demand { owed: place::owed(open), more: place::may_exceed(open) };
        Shown {
            common: CommonView {
                observer: self.observer,
                players: open.players,
                actor: open.actor(),
                phase: open.phase,
                active: started.then_some(open.active),
                end: end::reason(open),
            },
            random_cards: open.options.random_cards,
            turn: open.turn,
            demand: (open.phase == Phase::Place).then_some(demand),
            placed: open.played.hexes().collect(),
            sites: sites.collect(),
            tokens: tokens.collect(),
            cards: open.cards.into_iter().collect(),
            seats: Seat::all(open.players).map(|seat| self.seat(seat)).collect(),
        }
    }

    /// What stands on a site; nothing on a place without a tile.
    fn site(&self, site: Site) -> Option<ShownSite> {
        let open = &self.open;
        let pending = open.pending.contains(site);
        if site.ziggurat_index().is_some() {
            let resolved = !open.ziggurats.contains(site);
            return Some(ShownSite::Ziggurat { standing: Surroundings::of(open, site), pending, resolved });
        }
        let tile = open.tile(site)?;
        Some(match tile.worth() {
            None => ShownSite::City {
                city: tile.into(),
                standing: Surroundings::of(open, site),
                pending,
                links: Links::of(open, site),
            },
            Some(worth) => ShownSite::Field {
                hex: site.hex(),
                tile,
                worth: place::points(open, worth),
                counts_cities: worth == Worth::Cities,
            },
        })
    }

    fn seat(&self, seat: Seat) -> ShownSeat {
        let open = &self.open;
        let at = seat.index();
        let secret = self.secret(seat);
        let held = open.held[at].into_iter();
        ShownSeat {
            seat,
            score: open.scores[at],
            rank: open.ranking()[at],
            stand_size: open.stand_len[at],
            pool_size: open.pool_len[at],
            unseen: open.unseen[at].into(),
            stand: secret.map(|secret| secret.stand.into()),
            pool: secret.map(|secret| secret.pool.into()),
            cities: city_names(&open.owned[at]).into_iter().map(City::from).collect(),
            cards: held.map(|card| HeldCard { card, used: open.used.contains(card) }).collect(),
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.shown().serialize(serializer)
    }
}
