//! Men of the opponent who could still move in what is to be a stalemate.

use super::super::bounds::{FAR, class, neighbour};
use super::picture::{Picture, Task};
use super::{Castled, Directed, Man};
use crate::play::Budget;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// Where the goal side's men can come.
#[derive(Clone, Copy, Default)]
pub(super) struct Reach {
    /// Any of them.
    pub(super) any: Bitboard,
    /// Those that may pin along rows and files.
    pub(super) straight: Bitboard,
    /// Those that may pin along diagonals.
    pub(super) diagonal: Bitboard,
}

pub(super) const BISHOP: usize = class(Colour::White, Kind::Bishop);
pub(super) const ROOK: usize = class(Colour::White, Kind::Rook);
pub(super) const QUEEN: usize = class(Colour::White, Kind::Queen);

/// The kind of an officer by its class; None for pawns.
pub(super) const fn officer(class: usize) -> Option<Kind> {
    if class < 2 { None } else { Some(Kind::from_index(class - 1)) }
}

/// How many moves a pawn needs, at least, to promote.
pub(super) fn moves_to_promote(man: Man) -> u32 {
    let row = man.square.rank();
    u32::from(match man.class {
        0 => 7 - row - u8::from(row == 1),
        _ => row - u8::from(row == 6),
    })
}

/// Whether a pawn cannot have promoted when it stands on a square after so many moves. It may have come back.
pub(super) fn stays_a_pawn(pawn: Man, square: Square, moves: u32) -> bool {
    moves_to_promote(pawn) + u32::from(square == pawn.square) > moves
}

/// What the goal side has to stop.
#[derive(Clone, Copy, Default)]
pub(super) enum Remaining {
    /// Perhaps nobody.
    #[default]
    Few,
    /// More than it can.
    TooMany,
    /// So many men, by arriving on squares where at least one, two, three and four of them can be stopped.
    Some { needed: u32, stops: [Bitboard; 4] },
}

/// A man of the opponent who could move if his king stood elsewhere.
#[derive(Clone, Copy)]
pub(super) struct Mobile {
    pub(super) man: Man,
    /// The squares he goes to or past with every move.
    pub(super) open: Bitboard,
    /// Where a man of the goal side may arrive to stop him without pinning him: on his square, before a pawn.
    pub(super) stops: Bitboard,
}

impl Mobile {
    /// Whether he could move where his own side's men are those.
    #[inline(always)]
    pub(super) fn could_move(&self, own: Bitboard) -> bool {
        (self.open & !own).any()
    }
}

/// What a man could do who stays where he stands.
struct Freedom {
    /// The squares he goes to or past with every move.
    open: Bitboard,
    /// Where a man of the goal side may arrive to stop him: on his square, before a pawn, on the line of
    /// a pin.
    stops: Bitboard,
}

/// Men of the opponent that could still move, and what would stop them.
struct Unrest {
    /// How many moves there are to fill squares.
    blocks: u32,
    /// How many there are.
    free: u32,
    /// How many of them have to move themselves.
    loose: u32,
    /// The squares on which a man of the goal side may arrive to stop at least one, two, three and four
    /// of them.
    stops: [Bitboard; 4],
    /// How many of them a man of the opponent hinders, at most, who comes to stand on each square.
    worth: [u8; 64],
    /// The squares where that is anybody.
    filling: Bitboard,
}

impl Unrest {
    fn new(blocks: u32) -> Self {
        Self {
            blocks,
            free: 0,
            loose: 0,
            stops: [Bitboard::EMPTY; 4],
            worth: [0; 64],
            filling: Bitboard::EMPTY,
        }
    }

    /// Adds one who could do so much.
    #[inline(always)]
    fn add(&mut self, open: Bitboard, stops: Bitboard) {
        self.free += 1;
        add_stops(&mut self.stops, stops);
        // Nobody is surrounded who has to leave: all squares are open to him.
        if open.count() <= self.blocks {
            self.filling |= open;
            for square in open {
                self.worth[square.index()] += 1;
            }
        } else if stops.is_empty() {
            self.loose += 1;
        }
    }

