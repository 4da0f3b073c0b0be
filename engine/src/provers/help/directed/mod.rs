//! The goal-directed pruner: counts what a final position still needs, and refuses what the moves left cannot provide.
//! Why that never loses a line: `docs/helpmates.md`, to whose sections the comments here refer.

mod castled;
mod loose;
mod mate;
mod picture;
mod surrounded;
mod visits;

use super::bounds::{CHECK, CLASSES, Check, FAR, Mask, NEVER, Tables, Way, class, king_steps};
use super::searcher::{Pruner, Requirement};
use super::stalemate;
use crate::play::{Budget, Goal, LinePlay, Play};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Orthodox};
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;
use loose::{Mobile, Reach};
use picture::Picture;

/// A man that has not been given a task.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Man {
    class: u8,
    square: Square,
}

/// For so many moves it is looked up what a man can come to guard; as many as anybody needs for more.
pub(super) const LOOKED_UP: usize = 4;

/// What is known of a man's ways.
#[derive(Clone, Copy, Default)]
struct Slot {
    /// Where his ways begin and end in the list of all ways.
    begin: u32,
    end: u32,
    /// Likewise his ways to check.
    checks: (u32, u32),
    /// How many moves the first of those takes.
    to_check: u8,
    /// What he can come to guard with at most one, two, three, and with any number of moves.
    guarded: [Mask; LOOKED_UP],
    /// Whether this was worked out yet.
    known: bool,
}

/// Where what is known of a man's ways is kept.
#[inline(always)]
const fn slot_place(man: Man, king: Square) -> usize {
    (man.class as usize) << 12 | king.index() << 6 | man.square.index()
}

/// A king's field as it stands.
#[derive(Clone, Copy)]
struct Field {
    /// What at least one helper guards, and at least two.
    once: Mask,
    twice: Mask,
    /// Where blockers stand.
    blocked: Mask,
    /// What must be guarded or blocked.
    wanted: Mask,
}

impl Field {
    /// Some helper guards this.
    #[inline(always)]
    fn guard(&mut self, guarded: Mask) {
        self.twice |= self.once & guarded;
        self.once |= guarded;
    }
}

/// What a glance at a king's field tells of the pictures with him there.
enum Glance {
    /// One is complete.
    Complete,
    /// None can be completed.
    Hopeless,
    /// They have to be tried.
    Unsure,
}

/// The pruner. Keeps the ways it worked out.
pub struct Directed {
    asked: LinePlay,
    tables: &'static Tables,
    /// By class, king's square and origin.
    slots: Vec<Slot>,
    ways: Vec<Way>,
    checks: Vec<Check>,
    side: Men,
    /// Whether the goal side has but one move left.
    last_move: bool,
    /// As if who had castled the men are listed.
    castled: Castled,
    /// The pawn that the goal side can capture en passant now.
    passing: Bitboard,
    /// Whether a pawn, of whichever side, can be captured en passant now.
    is_passing: bool,
    /// Where goal side makes but one move: how the opponent's pawns can go past the men of the goal side
    /// that must stay, as in [`Tables::steps`].
    pawns: Option<Vec<[u8; 64]>>,
    picture: Box<Picture>,
    /// What stands in for it while something is asked of it.
    other_picture: Option<Box<Picture>>,
    /// Where the goal side's men can come, for stalemates.
    reach: Reach,
    /// Where they can come by its first move, its second, and so on; anywhere by the last one.
    within: [Bitboard; FAR + 1],
    /// The opponent's men who could move.
    mobile: Vec<Mobile>,
}

/// Who is taken to have castled.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Castled {
    Nobody,
    Opponent,
    /// The goal side, and perhaps its opponent, too.
    GoalSide,
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
    /// Where the helpers stand.
    helping: Bitboard,
    /// Where those stand that may pin along rows and files, and along diagonals.
    straight: Bitboard,
    diagonal: Bitboard,
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

