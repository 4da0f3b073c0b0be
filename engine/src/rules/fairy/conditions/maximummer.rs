//! Maximummer: of its legal moves a side must choose one of the longest; minimummer: of the shortest.

use super::{Condition, Rule, alone, condition, points};
use crate::rules::fairy::kinds::CODES;
use crate::rules::fairy::moves::Move;
use crate::rules::fairy::position::Position;
use crate::rules::piece::Colour;

/// The condition that does not say which side it binds: the question does.
pub const MAXIMUMMER: &str = "Maximummer";

pub(super) const CONDITIONS: &[Condition] = &[
    condition(MAXIMUMMER, &[], |words, _| alone(words, Unsaid)),
    condition("WhiteMaximummer", &[], |words, _| {
        alone(words, Mummer { side: Colour::White, is_longest: true })
    }),
    condition("BlackMaximummer", &[], |words, _| {
        alone(words, Mummer { side: Colour::Black, is_longest: true })
    }),
    condition("WhiteMinimummer", &[], |words, _| {
        alone(words, Mummer { side: Colour::White, is_longest: false })
    }),
    condition("BlackMinimummer", &[], |words, _| {
        alone(words, Mummer { side: Colour::Black, is_longest: false })
    }),
];

/// What the condition is where no question says whom it binds.
#[derive(Debug)]
struct Unsaid;

impl Rule for Unsaid {
    fn points(&self) -> u16 {
        0
    }
}

#[derive(Debug)]
struct Mummer {
    side: Colour,
    is_longest: bool,
}

impl Rule for Mummer {
    fn points(&self) -> u16 {
        points::CHOOSES
    }

    fn chooses(&self, side: Colour) -> bool {
        side == self.side
    }

    fn weight(&self, position: &Position, played: &Move) -> u16 {
        let length = length(position, played);
        if self.is_longest { length } else { u16::MAX - length }
    }
}

/// The square of the distance between the middles of the squares that a move connects. In castling both
/// pieces count: two and two squares, or two and three. Mao and moa go by way of another square: 1 and √2.
fn length(position: &Position, played: &Move) -> u16 {
    if played.is_castling() {
        return if played.to.file() == 6 { 16 } else { 25 };
    }
    if matches!(CODES[usize::from(position.board.at(played.from).kind())], "MA" | "MO") {
        // 5.83, which lies between all others.
        return 6;
    }
    let files = u16::from(played.from.file().abs_diff(played.to.file()));
    let ranks = u16::from(played.from.rank().abs_diff(played.to.rank()));
    files * files + ranks * ranks
}
