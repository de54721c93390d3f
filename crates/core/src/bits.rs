//! Counting and finding set bits, for [`Set`](crate::Set) and for games that keep sets of their own.

/// The index of the `n`-th set bit, counting from 0, without a branch. Unspecified if fewer bits are set.
#[inline]
pub const fn nth_bit(word: u64, n: u32) -> u32 {
    const LOW: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = LOW << 7;
    let mut sums = word - (word >> 1 & 0x5555_5555_5555_5555);
    sums = (sums & 0x3333_3333_3333_3333) + (sums >> 2 & 0x3333_3333_3333_3333);
    sums = (sums + (sums >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // Each byte holds the number of bits set in itself and below; those with at most `n` come before the one sought.
    let upto = sums.wrapping_mul(LOW);
    let before = (((n & 63) as u64).wrapping_mul(LOW) | HIGH).wrapping_sub(upto) & HIGH;
    let base = (((before >> 7).wrapping_mul(LOW) >> 56) as u32 * 8) & 56;
    let rest = n.wrapping_sub((upto << 8 >> base) as u32 & 0xff) & 7;
    let byte = (word >> base) as usize & 0xff;
    base + NTH_IN_BYTE[byte][rest as usize] as u32
}

/// The index of one of the set bits: `pick` is given their number and returns which one, counting from 0. `None` if no bit
/// is set.
///
/// What is drawn decides which way a game goes on, so every step from the word to the index is one that a processor waits
/// for: bytes are counted side by side, and a run of bits from the lowest on needs no search.
#[inline]
pub fn pick_bit(word: u32, pick: impl FnOnce(u32) -> u32) -> Option<u32> {
    if word & word.wrapping_add(1) == 0 {
        return (word != 0).then(|| pick(word.trailing_ones()));
    }
    let count = |at: u32| u32::from(COUNT_IN_BYTE[(word >> at) as usize & 0xff]);
    let one = count(0);
    let two = one + count(8);
    let three = two + count(16);
    let n = pick(three + count(24));
    // The byte of the bit sought, and the number of bits below it.
    let (mut base, mut below) = (0, 0);
    for up_to in [one, two, three] {
        (base, below) = if n >= up_to { (base + 8, up_to) } else { (base, below) };
    }
    let byte = (word >> base) as usize & 0xff;
    Some(base + u32::from(NTH_IN_BYTE[byte][(n - below) as usize & 7]))
}

/// The number of bits set in each byte.
static COUNT_IN_BYTE: [u8; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = (byte as u8).count_ones() as u8;
        byte += 1;
    }
    table
};

/// The indices of the set bits of each byte.
static NTH_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// The number of bits set in three words.
///
/// The counts meet before the last steps, which saves a third where the processor has no instruction for it: four bits hold up
/// to 3 × 4, eight bits up to 192.
#[inline]
pub const fn count_bits(words: &[u64; 3]) -> u32 {
    const fn nibbles(word: u64) -> u64 {
        let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
        (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333)
    }
    let sums = nibbles(words[0]) + nibbles(words[1]) + nibbles(words[2]);
    let bytes = (sums & 0x0f0f_0f0f_0f0f_0f0f) + (sums >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_counted_and_found() {
        for word in [1, u64::MAX, 0x8000_0000_0000_0001, 0x0123_4567_89ab_cdef, 0xff00_0000_0000_00ff] {
            let bits: Vec<u32> = (0..64).filter(|bit| word >> bit & 1 == 1).collect();
            for (n, bit) in bits.iter().enumerate() {
                assert_eq!(nth_bit(word, n as u32), *bit, "{word:x} {n}");
            }
            assert_eq!(count_bits(&[word, 0, word]), 2 * word.count_ones());
        }
        assert_eq!(count_bits(&[u64::MAX; 3]), 192);
    }

    #[test]
    fn a_bit_is_picked_by_its_number() {
        assert_eq!(pick_bit(0, |_| 0), None);
        for word in [1, 0x8000_0000, u32::MAX, 0x0410_2081, 0b1011_0110, 0xff00_ff00, 0x0001_0000] {
            for n in 0..word.count_ones() {
                let picked = pick_bit(word, |count| {
                    assert_eq!(count, word.count_ones());
                    n
                });
                assert_eq!(picked, Some(nth_bit(word.into(), n)), "bit {n} of {word:#x}");
            }
        }
    }
}
