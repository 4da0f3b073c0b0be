//! The shape of the board: which of its edges adjoin.

use super::kinds::Offset;
use crate::rules::square::Square;

/// Which edges adjoin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Shape {
    /// None: the usual board.
    #[default]
    Plain,
    /// The files a and h.
    VerticalCylinder,
    /// The ranks 1 and 8.
    HorizontalCylinder,
    /// Both.
    Torus,
}

impl Shape {
    /// How many there are.
    pub(crate) const COUNT: usize = 4;

    fn joins_files(self) -> bool {
        matches!(self, Self::VerticalCylinder | Self::Torus)
    }

    fn joins_ranks(self) -> bool {
        matches!(self, Self::HorizontalCylinder | Self::Torus)
    }

    /// The board as it is for pawns: they do not pass from rank 8 to rank 1, nor back.
    pub(crate) fn for_pawns(self) -> Self {
        if self.joins_files() { Self::VerticalCylinder } else { Self::Plain }
    }

    /// The square that a leap leads to; None off the board.
    pub(crate) fn step(self, from: Square, (right, up): Offset) -> Option<Square> {
        let on = |line: i8, joins: bool| {
            if joins { Some(line.rem_euclid(8)) } else { (0..8).contains(&line).then_some(line) }
        };
        let file = on(from.file() as i8 + right, self.joins_files())?;
        let rank = on(from.rank() as i8 + up, self.joins_ranks())?;
        Some(Square::at(file as u8, rank as u8))
    }

    /// The square over which a pawn steps twice.
    pub(crate) fn passed(self, from: Square, to: Square) -> Square {
        let rank = u8::midpoint(from.rank(), to.rank());
        let file = match from.file().abs_diff(to.file()) {
            // Two files away the other way round.
            6 => u8::midpoint(from.file(), to.file()) + 4,
            _ => u8::midpoint(from.file(), to.file()),
        };
        Square::at(file, rank)
    }
}
