//! Direct mates, for which the last moves have searches of their own.

use super::numbers::{Numbers, flights, guessed_proof};
use super::objective::Objective;
use super::prover::Modern;
use crate::control::Stopped;
use crate::play::prover::{Prover, retain};
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;

/// Where a mate is sought, a flight counts as so many replies,
const FLIGHT: u32 = 8;

/// and the threat of mate divides what is to be proven by so many.
const THREAT: u32 = 6;

/// The attacker mates.
#[derive(Clone, Copy, Debug)]
pub struct DirectMate;

impl<R: Orthodox> Objective<R> for DirectMate {
    const ALPHA_BETA_MOVES: u32 = 3;

    #[inline(always)]
    fn ends_by_move(&self) -> bool {
        false
    }

    #[inline(always)]
    fn attack(
        prover: &mut Modern<R, Self>,
        position: &Position,
        moves: u32,
    ) -> Result<bool, Stopped> {
        prover.attack(position, moves)
    }

    #[inline(always)]
    fn defence(
        prover: &mut Modern<R, Self>,
        position: &Position,
        moves: u32,
        last: Move,
    ) -> Result<bool, Stopped> {
        prover.defence(position, moves, last)
    }

    #[inline(always)]
    fn over_for_attacker(
        prover: &mut Modern<R, Self>,
        position: &Position,
    ) -> Result<Option<bool>, Stopped> {
        Ok(prover.mates(position)?.map(|_| true))
    }

    fn retain_forcing(
        prover: &mut Modern<R, Self>,
        position: &Position,
        attacks: &mut Vec<Move>,
        left: u32,
        most: usize,
    ) -> Result<(), Stopped> {
        match left {
            0 => prover.retain_mates(position, attacks, most),
            1 => prover.retain_forcing_mate_in_two(position, attacks, most),
            _ => retain(attacks, most, |played| {
                prover.move_forces(position, played, &position.play(played), left)
            }),
        }
    }

    /// Such moves were looked for before.
    #[inline(always)]
    fn won_by_attack(_: &Modern<R, Self>, _: &Position, _: Move, _: &Position) -> bool {
        false
    }

    #[inline(always)]
    fn won_by_reply(_: &Modern<R, Self>, _: &Position, _: Move, _: &Position) -> bool {
        false
    }

    #[inline(always)]
    fn won_by_duty(_: &mut Modern<R, Self>, _: &Position) -> Result<bool, Stopped> {
        Ok(false)
    }

    #[inline(always)]
    fn won_by_standstill(in_check: bool) -> bool {
        in_check
    }

    /// Where a mate is sought, the fewer flights the better; and a quiet move that threatens mate at once is
    /// better than a check: most replies do not parry.
    #[inline(always)]
    fn proof_after_attack(prover: &mut Modern<R, Self>, after: &Position) -> Result<u32, Stopped> {
        let proof = guessed_proof(after, prover.rules);
        if !prover.seeking || proof == 0 {
            return Ok(proof);
        }
        let passed = after.null_move();
        let proof = proof + FLIGHT * flights(&passed, prover.rules);
        let threatens = !after.in_check(prover.rules) && prover.mates(&passed)?.is_some();
        Ok(if threatens { (proof / THREAT).max(1) } else { proof })
    }

    #[inline(always)]
    fn numbers_after_reply(
        prover: &mut Modern<R, Self>,
        _: &Position,
        _: Move,
        after: &Position,
    ) -> Result<Option<Numbers>, Stopped> {
        let mut checks = 0;
        if prover.mates_counting(after, &mut checks)?.is_some() {
            return Ok(None);
        }
        let flights = flights(after, prover.rules);
        Ok(Some(Numbers { proof: 2 + flights, disproof: 2 + 2 * checks as u32 }))
    }
}
