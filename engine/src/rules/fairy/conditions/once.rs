//! What a side has just done is remembered: fuddled men.

use super::{Condition, Observation, Rule, alone, condition, points};
use crate::rules::fairy::board::rook_move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::moves::{Move, Special};
use crate::rules::fairy::position::Position;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[condition("FuddledMen", &[], |parameters, setup| {
    let slot = setup.take(2)?;
    alone(parameters, Fuddled { slot })
})];

/// A piece that has moved cannot move, or check, until its side has moved again.
#[derive(Debug)]
struct Fuddled {
    slot: usize,
}

impl Fuddled {
    fn is_fuddled(&self, position: &Position, at: Square, side: usize) -> bool {
        let word = position.memory[self.slot + side];
        [word & 0xff, word >> 8].contains(&(u32::from(at.number()) + 1))
    }
}

impl Rule for Fuddled {
    fn points(&self) -> u16 {
        points::MOVES | points::OBSERVES | points::REMEMBERS
    }

    fn may_move(&self, _game: &Game, position: &Position, from: Square) -> bool {
        !self.is_fuddled(position, from, position.turn.index())
    }

    fn observes(&self, _game: &Game, position: &Position, observation: Observation) -> bool {
        !self.is_fuddled(position, observation.from, observation.by.index())
    }

    fn remember(&self, before: &Position, played: &Move, after: &mut Position) {
        let mover = played.destination();
        let rook = (played.special == Special::Castling).then(|| rook_move(played.to).1);
        let word =
            |square: Option<Square>| square.map_or(0, |square| u32::from(square.number()) + 1);
        after.memory[self.slot + before.turn.index()] = word(mover) | word(rook) << 8;
    }

    fn pass(&self, position: &mut Position) {
        position.memory[self.slot + position.turn.other().index()] = 0;
    }
}
