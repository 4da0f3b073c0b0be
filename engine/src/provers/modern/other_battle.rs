//! All battles but direct mates: self- and reflexmates, and other goals.

use super::numbers::Numbers;
use super::objective::Objective;
use super::ordering::{NO_MOVE, take_heaviest};
use super::prover::Modern;
use crate::control::Stopped;
use crate::play::{Battle, BattleStipulation, Goal};
use crate::rules::bitboard::Bitboard;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::mate_in_one::{Checks, mate_in_one};
use crate::rules::orthodox::movegen::{
    Legality, MoveSink, PROMOTIONS, count_legal, generate, legal_moves, play_if_legal,
};
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::Kind;
use crate::rules::square::Square;

/// Any battle, whatever it is about.
#[derive(Clone, Copy, Debug)]
pub struct OtherBattle(pub BattleStipulation);

impl<R: Orthodox> Modern<R, OtherBattle> {
    /// Whether the side to move can reach the goal with its next move.
    fn can_reach(&mut self, position: &Position) -> Result<bool, Stopped> {
        let OtherBattle(asked) = self.objective;
        if asked.goal == Goal::Mate {
            let mut tested = 0;
            let found = mate_in_one(position, self.rules, &mut tested);
            self.meter.evaluate(tested);
            self.visit(tested as usize)?;
            return Ok(found.is_some());
        }
        self.visit(count_legal(position, self.rules) as usize)?;
        Ok(asked.can_reach(position, &mut 0, self.rules))
    }

    /// Whether the side to move, which is forced to reach the goal now, has a move that does not, or
    /// none at all.
    fn escapes(&mut self, position: &Position, last: Move) -> Result<bool, Stopped> {
        let OtherBattle(asked) = self.objective;
        if asked.goal == Goal::Mate {
            return self.escapes_mating(position, last);
        }
        let moves = legal_moves(position, self.rules);
        self.visit(moves.len())?;
        self.meter.evaluate(1);
        let saves =
            |played| !asked.goal.reached(position, played, &position.play(played), self.rules);
        Ok(moves.is_empty() || moves.into_iter().any(saves))
    }

