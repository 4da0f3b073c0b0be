//! What it takes when a side castles on the way.

use super::assignment;
use super::routes::Obstacles;
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::Board;
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::board::piece::attribute;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::{CASTLINGS, Position};
use crate::rules::piece::Colour;
use crate::rules::square::Square;

/// The squares of king and rook before, and after.
type Castling = [(Square, Square); 2];

/// How a side may still castle.
fn castlings(position: &Position, side: Colour) -> impl Iterator<Item = Castling> {
    let all = CASTLINGS.into_iter().enumerate();
    let own =
        all.filter(move |&(number, right)| right.0 == side && position.castling & 1 << number != 0);
    own.map(|(_, (_, king, rook))| {
        let step = if rook > king { 1 } else { -1 };
        [(king, king.plus(2 * step)), (rook, king.plus(step))]
    })
}

/// Whether a piece is, after its castling, where the target has such a one.
fn is_right([board, target]: [&Board; 2], side: Colour, (from, to): (Square, Square)) -> bool {
    let wanted = target.at(to);
    wanted.is_of(side) && wanted.kind() == board.at(from).kind()
}

/// Whether a side may castle in a move that brings both king and rook to where the target has them.
pub(super) fn brings_two(position: &Position, target: &Board, side: Colour) -> bool {
    let both = |castling: Castling| {
        castling.into_iter().all(|one| is_right([&position.board, target], side, one))
    };
    castlings(position, side).any(both)
}

/// Whether so many moves of a side, one of which castles, may bring its pieces to their squares.
pub(super) fn suffice(
    game: &Game,
    position: &Position,
    target: &Board,
    side: Colour,
    (moves, captures): (u32, u32),
    obstacles: Obstacles,
) -> bool {
    let board = &position.board;
    let own = target.side(side) & !target.side(side.other());
    castlings(position, side).any(|castling| {
        let mut is_free = true;
        let mut missing = own
            .filter(|&square| board.at(square) != target.at(square))
            .fold(Bitboard::EMPTY, |all, square| all | Bitboard::of(square));
        for (from, to) in castling {
            missing |= own & Bitboard::of(from);
            if is_right([board, target], side, (from, to)) {
                missing &= !Bitboard::of(to);
            } else {
                missing |= own & Bitboard::of(to);
            }
            is_free &= board.is_empty(to);
        }
        if missing.count() + 1 > moves {
            return false;
        }
        // What stands in the way would go first: where to is not looked at.
        if !game.moves_by_kinds || !is_free {
            return true;
        }
        let mut castled = *board;
        let mut right = Bitboard::EMPTY;
        for (from, to) in castling {
            castled.act(Action::Move(from, to));
            if game.setup.has_two_boards {
                let piece = castled.at(to);
                let attributes = piece.attributes() ^ attribute::ALICE_B;
                castled.act(Action::Become(to, piece.with_attributes(attributes)));
            }
            if is_right([board, target], side, (from, to)) {
                right |= Bitboard::of(to);
            }
        }
        let wrong = castled
            .side(side)
            .filter(|&square| castled.at(square) != target.at(square) && !right.has(square))
            .fold(Bitboard::EMPTY, |all, square| all | Bitboard::of(square));
        let left = (moves - 1, captures);
        assignment::suffice([&castled, target], side, [wrong, missing], left, obstacles)
    })
}
