//! A second, slow reading of the rules, written from the written position alone.
//!
//! It knows no boards of bits and no tables: it looks at the list of tiles and decorations of a position and tries
//! everything. Whole games show that it allows the same placements and decorations as the engine, and counts the same
//! points. The games are played by somebody who likes to decorate, so that bridges and stairs are no rarity.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use rand::RngExt;
use shinar_babylon::{
    Action, Babylon, Changed, Components, Kept, Options, Setup, Source, State,
    pieces::{Symbol, Tile},
};
use shinar_core::{Actor, Seat, play, prelude::*};

type Xy = (i8, i8);

/// A tile as it lies.
struct Lying {
    tile: Tile,
    at: Xy,
    level: u8,
    symbols: [Option<Symbol>; 4],
    lookout: Option<usize>,
}

struct Built {
    symbol: Symbol,
    ends: Vec<(Xy, u8)>,
}

struct Reference<'a> {
    components: &'a Components,
    options: Options,
    tiles: Vec<Lying>,
    built: Vec<Built>,
    /// How many of the last tiles are of this turn.
    new: usize,
    changed: Option<(Xy, Symbol)>,
    pillars: u32,
    doubles: u32,
}

const CORNERS: [Xy; 4] = [(0, 0), (1, 0), (1, 1), (0, 1)];
const NAMES: [&str; 4] = ["NW", "NE", "SE", "SW"];

fn xy(text: impl std::fmt::Display) -> Xy {
    let text = text.to_string();
    let (x, y) = text.trim_matches(['(', ')']).split_once(',').unwrap();
    (x.parse().unwrap(), y.parse().unwrap())
}

fn covers(at: Xy, cell: Xy) -> bool {
    (0..2).contains(&(cell.0 - at.0)) && (0..2).contains(&(cell.1 - at.1))
}

fn add(a: Xy, b: Xy) -> Xy {
    (a.0 + b.0, a.1 + b.1)
}

impl<'a> Reference<'a> {
    fn new(setup: &Setup, options: &'a Options, seat: usize) -> Self {
        let given = &setup.seats[seat];
        let components: &Components = &options.components;
        let tiles = given.garden.iter().map(|laid| Lying {
            tile: laid.tile,
            at: xy(laid.anchor),
            level: laid.level,
            symbols: turned(components, laid.tile, laid.rotation),
            lookout: laid.lookout.map(|corner| corner as usize),
        });
        let built = given.deco.iter().map(|deco| Built {
            symbol: deco.symbol,
            ends: std::iter::once(deco.first).chain(deco.second).map(|(c, l)| (xy(c), l.unwrap())).collect(),
        });
        let own = setup.active == Some(Seat(seat as u8));
        Self {
            components,
            options: *options,
            tiles: tiles.collect(),
            built: built.collect(),
            new: if own { setup.built.into() } else { 0 },
            changed: match setup.changed {
                Some(Changed::Shows(cell, symbol)) if own => Some((xy(cell), symbol)),
                _ => None,
            },
            pillars: given.pillars.unwrap().into(),
            doubles: setup.doubles.unwrap().into(),
        }
    }

    fn top_tile(&self, cell: Xy) -> Option<usize> {
        (0..self.tiles.len()).filter(|&t| covers(self.tiles[t].at, cell)).max_by_key(|&t| self.tiles[t].level)
    }

    fn top(&self, cell: Xy) -> u8 {
        self.top_tile(cell).map_or(0, |t| self.tiles[t].level)
    }

    fn corner(&self, tile: usize, cell: Xy) -> usize {
        CORNERS.iter().position(|&offset| add(self.tiles[tile].at, offset) == cell).unwrap()
    }

    /// What stands on the surface of a cell.
    fn piece(&self, cell: Xy) -> Option<&Built> {
        let level = self.top(cell);
        self.built.iter().find(|built| built.ends.contains(&(cell, level)))
    }

    fn has_lookout(&self, cell: Xy) -> bool {
        self.top_tile(cell).is_some_and(|t| self.tiles[t].lookout == Some(self.corner(t, cell)))
    }

    fn is_empty(&self, cell: Xy) -> bool {
        self.piece(cell).is_none() && !self.has_lookout(cell)
    }

    fn symbol(&self, cell: Xy) -> Option<Symbol> {
        if let Some((_, symbol)) = self.changed.filter(|&(changed, _)| changed == cell) {
            return Some(symbol);
        }
        self.top_tile(cell).and_then(|t| self.tiles[t].symbols[self.corner(t, cell)])
    }

    fn is_new(&self, cell: Xy) -> bool {
        self.top_tile(cell).is_some_and(|t| t + self.new >= self.tiles.len())
    }

    /// The middle cell and level of every footbridge.
    fn bridges(&self) -> impl Iterator<Item = (Xy, u8)> {
        let bridges = self.built.iter().filter(|built| built.symbol == Symbol::Bridge);
        bridges.map(|built| {
            let [(a, level), (b, _)] = built.ends[..] else { unreachable!() };
            (((a.0 + b.0) / 2, (a.1 + b.1) / 2), level)
        })
    }

