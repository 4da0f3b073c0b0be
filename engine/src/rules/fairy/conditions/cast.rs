//! CAST chess: a piece that could capture several pieces can capture none of them; `Inverse`: only such a piece can
//! capture.

use super::condition::{Condition, condition, words};
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Observation, Rule, points};
use crate::rules::fairy::legality::observation::could_capture;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("CASTChess", &["Inverse"], |parameters, _| {
        let said = words(parameters, &["Inverse"])?;
        Some(Box::new(Cast { is_inverse: said[0] }))
    })];

#[derive(Debug)]
struct Cast {
    is_inverse: bool,
}

impl Cast {
    fn may_capture(&self, game: &Game, position: &Position, from: Square, by: Colour) -> bool {
        let targets = position.board.side(by.other());
        let able = targets
            .filter(|&target| target != from && could_capture(game, position, from, target, by));
        (able.take(2).count() == 2) == self.is_inverse
    }
}

impl Rule for Cast {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES
    }

    fn admits(&self, game: &Game, position: &Position, played: &Move) -> bool {
        !played.is_capture() || self.may_capture(game, position, played.from, position.turn)
    }

    fn observes(&self, game: &Game, position: &Position, observation: Observation) -> bool {
        self.may_capture(game, position, observation.from, observation.by)
    }
}
