//! The rules of chess, and of its variants.

pub mod piece;
pub mod square;
#[macro_use]
pub mod orthodox;
pub mod perft;
