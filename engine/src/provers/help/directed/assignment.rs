//! What the pieces are assigned on the way to a target position.

use super::super::bounds::{Mask, Way};
use crate::rules::bitboard::Bitboard;

/// What the pieces were assigned, and the moves left.
#[derive(Clone, Copy, Default)]
pub(super) struct Assignment {
    /// The helpers and the blockers that have not been moved, by place in their lists.
    pub(super) free: [u64; 2],
    /// Those that were, and are not where they stood.
    pub(super) moved: [u64; 2],
    /// What the helpers that were moved guard.
    pub(super) guarded: Mask,
    /// What the blockers that were moved block.
    pub(super) blocked: Mask,
    /// Which of them blocks each of those squares.
    pub(super) by: [u8; 8],
    /// Where in the field the helpers that were moved stand.
    pub(super) stands: Mask,
    /// Where on the board each of them may stand.
    pub(super) ends: Bitboard,
    /// The blockers that stand where another piece is to stand.
    pub(super) leaving: u64,
    /// Those that leave their squares, or are captured there.
    pub(super) gone: u64,
    /// Those whose end is known.
    pub(super) placed: u64,
    /// Those that are captured.
    pub(super) captured: u64,
    /// Those that are pinned, or blocked by a helper, and which of them move before.
    pub(super) pinned: u64,
    pub(super) pinned_elsewhere: u64,
    /// The goal side's moves left.
    pub(super) moves: u32,
    /// Its opponent's.
    pub(super) blocks: u32,
    /// What both had at first.
    pub(super) budget: [u32; 2],
}

impl Assignment {
    /// Nothing has been moved yet. Some blockers have to leave their squares.
    pub(super) fn new(moves: u32, blocks: u32, leaving: u64) -> Self {
        let budget = [moves, blocks];
        Self { free: [!0; 2], leaving, moves, blocks, budget, ..Self::default() }
    }

    /// A helper goes a way.
    #[inline(always)]
    pub(super) fn with_helper(mut self, helper: usize, way: &Way) -> Self {
        self.free[0] &= !(1 << helper);
        self.moved[0] |= u64::from(way.steps > 0) << helper;
        self.guarded |= way.guarded;
        self.stands |= way.stands;
        self.ends |= way.ends;
        self.moves -= u32::from(way.steps);
        self
    }

    /// A blocker goes out of the field.
    #[inline(always)]
    pub(super) fn without_blocker(mut self, blocker: usize, steps: u32) -> Self {
        self.free[1] &= !(1 << blocker);
        self.moved[1] |= u64::from(steps > 0) << blocker;
        self.blocks -= steps;
        self
    }

    /// A blocker leaves its square, or is captured there; the move is not counted here.
    #[inline(always)]
    pub(super) fn with_blocker_gone(self, blocker: usize) -> Self {
        Self {
            free: [self.free[0], self.free[1] & !(1 << blocker)],
            gone: self.gone | 1 << blocker,
            ..self
        }
    }

    /// Whether a blocker has no assignment yet. Those that leave their squares may get another one.
    #[inline(always)]
    pub(super) fn is_at_hand(self, blocker: usize) -> bool {
        (self.free[1] | self.gone & !(self.placed | self.captured)) >> blocker & 1 != 0
    }

    /// A blocker is captured, perhaps after a move.
    pub(super) fn with_blocker_captured(self, blocker: usize, steps: u32) -> Self {
        Self { captured: self.captured | 1 << blocker, ..self.without_blocker(blocker, steps) }
    }

    /// A blocker is pinned, perhaps after a move, or blocked by a helper. It may fill a square, too.
    pub(super) fn with_blocker_pinned(self, blocker: usize, steps: u32) -> Self {
        Self {
            pinned: self.pinned | 1 << blocker,
            pinned_elsewhere: self.pinned_elsewhere | u64::from(steps > 0) << blocker,
            blocks: self.blocks - steps,
            ..self
        }
    }

    /// A blocker comes to stand beside another.
    pub(super) fn with_blocker_beside(self, blocker: usize, steps: u32) -> Self {
        Self { placed: self.placed | 1 << blocker, ..self.without_blocker(blocker, steps) }
    }

    /// How many of so many blockers can come to stand beside others, at most: one with each move that is left,
    /// and those that have moved to squares that are not known.
    pub(super) fn fillers(self, blockers: usize) -> u32 {
        let left = !self.free[1] & !(self.captured | self.gone) & ((1 << blockers) - 1);
        let elsewhere = (left | self.pinned_elsewhere) & !self.placed;
        self.blocks + elsewhere.count_ones()
    }

    /// A blocker goes to a square of the field.
    #[inline(always)]
    pub(super) fn with_blocker(self, blocker: usize, square: Mask, steps: u32) -> Self {
        let mut next = self.without_blocker(blocker, steps);
        next.by[square.trailing_zeros() as usize] = blocker as u8;
        next.placed |= 1 << blocker;
        next.blocked |= square;
        next
    }
}
