//! Royal dynasty: a king is royal while it is the only one of its side. Pawns may become kings.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::kinds::KING;
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::board::piece::{Piece, attribute};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[condition("RoyalDynasty", &[], read)];

fn read(parameters: &[&str], setup: &mut Setup) -> Option<Box<dyn Rule>> {
    setup.any_kings = true;
    setup.promotes_beside.push(KING);
    alone(parameters, Dynasty)
}

#[derive(Debug)]
struct Dynasty;

/// The kings that have to become royal, or cease to be so.
fn changes(position: &Position) -> Vec<(Square, Piece)> {
    let mut found = Vec::new();
    for side in [Colour::White, Colour::Black] {
        let kings = position.board.find(side, |piece| piece.kind() == KING);
        let is_royal = kings.count() == 1;
        for square in kings {
            let king = position.board.at(square);
            if king.is_royal() != is_royal {
                found.push((square, king.with_attributes(king.attributes() ^ attribute::ROYAL)));
            }
        }
    }
    found
}

impl Rule for Dynasty {
    fn points(&self) -> u16 {
        points::EFFECTS | points::REMEMBERS
    }

    fn begin(&self, position: &mut Position) {
        for (square, king) in changes(position) {
            position.board.act(Action::Become(square, king));
        }
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        for (square, king) in changes(&making.after) {
            making.act(Action::Become(square, king));
        }
        go(making)
    }

    /// A king that becomes royal at home may castle, wherever it has been.
    fn remember(&self, _before: &Position, played: &Move, after: &mut Position) {
        for &act in played.acts() {
            if let Action::Become(square, piece) = act
                && piece.kind() == KING
                && piece.is_royal()
            {
                after.come_home(square);
            }
        }
    }
}
