//! When only so many lines of one length are wanted: the first ones in the order of moves.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// How many lines have been found after each first move, and from which one on nothing is wanted.
///
/// Threads search first moves in order, and each of them finds its lines in order. So once the lines
/// after some first moves are enough, all that is not found yet stands behind them, or before lines
/// that are still counted: what is wanted never depends on the threads.
pub(super) struct Quota {
    wanted: usize,
    found: Mutex<Vec<usize>>,
    /// For each first move, whether nothing more is wanted of it.
    enough: Vec<Arc<AtomicBool>>,
}

impl Quota {
    /// So many lines are wanted, at least one, after so many first moves together.
    pub(super) fn new(wanted: usize, first_moves: usize) -> Self {
        Self {
            wanted,
            found: Mutex::new(vec![0; first_moves]),
            enough: (0..first_moves).map(|_| Arc::default()).collect(),
        }
    }

    /// Notes lines found after the first move of that index.
    pub(super) fn add(&self, index: usize, lines: usize) {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        found[index] += lines;
        let mut sum = 0;
        for (lines, enough) in found.iter().zip(&self.enough) {
            sum += lines;
            if sum >= self.wanted {
                enough.store(true, Ordering::Relaxed);
            }
        }
    }

    /// Whether nothing more is wanted of the first move of that index.
    pub(super) fn enough(&self, index: usize) -> &Arc<AtomicBool> {
        &self.enough[index]
    }
}
