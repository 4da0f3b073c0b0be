//! Which of its legal moves a side must choose: a capture, one to a forced square, one with the piece that stands first
//! in the alphabet, one that goes as the last move of the other side, or one that brings two pieces as far apart as
//! possible, or as near to each other.

use super::condition::{Condition, alone, condition, words};
use super::grid::squares;
use super::maximummer::is_greatest;
use crate::rules::fairy::board::moves::{Move, followed};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Arriving, Observation, Rule, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("WhiteMustCapture", STRICTNESS, |words, _| must_capture(words, Colour::White)),
    condition("BlackMustCapture", STRICTNESS, |words, _| must_capture(words, Colour::Black)),
    condition("AlphabeticChess", &[], |words, _| alone(words, Alphabetic(None))),
    condition("WhiteAlphabeticChess", &[], |words, _| {
        alone(words, Alphabetic(Some(Colour::White)))
    }),
    condition("BlackAlphabeticChess", &[], |words, _| {
        alone(words, Alphabetic(Some(Colour::Black)))
    }),
    condition("WhiteMaxDister", &["<two squares>"], |words, setup| {
        dister(words, setup, Colour::White, true)
    }),
    condition("BlackMaxDister", &["<two squares>"], |words, setup| {
        dister(words, setup, Colour::Black, true)
    }),
    condition("WhiteMinDister", &["<two squares>"], |words, setup| {
        dister(words, setup, Colour::White, false)
    }),
    condition("BlackMinDister", &["<two squares>"], |words, setup| {
        dister(words, setup, Colour::Black, false)
    }),
    condition("WhiteForcedSquare", &["<squares>"], |words, _| forced(words, Colour::White, false)),
    condition("BlackForcedSquare", &["<squares>"], |words, _| forced(words, Colour::Black, false)),
];

pub(super) const STRICT: &[Condition] = &[
    condition("WhiteConsequentForcedSquare", &["<squares>"], |words, _| {
        forced(words, Colour::White, true)
    }),
    condition("BlackConsequentForcedSquare", &["<squares>"], |words, _| {
        forced(words, Colour::Black, true)
    }),
];

pub(super) const SYNCHRON: &[Condition] = &[
    condition("WhiteSynchronMover", &[], |words, setup| {
        synchron(words, setup, Colour::White, false)
    }),
    condition("BlackSynchronMover", &[], |words, setup| {
        synchron(words, setup, Colour::Black, false)
    }),
    condition("WhiteAntiSynchronMover", &[], |words, setup| {
        synchron(words, setup, Colour::White, true)
    }),
    condition("BlackAntiSynchronMover", &[], |words, setup| {
        synchron(words, setup, Colour::Black, true)
    }),
];

const STRICTNESS: &[&str] = &["ultra"];

/// A side captures where it can; or it cannot do anything else.
#[derive(Debug)]
struct Capturing {
    side: Colour,
    does_nothing_else: bool,
}

fn must_capture(parameters: &[&str], side: Colour) -> Option<Box<dyn Rule>> {
    let said = words(parameters, STRICTNESS)?;
    Some(Box::new(Capturing { side, does_nothing_else: said[0] }))
}

impl Rule for Capturing {
    fn points(&self) -> u16 {
        points::CHOOSES | points::RESTRICTS
    }

    fn admits(&self, _game: &Game, position: &Position, played: &Move) -> bool {
        !self.does_nothing_else || position.turn != self.side || played.is_capture()
    }

    fn only_chooses(&self) -> bool {
        !self.does_nothing_else
    }

    fn chooses(&self, side: Colour) -> bool {
        side == self.side
    }

    fn weight(&self, _position: &Position, played: &Move) -> u16 {
        u16::from(played.is_capture())
    }
}

/// A side moves to one of some squares if it can. Strictly: moves there that leave its king in check count, too, so
/// that there may be none to choose; and it checks only where it could choose to capture the king.
#[derive(Debug)]
struct ForcedSquares {
    side: Colour,
    squares: Vec<Square>,
    is_strict: bool,
}

fn forced(parameters: &[&str], side: Colour, is_strict: bool) -> Option<Box<dyn Rule>> {
    let [text] = *parameters else { return None };
    Some(Box::new(ForcedSquares { side, squares: squares(text)?, is_strict }))
}

impl Rule for ForcedSquares {
    fn points(&self) -> u16 {
        points::CHOOSES | if self.is_strict { points::OBSERVES } else { 0 }
    }

