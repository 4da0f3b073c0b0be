//! Whom the goal side can meet on its routes in what is to be a stalemate: whom it captures on the way, and whom it
//! pins, or stands before, in the end.

use super::super::bounds::FAR;
use super::loose::{BISHOP, Mobile, QUEEN, ROOK, moves_to_promote};
use super::picture::{Picture, Task};
use super::{Directed, Man};
use crate::play::Budget;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks;
use crate::rules::square::Square;

/// So many men who are captured where they stand are looked at; more only ask for more.
const MOST_VISITED: u32 = 4;

/// What a helper does in a picture.
#[derive(Clone, Copy)]
pub(super) struct Route {
    pub(super) man: Man,
    /// Where he may stand in the end; anywhere if he has no task.
    pub(super) ends: Bitboard,
    /// Whether he may be one then who pins along rows and files, and along diagonals.
    straight: bool,
    diagonal: bool,
    /// How many moves he makes, at least.
    pub(super) least: u32,
    /// Whether he has a task.
    has_task: bool,
}

/// Where a helper has to stand in the end to stop a man without capturing him.
#[derive(Clone, Copy)]
pub(super) struct Hold {
    /// Before a pawn.
    pub(super) front: Bitboard,
    /// Behind him on a row or a file, and on a diagonal.
    pub(super) straight: Bitboard,
    pub(super) diagonal: Bitboard,
}

/// Where the goal side can meet men who move.
#[derive(Clone, Copy)]
pub(super) struct Meeting {
    /// Where it may capture them.
    pub(super) arrivals: Bitboard,
    /// Where they may be pinned along rows and files, and along diagonals.
    pinnable: [Bitboard; 2],
}

/// What is asked of the routes.
#[derive(Clone, Copy)]
struct Visit {
    king: Square,
    /// Where nobody of the goal side ends.
    taken: Bitboard,
}

impl Directed {
    /// Lists what the helpers do when the field is complete; how many moves they have left then.
    pub(super) fn list_routes(&self, picture: &mut Picture, task: Task, budget: Budget) {
        picture.routes.clear();
        picture.meeting = None;
        picture.free = budget.goal_side;
        for (i, &man) in self.side.helpers.iter().enumerate() {
            let class = man.class as usize;
            let may_be_any = class < 2 && moves_to_promote(man) <= budget.goal_side;
            let has_task = task.moved[0] >> i & 1 != 0;
            let (ends, least) = if has_task { picture.chosen[i] } else { (Bitboard::ALL, 0) };
            picture.free -= least;
            picture.routes.push(Route {
                man,
                ends,
                straight: may_be_any || class == ROOK || class == QUEEN,
                diagonal: may_be_any || class == BISHOP || class == QUEEN,
                least,
                has_task,
            });
        }
    }

    /// Where a man can come in no more than so many moves.
    fn near(&self, man: Man, steps: u32) -> Bitboard {
        self.tables.within[man.class as usize][man.square.index()][(steps as usize).min(FAR)]
    }

    /// Where the goal side can meet men who move, with its routes as they are.
    pub(super) fn meeting(&self, picture: &mut Picture) -> Meeting {
        if let Some(meeting) = picture.meeting {
            return meeting;
        }
        let king = Square::new(picture.king);
        let mut meeting = Meeting { arrivals: Bitboard::EMPTY, pinnable: [Bitboard::EMPTY; 2] };
        for route in &picture.routes {
            let steps = route.least + picture.free;
            let near = self.near(route.man, steps);
            let lines = [(ROOK, route.straight), (BISHOP, route.diagonal)];
            for (pinnable, (class, pinners)) in meeting.pinnable.iter_mut().zip(lines) {
                if pinners {
                    for end in self.seen(class, king) & route.ends & near {
                        *pinnable |= attacks::between(king, end);
                    }
                }
            }
            meeting.arrivals |= match route.man.class as usize {
                class @ (0 | 1) => {
                    self.tables.prey_within[class][route.man.square.index()]
                        [(steps as usize).min(FAR)]
                }
                _ if steps > 0 => near,
                _ => Bitboard::EMPTY,
            };
        }
        picture.meeting = Some(meeting);
        meeting
    }

    /// What an officer on a square attacks on the empty board.
    fn seen(&self, class: usize, square: Square) -> Bitboard {
        self.tables.within[class][square.index()][1] & !Bitboard::of(square)
    }

    /// Where a helper has to stand to hold a man; None if nobody can, wherever he stands.
    pub(super) fn hold(&self, resident: Mobile, king: Square) -> Option<Hold> {
        let Mobile { man, open, stops } = resident;
        let behind = stops & !Bitboard::of(man.square);
        let on_row = man.square.file() == king.file() || man.square.rank() == king.rank();
        let [straight, diagonal] =
            if on_row { [behind, Bitboard::EMPTY] } else { [Bitboard::EMPTY, behind] };
        let front = if man.class < 2 { open & self.reach.any } else { Bitboard::EMPTY };
        (front | behind).any().then_some(Hold { front, straight, diagonal })
    }

