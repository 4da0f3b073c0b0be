//! Duels: a side that has moved goes on with the same piece as long as that has a legal move.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Arriving, Rule, points};
use crate::rules::piece::Colour;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[condition("DuellistChess", &[], |words, setup| {
    let slot = setup.take(2)?;
    alone(words, Duellists { slot })
})];

/// The slot of White's duellist, before Black's: where the piece stands that has moved last, from 1; 0 where there is
/// none.
#[derive(Debug)]
struct Duellists {
    slot: usize,
}

fn noted(square: Option<Square>) -> u32 {
    square.map_or(0, |square| u32::from(square.number()) + 1)
}

impl Rule for Duellists {
    fn points(&self) -> u16 {
        points::CHOOSES | points::REMEMBERS
    }

    fn arriving(&self) -> Arriving {
        Arriving::Mover
    }

    fn only_chooses(&self) -> bool {
        true
    }

    fn chooses(&self, _side: Colour) -> bool {
        true
    }

    fn weight(&self, position: &Position, played: &Move) -> u16 {
        let duellist = position.memory[self.slot + position.turn.index()];
        u16::from(duellist == noted(Some(played.from)))
    }

    fn remember(&self, before: &Position, played: &Move, after: &mut Position) {
        after.memory[self.slot + before.turn.index()] = noted(played.destination());
    }
}
