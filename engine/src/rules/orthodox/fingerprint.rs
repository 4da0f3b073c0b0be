//! The fingerprints of orthodox positions.

use super::position::Position;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::piece::{Colour, Kind};

impl Fingerprint {
    /// The fingerprint of a position, the side to move, castling and en passant included.
    #[inline]
    pub fn new(position: &Position) -> Self {
        let state = u64::from(position.castling())
            | position.en_passant().map_or(64, |square| u64::from(square.number())) << 8
            | (position.turn() as u64) << 16;
        Self::with_state(position, state)
    }

    /// The fingerprint of the pieces on the board alone.
    pub fn of_placement(position: &Position) -> Self {
        Self::with_state(position, 0)
    }

    #[inline(always)]
    fn with_state(position: &Position, state: u64) -> Self {
        // The pieces of Black are those of all kinds that are not White's.
        Self::of_words([
            position.kind(Kind::Pawn).0,
            position.kind(Kind::Knight).0,
            position.kind(Kind::Bishop).0,
            position.kind(Kind::Rook).0,
            position.kind(Kind::Queen).0,
            position.kind(Kind::King).0,
            position.colour(Colour::White).0,
            state,
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::orthodox::attacks::Hyperbola;
    use crate::rules::orthodox::movegen::legal_moves;
    use std::collections::HashMap;

    /// Positions differ exactly when their fingerprints do, and each half alone tells them apart.
    #[test]
    fn tells_positions_apart() {
        let start = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
        let mut row = vec![Position::from_fen(start).unwrap()];
        let mut known = HashMap::new();
        let mut halves = [HashMap::new(), HashMap::new()];
        for _ in 0..3 {
            row = row
                .iter()
                .flat_map(|position| {
                    legal_moves(position, Hyperbola).into_iter().map(|played| position.play(played))
                })
                .collect();
            for position in &row {
                let fingerprint = Fingerprint::new(position);
                assert_eq!(*known.entry(fingerprint).or_insert(*position), *position);
                for (half, bits) in halves.iter_mut().zip(fingerprint.0) {
                    assert_eq!(*half.entry(bits).or_insert(*position), *position);
                }
            }
        }
        assert!(known.len() > 50_000);
        let rights = Position::from_fen("4k2r/8/8/8/8/8/8/4K3 b k - 0 1").unwrap();
        let none = Position::from_fen("4k2r/8/8/8/8/8/8/4K3 b - - 0 1").unwrap();
        assert_ne!(Fingerprint::new(&rights), Fingerprint::new(&none));
    }
}