    /// How a man may be pinned after a move of his and how many moves that takes him, at least.
    pub(super) fn pin_elsewhere(&self, picture: &mut Picture, man: Man) -> Option<(Hold, u32)> {
        let king = Square::new(picture.king);
        let [straight, diagonal] = match man.class as usize {
            QUEEN => [false; 2],
            BISHOP => [true, false],
            ROOK => [false, true],
            _ => [true; 2],
        };
        let lines = |wanted, class| if wanted { self.seen(class, king) } else { Bitboard::EMPTY };
        let hold = Hold {
            front: Bitboard::EMPTY,
            straight: lines(straight, ROOK),
            diagonal: lines(diagonal, BISHOP),
        };
        let [on_row, on_diagonal] = self.meeting(picture).pinnable;
        let squares = (if straight { on_row } else { Bitboard::EMPTY })
            | (if diagonal { on_diagonal } else { Bitboard::EMPTY });
        let steps = squares.map(|square| self.blocker_steps(man, square)).min()?;
        Some((hold, steps.max(1)))
    }

    /// Whether the goal side's moves suffice to capture those men where they stand and to hold those who are to
    /// be held.
    pub(super) fn can_visit(&self, picture: &mut Picture, task: Task, budget: Budget) -> bool {
        let mut visited = Bitboard::EMPTY;
        for (i, man) in self.side.blockers.iter().enumerate() {
            if (task.captured & !task.moved[1]) >> i & 1 != 0 && visited.count() < MOST_VISITED {
                visited |= Bitboard::of(man.square);
            }
        }
        if visited.is_empty() && picture.holds.is_empty() {
            return true;
        }
        let visit = Visit { king: Square::new(picture.king), taken: picture.taken() };
        let mut routes = std::mem::take(&mut picture.routes);
        let can_be = self.can_hold(visit, &mut routes, &picture.holds, visited, budget.goal_side);
        picture.routes = routes;
        can_be
    }

    fn can_hold(
        &self,
        visit: Visit,
        routes: &mut [Route],
        holds: &[Hold],
        visited: Bitboard,
        left: u32,
    ) -> bool {
        let Some((&hold, others)) = holds.split_first() else {
            return self.can_tour(visit, routes, visited, left);
        };
        let rows = self.seen(ROOK, visit.king);
        for i in 0..routes.len() {
            let before = routes[i];
            let lines = |wanted: bool, squares| if wanted { squares } else { Bitboard::EMPTY };
            let ends = before.ends
                & !visit.taken
                & (hold.front
                    | lines(before.straight, hold.straight & rows)
                    | lines(before.diagonal, hold.diagonal & !rows));
            let Some(least) = self.least(before.man, (before.man.square, 0), (ends, false), left)
            else {
                continue;
            };
            routes[i] = Route { ends, least: least.max(before.least), has_task: true, ..before };
            let done = self.can_hold(visit, routes, others, visited, left);
            routes[i] = before;
            if done {
                return true;
            }
        }
        false
    }

    /// How many moves a man needs, at least, to come from a square to one of some others, or to capture there; no
    /// more than so many. He may have made some before.
    fn least(
        &self,
        man: Man,
        (at, made): (Square, u32),
        (ends, captures): (Bitboard, bool),
        most: u32,
    ) -> Option<u32> {
        if ends.is_empty() {
            return None;
        }
        // What a pawn is on its way, and where it promoted, is not looked at closely.
        if man.class < 2 && made > 0 && moves_to_promote(man) <= made + most {
            return Some(u32::from(!ends.has(at))).filter(|&steps| steps <= most);
        }
        let class = man.class as usize;
        let within = match man.class {
            0 | 1 if captures => &self.tables.prey_within[class][at.index()],
            _ => &self.tables.within[class][at.index()],
        };
        (0..=most.min(FAR as u32)).find(|&steps| (within[steps as usize] & ends).any())
    }

    /// Whether so many moves suffice for all to go their routes and to come to those squares on the way.
    fn can_tour(&self, visit: Visit, routes: &[Route], visited: Bitboard, left: u32) -> bool {
        let Some((route, others)) = routes.split_first() else { return visited.is_empty() };
        if routes.iter().map(|route| route.least).sum::<u32>() > left {
            return false;
        }
        visited.is_empty()
            || self.can_go_on(visit, (route, others), (route.man.square, 0), visited, left)
    }

    /// The same for a man who has come to a square after so many moves.
    fn can_go_on(
        &self,
        visit: Visit,
        (route, others): (&Route, &[Route]),
        (at, made): (Square, u32),
        visited: Bitboard,
        left: u32,
    ) -> bool {
        let man = route.man;
        let home = if route.has_task {
            self.least(man, (at, made), (route.ends & !visit.taken, false), left)
        } else {
            Some(0)
        };
        if let Some(home) = home {
            let all = (made + home).max(route.least);
            if all - made <= left && self.can_tour(visit, others, visited, left + made - all) {
                return true;
            }
        }
        for square in visited {
            let here = Bitboard::of(square);
            if let Some(steps) = self.least(man, (at, made), (here, true), left) {
                let next = (square, made + steps);
                if self.can_go_on(visit, (route, others), next, visited & !here, left - steps) {
                    return true;
                }
            }
        }
        false
    }
}
