//! A move in 16 bits.

use crate::rules::piece::Kind;
use crate::rules::square::Square;
use std::fmt;

/// A move: origin, target, and what is special about it. Meaningful only with its position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u16);

const EN_PASSANT: u16 = 5;
const CASTLING: u16 = 6;

impl Move {
    /// A move that is nothing special.
    #[inline(always)]
    pub const fn plain(from: Square, to: Square) -> Self {
        Self(from.number() as u16 | (to.number() as u16) << 6)
    }

    /// A promotion to that kind: knight, bishop, rook or queen.
    #[inline(always)]
    pub const fn promoting(from: Square, to: Square, kind: Kind) -> Self {
        Self(Self::plain(from, to).0 | (kind.index() as u16) << 12)
    }

    /// An en passant capture.
    #[inline(always)]
    pub const fn en_passant(from: Square, to: Square) -> Self {
        Self(Self::plain(from, to).0 | EN_PASSANT << 12)
    }

    /// Castling, given as the king's move.
    #[inline(always)]
    pub const fn castling(from: Square, to: Square) -> Self {
        Self(Self::plain(from, to).0 | CASTLING << 12)
    }

    /// Where it starts.
    #[inline(always)]
    pub const fn from(self) -> Square {
        Square::new(self.0 as u8)
    }

    /// Where it ends.
    #[inline(always)]
    pub const fn to(self) -> Square {
        Square::new((self.0 >> 6) as u8)
    }

    /// The kind a pawn becomes.
    #[inline(always)]
    pub const fn promotion(self) -> Option<Kind> {
        let tag = self.0 >> 12;
        if tag == 0 || tag >= EN_PASSANT { None } else { Some(Kind::from_index(tag as usize)) }
    }

    /// Whether it captures en passant.
    #[inline(always)]
    pub const fn is_en_passant(self) -> bool {
        self.0 >> 12 == EN_PASSANT
    }

    /// Whether it is castling.
    #[inline(always)]
    pub const fn is_castling(self) -> bool {
        self.0 >> 12 == CASTLING
    }

    /// Its place among the moves of a position as problems number them: by origin (a1, b1 … h8), then
    /// by target, then by the kind promoted to, from queen to knight.
    pub const fn order(self) -> u16 {
        let choice = 7 - (self.0 >> 12);
        (self.from().number() as u16) << 9 | (self.to().number() as u16) << 3 | choice
    }

    /// Its bits, for packing.
    #[inline(always)]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The move with these bits, as [`Move::bits`] gave them.
    #[inline(always)]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }
}

/// UCI: `e2e4`, `e7e8q`, castling as the king's move.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        self.promotion().map_or(Ok(()), |kind| write!(f, "{}", kind.letter()))
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
