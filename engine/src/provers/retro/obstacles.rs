//! What is in the way of every game to a target.

use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{Orthodox, attacks_from};
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// Pieces past which no other piece can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Obstacles {
    /// Those that stand as in the target, never move again and are not captured.
    pub(super) fixed: Bitboard,
    /// For each side, from where they stand to where they shall, the pawns that stay on their files as pawns and are
    /// not captured: at any time each is somewhere on its way, so that nothing moves along the file past all of it.
    pub(super) ways: [Bitboard; 2],
}

impl Obstacles {
    /// By the pawns, when a side captures so often.
    pub(super) fn of_pawns(position: &Position, target: &Position, captures: [u8; 2]) -> Self {
        let mut obstacles = Self::default();
        for side in [Colour::White, Colour::Black] {
            let now = position.pieces(side, Kind::Pawn);
            let then = target.pieces(side, Kind::Pawn);
            // Who captures once and loses no pawn changes the numbers of pawns on both files if a pawn captures.
            let stays = match captures[side.index()] {
                0 => true,
                1 => now.count() == then.count(),
                _ => false,
            };
            if !stays {
                continue;
            }
            for file in 0..8 {
                let (now, then) = (now & on_file(file), then & on_file(file));
                if now.count() != then.count() {
                    continue;
                }
                for (from, to) in now.zip(then) {
                    let way = way(from, to);
                    obstacles.ways[side.index()] |= way;
                    if from == to {
                        obstacles.fixed |= way;
                    }
                }
            }
        }
        obstacles
    }

    /// Where a piece, no pawn, can move from a square, or from where it can have come to it.
    pub(super) fn moves<R: Orthodox>(&self, rules: R, kind: Kind, square: Square) -> Bitboard {
        let mut moves = attacks_from(rules, kind, square, self.fixed) & !self.fixed;
        if matches!(kind, Kind::Rook | Kind::Queen | Kind::King) {
            for ways in self.ways {
                let way = (ways & on_file(square.file())).0;
                if way == 0 {
                    continue;
                }
                // Of several pawns on the file, past all of them.
                let (lowest, highest) = (way.trailing_zeros(), way.ilog2());
                let at = u32::from(square.number());
                if at <= lowest {
                    moves &= !(on_file(square.file()) & Bitboard(u64::MAX << highest));
                }
                if at >= highest {
                    moves &= !(on_file(square.file()) & Bitboard(u64::MAX >> (63 - lowest)));
                }
            }
        }
        moves
    }
}

/// The squares of a file.
const fn on_file(file: u8) -> Bitboard {
    Bitboard(0x0101_0101_0101_0101 << file)
}

/// The squares of a file from one to another, with both.
fn way(from: Square, to: Square) -> Bitboard {
    let (low, high) = (from.number().min(to.number()), from.number().max(to.number()));
    Bitboard(on_file(from.file()).0 & (u64::MAX << low) & (u64::MAX >> (63 - high)))
}
