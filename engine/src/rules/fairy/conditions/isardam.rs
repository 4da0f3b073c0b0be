//! Isardam: no move may lead to a piece being observed by an enemy piece of its own kind. By type B such moves still
//! give check.

use super::condition::{Condition, condition, words};
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Rule, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::fairy::legality::observation::could_be_captured_by;
use crate::rules::piece::Colour;

const WORDS: [&str; 3] = ["TypeA", "TypeB", "RexInclusive"];

pub(super) const CONDITIONS: &[Condition] = &[condition("Isardam", &WORDS, read)];

fn read(parameters: &[&str], setup: &mut Setup) -> Option<Box<dyn Rule>> {
    let said = words(parameters, &WORDS)?;
    setup.plays_captures |= !said[1];
    Some(Box::new(Isardam { with_kings: said[2] }))
}

#[derive(Debug)]
struct Isardam {
    with_kings: bool,
}

impl Rule for Isardam {
    fn points(&self) -> u16 {
        points::FORBIDS
    }

    fn allows(&self, game: &Game, _before: &Position, _played: &Move, after: &Position) -> bool {
        let board = &after.board;
        let is_observed = |side: Colour| {
            let by = side.other();
            let mut pieces = board.side(side);
            Iterator::any(&mut pieces, |at| {
                let piece = board.at(at);
                (self.with_kings || !piece.is_royal())
                    && could_be_captured_by(game, after, at, by, piece.kind())
            })
        };
        !is_observed(Colour::White) && !is_observed(Colour::Black)
    }
}
