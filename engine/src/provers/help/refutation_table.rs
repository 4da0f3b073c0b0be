//! The refutation table: positions from which the goal cannot be reached in exactly so many
//! half-moves. Shared by all threads without locks.
//!
//! An entry is two words that hold nothing but the position's fingerprint and the number of
//! half-moves. The words of two threads that wrote at once fit no position, so that they do no harm.

use crate::provers::memory::Words;
use crate::rules::fingerprint::Fingerprint;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// Entries of a bucket: two cache lines that are fetched together.
const WAYS: usize = 8;

/// Words of a bucket.
const BUCKET: usize = 2 * WAYS;

/// The bits of an entry's first word that hold the number of half-moves instead of the fingerprint.
/// 119 bits of it are left, and an empty entry, with 0 half-moves, fits no question.
const LEFT: u64 = 0x1ff;

/// What an additional half-move adds to the place of an entry: multiples of it lie far from each other.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// Buckets at the beginning: 256 KiB. Searches that are soon over touch little memory.
const FIRST_BUCKETS: usize = 2048;
/// The table grows by this factor: what is not needed is not asked of the system, which takes its time.
const GROWTH: usize = 4;
/// It grows when it has fewer than so many entries for each one in use: else too many buckets overflow.
const ROOM: usize = 2;

/// The table.
pub struct RefutationTable {
    words: Words,
    /// Buckets in use.
    buckets: AtomicUsize,
    /// Buckets there is room for.
    most_buckets: usize,
    /// Entries in use.
    used: AtomicUsize,
}

impl RefutationTable {
    /// A table of at most so many MiB, less where the system has less; 0 for one that remembers nothing. Memory is
    /// taken from the system as it is used.
    pub fn new(mebibytes: usize) -> Self {
        let wanted = ((mebibytes << 20) / (8 * BUCKET)).saturating_sub(1);
        let (words, most_buckets) = Words::at_most(wanted, BUCKET);
        Self {
            words,
            buckets: AtomicUsize::new(FIRST_BUCKETS.min(most_buckets)),
            most_buckets,
            used: AtomicUsize::new(0),
        }
    }

    /// How much of it is in use, from 0 to 1; None when it remembers nothing.
    pub fn fill(&self) -> Option<f32> {
        let entries = self.most_buckets * WAYS;
        (entries > 0).then(|| (self.used.load(Ordering::Relaxed) as f32 / entries as f32).min(1.0))
    }

    /// The bucket, of so many, for what is known of a position with so many half-moves left. Where lines are
    /// long the same position comes with many numbers of them: one bucket would not hold them all.
    #[inline(always)]
    fn bucket(&self, second: u64, left: u64, buckets: usize) -> &[AtomicU64] {
        let place = second.wrapping_add(left.wrapping_mul(SPREAD));
        let index = ((u128::from(place) * buckets as u128) >> 64) as usize;
        &self.words[index * BUCKET..(index + 1) * BUCKET]
    }

    /// Begins to fetch what is known of a position with so many half-moves left.
    #[inline(always)]
    pub fn prefetch(&self, key: Fingerprint, left: u32) {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            let buckets = self.buckets.load(Ordering::Relaxed);
            if buckets > 0 {
                let bucket = self.bucket(key.0[1], u64::from(left), buckets);
                // SAFETY: prefetching changes nothing and never faults; the instruction is part of
                // every x86-64.
                unsafe {
                    _mm_prefetch::<_MM_HINT_T0>(bucket.as_ptr().cast());
                    _mm_prefetch::<_MM_HINT_T0>(bucket.as_ptr().add(BUCKET / 2).cast());
                }
            }
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = (key, left);
    }

    /// Whether it is known that nothing is reached from the position in exactly `left` half-moves.
    #[inline(always)]
    pub fn knows(&self, key: Fingerprint, left: u32) -> bool {
        let buckets = self.buckets.load(Ordering::Relaxed);
        if buckets == 0 {
            return false;
        }
        let first = key.0[0] & !LEFT | u64::from(left);
        self.bucket(key.0[1], u64::from(left), buckets).chunks_exact(2).any(|entry| {
            entry[0].load(Ordering::Relaxed) == first
                && entry[1].load(Ordering::Relaxed) == key.0[1]
        })
    }

    /// Remembers that nothing is reached from the position in exactly `left` half-moves.
    #[inline(always)]
    pub fn store(&self, key: Fingerprint, left: u32) {
        let buckets = self.buckets.load(Ordering::Relaxed);
        if buckets == 0 {
            return;
        }
        let was_empty = self.put(buckets, key.0[0] & !LEFT | u64::from(left), key.0[1]);
        if was_empty {
            let used = self.used.fetch_add(1, Ordering::Relaxed) + 1;
            if used > buckets * WAYS / ROOM && buckets < self.most_buckets {
                self.grow(buckets);
            }
        }
    }

    /// Writes an entry to its place among so many buckets; whether nothing was there.
    #[inline(always)]
    fn put(&self, buckets: usize, first: u64, second: u64) -> bool {
        let bucket = self.bucket(second, first & LEFT, buckets);
        // An empty entry, else the one with the shortest rest below it; of equal ones, any.
        let mut chosen = (first >> 32) as usize % WAYS;
        let mut least = bucket[2 * chosen].load(Ordering::Relaxed) & LEFT;
        for (way, entry) in bucket.chunks_exact(2).enumerate() {
            let rest = entry[0].load(Ordering::Relaxed) & LEFT;
            if rest < least {
                (chosen, least) = (way, rest);
            }
        }
        bucket[2 * chosen].store(first, Ordering::Relaxed);
        bucket[2 * chosen + 1].store(second, Ordering::Relaxed);
        least == 0
    }

    /// Takes more buckets into use and brings the entries to their new places. What other threads look for
    /// or store meanwhile may be missed, no more.
    #[cold]
    fn grow(&self, buckets: usize) {
        let more = (buckets * GROWTH).min(self.most_buckets);
        self.words.will_use(more * BUCKET);
        // Whoever comes first makes it grow.
        let (done, missed) = (Ordering::Relaxed, Ordering::Relaxed);
        if self.buckets.compare_exchange(buckets, more, done, missed).is_err() {
            return;
        }
        // No entry's new place lies before its old one, so that from the end on every place is cleared
        // before others come to it.
        for bucket in self.words[..buckets * BUCKET].chunks_exact(BUCKET).rev() {
            let mut entries = [[0; 2]; WAYS];
            for (entry, words) in entries.iter_mut().zip(bucket.chunks_exact(2)) {
                *entry = [0, 1].map(|i| words[i].swap(0, Ordering::Relaxed));
            }
            for [first, second] in entries {
                if first & LEFT != 0 && !self.put(more, first, second) {
                    self.used.fetch_sub(1, Ordering::Relaxed);
                }
            }
        }
    }
}
