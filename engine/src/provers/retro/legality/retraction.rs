//! The moves that may have led to a position.

use crate::rules::Rules;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Orthodox, attacks_from};
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::{Position, castling};
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// A move taken back, and what it captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Retraction {
    pub(super) played: Move,
    pub(super) captured: Option<Kind>,
}

impl Retraction {
    pub(super) fn before(self, position: &Position) -> Position {
        position.unplay(self.played, self.captured)
    }
}

/// What a move may have captured, pawns last.
pub(super) const VICTIMS: [Kind; 5] =
    [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::Pawn];

/// The kinds that a pawn becomes.
const PROMOTED: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

/// The rank from which a side's pawns start.
pub(super) const fn home_row(side: Colour) -> u8 {
    match side {
        Colour::White => 1,
        Colour::Black => 6,
    }
}

/// The rank on which they promote.
pub(super) const fn last_row(side: Colour) -> u8 {
    match side {
        Colour::White => 7,
        Colour::Black => 0,
    }
}

/// Kings and rooks that may still castle, and so never moved.
pub(super) fn unmoved(position: &Position) -> Bitboard {
    let held = castling::ALL.into_iter().filter(|(right, ..)| position.castling() & right != 0);
    held.fold(Bitboard::EMPTY, |set, (_, king, rook)| set | Bitboard::of(king) | Bitboard::of(rook))
}

/// Whether the side that moved could have done so: its opponent's king was not already attacked.
pub(super) fn is_possible<R: Orthodox>(before: &Position, rules: R) -> bool {
    before.checkers(rules, before.turn().other()).is_empty()
}

/// Whether a double step to this square lets the opponent capture en passant.
pub(super) fn allows_en_passant<R: Orthodox>(
    position: &Position,
    rules: R,
    passed: Square,
) -> bool {
    let mut with = *position;
    with.set_en_passant(Some(passed));
    with.en_passant().is_some() && rules.legal_moves(&with).into_iter().any(Move::is_en_passant)
}

/// The moves of pieces without captures that may have led to a position.
pub(super) fn quiet<R: Orthodox>(
    position: &Position,
    rules: R,
    mut found: impl FnMut(Retraction, Position),
) {
    if position.en_passant().is_some() {
        return;
    }
    let us = position.turn().other();
    let (occupied, unmoved) = (position.occupied(), unmoved(position));
    for to in position.colour(us) & !position.kind(Kind::Pawn) & !unmoved {
        let kind = position.kind_at(to);
        for from in attacks_from(rules, kind, to, occupied) & !occupied {
            let retraction = Retraction { played: Move::plain(from, to), captured: None };
            let before = retraction.before(position);
            if is_possible(&before, rules) {
                found(retraction, before);
            }
        }
    }
}

/// All moves that may have led to a position, as far as one move tells. `missing` says how many men of the side to
/// move are not on the board, `no_en_passant` that no pawn can be captured en passant now.
pub(super) fn all<R: Orthodox>(
    position: &Position,
    rules: R,
    missing: u32,
    no_en_passant: bool,
    mut found: impl FnMut(Retraction, Position),
) {
    thinkable(position, rules, missing, no_en_passant, |retraction, before| {
        if is_possible(&before, rules) {
            found(retraction, before);
        }
    });
}

/// The same with those after which the side to move would have been attacked already.
pub(super) fn thinkable<R: Orthodox>(
    position: &Position,
    rules: R,
    missing: u32,
    no_en_passant: bool,
    mut found: impl FnMut(Retraction, Position),
) {
    let (us, them) = (position.turn().other(), position.turn());
    let mut offer = |played: Move, captured: Option<Kind>| {
        let retraction = Retraction { played, captured };
        found(retraction, retraction.before(position));
    };
    let forward = us.forward();
    if let Some(passed) = position.en_passant() {
        let (from, to) = (passed.plus(-forward), passed.plus(forward));
        offer(Move::plain(from, to), None);
        return;
    }
    let occupied = position.occupied();
    let unmoved = unmoved(position);
    let pawns_left = position.pieces(them, Kind::Pawn).count() < 8;
    let victims = |to: Square| {
        VICTIMS.into_iter().filter(move |&kind| {
            missing > 0 && (kind != Kind::Pawn || pawns_left && !Bitboard::END_RANKS.has(to))
        })
    };
    for to in position.colour(us) & !unmoved {
        let kind = position.kind_at(to);
        if kind != Kind::Pawn {
            for from in attacks_from(rules, kind, to, occupied) & !occupied {
                offer(Move::plain(from, to), None);
                for victim in victims(to) {
                    offer(Move::plain(from, to), Some(victim));
                }
            }
        }
        let promoted = to.rank() == last_row(us) && PROMOTED.contains(&kind);
        if promoted && position.pieces(us, Kind::Pawn).count() >= 8 {
            continue;
        }
        if promoted || kind == Kind::Pawn && to.rank() != home_row(us) {
            let of = |from: Square| {
                if promoted { Move::promoting(from, to, kind) } else { Move::plain(from, to) }
            };
            let behind = to.plus(-forward);
            if !occupied.has(behind) {
                offer(of(behind), None);
                let start = behind.plus(-forward);
                let is_double = !promoted && start.rank() == home_row(us) && !occupied.has(start);
                let is_barred = || no_en_passant && allows_en_passant(position, rules, behind);
                if is_double && !is_barred() {
                    offer(Move::plain(start, to), None);
                }
            }
            for from in attacks::pawn(them, to) & !occupied {
                for victim in victims(to) {
                    offer(of(from), Some(victim));
                }
                // En passant: the pawn taken stands beside the origin, and has passed over the arrival.
                let taken = to.plus(-forward);
                let origin = to.plus(forward);
                if to.rank() == row_behind(them)
                    && missing > 0
                    && pawns_left
                    && !occupied.has(taken)
                    && !occupied.has(origin)
                {
                    offer(Move::en_passant(from, to), None);
                }
            }
        }
    }
    castlings(position, rules, us, offer);
}

/// The rank that a side's double steps pass over.
const fn row_behind(side: Colour) -> u8 {
    match side {
        Colour::White => 2,
        Colour::Black => 5,
    }
}

/// Castling by this side, where it may have led to the position.
pub(super) fn castlings<R: Orthodox>(
    position: &Position,
    rules: R,
    us: Colour,
    mut offer: impl FnMut(Move, Option<Kind>),
) {
    if position.castling() & castling::of(us) != 0 {
        return;
    }
    let occupied = position.occupied();
    for (right, king, rook) in castling::ALL {
        if castling::of(us) & right == 0 {
            continue;
        }
        let (king_to, rook_to) =
            if rook > king { (king.plus(2), king.plus(1)) } else { (king.plus(-2), king.plus(-1)) };
        let between =
            attacks::between(king, rook) & !Bitboard::of(king_to) & !Bitboard::of(rook_to);
        let stands = position.pieces(us, Kind::King).has(king_to)
            && position.pieces(us, Kind::Rook).has(rook_to);
        if !stands || occupied.has(king) || occupied.has(rook) || (between & occupied).any() {
            continue;
        }
        let played = Move::castling(king, king_to);
        let before = position.unplay(played, None);
        let through = Bitboard::of(king) | Bitboard::of(rook_to);
        let attacked =
            |square| before.attackers(rules, us.other(), square, before.occupied()).any();
        if !Iterator::any(&mut through.into_iter(), attacked) {
            offer(played, None);
        }
    }
}