    /// How many of them the opponent's moves can stop at most: each its own man and those beside whom it ends.
    fn stopped_by_opponent(&self) -> u32 {
        let mut squares = [0; 65];
        for square in self.filling {
            squares[usize::from(self.worth[square.index()])] += 1;
        }
        let (mut left, mut stopped) = (self.blocks, self.blocks);
        for (worth, &squares) in squares.iter().enumerate().rev() {
            let filled = left.min(squares);
            stopped += filled * worth as u32;
            left -= filled;
        }
        stopped
    }

    /// How many of them the goal side's moves can stop at most. By each of them it can have come only so far.
    fn stopped(&self, moves: u32, within: &[Bitboard; FAR + 1]) -> u32 {
        let mut stopped = 0;
        for &squares in &self.stops {
            if squares.is_empty() {
                break;
            }
            // So many different squares, at most, each reached in time.
            let mut count = 0;
            for number in 1..=moves {
                let reached = squares & within[(number as usize).min(FAR)];
                count = reached.count().min(count + 1);
            }
            stopped += count;
        }
        stopped
    }

    /// What the goal side has to stop, whether it can or not.
    fn remaining(&self) -> Remaining {
        if self.stops[3].any() {
            return Remaining::Few;
        }
        match self.free.saturating_sub(self.stopped_by_opponent()) {
            0 => Remaining::Few,
            needed => Remaining::Some { needed, stops: self.stops },
        }
    }
}

/// Adds where a man can be stopped to the squares where one, two, three and four can.
fn add_stops(all: &mut [Bitboard; 4], stops: Bitboard) {
    for i in (1..all.len()).rev() {
        all[i] |= all[i - 1] & stops;
    }
    all[0] |= stops;
}

/// The squares from which a line man would pin a man on a square to the king.
fn behind(king: Square, square: Square) -> Bitboard {
    let below = (1u64 << square.number()) - 1;
    let side = if square.number() < king.number() { below } else { !(below << 1 | 1) };
    attacks::line(king, square) & Bitboard(side)
}

/// The squares on the line from a king past a man that others hide who stand on some squares.
fn hidden(king: Square, square: Square, filled: Bitboard) -> Bitboard {
    if (attacks::between(king, square) & filled).any() {
        return Bitboard::ALL;
    }
    let beyond = behind(king, square);
    (beyond & filled).fold(Bitboard::EMPTY, |all, other| all | behind(king, other))
}

impl Directed {
    /// Looks where the goal side's men can come in so many moves, and which of the opponent's men could move.
    pub(super) fn list_mobile(&mut self, moves: u32) {
        for number in 1..moves.min(FAR as u32) {
            self.within[number as usize] = self.reach(number).any;
        }
        self.reach = self.reach(moves);
        self.reach.any |= self.passing;
        for within in &mut self.within[(moves as usize).min(FAR)..] {
            *within = Bitboard::ALL;
        }
        let mut mobile = std::mem::take(&mut self.mobile);
        mobile.clear();
        mobile.extend(
            self.side.blockers.iter().filter_map(|&man| self.mobile(man, self.side.blocking)),
        );
        self.mobile = mobile;
    }

    /// Whether a man could move where his own side's men are those.
    #[inline(always)]
    fn mobile(&self, man: Man, own: Bitboard) -> Option<Mobile> {
        let class = man.class as usize;
        let mut open = self.tables.first[class][man.square.index()] & !own;
        let mut stops = Bitboard::of(man.square);
        if class < 2 {
            open &= !self.side.helping;
            stops |= open;
        }
        open.any().then(|| Mobile { man, open, stops: stops & self.reach.any })
    }

    /// Where the goal side's men can come in so many moves.
    fn reach(&self, moves: u32) -> Reach {
        let mut reach = Reach::default();
        for man in &self.side.helpers {
            let class = man.class as usize;
            let within = self.tables.within[class][man.square.index()][(moves as usize).min(FAR)];
            reach.any |= within;
            // What a pawn becomes is not looked at closely.
            let may_be_any = class < 2 && moves_to_promote(*man) <= moves;
            if may_be_any || class == ROOK || class == QUEEN {
                reach.straight |= within;
            }
            if may_be_any || class == BISHOP || class == QUEEN {
                reach.diagonal |= within;
            }
        }
        reach
    }

