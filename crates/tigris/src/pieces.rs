//! Colours, leaders, monuments, and handfuls of tiles.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use shinar_core::{MAX_SEATS, Seat, Set, TextError, dense_enums, prelude::*};

/// One of the four spheres of a civilization: the colour of tiles, leaders, buildings and points (TNE-C1.5).
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    strum::Display,
    strum::IntoStaticStr,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[repr(u8)]
pub enum Colour {
    /// Temple, priest, library.
    Red,
    /// Farm, farmer, granary.
    Blue,
    /// Market, trader, market hall.
    Green,
    /// Settlement, king, palace.
    Black,
}

/// The number of colours.
pub const COLOURS: usize = 4;

/// The tiles of the game, by colour.
pub const SUPPLY: Tiles = [57, 36, 30, 30];

impl Colour {
    /// Every colour.
    pub const ALL: [Self; COLOURS] = [Self::Red, Self::Blue, Self::Green, Self::Black];

    /// Its dense index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of its tiles: `t`emple, `f`arm, `m`arket, `s`ettlement.
    pub const fn letter(self) -> char {
        ['t', 'f', 'm', 's'][self.index()]
    }

    /// The colour whose tiles have a letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// What its tiles are.
    pub const fn tile(self) -> &'static str {
        ["temple", "farm", "market", "settlement"][self.index()]
    }

    /// What its leader is.
    pub const fn leader(self) -> &'static str {
        ["priest", "farmer", "trader", "king"][self.index()]
    }

    /// The letter of its leader: `P`riest, `F`armer, `T`rader, `K`ing.
    pub const fn leader_letter(self) -> char {
        ['P', 'F', 'T', 'K'][self.index()]
    }

    /// What its civilization building is.
    pub const fn building(self) -> &'static str {
        ["library", "granary", "market hall", "palace"][self.index()]
    }
}

dense_enums!(Colour);

/// Colours, a bit each.
pub type ColourSet = Set<Colour, u8>;

impl FromStr for Colour {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let found = Self::ALL.into_iter().find(|colour| <&str>::from(colour) == text);
        found.ok_or_else(|| TextError::new("a colour: red, blue, green or black", text))
    }
}

/// A leader: its colour and its owner. Written `K1` in text: the king of the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(as = "LeaderForm"))]
#[serde(from = "LeaderForm", into = "LeaderForm")]
pub struct Leader(u8);

/// What JSON writes of a leader.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
struct LeaderForm {
    colour: Colour,
    seat: Seat,
}

impl From<Leader> for LeaderForm {
    fn from(leader: Leader) -> Self {
        Self { colour: leader.colour(), seat: leader.seat() }
    }
}

impl From<LeaderForm> for Leader {
    fn from(form: LeaderForm) -> Self {
        Self::new(form.colour, form.seat)
    }
}

/// The number of leaders.
pub const LEADERS: usize = COLOURS * MAX_SEATS;

impl Leader {
    /// The leader of a colour and a seat.
    #[inline]
    pub const fn new(colour: Colour, seat: Seat) -> Self {
        Self(seat.0 * COLOURS as u8 + colour as u8)
    }

    /// Every leader of the first `players` seats.
    #[inline]
    pub fn of_players(players: u8) -> impl Iterator<Item = Self> + Clone {
        (0..players.min(MAX_SEATS as u8) * COLOURS as u8).map(Self)
    }

    /// Its dense index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.index() % COLOURS]
    }

    /// Its owner.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self.0 / COLOURS as u8)
    }
}

/// A set of leaders: four bits a seat, one a colour.
pub type LeaderSet = Set<Leader, u16>;

impl Dense for Leader {
    const COUNT: usize = LEADERS;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < LEADERS).then_some(Self(index as u8))
    }
}

impl fmt::Display for Leader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().leader_letter(), self.seat().0 + 1)
    }
}

