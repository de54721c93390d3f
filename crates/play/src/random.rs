//! Random texts and bytes. Where they come from is up to the caller: a table does no I/O.

use rand::Rng;

/// The letters and digits of random texts.
pub const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Random letters and digits that are not easily confused, five bits each.
pub fn random_text<const N: usize>(rng: &mut dyn Rng) -> String {
    random_bytes::<N>(rng).iter().map(|byte| char::from(ALPHABET[usize::from(byte & 31)])).collect()
}

/// Random bytes.
pub fn random_bytes<const N: usize>(rng: &mut dyn Rng) -> [u8; N] {
    let mut bytes = [0; N];
    rng.fill_bytes(&mut bytes);
    bytes
}
