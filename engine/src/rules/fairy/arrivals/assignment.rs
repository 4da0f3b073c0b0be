//! Whether so many moves suffice to bring pieces to the squares where they are missing.

use super::routes::{CAPTURES, NEVER, Obstacles, Routes, board_of};
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::Board;
use crate::rules::piece::Colour;

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
    boards: [&Board; 2],
    side: Colour,
    [wrong, missing]: [Bitboard; 2],
    (moves, captures): (u32, u32),
    obstacles: Obstacles,
) -> bool {
    let (rows, columns) = (wrong.count() as usize, missing.count() as usize);
    if rows > MOST || columns > MOST {
        return true;
    }
    let captures = (captures as usize).min(CAPTURES);
    let costs = costs(boards, side, [wrong, missing], captures, obstacles);
    let mut all = Assignment { costs, rows, cheapest: [NEVER; MOST] };
    let mut sum = 0;
    for (cheapest, costs) in all.cheapest.iter_mut().zip(&all.costs[..columns]) {
        for cost in &costs[..rows] {
            *cheapest = (*cheapest).min(cost[captures]);
        }
        sum += u32::from(*cheapest);
    }
    sum <= moves && (columns < 2 || all.can_assign(0, columns, 0, moves - sum, captures))
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

/// The moves that bring each piece to each square, as what the target has there; one at least, for a piece that stands
/// there already has to become another one.
fn costs(
    [board, target]: [&Board; 2],
    side: Colour,
    [wrong, missing]: [Bitboard; 2],
    captures: usize,
    obstacles: Obstacles,
) -> [[Cost; MOST]; MOST] {
    let mut costs = [[[NEVER; CAPTURES + 1]; MOST]; MOST];
    for (row, from) in wrong.enumerate() {
        let piece = board.at(from);
        let start = (from, board_of(piece));
        let own = Routes::from(board, piece.kind(), side, start, obstacles);
        let promotes = board.reach(piece.kind(), side).promotes;
        for (column, to) in missing.enumerate() {
            let wanted = target.at(to);
            let end = (to, board_of(wanted));
            let cost = &mut costs[column][row];
            if piece.kind() == wanted.kind() {
                *cost = std::array::from_fn(|captures| own.moves(captures, end));
            }
            for way in promotes.flat_map(|square| [(square, 0), (square, 1)]) {
                if own.moves(captures, way) < NEVER {
                    let on = Routes::from(board, wanted.kind(), side, way, obstacles);
                    for (captures, cost) in cost.iter_mut().enumerate() {
                        let moves = own.moves(captures, way);
                        *cost = (*cost).min(moves.saturating_add(on.moves(CAPTURES, end)));
                    }
                }
            }
            *cost = cost.map(|moves| moves.clamp(1, NEVER));
        }
    }
    costs
}
