//! Features and legal actions as bits.

use std::ops::Range;

use super::Features;
use crate::{Bits, Choices, Dense, Game, Set};

/// Yes-or-no values as bits: features or legal actions, for programs that need millions of them.
///
/// Sets are taken in word by word, and what has changed since another row is found the same way.
///
/// ```
/// use shinar_babylonia::{Babylonia, View};
/// use shinar_core::{Observer, Seat, encoding::{BitRow, feature_count}, play, prelude::*};
///
/// let state = play::dealt_game::<Babylonia>(2, &Default::default(), 1, 20)?;
/// let view = View::of(&state, Observer::Seat(Seat(0)));
/// let mut bits = BitRow::new(feature_count(Babylonia::GROUPS));
/// Babylonia::encode(&view, &mut bits);
/// let mut list: Vec<u16> = Vec::new();
/// Babylonia::encode(&view, &mut list);
/// assert!(bits.ones().eq(list.into_iter().map(usize::from)));
/// # Ok::<_, shinar_core::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct BitRow {
    /// One word more than needed, so that whole words can be put anywhere.
    words: Vec<u64>,
    /// A bit for each chunk of words in which something was set. Of tens of thousands of actions, mostly a few are legal, and all
    /// that is done with a row looks at these chunks alone.
    touched: u64,
    /// A chunk has two to the power of this many words.
    chunk_bits: u32,
}

impl PartialEq for BitRow {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

impl Eq for BitRow {}

/// The bytes of eight bits, the lowest first.
static BYTES_OF: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte][bit] = (byte >> bit & 1) as u8;
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// How many words are compared at once.
const CHUNK: usize = 8;

/// Writes a word of which some bits have changed, eight places at a time.
///
/// Legal actions and features that belong together have numbers that follow one another, so that what changes lies in few bytes.
#[inline]
fn write_word(word: u64, mut changed: u64, places: &mut [u8]) {
    while changed != 0 {
        let first = changed.trailing_zeros() as usize & !7;
        let eight = &BYTES_OF[(word >> first & 0xff) as usize];
        match places.get_mut(first..first + 8) {
            Some(places) => places.copy_from_slice(eight),
            None => places.iter_mut().skip(first).zip(eight).for_each(|(place, bit)| *place = *bit),
        }
        changed &= !(0xff << first);
    }
}

/// Writes what differs between words.
#[inline]
fn write_words(new: &[u64], old: &[u64], bytes: &mut [u8]) {
    for (at, (&new, &old)) in new.iter().zip(old).enumerate() {
        if new != old {
            write_word(new, new ^ old, bytes.get_mut(at * 64..).unwrap_or_default());
        }
    }
}

impl BitRow {
    /// A row of zeros.
    pub fn new(len: usize) -> Self {
        let words = len.div_ceil(64) + 1;
        // As many chunks as a word has bits, or fewer.
        let chunk = words.div_ceil(64).next_power_of_two().max(CHUNK);
        Self { words: vec![0; words], touched: 0, chunk_bits: chunk.ilog2() }
    }

    /// The ranges of words in some chunks.
    #[inline]
    fn ranges(&self, mut chunks: u64) -> impl Iterator<Item = Range<usize>> + use<> {
        let (bits, len) = (self.chunk_bits, self.words.len());
        std::iter::from_fn(move || {
            let chunk = chunks.pop()?;
            Some(chunk << bits..((chunk + 1) << bits).min(len))
        })
    }

    /// Remembers that a word, and perhaps the next one, is not zero any more.
    #[inline]
    fn touch(&mut self, word: usize, next: usize) {
        self.touched |= 1 << (word >> self.chunk_bits) | 1 << (next >> self.chunk_bits);
    }

    /// Sets everything back to zero.
    #[inline]
    pub fn clear(&mut self) {
        for range in self.ranges(self.touched) {
            self.words.get_mut(range).unwrap_or_default().fill(0);
        }
        self.touched = 0;
    }

    /// Whether a bit is set.
    #[inline]
    pub fn contains(&self, index: usize) -> bool {
        self.words.get(index / 64).is_some_and(|word| word >> (index % 64) & 1 == 1)
    }

