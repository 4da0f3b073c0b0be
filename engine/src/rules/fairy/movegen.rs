//! Legal moves. Without conditions a move that might expose the king is made, and the king looked at; under
//! conditions every move is made with all its effects.

use super::board::{Board, rook_move};
use super::conditions::promotes_first;
use super::game::Game;
use super::kinds::PROMOTIONS;
use super::making::{Making, complete};
use super::movements::Reach;
use super::moves::{Act, Move, Special};
use super::observation::{is_checked, walks_of};
use super::piece::Piece;
use super::position::{CASTLINGS, Position};
use crate::rules::bitboard::Bitboard;
use crate::rules::effects::{KindNumber, Side};
use crate::rules::piece::Colour;
use crate::rules::square::Square;
use std::ops::ControlFlow::{self, Continue};

/// Which moves need no look at the king.
struct Danger {
    checks: u32,
    /// Whoever does not go there leaves the king in check, unless he is the king or captures en passant.
    targets: Bitboard,
    /// Pieces that stand alone between the king and one that would attack him.
    pinned: Bitboard,
    /// Whether any move might expose the king: there are hoppers or neutral pieces.
    is_open: bool,
}

impl Danger {
    /// Looks at the king of a side.
    #[inline(always)]
    fn new(board: &Board, side: Colour) -> Self {
        let by = side.other();
        let is_open = (board.side(side) & board.side(by)).any() || board.royals(side).several();
        let mut danger =
            Self { checks: 0, targets: Bitboard::ALL, pinned: Bitboard::EMPTY, is_open };
        let Some(king) = board.king(side) else { return danger };
        for from in board.side(by) {
            let reach = board.at(from).reach(by);
            if !reach.is_simple {
                danger.is_open |= reach.could(from, king);
                danger.checks += u32::from(reach.attacks(board, from, king));
                continue;
            }
            let Some(way) = reach.way(from, king) else { continue };
            let mut between = way.iter().filter(|&&square| !board.at(square).is_none());
            match (between.next(), between.next()) {
                (None, _) => {
                    danger.checks += 1;
                    danger.targets &= way
                        .iter()
                        .fold(Bitboard::of(from), |all, &square| all | Bitboard::of(square));
                }
                (Some(&square), None) => danger.pinned |= Bitboard::of(square),
                _ => (),
            }
        }
        if danger.is_open {
            danger.targets = Bitboard::ALL;
        }
        danger
    }
}

impl Danger {
    /// Whether a move certainly leaves the king out of check: a plain move or capture of another piece, where nothing
    /// attacks the king and the piece does not stand between.
    #[inline(always)]
    fn spares(&self, position: &Position, played: &Move) -> bool {
        let is_plain = match *played.acts() {
            [Act::Move(..)] => true,
            [Act::Remove(victim), Act::Move(_, to)] => victim == to,
            _ => false,
        };
        is_plain
            && !self.is_open
            && self.checks == 0
            && !self.pinned.has(played.from)
            && !position.board.at(played.from).is_royal()
    }
}

/// Calls `found` with each legal move until it breaks off.
#[inline(always)]
pub(super) fn for_each_legal(
    game: &Game,
    position: &Position,
    mut found: impl FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !game.is_plain() {
        return by_rules(game, position, &mut |making| found(&making.played));
    }
    let (board, us) = (&position.board, position.turn);
    let danger = Danger::new(board, us);
    for from in board.side(us) {
        let piece = board.at(from);
        if danger.checks > 1 && !danger.is_open && !piece.is_royal() {
            continue;
        }
        piece_moves(position, &danger, from, piece, &mut found)?;
    }
    if danger.checks == 0 && position.castling != 0 {
        castle(position, &mut found)?;
    }
    Continue(())
}

