//! The table of positions: what is proven of each, shared by all threads without locks.
//!
//! An entry is four words, and is written and read word by word. Its first two are the position's
//! fingerprint mixed with the other two, so that the words of two threads that wrote at once fit no
//! position and are not found. What is found was thus stored for a position of the same 128-bit
//! [`Fingerprint`], which bounds the chance of an error.
//!
//! The table begins small, so that short searches touch little memory, and grows as it fills.

use crate::control::Control;
use crate::provers::memory::Words;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::orthodox::moves::Move;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

/// A number that stands for "cannot be" among proof and disproof numbers.
pub const INFINITE: u32 = u32::MAX;

/// What is known of a position. All numbers of moves are the attacker's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    /// Mate is forced within so many moves; [`Known::NEVER`] when nothing is proven.
    pub proven: u8,
    /// Mate is not forced within so many moves.
    pub disproven: u8,
    /// The move that proved or refuted last; meaningless bits 0 for none.
    pub best: u16,
    /// For how many moves the numbers below hold; 0 when they do not.
    pub moves: u8,
    /// The logarithm of the work behind the entry.
    pub effort: u8,
    /// At least so many positions have to be proven to prove it.
    pub proof: u32,
    /// At least so many positions have to be disproven to disprove it.
    pub disproof: u32,
}

impl Known {
    /// More moves than any search has.
    pub const NEVER: u8 = u8::MAX;

    /// As many moves as any search has, or more.
    pub const MOST: u8 = u8::MAX - 1;

    /// Nothing.
    pub const NOTHING: Self = Self {
        proven: Self::NEVER,
        disproven: 0,
        best: 0,
        moves: 0,
        effort: 0,
        proof: 1,
        disproof: 1,
    };

    /// Whether mate within `moves` is decided, and how.
    #[inline(always)]
    pub fn decides(&self, moves: u32) -> Option<bool> {
        if u32::from(self.proven) <= moves {
            Some(true)
        } else if u32::from(self.disproven) >= moves && self.disproven > 0 {
            Some(false)
        } else {
            None
        }
    }

    /// Whether nobody has begun to search the position.
    #[inline(always)]
    pub fn is_untried(&self) -> bool {
        self.disproven == 0 && self.moves == 0
    }

    /// The move remembered.
    #[inline(always)]
    pub fn best(&self) -> Move {
        Move::from_bits(self.best)
    }

    fn pack(&self) -> [u64; 2] {
        let bounds = u64::from(self.proven)
            | u64::from(self.disproven) << 8
            | u64::from(self.best) << 16
            | u64::from(self.moves) << 32
            | u64::from(self.effort) << 40
            | USED;
        [bounds, u64::from(self.proof) << 32 | u64::from(self.disproof)]
    }

    fn unpack([bounds, numbers]: [u64; 2]) -> Self {
        Self {
            proven: bounds as u8,
            disproven: (bounds >> 8) as u8,
            best: (bounds >> 16) as u16,
            moves: (bounds >> 32) as u8,
            effort: (bounds >> 40) as u8,
            proof: (numbers >> 32) as u32,
            disproof: numbers as u32,
        }
    }
}

/// The bit that tells a used entry from an empty one. The bits between it and the effort stay 0: with
/// them [`mix`] tells the words of two entries apart.
const USED: u64 = 1 << 63;

/// Words of an entry.
const ENTRY: usize = 4;
/// Entries of a bucket, all of which a position may be in: 128 bytes, two cache lines that are
/// fetched together.
const WAYS: usize = 4;
const BUCKET: usize = ENTRY * WAYS;
/// Buckets at the beginning: 256 KiB.
const FIRST_BUCKETS: usize = 2048;
/// Places at which busy threads are counted.
const BUSY: usize = 1 << 14;
/// One key of so many is counted to know how full the table is, so that threads do not quarrel about
/// the counters.
const COUNTED: u64 = 16;
/// The table grows by this factor.
const GROWTH: usize = 4;

/// Something in cache lines of its own: what one thread writes does not hold up others that read what
/// would lie beside it. Processors fetch lines in pairs.
#[derive(Default)]
#[repr(align(128))]
struct Apart<T>(T);

/// The counters of the table.
#[derive(Default)]
struct Counts {
    /// Entries in use, of those that are counted.
    used: AtomicUsize,
    /// Entries that were driven out since the table grew, of those that are counted.
    driven_out: AtomicUsize,
}

/// The table.
pub struct Table {
    words: Words,
    /// Buckets in use.
    buckets: AtomicUsize,
    /// Buckets there is room for.
    most_buckets: usize,
    counts: Apart<Counts>,
    growing: AtomicBool,
    /// The search it belongs to.
    control: OnceLock<Arc<Control>>,
    /// How many threads are below positions, by part of the fingerprint; empty for one thread.
    busy: Vec<AtomicU8>,
}

