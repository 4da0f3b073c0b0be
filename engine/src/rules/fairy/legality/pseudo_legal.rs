//! Pseudo-legal moves: those that pieces can make as the others stand, before their effects are known.

use super::castling::castle_by_rules;
use super::observation::{is_checked, movement_kinds};
use super::search::{Judgement, Kept, Search};
use crate::rules::bitboard::Bitboard;
use crate::rules::effects::Side;
use crate::rules::fairy::board::Board;
use crate::rules::fairy::board::kinds::ORPHAN;
use crate::rules::fairy::board::moves::{Action, Move, Special};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::{CASTLINGS, Position};
use crate::rules::fairy::movements::Reach;
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;
use std::ops::ControlFlow::{self, Continue};

/// Calls `found` with each pseudo-legal move of the side to move.
pub(super) fn for_each_pseudo_legal(
    search: &Search<'_>,
    found: &mut dyn FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (game, position) = (search.game, search.position);
    let us = position.turn;
    let sides: &[Colour] = match game.moves_others {
        None => &[us],
        Some(true) => &[us, us.other()],
        Some(false) => &[us.other()],
    };
    let board = &position.board;
    // A king in check moves first, one that is not moves last.
    let royals = match search.kept {
        Kept::Likely if search.only_attacks_check => board.royals(us),
        _ => Bitboard::EMPTY,
    };
    let is_in_check = royals.any() && search.own().is_attack();
    for &side in sides {
        let own = board.side(side);
        let (kings, others) = (own & royals, own & !royals);
        let order = if is_in_check { [kings, others] } else { [others, kings] };
        for from in order.into_iter().flatten() {
            let is_own = side == us || !position.board.at(from).is_of(us);
            if is_own
                && search.kept.has(from)
                && !search.never_checks(from)
                && game.restricting.iter().all(|rule| rule.may_move(game, position, from))
            {
                pseudo_legal_of(search, from, side, found)?;
            }
        }
    }
    let may_castle = |(number, (side, ..)): (usize, (Colour, Square, Square))| {
        side == us && position.has_right(game, number)
    };
    if position.castling & 15 != 0
        && search.kept != Kept::Unlikely
        && CASTLINGS.into_iter().enumerate().any(may_castle)
        && !is_checked(game, position, us)
    {
        castle_by_rules(game, position, found)?;
    }
    Continue(())
}

/// Calls `found` with each pseudo-legal move of the piece on a square, castling excepted.
pub(crate) fn for_each_pseudo_legal_from(
    game: &Game,
    position: &Position,
    from: Square,
    found: &mut dyn FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if game.restricting.iter().all(|rule| rule.may_move(game, position, from)) {
        pseudo_legal_of(&Search::of_pseudo_legal(game, position), from, position.turn, found)?;
    }
    Continue(())
}

/// The pseudo-legal moves of the piece on a square, whether or not conditions paralyse it.
pub(super) fn pseudo_legal_of(
    search: &Search<'_>,
    from: Square,
    side: Colour,
    found: &mut dyn FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (game, position) = (search.game, search.position);
    let victims;
    let board = if game.setup.captures_own {
        victims = with_own_capturable(position);
        &victims
    } else {
        &position.board
    };
    let one;
    let board = if game.setup.has_two_boards {
        one = board.of_one(from);
        &one
    } else {
        board
    };
    let mut admitted = |played: Move| {
        let is_admitted = game.restricting.iter().all(|rule| rule.admits(game, position, &played));
        if is_admitted { found(&played) } else { Continue(()) }
    };
    let own = [board.at(from).kind()];
    let mut others = Vec::new();
    let kinds = if game.borrowing.is_empty() {
        &own[..]
    } else {
        movement_kinds(game, position, from, side, &mut others);
        &others
    };
    for rule in &game.extras {
        rule.extra(game, position, from, &mut |played| {
            // The piece may be able to make the same move as one of its kind: that counts once.
            let plain = Move::new(from, played.to, played.victim);
            let is_known = !played.is_castling()
                && reaches(board, kinds, from, side, played.to, played.victim)
                && game.restricting.iter().all(|rule| rule.admits(game, position, &plain));
            if is_known { Continue(()) } else { admitted(played) }
        })?;
    }
    let Some(&rule) = game.origins.first().filter(|_| game.moves_others.is_none()) else {
        return standing(search, board, from, side, kinds, &mut admitted);
    };
    let quiet = rule.origins(game, position, from, side, None);
    let victims: Vec<_> = board
        .side(side.other())
        .map(|victim| (victim, rule.origins(game, position, from, side, Some(victim))))
        .collect();
    let origins_of = |victim: Option<Square>| match victim {
        None => Some(&quiet),
        Some(victim) => {
            victims.iter().find(|(other, _)| *other == victim).map(|(_, origins)| origins)
        }
    };
    standing(search, board, from, side, kinds, &mut |played| {
        let fits = origins_of(played.victim).is_some_and(|origins| origins.stands);
        if fits { admitted(played) } else { Continue(()) }
    })?;
    let mut ways: Vec<Square> = quiet.others.clone();
    ways.extend(victims.iter().flat_map(|(_, origins)| &origins.others));
    ways.sort();
    ways.dedup();
    let mut seen = Vec::new();
    for way in ways {
        let mut displaced = *board;
        displaced.act(Action::Move(from, way));
        for &kind in kinds {
            board.reach(kind, side).moves(&displaced, way, side, |to, victim| {
                let Some(origins) =
                    origins_of(victim).filter(|origins| origins.others.contains(&way))
                else {
                    return Continue(());
                };
                // Where the notation shows by way of which square it goes, that is a choice.
                let shown = origins.are_shown.then_some(way);
                let is_seen = seen.contains(&(to, victim, shown));
                // A piece does not move to its own square.
                let is_none =
                    to == from || origins.stands && reaches(board, kinds, from, side, to, victim);
                if is_seen || is_none {
                    return Continue(());
                }
                seen.push((to, victim, shown));
                let mut played = Move::new(from, to, victim);
                if shown.is_some() {
                    played = played.by_way_of(way);
                    played.choose(way.number().into());
                }
                admitted(played)
            })?;
        }
    }
    Continue(())
}

