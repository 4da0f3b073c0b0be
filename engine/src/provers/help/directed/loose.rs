//! Men of the opponent who could still move in what is to be a stalemate.

use super::super::bounds::{FAR, Mask, class, king_steps, neighbour};
use super::super::searcher::Requirement;
use super::super::stalemate::first_steps;
use super::castled::castlings_of;
use super::picture::{Picture, Task};
use super::surrounded::Stand;
use super::{Castled, Directed, Man};
use crate::play::Budget;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks;
use crate::rules::orthodox::position::Position;
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

/// What it is worth to stop a man. Somebody who needs two squares filled gets half of it from each.
const WHOLE: u32 = 12;
/// So many squares that can be filled are counted; more are worth as much as the last of them.
const MOST_FILLED: usize = 8;
/// What a square is worth to somebody who needs so many filled; never less than his share of it.
const WORTH: [u8; 9] = [0, 12, 6, 4, 3, 3, 2, 2, 2];

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

/// So many answers are remembered of each picture.
const ASKED: usize = 8;

/// What the goal side has to stop.
#[derive(Clone, Copy, Default)]
enum Remaining {
    /// Perhaps nobody.
    #[default]
    Few,
    /// More than it can.
    TooMany,
    /// So many men, by arriving on squares where at least one, two, three and four of them can be stopped.
    Some { needed: u32, stops: [Bitboard; 4] },
}

/// What was asked of a picture: what its blockers do, and what is to be stopped then.
#[derive(Clone, Copy)]
pub(super) struct Asked {
    question: Option<(u64, u64, Mask, u32, [u64; 2])>,
    answer: Remaining,
}

impl Asked {
    /// Nothing.
    const NOTHING: Self = Self { question: None, answer: Remaining::Few };
}

/// What the opponent's moves have to see to among his men who could move if nothing else happened, in the unit
/// of [`WHOLE`], and what they can at most.
#[derive(Clone, Copy, Default)]
pub(super) struct Outlay {
    /// What his moves have to be worth, as the goal side's cannot stop everybody.
    due: u32,
    /// Where those men stand.
    stand: Bitboard,
    /// What no, one, two, and more moves are worth at most, wherever they end.
    most: [u32; MOST_FILLED + 1],
    /// What it is worth that somebody comes to stand on each square of the king's field.
    worth: [u8; 8],
    /// What the best square of all is worth.
    best: u8,
    /// What the goal side has to stop if no move of the opponent is bound to a task.
    remaining: Remaining,
}

impl Outlay {
    /// What it is worth that the man on a square goes to one of the field, or to no matter which.
    #[inline(always)]
    pub(super) fn gain(&self, from: Square, to: Option<usize>) -> u32 {
        let leaves = if self.stand.has(from) { WHOLE } else { 0 };
        leaves + u32::from(to.map_or(self.best, |bit| self.worth[bit]))
    }

