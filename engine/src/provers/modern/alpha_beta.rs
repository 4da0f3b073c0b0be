//! The last few moves: alpha-beta over two values, attacker and defender in turn.

use super::direct_mate::DirectMate;
use super::ordering::{Entry, NO_MOVE, take_heaviest};
use super::prover::Modern;
use crate::control::Stopped;
use crate::rules::bitboard::Bitboard;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::mate_in_one::mates_in_one;
use crate::rules::orthodox::movegen::{count_legal, play_if_legal};
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::Kind;

impl<R: Orthodox> Modern<R, DirectMate> {
    /// Whether the side to move mates within `moves` of its moves, at least one.
    pub(super) fn attack(&mut self, position: &Position, moves: u32) -> Result<bool, Stopped> {
        if moves == 1 {
            return Ok(self.mates(position)?.is_some());
        }
        let begun = self.visited;
        let key = Fingerprint::new(position);
        self.table.prefetch(key);
        if let Some(mate) = self.mates(position)? {
            self.decided(key, 1, true, mate.bits(), begun);
            return Ok(true);
        }
        let known = self.table.look_up(key);
        if let Some(decided) = known.decides(moves) {
            return Ok(decided);
        }
        let base = self.row.len();
        let generated = self.memory.attacks(position, self.rules, moves, known.best, &mut self.row);
        self.visit(generated)?;
        let (mut next, mut end) = (base, self.row.len());
        let mut reused = NO_MOVE;
        while next < end {
            let played = take_heaviest(&mut self.row[next..end]);
            next += 1;
            let after = position.play(played);
            let fails = if moves == 2 {
                let refutation = self.last_defence(&after, played)?;
                if let Some(reply) = refutation.filter(|&bits| bits != NO_MOVE && bits != reused)
                    && end > next + 1
                {
                    reused = reply;
                    if self.reuse.look_at(position, Move::from_bits(reply)) {
                        end = self.drop_refuted(position, next, end);
                    }
                }
                refutation.is_none()
            } else {
                self.defence(&after, moves - 1, played)?
            };
            if fails {
                self.row.truncate(base);
                self.memory.mated(moves, position.kind_at(played.from()), played);
                self.decided(key, moves, true, played.bits(), begun);
                return Ok(true);
            }
        }
        self.row.truncate(base);
        self.decided(key, moves, false, NO_MOVE, begun);
        Ok(false)
    }

    /// Whether every move of the side to move allows mate within `moves` of the attacker's, who
    /// played `last`; without a move it must be mated already.
    pub(super) fn defence(
        &mut self,
        position: &Position,
        moves: u32,
        last: Move,
    ) -> Result<bool, Stopped> {
        if moves == 1 {
            let refutation = self.last_defence(position, last)?;
            self.refuted_by = refutation.unwrap_or(NO_MOVE);
            return Ok(refutation.is_none());
        }
        if moves == 0 {
            self.visit(0)?;
            let mated = position.in_check(self.rules) && count_legal(position, self.rules) == 0;
            return Ok(mated);
        }
        let begun = self.visited;
        let key = Fingerprint::new(position);
        let known = self.table.look_up(key);
        if let Some(decided) = known.decides(moves) {
            return Ok(decided);
        }
        let base = self.row.len();
        let in_check =
            self.memory.defences(position, self.rules, moves, last, known.best, &mut self.row);
        let end = self.row.len();
        self.visit(end - base)?;
        if base == end {
            return Ok(in_check);
        }
        for next in base..end {
            let played = take_heaviest(&mut self.row[next..end]);
            let after = position.play(played);
            if !self.attack(&after, moves)? {
                self.row.truncate(base);
                self.memory.refuted(moves, position.kind_at(played.from()), played, last);
                self.refuted_by = played.bits();
                self.decided(key, moves, false, played.bits(), begun);
                return Ok(false);
            }
        }
        self.row.truncate(base);
        self.decided(key, moves, true, NO_MOVE, begun);
        Ok(true)
    }

