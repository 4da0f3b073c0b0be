//! The board and what stands on it.

use super::movements::Reach;
use super::moves::{Move, Special};
use crate::rules::bitboard::Bitboard;
use crate::rules::effects::KindNumber;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

/// What stands on a square: the number of a movement, and flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece(u16);

const WHITE: u16 = 1 << 8;
const BLACK: u16 = 1 << 9;
const ROYAL: u16 = 1 << 10;

impl Piece {
    /// Nothing.
    const NONE: Self = Self(0);

    pub(super) fn new(kind: KindNumber, side: Colour, is_royal: bool) -> Self {
        Self(u16::from(kind) | Self::flag(side) | if is_royal { ROYAL } else { 0 })
    }

    const fn flag(side: Colour) -> u16 {
        match side {
            Colour::White => WHITE,
            Colour::Black => BLACK,
        }
    }

    #[inline(always)]
    pub(super) fn is_none(self) -> bool {
        self == Self::NONE
    }

    #[inline(always)]
    pub(super) fn is_of(self, side: Colour) -> bool {
        self.0 & Self::flag(side) != 0
    }

    #[inline(always)]
    pub(super) fn is_royal(self) -> bool {
        self.0 & ROYAL != 0
    }

    #[inline(always)]
    pub(super) fn kind(self) -> KindNumber {
        self.0 as KindNumber
    }

    /// Where it can go when it belongs to `side`.
    #[inline(always)]
    pub(super) fn reach(self, side: Colour) -> &'static Reach {
        Reach::of(self.kind(), side)
    }

    fn become_kind(&mut self, kind: KindNumber) {
        self.0 = self.0 & !0xff | u16::from(kind);
    }
}

/// The 64 squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Board {
    squares: [Piece; 64],
    /// Where the pieces of each side stand.
    sides: [Bitboard; 2],
    /// Where the royal piece of each side stands; the first, should there be two.
    kings: [Option<Square>; 2],
}

impl Board {
    pub(super) const EMPTY: Self =
        Self { squares: [Piece::NONE; 64], sides: [Bitboard::EMPTY; 2], kings: [None; 2] };

    #[inline(always)]
    pub(super) fn at(&self, square: Square) -> Piece {
        self.squares[square.index()]
    }

    /// Where the pieces of a side stand.
    #[inline(always)]
    pub(super) fn side(&self, side: Colour) -> Bitboard {
        self.sides[side.index()]
    }

    #[inline(always)]
    pub(super) fn king(&self, side: Colour) -> Option<Square> {
        self.kings[side.index()]
    }

    /// The squares on which a side has pieces of which `wanted` is true.
    pub(super) fn find(&self, side: Colour, wanted: impl Fn(Piece) -> bool) -> Bitboard {
        let found = self.side(side).filter(|&square| wanted(self.at(square)));
        found.fold(Bitboard::EMPTY, |all, square| all | Bitboard::of(square))
    }

    /// Puts a piece on an empty square.
    pub(super) fn put(&mut self, square: Square, piece: Piece, side: Colour) {
        self.squares[square.index()] = piece;
        self.sides[side.index()] |= Bitboard::of(square);
        let king = &mut self.kings[side.index()];
        if piece.is_royal() {
            *king = Some(king.map_or(square, |other| other.min(square)));
        }
    }

    /// Takes away the piece of a side.
    #[inline(always)]
    fn remove(&mut self, square: Square, side: Colour) {
        self.squares[square.index()] = Piece::NONE;
        self.sides[side.index()] &= !Bitboard::of(square);
    }

    /// Moves a piece of a side to an empty square.
    #[inline(always)]
    fn shift(&mut self, from: Square, to: Square, side: Colour) {
        let piece = self.at(from);
        self.remove(from, side);
        self.squares[to.index()] = piece;
        self.sides[side.index()] |= Bitboard::of(to);
        if piece.is_royal() {
            self.kings[side.index()] = Some(to);
        }
    }

    /// Makes a move of a side.
    #[inline(always)]
    pub(super) fn make(&mut self, played: Move, side: Colour) {
        let Move { from, to, special } = played;
        if !self.at(to).is_none() {
            self.remove(to, side.other());
        }
        self.shift(from, to, side);
        match special {
            Special::None => (),
            Special::Promotion(kind) => self.squares[to.index()].become_kind(kind),
            Special::EnPassant => self.remove(behind(to, side), side.other()),
            Special::Castling => {
                let (rook, beside) = rook_move(to);
                self.shift(rook, beside, side);
            }
        }
    }

    /// Whether a piece attacks a square of the other side's.
    #[inline(always)]
    pub(super) fn attacks(&self, from: Square, side: Colour, target: Square) -> bool {
        let way = self.at(from).reach(side).way(from, target);
        way.is_some_and(|way| way.iter().all(|&square| self.at(square).is_none()))
    }

    /// The pieces of the other side that check a side.
    pub(super) fn checkers(&self, checked: Colour) -> impl Iterator<Item = Square> {
        let by = checked.other();
        let king = self.king(checked);
        let able = king.map_or(Bitboard::EMPTY, |_| self.side(by));
        able.filter(move |&from| king.is_some_and(|king| self.attacks(from, by, king)))
    }

    /// Whether a side is in check.
    #[inline(always)]
    pub(super) fn is_checked(&self, side: Colour) -> bool {
        self.checkers(side).next().is_some()
    }

    /// The board in words.
    pub(super) fn words(&self) -> [u64; 16] {
        let mut words = [0; 16];
        let (fours, _) = self.squares.as_chunks::<4>();
        for (word, [a, b, c, d]) in words.iter_mut().zip(fours) {
            let [a, b, c, d] = [a, b, c, d].map(|piece| u64::from(piece.0));
            *word = a | b << 16 | c << 32 | d << 48;
        }
        words
    }
}

/// The square behind one, as seen by a side.
pub(super) fn behind(square: Square, side: Colour) -> Square {
    square.plus(-side.forward())
}

/// Where the rook comes from and goes to when the king castles to that square.
pub(super) fn rook_move(king: Square) -> (Square, Square) {
    let (home, beside) = if king.file() == 6 { (7, 5) } else { (0, 3) };
    (Square::at(home, king.rank()), Square::at(beside, king.rank()))
}