impl FromStr for Leader {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let leader = match text.as_bytes() {
            [letter, number @ b'1'..=b'4'] => {
                let colour = Colour::ALL.into_iter().find(|c| c.leader_letter() == char::from(*letter));
                colour.map(|colour| Self::new(colour, Seat(number - b'1')))
            }
            _ => None,
        };
        let expected = "a leader such as K1: K, P, F or T and the number of its owner";
        leader.ok_or_else(|| TextError::new(expected, text))
    }
}

/// A monument: two different colours. Written `red/blue` in text, as its colours in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "[Colour, Colour]"))]
#[serde(try_from = "[Colour; 2]", into = "[Colour; 2]")]
pub struct Monument(u8);

/// The number of monuments: one for each pair of colours.
pub const MONUMENTS: usize = 6;

const PAIRS: [[Colour; 2]; MONUMENTS] = [
    [Colour::Red, Colour::Blue],
    [Colour::Red, Colour::Green],
    [Colour::Red, Colour::Black],
    [Colour::Blue, Colour::Green],
    [Colour::Blue, Colour::Black],
    [Colour::Green, Colour::Black],
];

impl Monument {
    /// Its dense index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colours.
    #[inline]
    pub const fn colours(self) -> [Colour; 2] {
        PAIRS[self.index()]
    }

    /// Whether it has a colour.
    #[inline]
    pub fn has(self, colour: Colour) -> bool {
        self.colours().contains(&colour)
    }
}

impl fmt::Display for Monument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, two] = self.colours();
        write!(f, "{one}/{two}")
    }
}

impl Dense for Monument {
    const COUNT: usize = MONUMENTS;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < MONUMENTS).then_some(Self(index as u8))
    }
}

/// Monuments, a bit each.
pub type MonumentSet = Set<Monument, u8>;

impl FromStr for Monument {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let colours =
            text.split_once('/').and_then(|(one, two)| Some([one.parse().ok()?, two.parse().ok()?]));
        let wrong = || TextError::new("a monument, two different colours such as red/blue", text);
        Self::try_from(colours.ok_or_else(wrong)?).map_err(|_| wrong())
    }
}

impl TryFrom<[Colour; 2]> for Monument {
    type Error = TextError;

    /// Takes its colours in either order.
    fn try_from([one, two]: [Colour; 2]) -> Result<Self, TextError> {
        let found = Self::all().find(|monument| one != two && monument.has(one) && monument.has(two));
        found.ok_or_else(|| TextError::new("two different colours", format!("{one}/{two}")))
    }
}

impl From<Monument> for [Colour; 2] {
    fn from(monument: Monument) -> Self {
        monument.colours()
    }
}

/// How many tiles of each colour.
pub type Tiles = [u8; COLOURS];

/// What JSON writes of tiles: how many of each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TilesByColour {
    pub red: u8,
    pub blue: u8,
    pub green: u8,
    pub black: u8,
}

impl From<Tiles> for TilesByColour {
    fn from([red, blue, green, black]: Tiles) -> Self {
        Self { red, blue, green, black }
    }
}

/// The number of tiles altogether.
#[inline]
pub(crate) fn total(tiles: &Tiles) -> u8 {
    tiles.iter().fold(0, |sum, &count| sum.saturating_add(count))
}

/// The tiles as letters, such as `ttfms`.
pub(crate) fn letters(tiles: &Tiles) -> String {
    Colour::ALL.into_iter().flat_map(|c| (0..tiles[c.index()]).map(move |_| c.letter())).collect()
}

/// Reads letters, in any order; an error is the first letter that is no tile.
pub(crate) fn from_letters(text: &str) -> Result<Tiles, char> {
    let mut tiles = [0u8; COLOURS];
    for letter in text.chars() {
        let colour = Colour::from_letter(letter).ok_or(letter)?;
        tiles[colour.index()] = tiles[colour.index()].saturating_add(1);
    }
    Ok(tiles)
}

/// The most tiles a hand holds (TNE-C6.3).
pub const HAND: u8 = 6;

/// One to six tiles that are swapped together (TNE-C6.1). Written as their letters in text, such as `tts`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(as = "TilesByColour"))]
#[serde(try_from = "TilesByColour", into = "TilesByColour")]
pub struct Handful(u8);

/// The number of different handfuls.
pub const HANDFULS: usize = 209;

