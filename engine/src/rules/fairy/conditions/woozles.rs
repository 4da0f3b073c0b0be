//! Woozles: who observes a piece that observes it cannot capture or check; that is a piece of its own side, or under
//! `BiWoozles` one of the other. Heffalumps bar only captures on the line of the two.

use super::condition::{Condition, condition, words};
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Observation, Rule, points};
use crate::rules::fairy::legality::observation::could_capture;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

const REX_EXCLUSIVE: &[&str] = &["RexExclusive"];

pub(super) const CONDITIONS: &[Condition] = &[
    condition("Woozles", REX_EXCLUSIVE, |words, _| read(words, false, false)),
    condition("BiWoozles", REX_EXCLUSIVE, |words, _| read(words, true, false)),
    condition("Heffalumps", REX_EXCLUSIVE, |words, _| read(words, false, true)),
    condition("BiHeffalumps", REX_EXCLUSIVE, |words, _| read(words, true, true)),
];

fn read(parameters: &[&str], by_enemies: bool, on_line: bool) -> Option<Box<dyn Rule>> {
    let said = words(parameters, REX_EXCLUSIVE)?;
    Some(Box::new(Woozles { by_enemies, on_line, with_kings: !said[0] }))
}

#[derive(Debug)]
struct Woozles {
    /// Whether pieces of the other side bar captures, not those of the own one.
    by_enemies: bool,
    /// Whether only captures on the line of the two pieces are barred.
    on_line: bool,
    with_kings: bool,
}

impl Woozles {
    fn allows_capture(
        &self,
        game: &Game,
        position: &Position,
        from: Square,
        to: Square,
        side: Colour,
    ) -> bool {
        let board = &position.board;
        if !self.with_kings && board.at(from).is_royal() {
            return true;
        }
        let by = if self.by_enemies { side.other() } else { side };
        let mut others = board.side(by) & !Bitboard::of(from);
        !Iterator::any(&mut others, |other| {
            (self.with_kings || !board.at(other).is_royal())
                && (!self.on_line || is_on_line(from, other, to))
                && could_capture(game, position, other, from, by)
                && could_capture(game, position, from, other, side)
        })
    }
}

/// Whether two squares are in the same or in opposite directions from one.
fn is_on_line(from: Square, one: Square, other: Square) -> bool {
    let way =
        |to: Square| (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8);
    let ((right, up), (aside, along)) = (way(one), way(other));
    right * along == up * aside
}

impl Rule for Woozles {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::OBSERVES
    }

    fn admits(&self, game: &Game, position: &Position, played: &Move) -> bool {
        !played.is_capture()
            || self.allows_capture(game, position, played.from, played.to, position.turn)
    }

    fn observes(&self, game: &Game, position: &Position, observation: Observation) -> bool {
        let Observation { from, to, by, .. } = observation;
        self.allows_capture(game, position, from, to, by)
    }
}
