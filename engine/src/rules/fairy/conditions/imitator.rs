//! Imitators: with each move they go as far as the piece that moves, in the same direction. What they would stand on or
//! pass over has to be empty. Pawns may become imitators, too.

use super::condition::{Condition, alone, condition};
use super::grid::squares;
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::Board;
use crate::rules::fairy::board::moves::{Action, Move, Special};
use crate::rules::fairy::board::piece::Piece;
use crate::rules::fairy::bounds::beyond;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Observation, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("Imitator", &["<squares>"], |words, setup| {
        let &[text] = words else { return None };
        Imitators::read(text, setup)
    })];

pub(super) const WITHOUT: &[Condition] = &[condition("NoIProm", &[], |words, setup| {
    setup.no_imitators_come = true;
    alone(words, NoPromotion)
})];

/// The most imitators: so many at the beginning, and those that pawns become.
const MOST: usize = 12;

/// Four of them are kept in a word.
const WORDS: usize = MOST / 4;

/// Pawns do not become imitators.
#[derive(Debug)]
struct NoPromotion;

impl Rule for NoPromotion {
    fn points(&self) -> u16 {
        0
    }
}

#[derive(Debug)]
struct Imitators {
    first: Vec<Square>,
    /// Where they are remembered: a byte each, 0 behind the last one.
    slot: usize,
}

impl Imitators {
    fn read(text: &str, setup: &mut Setup) -> Option<Box<dyn Rule>> {
        let first = squares(text)?;
        setup.has_imitators = true;
        let slot = setup.take(WORDS)?;
        (!first.is_empty() && first.len() <= MOST)
            .then(|| Box::new(Self { first, slot }) as Box<dyn Rule>)
    }

    /// Where they are, in their order.
    fn all(&self, position: &Position) -> impl Iterator<Item = Square> {
        let words = &position.memory[self.slot..self.slot + WORDS];
        let bytes: [[u8; 4]; WORDS] = std::array::from_fn(|word| words[word].to_le_bytes());
        bytes.into_iter().flatten().map_while(|byte| byte.checked_sub(1)).map(Square::new)
    }

    fn note(&self, position: &mut Position, all: &[Square]) {
        if all.len() > MOST {
            beyond("there are more than 12 imitators");
        }
        for word in 0..WORDS {
            let byte = |place: usize| all.get(4 * word + place).map_or(0, |at| at.number() + 1);
            position.memory[self.slot + word] = u32::from_le_bytes(std::array::from_fn(byte));
        }
    }

    /// Whether they can go with a piece by way of some squares; the square that it leaves is empty by then.
    fn can_go(&self, position: &Position, from: Square, mut way: Bitboard) -> bool {
        let board = &position.board;
        way.all(|to| {
            self.all(position).all(|imitator| {
                shifted(imitator, from, to).is_some_and(|at| at == from || board.is_empty(at))
            })
        })
    }

    /// Whether they can go with the king and then with the rook that castle.
    fn can_castle(&self, position: &Position, king: Square, to: Square) -> bool {
        let is_short = to > king;
        let step = if is_short { 1 } else { -1 };
        let mut board = position.board;
        board.remove(king);
        let is_free = |board: &Board, steps: i8| {
            self.all(position).all(|imitator| {
                let file = imitator.file() as i8 + steps;
                (0..8).contains(&file) && board.is_empty(Square::at(file as u8, imitator.rank()))
            })
        };
        if !is_free(&board, step) || !is_free(&board, 2 * step) {
            return false;
        }
        board.put(to, position.board.at(king));
        is_short || [-1, 0, 1].into_iter().all(|steps| is_free(&board, steps))
    }
}

/// Where an imitator comes to; None where that is beside the board.
fn shifted(imitator: Square, from: Square, to: Square) -> Option<Square> {
    let file = imitator.file() as i8 + to.file() as i8 - from.file() as i8;
    let rank = imitator.rank() as i8 + to.rank() as i8 - from.rank() as i8;
    let is_there = (0..8).contains(&file) && (0..8).contains(&rank);
    is_there.then(|| Square::at(file as u8, rank as u8))
}

/// All squares to which a piece comes by a move, one after the other.
fn way(piece: Piece, side: Colour, from: Square, to: Square) -> Bitboard {
    let reach = piece.reach(side);
    if reach.could(from, to) {
        return reach.depends(from, to) | Bitboard::of(to);
    }
    // A step of a pawn, or two.
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    let length = files.unsigned_abs().max(ranks.unsigned_abs()) as i8;
    let step = (files + 8 * ranks) / length;
    (1..=length).fold(Bitboard::EMPTY, |all, steps| all | Bitboard::of(from.plus(step * steps)))
}

impl Rule for Imitators {
    fn points(&self) -> u16 {
        points::RESTRICTS
            | points::OBSERVES
            | points::GEOMETRY
            | points::EFFECTS
            | points::FORBIDS
            | points::REMEMBERS
    }

    fn admits(&self, _game: &Game, position: &Position, played: &Move) -> bool {
        if played.special == Special::Castling {
            return self.can_castle(position, played.from, played.to);
        }
        let piece = position.board.at(played.from);
        let way = way(piece, position.turn, played.from, played.to);
        self.can_go(position, played.from, way)
    }

    fn observes(&self, _game: &Game, position: &Position, observation: Observation) -> bool {
        let Observation { from, to, by, .. } = observation;
        self.can_go(position, from, way(position.board.at(from), by, from, to))
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let gone: Vec<_> = making.played.acts().iter().copied().filter_map(step).collect();
        let go_with = |at, &(from, to): &(Square, Square)| shifted(at, from, to);
        let all: Option<Vec<_>> =
            self.all(making.before).map(|at| gone.iter().try_fold(at, go_with)).collect();
        // In castling the king's step alone may lead one of them beside the board.
        let Some(all) = all else { return Flow::Continue(()) };
        for &at in &all {
            making.act(Action::Imitate(at));
        }
        self.note(&mut making.after, &all);
        go(making)
    }

    fn allows(&self, _game: &Game, _before: &Position, _played: &Move, after: &Position) -> bool {
        self.all(after).all(|at| after.board.is_empty(at))
    }

    fn begin(&self, position: &mut Position) {
        self.note(position, &self.first);
    }

    fn remember(&self, _before: &Position, played: &Move, after: &mut Position) {
        let all: Vec<_> = played
            .acts()
            .iter()
            .filter_map(|act| if let Action::Imitate(at) = *act { Some(at) } else { None })
            .collect();
        self.note(after, &all);
    }
}

/// From where to where a piece goes.
fn step(act: Action) -> Option<(Square, Square)> {
    if let Action::Move(from, to) = act { Some((from, to)) } else { None }
}
