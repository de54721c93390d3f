//! Views as JSON.
//!
//! Everything here is computed from a [`View`], so that it cannot say more than its observer knows. Front ends draw it as
//! it is: what follows from the rules, such as the sides of a war, is said here and computed nowhere else.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use shinar_core::{CommonView, Seat, prelude::*};

use crate::{
    board::{Side, Square},
    event::ConflictKind,
    pieces::{Colour, Leader, Monument, TilesByColour},
    rules::{building, conflict, end, monument, realm::Kingdoms, treasure},
    setup::{Cell, Points},
    squares::SquareSet,
    state::{Built, End, Open, Phase},
    view::View,
};

/// What an observer sees.
#[derive(Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "View"),
    schemars(rename = "View")
)]
pub(crate) struct Shown {
    #[serde(flatten)]
    common: CommonView<Phase, End>,
    board: Side,
    /// Whether civilization buildings are in play.
    civ: bool,
    /// Whether support is nothing or as much as it takes.
    english: bool,
    /// Whether the wonder is in play.
    wonder: bool,
    /// The actions left in this turn, the running one among them.
    actions: u8,
    /// What lies on every square that is not empty.
    cells: BTreeMap<Square, ShownCell>,
    kingdoms: Vec<ShownKingdom>,
    monuments: Vec<ShownMonument>,
    monuments_left: Vec<Monument>,
    /// The centre of the wonder.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    wonder_at: Option<Square>,
    /// Whether the wonder can still be built.
    wonder_left: bool,
    /// The colours of the civilization buildings that are not on the board.
    buildings_left: Vec<Colour>,
    /// The treasures on the board.
    treasures_left: u32,
    /// The tile just placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    placed: Option<ShownPlaced>,
    /// The conflict in which support is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    conflict: Option<ShownConflict>,
    /// The wars from which the next is chosen.
    wars: Vec<ShownConflict>,
    /// Where a monument or the wonder may be built now.
    sites: Vec<ShownSite>,
    /// The squares to choose from for a building, or the treasures that may be taken.
    targets: Vec<Square>,
    bag_size: u8,
    /// Tiles that are in the bag, in hands, or swapped away: all together, which everyone can count.
    unseen: TilesByColour,
    /// Tiles that left the game through conflicts.
    fallen: TilesByColour,
    /// Tiles that left the game through catastrophes.
    lost: TilesByColour,
    seats: Vec<ShownSeat>,
}

/// What lies on a square.
#[derive(Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "ViewCell"),
    schemars(rename = "ViewCell")
)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum ShownCell {
    /// A tile face up; a building on it has its colour.
    Tile {
        colour: Colour,
        treasure: bool,
        building: bool,
    },
    /// A tile face down, under a monument or the wonder.
    Down {
        treasure: bool,
    },
    Catastrophe,
    Leader {
        leader: Leader,
    },
}

#[derive(Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "ViewKingdom"),
    schemars(rename = "ViewKingdom")
)]
struct ShownKingdom {
    squares: Vec<Square>,
    leaders: Vec<ShownLeader>,
    treasures: u32,
}

#[derive(Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "ViewLeader"),
    schemars(rename = "ViewLeader")
)]
struct ShownLeader {
    leader: Leader,
    square: Square,
    /// Strength on the board in a revolt.
    revolt: u8,
    /// Strength on the board in a war.
    war: u8,
}

#[derive(Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "ViewMonument"),
    schemars(rename = "ViewMonument")
)]
struct ShownMonument {
    monument: Monument,
    /// The upper left square.
    square: Square,
    squares: Vec<Square>,
    /// The colour of the tiles under it.
    tiles: Colour,
}

#[derive(Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "ViewPlaced"),
    schemars(rename = "ViewPlaced")
)]
struct ShownPlaced {
    square: Square,
    colour: Colour,
    /// Whether the unification tile lies on it.
    covered: bool,
}

