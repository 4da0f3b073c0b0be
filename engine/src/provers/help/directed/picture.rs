//! Pictures: final positions with the king on one square, and whether they can be completed.

use super::super::bounds::{CHECK, Mask, NEVER, Way, neighbour};
use super::loose::{Mobile, Remaining, moves_to_promote};
use super::mate::Checker;
use super::surrounded::Stand;
use super::visits::{Hold, Meeting, Route};
use super::{Directed, LOOKED_UP, Man, slot_place};
use crate::play::Budget;
use crate::rules::bitboard::Bitboard;
use crate::rules::square::Square;

/// A final position to be completed: one king's square and what its field needs.
#[derive(Default)]
pub(super) struct Picture {
    pub(super) king: u8,
    /// Where the king stands now.
    pub(super) stands_now: u8,
    pub(super) wanted: Mask,
    /// What each helper guards where it stands, and which square of the field that is.
    pub(super) guards: Vec<(Mask, Mask)>,
    /// What each blocker blocks where it stands.
    pub(super) blocks: Vec<Mask>,
    /// The ways of each helper.
    pub(super) ways: Vec<(u32, u32)>,
    /// The blocker on the king's square as a set, if he has to move away himself.
    pub(super) must_leave: u64,
    /// What each helper can come to guard with one move, with two, three, and with any number of moves.
    reach: Vec<[Mask; LOOKED_UP]>,
    /// What at least one helper guards, and at least two.
    pub(super) once: Mask,
    pub(super) twice: Mask,
    /// Where in the field helpers stand.
    pub(super) stood: Mask,
    /// Where blockers stand, and where two are listed, as one of them leaves before the other one castles.
    pub(super) blocked: Mask,
    pub(super) blocked_twice: Mask,
    /// The only man that checks, where that is settled.
    pub(super) checker: Option<Checker>,
    /// How many moves a blocker needs, at least, to come to each square of the field from elsewhere.
    pub(super) nearest: Nearest,
    /// Who moves in some way of completing it, if that is asked for, helpers and blockers as in [`Task`].
    pub(super) movers: Option<[u64; 2]>,
    /// For stalemates: the moves left, where it is asked who could still move; without those of the king.
    pub(super) resting: Option<Budget>,
    /// The blockers as far as that does not depend on the others, once something was asked.
    pub(super) residents: Vec<Mobile>,
    /// What the goal side has to stop if no blocker has a task.
    pub(super) remaining: Remaining,
    /// Where each helper with a task may end, and how many moves that takes, at least.
    pub(super) chosen: Vec<(Bitboard, u32)>,
    /// What the helpers do when the field is complete.
    pub(super) routes: Vec<Route>,
    /// How many moves they have left then, and where they can meet others, once that was asked.
    pub(super) free: u32,
    pub(super) meeting: Option<Meeting>,
    /// Who is to be held.
    pub(super) holds: Vec<Hold>,
    /// Those who have come to stand somewhere.
    pub(super) stands: Vec<Stand>,
    /// So many steps may still be taken before all is taken to be possible.
    pub(super) patience: u32,
}

impl Picture {
    /// Whether no other way of completing it has to be looked for than the one that was found.
    #[inline(always)]
    fn is_enough(&mut self, task: Task) -> bool {
        let Some([helpers, blockers]) = &mut self.movers else { return true };
        *helpers |= task.moved[0];
        *blockers |= task.moved[1];
        false
    }

    /// What some helpers can come to guard with so many moves.
    #[inline(always)]
    pub(super) fn within_reach(&self, helpers: u64, moves: u32) -> Mask {
        let Some(most) = (moves as usize).min(LOOKED_UP).checked_sub(1) else { return 0 };
        let helpers = self.reach.iter().enumerate().filter(|&(i, _)| helpers >> i & 1 != 0);
        helpers.fold(0, |all, (_, reach)| all | reach[most])
    }

    /// What is guarded when some helpers were moved or captured.
    #[inline(always)]
    fn guarded_after(&self, task: Task) -> Mask {
        let moved = !task.free[0];
        if task.blocked & self.stood == 0 && moved & moved.wrapping_sub(1) == 0 {
            // At most one was.
            let standing = match self.guards.get(moved.trailing_zeros() as usize) {
                Some((guarded, _)) => self.once & !(guarded & !self.twice),
                None => self.once,
            };
            return task.guarded | standing;
        }
        let mut all = task.guarded;
        for (i, &(guarded, stands)) in self.guards.iter().enumerate() {
            if moved >> i & 1 == 0 && stands & task.blocked == 0 {
                all |= guarded;
            }
        }
        all
    }

