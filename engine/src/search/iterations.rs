//! The iterations over first moves, 1 … n: which of them are keys.

use super::control::{Control, Stopped};
use crate::attacks::Sliders;
use crate::moves::Move;
use crate::position::Position;
use crate::strategies::{Shared, Strategy};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// A first move and what is known of it.
#[derive(Clone, Copy, Debug)]
pub struct FirstMove {
    /// The move.
    pub played: Move,
    /// The position after it.
    pub after: Position,
    /// In how many moves it forces mate, if it is known to.
    pub key_length: Option<u32>,
    /// It forces no mate in fewer moves than this.
    pub refuted_below: u32,
}

/// How to look for keys.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// Whose provers search.
    pub shared: &'a Shared,
    /// The mating side gives nothing but checks.
    pub checks_only: bool,
    /// Stop at the first key of the shortest length.
    pub one_key: bool,
    /// How many threads share the first moves.
    pub threads: usize,
}

/// The first moves of the side to move, the heaviest first.
#[derive(Clone, Debug)]
pub struct FirstMoves {
    /// Those that are searched: with checks only, the checks.
    pub moves: Vec<FirstMove>,
    /// How many were generated.
    generated: u64,
}

impl FirstMoves {
    /// Generates them, with nothing known yet.
    pub fn new<S: Sliders>(
        position: &Position,
        sliders: S,
        strategy: &dyn Strategy,
        checks_only: bool,
    ) -> Self {
        let generated = strategy.ordered_moves(position);
        let moves = generated
            .iter()
            .map(|weighted| FirstMove {
                played: weighted.played,
                after: position.play(weighted.played),
                key_length: None,
                refuted_below: 1,
            })
            .filter(|first| !checks_only || first.after.in_check(sliders))
            .collect();
        Self { moves, generated: generated.len() as u64 }
    }

    /// Looks for mates in 1, 2 … `moves`. What is found stands in `self`, even when stopped.
    ///
    /// The keys do not depend on the number of threads: with `one_key`, every move before the key
    /// in order is decided too.
    pub fn search<S: Sliders>(
        &mut self,
        moves: u32,
        sliders: S,
        plan: Plan<'_>,
        control: &Arc<Control>,
    ) -> Result<(), Stopped> {
        for length in 1..=moves {
            control.begin_iteration(length);
            // Each iteration starts with the row of first moves.
            control.count(1, self.generated, 0);
            let outcome = self.iterate(length, sliders, plan, control);
            control.end_iteration(outcome.is_ok());
            outcome?;
            let found = self.moves.iter().any(|first| first.key_length.is_some());
            if !found {
                let proven = proven_bound(length + 1, plan.checks_only);
                control.update(|progress| progress.refuted_below = proven);
            } else if plan.one_key {
                break;
            }
        }
        Ok(())
    }

    /// Decides which of the open first moves force mate in `length`.
    fn iterate<S: Sliders>(
        &mut self,
        length: u32,
        sliders: S,
        plan: Plan<'_>,
        control: &Arc<Control>,
    ) -> Result<(), Stopped> {
        let open: Vec<usize> =
            (0..self.moves.len()).filter(|&i| self.moves[i].key_length.is_none()).collect();
        control.update(|progress| {
            progress.done = 0;
            progress.total = open.len();
        });
        let work = Work {
            first: &self.moves,
            open: &open,
            next: AtomicUsize::new(0),
            last_wanted: AtomicUsize::new(usize::MAX),
            length,
            plan,
            control,
        };
        let shares = if plan.threads <= 1 {
            vec![work.share(sliders)]
        } else {
            thread::scope(|scope| {
                let workers: Vec<_> =
                    (0..plan.threads).map(|_| scope.spawn(|| work.guarded(sliders))).collect();
                workers
                    .into_iter()
                    .map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)))
                    .collect()
            })
        };
        let mut outcome = Ok(());
        for share in shares {
            for (index, found) in share.decided {
                if found {
                    self.moves[index].key_length = Some(length);
                } else {
                    self.moves[index].refuted_below = length + 1;
                }
            }
            outcome = outcome.and(share.outcome);
        }
        outcome
    }
}

/// What "no mate in fewer than `bound` moves" proves of the problem without restrictions: every mate
/// is a check, so for one move the restriction to checks takes nothing away; for more it does.
pub fn proven_bound(bound: u32, checks_only: bool) -> u32 {
    if checks_only { bound.min(2) } else { bound }
}

/// The open first moves of one iteration, shared out among threads.
struct Work<'a> {
    first: &'a [FirstMove],
    /// Indices into `first`.
    open: &'a [usize],
    /// The place in `open` that is to be taken next.
    next: AtomicUsize,
    /// The last place in `open` that needs an answer: the earliest key when one is enough.
    last_wanted: AtomicUsize,
    length: u32,
    plan: Plan<'a>,
    control: &'a Arc<Control>,
}

/// What one thread found out: whether the first moves of these indices force mate.
struct Share {
    decided: Vec<(usize, bool)>,
    outcome: Result<(), Stopped>,
}

impl Work<'_> {
    /// One thread's part; a panic in it stops the others before it goes on.
    fn guarded<S: Sliders>(&self, sliders: S) -> Share {
        catch_unwind(AssertUnwindSafe(|| self.share(sliders))).unwrap_or_else(|panic| {
            self.control.cancel();
            resume_unwind(panic)
        })
    }

    /// One thread's part.
    fn share<S: Sliders>(&self, sliders: S) -> Share {
        let plan = self.plan;
        let mut strategy = plan.shared.prover(sliders, self.control, plan.checks_only);
        let mut decided = Vec::new();
        loop {
            let place = self.next.fetch_add(1, Ordering::Relaxed);
            if place >= self.open.len() || place > self.last_wanted.load(Ordering::Relaxed) {
                return Share { decided, outcome: Ok(()) };
            }
            let candidate = &self.first[self.open[place]];
            self.control.update(|progress| progress.root_move = Some(candidate.played));
            let found = match strategy.forced(&candidate.after, 2 * self.length - 2) {
                Ok(found) => found,
                Err(stopped) => return Share { decided, outcome: Err(stopped) },
            };
            decided.push((self.open[place], found));
            if found && plan.one_key {
                self.last_wanted.fetch_min(place, Ordering::Relaxed);
            }
            self.control.update(|progress| {
                progress.done += 1;
                if found {
                    progress.keys.push(candidate.played);
                }
            });
        }
    }
}
