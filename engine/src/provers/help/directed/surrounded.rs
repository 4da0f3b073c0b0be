//! Who comes to rest in what is to be a stalemate: those who stand somewhere must be held by the goal side, or
//! surrounded by men who are at rest themselves, and the others captured, held or brought to rest.

use super::super::bounds::{FAR, PROMOTED, class, neighbour, pawn_steps, promotion};
use super::loose::stays_a_pawn;
use super::picture::{Picture, Task};
use super::visits::Hold;
use super::{Directed, Man};
use crate::play::Budget;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks;
use crate::rules::square::Square;

/// A man of the opponent and where he stands in the end.
#[derive(Clone, Copy)]
pub(super) struct Stand {
    blocker: usize,
    pub(super) square: Square,
    /// Who he is there; None for a pawn that may have promoted.
    man: Option<Man>,
    /// How many of his moves are counted; None if that is not known.
    counted: Option<u32>,
}

impl Picture {
    /// Where somebody has come to stand.
    pub(super) fn taken(&self) -> Bitboard {
        self.stands.iter().fold(Bitboard::EMPTY, |all, stand| all | Bitboard::of(stand.square))
    }
}

impl Directed {
    /// Whether all men can be kept from moving in a picture whose field is complete.
    pub(super) fn can_come_to_rest(&self, picture: &mut Picture, task: Task) -> bool {
        let Some(budget) = picture.resting else { return true };
        let king = Square::new(picture.king);
        self.list_routes(picture, task, budget);
        picture.stands.clear();
        picture.holds.clear();
        for bit in (0..8).filter(|bit| task.blocked >> bit & 1 != 0) {
            if let Some(square) = neighbour(king, bit) {
                let blocker = usize::from(task.by[bit]);
                let steps = self.blocker_steps(self.side.blockers[blocker], square);
                picture.stands.push(self.stand(blocker, square, Some(steps), budget));
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
            // Most are at rest at once.
            let first = self.tables.first[man.class as usize][man.square.index()];
            if (first & !(taken | Bitboard::of(king))).is_empty() {
                continue;
            }
            let resident = self.resident_among(man, king, taken);
            let open = resident.open & !taken;
            if open.is_empty() {
                continue;
            }
            if let Some(hold) = self.hold(resident, king)
                && self.with_hold(picture, hold, |pruner, picture| {
                    pruner.can_visit(picture, task, budget)
                        && pruner.surround(picture, task, budget, place + 1)
                })
            {
                return true;
            }
            let empty = open & !self.side.blocking;
            // Where nobody stands there are fewer to choose from.
            let square = (if empty.any() { empty } else { open }).first().expect("one is open");
            if empty.count() > task.fillers(self.side.blockers.len()) {
                return false;
            }
            if picture.patience == 0 {
                return true;
            }
            picture.patience -= 1;
            return self.fill_beside(picture, task, budget, (place, square));
        }
        self.are_seen_to(picture, task, budget)
    }

    /// Asks something of a picture in which a man is held.
    fn with_hold(
        &self,
        picture: &mut Picture,
        hold: Hold,
        ask: impl FnOnce(&Self, &mut Picture) -> bool,
    ) -> bool {
        picture.holds.push(hold);
        let answer = ask(self, picture);
        picture.holds.pop();
        answer
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
            let (steps, counted) = match () {
                // Of those who have left it is not known how many of their moves are counted already.
                () if left && task.gone >> i & 1 == 0 => (0, None),
                () if left && man.square == square => continue,
                () => {
                    // To where he is pinned he comes in any case.
                    let is_pinned = task.pinned_elsewhere >> i & 1 != 0;
                    let pin = is_pinned.then(|| self.pin_elsewhere(picture, man)).flatten();
                    (all.saturating_sub(pin.map_or(0, |(_, steps)| steps)), Some(all))
                }
            };
            if steps > task.blocks || all > budget.opponent {
                continue;
            }
            picture.stands.push(self.stand(i, square, counted, budget));
            let done = self.surround(picture, task.with_blocker_beside(i, steps), budget, place);
            picture.stands.pop();
            if done {
                return true;
            }
        }
        false
    }

    /// A blocker who comes to stand on a square.
    fn stand(&self, blocker: usize, square: Square, counted: Option<u32>, budget: Budget) -> Stand {
        let man = self.side.blockers[blocker];
        let is_known = man.class >= 2 || stays_a_pawn(man, square, budget.opponent);
        Stand { blocker, square, man: is_known.then_some(Man { square, ..man }), counted }
    }

