//! Circe and its kin: what is captured comes back on another square, if that is empty.

use super::{Condition, Flow, Go, Rule, condition, points, words};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::making::Making;
use crate::rules::fairy::moves::Act;
use crate::rules::fairy::piece::Piece;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[condition("Circe", &[], |parameters, _| {
    words(parameters, &[])?;
    Some(Box::new(Circe))
})];

#[derive(Debug)]
struct Circe;

impl Rule for Circe {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn effects(&self, _game: &Game, making: &mut Making<'_>, go: &mut Go<'_>) -> Flow {
        let Some(victim) = making.played.victim else { return go(making) };
        let to = rebirth_square(making.captured, victim, making.us().other());
        if making.after.board.is_empty(to) {
            let home = making.before.board.home(victim);
            making.act(Act::Create(to, making.captured, home));
        }
        go(making)
    }
}

/// The square on which a piece that was captured on another one, as one of `side`, is reborn.
pub(super) fn rebirth_square(piece: Piece, captured_on: Square, side: Colour) -> Square {
    let back = if side == Colour::White { 0 } else { 7 };
    let front = if side == Colour::White { 1 } else { 6 };
    let is_light = |square: Square| (square.file() + square.rank()) % 2 == 1;
    // Of the two squares where such pieces stand at the beginning, the one of the same colour.
    let of_same_colour = |file: u8| {
        let left = Square::at(file, back);
        if is_light(left) == is_light(captured_on) { left } else { Square::at(7 - file, back) }
    };
    match Kind::ALL.get(usize::from(piece.kind())) {
        Some(Kind::Pawn) => Square::at(captured_on.file(), front),
        Some(Kind::Rook) => of_same_colour(0),
        Some(Kind::Knight) => of_same_colour(1),
        Some(Kind::Bishop) => of_same_colour(2),
        Some(Kind::Queen) => Square::at(3, back),
        Some(Kind::King) => Square::at(4, back),
        None if piece.reach(side).is_pawn => Square::at(captured_on.file(), front),
        None => Square::at(captured_on.file(), 7 - back),
    }
}
