//! One thread's prover.

use super::numbers::{Child, guessed_proof};
use super::objective::Objective;
use super::ordering::{Entry, Memory, NO_MOVE};
use super::refutation_reuse::RefutationReuse;
use crate::control::{Bounds, Meter, Stopped};
use crate::play::prover::{Prover, WeightedMove};
use crate::provers::table::{Known, Table};
use crate::rules::fingerprint::Fingerprint;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::mate_in_one::mate_in_one;
use crate::rules::orthodox::movegen::legal_moves;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use std::cmp::Reverse;
use std::sync::Arc;

/// The prover.
pub struct Modern<R, O> {
    pub(super) rules: R,
    pub(super) objective: O,
    pub(super) meter: Meter,
    pub(super) table: Arc<Table>,
    pub(super) memory: Memory,
    /// The moves of all nodes on the current line, those of the deepest last.
    pub(super) row: Vec<Entry>,
    /// The same for nodes searched by proof numbers.
    pub(super) children: Vec<Child>,
    /// The reply that refuted last with two moves left.
    pub(super) reuse: RefutationReuse<R>,
    /// The move that forced mate in the position proven last.
    pub(super) proved_by: u16,
    /// The reply that refuted the attacker's move asked about last, if that is remembered.
    pub(super) refuted_by: u16,
    /// Whether the question is the main one: a key of the problem.
    pub(super) leading: bool,
    /// Whether a mate of unknown length is sought, rather than one of a certain length refuted.
    pub(super) seeking: bool,
    /// The positions after the attacker's moves of the current line.
    pub(super) line: Vec<Fingerprint>,
    /// Nodes visited.
    pub(super) visited: u64,
}

impl<R: Orthodox, O: Objective<R>> Modern<R, O> {
    /// A prover that counts with `meter` and shares `table`, which must belong to this attacker,
    /// these rules and this choice of `checks_only`.
    pub fn new(rules: R, objective: O, meter: Meter, checks_only: bool, table: Arc<Table>) -> Self {
        Self {
            rules,
            objective,
            meter,
            table,
            memory: Memory::new(checks_only),
            row: Vec::with_capacity(4096),
            children: Vec::new(),
            reuse: RefutationReuse::new(rules),
            proved_by: NO_MOVE,
            refuted_by: NO_MOVE,
            leading: false,
            seeking: false,
            line: Vec::new(),
            visited: 0,
        }
    }

    /// Tidies up after a question, which may have been left in the middle.
    fn end(&mut self) {
        self.row.clear();
        self.children.clear();
        self.line.clear();
        self.meter.flush();
    }

    /// Counts a node.
    #[inline(always)]
    pub(super) fn visit(&mut self, generated: usize) -> Result<(), Stopped> {
        self.visited += 1;
        self.meter.visit(generated)
    }

    /// A first move of which the table knows that it forces mate.
    fn key_by_table(&self, position: &Position, moves: u32) -> Option<Move> {
        legal_moves(position, self.rules).into_iter().find(|&played| {
            let after = position.play(played);
            let wanted = !self.memory.checks_only() || after.in_check(self.rules);
            wanted && self.table.look_up(Fingerprint::new(&after)).decides(moves - 1) == Some(true)
        })
    }

    /// A first move that forces mate in a position where there is one.
    fn key_by_trial(&mut self, position: &Position, moves: u32) -> Result<Option<Move>, Stopped> {
        for WeightedMove { played, .. } in self.ordered_moves(position) {
            let after = position.play(played);
            let wanted = !self.memory.checks_only() || after.in_check(self.rules);
            if wanted && self.move_forces(position, played, &after, moves - 1)? {
                return Ok(Some(played));
            }
        }
        Ok(None)
    }

    /// A move that mates at once.
    #[inline(always)]
    pub(super) fn mates(&mut self, position: &Position) -> Result<Option<Move>, Stopped> {
        self.mates_counting(position, &mut 0)
    }

    /// A move that mates at once, and how many checks were looked at.
    #[inline(always)]
    pub(super) fn mates_counting(
        &mut self,
        position: &Position,
        checks: &mut u64,
    ) -> Result<Option<Move>, Stopped> {
        let found = mate_in_one(position, self.rules, checks);
        self.meter.evaluate(*checks);
        self.visit(*checks as usize)?;
        if let Some(mate) = found {
            self.proved_by = mate.bits();
        }
        Ok(found)
    }

