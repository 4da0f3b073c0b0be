//! Contact grid chess: grid chess in which a piece goes only where it stands next to another one in another cell.

use super::condition::{Condition, condition};
use super::grid::Grid;
use super::koeko::{ends, neighbours};
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Observation, Rule, points};
use crate::rules::fairy::game::setup::Setup;

pub(super) const CONDITIONS: &[Condition] = &[condition("ContactGridChess", &[], read)];

fn read(parameters: &[&str], setup: &mut Setup) -> Option<Box<dyn Rule>> {
    setup.plays_captures = true;
    parameters.is_empty().then_some(())?;
    Some(Box::new(ContactGrid(Grid::read(&[])?)))
}

#[derive(Debug)]
struct ContactGrid(Grid);

impl Rule for ContactGrid {
    fn points(&self) -> u16 {
        self.0.points() | points::FORBIDS
    }

    fn admits(&self, game: &Game, position: &Position, played: &Move) -> bool {
        self.0.admits(game, position, played)
    }

    fn observes(&self, game: &Game, position: &Position, observation: Observation) -> bool {
        self.0.observes(game, position, observation)
    }

    fn allows(&self, _game: &Game, _before: &Position, played: &Move, after: &Position) -> bool {
        ends(played).into_iter().all(|(_, end)| {
            let mut others = neighbours(end) & after.board.occupied();
            Iterator::any(&mut others, |other| self.0.parts(end, other))
        })
    }
}
