//! What a position of a real game cannot be.

use shinar_core::SetupError;

use super::build::Builder;
use crate::{
    pieces::{Colour, ColourSet, HAND, Leader},
    rules::{
        building, conflict, leader, monument,
        realm::{self, Kingdoms},
        treasure,
    },
    rulings,
    squares::SquareSet,
    state::{CATASTROPHES, Open, Phase},
};

impl Builder<'_> {
    /// The board by itself.
    pub(super) fn check_board(&self) -> Result<(), SetupError> {
        let open = &self.state.open;
        for leader in Leader::of_players(open.players) {
            let Some(square) = open.place_of(leader) else { continue };
            if !square.neighbours().meets(open.tiles_of(Colour::Red)) {
                let message = format!("no face-up temple lies beside {leader}; it would have gone home");
                return Err(SetupError::new(format!("cells[{square}]"), message).by(rulings::C3_8));
            }
        }
        let left: u32 = open.catastrophes.iter().map(|&left| u32::from(left)).sum();
        let all = u32::from(CATASTROPHES) * u32::from(open.players);
        if left + open.dead.len() != all {
            let message = format!(
                "{} catastrophes on the board and {left} with players; together there are {all}",
                open.dead.len()
            );
            return Err(SetupError::new("seats", message).by(rulings::C9_1));
        }
        let gold: u32 = open.gold.iter().map(|&gold| u32::from(gold)).sum();
        let treasures = u32::from(open.options.board.treasures());
        if gold + open.treasures.len() != treasures {
            let message = format!(
                "{} treasures on the board and {gold} with players; together there are {treasures}",
                open.treasures.len()
            );
            return Err(SetupError::new("seats", message).by(rulings::C11_1));
        }
        Ok(())
    }

    /// The phase, and whether everything that it needs, and nothing else, is there.
    pub(super) fn check_phase(&self, phase: Phase) -> Result<(), SetupError> {
        let open = &self.state.open;
        let refuse = |field: &str, message: &str| Err(SetupError::new(field, message));
        let war = open.placed.is_some() && matches!(phase, Phase::Choose | Phase::Support);
        let building = matches!(phase, Phase::Choose | Phase::Building | Phase::Monument);
        if open.placed.is_some() != (war || building) && phase != Phase::Support {
            return refuse(
                "placed",
                "the tile just placed is given in wars, and for buildings and monuments",
            );
        }
        if open.conflict.is_some() != (phase == Phase::Support) {
            return refuse("conflict", "a conflict is given in phase `support`, and only there");
        }
        if (open.draws > 0) != (phase == Phase::Swap) {
            return refuse("draws", "the tiles to be drawn are given in phase `swap`, and only there");
        }
        if open.end.is_some() != (phase == Phase::Over) {
            return refuse("end", "why the game ended is given in phase `over`, and only there");
        }
        self.check_kingdoms(phase, war)?;
        let at_rest = phase != Phase::Take && !war && open.conflict.is_none() && !building;
        if let Some((seat, _)) = treasure::claim(open).filter(|_| at_rest) {
            let message = format!("{seat} would have taken all treasures but one of the trader's kingdom");
            return Err(SetupError::new("cells", message).by(rulings::C11_1));
        }
        match phase {
            Phase::Choose if conflict::wars(open).len() < 2 => {
                Err(SetupError::new("phase", "there are not two wars to choose from").by(rulings::C8_2))
            }
            Phase::Support => check_conflict(open),
            Phase::Building if building::targets(open).is_empty() => {
                Err(SetupError::new("phase", "no building can be put").by(rulings::C14_1))
            }
            Phase::Monument
                if monument::centres(open).is_empty()
                    && (monument::corners(open).is_empty() || monument::monuments(open).is_empty()) =>
            {
                Err(SetupError::new("phase", "no monument can be built").by(rulings::C10_1))
            }
            Phase::Take if treasure::claim(open).is_none() => {
                Err(SetupError::new("phase", "no one has a treasure to take").by(rulings::C11_1))
            }
            Phase::WonderPoint if !monument::earns_wonder(open) => {
                let message = "the active player's king is not in the kingdom of the wonder";
                Err(SetupError::new("phase", message).by(rulings::D31))
            }
            Phase::Swap => check_swap(open),
            Phase::Refill => self.check_refill(),
            _ => Ok(()),
        }
    }

    /// TNE-C1.4: two leaders of one colour in a kingdom are in conflict, or they are not there.
    fn check_kingdoms(&self, phase: Phase, war: bool) -> Result<(), SetupError> {
        let open = &self.state.open;
        for kingdom in Kingdoms::of(open).sets() {
            let doubled = realm::doubled(open.leaders_on(*kingdom));
            let united = open.placed.is_some_and(|placed| kingdom.contains(placed));
            let revolt = open.conflict.filter(|_| phase == Phase::Support && !war);
            let allowed = match revolt {
                _ if war && united => doubled,
                Some(conflict) => {
                    let inside = open.place_of(conflict.attacker).is_some_and(|at| kingdom.contains(at));
                    if inside { ColourSet::of(conflict.attacker.colour()) } else { ColourSet::default() }
                }
                None => ColourSet::default(),
            };
            if let Some(colour) = doubled.minus(allowed).first() {
                let message = format!("two {}s are in one kingdom", colour.leader());
                return Err(SetupError::new("cells", message).by(rulings::C1_4));
            }
            for colour in doubled {
                self.check_sides(*kingdom, colour)?;
            }
        }
        Ok(())
    }

    /// A conflict has two sides: no third leader of the colour, and in a war the placed tile parts both (TNE-C4.4).
    fn check_sides(&self, kingdom: SquareSet, colour: Colour) -> Result<(), SetupError> {
        let open = &self.state.open;
        let mut leaders = open.leaders_on(kingdom).into_iter().filter(|leader| leader.colour() == colour);
        let (Some(one), Some(two)) = (leaders.next(), leaders.next()) else { return Ok(()) };
        if leaders.next().is_some() {
            let message = format!("three {}s are in one kingdom", colour.leader());
            return Err(SetupError::new("cells", message).by(rulings::C4_4));
        }
        if open.placed.is_some() && conflict::same_side(open, one, two) {
            let message = format!("{one} and {two} are on one side of the placed tile");
            return Err(SetupError::new("cells", message).by(rulings::C8_5));
        }
        Ok(())
    }

    fn check_refill(&self) -> Result<(), SetupError> {
        let open = &self.state.open;
        match open.next_refilled() {
            Some(_) if !open.undealt.is_empty() => {
                Err(SetupError::new("seats", "in phase `refill` every hand is given").by(rulings::C6_3))
            }
            Some(seat) if HAND - open.hand_len[seat.index()] <= open.bag_len => Ok(()),
            Some(seat) => {
                let message = format!("{seat} cannot draw enough tiles, so the game would be over");
                Err(SetupError::new("bag", message).by(rulings::C12_2))
            }
            None => Err(SetupError::new("phase", "every hand is full").by(rulings::C6_3)),
        }
    }
}

