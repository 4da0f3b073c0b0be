//! Lost pieces: a piece of the other side that would be mated if it were a king disappears with each move;
//! who passes takes nothing.

use super::condition::{Condition, alone, condition};
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::board::piece::attribute;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Arriving, Flow, Rule, Step, points};
use crate::rules::fairy::legality::observation::is_checked;
use crate::rules::fairy::legality::{can_move, is_suffocated};
use crate::rules::piece::Colour;
use crate::rules::square::Square;
use std::cell::Cell;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("LostPieces", &[], |parameters, _| alone(parameters, LostPieces))];

#[derive(Debug)]
struct LostPieces;

thread_local! {
    /// Whether this thread is looking for lost pieces, which does not make others disappear.
    static IS_LOOKING: Cell<bool> = const { Cell::new(false) };
}

/// Where the side to move has pieces that are lost.
fn lost(game: &Game, position: &Position) -> Bitboard {
    let us = position.turn;
    let mut bare = *position;
    let royal = |square: Square, is_royal: bool, position: &mut Position| {
        let piece = position.board.at(square);
        let others = piece.attributes() & !attribute::ROYAL;
        let attributes = if is_royal { others | attribute::ROYAL } else { others };
        position.board.act(Action::Become(square, piece.with_attributes(attributes)));
    };
    for king in position.board.royals(Colour::White) | position.board.royals(Colour::Black) {
        royal(king, false, &mut bare);
    }
    IS_LOOKING.set(true);
    let is_lost = |&square: &Square| {
        let mut only = bare;
        royal(square, true, &mut only);
        let is_suffocated = || game.setup.paralyses && is_suffocated(game, &only);
        is_checked(game, &only, us) && !can_move(game, &only) && !is_suffocated()
    };
    let able = position.board.find(us, |piece| !piece.is_royal());
    let lost = able.filter(is_lost).fold(Bitboard::EMPTY, |all, square| all | Bitboard::of(square));
    IS_LOOKING.set(false);
    lost
}

impl Rule for LostPieces {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn arriving(&self) -> Arriving {
        Arriving::Mover
    }

    fn keeps_men(&self) -> bool {
        false
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        if !IS_LOOKING.get() {
            let mut next = making.after;
            next.pass_turn(game, making.before, &making.played);
            for square in lost(game, &next) {
                making.act(Action::Remove(square));
            }
        }
        go(making)
    }
}
