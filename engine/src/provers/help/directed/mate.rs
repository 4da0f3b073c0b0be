//! Mates by one man: nobody may be able to capture him or to step between.

use super::super::bounds::{CHECK, Check, FAR, NEVER, Way};
use super::super::stalemate::first_steps;
use super::loose::{BISHOP, QUEEN, ROOK, moves_to_promote, officer};
use super::picture::{Picture, Task};
use super::{Castled, Directed, Man};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// The only man that checks.
#[derive(Clone, Copy)]
pub(super) struct Checker {
    /// His place in the list of helpers.
    helper: usize,
    /// From where he checks.
    from: Square,
    /// What is between him and the king.
    between: Bitboard,
    /// How many moves the others have left.
    moves: u32,
}

impl Directed {
    /// Whether the king can be mated by a single check.
    pub(super) fn can_be_mated_once(&mut self, king: Square, moves: u32, blocks: u32) -> bool {
        self.prepare(king);
        for i in 0..self.side.helpers.len() {
            let man = self.side.helpers[i];
            let (guarded, stands) = self.picture.guards[i];
            if let Some(steps) = self.steps_to_uncover(i, king, moves)
                && u32::from(steps) <= moves
            {
                let way =
                    Way { steps, guarded, stands, captures: None, ends: Bitboard::of(man.square) };
                let check = Check { from: man.square, way };
                if self.can_mate(i, check, moves, blocks) {
                    return true;
                }
            }
            let (begin, end) = self.slot(man, king).checks;
            for place in begin..end {
                let check = self.checks[place as usize];
                if u32::from(check.way.steps) > moves {
                    break;
                }
                if self.can_mate(i, check, moves, blocks) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether two helpers can check at once. One of them has moved last, if nobody castled or captured
    /// en passant; the other one may have stood there before.
    pub(super) fn can_be_checked_twice(&mut self, king: Square, moves: u32) -> bool {
        // The helper that comes to check in the fewest moves, and the fewest that others need.
        let mut first = (usize::MAX, NEVER);
        let mut second = NEVER;
        for i in 0..self.side.helpers.len() {
            let man = self.side.helpers[i];
            let steps = self.slot(man, king).to_check;
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
            let man = self.side.helpers[i];
            let again = self.steps_to_uncover(i, king, moves).map_or(NEVER, |_| 2);
            let arriving = self.slot(man, king).to_check.min(again);
            u32::from(arriving) + others(i) <= moves
        })
    }

    /// How many moves a helper has to make, at least, to check from where it stands: none if another one, who
    /// stands between or comes there before the last of so many moves, can uncover the check.
    #[inline(always)]
    fn steps_to_uncover(&self, helper: usize, king: Square, moves: u32) -> Option<u8> {
        let man = self.side.helpers[helper];
        let class = man.class as usize;
        if self.tables.guarded[class][king.index()][man.square.index()] & CHECK == 0 {
            return None;
        }
        match officer(class)? {
            Kind::Bishop | Kind::Rook | Kind::Queen => {
                let between = attacks::between(man.square, king);
                let before = (moves.saturating_sub(1) as usize).min(FAR);
                let uncovers = self.castled == Castled::GoalSide
                    || self.side.helpers.iter().enumerate().any(|(i, other)| {
                        let within = &self.tables.within[other.class as usize];
                        i != helper && (within[other.square.index()][before] & between).any()
                    })
                    || self.is_passing_possible();
                Some(if uncovers { 0 } else { 2 })
            }
            // He has to leave and to come back.
            _ => Some(2),
        }
    }

    /// Whether the goal side may capture en passant in what is to come, by a rough estimate.
    fn is_passing_possible(&self) -> bool {
        let is_pawn = |man: &Man| man.class < 2;
        self.side.helpers.iter().any(is_pawn) && self.side.blockers.iter().any(is_pawn)
    }

    /// Whether a picture can be completed in which one helper checks, alone, from a square.
    fn can_mate(&mut self, helper: usize, check: Check, moves: u32, blocks: u32) -> bool {
        let picture = &self.picture;
        let Check { from, way } = check;
        let king = Square::new(picture.king);
        let others = picture.once & !(picture.guards[helper].0 & !picture.twice);
        let done = picture.blocked & !way.stands | others | way.guarded;
        let open = picture.wanted & !done;
        let left = moves - u32::from(way.steps);
        let lacking = open & !picture.within_reach(!(1 << helper), left);
        if lacking.count_ones() > blocks {
            return false;
        }
        let between = attacks::between(from, king);
        let checker = Checker { helper, from, between, moves: left };
        let mut leaving = picture.must_leave;
        // Those whom nobody else can capture than the man who checks, and the moves he needs if he does so.
        let mut prey = 0;
        let mut detour = moves;
        for (i, &man) in self.side.blockers.iter().enumerate() {
            if !checker.is_refuted_by(man.class as usize, man.square)
                || self.may_be_pinned(checker, king, man.square)
                || self.may_be_captured(checker, man.square)
            {
                continue;
            }
            let steps = self.steps_by_way_of(checker, man.square);
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
            self.picture.checker = Some(Checker { moves: moves_left, ..checker });
            let task = Task::new(moves, blocks).with_leaving(leaving).with_helper(helper, &way);
            let found =
                self.with_picture(|pruner, picture| pruner.go::<false>(picture, task, &way));
            self.picture.checker = None;
            found
        };
        // He captures one of his prey, or all of them leave.
        if prey != 0 && detour > u32::from(way.steps) {
            let all = leaving | prey;
            return all.count_ones() <= blocks && can_be_completed(all, way.steps)
                || can_be_completed(leaving, detour as u8);
        }
        can_be_completed(leaving, way.steps)
    }

    /// Whether a man may be pinned by another than the checking man.
    fn may_be_pinned(&self, checker: Checker, king: Square, square: Square) -> bool {
        let line = attacks::line(king, square);
        let on_row = king.file() == square.file() || king.rank() == square.rank();
        line.any()
            && self.side.helpers.iter().enumerate().any(|(i, man)| {
                let class = man.class as usize;
                let pins =
                    class < 2 || class == QUEEN || class == if on_row { ROOK } else { BISHOP };
                let within = &self.tables.within[class][man.square.index()];
                let most = (checker.moves as usize).min(within.len() - 1);
                i != checker.helper && pins && (within[most] & line).any()
            })
    }

    /// Whether a man who stays where he is may be captured without a detour of the man who checks.
    fn may_be_captured(&self, checker: Checker, square: Square) -> bool {
        square == checker.from
            || self.passing.has(square)
            || self.side.helpers.iter().enumerate().any(|(i, man)| {
                let there = &self.tables.steps[man.class as usize][man.square.index()];
                i != checker.helper && u32::from(there[square.index()]) <= checker.moves
            })
    }

    /// How many moves the man who checks makes, at least, if he comes to a square before.
    fn steps_by_way_of(&self, checker: Checker, square: Square) -> u32 {
        let man = self.side.helpers[checker.helper];
        let steps = &self.tables.steps[man.class as usize];
        let there = u32::from(steps[man.square.index()][square.index()]);
        // What a pawn promotes to, and where, is not looked at closely.
        let on = if man.class < 2 { 1 } else { steps[square.index()][checker.from.index()] };
        there + u32::from(on)
    }

    /// Whether a blocker may stand on a square, as far as the check is concerned.
    #[inline(always)]
    pub(super) fn fits(&self, picture: &Picture, man: Man, square: Square, task: Task) -> bool {
        let Some(checker) = picture.checker else { return true };
        if checker.between.has(square) {
            return false;
        }
        if !checker.is_refuted_by(man.class as usize, square) {
            return true;
        }
        // Nobody knows what a pawn that has promoted is.
        man.class < 2 && moves_to_promote(man) <= task.blocks
            || self.may_be_pinned(checker, Square::new(picture.king), square)
    }
}

impl Checker {
    /// Whether a man who is not pinned can surely capture him, or step between, from a square.
    #[inline(always)]
    fn is_refuted_by(self, class: usize, square: Square) -> bool {
        if self.between.has(square) {
            return true;
        }
        let Some(kind) = officer(class) else {
            let colour = if class == 0 { Colour::White } else { Colour::Black };
            // On its last row it is no pawn any more.
            return !matches!(square.rank(), 0 | 7)
                && (attacks::pawn(colour, square).has(self.from)
                    || self.between.has(square.plus(colour.forward())));
        };
        let first = first_steps(kind, square);
        first.has(self.from) || (first & self.between).any()
    }
}
