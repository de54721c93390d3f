//! What an action would bring about, at a glance.

use serde::Serialize;
use shinar_core::{Event, Listener, Seat, prelude::*};

use crate::{
    action::Action,
    event::What,
    game::Tigris,
    pieces::{COLOURS, Colour},
    rules::conflict,
    state::{SEATS, Secret, State},
    view::View,
};

/// What a tile, a leader, a catastrophe or support would bring about, for marks on everything that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Outlook {
    /// No one scores by the tile, or the catastrophe destroys nothing.
    Quiet,
    /// A player scores in the colour of the tile.
    Point { seat: Seat, colour: Colour, points: i32 },
    /// The tile unites two kingdoms, with wars of these colours.
    Union { wars: Vec<Colour> },
    /// The leader starts a revolt, with this strength of both sides on the board.
    Revolt { attack: u8, defence: u8 },
    /// The side that is asked for support would be this strong.
    Support {
        strength: u8,
        /// Whether it would win; missing for the attacker, since the defender has yet to respond.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        wins: Option<bool>,
    },
}

/// Listens to what the rules do and keeps what matters at a glance.
#[derive(Default)]
struct Glance {
    outlook: Option<Outlook>,
    united: bool,
    destroyed: bool,
    winner: Option<Seat>,
}

impl Listener<What> for Glance {
    const LISTENS: bool = true;

    fn hear(&mut self, event: Event<What>) {
        match (event.what, event.seat, &mut self.outlook) {
            (What::Point { colour, .. }, Some(seat), outlook) => {
                *outlook = Some(Outlook::Point { seat, colour, points: event.points });
            }
            (What::Bonus { .. }, _, Some(Outlook::Point { points, .. })) => *points += event.points,
            (What::Conflict { attack, defence, .. }, _, outlook) => {
                *outlook = Some(Outlook::Revolt { attack, defence });
            }
            (What::United { .. }, ..) => self.united = true,
            (What::Catastrophe { tile: Some(_), .. }, ..) => self.destroyed = true,
            (What::Won { leader, .. }, ..) => self.winner = Some(leader.seat()),
            _ => {}
        }
    }
}

/// The outlook of an action that is legal for the observer of a view.
///
/// The rules themselves carry the action out, on the open part and the observer's own tiles: none of these actions
/// depends on what is hidden.
pub(crate) fn outlook(view: &View, action: Action) -> Option<Outlook> {
    let mut state = known(view);
    let mut glance = Glance::default();
    let look = |state: &mut State, glance: &mut Glance| Tigris::apply_unchecked(state, action, glance);
    match action {
        Action::Tile { .. } => {
            look(&mut state, &mut glance);
            if glance.united {
                let wars = conflict::wars(&state.open).into_iter().collect();
                return Some(Outlook::Union { wars });
            }
            Some(glance.outlook.unwrap_or(Outlook::Quiet))
        }
        Action::Leader { .. } => {
            look(&mut state, &mut glance);
            glance.outlook
        }
        Action::Catastrophe { .. } => {
            look(&mut state, &mut glance);
            (!glance.destroyed).then_some(Outlook::Quiet)
        }
        Action::Support { seat, count } => {
            let fight = view.open.conflict?;
            let side = if fight.added.is_none() { fight.attacker } else { fight.defender };
            let strength = conflict::strength(&view.open, side).saturating_add(count);
            look(&mut state, &mut glance);
            Some(Outlook::Support { strength, wins: glance.winner.map(|winner| winner == seat) })
        }
        _ => None,
    }
}

/// A state with what the observer knows and nothing in place of the rest.
fn known(view: &View) -> State {
    let mut secrets = [Secret::default(); SEATS];
    for seat in Seat::all(view.open.players) {
        if let Some(own) = view.secret(seat) {
            secrets[seat.index()] = *own;
        }
    }
    State { open: view.open, secrets, bag: [0; COLOURS] }
}
