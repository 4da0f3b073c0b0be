//! Which moves can stalemate: most are ruled out by what the opponent's men can do already.
//!
//! A man other than the king that can move now, and is not pinned, must not be able to move after the
//! stalemating move. As the opponent is not in check then and his own men stand where they stood,
//! an officer must be captured or pinned: on a square on which he could go he could still go, or
//! capture. A pawn may besides be blocked, or lose what it could capture. A pin needs a line man to
//! come to the line through the king and the pinned man, or some man to leave that line.
//!
//! En passant and castling, which change more squares, are never ruled out.

use crate::attacks::{self, Sliders};
use crate::bitboard::Bitboard;
use crate::movegen::{Legality, MoveSink, generate};
use crate::moves::Move;
use crate::piece::{Colour, Kind};
use crate::position::Position;
use crate::square::Square;

/// What a move must do to stop one of the opponent's men: come to one of the first squares or leave
/// one of the second.
type Stop = (Bitboard, Bitboard);

/// What a move must do to stop all of them.
#[derive(Default)]
pub(super) struct Stops(Vec<Stop>);

impl Stops {
    /// Looks at what the opponent of the side to move could do if it passed.
    pub(super) fn look<S: Sliders>(&mut self, position: &Position, sliders: S) {
        self.0.clear();
        let passed = position.passed();
        let legality = Legality::new(&passed, sliders);
        let mut movers =
            Movers { colour: passed.turn(), officers: Bitboard::EMPTY, pawns: Bitboard::EMPTY };
        generate(&passed, sliders, &legality, &mut movers);
        let pawns = movers.pawns & !legality.pinned;
        for square in (movers.officers | pawns) & !legality.pinned {
            let line = match legality.king {
                Some(king) => attacks::line(king, square),
                None => Bitboard::EMPTY,
            };
            let mut stop = (line | Bitboard::of(square), line);
            if pawns.has(square) {
                stop.0 |= Bitboard::of(square.plus(movers.colour.forward()));
                stop.1 |= attacks::pawn(movers.colour, square);
            }
            self.0.push(stop);
        }
    }

    /// Whether a legal move may stalemate.
    #[inline(always)]
    pub(super) fn admit(&self, played: Move) -> bool {
        played.is_en_passant()
            || played.is_castling()
            || self.0.iter().all(|(to, from)| to.has(played.to()) || from.has(played.from()))
    }
}

/// A sink that notes which men other than the king can move.
struct Movers {
    colour: Colour,
    officers: Bitboard,
    pawns: Bitboard,
}

impl MoveSink for Movers {
    #[inline(always)]
    fn man(&mut self, kind: Kind, from: Square, targets: Bitboard) {
        if kind != Kind::King && targets.any() {
            self.officers |= Bitboard::of(from);
        }
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, delta: i8) {
        self.pawns |= targets.moved(-delta);
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, delta: i8) {
        self.pawns |= targets.moved(-delta);
    }

    fn en_passant(&mut self, from: Square, _to: Square) {
        self.pawns |= Bitboard::of(from);
    }

    fn castling(&mut self, _from: Square, _to: Square) {}
}