impl Table {
    /// A table that takes at most so many MiB, less where the system has less, for that many threads; 0 for one
    /// that remembers nothing. Memory is taken from the system when it is used.
    pub fn new(mebibytes: usize, threads: usize) -> Self {
        if mebibytes == 0 {
            return Self::none();
        }
        let busy = if threads > 1 { BUSY } else { 0 };
        let bytes = mebibytes << 20;
        let wanted = (bytes / (8 * BUCKET)).saturating_sub(1).max(1);
        let (words, most_buckets) = Words::at_most(wanted, BUCKET);
        Self {
            words,
            buckets: AtomicUsize::new(FIRST_BUCKETS.min(most_buckets)),
            most_buckets,
            counts: Apart::default(),
            growing: AtomicBool::new(false),
            control: OnceLock::new(),
            busy: (0..busy).map(|_| AtomicU8::new(0)).collect(),
        }
    }

    /// A table that remembers nothing.
    pub fn none() -> Self {
        Self {
            words: Words::default(),
            buckets: AtomicUsize::new(0),
            most_buckets: 0,
            counts: Apart::default(),
            growing: AtomicBool::new(false),
            control: OnceLock::new(),
            busy: Vec::new(),
        }
    }

    /// Makes it notice when that search is stopped.
    pub fn obey(&self, control: &Arc<Control>) {
        // All provers of a table belong to one search.
        let _ = self.control.set(Arc::clone(control));
    }

    /// Whether it remembers nothing.
    #[inline(always)]
    pub fn is_none(&self) -> bool {
        self.words.is_empty()
    }

    /// Whether several threads use it.
    #[inline(always)]
    pub fn is_shared(&self) -> bool {
        !self.busy.is_empty()
    }

    /// How many threads are below a position, or one that shares its place; 0 for one thread.
    #[inline(always)]
    pub fn busy(&self, key: Fingerprint) -> u32 {
        match self.busy.get(key.0[1] as usize % BUSY) {
            Some(threads) => u32::from(threads.load(Ordering::Relaxed)),
            None => 0,
        }
    }

    /// Counts a thread that goes below a position (+1) or comes back (−1).
    #[inline(always)]
    pub fn occupy(&self, key: Fingerprint, change: i8) {
        if let Some(threads) = self.busy.get(key.0[1] as usize % BUSY) {
            threads.fetch_add(change as u8, Ordering::Relaxed);
        }
    }

    /// How much of it is in use, from 0 to 1.
    pub fn fill(&self) -> f32 {
        let entries = (self.most_buckets * WAYS).max(1);
        let used = self.counts.0.used.load(Ordering::Relaxed) * COUNTED as usize;
        (used as f32 / entries as f32).min(1.0)
    }

    #[inline(always)]
    fn bucket(&self, key: Fingerprint, buckets: usize) -> &[AtomicU64] {
        let index = ((u128::from(key.0[0]) * buckets as u128) >> 64) as usize;
        let begin = index * BUCKET;
        &self.words[begin..begin + BUCKET]
    }

    /// Begins to fetch what [`Self::look_up`] will read.
    #[inline(always)]
    pub fn prefetch(&self, key: Fingerprint) {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            if self.is_none() {
                return;
            }
            let bucket = self.bucket(key, self.buckets.load(Ordering::Relaxed));
            // SAFETY: prefetching changes nothing and never faults; the instruction is part of
            // every x86-64.
            unsafe {
                _mm_prefetch::<_MM_HINT_T0>(bucket.as_ptr().cast());
                _mm_prefetch::<_MM_HINT_T0>(bucket.as_ptr().add(BUCKET / 2).cast());
            }
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = key;
    }

    /// What is known of the position with that fingerprint.
    #[inline(always)]
    pub fn look_up(&self, key: Fingerprint) -> Known {
        if self.is_none() {
            return Known::NOTHING;
        }
        let bucket = self.bucket(key, self.buckets.load(Ordering::Relaxed));
        for entry in bucket.chunks_exact(ENTRY) {
            if let Some(known) = read(entry, key) {
                return known;
            }
        }
        Known::NOTHING
    }