    /// What is blocked when some blockers were moved.
    #[inline(always)]
    pub(super) fn blocked_after(&self, task: Task) -> Mask {
        let mut all = self.blocked;
        let mut gone = !task.free[1] | task.leaving;
        while gone != 0 {
            all &= !(self.blocks[gone.trailing_zeros() as usize] & !self.blocked_twice);
            gone &= gone - 1;
        }
        all | task.blocked
    }

    /// The task to complete it, with so many moves of the goal side and of its opponent.
    pub(super) fn task(&self, moves: u32, blocks: u32) -> Task {
        Task::new(moves, blocks).with_leaving(self.must_leave)
    }
}

/// How many moves a blocker needs, at least, to come to each square of a king's field that is open, and who of them
/// needs but one, by place in their list. Worked out for the squares that are asked for.
#[derive(Clone, Copy, Default)]
pub(super) struct Nearest {
    known: Mask,
    steps: [u8; 8],
    beside: [u64; 8],
}

/// Longer thought about a picture would cost more than it saves.
pub(super) const PATIENCE: u32 = 2000;
/// Likewise where it is asked who comes to rest.
const PATIENCE_AT_REST: u32 = 8000;
/// The same in a series where it is asked who comes to rest. Few positions are looked at there, each of them
/// deeply.
const PATIENCE_IN_SERIES: u32 = 20_000;

/// The same where it is asked who comes to rest: the fewer moves are left, the sooner they are tried out.
fn patience(Budget { goal_side, opponent }: Budget) -> u32 {
    match goal_side + opponent {
        ..=2 => 20,
        3 => 40,
        4 => 100,
        5 => 200,
        6 => 500,
        7 => 1000,
        _ => PATIENCE_AT_REST,
    }
}

/// How many moves a man who has to leave his square needs, at least, to stand there as another one.
fn steps_to_return(man: Man) -> u32 {
    if man.class < 2 { moves_to_promote(man) + 1 } else { u32::from(NEVER) }
}

/// How far a picture is.
#[derive(Clone, Copy)]
pub(super) struct Task {
    /// The helpers and the blockers that have not been moved, by place in their lists.
    pub(super) free: [u64; 2],
    /// Those who were, and are not where they stood.
    pub(super) moved: [u64; 2],
    /// What the helpers that were moved guard.
    pub(super) guarded: Mask,
    /// What the blockers that were moved block.
    pub(super) blocked: Mask,
    /// Which of them blocks each of those squares.
    pub(super) by: [u8; 8],
    /// Where in the field the helpers that were moved stand.
    pub(super) stands: Mask,
    /// Where on the board each of them may stand.
    pub(super) ends: Bitboard,
    /// The blockers that stand where another man is to stand.
    pub(super) leaving: u64,
    /// Those who leave their squares, or are captured there.
    pub(super) gone: u64,
    /// Those who stand on squares that are known.
    pub(super) placed: u64,
    /// Those who are captured.
    pub(super) captured: u64,
    /// Those who are pinned, and who of them moves before.
    pub(super) pinned: u64,
    pub(super) pinned_elsewhere: u64,
    /// The pawns before whom a helper ends.
    pub(super) halted: u64,
    /// The goal side's moves left.
    pub(super) moves: u32,
    /// Its opponent's.
    pub(super) blocks: u32,
}

impl Task {
    /// Nothing has been moved yet.
    pub(super) fn new(moves: u32, blocks: u32) -> Self {
        Self {
            free: [!0; 2],
            moved: [0; 2],
            guarded: 0,
            blocked: 0,
            by: [0; 8],
            stands: 0,
            ends: Bitboard::EMPTY,
            leaving: 0,
            gone: 0,
            placed: 0,
            captured: 0,
            pinned: 0,
            pinned_elsewhere: 0,
            halted: 0,
            moves,
            blocks,
        }
    }

