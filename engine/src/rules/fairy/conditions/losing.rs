//! Losing chess: a side captures where it can. There is no check; kings are pieces like others, and pawns may become
//! kings.

use super::{Condition, Flow, Go, Rule, Setup, alone, condition, points};
use crate::rules::fairy::arrivals::Brings;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::kinds::KING;
use crate::rules::fairy::making::Making;
use crate::rules::fairy::moves::{Act, Move};
use crate::rules::fairy::piece::attribute;
use crate::rules::fairy::position::Position;
use crate::rules::piece::Colour;

pub(super) const CONDITIONS: &[Condition] = &[condition("LosingChess", &[], read)];

fn read(parameters: &[&str], setup: &mut Setup) -> Option<Box<dyn Rule>> {
    setup.any_kings = true;
    setup.kings_come = true;
    setup.promotes_beside.push(KING);
    alone(parameters, Losing)
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

    fn brings(&self) -> Brings {
        Brings::Mover
    }

    /// Pawns become the same kings as there are in the diagram.
    fn effects(&self, _game: &Game, making: &mut Making<'_>, go: &mut Go<'_>) -> Flow {
        let piece = making.mover();
        if let Some(at) = making.at.filter(|_| piece.kind() == KING && !piece.is_royal()) {
            let attributes = piece.attributes() | attribute::ROYAL;
            making.act(Act::Become(at, piece.with_attributes(attributes)));
        }
        go(making)
    }
}
