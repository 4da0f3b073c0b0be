//! The goal-directed pruner: counts what a final position still needs, and says no when the moves left
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
//!   wherever they like and promote to anything (`Tables::steps`). Men do not share moves, so the
//!   sum is at most `m` for helpers, at most `d` for blockers and king. Castling alone moves two men at
//!   once: as long as it is possible, the position is also judged as if it had been done, for one move
//!   (`Directed::look_after_castling`); it comes before all other moves of king and rook. Two men may then be
//!   listed on one square, of whom one leaves it before.
//! - What a helper attacks in the end is at most what he attacks on an empty board with the king as
//!   thin air (`Tables::guarded`). Men who did not move contribute from where they stand; a man who
//!   was captured may be counted as if he stood there still, for that only makes pictures easier.
//! - A square where a helper stands is not blocked, and no two men stand on one square. So a helper
//!   on a square next to `k` needs another one to guard it. A blocker that stands on `k`, or where
//!   another blocker is to stand, must have left, which takes him a move, unless he was captured; by
//!   the goal side's last move he was not, as the square was needed before it. This is asked for only
//!   when the goal side has no other move (`Directed::last_move`). A pawn whose only move is a
//!   capture needs somebody to be captured; en passant, where nobody stands, is left out.
//! - Helpers who cannot be done without, from the beginning on, are never captured, and none is by the
//!   opponent after the last move. So his pawns capture only where another one can come in all moves but the
//!   last (`Pruner::begin`, for stalemates again further on), and go straight ahead elsewhere.
//! - Where the goal side makes but one move, at the end, its men stand still until then. Those without
//!   whom there is no picture at all are not captured either, so the opponent's pawns never pass
//!   through them, and capture only others (`Pruner::begin`).
//!
//! So if there is a line, there is a choice of `k` and of tasks for some of the men within these sums;
//! `Directed::complete` tries all of them: some task must see to each open square, and it goes
//! through all men who could. Ways that cost no less and guard no more than others need not be tried.
//! When it runs out of patience it says yes. What is impossible for `k` from a position is so from all
//! that follow, so each node only asks about the squares its parent found possible.
//!
//! *Mates by one man.* Where two helpers cannot check at once (`Directed::can_be_checked_twice`), the square
//! of the one who does is tried as well. Nobody may then be able to capture him or to step between: of
//! that only what no other man can hinder is looked at, the steps of knights and pawns and those to
//! next squares. Blockers who could do so from where they stand must leave, if they can be neither pinned
//! nor captured with the moves the goal side has left then, and none goes where he could. Those whom only
//! the man who checks can capture all leave, or he makes the detour to one of them. A pawn who leaves may come
//! back as somebody else. A check from a square where the man stands already must be uncovered by somebody
//! who has come between before the last move, or he must leave and come back.
//!
//! *Stalemates.* In a stalemate no other man of the opponent's can move. One who never moves and is not
//! captured is then pinned, or, an officer, surrounded by his own men, or, a pawn, blocked. Where none
//! of this can come about within `m` and `d` moves (`Freedom::is_loose`) he has to make a move
//! himself; more such men than moves: no.
//!
//! All men that could move if nothing else happened are counted, too (`Directed::too_many`). Each of them
//! moves; or he stays and is captured or pinned, or blocked if he is a pawn, by a man of the goal side who
//! arrives on some square; or an officer is surrounded, a pawn blocked, by men of the opponent who arrive
//! on all the squares next to him that are open to him. So a move of the goal side stops no more of them
//! than can be stopped from the square where it ends, and several moves no more than from so many different
//! squares, of which the first was in reach of one move, the first two of two, and so on. A move of the
//! opponent stops the man who makes it, and its share of those beside whom it ends;
//! no two end on one square in the final position, so that several are worth no more than the best
//! squares for that. Those on whom a line man of the goal side looks through, as soon as everything else is
//! gone, are left out, as they may come to be pinned without his moving. Where somebody castles, or the
//! goal side captures en passant, nothing is counted.
//!
//! The same is asked of each picture as its tasks are given out (`Directed::is_restless`). Who has a task
//! stands on his square of the field then, or nobody knows where, which may be beside somebody to surround
//! him; the moves of the opponent that are left see to the others. A helper needs as many moves as his task
//! takes, at least. The last of them ends where the task leads: on one of the squares from which he, going the
//! way of the task or one that it is as good as, guards so much (`Way::ends`); those before it, as many as the
//! task takes at least, end where he can come with one, with two, and so on, and only the others may end
//! anywhere. If the tasks take all moves there are, each helper goes to a square that is no farther than the
//! task is long (`Way::near`), without a detour (`Way::path`; `Directed::stopped_by_tasks`). That holds of the
//! line's own picture.
//!
//! *Where helpers go.* When the field is complete as far as tasks are concerned (`routes`), the way of a helper stands
//! for all that it is as good as: in the line he guards no more of the field than that, at most past the blockers who
//! stand there. Whatever of it nobody else sees to (`need`) he guards from where he stands in the end, or somebody does
//! who has got no task yet, a helper with a move that is left or a blocker. So either he ends on one of the squares from
//! which he guards all that, or his part is taken to be smaller, and the picture goes on (`Directed::reopen`); the
//! largest parts suffice, as smaller ones only ask for more. Nobody ends beside the king checking him, or where a man
//! of the opponent is to stand.
//!
//! If each can come to guard his whole part, those who can do so from one square only end there (`single_ends`):
//! nobody else does, and what the men without a task guarded past them is seen to by somebody who has got no task
//! yet. Another one with a task either ends where he sees all his part past them, or his part is what is left of it.
//!
//! A helper without a task may be needed where he stands, as nobody else guards what he does, or stand in the way
//! of such a one. In the end he stands there or he does not (`Directed::decide_helper`). If he does, he is in the way,
//! and comes back from wherever he goes. If he does not, he guards nothing from there; he has left it with a move that
//! is no task's, or with one of a task that he gets then, or was captured, which any man of the opponent may do who comes
//! there, the king on his walk and the others on their ways to their tasks.
//!
//! *Who comes to rest.* Whoever has the task to stand on a square of the field is there in the end, so nobody
//! captures him. The same holds of a blocker who is needed on the square where he stands already; or he leaves, or is
//! captured, and the square is seen to by somebody else (`Directed::decide`); he may then block another square of the
//! field, surround somebody, be pinned or be captured elsewhere. Whoever stands somewhere in the end is held there by a
//! helper who ends behind him on a line from the king, or before a pawn, or all squares that are open to him are filled,
//! by others of his own side: all men are tried on each. They stand there in the end, too, so they must be at rest
//! themselves, and so on (`surrounded`). What a pawn has become is tried as well, for as many moves as it takes to
//! promote and to come from there. Each of the others who could still move is captured or held where he stands, or after
//! a move, or comes to rest on some square. In the line each has such a fate, and the moves of the opponent
//! suffice for what they cost: his own to where he rests, at least so many as bring him to where a helper comes on his
//! route if he is captured, or between the king and where a line man may end if he is pinned, and one at least of some
//! other man for each square to be filled where nobody stands. Who is captured fills no square, but the pinned may, and
//! those whose task was to leave. A pawn can move if the helper before it is known to end elsewhere and nobody else
//! comes there, and nobody is pinned past men who are known to end between (`Directed::list_settlers`). Where
//! somebody castles or a pawn can be captured en passant now, this is not asked.
//!
//! The goal side's moves have to suffice, too (`visits`): each helper comes, in some order, to the squares where
//! he captures men who never moved, and ends where his route does, and where he is to hold somebody; all his
//! moves are at least the steps from one square to the next, and the moves of all of them are no more than there
//! are. What a pawn is once it has captured is not looked at: each of its later steps counts as one move. No line man pins
//! more than one man, and a bishop none to a king on a square of the other colour (`Directed::pinners`).
//!
//! Most tasks of blockers are refused sooner (`Outlay::falls_short`). In the line, each of the men who could
//! move is stopped by the goal side, or he makes a move himself, or his own side comes to stand on all the
//! squares that are open to him. The moves that a blocker's task takes are all made by him and end, at last, on
//! one square: they see to himself, if he could move, and are worth what that square is for surrounding others.
//! Every other move of the opponent sees to one man more, at most, and ends on one more square, so that so many
//! of them are worth no more than so many of the best squares. When all that together is less than what the goal
//! side leaves, there is no such line. That a man may be able to move from where his task leads him, or that
//! others can when he has left, is not looked at; it only asks for more.
//!
//! *Demands on moves.* If every picture becomes impossible with one move less of the side to move, it
//! cannot afford a move that no picture needs: had the line's picture done without any move of that
//! man, that move could be taken out of the sum. So only men move who have a task in some picture
//! within the sums, officers only nearer to the square where it is, and the king only towards some `k`. A
//! helper makes no more moves than its way takes, or one would be left over, even if it goes another way that
//! this one is as good as; so it only comes to squares on the way to where they lead (`Way::path`).
//! Helpers are not asked for what concerns single checks, as captures and pins are no tasks. For
//! stalemates the goal side's move ends where it stops somebody, if the others cannot stop enough
//! (`Directed::demand_arrival`), and enough of them; an opponent's move is the last one of a man who could
//! move if he stayed, or ends where it stops others, if his other moves cannot see to so many
//! (`Directed::demand_rest`): if the man moved once more, or did neither, one move less would have done. The
//! opponent's last move, if the picture lacks something, goes to a square next to the king or to one
//! where a pawn captures, and, if it is to stop men who would be loose, comes to their first squares
//! or is made by them.

