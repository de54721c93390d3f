//! Questions and sentences for people.

use shinar_core::{Actor, Event, Observer, prelude::*};

use crate::{
    draw::plural,
    event::{ConflictKind, HomeCause, Offer, What},
    game::Tigris,
    pieces::{Colour, Leader},
    rules::{building, conflict, monument, treasure},
    squares::SquareSet,
    state::{Open, Phase},
    view::View,
};

/// What the decider is asked.
pub(crate) fn prompt(view: &View) -> String {
    let open = &view.open;
    let (actor, own) = match open.actor() {
        Actor::Seat(seat) if view.observer == Observer::Seat(seat) => ("You".to_owned(), true),
        Actor::Seat(seat) => (seat.to_string(), false),
        Actor::Chance => return "Drawing …".to_owned(),
        Actor::Over => return "The game is over.".to_owned(),
    };
    let verb = |own_form: &'static str, other: &'static str| if own { own_form } else { other };
    let list = choices(open).join(", ");
    match open.phase {
        Phase::Act => {
            let ordinal = if open.actions == 1 { "the last action" } else { "an action" };
            let take = verb("take", "takes");
            format!("{actor} {take} {ordinal}: leader, withdraw, tile, cat, swap or pass.")
        }
        Phase::Choose => format!("{actor} {} which war comes next: {list}.", verb("choose", "chooses")),
        Phase::Support => support_prompt(view, &actor, own),
        Phase::Building => format!("{actor} may put a building on {list} (building no to leave it)."),
        Phase::Monument => format!("{actor} may build: {list} (monument no to leave it)."),
        Phase::Take => format!("{actor} {} a treasure: {list}.", verb("take", "takes")),
        _ => format!("{actor} {} a point of the wonder: {list}.", verb("take", "takes")),
    }
}

/// What may be chosen now, where everyone can see it.
fn choices(open: &Open) -> Vec<String> {
    let names = |squares: SquareSet| squares.into_iter().map(|square| square.to_string()).collect();
    match open.phase {
        Phase::Choose => conflict::wars(open).into_iter().map(|colour| colour.to_string()).collect(),
        Phase::Building => names(building::targets(open)),
        Phase::Take => names(treasure::choices(open)),
        Phase::WonderPoint => Colour::ALL.map(|colour| colour.to_string()).to_vec(),
        Phase::Monument => {
            let corners = monument::corners(open).into_iter().flat_map(|corner| {
                monument::monuments(open).into_iter().map(move |m| format!("{m} {corner}"))
            });
            let centres = monument::centres(open).into_iter().map(|centre| format!("wonder {centre}"));
            corners.chain(centres).collect()
        }
        _ => Vec::new(),
    }
}

fn support_prompt(view: &View, actor: &str, own: bool) -> String {
    let open = &view.open;
    let Some(fight) = open.conflict else { return String::new() };
    let kind = match conflict::kind(open) {
        ConflictKind::War => format!("the {} war", fight.attacker.colour()),
        ConflictKind::Revolt => "the revolt".to_owned(),
    };
    let added = fight.added.map(|added| format!("+{added}")).unwrap_or_default();
    let (attack, defence) =
        (conflict::strength(open, fight.attacker), conflict::strength(open, fight.defender));
    let tile = conflict::support_colour(open, &fight).tile();
    let add = if own { "add" } else { "adds" };
    format!(
        "{actor} {add} {tile}s to {kind} of {} ({attack}{added}) against {} ({defence}): support NUMBER.",
        fight.attacker, fight.defender
    )
}

/// A leader in words, such as `P1's king`.
fn leader_words(leader: Leader) -> String {
    format!("{}'s {}", leader.seat(), leader.colour().leader())
}

/// One sentence about an event.
pub(crate) fn describe(event: &Event<What>) -> String {
    let who = event.seat.map(|seat| seat.to_string()).unwrap_or_default();
    match &event.what {
        What::Drew { colour: Some(colour) } => format!("{who} draws a {}", colour.tile()),
        What::Drew { colour: None } => format!("{who} draws a tile"),
        What::Starts => format!("{who} begins"),
        What::Turn => format!("{who} is on turn"),
        What::Leader { leader, from: None, to } => {
            format!("{who} puts the {} on {to}", leader.colour().leader())
        }
        What::Leader { leader, from: Some(from), to } => {
            format!("{who} moves the {} from {from} to {to}", leader.colour().leader())
        }
        What::Home { leader, from, cause: HomeCause::Withdrawn } => {
            format!("{who} withdraws the {} from {from}", leader.colour().leader())
        }
        What::Home { leader, from, .. } => format!("{} goes home from {from}", leader_words(*leader)),
        What::Tile { colour, square } => format!("{who} places a {} on {square}", colour.tile()),
        What::Point { colour, leader, .. } => format!("{} earns {colour} for {who}", leader_words(*leader)),
        What::Bonus { colour } => format!("the {} adds {colour} for {who}", colour.building()),
        What::United { square } => format!("the tile on {square} unites two kingdoms"),
        What::Catastrophe { square, tile: None } => format!("{who} plays a catastrophe on {square}"),
        What::Catastrophe { square, tile: Some(colour) } => {
            format!("{who} plays a catastrophe on the {} on {square}", colour.tile())
        }
        What::Swapped { count, tiles: None } => format!("{who} swaps {}", plural(*count, "tile")),
        What::Swapped { count, tiles: Some(tiles) } => {
            format!("{who} swaps {} ({tiles})", plural(*count, "tile"))
        }
        What::Passed => format!("{who} passes"),
        What::Conflict { kind, attacker, attack, defender, defence } => {
            let kind = match kind {
                ConflictKind::Revolt => "revolts against".to_owned(),
                ConflictKind::War => format!("fights a {} war against", attacker.colour()),
            };
            let (attacker, defender) = (leader_words(*attacker), leader_words(*defender));
            format!("{attacker} ({attack}) {kind} {defender} ({defence})")
        }
        What::Support { leader, colour, count } => {
            format!("{who} adds {} for the {}", plural(*count, colour.tile()), leader.colour().leader())
        }
        What::Won { leader, strength, against, colour, .. } => {
            let leader = leader_words(*leader);
            format!("{leader} wins {strength} to {against} and earns {colour}")
        }
        What::Removed { colour, squares } => {
            let list: Vec<_> = squares.into_iter().map(|square| square.to_string()).collect();
            let count = plural(list.len().min(255) as u8, colour.tile());
            format!("{who} loses {count} on {}", list.join(" "))
        }
        What::Building { colour, square } => format!("{who} puts the {} on {square}", colour.building()),
        What::BuildingBack { colour } => format!("the {} goes back to the supply", colour.building()),
        What::Monument { monument, square, .. } => {
            format!("{who} builds the {monument} monument on {square}")
        }
        What::Wonder { square, .. } => format!("{who} builds the wonder on {square}"),
        What::Declined { what: Offer::Building } => format!("{who} builds no building"),
        What::Declined { what: Offer::Monument } => format!("{who} builds no monument"),
        What::Treasure { square } => format!("{who} takes the treasure on {square}"),
        What::Income { leader, monument, .. } => {
            format!("{} earns {} from the {monument} monument", leader_words(*leader), leader.colour())
        }
        What::WonderPoint { colour } => format!("{who} takes {colour} from the wonder"),
        What::Over { reason } => format!("the game ends: {}", Tigris::INFO.end_words(reason.into())),
    }
}