#[derive(Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "ViewConflict"),
    schemars(rename = "ViewConflict")
)]
struct ShownConflict {
    kind: ConflictKind,
    /// The colour of the tiles that count, on the board and from the hand.
    tiles: Colour,
    attacker: ShownSide,
    defender: ShownSide,
}

#[derive(Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "ViewSide"),
    schemars(rename = "ViewSide")
)]
struct ShownSide {
    leader: Leader,
    square: Square,
    /// What belongs to the side: in a war all that is connected with the leader without the unification tile, in a
    /// revolt the leader and its supporters.
    squares: Vec<Square>,
    /// The squares of the tiles that count.
    supporters: Vec<Square>,
    /// The tiles added from the hand; missing while that is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    added: Option<u8>,
    /// Supporters and added tiles.
    strength: u8,
    /// Whether its owner is asked for support now.
    asked: bool,
}

#[derive(Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "ViewSite"),
    schemars(rename = "ViewSite")
)]
struct ShownSite {
    kind: SiteKind,
    /// The upper left square for a monument, the centre for the wonder: what an action names.
    square: Square,
    squares: Vec<Square>,
}

#[derive(Clone, Copy, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
enum SiteKind {
    Monument,
    Wonder,
}

#[derive(Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "ViewSeat"),
    schemars(rename = "ViewSeat")
)]
struct ShownSeat {
    seat: Seat,
    /// Whether points and treasures are behind a screen for this observer and should not be shown.
    screened: bool,
    points: Points,
    treasures: u8,
    /// The colours from the weakest to the strongest, treasures added.
    totals: [u16; 4],
    score: u16,
    rank: u8,
    catastrophes: u8,
    hand_size: u8,
    discard_size: u8,
    /// Known to the seat itself only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    hand: Option<TilesByColour>,
    /// The tiles it has swapped away, known to the seat itself only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    discards: Option<TilesByColour>,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.shown().serialize(serializer)
    }
}

impl View {
    fn shown(&self) -> Shown {
        let open = &self.open;
        let civ = open.options.civ;
        Shown {
            common: CommonView {
                observer: self.observer,
                players: open.players,
                actor: open.actor(),
                phase: open.phase,
                active: (open.then != Phase::Start).then_some(open.active),
                end: open.end,
            },
            board: open.options.board,
            civ,
            english: open.options.english,
            wonder: open.options.wonder,
            actions: open.actions,
            cells: Square::all().filter_map(|square| Some((square, cell(open, square)?))).collect(),
            kingdoms: Kingdoms::of(open).sets().iter().map(|squares| kingdom(open, *squares)).collect(),
            monuments: Monument::all().filter_map(|monument| built(open, monument)).collect(),
            monuments_left: Monument::all().filter(|&monument| open.is_free(monument)).collect(),
            wonder_at: open.wonder.map(|wonder| wonder.at),
            wonder_left: open.options.wonder && open.wonder.is_none(),
            buildings_left: Colour::ALL
                .into_iter()
                .filter(|colour| civ && open.buildings[colour.index()].is_none())
                .collect(),
            treasures_left: open.treasures.len(),
            placed: monument::placed(open).map(|(square, colour)| ShownPlaced {
                square,
                colour,
                covered: matches!(open.phase, Phase::Choose | Phase::Support),
            }),
            conflict: running(open),
            wars: wars(open),
            sites: sites(open),
            targets: list(match open.phase {
                Phase::Building => building::targets(open),
                Phase::Take => treasure::choices(open),
                _ => SquareSet::EMPTY,
            }),
            bag_size: open.bag_len,
            unseen: open.unseen.into(),
            fallen: open.fallen.into(),
            lost: open.lost.into(),
            seats: Seat::all(open.players).map(|seat| self.seat(seat)).collect(),
        }
    }

