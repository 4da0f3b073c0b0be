//! The search: deeper by one move at a time, the first move that works is the answer.

use super::board::{Board, Place, Side, Step, side_of};
use super::generator::{Kings, each_move, is_legal, leaves_pawn_on_last_row};
use crate::control::{Meter, Stopped};
use crate::historical::program::Program;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use std::ops::{ControlFlow, RangeInclusive};

/// MATER with a position.
///
/// Its *nodes* are the calls of the generator of one piece's moves, those for pieces without moves
/// included, those of the test for mate not.
#[derive(Debug)]
pub struct Mater {
    board: Board,
    attacker: Side,
    checks_only: bool,
    promoting: bool,
    meter: Meter,
}

impl Mater {
    /// For a position that was checked. MATER itself is not `promoting`: it lets a pawn on the last
    /// row stay a pawn, beside promoting it.
    pub fn new(position: &Position, checks_only: bool, promoting: bool, meter: Meter) -> Self {
        let attacker = side_of(position.turn());
        Self { board: Board::new(position), attacker, checks_only, promoting, meter }
    }

    /// The first move of the attacker that mates with so many moves left, this one included.
    fn attack(&mut self, board: &Board, left: u32, is_root: bool) -> Result<Option<Step>, Stopped> {
        let (side, enemy) = (self.attacker, -self.attacker);
        let (own_men, enemy_men) = (board.pieces(side), board.pieces(enemy));
        let kings = Kings { own: own_men.king, enemy: enemy_men.king };
        for &from in own_men.places() {
            for step in self.moves(board, side, from, kings)? {
                if is_root {
                    self.meter.flush();
                    self.meter.control().make_root_move(step.played());
                }
                let after = board.after(step, side);
                let kings = kings.after(board, step);
                self.meter.evaluate(u64::from(left == 1));
                let must_check = left == 1 || self.checks_only;
                if must_check && !after.attacked(enemy, kings.enemy, kings.own)
                    || after.attacked(side, kings.own, kings.enemy)
                {
                    continue;
                }
                let defenders = if step.capture { after.pieces(enemy) } else { enemy_men };
                let works = if left == 1 {
                    !self.any_move(&after, defenders.places(), kings.turned())?
                } else {
                    self.answers_all(&after, defenders.places(), kings.turned(), left)?
                };
                if works {
                    return Ok(Some(step));
                }
            }
        }
        Ok(None)
    }

    /// Whether the attacker, with so many moves of which one is made, has an answer to every reply.
    fn answers_all(
        &mut self,
        board: &Board,
        defenders: &[Place],
        kings: Kings,
        left: u32,
    ) -> Result<bool, Stopped> {
        let side = -self.attacker;
        let mut stuck = true;
        for &from in defenders {
            for reply in self.moves(board, side, from, kings)? {
                if !is_legal(board, side, reply, kings) {
                    continue;
                }
                stuck = false;
                if self.attack(&board.after(reply, side), left - 1, false)?.is_none() {
                    return Ok(false);
                }
            }
        }
        Ok(!stuck || board.attacked(side, kings.own, kings.enemy))
    }

    /// Whether the defender has a legal move; its king is asked first.
    fn any_move(
        &mut self,
        board: &Board,
        defenders: &[Place],
        kings: Kings,
    ) -> Result<bool, Stopped> {
        let side = -self.attacker;
        let others = defenders.iter().copied().filter(|&place| place != kings.own);
        for from in std::iter::once(kings.own).chain(others) {
            self.meter.look()?;
            let meter = &mut self.meter;
            let found = each_move(board, side, from, kings, |step| {
                meter.generate(1);
                if is_legal(board, side, step, kings) {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
            if found.is_break() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// One node: the moves of one piece, before any test whether they are legal.
    fn moves(
        &mut self,
        board: &Board,
        side: Side,
        from: Place,
        kings: Kings,
    ) -> Result<Vec<Step>, Stopped> {
        let mut moves = Vec::new();
        let promoting = self.promoting;
        let _: ControlFlow<()> = each_move(board, side, from, kings, |step| {
            if !(promoting && leaves_pawn_on_last_row(board, step)) {
                moves.push(step);
            }
            ControlFlow::Continue(())
        });
        self.meter.visit(moves.len())?;
        Ok(moves)
    }
}

impl Program for Mater {
    fn lengths(&self, moves: u32) -> RangeInclusive<u32> {
        1..=moves
    }

    fn mate_in(&mut self, length: u32) -> Result<Option<Move>, Stopped> {
        let board = self.board.clone();
        let found = self.attack(&board, length, true);
        self.meter.flush();
        Ok(found?.map(Step::played))
    }
}
