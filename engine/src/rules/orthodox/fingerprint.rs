//! A position's identity in 128 bits, for tables that hold many positions.

use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};

/// `SplitMix64`, a small generator of well-mixed numbers (Steele, Lea and Flood, 2014).
#[derive(Clone, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// A generator; the same seed gives the same numbers.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    #[allow(
        clippy::should_implement_trait,
        reason = "the multipliers are made in constants, where iterators cannot go"
    )]
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }
}

/// Two independent hashes of a position's eight words.
///
/// Each is MULTILINEAR of Lemire and Kaser ("Strongly universal string hashing is fast", 2014): the
/// upper half of the sum of products of 64-bit words with random 128-bit numbers. For two different
/// positions the chance, over the choice of those numbers, that one hash agrees is 2⁻⁶⁴, so that
/// both agree 2⁻¹²⁸: with 10¹⁰ positions in a table and 10¹² questions to it, the chance of a single
/// wrong answer is below 10⁻¹⁶.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fingerprint(pub [u64; 2]);

/// The words of a position.
const WORDS: usize = 8;

/// For each hash a summand and a factor for each word.
static NUMBERS: [[u128; WORDS + 1]; 2] = {
    let mut random = SplitMix::new(0x4D61_7465_7772_6967);
    let mut numbers = [[0; WORDS + 1]; 2];
    let mut i = 0;
    while i < 2 * (WORDS + 1) {
        numbers[i & 1][i >> 1] = (random.next() as u128) << 64 | random.next() as u128;
        i += 1;
    }
    numbers
};

impl Fingerprint {
    /// The fingerprint of a position, the side to move, castling and en passant included.
    #[inline]
    pub fn new(position: &Position) -> Self {
        let state = u64::from(position.castling())
            | position.en_passant().map_or(64, |square| u64::from(square.number())) << 8
            | (position.turn() as u64) << 16;
        // The men of Black are those of all kinds that are not White's.
        let words: [u64; WORDS] = [
            position.kind(Kind::Pawn).0,
            position.kind(Kind::Knight).0,
            position.kind(Kind::Bishop).0,
            position.kind(Kind::Rook).0,
            position.kind(Kind::Queen).0,
            position.kind(Kind::King).0,
            position.colour(Colour::White).0,
            state,
        ];
        Self([0, 1].map(|lane| {
            let mut sum = NUMBERS[lane][WORDS];
            for (word, factor) in words.iter().zip(&NUMBERS[lane]) {
                sum = sum.wrapping_add(factor.wrapping_mul(u128::from(*word)));
            }
            (sum >> 64) as u64
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::orthodox::attacks::Hyperbola;
    use crate::rules::orthodox::movegen::legal_moves;
    use std::collections::HashMap;

    /// Positions differ exactly when their fingerprints do, and each half alone tells them apart.
    #[test]
    fn tells_positions_apart() {
        let start = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
        let mut row = vec![Position::from_fen(start).unwrap()];
        let mut known = HashMap::new();
        let mut halves = [HashMap::new(), HashMap::new()];
        for _ in 0..3 {
            row = row
                .iter()
                .flat_map(|position| {
                    legal_moves(position, Hyperbola).into_iter().map(|played| position.play(played))
                })
                .collect();
            for position in &row {
                let fingerprint = Fingerprint::new(position);
                assert_eq!(*known.entry(fingerprint).or_insert(*position), *position);
                for (half, bits) in halves.iter_mut().zip(fingerprint.0) {
                    assert_eq!(*half.entry(bits).or_insert(*position), *position);
                }
            }
        }
        assert!(known.len() > 50_000);
        let rights = Position::from_fen("4k2r/8/8/8/8/8/8/4K3 b k - 0 1").unwrap();
        let none = Position::from_fen("4k2r/8/8/8/8/8/8/4K3 b - - 0 1").unwrap();
        assert_ne!(Fingerprint::new(&rights), Fingerprint::new(&none));
    }
}
