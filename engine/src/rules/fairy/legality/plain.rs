//! The moves of a piece where there are no conditions.

use super::check_info::is_attacked_after;
use super::observation::keeps_king;
use super::pseudo_legal::passing;
use super::search::Search;
use crate::rules::fairy::board::kinds::{PROMOTIONS, promotes_first};
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::movements::Reach;
use crate::rules::square::Square;
use std::ops::ControlFlow::{self, Continue};

#[inline(always)]
pub(super) fn piece_moves(
    search: &Search<'_>,
    from: Square,
    found: &mut impl FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (position, us) = (search.position, search.position.turn);
    let board = &position.board;
    let reach = board.reach_at(from, us);
    if let Some((passed, victim)) = position.en_passant
        && reach.is_stepping
        && board.at(victim).is_of(us.other())
    {
        for to in passed.filter(|&to| reach.could(from, to)) {
            if let Some(played) = passing(board, reach, from, to, victim)
                && keeps_king(board, &played, us)
            {
                found(&played)?;
            }
        }
    }
    let checks = search.checks(from, reach);
    reach.moves(board, from, us, |to, victim| {
        if !checks.has(to) && victim.is_none_or(|victim| victim == to) {
            return Continue(());
        }
        if !reach.promotes.has(to) && search.is_no_check(from, to, victim) {
            return Continue(());
        }
        let look = || is_attacked_after(board, from, to, victim, us);
        if search.exposes(from, to, victim).unwrap_or_else(look) {
            return Continue(());
        }
        choose(position, reach, &Move::new(from, to, victim), found)
    })
}

/// A move, or each of the promotions by it.
#[inline(always)]
fn choose(
    position: &Position,
    reach: &Reach,
    played: &Move,
    found: &mut impl FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !reach.promotes.has(played.to) {
        return found(played);
    }
    let pawn = position.board.at(played.from);
    let mut promote = |kind| {
        let mut promoted = *played;
        promoted.promotion = Some(kind);
        promoted.push(Action::Become(played.to, pawn.of_kind(kind)));
        // A neutral piece may check its own side.
        if pawn.is_neutral() && !keeps_king(&position.board, &promoted, position.turn) {
            return Continue(());
        }
        found(&promoted)
    };
    let first = promotes_first(pawn.kind()).unwrap_or(PROMOTIONS);
    for kind in first {
        promote(kind)?;
    }
    for kind in position.promotions.iter().filter(|kind| !first.contains(kind)) {
        promote(kind)?;
    }
    Continue(())
}
