//! Back home: a side moves a piece to where it stood in the diagram, if it can. Who has to do so captures no king
//! elsewhere, and so gives no check there.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Observation, Rule, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::fairy::legality::by_rules::exists_legal_from;
use crate::rules::piece::Colour;

pub(super) const CONDITIONS: &[Condition] = &[condition("BackHome", &[], read)];

fn read(parameters: &[&str], setup: &mut Setup) -> Option<Box<dyn Rule>> {
    setup.needs_homes = true;
    alone(parameters, BackHome)
}

#[derive(Debug)]
struct BackHome;

impl Rule for BackHome {
    fn points(&self) -> u16 {
        points::CHOOSES | points::OBSERVES
    }

    fn observes(&self, game: &Game, position: &Position, observation: Observation) -> bool {
        let board = &position.board;
        let Observation { from, to, by, .. } = observation;
        if to == board.home(from) {
            return true;
        }
        // Each such move leaves one piece less to come home, so the question comes to an end.
        let before = Position { turn: by, ..*position };
        let mut others = board.side(by).filter(|&other| board.home(other) != other);
        !others.any(|other| {
            let home = board.home(other);
            exists_legal_from(game, &before, other, &|played| played.to == home)
        })
    }

    fn chooses(&self, _side: Colour) -> bool {
        true
    }

    fn weight(&self, position: &Position, played: &Move) -> u16 {
        u16::from(played.to == position.board.home(played.from))
    }
}
