//! A scout that runs ahead of the iterations: it looks for a forced mate with checks alone, which is
//! soon found where there is one, however long it is.

use super::plan::Plan;
use crate::control::{Bounds, Control, Stopped};
use crate::provers::BoxedProver;
use crate::rules::Rules;
use std::sync::Arc;

/// The scout.
pub(super) struct Scout<R: Rules> {
    /// None when nobody is sent.
    prover: Option<BoxedProver<R>>,
    control: Arc<Control>,
    /// The length to look for next.
    next: u32,
    /// The longest to look for.
    last: u32,
    found: Option<(u32, R::Move)>,
}

/// It looks no further ahead than the iterations have come before this depth.
const FIRST_LOOK: u32 = 3;

/// How many nodes it may visit before the iteration of [`FIRST_LOOK`] moves; four times as many before
/// each one that follows. The number is fixed, so that what it finds does not depend on threads.
const FIRST_NODES: u64 = 2000;

/// The part of the memory that its table takes.
const PART_OF_MEMORY: usize = 8;

impl<R: Rules> Scout<R> {
    /// A scout for mates in up to `moves`. Nobody is sent for another goal, when the main search gives
    /// nothing but checks itself or leaves something out, or when its strategy has no table.
    pub(super) fn new(moves: u32, plan: Plan<'_, R>, control: &Arc<Control>) -> Self {
        let useful = moves >= FIRST_LOOK && !plan.checks_only && plan.is_whole();
        let memory = part(plan.memory);
        let prover =
            if useful { plan.provers.scout(plan.rules, control, plan.asked, memory) } else { None };
        Self { prover, control: Arc::clone(control), next: 1, last: moves, found: None }
    }

    /// Looks for a mate before the iteration of that depth.
    pub(super) fn look(
        &mut self,
        position: &R::Position,
        depth: u32,
        plan: Plan<'_, R>,
    ) -> Result<(), Stopped> {
        let Some(prover) = &mut self.prover else { return Ok(()) };
        if depth < FIRST_LOOK || self.found.is_some() {
            return Ok(());
        }
        let nodes = FIRST_NODES << (2 * (depth - FIRST_LOOK)).min(24);
        prover.limit(Bounds { nodes: Some(nodes), ..Bounds::default() });
        while self.next <= self.last {
            match prover.key(position, self.next) {
                Ok(Some(key)) => {
                    self.found = Some((self.next, key));
                    plan.note_mate((self.next, key), position, &mut **prover, &self.control);
                    break;
                }
                Ok(None) => self.next += 1,
                // Either its nodes are used up, or all is over.
                Err(Stopped) => return self.control.check(),
            }
        }
        Ok(())
    }

    /// The mate it found: within how many moves, and the first of them.
    pub(super) fn found(&self) -> Option<(u32, R::Move)> {
        self.found
    }
}

/// How much of so many MiB the scout's table takes; when it is nothing, nobody is sent.
pub(super) fn part(memory: usize) -> usize {
    (memory / PART_OF_MEMORY).min(64)
}
