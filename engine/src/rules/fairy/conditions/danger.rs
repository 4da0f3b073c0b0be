//! Danger Circe: a piece that is attacked may also go to the square on which it would be reborn if it were captured,
//! and capture there.

use super::condition::{Condition, alone, condition};
use super::rebirth::initial;
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Rule, points};
use crate::rules::fairy::legality::observation::supporters;
use crate::rules::piece::Colour;
use crate::rules::square::Square;
use std::ops::ControlFlow::Continue;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("DangerCirce", &[], |parameters, setup| {
        setup.extras_capture = true;
        alone(parameters, Danger)
    })];

#[derive(Debug)]
struct Danger;

impl Rule for Danger {
    fn points(&self) -> u16 {
        points::EXTRA
    }

    fn extra_captures(
        &self,
        position: &Position,
        from: Square,
        target: Square,
        side: Colour,
    ) -> bool {
        initial(position.board.at(from), from, side) == target
    }

    fn extra(
        &self,
        game: &Game,
        position: &Position,
        from: Square,
        found: &mut dyn FnMut(Move) -> Flow,
    ) -> Flow {
        let (board, us) = (&position.board, position.turn);
        let home = initial(board.at(from), from, us);
        let other = board.at(home);
        let is_enemy = other.is_of(us.other());
        if home == from || !(other.is_none() || is_enemy) {
            return Continue(());
        }
        let is_attacked = supporters(game, position, from, us.other()).next().is_some();
        if is_attacked {
            found(Move::new(from, home, is_enemy.then_some(home)))
        } else {
            Continue(())
        }
    }
}
