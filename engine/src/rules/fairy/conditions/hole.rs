//! Holes: squares on which nothing can stand and over which no line leads.

use super::condition::{Condition, condition};
use super::grid::squares;
use crate::rules::fairy::board::piece::Piece;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Rule, points};
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[condition("Hole", &["<squares>"], |words, _| {
    let &[text] = words else { return None };
    Some(Box::new(Holes(squares(text)?)))
})];

#[derive(Debug)]
struct Holes(Vec<Square>);

impl Rule for Holes {
    fn points(&self) -> u16 {
        points::REMEMBERS
    }

    /// What stands there in the diagram is not on the board.
    fn begin(&self, position: &mut Position) {
        for &hole in &self.0 {
            position.board.remove(hole);
            position.board.put(hole, Piece::HOLE);
        }
    }
}
