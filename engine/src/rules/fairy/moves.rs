//! A move.

use crate::rules::effects::KindNumber;
use crate::rules::piece::Kind;
use crate::rules::square::Square;
use std::fmt;

/// What is special about a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Special {
    /// Nothing.
    None,
    /// A promotion to that kind.
    Promotion(KindNumber),
    /// A capture en passant.
    EnPassant,
    /// Castling.
    Castling,
}

/// Where a piece comes from, where it arrives, and what is special about it. Castling is the king's move.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) special: Special,
}

impl Move {
    /// 1 to 4 for promotions to knight … queen.
    const fn tag(self) -> u16 {
        match self.special {
            Special::None => 0,
            Special::Promotion(kind) => kind as u16,
            Special::EnPassant => 5,
            Special::Castling => 6,
        }
    }

    /// By origin, then by target, then the promotion to the strongest piece first.
    pub(super) fn order(self) -> u32 {
        u32::from(self.from.number()) << 9
            | u32::from(self.to.number()) << 3
            | u32::from(7 - self.tag())
    }

    /// Sixteen bits that tell moves apart.
    pub(super) fn hint(self) -> u16 {
        u16::from(self.from.number()) | u16::from(self.to.number()) << 6 | self.tag() << 12
    }
}

/// UCI.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.special {
            Special::Promotion(kind) => {
                write!(f, "{}", Kind::from_index(usize::from(kind)).letter())
            }
            _ => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
