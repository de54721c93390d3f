//! Fair shuffles: all draws are determined before the first one, and nobody determines them alone.
//!
//! 1. When a table is created, the server draws a *seed* of 32 bytes and shows its SHA-256, the *commitment*.
//! 2. At the start of the game every player may add a *contribution*, when the commitment is known.
//! 3. The key of the game is the SHA-256 of the seed and the contributions in seat order. Draw number `k`, from 0, uses the ChaCha20
//!    stream `k` of that key.
//! 4. When the game is over, the seed and the contributions are shown, and are part of the record: everybody can check the
//!    commitment and every draw.
//!
//! The server cannot choose draws after seeing the contributions, and no player can without knowing the seed. What remains to
//! trust is written in docs/api.md.

use rand_chacha::{ChaCha20Rng, rand_core::SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use shinar_core::{Actor, Record, Seat, Shuffle};
use shinar_games::{Move, TableError, new_table_by_rules};

/// The secret half of a shuffle, serialized as 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl TryFrom<String> for Seed {
    type Error = Unfair;

    fn try_from(text: String) -> Result<Self, Unfair> {
        Self::from_hex(&text).ok_or(Unfair::Seed)
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.to_hex()
    }
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed")
    }
}

impl Seed {
    /// A seed of bytes, which must be unpredictable.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }

    /// The seed as 64 hexadecimal digits.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// The hash that is shown before the first draw.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0).into())
    }

    /// The draws of a game to which the players contributed.
    pub fn draws<'a>(&self, contributions: impl IntoIterator<Item = Option<&'a str>>) -> Draws {
        let mut hash = Sha256::new().chain_update(self.0);
        for contribution in contributions {
            // The length before each text: no two lists of contributions hash the same bytes.
            let text = contribution.unwrap_or_default();
            hash.update((text.len() as u64).to_le_bytes());
            hash.update(text);
        }
        Draws(hash.finalize().into())
    }
}

/// The draws of one game.
#[derive(Clone)]
pub struct Draws([u8; 32]);

impl std::fmt::Debug for Draws {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Draws")
    }
}

impl Draws {
    /// The generator of one draw, counted from 0.
    pub fn draw(&self, number: u64) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(number);
        rng
    }
}

/// What is wrong with a seed or a shuffle.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum Unfair {
    #[error("the seed is not 64 hexadecimal digits")]
    Seed,
    #[error("the seed does not match the commitment: its SHA-256 is {0}")]
    Commitment(String),
    #[error("there are {found} contributions for {players} players")]
    Contributions { found: usize, players: u8 },
    #[error("a record that begins with a position has no fair shuffle")]
    Position,
    #[error("action {number} is {found}, but the seed draws {expected}")]
    Draw { number: usize, found: String, expected: &'static str },
    #[error("action {number}: the game has nothing to draw")]
    NothingToDraw { number: usize },
    #[error(transparent)]
    Table(#[from] TableError),
    #[error("action {number}: {error}")]
    Action { number: usize, error: shinar_core::ActionError },
}

/// Checks the commitment and every draw of a record; returns how many draws there were, or `None` if it has no shuffle.
///
/// ```
/// use shinar_core::{Record, Shuffle};
/// use shinar_games::new_table;
/// use shinar_play::fair::{Unfair, verify};
///
/// let mut record: Record = new_table("babylonia", 2, &[], vec![])?.record();
/// assert_eq!(verify(&record)?, None);
///
/// let (commitment, seed) = ("0".repeat(64), "0".repeat(64));
/// record.shuffle = Some(Shuffle { commitment, seed, contributions: vec![] });
/// assert!(matches!(verify(&record), Err(Unfair::Commitment(_))), "not the SHA-256 of that seed");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn verify(record: &Record) -> Result<Option<u64>, Unfair> {
    let Some(Shuffle { commitment, seed, contributions }) = &record.shuffle else { return Ok(None) };
    let seed = Seed::from_hex(seed).ok_or(Unfair::Seed)?;
    let found = seed.commitment();
    if found != *commitment {
        return Err(Unfair::Commitment(found));
    }
    if contributions.iter().any(|(seat, _)| seat.0 >= record.players) {
        return Err(Unfair::Contributions { found: contributions.len(), players: record.players });
    }
    if record.position.is_some() {
        return Err(Unfair::Position);
    }
    let of = |seat: Seat| contributions.iter().find(|(by, _)| *by == seat).map(|(_, text)| text.as_str());
    let draws = seed.draws(Seat::all(record.players).map(of));
    let Record { game, rules_version, players, options, .. } = record;
    let mut table = new_table_by_rules(game, *rules_version, *players, options, vec![])?;
    let mut drawn = 0;
    for (at, (_, text)) in record.actions.iter().enumerate() {
        let number = at + 1;
        if table.actor() == Actor::Chance {
            let draw = table.draw(&mut draws.draw(drawn));
            let expected = draw.map(Move::text).ok_or(Unfair::NothingToDraw { number })?;
            if expected != *text {
                return Err(Unfair::Draw { number, found: text.clone(), expected });
            }
            drawn += 1;
        }
        let played = table.parse(text).and_then(|one| table.play(one));
        played.map_err(|error| Unfair::Action { number, error })?;
    }
    Ok(Some(drawn))
}

