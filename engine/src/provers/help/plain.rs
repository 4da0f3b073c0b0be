//! The plain search: everything is played out. The reference for the goal-directed one.

use super::searcher::{Demand, Guide};
use crate::rules::orthodox::bitboard::Bitboard;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;

/// A guide that never says no.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Guide for Plain {
    fn begin(&mut self, _position: &Position, _length: u32) {}

    #[inline(always)]
    fn look(&mut self, _position: &Position, _left: u32, _kings: Bitboard) -> Bitboard {
        Bitboard::ALL
    }

    #[inline(always)]
    fn demand(
        &mut self,
        _position: &Position,
        _left: u32,
        _kings: Bitboard,
        _demands: &mut Vec<Demand>,
    ) -> Bitboard {
        Bitboard::ALL
    }

    #[inline(always)]
    fn foresee(
        &mut self,
        _position: &Position,
        _played: Move,
        _left: u32,
        _kings: Bitboard,
    ) -> Option<Bitboard> {
        None
    }
}
