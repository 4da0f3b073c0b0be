//! Moves that are legal only for what they lead to: checkless and exclusive chess.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::bounds::beyond;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Rule, points};
use crate::rules::fairy::legality::by_rules::for_each_safe;
use crate::rules::fairy::legality::can_move;
use crate::rules::fairy::legality::observation::is_checked;
use crate::rules::fairy::legality::search::Kept;
use std::cell::Cell;
use std::ops::ControlFlow::{Break, Continue};

pub(super) const CONDITIONS: &[Condition] = &[
    condition("ChecklessChess", &[], |parameters, _| alone(parameters, Checkless)),
    condition("ExclusiveChess", &[], |parameters, _| alone(parameters, Exclusive)),
];

/// The most checks in a row each of which must be looked at as an answer to the one before.
const MOST: u32 = 24;

thread_local! {
    /// How many of them this thread is looking at.
    static DEPTH: Cell<u32> = const { Cell::new(0) };
}

/// Whether the side to move is mated.
fn is_mate(game: &Game, position: &Position) -> bool {
    if !is_checked(game, position, position.turn) {
        return false;
    }
    let depth = DEPTH.get() + 1;
    if depth > MOST {
        DEPTH.set(0);
        beyond("more than 24 checks answer each other");
    }
    DEPTH.set(depth);
    let is_stuck = !can_move(game, position);
    DEPTH.set(depth - 1);
    is_stuck
}

/// Nobody may check, unless it is mate.
#[derive(Debug)]
struct Checkless;

impl Rule for Checkless {
    fn points(&self) -> u16 {
        points::FORBIDS
    }

    fn allows(&self, game: &Game, _before: &Position, _played: &Move, after: &Position) -> bool {
        !is_checked(game, after, after.turn) || is_mate(game, after)
    }
}

/// A move that mates is possible only where no other one mates.
#[derive(Debug)]
struct Exclusive;

impl Rule for Exclusive {
    fn points(&self) -> u16 {
        points::FORBIDS
    }

    fn allows(&self, game: &Game, before: &Position, _played: &Move, after: &Position) -> bool {
        if !is_mate(game, after) {
            return true;
        }
        let mut mates = 0;
        for_each_safe(game, before, Kept::All, &mut |making| {
            mates += u32::from(is_mate(game, &making.after));
            if mates > 1 { Break(()) } else { Continue(()) }
        })
        .is_continue()
    }
}
