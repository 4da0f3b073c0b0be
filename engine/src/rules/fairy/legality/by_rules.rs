//! Legal moves under conditions: every move is made with all its effects.

use super::effects::complete;
use super::observation::is_checked;
use super::pseudo_legal::{for_each_pseudo_legal, for_each_pseudo_legal_from};
use super::search::{Kept, Search};
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::square::Square;
use std::ops::ControlFlow::{self, Continue};

/// The legal moves under conditions, each with the position after it.
pub(super) fn by_rules(
    game: &Game,
    position: &Position,
    kept: Kept,
    found: &mut dyn FnMut(&MoveInProgress<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for_each_safe(game, position, kept, &mut |making| {
        if game.allows(making) { found(making) } else { Continue(()) }
    })
}

/// The legal moves under conditions. Those of which it is known that they have no other effects are not made.
pub(super) fn moves_by_rules(
    game: &Game,
    position: &Position,
    kept: Kept,
    found: &mut dyn FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let search = Search::new(game, position, kept);
    for_each_pseudo_legal(&search, &mut |played| {
        if search.is_legal_as_it_is(played) {
            return found(played);
        }
        search.complete(played, &mut |making| {
            let is_legal = is_safe(&search, making) && game.allows(making);
            if is_legal { found(&making.played) } else { Continue(()) }
        })
    })
}

/// The legal moves under conditions whose keys are not `known`, each with its key: that of the position after it. Where
/// the key can be told before the move is made, it is not made if it is known.
pub(crate) fn for_each_unknown(
    game: &Game,
    position: &Position,
    known: &mut dyn FnMut(Fingerprint) -> bool,
    found: &mut dyn FnMut(&MoveInProgress<'_>, Fingerprint) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let search = Search::new(game, position, Kept::All);
    for_each_pseudo_legal(&search, &mut |played| {
        let is_plain = search.is_legal_as_it_is(played);
        let ahead = if is_plain { game.key_after(position, played) } else { None };
        if ahead.is_some_and(&mut *known) {
            return Continue(());
        }
        search.complete(played, &mut |making| {
            let is_legal = is_plain || is_safe(&search, making) && game.allows(making);
            if !is_legal {
                return Continue(());
            }
            let key = ahead.unwrap_or_else(|| game.key(&making.after));
            if ahead.is_none() && known(key) { Continue(()) } else { found(making, key) }
        })
    })
}

/// The moves that leave the own king out of check, those among them that conditions forbid for what they lead to
/// included.
pub(crate) fn for_each_safe(
    game: &Game,
    position: &Position,
    kept: Kept,
    found: &mut dyn FnMut(&MoveInProgress<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let search = Search::new(game, position, kept);
    for_each_pseudo_legal(&search, &mut |played| {
        search.complete(played, &mut |making| {
            if is_safe(&search, making) { found(making) } else { Continue(()) }
        })
    })
}

/// Whether a move that is made leaves the own king out of check, and gives check where that is wanted.
#[inline(always)]
fn is_safe(search: &Search<'_>, making: &MoveInProgress<'_>) -> bool {
    let (game, us) = (search.game, search.position.turn);
    // A neutral king is also one's own.
    let captures_own = making.captured.is_royal() && making.captured.is_of(us);
    !captures_own
        && (search.kept != Kept::Checks || is_checked(game, &making.after, us.other()))
        && (search.is_safe(&making.played) || !is_checked(game, &making.after, us))
}

/// Whether the side to move has a move that leaves its king out of check, even if a condition forbids what it leads
/// to.
pub(crate) fn has_safe_move(game: &Game, position: &Position) -> bool {
    for_each_safe(game, position, Kept::All, &mut |_| ControlFlow::Break(())).is_break()
}

/// Calls `found` with each move that is illegal only because it leaves the own king in check. There has to be a
/// condition, so that pawns promote as one of the effects of a move.
pub(crate) fn for_each_exposing(
    game: &Game,
    position: &Position,
    found: &mut dyn FnMut(&MoveInProgress<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut exposing = |making: &MoveInProgress<'_>| {
        let exposes = is_checked(game, &making.after, position.turn) && game.allows(making);
        if exposes { found(making) } else { Continue(()) }
    };
    for_each_pseudo_legal(&Search::of_pseudo_legal(game, position), &mut |played| {
        complete(game, &mut MoveInProgress::new(position, *played), &mut exposing)
    })
}

/// Whether the piece on a square has a legal move, other than castling, that is wanted.
pub(crate) fn exists_legal_from(
    game: &Game,
    position: &Position,
    from: Square,
    wanted: &dyn Fn(&Move) -> bool,
) -> bool {
    for_each_pseudo_legal_from(game, position, from, &mut |played| {
        if !wanted(played) {
            return Continue(());
        }
        complete(game, &mut MoveInProgress::new(position, *played), &mut |making| {
            let is_legal = !is_checked(game, &making.after, position.turn) && game.allows(making);
            if is_legal { ControlFlow::Break(()) } else { Continue(()) }
        })
    })
    .is_break()
}
