//! Madrasi: a piece that is observed by an enemy piece of its own kind can do nothing. Kings are exempt unless
//! `RexInclusive` is said.

use super::condition::{Condition, condition, words};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Observation, Rule, points};
use crate::rules::fairy::legality::observation::could_be_captured_by;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("Madrasi", &["RexInclusive"], |parameters, setup| {
        let said = words(parameters, &["RexInclusive"])?;
        setup.shape_unsettled = said[0].then_some("Madrasi RexInclusive").or(setup.shape_unsettled);
        Some(Box::new(Madrasi { with_kings: said[0] }))
    })];

#[derive(Debug)]
struct Madrasi {
    with_kings: bool,
}

impl Madrasi {
    fn is_paralysed(&self, game: &Game, position: &Position, at: Square, side: Colour) -> bool {
        let piece = position.board.at(at);
        if piece.is_royal() && !self.with_kings {
            return false;
        }
        could_be_captured_by(game, position, at, side.other(), piece.kind())
    }
}

impl Rule for Madrasi {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES
    }

    fn may_move(&self, game: &Game, position: &Position, from: Square) -> bool {
        !self.is_paralysed(game, position, from, position.turn)
    }

    fn observes(&self, game: &Game, position: &Position, observation: Observation) -> bool {
        !self.is_paralysed(game, position, observation.from, observation.by)
    }
}
