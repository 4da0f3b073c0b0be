//! Judging positions as if one side had castled, or both (docs/helpmates.md, lemma 3).

use super::super::bounds::class;
use super::{Castled, Directed};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::position::{Position, castling};
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// Who castled: the king's target, the rook's origin and target.
pub(super) type Castling = (Colour, Square, Square, Square);

/// The ways in which a side may castle in what is to come.
pub(super) fn castlings_of(position: &Position, colour: Colour) -> impl Iterator<Item = Castling> {
    let rights = position.castling() & castling::of(colour);
    castling::ALL.into_iter().filter(move |&(right, _, _)| rights & right != 0).map(
        move |(_, king, rook)| {
            let step = if rook > king { 1 } else { -1 };
            (colour, king.plus(2 * step), rook, king.plus(step))
        },
    )
}

/// All ways in which the sides may castle in what is to come, or not.
pub(super) fn castlings(position: &Position) -> impl Iterator<Item = [Option<Castling>; 2]> {
    let of = |colour| std::iter::once(None).chain(castlings_of(position, colour).map(Some));
    of(Colour::White).flat_map(move |white| of(Colour::Black).map(move |black| [white, black]))
}

impl Directed {
    /// As [`Self::admitted`], with one side or both having castled.
    #[cold]
    pub(super) fn admitted_after_castling(
        &mut self,
        position: &Position,
        moves: u32,
        blocks: u32,
        kings: Bitboard,
    ) -> Bitboard {
        let opponent = self.asked.goal_side.other();
        let listed = self.side.clone();
        let mut possible = Bitboard::EMPTY;
        for castled in castlings(position) {
            let mut stands = position.king(opponent);
            let (mut moves, mut blocks) = (moves, blocks);
            self.side.clone_from(&listed);
            let [mut enough, mut changed] = [true, false];
            for (colour, king_to, rook_from, rook_to) in castled.into_iter().flatten() {
                changed = true;
                let (pieces, budget) = if colour == opponent {
                    stands = Some(king_to);
                    (&mut self.side.blockers, &mut blocks)
                } else {
                    (&mut self.side.helpers, &mut moves)
                };
                enough &= *budget > 0;
                *budget = budget.saturating_sub(1);
                let king = class(colour, Kind::King) as u8;
                for piece in pieces {
                    if piece.class == king {
                        piece.square = king_to;
                    } else if piece.square == rook_from {
                        piece.square = rook_to;
                    }
                }
            }
            self.side.blocking = Bitboard::EMPTY;
            for piece in &self.side.blockers {
                self.side.blocking |= Bitboard::of(piece.square);
            }
            let is_goal_side = |(colour, ..): Castling| colour != opponent;
            self.castled = if castled.into_iter().flatten().any(is_goal_side) {
                Castled::GoalSide
            } else {
                Castled::Opponent
            };
            if let Some(stands) = stands.filter(|_| changed && enough) {
                possible |= self.admitted(stands, moves, blocks, kings & !possible);
            }
        }
        self.side = listed;
        self.castled = Castled::Nobody;
        possible
    }
}
