//! What a seat knows, as numbers. `docs/encodings/tigris.md` lists every feature.

use shinar_core::{
    Actor,
    encoding::{Axis, FeatureGroup, Features, place_of, relative, seats_from, turned_seat},
    feature_groups,
    prelude::*,
};

use crate::{
    action::Action,
    board::{SQUARES, Side, Square},
    game::Tigris,
    pieces::{COLOURS, Colour, HAND, Leader, Monument, Tiles},
    state::{CATASTROPHES, Phase},
    view::View,
};

/// The phases in the order of [`Phase`].
const PHASES: [&str; 12] = [
    "deal",
    "start",
    "act",
    "swap",
    "choose",
    "support",
    "building",
    "monument",
    "take",
    "wonderpoint",
    "refill",
    "over",
];
const _: () = assert!(Phase::Over as usize + 1 == PHASES.len());

const POINTS: [u16; 18] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 25, 30];
const TILES: [u16; 16] = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 30, 36, 43, 50];
const BAG: [u16; 18] = [1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25, 32, 40, 50, 65, 80, 100, 120];
const HAND_SIZE: usize = HAND as usize;
const DISCARDED: usize = 12;
/// The most treasures that a player can have; there are ten or eleven.
const TREASURES: usize = 8;

const SQUARE: Axis = Axis::of::<Square>("square");
const COLOUR: Axis = Axis::of::<Colour>("colour");

feature_groups! {
    /// The number of players.
    players: [Axis::PLAYERS];
    /// The second side of the board is in play.
    second_side: [];
    /// The options of the game: civilization buildings, the English rules of support, the wonder, open scoring.
    options: [Axis::words("option", &["civ", "english", "wonder", "open_scoring"])];
    /// What is being done.
    phase: [Axis::words("phase", &PHASES)];
    /// The seat that decides; none while chance does.
    decides: [Axis::SEATS];
    /// The seat whose turn it is, once the first turn has begun.
    active: [Axis::SEATS];
    /// The actions left in this turn, the running one among them.
    actions: [Axis::count(2)];
    /// Face-up tiles.
    tiles: [COLOUR, SQUARE];
    /// Face-down tiles: those under monuments and the wonder.
    face_down: [SQUARE];
    /// Catastrophes on the board.
    catastrophes: [SQUARE];
    /// Treasures on the board.
    treasures: [SQUARE];
    /// Leaders on the board.
    leaders: [Axis::SEATS, COLOUR, SQUARE];
    /// Civilization buildings.
    buildings: [COLOUR, SQUARE];
    /// Monuments, by the upper left square of their 2×2.
    monuments: [Axis::of::<Monument>("monument"), SQUARE];
    /// The wonder, by the centre of its plus.
    wonder: [SQUARE];
    /// The tile placed by the running action.
    placed: [SQUARE];
    /// The leader that attacks in the conflict for which support is asked.
    attacker: [Axis::SEATS, COLOUR];
    /// The leader that defends in that conflict.
    defender: [Axis::SEATS, COLOUR];
    /// The attacker has added tiles to the conflict, or none; the defender is asked now.
    attacker_has_added: [];
    /// How many tiles the attacker has added.
    added: [Axis::count(HAND_SIZE)];
    /// Catastrophes that players still have.
    catastrophes_left: [Axis::SEATS, Axis::count(CATASTROPHES as usize)];
    /// Points. All of them are gained in the open, so that everybody can know them.
    points: [Axis::SEATS, COLOUR, Axis::steps(&POINTS)];
    /// Treasures that players have taken; these, too, were taken in the open.
    gold: [Axis::SEATS, Axis::count(TREASURES)];
    /// Tiles in hands.
    hand_size: [Axis::SEATS, Axis::count(HAND_SIZE)];
    /// Tiles that players have swapped away.
    discarded: [Axis::SEATS, Axis::count(DISCARDED)];
    /// Tiles in the bag.
    bag_size: [Axis::steps(&BAG)];
    /// Tiles that not everyone has seen: in hands, in the bag, or swapped away.
    unseen: [COLOUR, Axis::steps(&TILES)];
    /// Tiles in the observer's hand.
    own_hand: [COLOUR, Axis::count(HAND_SIZE)];
    /// Tiles that the observer has swapped away.
    own_discards: [COLOUR, Axis::count(DISCARDED)];
}

impl GameEncoding for Tigris {
    const GROUPS: &'static [FeatureGroup] = &GROUPS;

