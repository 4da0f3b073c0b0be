//! SAT: a king is in check where he has a flight, whether or not he is attacked. With a number so many flights are no
//! check yet, and one less for a king that is not attacked. By strict SAT a king that was once attacked is also in
//! check as soon as he is attacked no more.

use super::condition::{Condition, condition};
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Rule, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::fairy::legality::observation::{is_attacked, observers};
use crate::rules::piece::Colour;
use std::ops::ControlFlow::{Break, Continue};

const NUMBERS: &[&str] = &["<number>"];

pub(super) const CONDITIONS: &[Condition] = &[
    condition("SAT", NUMBERS, |words, _| {
        let more = numbers(words)?;
        let is_numbered = more != [0, 0];
        // Whether a king is in check that can have no flights less is not settled.
        (!is_numbered || !more.contains(&0)).then(|| {
            let attack = if is_numbered { Attack::IsOneMore } else { Attack::IsNothing };
            Box::new(Sat { more, attack }) as Box<dyn Rule>
        })
    }),
    condition("StrictSAT", NUMBERS, |words, setup: &mut Setup| {
        let more = numbers(words)?;
        Some(Box::new(Sat { more, attack: Attack::Lasts { slot: setup.take(1)? } }))
    }),
];

/// One number for both sides, or one each, White's first; 0 where nothing is said.
fn numbers(words: &[&str]) -> Option<[u32; 2]> {
    let number = |word: &str| word.parse().ok().filter(|&number| number <= 8);
    match *words {
        [] => Some([0; 2]),
        [both] => number(both).map(|number| [number; 2]),
        [white, black] => Some([number(white)?, number(black)?]),
        _ => None,
    }
}

/// What an attack on a king means.
#[derive(Clone, Copy, Debug)]
enum Attack {
    IsNothing,
    /// The king may have one flight more.
    IsOneMore,
    /// From then on the king may have one flight more while he is attacked. The slot has a bit for each king that was.
    Lasts {
        slot: usize,
    },
}

#[derive(Debug)]
struct Sat {
    /// The flights beside which White's king, and Black's, is not in check yet.
    more: [u32; 2],
    attack: Attack,
}

fn bit(side: Colour) -> u32 {
    1 << side.index()
}

impl Sat {
    fn note(&self, position: &mut Position) {
        if let Attack::Lasts { slot } = self.attack {
            for side in [Colour::White, Colour::Black] {
                if is_attacked(&position.board, side) {
                    position.memory[slot] |= bit(side);
                }
            }
        }
    }
}

/// Whether the king of a side has at least so many flights.
fn has_flights(game: &Game, position: &Position, side: Colour, wanted: u32) -> bool {
    let board = &position.board;
    let Some(king) = board.king(side) else { return false };
    let mut count = 0;
    wanted == 0
        || board
            .reach_at(king, side)
            .moves(board, king, side, |to, victim| {
                if victim.is_some_and(|victim| board.at(victim).is_royal()) {
                    return Continue(());
                }
                let mut fled = *position;
                if victim == Some(to) {
                    fled.board.act(Action::Remove(to));
                }
                fled.board.act(Action::Move(king, to));
                count += u32::from(observers(game, &fled, to, side.other()).next().is_none());
                if count == wanted { Break(()) } else { Continue(()) }
            })
            .is_break()
}

impl Rule for Sat {
    fn points(&self) -> u16 {
        points::CHECKS
            | points::RESTRICTS
            | if matches!(self.attack, Attack::Lasts { .. }) { points::REMEMBERS } else { 0 }
    }

    fn is_check(&self, game: &Game, position: &Position, side: Colour) -> bool {
        let Some(king) = position.board.king(side) else { return false };
        let counts = match self.attack {
            Attack::IsNothing => false,
            Attack::IsOneMore => true,
            Attack::Lasts { slot } => position.memory[slot] & bit(side) != 0,
        };
        let is_less = counts && observers(game, position, king, side.other()).next().is_none();
        has_flights(game, position, side, self.more[side.index()] + 1 - u32::from(is_less))
    }

    /// Nobody captures a king that is attacked but not in check.
    fn admits(&self, _game: &Game, position: &Position, played: &Move) -> bool {
        played.victim.is_none_or(|victim| !position.board.at(victim).is_royal())
    }

    fn begin(&self, position: &mut Position) {
        self.note(position);
    }

    fn remember(&self, _before: &Position, _played: &Move, after: &mut Position) {
        self.note(after);
    }
}
