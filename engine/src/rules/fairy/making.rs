//! A move while it is made, one effect after another.

use super::conditions::{Flow, points};
use super::game::Game;
use super::moves::{Act, Move, ROOM};
use super::piece::Piece;
use super::position::Position;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

/// A move while it is made.
#[derive(Clone)]
pub(super) struct Making<'a> {
    /// The position before it.
    pub(super) before: &'a Position,
    /// The position as far as the move is made; the side that moves is still to move.
    pub(super) after: Position,
    /// The move as far as it is known.
    pub(super) played: Move,
    /// Where the piece that moves stands now; None once it has disappeared.
    pub(super) at: Option<Square>,
    /// What it captures.
    pub(super) captured: Piece,
}

impl<'a> Making<'a> {
    /// A move of which only its first effects are known.
    #[inline(always)]
    pub(super) fn new(before: &'a Position, played: Move) -> Self {
        let mut after = *before;
        for &act in played.acts() {
            after.board.act(act);
        }
        let captured = played.victim.map_or(Piece::NONE, |victim| before.board.at(victim));
        Self { before, after, played, at: Some(played.to), captured }
    }

    /// The side that moves.
    pub(super) fn us(&self) -> Colour {
        self.before.turn
    }

    /// The piece that moves, as it is now.
    pub(super) fn mover(&self) -> Piece {
        self.at.map_or(Piece::NONE, |at| self.after.board.at(at))
    }

    /// Adds an effect.
    pub(super) fn act(&mut self, act: Act) {
        self.played.push(act);
        self.follow(act);
    }

    /// Adds many effects.
    pub(super) fn extend(&mut self, acts: &[Act]) {
        if self.played.acts().len() + acts.len() > ROOM {
            self.played.extend(acts);
            for &act in acts {
                self.follow(act);
            }
        } else {
            for &act in acts {
                self.act(act);
            }
        }
    }

    fn follow(&mut self, act: Act) {
        self.after.board.act(act);
        match act {
            Act::Move(from, to) | Act::Step(from, to) if Some(from) == self.at => {
                self.at = Some(to);
            }
            Act::Remove(square) if Some(square) == self.at => self.at = None,
            _ => (),
        }
    }

    /// The same move as it is now, to go on with it in another way.
    pub(super) fn fork(&self) -> Self {
        self.clone()
    }
}

/// Calls `found` with every way in which a move ends, by the effects of all conditions.
pub(super) fn complete(
    game: &Game,
    making: &mut Making<'_>,
    found: &mut dyn FnMut(&Making<'_>) -> Flow,
) -> Flow {
    go_on(game, 0, making, found)
}

fn go_on(
    game: &Game,
    stage: usize,
    making: &mut Making<'_>,
    found: &mut dyn FnMut(&Making<'_>) -> Flow,
) -> Flow {
    debug_assert!(game.effects.iter().all(|rule| rule.points() & points::EFFECTS != 0));
    if let Some(rule) = game.effects.get(stage) {
        return rule.effects(game, making, &mut |making| go_on(game, stage + 1, making, found));
    }
    making.after.pass_turn(game, making.before, &making.played);
    found(making)
}
