//! Castling, without conditions and with them.

use super::effects::complete;
use super::observation::{is_checked, keeps_king};
use crate::rules::fairy::board::moves::{Action, Move, Special};
use crate::rules::fairy::board::{Board, rook_move};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::{CASTLINGS, Position};
use crate::rules::square::Square;
use std::ops::ControlFlow::{self, Continue};

/// The castlings of a side that is not in check.
pub(super) fn castle(
    position: &Position,
    found: &mut impl FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (board, us) = (&position.board, position.turn);
    for (number, (side, from, rook)) in CASTLINGS.into_iter().enumerate() {
        if side != us || position.castling >> number & 1 == 0 {
            continue;
        }
        let Some(step) = castling_step(board, from, rook) else { continue };
        // Where the king arrives the rook may be a hurdle for a piece that attacks it.
        let played = castling(from, step);
        let passing = Move::new(from, from.plus(step), None);
        if [&passing, &played].into_iter().all(|played| keeps_king(board, played, us)) {
            found(&played)?;
        }
    }
    Continue(())
}

/// The castlings under conditions.
pub(super) fn castle_by_rules(
    game: &Game,
    position: &Position,
    found: &mut dyn FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let us = position.turn;
    for (number, (side, from, rook)) in CASTLINGS.into_iter().enumerate() {
        if side != us || !position.has_right(game, number) {
            continue;
        }
        let board =
            &if game.setup.has_two_boards { position.board.of_one(from) } else { position.board };
        let Some(step) = castling_step(board, from, rook) else { continue };
        let passes = || {
            let mut halfway = MoveInProgress::new(position, Move::new(from, from.plus(step), None));
            if !game.setup.has_imitators {
                return !is_checked(game, &halfway.after, us);
            }
            complete(game, &mut halfway, &mut |making| {
                let is_legal = !is_checked(game, &making.after, us) && game.allows(making);
                if is_legal { ControlFlow::Break(()) } else { Continue(()) }
            })
            .is_break()
        };
        let admits =
            |square| game.restricting.iter().all(|rule| rule.may_move(game, position, square));
        let played = castling(from, step);
        let is_admitted =
            || game.restricting.iter().all(|rule| rule.admits(game, position, &played));
        let is_royal = board.at(from).is_royal() && !board.is_empty(rook);
        if is_royal && admits(from) && is_admitted() && passes() {
            found(&played)?;
        }
    }
    Continue(())
}

/// The direction in which a king castles with a rook; None where something stands between them.
pub(crate) fn castling_step(board: &Board, king: Square, rook: Square) -> Option<i8> {
    let (low, high) = (king.number().min(rook.number()), king.number().max(rook.number()));
    let is_free = (low + 1..high).all(|number| board.is_empty(Square::new(number)));
    is_free.then(|| if rook > king { 1 } else { -1 })
}

/// The castling in which the king goes two squares in that direction.
pub(crate) fn castling(from: Square, step: i8) -> Move {
    let to = from.plus(2 * step);
    let mut played = Move::new(from, to, None).with(Special::Castling);
    let (rook, beside) = rook_move(to);
    played.push(Action::Move(rook, beside));
    played
}