    /// Adds what is known of a position to what was known; of two sets of proof numbers the last
    /// stays. When the bucket is full, the entry that took least work goes.
    pub fn store(&self, key: Fingerprint, known: Known) {
        if self.is_none() {
            return;
        }
        let buckets = self.buckets.load(Ordering::Relaxed);
        let bucket = self.bucket(key, buckets);
        let mut place = &bucket[..ENTRY];
        let mut least = u32::MAX;
        let mut known = known;
        for entry in bucket.chunks_exact(ENTRY) {
            if let Some(old) = read(entry, key) {
                known.proven = known.proven.min(old.proven);
                known.disproven = known.disproven.max(old.disproven);
                if known.best == 0 {
                    known.best = old.best;
                }
                if known.moves == 0 && old.moves != 0 {
                    (known.moves, known.proof, known.disproof) =
                        (old.moves, old.proof, old.disproof);
                }
                known.effort = known.effort.max(old.effort);
                place = entry;
                least = u32::MAX;
                break;
            }
            let bounds = entry[2].load(Ordering::Relaxed);
            let worth = if bounds == 0 { 0 } else { 1 + (bounds >> 40 & 0xff) as u32 };
            if worth < least {
                least = worth;
                place = entry;
            }
        }
        write(place, key, known);
        if !is_counted(key) {
            return;
        }
        let counts = &self.counts.0;
        if least == 0 {
            counts.used.fetch_add(1, Ordering::Relaxed);
        } else if least != u32::MAX && buckets < self.most_buckets {
            let driven_out = counts.driven_out.fetch_add(1, Ordering::Relaxed);
            // By then it is nearly full.
            if driven_out >= buckets * WAYS / 4 / COUNTED as usize {
                self.grow(buckets);
            }
        }
    }

    /// Makes the table larger. Other threads may go on meanwhile: they find
    /// nothing where nothing has been moved yet, and what they store too early may be lost.
    #[cold]
    fn grow(&self, buckets: usize) {
        if self.growing.swap(true, Ordering::Acquire) {
            return;
        }
        // Another thread may have been faster.
        if self.buckets.load(Ordering::Relaxed) == buckets {
            let more = (buckets * GROWTH).min(self.most_buckets);
            self.words.will_use(more * BUCKET);
            self.buckets.store(more, Ordering::Relaxed);
            let mut lost = 0;
            // From the last bucket on: what a bucket held goes to itself or further up.
            for index in (0..buckets).rev() {
                // What is not moved is lost, which is sound; a search that is stopped has no use for it.
                let stopped = || self.control.get().is_some_and(|control| control.check().is_err());
                if index % 4096 == 0 && stopped() {
                    break;
                }
                let begin = index * BUCKET;
                let old: [[u64; ENTRY]; WAYS] = std::array::from_fn(|way| {
                    std::array::from_fn(|word| {
                        self.words[begin + way * ENTRY + word].swap(0, Ordering::Relaxed)
                    })
                });
                for [mixed_0, mixed_1, bounds, numbers] in old {
                    if bounds == 0 {
                        continue;
                    }
                    let key = unmix([mixed_0, mixed_1], [bounds, numbers]);
                    let place = self
                        .bucket(key, more)
                        .chunks_exact(ENTRY)
                        .find(|entry| entry[2].load(Ordering::Relaxed) == 0);
                    if let Some(entry) = place {
                        for (word, bits) in entry.iter().zip([mixed_0, mixed_1, bounds, numbers]) {
                            word.store(bits, Ordering::Relaxed);
                        }
                    } else if is_counted(key) {
                        lost += 1;
                    }
                }
            }
            let counts = &self.counts.0;
            let used = counts.used.load(Ordering::Relaxed);
            counts.used.store(used.saturating_sub(lost), Ordering::Relaxed);
            counts.driven_out.store(0, Ordering::Relaxed);
        }
        self.growing.store(false, Ordering::Release);
    }
}

/// Whether the entry of a position is counted.
#[inline(always)]
fn is_counted(key: Fingerprint) -> bool {
    key.0[1] >> 32 & (COUNTED - 1) == 0
}

#[inline(always)]
fn mix(key: Fingerprint, [bounds, numbers]: [u64; 2]) -> [u64; 2] {
    [key.0[0] ^ bounds ^ numbers, key.0[1] ^ bounds.wrapping_add(numbers.rotate_left(17))]
}

/// The opposite of [`mix`], which it equals but for types.
fn unmix(mixed: [u64; 2], packed: [u64; 2]) -> Fingerprint {
    Fingerprint(mix(Fingerprint(mixed), packed))
}

#[inline(always)]
fn read(entry: &[AtomicU64], key: Fingerprint) -> Option<Known> {
    let packed = [entry[2].load(Ordering::Relaxed), entry[3].load(Ordering::Relaxed)];
    let mixed = mix(key, packed);
    (mixed[0] == entry[0].load(Ordering::Relaxed)
        && mixed[1] == entry[1].load(Ordering::Relaxed)
        && packed[0] & USED != 0)
        .then(|| Known::unpack(packed))
}

#[inline(always)]
fn write(entry: &[AtomicU64], key: Fingerprint, known: Known) {
    let packed = known.pack();
    let mixed = mix(key, packed);
    entry[0].store(mixed[0], Ordering::Relaxed);
    entry[1].store(mixed[1], Ordering::Relaxed);
    entry[2].store(packed[0], Ordering::Relaxed);
    entry[3].store(packed[1], Ordering::Relaxed);
}
