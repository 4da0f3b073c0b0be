//! The goal-directed guide: counts what a final position still needs, and says no when the moves left
//! do not suffice. It never says no wrongly; here is why.
//!
//! Goals `#`, `=`, `==` and `#=` need the opponent's king somewhere, on `k` say, where he has no move.
//! So each square next to `k` is, in the final position, attacked by a man of the goal side (a
//! *helper*), or it is occupied by one of his own men (a *blocker*); for `#`, `k` is attacked too. Call
//! that a *picture*. From a position with `m` moves of the goal side and `d` of its opponent left, take
//! any line to the goal, and for every man the square where he stands in the end. Then:
//!
//! - The king made at least as many moves as a king needs from where he stands to `k`. The others who
//!   moved made at least as many as such a man needs on an empty board, where pawns may capture
//!   wherever they like and promote to anything ([`Tables::steps`]). Men do not share moves, so the
//!   sum is at most `m` for helpers, at most `d` for blockers and king. Castling alone moves two men at
//!   once: as long as it is possible, the position is also judged as if it had been done, for one move
//!   ([`Directed::look_after_castling`]); it comes before all other moves of king and rook.
//! - What a helper attacks in the end is at most what he attacks on an empty board with the king as
//!   thin air ([`Tables::guarded`]). Men who did not move contribute from where they stand; a man who
//!   was captured may be counted as if he stood there still, for that only makes pictures easier.
//! - A square where a helper stands is not blocked, and no two men stand on one square. So a helper
//!   on a square next to `k` needs another one to guard it. A blocker that stands on `k`, or where
//!   another blocker is to stand, must have left, which takes him a move, unless he was captured; by
//!   the goal side's last move he was not, as the square was needed before it. This is asked for only
//!   when the goal side has no other move ([`Directed::last_move`]). A pawn whose only move is a
//!   capture needs somebody to be captured; en passant, where nobody stands, is left out.
//! - Where the goal side makes but one move, at the end, its men stand still until then. Those without
//!   whom there is no picture at all are not captured either, so the opponent's pawns never pass
//!   through them, and capture only others ([`Guide::begin`]).
//!
//! So if there is a line, there is a choice of `k` and of tasks for some of the men within these sums;
//! [`Directed::complete`] tries all of them: some task must see to each open square, and it goes
//! through all men who could. Ways that cost no less and guard no more than others need not be tried.
//! When it runs out of patience it says yes. What is impossible for `k` from a position is so from all
//! that follow, so each node only asks about the squares its parent found possible.
//!
//! *Stalemates.* In a stalemate no other man of the opponent's can move. One who never moves and is not
//! captured is then pinned, or, an officer, surrounded by his own men, or, a pawn, blocked. Where none
//! of this can come about within `m` and `d` moves ([`Directed::is_loose`]) he has to make a move
//! himself; more such men than moves: no.
//!
//! *Demands on moves.* If every picture becomes impossible with one move less of the side to move, it
//! cannot afford a move that no picture needs: had the line's picture done without any move of that
//! man, that move could be taken out of the sum. So only men move who have a task in some picture
//! within the sums, or go where a pawn can capture them, and the king only towards some `k`. The
//! opponent's last move, if the picture lacks something, goes to a square next to the king or to one
//! where a pawn captures, and, if it is to stop men who would be loose, comes to their first squares
//! or is made by them.

use super::bounds::{CHECK, CLASSES, FAR, Mask, NEVER, Tables, Way, class, king_steps, neighbour};
use super::searcher::{Budget, Demand, Guide, Rules};
use super::stalemate::first_steps;
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::piece::{Colour, Kind};
use crate::position::{Position, castling};
use crate::square::Square;
use crate::stipulation::{Goal, Play};

/// A man that has not been given a task.
#[derive(Clone, Copy)]
struct Man {
    class: u8,
    square: Square,
}

impl Picture {
    /// The task to complete it, with so many moves of the goal side and of its opponent.
    fn task(&self, moves: u32, blocks: u32) -> Task {
        Task { leaving: self.must_leave, ..Task::new(moves, blocks) }
    }
}

