//! Who of the goal side may pin somebody in what is to be a stalemate.

use super::Directed;
use super::loose::{BISHOP, QUEEN, ROOK, moves_to_promote};
use crate::rules::bitboard::Bitboard;
use crate::rules::square::Square;

/// The dark squares.
const DARK: Bitboard = Bitboard(0xAA55_AA55_AA55_AA55);

impl Directed {
    /// Counts those who may pin somebody within so many moves.
    pub(super) fn list_pinners(&mut self, moves: u32) {
        self.pinners = [0; 2];
        for &man in &self.side.helpers {
            let [light, dark] = match man.class as usize {
                0 | 1 => [moves_to_promote(man) <= moves; 2],
                ROOK | QUEEN => [true; 2],
                BISHOP => [!DARK.has(man.square), DARK.has(man.square)],
                _ => [false; 2],
            };
            self.pinners[0] += u32::from(light);
            self.pinners[1] += u32::from(dark);
        }
    }

    /// How many men may pin somebody to a king on that square, each of them no more than one.
    #[inline(always)]
    pub(super) fn pinners(&self, king: Square) -> u32 {
        self.pinners[usize::from(DARK.has(king))]
    }
}
