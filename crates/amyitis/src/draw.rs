//! The board for a terminal.

use shinar_core::{Actor, Ink, Pen, Seat, prelude::*};

use crate::{
    board::{SIZE, Side, Space},
    components::{CityKind, TileFacts, by_players},
    pieces::{CITIES, Craft, Good, Guild, ROW_LENGTH, Row, TEMPLE_SPACES, Temple},
    rules::{canals, end},
    setup::{cube_letter, trio_letters},
    state::{GREY, Phase, State},
    view::View,
};

/// A piece of a line: its ink and its text.
type Piece = (Ink, String);

/// The characters between the middles of two neighbouring spaces.
const STEP: usize = 9;
/// Where the right half of the lower part begins.
const HALF: usize = 56;

/// Draws garden, ring, fields, temples, trios, guild cards and players.
pub(crate) fn draw(view: &View, pen: &mut Pen) {
    let state = &view.state;
    header(state, pen);
    for line in 0..=2 * (2 * SIZE - 2) + 1 {
        garden_line(state, line, pen);
    }
    pen.line();
    let mut right = right_half(state);
    right.resize(CITIES.max(right.len()), vec![]);
    for (at, right) in right.iter().enumerate() {
        let left = if at < CITIES { city(state, at) } else { vec![] };
        let width: usize = left.iter().map(|(_, text)| text.chars().count()).sum();
        for (ink, text) in &left {
            pen.ink(*ink, text);
        }
        if !right.is_empty() {
            pen.put(" ".repeat(HALF.saturating_sub(width).max(1)));
        }
        for (ink, text) in right {
            pen.ink(*ink, text);
        }
        pen.line();
    }
    pen.line();
    stock(state, pen);
    for seat in Seat::all(state.players) {
        player(state, seat, pen);
    }
    legend(state, pen);
}

fn header(state: &State, pen: &mut Pen) {
    let left = end::tiles_left(state);
    let last = state.components().tiles_left[by_players(state.players)];
    pen.ink(Ink::Strong, format_args!("Round {}", state.round));
    if state.then != Phase::Start {
        pen.put(format_args!(", first player {}", state.first));
    }
    pen.put(format_args!(", {left} garden tiles left"));
    if left <= last {
        pen.ink(Ink::Strong, ": the last round");
    } else {
        pen.put(format_args!(" (with {last} the game ends)"));
    }
    pen.line().line();
}

/// One line of the diamond: spaces on even lines, the canals between them on odd ones.
fn garden_line(state: &State, line: usize, pen: &mut Pen) {
    let mut at = 0;
    let mut put = |middle: usize, pieces: &[Piece], pen: &mut Pen| {
        let width: usize = pieces.iter().map(|(_, text)| text.chars().count()).sum();
        let from = middle.saturating_sub(width / 2);
        pen.put(" ".repeat(from.saturating_sub(at)));
        at = from.max(at) + width;
        for (ink, text) in pieces {
            pen.ink(*ink, text);
        }
    };
    // A space (r, c) is in line 2(r + c), at the middle plus c - r steps.
    let middle = |row: usize, column: usize| (SIZE + column - row) * STEP + 4;
    let depth = line / 2;
    let spaces = Space::all().rev().filter(|space| space.row() + space.column() == depth);
    for space in spaces {
        let here = middle(space.row(), space.column());
        if line.is_multiple_of(2) {
            put(here, &space_picture(state, space), pen);
            continue;
        }
        let below_left =
            Space::on(space.row() + 1, space.column()).and_then(|other| Side::between(space, other));
        let below_right =
            Space::on(space.row(), space.column() + 1).and_then(|other| Side::between(space, other));
        let river = |way: char| vec![(Ink::River, format!("~{way}~"))];
        put(
            here - STEP / 2,
            &below_left.map_or_else(|| river('\\'), |side| side_picture(state, side, '\\')),
            pen,
        );
        put(
            here + STEP / 2,
            &below_right.map_or_else(|| river('/'), |side| side_picture(state, side, '/')),
            pen,
        );
    }
    pen.line();
}

fn space_picture(state: &State, space: Space) -> Vec<Piece> {
    let name = (Ink::Faint, space.to_string());
    if !state.components().spaces(state.players).contains(space) {
        return vec![name, (Ink::Faint, " unused".to_owned())];
    }
    if !state.unplanted.contains(space) {
        return vec![name, (Ink::Faint, " planted".to_owned())];
    }
    match state.tile(space) {
        None => vec![name, (Ink::Faint, "[?]".to_owned())],
        Some(tile) => {
            let facts = state.components().tile(tile);
            let mark = if facts.reconstructed { "°" } else { "" };
            vec![name, (Ink::Gold, format!("[{}]", worth(facts))), (Ink::Faint, mark.to_owned())]
        }
    }
}

