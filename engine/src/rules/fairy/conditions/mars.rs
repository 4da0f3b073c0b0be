//! Pieces that capture, or move, as from another square: Mars and Antimars Circe, phantom and plus chess.

use super::rebirth::initial;
use super::{Condition, Origins, Rule, alone, condition, points};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::position::Position;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("MarsCirce", &[], |parameters, _| {
        alone(parameters, Mars { moves: Way::Standing, captures: Way::Reborn, kings: true })
    }),
    condition("PhantomChess", &[], |parameters, _| {
        alone(parameters, Mars { moves: Way::Both, captures: Way::Both, kings: false })
    }),
    condition("PlusChess", &[], |parameters, _| alone(parameters, Plus)),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Standing,
    Reborn,
    Both,
}

/// Moves or captures from the square of rebirth, which must be empty.
#[derive(Debug)]
struct Mars {
    moves: Way,
    captures: Way,
    /// Whether kings do.
    kings: bool,
}

impl Rule for Mars {
    fn points(&self) -> u16 {
        points::ORIGINS
    }

    fn origins(
        &self,
        _game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        captured: Option<Square>,
    ) -> Origins {
        let piece = position.board.at(from);
        let way = match captured {
            _ if piece.is_royal() && !self.kings => Way::Standing,
            Some(_) => self.captures,
            None => self.moves,
        };
        let mut others = Vec::new();
        let home = initial(piece, from, side);
        let is_there = home == from;
        if way != Way::Standing && !is_there && position.board.is_empty(home) {
            others.push(home);
        }
        Origins { stands: way != Way::Reborn || is_there, others, are_told: true }
    }
}

/// On one of the four squares in the middle a piece captures from each of the others, too, if that is empty.
#[derive(Debug)]
struct Plus;

impl Rule for Plus {
    fn points(&self) -> u16 {
        points::ORIGINS
    }

    fn origins(
        &self,
        _game: &Game,
        position: &Position,
        from: Square,
        _side: Colour,
        captured: Option<Square>,
    ) -> Origins {
        let middle = || (3..5).flat_map(|rank| (3..5).map(move |file| Square::at(file, rank)));
        let mut others = Vec::new();
        if captured.is_some() && middle().any(|square| square == from) {
            others.extend(middle().filter(|&square| position.board.is_empty(square)));
        }
        Origins { stands: true, others, are_told: true }
    }
}
