//! Fuddled men: no piece moves twice in a row, so what has moved last for its side neither moves nor checks.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::moves::{Action, Move, followed};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Arriving, Observation, Rule, points};
use crate::rules::piece::Colour;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[condition("FuddledMen", &[], |words, setup| {
    let slot = setup.take(2)?;
    alone(words, Fuddled { slot })
})];

#[derive(Debug)]
struct Fuddled {
    /// The slot of White, and behind it that of Black: where the pieces stand that have moved, from 1, eight bits
    /// each.
    slot: usize,
}

impl Fuddled {
    fn is_fuddled(&self, position: &Position, side: Colour, square: Square) -> bool {
        let noted = position.memory[self.slot + side.index()];
        (0..4).any(|place| noted >> (8 * place) & 255 == u32::from(square.number()) + 1)
    }
}

impl Rule for Fuddled {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES | points::REMEMBERS
    }

    fn arriving(&self) -> Arriving {
        Arriving::Mover
    }

    fn may_move(&self, _game: &Game, position: &Position, from: Square) -> bool {
        !self.is_fuddled(position, position.turn, from)
    }

    fn observes(&self, _game: &Game, position: &Position, observation: Observation) -> bool {
        !self.is_fuddled(position, observation.by, observation.from)
    }

    fn remember(&self, before: &Position, played: &Move, after: &mut Position) {
        let acts = played.acts();
        let is_own = |square: &Square| after.board.at(*square).is_of(before.turn);
        let noted = acts.iter().enumerate().flat_map(|(place, act)| match *act {
            Action::Move(_, to) => [followed(acts[place + 1..].iter(), to), None],
            Action::Exchange(one, other) => [one, other].map(|square| Some(square).filter(is_own)),
            _ => [None; 2],
        });
        let word =
            noted.flatten().take(4).fold(0, |word, at| word << 8 | (u32::from(at.number()) + 1));
        after.memory[self.slot + before.turn.index()] = word;
    }
}
