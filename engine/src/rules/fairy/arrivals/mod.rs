//! What it takes at least for the pieces to stand as in another position.
//!
//! - **Squares.** A move brings one piece to a square, castling two; so each square of the target where something else
//!   stands now, or nothing, takes a move of its own.
//! - **Men.** Where nothing leaves the board but what is captured, and a piece becomes another one only by promotion, a
//!   side captures as many pieces as the other has too many, one with each move; and there are as many pieces of each
//!   kind as the target has, or pawns that may become such.
//! - **Routes.** Where pieces move as their kinds tell, each piece that stands wrong goes to one of those squares, or is
//!   captured: pawns with no more captures than there are, all past the pawns that have to stay where no pawn could
//!   come back.
//!
//! A condition says what its moves bring to squares, and whether it keeps the men; under those that say nothing
//! everything is possible.

mod assignment;
mod castled;
mod men;
mod routes;

use super::board::Board;
use super::game::Game;
use super::game::position::Position;
use super::game::rule::Arriving;
use crate::rules::NextMove;
use crate::rules::bitboard::Bitboard;
use crate::rules::piece::Colour;
use assignment::suffice;
use men::Men;
use routes::Obstacles;

const SIDES: [Colour; 2] = [Colour::White, Colour::Black];

/// What the next move must do so that after so many moves of each side, White's first, the pieces may stand as in
/// another position; None where they cannot.
pub(super) fn next_move(
    game: &Game,
    position: &Position,
    target: &Position,
    moves: [u32; 2],
) -> Option<NextMove> {
    let (board, target) = (&position.board, &target.board);
    let neutrals = [board, target].map(|board| board.side(SIDES[0]) & board.side(SIDES[1]));
    let keeps_men = game.keeps_men && (neutrals[0] | neutrals[1]).is_empty();
    let differing = match game.arriving {
        Arriving::Anything => return Some(NextMove::ANY),
        _ => differing(board, target),
    };
    if game.arriving >= Arriving::MoverElsewhere {
        // Each castling brings a second piece, and kings and rooks may be reborn at home.
        let most = moves.map(|moves| moves + moves.div_ceil(2));
        if (target.occupied() & differing).count() > most[0] + most[1] {
            return None;
        }
    }
    if game.arriving == Arriving::MoverOfAnySide {
        let [now, then] = [board, target].map(|board| board.occupied().count());
        let can_be = !keeps_men || now >= then && now - then <= moves[0] + moves[1];
        return can_be.then_some(NextMove::ANY);
    }
    let mut next = NextMove::ANY;
    let taken = SIDES.map(|side| board.side(side).count().checked_sub(target.side(side).count()));
    let taken = [taken[0]?, taken[1]?];
    let obstacles = if game.moves_by_kinds {
        Obstacles::of([board, target], game.setup.has_two_boards)
    } else {
        Obstacles::default()
    };
    // Nobody captures what stays, or moves it.
    next.to &= !obstacles.squares();
    next.from = !obstacles.squares();
    for side in SIDES {
        let (left, captures) = (moves[side.index()], taken[side.other().index()]);
        let wrong = board.side(side) & differing;
        // Neutral pieces are moved by either side.
        let missing = target.side(side) & differing & !neutrals[1];
        if keeps_men {
            if captures > left {
                return None;
            }
            let men = Men::of([board, target], side, [wrong, missing])?;
            if side != position.turn {
                next.to &= !men.staying(board, side, taken[side.index()]);
            }
        }
        if game.arriving == Arriving::MoverElsewhere {
            if missing.count() > left + left.div_ceil(2) {
                return None;
            }
            continue;
        }
        let saved = u32::from(castled::brings_two(position, target, side));
        let spare = (left + saved).checked_sub(missing.count())?;
        if side == position.turn && spare < 2 {
            // What stands as in the target would have to be brought back.
            let right = board.side(side) & !differing & !neutrals[0];
            next.needed = missing;
            next.or_from = if spare == 0 { Bitboard::EMPTY } else { !right };
        }
        let captures = if keeps_men { captures } else { u32::MAX };
        let walks = missing.count() <= left
            && (!game.moves_by_kinds
                || suffice([board, target], side, [wrong, missing], (left, captures), obstacles));
        let moves = (left, captures);
        if !walks && !castled::suffice(game, position, target, side, moves, obstacles) {
            return None;
        }
    }
    Some(next)
}

/// Where two boards differ.
fn differing(board: &Board, other: &Board) -> Bitboard {
    (board.occupied() | other.occupied())
        .filter(|&square| board.at(square) != other.at(square))
        .fold(Bitboard::EMPTY, |all, square| all | Bitboard::of(square))
}
