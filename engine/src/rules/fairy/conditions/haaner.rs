//! Haaner chess: a square that a piece leaves is out of use from then on.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::moves::{Act, Special};
use crate::rules::fairy::board::piece::Piece;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::Making;
use crate::rules::fairy::game::rule::{Flow, Go, Rule, points};

pub(super) const CONDITIONS: &[Condition] =
    &[condition("HaanerChess", &[], |parameters, _| alone(parameters, Haaner))];

#[derive(Debug)]
struct Haaner;

impl Rule for Haaner {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn effects(&self, _game: &Game, making: &mut Making<'_>, go: &mut Go<'_>) -> Flow {
        let left = making.played.acts().iter().filter_map(|act| match *act {
            Act::Move(from, _) => Some(from),
            _ => None,
        });
        let passed = making.played.victim.filter(|_| making.played.special == Special::EnPassant);
        let squares: Vec<_> = left.chain(passed).collect();
        for square in squares {
            making.act(Act::Create(square, Piece::HOLE, square));
        }
        go(making)
    }
}
