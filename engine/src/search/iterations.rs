//! The iterations over first moves, 1 … n: which of them are keys.

use super::control::{Control, Stopped};
use crate::attacks::Sliders;
use crate::moves::Move;
use crate::position::Position;
use crate::strategies::{self, Strategy};
use std::panic::resume_unwind;
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
    /// The name of a strategy.
    pub strategy: &'a str,
    /// The mating side gives nothing but checks.
    pub checks_only: bool,
    /// Stop at the first key of the shortest length.
    pub one_key: bool,
    /// How many threads share the first moves.
    pub threads: usize,
}

/// All first moves of the side to move, the heaviest first.
pub fn first_moves<S: Sliders>(
    position: &Position,
    sliders: S,
    strategy: &dyn Strategy,
    checks_only: bool,
) -> Vec<FirstMove> {
    strategy
        .ordered_moves(position)
        .into_iter()
        .map(|weighted| FirstMove {
            played: weighted.played,
            after: position.play(weighted.played),
            key_length: None,
            refuted_below: 1,
        })
        .filter(|first| !checks_only || first.after.in_check(sliders))
        .collect()
}

/// Looks for mates in 1, 2 … `moves`. What is found stands in `first`, even when stopped.
///
/// The keys do not depend on the number of threads: with `one_key`, every move before the key in
/// order is decided too.
pub fn search<S: Sliders>(
    first: &mut [FirstMove],
    moves: u32,
    sliders: S,
    plan: Plan<'_>,
    control: &Arc<Control>,
) -> Result<(), Stopped> {
    for length in 1..=moves {
        control.begin_iteration(length);
        // Each iteration starts with the row of first moves.
        control.count(first.len() as u64, 0);
        let outcome = iterate(first, length, sliders, plan, control);
        control.end_iteration();
        outcome?;
        control.update(|progress| {
            if progress.keys.is_empty() {
                progress.refuted_below = length + 1;
            }
        });
        if plan.one_key && first.iter().any(|first| first.key_length.is_some()) {
            break;
        }
    }
    Ok(())
}

fn iterate<S: Sliders>(
    first: &mut [FirstMove],
    length: u32,
    sliders: S,
    plan: Plan<'_>,
    control: &Arc<Control>,
) -> Result<(), Stopped> {
    let open: Vec<usize> =
        (0..first.len()).filter(|&index| first[index].key_length.is_none()).collect();
    control.update(|progress| {
        progress.done = 0;
        progress.total = open.len();
    });
    let shared: &[FirstMove] = first;
    let next = AtomicUsize::new(0);
    // With `one_key`, moves behind the earliest key found need no answer.
    let last_wanted = AtomicUsize::new(usize::MAX);
    let work = || -> (Vec<(usize, bool)>, Result<(), Stopped>) {
        let mut strategy = strategies::create(plan.strategy, sliders, control, plan.checks_only)
            .expect("the name was checked when the search was set up");
        let mut decided = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            if place >= open.len() || place > last_wanted.load(Ordering::Relaxed) {
                return (decided, Ok(()));
            }
            let candidate = &shared[open[place]];
            control.update(|progress| progress.root_move = Some(candidate.played));
            match strategy.forced(&candidate.after, 2 * length - 2) {
                Err(stopped) => return (decided, Err(stopped)),
                Ok(found) => {
                    decided.push((open[place], found));
                    if found && plan.one_key {
                        last_wanted.fetch_min(place, Ordering::Relaxed);
                    }
                    control.update(|progress| {
                        progress.done += 1;
                        if found {
                            progress.keys.push(candidate.played);
                        }
                    });
                }
            }
        }
    };
    let mut outcome = Ok(());
    let mut take = |(decided, result): (Vec<(usize, bool)>, Result<(), Stopped>),
                    first: &mut [FirstMove]| {
        for (index, found) in decided {
            if found {
                first[index].key_length = Some(length);
            } else {
                first[index].refuted_below = length + 1;
            }
        }
        outcome = outcome.and(result);
    };
    if plan.threads <= 1 {
        let done = work();
        take(done, first);
    } else {
        let done: Vec<_> = thread::scope(|scope| {
            let workers: Vec<_> = (0..plan.threads).map(|_| scope.spawn(work)).collect();
            workers
                .into_iter()
                .map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)))
                .collect()
        });
        for part in done {
            take(part, first);
        }
    }
    outcome
}
