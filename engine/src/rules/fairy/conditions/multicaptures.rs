//! Multicaptures: a piece can be captured only where two pieces could capture it.

use super::condition::{Condition, condition, words};
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Observation, Rule, points};
use crate::rules::fairy::legality::observation::could_capture;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("MultiCaptures", &["White", "Black"], |parameters, _| {
        let said = words(parameters, &["White", "Black"])?;
        let side = match (said[0], said[1]) {
            (true, false) => Some(Colour::White),
            (false, true) => Some(Colour::Black),
            _ => None,
        };
        Some(Box::new(MultiCaptures(side)))
    })];

/// The side whose captures are meant; None: both.
#[derive(Debug)]
struct MultiCaptures(Option<Colour>);

impl MultiCaptures {
    fn lets(&self, game: &Game, position: &Position, target: Square, by: Colour) -> bool {
        if self.0.is_some_and(|side| side != by) {
            return true;
        }
        let able = position
            .board
            .side(by)
            .filter(|&from| from != target && could_capture(game, position, from, target, by));
        able.take(2).count() == 2
    }
}

impl Rule for MultiCaptures {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES
    }

    fn admits(&self, game: &Game, position: &Position, played: &Move) -> bool {
        played.victim.is_none_or(|victim| self.lets(game, position, victim, position.turn))
    }

    fn observes(&self, game: &Game, position: &Position, observation: Observation) -> bool {
        self.lets(game, position, observation.target, observation.by)
    }
}