    /// What a man of the opponent could do if he stayed; None if nothing, or if he may come to be pinned
    /// without anybody's arriving anywhere.
    #[inline(always)]
    fn freedom(&self, mobile: Mobile, king: Square, filled: Bitboard) -> Option<Freedom> {
        let Mobile { man, open, mut stops } = mobile;
        let open = open & !Bitboard::of(king);
        // He who stands on the king's square has to leave in any case, or to be captured.
        if open.is_empty() || man.square == king {
            return None;
        }
        let mut behind = behind(king, man.square);
        if (attacks::line(king, man.square) & filled).any() {
            behind &= !hidden(king, man.square, filled);
        }
        if behind.any() {
            let on_row = man.square.file() == king.file() || man.square.rank() == king.rank();
            // Along the line of the pin itself a man can still move.
            let may_be_pinned = match man.class as usize {
                0 | 1 => man.square.file() != king.file(),
                BISHOP => on_row,
                ROOK => !on_row,
                QUEEN => false,
                _ => true,
            };
            let (pinning, liners) = if on_row {
                (self.reach.straight, self.side.straight)
            } else {
                (self.reach.diagonal, self.side.diagonal)
            };
            if may_be_pinned {
                if (behind & liners).any() {
                    return None;
                }
                stops |= behind & pinning;
            }
        }
        Some(Freedom { open, stops })
    }

    /// Adds a man where his own side's men are those.
    #[inline(always)]
    fn add_resident(&self, unrest: &mut Unrest, resident: Mobile, own: Bitboard) {
        let Mobile { man, open, stops } = resident;
        let open = open & !own;
        if open.any() {
            let front = if man.class < 2 { open & self.reach.any } else { Bitboard::EMPTY };
            unrest.add(open, stops | front);
        }
    }

    /// Who could still move with the opponent's king on a square, and what would stop them, if he makes at
    /// most so many other moves.
    fn unrest(&self, king: Square, blocks: u32) -> Unrest {
        let mut unrest = Unrest::new(blocks);
        for &mobile in &self.mobile {
            if let Some(Freedom { open, stops }) = self.freedom(mobile, king, Bitboard::EMPTY) {
                unrest.add(open, stops);
            }
        }
        unrest
    }

    /// Whether more men of the opponent than can be stopped could still move with his king on a square.
    pub(super) fn too_many(&mut self, king: Square, moves: u32, blocks: u32) -> bool {
        if self.mobile.len() <= blocks as usize {
            return false;
        }
        let unrest = self.unrest(king, blocks);
        // Castling and en passant change more squares than are counted here.
        let is_plain = self.castled == Castled::Nobody && self.passing.is_empty();
        unrest.loose > blocks
            || is_plain
                && match unrest.remaining() {
                    Remaining::Some { needed, .. } => needed > unrest.stopped(moves, &self.within),
                    _ => false,
                }
    }

    /// What of a man of the opponent does not depend on where the others stand, with his king on a square.
    #[inline(always)]
    pub(super) fn resident(&self, man: Man, king: Square) -> Mobile {
        self.resident_among(man, king, Bitboard::EMPTY)
    }

    /// The same where somebody stands on some squares in the end.
    #[inline(always)]
    pub(super) fn resident_among(&self, man: Man, king: Square, filled: Bitboard) -> Mobile {
        let reach = self.reach.any;
        let class = man.class as usize;
        let mut open = self.tables.first[class][man.square.index()];
        if class < 2 {
            open &= !self.side.helping;
        }
        let mobile = Mobile { man, open, stops: Bitboard::of(man.square) & reach };
        let nowhere = Freedom { open: Bitboard::EMPTY, stops: Bitboard::EMPTY };
        let Freedom { open, stops } = self.freedom(mobile, king, filled).unwrap_or(nowhere);
        Mobile { man, open, stops }
    }

