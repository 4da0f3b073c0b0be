//! Bolero: pieces other than pawns move without capture as the piece that stands on their file in the initial position.
//! Inverse: they capture so. Kings are exempt unless `RexInclusive` is said.

use super::condition::{Condition, condition, words};
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Observation, Rule, points};
use crate::rules::fairy::legality::pseudo_legal::reaches;
use crate::rules::piece::{Colour, Kind, KindNumber};
use crate::rules::square::Square;
use std::ops::ControlFlow::{Break, Continue};

pub(super) const CONDITIONS: &[Condition] = &[
    condition("Bolero", &["RexInclusive"], |words, _| read(words, false)),
    condition("BoleroInverse", &["RexInclusive"], |words, _| read(words, true)),
];

fn read(parameters: &[&str], is_inverse: bool) -> Option<Box<dyn Rule>> {
    let said = words(parameters, &["RexInclusive"])?;
    Some(Box::new(Bolero { is_inverse, with_kings: said[0] }))
}

/// The pieces of the initial position from file a to file h.
pub(super) const INITIAL_RANK: [Kind; 8] = [
    Kind::Rook,
    Kind::Knight,
    Kind::Bishop,
    Kind::Queen,
    Kind::King,
    Kind::Bishop,
    Kind::Knight,
    Kind::Rook,
];

#[derive(Debug)]
struct Bolero {
    is_inverse: bool,
    with_kings: bool,
}

impl Bolero {
    /// As what the piece on a square moves or captures under the condition; None where it is exempt.
    fn borrowed(&self, position: &Position, from: Square, side: Colour) -> Option<KindNumber> {
        let piece = position.board.at(from);
        let is_exempt = piece.reach(side).is_pawn || piece.is_royal() && !self.with_kings;
        (!is_exempt).then(|| INITIAL_RANK[usize::from(from.file())].number())
    }

    /// The one kind as which it moves, or captures.
    fn kind(
        &self,
        position: &Position,
        from: Square,
        side: Colour,
        captures: bool,
    ) -> Option<KindNumber> {
        let borrowed = self.borrowed(position, from, side)?;
        let own = position.board.at(from).kind();
        Some(if captures == self.is_inverse { borrowed } else { own })
    }
}

impl Rule for Bolero {
    fn points(&self) -> u16 {
        points::BORROWS | points::RESTRICTS | points::OBSERVES | points::GEOMETRY
    }

    fn borrows(
        &self,
        _game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        borrowed: &mut Vec<KindNumber>,
    ) -> bool {
        borrowed.extend(self.borrowed(position, from, side));
        false
    }

    fn admits(&self, _game: &Game, position: &Position, played: &Move) -> bool {
        let Move { from, to, victim, .. } = *played;
        let side = position.turn;
        played.is_castling()
            || self
                .kind(position, from, side, victim.is_some())
                .is_none_or(|kind| reaches(&position.board, &[kind], from, side, to, victim))
    }

    fn observes(&self, _game: &Game, position: &Position, observation: Observation) -> bool {
        let Observation { from, to, target, by } = observation;
        self.kind(position, from, by, true).is_none_or(|kind| {
            let found = |arrival| if arrival == to { Break(()) } else { Continue(()) };
            position.board.reach(kind, by).arrivals(&position.board, from, target, found).is_break()
        })
    }
}
