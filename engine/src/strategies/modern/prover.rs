//! One thread's prover.

use super::mate_in_one::mate_in_one;
use super::ordering::{Entry, Memory};
use super::proof_numbers::Child;
use super::table::{Known, Table};
use crate::attacks::Sliders;
use crate::fingerprint::Fingerprint;
use crate::moves::Move;
use crate::position::Position;
use crate::search::control::{Meter, Stopped};
use crate::strategies::gms::Gms;
use crate::strategies::{Strategy, WeightedMove};
use std::sync::Arc;

/// The prover.
pub struct Modern<S> {
    pub(super) sliders: S,
    pub(super) meter: Meter,
    pub(super) checks_only: bool,
    pub(super) table: Arc<Table>,
    pub(super) memory: Memory,
    /// The moves of all nodes on the current line, those of the deepest last.
    pub(super) row: Vec<Entry>,
    /// The same for nodes searched by proof numbers.
    pub(super) children: Vec<Child>,
    /// Nodes visited.
    pub(super) visited: u64,
}

impl<S: Sliders> Modern<S> {
    /// A prover that counts with `meter` and shares `table`, which must belong to this attacker and
    /// this choice of `checks_only`.
    pub fn new(sliders: S, meter: Meter, checks_only: bool, table: Arc<Table>) -> Self {
        Self {
            sliders,
            meter,
            checks_only,
            table,
            memory: Memory::new(),
            row: Vec::with_capacity(4096),
            children: Vec::new(),
            visited: 0,
        }
    }

    /// Counts a node.
    #[inline(always)]
    pub(super) fn visit(&mut self, generated: usize) -> Result<(), Stopped> {
        self.visited += 1;
        self.meter.visit(generated)
    }

    /// Whether the side to move mates at once.
    #[inline(always)]
    pub(super) fn mates(&mut self, position: &Position) -> Result<Option<Move>, Stopped> {
        let mut tested = 0;
        let found = mate_in_one(position, self.sliders, &mut tested);
        self.meter.evaluate(tested);
        self.visit(tested as usize)?;
        Ok(found)
    }

    /// Remembers what was decided of a position with work that began at `visited` nodes.
    #[inline(always)]
    pub(super) fn decided(
        &self,
        key: Fingerprint,
        moves: u32,
        proven: bool,
        best: u16,
        visited: u64,
    ) {
        let (proven, disproven) =
            if proven { (moves as u8, 0) } else { (Known::NEVER, moves as u8) };
        self.table.store(
            key,
            Known { proven, disproven, best, effort: self.effort(visited), ..Known::NOTHING },
        );
    }

    /// The logarithm of the work since there were `visited` nodes.
    #[inline(always)]
    pub(super) fn effort(&self, visited: u64) -> u8 {
        (self.visited - visited + 1).ilog2() as u8
    }
}

impl<S: Sliders> Strategy for Modern<S> {
    fn ordered_moves(&self, position: &Position) -> Vec<WeightedMove> {
        Gms::new(self.sliders, self.meter.sibling(), self.checks_only).ordered_moves(position)
    }

    fn forced(&mut self, position: &Position, half_moves: u32) -> Result<bool, Stopped> {
        let moves = half_moves.div_ceil(2);
        let outcome = if half_moves % 2 == 1 {
            self.attack_forces(position, moves)
        } else {
            self.defence_fails(position, moves)
        };
        self.row.clear();
        self.children.clear();
        self.meter.flush();
        outcome
    }
}
