//! Whether every tile can be where a position says.

use shinar_core::{Seat, SetupError};

use super::build::Builder;
use crate::{
    pieces::{HAND, total},
    rules::{
        conflict::{self, Count},
        treasure,
    },
    rulings,
    state::{ACTIONS, Conflict, End, Open, Phase, State},
};

impl Builder<'_> {
    /// What left hands, bag and board must be accounted for, and the game must not have ended before.
    pub(super) fn check_tiles(&self, phase: Phase) -> Result<(), SetupError> {
        let open = &self.state.open;
        let (lost, dead) = (total(&open.lost), open.dead.len());
        if u32::from(lost) > dead {
            let message = format!("{lost} tiles lost to {dead} catastrophes; each takes one at most");
            return Err(SetupError::new("lost", message).by(rulings::C9_2));
        }
        if phase == Phase::Over {
            return check_end(open);
        }
        self.check_deal()?;
        if let Some(conflict) = open.conflict {
            self.check_added(&conflict)?;
        }
        self.check_placed()?;
        self.check_waiting()?;
        match phase {
            Phase::Start => self.check_untouched(),
            Phase::Act if open.actions == ACTIONS => self.check_new_turn(),
            _ => Ok(()),
        }
    }

    fn is_undealt(&self, seat: Seat) -> bool {
        self.state.open.undealt.contains(seat)
    }

    /// Hands that chance deals become full, or the game would have ended (TNE-C12.2).
    fn check_deal(&self) -> Result<(), SetupError> {
        let open = &self.state.open;
        let waiting = Seat::all(open.players).filter(|seat| self.is_undealt(*seat));
        let missing: u8 = waiting.map(|seat| lack(open, seat)).sum();
        let bag = open.bag_len;
        if missing == 0 || missing + open.draws <= bag {
            return Ok(());
        }
        let message = format!(
            "{} tiles are still to be drawn and the bag holds {bag}, so the game would be over",
            missing + open.draws
        );
        Err(SetupError::new("bag", message).by(rulings::C12_2))
    }

    /// What the attacker added came from the hand and left the game (TNE-C7.8, TNE-C8.6), as the options allow.
    fn check_added(&self, conflict: &Conflict) -> Result<(), SetupError> {
        let open = &self.state.open;
        let Some(added) = conflict.added.filter(|&added| added > 0) else { return Ok(()) };
        let refuse = |message, ruling| Err(SetupError::new("conflict.added", message).by(ruling));
        let ruling = if open.placed.is_some() { rulings::C8_6 } else { rulings::C7_8 };
        let colour = conflict::support_colour(open, conflict);
        let fallen = open.fallen[colour.index()];
        if fallen < added {
            let tile = colour.tile();
            let message = format!("{added} {tile}s added, but only {fallen} in `fallen`; they left the game");
            return refuse(message, ruling);
        }
        let seat = conflict.attacker.seat();
        let held = open.hand_len[seat.index()];
        let placed = u8::from(open.placed.is_some() && seat == open.active);
        if self.is_undealt(seat) || held + added + placed > HAND {
            let left = (HAND - placed).saturating_sub(added);
            let message = format!("{seat} added {added} tiles; give the hand, with at most {left} left");
            return refuse(message, ruling);
        }
        // The choice as it was before: with the tiles still in the hand.
        let mut before: State = self.state;
        before.open.conflict = Some(Conflict { added: None, ..*conflict });
        let mut hand = before.secrets[seat.index()].hand;
        hand[colour.index()] = hand[colour.index()].saturating_add(added);
        if !conflict::offers(&before.open, &hand).contains(Count(added)) {
            let (attack, defence) =
                (conflict::strength(open, conflict.attacker), conflict::strength(open, conflict.defender));
            let message = format!(
                "{added} tiles added to {attack} do not exceed {defence}; the attacker adds nothing or enough"
            );
            return refuse(message, rulings::D30);
        }
        Ok(())
    }

    /// The placed tile came from the active player's hand, which is not refilled before the turn ends.
    fn check_placed(&self) -> Result<(), SetupError> {
        let open = &self.state.open;
        let seat = open.active;
        if open.placed.is_none() || !self.is_undealt(seat) && open.hand_len[seat.index()] < HAND {
            return Ok(());
        }
        let message = format!("{seat} placed a tile; give the hand, with at most {} left", HAND - 1);
        Err(SetupError::new(format!("seats[{}].hand", seat.index()), message).by(rulings::C4_1))
    }

    /// Hands out of turn lose tiles by support alone (TNE-D13), and these tiles are among the fallen.
    fn check_waiting(&self) -> Result<(), SetupError> {
        let open = &self.state.open;
        // What the active player added explains nothing that another hand lacks.
        let own = open.conflict.filter(|conflict| conflict.attacker.seat() == open.active);
        let added = own.and_then(|conflict| conflict.added).unwrap_or(0);
        let mut spent = total(&open.fallen).saturating_sub(added);
        let others = Seat::all(open.players).filter(|&seat| seat != open.active && !self.is_undealt(seat));
        for seat in others {
            let missing = lack(open, seat);
            let Some(rest) = spent.checked_sub(missing) else {
                let message = format!(
                    "{seat} lacks {missing} tiles out of turn; tiles added in conflicts are in `fallen`"
                );
                return Err(
                    SetupError::new(format!("seats[{}].hand", seat.index()), message).by(rulings::D13)
                );
            };
            spent = rest;
        }
        Ok(())
    }

    /// Before the first turn nothing has happened.
    fn check_untouched(&self) -> Result<(), SetupError> {
        let open = &self.state.open;
        let fresh = State::new(open.players, open.options).open;
        let refuse = |field: String| {
            let message = "before the start player is drawn nothing has been done; leave it out";
            Err(SetupError::new(field, message).by(rulings::C2_1))
        };
        if open.empty != fresh.empty || open.tiles != fresh.tiles {
            return refuse("cells".to_owned());
        }
        if open.fallen != fresh.fallen {
            return refuse("fallen".to_owned());
        }
        for (seat, undealt) in Seat::all(open.players).map(|seat| (seat.index(), self.is_undealt(seat))) {
            if !undealt && open.hand_len[seat] < HAND {
                let message =
                    format!("before the first turn every hand is dealt {HAND} tiles; name it in `deal`");
                return Err(SetupError::new(format!("seats[{seat}].hand"), message).by(rulings::D47));
            }
            if open.points[seat] != fresh.points[seat] {
                return refuse(format!("seats[{seat}].points"));
            }
            if open.discard_len[seat] > 0 {
                return refuse(format!("seats[{seat}].discards"));
            }
        }
        Ok(())
    }

    /// A turn begins only if the one before did not end the game (TNE-C12.1, TNE-C12.2).
    fn check_new_turn(&self) -> Result<(), SetupError> {
        let open = &self.state.open;
        if treasure::nearly_gone(open) {
            let message = format!(
                "{} treasures are left on the board, so the game would have ended before this turn",
                open.treasures.len()
            );
            return Err(SetupError::new("cells", message).by(rulings::C12_1));
        }
        let given = Seat::all(open.players).filter(|seat| !self.is_undealt(*seat));
        let missing: u8 = given.map(|seat| lack(open, seat)).sum();
        if missing <= open.bag_len {
            return Ok(());
        }
        let message = format!(
            "hands lack {missing} tiles and the bag holds {}, so the game would have ended before this turn",
            open.bag_len
        );
        Err(SetupError::new("bag", message).by(rulings::C12_2))
    }
}

