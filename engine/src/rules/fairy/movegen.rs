//! Legal moves: a move that might expose the king is made, and the king looked at.

use super::board::{Board, Piece};
use super::movements::{Mode, PROMOTIONS, Reach};
use super::moves::{Move, Special};
use super::position::{CASTLINGS, Position};
use crate::rules::bitboard::Bitboard;
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
}

impl Danger {
    /// Looks at the king of a side.
    #[inline(always)]
    fn new(board: &Board, side: Colour) -> Self {
        let by = side.other();
        let mut danger = Self { checks: 0, targets: Bitboard::ALL, pinned: Bitboard::EMPTY };
        let Some(king) = board.king(side) else { return danger };
        for from in board.side(by) {
            let Some(way) = board.at(from).reach(by).way(from, king) else { continue };
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
        danger
    }
}

/// Calls `found` with each legal move until it breaks off.
#[inline(always)]
pub(super) fn for_each_legal(
    position: &Position,
    mut found: impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (board, us) = (&position.board, position.turn);
    let danger = Danger::new(board, us);
    for from in board.side(us) {
        let piece = board.at(from);
        if danger.checks > 1 && !piece.is_royal() {
            continue;
        }
        piece_moves(position, &danger, from, piece, &mut found)?;
    }
    if danger.checks == 0 && position.castling != 0 {
        castle(position, &mut found)?;
    }
    Continue(())
}

#[inline(always)]
fn piece_moves(
    position: &Position,
    danger: &Danger,
    from: Square,
    piece: Piece,
    found: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (board, us) = (&position.board, position.turn);
    let reach = piece.reach(us);
    let targets = if piece.is_royal() { Bitboard::ALL } else { danger.targets };
    let is_doubtful = piece.is_royal() || danger.checks > 0 || danger.pinned.has(from);
    for ray in reach.rays(from) {
        for &to in ray.squares() {
            let there = board.at(to);
            let special = if there.is_none() {
                match ray.mode {
                    Mode::Both | Mode::Move => Special::None,
                    Mode::Capture if position.en_passant == Some(to) => Special::EnPassant,
                    Mode::Capture => break,
                }
            } else if ray.mode == Mode::Move || there.is_of(us) {
                break;
            } else {
                Special::None
            };
            let played = Move { from, to, special };
            if special == Special::EnPassant {
                if keeps_king(board, played, us) {
                    found(played)?;
                }
            } else if targets.has(to) && (!is_doubtful || keeps_king(board, played, us)) {
                choose(reach, played, found)?;
            }
            if !there.is_none() {
                break;
            }
        }
    }
    Continue(())
}

/// A move, or the promotions that it can be.
#[inline(always)]
fn choose(
    reach: &Reach,
    played: Move,
    found: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !reach.promotes.has(played.to) {
        return found(played);
    }
    for kind in PROMOTIONS {
        found(Move { special: Special::Promotion(kind), ..played })?;
    }
    Continue(())
}

/// Whether the king of the side that moves is not in check after a move.
#[inline(always)]
fn keeps_king(board: &Board, played: Move, side: Colour) -> bool {
    let mut after = *board;
    after.make(played, side);
    !after.is_checked(side)
}

/// The castlings of a side that is not in check.
fn castle(position: &Position, found: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
    let (board, us) = (&position.board, position.turn);
    for (number, (side, from, rook)) in CASTLINGS.into_iter().enumerate() {
        if side != us || position.castling >> number & 1 == 0 {
            continue;
        }
        let (low, high) = (from.number().min(rook.number()), from.number().max(rook.number()));
        let is_free = (low + 1..high).all(|number| board.at(Square::new(number)).is_none());
        let step = if rook > from { 1 } else { -1 };
        let to = from.plus(2 * step);
        let can_pass = |to| keeps_king(board, Move { from, to, special: Special::None }, us);
        if is_free && can_pass(from.plus(step)) && can_pass(to) {
            found(Move { from, to, special: Special::Castling })?;
        }
    }
    Continue(())
}