    /// Those blockers have to leave their squares.
    pub(super) fn with_leaving(self, leaving: u64) -> Self {
        Self { leaving, ..self }
    }

    /// A helper goes a way.
    #[inline(always)]
    pub(super) fn with_helper(mut self, helper: usize, way: &Way) -> Self {
        self.free[0] &= !(1 << helper);
        self.moved[0] |= u64::from(way.steps > 0) << helper;
        self.guarded |= way.guarded;
        self.stands |= way.stands;
        self.ends |= way.ends;
        self.moves -= u32::from(way.steps);
        self
    }

    /// A blocker goes out of the field.
    #[inline(always)]
    pub(super) fn without_blocker(mut self, blocker: usize, steps: u32) -> Self {
        self.free[1] &= !(1 << blocker);
        self.moved[1] |= u64::from(steps > 0) << blocker;
        self.blocks -= steps;
        self
    }

    /// A blocker leaves the square where he stands, or is captured there; what takes is not counted here.
    #[inline(always)]
    fn with_blocker_gone(self, blocker: usize) -> Self {
        Self {
            free: [self.free[0], self.free[1] & !(1 << blocker)],
            gone: self.gone | 1 << blocker,
            ..self
        }
    }

    /// Whether a blocker has no task yet. Those who leave their squares may have another one, too.
    #[inline(always)]
    fn is_at_hand(self, blocker: usize) -> bool {
        (self.free[1] | self.gone & !(self.placed | self.captured)) >> blocker & 1 != 0
    }

    /// Whether a blocker went out of the field with a move, nobody knows where.
    #[inline(always)]
    fn is_elsewhere(self, blocker: usize) -> bool {
        !(self.free[1] | self.gone | self.placed | self.captured) >> blocker & 1 != 0
    }

    /// A blocker is captured, perhaps after a move.
    pub(super) fn with_blocker_captured(self, blocker: usize, steps: u32) -> Self {
        Self { captured: self.captured | 1 << blocker, ..self.without_blocker(blocker, steps) }
    }

    /// A blocker is pinned, perhaps after a move. He may have the task to fill a square, too.
    pub(super) fn with_blocker_pinned(self, blocker: usize, steps: u32) -> Self {
        Self {
            pinned: self.pinned | 1 << blocker,
            pinned_elsewhere: self.pinned_elsewhere | u64::from(steps > 0) << blocker,
            blocks: self.blocks - steps,
            ..self
        }
    }

    /// A helper ends before a pawn.
    pub(super) fn with_blocker_halted(self, blocker: usize) -> Self {
        Self { halted: self.halted | 1 << blocker, ..self }
    }

    /// A blocker comes to stand beside another.
    pub(super) fn with_blocker_beside(self, blocker: usize, steps: u32) -> Self {
        Self { placed: self.placed | 1 << blocker, ..self.without_blocker(blocker, steps) }
    }

    /// How many of so many blockers can come to stand beside others, at most: one with each move that is left,
    /// and those who have moved to squares that are not known.
    pub(super) fn fillers(self, blockers: usize) -> u32 {
        let left = !self.free[1] & !(self.captured | self.gone) & ((1 << blockers) - 1);
        let elsewhere = (left | self.pinned_elsewhere) & !self.placed;
        self.blocks + elsewhere.count_ones()
    }

    /// A blocker goes to a square of the field.
    #[inline(always)]
    pub(super) fn with_blocker(self, blocker: usize, square: Mask, steps: u32) -> Self {
        let mut next = self.without_blocker(blocker, steps);
        next.by[square.trailing_zeros() as usize] = blocker as u8;
        next.placed |= 1 << blocker;
        next.blocked |= square;
        next
    }
}

