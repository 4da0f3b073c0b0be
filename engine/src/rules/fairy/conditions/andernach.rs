//! Andernach chess: a piece that captures becomes one of the other side. Anti-Andernach: so does one that does not
//! capture. Kings are exempt.

use super::condition::{Condition, alone, condition};
use crate::rules::effects::Side;
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::board::piece::Piece;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::rule::{Arriving, Flow, Rule, Step, points};

pub(super) const CONDITIONS: &[Condition] = &[
    condition("AndernachChess", &[], |words, _| alone(words, Andernach { by_capture: true })),
    condition("AntiAndernachChess", &[], |words, _| alone(words, Andernach { by_capture: false })),
];

#[derive(Debug)]
struct Andernach {
    by_capture: bool,
}

impl Rule for Andernach {
    fn points(&self) -> u16 {
        points::EFFECTS | if self.by_capture { points::OF_CAPTURES } else { 0 }
    }

    fn arriving(&self) -> Arriving {
        Arriving::MoverOfAnySide
    }

    fn checks_no_more(&self, _mover: Piece, _victim: Piece) -> bool {
        true
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let (mover, them) = (making.mover(), making.us().other());
        if let Some(at) = making.at
            && making.played.is_capture() == self.by_capture
            && !mover.is_royal()
            && !mover.is_of(them)
        {
            making.act(Action::Become(at, mover.of_side(Side::of(them))));
        }
        go(making)
    }
}
