//! Which pieces observe a square, and whether a side is in check.

use super::effects::complete;
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::Board;
use crate::rules::fairy::board::kinds::ORPHAN;
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Observation, points};
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;
use std::ops::ControlFlow::{Break, Continue};

/// Whether the piece of `by` on a square attacks an occupied one as the pieces stand, even if conditions forbid the
/// capture.
#[inline(always)]
pub(crate) fn could_capture(
    game: &Game,
    position: &Position,
    from: Square,
    target: Square,
    by: Colour,
) -> bool {
    let mut one = None;
    let Some(position) = seen(game, position, from, target, &mut one) else { return false };
    let board = &position.board;
    if game.borrowing.is_empty() && game.geometry.is_empty() {
        return board.reach_at(from, by).attacks(board, from, target);
    }
    let mut kinds = Vec::new();
    movement_kinds(game, position, from, by, &mut kinds);
    let fits = |to| {
        let observation = Observation { from, to, target, by };
        game.geometry.iter().all(|rule| rule.observes(game, position, observation))
    };
    kinds.iter().any(|&kind| {
        board
            .reach(kind, by)
            .arrivals(board, from, target, |to| if fits(to) { Break(()) } else { Continue(()) })
            .is_break()
    })
}

/// The position as it counts for a piece on `from`: one of two boards; None where the target is on the other one.
fn seen<'a>(
    game: &Game,
    position: &'a Position,
    from: Square,
    target: Square,
    one: &'a mut Option<Position>,
) -> Option<&'a Position> {
    if !game.setup.has_two_boards {
        return Some(position);
    }
    let board = position.board.of_one(from);
    let is_there = !board.is_empty(target);
    is_there.then(|| &*one.insert(Position { board, ..*position }))
}

/// Whether a piece of `by` that is of a kind could capture on an occupied square, as the pieces stand; a pawn that
/// has just stepped twice also en passant.
pub(crate) fn could_be_captured_by(
    game: &Game,
    position: &Position,
    target: Square,
    by: Colour,
    kind: KindNumber,
) -> bool {
    let board = &position.board;
    let mut able = board.side(by) & !Bitboard::of(target);
    if game.borrowing.is_empty() {
        able &= board.reach(kind, by).origins(target);
    }
    Iterator::any(&mut able, |from| {
        board.at(from).kind() == kind && could_capture(game, position, from, target, by)
    }) || position.en_passant.is_some_and(|(passed, victim)| {
        let reach = board.reach(kind, by);
        victim == target
            && reach.is_stepping
            && passed
                .flat_map(|to| board.side(by) & reach.origins(to))
                .any(|from| board.at(from).kind() == kind)
    })
}

/// Adds the kinds as which a piece moves: its own and those that it borrows.
pub(crate) fn movement_kinds(
    game: &Game,
    position: &Position,
    from: Square,
    side: Colour,
    kinds: &mut Vec<KindNumber>,
) {
    let mut replaced = false;
    for rule in &game.borrowing {
        replaced |= rule.borrows(game, position, from, side, kinds);
    }
    let own = position.board.at(from).kind();
    if !replaced && !kinds.contains(&own) {
        kinds.push(own);
    }
}

/// Whether the piece of `by` on a square observes an occupied one: it could capture there, and no condition
/// says no.
#[inline(always)]
pub(crate) fn observes(
    game: &Game,
    position: &Position,
    from: Square,
    target: Square,
    by: Colour,
) -> bool {
    let board = &position.board;
    if game.observes_plainly() {
        return board.reach_at(from, by).attacks(board, from, target);
    }
    if game.setup.has_two_boards {
        // Few can, and to look at one of two boards takes long.
        let (reach, others) = (board.reach_at(from, by), board.occupied_with(from));
        let attacks = !reach.is_simple || (reach.depends(from, target) & others).is_empty();
        if game.observes_as_kinds() && !(others.has(target) && attacks) {
            return false;
        }
    }
    observes_by_rules(game, position, from, target, by)
}

