//! Short lists that need no memory of their own.

use std::ops::{Deref, DerefMut};

/// The most pieces of a side that are assigned.
pub const MOST: usize = 16;

/// A list of as many entries as a side has pieces, at most.
#[derive(Clone, Copy)]
pub struct Few<T> {
    entries: [T; MOST],
    count: usize,
}

impl<T: Copy> Few<T> {
    /// An empty list; `nothing` stands where no entry is.
    pub const fn new(nothing: T) -> Self {
        Self { entries: [nothing; MOST], count: 0 }
    }

    /// The same entries, and no more than there is room for.
    pub fn of(nothing: T, entries: impl Iterator<Item = T>) -> Self {
        let mut few = Self::new(nothing);
        for entry in entries {
            few.push(entry);
        }
        few
    }

    /// Adds an entry.
    pub fn push(&mut self, entry: T) {
        self.entries[self.count] = entry;
        self.count += 1;
    }

    /// Keeps those that are wanted, in order.
    pub fn retain(&mut self, mut wanted: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for place in 0..self.count {
            if wanted(&self.entries[place]) {
                self.entries[kept] = self.entries[place];
                kept += 1;
            }
        }
        self.count = kept;
    }
}

impl<T> Deref for Few<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.entries[..self.count]
    }
}

impl<T> DerefMut for Few<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.entries[..self.count]
    }
}
