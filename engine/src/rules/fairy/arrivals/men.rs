//! How many pieces of each kind a side has, and shall have.

use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::Board;
use crate::rules::piece::Colour;

/// The pieces of a side beside those that the target needs.
pub(super) struct Men {
    /// How many of each kind are left over.
    left_over: [u8; 256],
    /// How many pawns are, when all that else is missing has come by promotion.
    pawns: u32,
}

impl Men {
    /// Those of a side whose pieces stand wrong on some squares, and are missing on others; None where there are too few
    /// of a kind.
    pub(super) fn of(
        [board, target]: [&Board; 2],
        side: Colour,
        [wrong, missing]: [Bitboard; 2],
    ) -> Option<Self> {
        let mut left_over = [0; 256];
        for square in wrong {
            left_over[usize::from(board.at(square).kind())] += 1;
        }
        let mut lacking = 0;
        for square in missing {
            match &mut left_over[usize::from(target.at(square).kind())] {
                0 => lacking += 1,
                count => *count -= 1,
            }
        }
        let mut counted = left_over;
        let mut pawns = 0;
        for square in wrong {
            let piece = board.at(square);
            let count = &mut counted[usize::from(piece.kind())];
            if *count > 0 && piece.reach(side).promotes.any() {
                *count -= 1;
                pawns += 1;
            }
        }
        Some(Self { left_over, pawns: u32::checked_sub(pawns, lacking)? })
    }

    /// Those pieces of the side that cannot be captured when so many are.
    pub(super) fn staying(&self, board: &Board, side: Colour, taken: u32) -> Bitboard {
        if taken == 0 {
            return board.side(side);
        }
        if self.pawns > 0 {
            return Bitboard::EMPTY;
        }
        board.find(side, |piece| {
            piece.reach(side).promotes.any() || self.left_over[usize::from(piece.kind())] == 0
        })
    }
}
