//! Leffie chess: no move may lead to a piece being paralysed as in Eiffel chess.

use super::condition::{Condition, alone, condition};
use super::guards::is_eiffel_paralysed;
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Rule, points};
use crate::rules::piece::Colour;

pub(super) const CONDITIONS: &[Condition] = &[condition("Leffie", &[], |parameters, setup| {
    setup.plays_captures = true;
    alone(parameters, Leffie)
})];

#[derive(Debug)]
struct Leffie;

impl Rule for Leffie {
    fn points(&self) -> u16 {
        points::FORBIDS
    }

    fn allows(&self, game: &Game, _before: &Position, _played: &Move, after: &Position) -> bool {
        [Colour::White, Colour::Black].into_iter().all(|side| {
            let mut pieces = after.board.side(side);
            !Iterator::any(&mut pieces, |at| is_eiffel_paralysed(game, after, at, side))
        })
    }
}