    fn encode(view: &View, out: &mut impl Features) {
        let open = &view.open;
        let players = open.players;
        let own = place_of(view.observer);
        let options = &open.options;
        out.put(at(Group::players) + usize::from(players) - 2);
        out.put_if(at(Group::second_side), options.board == Side::Alt);
        let chosen = [options.civ, options.english, options.wonder, options.open_scoring];
        for (option, chosen) in chosen.into_iter().enumerate() {
            out.put_if(at(Group::options) + option, chosen);
        }
        out.put(at(Group::phase) + open.phase as usize);
        if let Actor::Seat(seat) = open.actor() {
            out.put(at(Group::decides) + relative(seat, own, players));
        }
        if open.then != Phase::Start {
            out.put(at(Group::active) + relative(open.active, own, players));
        }
        out.put_count(at(Group::actions), 2, open.actions.into());
        for (colour, &tiles) in open.tiles.iter().enumerate() {
            out.put_set(at(Group::tiles) + colour * SQUARES, tiles);
        }
        out.put_set(at(Group::face_down), open.down);
        out.put_set(at(Group::catastrophes), open.dead);
        out.put_set(at(Group::treasures), open.treasures);
        for (place, seat) in seats_from(own, players) {
            for colour in Colour::ALL {
                let start = at(Group::leaders) + (place * COLOURS + colour.index()) * SQUARES;
                put_place(out, start, open.place_of(Leader::new(colour, seat)));
            }
        }
        for (colour, &square) in open.buildings.iter().enumerate() {
            put_place(out, at(Group::buildings) + colour * SQUARES, square);
        }
        for (monument, built) in open.monuments.iter().enumerate() {
            put_place(out, at(Group::monuments) + monument * SQUARES, built.map(|built| built.at));
        }
        put_place(out, at(Group::wonder), open.wonder.map(|built| built.at));
        put_place(out, at(Group::placed), open.placed);
        if let Some(conflict) = open.conflict {
            let side =
                |leader: Leader| relative(leader.seat(), own, players) * COLOURS + leader.colour().index();
            out.put(at(Group::attacker) + side(conflict.attacker));
            out.put(at(Group::defender) + side(conflict.defender));
            if let Some(added) = conflict.added {
                out.put(at(Group::attacker_has_added));
                out.put_count(at(Group::added), HAND_SIZE, added.into());
            }
        }
        let most = usize::from(CATASTROPHES);
        for (place, seat) in seats_from(own, players) {
            let left = open.catastrophes[seat.index()].into();
            out.put_count(at(Group::catastrophes_left) + place * most, most, left);
        }
        for (place, seat) in seats_from(own, players) {
            for (colour, &points) in open.points[seat.index()].iter().enumerate() {
                let start = at(Group::points) + (place * COLOURS + colour) * POINTS.len();
                out.put_steps(start, &POINTS, points);
            }
        }
        for (place, seat) in seats_from(own, players) {
            out.put_count(at(Group::gold) + place * TREASURES, TREASURES, open.gold[seat.index()].into());
        }
        for (place, seat) in seats_from(own, players) {
            let size = open.hand_len[seat.index()].into();
            out.put_count(at(Group::hand_size) + place * HAND_SIZE, HAND_SIZE, size);
        }
        for (place, seat) in seats_from(own, players) {
            let count = open.discard_len[seat.index()].into();
            out.put_count(at(Group::discarded) + place * DISCARDED, DISCARDED, count);
        }
        out.put_steps(at(Group::bag_size), &BAG, open.bag_len.into());
        for (colour, &count) in open.unseen.iter().enumerate() {
            out.put_steps(at(Group::unseen) + colour * TILES.len(), &TILES, count.into());
        }
        if let Some(secret) = &view.own {
            put_tiles(out, at(Group::own_hand), HAND_SIZE, &secret.hand);
            put_tiles(out, at(Group::own_discards), DISCARDED, &secret.discards);
        }
    }

    fn turned(action: Action, by: u8, players: u8) -> Action {
        let turn = |leader: Leader| Leader::new(leader.colour(), turned_seat(leader.seat(), by, players));
        match action {
            Action::Start { seat } => Action::Start { seat: turned_seat(seat, by, players) },
            Action::Leader { leader, square } => Action::Leader { leader: turn(leader), square },
            Action::Withdraw { leader } => Action::Withdraw { leader: turn(leader) },
            Action::Support { seat, count } => {
                Action::Support { seat: turned_seat(seat, by, players), count }
            }
            action => action,
        }
    }
}

fn put_place(out: &mut impl Features, start: usize, square: Option<Square>) {
    if let Some(square) = square {
        out.put(start + square.index());
    }
}

fn put_tiles(out: &mut impl Features, start: usize, most: usize, tiles: &Tiles) {
    for (colour, &count) in tiles.iter().enumerate() {
        out.put_count(start + colour * most, most, count.into());
    }
}
