//! Mates by a single check: no piece may be able to capture the checking piece or to interpose
//! (docs/helpmates.md, lemma 4).

use super::super::bounds::{CHECK, Check, FAR, NEVER, Way};
use super::super::stalemate::first_steps;
use super::assignment::Assignment;
use super::mobile::{BISHOP, QUEEN, ROOK, moves_to_promote, non_pawn};
use super::target::Target;
use super::{Castled, Directed, Piece};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// The only piece that checks.
#[derive(Clone, Copy)]
pub(super) struct Checker {
    /// Its place in the list of helpers.
    helper: usize,
    /// From where it checks.
    from: Square,
    /// What is between it and the king.
    between: Bitboard,
    /// How many moves the others have left.
    moves: u32,
}

impl Directed {
    /// Whether the king can be mated by a single check.
    pub(super) fn can_be_mated_once(&mut self, king: Square, moves: u32, blocks: u32) -> bool {
        self.prepare(king);
        for i in 0..self.side.helpers.len() {
            let piece = self.side.helpers[i];
            let (guarded, stands) = self.target.guards[i];
            if let Some(steps) = self.steps_to_uncover(i, king, moves)
                && u32::from(steps) <= moves
            {
                let way = Way { steps, guarded, stands, ends: Bitboard::of(piece.square) };
                let check = Check { from: piece.square, way };
                if self.can_mate(i, check, moves, blocks) {
                    return true;
                }
            }
            let (begin, end) = self.slot(piece, king).checks;
            for place in begin..end {
                let check = self.checks[place as usize];
                if u32::from(check.way.steps) > moves {
                    break;
                }
                if self.watch.is_stopped() {
                    self.target.admit();
                    return true;
                }
                if self.can_mate(i, check, moves, blocks) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether two helpers can check at once. One of them has moved last, castling and en passant excepted;
    /// the other one may have stood there before.
    pub(super) fn can_be_checked_twice(&mut self, king: Square, moves: u32) -> bool {
        // The helper that comes to check in the fewest moves, and the fewest that others need.
        let mut first = (usize::MAX, NEVER);
        let mut second = NEVER;
        for i in 0..self.side.helpers.len() {
            let piece = self.side.helpers[i];
            let steps = self.slot(piece, king).to_check;
            let steps = steps.min(self.steps_to_uncover(i, king, moves).unwrap_or(NEVER));
            if steps < first.1 {
                second = first.1;
                first = (i, steps);
            } else {
                second = second.min(steps);
            }
        }
        let others = |i: usize| u32::from(if i == first.0 { second } else { first.1 });
        if (first.1, second) == (0, 0)
            && (self.castled == Castled::GoalSide || self.is_passing_possible())
        {
            return true;
        }
        (0..self.side.helpers.len()).any(|i| {
            let piece = self.side.helpers[i];
            let again = self.steps_to_uncover(i, king, moves).map_or(NEVER, |_| 2);
            let arriving = self.slot(piece, king).to_check.min(again);
            u32::from(arriving) + others(i) <= moves
        })
    }

    /// How many moves a helper makes, at least, to check from where it stands: none if another one that stands
    /// between, or comes there before the last of so many moves, can uncover the check.
    #[inline(always)]
    fn steps_to_uncover(&self, helper: usize, king: Square, moves: u32) -> Option<u8> {
        let piece = self.side.helpers[helper];
        let class = piece.class as usize;
        if self.tables.guarded[class][king.index()][piece.square.index()] & CHECK == 0 {
            return None;
        }
        match non_pawn(class)? {
            Kind::Bishop | Kind::Rook | Kind::Queen => {
                let between = attacks::between(piece.square, king);
                let before = (moves.saturating_sub(1) as usize).min(FAR);
                let uncovers = self.castled == Castled::GoalSide
                    || self.side.helpers.iter().enumerate().any(|(i, other)| {
                        let within = &self.tables.within[other.class as usize];
                        i != helper && (within[other.square.index()][before] & between).any()
                    })
                    || self.is_passing_possible();
                Some(if uncovers { 0 } else { 2 })
            }
            // It has to leave and to come back.
            _ => Some(2),
        }
    }

    /// Whether the goal side may capture en passant in what is to come, by a rough estimate.
    fn is_passing_possible(&self) -> bool {
        let is_pawn = |piece: &Piece| piece.class < 2;
        self.side.helpers.iter().any(is_pawn) && self.side.blockers.iter().any(is_pawn)
    }

    /// Whether a target position can be completed in which one helper checks, alone, from a square.
    fn can_mate(&mut self, helper: usize, check: Check, moves: u32, blocks: u32) -> bool {
        let target = &self.target;
        let Check { from, way } = check;
        let king = Square::new(target.king);
        let others = target.once & !(target.guards[helper].0 & !target.twice);
        let done = target.blocked & !way.stands | others | way.guarded;
        let open = target.wanted & !done;
        let left = moves - u32::from(way.steps);
        let lacking = open & !target.within_reach(!(1 << helper), left);
        if lacking.count_ones() > blocks {
            return false;
        }
        let between = attacks::between(from, king);
        let checker = Checker { helper, from, between, moves: left };
        let mut leaving = target.must_leave;
        // Those that only the checking piece can capture, and the moves it needs if it does so.
        let mut prey = 0;
        let mut detour = moves;
        for (i, &piece) in self.side.blockers.iter().enumerate() {
            if !checker.is_refuted_by(piece.class as usize, piece.square)
                || self.may_be_pinned(checker, king, piece.square)
                || self.may_be_captured(checker, piece.square)
            {
                continue;
            }
            let steps = self.steps_by_way_of(checker, piece.square);
            if steps <= moves {
                prey |= 1 << i;
                detour = detour.min(steps);
            } else {
                leaving |= 1 << i;
            }
        }
        if leaving.count_ones() > blocks {
            return false;
        }
        let mut can_be_completed = |leaving: u64, steps: u8| {
            let way = Way { steps, ..way };
            let moves_left = moves - u32::from(steps);
            self.target.checker = Some(Checker { moves: moves_left, ..checker });
            let assigned = Assignment::new(moves, blocks, leaving).with_helper(helper, &way);
            let found =
                self.with_target(|pruner, target| pruner.complete::<false>(target, assigned));
            self.target.checker = None;
            found
        };
        // It captures one of them, or all of them leave.
        if prey != 0 && detour > u32::from(way.steps) {
            let all = leaving | prey;
            return all.count_ones() <= blocks && can_be_completed(all, way.steps)
                || can_be_completed(leaving, detour as u8);
        }
        can_be_completed(leaving, way.steps)
    }

    /// Whether a piece may be pinned by another than the checking piece.
    fn may_be_pinned(&self, checker: Checker, king: Square, square: Square) -> bool {
        let line = attacks::line(king, square);
        let on_rank = king.file() == square.file() || king.rank() == square.rank();
        line.any()
            && self.side.helpers.iter().enumerate().any(|(i, piece)| {
                let class = piece.class as usize;
                let pins =
                    class < 2 || class == QUEEN || class == if on_rank { ROOK } else { BISHOP };
                let within = &self.tables.within[class][piece.square.index()];
                let most = (checker.moves as usize).min(within.len() - 1);
                i != checker.helper && pins && (within[most] & line).any()
            })
    }

    /// Whether a piece that stays may be captured without a detour of the checking piece.
    fn may_be_captured(&self, checker: Checker, square: Square) -> bool {
        square == checker.from
            || self.passing.has(square)
            || self.side.helpers.iter().enumerate().any(|(i, piece)| {
                let there = &self.tables.steps[piece.class as usize][piece.square.index()];
                i != checker.helper && u32::from(there[square.index()]) <= checker.moves
            })
    }

    /// How many moves the checking piece makes, at least, if it comes to a square before.
    fn steps_by_way_of(&self, checker: Checker, square: Square) -> u32 {
        let piece = self.side.helpers[checker.helper];
        let steps = &self.tables.steps[piece.class as usize];
        let there = u32::from(steps[piece.square.index()][square.index()]);
        // What a pawn promotes to, and where, is not looked at closely.
        let on = if piece.class < 2 { 1 } else { steps[square.index()][checker.from.index()] };
        there + u32::from(on)
    }

    /// Whether a blocker may stand on a square, as far as the check is concerned.
    #[inline(always)]
    pub(super) fn fits(
        &self,
        target: &Target,
        piece: Piece,
        square: Square,
        assigned: Assignment,
    ) -> bool {
        let Some(checker) = target.checker else { return true };
        if checker.between.has(square) {
            return false;
        }
        if !checker.is_refuted_by(piece.class as usize, square) {
            return true;
        }
        // What a pawn has promoted to is not known.
        piece.class < 2 && moves_to_promote(piece) <= assigned.blocks
            || self.may_be_pinned(checker, Square::new(target.king), square)
    }
}

impl Checker {
    /// Whether a piece that is not pinned can surely capture it, or interpose, from a square.
    #[inline(always)]
    fn is_refuted_by(self, class: usize, square: Square) -> bool {
        if self.between.has(square) {
            return true;
        }
        let Some(kind) = non_pawn(class) else {
            let colour = if class == 0 { Colour::White } else { Colour::Black };
            // On its last rank it is no pawn any more.
            return !matches!(square.rank(), 0 | 7)
                && (attacks::pawn(colour, square).has(self.from)
                    || self.between.has(square.plus(colour.forward())));
        };
        let first = first_steps(kind, square);
        first.has(self.from) || (first & self.between).any()
    }
}