static HANDFUL_TILES: [Tiles; HANDFULS] = {
    let mut table = [[0; COLOURS]; HANDFULS];
    let mut at = 0;
    // Counts in base 7, least digit first, skipping what is empty or too much.
    let mut code = 1;
    while code < 7 * 7 * 7 * 7 {
        let tiles = [(code % 7) as u8, (code / 7 % 7) as u8, (code / 49 % 7) as u8, (code / 343) as u8];
        if tiles[0] + tiles[1] + tiles[2] + tiles[3] <= HAND {
            table[at] = tiles;
            at += 1;
        }
        code += 1;
    }
    table
};

static HANDFUL_OF: [u8; 7 * 7 * 7 * 7] = {
    let mut table = [u8::MAX; 7 * 7 * 7 * 7];
    let mut at = 0;
    while at < HANDFULS {
        let [a, b, c, d] = HANDFUL_TILES[at];
        table[a as usize + 7 * b as usize + 49 * c as usize + 343 * d as usize] = at as u8;
        at += 1;
    }
    table
};

impl Handful {
    /// The handful of these tiles, if they are one to six.
    #[inline]
    pub fn of(tiles: &Tiles) -> Option<Self> {
        if tiles.iter().any(|&count| count > HAND) {
            return None;
        }
        let code = tiles.iter().rev().fold(0, |code, &count| code * 7 + usize::from(count));
        HANDFUL_OF.get(code).filter(|&&number| number != u8::MAX).map(|&number| Self(number))
    }

    /// Its dense index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many tiles of each colour it has.
    #[inline]
    pub fn tiles(self) -> &'static Tiles {
        &HANDFUL_TILES[self.index()]
    }

    /// How many tiles it is.
    #[inline]
    pub fn count(self) -> u8 {
        total(self.tiles())
    }
}

impl Dense for Handful {
    const COUNT: usize = HANDFULS;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < HANDFULS).then_some(Self(index as u8))
    }
}

impl From<Handful> for TilesByColour {
    fn from(handful: Handful) -> Self {
        (*handful.tiles()).into()
    }
}

impl TryFrom<TilesByColour> for Handful {
    type Error = TextError;

    fn try_from(TilesByColour { red, blue, green, black }: TilesByColour) -> Result<Self, TextError> {
        let tiles = [red, blue, green, black];
        Self::of(&tiles).ok_or_else(|| TextError::new("one to six tiles", format!("{} tiles", total(&tiles))))
    }
}

impl fmt::Display for Handful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&letters(self.tiles()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handfuls_and_their_tiles_agree() {
        for handful in Handful::all() {
            assert_eq!(Handful::of(handful.tiles()), Some(handful));
            assert_eq!(from_letters(&handful.to_string()), Ok(*handful.tiles()));
            assert!((1..=HAND).contains(&handful.count()));
        }
        // Four kinds, up to six of them: 10 over 4, without the empty one.
        assert_eq!(HANDFULS, 10 * 9 * 8 * 7 / (4 * 3 * 2) - 1);
        for wrong in [[0, 0, 0, 0], [7, 0, 0, 0], [3, 3, 1, 0], [255, 1, 0, 0]] {
            assert_eq!(Handful::of(&wrong), None);
        }
    }

    #[test]
    fn monuments_are_the_six_pairs() {
        for monument in Monument::all() {
            assert_eq!(monument.to_string().parse(), Ok(monument));
            let [one, two] = monument.colours();
            assert_eq!(format!("{two}/{one}").parse(), Ok(monument));
        }
        assert!("red/red".parse::<Monument>().is_err());
        assert!("red".parse::<Monument>().is_err());
    }

    #[test]
    fn leaders_are_written_with_their_owner() {
        for leader in Leader::of_players(4) {
            assert_eq!(leader.to_string().parse(), Ok(leader));
        }
        assert_eq!("K1".parse(), Ok(Leader::new(Colour::Black, Seat(0))));
        assert!("K5".parse::<Leader>().is_err() && "Q1".parse::<Leader>().is_err());
    }
}
