//! Questions and sentences for people.

use shinar_core::{Actor, Event, Observer, prelude::*};

use crate::{
    event::{SiteKind, What},
    game::Babylonia,
    pieces::{Card, Kind},
    rules::place,
    state::Phase,
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
    match open.phase {
        Phase::Place if place::may_finish(open) => {
            format!("{actor} may play another token (place KIND HEX) or finish.")
        }
        Phase::Place => {
            let ordinal = if open.played.len == 0 { "a token" } else { "the second token" };
            format!("{actor} {} {ordinal}: place KIND HEX.", verb("play", "plays"))
        }
        Phase::Resolve => {
            format!("{actor} {} what is resolved next: resolve HEX.", verb("choose", "chooses"))
        }
        Phase::Card => format!("{actor} won a ziggurat and {} a card: take CARD.", verb("choose", "chooses")),
        _ => format!("{actor} may play one more turn now: extra yes or extra no."),
    }
}

fn with_article(kind: Kind) -> &'static str {
    match kind {
        Kind::Merchant => "a merchant",
        Kind::Official => "an official",
        Kind::Priest => "a priest",
        Kind::Farmer => "a farmer",
    }
}

/// One sentence about an event.
pub(crate) fn describe(event: &Event<What>) -> String {
    let who = event.seat.map(|seat| seat.to_string()).unwrap_or_default();
    let plural = |count: u8, one: &str, many: &str| {
        if count == 1 { format!("1 {one}") } else { format!("{count} {many}") }
    };
    match event.what {
        What::Boxed { card } => format!("card {card} goes back to the box ({})", card.words()),
        What::Laid { hex, tile } => format!("{hex}: {}", tile.words()),
        What::Drew { kind: Some(kind) } => format!("{who} draws {}", with_article(kind)),
        What::Drew { kind: None } => format!("{who} draws a token"),
        What::Starts => format!("{who} begins"),
        What::Placed { hex, kind, face_down: true } => {
            let kind = kind.map_or("a token", with_article);
            format!("{who} plays {kind} face down into the river at {hex}")
        }
        What::Placed { hex, kind, .. } => {
            format!("{who} plays {} on {hex}", kind.map_or("a token", with_article))
        }
        What::Field { hex, tile, .. } => format!("{who} takes the {} on {hex}", tile.words()),
        What::Ziggurats { touched, .. } => {
            format!("{who} touches {}", plural(touched, "ziggurat", "ziggurats"))
        }
        What::Surrounded { hex, site: SiteKind::Ziggurat } => {
            format!("the ziggurat at {hex} is surrounded")
        }
        What::Surrounded { hex, site: SiteKind::City } => format!("the city at {hex} is surrounded"),
        What::Citizens { hex, tokens } => {
            format!(
                "{who} has {} beside or linked to {hex}",
                plural(tokens, "matching citizen", "matching citizens")
            )
        }
        What::CityTaken { hex, tile } => format!("{who} takes the {} at {hex}", tile.words()),
        What::CityLost { hex, tile } => format!("a tie: the {} at {hex} leaves the game", tile.words()),
        What::Cities { owned } => format!("{who} has {}", plural(owned, "city", "cities")),
        What::CityPairs { pairs } => format!("{who} has {} of cities", plural(pairs, "pair", "pairs")),
        What::ZigguratTied { hex } => format!("a tie: no one wins the ziggurat at {hex}"),
        What::CardTaken { card } => format!("{who} takes card {card}: {}", card.words()),
        What::ExtraTurn => format!("{who} plays one more turn with card {}", Card::EXTRA_TURN),
        What::Turn => format!("{who} to play"),
        What::Over { reason } => format!("the game ends: {}", Babylonia::INFO.end_words(reason.into())),
    }
}
