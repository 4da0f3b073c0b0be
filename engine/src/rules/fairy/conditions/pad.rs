//! PAD chess: a piece disappears with its second capture. Strict: it cannot capture again until it was captured itself.
//! Kings may capture as they like, unless `RexInclusive` is said; then they may capture once.

use super::condition::{Condition, condition, words};
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::board::piece::attribute;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use std::ops::ControlFlow::Continue;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("PADChess", &["Strict", "RexInclusive"], read)];

fn read(parameters: &[&str], setup: &mut Setup) -> Option<Box<dyn Rule>> {
    let said = words(parameters, &["Strict", "RexInclusive"])?;
    setup.plays_captures = true;
    Some(Box::new(Pad { is_strict: said[0], with_kings: said[1] }))
}

#[derive(Debug)]
struct Pad {
    is_strict: bool,
    with_kings: bool,
}

impl Rule for Pad {
    fn points(&self) -> u16 {
        points::EFFECTS | points::OF_CAPTURES
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let mover = making.mover();
        let Some(at) = making.at.filter(|_| making.played.is_capture()) else { return go(making) };
        if mover.is_royal() && !self.with_kings {
            return go(making);
        }
        if !mover.has(attribute::HAS_CAPTURED) {
            let attributes = mover.attributes() | attribute::HAS_CAPTURED;
            making.act(Action::Become(at, mover.with_attributes(attributes)));
        } else if self.is_strict || mover.is_royal() {
            return Continue(());
        } else {
            making.act(Action::Remove(at));
        }
        go(making)
    }
}