/// The same under conditions; what the moves make of the position is known then.
fn by_rules(
    game: &Game,
    position: &Position,
    found: &mut dyn FnMut(&Making<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for_each_unjudged(game, position, &mut |making| {
        let mut judges = game.judges.iter();
        let is_legal =
            judges.all(|rule| rule.allows(game, position, &making.played, &making.after));
        if is_legal { found(making) } else { Continue(()) }
    })
}

/// The same with the moves that conditions forbid for what they lead to.
pub(super) fn for_each_unjudged(
    game: &Game,
    position: &Position,
    found: &mut dyn FnMut(&Making<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let us = position.turn;
    let is_usual = game.observes_plainly() && !game.checks_own && game.moves_others.is_none();
    let danger = is_usual.then(|| Danger::new(&position.board, us));
    let mut legal = |making: &Making<'_>| {
        if making.captured.is_royal() && making.captured.is_of(us) {
            // A neutral king, which is the own one, too.
            return Continue(());
        }
        let is_safe = danger.as_ref().is_some_and(|danger| danger.spares(position, &making.played));
        if !is_safe && is_checked(game, &making.after, us) { Continue(()) } else { found(making) }
    };
    for_each_attempt(game, position, &mut |played| {
        complete(game, &mut Making::new(position, *played), &mut legal)
    })?;
    if position.castling & 15 != 0 && !is_checked(game, position, us) {
        castle_by_rules(game, position, &mut legal)?;
    }
    Continue(())
}

/// Calls `found` with each move that is illegal for nothing but leaving the own king in check. There has to be
/// a condition, so that pawns promote as one of the effects of a move.
pub(super) fn for_each_exposing(
    game: &Game,
    position: &Position,
    found: &mut dyn FnMut(&Making<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let us = position.turn;
    let mut exposing = |making: &Making<'_>| {
        let mut judges = game.judges.iter();
        let exposes = is_checked(game, &making.after, us)
            && judges.all(|rule| rule.allows(game, position, &making.played, &making.after));
        if exposes { found(making) } else { Continue(()) }
    };
    for_each_attempt(game, position, &mut |played| {
        complete(game, &mut Making::new(position, *played), &mut exposing)
    })?;
    if position.castling & 15 != 0 && !is_checked(game, position, us) {
        castle_by_rules(game, position, &mut exposing)?;
    }
    Continue(())
}

/// Calls `found` with each move that a piece could make as the others stand, before its effects are known;
/// without castling.
fn for_each_attempt(
    game: &Game,
    position: &Position,
    found: &mut dyn FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let us = position.turn;
    let sides: &[Colour] = match game.moves_others {
        None => &[us],
        Some(true) => &[us, us.other()],
        Some(false) => &[us.other()],
    };
    for &side in sides {
        for from in position.board.side(side) {
            let is_own = side == us || !position.board.at(from).is_of(us);
            if is_own && game.movers.iter().all(|rule| rule.may_move(game, position, from)) {
                attempts_of(game, position, from, side, found)?;
            }
        }
    }
    Continue(())
}

/// Whether pieces could move, but each of them is kept from it by conditions.
pub(super) fn is_suffocated(game: &Game, position: &Position) -> bool {
    let (us, mut is_kept) = (position.turn, false);
    for from in position.board.side(us) {
        if attempts_of(game, position, from, us, &mut |_| ControlFlow::Break(())).is_break() {
            if game.movers.iter().all(|rule| rule.may_move(game, position, from)) {
                return false;
            }
            is_kept = true;
        }
    }
    is_kept
}

/// The attempts of the piece on a square.
fn attempts_of(
    game: &Game,
    position: &Position,
    from: Square,
    side: Colour,
    found: &mut dyn FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let board = if game.captures_own { with_own_as_prey(position) } else { position.board };
    let board = if game.has_two_boards { board.of_one(from) } else { board };
    let mut admitted = |played: Move| {
        let is_admitted = game.movers.iter().all(|rule| rule.admits(game, position, &played));
        if is_admitted { found(&played) } else { Continue(()) }
    };
    let mut walks = Vec::new();
    walks_of(game, position, from, side, &mut walks);
    for rule in &game.extras {
        rule.extra(game, position, from, &mut |played| {
            // What a piece can do anyway is one move.
            let plain = Move::new(from, played.to, played.victim);
            let is_known = reaches(&board, &walks, from, side, played.to, played.victim)
                && game.movers.iter().all(|rule| rule.admits(game, position, &plain));
            if is_known { Continue(()) } else { admitted(played) }
        })?;
    }
    let Some(&rule) = game.origins.first().filter(|_| game.moves_others.is_none()) else {
        return standing(position, &board, from, side, &walks, &mut admitted);
    };
    let quiet = rule.origins(game, position, from, side, None);
    let prey: Vec<_> = board
        .side(side.other())
        .map(|victim| (victim, rule.origins(game, position, from, side, Some(victim))))
        .collect();
    let origins_of = |victim: Option<Square>| match victim {
        None => Some(&quiet),
        Some(victim) => prey.iter().find(|(other, _)| *other == victim).map(|(_, origins)| origins),
    };
    standing(position, &board, from, side, &walks, &mut |played| {
        let fits = origins_of(played.victim).is_some_and(|origins| origins.stands);
        if fits { admitted(played) } else { Continue(()) }
    })?;
    let mut ways: Vec<Square> = quiet.others.clone();
    ways.extend(prey.iter().flat_map(|(_, origins)| &origins.others));
    ways.sort();
    ways.dedup();
    let mut seen = Vec::new();
    for way in ways {
        let mut displaced = board;
        displaced.act(Act::Move(from, way));
        for &kind in &walks {
            Reach::of(kind, side).moves(&displaced, way, side, |to, victim| {
                let Some(origins) =
                    origins_of(victim).filter(|origins| origins.others.contains(&way))
                else {
                    return Continue(());
                };
                // By which square it goes is chosen where it is told.
                let told = origins.are_told.then_some(way);
                let is_seen = seen.contains(&(to, victim, told));
                // A move to where the piece stands already is none.
                let is_none =
                    to == from || origins.stands && reaches(&board, &walks, from, side, to, victim);
                if is_seen || is_none {
                    return Continue(());
                }
                seen.push((to, victim, told));
                let mut played = Move::new(from, to, victim);
                if told.is_some() {
                    played = played.by_way_of(way);
                    played.choose(way.number().into());
                }
                admitted(played)
            })?;
        }
    }
    Continue(())
}

/// Whether a piece could make a move as one of some kinds.
pub(super) fn reaches(
    board: &Board,
    walks: &[KindNumber],
    from: Square,
    side: Colour,
    to: Square,
    victim: Option<Square>,
) -> bool {
    walks.iter().any(|&kind| {
        Reach::of(kind, side)
            .moves(board, from, side, |target, other| {
                let is_same = target == to && other == victim;
                if is_same { ControlFlow::Break(()) } else { Continue(()) }
            })
            .is_break()
    })
}

/// The moves of a piece from where it stands.
fn standing(
    position: &Position,
    board: &Board,
    from: Square,
    side: Colour,
    walks: &[KindNumber],
    found: &mut dyn FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for (place, &kind) in walks.iter().enumerate() {
        let reach = Reach::of(kind, side);
        if let Some((passed, victim)) = position.en_passant
            && reach.is_stepping
            && board.at(victim).is_of(side.other())
        {
            for to in passed.filter(|&to| reach.could(from, to)) {
                if let Some(played) = passing(board, reach, from, to, victim) {
                    found(played)?;
                }
            }
        }
        reach.moves(board, from, side, |to, victim| {
            // What two kinds can do is one move.
            if place > 0 && reaches(board, &walks[..place], from, side, to, victim) {
                return Continue(());
            }
            found(Move::new(from, to, victim))
        })?;
    }
    Continue(())
}

/// The capture en passant of a pawn over a square; the one of marine chess goes on to the square behind that.
fn passing(
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

/// The board on which the pieces of the side that moves belong to the other side, too; kings do not.
fn with_own_as_prey(position: &Position) -> Board {
    let mut board = position.board;
    for square in position.board.side(position.turn) {
        let piece = board.at(square);
        if !piece.is_royal() && !piece.is_neutral() {
            board.act(Act::Become(square, piece.of_side(Side::Neutral)));
        }
    }
    board
}

/// The castlings under conditions.
fn castle_by_rules(
    game: &Game,
    position: &Position,
    legal: &mut dyn FnMut(&Making<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let us = position.turn;
    for (number, (side, from, rook)) in CASTLINGS.into_iter().enumerate() {
        if side != us || !position.has_right(game, number) {
            continue;
        }
        let board = &if game.has_two_boards { position.board.of_one(from) } else { position.board };
        let (low, high) = (from.number().min(rook.number()), from.number().max(rook.number()));
        let is_free = (low + 1..high).all(|number| board.is_empty(Square::new(number)));
        let step = if rook > from { 1 } else { -1 };
        let passes = || {
            let mut on_the_way = *position;
            on_the_way.board.act(Act::Move(from, from.plus(step)));
            !is_checked(game, &on_the_way, us)
        };
        let admits = |square| game.movers.iter().all(|rule| rule.may_move(game, position, square));
        let played = castling(from, step);
        let is_admitted = || game.movers.iter().all(|rule| rule.admits(game, position, &played));
        let is_royal = board.at(from).is_royal() && !board.is_empty(rook);
        if is_free && is_royal && admits(from) && is_admitted() && passes() {
            complete(game, &mut Making::new(position, played), legal)?;
        }
    }
    Continue(())
}

/// The castling in which the king goes two squares in that direction.
fn castling(from: Square, step: i8) -> Move {
    let to = from.plus(2 * step);
    let mut played = Move::new(from, to, None).with(Special::Castling);
    let (rook, beside) = rook_move(to);
    played.push(Act::Move(rook, beside));
    played
}

#[inline(always)]
fn piece_moves(
    position: &Position,
    danger: &Danger,
    from: Square,
    piece: Piece,
    found: &mut impl FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (board, us) = (&position.board, position.turn);
    let reach = piece.reach(us);
    let targets = if piece.is_royal() { Bitboard::ALL } else { danger.targets };
    let is_doubtful =
        danger.is_open || piece.is_royal() || danger.checks > 0 || danger.pinned.has(from);
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
    reach.moves(board, from, us, |to, victim| {
        let is_target = targets.has(to) || victim.is_some_and(|victim| targets.has(victim));
        if !is_target {
            return Continue(());
        }
        let played = Move::new(from, to, victim);
        // What is captured beside the target may have shielded the king.
        let is_beside = victim.is_some_and(|victim| victim != to);
        if !is_doubtful && !is_beside || keeps_king(board, &played, us) {
            choose(position, reach, &played, found)?;
        }
        Continue(())
    })
}

/// A move, or the promotions that it can be.
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
        promoted.push(Act::Become(played.to, pawn.of_kind(kind)));
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

/// Whether the king of the side that moves is not in check after a move.
#[inline(always)]
fn keeps_king(board: &Board, played: &Move, side: Colour) -> bool {
    let mut after = *board;
    for &act in played.acts() {
        after.act(act);
    }
    !is_attacked(&after, side)
}

/// Whether a side is in check where there are no conditions.
#[inline(always)]
fn is_attacked(board: &Board, side: Colour) -> bool {
    let by = side.other();
    let attacks = |king| {
        let mut able = board.side(by) & !Bitboard::of(king);
        Iterator::any(&mut able, |from| board.at(from).reach(by).attacks(board, from, king))
    };
    Iterator::any(&mut board.royals(side), attacks)
}

/// The castlings of a side that is not in check.
fn castle(
    position: &Position,
    found: &mut impl FnMut(&Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (board, us) = (&position.board, position.turn);
    for (number, (side, from, rook)) in CASTLINGS.into_iter().enumerate() {
        if side != us || position.castling >> number & 1 == 0 {
            continue;
        }
        let (low, high) = (from.number().min(rook.number()), from.number().max(rook.number()));
        let is_free = (low + 1..high).all(|number| board.is_empty(Square::new(number)));
        let step = if rook > from { 1 } else { -1 };
        let can_pass = |to| keeps_king(board, &Move::new(from, to, None), us);
        if is_free && can_pass(from.plus(step)) && can_pass(from.plus(2 * step)) {
            found(&castling(from, step))?;
        }
    }
    Continue(())
}
