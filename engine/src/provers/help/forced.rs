//! Help play that ends in a battle: in the last half-moves one side forces the goal, and all its play is told.

use crate::control::{Control, Stopped};
use crate::play::{Battle, BattleStipulation, Goal};
use crate::provers::{BoxedProver, Provers};
use crate::rules::Rules;
use std::sync::Arc;

/// A battle at the end of help play, and the provers that judge it.
#[derive(Clone, Copy)]
pub struct ForcedEnd<'a, R: Rules> {
    /// How many half-moves it has at most. If they are even, the side that resists begins.
    pub half_moves: u32,
    /// What is to be forced.
    pub goal: Goal,
    /// The provers.
    pub provers: &'a dyn Provers<R>,
}

impl<R: Rules> ForcedEnd<'_, R> {
    /// The battle for one thread.
    pub(super) fn forced(&self, rules: R, control: &Arc<Control>) -> Forced<R> {
        let asked = BattleStipulation::new(Battle::Direct, self.goal);
        let prover = self.provers.prover(rules, control, asked, false);
        Forced { rules, half_moves: self.half_moves, asked, prover }
    }
}

/// The battle in one thread.
pub(super) struct Forced<R: Rules> {
    rules: R,
    half_moves: u32,
    asked: BattleStipulation,
    prover: BoxedProver<R>,
}

/// Takes a line: its moves from the diagram to the goal.
type Add<'a, M> = dyn FnMut(&[M]) -> Result<(), Stopped> + 'a;

impl<R: Rules> Forced<R> {
    /// Whether it begins with so many half-moves left.
    pub(super) const fn begins_at(&self, left: u32) -> bool {
        self.half_moves == left
    }

    /// Adds all variations from a position, each behind the moves of `line`; whether the goal is forced there.
    pub(super) fn play_out(
        &mut self,
        position: &R::Position,
        line: &mut Vec<R::Move>,
        add: &mut Add<'_, R::Move>,
    ) -> Result<bool, Stopped> {
        let moves = self.half_moves.div_ceil(2);
        if self.half_moves.is_multiple_of(2) {
            let replies = self.asked.replies(position, self.rules);
            for &reply in &replies {
                let after = self.rules.play(position, reply);
                if !self.prover.reply_allows(position, reply, &after, moves)? {
                    return Ok(false);
                }
            }
            self.defend(position, moves, line, add)?;
            return Ok(!replies.is_empty());
        }
        self.continue_within(position, moves, line, add)
    }

    fn attacks(&self, position: &R::Position) -> Vec<R::Move> {
        let mut attacks = self.asked.attacks(position, self.rules);
        attacks.sort_unstable_by_key(|&played| self.rules.order(played));
        attacks
    }

    /// Adds what follows an attack that forces the goal with so many moves to follow.
    fn attack(
        &mut self,
        before: &R::Position,
        played: R::Move,
        left: u32,
        line: &mut Vec<R::Move>,
        add: &mut Add<'_, R::Move>,
    ) -> Result<(), Stopped> {
        let after = self.rules.play(before, played);
        line.push(played);
        let added = if self.asked.won_by_attack(before, played, &after, self.rules) {
            add(line)
        } else {
            self.defend(&after, left, line, add)
        };
        line.pop();
        added
    }

    /// Adds what follows each move of the side that resists, after which the goal is forced in so many moves: all
    /// shortest ways.
    fn defend(
        &mut self,
        position: &R::Position,
        moves: u32,
        line: &mut Vec<R::Move>,
        add: &mut Add<'_, R::Move>,
    ) -> Result<(), Stopped> {
        let mut replies = self.asked.replies(position, self.rules);
        replies.sort_unstable_by_key(|&played| self.rules.order(played));
        for reply in replies {
            let after = self.rules.play(position, reply);
            line.push(reply);
            let added = self.continue_within(&after, moves, line, add);
            line.pop();
            added?;
        }
        Ok(())
    }

    /// Adds all shortest ways to force the goal within so many moves; whether there are any.
    fn continue_within(
        &mut self,
        position: &R::Position,
        moves: u32,
        line: &mut Vec<R::Move>,
        add: &mut Add<'_, R::Move>,
    ) -> Result<bool, Stopped> {
        for left in 0..moves {
            if !self.prover.attack_forces(position, left + 1)? {
                continue;
            }
            for played in self.attacks(position) {
                let after = self.rules.play(position, played);
                if self.prover.move_forces(position, played, &after, left)? {
                    self.attack(position, played, left, line, add)?;
                }
            }
            return Ok(true);
        }
        Ok(false)
    }
}
