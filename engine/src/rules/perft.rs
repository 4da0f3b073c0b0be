//! Perft: the number of leaves of the tree of legal moves, the classic test of a move generator.

use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::movegen::{count_legal, legal_moves};
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;

/// How many lines of exactly `depth` half-moves there are; the last half-move is counted, not made.
pub fn perft<R: Orthodox>(position: &Position, rules: R, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => count_legal(position, rules),
        _ => legal_moves(position, rules)
            .into_iter()
            .map(|played| perft(&position.play(played), rules, depth - 1))
            .sum(),
    }
}

/// [`perft`] split by first move; empty for depth 0.
pub fn divide<R: Orthodox>(position: &Position, rules: R, depth: u32) -> Vec<(Move, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    legal_moves(position, rules)
        .into_iter()
        .map(|played| (played, perft(&position.play(played), rules, depth - 1)))
        .collect()
}
