//! What every historical program can be asked, and why it may take no position.

use crate::control::Stopped;
use crate::rules::Illegal;
use crate::rules::orthodox::moves::Move;
use crate::rules::piece::Colour;
use std::ops::RangeInclusive;

/// A historical program with its question.
pub trait Program: Send {
    /// The lengths it looks for, one after another, when it is asked for a mate within `moves`.
    fn lengths(&self, moves: u32) -> RangeInclusive<u32>;

    /// The first move with which it believes to mate in that many moves, if there is one. When this
    /// returns, all work is counted.
    fn mate_in(&mut self, length: u32) -> Result<Option<Move>, Stopped>;
}

/// What keeps a historical program from taking a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// It is unfit for every strategy.
    Illegal(Illegal),
    /// A king is missing.
    NoKing(Colour),
    /// More pieces of a side than the program has room for: how many there are.
    ManyMen(Colour, u32),
    /// More pawns of a side than the program has room for: how many there are.
    ManyPawns(Colour, u32),
}