    /// Whether a staircase begins on the surface of a cell and goes up.
    fn stairs_go_up_from(&self, cell: Xy) -> bool {
        let level = self.top(cell);
        self.piece(cell).is_some_and(|piece| {
            piece.symbol == Symbol::Stairs && piece.ends.iter().any(|&(_, other)| other == level + 1)
        })
    }

    /// Rules 1 to 7 of placing, one after the other.
    fn may_place(&self, at: Xy, level: u8, lookout: Option<usize>) -> bool {
        if level > 1 && !self.tiles.iter().any(|tile| tile.level == level - 1) {
            return false;
        }
        let near = |tile: &Lying| self.options.overlap_any_level || tile.level.abs_diff(level) <= 1;
        if self.tiles.iter().any(|tile| tile.at == at && near(tile)) {
            return false;
        }
        let (mut singles, mut doubles) = (0u32, 0u32);
        for (corner, offset) in CORNERS.into_iter().enumerate() {
            let cell = add(at, offset);
            let top = self.top(cell);
            if top >= level || self.bridges().any(|(gap, high)| gap == cell && high >= level) {
                return false;
            }
            if self.options.stair_volume && level == top + 1 && self.stairs_go_up_from(cell) {
                return false;
            }
            let spanned = self.bridges().any(|(gap, _)| gap == cell);
            let statue = level == top + 1 && self.piece(cell).is_some_and(|p| p.symbol == Symbol::Statue);
            let free = self.is_empty(cell) && !spanned;
            let left_out = lookout == Some(corner);
            match level - top {
                1 if statue && left_out => return false,
                1 if statue => {}
                _ if left_out => {}
                1 if free => singles += 1,
                2 if free => doubles += 1,
                _ => return false,
            }
        }
        singles + 2 * doubles.saturating_sub(self.doubles) <= self.pillars
    }

    fn placements(&self, sources: &[(Source, Tile)]) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for at in (0..49).map(|n| (n % 7, n / 7)) {
            for level in 1..=16 {
                for lookout in [None, Some(0), Some(1), Some(2), Some(3)] {
                    if !self.may_place(at, level, lookout) {
                        continue;
                    }
                    for &(source, tile) in sources {
                        let mut seen = Vec::new();
                        for rotation in 0..4 {
                            let symbols = turned(self.components, tile, rotation);
                            if seen.contains(&symbols) {
                                continue;
                            }
                            seen.push(symbols);
                            let end = lookout.map_or_else(String::new, |c| format!(" lookout {}", NAMES[c]));
                            let (x, y) = at;
                            found.insert(format!("place {source} ({x},{y})r{rotation} L{level}{end}"));
                        }
                    }
                }
            }
        }
        found
    }

    fn decorations(&self) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let cells = || (0..8).flat_map(|y| (0..8).map(move |x| (x, y)));
        let shows = |cell: Xy, symbol: Symbol| self.symbol(cell) == Some(symbol) && self.is_empty(cell);
        for a in cells() {
            for (offset, far) in [((1, 0), (2, 0)), ((0, 1), (0, 2))] {
                let b = add(a, offset);
                let tiles = (self.top_tile(a), self.top_tile(b));
                if tiles.0 != tiles.1 && (self.is_new(a) || self.is_new(b)) {
                    let (low, high) = (self.top(a), self.top(b));
                    let both = |symbol| shows(a, symbol) && shows(b, symbol);
                    if both(Symbol::Stairs) && low.abs_diff(high) == 1 {
                        found.insert(format!("stairs {a:?}-{b:?}"));
                    }
                    if both(Symbol::Fountain) && low == high {
                        found.insert(format!("fountain {a:?}-{b:?}"));
                    }
                }
                let (middle, b) = (b, add(a, far));
                let level = self.top(a);
                if shows(a, Symbol::Bridge)
                    && shows(b, Symbol::Bridge)
                    && level == self.top(b)
                    && (self.is_new(a) || self.is_new(b))
                    && self.top(middle) < level
                    && !self.bridges().any(|bridge| bridge == (middle, level))
                {
                    found.insert(format!("bridge {a:?}-{b:?}"));
                }
            }
            if shows(a, Symbol::Statue) && self.is_new(a) {
                // A statue is a pillar if a tile lies right above it.
                let pillar = |cell: Xy, level: u8| {
                    self.tiles.iter().any(|tile| tile.level == level + 1 && covers(tile.at, cell))
                };
                let statues = self.built.iter().filter(|built| built.symbol == Symbol::Statue);
                let statues: Vec<Xy> = statues
                    .map(|built| built.ends[0])
                    .filter(|&(c, l)| !pillar(c, l))
                    .map(|(c, _)| c)
                    .collect();
                if statues.is_empty() || statues.iter().any(|&c| c.0 == a.0 || c.1 == a.1) {
                    found.insert(format!("statue {a:?}"));
                }
            }
        }
        found.into_iter().map(|text| text.replace(", ", ",")).collect()
    }

    fn score(&self) -> i32 {
        let mut points = 0;
        let mut kinds = [0; 4];
        let visible = |(cell, level): (Xy, u8)| self.top(cell) == level;
        for built in &self.built {
            let bridge = built.symbol == Symbol::Bridge;
            if !bridge && !built.ends.iter().any(|&end| visible(end)) {
                continue;
            }
            let levels: i32 = built.ends.iter().map(|&(_, level)| i32::from(level)).sum();
            points += match built.symbol {
                Symbol::Statue | Symbol::Stairs => levels,
                Symbol::Fountain | Symbol::Bridge => 3 * levels / 2,
            };
            kinds[built.symbol.index()] += 1;
        }
        let mut flowers = [0; 4];
        for tile in &self.tiles {
            let cells = CORNERS.map(|offset| (add(tile.at, offset), tile.level));
            if cells.into_iter().any(visible) {
                flowers[self.components.flower(tile.tile).index()] += 1;
            }
            points += i32::from(tile.lookout.is_some_and(|corner| visible(cells[corner])));
        }
        points += 4 * kinds.into_iter().min().unwrap() + 4 * flowers.into_iter().min().unwrap();
        points + 2 * self.tiles.iter().map(|tile| i32::from(tile.level)).max().unwrap_or(0)
    }
}