    fn seat(&self, seat: Seat) -> ShownSeat {
        let open = &self.open;
        let at = seat.index();
        let totals = end::totals(open, seat);
        let secret = self.secret(seat);
        ShownSeat {
            seat,
            screened: self.screened(seat),
            points: Points::new(open.points[at]),
            treasures: open.gold[at],
            totals,
            score: totals[0],
            rank: end::ranking(open)[at],
            catastrophes: open.catastrophes[at],
            hand_size: open.hand_len[at],
            discard_size: open.discard_len[at],
            hand: secret.map(|secret| secret.hand.into()),
            discards: secret.map(|secret| secret.discards.into()),
        }
    }
}

fn list(squares: SquareSet) -> Vec<Square> {
    squares.into_iter().collect()
}

fn cell(open: &Open, square: Square) -> Option<ShownCell> {
    Some(match Cell::of(open, square) {
        Cell::Empty => return None,
        Cell::Dead => ShownCell::Catastrophe,
        Cell::Tile { colour, treasure, building } => ShownCell::Tile { colour, treasure, building },
        Cell::Down { treasure } => ShownCell::Down { treasure },
        Cell::Leader(leader) => ShownCell::Leader { leader },
    })
}

fn kingdom(open: &Open, squares: SquareSet) -> ShownKingdom {
    let leaders = open.leaders_on(squares).into_iter().filter_map(|leader| {
        let (revolt, war) = conflict::prospects(open, leader);
        Some(ShownLeader { leader, square: open.place_of(leader)?, revolt, war })
    });
    ShownKingdom {
        leaders: leaders.collect(),
        treasures: (squares & open.treasures).len(),
        squares: list(squares),
    }
}

fn built(open: &Open, monument: Monument) -> Option<ShownMonument> {
    let Built { at, tiles } = open.monuments[monument.index()]?;
    Some(ShownMonument { monument, square: at, squares: list(at.block()?), tiles })
}

fn sites(open: &Open) -> Vec<ShownSite> {
    if open.phase != Phase::Monument {
        return Vec::new();
    }
    let site = |kind, square, squares: Option<SquareSet>| {
        squares.map(|squares| ShownSite { kind, square, squares: list(squares) })
    };
    // A square of four is no site if no monument of its colour is left and only the wonder can be built.
    let monuments = monument::corners(open).into_iter().filter(|_| !monument::monuments(open).is_empty());
    let monuments = monuments.filter_map(|corner| site(SiteKind::Monument, corner, corner.block()));
    let centres = monument::centres(open).into_iter();
    monuments.chain(centres.filter_map(|centre| site(SiteKind::Wonder, centre, centre.plus()))).collect()
}

fn running(open: &Open) -> Option<ShownConflict> {
    let fight = open.conflict?;
    let (attacks, defends) = match open.phase {
        Phase::Support => (fight.added.is_none(), fight.added.is_some()),
        _ => (false, false),
    };
    Some(ShownConflict {
        kind: conflict::kind(open),
        tiles: conflict::support_colour(open, &fight),
        attacker: side(open, fight.attacker, fight.added, attacks)?,
        defender: side(open, fight.defender, None, defends)?,
    })
}

fn wars(open: &Open) -> Vec<ShownConflict> {
    if open.phase != Phase::Choose {
        return Vec::new();
    }
    let wars = conflict::wars(open).into_iter().filter_map(|colour| {
        let (attacker, defender) = conflict::opponents(open, colour)?;
        Some(ShownConflict {
            kind: ConflictKind::War,
            tiles: colour,
            attacker: side(open, attacker, None, false)?,
            defender: side(open, defender, None, false)?,
        })
    });
    wars.collect()
}

fn side(open: &Open, leader: Leader, added: Option<u8>, asked: bool) -> Option<ShownSide> {
    let square = open.place_of(leader)?;
    let supporters = conflict::counting(open, leader);
    let squares = match conflict::kind(open) {
        ConflictKind::War => conflict::own_side(open, leader),
        ConflictKind::Revolt => supporters.with(square),
    };
    Some(ShownSide {
        leader,
        square,
        squares: list(squares),
        strength: conflict::strength(open, leader).saturating_add(added.unwrap_or(0)),
        supporters: list(supporters),
        added,
        asked,
    })
}