/// For so many moves it is looked up what a man can come to guard; as many as anybody needs for more.
const LOOKED_UP: usize = 4;

/// What is known of a man's ways.
#[derive(Clone, Copy, Default)]
struct Slot {
    /// Where his ways begin and end in the list of all ways.
    begin: u32,
    end: u32,
    /// What he can come to guard with at most one, two, three, and with any number of moves.
    guarded: [Mask; LOOKED_UP],
    /// Whether this was worked out yet.
    known: bool,
}

/// The guide. Keeps the ways it worked out.
pub struct Directed {
    rules: Rules,
    tables: &'static Tables,
    /// By class, king's square and origin.
    slots: Vec<Slot>,
    ways: Vec<Way>,
    side: Men,
    /// Whether the goal side has but one move left.
    last_move: bool,
    /// The pawn that the goal side can capture en passant now.
    passing: Bitboard,
    /// Where goal side makes but one move: how the opponent's pawns can go past the men of the goal side
    /// that must stay, as in [`Tables::steps`].
    pawns: Option<Vec<[u8; 64]>>,
    picture: Picture,
    /// Where the goal side's men can come, for stalemates.
    reach: Reach,
}

/// Where the goal side's men can come.
#[derive(Clone, Copy, Default)]
struct Reach {
    /// Any of them.
    any: Bitboard,
    /// Those that may pin along rows and files.
    straight: Bitboard,
    /// Those that may pin along diagonals.
    diagonal: Bitboard,
}

/// The men whose final places are in question.
#[derive(Clone, Default)]
struct Men {
    /// The goal side's men, its king among them.
    helpers: Vec<Man>,
    /// Its opponent's men without the king.
    blockers: Vec<Man>,
    /// Where these stand.
    blocking: Bitboard,
}

impl Men {
    /// Where pawns of the goal side can capture.
    fn prey(&self) -> Bitboard {
        let mut prey = Bitboard::EMPTY;
        for man in &self.helpers {
            if let 0 | 1 = man.class {
                let colour = if man.class == 0 { Colour::White } else { Colour::Black };
                prey |= attacks::pawn(colour, man.square);
            }
        }
        prey
    }
}

/// A final position to be completed: one king's square and what its field needs.
#[derive(Default)]
struct Picture {
    king: u8,
    wanted: Mask,
    /// What each helper guards where it stands, and which square of the field that is.
    guards: Vec<(Mask, Mask)>,
    /// What each blocker blocks where it stands.
    blocks: Vec<Mask>,
    /// The ways of each helper.
    ways: Vec<(u32, u32)>,
    /// The blocker on the king's square as a set, if he has to move away himself.
    must_leave: u64,
    /// What no helper can come to guard.
    lacking: Mask,
    /// So many steps may still be taken before all is taken to be possible.
    patience: u32,
}

const BISHOP: usize = class(Colour::White, Kind::Bishop);
const ROOK: usize = class(Colour::White, Kind::Rook);
const QUEEN: usize = class(Colour::White, Kind::Queen);

/// The kind of an officer by its class; None for pawns.
const fn officer(class: usize) -> Option<Kind> {
    if class < 2 { None } else { Some(Kind::from_index(class - 1)) }
}

/// Longer thought about a picture would cost more than it saves.
const PATIENCE: u32 = 2000;

