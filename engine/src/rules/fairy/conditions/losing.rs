//! Games in which kings are pieces like others, and pawns may become kings. Losing chess: a side captures where it can,
//! and there is no check. Extinction chess: a side is in check where it could lose its last piece of a kind.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::kinds::KING;
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::board::piece::attribute;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Arriving, Flow, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::fairy::legality::effects::complete;
use crate::rules::fairy::legality::pseudo_legal::for_each_pseudo_legal_from;
use crate::rules::piece::Colour;
use std::ops::ControlFlow::{Break, Continue};

pub(super) const CONDITIONS: &[Condition] = &[
    condition("LosingChess", &[], |words, setup| {
        make_common(setup);
        alone(words, Losing)
    }),
    condition("ExtinctionChess", &[], |words, setup| {
        make_common(setup);
        alone(words, Extinction)
    }),
];

/// Makes kings pieces like others.
fn make_common(setup: &mut Setup) {
    setup.any_kings = true;
    setup.kings_come = true;
    setup.promotes_beside.push(KING);
}

/// Lets a pawn become the same king as there are in the diagram.
fn crown(making: &mut MoveInProgress<'_>) {
    let piece = making.mover();
    if let Some(at) = making.at.filter(|_| piece.kind() == KING && !piece.is_royal()) {
        let attributes = piece.attributes() | attribute::ROYAL;
        making.act(Action::Become(at, piece.with_attributes(attributes)));
    }
}

#[derive(Debug)]
struct Losing;

impl Rule for Losing {
    fn points(&self) -> u16 {
        points::CHECKS | points::CHOOSES | points::EFFECTS | points::OF_PROMOTIONS
    }

    fn is_check(&self, _game: &Game, _position: &Position, _side: Colour) -> bool {
        false
    }

    fn chooses(&self, _side: Colour) -> bool {
        true
    }

    fn weight(&self, _position: &Position, played: &Move) -> u16 {
        u16::from(played.is_capture())
    }

    fn arriving(&self) -> Arriving {
        Arriving::Mover
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        crown(making);
        go(making)
    }
}

#[derive(Debug)]
struct Extinction;

impl Rule for Extinction {
    fn points(&self) -> u16 {
        points::CHECKS | points::EFFECTS | points::OF_PROMOTIONS
    }

    fn is_check(&self, game: &Game, position: &Position, side: Colour) -> bool {
        let (by, board) = (side.other(), &position.board);
        let count = |position: &Position, kind| {
            position.board.find(side, |piece| piece.kind() == kind).count()
        };
        let en_passant = position.en_passant.filter(|_| position.turn == by);
        let attacking = Position { turn: by, en_passant, ..*position };
        Iterator::any(&mut board.side(by), |from| {
            for_each_pseudo_legal_from(game, &attacking, from, &mut |played| {
                let captured = played.victim.map(|victim| board.at(victim).kind());
                let Some(kind) = captured.filter(|&kind| count(position, kind) == 1) else {
                    return Continue(());
                };
                complete(game, &mut MoveInProgress::new(&attacking, *played), &mut |making| {
                    if count(&making.after, kind) == 0 { Break(()) } else { Continue(()) }
                })
            })
            .is_break()
        })
    }

    fn arriving(&self) -> Arriving {
        Arriving::Mover
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        crown(making);
        go(making)
    }
}
