//! Which moves can stalemate: most are ruled out by what the opponent's pieces can do already.
//!
//! A piece other than the king that can move now, and is not pinned, must not be able to move after the
//! stalemating move. As the opponent is not in check then and his other pieces stand where they stood,
//! a non-pawn must be captured or pinned: where it could go it could still go, or capture. A pawn may
//! also be blocked, or lose what it could capture. A pin needs a slider to come to the line through the
//! king and the pinned piece, or some piece to leave that line.
//!
//! En passant and castling, which change more squares, are never ruled out.

use super::searcher::Requirement;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Orthodox};
use crate::rules::orthodox::movegen::blockers;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::Kind;
use crate::rules::square::Square;

/// A move stops at most so many non-pawns: one that it captures or pins, and one behind each of the
/// squares that are left, of which castling leaves two.
const MOST_STOPPED: usize = 3;

/// Fills `requirements` with what a move must do to stop each of the opponent's pieces that could move if
/// the side to move passed. False when no move can do so much.
pub(super) fn requirements<R: Orthodox>(
    position: &Position,
    rules: R,
    requirements: &mut Vec<Requirement>,
) -> bool {
    requirements.clear();
    let us = position.turn();
    let them = us.other();
    // Without a king no line to it counts.
    let Some(king) = position.king(them) else { return true };
    let own = position.colour(them);
    let free = own & !blockers(position, rules, king, us);
    let mut stop = |square: Square| {
        let line = attacks::line(king, square);
        requirements.push(Requirement { to: line | Bitboard::of(square), from: line });
    };
    let mut stopped = 0;
    for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
        for square in position.kind(kind) & free {
            if (first_steps(kind, square) & !own).any() {
                stopped += 1;
                stop(square);
            }
        }
    }
    if stopped > MOST_STOPPED {
        return false;
    }
    let forward = them.forward();
    for square in position.kind(Kind::Pawn) & free {
        let front = Bitboard::of(square.plus(forward));
        let prey = attacks::pawn(them, square);
        if (front & !position.occupied()).any() || (prey & position.colour(us)).any() {
            let line = attacks::line(king, square);
            requirements
                .push(Requirement { to: line | Bitboard::of(square) | front, from: line | prey });
        }
    }
    true
}

/// The squares of which a non-pawn other than the king enters or passes one with every move.
pub(super) fn first_steps(kind: Kind, square: Square) -> Bitboard {
    let around = attacks::king(square);
    match kind {
        Kind::Knight => attacks::knight(square),
        Kind::Bishop => around & !rank_and_file(square),
        Kind::Rook => around & rank_and_file(square),
        _ => around,
    }
}

/// The rank and the file of a square.
fn rank_and_file(square: Square) -> Bitboard {
    Bitboard(0xff << (square.number() & 0b11_1000) | Bitboard::FILE_A.0 << square.file())
}
