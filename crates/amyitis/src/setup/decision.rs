//! Checks the decision that a written position is in.

use shinar_core::{Seat, SetupError};

use super::build::{Builder, Checked, refuse};
use crate::{
    components::CityKind,
    pieces::{Guild, Temple},
    rules::{canals, caravan, choices, end, plant, supply, temples},
    rulings,
    state::Phase,
};

impl Builder<'_> {
    /// Whose decision it is, and who has passed.
    pub(super) fn decider(&mut self) -> Checked {
        let (players, first) = (self.state.players, self.state.first);
        let state = &mut self.state;
        let must = match self.phase {
            Phase::Start | Phase::Craft | Phase::Over => Some(first),
            Phase::Procession => Some(temples::last_in_order(state)),
            Phase::Ishtar => temples::ranks(state, Temple::Ishtar)[0],
            Phase::Harvest => temples::ranks(state, Temple::Tammouz)[0],
            Phase::Swap => temples::ranks(state, Temple::Tammouz)[1],
            Phase::Discard => {
                let order = (0..players).map(|at| Seat((first.0 + at) % players));
                order.clone().find(|&seat| temples::surplus(state, seat) > 0)
            }
            _ => Some(self.setup.active.unwrap_or(first)),
        };
        let Some(must) = must else {
            return refuse("phase", format!("nobody is there to decide in phase `{}`", self.phase));
        };
        if self.setup.active.is_some_and(|active| active != must) {
            return refuse("active", format!("in phase `{}` it must be {must}", self.phase));
        }
        state.active = must;
        if self.phase.in_actions() {
            if state.passed.contains(must) {
                return Err(SetupError::new("active", format!("{must} has passed")).by(rulings::A2));
            }
        } else if matches!(self.phase, Phase::Start | Phase::Craft | Phase::Over) {
            if !state.passed.is_empty() {
                return refuse("seats", format!("nobody has passed in phase `{}`", self.phase));
            }
        } else {
            state.passed = Seat::all(players).collect();
        }
        Ok(())
    }

    /// Refuses a phase that has nothing to decide.
    pub(super) fn phase(&self) -> Checked {
        let state = &self.state;
        let city = usize::from(state.caravan);
        let kind = state.city(city);
        let no = |message: &str| refuse("phase", format!("`{}`: {message}", self.phase));
        let in_plant_city = matches!(kind, CityKind::Plant { .. }) && state.plant(city).is_some();
        let card_of = |guilds: &[Guild]| guilds.iter().any(|&guild| state.can_take(state.active, guild));
        match (self.phase, kind) {
            (Phase::Field | Phase::Priest | Phase::Engineer | Phase::Canal | Phase::Harvest, _)
                if !supply::has_cube(state, state.active) =>
            {
                no("the player has no cube left")
            }
            (Phase::Engineer | Phase::Canal, _) if canals::available(state).is_empty() => {
                no("no segment is available")
            }
            (Phase::Sell | Phase::Canal, CityKind::Guild { .. } | CityKind::Plant { .. }) => {
                no("the caravan must be where goods are sold")
            }
            (Phase::Sell, _) if state.own().goods.total() == 0 => no("the player has nothing to sell"),
            (Phase::Pay | Phase::Take, CityKind::Sale { .. }) | (Phase::Take, CityKind::Plant { .. }) => {
                no("the caravan must be in a city that asks for a price")
            }
            (Phase::Pay | Phase::Plant, CityKind::Plant { .. }) if !in_plant_city => {
                no("give the plant card of the caravan's city in `plants`")
            }
            (Phase::Pay | Phase::Plant, CityKind::Plant { .. })
                if plant::plantable(state, city).is_empty() =>
            {
                no("the player cannot plant what this city sells")
            }
            (Phase::Pay | Phase::Take, CityKind::Guild { offers, .. }) if !card_of(&offers) => {
                no("the player can take none of this city's cards")
            }
            (Phase::Pay, _) if caravan::payable(state).is_empty() => no("the player cannot pay"),
            (Phase::Plant | Phase::Good | Phase::Bonus, _) if !in_plant_city => {
                no("the caravan must be in a plant city whose card is given in `plants`")
            }
            (Phase::Token, _) if state.leaders.len() < 2 => no("there are not two tokens to choose from"),
            (Phase::Token, _) if !state.leader(state.active).token => {
                no("the player has no caravan leader that brings a token")
            }
            (Phase::Token, kind)
                if state.trade.space.is_none()
                    && !matches!(kind, CityKind::Guild { offers, .. } if offers.contains(&Guild::Caravaneer)) =>
            {
                let message = "`token`: the caravan must be in a city that sells caravan leaders";
                Err(SetupError::new("caravan", message).by(rulings::C4))
            }
            (Phase::Token, _) if state.trade.space.is_some() && !in_plant_city => {
                no("the caravan must be in a plant city whose card is given in `plants`")
            }
            (Phase::Good, _) if supply::goods(state).is_empty() => no("the supply has no goods"),
            (Phase::Bonus, _) if !card_of(&Guild::ALL) => no("no guild card is to be had"),
            (Phase::Swap, _) if choices::swaps(state).len() < 2 => no("the player has nothing to swap"),
            (Phase::Over, _) if !end::is_last_round(state) => {
                let left = end::tiles_left(state);
                Err(SetupError::new("phase", format!("`over`: {left} garden tiles are left")).by(rulings::E1))
            }
            _ => Ok(()),
        }
    }
}
