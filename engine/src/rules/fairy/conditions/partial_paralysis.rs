//! Partial paralysis: a piece cannot go, nor capture or check, where it could go as an enemy piece that observes it.

use super::condition::{Condition, alone, condition};
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Observation, Rule, points};
use crate::rules::fairy::movements::Reach;
use crate::rules::piece::Colour;
use crate::rules::square::Square;
use std::ops::ControlFlow::{Break, Continue};

pub(super) const CONDITIONS: &[Condition] =
    &[condition("PartialParalysis", &[], |parameters, _| alone(parameters, PartialParalysis))];

#[derive(Debug)]
struct PartialParalysis;

/// Whether a piece of `side` could go to a square as one of the enemy pieces that observe it.
fn is_kept(position: &Position, from: Square, to: Square, side: Colour) -> bool {
    let board = &position.board;
    let mut observers = board.side(side.other()) & !Bitboard::of(from);
    Iterator::any(&mut observers, |observer| {
        let piece = board.at(observer);
        piece.reach(side.other()).attacks(board, observer, from)
            && Reach::of(piece.kind(), side)
                .moves(
                    board,
                    from,
                    side,
                    |arrival, _| {
                        if arrival == to { Break(()) } else { Continue(()) }
                    },
                )
                .is_break()
    })
}

impl Rule for PartialParalysis {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES
    }

    fn admits(&self, _game: &Game, position: &Position, played: &Move) -> bool {
        !is_kept(position, played.from, played.to, position.turn)
    }

    fn observes(&self, _game: &Game, position: &Position, observation: Observation) -> bool {
        !is_kept(position, observation.from, observation.target, observation.by)
    }
}
