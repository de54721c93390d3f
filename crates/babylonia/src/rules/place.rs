//! Playing tokens: BAB-P1 to P7, and the cards 4, 5 and 6 that bend them.

use shinar_core::{Illegal, Listener, Seat, prelude::*};

use super::{emit, score};
use crate::{
    action::Action,
    board::{self, Hex, HexSet, LAND, Site, SiteSet, ZIGGURAT_HEXES},
    event::What,
    pieces::{Card, Kind, KindSet, Worth, kinds},
    rulings,
    state::{Open, State, ziggurats_in_play},
};

/// Which kinds may come next, and whether into a river. Depends only on what everyone sees (BAB-X1).
#[derive(Clone, Copy)]
pub(crate) struct Next {
    pub(crate) kinds: KindSet,
    pub(crate) river: bool,
}

/// The fewest tokens of this turn (BAB-P1, BAB-P2).
fn least(open: &Open) -> u8 {
    if open.turn == 1 { 1 } else { 2 }
}

/// How many tokens must still be played this turn (BAB-P1, BAB-P2).
pub(crate) fn owed(open: &Open) -> u8 {
    least(open).saturating_sub(open.played.len)
}

/// Whether tokens may follow those that must be played: not in the first two turns (BAB-P2, BAB-R10).
pub(crate) fn may_exceed(open: &Open) -> bool {
    open.turn > 2
}

/// What may come next in this turn.
pub(crate) fn next(open: &Open) -> Next {
    const NOTHING: Next = Next { kinds: kinds::NONE, river: false };
    let played = &open.played;
    // BAB-R14: also a turn cut down to one token may go into a river.
    if owed(open) > 0 {
        return Next { kinds: kinds::ALL, river: true };
    }
    // BAB-P4: none after a river.
    if !may_exceed(open) || played.rivers > 0 {
        return NOTHING;
    }
    let active = open.active;
    let citizens = played.citizens;
    let next = match (played.farmers, citizens.len()) {
        // BAB-K4, BAB-R3: two different citizens on land, and nothing else, let the third follow. Two of one kind
        // leave a single bit, so that they do not.
        (0, 2) if played.len == 2 && open.holds(active, Card::THREE_CITIZENS) => {
            kinds::CITIZENS.minus(citizens)
        }
        (2, 0) => kinds::FARMER,
        // BAB-K5, BAB-R12
        (3.., 0) if open.holds(active, Card::ADDED_CITIZEN) => kinds::ALL,
        // BAB-X3: more farmers after the citizen.
        (3.., _) => kinds::FARMER,
        _ => kinds::NONE,
    };
    Next { kinds: next, river: false }
}

/// The fields that a farmer of the active player may enter (BAB-P6, BAB-R1), by tokens of this turn too (BAB-R4).
#[inline]
fn farmer_fields(open: &Open) -> SiteSet {
    open.fields & open.touched[open.active.index()]
}

/// The fields that a citizen of the active player may enter (BAB-K6).
#[inline]
fn citizen_fields(open: &Open) -> SiteSet {
    if open.holds(open.active, Card::CITIZENS_ON_FIELDS) { open.fields } else { SiteSet::EMPTY }
}

/// The free hexes a token may go to.
#[inline]
fn free_targets(open: &Open, next: Next) -> HexSet {
    if next.river { open.free } else { open.free & LAND }
}

/// Whether the player could go on with the right tokens, as everyone sees it (BAB-X1).
pub(crate) fn may_go_on(open: &Open) -> bool {
    let next = next(open);
    open.stand_len[open.active.index()] > 0
        && next.kinds != kinds::NONE
        && (!free_targets(open, next).is_empty()
            || (next.kinds.meets(kinds::FARMER) && !farmer_fields(open).is_empty())
            || (next.kinds.meets(kinds::CITIZENS) && !citizen_fields(open).is_empty()))
}

/// Whether the player may stop here (BAB-P1, BAB-P2, BAB-P7, BAB-R11).
///
/// A field is no free hex: only some tokens may enter it, and whether the player has such a token is not for all to
/// see (BAB-X1).
#[inline]
pub(crate) fn may_finish(open: &Open) -> bool {
    owed(open) == 0 || open.stand_len[open.active.index()] == 0 || open.free.is_empty()
}

/// What the active player may do with the tokens on the stand.
pub(crate) struct Targets {
    /// The kinds on the stand that may come now.
    kinds: KindSet,
    /// The free hexes, for all of them.
    free: HexSet,
    citizen_fields: SiteSet,
    farmer_fields: SiteSet,
    may_finish: bool,
}

impl Targets {
    #[inline]
    pub(crate) fn of(state: &State) -> Self {
        let State { open, secrets } = state;
        let secret = &secrets[open.active.index()];
        let next = next(open);
        let on_stand = Kind::ALL.into_iter().filter(|kind| secret.stand[kind.index()] > 0).collect();
        Self {
            kinds: next.kinds & on_stand,
            free: free_targets(open, next),
            citizen_fields: citizen_fields(open),
            farmer_fields: farmer_fields(open),
            may_finish: may_finish(open),
        }
    }