    /// Remembers what was decided of a position with work that began at `visited` nodes.
    #[inline(always)]
    pub(super) fn decided(
        &mut self,
        key: Fingerprint,
        moves: u32,
        proven: bool,
        best: u16,
        visited: u64,
    ) {
        if proven {
            self.proved_by = best;
        }
        let (proven, disproven) =
            if proven { (moves as u8, 0) } else { (Known::NEVER, moves as u8) };
        self.table.store(
            key,
            Known { proven, disproven, best, effort: self.effort(visited), ..Known::NOTHING },
        );
    }

    /// Remembers that the battle is over before the attacker's move, however many he has left.
    pub(super) fn over(&mut self, key: Fingerprint, won: bool, visited: u64) {
        let best = if won { self.proved_by } else { NO_MOVE };
        let moves = if won { 1 } else { u32::from(Known::MOST) };
        self.decided(key, moves, won, best, visited);
    }

    /// The logarithm of the work since there were `visited` nodes.
    #[inline(always)]
    pub(super) fn effort(&self, visited: u64) -> u8 {
        (self.visited - visited + 1).ilog2() as u8
    }
}

impl<R: Orthodox, O: Objective<R>> Prover<R> for Modern<R, O> {
    fn rules(&self) -> R {
        self.rules
    }

    /// The fewer replies a move leaves, the heavier it is.
    fn ordered_moves(&self, position: &Position) -> Vec<WeightedMove<Move>> {
        let mut moves: Vec<_> = legal_moves(position, self.rules)
            .into_iter()
            .map(|played| {
                let replies = guessed_proof(&position.play(played), self.rules);
                WeightedMove { played, weight: -(replies as i16) }
            })
            .collect();
        moves.sort_by_key(|weighted| Reverse(weighted.weight));
        moves
    }

    fn key(&mut self, position: &Position, moves: u32) -> Result<Option<Move>, Stopped> {
        // The scout, which is alone, asks for keys too.
        self.leading = self.meter.is_racing();
        let forced = self.attack_forces(position, moves);
        self.leading = false;
        if !forced? {
            return Ok(None);
        }
        if self.proved_by == NO_MOVE {
            // The table knew that there is one.
            return match self.key_by_table(position, moves) {
                Some(key) => Ok(Some(key)),
                None => self.key_by_trial(position, moves),
            };
        }
        Ok(Some(Move::from_bits(self.proved_by)))
    }

    fn seek(&mut self, position: &Position, moves: u32) -> Result<Option<Move>, Stopped> {
        self.seeking = true;
        let found = self.key(position, moves);
        self.seeking = false;
        found
    }

    fn limit(&mut self, bounds: Bounds) {
        self.meter.limit(bounds);
    }

    fn attack_forces(&mut self, position: &Position, moves: u32) -> Result<bool, Stopped> {
        self.proved_by = NO_MOVE;
        let outcome = self.prove_attack_forces(position, moves);
        self.end();
        outcome
    }

    fn move_forces(
        &mut self,
        before: &Position,
        played: Move,
        after: &Position,
        left: u32,
    ) -> Result<bool, Stopped> {
        self.refuted_by = NO_MOVE;
        if O::won_by_attack(self, before, played, after) {
            return Ok(true);
        }
        let outcome = self.prove_defence_fails(after, left);
        if outcome != Ok(false) || !self.table.is_none() {
            // It belongs to a position further on.
            self.refuted_by = NO_MOVE;
        }
        self.end();
        outcome
    }

    fn refutation(&self) -> Option<Move> {
        Some(Move::from_bits(self.refuted_by)).filter(|_| self.refuted_by != NO_MOVE)
    }

    fn retain_forcing(
        &mut self,
        position: &Position,
        attacks: &mut Vec<Move>,
        left: u32,
        most: usize,
    ) -> Result<(), Stopped> {
        let outcome = O::retain_forcing(self, position, attacks, left, most);
        self.end();
        outcome
    }

    fn put_refuters_first(&self, after: &Position, moves: u32, replies: &mut Vec<Move>) {
        let mut row = Vec::with_capacity(replies.len());
        // As when first moves are searched: what refuted one of them will refute others.
        let last = Move::from_bits(NO_MOVE);
        self.memory.defences(after, self.rules, moves, last, NO_MOVE, &mut row);
        row.sort_unstable_by_key(|&entry| Reverse(entry));
        // A rule may bind the defender to some of his moves.
        let allowed = std::mem::take(replies);
        replies.extend(row.into_iter().map(Entry::played).filter(|reply| allowed.contains(reply)));
    }

    fn reply_allows(
        &mut self,
        before: &Position,
        played: Move,
        after: &Position,
        moves: u32,
    ) -> Result<bool, Stopped> {
        if O::won_by_reply(self, before, played, after) {
            return Ok(true);
        }
        Ok(moves > 0 && self.attack_forces(after, moves)?)
    }
}