    /// Whether the moves of a picture's tasks and those that they leave are not worth enough.
    #[inline(always)]
    pub(super) fn falls_short(&self, task: Task) -> bool {
        let rest = self.most.get(task.blocks as usize).copied().unwrap_or(u32::MAX);
        self.due > rest.saturating_add(task.gain)
    }
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

/// What is kept for looking at several moves of the opponent that capture nobody: where the goal side's men
/// can come, and what they can stop, is the same after each of them.
#[derive(Default)]
pub(super) struct Kept {
    /// Whether it is known where the goal side's men can come.
    pub(super) is_valid: bool,
    /// The squares of the king for which the men are listed.
    kings: Bitboard,
    /// The men before the move.
    men: Vec<Man>,
    /// Which of them moved, if it was not the king.
    pub(super) moved: Option<usize>,
    /// What is known of them, by the square of the king.
    homes: Vec<Home>,
}

/// What is kept of the opponent's men with his king on one square.
#[derive(Default)]
struct Home {
    /// The men before the move, as far as that does not depend on the others.
    residents: Vec<Mobile>,
    /// All but the one who moved last, with his origin free and his target, too.
    others: Option<Others>,
}

/// Men who could still move, but for the one at that place in the list.
#[derive(Clone, Copy)]
struct Others {
    moved: usize,
    unrest: Unrest,
}

impl Kept {
    /// Another node is at issue.
    pub(super) fn drop(&mut self) {
        self.is_valid = false;
        self.kings = Bitboard::EMPTY;
    }
}

impl Others {
    /// Whether they are those beside that man, with so many moves left to fill squares.
    #[inline(always)]
    fn is_for(&self, moved: usize, blocks: u32) -> bool {
        self.moved == moved && self.unrest.blocks == blocks
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
#[derive(Clone, Copy)]
struct Unrest {
    /// How many moves there are to fill squares.
    blocks: u32,
    /// How many there are.
    free: u32,
    /// Where they stand.
    stand: Bitboard,
    /// What they go to or past with every move, all together.
    open: Bitboard,
    /// How many of them have to move themselves.
    loose: u32,
    /// The squares on which a man of the goal side may arrive to stop at least one, two, three and four
    /// of them.
    stops: [Bitboard; 4],
    /// What it is worth that a man of the opponent comes to stand on each square, where he surrounds some of
    /// them or blocks pawns.
    worth: [u8; 64],
    /// The squares where that is worth anything.
    filling: Bitboard,
    /// The most that it is worth for so many men as can come, and for one less.
    filled: u32,
    filled_but_one: u32,
    /// What the best of those squares are worth, in order.
    best: [u8; MOST_FILLED],
}

impl Unrest {
    fn new(blocks: u32) -> Self {
        Self {
            blocks,
            free: 0,
            stand: Bitboard::EMPTY,
            open: Bitboard::EMPTY,
            loose: 0,
            stops: [Bitboard::EMPTY; 4],
            worth: [0; 64],
            filling: Bitboard::EMPTY,
            filled: 0,
            filled_but_one: 0,
            best: [0; MOST_FILLED],
        }
    }

    /// Adds one who could do so much.
    #[inline(always)]
    fn add(&mut self, square: Square, open: Bitboard, stops: Bitboard) {
        self.free += 1;
        self.stand |= Bitboard::of(square);
        self.open |= open;
        for i in (1..self.stops.len()).rev() {
            self.stops[i] |= self.stops[i - 1] & stops;
        }
        self.stops[0] |= stops;
        let count = open.count();
        // Nobody is surrounded who has to leave: all squares are open to him.
        if count <= self.blocks.min(MOST_FILLED as u32) {
            self.filling |= open;
            for square in open {
                self.worth[square.index()] += WORTH[count as usize];
            }
        } else if stops.is_empty() {
            self.loose += 1;
        }
    }

    /// Sums up what it is worth to fill the best squares.
    #[inline(always)]
    fn fill(&mut self) {
        let mut best = [0; MOST_FILLED];
        let most = (self.blocks as usize).min(MOST_FILLED);
        for square in self.filling {
            let mut worth = self.worth[square.index()];
            for place in &mut best[..most] {
                if worth > *place {
                    std::mem::swap(&mut worth, place);
                }
            }
        }
        let Some(&last) = best[..most].last() else { return };
        let others = best[..most - 1].iter().map(|&worth| u32::from(worth)).sum::<u32>();
        self.filled_but_one = others + (self.blocks - most as u32) * u32::from(last);
        self.filled = self.filled_but_one + u32::from(last);
        self.best = best;
    }

    /// How many of them the goal side's moves can stop at most, from the move `first` to the move `last` of
    /// those it has left. By each of them it can have come only so far.
    fn stopped(&self, first: u32, last: u32, within: &[Bitboard; FAR + 1]) -> u32 {
        let mut stopped = 0;
        for &squares in &self.stops {
            if squares.is_empty() {
                break;
            }
            // So many different squares, at most, each reached in time.
            let mut count = 0;
            for number in first..=last {
                let reached = squares & within[(number as usize).min(FAR)];
                count = reached.count().min(count + 1);
            }
            stopped += count;
        }
        stopped
    }

    /// What the opponent's moves have to be worth when the goal side's stop so many.
    fn outlay(&self, king: Square, stopped: u32) -> Outlay {
        let due = self.free.saturating_sub(stopped) * WHOLE;
        let mut most = [0; MOST_FILLED + 1];
        for (number, &best) in self.best.iter().enumerate() {
            most[number + 1] = most[number] + WHOLE + u32::from(best);
        }
        let mut worth = [0; 8];
        for (bit, worth) in worth.iter_mut().enumerate() {
            *worth = neighbour(king, bit).map_or(0, |square| self.worth[square.index()]);
        }
        Outlay {
            due,
            stand: self.stand,
            most,
            worth,
            best: self.best[0],
            remaining: self.remaining(),
        }
    }

    /// What the goal side has to stop, whether it can or not.
    fn remaining(&self) -> Remaining {
        match self.surplus(0) {
            ..=0 => Remaining::Few,
            surplus => {
                Remaining::Some { needed: (surplus as u32).div_ceil(WHOLE), stops: self.stops }
            }
        }
    }

    /// How much is to be stopped that so many moves of the goal side and of its opponent cannot stop; it
    /// may be negative.
    fn surplus(&self, stopped: u32) -> i32 {
        if self.stops[3].any() {
            return i32::MIN;
        }
        let rest = self.free.saturating_sub(stopped) * WHOLE;
        // The man who moves may be one of them.
        rest as i32 - (self.blocks * WHOLE + self.filled) as i32
    }
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
        self.list_mobile_within();
    }

    /// Lists the opponent's men who could move, if the goal side's can come where it is known already.
    fn list_mobile_within(&mut self) {
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

    /// As [`Self::unrest`], after a move for which the men are kept.
    fn unrest_after(&mut self, king: Square, blocks: u32) -> Unrest {
        let mut all = std::mem::take(&mut self.kept.homes);
        all.resize_with(64, Home::default);
        let home = &mut all[king.index()];
        if !self.kept.kings.has(king) {
            self.kept.kings |= Bitboard::of(king);
            home.others = None;
            home.residents.clear();
            let residents = self.kept.men.iter().map(|&man| self.resident(man, king));
            home.residents.extend(residents);
        }
        let unrest = self.unrest_at_home(home, king, blocks);
        self.kept.homes = all;
        unrest
    }

    fn unrest_at_home(&self, home: &mut Home, king: Square, blocks: u32) -> Unrest {
        let own = self.side.blocking;
        let add_all = |unrest: &mut Unrest, but: Option<usize>, own: Bitboard| {
            for (i, &resident) in home.residents.iter().enumerate() {
                if Some(i) != but {
                    self.add_resident(unrest, resident, own);
                }
            }
        };
        let mut unrest = Unrest::new(blocks);
        if let Some(moved) = self.kept.moved {
            let man = self.side.blockers[moved];
            let target = Bitboard::of(man.square);
            let known = home.others.as_ref().filter(|others| others.is_for(moved, blocks));
            if let Some(others) = known {
                unrest = others.unrest;
            } else {
                add_all(&mut unrest, Some(moved), own & !target);
                home.others = Some(Others { moved, unrest });
            }
            if (unrest.open & target).any() {
                unrest = Unrest::new(blocks);
                add_all(&mut unrest, Some(moved), own);
            }
            self.add_resident(&mut unrest, self.resident(man, king), own);
        } else {
            add_all(&mut unrest, None, own);
        }
        unrest.fill();
        unrest
    }

    /// Adds a man where his own side's men are those.
    #[inline(always)]
    fn add_resident(&self, unrest: &mut Unrest, resident: Mobile, own: Bitboard) {
        let Mobile { man, open, stops } = resident;
        let open = open & !own;
        if open.any() {
            let front = if man.class < 2 { open & self.reach.any } else { Bitboard::EMPTY };
            unrest.add(man.square, open, stops | front);
        }
    }

    /// Who could still move with the opponent's king on a square, and what would stop them, if he makes at
    /// most so many other moves.
    fn unrest(&self, king: Square, blocks: u32) -> Unrest {
        let mut unrest = Unrest::new(blocks);
        for &mobile in &self.mobile {
            if let Some(Freedom { open, stops }) = self.freedom(mobile, king, Bitboard::EMPTY) {
                unrest.add(mobile.man.square, open, stops);
            }
        }
        unrest.fill();
        unrest
    }

    /// Whether more men of the opponent than can be stopped could still move with his king on a square.
    pub(super) fn too_many(&mut self, king: Square, moves: u32, blocks: u32) -> bool {
        self.outlay = Outlay::default();
        let unrest = if self.kept.is_valid {
            self.unrest_after(king, blocks)
        } else if self.mobile.len() <= blocks as usize {
            return false;
        } else {
            self.unrest(king, blocks)
        };
        // Castling and en passant change more squares than are counted here.
        let is_plain = self.castled == Castled::Nobody && self.passing.is_empty();
        if unrest.loose > blocks {
            return true;
        }
        if !is_plain || unrest.stops[3].any() {
            return false;
        }
        let stopped = unrest.stopped(1, moves, &self.within);
        if unrest.surplus(stopped) > 0 {
            return true;
        }
        self.outlay = unrest.outlay(king, stopped);
        false
    }

    /// What of a man of the opponent does not depend on where the others stand, with his king on a square.
    #[inline(always)]
    pub(super) fn resident(&self, man: Man, king: Square) -> Mobile {
        self.resident_among(man, king, (self.side.helping, Bitboard::EMPTY))
    }

    /// The same where the goal side's men stand on some squares, and somebody stands on others in the end.
    #[inline(always)]
    pub(super) fn resident_among(
        &self,
        man: Man,
        king: Square,
        (helping, filled): (Bitboard, Bitboard),
    ) -> Mobile {
        let reach = self.reach.any;
        let class = man.class as usize;
        let mut open = self.tables.first[class][man.square.index()];
        if class < 2 {
            open &= !helping;
        }
        let mobile = Mobile { man, open, stops: Bitboard::of(man.square) & reach };
        let nowhere = Freedom { open: Bitboard::EMPTY, stops: Bitboard::EMPTY };
        let Freedom { open, stops } = self.freedom(mobile, king, filled).unwrap_or(nowhere);
        Mobile { man, open, stops }
    }

    /// Whether the moves that a picture leaves cannot stop all men of the opponent who could still move in it.
    #[inline(never)]
    pub(super) fn is_restless(&self, picture: &mut Picture, task: Task) -> bool {
        let Some(budget) = picture.resting else { return false };
        let has_no_task = task.free[1] == !0 && task.blocked == 0;
        let remaining = if has_no_task {
            &picture.outlay.remaining
        } else {
            self.remaining(picture, task, budget)
        };
        match remaining {
            Remaining::Few => false,
            Remaining::TooMany => true,
            Remaining::Some { needed, stops } => {
                *needed > self.stopped_by_tasks(*stops, task, budget.goal_side)
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
        let (on_path, ends) =
            if task.moves == 0 { (task.path, task.near) } else { (Bitboard::ALL, task.ends) };
        let mut within = [Bitboard::EMPTY; FAR];
        for (number, squares) in (1..=before).zip(&mut within) {
            let mut rest = task.moved[0];
            while let Some(man) = self.side.helpers.get(rest.trailing_zeros() as usize) {
                *squares |=
                    self.tables.within[man.class as usize][man.square.index()][number as usize];
                rest &= rest - 1;
            }
            *squares &= on_path;
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
            let last = (squares & ends).count().min(men);
            stopped += squares.count().min(count + others + last);
        }
        stopped
    }

    /// The same for those who come to stand where the picture lists them.
    pub(super) fn is_restless_with(&self, picture: &Picture, task: Task) -> bool {
        let Some(budget) = picture.resting else { return false };
        let beside = &picture.stands[task.blocked.count_ones() as usize..];
        match self.remaining_now(picture, task, budget, beside) {
            Remaining::Few => false,
            Remaining::TooMany => true,
            Remaining::Some { needed, stops } => {
                needed > self.stopped_by_tasks(stops, task, budget.goal_side)
            }
        }
    }

    /// Lists what of the blockers does not depend on the others, once for each picture.
    #[inline(always)]
    pub(super) fn list_residents(&self, picture: &mut Picture) {
        if picture.asked.is_empty() {
            let king = Square::new(picture.king);
            picture.asked.resize(ASKED, Asked::NOTHING);
            picture.residents.clear();
            let residents = self.side.blockers.iter().map(|&man| self.resident(man, king));
            picture.residents.extend(residents);
        }
    }

    /// What the goal side has to stop after what the blockers do in a picture.
    fn remaining<'a>(&self, picture: &'a mut Picture, task: Task, budget: Budget) -> &'a Remaining {
        let away = [task.gone, task.captured];
        let question = (u64::from_le_bytes(task.by), task.free[1], task.blocked, task.blocks, away);
        self.list_residents(picture);
        let mixed = (question.0 ^ question.1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let place = (mixed >> 32) as usize % ASKED;
        if picture.asked[place].question != Some(question) {
            let answer = self.remaining_now(picture, task, budget, &[]);
            picture.asked[place] = Asked { question: Some(question), answer };
        }
        &picture.asked[place].answer
    }

    fn remaining_now(
        &self,
        picture: &Picture,
        task: Task,
        budget: Budget,
        beside: &[Stand],
    ) -> Remaining {
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
        for stand in beside {
            own |= Bitboard::of(stand.square);
        }
        let mut unrest = Unrest::new(blocks);
        let mut surrounding = Bitboard::EMPTY;
        for (i, man) in self.side.blockers.iter().enumerate() {
            if (task.gone & !(task.placed | task.captured | task.pinned)) >> i & 1 != 0 {
                let here = Bitboard::of(man.square);
                unrest.add(man.square, Bitboard::ALL, here & self.reach.any);
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
        unrest.fill();
        match unrest.remaining() {
            Remaining::Some { needed, .. }
                if needed > unrest.stopped(1, budget.goal_side, &self.within) =>
            {
                Remaining::TooMany
            }
            remaining => remaining,
        }
    }

    /// Where a move of the goal side must go to stop the opponent's men, if it cannot do so with one move
    /// less.
    pub(super) fn demand_arrival(
        &mut self,
        stands: Square,
        budget: Budget,
        kings: Bitboard,
    ) -> Bitboard {
        if self.passing.any() {
            return Bitboard::ALL;
        }
        self.list_mobile(budget.goal_side);
        let mut to = Bitboard::EMPTY;
        for king in kings {
            let blocks = budget.opponent - king_steps(stands, king);
            let unrest = self.unrest(king, blocks);
            let others = unrest.stopped(2, budget.goal_side, &self.within);
            let surplus = unrest.surplus(others);
            if surplus <= 0 {
                return Bitboard::ALL;
            }
            let needed = (surplus as u32).div_ceil(WHOLE) as usize;
            if let Some(&squares) = unrest.stops.get(needed - 1) {
                to |= squares;
            }
        }
        to
    }

    /// What a move of the opponent's other than one of his king must do if all his moves are needed to stop
    /// his men: it is the last one of a man who could move if he stayed, or it ends where that is worth enough.
    pub(super) fn demand_rest(
        &mut self,
        stands: Square,
        budget: Budget,
        kings: Bitboard,
        requirements: &mut Vec<Requirement>,
    ) {
        self.list_mobile(budget.goal_side);
        self.kept.is_valid = true;
        self.kept.men.clone_from(&self.side.blockers);
        let nothing = Requirement { to: Bitboard::EMPTY, from: Bitboard::EMPTY };
        let mut all = [nothing; 2];
        for king in kings {
            let walk = king_steps(stands, king);
            if walk >= budget.opponent {
                continue;
            }
            let blocks = budget.opponent - walk;
            let unrest = self.unrest(king, blocks);
            let stopped = unrest.stopped(1, budget.goal_side, &self.within);
            // What the others cannot see to.
            let gain = unrest.filled - unrest.filled_but_one + WHOLE;
            let surplus = unrest.surplus(stopped).saturating_add(gain as i32);
            if surplus <= 0 {
                return;
            }
            let worth = |least: u32| {
                let enough = |square: &Square| u32::from(unrest.worth[square.index()]) >= least;
                unrest
                    .filling
                    .filter(enough)
                    .fold(Bitboard::EMPTY, |all, square| all | Bitboard::of(square))
            };
            let surplus = surplus as u32;
            all[0].to |= worth(surplus);
            all[0].from |= unrest.stand;
            if surplus > WHOLE {
                all[1].to |= worth(surplus - WHOLE);
            } else {
                all[1] = Requirement { to: Bitboard::ALL, from: Bitboard::ALL };
            }
        }
        requirements.extend(all);
    }

    /// What the opponent's last move must do if he is to be stalemated where his king stands.
    pub(super) fn demand_stops(
        &mut self,
        position: &Position,
        stands: Square,
        requirements: &mut Vec<Requirement>,
    ) {
        let opponent = self.asked.goal_side.other();
        self.kept.drop();
        self.reach = self.reach(1);
        self.reach.any |= self.passing;
        for (_, king_to, _, rook_to) in castlings_of(position, self.asked.goal_side) {
            self.reach.any |= Bitboard::of(king_to) | Bitboard::of(rook_to);
            self.reach.straight |= Bitboard::of(rook_to);
        }
        self.list_mobile_within();
        for &mobile in &self.mobile {
            if self
                .freedom(mobile, stands, Bitboard::EMPTY)
                .is_some_and(|freedom| freedom.stops.is_empty())
            {
                let man = mobile.man;
                let to = match officer(man.class as usize) {
                    Some(kind) => first_steps(kind, man.square),
                    None => Bitboard::of(man.square.plus(opponent.forward())),
                };
                requirements.push(Requirement { to, from: Bitboard::of(man.square) });
            }
        }
    }
}