impl Directed {
    /// Begins a picture with the king on that square.
    pub(super) fn prepare(&mut self, king: Square) {
        let wanted = self.wanted(king);
        for i in 0..self.side.helpers.len() {
            self.slot(self.side.helpers[i], king);
        }
        let Self { tables, slots, side, picture, last_move, .. } = self;
        picture.king = king.number();
        picture.wanted = wanted;
        picture.reach.clear();
        let bits = &tables.bits[king.index()];
        picture.guards.clear();
        picture.ways.clear();
        (picture.once, picture.twice, picture.stood) = (0, 0, 0);
        picture.checker = None;
        picture.nearest = Nearest::default();
        for &man in &side.helpers {
            let guarded = tables.guarded[man.class as usize][king.index()][man.square.index()];
            let stands = bits[man.square.index()];
            picture.guards.push((guarded, stands));
            picture.twice |= picture.once & guarded;
            picture.once |= guarded;
            picture.stood |= stands;
            let slot = slots[slot_place(man, king)];
            picture.ways.push((slot.begin, slot.end));
            picture.reach.push(slot.guarded);
        }
        picture.blocks.clear();
        (picture.blocked, picture.blocked_twice) = (0, 0);
        picture.must_leave = 0;
        for (i, man) in side.blockers.iter().enumerate() {
            let stands = bits[man.square.index()];
            picture.blocks.push(stands);
            picture.blocked_twice |= picture.blocked & stands;
            picture.blocked |= stands;
            // He could be captured, but not by the last move.
            if man.square == king && *last_move {
                picture.must_leave = 1 << i;
            }
        }
        if let Some(budget) = self.picture.resting {
            self.picture.chosen.resize(self.side.helpers.len(), (Bitboard::EMPTY, 0));
            let mut residents = std::mem::take(&mut self.picture.residents);
            residents.clear();
            residents.extend(self.side.blockers.iter().map(|&man| self.resident(man, king)));
            self.picture.residents = residents;
            let task = Task::new(budget.goal_side, budget.opponent);
            self.picture.remaining = self.remaining(&self.picture, task, budget);
        }
    }

    /// The helpers and blockers who move in some way of completing a picture, by place in their lists; for mates
    /// perhaps with a close look at who checks.
    pub(super) fn movers(
        &mut self,
        king: Square,
        moves: u32,
        blocks: u32,
        closely: bool,
    ) -> [u64; 2] {
        self.picture.movers = Some([0; 2]);
        if closely && !self.can_be_checked_twice(king, moves) {
            self.can_be_mated_once(king, moves, blocks);
        } else {
            self.prepare(king);
            let task = self.picture.task(moves, blocks);
            self.with_picture(|pruner, picture| pruner.complete::<false>(picture, task));
        }
        self.picture.movers.take().unwrap_or([!0; 2])
    }

    /// Asks something of the picture that was begun.
    pub(super) fn with_picture(&mut self, ask: impl FnOnce(&Self, &mut Picture) -> bool) -> bool {
        let other = self.other_picture.take().unwrap_or_default();
        let mut picture = std::mem::replace(&mut self.picture, other);
        picture.patience = match picture.resting {
            Some(_) if self.asked.play.is_series() => PATIENCE_IN_SERIES,
            Some(budget) => patience(budget),
            None => PATIENCE,
        };
        let answer = ask(self, &mut picture);
        self.other_picture = Some(std::mem::replace(&mut self.picture, picture));
        answer
    }

    /// Whether a picture can be completed in which the blockers have got another task.
    #[inline(always)]
    fn settle<const REST: bool>(&self, picture: &mut Picture, task: Task) -> bool {
        !(REST && self.is_restless(picture, task)) && self.complete::<REST>(picture, task)
    }

    /// Whether a picture can be completed; with `REST` so that the opponent's men can be stopped, as was asked
    /// when the last task was given out.
    pub(super) fn complete<const REST: bool>(&self, picture: &mut Picture, task: Task) -> bool {
        let done = picture.blocked_after(task) & !task.stands | picture.guarded_after(task);
        let open = picture.wanted & !done;
        let leaving = task.leaving & task.free[1];
        if open == 0 && leaving == 0 {
            if !REST {
                return picture.is_enough(task);
            }
            return match self.undecided(picture, task) {
                Some(blocker) => self.decide(picture, task, blocker),
                None => self.can_come_to_rest(picture, task),
            };
        }
        if task.moves == 0 && task.blocks < open.count_ones() || task.blocks < leaving.count_ones()
        {
            return false;
        }
        if picture.patience == 0 {
            picture.movers = picture.movers.map(|_| [!0; 2]);
            return true;
        }
        picture.patience -= 1;
        if open == 0 {
            return self.leave::<REST>(picture, task, leaving.trailing_zeros() as usize);
        }
        let lacking = open & !picture.within_reach(task.free[0], task.moves);
        if lacking != 0 {
            let king = Square::new(picture.king);
            if self.fewest_blocks(&mut picture.nearest, king, lacking) > task.blocks {
                return false;
            }
        }
        // What leaves fewer choices comes first: check can only be given, some squares only blocked.
        let need = match (open & CHECK, lacking) {
            (0, 0) => open & open.wrapping_neg(),
            (0, lacking) => lacking & lacking.wrapping_neg(),
            _ => CHECK,
        };
        task.moves > 0 && lacking & need == 0 && self.guard::<REST>(picture, task, open, need)
            || need != CHECK
                && task.blocks > 0
                && self.block::<REST>(picture, task, need, lacking & !need)
    }

