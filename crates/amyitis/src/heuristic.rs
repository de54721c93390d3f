//! What bots know about Amyitis.
//!
//! Points come from tiles and palaces, and both cost goods and camels, so that everything a player holds is worth what it
//! can still be turned into: much early, nothing when the garden is planted. A better caravan leader saves a camel
//! or two with every trade. Bankers pay in every round to come. Cubes in canals score when somebody plants beside
//! them, whoever it is; and the favour of Amyitis makes every tile dearer up to the next step.

use shinar_core::{Heuristic, PerSeat, Seat};

use crate::{
    action::Action,
    board::Space,
    components::{CityKind, by_players},
    event::Event,
    game::Amyitis,
    pieces::{BonusCard, Craft, Good, Guild, Row, Temple},
    rules::{canals, caravan, end, temples},
    state::{Phase, SEATS, State},
    themes,
};

shinar_core::weights! { "../weights.txt":
    good,
    wine,
    talent,
    camel,
    leader,
    banker,
    banker_points,
    palace_next,
    gardener,
    tile,
    favour,
    canal,
    temple,
    field,
    prior_points,
    prior_plant,
    prior_guild,
    prior_sale,
    prior_camels,
    prior_cost,
    prior_pass,
    prior_engineer,
    prior_farmer,
    prior_priest,
    prior_merchant,
    prior_wine,
}

/// About how many rounds a game has when it begins.
const ROUNDS: f32 = 9.0;

impl Heuristic for Amyitis {
    const WEIGHTS: &'static [&'static str] = &NAMES;
    const LEAD: f32 = 6.0;

    fn weights() -> &'static [f32] {
        &*VALUES
    }

    fn estimate(state: &State, weights: &[f32]) -> PerSeat<f32> {
        Thought { state, weights, time: time_left(state) }.estimate()
    }

    fn priors(state: &State, actions: &[Action], weights: &[f32], out: &mut Vec<f32>) {
        out.clear();
        let thought = Thought { state, weights, time: time_left(state) };
        out.extend(actions.iter().map(|&action| thought.prior(action)));
    }

    const THEMES: &'static [&'static str] = themes::THEMES;

    fn themes(before: &State, seat: Seat, action: Action, events: &[Event]) -> Vec<&'static str> {
        themes::themes(before, seat, action, events)
    }
}

/// How much of the game is left: 1 at the start, 0 when the last round is played.
fn time_left(state: &State) -> f32 {
    let at = by_players(state.players);
    let last = f32::from(state.components().tiles_left[at]);
    let all = state.components().spaces(state.players).len() as f32;
    ((f32::from(end::tiles_left(state)) - last) / (all - last).max(1.0)).clamp(0.0, 1.0)
}

struct Thought<'a> {
    state: &'a State,
    weights: &'a [f32],
    time: f32,
}

