//! What bots know about Babylonia.
//!
//! Strong players say: points come from *networks*. A citizen linked to many cities scores at each of them, so tokens of
//! one kind should hang together and reach cities of their symbol before they are surrounded. City tiles pay at every
//! later city, so early ones are worth most. Touching more ziggurats makes every later token beside one dearer, and the first
//! cards are the strongest. Fields are quick points, and an own token beside one is an option on it.
//!
//! The estimate adds these up: points so far, expected points of linked citizens at each city (weighted with the
//! chance that the city is still surrounded), the chance of winning its tile, what tiles will pay, ziggurats and fields.

use shinar_core::{Heuristic, PerSeat, Seat};

use crate::{
    action::Action,
    board::{CENTRE, Hex, HexSet, RIVER, Site, SiteSet},
    event::Event,
    game::Babylonia,
    pieces::{CLAN, Card, KINDS, Kind, Tile, Worth},
    state::{Open, SEATS, State},
    themes,
};

shinar_core::weights! { "../weights.txt":
    city_base,
    city_time,
    city_gap,
    citizens,
    majority,
    tile_future,
    tile_owned,
    ziggurat_touch,
    ziggurat_pair,
    card_hope,
    card_owned,
    field_hope,
    prior_points,
    prior_symbol,
    prior_beside,
    prior_surround,
    prior_link,
    prior_river,
    prior_farmer,
    prior_finish,
}

impl Heuristic for Babylonia {
    const WEIGHTS: &'static [&'static str] = &NAMES;
    const LEAD: f32 = 9.0;

    fn weights() -> &'static [f32] {
        &*VALUES
    }

    fn estimate(state: &State, weights: &[f32]) -> PerSeat<f32> {
        Estimate::new(&state.open, weights).points()
    }

    fn priors(state: &State, actions: &[Action], weights: &[f32], out: &mut Vec<f32>) {
        out.clear();
        let priors = Priors::new(&state.open, weights);
        out.extend(actions.iter().map(|&action| priors.of(action)));
    }

    const THEMES: &'static [&'static str] = themes::THEMES;

    fn themes(before: &State, seat: Seat, action: Action, events: &[Event]) -> Vec<&'static str> {
        themes::themes(before, seat, action, events)
    }
}

/// The points each seat may expect in the end.
struct Estimate<'a> {
    open: &'a Open,
    weights: &'a [f32],
    /// How much of the game is left: 1 at the start, 0 at the end.
    time: f32,
    points: [f32; SEATS],
}

impl<'a> Estimate<'a> {
    fn new(open: &'a Open, weights: &'a [f32]) -> Self {
        let left = |seat: Seat| open.stand_len[seat.index()] + open.pool_len[seat.index()];
        let least = Seat::all(open.players).map(left).min().unwrap_or(0);
        let time = f32::from(least) / f32::from(CLAN.iter().sum::<u8>());
        Self { open, weights, time, points: [0.0; SEATS] }
    }

    fn weight(&self, which: Weight) -> f32 {
        weight(self.weights, which)
    }

    fn points(mut self) -> PerSeat<f32> {
        let mut chances = [0.0; 64];
        let mut cities_to_come = 0.0;
        for site in self.open.cities | self.open.ziggurats {
            let gap = (*site.shore() & self.open.free).len() as f32;
            chances[site.index()] = self.chance(gap);
        }
        for site in self.open.cities {
            cities_to_come += chances[site.index()];
        }
        for seat in Seat::all(self.open.players) {
            let at = seat.index();
            self.points[at] = f32::from(self.open.scores[at]);
            self.points[at] += self.citizens(seat, &chances);
            self.points[at] += self.holdings(seat, cities_to_come);
            self.points[at] += self.fields(seat, cities_to_come);
        }
        for site in self.open.cities | self.open.ziggurats {
            let worth = if self.open.cities.contains(site) {
                1.0 + self.weight(Weight::tile_future) * cities_to_come
            } else {
                self.weight(Weight::card_hope)
            };
            self.majority(site, chances[site.index()] * worth);
        }
        self.points.into_iter().take(self.open.players as usize).collect()
    }

    /// The chance that a site with `gap` open hexes beside it is still surrounded.
    fn chance(&self, gap: f32) -> f32 {
        let hope = self.weight(Weight::city_base)
            + self.weight(Weight::city_time) * self.time
            + self.weight(Weight::city_gap) * (gap - 2.0);
        if gap == 0.0 { 1.0 } else { 1.0 / (1.0 + (-hope).exp()) }
    }

    /// What linked citizens may score.
    fn citizens(&self, seat: Seat, chances: &[f32; 64]) -> f32 {
        let open = self.open;
        let tokens = open.tokens[seat.index()];
        let mut links = tokens;
        if open.holds(seat, Card::LINK_CENTRE) {
            links |= open.free & CENTRE;
        }
        if open.holds(seat, Card::LINK_RIVER) {
            links |= open.free & RIVER;
        }
        let mut points = 0.0;
        let mut left = tokens;
        while let Some(first) = left.pop() {
            let (group, beside) = group(first, links);
            left = left.minus(group);
            let cities = beside & open.cities;
            if cities.is_empty() {
                continue;
            }
            let mut counts = [0.0; KINDS];
            for kind in &Kind::ALL[..3] {
                counts[kind.index()] = (group & tokens & open.kinds[kind.index()]).len() as f32;
            }
            for city in cities {
                let Some(tile) = open.tile(city) else { continue };
                let shown = Kind::ALL.into_iter().filter(|&kind| tile.shows(kind));
                let tokens: f32 = shown.map(|kind| counts[kind.index()]).sum();
                points += chances[city.index()] * 2.0 * tokens;
            }
        }
        self.weight(Weight::citizens) * points
    }

