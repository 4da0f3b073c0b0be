//! What prunes proof games: what must be true of every game to the target ([`retro`](crate::provers::retro)).

use super::searcher::{Pruner, Requirement};
use crate::play::{LinePlay, Play};
use crate::provers::retro::deduction::{Deduction, Facts};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};

/// With fewer half-moves left, and where moves may be left out, the search is faster than trying out what would follow.
const TRIES_OUT: u32 = 4;

/// The pruner for a target position.
pub struct ProofGame<R> {
    asked: LinePlay,
    /// Whether no move may be left out.
    exact: bool,
    deduction: Deduction<R>,
    /// What is known of the position that was admitted last.
    facts: Facts,
}

impl<R: Orthodox> ProofGame<R> {
    /// A pruner for one thread, with what deduces for it.
    pub fn new(asked: LinePlay, deduction: Deduction<R>) -> Self {
        let exact = matches!(asked.play, Play::Help | Play::Series | Play::SeriesHelp);
        Self { asked, exact, deduction, facts: Facts::default() }
    }
}

impl<R: Orthodox> Pruner<R> for ProofGame<R> {
    fn admits(&mut self, position: &Position, left: u32, _kings: Bitboard) -> Bitboard {
        let budget = self.asked.budget(left);
        let moves = match self.asked.goal_side {
            Colour::White => [budget.goal_side, budget.opponent],
            Colour::Black => [budget.opponent, budget.goal_side],
        };
        let Some(facts) =
            self.deduction.facts(position, moves, self.exact, left >= TRIES_OUT && self.exact)
        else {
            return Bitboard::EMPTY;
        };
        self.facts = facts;
        Bitboard::ALL
    }

    fn requirements(
        &mut self,
        position: &Position,
        _left: u32,
        _kings: Bitboard,
        requirements: &mut Vec<Requirement>,
    ) -> Bitboard {
        let free = !self.facts.fixed;
        requirements.push(Requirement { to: Bitboard::EMPTY, from: free });
        requirements.push(Requirement { to: free, from: Bitboard::EMPTY });
        let king = position.king(position.turn()).filter(|&king| free.has(king));
        king.map_or(Bitboard::EMPTY, |_| free)
    }

    /// The last move begins and ends on squares that are not as they shall be.
    fn last_requirements(
        &mut self,
        position: &Position,
        _rules: R,
        requirements: &mut Vec<Requirement>,
    ) -> bool {
        let mut wrong = Bitboard::EMPTY;
        for side in [Colour::White, Colour::Black] {
            for kind in Kind::ALL {
                let target = self.deduction.target();
                let (now, then) = (position.pieces(side, kind), target.pieces(side, kind));
                wrong |= Bitboard(now.0 ^ then.0);
            }
        }
        requirements.push(Requirement { to: wrong, from: Bitboard::EMPTY });
        requirements.push(Requirement { to: Bitboard::EMPTY, from: wrong });
        // Castling changes the most squares.
        wrong.0.count_ones() <= 4
    }
}