/// Points and bonuses in a few letters.
fn worth(facts: &TileFacts) -> String {
    let mut text = facts.points.to_string();
    let mut add = |count: u8, letter: &str| match count {
        0 => {}
        1 => text.push_str(&format!("+{letter}")),
        _ => text.push_str(&format!("+{count}{letter}")),
    };
    add(facts.talents, "T");
    add(facts.camels, "C");
    add(facts.goods, "g");
    match facts.card {
        None => {}
        Some(card) => add(1, &card.to_string().chars().take(3).collect::<String>()),
    }
    text
}

fn side_picture(state: &State, side: Side, way: char) -> Vec<Piece> {
    let mut pieces = vec![(Ink::River, way.to_string())];
    let cubes: Vec<_> = state.cubes_on(side).collect();
    let free = usize::from(state.components().segments(side)) - cubes.len();
    for owner in cubes {
        let ink = if owner == GREY { Ink::Plain } else { Ink::Of(Seat(owner as u8)) };
        pieces.push((ink, cube_letter(owner).to_string()));
    }
    let reached = canals::available(state).contains(side);
    pieces.push((Ink::Faint, if reached { "+" } else { "." }.repeat(free)));
    pieces.push((Ink::River, way.to_string()));
    pieces
}

fn city(state: &State, at: usize) -> Vec<Piece> {
    let city = &state.components().cities[at];
    let here = usize::from(state.caravan) == at;
    let ink = if here { Ink::Strong } else { Ink::Plain };
    let mark = if city.reconstructed { "°" } else { "" };
    let what = match city.kind {
        CityKind::Sale { points: [one, two] } => {
            format!("1 good: {one} points, 2 goods: {two}, and a canal")
        }
        CityKind::Guild { good, offers: [one, two] } => format!("{good:<15}{one} or {two}{mark}"),
        CityKind::Plant { good } => match (state.plant(at), state.plant_side(at)) {
            (Some(plant), Some(side)) => {
                let extra = side.extra.map_or(String::new(), |extra| format!(" + {extra}"));
                let mark = if side.reconstructed { "°" } else { "" };
                format!("{:<15}plant of quality {} ({plant}{mark})", format!("{good}{extra}"), side.quality)
            }
            _ => format!("{good:<15}plant of ?"),
        },
    };
    vec![(ink, format!("{} {:<10} {what}", if here { ">" } else { " " }, city.name))]
}

/// Fields, temples and trios, line by line.
fn right_half(state: &State) -> Vec<Vec<Piece>> {
    let mut lines = Vec::new();
    let cube = |owner: u8| {
        let owner = usize::from(owner);
        let ink = if owner == GREY { Ink::Plain } else { Ink::Of(Seat(owner as u8)) };
        (ink, cube_letter(owner).to_string())
    };
    for row in Row::ALL {
        let mut line = vec![(Ink::Faint, format!("{:<11}", format!("{row} row")))];
        for place in 0..ROW_LENGTH {
            let good = state.components().fields[row.index()][place];
            match state.fields[row.index()].owners().get(place) {
                Some(&owner) => {
                    line.push(cube(owner));
                    line.push((Ink::Faint, format!("({}) ", good.letter())));
                }
                None => line.push((Ink::Gold, format!("{good} "))),
            }
        }
        lines.push(line);
    }
    for temple in Temple::ALL {
        let mut line = vec![(Ink::Faint, format!("{temple:<11}")), (Ink::Plain, "[".to_owned())];
        let owners = state.temples[temple.index()].owners();
        for place in 0..TEMPLE_SPACES {
            line.push(owners.get(place).map_or((Ink::Faint, ".".to_owned()), |&owner| cube(owner)));
        }
        // AMY-T7: with two players there is no second reward.
        let two = state.players == 2;
        let [first, second] = state.components().marduk;
        let reward = match temple {
            Temple::Ishtar if two => "camel or Talent".to_owned(),
            Temple::Ishtar => "camel or Talent, the other".to_owned(),
            Temple::Marduk if two => format!("{first} points"),
            Temple::Marduk => format!("{first} points, {second}"),
            Temple::Tammouz if two => "harvest".to_owned(),
            Temple::Tammouz => "harvest, swap".to_owned(),
        };
        line.push((Ink::Plain, "] ".to_owned()));
        line.push((Ink::Faint, reward));
        lines.push(line);
    }
    for (at, trio) in state.trios.all().take(state.players.into()).enumerate() {
        let mut line = vec![(Ink::Faint, format!("{:<11}", format!("trio {}", at + 1)))];
        let letters = trio_letters(&trio);
        let names = letters.chars().map(|letter| match Craft::from_letter(letter) {
            Some(craft) => (Ink::Strong, format!("{craft} ")),
            None => (Ink::Faint, "turned ".to_owned()),
        });
        line.extend(names);
        if letters.chars().any(|letter| letter.is_ascii_lowercase()) {
            line.push((Ink::Faint, format!("costs {}", trio.cost())));
        }
        lines.push(line);
    }
    lines
}

