//! Wormholes: whoever comes to one goes on to another one that is empty, at his choice.

use super::condition::{Condition, condition};
use super::grid::squares;
use super::promotion;
use crate::rules::fairy::board::kinds::first_step;
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Observation, Rule, Step, points};
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;
use std::ops::ControlFlow::Continue;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("Wormholes", &["<squares>"], |parameters, setup| {
        let &[text] = parameters else { return None };
        setup.pawns_anywhere = true;
        let mut holes = squares(text)?;
        holes.sort();
        Some(Box::new(Wormholes(holes)))
    })];

#[derive(Debug)]
struct Wormholes(Vec<Square>);

impl Wormholes {
    /// Whether a piece that leaves a square for another finds a hole to come out of.
    fn lets_pass(&self, position: &Position, from: Square, to: Square) -> bool {
        let is_free = |&hole: &Square| hole != to && position.board.is_empty(hole);
        !self.0.contains(&to) || self.0.contains(&from) || self.0.iter().any(is_free)
    }
}

impl Rule for Wormholes {
    fn points(&self) -> u16 {
        points::EFFECTS | points::BORROWS | points::RESTRICTS | points::OBSERVES | points::REMEMBERS
    }

    fn borrows(
        &self,
        _game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        borrowed: &mut Vec<KindNumber>,
    ) -> bool {
        if self.0.contains(&from) {
            borrowed.extend(first_step(position.board.at(from).kind(), from, side));
        }
        false
    }

    fn admits(&self, _game: &Game, position: &Position, played: &Move) -> bool {
        self.lets_pass(position, played.from, played.to)
    }

    fn observes(&self, _game: &Game, position: &Position, observation: Observation) -> bool {
        self.lets_pass(position, observation.from, observation.to)
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let Some(at) = making.at.filter(|at| self.0.contains(at)) else { return go(making) };
        let played = &making.played;
        let is_bare = !played.is_capture() && played.promotion.is_none();
        let back = is_bare.then_some(played.from);
        for &hole in &self.0 {
            if hole != at && Some(hole) != back && making.after.board.is_empty(hole) {
                let mut making = making.fork();
                making.played.choose(hole.number().into());
                making.act(Action::Move(at, hole));
                let us = making.us();
                promotion::promote(game, &mut making, hole, us, go)?;
            }
        }
        Continue(())
    }

    fn remember(&self, _before: &Position, played: &Move, after: &mut Position) {
        if let Some(&Action::Move(hole, square)) = played.acts().last()
            && self.0.contains(&hole)
            && self.0.contains(&square)
        {
            after.come_home(square);
        }
    }
}
