//! How threads share a search: one that has nothing left to do is given part of what another has still to search.
//!
//! What a thread has to do are moves of one position after another, from the diagram down. It gives away half of those
//! that are nearest to the diagram, as they have the most behind them, and the last ones: so the lines of what it keeps
//! come before those of what it gives away. Whoever finds them, the lines come out in the order of the moves, and when
//! only some are wanted, the same ones.

use crate::control::Control;
use crate::play::Branch;
use crate::rules::bitboard::Bitboard;
use crate::rules::fingerprint::Fingerprint;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// A move that has to be played.
#[derive(Clone, Copy)]
pub(super) struct Chosen<M> {
    pub(super) played: M,
    /// The fingerprint of the position after it, if it was worked out.
    pub(super) key: Option<Fingerprint>,
}

/// What one thread is to search: moves of a position, and all that follows them.
pub(super) struct Share<M> {
    /// The moves that lead to the position; none to the diagram.
    pub(super) line: Vec<M>,
    /// How many half-moves are left there.
    pub(super) left: u32,
    /// Where the opponent's king may end.
    pub(super) kings: Bitboard,
    /// The moves.
    pub(super) moves: Vec<Chosen<M>>,
    /// Where the lines go. Each first move has a part of its own: then this is that of the first of them.
    pub(super) part: usize,
}

/// Where lines go that follow each other.
struct Part<B> {
    number: usize,
    /// The index of the first move.
    first: usize,
    /// How many lines were found, as far as that is asked.
    lines: usize,
    /// Whether nothing more is wanted of it.
    enough: Arc<AtomicBool>,
    /// The lines, once all are found.
    branch: Option<B>,
}

/// What has to be searched, shared by all threads.
pub(super) struct Sharing<M, B> {
    control: Arc<Control>,
    /// For how many more threads there is nothing to do.
    idle: AtomicUsize,
    state: Mutex<State<M, B>>,
    changed: Condvar,
}

struct State<M, B> {
    /// What nobody does yet.
    waiting: Vec<Share<M>>,
    /// How many threads have something to do.
    busy: usize,
    /// How many have not.
    idle: usize,
    /// In the order of their lines. Those that were searched in vain are left out.
    parts: Vec<Part<B>>,
    /// How many there have been.
    numbers: usize,
    /// How many parts of each first move are being searched.
    open: Vec<usize>,
    /// How many lines are wanted, if not all.
    wanted: Option<usize>,
}

impl<M, B: Branch<M>> Sharing<M, B> {
    /// Nothing yet.
    pub(super) fn new(control: &Arc<Control>) -> Self {
        let state = State {
            waiting: Vec::new(),
            busy: 0,
            idle: 0,
            parts: Vec::new(),
            numbers: 0,
            open: Vec::new(),
            wanted: None,
        };
        Self {
            control: Arc::clone(control),
            idle: AtomicUsize::new(0),
            state: Mutex::new(state),
            changed: Condvar::new(),
        }
    }

    fn state(&self) -> MutexGuard<'_, State<M, B>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins with all first moves, of which so many lines are wanted, if not all.
    pub(super) fn begin(&self, first: Share<M>, wanted: Option<usize>) {
        let mut state = self.state();
        let count = first.moves.len();
        let part = |index| Part {
            number: index,
            first: index,
            lines: 0,
            enough: Arc::default(),
            branch: None,
        };
        state.parts = (0..count).map(part).collect();
        state.numbers = count;
        state.open = vec![1; count];
        state.wanted = wanted;
        state.waiting.push(first);
    }

    /// The lines that were found, and the index of their first move, in the order in which they were to be searched.
    pub(super) fn end(&self) -> Vec<(usize, B)> {
        let mut state = self.state();
        state.waiting.clear();
        let mut found: Vec<(usize, B)> = Vec::new();
        for part in std::mem::take(&mut state.parts) {
            let Some(branch) = part.branch else { continue };
            match found.last_mut() {
                Some((first, before)) if *first == part.first => before.append(branch),
                _ => found.push((part.first, branch)),
            }
        }
        found
    }

    /// Something to do, as soon as there is something; None when all is done.
    pub(super) fn take(&self) -> Option<(Share<M>, Busy<'_, M, B>)> {
        let mut state = self.state();
        loop {
            if let Some(share) = state.waiting.pop() {
                state.busy += 1;
                self.note(&state);
                return Some((share, Busy(self)));
            }
            if state.busy == 0 {
                return None;
            }
            state.idle += 1;
            self.note(&state);
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
            state.idle -= 1;
            self.note(&state);
        }
    }

    fn note(&self, state: &State<M, B>) {
        self.idle.store(state.idle.saturating_sub(state.waiting.len()), Ordering::Relaxed);
    }

    /// Whether a thread has nothing to do.
    #[inline(always)]
    pub(super) fn is_wanted(&self) -> bool {
        self.idle.load(Ordering::Relaxed) > 0
    }

    /// Gives something to do to another thread. Its lines come next to those of `part`, which the giver goes on with.
    pub(super) fn give(&self, mut share: Share<M>, part: usize) {
        let mut state = self.state();
        // First moves have their parts already.
        if !share.line.is_empty() {
            let place = state.place(part);
            let Part { first, ref enough, .. } = state.parts[place];
            let enough = Arc::new(AtomicBool::new(enough.load(Ordering::Relaxed)));
            share.part = state.numbers;
            state.numbers += 1;
            state.open[first] += 1;
            let new = Part { number: share.part, first, lines: 0, enough, branch: None };
            state.parts.insert(place + 1, new);
        }
        state.waiting.push(share);
        self.note(&state);
        self.changed.notify_one();
    }

    /// Begins with a part; gives what tells when nothing more is wanted of it, if that may be.
    pub(super) fn open(&self, part: usize) -> Option<Arc<AtomicBool>> {
        let state = self.state();
        state.wanted.map(|_| Arc::clone(&state.parts[state.place(part)].enough))
    }

    /// Notes lines found in a part.
    pub(super) fn count(&self, part: usize, lines: usize) {
        let mut state = self.state();
        let place = state.place(part);
        state.parts[place].lines += lines;
        let Some(wanted) = state.wanted else { return };
        let mut sum = 0;
        for part in &state.parts {
            sum += part.lines;
            if sum >= wanted {
                part.enough.store(true, Ordering::Relaxed);
            }
        }
    }

    /// Ends a part: with the lines that were found.
    pub(super) fn close(&self, part: usize, branch: B) {
        let mut state = self.state();
        let place = state.place(part);
        let first = state.parts[place].first;
        if branch.count() > 0 {
            state.parts[place].branch = Some(branch);
        } else {
            state.parts.remove(place);
        }
        state.open[first] -= 1;
        if state.open[first] == 0 {
            self.control.update(|progress| progress.done += 1);
        }
    }
}

impl<M, B> State<M, B> {
    fn place(&self, number: usize) -> usize {
        let place = self.parts.iter().position(|part| part.number == number);
        place.expect("a part that is searched is in the list")
    }
}

/// A thread that has something to do, until this is dropped.
pub(super) struct Busy<'a, M, B: Branch<M>>(&'a Sharing<M, B>);

impl<M, B: Branch<M>> Drop for Busy<'_, M, B> {
    fn drop(&mut self) {
        let mut state = self.0.state();
        state.busy -= 1;
        if state.busy == 0 {
            self.0.changed.notify_all();
        }
    }
}
