//! What a side needs, and the memory of it that all threads share.

use super::few::MOST;
use super::men::Asked;
use super::obstacles::Obstacles;
use crate::provers::memory::Words;
use crate::rules::bitboard::Bitboard;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::orthodox::position::{Position, castling};
use crate::rules::piece::Kind;
use std::sync::atomic::{AtomicU64, Ordering};

/// As many needs are remembered at least.
const LEAST_REMEMBERED: usize = 1 << 10;

/// The moves that a side needs at least; more than any game has if it cannot come about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Need {
    /// All of them.
    pub moves: u8,
    /// For each piece that is not fixed, by its square: all of them if that piece moves once more, or is captured.
    pub if_moved: [u8; MOST],
    /// Where it can capture.
    pub takes: Bitboard,
    /// Where its pieces can be captured.
    pub falls: Bitboard,
}

impl Need {
    pub(super) const NOTHING: Self =
        Self { moves: 0, if_moved: [0; MOST], takes: Bitboard::ALL, falls: Bitboard::ALL };
    pub(super) const IMPOSSIBLE: Self = Self {
        moves: u8::MAX,
        if_moved: [u8::MAX; MOST],
        takes: Bitboard::EMPTY,
        falls: Bitboard::EMPTY,
    };

    fn words(&self, most: u32) -> [u64; WORDS] {
        let [low, high] = [0, 8].map(|from| {
            let bytes = &self.if_moved[from..from + 8];
            bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte))
        });
        let moves = u64::from(self.moves) | u64::from(most) << 8;
        [moves, low, high, self.takes.0, self.falls.0]
    }

    fn of([moves, low, high, takes, falls]: [u64; WORDS]) -> Self {
        let mut if_moved = [0; MOST];
        if_moved[..8].copy_from_slice(&low.to_le_bytes());
        if_moved[8..].copy_from_slice(&high.to_le_bytes());
        Self { moves: moves as u8, if_moved, takes: Bitboard(takes), falls: Bitboard(falls) }
    }
}

/// The identity of what a need depends on: the pieces of the side that is asked about, and what is known.
pub(super) fn fingerprint(position: &Position, asked: Asked) -> Fingerprint {
    let castling = position.castling() & castling::of(asked.side);
    let parity = asked.parity.map_or(2, u64::from);
    let others = u64::from(castling) | u64::from(asked.captures) << 8 | parity << 16;
    let flags = asked.side.index() as u64 | u64::from(asked.asks_where) << 1;
    let Obstacles { fixed, ways } = asked.obstacles;
    let own = Kind::ALL.map(|kind| position.pieces(asked.side, kind).0);
    let [pawns, knights, bishops, rooks, queens, kings] = own;
    let sets = [fixed, ways[0], ways[1], asked.moving, asked.takes, asked.falls];
    let [fixed, white, black, moving, takes, falls] = sets.map(|set| set.0);
    Fingerprint::of_words([
        pawns,
        knights,
        bishops,
        rooks,
        queens,
        kings,
        fixed,
        white,
        black,
        moving,
        takes,
        falls,
        others << 2 | flags,
    ])
}

/// Words of an entry, a cache line: the fingerprint, the need, and up to how many moves it is known.
const ENTRY: usize = 8;

/// The needs that are remembered on the way to one target, shared by all threads without locks.
///
/// The first word of an entry also depends on those of the need. Words that two threads wrote at once fit no
/// fingerprint, so that they do no harm.
pub struct Needs {
    words: Words,
    entries: usize,
}

impl Needs {
    /// A memory of so many MiB; something is always remembered.
    pub fn new(mebibytes: usize) -> Self {
        let wanted = ((mebibytes << 20) / (ENTRY * size_of::<u64>())).max(LEAST_REMEMBERED);
        let (words, entries) = Words::at_most(wanted, ENTRY);
        words.will_use(entries * ENTRY);
        Self { words, entries }
    }

    fn entry(&self, case: Fingerprint) -> &[AtomicU64] {
        let index = ((u128::from(case.0[1]) * self.entries as u128) >> 64) as usize;
        &self.words[index * ENTRY..][..ENTRY]
    }

    /// The need of that case, if it is known up to `most` moves.
    pub fn get(&self, case: Fingerprint, most: u32) -> Option<Need> {
        let entry = self.entry(case);
        if entry[1].load(Ordering::Relaxed) != case.0[1] {
            return None;
        }
        let words: [u64; WORDS] = std::array::from_fn(|i| entry[2 + i].load(Ordering::Relaxed));
        let is_known = entry[0].load(Ordering::Relaxed) == case.0[0] ^ check(words)
            && words[0] >> 8 >= u64::from(most);
        is_known.then(|| Need::of(words))
    }

    /// Remembers what is known up to `most` moves, in the place of something else.
    pub fn put(&self, case: Fingerprint, need: Need, most: u32) {
        let words = need.words(most);
        let all = [case.0[0] ^ check(words), case.0[1]].into_iter().chain(words);
        for (place, word) in self.entry(case).iter().zip(all) {
            place.store(word, Ordering::Relaxed);
        }
    }
}

/// Words of a need.
const WORDS: usize = 5;

/// A word that tells these words from others.
fn check(words: [u64; WORDS]) -> u64 {
    Fingerprint::of_words(words).0[0]
}
