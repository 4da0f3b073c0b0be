//! Who comes to rest in what is to be a stalemate: those who stand somewhere must be surrounded, or blocked, by
//! men who are so themselves, and the other officers captured, pinned or brought to rest.

use super::super::bounds::neighbour;
use super::super::searcher::Budget;
use super::loose::{BISHOP, KNIGHT, QUEEN, ROOK, stays_a_pawn};
use super::picture::{Picture, Task};
use super::{Directed, Man};
use crate::bitboard::Bitboard;
use crate::square::Square;

/// With more moves of the opponent left than so many, the officers who stand nowhere yet are not looked at.
const MOST_BLOCKS: u32 = 3;

/// A man of the opponent and where he stands in the end.
#[derive(Clone, Copy)]
pub(super) struct Stand {
    blocker: usize,
    pub(super) square: Square,
    /// Who he is there; None for a pawn that may have promoted.
    man: Option<Man>,
}

impl Picture {
    /// Where somebody has come to stand.
    fn taken(&self) -> Bitboard {
        self.stands.iter().fold(Bitboard::EMPTY, |all, stand| all | Bitboard::of(stand.square))
    }
}

impl Directed {
    /// Whether all men can be kept from moving in a picture whose field is complete.
    pub(super) fn can_come_to_rest(&self, picture: &mut Picture, task: Task) -> bool {
        let Some(budget) = picture.resting else { return true };
        let king = Square::new(picture.king);
        picture.stands.clear();
        for bit in (0..8).filter(|bit| task.blocked >> bit & 1 != 0) {
            if let Some(square) = neighbour(king, bit) {
                picture.stands.push(self.stand(usize::from(task.by[bit]), square, budget));
            }
        }
        self.surround(picture, task, budget, 0)
    }

    /// The same where those who stand somewhere are seen to, up to a place in their list.
    fn surround(&self, picture: &mut Picture, task: Task, budget: Budget, from: usize) -> bool {
        let king = Square::new(picture.king);
        let taken = picture.taken();
        for place in from..picture.stands.len() {
            let Some(man) = picture.stands[place].man else {
                return self.as_somebody(picture, task, budget, place);
            };
            let open = self.to_be_filled(man, king) & !taken;
            let empty = open & !self.side.blocking;
            // Where nobody stands there are fewer to choose from.
            let Some(square) = (if empty.any() { empty } else { open }).next() else { continue };
            if empty.count() > task.fillers(self.side.blockers.len()) {
                return false;
            }
            if picture.patience == 0 {
                return true;
            }
            picture.patience -= 1;
            return self.fill_beside(picture, task, budget, (place, square));
        }
        !self.is_restless_with(picture, task) && self.are_seen_to(picture, task, budget)
    }

    /// The squares beside a man that his own side's men have to fill where he stands in the end; none where
    /// the goal side may stop him.
    fn to_be_filled(&self, man: Man, king: Square) -> Bitboard {
        let resident = self.resident(man, king);
        let is_pinned = (resident.stops & !Bitboard::of(man.square)).any();
        let is_blocked = man.class < 2 && (resident.open & self.reach.any).any();
        if is_pinned || is_blocked { Bitboard::EMPTY } else { resident.open }
    }

    /// Tries all men on a square beside the man at a place in the list.
    fn fill_beside(
        &self,
        picture: &mut Picture,
        task: Task,
        budget: Budget,
        (place, square): (usize, Square),
    ) -> bool {
        for (i, &man) in self.side.blockers.iter().enumerate() {
            if (task.placed | task.captured) >> i & 1 != 0 {
                continue;
            }
            let all = self.blocker_steps(man, square);
            let left = task.free[1] >> i & 1 == 0;
            let steps = match () {
                // Of those who have left it is not known how many of their moves are counted already.
                () if left && task.gone >> i & 1 == 0 => 0,
                () if left && man.square == square => continue,
                () => all.saturating_sub((task.pinned_elsewhere >> i & 1) as u32),
            };
            if steps > task.blocks || all > budget.opponent {
                continue;
            }
            picture.stands.push(self.stand(i, square, budget));
            let done = self.surround(picture, task.with_blocker_beside(i, steps), budget, place);
            picture.stands.pop();
            if done {
                return true;
            }
        }
        false
    }

    /// A blocker who comes to stand on a square.
    fn stand(&self, blocker: usize, square: Square, budget: Budget) -> Stand {
        let man = self.side.blockers[blocker];
        let is_known = man.class >= 2 || stays_a_pawn(man, square, budget.opponent);
        Stand { blocker, square, man: is_known.then_some(Man { square, ..man }) }
    }