mod ahead;
mod castled;
mod loose;
mod mate;
mod picture;
mod pins;
mod routes;
mod surrounded;
mod visits;

use super::bounds::{
    CHECK, CLASSES, Check, FAR, Mask, NEVER, Places, Tables, Way, class, king_steps, neighbour,
};
use super::searcher::{Pruner, Requirement};
use super::stalemate;
use crate::play::{Budget, Goal, LinePlay, Play};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Orthodox};
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;
use loose::{Kept, Mobile, Outlay, Reach};
use picture::{Nearest, Picture};

/// A man that has not been given a task.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Man {
    class: u8,
    square: Square,
}

/// For so many moves it is looked up what a man can come to guard; as many as anybody needs for more.
pub(super) const LOOKED_UP: usize = 4;

/// With so many half-moves left it is worked out anew how pawns can go.
const PAWNS_LISTED: u32 = 6;

/// What is known of a man's ways.
#[derive(Clone, Copy, Default)]
struct Slot {
    /// Where his ways begin and end in the list of all ways.
    begin: u32,
    end: u32,
    /// Likewise the squares where they lead, for stalemates.
    places: (u32, u32),
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

    /// What is open when a helper that guards so much goes a way.
    #[inline(always)]
    fn open_after(self, guarded: Mask, way: Way) -> Mask {
        let others = self.once & !(guarded & !self.twice);
        self.wanted & !(self.blocked & !way.stands | others | way.guarded)
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
    places: Vec<Places>,
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
    /// The same for all positions of the search.
    pawns_from_beginning: Option<Vec<[u8; 64]>>,
    picture: Box<Picture>,
    /// What stands in for it while something is asked of it.
    other_picture: Option<Box<Picture>>,
    /// Where the goal side's men can come, for stalemates.
    reach: Reach,
    /// Where they can come by its first move, its second, and so on; anywhere by the last one.
    within: [Bitboard; FAR + 1],
    /// The opponent's men who could move.
    mobile: Vec<Mobile>,
    /// What is kept of the node whose moves are at issue, for moves of the opponent that capture nobody.
    kept: Kept,
    /// What the opponent's moves have to be worth for the king's square that was looked at last.
    outlay: Outlay,
    /// How many men of the goal side may pin somebody to a king on a light and on a dark square.
    pinners: [u32; 2],
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
            places: Vec::new(),
            checks: Vec::new(),
            side: Men::default(),
            last_move: false,
            castled: Castled::Nobody,
            passing: Bitboard::EMPTY,
            is_passing: false,
            pawns: None,
            pawns_from_beginning: None,
            picture: Box::default(),
            other_picture: None,
            reach: Reach::default(),
            within: [Bitboard::ALL; FAR + 1],
            mobile: Vec::new(),
            kept: Kept::default(),
            outlay: Outlay::default(),
            pinners: [0; 2],
        }
    }

    /// Whether there is anything to be guided to.
    fn useless(&self) -> bool {
        !self.asked.goal.ends_play()
    }

    /// Lists the men of both sides, but for the opponent's king.
    fn list_men(&mut self, position: &Position) {
        self.kept.drop();
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

    /// The squares to which a man whose ways are known can move to guard part of a king's field.
    fn places(&self, man: Man, king: Square) -> &[Places] {
        let (begin, end) = self.slots[slot_place(man, king)].places;
        &self.places[begin as usize..end as usize]
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
        if self.asked.goal.is_stalemate() {
            let begin = self.places.len() as u32;
            self.places.extend(self.tables.places(man.class as usize, king, man.square));
            slot.places = (begin, self.places.len() as u32);
        }
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
        if lacking & CHECK != 0
            || lacking.count_ones() > blocks
            || moves == 1 && !self.one_move_suffices(king, field, blocks)
        {
            return Glance::Hopeless;
        }
        Glance::Unsure
    }

    /// Whether no more squares stay open than so many blocks can fill, each taken for itself, when no helper
    /// moves or one goes a way of one move. There is no such picture without that: men of the opponent who
    /// leave, or capture helpers, only open more.
    fn one_move_suffices(&mut self, king: Square, field: Field, blocks: u32) -> bool {
        let mut nearest = Nearest::default();
        let mut can_be_filled = |pruner: &Self, open: Mask| {
            open & CHECK == 0
                && open.count_ones() <= blocks
                && pruner.fewest_blocks(&mut nearest, king, open) <= blocks
        };
        if can_be_filled(self, field.open_after(0, Way::NONE)) {
            return true;
        }
        for i in 0..self.side.helpers.len() {
            let man = self.side.helpers[i];
            let Slot { begin, end, .. } = self.slot(man, king);
            let guarded = self.tables.guarded[man.class as usize][king.index()][man.square.index()];
            let ways = &self.ways[begin as usize..end as usize];
            for &way in ways.iter().take_while(|way| way.steps == 1) {
                let open = field.open_after(guarded, way);
                if open & way.stands == 0 && can_be_filled(self, open) {
                    return true;
                }
            }
        }
        false
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
        if stuck && !self.kept.is_valid {
            self.list_mobile(moves);
        }
        if stuck {
            self.list_pinners(moves);
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
        self.pawns_from_beginning = None;
        let budget = self.asked.budget(length);
        if self.useless()
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
            let alone = man.class as usize == king || !self.does_without(stands, budget);
            if alone {
                needed |= Bitboard::of(man.square);
            }
            self.side.helpers.insert(i, man);
        }
        let prey = position.colour(self.asked.goal_side) & !needed;
        if self.asked.play.is_series() {
            self.pawns = Some(self.tables.pawn_steps_past(opponent, needed, prey));
            return;
        }
        self.pawns = Some(self.pawns_among(budget, prey));
        self.pawns_from_beginning.clone_from(&self.pawns);
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
        self.list_pawns(position, left);
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
        if position.turn() != opponent {
            let mut king_targets = Bitboard::ALL;
            if self.asked.goal.is_stalemate() {
                king_targets = self.demand_arrival(stands, budget, kings);
                requirements.push(Requirement { to: king_targets, from: Bitboard::EMPTY });
            }
            return king_targets
                & self.demand_of_helpers(position, stands, budget, kings, requirements);
        }
        if self.asked.goal.is_stalemate() && position.castling() == 0 {
            let staying = if last { Bitboard::of(stands) & kings } else { kings };
            self.demand_rest(stands, budget, staying, requirements);
        }
        if !last {
            return self.demand_of_blockers(stands, budget, kings, requirements);
        }
        if !kings.has(stands) {
            requirements.push(Requirement { to: Bitboard::EMPTY, from: Bitboard::EMPTY });
            return kings;
        }
        // After castling it is enough that somebody leaves a line or comes to rest.
        let complete = position.castling() != 0 || self.possible(stands, 1, 0);
        if !complete {
            // Something has to be blocked, or somebody captured by a pawn.
            let to = attacks::king(stands) | self.side.prey();
            requirements.push(Requirement { to, from: Bitboard::EMPTY });
        }
        if self.asked.goal.is_stalemate() {
            self.demand_stops(position, stands, requirements);
        }
        if self.asked.goal == Goal::Mate && position.castling() == 0 {
            self.demand_of_blockers(stands, budget, kings, requirements);
        }
        kings
    }

    fn admits_after(
        &mut self,
        position: &Position,
        played: Move,
        left: u32,
        kings: Bitboard,
    ) -> Option<Bitboard> {
        self.look_after(position, played, left - 1, kings)
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
    /// Whether the goal can be reached by the men that are listed when somebody else is captured.
    fn does_without(&mut self, stands: Square, Budget { goal_side, opponent }: Budget) -> bool {
        if self.asked.play.is_series() {
            return self.look_from(stands, goal_side, opponent, Bitboard::ALL).any();
        }
        // Who is captured later may capture somebody before.
        Square::all().any(|king| {
            let walk = king_steps(stands, king);
            walk <= opponent && self.possible(king, goal_side, opponent - walk)
        })
    }

    /// How the opponent's pawns go if they capture some helpers, where these can come before the last move.
    fn pawns_among(&self, budget: Budget, prey: Bitboard) -> Vec<[u8; 64]> {
        let moves = (budget.goal_side as usize).saturating_sub(1).min(FAR);
        let mut captured = prey;
        for man in self.side.helpers.iter().filter(|man| prey.has(man.square)) {
            captured |= self.tables.within[man.class as usize][man.square.index()][moves];
        }
        self.tables.pawn_steps_past(self.asked.goal_side.other(), Bitboard::EMPTY, captured)
    }

    /// Works out how the opponent's pawns go from a position on, when a search comes to it that looks at every
    /// position before what follows it and finishes that before it goes on; with less left they go as before.
    fn list_pawns(&mut self, position: &Position, left: u32) {
        if left < PAWNS_LISTED || !self.asked.goal.is_stalemate() {
            return;
        }
        let Some(from_beginning) = &self.pawns_from_beginning else { return };
        if position.castling() != 0 || position.en_passant().is_some() {
            self.pawns = Some(from_beginning.clone());
            return;
        }
        let king = class(self.asked.goal_side, Kind::King);
        let mut prey = self.side.helping;
        for man in self.side.helpers.iter().filter(|man| man.class as usize == king) {
            prey &= !Bitboard::of(man.square);
        }
        let mut pawns = self.pawns_among(self.asked.budget(left), prey);
        for (from, others) in pawns.iter_mut().zip(from_beginning) {
            for (steps, &other) in from.iter_mut().zip(others) {
                *steps = other.max(*steps);
            }
        }
        self.pawns = Some(pawns);
    }

    /// What the goal side's moves must do when it cannot afford to lose one.
    fn demand_of_helpers(
        &mut self,
        position: &Position,
        stands: Square,
        budget: Budget,
        kings: Bitboard,
        requirements: &mut Vec<Requirement>,
    ) -> Bitboard {
        let mut useful = Bitboard::EMPTY;
        let mut paths = [Bitboard::EMPTY; 64];
        for king in kings {
            let blocks = budget.opponent - king_steps(stands, king);
            // Captures and pins are no tasks, so that what asks for them cannot be looked at here.
            if self.possible(king, budget.goal_side - 1, blocks) {
                return Bitboard::ALL;
            }
            let [movers, _] = self.movers(king, budget.goal_side, blocks, false);
            for (i, man) in self.side.helpers.iter().enumerate() {
                if movers >> i & 1 != 0 {
                    useful |= Bitboard::of(man.square);
                    paths[man.square.index()] |= self.picture.paths[i];
                }
            }
        }
        for square in useful {
            requirements
                .push(Requirement { to: paths[square.index()], from: !Bitboard::of(square) });
        }
        requirements.push(Requirement { to: Bitboard::EMPTY, from: useful });
        position.king(self.asked.goal_side).map_or(Bitboard::EMPTY, |king| paths[king.index()])
    }

    /// The squares that are a move nearer to one of some squares of a king's field for an officer.
    fn on_the_way(&self, man: Man, king: Square, targets: Mask) -> Bitboard {
        let class = man.class as usize;
        let mut squares = Bitboard::EMPTY;
        for target in
            (0..8).filter(|bit| targets >> bit & 1 != 0).filter_map(|bit| neighbour(king, bit))
        {
            let steps = self.tables.steps[class][man.square.index()][target.index()];
            if steps < NEVER && steps > 0 {
                squares |= self.tables.within[class][target.index()][usize::from(steps) - 1];
            }
        }
        squares
    }

    /// What its opponent's moves must do when he cannot afford to lose one.
    fn demand_of_blockers(
        &mut self,
        stands: Square,
        budget: Budget,
        kings: Bitboard,
        requirements: &mut Vec<Requirement>,
    ) -> Bitboard {
        let mut useful = Bitboard::EMPTY;
        let mut nearer = Bitboard::EMPTY;
        // Officers that have to go to certain squares, and what brings them nearer.
        let mut bound = Bitboard::EMPTY;
        let mut goals = [Bitboard::EMPTY; 64];
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
            if self.can_be_stopped(king, budget.goal_side, blocks - 1) {
                return Bitboard::ALL;
            }
            let closely = self.asked.goal == Goal::Mate;
            let [_, movers] = self.movers(king, budget.goal_side, blocks, closely);
            for (i, man) in self.side.blockers.iter().enumerate() {
                let targets = self.picture.targets[i];
                if movers >> i & 1 != 0 || targets != 0 && man.class < 2 {
                    useful |= Bitboard::of(man.square);
                } else if targets != 0 {
                    goals[man.square.index()] |= self.on_the_way(*man, king, targets);
                    bound |= Bitboard::of(man.square);
                }
            }
        }
        for square in bound & !useful {
            requirements
                .push(Requirement { to: goals[square.index()], from: !Bitboard::of(square) });
        }
        useful |= bound;
        requirements.push(Requirement { to: Bitboard::EMPTY, from: useful });
        nearer
    }
}