    /// Every placement, and finishing if the player may stop here.
    #[inline]
    pub(crate) fn choices(&self, out: &mut impl Choices<Action>) {
        let (farmer, citizens) = (self.kinds & kinds::FARMER, self.kinds & kinds::CITIZENS);
        let onto_field = |kind, site: Site| Action::Place { kind, hex: site.hex() };
        out.pairs(self.kinds, self.free, |kind, hex| Action::Place { kind, hex });
        out.pairs(farmer, self.farmer_fields, onto_field);
        out.pairs(citizens, self.citizen_fields, onto_field);
        if self.may_finish {
            out.one(Action::Finish);
        }
    }
}

/// Why a token may not be placed: the ruling that forbids it.
pub(crate) fn refusal(state: &State, kind: Kind, hex: Hex) -> Illegal {
    let open = &state.open;
    let active = open.active;
    let next = next(open);
    if state.secrets[active.index()].stand[kind.index()] == 0 {
        return Illegal::new(rulings::R16, format!("there is no {kind} on the stand of {active}"));
    }
    if !next.kinds.contains(kind) {
        return kind_refusal(open);
    }
    if !board::in_play(open.players).contains(hex) {
        return Illegal::new(rulings::S1, format!("{hex} is not in play with {} players", open.players));
    }
    if let Some(owner) = open.owner(hex) {
        return Illegal::new(rulings::P3, format!("{hex} is taken by a token of {owner}; choose a free hex"));
    }
    if ZIGGURAT_HEXES.contains(hex) {
        return Illegal::new(rulings::P3, format!("a ziggurat stands on {hex}; choose a free hex"));
    }
    if hex.site().is_some_and(|site| open.cities.contains(site)) {
        return Illegal::new(rulings::P3, format!("a city lies on {hex}; choose a free hex"));
    }
    if !open.free.contains(hex) {
        return field_refusal(open, kind, hex);
    }
    // A free hex refuses only what may not go into a river.
    if kind.is_citizen() {
        Illegal::new(rulings::R2, format!("{hex} is a river; the citizen of a card lies face up, on land"))
    } else {
        Illegal::new(rulings::P4, format!("{hex} is a river; three or more farmers go on land only"))
    }
}

/// Why no token of some kind may come now, wherever it goes.
fn kind_refusal(open: &Open) -> Illegal {
    let played = &open.played;
    let holds = |card| open.holds(open.active, card);
    let (ruling, message) = if open.turn == 1 {
        (rulings::P2, "the first player plays exactly one token in the first round")
    } else if open.turn == 2 && open.players == 2 {
        (rulings::R10, "the second player plays exactly two tokens in the first round")
    } else if open.turn == 2 {
        (rulings::P2, "the second player plays exactly two tokens in the first round")
    } else if played.rivers > 0 {
        (rulings::P4, "a token was played into a river, so the turn is two tokens")
    } else if played.farmers >= 3 && !holds(Card::ADDED_CITIZEN) {
        (rulings::P1, "with three or more farmers nothing but farmers may be played")
    } else if played.farmers >= 3 {
        (rulings::K5, "card 5 allows one citizen beside the farmers, and it was played")
    } else if played.farmers == 2 && holds(Card::ADDED_CITIZEN) {
        (rulings::R12, "the citizen of card 5 comes after at least three farmers")
    } else if holds(Card::THREE_CITIZENS) && played.len == 2 && played.citizens.len() < 2 {
        (rulings::R3, "the third citizen of card 4 may follow only two different citizens")
    } else if played.farmers == 0 && holds(Card::THREE_CITIZENS) {
        (rulings::K4, "card 4 allows exactly three citizens of three different kinds")
    } else {
        (rulings::P1, "a turn is two tokens of any kinds, or three or more farmers and nothing else")
    };
    Illegal::new(ruling, message)
}

/// Why a token may not enter the field on a hex.
fn field_refusal(open: &Open, kind: Kind, hex: Hex) -> Illegal {
    let (ruling, message) = if kind.is_citizen() {
        (rulings::P6, "only farmers may enter fields")
    } else if open.holds(open.active, Card::CITIZENS_ON_FIELDS) {
        (
            rulings::R17,
            "card 6 is for citizens; a farmer needs a face-up token of its player beside the field",
        )
    } else if hex.neighbours().meets(open.tokens[open.active.index()]) {
        (
            rulings::R1,
            "a face-down token does not open a field; one of the player's face-up tokens must lie beside it",
        )
    } else {
        (rulings::P6, "one of the player's face-up tokens must lie beside the field")
    };
    Illegal::new(ruling, format!("{hex}: {message}"))
}

/// Why the turn may not be finished yet.
pub(crate) fn finish_refusal(open: &Open) -> Illegal {
    let ruling = if may_exceed(open) { rulings::P1 } else { rulings::P2 };
    let tokens = if owed(open) == 1 { "one more token" } else { "two tokens" };
    Illegal::new(ruling, format!("{} must play {tokens} first", open.active))
}