fn stock(state: &State, pen: &mut Pen) {
    let mark = if state.components().guild_reconstructed { "°" } else { "" };
    pen.ink(Ink::Faint, format_args!("guild cards left{mark}: "));
    for (at, guild) in Guild::ALL.into_iter().enumerate() {
        pen.put(if at == 0 { "" } else { " · " }).put(guild);
        if guild == Guild::Gardener {
            pen.put(format_args!(" {}", state.stock(guild, 0)));
            continue;
        }
        for level in 1..=state.components().highest(guild) {
            let left = state.stock(guild, level);
            let ink = if left == 0 { Ink::Faint } else { Ink::Plain };
            pen.ink(ink, format_args!(" {level}:{left}"));
        }
        if guild == Guild::Caravaneer && !state.leaders.is_empty() {
            let tokens: Vec<_> = state.leaders.into_iter().map(|good| good.to_string()).collect();
            pen.put(format_args!(" with {}", tokens.join(", ")));
        }
    }
    pen.line();
}

fn player(state: &State, seat: Seat, pen: &mut Pen) {
    let own = state.seat(seat);
    let acting = state.actor() == Actor::Seat(seat);
    pen.ink(Ink::Strong, if acting { "> " } else { "  " }).ink(Ink::Of(seat), seat);
    pen.ink(Ink::Strong, format_args!(" {:>3} points", state.scores[seat.index()]));
    pen.put(format_args!(
        "  {}  {}",
        plural(state.talents(seat).into(), "Talent", "Talents"),
        plural(own.camels.into(), "camel", "camels")
    ));
    let goods = Good::ALL.into_iter().filter(|good| own.goods.count(*good) > 0).map(|good| {
        match own.goods.count(good) {
            1 => good.to_string(),
            count => format!("{count} {good}"),
        }
    });
    let goods: Vec<_> = goods.collect();
    let goods = if goods.is_empty() { "no goods".to_owned() } else { goods.join(", ") };
    pen.put(format_args!("  {goods}"));
    pen.put(format_args!("  caravaneer {}", own.level(Guild::Caravaneer)));
    for guild in [Guild::Banker, Guild::Palace] {
        if own.level(guild) > 0 {
            pen.put(format_args!(", {guild} {}", own.level(guild)));
        }
    }
    if own.level(Guild::Gardener) > 0 {
        pen.put(format_args!(", {}", plural(own.level(Guild::Gardener).into(), "gardener", "gardeners")));
    }
    let tiles: Vec<_> = own.tiles.into_iter().map(|tile| tile.to_string()).collect();
    if !tiles.is_empty() {
        pen.put(format_args!("  {}: {}", plural(tiles.len() as u32, "tile", "tiles"), tiles.join(" ")));
    }
    if state.passed.contains(seat) {
        pen.ink(Ink::Faint, "  passed");
    }
    pen.line();
}

/// A number with its noun.
pub(crate) fn plural(count: u32, one: &str, many: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {many}") }
}

fn legend(state: &State, pen: &mut Pen) {
    pen.ink(
        Ink::Faint,
        "\\1\\ a canal with a cube of player 1, n grey, + free and reached by water, . free and dry; two signs: a double one",
    )
    .ink(Ink::Faint, if state.components().double_reconstructed { "°" } else { "" })
    .line();
    pen.ink(
        Ink::Faint,
        "[4+2T] a tile: points, T Talents, C camels, g goods, a card (pal, ban, car, gar, any); the river is ~",
    )
    .line();
    let origin = if state.options.components.digest().is_empty() {
        "° reconstructed: not known from the real box; `--option components=FILE` takes a corrected file"
            .to_owned()
    } else {
        format!("° reconstructed; components from a file, {}", state.options.components.digest())
    };
    pen.ink(Ink::Faint, origin).line();
}