fn turned(components: &Components, tile: Tile, rotation: u8) -> [Option<Symbol>; 4] {
    let printed = components.corners(tile);
    let mut symbols = [None; 4];
    for (corner, &symbol) in printed.iter().enumerate() {
        symbols[(corner + rotation as usize) % 4] = symbol;
    }
    symbols
}

/// Likes to build what can be built, and to keep pillars for a level or two.
fn decorator(state: &State, legal: &[Action], rng: &mut impl rand::Rng) -> Option<Action> {
    let joins: Vec<_> =
        legal.iter().filter(|a| matches!(a, Action::Join(_) | Action::Change { .. })).collect();
    let statues: Vec<_> = legal.iter().filter(|a| matches!(a, Action::Statue { .. })).collect();
    let wanted = if joins.is_empty() { statues } else { joins };
    if !wanted.is_empty() && rng.random_range(0..10) < 8 {
        return Some(*wanted[rng.random_range(0..wanted.len())]);
    }
    // Close to what lies already, so that things meet.
    let near: Vec<_> = legal
        .iter()
        .filter(|action| matches!(action, Action::Place(p) if p.level > 1 || p.anchor.index() % 7 < 4 && p.anchor.index() < 28))
        .collect();
    if !near.is_empty() && rng.random_range(0..10) < 8 {
        return Some(*near[rng.random_range(0..near.len())]);
    }
    Babylon::random_action(state, rng)
}

fn same_as_the_reference(state: &State, legal: &[Action], options: &Options) {
    let setup = Setup::of(state);
    for (seat, points) in state.scores().into_iter().enumerate() {
        let reference = Reference::new(&setup, options, seat);
        assert_eq!(points, reference.score(), "P{}: {}", seat + 1, setup.to_line());
    }
    let building = setup.phase.map(|phase| phase.to_string()) == Some("build".to_owned());
    let Actor::Seat(seat) = state.actor() else { return };
    if !building {
        return;
    }
    let reference = Reference::new(&setup, options, seat.index());
    let stored = setup.seats[seat.index()].stored.and_then(|Kept(tile)| tile);
    let sources: Vec<_> = [(Source::Mined, setup.mined), (Source::Stored, stored)]
        .into_iter()
        .filter_map(|(source, tile)| Some((source, tile?)))
        .collect();
    let texts = |kind: fn(&Action) -> bool| -> BTreeSet<String> {
        legal.iter().filter(|action| kind(action)).map(|&action| Action::to_string(&action)).collect()
    };
    let text = setup.to_line();
    assert_eq!(texts(|a| matches!(a, Action::Place(_))), reference.placements(&sources), "{text}");
    assert_eq!(
        texts(|a| matches!(a, Action::Join(_) | Action::Statue { .. })),
        reference.decorations(),
        "{text}"
    );
}

#[test]
fn whole_games_go_by_the_reference() {
    let mut joins = [0; 4];
    let cases = std::env::var("SHINAR_LAW_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(256u64);
    for number in 0..cases / 4 {
        let players = 2 + (number % 3) as u8;
        let yes_no = |bit: u64| if number >> bit & 1 == 0 { "yes" } else { "no" };
        let pairs = [("overlap_any_level", yes_no(2)), ("stair_volume", yes_no(3))];
        let options = Options::from_pairs(pairs).unwrap();
        let mut state = Babylon::new_game(players, &options).unwrap();
        let mut rng = play::stream(11, number);
        let mut legal = Vec::new();
        loop {
            Babylon::legal_actions(&state, &mut legal);
            same_as_the_reference(&state, &legal, &options);
            let Some(action) = decorator(&state, &legal, &mut rng) else { break };
            if let Action::Join(join) = action {
                joins[join.symbol().index()] += 1;
            }
            Babylon::apply(&mut state, action, &mut ()).unwrap();
        }
    }
    // Otherwise the games have shown little.
    assert!(joins[..3].iter().all(|&count| count >= 10), "{joins:?}");
}