    /// Tries all that a pawn at a place in the list may have become.
    fn as_somebody(&self, picture: &mut Picture, task: Task, budget: Budget, place: usize) -> bool {
        let Stand { blocker, square, .. } = picture.stands[place];
        let pawn = (!matches!(square.row(), 0 | 7)).then_some(self.side.blockers[blocker].class);
        let officers = [KNIGHT, BISHOP, ROOK, QUEEN].map(|class| class as u8);
        let can_be = officers.into_iter().chain(pawn).any(|class| {
            picture.stands[place].man = Some(Man { class, square });
            self.surround(picture, task, budget, place)
        });
        picture.stands[place].man = None;
        can_be
    }

    /// Whether the officers who do not stand somewhere yet can be captured, pinned or brought to rest.
    fn are_seen_to(&self, picture: &mut Picture, task: Task, budget: Budget) -> bool {
        if task.blocks > MOST_BLOCKS {
            return true;
        }
        let free = |i: &usize| task.free[1] >> i & 1 != 0;
        let mut filled = picture.taken();
        for i in (0..self.side.blockers.len()).filter(free) {
            filled |= Bitboard::of(self.side.blockers[i].square);
        }
        let could_move = |&i: &usize| {
            self.side.blockers[i].class >= 2
                && task.pinned >> i & 1 == 0
                && picture.residents[i].could_move(filled)
        };
        let all = 0..self.side.blockers.len();
        let Some(i) = all.filter(free).find(could_move) else {
            return task.captured | task.pinned == 0 || !self.is_restless_with(picture, task);
        };
        if picture.patience == 0 {
            return true;
        }
        picture.patience -= 1;
        let can_be_captured = task.captured.count_ones() < budget.goal_side;
        let pinners = self.pinners(Square::new(picture.king));
        let can_be_pinned = task.pinned.count_ones() < pinners;
        // Where he stands, or after a move of his.
        for steps in 0..=task.blocks.min(1) {
            let captured = task.with_blocker_captured(i, steps);
            let pinned = task.with_blocker_pinned(i, steps);
            for (can_be, next) in [(can_be_captured, captured), (can_be_pinned, pinned)] {
                if can_be
                    && (steps > 0 || self.are_within_reach(picture, next, budget.goal_side))
                    && self.are_seen_to(picture, next, budget)
                {
                    return true;
                }
            }
        }
        self.bring_to_rest(picture, task, budget, (i, filled))
    }

    /// Tries all squares on which an officer may be surrounded; those that are filled need no move more.
    fn bring_to_rest(
        &self,
        picture: &mut Picture,
        task: Task,
        budget: Budget,
        (blocker, filled): (usize, Bitboard),
    ) -> bool {
        let man = self.side.blockers[blocker];
        let class = man.class as usize;
        let king = Bitboard::of(Square::new(picture.king));
        let filled = filled & !Bitboard::of(man.square) | king;
        let taken = picture.taken() | king;
        let near = self.tables.within[class][man.square.index()][task.blocks as usize];
        for square in near & !taken {
            let steps = u32::from(self.tables.steps[class][man.square.index()][square.index()]);
            let open = self.tables.first[class][square.index()] & !filled;
            if steps + open.count() > task.fillers(self.side.blockers.len()) {
                continue;
            }
            let place = picture.stands.len();
            picture.stands.push(Stand { blocker, square, man: Some(Man { square, ..man }) });
            let next = task.with_blocker_beside(blocker, steps);
            let done = self.surround(picture, next, budget, place);
            picture.stands.pop();
            if done {
                return true;
            }
        }
        false
    }

    /// Whether all who are captured or pinned where they stand can be so by that many moves.
    fn are_within_reach(&self, picture: &Picture, task: Task, moves: u32) -> bool {
        let captured = task.captured & !task.moved[1];
        let pinned = task.pinned & !task.pinned_elsewhere;
        let mut stops = [Bitboard::EMPTY; 4];
        for (i, man) in self.side.blockers.iter().enumerate() {
            let here = Bitboard::of(man.square);
            let all = picture.residents[i].stops;
            let mine = match (captured >> i & 1, pinned >> i & 1) {
                (0, 0) => continue,
                (0, _) => all & !here,
                _ => all & here,
            };
            for i in (1..stops.len()).rev() {
                stops[i] |= stops[i - 1] & mine;
            }
            stops[0] |= mine;
        }
        let count = captured.count_ones() + pinned.count_ones();
        stops[3].any() || count <= self.stopped_by_tasks(stops, task, moves)
    }
}
