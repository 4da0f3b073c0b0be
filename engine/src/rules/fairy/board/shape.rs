//! The shape of the board: which of its edges adjoin.

use super::kinds::{KINDS, Offset};
use crate::rules::piece::KindNumber;
use crate::rules::square::Square;

/// Which edges adjoin, as the place of its movements in tables of all kinds on all boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape(u16);

impl Shape {
    /// None: the usual board.
    pub(crate) const PLAIN: Self = Self::nth(0);
    /// The files a and h.
    pub(crate) const VERTICAL_CYLINDER: Self = Self::nth(1);
    /// The ranks 1 and 8.
    pub(crate) const HORIZONTAL_CYLINDER: Self = Self::nth(2);
    /// Both.
    pub(crate) const TORUS: Self = Self::nth(3);

    /// The length of such tables.
    pub(crate) const PLACES: usize = Self::COUNT * KINDS.len();

    const fn nth(number: usize) -> Self {
        Self((number * KINDS.len()) as u16)
    }

    /// How many shapes there are.
    pub(crate) const COUNT: usize = 4;

    /// Its number among them.
    #[inline(always)]
    pub(crate) fn number(self) -> usize {
        usize::from(self.0) / KINDS.len()
    }

    /// The place of a kind in them.
    #[inline(always)]
    pub(crate) fn place(self, kind: KindNumber) -> usize {
        usize::from(self.0) + usize::from(kind)
    }

    fn joins_files(self) -> bool {
        matches!(self, Self::VERTICAL_CYLINDER | Self::TORUS)
    }

    fn joins_ranks(self) -> bool {
        matches!(self, Self::HORIZONTAL_CYLINDER | Self::TORUS)
    }

    /// The board as it is for pawns: they do not pass from rank 8 to rank 1, nor back.
    pub(crate) fn for_pawns(self) -> Self {
        if self.joins_files() { Self::VERTICAL_CYLINDER } else { Self::PLAIN }
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
}

/// The square over which a pawn steps twice, over an edge, too.
pub(crate) fn stepped_over(from: Square, to: Square) -> Square {
    // Two files away the other way round is six.
    let round = if from.file().abs_diff(to.file()) == 6 { 4 } else { 0 };
    let file = u8::midpoint(from.file(), to.file()) + round;
    Square::at(file, u8::midpoint(from.rank(), to.rank()))
}