fn observes_by_rules(
    game: &Game,
    position: &Position,
    from: Square,
    target: Square,
    by: Colour,
) -> bool {
    let mut one = None;
    let Some(position) = seen(game, position, from, target, &mut one) else { return false };
    let mut kinds = Vec::new();
    let own = [position.board.at(from).kind()];
    let kinds = if game.borrowing.is_empty() {
        &own[..]
    } else {
        movement_kinds(game, position, from, by, &mut kinds);
        &kinds
    };
    let is_real = |to| {
        let observation = Observation { from, to, target, by };
        game.observing.iter().all(|rule| rule.observes(game, position, observation))
            && (!game.setup.plays_captures || captures(game, position, observation))
    };
    if game.setup.extras_capture && captures_by_extra(game, position, from, target, by) {
        return true;
    }
    let observes_from =
        |board: &Board, origin| {
            kinds.iter().any(|&kind| {
                board
                    .reach(kind, by)
                    .arrivals(board, origin, target, |to| {
                        if is_real(to) { Break(()) } else { Continue(()) }
                    })
                    .is_break()
            })
        };
    let Some(rule) = game.origins.first().filter(|_| game.moves_others.is_none()) else {
        return observes_from(&position.board, from);
    };
    let origins = rule.origins(game, position, from, by, Some(target));
    let displaced = |&origin: &Square| {
        let mut board = position.board;
        board.act(Action::Move(from, origin));
        observes_from(&board, origin)
    };
    origins.stands && observes_from(&position.board, from) || origins.others.iter().any(displaced)
}

/// Whether a move that the kind of a piece does not have captures on an occupied square.
fn captures_by_extra(
    game: &Game,
    position: &Position,
    from: Square,
    target: Square,
    by: Colour,
) -> bool {
    let before = Position { turn: by, ..*position };
    let is_real = |to| {
        let observation = Observation { from, to, target, by };
        let mut others = game.observing.iter().filter(|rule| rule.points() & points::EXTRA == 0);
        others.all(|rule| rule.observes(game, position, observation))
    };
    let mut able =
        game.extras.iter().filter(|rule| rule.extra_captures(position, from, target, by));
    able.any(|rule| {
        rule.extra(game, &before, from, &mut |played| {
            let is_found = played.victim == Some(target) && is_real(played.to);
            if is_found { Break(()) } else { Continue(()) }
        })
        .is_break()
    })
}

/// The pieces of a side that observe an occupied square, where royal pieces count by their own kind, even if they
/// move as others when in check.
pub(crate) fn plain_observers<'a>(
    game: &'a Game,
    position: &'a Position,
    target: Square,
    by: Colour,
) -> impl Iterator<Item = Square> + 'a {
    let board = &position.board;
    let able = board.side(by) & !Bitboard::of(target);
    able.filter(move |&from| {
        if board.at(from).is_royal() {
            board.reach_at(from, by).attacks(board, from, target)
        } else {
            observes(game, position, from, target, by)
        }
    })
}

/// Whether a capture is possible with all its effects, and takes its victim from the board for good.
fn captures(game: &Game, position: &Position, observation: Observation) -> bool {
    let Observation { from, to, target, by } = observation;
    let other;
    let before = if position.turn == by {
        position
    } else {
        other = Position { turn: by, ..*position };
        &other
    };
    let played = Move::new(from, to, Some(target));
    let is_royal = before.board.at(target).is_royal();
    let allowed = |making: &MoveInProgress<'_>| {
        let is_reborn =
            |act: &Action| matches!(act, Action::Create(_, piece, _) if piece.is_royal());
        !(is_royal && making.played.acts().iter().any(is_reborn))
            && game
                .forbidding
                .iter()
                .all(|rule| rule.allows(game, before, &making.played, &making.after))
    };
    complete(game, &mut MoveInProgress::new(before, played), &mut |making| {
        if allowed(making) { Break(()) } else { Continue(()) }
    })
    .is_break()
}

