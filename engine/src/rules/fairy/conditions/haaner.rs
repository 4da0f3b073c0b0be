//! Haaner chess: a square that a piece leaves is out of use from then on.

use super::condition::{Condition, alone, condition};
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::moves::{Action, Special};
use crate::rules::fairy::board::piece::Piece;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};

pub(super) const CONDITIONS: &[Condition] =
    &[condition("HaanerChess", &[], |parameters, _| alone(parameters, Haaner))];

#[derive(Debug)]
struct Haaner;

impl Rule for Haaner {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn leaves_others(&self) -> bool {
        true
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let left = making.played.acts().iter().filter_map(|act| match *act {
            Action::Move(from, _) => Some(from),
            _ => None,
        });
        let passed = making.played.victim.filter(|_| making.played.special == Special::EnPassant);
        let squares = left.chain(passed).fold(Bitboard::EMPTY, |all, at| all | Bitboard::of(at));
        for square in squares {
            making.act(Action::Create(square, Piece::HOLE, square));
        }
        go(making)
    }
}
