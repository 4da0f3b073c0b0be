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
