//! Follow my leader: a side moves to the square that the other side has just left, if it can.

use super::{Condition, Rule, Setup, alone, condition, points};
use crate::rules::fairy::moves::Move;
use crate::rules::fairy::position::Position;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("WhiteFollowMyLeader", &[], |words, setup| following(words, setup, Colour::White)),
    condition("BlackFollowMyLeader", &[], |words, setup| following(words, setup, Colour::Black)),
];

#[derive(Debug)]
struct Following {
    side: Colour,
    /// The slot of the square that was left by the last move, from 1; 0 where there was none.
    slot: usize,
}

fn following(parameters: &[&str], setup: &mut Setup, side: Colour) -> Option<Box<dyn Rule>> {
    let slot = setup.take(1)?;
    alone(parameters, Following { side, slot })
}

fn noted(square: Square) -> u32 {
    u32::from(square.number()) + 1
}

impl Rule for Following {
    fn points(&self) -> u16 {
        points::CHOOSES | points::REMEMBERS
    }

    fn chooses(&self, side: Colour) -> bool {
        side == self.side
    }

    fn weight(&self, position: &Position, played: &Move) -> u16 {
        u16::from(position.memory[self.slot] == noted(played.to))
    }

    fn pass(&self, position: &mut Position) {
        position.memory[self.slot] = 0;
    }

    fn remember(&self, _before: &Position, played: &Move, after: &mut Position) {
        after.memory[self.slot] = noted(played.from);
    }
}
