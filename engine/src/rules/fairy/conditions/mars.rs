//! Pieces that capture, or move, as from another square: Mars and Antimars Circe, phantom and plus chess.

use super::condition::{Condition, alone, condition, words};
use super::rebirth::{Capture, Place, Rebirth};
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::{CASTLINGS, Position};
use crate::rules::fairy::game::rule::{Flow, Origins, Rule, points};
use crate::rules::fairy::legality::castling::{castling, castling_step};
use crate::rules::fairy::legality::observation::is_checked;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;
use std::ops::ControlFlow::Continue;

/// The only word: Popeye's answers to others contradict each other.
const MIRROR: &[&str] = &["Mirror"];

const MARS: Mars =
    Mars { place: INITIAL, moves: Way::Standing, captures: Way::Reborn, with_kings: true };
const ANTIMARS: Mars =
    Mars { place: INITIAL, moves: Way::Reborn, captures: Way::Standing, with_kings: true };
const PHANTOM: Mars =
    Mars { place: INITIAL, moves: Way::Both, captures: Way::Both, with_kings: false };

const INITIAL: Place =
    Place { rebirth: Rebirth::Initial, is_mirror: false, is_diametral: false, is_vertical: false };

pub(super) const CONDITIONS: &[Condition] = &[
    condition("MarsCirce", MIRROR, |words, _| read(words, MARS)),
    condition("MarsMirrorCirce", &[], |words, _| alone(words, mirrored(MARS))),
    condition("PhantomChess", &[], |words, _| alone(words, PHANTOM)),
    condition("PlusChess", &[], |parameters, _| alone(parameters, Plus)),
];

pub(super) const ANTI: &[Condition] = &[
    condition("AntiMarsCirce", MIRROR, |words, _| read(words, ANTIMARS)),
    condition("AntiMarsMirrorCirce", &[], |words, _| alone(words, mirrored(ANTIMARS))),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Standing,
    Reborn,
    Both,
}

/// Moves or captures from the square of rebirth, which must be empty.
#[derive(Clone, Copy, Debug)]
struct Mars {
    place: Place,
    moves: Way,
    captures: Way,
    with_kings: bool,
}

fn read(parameters: &[&str], usual: Mars) -> Option<Box<dyn Rule>> {
    let said = words(parameters, MIRROR)?;
    Some(Box::new(if said[0] { mirrored(usual) } else { usual }))
}

/// The same with the squares of the other side.
fn mirrored(usual: Mars) -> Mars {
    Mars { place: Place { is_mirror: true, ..usual.place }, ..usual }
}

impl Mars {
    /// Where the piece on a square is reborn.
    fn home(self, position: &Position, from: Square, side: Colour) -> Option<Square> {
        let seat = Capture { on: from, from, to: from, home: position.board.home(from) };
        self.place.of(position.board.at(from), side, seat)
    }
}

impl Rule for Mars {
    fn points(&self) -> u16 {
        points::ORIGINS | if self.moves == Way::Reborn { points::EXTRA } else { 0 }
    }

    /// Castling of a king and a rook of which one at least is reborn.
    fn extra(
        &self,
        game: &Game,
        position: &Position,
        from: Square,
        found: &mut dyn FnMut(Move) -> Flow,
    ) -> Flow {
        let (board, side) = (&position.board, position.turn);
        if board.at(from).kind() != Kind::King.number() {
            return Continue(());
        }
        let is_reborn = |square, home| {
            self.home(position, square, side) == Some(home)
                && (square == home || board.is_empty(home))
        };
        let rooks = board.find(side, |piece| piece.kind() == Kind::Rook.number());
        for (number, (owner, king, corner)) in CASTLINGS.into_iter().enumerate() {
            let may_castle =
                |rook| owner == side && is_reborn(from, king) && is_reborn(rook, corner);
            for rook in rooks.filter(|&rook| may_castle(rook)) {
                // Without any rebirth it is found elsewhere.
                let is_usual = from == king && position.has_right(game, number);
                if rook == corner && (is_usual || position.castling & 1 << number == 0) {
                    continue;
                }
                let rebirths = [(rook, corner), (from, king)].into_iter();
                let rebirths = rebirths.filter(|(at, home)| at != home);
                let rebirths = rebirths.map(|(at, home)| Action::Move(at, home));
                let mut reborn = *position;
                rebirths.clone().for_each(|act| reborn.board.act(act));
                let Some(step) = castling_step(&reborn.board, king, corner) else { continue };
                let mut played = rebirths.fold(castling(king, step), Move::after);
                played.from = from;
                played.choose(rook.number().into());
                if is_checked(game, &reborn, side) {
                    continue;
                }
                reborn.board.act(Action::Move(king, king.plus(step)));
                if !is_checked(game, &reborn, side) {
                    found(played)?;
                }
            }
        }
        Continue(())
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
            _ if piece.is_royal() && !self.with_kings => Way::Standing,
            Some(_) => self.captures,
            None => self.moves,
        };
        let mut others = Vec::new();
        let home = self.home(position, from, side);
        let is_there = home == Some(from);
        if way != Way::Standing && !is_there {
            others.extend(home.filter(|&home| position.board.is_empty(home)));
        }
        Origins { stands: way != Way::Reborn || is_there, others, are_shown: true }
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
        Origins { stands: true, others, are_shown: true }
    }
}
