//! What one observer may know.

use std::collections::BTreeMap;

use rand::Rng;
use serde::{Serialize, Serializer};
use shinar_core::{Actor, Event, Observer, Seat, play::draw_from};

use crate::{
    board::Square,
    event::What,
    pieces::{Colour, Leader, Monument, Tiles, letters},
    rules::{building, conflict, end, monument, realm, realm::Kingdoms, treasure},
    setup::{Cell, Points, TileCounts},
    squares::SquareSet,
    state::{Open, Phase, SEATS, Secret, State},
};

/// The open part of a state, and the secrets of the observer's own seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) observer: Observer,
    pub(crate) open: Open,
    pub(crate) own: Option<Secret>,
}

impl View {
    pub(crate) fn new(state: &State, observer: Observer) -> Self {
        let own = match observer {
            Observer::Seat(seat) if seat.0 < state.open.players => Some(state.secrets[seat.index()]),
            _ => None,
        };
        Self { observer, open: state.open, own }
    }

    /// The secrets of a seat, if the observer knows them.
    pub(crate) fn secret(&self, seat: Seat) -> Option<&Secret> {
        self.own.as_ref().filter(|_| self.observer.is(seat))
    }

    /// Whether the points and treasures of a seat are behind its screen for this observer (TNE-D32).
    pub(crate) fn screened(&self, seat: Seat) -> bool {
        self.hidden_scores() && !self.observer.is(seat)
    }

    /// Whether front ends should not show points and treasures of others, though all were gained in the open.
    pub(crate) fn hidden_scores(&self) -> bool {
        !self.open.options.open_scoring && self.open.phase != Phase::Over
    }

    pub(crate) fn determinize<R: Rng + ?Sized>(&self, rng: &mut R) -> State {
        let mut secrets = [Secret::default(); SEATS];
        let mut pool = self.open.unseen;
        for seat in Seat::all(self.open.players) {
            if let Some(own) = self.secret(seat) {
                for (colour, count) in pool.iter_mut().enumerate() {
                    *count = count.saturating_sub(own.hand[colour].saturating_add(own.discards[colour]));
                }
                secrets[seat.index()] = *own;
            }
        }
        deal(&self.open, self.observer, &mut secrets, &mut pool, rng);
        State { open: self.open, secrets, bag: pool }
    }
}

/// Deals from a pool to the hands and discards of all but the observer; the rest is the bag.
fn deal<R: Rng + ?Sized>(
    open: &Open,
    observer: Observer,
    secrets: &mut [Secret; SEATS],
    pool: &mut Tiles,
    rng: &mut R,
) {
    let mut draw = |count: u8| {
        let mut drawn: Tiles = Default::default();
        for _ in 0..count {
            if let Some(colour) = draw_from(pool, rng) {
                pool[colour] -= 1;
                drawn[colour] += 1;
            }
        }
        drawn
    };
    for seat in Seat::all(open.players).filter(|&seat| !observer.is(seat)) {
        let at = seat.index();
        secrets[at] = Secret { hand: draw(open.hand_len[at]), discards: draw(open.discard_len[at]) };
    }
}

/// Deals anew what an observer cannot see, from the true hands, discards and bag.
pub(crate) fn redeal<R: Rng + ?Sized>(state: &State, observer: Observer, rng: &mut R) -> State {
    let mut other = *state;
    let mut pool = state.bag;
    for seat in Seat::all(state.open.players).filter(|&seat| !observer.is(seat)) {
        let secret = &state.secrets[seat.index()];
        for (colour, count) in pool.iter_mut().enumerate() {
            *count = count.saturating_add(secret.hand[colour]).saturating_add(secret.discards[colour]);
        }
    }
    deal(&state.open, observer, &mut other.secrets, &mut pool, rng);
    other.bag = pool;
    other
}

/// Others do not learn what was drawn or swapped away.
pub(crate) fn event_for(event: &Event<What>, observer: Observer) -> Event<What> {
    let mut event = event.clone();
    if !event.seat.is_some_and(|seat| observer.is(seat)) {
        match &mut event.what {
            What::Drew { colour } => *colour = None,
            What::Swapped { tiles, .. } => *tiles = None,
            _ => {}
        }
    }
    event
}