    /// The numbers of the bits that are set, in increasing order.
    pub fn ones(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(at, &word)| {
            Set::<Bit, u64>::from_bits(word).into_iter().map(move |Bit(bit)| at * 64 + usize::from(bit))
        })
    }

    /// Calls a function with the numbers of the bits that are set, in increasing order.
    #[inline]
    pub fn each_one(&self, mut each: impl FnMut(usize)) {
        for range in self.ranges(self.touched) {
            let first = range.start;
            for (at, &word) in (first..).zip(self.words.get(range).unwrap_or_default()) {
                let mut rest = word;
                while let Some(bit) = rest.pop() {
                    each(at * 64 + bit);
                }
            }
        }
    }

    /// Writes the bits that are set as bytes; the rest stays as it is.
    pub fn write_ones(&self, bytes: &mut [u8]) {
        for (at, &word) in self.words.iter().enumerate() {
            write_word(word, word, bytes.get_mut(at * 64..).unwrap_or_default());
        }
    }

    /// The bits as bytes, lowest bit first, as many as there is room for.
    pub fn copy_bits(&self, bytes: &mut [u8]) {
        let (whole, rest) = bytes.as_chunks_mut();
        for (chunk, word) in whole.iter_mut().zip(&self.words) {
            *chunk = word.to_le_bytes();
        }
        let last = self.words.get(whole.len()).map_or([0; 8], |word| word.to_le_bytes());
        rest.iter_mut().zip(last).for_each(|(byte, bits)| *byte = bits);
    }

    /// The same where something differs from an older row; `bytes` show the older row.
    #[inline]
    pub fn copy_changes(&self, old: &Self, bytes: &mut [u8]) {
        for range in self.ranges(self.touched | old.touched) {
            let places = bytes.get_mut(range.start * 8..).unwrap_or_default();
            let words = self.words.get(range).unwrap_or_default();
            let (whole, rest) = places.as_chunks_mut();
            for (place, word) in whole.iter_mut().zip(words) {
                *place = word.to_le_bytes();
            }
            // The last bytes are a part of a word.
            if let Some(word) = words.get(whole.len()) {
                rest.iter_mut().zip(word.to_le_bytes()).for_each(|(byte, bits)| *byte = bits);
            }
        }
    }

    /// Writes what differs from an older row, a byte for each bit; `bytes` show the older row.
    #[inline]
    pub fn write_changes(&self, old: &Self, bytes: &mut [u8]) {
        if bytes.is_empty() {
            return;
        }
        for range in self.ranges(self.touched | old.touched) {
            let first = range.start;
            let (new, new_rest) = self.words.get(range.clone()).unwrap_or_default().as_chunks::<CHUNK>();
            let (old, old_rest) = old.words.get(range).unwrap_or_default().as_chunks::<CHUNK>();
            for (number, (new, old)) in new.iter().zip(old).enumerate() {
                // Most of a row stays as it was. The length is known, so that the comparison is a few instructions and no call.
                if new != old {
                    write_words(new, old, bytes.get_mut((first + number * CHUNK) * 64..).unwrap_or_default());
                }
            }
            let rest = first + new.len() * CHUNK;
            write_words(new_rest, old_rest, bytes.get_mut(rest * 64..).unwrap_or_default());
        }
    }

    /// Sets the bits of a word, moved up to a number.
    #[inline]
    pub fn put_word(&mut self, at: usize, word: u64) {
        let (place, shift) = (at / 64, at % 64);
        if let Some([low, high]) = self.words.get_mut(place..place + 2) {
            *low |= word << shift;
            *high |= word >> 1 >> (63 - shift);
            self.touch(place, place + 1);
        }
    }

    /// Sets the bits of some words.
    #[inline]
    fn put_words<B: Bits>(&mut self, at: usize, bits: B) {
        for (number, word) in bits.words().into_iter().enumerate().take(size_of::<B>().div_ceil(8)) {
            if word != 0 {
                self.put_word(at + 64 * number, word);
            }
        }
    }

    /// Sets as many bits as are counted.
    #[inline]
    fn put_run(&mut self, at: usize, count: usize) {
        // Nearly all runs are short, and how long they are cannot be foreseen.
        self.put_word(at, u64::MAX.checked_shl(count as u32).map_or(u64::MAX, |rest| !rest));
        if count > 64 {
            self.put_run(at + 64, count - 64);
        }
    }
}

/// A bit of a word.
#[derive(Clone, Copy)]
struct Bit(u8);

impl Dense for Bit {
    const COUNT: usize = 64;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u8))
    }
}

