//! Power transfer: a piece moves as what stands on the square on which it would be reborn if it were captured.

use super::condition::{Condition, condition, words};
use super::rebirth::initial;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Rule, points};
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("PowerTransfer", &["RexInclusive"], |parameters, _| {
        let said = words(parameters, &["RexInclusive"])?;
        Some(Box::new(PowerTransfer { kings: said[0] }))
    })];

#[derive(Debug)]
struct PowerTransfer {
    kings: bool,
}

impl Rule for PowerTransfer {
    fn points(&self) -> u16 {
        points::BORROWS
    }

    fn borrows(
        &self,
        _game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        borrowed: &mut Vec<KindNumber>,
    ) -> bool {
        let piece = position.board.at(from);
        if piece.is_royal() && !self.kings {
            return false;
        }
        let other = position.board.at(initial(piece, from, side));
        if !other.is_none() {
            borrowed.push(other.kind());
        }
        !other.is_none()
    }
}
