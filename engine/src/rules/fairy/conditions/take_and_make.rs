//! Take & Make: whoever captures goes on at once as the captured piece would move, to an empty square; where he
//! cannot, he cannot capture. Pawns may not end on their first rank.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::moves::{Move, Special};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::piece::Colour;
use std::ops::ControlFlow::Continue;

pub(super) const CONDITIONS: &[Condition] = &[condition("Take&MakeChess", &[], read)];

fn read(parameters: &[&str], setup: &mut Setup) -> Option<Box<dyn Rule>> {
    setup.plays_captures = true;
    alone(parameters, TakeAndMake)
}

#[derive(Debug)]
struct TakeAndMake;

impl Rule for TakeAndMake {
    fn points(&self) -> u16 {
        points::EFFECTS | points::OF_CAPTURES
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let (played, Some(at)) = (making.played, making.at) else { return go(making) };
        let Some(victim) = played.victim else { return go(making) };
        let (us, them) = (making.us(), making.us().other());
        let base = if us == Colour::White { 0 } else { 7 };
        let is_pawn = making.mover().reach(us).is_pawn;
        let reach = making.after.board.reach(making.captured.kind(), them);
        reach.moves(&making.after.board, at, them, |to, other| {
            if other.is_some() || is_pawn && to.rank() == base {
                return Continue(());
            }
            let special =
                if played.special == Special::EnPassant { played.special } else { Special::None };
            let mut compound = Move::new(played.from, to, Some(victim)).with(special);
            compound.choose(u32::from(victim.number()));
            go(&mut MoveInProgress::new(making.before, compound))
        })
    }
}
