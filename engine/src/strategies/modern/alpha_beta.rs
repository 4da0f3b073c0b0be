//! The last few moves: alpha-beta over two values, attacker and defender in turn.

use super::mate_in_one::Checks;
use super::ordering::{NO_MOVE, take_heaviest};
use super::prover::Modern;
use crate::attacks::{self, Sliders};
use crate::bitboard::Bitboard;
use crate::fingerprint::Fingerprint;
use crate::movegen::count_legal;
use crate::moves::Move;
use crate::piece::{Colour, Kind};
use crate::position::Position;
use crate::search::control::Stopped;

impl<S: Sliders> Modern<S> {
    /// Whether the side to move mates within `moves` of its moves, at least one.
    pub(super) fn attack(&mut self, position: &Position, moves: u32) -> Result<bool, Stopped> {
        if moves == 1 {
            return Ok(self.mates(position)?.is_some());
        }
        let begun = self.visited;
        let key = Fingerprint::new(position);
        let known = self.table.look_up(key);
        if let Some(decided) = known.decides(moves) {
            return Ok(decided);
        }
        if known.disproven == 0
            && let Some(mate) = self.mates(position)?
        {
            self.decided(key, 1, true, mate.bits(), begun);
            return Ok(true);
        }
        let base = self.row.len();
        let generated = match Checks::new(position, self.sliders) {
            Some(checks) => self.memory.attacks(
                position,
                self.sliders,
                &checks,
                moves,
                known.best,
                self.checks_only,
                &mut self.row,
            ),
            None => 0,
        };
        self.visit(generated)?;
        let end = self.row.len();
        for next in base..end {
            let played = take_heaviest(&mut self.row[next..end]);
            let after = position.play(played);
            if self.defence(&after, moves - 1, played)? {
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
            return self.last_defence(position, last);
        }
        if moves == 0 {
            self.visit(0)?;
            let mated = position.in_check(self.sliders) && count_legal(position, self.sliders) == 0;
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
            self.memory.defences(position, self.sliders, moves, last, known.best, &mut self.row);
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
                self.decided(key, moves, false, played.bits(), begun);
                return Ok(false);
            }
        }
        self.row.truncate(base);
        self.decided(key, moves, true, NO_MOVE, begun);
        Ok(true)
    }

    /// The same when the attacker has one move left: moves that refuted before are tried first,
    /// without generating the others.
    #[inline(always)]
    fn last_defence(&mut self, position: &Position, last: Move) -> Result<bool, Stopped> {
        let answers = self.memory.answers(1, last);
        for (i, &bits) in answers.iter().enumerate() {
            if bits == NO_MOVE || answers[..i].contains(&bits) {
                continue;
            }
            let Some(after) = play_if_legal(position, self.sliders, Move::from_bits(bits)) else {
                continue;
            };
            self.meter.generate(1);
            if self.mates(&after)?.is_none() {
                let played = Move::from_bits(bits);
                self.memory.refuted(1, position.kind_at(played.from()), played, last);
                return Ok(false);
            }
        }
        let base = self.row.len();
        let in_check =
            self.memory.defences(position, self.sliders, 1, last, NO_MOVE, &mut self.row);
        let end = self.row.len();
        self.visit(end - base)?;
        if base == end {
            return Ok(in_check);
        }
        for next in base..end {
            let played = take_heaviest(&mut self.row[next..end]);
            if answers.contains(&played.bits()) && is_simple(position, played) {
                continue;
            }
            if self.mates(&position.play(played))?.is_none() {
                self.row.truncate(base);
                self.memory.refuted(1, position.kind_at(played.from()), played, last);
                return Ok(false);
            }
        }
        self.row.truncate(base);
        Ok(true)
    }
}

/// Whether [`play_if_legal`] plays such a move when it is legal.
fn is_simple(position: &Position, played: Move) -> bool {
    let kind = position.kind_at(played.from());
    played.bits() >> 12 == 0 && !(kind == Kind::Pawn && Bitboard::END_ROWS.has(played.to()))
}

/// The position after a remembered move, if it is a legal one here that is nothing special.
#[inline(always)]
fn play_if_legal<S: Sliders>(position: &Position, sliders: S, played: Move) -> Option<Position> {
    let (us, from, to) = (position.turn(), played.from(), played.to());
    let own = position.colour(us);
    if played.bits() >> 12 != 0 || !own.has(from) || own.has(to) {
        return None;
    }
    let occupied = position.occupied();
    let reach = match position.kind_at(from) {
        Kind::Pawn => pawn_reach(us, from, occupied, position.colour(us.other())),
        Kind::Knight => attacks::knight(from),
        Kind::Bishop => sliders.bishop(from, occupied),
        Kind::Rook => sliders.rook(from, occupied),
        Kind::Queen => sliders.queen(from, occupied),
        Kind::King => attacks::king(from),
    };
    if !reach.has(to) {
        return None;
    }
    let after = position.play(played);
    after.checkers(sliders, us).is_empty().then_some(after)
}

/// Where a pawn may go without promoting or capturing en passant.
fn pawn_reach(
    us: Colour,
    from: crate::square::Square,
    occupied: Bitboard,
    enemy: Bitboard,
) -> Bitboard {
    let forward = us.forward();
    let single = Bitboard::of(from).moved(forward) & !occupied;
    let at_home = from.row() == if us == Colour::White { 1 } else { 6 };
    let double = if at_home { single.moved(forward) & !occupied } else { Bitboard::EMPTY };
    (single | double | attacks::pawn(us, from) & enemy) & !Bitboard::END_ROWS
}