impl Directed {
    /// A pruner for a search with these asked.
    pub fn new(asked: LinePlay) -> Self {
        Self {
            asked,
            tables: Tables::get(),
            slots: vec![Slot::default(); CLASSES << 12],
            ways: Vec::new(),
            checks: Vec::new(),
            side: Men::default(),
            last_move: false,
            castled: Castled::Nobody,
            passing: Bitboard::EMPTY,
            is_passing: false,
            pawns: None,
            picture: Box::default(),
            other_picture: None,
            reach: Reach::default(),
            within: [Bitboard::ALL; FAR + 1],
            mobile: Vec::new(),
        }
    }

    /// Whether there is anything to be guided to.
    fn useless(&self) -> bool {
        !self.asked.goal.ends_play()
    }

    /// Lists the men of both sides, but for the opponent's king.
    fn list_men(&mut self, position: &Position) {
        let side = self.asked.goal_side;
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
        self.side.blocking = position.colour(opponent) & !position.pieces(opponent, Kind::King);
        self.side.helping = position.colour(side);
        self.side.straight = position.pieces(side, Kind::Rook) | position.pieces(side, Kind::Queen);
        self.side.diagonal =
            position.pieces(side, Kind::Bishop) | position.pieces(side, Kind::Queen);
        self.castled = Castled::Nobody;
    }

    /// Lists the men and what else is to be known of a position with those moves left.
    fn survey(&mut self, position: &Position, budget: Budget) {
        self.list_men(position);
        self.last_move = budget.goal_side == 1;
        let side = self.asked.goal_side;
        self.is_passing = position.en_passant().is_some();
        self.passing = match position.en_passant() {
            Some(target) if position.turn() == side => {
                Bitboard::of(target.plus(side.other().forward()))
            }
            _ => Bitboard::EMPTY,
        };
    }

    /// What is known of a man's ways.
    #[inline(always)]
    fn slot(&mut self, man: Man, king: Square) -> Slot {
        let place = slot_place(man, king);
        if self.slots[place].known { self.slots[place] } else { self.fill(man, king, place) }
    }

    #[cold]
    fn fill(&mut self, man: Man, king: Square, place: usize) -> Slot {
        let mut slot = Slot { begin: self.ways.len() as u32, known: true, ..Slot::default() };
        // In what is to be a stalemate he may have to leave, or somebody stand in his way.
        let may_stay = !self.asked.goal.is_stalemate();
        for way in self.tables.ways(man.class as usize, king, man.square, may_stay) {
            if way.steps > 0 {
                for union in &mut slot.guarded[usize::from(way.steps).min(LOOKED_UP) - 1..] {
                    *union |= way.guarded;
                }
                self.ways.push(way);
            }
        }
        slot.end = self.ways.len() as u32;
        if self.asked.goal == Goal::Mate {
            let checks = self.tables.checks(man.class as usize, king, man.square);
            let begin = self.checks.len() as u32;
            self.checks.extend(checks.into_iter().filter(|check| check.way.steps > 0));
            slot.checks = (begin, self.checks.len() as u32);
            slot.to_check = self.checks.get(begin as usize).map_or(NEVER, |check| check.way.steps);
        }
        self.slots[place] = slot;
        slot
    }

    /// Whether the king can be brought to bay on a square, with so many moves of the goal side and so
    /// many of its opponent, those of the king not among them.
    fn possible(&mut self, king: Square, moves: u32, blocks: u32) -> bool {
        match self.glance(king, moves, blocks) {
            Glance::Complete if self.picture.resting.is_none() => true,
            Glance::Hopeless => false,
            Glance::Complete | Glance::Unsure => self.can_be_completed(king, moves, blocks),
        }
    }

    /// Whether some picture with the king on that square can be completed.
    fn can_be_completed(&mut self, king: Square, moves: u32, blocks: u32) -> bool {
        self.prepare(king);
        let task = self.picture.task(moves, blocks);
        if self.picture.resting.is_some() {
            self.with_picture(|pruner, picture| pruner.complete::<true>(picture, task))
        } else {
            self.with_picture(|pruner, picture| pruner.complete::<false>(picture, task))
        }
    }