/// Places a token and scores what it scores at once. Returns whether placing goes on.
pub(crate) fn place<L: Listener<What>>(state: &mut State, kind: Kind, hex: Hex, listener: &mut L) -> bool {
    let open = &mut state.open;
    let seat = open.active;
    let at = seat.index();
    let secret = &mut state.secrets[at];
    secret.stand[kind.index()] = secret.stand[kind.index()].saturating_sub(1);
    open.stand_len[at] = open.stand_len[at].saturating_sub(1);
    let face_up = LAND.contains(hex).then_some(kind);
    open.put_token(seat, hex, face_up);
    open.played.push(hex, face_up);
    if face_up.is_some() {
        open.unseen[at][kind.index()] = open.unseen[at][kind.index()].saturating_sub(1);
        emit(listener, Some(seat), rulings::P1, What::Placed { hex, kind: Some(kind), face_down: false });
        score_field(open, seat, hex, listener);
    } else {
        // BAB-P4: face down.
        secret.face_down[kind.index()] |= 1 << (hex.river_index() & 31);
        emit(listener, Some(seat), rulings::P4, What::Placed { hex, kind: Some(kind), face_down: true });
    }
    let beside = hex.sites_beside();
    if !beside.is_empty() {
        score_ziggurats(open, seat, hex, listener);
        // BAB-C1, BAB-T2
        open.mark_surrounded(beside);
    }
    may_go_on(open)
}

/// BAB-P6: the field under a new token scores and leaves the game.
fn score_field<L: Listener<What>>(open: &mut Open, seat: Seat, hex: Hex, listener: &mut L) {
    let Some(place) = hex.site().filter(|&site| open.fields.contains(site)) else { return };
    let Some(tile) = open.lift_tile(place) else { return };
    open.gone[tile.index()] += 1;
    let Some(worth) = tile.worth() else { return };
    let what = What::Field { hex, tile, counts_cities: worth == Worth::Cities };
    score(open, seat, points(open, worth).into(), rulings::P6, what, listener);
}

/// BAB-P6: what a field is worth now.
pub(crate) fn points(open: &Open, worth: Worth) -> u8 {
    match worth {
        Worth::Points(points) => points,
        Worth::Cities => open.cities_of_all(),
    }
}

/// BAB-P5: beside a ziggurat, a point for every ziggurat the player touches.
fn score_ziggurats<L: Listener<What>>(open: &mut Open, seat: Seat, hex: Hex, listener: &mut L) {
    let in_play = ziggurats_in_play(open.players);
    if (hex.sites_beside() & in_play).is_empty() {
        return;
    }
    let touched = (open.touched[seat.index()] & in_play).len() as u8;
    score(open, seat, touched.into(), rulings::P5, What::Ziggurats { hex, touched }, listener);
}

#[cfg(test)]
mod tests {
    use shinar_core::{Actor, prelude::*};

    use super::*;
    use crate::{game::Babylonia, setup::Setup};

    const BOARD: &str = "players=2 turn=9 tiles=4,6:6;22,4:m;22,8:o tokens=3,5:o1 P2=stand:mopff";

    /// P1 has this stand and the board has these free hexes. A clan has 30 tokens, so that no game fills the board.
    fn crowded(stand: &str, free: &[&str]) -> State {
        let setup = Setup::parse(&format!("{BOARD} P1=stand:{stand}")).unwrap();
        let mut state = setup.to_state().unwrap();
        state.open.free = HexSet::EMPTY;
        for hex in free {
            state.open.free.insert(hex.parse().unwrap());
        }
        state
    }

    fn merchant(hex: &str) -> Action {
        Action::Place { kind: Kind::Merchant, hex: hex.parse().unwrap() }
    }

    fn legal(state: &State) -> Vec<String> {
        let mut legal = Vec::new();
        Babylonia::legal_actions(state, &mut legal);
        legal.into_iter().map(|action| action.to_string()).collect()
    }

    #[test]
    fn bab_r11_without_a_free_hex_the_player_stops() {
        let mut state = crowded("mmmmm", &["16,6"]);
        assert_eq!(legal(&state), ["place merchant 16,6"]);
        Babylonia::apply_unchecked(&mut state, merchant("16,6"), &mut ());
        // The field at 4,6 is there for a farmer; all can see that, but not that there is none on the stand.
        assert_eq!(legal(&state), ["finish"]);
        Babylonia::apply_unchecked(&mut state, Action::Finish, &mut ());
        assert_eq!(state.actor(), Actor::Chance, "the turn goes on with the refill");
    }

    #[test]
    fn bab_r11_a_field_may_still_be_entered() {
        let state = crowded("mffff", &[]);
        assert_eq!(legal(&state), ["place farmer 4,6", "finish"]);
        assert!(Babylonia::check(&state, Action::Finish).is_ok());
        assert!(Babylonia::check(&state, merchant("4,6")).is_err());
    }

    #[test]
    fn bab_r11_without_field_or_free_hex_nothing_is_asked() {
        let mut state = crowded("mffff", &["16,6"]);
        state.open.fields = SiteSet::EMPTY;
        Babylonia::apply_unchecked(&mut state, merchant("16,6"), &mut ());
        assert_eq!(state.actor(), Actor::Chance, "the turn goes on with the refill");
    }
}
