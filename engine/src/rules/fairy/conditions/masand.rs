//! Masand: a piece that moves and checks changes the sides of all other pieces that it observes; kings and neutral
//! pieces are exempt.

use super::condition::{Condition, alone, condition};
use crate::rules::effects::Side;
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::fairy::legality::observation::{could_capture, observes};
use crate::rules::piece::Colour;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("Masand", &[], |words, _| alone(words, Masand))];

#[derive(Debug)]
struct Masand;

impl Rule for Masand {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let us = making.us();
        let after = &making.after;
        let Some(at) = making.at else { return go(making) };
        let mut kings = after.board.royals(us.other());
        if !Iterator::any(&mut kings, |king| observes(game, after, at, king, us)) {
            return go(making);
        }
        let observed: Vec<_> = after
            .board
            .occupied()
            .filter(|&square| {
                let piece = after.board.at(square);
                let is_exempt = piece.is_royal() || piece.is_neutral() || square == at;
                !is_exempt && could_capture(game, after, at, square, us)
            })
            .collect();
        for square in observed {
            let piece = making.after.board.at(square);
            let side = if piece.is_of(Colour::White) { Side::Black } else { Side::White };
            making.act(Action::Become(square, piece.of_side(side)));
        }
        go(making)
    }
}
