//! The plain search: everything is played out. The reference for the goal-directed one.

use super::searcher::{Pruner, Requirement};
use crate::rules::orthodox::bitboard::Bitboard;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;

/// A pruner that admits everything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Pruner for Plain {
    fn begin(&mut self, _position: &Position, _length: u32) {}

    #[inline(always)]
    fn admits(&mut self, _position: &Position, _left: u32, _kings: Bitboard) -> Bitboard {
        Bitboard::ALL
    }

    #[inline(always)]
    fn requirements(
        &mut self,
        _position: &Position,
        _left: u32,
        _kings: Bitboard,
        _demands: &mut Vec<Requirement>,
    ) -> Bitboard {
        Bitboard::ALL
    }

    #[inline(always)]
    fn admits_after(
        &mut self,
        _position: &Position,
        _played: Move,
        _left: u32,
        _kings: Bitboard,
    ) -> Option<Bitboard> {
        None
    }
}