/// The pieces of a side that observe an occupied square as the pieces stand, whether or not they could capture
/// there: what guards a piece of their own, say. Conditions that forbid observers count.
pub(crate) fn supporters<'a>(
    game: &'a Game,
    position: &'a Position,
    target: Square,
    by: Colour,
) -> impl Iterator<Item = Square> + 'a {
    let able = position.board.side(by) & !Bitboard::of(target);
    able.filter(move |&from| could_capture(game, position, from, target, by))
}

/// The pieces of a side that observe an occupied square.
#[inline(always)]
pub(crate) fn observers<'a>(
    game: &'a Game,
    position: &'a Position,
    target: Square,
    by: Colour,
) -> impl Iterator<Item = Square> + 'a {
    let board = &position.board;
    let able = if game.observes_as_kinds() {
        board.able(target, by)
    } else {
        board.side(by) & !Bitboard::of(target)
    };
    able.filter(move |&from| observes(game, position, from, target, by))
}

/// The pieces that check a side.
pub(crate) fn checkers<'a>(
    game: &'a Game,
    position: &'a Position,
    checked: Colour,
) -> impl Iterator<Item = Square> + 'a {
    let royals = position.board.royals(checked);
    let own = game.setup.checks_own.then_some(checked);
    let sides = std::iter::once(checked.other()).chain(own);
    royals.flat_map(move |king| {
        sides.clone().flat_map(move |side| observers(game, position, king, side))
    })
}

/// Whether a royal pawn of a side has just passed a square on which it could be captured.
fn is_caught_in_passing(game: &Game, position: &Position, checked: Colour) -> bool {
    let (board, by) = (&position.board, checked.other());
    let Some((passed, pawn)) = position.en_passant else { return false };
    if position.turn != by || !board.royals(checked).has(pawn) {
        return false;
    }
    Iterator::any(&mut board.side(by), |from| {
        let mut kinds = Vec::new();
        movement_kinds(game, position, from, by, &mut kinds);
        let fits = |to| {
            let observation = Observation { from, to, target: pawn, by };
            game.observing.iter().all(|rule| rule.observes(game, position, observation))
        };
        board.at(from).kind() != ORPHAN
            && kinds.iter().map(|&kind| board.reach(kind, by)).any(|reach| {
                let mut squares = passed.filter(|&to| reach.could(from, to));
                reach.is_stepping && Iterator::any(&mut squares, fits)
            })
    })
}

/// Whether a side is in check where there are no conditions.
#[inline(always)]
pub(crate) fn is_attacked(board: &Board, side: Colour) -> bool {
    let by = side.other();
    let attacks = |king| {
        Iterator::any(&mut board.able(king, by), |from| {
            board.reach_at(from, by).attacks(board, from, king)
        })
    };
    Iterator::any(&mut board.royals(side), attacks)
}

/// Whether the king of the side that moves is not in check after a move.
#[inline(always)]
pub(crate) fn keeps_king(board: &Board, played: &Move, side: Colour) -> bool {
    let mut after = *board;
    for &act in played.acts() {
        after.act(act);
    }
    !is_attacked(&after, side)
}

/// Whether a side is in check.
#[inline(always)]
pub(crate) fn is_checked(game: &Game, position: &Position, side: Colour) -> bool {
    if let Some(rule) = game.check {
        return rule.is_check(game, position, side);
    }
    if !game.observes_no_more() {
        return checkers(game, position, side).next().is_some()
            || game.setup.has_royal_pawns && is_caught_in_passing(game, position, side);
    }
    let (board, by) = (&position.board, side.other());
    let attacks = |king| {
        Iterator::any(&mut board.able(king, by), |from| {
            board.reach_at(from, by).attacks(board, from, king)
                && (game.observes_plainly() || observes_by_rules(game, position, from, king, by))
        })
    };
    Iterator::any(&mut board.royals(side), attacks)
}
