//! Disparate chess: a side may not answer with a piece of the kind that has just moved; it does not check, either.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Arriving, Observation, Rule, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::piece::KindNumber;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[condition("Disparate", &[], read)];

fn read(parameters: &[&str], setup: &mut Setup) -> Option<Box<dyn Rule>> {
    let slot = setup.take(1)?;
    alone(parameters, Disparate { slot })
}

#[derive(Debug)]
struct Disparate {
    /// The slot of the kind that has just moved, from 1; 0 where the other side has not just moved.
    slot: usize,
}

impl Disparate {
    fn is_barred(&self, position: &Position, kind: KindNumber) -> bool {
        position.memory[self.slot] == u32::from(kind) + 1
    }
}

impl Rule for Disparate {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES | points::REMEMBERS
    }

    fn arriving(&self) -> Arriving {
        Arriving::Mover
    }

    fn may_move(&self, _game: &Game, position: &Position, from: Square) -> bool {
        !self.is_barred(position, position.board.at(from).kind())
    }

    /// Only the side to move may be barred: the other one has just moved itself.
    fn observes(&self, _game: &Game, position: &Position, observation: Observation) -> bool {
        let Observation { from, by, .. } = observation;
        by != position.turn || !self.is_barred(position, position.board.at(from).kind())
    }

    fn pass(&self, position: &mut Position) {
        position.memory[self.slot] = 0;
    }

    fn remember(&self, before: &Position, played: &Move, after: &mut Position) {
        after.memory[self.slot] = u32::from(before.board.at(played.from).kind()) + 1;
    }
}
