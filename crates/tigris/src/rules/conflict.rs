//! Conflicts: revolts (TNE-C7.1 to C7.9) and wars (TNE-C8.1 to C8.12).

use shinar_core::{Illegal, Listener, Ruling, Seat, Set, prelude::*};

use super::{emit, realm, score, turn};
use crate::{
    event::{ConflictKind, HomeCause, What},
    pieces::{Colour, ColourSet, HAND, Leader, Tiles},
    rulings,
    squares::{self, Grid, SquareSet},
    state::{Conflict, Open, Phase, State},
};

/// How many tiles are added to a conflict: none to a whole hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Count(pub(crate) u8);

impl Dense for Count {
    const COUNT: usize = HAND as usize + 1;

    fn index(self) -> usize {
        self.0.into()
    }

    fn at(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u8))
    }
}

/// The colours of which two leaders are in the kingdom of the unification tile (TNE-C8.1, TNE-C8.11).
pub(crate) fn wars(open: &Open) -> ColourSet {
    match open.placed {
        Some(square) => realm::doubled(open.leaders_on(open.kingdom(square))),
        None => ColourSet::default(),
    }
}

/// Looks for the next war of a unification, or goes on after the last.
pub(crate) fn next_war<L: Listener<What>>(open: &mut Open, listener: &mut L) {
    let wars = wars(open);
    match wars.first() {
        // TNE-C5.3, TNE-C8.12, TNE-D16: the unification tile goes back; buildings, monuments, treasures follow.
        None => turn::after_wars(open, squares::ALL, listener),
        Some(colour) if wars.len() == 1 => wage(open, colour, listener),
        // TNE-C8.2, TNE-D44
        Some(_) => open.phase = Phase::Choose,
    }
}

/// Starts the war of a colour, which must be one of [`wars`].
pub(crate) fn wage<L: Listener<What>>(open: &mut Open, colour: Colour, listener: &mut L) {
    if let Some((attacker, defender)) = opponents(open, colour) {
        begin(open, attacker, defender, listener);
    }
}

/// The attacker and the defender of a war (TNE-C8.3).
pub(crate) fn opponents(open: &Open, colour: Colour) -> Option<(Leader, Leader)> {
    let leaders = open.leaders_on(open.kingdom(open.placed?));
    // TNE-D11, TNE-D12: the active player, or else the first owner clockwise, attacks.
    let mut sides = open
        .clockwise(open.active)
        .map(|seat| Leader::new(colour, seat))
        .filter(|leader| leaders.contains(*leader));
    sides.next().zip(sides.next())
}

/// What a conflict is now: a war if a tile was just placed, and a revolt otherwise.
#[inline]
pub(crate) fn kind(open: &Open) -> ConflictKind {
    if open.placed.is_some() { ConflictKind::War } else { ConflictKind::Revolt }
}

/// Starts a conflict: the attacker is asked for support.
pub(crate) fn begin<L: Listener<What>>(
    open: &mut Open,
    attacker: Leader,
    defender: Leader,
    listener: &mut L,
) {
    open.conflict = Some(Conflict { attacker, defender, added: None });
    open.phase = Phase::Support;
    if L::LISTENS {
        let kind = kind(open);
        let ruling = if kind == ConflictKind::War { rulings::C8_1 } else { rulings::C7_1 };
        let (attack, defence) = (strength(open, attacker), strength(open, defender));
        let what = What::Conflict { kind, attacker, attack, defender, defence };
        emit(listener, Some(attacker.seat()), ruling, what);
    }
}

/// The part of the board that is a leader's own side: without passing the unification tile (TNE-C8.5, TNE-D08).
pub(crate) fn own_side(open: &Open, leader: Leader) -> SquareSet {
    let Some(square) = open.place_of(leader) else { return SquareSet::EMPTY };
    let mut within = open.kingdom(square);
    match open.placed {
        Some(wall) if within.contains(wall) => {
            within = within.minus(*wall.alone());
            square.alone().flood(within)
        }
        _ => within,
    }
}

/// Whether two leaders are connected without passing the unification tile.
pub(crate) fn same_side(open: &Open, one: Leader, two: Leader) -> bool {
    open.place_of(two).is_some_and(|square| own_side(open, one).contains(square))
}

