//! What the prover must know of a kind of battle beside the rules of chess: when it is over.

use super::numbers::{Numbers, guessed_proof};
use super::prover::Modern;
use crate::control::Stopped;
use crate::play::prover::{Prover, retain};
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;

/// A kind of battle.
pub trait Objective<R: Orthodox>: Copy + Send {
    /// With so many of the attacker's moves left or fewer, alpha-beta decides.
    const ALPHA_BETA_MOVES: u32;

    /// Whether a position in which the battle is over may be met again by a move that does not end
    /// it, so that what is known of the position is not enough.
    fn ends_by_move(&self) -> bool;

    /// By alpha-beta: whether the side to move reaches its goal within `moves` of its moves, at least
    /// one.
    fn attack(
        prover: &mut Modern<R, Self>,
        position: &Position,
        moves: u32,
    ) -> Result<bool, Stopped>;

    /// By alpha-beta: whether every move of the side to move lets the attacker, who played `last` and
    /// has `moves` left, reach his goal.
    fn defence(
        prover: &mut Modern<R, Self>,
        position: &Position,
        moves: u32,
        last: Move,
    ) -> Result<bool, Stopped>;

    /// Keeps the first `most` of the attacker's legal moves that reach his goal with `left` moves to follow.
    fn retain_forcing(
        prover: &mut Modern<R, Self>,
        position: &Position,
        attacks: &mut Vec<Move>,
        left: u32,
        most: usize,
    ) -> Result<(), Stopped> {
        retain(attacks, most, |played| {
            prover.move_forces(position, played, &position.play(played), left)
        })
    }

    /// Whether it is over before the attacker's next move counts, and he has won; the move with which
    /// he wins is then noted.
    fn over_for_attacker(
        prover: &mut Modern<R, Self>,
        position: &Position,
    ) -> Result<Option<bool>, Stopped>;

    /// Whether the attacker's move from `before` to `after` ends it, and he has won.
    fn won_by_attack(
        prover: &Modern<R, Self>,
        before: &Position,
        played: Move,
        after: &Position,
    ) -> bool;

    /// Whether the defender's move from `before` to `after` ends it, and the attacker has won.
    fn won_by_reply(
        prover: &Modern<R, Self>,
        before: &Position,
        played: Move,
        after: &Position,
    ) -> bool;

    /// Whether the attacker has won because the defender must make a move that ends it.
    fn won_by_duty(prover: &mut Modern<R, Self>, position: &Position) -> Result<bool, Stopped>;

    /// Whether the attacker has won when the defender, in check or not, has no move.
    fn won_by_standstill(in_check: bool) -> bool;

    /// The first proof number of the position after an attacker's move; 0 without replies.
    fn proof_after_attack(prover: &mut Modern<R, Self>, after: &Position) -> Result<u32, Stopped> {
        Ok(guessed_proof(after, prover.rules))
    }

    /// The first numbers of the position after a reply; None when the reply ends it and the attacker
    /// has won.
    fn numbers_after_reply(
        prover: &mut Modern<R, Self>,
        before: &Position,
        played: Move,
        after: &Position,
    ) -> Result<Option<Numbers>, Stopped>;
}