    /// What can be said without trying anything: most pictures are complete at once or lack what nobody can
    /// provide.
    fn glance(&mut self, king: Square, moves: u32, blocks: u32) -> Glance {
        let tables = self.tables;
        let mut field = Field { once: 0, twice: 0, blocked: 0, wanted: self.wanted(king) };
        let mut within_reach = 0;
        for i in 0..self.side.helpers.len() {
            let man = self.side.helpers[i];
            field.guard(tables.guarded[man.class as usize][king.index()][man.square.index()]);
            if moves > 0 {
                let slot = self.slot(man, king);
                within_reach |= slot.guarded[(moves as usize).min(LOOKED_UP) - 1];
            }
        }
        for square in attacks::king(king) & self.side.blocking {
            field.blocked |= tables.bits[king.index()][square.index()];
        }
        let open = field.wanted & !(field.once | field.blocked);
        let occupied = self.last_move && self.side.blocking.has(king);
        if open == 0 && !occupied {
            return Glance::Complete;
        }
        let lacking = open & !within_reach;
        if lacking & CHECK != 0 || lacking.count_ones() > blocks {
            return Glance::Hopeless;
        }
        Glance::Unsure
    }

    /// As [`Self::possible`]; for mates with a close look at who checks.
    fn can_be_stopped(&mut self, king: Square, moves: u32, blocks: u32) -> bool {
        if self.asked.goal != Goal::Mate {
            return self.possible(king, moves, blocks);
        }
        match self.glance(king, moves, blocks) {
            Glance::Hopeless => false,
            // Nobody can capture two men, or step between.
            Glance::Complete if self.can_be_checked_twice(king, moves) => true,
            Glance::Unsure if self.can_be_checked_twice(king, moves) => {
                self.can_be_completed(king, moves, blocks)
            }
            Glance::Complete | Glance::Unsure => self.can_be_mated_once(king, moves, blocks),
        }
    }

    /// What a king's field needs.
    #[inline(always)]
    fn wanted(&self, king: Square) -> Mask {
        let check = if self.asked.goal == Goal::Mate { CHECK } else { 0 };
        self.tables.field[king.index()] | check
    }

    /// The squares of `kings` on which the king can be brought to bay as the men are listed.
    fn look_from(&mut self, stands: Square, moves: u32, blocks: u32, kings: Bitboard) -> Bitboard {
        let mut possible = Bitboard::EMPTY;
        let stuck = self.asked.goal.is_stalemate();
        self.picture.stands_now = stands.number();
        if stuck {
            self.list_mobile(moves);
        }
        // Castling and en passant change more squares than are looked at there.
        let is_plain = self.castled == Castled::Nobody && !self.is_passing;
        for king in kings {
            let walk = king_steps(stands, king);
            if walk > blocks {
                continue;
            }
            self.picture.resting =
                (stuck && is_plain).then_some(Budget { goal_side: moves, opponent: blocks - walk });
            if !(stuck && self.too_many(king, moves, blocks - walk))
                && self.can_be_stopped(king, moves, blocks - walk)
            {
                possible |= Bitboard::of(king);
            }
        }
        self.picture.resting = None;
        possible
    }
}

impl<R: Orthodox> Pruner<R> for Directed {
    fn begin(&mut self, position: &Position, length: u32) {
        self.pawns = None;
        let budget = self.asked.budget(length);
        if self.useless()
            || !self.asked.play.is_series()
            || self.asked.play == Play::Series
            || position.castling() != 0
            || position.en_passant().is_some()
        {
            return;
        }
        let opponent = self.asked.goal_side.other();
        let Some(stands) = position.king(opponent) else { return };
        self.list_men(position);
        self.last_move = budget.goal_side == 1;
        self.passing = Bitboard::EMPTY;
        self.is_passing = false;
        let king = class(self.asked.goal_side, Kind::King);
        let mut needed = Bitboard::EMPTY;
        for i in 0..self.side.helpers.len() {
            let man = self.side.helpers.remove(i);
            let Budget { goal_side, opponent } = budget;
            if man.class as usize == king
                || self.look_from(stands, goal_side, opponent, Bitboard::ALL).is_empty()
            {
                needed |= Bitboard::of(man.square);
            }
            self.side.helpers.insert(i, man);
        }
        let prey = position.colour(self.asked.goal_side) & !needed;
        self.pawns = Some(self.tables.pawn_steps_past(opponent, needed, prey));
    }

