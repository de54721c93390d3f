//! Sets of hexes as bitboards.

use crate::board::Hex;

shinar_core::bit_set! {
    /// A set of hexes of the board.
    pub struct HexSet of Hex;
    /// The hexes of a set in the order of the board.
    pub struct Hexes;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_agrees_with_iteration() {
        for step in [1, 2, 7, 50] {
            let set: HexSet = Hex::all().step_by(step).collect();
            for (n, hex) in set.into_iter().enumerate() {
                assert_eq!(set.nth(n as u32), Some(hex));
            }
            assert_eq!((set.len() as usize, set.nth(set.len())), (Hex::all().step_by(step).count(), None));
        }
    }
}
