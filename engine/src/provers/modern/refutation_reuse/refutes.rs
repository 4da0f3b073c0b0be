//! Whether a move of the attacker's changes nothing about a refutation.

use super::{Check, Departure, RefutationReuse};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Orthodox, attacks_from};
use crate::rules::orthodox::moves::Move;
use crate::rules::piece::Kind;
use crate::rules::square::Square;

impl<R: Orthodox> RefutationReuse<R> {
    /// Whether the reply refutes `played`, a move of the attacker in the position it was looked at
    /// for, from the square whose departure was asked for last: it is legal then, and no mate in one
    /// follows. False means perhaps.
    #[inline(always)]
    pub fn refutes(&self, departure: Departure, played: Move) -> bool {
        let (from, to) = (played.from(), played.to());
        if played.bits() >> 12 != 0 || self.sensitive_to.has(to) {
            return false;
        }
        let Departure { kind, opened } = departure;
        let seen_through =
            self.occupied & !Bitboard::of(from) & !Bitboard::of(self.king) | Bitboard::of(to);
        let squares = self.squares[kind.index()];
        let reach = self.reach(kind, to, seen_through);
        if reach.has(self.king) {
            return false;
        }
        // Whether it may pin.
        let mut pins = false;
        match kind {
            Kind::Pawn => {
                let ahead = Bitboard::of(to).moved(self.us.forward());
                // A step to the last rank but one may be followed by promotion, another by a check.
                if matches!(to.rank(), 1 | 6) || ((ahead | reach) & squares).any() {
                    return false;
                }
            }
            Kind::King => (),
            _ => {
                let through = attacks_from(self.rules, kind, to, Bitboard::EMPTY);
                // On a line with the king, it may pin or have another piece uncover a check.
                if kind != Kind::Knight && through.has(self.king) {
                    let shield = attacks::between(to, self.king) & seen_through;
                    if !shield.several() && (shield & self.own).any() {
                        return false;
                    }
                    pins = !(shield & !self.own).several();
                }
                // The same piece may check next; where it has captured, its leaving may open lines.
                let captures = self.occupied.has(to);
                let live = captures && self.on_live_line(to);
                for next in reach & squares & !self.own {
                    let gone = seen_through & !Bitboard::of(to) | Bitboard::of(next);
                    let mut then = attacks_from(self.rules, kind, next, gone);
                    if captures {
                        then |= self.opened(to, gone);
                    }
                    if live
                        || (self.flights & !opened & !then).is_empty()
                            && !self.is_parried(next, Bitboard::of(to), gone)
                    {
                        return false;
                    }
                }
            }
        }
        let covered = reach | opened;
        // Most moves have nothing to do with any check.
        let summary = &self.summary;
        if (covered & summary.open).is_empty()
            && !summary.blocking.has(from)
            && (reach & summary.checkers).is_empty()
            && (summary.disturbed.is_empty() || !pins && !summary.disturbed.has(to))
        {
            return true;
        }
        self.checks.iter().all(|check| {
            // It is not there any more, or its place is taken.
            check.from == from
                || check.to == to
                || !pins && !check.disturbed.has(to)
                || (check.open & !covered).any()
                    && !check.blocking.has(from)
                    && !reach.has(check.from)
                || self.leaves_flight(check, departure, from, to)
        })
    }

    /// Whether a check leaves a flight after a move of ours.
    fn leaves_flight(&self, check: &Check, moved: Departure, from: Square, to: Square) -> bool {
        // Sliders may cover more when both have left.
        if check.opened.has(from) {
            return false;
        }
        let gone = Bitboard::of(from) | Bitboard::of(check.from) | Bitboard::of(self.king);
        let seen_through = self.occupied & !gone | Bitboard::of(to) | Bitboard::of(check.to);
        let covered = self.reach(moved.kind, to, seen_through)
            | self.reach(check.kind, check.to, seen_through)
            | moved.opened
            | check.opened;
        (self.flights & !covered).any()
    }

    /// Whether a piece of the defender that may move captures or steps in the way of a check from
    /// `checker`, when the pieces of `captured` are gone and `occupied` are the others but the king.
    fn is_parried(&self, checker: Square, captured: Bitboard, occupied: Bitboard) -> bool {
        let them = self.us.other();
        let spare = captured | Bitboard::of(checker) | Bitboard::of(self.king) | self.pinned;
        let defenders = self.after.colour(them) & !spare;
        let occupied = occupied | Bitboard::of(self.king);
        let non_pawns = defenders & !self.after.kind(Kind::Pawn);
        let reaches = |square, men: Bitboard| {
            (self.after.attackers(self.rules, them, square, occupied) & men).any()
        };
        reaches(checker, defenders)
            || attacks::between(self.king, checker).find(|&at| reaches(at, non_pawns)).is_some()
    }
}
