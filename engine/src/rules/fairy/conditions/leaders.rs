//! What the square means that the other side has just left. Follow my leader: a side moves there, if it can. Chameleon
//! pursuit: a piece that moves there changes sides; kings are exempt.

use super::condition::{Condition, alone, condition};
use crate::rules::effects::Side;
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Arriving, Flow, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("WhiteFollowMyLeader", &[], |words, setup| following(words, setup, Colour::White)),
    condition("BlackFollowMyLeader", &[], |words, setup| following(words, setup, Colour::Black)),
];

pub(super) const PURSUIT: &[Condition] = &[condition("ChameleonPursuit", &[], |words, setup| {
    let slot = setup.take(1)?;
    alone(words, Pursuit { slot })
})];

#[derive(Debug)]
struct Following {
    side: Colour,
    /// The slot of the square that was left by the last move, from 1; 0 where there was none.
    slot: usize,
}

fn following(parameters: &[&str], setup: &mut Setup, side: Colour) -> Option<Box<dyn Rule>> {
    let slot = setup.take(1)?;
    alone(parameters, Following { side, slot })
}

fn noted(square: Square) -> u32 {
    u32::from(square.number()) + 1
}

impl Rule for Following {
    fn points(&self) -> u16 {
        points::CHOOSES | points::REMEMBERS
    }

    fn arriving(&self) -> Arriving {
        Arriving::Mover
    }

    fn only_chooses(&self) -> bool {
        true
    }

    fn chooses(&self, side: Colour) -> bool {
        side == self.side
    }

    fn weight(&self, position: &Position, played: &Move) -> u16 {
        u16::from(position.memory[self.slot] == noted(played.to))
    }

    fn pass(&self, position: &mut Position) {
        position.memory[self.slot] = 0;
    }

    fn remember(&self, _before: &Position, played: &Move, after: &mut Position) {
        after.memory[self.slot] = noted(played.from);
    }
}

#[derive(Debug)]
struct Pursuit {
    /// As for [`Following`].
    slot: usize,
}

impl Rule for Pursuit {
    fn points(&self) -> u16 {
        points::EFFECTS | points::REMEMBERS
    }

    fn arriving(&self) -> Arriving {
        Arriving::MoverOfAnySide
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let (mover, them) = (making.mover(), making.us().other());
        if let Some(at) = making.at
            && making.before.memory[self.slot] == noted(making.played.to)
            && !mover.is_royal()
            && !mover.is_of(them)
        {
            making.act(Action::Become(at, mover.of_side(Side::of(them))));
        }
        go(making)
    }

    fn pass(&self, position: &mut Position) {
        position.memory[self.slot] = 0;
    }

    fn remember(&self, _before: &Position, played: &Move, after: &mut Position) {
        after.memory[self.slot] = noted(played.from);
    }
}
