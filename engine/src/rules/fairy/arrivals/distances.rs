//! How many moves a piece needs at least from one square to another, as if the board were empty.

use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::shape::Shape;
use crate::rules::fairy::movements::Reach;
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;
use std::sync::OnceLock;

/// More moves than any piece needs.
pub(super) const NEVER: u8 = 200;

/// The captures of pawns are told apart up to so many; that number stands for more of them, too.
pub(super) const CAPTURES: usize = 3;

/// The moves from one square to another.
type Moves = [[u8; 64]; 64];

/// The moves of the pieces of a kind and side.
pub(super) struct Distances {
    /// By the captures that a pawn makes at most; other pieces have one entry.
    by_captures: Vec<Moves>,
}

static DISTANCES: [[OnceLock<Distances>; 2]; Shape::PLACES] =
    [const { [const { OnceLock::new() }; 2] }; Shape::PLACES];

impl Distances {
    /// Those of a kind and side on a board of that shape.
    pub(super) fn on(shape: Shape, kind: KindNumber, side: Colour) -> &'static Self {
        DISTANCES[shape.place(kind)][side.index()]
            .get_or_init(|| Self::new(Reach::on(shape, kind, side)))
    }

    /// The moves with no more captures than that.
    #[inline(always)]
    pub(super) fn moves(&self, captures: usize, from: Square, to: Square) -> u8 {
        let captures = captures.min(self.by_captures.len() - 1);
        self.by_captures[captures][from.index()][to.index()]
    }

    fn new(reach: &Reach) -> Self {
        // What others capture is not counted: they arrive on the same squares with captures and without.
        let most = if reach.is_pawn && reach.is_simple { CAPTURES } else { 0 };
        let mut by_captures = vec![[[NEVER; 64]; 64]; most + 1];
        for from in Square::all() {
            let mut reached = vec![Bitboard::of(from); most + 1];
            for count in 0.. {
                for (moves, reached) in by_captures.iter_mut().zip(&reached) {
                    for square in *reached {
                        let known = &mut moves[from.index()][square.index()];
                        *known = (*known).min(count);
                    }
                }
                let next = |captures: usize| {
                    let mut next = reached[captures];
                    for square in reached[captures] {
                        next |= match captures == most {
                            true => reach.span(square),
                            false => reach.span(square) & !reach.targets(square),
                        };
                    }
                    for square in reached[captures.saturating_sub(1)] {
                        if captures > 0 {
                            next |= reach.span(square) & reach.targets(square);
                        }
                    }
                    next
                };
                let more: Vec<_> = (0..=most).map(next).collect();
                if more == reached {
                    break;
                }
                reached = more;
            }
        }
        Self { by_captures }
    }
}
