//! Legal moves. Without conditions a move is made only if it might expose the king; under conditions every move is
//! made with all its effects.

mod castling;
mod chosen;
mod plain;
mod pseudo_legal;
mod search;

use super::game::Game;
use super::making::{Making, complete};
use super::moves::Move;
use super::observation::{is_attacked, is_checked};
use super::position::Position;
use crate::rules::square::Square;
use castling::castle;
pub(super) use castling::{castling, castling_step};
use chosen::for_each_chosen;
use plain::piece_moves;
use pseudo_legal::{for_each_pseudo_legal, pseudo_legal_of};
pub(super) use pseudo_legal::{for_each_pseudo_legal_from, reaches};
use search::Search;
use std::ops::ControlFlow::{self, Continue};

/// Which legal moves are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kept {
    /// All of them.
    All,
    /// Those that check.
    Checks,
    /// Those of the piece on a square to another one.
    Like(Square, Square),
    /// Any of them but [`Kept::Unlikely`]; one is enough.
    Likely,
    /// Any of those after which the own king is attacked on the board, where by a condition that may be no check; one
    /// is enough.
    Unlikely,
}

impl Kept {
    fn has(self, from: Square) -> bool {
        if let Self::Like(square, _) = self { square == from } else { true }
    }
}

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

/// Whether the side to move has a move that leaves its king out of check, even if a condition forbids what it leads
/// to.
pub(super) fn has_safe_move(game: &Game, position: &Position) -> bool {
    for_each_safe(game, position, Kept::All, &mut |_| ControlFlow::Break(())).is_break()
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
        return by_rules(game, position, kept, &mut |making| found(&making.played));
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

/// The legal moves under conditions, each with the position after it.
fn by_rules(
    game: &Game,
    position: &Position,
    kept: Kept,
    found: &mut dyn FnMut(&Making<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for_each_safe(game, position, kept, &mut |making| {
        if is_allowed(game, position, making) { found(making) } else { Continue(()) }
    })
}

/// The moves that leave the own king out of check, those among them that conditions forbid for what they lead to
/// included.
pub(super) fn for_each_safe(
    game: &Game,
    position: &Position,
    kept: Kept,
    found: &mut dyn FnMut(&Making<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let us = position.turn;
    let search = Search::new(game, position, kept);
    let checks = kept == Kept::Checks;
    let mut legal = |making: &Making<'_>| {
        // A neutral king is also one's own.
        let captures_own = making.captured.is_royal() && making.captured.is_of(us);
        if captures_own
            || checks && !is_checked(game, &making.after, us.other())
            || !search.is_safe(&making.played) && is_checked(game, &making.after, us)
        {
            Continue(())
        } else {
            found(making)
        }
    };
    for_each_pseudo_legal(&search, &mut |played| search.complete(played, &mut legal))
}

/// Whether no condition forbids a move for what it leads to.
fn is_allowed(game: &Game, position: &Position, making: &Making<'_>) -> bool {
    game.forbidding.iter().all(|rule| rule.allows(game, position, &making.played, &making.after))
}

/// Calls `found` with each move that is illegal only because it leaves the own king in check. There has to be a
/// condition, so that pawns promote as one of the effects of a move.
pub(super) fn for_each_exposing(
    game: &Game,
    position: &Position,
    found: &mut dyn FnMut(&Making<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut exposing = |making: &Making<'_>| {
        let exposes =
            is_checked(game, &making.after, position.turn) && is_allowed(game, position, making);
        if exposes { found(making) } else { Continue(()) }
    };
    for_each_pseudo_legal(&Search::of_pseudo_legal(game, position), &mut |played| {
        complete(game, &mut Making::new(position, *played), &mut exposing)
    })
}

/// Whether the piece on a square has a legal move, other than castling, that is wanted.
pub(super) fn exists_legal_from(
    game: &Game,
    position: &Position,
    from: Square,
    wanted: &dyn Fn(&Move) -> bool,
) -> bool {
    for_each_pseudo_legal_from(game, position, from, &mut |played| {
        if !wanted(played) {
            return Continue(());
        }
        complete(game, &mut Making::new(position, *played), &mut |making| {
            let is_legal = !is_checked(game, &making.after, position.turn)
                && is_allowed(game, position, making);
            if is_legal { ControlFlow::Break(()) } else { Continue(()) }
        })
    })
    .is_break()
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