    /// Whether the moves that a picture leaves cannot stop all men of the opponent who could still move in it.
    #[inline(never)]
    pub(super) fn is_restless(&self, picture: &Picture, task: Task) -> bool {
        let Some(budget) = picture.resting else { return false };
        let has_no_task = task.free[1] == !0 && task.blocked == 0;
        let remaining =
            if has_no_task { picture.remaining } else { self.remaining(picture, task, budget) };
        match remaining {
            Remaining::Few => false,
            Remaining::TooMany => true,
            Remaining::Some { needed, stops } => {
                needed > self.stopped_by_tasks(stops, task, budget.goal_side)
            }
        }
    }

    /// How many men the goal side's moves can stop if some of them are those of a picture's tasks. The last
    /// moves of those who have tasks end where these lead; their others, as many as the tasks take at least,
    /// lead only so far.
    pub(super) fn stopped_by_tasks(&self, stops: [Bitboard; 4], task: Task, all: u32) -> u32 {
        let bound = all - task.moves;
        let men = task.moved[0].count_ones();
        let before = bound - men;
        let mut within = [Bitboard::EMPTY; FAR];
        for (number, squares) in (1..=before).zip(&mut within) {
            let mut rest = task.moved[0];
            while let Some(man) = self.side.helpers.get(rest.trailing_zeros() as usize) {
                *squares |=
                    self.tables.within[man.class as usize][man.square.index()][number as usize];
                rest &= rest - 1;
            }
        }
        let mut stopped = 0;
        for squares in stops {
            if squares.is_empty() {
                break;
            }
            let mut count = 0;
            for &within in within.iter().take(before as usize) {
                count = (squares & within).count().min(count + 1);
            }
            // The others go anywhere; so do all from the one on that is farther than what is looked at.
            let others = task.moves + before.saturating_sub(FAR as u32);
            let last = (squares & task.ends).count().min(men);
            stopped += squares.count().min(count + others + last);
        }
        stopped
    }

    /// What the goal side has to stop after what the blockers do in a picture.
    pub(super) fn remaining(&self, picture: &Picture, task: Task, budget: Budget) -> Remaining {
        let king = Square::new(picture.king);
        let mut own = self.side.blocking;
        // Those who leave come to stand somewhere, too.
        let blocks = task.fillers(self.side.blockers.len());
        for (i, man) in self.side.blockers.iter().enumerate() {
            if task.free[1] >> i & 1 == 0 {
                own &= !Bitboard::of(man.square);
            }
        }
        let mut squares = [king; 8];
        for bit in (0..8).filter(|bit| task.blocked >> bit & 1 != 0) {
            squares[bit] = neighbour(king, bit).unwrap_or(king);
            own |= Bitboard::of(squares[bit]);
        }
        let mut unrest = Unrest::new(blocks);
        let mut surrounding = Bitboard::EMPTY;
        for (i, man) in self.side.blockers.iter().enumerate() {
            if (task.gone & !(task.placed | task.captured | task.pinned)) >> i & 1 != 0 {
                let here = Bitboard::of(man.square);
                unrest.add(Bitboard::ALL, here & self.reach.any);
            }
        }
        let at_issue = task.free[1] & !task.pinned;
        for (i, mobile) in picture.residents.iter().enumerate() {
            if at_issue >> i & 1 != 0 {
                self.add_resident(&mut unrest, *mobile, own);
            }
        }
        for bit in (0..8).filter(|bit| task.blocked >> bit & 1 != 0) {
            let by = task.by[bit];
            let man = self.side.blockers[usize::from(by)];
            // Nobody knows what a pawn is that may have promoted.
            if man.class >= 2 || stays_a_pawn(man, squares[bit], budget.opponent) {
                // He stays there to the end, so that nobody captures him.
                let mut resident = self.resident(Man { square: squares[bit], ..man }, king);
                resident.stops &= !Bitboard::of(squares[bit]);
                let by_helpers = man.class < 2 && (resident.open & self.reach.any).any();
                if resident.stops.is_empty() && !by_helpers {
                    surrounding |= resident.open & !own;
                }
                self.add_resident(&mut unrest, resident, own);
            }
        }
        if surrounding.count() > blocks {
            return Remaining::TooMany;
        }
        match unrest.remaining() {
            Remaining::Some { needed, .. }
                if needed > unrest.stopped(budget.goal_side, &self.within) =>
            {
                Remaining::TooMany
            }
            remaining => remaining,
        }
    }
}
