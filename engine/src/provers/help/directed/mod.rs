//! The goal-directed pruner: counts what a final position still needs, and refuses what the moves left cannot provide.
//! `docs/helpmates.md` proves that no line is ever lost; the modules name its lemmas.

mod assignment;
mod castled;
mod immobilised;
mod mate;
mod mobile;
mod routes;
mod target;

use super::bounds::{CHECK, CLASSES, Check, FAR, Mask, NEVER, Tables, Way, class, king_steps};
use super::searcher::{Pruner, Requirement};
use super::stalemate;
use crate::control::{Control, Watch};
use crate::play::{Budget, Goal, LinePlay, Play};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Orthodox};
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;
use assignment::Assignment;
use mobile::Reach;
use std::sync::Arc;
use target::Target;

/// A piece that has not been given an assignment.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Piece {
    class: u8,
    square: Square,
}

/// What a piece can come to guard is looked up for so many moves; the last entry holds for more, too.
pub(super) const LOOKED_UP: usize = 4;

/// A piece's ways.
#[derive(Clone, Copy, Default)]
struct Slot {
    /// Where its ways begin and end in the list of all ways.
    begin: u32,
    end: u32,
    /// Likewise its ways to check.
    checks: (u32, u32),
    /// How many moves the first of those takes.
    to_check: u8,
    /// What it can come to guard with at most one, two, three, and with any number of moves.
    guarded: [Mask; LOOKED_UP],
    /// Whether this was worked out yet.
    known: bool,
}

/// Where the ways of a piece are kept.
#[inline(always)]
const fn slot_place(piece: Piece, king: Square) -> usize {
    (piece.class as usize) << 12 | king.index() << 6 | piece.square.index()
}

/// The pruner. Keeps the ways it worked out.
pub struct Directed {
    asked: LinePlay,
    watch: Watch,
    tables: &'static Tables,
    /// By class, king's square and origin.
    slots: Vec<Slot>,
    ways: Vec<Way>,
    checks: Vec<Check>,
    side: Pieces,
    /// Whether the goal side has but one move left.
    last_move: bool,
    /// Who is taken to have castled.
    castled: Castled,
    /// The pawn that the goal side can capture en passant now.
    passing: Bitboard,
    /// Whether a pawn, of whichever side, can be captured en passant now.
    is_passing: bool,
    target: Box<Target>,
    /// What stands in for it while something is asked of it.
    other_target: Option<Box<Target>>,
    /// Where the goal side's pieces can come, for stalemates.
    reach: Reach,
    /// Where they can come by its first move, its second, and so on; anywhere by the last one.
    within: [Bitboard; FAR + 1],
}

/// Who is taken to have castled.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Castled {
    Nobody,
    Opponent,
    /// The goal side, and perhaps its opponent, too.
    GoalSide,
}

/// The pieces whose final places are in question.
#[derive(Clone, Default)]
struct Pieces {
    /// The goal side's pieces, its king among them.
    helpers: Vec<Piece>,
    /// Its opponent's pieces without the king.
    blockers: Vec<Piece>,
    /// Where these stand.
    blocking: Bitboard,
    /// Where the helpers stand.
    helping: Bitboard,
    /// Where those stand that may pin along ranks and files, and along diagonals.
    straight: Bitboard,
    diagonal: Bitboard,
}

impl Pieces {
    /// Where pawns of the goal side can capture.
    fn prey(&self) -> Bitboard {
        let mut prey = Bitboard::EMPTY;
        for piece in &self.helpers {
            if let 0 | 1 = piece.class {
                let colour = if piece.class == 0 { Colour::White } else { Colour::Black };
                prey |= attacks::pawn(colour, piece.square);
            }
        }
        prey
    }
}

impl Directed {
    /// A pruner for searches for this goal, which `control` may stop.
    pub fn new(asked: LinePlay, control: &Arc<Control>) -> Self {
        Self {
            asked,
            watch: Watch::new(Arc::clone(control)),
            tables: Tables::get(),
            slots: vec![Slot::default(); CLASSES << 12],
            ways: Vec::new(),
            checks: Vec::new(),
            side: Pieces::default(),
            last_move: false,
            castled: Castled::Nobody,
            passing: Bitboard::EMPTY,
            is_passing: false,
            target: Box::default(),
            other_target: None,
            reach: Reach::default(),
            within: [Bitboard::ALL; FAR + 1],
        }
    }

