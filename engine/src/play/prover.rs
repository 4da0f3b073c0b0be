//! What can be asked of a prover of forced play.

use super::Spare;
use crate::control::{Bounds, Stopped};
use crate::rules::Rules;

/// A move with the weight its generator gave it; greater weights are searched first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeightedMove<M> {
    /// The move.
    pub played: M,
    /// Its weight.
    pub weight: i16,
}

/// A prover of forced mates.
pub trait Prover<R: Rules>: Send {
    /// The rules it goes by.
    fn rules(&self) -> R;

    /// All legal moves of the side to move, in the order it would search them.
    fn ordered_moves(&self, position: &R::Position) -> Vec<WeightedMove<R::Move>>;

    /// A first move with which the side to move forces mate within `moves` moves, if there is one.
    fn key(&mut self, position: &R::Position, moves: u32) -> Result<Option<R::Move>, Stopped>;

    /// The same by a prover that may go about it as if there were a mate, perhaps a much shorter one.
    fn seek(&mut self, position: &R::Position, moves: u32) -> Result<Option<R::Move>, Stopped> {
        self.key(position, moves)
    }

    /// Sets what may end the questions that follow early.
    fn limit(&mut self, bounds: Bounds);

    /// Whether the attacker, who is to move, reaches his goal within `moves` of his moves, at least one.
    fn attack_forces(&mut self, position: &R::Position, moves: u32) -> Result<bool, Stopped>;

    /// Whether the attacker's move from `before` to `after` reaches his goal, with `left` moves of his
    /// to follow.
    fn move_forces(
        &mut self,
        before: &R::Position,
        played: R::Move,
        after: &R::Position,
        left: u32,
    ) -> Result<bool, Stopped>;

    /// Whether the defender's move from `before` to `after` lets the attacker, who has `moves` left,
    /// reach his goal.
    fn reply_allows(
        &mut self,
        before: &R::Position,
        played: R::Move,
        after: &R::Position,
        moves: u32,
    ) -> Result<bool, Stopped>;

    /// The reply that refutes the attacker's move about which [`Self::move_forces`] was asked last, if
    /// it was proved that one does and it is remembered which.
    fn refutation(&self) -> Option<R::Move> {
        None
    }

    /// Keeps those of the attacker's legal moves in a position that reach his goal with `left` moves of
    /// his to follow, in their order: the first `most` of them.
    fn retain_forcing(
        &mut self,
        position: &R::Position,
        attacks: &mut Vec<R::Move>,
        left: u32,
        most: usize,
    ) -> Result<(), Stopped> {
        let rules = self.rules();
        retain(attacks, most, |played| {
            self.move_forces(position, played, &rules.play(position, played), left)
        })
    }

    /// Brings the defender's moves in the position `after` a first move of the attacker's, who has
    /// `moves` left, into an order in which those come early that are likely to refute it.
    fn put_refuters_first(&self, after: &R::Position, moves: u32, replies: &mut Vec<R::Move>) {
        let _ = (after, moves, replies);
    }

    /// What is left of `spare` after an attack that led to the position `after` with `left` moves to
    /// go; None when a restriction of the user's forbids the attack.
    fn allows_attack(
        &mut self,
        after: &R::Position,
        left: u32,
        spare: Spare,
    ) -> Result<Option<Spare>, Stopped> {
        let _ = (after, left);
        Ok(Some(spare))
    }

    /// Says what `NonTrivial` grants in the positions of the questions that follow.
    fn grant(&mut self, spare: Spare) {
        let _ = spare;
    }
}

/// Keeps the first `most` moves of which `wanted` is true, until it is stopped.
pub(crate) fn retain<M: Copy>(
    moves: &mut Vec<M>,
    most: usize,
    mut wanted: impl FnMut(M) -> Result<bool, Stopped>,
) -> Result<(), Stopped> {
    let mut outcome = Ok(());
    let mut kept = 0;
    moves.retain(|&played| {
        let is_wanted = kept < most
            && outcome.is_ok()
            && wanted(played).unwrap_or_else(|stopped| {
                outcome = Err(stopped);
                false
            });
        kept += usize::from(is_wanted);
        is_wanted
    });
    outcome
}
