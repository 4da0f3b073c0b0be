//! Checks turned round. Antikings: a king is in check where nobody attacks him. Vogtländer chess: a side is in check
//! where it attacks the king of the other side.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Rule, points};
use crate::rules::fairy::legality::observation::observers;
use crate::rules::piece::Colour;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("AntiKings", &[], |words, _| alone(words, Turned::IntoSafety)),
    condition("VogtlaenderChess", &[], |words, _| alone(words, Turned::IntoAttack)),
];

#[derive(Debug)]
enum Turned {
    IntoSafety,
    IntoAttack,
}

/// Whether a king of a side is attacked.
fn is_attacked(game: &Game, position: &Position, side: Colour) -> bool {
    let mut kings = position.board.royals(side);
    Iterator::any(&mut kings, |king| observers(game, position, king, side.other()).next().is_some())
}

impl Rule for Turned {
    fn points(&self) -> u16 {
        points::CHECKS | points::RESTRICTS
    }

    fn is_check(&self, game: &Game, position: &Position, side: Colour) -> bool {
        match self {
            Self::IntoSafety => {
                position.board.royals(side).any() && !is_attacked(game, position, side)
            }
            Self::IntoAttack => is_attacked(game, position, side.other()),
        }
    }

    /// Nobody captures a king that is attacked but not in check.
    fn admits(&self, _game: &Game, position: &Position, played: &Move) -> bool {
        played.victim.is_none_or(|victim| !position.board.at(victim).is_royal())
    }
}