impl Directed {
    /// A guide for a search with these rules.
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            tables: Tables::get(),
            slots: vec![Slot::default(); CLASSES << 12],
            ways: Vec::new(),
            side: Men::default(),
            last_move: false,
            passing: Bitboard::EMPTY,
            pawns: None,
            picture: Picture::default(),
            reach: Reach::default(),
        }
    }

    /// Whether there is anything to be guided to.
    fn useless(&self) -> bool {
        !self.rules.goal.ends_play()
    }

    /// Whether nothing but a stalemate will do.
    fn is_stalemate(&self) -> bool {
        matches!(self.rules.goal, Goal::Stalemate | Goal::DoubleStalemate)
    }

    /// Lists the men of both sides, but for the opponent's king.
    fn list_men(&mut self, position: &Position) {
        let side = self.rules.goal_side;
        for (men, colour) in
            [(&mut self.side.helpers, side), (&mut self.side.blockers, side.other())]
        {
            men.clear();
            for square in position.colour(colour) {
                let kind = position.kind_at(square);
                if kind != Kind::King || colour == side {
                    men.push(Man { class: class(colour, kind) as u8, square });
                }
            }
        }
        let opponent = side.other();
        self.side.blocking = position.colour(opponent) & !position.men(opponent, Kind::King);
    }

    /// What is known of a man's ways.
    #[inline(always)]
    fn slot(&mut self, man: Man, king: Square) -> Slot {
        let place = (man.class as usize) << 12 | king.index() << 6 | man.square.index();
        if self.slots[place].known { self.slots[place] } else { self.fill(man, king, place) }
    }

    #[cold]
    fn fill(&mut self, man: Man, king: Square, place: usize) -> Slot {
        let mut slot = Slot { begin: self.ways.len() as u32, known: true, ..Slot::default() };
        for way in self.tables.ways(man.class as usize, king, man.square) {
            if way.steps > 0 {
                for union in &mut slot.guarded[usize::from(way.steps).min(LOOKED_UP) - 1..] {
                    *union |= way.guarded;
                }
                self.ways.push(way);
            }
        }
        slot.end = self.ways.len() as u32;
        self.slots[place] = slot;
        slot
    }

    /// Whether the king can be brought to bay on a square, with so many moves of the goal side and so
    /// many of its opponent, those of the king not among them.
    fn possible(&mut self, king: Square, moves: u32, blocks: u32) -> bool {
        // Most pictures are complete at once or lack what nobody can provide.
        let tables = self.tables;
        let mut done = 0;
        let mut within_reach = 0;
        for i in 0..self.side.helpers.len() {
            let man = self.side.helpers[i];
            done |= tables.guarded[man.class as usize][king.index()][man.square.index()];
            if moves > 0 {
                let slot = self.slot(man, king);
                within_reach |= slot.guarded[(moves as usize).min(LOOKED_UP) - 1];
            }
        }
        for square in attacks::king(king) & self.side.blocking {
            done |= tables.bits[king.index()][square.index()];
        }
        let open = self.wanted(king) & !done;
        let occupied = self.last_move && self.side.blocking.has(king);
        if open == 0 && !occupied {
            return true;
        }
        let lacking = open & !within_reach;
        if lacking & CHECK != 0 || lacking.count_ones() > blocks {
            return false;
        }
        self.prepare(king);
        self.picture.lacking = !within_reach;
        self.with_picture(|guide, picture| guide.complete(picture, picture.task(moves, blocks)))
    }

    /// What a king's field needs.
    #[inline(always)]
    fn wanted(&self, king: Square) -> Mask {
        let check = if self.rules.goal == Goal::Mate { CHECK } else { 0 };
        self.tables.field[king.index()] | check
    }

    /// Begins a picture with the king on that square.
    fn prepare(&mut self, king: Square) {
        let tables = self.tables;
        let mut picture = std::mem::take(&mut self.picture);
        picture.king = king.number();
        picture.wanted = self.wanted(king);
        picture.lacking = 0;
        let bits = &tables.bits[king.index()];
        picture.guards.clear();
        picture.ways.clear();
        for i in 0..self.side.helpers.len() {
            let man = self.side.helpers[i];
            let guarded = tables.guarded[man.class as usize][king.index()][man.square.index()];
            picture.guards.push((guarded, bits[man.square.index()]));
            let slot = self.slot(man, king);
            picture.ways.push((slot.begin, slot.end));
        }
        picture.blocks.clear();
        picture.must_leave = 0;
        for (i, man) in self.side.blockers.iter().enumerate() {
            picture.blocks.push(bits[man.square.index()]);
            // He could be captured, but not by the last move.
            if man.square == king && self.last_move {
                picture.must_leave = 1 << i;
            }
        }
        self.picture = picture;
    }

    /// Asks something of the picture that was begun.
    fn with_picture(&mut self, ask: impl FnOnce(&Self, &mut Picture) -> bool) -> bool {
        let mut picture = std::mem::take(&mut self.picture);
        picture.patience = PATIENCE;
        let answer = ask(self, &mut picture);
        self.picture = picture;
        answer
    }

    /// Whether a picture can be completed in which a helper moves.
    fn needs_helper(&self, picture: &mut Picture, helper: usize, task: Task) -> bool {
        let (begin, end) = picture.ways[helper];
        self.ways[begin as usize..end as usize]
            .iter()
            .filter(|way| u32::from(way.steps) <= task.moves)
            .any(|&way| self.go(picture, task.with_helper(helper, way), way))
    }

    /// Whether a picture can be completed in which a blocker moves.
    fn needs_blocker(&self, picture: &mut Picture, blocker: usize, task: Task) -> bool {
        if picture.must_leave >> blocker & 1 != 0 {
            return true;
        }
        let king = Square::new(picture.king);
        let man = self.side.blockers[blocker];
        // Perhaps he goes where a pawn captures him.
        if self.last_move {
            for square in self.side.prey() {
                let steps = self.blocker_steps(man, square);
                if (1..=task.blocks).contains(&steps) {
                    return true;
                }
            }
        }
        let exit = self.exit(man, king);
        if task.leaving != 0
            && exit <= task.blocks
            && self.complete(picture, task.without_blocker(blocker, exit))
        {
            return true;
        }
        (0..8).any(|bit| {
            neighbour(king, bit).is_some_and(|flight| {
                let steps = self.blocker_steps(man, flight);
                flight != man.square
                    && steps <= task.blocks
                    && self.complete(picture, task.with_blocker(blocker, 1 << bit, steps))
            })
        })
    }

    /// Whether a picture can be completed.
    fn complete(&self, picture: &mut Picture, task: Task) -> bool {
        let mut done = task.blocked;
        for (i, &blocked) in picture.blocks.iter().enumerate() {
            if (task.free[1] & !task.leaving) >> i & 1 != 0 {
                done |= blocked;
            }
        }
        done = done & !task.stands | task.guarded;
        for (i, &(guarded, stands)) in picture.guards.iter().enumerate() {
            if task.free[0] >> i & 1 != 0 && stands & task.blocked == 0 {
                done |= guarded;
            }
        }
        let open = picture.wanted & !done;
        let leaving = task.leaving & task.free[1];
        if open == 0 && leaving == 0 {
            return true;
        }
        if task.moves == 0 && task.blocks < open.count_ones() || task.blocks < leaving.count_ones()
        {
            return false;
        }
        if picture.patience == 0 {
            return true;
        }
        picture.patience -= 1;
        if open == 0 {
            return self.leave(picture, task, leaving.trailing_zeros() as usize);
        }
        let lacking = open & picture.lacking;
        if lacking.count_ones() > task.blocks {
            return false;
        }
        // What leaves fewer choices comes first: check can only be given, some squares only blocked.
        let need = match (open & CHECK, lacking) {
            (0, 0) => open & open.wrapping_neg(),
            (0, lacking) => lacking & lacking.wrapping_neg(),
            _ => CHECK,
        };
        task.moves > 0 && lacking & need == 0 && self.guard(picture, task, need)
            || need != CHECK && task.blocks > 0 && self.block(picture, task, need)
    }

    /// Whether a picture can be completed by letting a blocker that must leave his square go first.
    fn leave(&self, picture: &mut Picture, task: Task, blocker: usize) -> bool {
        let king = Square::new(picture.king);
        let man = self.side.blockers[blocker];
        let exit = self.exit(man, king);
        if exit <= task.blocks && self.complete(picture, task.without_blocker(blocker, exit)) {
            return true;
        }
        (0..8).any(|bit| {
            let Some(square) = neighbour(king, bit) else { return false };
            let steps = self.blocker_steps(man, square);
            if square == man.square
                || (task.blocked | task.stands) >> bit & 1 != 0
                || steps > task.blocks
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
            self.complete(picture, next)
        })
    }

    /// How many moves a blocker needs, at least, to get out of a king's field.
    fn exit(&self, man: Man, king: Square) -> u32 {
        if man.class >= 2 {
            return 1;
        }
        let field = attacks::king(king) | Bitboard::of(king);
        (!field).map(|square| self.blocker_steps(man, square)).min().unwrap_or(u32::from(NEVER))
    }

    /// How many moves a blocker needs, at least, to come to a square.
    #[inline(always)]
    fn blocker_steps(&self, man: Man, to: Square) -> u32 {
        let steps = match &self.pawns {
            Some(pawns) if man.class < 2 => &pawns[man.square.index()],
            _ => &self.tables.steps[man.class as usize][man.square.index()],
        };
        u32::from(steps[to.index()])
    }

    /// Whether a picture can be completed by guarding a square first.
    fn guard(&self, picture: &mut Picture, task: Task, need: Mask) -> bool {
        for i in 0..picture.guards.len() {
            if task.free[0] >> i & 1 == 0 {
                continue;
            }
            let (begin, end) = picture.ways[i];
            for way in &self.ways[begin as usize..end as usize] {
                let steps = u32::from(way.steps);
                if steps > task.moves {
                    break;
                }
                if way.guarded & need == 0 || way.stands & (task.blocked | task.stands) != 0 {
                    continue;
                }
                if self.go(picture, task.with_helper(i, *way), *way) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a picture can be completed after a helper went a way.
    #[inline(always)]
    fn go(&self, picture: &mut Picture, task: Task, way: Way) -> bool {
        match way.captures.filter(|_| self.last_move) {
            Some(square) => self.capture(picture, task, square),
            None => self.complete(picture, task),
        }
    }

    /// Whether a picture can be completed in which a blocker is captured on a square by the last move.
    fn capture(&self, picture: &mut Picture, task: Task, square: Square) -> bool {
        (0..self.side.blockers.len()).any(|i| {
            let steps = self.blocker_steps(self.side.blockers[i], square);
            task.free[1] >> i & 1 != 0
                && steps <= task.blocks
                && self.complete(picture, task.without_blocker(i, steps))
        })
    }

    /// Whether a picture can be completed by blocking a square first.
    fn block(&self, picture: &mut Picture, task: Task, need: Mask) -> bool {
        let king = Square::new(picture.king);
        let Some(flight) = neighbour(king, need.trailing_zeros() as usize) else { return true };
        if task.stands & need != 0 {
            return false;
        }
        for (i, man) in self.side.blockers.iter().enumerate() {
            if task.free[1] >> i & 1 == 0 {
                continue;
            }
            let steps = self.blocker_steps(*man, flight);
            if steps <= task.blocks && self.complete(picture, task.with_blocker(i, need, steps)) {
                return true;
            }
        }
        false
    }

    /// Where the goal side's men can come in so many moves.
    fn reach(&self, moves: u32) -> Reach {
        let mut reach = Reach::default();
        for man in &self.side.helpers {
            let class = man.class as usize;
            let within = self.tables.within[class][man.square.index()][(moves as usize).min(FAR)];
            reach.any |= within;
            // What a pawn may become is not looked at closely.
            if class < 2 || class == ROOK || class == QUEEN {
                reach.straight |= within;
            }
            if class < 2 || class == BISHOP || class == QUEEN {
                reach.diagonal |= within;
            }
        }
        reach
    }

    /// Whether more of the opponent's men than he has moves left would have to move themselves, for the
    /// king to be stalemated on a square.
    fn too_loose(&self, king: Square, blocks: u32) -> bool {
        let own = self.side.blocking | Bitboard::of(king);
        let mut loose = 0;
        for man in &self.side.blockers {
            if self.is_loose(*man, king, blocks, own) {
                loose += 1;
                if loose > blocks {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a man, if he stays where he is, can move in the end whatever the others do.
    fn is_loose(&self, man: Man, stands: Square, blocks: u32, own: Bitboard) -> bool {
        let Reach { any, straight, diagonal } = self.reach;
        if man.square == stands {
            // He has to leave in any case, or to be captured.
            return false;
        }
        if any.has(man.square) {
            return false;
        }
        let class = man.class as usize;
        let on_row = man.square.file() == stands.file() || man.square.row() == stands.row();
        let line = attacks::line(stands, man.square);
        let Some(kind) = officer(class) else {
            let forward = if class == 0 { Colour::White } else { Colour::Black }.forward();
            let front = Bitboard::of(man.square.plus(forward));
            let may_be_blocked = blocks > 0 || ((any | own) & front).any();
            return !may_be_blocked && (line & (straight | diagonal)).is_empty();
        };
        let first = first_steps(kind, man.square);
        if (first & !own).count() <= blocks {
            return false;
        }
        // Along the line of the pin itself a man can still move.
        let pinned = match kind {
            Kind::Knight if on_row => (line & straight).any(),
            Kind::Knight => (line & diagonal).any(),
            Kind::Bishop => on_row && (line & straight).any(),
            Kind::Rook => !on_row && (line & diagonal).any(),
            _ => false,
        };
        !pinned
    }

    /// The squares of `kings` on which the king can be brought to bay as the men are listed.
    fn look_from(&mut self, stands: Square, moves: u32, blocks: u32, kings: Bitboard) -> Bitboard {
        let mut possible = Bitboard::EMPTY;
        let stuck = self.is_stalemate();
        if stuck {
            self.reach = self.reach(moves);
            self.reach.any |= self.passing;
        }
        for king in kings {
            let walk = king_steps(stands, king);
            if walk <= blocks
                && !(stuck && self.too_loose(king, blocks - walk))
                && self.possible(king, moves, blocks - walk)
            {
                possible |= Bitboard::of(king);
            }
        }
        possible
    }

    /// As [`Self::look_from`], with one side or both having castled.
    #[cold]
    fn look_after_castling(
        &mut self,
        position: &Position,
        moves: u32,
        blocks: u32,
        kings: Bitboard,
    ) -> Bitboard {
        let opponent = self.rules.goal_side.other();
        let listed = self.side.clone();
        let mut possible = Bitboard::EMPTY;
        for castled in castlings(position) {
            let mut stands = position.king(opponent);
            let (mut moves, mut blocks) = (moves, blocks);
            self.side.clone_from(&listed);
            let [mut enough, mut changed] = [true, false];
            for (colour, king_to, rook_from, rook_to) in castled.into_iter().flatten() {
                changed = true;
                let (men, budget) = if colour == opponent {
                    stands = Some(king_to);
                    (&mut self.side.blockers, &mut blocks)
                } else {
                    (&mut self.side.helpers, &mut moves)
                };
                enough &= *budget > 0;
                *budget = budget.saturating_sub(1);
                let king = class(colour, Kind::King) as u8;
                for man in men {
                    if man.class == king {
                        man.square = king_to;
                    } else if man.square == rook_from {
                        man.square = rook_to;
                    }
                }
            }
            self.side.blocking = Bitboard::EMPTY;
            for man in &self.side.blockers {
                self.side.blocking |= Bitboard::of(man.square);
            }
            if let Some(stands) = stands.filter(|_| changed && enough) {
                possible |= self.look_from(stands, moves, blocks, kings & !possible);
            }
        }
        self.side = listed;
        possible
    }
}

/// Who castled: the king's target, the rook's origin and target.
type Castled = (Colour, Square, Square, Square);

/// The ways in which a side may castle in what is to come.
fn castlings_of(position: &Position, colour: Colour) -> impl Iterator<Item = Castled> {
    let rights = position.castling() & castling::of(colour);
    castling::ALL.into_iter().filter(move |&(right, _, _)| rights & right != 0).map(
        move |(_, king, rook)| {
            let step = if rook > king { 1 } else { -1 };
            (colour, king.plus(2 * step), rook, king.plus(step))
        },
    )
}

/// All ways in which the sides may castle in what is to come, or not.
fn castlings(position: &Position) -> impl Iterator<Item = [Option<Castled>; 2]> {
    let of = |colour| std::iter::once(None).chain(castlings_of(position, colour).map(Some));
    of(Colour::White).flat_map(move |white| of(Colour::Black).map(move |black| [white, black]))
}

/// How far a picture is.
#[derive(Clone, Copy)]
struct Task {
    /// The helpers and the blockers that have not been moved, by place in their lists.
    free: [u64; 2],
    /// What the helpers that were moved guard.
    guarded: Mask,
    /// What the blockers that were moved block.
    blocked: Mask,
    /// Where in the field the helpers that were moved stand.
    stands: Mask,
    /// The blockers that stand where another man is to stand.
    leaving: u64,
    /// The goal side's moves left.
    moves: u32,
    /// Its opponent's.
    blocks: u32,
}

impl Task {
    /// Nothing has been moved yet.
    fn new(moves: u32, blocks: u32) -> Self {
        Self { free: [!0; 2], guarded: 0, blocked: 0, stands: 0, leaving: 0, moves, blocks }
    }

    /// A helper goes a way.
    #[inline(always)]
    fn with_helper(self, helper: usize, way: Way) -> Self {
        Self {
            free: [self.free[0] & !(1 << helper), self.free[1]],
            guarded: self.guarded | way.guarded,
            stands: self.stands | way.stands,
            moves: self.moves - u32::from(way.steps),
            ..self
        }
    }

    /// A blocker goes out of the field.
    #[inline(always)]
    fn without_blocker(self, blocker: usize, steps: u32) -> Self {
        Self {
            free: [self.free[0], self.free[1] & !(1 << blocker)],
            blocks: self.blocks - steps,
            ..self
        }
    }

    /// A blocker goes to a square of the field.
    #[inline(always)]
    fn with_blocker(self, blocker: usize, square: Mask, steps: u32) -> Self {
        Self {
            free: [self.free[0], self.free[1] & !(1 << blocker)],
            blocked: self.blocked | square,
            blocks: self.blocks - steps,
            ..self
        }
    }
}

impl Guide for Directed {
    fn begin(&mut self, position: &Position, length: u32) {
        self.pawns = None;
        let budget = self.rules.budget(length);
        if self.useless()
            || self.rules.play == Play::Series
            || !self.rules.play.is_series()
            || position.castling() != 0
            || position.en_passant().is_some()
        {
            return;
        }
        let opponent = self.rules.goal_side.other();
        let Some(stands) = position.king(opponent) else { return };
        self.list_men(position);
        self.last_move = true;
        let king = class(self.rules.goal_side, Kind::King);
        let mut needed = Bitboard::EMPTY;
        for i in 0..self.side.helpers.len() {
            let man = self.side.helpers.remove(i);
            let alone = man.class as usize == king
                || self.look_from(stands, 1, budget.opponent, Bitboard::ALL).is_empty();
            if alone {
                needed |= Bitboard::of(man.square);
            }
            self.side.helpers.insert(i, man);
        }
        let prey = position.colour(self.rules.goal_side) & !needed;
        self.pawns = Some(self.tables.pawn_steps_past(opponent, needed, prey));
    }

    fn look(&mut self, position: &Position, left: u32, kings: Bitboard) -> Bitboard {
        if self.useless() {
            return Bitboard::ALL;
        }
        let Some(stands) = position.king(self.rules.goal_side.other()) else {
            return Bitboard::EMPTY;
        };
        let budget = self.rules.budget(left);
        self.list_men(position);
        self.last_move = budget.goal_side == 1;
        let side = self.rules.goal_side;
        self.passing = match position.en_passant() {
            Some(target) if position.turn() == side => {
                Bitboard::of(target.plus(side.other().forward()))
            }
            _ => Bitboard::EMPTY,
        };
        let mut possible = self.look_from(stands, budget.goal_side, budget.opponent, kings);
        if position.castling() != 0 && possible != kings {
            possible |= self.look_after_castling(
                position,
                budget.goal_side,
                budget.opponent,
                kings & !possible,
            );
        }
        possible
    }

    fn demand(
        &mut self,
        position: &Position,
        left: u32,
        kings: Bitboard,
        demands: &mut Vec<Demand>,
    ) -> Bitboard {
        let budget = self.rules.budget(left);
        let opponent = self.rules.goal_side.other();
        // Who has castled is not where he is listed. With one move left for each side that is seen to.
        let last = budget == Budget { goal_side: 1, opponent: 1 } && position.turn() == opponent;
        if self.useless() || position.castling() != 0 && !last {
            return Bitboard::ALL;
        }
        let Some(stands) = position.king(opponent) else { return Bitboard::ALL };
        if position.turn() != opponent {
            return self.demand_of_helpers(position, stands, budget, kings, demands);
        }
        if !last {
            return self.demand_of_blockers(stands, budget, kings, demands);
        }
        if !kings.has(stands) {
            demands.push(Demand { to: Bitboard::EMPTY, from: Bitboard::EMPTY });
            return kings;
        }
        let complete = self.possible(stands, 1, 0)
            || position.castling() != 0
                && self.look_after_castling(position, 1, 0, Bitboard::of(stands)).any();
        if !complete {
            // Something has to be blocked, or somebody captured by a pawn.
            let to = attacks::king(stands) | self.side.prey();
            demands.push(Demand { to, from: Bitboard::EMPTY });
        }
        if self.is_stalemate() {
            self.demand_stops(position, stands, demands);
        }
        kings
    }
}

impl Directed {
    /// What the goal side's moves must do when it cannot afford to lose one.
    fn demand_of_helpers(
        &mut self,
        position: &Position,
        stands: Square,
        budget: Budget,
        kings: Bitboard,
        demands: &mut Vec<Demand>,
    ) -> Bitboard {
        let mut useful = Bitboard::EMPTY;
        for king in kings {
            let blocks = budget.opponent - king_steps(stands, king);
            if self.possible(king, budget.goal_side - 1, blocks) {
                return Bitboard::ALL;
            }
            self.prepare(king);
            let task = self.picture.task(budget.goal_side, blocks);
            for i in 0..self.side.helpers.len() {
                let man = Bitboard::of(self.side.helpers[i].square);
                if (useful & man).is_empty()
                    && self.with_picture(|guide, picture| guide.needs_helper(picture, i, task))
                {
                    useful |= man;
                }
            }
        }
        demands.push(Demand { to: Bitboard::EMPTY, from: useful });
        let king = position.men(self.rules.goal_side, Kind::King);
        if (king & useful).any() { Bitboard::ALL } else { Bitboard::EMPTY }
    }

    /// What its opponent's moves must do when he cannot afford to lose one.
    fn demand_of_blockers(
        &mut self,
        stands: Square,
        budget: Budget,
        kings: Bitboard,
        demands: &mut Vec<Demand>,
    ) -> Bitboard {
        let mut useful = Bitboard::EMPTY;
        let mut nearer = Bitboard::EMPTY;
        for king in kings {
            let walk = king_steps(stands, king);
            let blocks = budget.opponent - walk;
            for next in attacks::king(stands) & !nearer {
                if king_steps(next, king) < walk {
                    nearer |= Bitboard::of(next);
                }
            }
            if blocks == 0 {
                continue;
            }
            if self.possible(king, budget.goal_side, blocks - 1) {
                return Bitboard::ALL;
            }
            self.prepare(king);
            let task = self.picture.task(budget.goal_side, blocks);
            for i in 0..self.side.blockers.len() {
                let man = Bitboard::of(self.side.blockers[i].square);
                if (useful & man).is_empty()
                    && self.with_picture(|guide, picture| guide.needs_blocker(picture, i, task))
                {
                    useful |= man;
                }
            }
        }
        demands.push(Demand { to: Bitboard::EMPTY, from: useful });
        nearer
    }

    /// What the opponent's last move must do if he is to be stalemated where his king stands.
    fn demand_stops(&mut self, position: &Position, stands: Square, demands: &mut Vec<Demand>) {
        let opponent = self.rules.goal_side.other();
        let own = position.colour(opponent);
        self.reach = self.reach(1);
        self.reach.any |= self.passing;
        for (_, king_to, _, rook_to) in castlings_of(position, self.rules.goal_side) {
            self.reach.any |= Bitboard::of(king_to) | Bitboard::of(rook_to);
            self.reach.straight |= Bitboard::of(rook_to);
        }
        for &man in &self.side.blockers {
            if self.is_loose(man, stands, 0, own) {
                let to = match officer(man.class as usize) {
                    Some(kind) => first_steps(kind, man.square),
                    None => Bitboard::of(man.square.plus(opponent.forward())),
                };
                demands.push(Demand { to, from: Bitboard::of(man.square) });
            }
        }
    }
}