/// The tiles that a hand lacks.
fn lack(open: &Open, seat: Seat) -> u8 {
    HAND.saturating_sub(open.hand_len[seat.index()])
}

/// TNE-C12.1 to C12.3: the first hand that is not full ended the game with the bag; with the treasures all are full.
fn check_end(open: &Open) -> Result<(), SetupError> {
    let short = open.next_refilled();
    let refuse = |field: &str, message: String, ruling| Err(SetupError::new(field, message).by(ruling));
    let swapped = open.end == Some(End::Bag) && lack(open, open.active) > open.bag_len;
    if open.actions > 0 && !swapped {
        let message = format!("{} actions are left; only a swap ends the game within a turn", open.actions);
        return refuse("actions", message, rulings::C12_3);
    }
    match (open.end, short) {
        (Some(End::Treasures), _) if !treasure::nearly_gone(open) => {
            let left = open.treasures.len();
            refuse("end", format!("{left} treasures are left; at most two end the game"), rulings::C12_1)
        }
        (Some(End::Treasures), Some(seat)) => {
            let message = format!(
                "{seat} holds fewer than {HAND} tiles; hands are refilled before treasures are counted"
            );
            refuse("end", message, rulings::C6_4)
        }
        (Some(End::Bag), None) => {
            refuse("end", "every hand is full, so the bag ended nothing".to_owned(), rulings::C12_2)
        }
        (Some(End::Bag), Some(seat)) if lack(open, seat) <= open.bag_len => {
            let message =
                format!("{seat} lacks {} tiles and the bag holds {}", lack(open, seat), open.bag_len);
            refuse("end", message, rulings::C12_2)
        }
        _ => Ok(()),
    }
}
