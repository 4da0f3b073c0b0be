//! Circe Take & Make: what is captured makes a move without capture from where it stood, as a piece of its own side.
//! What cannot is not captured. Kings are exempt.

use super::condition::{Condition, alone, condition, of_pieces};
use super::promotion;
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use std::ops::ControlFlow::Continue;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("CirceTake&Make", &[], |words, _| alone(words, CirceTakeAndMake)),
    // The same by its other name.
    of_pieces("Circe Take&Make", |words, _| alone(words, CirceTakeAndMake)),
];

#[derive(Debug)]
struct CirceTakeAndMake;

impl Rule for CirceTakeAndMake {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let captured = making.captured;
        let Some(on) = making.played.victim.filter(|_| !captured.is_royal()) else {
            return go(making);
        };
        let them = making.us().other();
        let mut board = making.after.board;
        if !board.is_empty(on) {
            board.remove(on);
        }
        board.put(on, captured);
        let home = making.before.board.home(on);
        board.reach(captured.kind(), them).moves(&board, on, them, |to, other| {
            // The square of capture is taken, though it was not for this move.
            if other.is_some() || !making.after.board.is_empty(to) {
                return Continue(());
            }
            let mut reborn = making.fork();
            reborn.played.choose(to.number().into());
            reborn.act(Action::Create(to, captured, home));
            promotion::promote(game, &mut reborn, to, them, go)
        })
    }
}
