//! Maximummer: of its legal moves a side must choose one of the longest; minimummer: of the shortest.

use super::{Condition, Rule, condition, points, words};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::moves::{Move, Special};
use crate::rules::fairy::position::Position;
use crate::rules::piece::Colour;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("WhiteMaximummer", &[], |words, _| read(words, Colour::White, true)),
    condition("BlackMaximummer", &[], |words, _| read(words, Colour::Black, true)),
    condition("WhiteMinimummer", &[], |words, _| read(words, Colour::White, false)),
    condition("BlackMinimummer", &[], |words, _| read(words, Colour::Black, false)),
];

fn read(parameters: &[&str], side: Colour, is_longest: bool) -> Option<Box<dyn Rule>> {
    words(parameters, &[])?;
    Some(Box::new(Maximummer { side, is_longest }))
}

#[derive(Debug)]
struct Maximummer {
    side: Colour,
    is_longest: bool,
}

impl Rule for Maximummer {
    fn points(&self) -> u16 {
        points::CHOOSES
    }

    fn choose(&self, _game: &Game, position: &Position, moves: &mut Vec<Move>) {
        if position.turn != self.side {
            return;
        }
        let lengths = moves.iter().map(length);
        let wanted = if self.is_longest { lengths.max() } else { lengths.min() };
        moves.retain(|played| Some(length(played)) == wanted);
    }
}

/// The square of the distance between the middles of the squares that a move connects. In castling both
/// pieces count: two and two squares, or two and three.
fn length(played: &Move) -> u32 {
    if played.special == Special::Castling {
        return if played.to.file() == 6 { 16 } else { 25 };
    }
    let files = u32::from(played.from.file().abs_diff(played.to.file()));
    let ranks = u32::from(played.from.rank().abs_diff(played.to.rank()));
    files * files + ranks * ranks
}