/// The tiles that support a leader in a war (TNE-C8.4, TNE-C8.5, TNE-D09).
fn supporters(open: &Open, leader: Leader) -> SquareSet {
    let mut tiles = open.tiles_of(leader.colour());
    // TNE-D42: the tile under the unification tile is no supporter.
    if let Some(covered) = open.placed {
        tiles.remove(covered);
    }
    own_side(open, leader) & tiles
}

/// The temples beside a leader (TNE-C7.3, TNE-D41).
pub(crate) fn temples_beside(open: &Open, leader: Leader) -> SquareSet {
    match open.place_of(leader) {
        Some(square) => *square.neighbours() & open.tiles_of(Colour::Red),
        None => SquareSet::EMPTY,
    }
}

/// The tiles on the board that count for a leader in the running conflict.
pub(crate) fn counting(open: &Open, leader: Leader) -> SquareSet {
    match open.placed {
        Some(_) => supporters(open, leader),
        None => temples_beside(open, leader),
    }
}

/// A leader's strength on the board in the running conflict.
pub(crate) fn strength(open: &Open, leader: Leader) -> u8 {
    counting(open, leader).len() as u8
}

/// A leader's strength on the board in a revolt and in a war, as things stand.
pub(crate) fn prospects(open: &Open, leader: Leader) -> (u8, u8) {
    let supporters = match (open.phase, open.place_of(leader)) {
        // TNE-C8.5, TNE-D42: while wars are fought, the unification tile lies on the placed tile.
        (Phase::Choose | Phase::Support, _) => supporters(open, leader),
        // TNE-C8.12: before and after, the placed tile is one like the others.
        (_, Some(square)) => open.kingdom(square) & open.tiles_of(leader.colour()),
        (_, None) => SquareSet::EMPTY,
    };
    (temples_beside(open, leader).len() as u8, supporters.len() as u8)
}

/// The colour of the tiles that may be added: temples in a revolt, the leaders' colour in a war.
#[inline]
pub(crate) fn support_colour(open: &Open, conflict: &Conflict) -> Colour {
    if open.placed.is_some() { conflict.attacker.colour() } else { Colour::Red }
}

/// The numbers of tiles that the side asked may add.
pub(crate) fn offers(open: &Open, hand: &Tiles) -> Set<Count, u8> {
    Set::from_bits(offered(open, hand))
}

/// The same, one bit for each number.
fn offered(open: &Open, hand: &Tiles) -> u8 {
    let Some(conflict) = open.conflict else { return 0 };
    let held = hand[support_colour(open, &conflict).index()].min(HAND);
    let any = ((1u16 << (held + 1)) - 1) as u8;
    if !open.options.english {
        return any;
    }
    // TNE-D30: the attacker adds nothing or enough to exceed, the defender nothing or just enough to equal.
    let attack = strength(open, conflict.attacker);
    let defence = strength(open, conflict.defender);
    match conflict.added {
        None => {
            let least = (defence + 1).saturating_sub(attack).clamp(1, HAND + 1);
            any & (1 | !((1u16 << least) - 1) as u8)
        }
        Some(added) => {
            let just = (attack + added).saturating_sub(defence);
            if just > HAND { 1 } else { any & (1 | 1 << just) }
        }
    }
}

/// Why the side asked may not give this support.
pub(crate) fn support_refusal(state: &State, seat: Seat, count: u8) -> Illegal {
    let open = &state.open;
    let (Some(conflict), Some(asked)) = (open.conflict, open.supporter()) else {
        return Illegal::new(rulings::X1, "no conflict is going on");
    };
    let ruling = if open.placed.is_some() { rulings::C8_6 } else { rulings::C7_4 };
    if seat != asked {
        return Illegal::new(ruling, format!("{asked} is asked for support now, not {seat}"));
    }
    let colour = support_colour(open, &conflict);
    let held = state.secrets[seat.index()].hand[colour.index()];
    if count > held {
        let message = format!("{seat} has {held} of the tiles that count here ({}s)", colour.tile());
        return Illegal::new(ruling, message);
    }
    let message = "the attacker adds nothing or enough to exceed the defender's tiles on the board, the \
                   defender nothing or just enough to equal the attacker";
    Illegal::new(rulings::D30, message)
}

