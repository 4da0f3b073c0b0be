//! A move.

use super::kinds::CODES;
use crate::rules::effects::KindNumber;
use crate::rules::square::Square;
use std::fmt;

/// What is special about a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Special {
    /// Nothing.
    None,
    /// A promotion to that kind.
    Promotion(KindNumber),
    /// A capture en passant of the pawn on that square.
    EnPassant(Square),
    /// A capture on another square than that of arrival.
    Beyond(Square),
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
    /// 1 to 4 for promotions to knight … queen, from 64 for captures beside the target and from 128 for
    /// promotions to other kinds.
    const fn tag(self) -> u16 {
        match self.special {
            Special::None => 0,
            Special::Promotion(kind @ ..5) => kind as u16,
            Special::EnPassant(_) => 5,
            Special::Castling => 6,
            Special::Beyond(victim) => 64 + victim.number() as u16,
            Special::Promotion(kind) => 128 + kind as u16,
        }
    }

    /// By origin, then by target, then the promotion to the strongest orthodox piece first.
    pub(super) fn order(self) -> u32 {
        let tag = u32::from(self.tag());
        u32::from(self.from.number()) << 15
            | u32::from(self.to.number()) << 9
            | if tag < 7 { 7 - tag } else { tag }
    }

    /// Sixteen bits that tell moves apart, or nearly so.
    pub(super) fn hint(self) -> u16 {
        let tag = self.tag();
        let tag = if tag < 7 { tag } else { 7 + tag % 9 };
        u16::from(self.from.number()) | u16::from(self.to.number()) << 6 | tag << 12
    }
}

/// UCI.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.special {
            Special::Promotion(kind) => {
                write!(f, "{}", CODES[usize::from(kind)].to_lowercase())
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
