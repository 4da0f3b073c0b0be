//! Pepo: a king is in check only where two pieces attack it; one that is attacked once cannot move. Kings do not check.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Observation, Rule, points};
use crate::rules::fairy::legality::observation::could_capture;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("Pepo", &[], |parameters, _| alone(parameters, Pepo))];

#[derive(Debug)]
struct Pepo;

/// The pieces of a side that attack a square.
fn attackers(
    game: &Game,
    position: &Position,
    target: Square,
    by: Colour,
) -> impl Iterator<Item = Square> {
    let able = position.board.side(by);
    able.filter(move |&from| from != target && could_capture(game, position, from, target, by))
}

impl Rule for Pepo {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES
    }

    fn may_move(&self, game: &Game, position: &Position, from: Square) -> bool {
        let them = position.turn.other();
        !position.board.at(from).is_royal()
            || attackers(game, position, from, them).next().is_none()
    }

    fn admits(&self, _game: &Game, position: &Position, played: &Move) -> bool {
        played.victim.is_none_or(|victim| !position.board.at(victim).is_royal())
    }

    fn observes(&self, game: &Game, position: &Position, observation: Observation) -> bool {
        let Observation { from, target, by, .. } = observation;
        let is_royal = |square| position.board.at(square).is_royal();
        if !is_royal(target) {
            return true;
        }
        let able = attackers(game, position, target, by).filter(|&other| !is_royal(other));
        !is_royal(from) && able.take(2).count() == 2
    }
}