    /// A blocker who is needed where he stands, could move there, and of whom it is not decided whether he
    /// stays.
    #[inline(always)]
    fn undecided(&self, picture: &Picture, task: Task) -> Option<usize> {
        let seen_to = picture.guarded_after(task) | task.blocked | task.stands;
        (0..picture.blocks.len()).find(|&i| {
            task.free[1] >> i & 1 != 0
                && picture.blocks[i] & picture.wanted & !seen_to != 0
                && picture.residents[i].could_move(self.side.blocking)
        })
    }

    /// Whether a picture can be completed in which a blocker stays to the end, or in which he does not.
    fn decide(&self, picture: &mut Picture, task: Task, blocker: usize) -> bool {
        let square = picture.blocks[blocker];
        self.settle::<true>(picture, task.with_blocker(blocker, square, 0))
            || self.settle::<true>(picture, task.with_blocker_gone(blocker))
    }

    /// How many moves it takes, at least, to block some squares of a king's field. Of those that take but one move
    /// each, there are no more than men who need but one.
    pub(super) fn fewest_blocks(&self, nearest: &mut Nearest, king: Square, squares: Mask) -> u32 {
        let (mut sum, mut soon, mut beside) = (0, 0, 0_u64);
        let mut rest = squares & !CHECK;
        while rest != 0 {
            let bit = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            if nearest.known >> bit & 1 == 0 {
                nearest.known |= 1 << bit;
                (nearest.steps[bit], nearest.beside[bit]) = self.fewest_steps(king, bit);
            }
            sum += u32::from(nearest.steps[bit]);
            soon += u32::from(nearest.steps[bit] == 1);
            beside |= nearest.beside[bit];
        }
        sum + u32::saturating_sub(soon, beside.count_ones())
    }

    /// How many moves a blocker needs, at least, to come to a square of a king's field that is open, and who needs but
    /// one.
    fn fewest_steps(&self, king: Square, bit: usize) -> (u8, u64) {
        let (mut fewest, mut beside) = (u32::from(NEVER), 0);
        let Some(flight) = neighbour(king, bit) else { return (NEVER, 0) };
        for (i, &man) in self.side.blockers.iter().enumerate() {
            let returns = man.square == flight;
            let steps =
                if returns { steps_to_return(man) } else { self.blocker_steps(man, flight) };
            fewest = fewest.min(steps);
            beside |= u64::from(steps == 1) << i;
        }
        (fewest as u8, beside)
    }

    /// Whether a picture can be completed by letting a blocker that must leave his square go first.
    pub(super) fn leave<const REST: bool>(
        &self,
        picture: &mut Picture,
        task: Task,
        blocker: usize,
    ) -> bool {
        let king = Square::new(picture.king);
        let man = self.side.blockers[blocker];
        // A pawn comes to the field, where the last move may capture him.
        if task.blocks > 0 && self.settle::<REST>(picture, task.without_blocker(blocker, 1)) {
            return true;
        }
        (0..8).any(|bit| {
            let Some(square) = neighbour(king, bit) else { return false };
            let steps = self.blocker_steps(man, square);
            if square == man.square
                || (task.blocked | task.stands) >> bit & 1 != 0
                || steps > task.blocks
                || !self.fits(picture, man, square, task)
            {
                return false;
            }
            let mut next = task.with_blocker(blocker, 1 << bit, steps);
            // Whoever stands there has to make room.
            for (i, other) in self.side.blockers.iter().enumerate() {
                if other.square == square {
                    next.leaving |= 1 << i;
                }
            }
            self.settle::<REST>(picture, next)
        })
    }

