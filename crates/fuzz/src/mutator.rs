//! A small mutator: not guided by coverage, but a seed gives the same inputs everywhere.

use rand::{RngExt, seq::IndexedRandom};
use rand_pcg::Pcg64Mcg;
use shinar_core::play;

/// Numbers that parsers often get wrong.
const NUMBERS: [&str; 12] =
    ["0", "1", "-1", "00", "7", "99", "127", "255", "256", "65536", "4294967296", "99999999999999999999"];

/// Characters that parsers often get wrong.
const ODD: [&str; 14] =
    ["", " ", "\t", "\n", "\r\n", "\r", "\u{0}", "\u{a0}", "é", "\u{2028}", "𒀭", "\"", "=", ";"];

/// Makes inputs from valid ones.
#[derive(Debug)]
pub struct Mutator {
    seeds: Vec<String>,
    words: Vec<String>,
    rng: Pcg64Mcg,
}

impl Mutator {
    /// A mutator of these inputs; there must be at least one.
    pub fn new(seeds: Vec<String>, seed: u64) -> Self {
        let mut words: Vec<_> = seeds.iter().flat_map(|seed| words(seed)).map(str::to_owned).collect();
        words.sort();
        words.dedup();
        Self { seeds, words, rng: play::stream(seed, 0) }
    }

    /// The next input: a seed after up to four changes.
    pub fn input(&mut self) -> Vec<u8> {
        let mut text = self.seed();
        for _ in 0..self.rng.random_range(0..=4) {
            text = self.changed(&text);
        }
        let mut bytes = text.into_bytes();
        if self.rng.random_ratio(1, 8) && !bytes.is_empty() {
            let at = self.rng.random_range(0..bytes.len());
            bytes[at] = self.rng.random();
        }
        bytes
    }

    fn seed(&mut self) -> String {
        self.seeds.choose(&mut self.rng).cloned().unwrap_or_default()
    }

    fn changed(&mut self, text: &str) -> String {
        let known = words(text);
        let word = known.choose(&mut self.rng).copied().unwrap_or("");
        let numbers: Vec<_> =
            known.iter().copied().filter(|word| word.bytes().all(|b| b.is_ascii_digit())).collect();
        match self.rng.random_range(0..9) {
            // A word becomes another word, a number another number: parsers accept these, and the rules must decide.
            0..=1 => {
                let other = self.words.choose(&mut self.rng).cloned().unwrap_or_default();
                replaced(text, word, &other)
            }
            2 => {
                let number = numbers.choose(&mut self.rng).copied().unwrap_or(word);
                let other = NUMBERS.choose(&mut self.rng).copied().unwrap_or_default();
                replaced(text, number, other)
            }
            3 => {
                let number = numbers.choose(&mut self.rng).copied().unwrap_or(word);
                let other = self.rng.random_range(0..20u8).to_string();
                replaced(text, number, &other)
            }
            4 => replaced(text, word, ""),
            5 => self.with_lines_moved(text),
            6 => {
                let (from, to) = self.range(text);
                format!("{}{}", &text[..from], &text[to..])
            }
            7 => {
                let (from, to) = self.range(text);
                format!("{}{}", &text[..to], &text[from..])
            }
            _ => {
                let (at, _) = self.range(text);
                let odd = ODD.choose(&mut self.rng).copied().unwrap_or_default();
                format!("{}{odd}{}", &text[..at], &text[at..])
            }
        }
    }

    /// A line removed, doubled, or replaced with a line of another seed.
    fn with_lines_moved(&mut self, text: &str) -> String {
        let mut lines: Vec<&str> = text.split('\n').collect();
        let at = self.rng.random_range(0..lines.len());
        let other = self.seed();
        let foreign: Vec<&str> = other.split('\n').collect();
        match self.rng.random_range(0..3) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at]),
            _ => lines[at] = foreign.choose(&mut self.rng).copied().unwrap_or_default(),
        }
        lines.join("\n")
    }

    /// A short piece of the text.
    fn range(&mut self, text: &str) -> (usize, usize) {
        let from = self.rng.random_range(0..=text.len());
        let to = (from + self.rng.random_range(1..12)).min(text.len());
        (text.floor_char_boundary(from), text.floor_char_boundary(to))
    }
}

/// The words and numbers of a text.
fn words(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty()).collect()
}

/// The text with one of its words replaced; `word` must be a slice of it.
fn replaced(text: &str, word: &str, by: &str) -> String {
    let Some(at) = (word.as_ptr() as usize).checked_sub(text.as_ptr() as usize) else {
        return text.to_owned();
    };
    match (text.get(..at), text.get(at + word.len()..)) {
        (Some(before), Some(after)) => format!("{before}{by}{after}"),
        _ => text.to_owned(),
    }
}
