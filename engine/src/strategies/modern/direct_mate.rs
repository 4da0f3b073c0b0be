//! Direct mates, for which the last moves have searches of their own.

use super::proof_numbers::{Numbers, flights};
use super::prover::Modern;
use super::rules::Rules;
use crate::attacks::Sliders;
use crate::moves::Move;
use crate::position::Position;
use crate::search::control::Stopped;
use crate::strategies::{Strategy, retain};

/// The attacker mates.
#[derive(Clone, Copy, Debug)]
pub struct DirectMate;

impl<S: Sliders> Rules<S> for DirectMate {
    const ALPHA_BETA_MOVES: u32 = 3;

    #[inline(always)]
    fn ends_by_move(&self) -> bool {
        false
    }

    #[inline(always)]
    fn attack(
        prover: &mut Modern<S, Self>,
        position: &Position,
        moves: u32,
    ) -> Result<bool, Stopped> {
        prover.attack(position, moves)
    }

    #[inline(always)]
    fn defence(
        prover: &mut Modern<S, Self>,
        position: &Position,
        moves: u32,
        last: Move,
    ) -> Result<bool, Stopped> {
        prover.defence(position, moves, last)
    }

    #[inline(always)]
    fn over_for_attacker(
        prover: &mut Modern<S, Self>,
        position: &Position,
    ) -> Result<Option<bool>, Stopped> {
        Ok(prover.mates(position)?.map(|_| true))
    }

    fn retain_forcing(
        prover: &mut Modern<S, Self>,
        position: &Position,
        attacks: &mut Vec<Move>,
        left: u32,
    ) -> Result<(), Stopped> {
        match left {
            0 => prover.retain_mates(position, attacks),
            1 => prover.retain_forcing_mate_in_two(position, attacks),
            _ => retain(attacks, |played| {
                prover.move_forces(position, played, &position.play(played), left)
            }),
        }
    }

    /// Such moves were looked for before.
    #[inline(always)]
    fn won_by_attack(_: &Modern<S, Self>, _: &Position, _: Move, _: &Position) -> bool {
        false
    }

    #[inline(always)]
    fn won_by_reply(_: &Modern<S, Self>, _: &Position, _: Move, _: &Position) -> bool {
        false
    }

    #[inline(always)]
    fn won_by_duty(_: &mut Modern<S, Self>, _: &Position) -> Result<bool, Stopped> {
        Ok(false)
    }

    #[inline(always)]
    fn won_by_standstill(in_check: bool) -> bool {
        in_check
    }

    #[inline(always)]
    fn numbers_after_reply(
        prover: &mut Modern<S, Self>,
        _: &Position,
        _: Move,
        after: &Position,
    ) -> Result<Option<Numbers>, Stopped> {
        let mut checks = 0;
        if prover.mates_counting(after, &mut checks)?.is_some() {
            return Ok(None);
        }
        let flights = flights(after, prover.sliders);
        Ok(Some(Numbers { proof: 2 + flights, disproof: 2 + 2 * checks as u32 }))
    }
}