    /// The same where the goal is mate: most positions have a move that does not even give check.
    fn escapes_mating(&mut self, position: &Position, last: Move) -> Result<bool, Stopped> {
        self.meter.evaluate(1);
        for bits in self.memory.answers(0, last) {
            if bits == NO_MOVE {
                continue;
            }
            if let Some(after) = play_if_legal(position, self.rules, Move::from_bits(bits)) {
                self.meter.generate(1);
                if !after.in_check(self.rules) {
                    self.visit(0)?;
                    return Ok(true);
                }
            }
        }
        let legality = Legality::new(position, self.rules);
        let mut quiet = Quiet {
            checks: Checks::new(position, self.rules),
            found: None,
            checking: Vec::new(),
            generated: 0,
        };
        generate(position, self.rules, &legality, &mut quiet);
        self.visit(quiet.generated)?;
        if let Some((kind, played)) = quiet.found {
            self.memory.refuted(0, kind, played, last);
            return Ok(true);
        }
        if quiet.generated == 0 {
            return Ok(true);
        }
        for played in quiet.checking {
            let after = position.play(played);
            if !after.in_check(self.rules) || count_legal(&after, self.rules) != 0 {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

impl<R: Orthodox> Objective<R> for OtherBattle {
    const ALPHA_BETA_MOVES: u32 = 2;

    fn ends_by_move(&self) -> bool {
        !self.0.goal.ends_play()
    }

    fn attack(
        prover: &mut Modern<R, Self>,
        position: &Position,
        moves: u32,
    ) -> Result<bool, Stopped> {
        let begun = prover.visited;
        let key = Fingerprint::new(position);
        let known = prover.table.look_up(key);
        if let Some(decided) = known.decides(moves) {
            return Ok(decided);
        }
        if known.is_untried()
            && let Some(won) = Self::over_for_attacker(prover, position)?
        {
            prover.over(key, won, begun);
            return Ok(won);
        }
        let base = prover.row.len();
        let generated =
            prover.memory.attacks(position, prover.rules, moves, known.best, &mut prover.row);
        prover.visit(generated)?;
        let end = prover.row.len();
        for next in base..end {
            let played = take_heaviest(&mut prover.row[next..end]);
            let after = position.play(played);
            if Self::won_by_attack(prover, position, played, &after)
                || (moves > 1 || !prover.objective.0.is_direct())
                    && Self::defence(prover, &after, moves - 1, played)?
            {
                prover.row.truncate(base);
                prover.memory.mated(moves, position.kind_at(played.from()), played);
                prover.decided(key, moves, true, played.bits(), begun);
                return Ok(true);
            }
        }
        prover.row.truncate(base);
        prover.decided(key, moves, false, NO_MOVE, begun);
        Ok(false)
    }

    fn defence(
        prover: &mut Modern<R, Self>,
        position: &Position,
        moves: u32,
        last: Move,
    ) -> Result<bool, Stopped> {
        if moves == 0 {
            return match prover.objective.0.battle {
                Battle::Direct => Ok(false),
                Battle::SelfPlay => Ok(!prover.escapes(position, last)?),
                Battle::Reflex | Battle::SemiReflex => prover.can_reach(position),
            };
        }
        let begun = prover.visited;
        let key = Fingerprint::new(position);
        let known = prover.table.look_up(key);
        if let Some(decided) = known.decides(moves) {
            return Ok(decided);
        }
        if known.is_untried() && Self::won_by_duty(prover, position)? {
            prover.decided(key, moves, true, NO_MOVE, begun);
            return Ok(true);
        }
        let base = prover.row.len();
        prover.memory.defences(position, prover.rules, moves, last, known.best, &mut prover.row);
        let end = prover.row.len();
        prover.visit(end - base)?;
        if base == end {
            return Ok(false);
        }
        for next in base..end {
            let played = take_heaviest(&mut prover.row[next..end]);
            let after = position.play(played);
            let fails = Self::won_by_reply(prover, position, played, &after)
                || Self::attack(prover, &after, moves)?;
            if !fails {
                prover.row.truncate(base);
                prover.memory.refuted(moves, position.kind_at(played.from()), played, last);
                prover.decided(key, moves, false, played.bits(), begun);
                return Ok(false);
            }
        }
        prover.row.truncate(base);
        prover.decided(key, moves, true, NO_MOVE, begun);
        Ok(true)
    }

    /// In reflex play the attacker loses where he could reach the goal himself, for then he must.
    fn over_for_attacker(
        prover: &mut Modern<R, Self>,
        position: &Position,
    ) -> Result<Option<bool>, Stopped> {
        let must = prover.objective.0.battle == Battle::Reflex && prover.can_reach(position)?;
        Ok(must.then_some(false))
    }

    fn won_by_attack(
        prover: &Modern<R, Self>,
        before: &Position,
        played: Move,
        after: &Position,
    ) -> bool {
        prover.objective.0.won_by_attack(before, played, after, prover.rules)
    }

    fn won_by_reply(
        prover: &Modern<R, Self>,
        before: &Position,
        played: Move,
        after: &Position,
    ) -> bool {
        prover.objective.0.won_by_reply(before, played, after, prover.rules)
    }

    fn won_by_duty(prover: &mut Modern<R, Self>, position: &Position) -> Result<bool, Stopped> {
        Ok(prover.objective.0.binds_defender() && prover.can_reach(position)?)
    }

    fn won_by_standstill(_in_check: bool) -> bool {
        false
    }

    fn numbers_after_reply(
        prover: &mut Modern<R, Self>,
        before: &Position,
        played: Move,
        after: &Position,
    ) -> Result<Option<Numbers>, Stopped> {
        if Self::won_by_reply(prover, before, played, after) {
            return Ok(None);
        }
        Ok(Some(Numbers { proof: 2, disproof: 2 }))
    }
}

/// Looks for a move that gives no check.
struct Quiet {
    /// None when the enemy has no king.
    checks: Option<Checks>,
    found: Option<(Kind, Move)>,
    /// Moves that give check, or may.
    checking: Vec<Move>,
    generated: usize,
}

impl Quiet {
    fn take(&mut self, kind: Kind, played: Move, check: bool) {
        self.generated += 1;
        if check {
            self.checking.push(played);
        } else {
            self.found = Some((kind, played));
        }
    }

    fn checks_from(&self, kind: Kind, from: Square, to: Square) -> bool {
        self.checks
            .as_ref()
            .is_some_and(|checks| checks.squares(kind).has(to) || checks.discovers(from, to))
    }
}

impl MoveSink for Quiet {
    #[inline(always)]
    fn man(&mut self, kind: Kind, from: Square, targets: Bitboard) {
        if self.found.is_some() {
            return;
        }
        for to in targets {
            let check = self.checks_from(kind, from, to);
            self.take(kind, Move::plain(from, to), check);
            if !check {
                return;
            }
        }
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, delta: i8) {
        if self.found.is_some() {
            return;
        }
        for to in targets {
            let from = to.plus(-delta);
            let check = self.checks_from(Kind::Pawn, from, to);
            self.take(Kind::Pawn, Move::plain(from, to), check);
        }
    }

    fn promotions(&mut self, targets: Bitboard, delta: i8) {
        for to in targets {
            for kind in PROMOTIONS {
                self.take(Kind::Pawn, Move::promoting(to.plus(-delta), to, kind), true);
            }
        }
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        self.take(Kind::Pawn, Move::en_passant(from, to), true);
    }

    fn castling(&mut self, from: Square, to: Square) {
        self.take(Kind::King, Move::castling(from, to), true);
    }
}
