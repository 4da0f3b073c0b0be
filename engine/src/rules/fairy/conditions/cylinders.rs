//! Cylinders and the torus: opposite edges of the board adjoin, and pieces go on over them.
//!
//! A line ends before the square where it began, and no piece moves to its own square. Where several lines lead to a
//! square the move counts once. Pawns go over the files a and h, but not from rank 8 to rank 1, nor back.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::shape::Shape;
use crate::rules::fairy::game::rule::Rule;
use crate::rules::fairy::game::setup::Setup;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("VerticalCylinder", &[], |words, setup| read(words, setup, Shape::VERTICAL_CYLINDER)),
    condition("HorizontalCylinder", &[], |words, setup| {
        read(words, setup, Shape::HORIZONTAL_CYLINDER)
    }),
    condition("Torus", &[], |words, setup| read(words, setup, Shape::TORUS)),
];

fn read(parameters: &[&str], setup: &mut Setup, shape: Shape) -> Option<Box<dyn Rule>> {
    setup.shape = shape;
    alone(parameters, Joined)
}

/// The moves of all pieces are those on such a board, so it has no say itself.
#[derive(Debug)]
struct Joined;

impl Rule for Joined {
    fn points(&self) -> u16 {
        0
    }
}