fn check_conflict(open: &Open) -> Result<(), SetupError> {
    let refuse = |message: String, ruling| Err(SetupError::new("conflict", message).by(ruling));
    let Some(conflict) = open.conflict else { return Ok(()) };
    let (attacker, defender) = (conflict.attacker, conflict.defender);
    if attacker.colour() != defender.colour() || attacker == defender {
        return refuse("two leaders of one colour fight".to_owned(), rulings::C7_1);
    }
    let together = match (open.place_of(attacker), open.place_of(defender)) {
        (Some(one), Some(two)) => open.kingdom(one).contains(two),
        _ => false,
    };
    if !together {
        return refuse(format!("{attacker} and {defender} are not in one kingdom"), rulings::C7_1);
    }
    if open.placed.is_none() {
        if attacker.seat() != open.active {
            return refuse("in a revolt the active player attacks".to_owned(), rulings::C7_2);
        }
        if open.place_of(attacker).is_some_and(|square| leader::connects(open, attacker, square)) {
            return refuse(format!("{attacker} connects kingdoms; only tiles may"), rulings::C3_6);
        }
        return Ok(());
    }
    if !conflict::wars(open).contains(attacker.colour()) {
        return refuse("the placed tile does not unite the kingdoms of both".to_owned(), rulings::C8_1);
    }
    let first = open.clockwise(open.active).find(|&s| s == attacker.seat() || s == defender.seat());
    if first != Some(attacker.seat()) {
        return refuse(format!("{defender} attacks in this war"), rulings::C8_3);
    }
    Ok(())
}

fn check_swap(open: &Open) -> Result<(), SetupError> {
    let held = open.hand_len[open.active.index()];
    if open.undealt.contains(open.active) {
        return Err(SetupError::new("seats", "in phase `swap` the active player's hand is given"));
    }
    if held.saturating_add(open.draws) > HAND {
        let message = format!("{held} tiles in hand and {} to be drawn; a hand holds {HAND}", open.draws);
        return Err(SetupError::new("draws", message).by(rulings::C6_1));
    }
    if open.draws > open.bag_len {
        let message = "the bag does not hold enough tiles, so the game would be over";
        return Err(SetupError::new("draws", message).by(rulings::C12_3));
    }
    Ok(())
}