    /// What tiles, ziggurats and cards will pay.
    fn holdings(&self, seat: Seat, cities_to_come: f32) -> f32 {
        let open = self.open;
        let tiles = f32::from(open.cities_of(seat));
        let mut pay = tiles * self.weight(Weight::tile_owned);
        if open.holds(seat, Card::CITY_PAIRS) {
            pay += (tiles / 2.0).floor() * self.weight(Weight::tile_owned);
        }
        let touched = (open.touched[seat.index()] & crate::board::ZIGGURAT_SITES).len() as f32;
        let ziggurats = self.weight(Weight::ziggurat_touch) * touched
            + self.weight(Weight::ziggurat_pair) * touched * touched;
        let cards = open.held[seat.index()].minus(open.used);
        pay * cities_to_come + self.time * (ziggurats + self.weight(Weight::card_owned) * cards.len() as f32)
    }

    /// Options on fields.
    fn fields(&self, seat: Seat, cities_to_come: f32) -> f32 {
        let open = self.open;
        let mut points = 0.0;
        for field in open.fields & open.touched[seat.index()] {
            let worth = match open.tile(field).and_then(Tile::worth) {
                Some(Worth::Points(points)) => f32::from(points),
                Some(Worth::Cities) => f32::from(open.cities_of_all()) + 0.5 * cities_to_come,
                None => 0.0,
            };
            let rivals = Seat::all(open.players).filter(|other| open.touched[other.index()].contains(field));
            points += worth / rivals.count().max(1) as f32;
        }
        let hurry = (self.time * 4.0).min(1.0);
        self.weight(Weight::field_hope) * hurry * points
    }

    /// Shares what winning a site is worth by the tokens beside it.
    fn majority(&mut self, site: Site, worth: f32) {
        let mut odds = [0.0; SEATS];
        let mut sum = 0.0;
        for seat in Seat::all(self.open.players) {
            let count = (*site.hex().neighbours() & self.open.tokens[seat.index()]).len() as f32;
            odds[seat.index()] = (self.weight(Weight::majority) * count).exp();
            sum += odds[seat.index()];
        }
        for seat in Seat::all(self.open.players).map(Seat::index) {
            self.points[seat] += worth * odds[seat] / sum;
        }
    }
}

/// The hexes that hang together with one, and the sites beside them.
fn group(first: Hex, links: HexSet) -> (HexSet, SiteSet) {
    let mut group = HexSet::EMPTY.with(first);
    let mut beside = SiteSet::EMPTY;
    let mut edge = group;
    while let Some(hex) = edge.pop() {
        beside |= hex.sites_beside();
        let new = (*hex.neighbours() & links).minus(group);
        group |= new;
        edge |= new;
    }
    (group, beside)
}

/// First thoughts about actions.
struct Priors<'a> {
    open: &'a Open,
    weights: &'a [f32],
    own: HexSet,
    cities_of_all: f32,
}

impl<'a> Priors<'a> {
    fn new(open: &'a Open, weights: &'a [f32]) -> Self {
        let own = open.tokens[open.active.index()];
        Self { open, weights, own, cities_of_all: open.cities_of_all().into() }
    }

    fn weight(&self, which: Weight) -> f32 {
        weight(self.weights, which)
    }

    fn of(&self, action: Action) -> f32 {
        match action {
            Action::Place { kind, hex } => self.placement(kind, hex),
            Action::Finish => self.weight(Weight::prior_finish),
            Action::Take { card: Card::TEN_POINTS } => 1.5,
            Action::Take { card: Card::CITY_PAIRS | Card::EXTRA_TURN | Card::LARGE_STAND } => 1.0,
            Action::Extra { yes: true } => 0.5,
            _ => 0.0,
        }
    }

    fn placement(&self, kind: Kind, hex: Hex) -> f32 {
        let open = self.open;
        let beside = hex.sites_beside();
        let mut points = 0.0;
        if let Some(worth) = hex.site().and_then(|site| open.tile(site)).and_then(Tile::worth) {
            points += match worth {
                Worth::Points(points) => points.into(),
                Worth::Cities => self.cities_of_all,
            };
        }
        let ziggurats = beside & crate::board::ZIGGURAT_SITES;
        if !ziggurats.is_empty() {
            points +=
                ((open.touched[open.active.index()] | ziggurats) & crate::board::ZIGGURAT_SITES).len() as f32;
        }
        let mut prior = self.weight(Weight::prior_points) * points;
        let river = RIVER.contains(hex);
        for site in beside & (open.cities | open.ziggurats) {
            let gap = (*site.shore() & open.free).len() as f32;
            prior += self.weight(Weight::prior_beside) / gap.max(1.0);
            if gap <= 1.0 && !river {
                prior += self.weight(Weight::prior_surround);
            }
            if !river && open.tile(site).is_some_and(|tile| tile.shows(kind)) {
                prior += self.weight(Weight::prior_symbol);
            }
        }
        let linked = (*hex.neighbours() & self.own).len().min(2) as f32;
        prior += self.weight(Weight::prior_link) * linked;
        if river {
            prior += self.weight(Weight::prior_river);
        }
        if kind == Kind::Farmer {
            prior += self.weight(Weight::prior_farmer);
        }
        prior
    }
}