    /// How many moves a blocker needs, at least, to come to a square.
    #[inline(always)]
    pub(super) fn blocker_steps(&self, man: Man, to: Square) -> u32 {
        let steps = match &self.pawns {
            Some(pawns) if man.class < 2 => &pawns[man.square.index()],
            _ => &self.tables.steps[man.class as usize][man.square.index()],
        };
        u32::from(steps[to.index()])
    }

    /// Whether some squares can be blocked with so many moves, each taken for itself.
    #[inline(always)]
    fn can_be_blocked(&self, picture: &mut Picture, squares: Mask, blocks: u32) -> bool {
        squares & CHECK == 0
            && squares.count_ones() <= blocks
            && self.fewest_blocks(&mut picture.nearest, Square::new(picture.king), squares)
                <= blocks
    }

    /// Whether a picture that lacks some squares can be completed by guarding one of them first.
    fn guard<const REST: bool>(
        &self,
        picture: &mut Picture,
        task: Task,
        open: Mask,
        need: Mask,
    ) -> bool {
        let free = task.free[0];
        for i in 0..picture.guards.len() {
            if free >> i & 1 == 0 {
                continue;
            }
            let (begin, end) = picture.ways[i];
            // What the others can come to guard when he has made so many moves.
            let mut within_reach = (u32::MAX, 0);
            for way in &self.ways[begin as usize..end as usize] {
                let steps = u32::from(way.steps);
                if steps > task.moves {
                    break;
                }
                if way.guarded & need == 0 || way.stands & (task.blocked | task.stands) != 0 {
                    continue;
                }
                if within_reach.0 != steps {
                    let others = free & !(1 << i);
                    within_reach = (steps, picture.within_reach(others, task.moves - steps));
                }
                let lacking = open & !way.guarded & !within_reach.1;
                if lacking != 0 && !self.can_be_blocked(picture, lacking, task.blocks) {
                    continue;
                }
                let next = task.with_helper(i, way);
                if REST {
                    picture.chosen[i] = (way.ends, steps);
                }
                if REST && self.is_restless(picture, next) {
                    continue;
                }
                if self.go::<REST>(picture, next, way) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a picture can be completed after a helper went a way.
    #[inline(always)]
    pub(super) fn go<const REST: bool>(
        &self,
        picture: &mut Picture,
        task: Task,
        way: &Way,
    ) -> bool {
        match way.captures.filter(|_| self.last_move) {
            Some(square) => self.capture::<REST>(picture, task, square),
            None => self.complete::<REST>(picture, task),
        }
    }

    /// Whether a picture can be completed in which a blocker is captured on a square by the last move.
    pub(super) fn capture<const REST: bool>(
        &self,
        picture: &mut Picture,
        task: Task,
        square: Square,
    ) -> bool {
        (0..self.side.blockers.len()).any(|i| {
            let man = self.side.blockers[i];
            let mut steps = self.blocker_steps(man, square);
            if task.is_elsewhere(i) {
                steps = steps.saturating_sub(1);
            } else if !task.is_at_hand(i) {
                return false;
            }
            steps <= task.blocks
                && self.settle::<REST>(picture, task.with_blocker_captured(i, steps))
        })
    }

    /// Whether a picture can be completed by blocking a square first; others have to be blocked as well.
    fn block<const REST: bool>(
        &self,
        picture: &mut Picture,
        task: Task,
        need: Mask,
        others: Mask,
    ) -> bool {
        let king = Square::new(picture.king);
        let bit = need.trailing_zeros() as usize;
        let Some(flight) = neighbour(king, bit) else { return true };
        if task.stands & need != 0 {
            return false;
        }
        let others = self.fewest_blocks(&mut picture.nearest, king, others);
        for (i, man) in self.side.blockers.iter().enumerate() {
            if !task.is_at_hand(i) || task.gone >> i & 1 != 0 && man.square == flight {
                continue;
            }
            let leaves = task.leaving >> i & 1 != 0 && man.square == flight;
            let steps =
                if leaves { steps_to_return(*man) } else { self.blocker_steps(*man, flight) };
            if steps + others <= task.blocks
                && self.fits(picture, *man, flight, task)
                && self.settle::<REST>(picture, task.with_blocker(i, need, steps))
            {
                return true;
            }
        }
        false
    }
}