    fn admits(&mut self, position: &Position, left: u32, kings: Bitboard) -> Bitboard {
        if self.useless() {
            return Bitboard::ALL;
        }
        let Some(stands) = position.king(self.asked.goal_side.other()) else {
            return Bitboard::EMPTY;
        };
        let budget = self.asked.budget(left);
        self.survey(position, budget);
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

    fn requirements(
        &mut self,
        position: &Position,
        left: u32,
        kings: Bitboard,
        requirements: &mut Vec<Requirement>,
    ) -> Bitboard {
        let budget = self.asked.budget(left);
        let opponent = self.asked.goal_side.other();
        // Who has castled is not where he is listed. With one move left for each side that is seen to.
        let last = budget == Budget { goal_side: 1, opponent: 1 } && position.turn() == opponent;
        if self.useless() || position.castling() != 0 && !last {
            return Bitboard::ALL;
        }
        let Some(stands) = position.king(opponent) else { return Bitboard::ALL };
        self.survey(position, budget);
        if last {
            if !kings.has(stands) {
                requirements.push(Requirement { to: Bitboard::EMPTY, from: Bitboard::EMPTY });
                return kings;
            }
            // After castling it is enough that somebody leaves a line.
            if position.castling() != 0 {
                return kings;
            }
            if !self.possible(stands, 1, 0) {
                // Something has to be blocked, or a pawn to capture somebody.
                let to = attacks::king(stands) | self.side.prey();
                requirements.push(Requirement { to, from: Bitboard::EMPTY });
            }
            if self.asked.goal != Goal::Mate {
                return kings;
            }
        }
        let useful = if position.turn() == opponent {
            self.useful_blockers(stands, budget, kings)
        } else {
            self.useful_helpers(stands, budget, kings)
        };
        let Some(useful) = useful else { return if last { kings } else { Bitboard::ALL } };
        requirements.push(Requirement { to: Bitboard::EMPTY, from: useful });
        if last {
            kings
        } else if position.turn() == opponent {
            let mut nearer = Bitboard::EMPTY;
            for king in kings {
                for next in attacks::king(stands) & !nearer {
                    if king_steps(next, king) < king_steps(stands, king) {
                        nearer |= Bitboard::of(next);
                    }
                }
            }
            nearer
        } else if position.king(self.asked.goal_side).is_some_and(|king| useful.has(king)) {
            Bitboard::ALL
        } else {
            Bitboard::EMPTY
        }
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
    /// The goal side's pieces that have an assignment in some target position, if it cannot do with one move less.
    fn useful_helpers(
        &mut self,
        stands: Square,
        budget: Budget,
        kings: Bitboard,
    ) -> Option<Bitboard> {
        let mut useful = Bitboard::EMPTY;
        for king in kings {
            let blocks = budget.opponent - king_steps(stands, king);
            // Captures and pins are no assignments, so single checks are not looked at here.
            if self.possible(king, budget.goal_side - 1, blocks) {
                return None;
            }
            let [movers, _] = self.movers(king, budget.goal_side, blocks, false);
            useful |= standing(&self.side.helpers, movers);
        }
        Some(useful)
    }

    /// The same for the opponent.
    fn useful_blockers(
        &mut self,
        stands: Square,
        budget: Budget,
        kings: Bitboard,
    ) -> Option<Bitboard> {
        let mut useful = Bitboard::EMPTY;
        for king in kings {
            let blocks = budget.opponent - king_steps(stands, king);
            if blocks == 0 {
                continue;
            }
            if self.can_be_stopped(king, budget.goal_side, blocks - 1) {
                return None;
            }
            let closely = self.asked.goal == Goal::Mate;
            let [_, movers] = self.movers(king, budget.goal_side, blocks, closely);
            useful |= standing(&self.side.blockers, movers);
        }
        Some(useful)
    }
}

/// Where some of the listed pieces stand.
fn standing(men: &[Man], which: u64) -> Bitboard {
    let listed = men.iter().enumerate().filter(|&(i, _)| which >> i & 1 != 0);
    listed.fold(Bitboard::EMPTY, |all, (_, man)| all | Bitboard::of(man.square))
}
