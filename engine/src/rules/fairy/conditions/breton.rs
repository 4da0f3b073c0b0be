//! Breton chess: with each capture another piece like the captured one disappears, of the side that captures, or
//! (`Adverse`) of the other; with `Chromatic` it changes sides instead. Pawns count as what they were before they
//! promote, with `PY` as what they have become.

use super::condition::{Condition, alone, condition, of_pieces, words};
use crate::rules::effects::Side;
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use std::ops::ControlFlow::Continue;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("Breton", &["Adverse", "Chromatic", "PY"], |parameters, _| {
        let said = words(parameters, &["Adverse", "Chromatic"])?;
        Some(Box::new(Breton { is_adverse: said[0], is_chromatic: said[1] }))
    })];

pub(super) const AFTER_PROMOTION: &[Condition] = &[of_pieces("Breton PY", |parameters, _| {
    alone(parameters, Breton { is_adverse: false, is_chromatic: false })
})];

#[derive(Debug)]
struct Breton {
    is_adverse: bool,
    is_chromatic: bool,
}

impl Rule for Breton {
    fn points(&self) -> u16 {
        points::EFFECTS | points::OF_CAPTURES
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        if !making.played.is_capture() {
            return go(making);
        }
        let us = making.us();
        let side = if self.is_adverse { us.other() } else { us };
        let kind = making.captured.kind();
        let is_alike = |piece: crate::rules::fairy::board::piece::Piece| {
            piece.kind() == kind && !piece.is_neutral()
        };
        let alike = making.after.board.find(side, is_alike);
        if !alike.any() {
            return go(making);
        }
        for square in alike {
            let mut making = making.fork();
            // A side that one piece alone can change is the same move, whichever piece it is.
            if !self.is_chromatic || alike.several() {
                making.played.choose(square.number().into());
            }
            if self.is_chromatic {
                let piece = making.after.board.at(square);
                making.act(Action::Become(square, piece.of_side(Side::of(side.other()))));
            } else {
                making.act(Action::Remove(square));
            }
            go(&mut making)?;
        }
        Continue(())
    }
}
