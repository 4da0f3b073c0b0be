//! Circe in which what is captured comes back after a later move: Parrain after the next one, with `WaitCapture` after
//! the next capture.

use super::condition::{Condition, alone, of_pieces};
use super::promotion;
use super::rebirth::{Capture, Place};
use crate::rules::fairy::board::kinds::first_step;
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::board::piece::Piece;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;

/// What is captured is reborn on the square of capture when the next piece is captured. These rules are looked for by
/// their whole text.
pub(super) const WAITING: &[Condition] = &[
    of_pieces("Circe CaptureSquare WaitCapture", waiting),
    of_pieces("Circe WaitCapture CaptureSquare", waiting),
];

/// The piece captured last, remembered in two words: the piece, and its square with its place in the diagram.
#[derive(Clone, Copy, Debug)]
struct LastCaptured {
    piece: usize,
    squares: usize,
}

impl LastCaptured {
    fn new(setup: &mut Setup) -> Option<Self> {
        Some(Self { piece: setup.take(1)?, squares: setup.take(1)? })
    }

    /// The piece, the square on which it was captured, and its place in the diagram.
    fn of(self, position: &Position) -> (Piece, Square, Square) {
        let squares = position.memory[self.squares];
        let (on, home) = (Square::new(squares as u8), Square::new((squares >> 8) as u8));
        (Piece::from_bits(position.memory[self.piece]), on, home)
    }

    fn note(self, before: &Position, victim: Square, after: &mut Position) {
        let home = before.board.home(victim);
        after.memory[self.piece] = before.board.at(victim).bits();
        after.memory[self.squares] = u32::from(victim.number()) | u32::from(home.number()) << 8;
    }

    fn forget(self, after: &mut Position) {
        after.memory[self.piece] = Piece::NONE.bits();
        after.memory[self.squares] = 0;
    }
}

/// Circe Parrain: what has been captured is reborn after the next move, as far from the square of capture as that
/// move went.
#[derive(Debug)]
pub(super) struct Parrain {
    place: Place,
    captured: LastCaptured,
}

impl Parrain {
    pub(super) fn new(place: Place, setup: &mut Setup) -> Option<Self> {
        Some(Self { place, captured: LastCaptured::new(setup)? })
    }
}

impl Rule for Parrain {
    fn points(&self) -> u16 {
        points::EFFECTS | points::BORROWS | points::REMEMBERS
    }

    fn borrows(
        &self,
        _game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        borrowed: &mut Vec<KindNumber>,
    ) -> bool {
        borrowed.extend(first_step(position.board.at(from).kind(), from, side));
        false
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let (piece, on, home) = self.captured.of(making.before);
        if piece.is_none() || piece.is_royal() {
            return go(making);
        }
        let (from, mut to) = (making.played.from, making.played.to);
        if making.played.is_castling() {
            // Both pieces count: the sum of what they go is one file.
            let step = if to.file() == 6 { from.file() } else { from.file() + 1 };
            to = Square::at(step, from.rank());
        }
        let capture = Capture { on, from, to, home: on };
        let square = self.place.of(piece, making.us(), capture);
        let Some(square) = square.filter(|&square| making.after.board.is_empty(square)) else {
            return go(making);
        };
        making.act(Action::Create(square, piece, home));
        let us = making.us();
        let side = if piece.is_of(us) { us } else { us.other() };
        promotion::promote(game, making, square, side, go)
    }

    fn remember(&self, before: &Position, played: &Move, after: &mut Position) {
        match played.victim {
            Some(victim) => self.captured.note(before, victim, after),
            None => self.captured.forget(after),
        }
    }
}

/// See [`WAITING`].
#[derive(Debug)]
struct Waiting(LastCaptured);

fn waiting(parameters: &[&str], setup: &mut Setup) -> Option<Box<dyn Rule>> {
    alone(parameters, Waiting(LastCaptured::new(setup)?))
}

impl Rule for Waiting {
    fn points(&self) -> u16 {
        points::EFFECTS | points::REMEMBERS
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let (piece, on, home) = self.0.of(making.before);
        let is_reborn = making.played.is_capture() && !piece.is_none() && !piece.is_royal();
        if is_reborn && making.after.board.is_empty(on) {
            making.act(Action::Create(on, piece, home));
        }
        go(making)
    }

    fn remember(&self, before: &Position, played: &Move, after: &mut Position) {
        if let Some(victim) = played.victim {
            self.0.note(before, victim, after);
        }
    }
}
