//! Köko: a piece may only go where it stands next to another one.

use super::{Condition, Observation, Rule, alone, condition, points};
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::moves::Move;
use crate::rules::fairy::position::Position;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("KoeKo", &[], |parameters, _| alone(parameters, Koeko))];

#[derive(Debug)]
struct Koeko;

impl Rule for Koeko {
    fn points(&self) -> u16 {
        points::JUDGES | points::OBSERVES
    }

    fn observes(&self, _game: &Game, position: &Position, observation: Observation) -> bool {
        let Observation { from, to, target, .. } = observation;
        let gone = Bitboard::of(from) | Bitboard::of(target);
        (neighbours(to) & position.board.occupied() & !gone).any()
    }

    fn allows(&self, _game: &Game, _before: &Position, played: &Move, after: &Position) -> bool {
        (neighbours(played.to) & after.board.occupied()).any()
    }
}

/// The squares next to one.
fn neighbours(square: Square) -> Bitboard {
    let is_next = |other: &Square| {
        let files = square.file().abs_diff(other.file());
        let ranks = square.rank().abs_diff(other.rank());
        files.max(ranks) == 1
    };
    Square::all().filter(is_next).fold(Bitboard::EMPTY, |all, other| all | Bitboard::of(other))
}
