//! Whether so many moves suffice to bring pieces to the squares where they are missing.

use super::distances::{CAPTURES, Distances, NEVER};
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::Board;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

/// No more pieces of a side are assigned.
const MOST: usize = 16;

/// The moves that a piece needs by the captures that it makes at most.
type Cost = [u8; CAPTURES + 1];

/// What each square costs by the piece that is brought there.
struct Assignment {
    costs: [[Cost; MOST]; MOST],
    /// The pieces.
    rows: usize,
    /// The least for each square.
    cheapest: [u8; MOST],
}

/// Whether so many moves, and so many captures of pawns, may suffice to bring those pieces of a side that stand wrong
/// to all squares where others are missing. Those that are left over are captured.
pub(super) fn suffice(
    [board, target]: [&Board; 2],
    side: Colour,
    [wrong, missing]: [Bitboard; 2],
    moves: u32,
    captures: u32,
) -> bool {
    let (rows, columns) = (wrong.count() as usize, missing.count() as usize);
    if rows > MOST || columns > MOST {
        return true;
    }
    let captures = (captures as usize).min(CAPTURES);
    let mut all =
        Assignment { costs: [[[NEVER; CAPTURES + 1]; MOST]; MOST], rows, cheapest: [NEVER; MOST] };
    let mut sum = 0;
    for (column, to) in missing.enumerate() {
        let mut least = NEVER;
        for (row, from) in wrong.enumerate() {
            let cost = cost([board, target], side, from, to, captures);
            all.costs[column][row] = cost;
            least = least.min(cost[captures]);
        }
        all.cheapest[column] = least;
        sum += u32::from(least);
        if sum > moves {
            return false;
        }
    }
    columns < 2 || all.can_assign(0, columns, 0, moves - sum, captures)
}

impl Assignment {
    /// Whether the squares from that one on can have pieces that are not used yet, with so many moves more than the
    /// cheapest ones need.
    fn can_assign(
        &self,
        column: usize,
        columns: usize,
        used: u32,
        spare: u32,
        captures: usize,
    ) -> bool {
        if column == columns {
            return true;
        }
        for row in (0..self.rows).filter(|row| used >> row & 1 == 0) {
            let mut before = NEVER;
            for (made, &moves) in self.costs[column][row][..=captures].iter().enumerate() {
                if moves >= before {
                    continue;
                }
                before = moves;
                let more = u32::from(moves - self.cheapest[column].min(moves));
                let (used, left) = (used | 1 << row, captures - made);
                if more <= spare && self.can_assign(column + 1, columns, used, spare - more, left) {
                    return true;
                }
            }
        }
        false
    }
}

/// The moves that bring the piece on a square to another, as what the target has there; one at least, for a piece that
/// stands there already has to become another one.
fn cost(
    [board, target]: [&Board; 2],
    side: Colour,
    from: Square,
    to: Square,
    captures: usize,
) -> Cost {
    let (piece, kind) = (board.at(from), target.at(to).kind());
    let wanted = Distances::on(board.shape(), kind, side);
    let own = Distances::on(board.shape(), piece.kind(), side);
    let mut cost = [NEVER; CAPTURES + 1];
    for (captures, cost) in cost[..=captures].iter_mut().enumerate() {
        if piece.kind() == kind {
            *cost = own.moves(captures, from, to);
        }
        for square in piece.reach(side).promotes {
            let way = own.moves(captures, from, square);
            *cost = (*cost).min(way.saturating_add(wanted.moves(CAPTURES, square, to)));
        }
        *cost = (*cost).clamp(1, NEVER);
    }
    cost
}
