//! Prompts and sentences about events.

use shinar_core::{Actor, Event, GameState, Observer};

use crate::{
    event::What,
    pieces::Symbol,
    rules::decorate,
    state::{End, Phase},
    view::View,
};

/// What the player who decides is asked.
pub(crate) fn prompt(view: &View) -> String {
    let state = &view.state;
    let Actor::Seat(seat) = state.actor() else {
        let over = state.actor() == Actor::Over;
        return if over { "The game is over." } else { "Something is drawn at random." }.to_owned();
    };
    let own = view.observer == Observer::Seat(seat);
    let actor = if own { "You".to_owned() } else { seat.to_string() };
    let verb = |own_form: &'static str, other: &'static str| if own { own_form } else { other };
    match state.phase {
        Phase::Remove => {
            format!("{actor} {} a clay tile from the game: remove (x,y).", verb("remove", "removes"))
        }
        Phase::Mine => format!("{actor} {} a tile from the quarry: mine (x,y).", verb("take", "takes")),
        Phase::Store => {
            let verb = verb("store or discard", "stores or discards");
            format!("{actor} {verb} the mined tile: store or discard mined.")
        }
        _ => {
            let stored = state.slots[seat.index()].is_some();
            let tiles = match (state.mined.is_none(), stored) {
                (false, _) => "place tiles, ",
                (true, true) => "place the stored tile, ",
                (true, false) => "",
            };
            let change = if decorate::may_change(state) { "change a symbol, " } else { "" };
            let close = if state.mined.is_none() {
                "end the turn"
            } else {
                "store or discard the mined tile, which ends the turn"
            };
            format!("{actor} may {tiles}{change}add decorations, or {close}.")
        }
    }
}

fn counted(count: u8, one: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {one}s") }
}

/// One sentence about an event.
pub(crate) fn describe(event: &Event<What>) -> String {
    let who = event.seat.map(|seat| seat.to_string()).unwrap_or_default();
    let pillars = |singles: u8, doubles: u8| {
        let parts = [(singles, "pillar"), (doubles, "double pillar")];
        let parts = parts.iter().filter(|(count, _)| *count > 0).map(|&(count, name)| counted(count, name));
        parts.collect::<Vec<_>>().join(" and ")
    };
    match event.what {
        What::Board { flower } => format!("{who} gets the board with {flower} flowers"),
        What::Revealed { stack, tile } => format!("{tile} lies open at {stack}"),
        What::Starts => format!("{who} begins"),
        What::Token { token, round } => format!("round {round}: {}", token.words()),
        What::Removed { stack, tile } => format!("{who} removes {tile} at {stack} from the game"),
        What::Turn { .. } => format!("it is the turn of {who}"),
        What::Gift { singles, doubles } => {
            format!("the round token brings {who} {}", pillars(singles, doubles))
        }
        What::Mined { stack, tile, edges, flower, pillars, .. } => {
            let flower = if flower > 0 { ", matching flower" } else { "" };
            format!(
                "{who} mines {tile} at {stack} for {} ({}{flower})",
                counted(pillars, "pillar"),
                counted(edges, "edge")
            )
        }
        What::Placed { tile, anchor, rotation, level, singles, doubles, statues, .. } => {
            let supports = [(singles, "single pillar"), (doubles, "double pillar"), (statues, "statue")];
            let supports = supports.iter().filter(|(count, _)| *count > 0);
            let supports: Vec<_> = supports.map(|&(count, name)| counted(count, name)).collect();
            format!(
                "{who} places {tile} at {anchor}r{rotation} on level {level}, on {}",
                supports.join(" and ")
            )
        }
        What::Lookout { cell, corner, level } => {
            format!("a lookout stands on the free corner {corner}, {cell} of level {level}")
        }
        What::Joined { symbol, first, second, level } => {
            let article = if symbol == Symbol::Stairs { "" } else { "a " };
            format!("{who} builds {article}{symbol} {first}-{second} from level {level}")
        }
        What::Statue { cell, level } => format!("{who} builds a statue on {cell} of level {level}"),
        What::Changed { cell, symbol } => format!("{who} lets {cell} count as {symbol} this turn"),
        What::Stored { tile, .. } => format!("{who} stores {tile}"),
        What::Discarded { tile, .. } => format!("{who} discards {tile}"),
        What::Returned { singles, doubles } => format!("{who} gives back {}", pillars(singles, doubles)),
        What::Scored { category, total } => format!("{who} now has {total} for {category}"),
        What::Over { reason: End::LastRound } => "the game ends after the last round".to_owned(),
    }
}
