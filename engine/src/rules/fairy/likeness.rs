//! The same position by orthodox rules, for conditions that only choose among orthodox moves.

use super::Fairy;
use crate::rules::effects::Side;
use crate::rules::fairy::board::piece::Piece;
use crate::rules::fairy::game::position::{Kinds, Position};
use crate::rules::orthodox;
use crate::rules::piece::{Colour, Kind};

impl Fairy {
    /// Whether the conditions only choose among the legal moves of orthodox chess. Without conditions it is false: then
    /// the plain board is asked as an independent opinion.
    pub fn only_chooses(self) -> bool {
        self.0.only_chooses()
    }

    /// The position by orthodox rules, with all rights to castle that there may be; None where pieces, or what pawns
    /// become, are not orthodox.
    pub fn orthodox(self, position: &Position) -> Option<orthodox::position::Position> {
        if position.promotions != Kinds::default() {
            return None;
        }
        let mut found = orthodox::position::Position::empty(position.turn);
        for side in [Colour::White, Colour::Black] {
            for square in position.board.side(side) {
                let piece = position.board.at(square);
                let is_like = |kind: &Kind| piece == Piece::new(kind.number(), Side::of(side), 0);
                let kind = Kind::ALL.into_iter().find(is_like)?;
                if kind == Kind::Pawn && [0, 7].contains(&square.rank()) {
                    return None;
                }
                found.put(side, kind, square);
            }
        }
        found.set_castling(position.castling & 15);
        found.set_en_passant(position.en_passant.and_then(|(passed, _)| passed.first()));
        Some(found)
    }
}
