//! Zobrist keys: a position's identity in 64 bits, the exclusive or of random numbers for what it holds.

use crate::piece::{Colour, Kind};
use crate::square::Square;

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
        reason = "the tables are built in constants, where iterators cannot go"
    )]
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }
}

struct Keys {
    men: [[[u64; 64]; 6]; 2],
    en_passant: [u64; 8],
    castling: [u64; 16],
    black_to_move: u64,
}

static KEYS: Keys = {
    let mut random = SplitMix::new(0x4D61_7465_7772_6967);
    let mut keys = Keys {
        men: [[[0; 64]; 6]; 2],
        en_passant: [0; 8],
        castling: [0; 16],
        black_to_move: random.next(),
    };
    let mut i = 0;
    while i < 2 * 6 * 64 {
        keys.men[i / 384][i / 64 % 6][i % 64] = random.next();
        i += 1;
    }
    i = 0;
    while i < 8 {
        keys.en_passant[i] = random.next();
        i += 1;
    }
    // No rights at all weigh nothing, so most problem positions skip the term.
    i = 1;
    while i < 16 {
        keys.castling[i] = random.next();
        i += 1;
    }
    keys
};

/// The number of a man on a square.
#[inline(always)]
pub fn man(colour: Colour, kind: Kind, square: Square) -> u64 {
    KEYS.men[colour.index()][kind.index()][square.index()]
}

/// The number of an en passant square (its file decides).
#[inline(always)]
pub fn en_passant(square: Square) -> u64 {
    KEYS.en_passant[square.file() as usize]
}

/// The number of a set of castling rights, four bits.
#[inline(always)]
pub fn castling(rights: u8) -> u64 {
    KEYS.castling[(rights & 15) as usize]
}

/// The number of Black's being on the move.
#[inline(always)]
pub fn black_to_move() -> u64 {
    KEYS.black_to_move
}
