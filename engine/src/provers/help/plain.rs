//! The plain search: everything is played out. The reference for the goal-directed one.

use super::searcher::{Pruner, Requirement};
use crate::rules::Rules;
use crate::rules::bitboard::Bitboard;

/// A pruner that admits everything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl<R: Rules> Pruner<R> for Plain {
    fn prunes(&self) -> bool {
        false
    }

    #[inline(always)]
    fn admits(&mut self, _position: &R::Position, _left: u32, _kings: Bitboard) -> Bitboard {
        Bitboard::ALL
    }

    #[inline(always)]
    fn requirements(
        &mut self,
        _position: &R::Position,
        _left: u32,
        _kings: Bitboard,
        _demands: &mut Vec<Requirement>,
    ) -> Bitboard {
        Bitboard::ALL
    }
}
