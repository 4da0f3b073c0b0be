//! Legal moves. Without conditions a move is made only if it might expose the king; under conditions every move is
//! made with all its effects.

pub(super) mod by_rules;
pub(super) mod castling;
mod check_info;
mod chosen;
mod diagram;
pub(super) mod effects;
mod immobility;
pub(super) mod observation;
mod plain;
pub(super) mod pseudo_legal;
pub(super) mod search;
mod turn;

use super::game::Game;
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::position::Position;
use by_rules::{by_rules, moves_by_rules};
use castling::castle;
use chosen::for_each_chosen;
pub(super) use immobility::may_stalemate;
use observation::is_attacked;
use plain::piece_moves;
use pseudo_legal::pseudo_legal_of;
use search::{Kept, Search};
use std::ops::ControlFlow::{self, Continue};

/// Whether the side to move has a legal move.
pub(super) fn can_move(game: &Game, position: &Position) -> bool {
    if game.choosing.iter().any(|rule| rule.binds_strictly(position.turn)) {
        let mut found = |_: &Move, _: &Position| ControlFlow::Break(());
        return for_each_chosen(game, position, Kept::All, &mut found).is_break();
    }
    let has = |kept| for_each_legal(game, position, kept, |_| ControlFlow::Break(())).is_break();
    has(Kept::Likely)
        || !game.is_plain()
            && game.observes_no_more()
            && !game.observes_plainly()
            && has(Kept::Unlikely)
}

/// Calls `found` with each legal move until it breaks.
#[inline(always)]
pub(super) fn for_each_legal(
    game: &Game,
    position: &Position,
    kept: Kept,
    mut found: impl FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !game.is_plain() {
        return moves_by_rules(game, position, kept, &mut found);
    }
    let board = &position.board;
    let search = Search::new(game, position, kept);
    for from in board.side(position.turn) {
        if kept.has(from) && !search.never_checks(from) {
            piece_moves(&search, from, &mut found)?;
        }
    }
    if position.castling != 0 && !is_attacked(board, position.turn) {
        castle(position, &mut found)?;
    }
    Continue(())
}

/// The same with the positions after them, and only for the moves among which the side to move may choose.
pub(super) fn for_each_position(
    game: &Game,
    position: &Position,
    kept: Kept,
    found: &mut dyn FnMut(&Move, &Position) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !game.is_plain() {
        return if game.chooses(position.turn) {
            for_each_chosen(game, position, kept, found)
        } else {
            by_rules(game, position, kept, &mut |making| found(&making.played, &making.after))
        };
    }
    for_each_legal(game, position, kept, |played| {
        let after = position.play(game, played);
        if kept == Kept::Checks && !is_attacked(&after.board, after.turn) {
            return Continue(());
        }
        found(played, &after)
    })
}

/// Whether the side to move has pseudo-legal moves, but conditions paralyse every piece that has some.
pub(super) fn is_suffocated(game: &Game, position: &Position) -> bool {
    let (us, mut is_kept) = (position.turn, false);
    let search = Search::of_pseudo_legal(game, position);
    for from in position.board.side(us) {
        if pseudo_legal_of(&search, from, us, &mut |_| ControlFlow::Break(())).is_break() {
            if game.restricting.iter().all(|rule| rule.may_move(game, position, from)) {
                return false;
            }
            is_kept = true;
        }
    }
    is_kept
}