/// Lower-case hexadecimal digits.
pub fn hex(bytes: &[u8; 32]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]).map(|d| char::from(DIGITS[usize::from(d)])).collect()
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits: Vec<u8> = text
        .chars()
        .map(|c| c.to_digit(16).map(|d| d as u8))
        .collect::<Option<_>>()
        .filter(|d: &Vec<u8>| d.len() == 64)?;
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = pair[0] << 4 | pair[1];
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(seed: &Seed, contributions: [Option<&str>; 2]) -> Record {
        let draws = seed.draws(contributions);
        let mut table = shinar_games::new_table("tigris", 2, &[], vec![]).unwrap();
        let mut drawn = 0;
        for step in 0..200 {
            let action = if table.actor() == Actor::Chance {
                drawn += 1;
                table.draw(&mut draws.draw(drawn - 1))
            } else {
                table.draw(&mut shinar_core::play::stream(7, step))
            };
            table.play(action.unwrap()).unwrap();
        }
        let mut record = table.record();
        let given = Seat::all(2).zip(contributions);
        record.shuffle = Some(Shuffle {
            commitment: seed.commitment(),
            seed: seed.to_hex(),
            contributions: given.filter_map(|(seat, text)| Some((seat, text?.to_owned()))).collect(),
        });
        record
    }

    #[test]
    fn what_was_drawn_is_checked() {
        let seed = Seed::new([7; 32]);
        let record = played(&seed, [None, Some("salt")]);
        assert!(verify(&record).unwrap().unwrap() > 12);
        let again = Record::parse(&record.to_string()).unwrap();
        assert_eq!(again, record);

        let mut other = record.clone();
        other.shuffle.as_mut().unwrap().contributions[0].1 = "pepper".to_owned();
        assert!(matches!(verify(&other), Err(Unfair::Draw { .. })));
        let mut other = record.clone();
        other.shuffle.as_mut().unwrap().seed = Seed::new([8; 32]).to_hex();
        assert!(matches!(verify(&other), Err(Unfair::Commitment(_))));
        let mut other = record.clone();
        other.shuffle.as_mut().unwrap().seed = "xyz".to_owned();
        assert!(matches!(verify(&other), Err(Unfair::Seed)));
        let mut other = record;
        other.shuffle = None;
        assert!(matches!(verify(&other), Ok(None)));
    }

    #[test]
    fn contributions_are_kept_apart() {
        use rand::Rng;
        let seed = Seed::new([1; 32]);
        let first = |given: [Option<&str>; 2]| seed.draws(given).draw(0).next_u64();
        let all =
            [first([Some("ab"), Some("c")]), first([Some("a"), Some("bc")]), first([None, Some("abc")])];
        assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2]);
        assert_ne!(seed.draws([]).draw(0).next_u64(), seed.draws([]).draw(1).next_u64());
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
    }
}