impl Features for BitRow {
    #[inline]
    fn put(&mut self, index: usize) {
        if let Some(word) = self.words.get_mut(index / 64) {
            *word |= 1 << (index % 64);
            self.touch(index / 64, index / 64);
        }
    }

    #[inline]
    fn put_set<T: Dense, B: Bits>(&mut self, at: usize, set: Set<T, B>) {
        self.put_words(at, set.bits());
    }

    #[inline]
    fn put_count(&mut self, at: usize, most: usize, count: usize) {
        self.put_run(at, count.min(most));
    }

    #[inline]
    fn put_steps(&mut self, at: usize, marks: &[u16], value: u16) {
        // Marks increase, so that none has to be looked for.
        self.put_run(at, marks.iter().map(|&mark| usize::from(value >= mark)).sum());
    }
}

/// Adds the legal actions to a row of bits.
#[inline]
pub fn legal_bits<G: Game>(state: &G::State, row: &mut BitRow) {
    G::choices(state, &mut Legal(row));
}

/// Choices as bits.
struct Legal<'a>(&'a mut BitRow);

impl<A: Dense> Choices<A> for Legal<'_> {
    #[inline]
    fn each<I>(&mut self, actions: I)
    where
        I: IntoIterator<Item = A>,
        I::IntoIter: Clone,
    {
        actions.into_iter().for_each(|action| self.0.put(action.index()));
    }

    #[inline]
    fn indexed<I>(&mut self, _: I, indices: impl FnOnce(&mut BitRow))
    where
        I: IntoIterator<Item = A>,
        I::IntoIter: Clone,
    {
        indices(self.0);
    }

    /// A set whose actions follow one another without gaps is taken in as it is.
    #[inline]
    fn set<T: Dense, B: Bits>(&mut self, set: Set<T, B>, action: impl Fn(T) -> A + Clone) {
        let Some((first, last)) = set.first().zip(set.last()) else { return };
        let (from, to) = (action(first).index(), action(last).index());
        // Indices increase with those of the members, so that equal distances leave no room for a gap.
        let no_gap = to.checked_sub(from) == Some(last.index() - first.index());
        match from.checked_sub(first.index()) {
            Some(at) if no_gap => self.0.put_words(at, set.bits()),
            _ => self.each(set.into_iter().map(action)),
        }
    }

    #[inline]
    fn pairs<S: Dense, B: Bits, T: Dense, C: Bits>(
        &mut self,
        first: Set<S, B>,
        second: Set<T, C>,
        action: impl Fn(S, T) -> A + Clone,
    ) {
        for one in first {
            self.set(second, |other| action(one, other));
        }
    }

    #[inline]
    fn bag<T: Dense>(&mut self, counts: &[u8], action: impl Fn(T) -> A) {
        let inside = T::all().zip(counts).filter(|(_, count)| **count > 0);
        inside.for_each(|(kind, _)| self.0.put(action(kind).index()));
    }
}

#[cfg(test)]
mod tests {
    use rand::RngExt;

    use super::*;

    #[test]
    fn rows_of_any_length_show_what_has_changed() {
        let mut rng = crate::play::stream(1, 0);
        for len in [1, 64, 65, 500, 511, 512, 5_000, 32_768, 40_000, 300_000] {
            let mut old = BitRow::new(len);
            let (mut bytes, mut bits) = (vec![0; len], vec![0; len.div_ceil(8)]);
            for _ in 0..20 {
                let mut new = BitRow::new(len);
                for _ in 0..rng.random_range(0..40) {
                    new.put(rng.random_range(0..len));
                }
                if len > 64 {
                    new.put_word(rng.random_range(0..len - 64), rng.random());
                }
                new.write_changes(&old, &mut bytes);
                new.copy_changes(&old, &mut bits);
                let mut all = vec![0; bits.len()];
                new.copy_bits(&mut all);
                assert_eq!(bits, all);
                let ones: Vec<_> = new.ones().collect();
                assert!(
                    bytes
                        .iter()
                        .enumerate()
                        .filter(|(_, byte)| **byte == 1)
                        .map(|(at, _)| at)
                        .eq(ones.clone())
                );
                let mut each = Vec::new();
                new.each_one(|index| each.push(index));
                assert_eq!(each, ones);
                let mut cleared = new.clone();
                cleared.clear();
                assert_eq!(cleared, BitRow::new(len));
                old = new;
            }
        }
    }
}
