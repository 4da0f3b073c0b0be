//! What is asked, and where all games begin.

use crate::rules::orthodox::position::Position;
use crate::rules::square::Square;

/// What is asked: a position whose castling rights are those that are stated.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// The position.
    pub position: Position,
    /// Whether nobody may castle who may not in the position, nor capture en passant unless it is said.
    pub fields_are_stated: bool,
    /// The square that a pawn has just passed over.
    pub en_passant: Option<Square>,
}

impl Asked {
    /// The position in which a pawn can be captured en passant, if one can.
    pub(super) fn with_en_passant(&self) -> Position {
        let mut position = self.position;
        position.set_en_passant(self.en_passant);
        position
    }
}

/// The array.
pub(super) fn start() -> Position {
    Position::from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
        .expect("it is the array")
}
