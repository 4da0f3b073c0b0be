//! Alice chess: two boards. A piece moves among those of its own board, to a square that is empty on the other one, and
//! then stands there. A king may not go where he would be in check before he changes boards.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::board::piece::{Piece, attribute};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Arriving, Flow, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::fairy::legality::observation::is_checked;
use crate::rules::square::Square;

/// The condition that pieces of either board bring with them.
pub(crate) const ALICE: &str = "AliceChess";

pub(super) const CONDITIONS: &[Condition] = &[condition(ALICE, &[], read)];

fn read(parameters: &[&str], setup: &mut Setup) -> Option<Box<dyn Rule>> {
    setup.has_two_boards = true;
    alone(parameters, Alice)
}

#[derive(Debug)]
struct Alice;

/// The same piece on the other board.
fn transferred(piece: Piece) -> Piece {
    piece.with_attributes(piece.attributes() ^ attribute::ALICE_B)
}

impl Rule for Alice {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::EFFECTS | points::FORBIDS | points::REMEMBERS
    }

    fn arriving(&self) -> Arriving {
        Arriving::Mover
    }

    /// Whoever is not on the second board is on the first.
    fn begin(&self, position: &mut Position) {
        for square in position.board.occupied() {
            let piece = position.board.at(square);
            let piece = piece.with_attributes(piece.attributes() & !attribute::ALICE_A);
            position.board.act(Action::Become(square, piece));
        }
    }

    /// What stands on the square of arrival and is not captured stands on the other board.
    fn admits(&self, _game: &Game, position: &Position, played: &Move) -> bool {
        let Move { from, to, victim, .. } = *played;
        let board = &position.board;
        let passed = Square::new(u8::midpoint(from.number(), to.number()));
        (board.is_empty(to) || victim == Some(to))
            && (!played.is_castling() || board.is_empty(passed))
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let acts = making.played;
        for act in acts.acts() {
            if let Action::Move(_, to) = *act {
                let piece = making.after.board.at(to);
                making.act(Action::Become(to, transferred(piece)));
            }
        }
        go(making)
    }

    fn allows(&self, game: &Game, before: &Position, played: &Move, after: &Position) -> bool {
        if !before.board.at(played.from).is_royal() {
            return true;
        }
        let mut stayed = *after;
        stayed.board.act(Action::Become(played.to, transferred(after.board.at(played.to))));
        !is_checked(game, &stayed, before.turn)
    }
}
