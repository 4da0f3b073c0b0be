//! Moves beside those of one's own pieces: half-in, all-in and mainly-in chess (of the other side's pieces), Messigny
//! chess (of two pieces that change places).

use super::condition::{Condition, alone, condition, words};
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Rule, points};
use crate::rules::piece::Colour;
use crate::rules::square::Square;
use std::ops::ControlFlow::Continue;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("HalfInChess", &[], |parameters, _| {
        alone(parameters, InChess { own: false, slot: None, last: Last::Free })
    }),
    condition("AllInChess", &[], |parameters, setup| {
        let slot = Some(setup.take(1)?);
        alone(parameters, InChess { own: true, slot, last: Last::NotBack })
    }),
    condition("MainlyInChess", &[], |parameters, setup| {
        let slot = Some(setup.take(1)?);
        alone(parameters, InChess { own: true, slot, last: Last::NotAgain })
    }),
];

pub(super) const MESSIGNY: &[Condition] =
    &[condition("MessignyChess", &["RexExclusive"], |parameters, setup| {
        let said = words(parameters, &["RexExclusive"])?;
        let slot = setup.take(1)?;
        Some(Box::new(Messigny { with_kings: !said[0], slot }))
    })];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Last {
    /// Anything may follow.
    Free,
    /// A move without capture may not be taken back.
    NotBack,
    /// The piece that has just moved may not move.
    NotAgain,
}

/// A side moves pieces of the other side as well, or only those.
#[derive(Debug)]
struct InChess {
    own: bool,
    /// Remembers the last move: where it has begun and ended, and whether it has captured.
    slot: Option<usize>,
    last: Last,
}

const CAPTURED: u32 = 1 << 16;

impl InChess {
    fn last(&self, position: &Position) -> Option<(u32, u32, bool)> {
        let word = position.memory[self.slot?];
        (word != 0).then(|| ((word & 0xff) - 1, (word >> 8 & 0xff) - 1, word & CAPTURED != 0))
    }
}

impl Rule for InChess {
    fn points(&self) -> u16 {
        points::RESTRICTS | points::ORIGINS | points::REMEMBERS
    }

    fn moves_others(&self) -> Option<bool> {
        Some(self.own)
    }

    fn admits(&self, _game: &Game, position: &Position, played: &Move) -> bool {
        if played.victim.is_some_and(|victim| position.board.at(victim).is_royal()) {
            return false;
        }
        let Some((from, to, has_captured)) = self.last(position) else { return true };
        let (start, end) = (u32::from(played.from.number()), u32::from(played.to.number()));
        match self.last {
            Last::Free => true,
            Last::NotBack => has_captured || played.is_capture() || (start, end) != (to, from),
            Last::NotAgain => start != to,
        }
    }

    fn remember(&self, _before: &Position, played: &Move, after: &mut Position) {
        if let Some(slot) = self.slot {
            let end = played
                .destination()
                .filter(|_| self.last == Last::NotAgain || played.promotion.is_none());
            after.memory[slot] = end.map_or(0, |end| {
                let captured = if played.is_capture() { CAPTURED } else { 0 };
                let (from, to) = (u32::from(played.from.number()), u32::from(end.number()));
                (from + 1) | (to + 1) << 8 | captured
            });
        }
    }

    fn pass(&self, position: &mut Position) {
        if let Some(slot) = self.slot {
            position.memory[slot] = 0;
        }
    }
}

/// Messigny chess: two pieces of the same kind of opposite sides may change places, but none that just has.
#[derive(Debug)]
struct Messigny {
    with_kings: bool,
    slot: usize,
}

impl Rule for Messigny {
    fn points(&self) -> u16 {
        points::EXTRA | points::REMEMBERS
    }

    fn extra(
        &self,
        _game: &Game,
        position: &Position,
        from: Square,
        found: &mut dyn FnMut(Move) -> Flow,
    ) -> Flow {
        let board = &position.board;
        let them = position.turn.other();
        let piece = board.at(from);
        let word = position.memory[self.slot];
        let has_changed = |square: Square| {
            word != 0 && [word & 0xff, word >> 8 & 0xff].contains(&u32::from(square.number()))
        };
        if piece.is_royal() && !self.with_kings || has_changed(from) {
            return Continue(());
        }
        for other in board.find(them, |other| other.kind() == piece.kind()) {
            if other != from && !has_changed(other) {
                found(Move::exchange(from, other))?;
            }
        }
        Continue(())
    }

    fn remember(&self, _before: &Position, played: &Move, after: &mut Position) {
        after.memory[self.slot] = match played.acts() {
            &[Action::Exchange(first, second), ..]
                if (first, second) == (played.from, played.to) =>
            {
                u32::from(first.number()) | u32::from(second.number()) << 8 | 1 << 31
            }
            _ => 0,
        };
    }
}

/// A colour of a piece that a side moves: its own, unless only the other one has it.
pub(super) fn owner(position: &Position, from: Square, us: Colour) -> Colour {
    if position.board.at(from).is_of(us) { us } else { us.other() }
}