/// Whether a piece of any of these kinds could make a move.
pub(crate) fn reaches(
    board: &Board,
    kinds: &[KindNumber],
    from: Square,
    side: Colour,
    to: Square,
    victim: Option<Square>,
) -> bool {
    kinds.iter().any(|&kind| {
        board
            .reach(kind, side)
            .moves(board, from, side, |target, other| {
                let is_same = target == to && other == victim;
                if is_same { ControlFlow::Break(()) } else { Continue(()) }
            })
            .is_break()
    })
}

/// The moves of a piece from where it stands.
fn standing(
    search: &Search<'_>,
    board: &Board,
    from: Square,
    side: Colour,
    kinds: &[KindNumber],
    found: &mut dyn FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let position = search.position;
    for (place, &kind) in kinds.iter().enumerate() {
        let reach = board.reach(kind, side);
        if let Some((passed, victim)) = position.en_passant
            && reach.is_stepping
            && board.at(from).kind() != ORPHAN
            && board.at(victim).is_of(side.other())
        {
            for to in passed.filter(|&to| reach.could(from, to)) {
                if let Some(played) = passing(board, reach, from, to, victim) {
                    found(played)?;
                }
            }
        }
        let checks = search.checks(from, reach);
        reach.moves(board, from, side, |to, victim| {
            let is_beside = victim.is_some_and(|victim| victim != to);
            if !checks.has(to) && !is_beside || search.is_outweighed(from, to) {
                return Continue(());
            }
            match search.judge(from, to, victim) {
                Judgement::Useless => return Continue(()),
                Judgement::Safe if search.needs_no_more() => return ControlFlow::Break(()),
                _ => (),
            }
            // The same move as a piece of two kinds counts once.
            if place > 0 && reaches(board, &kinds[..place], from, side, to, victim) {
                return Continue(());
            }
            found(Move::new(from, to, victim))
        })?;
    }
    Continue(())
}

/// The capture en passant of a pawn over a square; the one of marine chess goes on to the square behind that.
pub(super) fn passing(
    board: &Board,
    reach: &Reach,
    from: Square,
    passed: Square,
    victim: Square,
) -> Option<Move> {
    let mut to = passed;
    if reach.captures_beside() {
        let (file, rank) =
            (2 * passed.file() as i8 - from.file() as i8, passed.rank() * 2 - from.rank());
        to = (0..8).contains(&file).then(|| Square::at(file as u8, rank))?;
        if !board.is_empty(to) {
            return None;
        }
    }
    Some(Move::new(from, to, Some(victim)).with(Special::EnPassant))
}

/// The board on which the pieces of the side to move, except kings, belong to the other side as well, so that they
/// can be captured.
fn with_own_capturable(position: &Position) -> Board {
    let mut board = position.board;
    for square in position.board.side(position.turn) {
        let piece = board.at(square);
        if !piece.is_royal() && !piece.is_neutral() {
            board.act(Action::Become(square, piece.of_side(Side::Neutral)));
        }
    }
    board
}
