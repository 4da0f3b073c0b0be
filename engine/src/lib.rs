//! Matewright's engine: the rules of chess, full-width search for forced mates, and the tree of the
//! complete answer. Knows nothing of Python or windows.

#[macro_use]
pub mod attacks;
pub mod bitboard;
pub mod fen;
pub mod fingerprint;
pub mod movegen;
pub mod moves;
pub mod perft;
pub mod piece;
pub mod position;
pub mod search;
pub mod solution;
pub mod square;
pub mod stipulation;
pub mod strategies;
