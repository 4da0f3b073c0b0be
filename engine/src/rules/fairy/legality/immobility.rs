//! What a stalemate needs: that every piece of a side is left without a move.

use crate::rules::fairy::board::Board;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::piece::Colour;
use crate::rules::square::Square;
use std::ops::ControlFlow::{Break, Continue};

/// Whether the next move may stalemate the other side; it may admit too much, never too little.
///
/// A piece of the other side that can step to an empty square beside which nothing counts can step there, or capture
/// there, after the move, too, unless the move captures it or it may be pinned. So there is at most one such piece, and
/// something attacks it.
pub(crate) fn may_stalemate(game: &Game, position: &Position) -> bool {
    let (us, them, board) = (position.turn, position.turn.other(), &position.board);
    let (own, others) = (board.side(us), board.side(them));
    let is_plain = |from| {
        let reach = board.reach_at(from, us);
        reach.is_simple && (reach.span(from) & reach.promotes).is_empty()
    };
    if !game.leaves_others
        || board.royals(them).several()
        || (own & others).any()
        || !Iterator::all(&mut { own }, is_plain)
    {
        return true;
    }
    let mut is_stopped = false;
    for square in others & !board.royals(them) {
        if !can_step(board, square, them) || may_be_pinned(board, square, us) {
            continue;
        }
        let attacks = |from| board.reach_at(from, us).attacks(board, from, square);
        if is_stopped || !Iterator::any(&mut { own }, attacks) {
            return false;
        }
        is_stopped = true;
    }
    true
}

/// Whether a piece can go to an empty square, and could capture there, with no squares between.
fn can_step(board: &Board, from: Square, side: Colour) -> bool {
    let reach = board.reach_at(from, side);
    if !reach.is_simple || reach.is_pawn {
        return false;
    }
    let step = |to, victim: Option<Square>| {
        let is_step = victim.is_none() && reach.depends(from, to).is_empty();
        if is_step { Break(()) } else { Continue(()) }
    };
    reach.moves(board, from, side, step).is_break()
}

/// Whether a piece stands between its king and a square from which a piece of `by` may come to attack him.
fn may_be_pinned(board: &Board, square: Square, by: Colour) -> bool {
    let Some(king) = board.king(by.other()) else { return false };
    Iterator::any(&mut board.side(by), |from| {
        let reach = board.reach_at(from, by);
        Iterator::any(&mut reach.origins(king), |origin| reach.depends(origin, king).has(square))
    })
}
