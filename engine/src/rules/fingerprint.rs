//! A position's identity in 128 bits, for tables that hold many positions.

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

/// Two independent hashes of the words that a position is written in.
///
/// Each is MULTILINEAR of Lemire and Kaser ("Strongly universal string hashing is fast", 2014): the
/// upper half of the sum of products of 64-bit words with random 128-bit numbers. For two different
/// positions the chance, over the choice of those numbers, that one hash agrees is 2⁻⁶⁴, so that
/// both agree 2⁻¹²⁸: with 10¹⁰ positions in a table and 10¹² questions to it, the chance of a single
/// wrong answer is below 10⁻¹⁶.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fingerprint(pub [u64; 2]);

/// The most words of a position.
const MOST_WORDS: usize = 24;

/// For each hash a factor for each word, and behind that of the last word a summand.
static NUMBERS: [[u128; MOST_WORDS + 1]; 2] = {
    let mut random = SplitMix::new(0x4D61_7465_7772_6967);
    let mut numbers = [[0; MOST_WORDS + 1]; 2];
    let mut i = 0;
    while i < 2 * (MOST_WORDS + 1) {
        numbers[i & 1][i >> 1] = (random.next() as u128) << 64 | random.next() as u128;
        i += 1;
    }
    numbers
};

impl Fingerprint {
    /// The fingerprint of a position that is written in these words; all positions of one table are
    /// written in equally many.
    #[inline(always)]
    pub fn of_words<const WORDS: usize>(words: [u64; WORDS]) -> Self {
        Self([0, 1].map(|lane| {
            let mut sum = NUMBERS[lane][WORDS];
            for (word, factor) in words.iter().zip(&NUMBERS[lane]) {
                sum = sum.wrapping_add(factor.wrapping_mul(u128::from(*word)));
            }
            (sum >> 64) as u64
        }))
    }
}

/// The most words beside the squares.
const MOST_OTHERS: usize = 24;

/// As [`NUMBERS`], for the squares of a board and the words behind them.
static SQUARES: [[u128; 64 + MOST_OTHERS + 1]; 2] = {
    let mut random = SplitMix::new(0x4665_6572_6965_7321);
    let mut numbers = [[0; 64 + MOST_OTHERS + 1]; 2];
    let mut i = 0;
    while i < 2 * (64 + MOST_OTHERS + 1) {
        numbers[i & 1][i >> 1] = (random.next() as u128) << 64 | random.next() as u128;
        i += 1;
    }
    numbers
};

/// The part of a [`Fingerprint`] that tells what stands on the squares, kept up to date as it changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sum([u128; 2]);

impl Sum {
    /// Nothing stands anywhere.
    pub const ZERO: Self = Self([0; 2]);

    /// Adds what stands on a square.
    #[inline(always)]
    pub fn add(&mut self, square: usize, piece: u32) {
        for (lane, numbers) in self.0.iter_mut().zip(&SQUARES) {
            *lane = lane.wrapping_add(numbers[square & 63].wrapping_mul(u128::from(piece)));
        }
    }

    /// Takes it away.
    #[inline(always)]
    pub fn subtract(&mut self, square: usize, piece: u32) {
        for (lane, numbers) in self.0.iter_mut().zip(&SQUARES) {
            *lane = lane.wrapping_sub(numbers[square & 63].wrapping_mul(u128::from(piece)));
        }
    }

    /// The fingerprint with the other words of the position; all positions of one table have equally many.
    #[inline(always)]
    pub fn fingerprint(self, others: &[u64]) -> Fingerprint {
        let mut lanes = self.0;
        for (lane, numbers) in lanes.iter_mut().zip(&SQUARES) {
            *lane = lane.wrapping_add(numbers[64 + MOST_OTHERS]);
            for (word, factor) in others.iter().zip(&numbers[64..64 + MOST_OTHERS]) {
                *lane = lane.wrapping_add(factor.wrapping_mul(u128::from(*word)));
            }
        }
        Fingerprint(lanes.map(|lane| (lane >> 64) as u64))
    }
}
