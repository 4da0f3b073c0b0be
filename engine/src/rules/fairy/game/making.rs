//! A move while it is made, one effect after another.

use super::position::Position;
use crate::rules::fairy::board::moves::{Action, Move, ROOM};
use crate::rules::fairy::board::piece::Piece;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

/// A move while it is made.
#[derive(Clone)]
pub(crate) struct MoveInProgress<'a> {
    /// The position before it.
    pub(crate) before: &'a Position,
    /// The position as far as the move is made; the side that moves is still to move.
    pub(crate) after: Position,
    /// The move as far as it is known.
    pub(crate) played: Move,
    /// Where the piece that moves stands now; None once it has disappeared.
    pub(crate) at: Option<Square>,
    /// What it captures.
    pub(crate) captured: Piece,
}

impl<'a> MoveInProgress<'a> {
    /// A move of which only its first effects are known.
    #[inline(always)]
    pub(crate) fn new(before: &'a Position, played: Move) -> Self {
        let mut after = *before;
        for &act in played.acts() {
            after.board.act(act);
        }
        let captured = played.victim.map_or(Piece::NONE, |victim| before.board.at(victim));
        Self { before, after, played, at: Some(played.to), captured }
    }

    /// The side that moves.
    pub(crate) fn us(&self) -> Colour {
        self.before.turn
    }

    /// The piece that moves, as it is now.
    pub(crate) fn mover(&self) -> Piece {
        self.at.map_or(Piece::NONE, |at| self.after.board.at(at))
    }

    /// Adds an effect.
    pub(crate) fn act(&mut self, act: Action) {
        self.played.push(act);
        self.follow(act);
    }

    /// Adds many effects.
    pub(crate) fn extend(&mut self, acts: &[Action]) {
        if self.played.acts().len() + acts.len() > ROOM {
            self.played.extend(acts);
            for &act in acts {
                self.follow(act);
            }
        } else {
            for &act in acts {
                self.act(act);
            }
        }
    }

    fn follow(&mut self, act: Action) {
        self.after.board.act(act);
        match act {
            Action::Move(from, to) | Action::Step(from, to) if Some(from) == self.at => {
                self.at = Some(to);
            }
            Action::Remove(square) if Some(square) == self.at => self.at = None,
            _ => (),
        }
    }

    /// The same move as it is now, to go on with it in another way.
    pub(crate) fn fork(&self) -> Self {
        self.clone()
    }
}