    /// Whether it was proved to lose no line of such play.
    pub const fn suits(play: Play) -> bool {
        !matches!(play, Play::SeriesHelpSelf)
    }

    /// Whether there is anything to be guided to.
    fn useless(&self) -> bool {
        !self.asked.goal.ends_play()
    }

    /// Lists the pieces and what else is to be known of a position with those moves left.
    fn survey(&mut self, position: &Position, budget: Budget) {
        let side = self.asked.goal_side;
        for (pieces, colour) in
            [(&mut self.side.helpers, side), (&mut self.side.blockers, side.other())]
        {
            pieces.clear();
            for square in position.colour(colour) {
                let kind = position.kind_at(square);
                if kind != Kind::King || colour == side {
                    pieces.push(Piece { class: class(colour, kind) as u8, square });
                }
            }
        }
        let opponent = side.other();
        self.side.blocking = position.colour(opponent) & !position.pieces(opponent, Kind::King);
        self.side.helping = position.colour(side);
        self.side.straight = position.pieces(side, Kind::Rook) | position.pieces(side, Kind::Queen);
        self.side.diagonal =
            position.pieces(side, Kind::Bishop) | position.pieces(side, Kind::Queen);
        self.castled = Castled::Nobody;
        self.last_move = budget.goal_side == 1;
        self.is_passing = position.en_passant().is_some();
        self.passing = match position.en_passant() {
            Some(target) if position.turn() == side => {
                Bitboard::of(target.plus(side.other().forward()))
            }
            _ => Bitboard::EMPTY,
        };
    }

    /// What is known of a piece's ways.
    #[inline(always)]
    fn slot(&mut self, piece: Piece, king: Square) -> Slot {
        let place = slot_place(piece, king);
        if self.slots[place].known { self.slots[place] } else { self.fill(piece, king, place) }
    }

    #[cold]
    fn fill(&mut self, piece: Piece, king: Square, place: usize) -> Slot {
        let mut slot = Slot { begin: self.ways.len() as u32, known: true, ..Slot::default() };
        // In what is to be a stalemate it may have to leave, or another piece stand in its way.
        let may_stay = !self.asked.goal.is_stalemate();
        for way in self.tables.ways(piece.class as usize, king, piece.square, may_stay) {
            if way.steps > 0 {
                for union in &mut slot.guarded[usize::from(way.steps).min(LOOKED_UP) - 1..] {
                    *union |= way.guarded;
                }
                self.ways.push(way);
            }
        }
        slot.end = self.ways.len() as u32;
        if self.asked.goal == Goal::Mate {
            let checks = self.tables.checks(piece.class as usize, king, piece.square);
            let begin = self.checks.len() as u32;
            self.checks.extend(checks.into_iter().filter(|check| check.way.steps > 0));
            slot.checks = (begin, self.checks.len() as u32);
            slot.to_check = self.checks.get(begin as usize).map_or(NEVER, |check| check.way.steps);
        }
        self.slots[place] = slot;
        self.watch.look_next();
        slot
    }

    /// Whether some target position with the king on a square can be completed, with so many moves of the goal side
    /// and so many of its opponent, not counting the king's.
    fn possible(&mut self, king: Square, moves: u32, blocks: u32) -> bool {
        self.prepare(king);
        let assigned = Assignment::new(moves, blocks, self.target.must_leave);
        if self.target.stalemating.is_some() {
            self.with_target(|pruner, target| pruner.complete::<true>(target, assigned))
        } else {
            self.with_target(|pruner, target| pruner.complete::<false>(target, assigned))
        }
    }

    /// As [`Self::possible`], and a single check can be mate.
    pub(super) fn can_be_stopped(&mut self, king: Square, moves: u32, blocks: u32) -> bool {
        // No piece can capture two others, or interpose twice.
        if self.asked.goal != Goal::Mate || self.can_be_checked_twice(king, moves) {
            self.possible(king, moves, blocks)
        } else {
            self.can_be_mated_once(king, moves, blocks)
        }
    }

    /// What a king's field needs.
    #[inline(always)]
    fn wanted(&self, king: Square) -> Mask {
        let check = if self.asked.goal == Goal::Mate { CHECK } else { 0 };
        self.tables.field[king.index()] | check
    }

