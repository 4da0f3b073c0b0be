//! How to look for keys.

use super::main_line::main_line;
use crate::control::Control;
use crate::play::BattleStipulation;
use crate::play::options::Options;
use crate::play::prover::Prover;
use crate::provers::Provers;
use crate::rules::Rules;

/// How to look for keys.
pub(super) struct Plan<'a, R: Rules> {
    /// The rules.
    pub rules: R,
    /// Whose provers search.
    pub provers: &'a dyn Provers<R>,
    /// What the attacker wants.
    pub asked: BattleStipulation,
    /// The mating side gives nothing but checks.
    pub checks_only: bool,
    /// Stop at the first key of the shortest length; not under restrictions.
    pub one_key: bool,
    /// What else is asked.
    pub options: &'a Options,
    /// The most memory for tables, in MiB.
    pub memory: usize,
    /// With a mate that is found, say how play goes on.
    pub main_line: bool,
}

#[allow(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask the rules for more")]
impl<R: Rules> Clone for Plan<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Plan<'_, R> {}

impl<R: Rules> Plan<'_, R> {
    /// Notes a mate in so many moves that the prover knows.
    pub(super) fn note_mate(
        self,
        (moves, key): (u32, R::Move),
        position: &R::Position,
        prover: &mut dyn Prover<R>,
        control: &Control,
    ) {
        let line = if self.main_line {
            main_line(prover, position, key, moves)
        } else {
            vec![key.to_string()]
        };
        control.update(|progress| progress.mate_within = Some((moves, line)));
    }

    /// Whether a search of the whole problem says what is asked here.
    pub(super) fn is_whole(self) -> bool {
        !self.options.leaves_out() && self.options.max_solutions.is_none()
    }

    /// What "no first move forces mate in fewer than `bound` moves" proves of the problem: nothing if
    /// attacks were left out. With checks only: every mate is a check, so for one move that takes
    /// nothing away; for more it does.
    pub(super) fn proven(self, bound: u32) -> u32 {
        let most = match (self.options.leaves_out() || self.asked.exact, self.checks_only) {
            (true, _) => 1,
            (false, true) => 2,
            (false, false) => u32::MAX,
        };
        bound.min(most)
    }
}
