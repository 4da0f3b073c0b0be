//! A search by turns with the iterations: it looks at once for a mate of whatever length, then for shorter
//! ones. It need not refute shorter lengths first, and often finds a long mate in a thousandth of the time;
//! the iterations then prove that nothing is shorter.

use super::parallel::seek_together;
use super::plan::Plan;
use crate::control::{Control, Stopped};
use crate::provers::BoxedProver;
use crate::rules::Rules;
use std::sync::Arc;

/// The search. It has the provers of the iterations, and so their table: what it refutes they need not.
pub(super) struct LongSearch<R: Rules> {
    is_useful: bool,
    control: Arc<Control>,
    /// The longest mate that would be news.
    longest: u32,
    /// Mate is not forced in fewer moves than this.
    refuted_below: u32,
    found: Option<(u32, R::Move)>,
    /// The nodes it has visited.
    nodes: u64,
}

/// It begins before the iteration of so many moves.
const FIRST_LOOK: u32 = 4;

/// Nor does it begin before so many nodes were visited: what is solved soon anyway shall not wait for it.
const NODES_BEFORE: u64 = 1 << 20;

/// It visits no fewer nodes at a time: to begin again costs something.
const LEAST_NODES: u64 = 4096;

/// It may visit one node for so many of the iterations', and as many more as the mate it looks for may be longer
/// than theirs; but never more than they.
const SHARE: u64 = 4;

/// An iteration is interrupted when the nodes visited have grown by this part.
const TURN: u64 = 4;

impl<R: Rules> LongSearch<R> {
    /// A search for mates in up to `moves`. It is of no use where all keys are wanted or something is left
    /// out, or without a table, where it could not go on after a turn.
    pub(super) fn new(moves: u32, plan: Plan<'_, R>, control: &Arc<Control>) -> Self {
        Self {
            is_useful: plan.one_key && plan.is_whole() && plan.provers.table().is_some(),
            control: Arc::clone(control),
            longest: moves,
            refuted_below: 1,
            found: None,
            nodes: 0,
        }
    }

    /// After how many nodes of the iteration of that length it wants its turn; None when it wants none.
    pub(super) fn turn(&self, length: u32) -> Option<u64> {
        let nodes = self.control.nodes();
        let wanted = || (nodes / TURN).max(LEAST_NODES).max(NODES_BEFORE.saturating_sub(nodes));
        self.is_open(length).then(wanted)
    }

    /// The search it belongs to.
    pub(super) fn control(&self) -> &Control {
        &self.control
    }

    /// Whether it has a longer mate to look for than the iteration of that length.
    fn is_open(&self, length: u32) -> bool {
        let least = self.refuted_below.max(length + 1);
        self.is_useful && length >= FIRST_LOOK && self.longest >= least
    }

    /// Looks for mates longer than `length`, but shorter than the one it knows.
    pub(super) fn look(
        &mut self,
        position: &R::Position,
        length: u32,
        plan: Plan<'_, R>,
        provers: &mut [BoxedProver<R>],
    ) -> Result<(), Stopped> {
        while self.is_open(length) {
            let begun = self.control.nodes();
            let nodes = self.allowed(length, begun - self.nodes).saturating_sub(self.nodes);
            if begun < NODES_BEFORE || nodes < LEAST_NODES {
                break;
            }
            let news = self.seek(position, nodes, provers)?;
            // What the table knows of shorter ones is known at once.
            while news && self.is_open(length) && self.seek(position, LEAST_NODES, provers)? {}
            self.nodes += self.control.nodes() - begun;
            if let Some(mate) = self.found.filter(|_| news) {
                plan.note_mate(mate, position, &mut *provers[0], &self.control);
            } else if self.refuted_below <= self.longest {
                // Its nodes are used up.
                break;
            }
        }
        Ok(())
    }

    /// Looks for a shorter mate than the one it knows, with so many nodes; whether it finds one.
    fn seek(
        &mut self,
        position: &R::Position,
        nodes: u64,
        provers: &mut [BoxedProver<R>],
    ) -> Result<bool, Stopped> {
        let answer = seek_together(position, self.longest, provers, nodes, &self.control);
        match answer {
            Ok(Some(key)) => {
                self.found = Some((self.longest, key));
                self.longest -= 1;
                return Ok(true);
            }
            Ok(None) => self.refuted_below = self.longest + 1,
            // Either its nodes are used up, or all is over.
            Err(Stopped) => self.control.check()?,
        }
        Ok(false)
    }

    /// How many nodes it may visit in all, beside so many of the iterations, the last of that length.
    fn allowed(&self, length: u32, others: u64) -> u64 {
        others / SHARE * u64::from(self.longest - length).min(SHARE)
    }

    /// Whether there is no mate in that many moves.
    pub(super) fn refutes(&self, length: u32) -> bool {
        self.refuted_below > length
    }

    /// The mate it found: within how many moves, and the first of them.
    pub(super) fn found(&self) -> Option<(u32, R::Move)> {
        self.found
    }
}