/// The JSON shape of a view.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "View"))]
pub(crate) struct Shown {
    observer: Observer,
    players: u8,
    board: &'static str,
    civ: bool,
    english: bool,
    wonder: bool,
    /// Whether points and treasures of others should not be shown.
    hidden_scores: bool,
    actor: Actor,
    #[cfg_attr(feature = "types", ts(as = "crate::typescript::PhaseWord"))]
    phase: &'static str,
    active: Option<Seat>,
    actions: u8,
    /// Every square that is not empty, in the notation of positions.
    cells: BTreeMap<Square, Cell>,
    kingdoms: Vec<ShownKingdom>,
    monuments: Vec<ShownMonument>,
    monuments_left: Vec<Monument>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    wonder_at: Option<Square>,
    /// The tile just placed; during wars the unification tile lies on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    placed: Option<Square>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    conflict: Option<ShownConflict>,
    /// Squares or colours the decider may choose from, where they are for all to see.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<String>>"))]
    choices: Vec<String>,
    bag_size: u8,
    /// Tiles that are in the bag, in hands, or swapped away: all together, as everybody can count.
    unseen: TileCounts,
    /// Tiles that left the game through conflicts.
    fallen: TileCounts,
    /// Tiles that left the game through catastrophes.
    lost: TileCounts,
    seats: Vec<ShownSeat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    end: Option<&'static str>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewKingdom"))]
struct ShownKingdom {
    squares: Vec<Square>,
    leaders: Vec<ShownLeader>,
    treasures: u32,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewLeader"))]
struct ShownLeader {
    leader: Leader,
    square: Square,
    /// Strength on the board in a revolt.
    revolt: u8,
    /// Strength on the board in a war.
    war: u8,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewMonument"))]
struct ShownMonument {
    monument: Monument,
    square: Square,
    tiles: Colour,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewConflict"))]
struct ShownConflict {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    war: Option<Colour>,
    attacker: Leader,
    attack: u8,
    defender: Leader,
    defence: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    added: Option<u8>,
    supporters: Colour,
}

#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(rename = "ViewSeat"))]
struct ShownSeat {
    seat: Seat,
    points: Points,
    treasures: u8,
    /// The colours from the weakest to the strongest, treasures added.
    totals: [u16; 4],
    score: u16,
    rank: u8,
    catastrophes: u8,
    hand_size: u8,
    discard_size: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    hand: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    discards: Option<TileCounts>,
}

/// What may be chosen now, where everybody can see it.
pub(crate) fn choices(open: &Open) -> Vec<String> {
    let names = |squares: SquareSet| squares.into_iter().map(|square| square.to_string()).collect();
    match open.phase {
        Phase::Choose => realm::colours(conflict::wars(open)).map(|colour| colour.to_string()).collect(),
        Phase::Building => names(building::targets(open)),
        Phase::Take => names(treasure::choices(open)),
        Phase::WonderPoint => Colour::ALL.map(|colour| colour.to_string()).to_vec(),
        Phase::Monument => {
            let corners = monument::corners(open)
                .flat_map(|corner| monument::monuments(open).map(move |m| format!("{m} {corner}")));
            let centres = monument::centres(open).into_iter().map(|centre| format!("wonder {centre}"));
            corners.chain(centres).collect()
        }
        _ => Vec::new(),
    }
}

impl View {
    fn shown(&self) -> Shown {
        let open = &self.open;
        let cells = Square::all().map(|square| (square, Cell::of(open, square)));
        let monuments = Monument::all().filter_map(|monument| {
            let built = open.monuments[monument.index()]?;
            Some(ShownMonument { monument, square: built.at, tiles: built.tiles })
        });
        let kingdoms = Kingdoms::of(open);
        Shown {
            observer: self.observer,
            players: open.players,
            board: open.options.board.name(),
            civ: open.options.civ,
            english: open.options.english,
            wonder: open.options.wonder,
            hidden_scores: self.hidden_scores(),
            actor: open.actor(),
            phase: open.phase.name(),
            active: (open.then != Phase::Start).then_some(open.active),
            actions: open.actions,
            cells: cells.filter(|(_, cell)| *cell != Cell::Empty).collect(),
            kingdoms: kingdoms.sets().iter().map(|kingdom| self.kingdom(*kingdom)).collect(),
            monuments: monuments.collect(),
            monuments_left: Monument::all().filter(|&monument| open.is_free(monument)).collect(),
            wonder_at: open.wonder.map(|wonder| wonder.at),
            placed: open.placed,
            conflict: self.conflict(),
            choices: choices(open),
            bag_size: open.bag_len,
            unseen: TileCounts(open.unseen),
            fallen: TileCounts(open.fallen),
            lost: TileCounts(open.lost),
            seats: Seat::all(open.players).map(|seat| self.seat(seat)).collect(),
            end: open.end.map(crate::state::End::words),
        }
    }

    fn kingdom(&self, kingdom: SquareSet) -> ShownKingdom {
        let open = &self.open;
        let leaders = realm::each(open.leaders_on(kingdom)).filter_map(|leader| {
            let (revolt, war) = conflict::prospects(open, leader);
            Some(ShownLeader { leader, square: open.place_of(leader)?, revolt, war })
        });
        ShownKingdom {
            squares: kingdom.into_iter().collect(),
            leaders: leaders.collect(),
            treasures: (kingdom & open.treasures).len(),
        }
    }

    fn conflict(&self) -> Option<ShownConflict> {
        let open = &self.open;
        let conflict = open.conflict?;
        Some(ShownConflict {
            war: open.placed.map(|_| conflict.attacker.colour()),
            attacker: conflict.attacker,
            attack: conflict::strength(open, conflict.attacker),
            defender: conflict.defender,
            defence: conflict::strength(open, conflict.defender),
            added: conflict.added,
            supporters: conflict::support_colour(open, &conflict),
        })
    }

    fn seat(&self, seat: Seat) -> ShownSeat {
        let open = &self.open;
        let at = seat.index();
        let totals = end::totals(open, seat);
        let secret = self.secret(seat);
        ShownSeat {
            seat,
            points: Points::new(open.points[at]),
            treasures: open.gold[at],
            totals,
            score: totals[0],
            rank: end::ranking(open)[at],
            catastrophes: open.catastrophes[at],
            hand_size: open.hand_len[at],
            discard_size: open.discard_len[at],
            hand: secret.map(|secret| letters(&secret.hand)),
            discards: secret.map(|secret| TileCounts(secret.discards)),
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.shown().serialize(serializer)
    }
}