    fn observes(&self, game: &Game, position: &Position, observation: Observation) -> bool {
        let weight = |position: &Position, played: &Move| self.weight(position, played);
        observation.by != self.side || is_greatest(game, position, observation, &weight)
    }

    fn binds_strictly(&self, side: Colour) -> bool {
        self.is_strict && side == self.side
    }

    fn only_chooses(&self) -> bool {
        !self.is_strict
    }

    fn chooses(&self, side: Colour) -> bool {
        side == self.side
    }

    fn weight(&self, _position: &Position, played: &Move) -> u16 {
        u16::from(self.squares.contains(&played.to))
    }
}

/// Of the pieces that can move, a side or both move the one on the first square: of a1, a2 … a8, b1 … h8.
#[derive(Debug)]
struct Alphabetic(Option<Colour>);

impl Rule for Alphabetic {
    fn points(&self) -> u16 {
        points::CHOOSES
    }

    fn only_chooses(&self) -> bool {
        true
    }

    fn chooses(&self, side: Colour) -> bool {
        self.0.is_none_or(|only| only == side)
    }

    fn weight(&self, _position: &Position, played: &Move) -> u16 {
        63 - u16::from(8 * played.from.file() + played.from.rank())
    }
}

/// A side moves so that two pieces come as far apart as possible, or as near to each other. Where one of them is not on
/// the board, it may move as it likes; a move that captures one of them comes last.
#[derive(Debug)]
struct Dister {
    side: Colour,
    is_farthest: bool,
    /// Where the pieces stood in the diagram.
    homes: [Square; 2],
}

fn dister(
    parameters: &[&str],
    setup: &mut Setup,
    side: Colour,
    is_farthest: bool,
) -> Option<Box<dyn Rule>> {
    let [text] = *parameters else { return None };
    let homes = squares(text)?.try_into().ok()?;
    setup.needs_homes = true;
    Some(Box::new(Dister { side, is_farthest, homes }))
}

impl Dister {
    /// The square of the distance after a move; None where one of the pieces is not there.
    fn distance(&self, position: &Position, played: &Move) -> Option<u16> {
        let board = &position.board;
        let after = |home: Square| {
            let mut pieces = board.occupied();
            let at = Iterator::find(&mut pieces, |&square| board.home(square) == home)?;
            followed(played.acts().iter(), at)
        };
        let (one, other) = (after(self.homes[0])?, after(self.homes[1])?);
        let files = u16::from(one.file().abs_diff(other.file()));
        let ranks = u16::from(one.rank().abs_diff(other.rank()));
        Some(files * files + ranks * ranks)
    }
}

impl Rule for Dister {
    fn points(&self) -> u16 {
        points::CHOOSES
    }

    fn only_chooses(&self) -> bool {
        true
    }

    fn chooses(&self, side: Colour) -> bool {
        side == self.side
    }

    fn weighs_effects(&self) -> bool {
        true
    }

    /// Moves that are not wanted may be made where there are no others.
    fn weight(&self, position: &Position, played: &Move) -> u16 {
        match self.distance(position, played) {
            None => 0,
            Some(distance) if self.is_farthest => distance,
            Some(distance) => 1000 - distance,
        }
    }
}

/// A side moves as far and in the direction in which the other side has just moved if it can, or the opposite way.
#[derive(Debug)]
struct Synchron {
    side: Colour,
    is_opposite: bool,
    /// Where it is remembered how the last move went; 0 where there was none.
    slot: usize,
}

fn synchron(
    parameters: &[&str],
    setup: &mut Setup,
    side: Colour,
    is_opposite: bool,
) -> Option<Box<dyn Rule>> {
    let slot = setup.take(1)?;
    alone(parameters, Synchron { side, is_opposite, slot })
}

/// How far a move goes to the right and up.
fn way(played: &Move) -> (i8, i8) {
    let (from, to) = (played.from, played.to);
    (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8)
}

fn noted((right, up): (i8, i8)) -> u32 {
    1 + (right + 8) as u32 * 16 + (up + 8) as u32
}

impl Rule for Synchron {
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
        let (right, up) = way(played);
        let wanted = if self.is_opposite { (-right, -up) } else { (right, up) };
        let last = position.memory[self.slot];
        u16::from(last == 0 || last == noted(wanted))
    }

    fn pass(&self, position: &mut Position) {
        position.memory[self.slot] = 0;
    }

    fn remember(&self, _before: &Position, played: &Move, after: &mut Position) {
        after.memory[self.slot] = if after.turn == self.side { noted(way(played)) } else { 0 };
    }
}
