//! Single box: of each kind no more pieces of a side may be on the board than a box of pieces has.

use super::{Condition, Observation, Rule, condition, points, words};
use crate::rules::effects::KindNumber;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::moves::Move;
use crate::rules::fairy::position::Position;
use crate::rules::piece::Colour;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("SingleBox", &["Type1"], |parameters, _| {
        words(parameters, &["Type1"])?;
        Some(Box::new(SingleBox))
    })];

#[derive(Debug)]
struct SingleBox;

/// How many pieces of each orthodox kind a side has in a box, from the pawn to the king.
const BOX: [u32; 6] = [8, 2, 2, 2, 1, 1];

impl Rule for SingleBox {
    fn points(&self) -> u16 {
        points::JUDGES | points::OBSERVES
    }

    /// A pawn that cannot become anything on the last rank does not check there.
    fn observes(&self, _game: &Game, position: &Position, observation: Observation) -> bool {
        let Observation { from, to, by, .. } = observation;
        let board = &position.board;
        if !board.at(from).reach(by).promotes.has(to) {
            return true;
        }
        let left = |kind: usize| {
            board.find(by, |piece| piece.kind() == kind as KindNumber).count() < BOX[kind]
        };
        (1..5).any(left)
    }

    fn allows(&self, _game: &Game, _before: &Position, _played: &Move, after: &Position) -> bool {
        [Colour::White, Colour::Black].into_iter().all(|side| {
            BOX.into_iter().enumerate().all(|(kind, most)| {
                after.board.find(side, |piece| piece.kind() == kind as KindNumber).count() <= most
            })
        })
    }
}
