//! Perft: the number of leaves of the tree of legal moves, the classic test of a move generator.

use crate::rules::Rules;

/// How many lines of exactly `depth` half-moves there are; the last half-move is counted, not made.
pub fn perft<R: Rules>(position: &R::Position, rules: R, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => rules.count_legal(position),
        _ => rules
            .legal_moves(position)
            .into_iter()
            .map(|played| perft(&rules.play(position, played), rules, depth - 1))
            .sum(),
    }
}

/// [`perft`] split by first move; empty for depth 0.
pub fn divide<R: Rules>(position: &R::Position, rules: R, depth: u32) -> Vec<(R::Move, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    rules
        .legal_moves(position)
        .into_iter()
        .map(|played| (played, perft(&rules.play(position, played), rules, depth - 1)))
        .collect()
}
