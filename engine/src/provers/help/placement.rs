//! What prunes the search for a position to be reached, by any rules: how many moves of each side it still takes at
//! least, as far as the rules tell.

use super::searcher::{Pruner, Requirement};
use crate::play::LinePlay;
use crate::rules::Rules;
use crate::rules::bitboard::Bitboard;
use crate::rules::piece::Colour;

/// The pruner for a target position.
pub struct Placement<R: Rules> {
    rules: R,
    asked: LinePlay,
    target: R::Position,
}

impl<R: Rules> Placement<R> {
    /// A pruner for one thread.
    pub fn new(rules: R, asked: LinePlay, target: R::Position) -> Self {
        Self { rules, asked, target }
    }

    /// Where the next move has to arrive; None where the target cannot be reached.
    fn arrivals(&self, position: &R::Position, left: u32) -> Option<Bitboard> {
        let budget = self.asked.budget(left);
        let moves = match self.asked.goal_side {
            Colour::White => [budget.goal_side, budget.opponent],
            Colour::Black => [budget.opponent, budget.goal_side],
        };
        self.rules.arrivals(position, &self.target, moves)
    }
}

impl<R: Rules> Pruner<R> for Placement<R> {
    fn admits(&mut self, position: &R::Position, left: u32, _kings: Bitboard) -> Bitboard {
        self.arrivals(position, left).map_or(Bitboard::EMPTY, |_| Bitboard::ALL)
    }

    fn requirements(
        &mut self,
        position: &R::Position,
        left: u32,
        _kings: Bitboard,
        requirements: &mut Vec<Requirement>,
    ) -> Bitboard {
        let to = self.arrivals(position, left).unwrap_or(Bitboard::EMPTY);
        requirements.push(Requirement { to, from: Bitboard::EMPTY });
        to
    }

    fn last_requirements(
        &mut self,
        position: &R::Position,
        _rules: R,
        requirements: &mut Vec<Requirement>,
    ) -> bool {
        let arrivals = self.arrivals(position, 1);
        let to = arrivals.unwrap_or(Bitboard::EMPTY);
        requirements.push(Requirement { to, from: Bitboard::EMPTY });
        arrivals.is_some()
    }
}
