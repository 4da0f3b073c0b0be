//! Ultraschachzwang: a side makes no moves but those that check. It is mated where it could not move without that
//! either.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Rule, points};
use crate::rules::fairy::legality::observation::is_checked;
use crate::rules::piece::Colour;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("WhiteUltraSchachZwang", &[], |words, _| alone(words, Compulsion(Colour::White))),
    condition("BlackUltraSchachZwang", &[], |words, _| alone(words, Compulsion(Colour::Black))),
];

#[derive(Debug)]
struct Compulsion(Colour);

impl Rule for Compulsion {
    fn points(&self) -> u16 {
        points::FORBIDS
    }

    fn allows(&self, game: &Game, before: &Position, _played: &Move, after: &Position) -> bool {
        before.turn != self.0 || is_checked(game, after, after.turn)
    }

    fn spares(&self, side: Colour) -> bool {
        side == self.0
    }
}