impl Thought<'_> {
    fn weight(&self, which: Weight) -> f32 {
        weight(self.weights, which)
    }

    /// The points each seat may expect in the end.
    fn estimate(&self) -> PerSeat<f32> {
        let mut points = [0.0; SEATS];
        let over = self.state.phase == Phase::Over;
        for seat in Seat::all(self.state.players) {
            points[seat.index()] = f32::from(self.state.scores[seat.index()]);
            if !over {
                points[seat.index()] += self.holding(seat);
            }
        }
        if !over {
            points[self.state.active.index()] += self.to_come();
            self.canals(&mut points);
            self.temples(&mut points);
            self.fields(&mut points);
        }
        points.into_iter().take(self.state.players.into()).collect()
    }

    /// What a player's things may still become.
    fn holding(&self, seat: Seat) -> f32 {
        let (state, time) = (self.state, self.time);
        let own = state.seat(seat);
        let rounds = ROUNDS * time;
        let goods = f32::from(own.goods.total());
        let mut points = goods * (0.9 + self.weight(Weight::good) * time)
            + f32::from(own.goods.count(Good::Wine)) * self.weight(Weight::wine) * time
            + f32::from(state.talents(seat).min(12)) * self.weight(Weight::talent) * time
            + f32::from(own.camels.min(8)) * self.weight(Weight::camel) * time
            + f32::from(own.level(Guild::Gardener)) * self.weight(Weight::gardener) * time
            + f32::from(own.level(Guild::Caravaneer)) * self.weight(Weight::leader) * time;
        let banker = state.components().card(Guild::Banker, own.level(Guild::Banker));
        points += rounds
            * (f32::from(banker.talents) * self.weight(Weight::banker)
                + f32::from(banker.points) * self.weight(Weight::banker_points));
        // The next palace is a hope, if it is to be had.
        if state.can_take(seat, Guild::Palace) {
            let next = state.components().card(Guild::Palace, own.level(Guild::Palace) + 1);
            points += f32::from(next.points) * self.weight(Weight::palace_next) * time;
        }
        // The favour of Amyitis, with a part of the next step for being on the way.
        let tiles = own.tiles.len() as u8;
        let sure = f32::from(end::favour(state, tiles));
        let near = f32::from(end::favour(state, tiles + 1)) - sure;
        points
            + sure
            + near * self.weight(Weight::favour) * time
            + f32::from(tiles) * self.weight(Weight::tile) * time
    }

    /// What the deciding player gets from the decision under way.
    fn to_come(&self) -> f32 {
        let state = self.state;
        let good = 0.9 + self.weight(Weight::good) * self.time;
        let best = |values: &mut dyn Iterator<Item = f32>| values.fold(0.0, f32::max);
        let card =
            |guild: Guild| if state.can_take(state.active, guild) { self.card_worth(guild) } else { 0.0 };
        match state.phase {
            Phase::Field | Phase::Harvest | Phase::Token => good,
            Phase::Engineer => f32::from(state.components().engineer_points) + self.weight(Weight::canal),
            Phase::Priest | Phase::Procession => self.weight(Weight::temple),
            Phase::Ishtar => self.weight(Weight::camel) * self.time,
            Phase::Canal => self.weight(Weight::canal),
            Phase::Sell => match state.city(state.caravan.into()) {
                CityKind::Sale { points: [one, two] } => {
                    let more = f32::from(own_goods(state).min(2 - u16::from(state.trade.done.min(1))));
                    let each = if more > 1.0 { f32::from(two) / 2.0 } else { f32::from(one) };
                    more * (each - good) + self.weight(Weight::canal)
                }
                _ => 0.0,
            },
            Phase::Good => f32::from(state.trade.goods) * good,
            Phase::Bonus => best(&mut Guild::ALL.into_iter().map(card)),
            Phase::Pay | Phase::Take | Phase::Plant => {
                let due = if state.phase == Phase::Pay { good } else { 0.0 };
                let gain = match state.city(state.caravan.into()) {
                    CityKind::Guild { offers, .. } => best(&mut offers.into_iter().map(card)),
                    CityKind::Plant { .. } => {
                        let places = crate::rules::plant::plantable(state, state.caravan.into());
                        best(&mut places.into_iter().map(|space| self.planting_worth(space)))
                    }
                    CityKind::Sale { .. } => 0.0,
                };
                gain - due
            }
            _ => 0.0,
        }
    }

    /// Most cubes around spaces that will be planted.
    fn canals(&self, points: &mut [f32; SEATS]) {
        let state = self.state;
        for space in state.unplanted {
            let counts = canals::cubes_around(state, space).map(f32::from);
            let total: f32 = counts[..SEATS].iter().sum();
            if total == 0.0 {
                continue;
            }
            let quality = f32::from(state.components().need(space)).min(2.0);
            let soon = if state.canals.watered.contains(space) { 1.0 } else { 0.4 };
            for (seat, points) in points.iter_mut().enumerate() {
                let share = counts[seat] * counts[seat] / (total * total);
                *points += self.weight(Weight::canal) * quality * soon * share * (0.3 + self.time);
            }
        }
    }

    fn temples(&self, points: &mut [f32; SEATS]) {
        for temple in Temple::ALL {
            let [first, second] = temples::ranks(self.state, temple);
            for (seat, worth) in [(first, 2.0), (second, 1.0)] {
                if let Some(seat) = seat {
                    points[seat.index()] += worth * self.weight(Weight::temple) * (0.3 + self.time);
                }
            }
        }
    }

    /// The hope for a gardener.
    fn fields(&self, points: &mut [f32; SEATS]) {
        for row in Row::ALL {
            for &owner in self.state.fields[row.index()].owners() {
                if let Some(points) = points.get_mut(usize::from(owner)) {
                    *points += self.weight(Weight::field) * self.time;
                }
            }
        }
    }

    /// First thoughts about an action.
    fn prior(&self, action: Action) -> f32 {
        let state = self.state;
        match action {
            Action::Pass => self.weight(Weight::prior_pass),
            Action::Hire { trio, craft } => {
                let cost = state.trios.cost(trio.into());
                let craft = match craft {
                    Craft::Farmer => Weight::prior_farmer,
                    Craft::Priest => Weight::prior_priest,
                    Craft::Engineer => Weight::prior_engineer,
                    Craft::Merchant => Weight::prior_merchant,
                };
                self.weight(craft) + self.weight(Weight::prior_cost) * f32::from(cost)
            }
            Action::Go { steps } => {
                let kind = match state.city(caravan::ahead(state, steps)) {
                    CityKind::Sale { .. } => Weight::prior_sale,
                    CityKind::Guild { .. } => Weight::prior_guild,
                    CityKind::Plant { .. } => Weight::prior_plant,
                };
                let camels = f32::from(caravan::camels_for(state, steps)) - 1.0;
                self.weight(kind) + self.weight(Weight::prior_camels) * camels
            }
            Action::Plant { space } => self.planting(space),
            Action::Take { guild } => self.card(guild),
            Action::Irrigate { side } => {
                let beside = side.spaces().into_iter().filter(|space| state.unplanted.contains(*space));
                0.3 * beside.map(|space| f32::from(state.components().need(space))).sum::<f32>()
            }
            Action::Pay { good: Good::Wine }
            | Action::Sell { good: Good::Wine }
            | Action::Discard { good: Good::Wine } => self.weight(Weight::prior_wine),
            Action::Good { good: Good::Wine } => -self.weight(Weight::prior_wine),
            Action::Sell { .. } => 0.3,
            _ => 0.0,
        }
    }

    fn planting(&self, space: Space) -> f32 {
        self.weight(Weight::prior_points) * self.planting_worth(space)
    }

    fn card(&self, guild: Guild) -> f32 {
        self.weight(Weight::prior_points) * self.card_worth(guild)
    }

    /// About how many points planting on a space is worth to the deciding player.
    fn planting_worth(&self, space: Space) -> f32 {
        let (state, time) = (self.state, self.time);
        let Some(tile) = state.tile(space) else { return 0.0 };
        let facts = state.components().tile(tile);
        let tiles = state.own().tiles.len() as u8;
        let favour = f32::from(end::favour(state, tiles + 1)) - f32::from(end::favour(state, tiles));
        let gardeners = f32::from(crate::rules::plant::gardeners_for(state, space));
        let card = match facts.card {
            None => 0.0,
            Some(BonusCard::Any) => 5.0 * time,
            Some(BonusCard::Of(guild)) if state.can_take(state.active, guild) => self.card_worth(guild),
            Some(BonusCard::Of(_)) => 0.0,
        };
        f32::from(facts.points)
            + f32::from(facts.talents) * self.weight(Weight::talent) * time
            + f32::from(facts.camels) * self.weight(Weight::camel) * time
            + f32::from(facts.goods) * (0.9 + self.weight(Weight::good) * time)
            + favour
            + self.weight(Weight::tile) * time
            + card
            - gardeners * self.weight(Weight::gardener) * time
    }

    /// About how many points the next card of a guild is worth to the deciding player.
    fn card_worth(&self, guild: Guild) -> f32 {
        let (state, time) = (self.state, self.time);
        let next = state.own().level(guild).saturating_add(1);
        let card = state.components().card(guild, next);
        let now = state.components().card(guild, next - 1);
        match guild {
            Guild::Palace => f32::from(card.points),
            Guild::Gardener => self.weight(Weight::gardener) * time,
            Guild::Caravaneer => self.weight(Weight::leader) * time + f32::from(u8::from(card.token)),
            Guild::Banker => {
                let talents = f32::from(card.talents) - f32::from(now.talents);
                let points = f32::from(card.points) - f32::from(now.points);
                ROUNDS
                    * time
                    * (talents * self.weight(Weight::banker) + points * self.weight(Weight::banker_points))
            }
        }
    }
}

fn own_goods(state: &State) -> u16 {
    state.own().goods.total()
}