/// Takes the support of the side asked; after the second the conflict is decided.
pub(crate) fn support<L: Listener<What>>(state: &mut State, seat: Seat, count: u8, listener: &mut L) {
    let open = &mut state.open;
    let Some(mut conflict) = open.conflict else { return };
    let at = seat.index();
    let colour = support_colour(open, &conflict);
    let hand = &mut state.secrets[at].hand[colour.index()];
    let count = count.min(*hand);
    // TNE-C7.8, TNE-C8.6: what is added is seen by all and leaves the game.
    *hand -= count;
    open.hand_len[at] = open.hand_len[at].saturating_sub(count);
    open.unseen[colour.index()] = open.unseen[colour.index()].saturating_sub(count);
    open.fallen[colour.index()] = open.fallen[colour.index()].saturating_add(count);
    let war = open.placed.is_some();
    let leader = if conflict.added.is_none() { conflict.attacker } else { conflict.defender };
    let ruling = if war { rulings::C8_6 } else { rulings::C7_4 };
    emit(listener, Some(seat), ruling, What::Support { leader, colour, count });
    match conflict.added {
        None => {
            conflict.added = Some(count);
            open.conflict = Some(conflict);
        }
        Some(added) => decide(open, conflict, [added, count], war, listener),
    }
}

/// Compares both sides and carries out what follows.
fn decide<L: Listener<What>>(
    open: &mut Open,
    conflict: Conflict,
    added: [u8; 2],
    war: bool,
    listener: &mut L,
) {
    let Conflict { attacker, defender, .. } = conflict;
    let attack = strength(open, attacker).saturating_add(added[0]);
    let defence = strength(open, defender).saturating_add(added[1]);
    // TNE-C7.5, TNE-C8.7, TNE-D01: a tie is the defender's.
    let (winner, loser) = if attack > defence { (attacker, defender) } else { (defender, attacker) };
    let strength = attack.max(defence);
    let against = attack.min(defence);
    open.conflict = None;
    if !war {
        // TNE-C7.6: one red point, whatever colour the leaders have.
        let colour = Colour::Red;
        let what = What::Won { leader: winner, loser, strength, against, colour, removed: 0 };
        score(open, winner.seat(), (colour, 1), rulings::C7_6, what, listener);
        send_home(open, loser, rulings::C7_7, listener);
        return turn::settle(open, squares::ALL, listener);
    }
    let colour = winner.colour();
    let removed = casualties(open, loser);
    // TNE-C8.9: the leader and every supporter taken off the board; tiles from hands never score.
    let count = removed.len() as u8;
    let what = What::Won { leader: winner, loser, strength, against, colour, removed: count };
    score(open, winner.seat(), (colour, 1 + u16::from(count)), rulings::C8_9, what, listener);
    send_home(open, loser, rulings::C8_8, listener);
    if !removed.is_empty() {
        open.take_tiles(colour, removed);
        let fallen = &mut open.fallen[colour.index()];
        *fallen = fallen.saturating_add(count);
        emit(listener, Some(loser.seat()), rulings::C8_8, What::Removed { colour, squares: removed });
    }
    next_war(open, listener);
}

/// The tiles a losing leader's side must give up (TNE-C8.8), judged before anything is taken off.
fn casualties(open: &Open, loser: Leader) -> SquareSet {
    let mut tiles = supporters(open, loser);
    // TNE-C14.5, TNE-D27: the tile under a building stays.
    if let Some(building) = open.buildings[loser.colour().index()] {
        tiles.remove(building);
    }
    if loser.colour() == Colour::Red {
        // TNE-C8.10, TNE-D10: temples with a treasure or beside any leader but the losing priest stay.
        let mut others = open.led;
        if let Some(square) = open.place_of(loser) {
            others.remove(square);
        }
        tiles = tiles.minus(open.treasures | others.neighbours());
    }
    tiles
}

fn send_home<L: Listener<What>>(open: &mut Open, leader: Leader, ruling: Ruling, listener: &mut L) {
    if let Some(from) = open.place_of(leader) {
        open.lift_leader(leader);
        let what = What::Home { leader, from, cause: HomeCause::Beaten };
        emit(listener, Some(leader.seat()), ruling, what);
    }
}