    /// Keeps the first `most` moves that mate at once.
    pub(super) fn retain_mates(
        &mut self,
        position: &Position,
        attacks: &mut Vec<Move>,
        most: usize,
    ) -> Result<(), Stopped> {
        let (mut mates, mut checks) = (Vec::new(), 0);
        mates_in_one(position, self.rules, &mut checks, |mate| mates.push(mate));
        self.meter.evaluate(checks);
        self.visit(checks as usize)?;
        attacks.retain(|played| mates.contains(played));
        attacks.truncate(most);
        Ok(())
    }

    /// Keeps the first `most` moves after which every reply allows mate at once.
    pub(super) fn retain_forcing_mate_in_two(
        &mut self,
        position: &Position,
        attacks: &mut Vec<Move>,
        most: usize,
    ) -> Result<(), Stopped> {
        let base = self.row.len();
        self.row.extend(attacks.drain(..).map(Entry::unweighted));
        let (mut next, mut end) = (base, self.row.len());
        let mut reused = NO_MOVE;
        while next < end && attacks.len() < most {
            let played = self.row[next].played();
            next += 1;
            let Some(reply) = self.last_defence(&position.play(played), played)? else {
                attacks.push(played);
                continue;
            };
            if reply != NO_MOVE && reply != reused && end > next {
                reused = reply;
                if self.reuse.look_at(position, Move::from_bits(reply)) {
                    end = self.drop_refuted(position, next, end);
                }
            }
        }
        self.row.truncate(base);
        Ok(())
    }

    /// Drops the moves that the reused refutation refutes from a part of the row; returns its new end.
    #[inline(never)]
    fn drop_refuted(&mut self, position: &Position, begin: usize, end: usize) -> usize {
        let mut kept = begin;
        let mut from = None;
        let mut departure = None;
        for i in begin..end {
            let played = self.row[i].played();
            if from != Some(played.from()) {
                from = Some(played.from());
                departure = self.reuse.departure(position, played.from());
            }
            if departure.is_some_and(|departure| self.reuse.refutes(departure, played)) {
                continue;
            }
            self.row[kept] = self.row[i];
            kept += 1;
        }
        kept
    }

    /// The same when the attacker has one move left: moves that refuted before are tried first,
    /// without generating the others.
    #[inline(never)]
    fn last_defence(&mut self, position: &Position, last: Move) -> Result<Option<u16>, Stopped> {
        let answers = self.memory.answers(1, last);
        for (i, &bits) in answers.iter().enumerate() {
            if bits == NO_MOVE || answers[..i].contains(&bits) {
                continue;
            }
            let Some(after) = play_if_legal(position, self.rules, Move::from_bits(bits)) else {
                continue;
            };
            self.meter.generate(1);
            if self.mates(&after)?.is_none() {
                let played = Move::from_bits(bits);
                self.memory.refuted(1, position.kind_at(played.from()), played, last);
                return Ok(Some(bits));
            }
        }
        let base = self.row.len();
        let in_check = self.memory.defences(position, self.rules, 1, last, NO_MOVE, &mut self.row);
        let end = self.row.len();
        self.visit(end - base)?;
        if base == end {
            return Ok(if in_check { None } else { Some(NO_MOVE) });
        }
        for next in base..end {
            let played = take_heaviest(&mut self.row[next..end]);
            if answers.contains(&played.bits()) && is_simple(position, played) {
                continue;
            }
            if self.mates(&position.play(played))?.is_none() {
                self.row.truncate(base);
                self.memory.refuted(1, position.kind_at(played.from()), played, last);
                return Ok(Some(played.bits()));
            }
        }
        self.row.truncate(base);
        Ok(None)
    }
}

/// Whether [`play_if_legal`] plays such a move when it is legal.
fn is_simple(position: &Position, played: Move) -> bool {
    let kind = position.kind_at(played.from());
    played.bits() >> 12 == 0 && !(kind == Kind::Pawn && Bitboard::END_RANKS.has(played.to()))
}
