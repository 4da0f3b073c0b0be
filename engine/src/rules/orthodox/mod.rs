//! Orthodox chess on bitboards, as fast as can be.

#[macro_use]
pub mod attacks;
pub mod bitboard;
pub mod fen;
pub mod fingerprint;
pub mod movegen;
pub mod moves;
pub mod position;
