//! What prunes the search for a position to be reached, by any rules: how many moves of each side it still takes at
//! least, as far as the rules tell.

use super::searcher::{Pruner, Requirement};
use crate::play::LinePlay;
use crate::rules::bitboard::Bitboard;
use crate::rules::piece::Colour;
use crate::rules::{NextMove, Rules};

/// The pruner for a target position.
pub struct Placement<R: Rules> {
    rules: R,
    asked: LinePlay,
    target: R::Position,
    /// What the next move must do in the position that was admitted last.
    next: NextMove,
}

impl<R: Rules> Placement<R> {
    /// A pruner for one thread.
    pub fn new(rules: R, asked: LinePlay, target: R::Position) -> Self {
        Self { rules, asked, target, next: NextMove::ANY }
    }

    /// Notes what the next move must do; whether the target can be reached.
    fn look_at(&mut self, position: &R::Position, left: u32) -> bool {
        let budget = self.asked.budget(left);
        let moves = match self.asked.goal_side {
            Colour::White => [budget.goal_side, budget.opponent],
            Colour::Black => [budget.opponent, budget.goal_side],
        };
        let next = self.rules.next_move(position, &self.target, moves);
        self.next = next.unwrap_or(NextMove::ANY);
        next.is_some()
    }

    fn add_requirements(&self, requirements: &mut Vec<Requirement>) {
        let NextMove { from, to, needed, or_from } = self.next;
        requirements.push(Requirement { to: Bitboard::EMPTY, from });
        requirements.push(Requirement { to, from: Bitboard::EMPTY });
        requirements.push(Requirement { to: needed, from: or_from });
    }
}

impl<R: Rules> Pruner<R> for Placement<R> {
    fn admits(&mut self, position: &R::Position, left: u32, kings: Bitboard) -> Bitboard {
        if self.look_at(position, left) { kings } else { Bitboard::EMPTY }
    }

    fn requirements(
        &mut self,
        _position: &R::Position,
        _left: u32,
        _kings: Bitboard,
        requirements: &mut Vec<Requirement>,
    ) -> Bitboard {
        self.add_requirements(requirements);
        // By castling a king may bring a rook to its place.
        self.next.to
    }

    fn last_requirements(
        &mut self,
        position: &R::Position,
        _rules: R,
        requirements: &mut Vec<Requirement>,
    ) -> bool {
        let can_be = self.look_at(position, 1);
        self.add_requirements(requirements);
        can_be
    }
}