    /// Tries all that a pawn at a place in the list may have become.
    fn as_somebody(&self, picture: &mut Picture, task: Task, budget: Budget, place: usize) -> bool {
        let Stand { blocker, square, counted, .. } = picture.stands[place];
        let pawn = self.side.blockers[blocker];
        let [from, to] = [pawn.square, square].map(Square::index);
        let king = Square::new(picture.king);
        let is_on_line = attacks::line(king, square).any();
        let never_filled = !(picture.taken() | self.side.blocking | Bitboard::of(king));
        let fillers = task.fillers(self.side.blockers.len());
        let colour = self.asked.goal_side.other();
        let officers = PROMOTED.into_iter().enumerate().map(|(kind, officer)| {
            let steps = self.tables.promoted[promotion(pawn.class as usize, kind)][from][to];
            (class(colour, officer) as u8, steps)
        });
        let as_pawn = (!matches!(square.rank(), 0 | 7))
            .then(|| (pawn.class, pawn_steps(colour, pawn.square, square)));
        let can_be = officers.chain(as_pawn).any(|(class, steps)| {
            let more = counted.map_or(0, |counted| u32::from(steps).saturating_sub(counted));
            if more > task.blocks || u32::from(steps) > budget.opponent {
                return false;
            }
            // Who cannot be pinned there needs others on all squares beside him.
            let empty = self.tables.first[usize::from(class)][to] & never_filled;
            if !is_on_line && class >= 2 && empty.count() > fillers + more {
                return false;
            }
            picture.stands[place].man = Some(Man { class, square });
            self.surround(picture, task.without_blocker(blocker, more), budget, place)
        });
        picture.stands[place].man = None;
        can_be
    }

    /// Whether those who do not stand somewhere yet can be captured, pinned, held or brought to rest.
    fn are_seen_to(&self, picture: &mut Picture, task: Task, budget: Budget) -> bool {
        let free = |i: &usize| task.free[1] >> i & 1 != 0;
        let mut filled = picture.taken();
        for i in (0..self.side.blockers.len()).filter(free) {
            filled |= Bitboard::of(self.side.blockers[i].square);
        }
        let could_move = |&i: &usize| {
            (task.pinned | task.halted) >> i & 1 == 0 && picture.residents[i].could_move(filled)
        };
        let all = 0..self.side.blockers.len();
        let gone = task.gone & !(task.placed | task.captured | task.pinned);
        let first = (gone != 0).then(|| gone.trailing_zeros() as usize);
        // Who can be stopped nowhere has fewer choices.
        let is_loose = |&i: &usize| picture.residents[i].stops.is_empty();
        let mobile = || all.clone().filter(free).filter(could_move);
        let next = first.or_else(|| mobile().find(is_loose)).or_else(|| mobile().next());
        let Some(i) = next else {
            return true;
        };
        if picture.patience == 0 {
            return true;
        }
        picture.patience -= 1;
        let man = self.side.blockers[i];
        let king = Square::new(picture.king);
        let can_be_captured = task.captured.count_ones() < budget.goal_side;
        // Where he stands, unless he leaves.
        let captured = task.with_blocker_captured(i, 0);
        if can_be_captured
            && self.can_visit(picture, captured, budget)
            && self.are_seen_to(picture, captured, budget)
        {
            return true;
        }
        if task.gone >> i & 1 == 0
            && let Some(hold) = self.hold(picture.residents[i], king)
        {
            let front = Hold { straight: Bitboard::EMPTY, diagonal: Bitboard::EMPTY, ..hold };
            let behind = Hold { front: Bitboard::EMPTY, ..hold };
            for (can_be, hold, held) in [
                ((behind.straight | behind.diagonal).any(), behind, task.with_blocker_pinned(i, 0)),
                (hold.front.any(), front, task.with_blocker_halted(i)),
            ] {
                if can_be
                    && self.with_hold(picture, hold, |pruner, picture| {
                        pruner.can_visit(picture, held, budget)
                            && pruner.are_seen_to(picture, held, budget)
                    })
                {
                    return true;
                }
            }
        }
        // After moves of his.
        let all = self.meeting(picture).arrivals.map(|square| self.blocker_steps(man, square));
        let steps = all.min().unwrap_or(u32::MAX).max(1);
        if can_be_captured
            && steps <= task.blocks
            && self.are_seen_to(picture, task.with_blocker_captured(i, steps), budget)
        {
            return true;
        }
        if let Some((hold, steps)) = self.pin_elsewhere(picture, man)
            && steps <= task.blocks
        {
            let pinned = task.with_blocker_pinned(i, steps);
            if self.with_hold(picture, hold, |pruner, picture| {
                pruner.can_visit(picture, pinned, budget)
                    && pruner.are_seen_to(picture, pinned, budget)
            }) {
                return true;
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
        let taken = picture.taken() | king;
        // Somebody else may have come to where he stood.
        let filled = filled & !Bitboard::of(man.square) | taken;
        let near = self.tables.within[class][man.square.index()][(task.blocks as usize).min(FAR)];
        for square in near & !taken {
            let steps = u32::from(self.tables.steps[class][man.square.index()][square.index()]);
            if steps == 0 && task.gone >> blocker & 1 != 0 {
                continue;
            }
            let open = self.tables.first[class][square.index()] & !filled;
            // What a pawn has become is tried later, and a helper may stand before it.
            if man.class >= 2 && steps + open.count() > task.fillers(self.side.blockers.len()) {
                continue;
            }
            let place = picture.stands.len();
            picture.stands.push(self.stand(blocker, square, Some(steps), budget));
            let next = task.with_blocker_beside(blocker, steps);
            let done = self.surround(picture, next, budget, place);
            picture.stands.pop();
            if done {
                return true;
            }
        }
        false
    }
}