    /// The squares of `kings` on which the king can be mated or stalemated as the pieces are listed.
    fn admitted(&mut self, stands: Square, moves: u32, blocks: u32, kings: Bitboard) -> Bitboard {
        let mut possible = Bitboard::EMPTY;
        let stuck = self.asked.goal.is_stalemate();
        self.target.stands_now = stands.number();
        if stuck {
            self.list_reach(moves);
        }
        // Castling and en passant change more squares than are looked at there.
        let is_plain = self.castled == Castled::Nobody && !self.is_passing;
        for king in kings {
            if self.watch.is_stopped() {
                return kings;
            }
            let walk = king_steps(stands, king);
            if walk > blocks {
                continue;
            }
            self.target.stalemating =
                (stuck && is_plain).then_some(Budget { goal_side: moves, opponent: blocks - walk });
            if !(stuck && self.too_many_mobile_now(king, moves, blocks - walk))
                && self.can_be_stopped(king, moves, blocks - walk)
            {
                possible |= Bitboard::of(king);
            }
        }
        self.target.stalemating = None;
        possible
    }
}

impl<R: Orthodox> Pruner<R> for Directed {
    fn admits(&mut self, position: &Position, left: u32, kings: Bitboard) -> Bitboard {
        if self.useless() {
            return Bitboard::ALL;
        }
        let Some(stands) = position.king(self.asked.goal_side.other()) else {
            return Bitboard::ALL;
        };
        let budget = self.asked.budget(left);
        self.survey(position, budget);
        let mut possible = self.admitted(stands, budget.goal_side, budget.opponent, kings);
        if position.castling() != 0 && possible != kings {
            possible |= self.admitted_after_castling(
                position,
                budget.goal_side,
                budget.opponent,
                kings & !possible,
            );
        }
        possible
    }

    fn requirements(
        &mut self,
        position: &Position,
        left: u32,
        kings: Bitboard,
        requirements: &mut Vec<Requirement>,
    ) -> Bitboard {
        let budget = self.asked.budget(left);
        let opponent = self.asked.goal_side.other();
        // Castled pieces are not where they are listed. With one move left for each side that is allowed for.
        let last = budget == Budget { goal_side: 1, opponent: 1 } && position.turn() == opponent;
        if self.useless() || position.turn() != opponent || position.castling() != 0 && !last {
            return Bitboard::ALL;
        }
        let Some(stands) = position.king(opponent) else { return Bitboard::ALL };
        self.survey(position, budget);
        if last {
            if !kings.has(stands) {
                requirements.push(Requirement { to: Bitboard::EMPTY, from: Bitboard::EMPTY });
                return kings;
            }
            // After castling it is enough that a piece leaves a line.
            if position.castling() != 0 {
                return kings;
            }
            if !self.possible(stands, 1, 0) {
                // A square has to be blocked, or a pawn of the goal side to capture something.
                let to = attacks::king(stands) | self.side.prey();
                requirements.push(Requirement { to, from: Bitboard::EMPTY });
            }
            if self.asked.goal != Goal::Mate {
                return kings;
            }
        }
        let Some(useful) = self.useful_blockers(stands, budget, kings) else {
            return if last { kings } else { Bitboard::ALL };
        };
        requirements.push(Requirement { to: Bitboard::EMPTY, from: useful });
        if last {
            return kings;
        }
        let mut nearer = Bitboard::EMPTY;
        for king in kings {
            for next in attacks::king(stands) & !nearer {
                if king_steps(next, king) < king_steps(stands, king) {
                    nearer |= Bitboard::of(next);
                }
            }
        }
        nearer
    }

    fn last_requirements(
        &mut self,
        position: &Position,
        rules: R,
        requirements: &mut Vec<Requirement>,
    ) -> bool {
        !self.asked.goal.is_stalemate() || stalemate::requirements(position, rules, requirements)
    }
}

impl Directed {
    /// The opponent's pieces that have an assignment in some target position, if it cannot do with one move less.
    fn useful_blockers(
        &mut self,
        stands: Square,
        budget: Budget,
        kings: Bitboard,
    ) -> Option<Bitboard> {
        let mut useful = Bitboard::EMPTY;
        for king in kings {
            if self.watch.is_stopped() {
                return None;
            }
            let blocks = budget.opponent - king_steps(stands, king);
            if blocks == 0 {
                continue;
            }
            if self.can_be_stopped(king, budget.goal_side, blocks - 1) {
                return None;
            }
            let movers = self.movers(king, budget.goal_side, blocks);
            for (i, piece) in self.side.blockers.iter().enumerate() {
                if movers >> i & 1 != 0 {
                    useful |= Bitboard::of(piece.square);
                }
            }
        }
        Some(useful)
    }
}
