//! A scout that runs ahead of the iterations: it looks for a forced mate with checks alone, which is
//! soon found where there is one, however long it is.

use super::iterations::{BoxedProver, Plan};
use crate::control::{Bounds, Control, Stopped};
use crate::play::BattleStipulation;
use crate::provers::Shared;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use std::sync::Arc;

/// The scout.
pub struct Scout {
    /// None when nobody is sent.
    prover: Option<BoxedProver>,
    control: Arc<Control>,
    /// The length to look for next.
    next: u32,
    /// The longest to look for.
    last: u32,
    found: Option<(u32, Move)>,
}

/// It looks no further ahead than the iterations have come before this depth.
const FIRST_LOOK: u32 = 3;

/// How many nodes it may visit before the iteration of [`FIRST_LOOK`] moves; four times as many before
/// each one that follows. The number is fixed, so that what it finds does not depend on threads.
const FIRST_NODES: u64 = 2000;

/// The part of the memory that its table takes.
const PART_OF_MEMORY: usize = 8;

impl Scout {
    /// A scout for mates in up to `moves`. Nobody is sent for another goal, when the main search gives
    /// nothing but checks itself or leaves something out, or when its strategy has no table.
    pub fn new<R: Orthodox>(moves: u32, rules: R, plan: Plan<'_>, control: &Arc<Control>) -> Self {
        let useful = moves >= FIRST_LOOK
            && !plan.checks_only
            && plan.is_whole()
            && plan.asked == BattleStipulation::DIRECT_MATE
            && plan.shared.cooperates()
            && part(plan.memory) > 0;
        let prover = useful
            .then(|| Shared::modern(part(plan.memory), 1).prover(rules, control, plan.asked, true));
        Self { prover, control: Arc::clone(control), next: 1, last: moves, found: None }
    }

    /// Looks for a mate before the iteration of that depth.
    pub fn look(&mut self, position: &Position, depth: u32) -> Result<(), Stopped> {
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
                    self.control.update(|progress| progress.mate_within = self.found);
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
    pub fn found(&self) -> Option<(u32, Move)> {
        self.found
    }
}

/// How much of so many MiB the scout's table takes; when it is nothing, nobody is sent.
pub fn part(memory: usize) -> usize {
    (memory / PART_OF_MEMORY).min(64)
}
