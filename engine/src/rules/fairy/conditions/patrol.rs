//! Conditions that ask whether a piece is observed: by its own side for a capture (patrol, Lortap) or for any move
//! (ultra patrol), by the other side for any move (functionaries) or for a capture
//! (provocation).

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Observation, Rule, points};
use crate::rules::fairy::legality::observation::supporters;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("Patrouille", &[], |words, _| alone(words, Patrol::Captures)),
    condition("UltraPatrol", &[], |words, _| alone(words, Patrol::Ultra)),
    condition("Lortap", &[], |words, _| alone(words, Patrol::Lortap)),
    condition("FunctionaryChess", &[], |words, _| alone(words, Patrol::Functionary)),
];

pub(super) const PROVOCATION: &[Condition] =
    &[condition("ProvocationChess", &[], |words, _| alone(words, Patrol::Provocation))];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Patrol {
    Captures,
    Ultra,
    Lortap,
    Functionary,
    Provocation,
}

impl Patrol {
    fn is_able(self, game: &Game, position: &Position, at: Square, side: Colour) -> bool {
        let observed = |by| supporters(game, position, at, by).next().is_some();
        match self {
            Self::Captures | Self::Ultra => observed(side),
            Self::Lortap => !observed(side),
            Self::Functionary | Self::Provocation => observed(side.other()),
        }
    }
}

impl Rule for Patrol {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES
    }

    fn may_move(&self, game: &Game, position: &Position, from: Square) -> bool {
        !matches!(self, Self::Ultra | Self::Functionary)
            || self.is_able(game, position, from, position.turn)
    }

    fn admits(&self, game: &Game, position: &Position, played: &Move) -> bool {
        !played.is_capture()
            || matches!(self, Self::Ultra | Self::Functionary)
            || self.is_able(game, position, played.from, position.turn)
    }

    fn observes(&self, game: &Game, position: &Position, observation: Observation) -> bool {
        self.is_able(game, position, observation.from, observation.by)
    }
}
