//! How a city or ziggurat stands: who is around it, and what it would bring if it were resolved as things are.

use serde::Serialize;
use shinar_core::Seat;

use crate::{
    board::{Hex, HexSet, Site},
    rules::resolve::{CITIZEN_POINTS, linked, majority, matching},
    state::Open,
};

/// The tokens around a city or ziggurat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Surroundings {
    /// Where the city or ziggurat is.
    pub hex: Hex,
    /// The land beside it without a token. When none is left, it is surrounded (BAB-C1).
    pub open: Vec<Hex>,
    /// The number of tokens beside it, by seat.
    pub tokens: Vec<u8>,
    /// The seat with most tokens beside it and would take the tile or a card (BAB-C4, BAB-Z1); missing in a tie.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub leader: Option<Seat>,
}

impl Surroundings {
    pub(crate) fn of(open: &Open, site: Site) -> Self {
        let hex = site.hex();
        let beside = |seat: Seat| (*hex.neighbours() & open.tokens[seat.index()]).len() as u8;
        Self {
            hex,
            open: (*site.shore() & open.free).into_iter().collect(),
            tokens: Seat::all(open.players).map(beside).collect(),
            leader: majority(open, hex),
        }
    }
}

/// The tokens of a seat that hang together with a city (BAB-C3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Links {
    /// Whose tokens they are.
    pub seat: Seat,
    /// The tokens that score at the city, whose symbol they show.
    pub scoring: Vec<Hex>,
    /// What they score together.
    pub points: u16,
    /// The city with each token beside it, and neighbouring tokens linked to it: each pair once.
    pub pairs: Vec<(Hex, Hex)>,
}

impl Links {
    /// Every seat that has tokens beside a city or linked to it. None for a ziggurat.
    pub(crate) fn of(open: &Open, city: Site) -> Vec<Self> {
        let Some(tile) = open.tile(city) else { return Vec::new() };
        let hex = city.hex();
        let matching = matching(open, tile);
        let links = Seat::all(open.players).filter_map(|seat| {
            let own = linked(open, seat, hex) & open.tokens[seat.index()];
            let scoring = own & matching;
            (!own.is_empty()).then(|| Self {
                seat,
                points: CITIZEN_POINTS * scoring.len() as u16,
                scoring: scoring.into_iter().collect(),
                pairs: pairs(hex, own),
            })
        });
        links.collect()
    }
}

fn pairs(city: Hex, tokens: HexSet) -> Vec<(Hex, Hex)> {
    let beside = (*city.neighbours() & tokens).into_iter().map(|token| (city, token));
    let among = tokens.into_iter().flat_map(|token| {
        let later = (*token.neighbours() & tokens).into_iter().filter(move |&other| other > token);
        later.map(move |other| (token, other))
    });
    beside.chain(among).collect()
}
