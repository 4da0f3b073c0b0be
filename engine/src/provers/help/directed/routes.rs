//! How the goal side's men go in what is to be a stalemate once its field is complete: who stays where he stands, and
//! where those with a task may stand in the end.

use super::super::bounds::{
    CHECK, FAR, Mask, NEVER, PROMOTED, Place, Places, class, king_steps, neighbour, promotion,
};
use super::loose::{BISHOP, QUEEN, ROOK, moves_to_promote};
use super::picture::{Picture, Task};
use super::{Directed, LOOKED_UP, Man, slot_place};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

/// What a helper does in a picture.
#[derive(Clone, Copy)]
pub(super) struct Route {
    pub(super) man: Man,
    /// Where he may stand in the end; anywhere if he has no task.
    pub(super) ends: Bitboard,
    /// Where he may stand in the end as a man who pins along rows and files, and along diagonals.
    pub(super) straight: Bitboard,
    pub(super) diagonal: Bitboard,
    /// How many moves he makes, at least.
    pub(super) least: u32,
    /// Where he comes if he has a task and makes no more.
    pub(super) path: Bitboard,
    /// Whether he has a task.
    pub(super) has_task: bool,
}

/// What a helper with a task has to guard, past whom, and how many moves he may make.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Wanted {
    man: Man,
    king: Square,
    need: Mask,
    filled: Bitboard,
    most: u32,
}

/// A route that was worked out; None if there is none.
pub(super) struct Known {
    wanted: Wanted,
    route: Option<Route>,
}

/// So many routes are remembered.
const ROUTES_KNOWN: usize = 1 << 9;

impl Wanted {
    /// Where in the list of known routes its route is looked for.
    fn place(&self) -> usize {
        let Self { man, king, need, filled, most } = *self;
        let mixed = filled.0.wrapping_mul(0xD6E8_FEB8_6659_FD93)
            ^ u64::from(need) << 32
            ^ u64::from(man.class) << 24
            ^ u64::from(man.square.number()) << 16
            ^ u64::from(king.number()) << 8
            ^ u64::from(most);
        (mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize % ROUTES_KNOWN
    }
}

impl Directed {
    /// Whether a picture whose field is complete as far as tasks are concerned can be completed when the helpers
    /// who have one go where they guard what nobody else does.
    pub(super) fn can_be_gone(&self, picture: &mut Picture, task: Task) -> bool {
        let Some(budget) = picture.resting else { return true };
        let king = Square::new(picture.king);
        let mut filled = squares_of(king, task.blocked);
        for (i, man) in self.side.helpers.iter().enumerate() {
            if task.fixed >> i & 1 != 0 {
                filled |= Bitboard::of(man.square);
            }
        }
        if let Some(helper) = self.undecided_helper(picture, task, filled) {
            return self.decide_helper(picture, task, helper);
        }
        let standing = self.standing(picture, task, filled);
        let blocked = picture.blocked_after(task) & !task.stands;
        let with_task = |i: usize| task.moved[0] >> i & 1 != 0;
        let helpers = self.side.helpers.len();
        let chosen = |picture: &Picture, but: usize| {
            (0..helpers)
                .filter(|&i| i != but && with_task(i))
                .fold(0, |all, i| all | picture.chosen[i].0)
        };
        let unseen = picture.wanted & !(blocked | standing | chosen(picture, helpers));
        let is_bound = task.moves == 0 && task.blocks == 0;
        if unseen != 0 {
            let reopened = task.reopened | unseen;
            return !is_bound && self.complete::<true>(picture, Task { reopened, ..task });
        }
        picture.routes.clear();
        let mut least = 0;
        let mut can_be = true;
        for i in 0..helpers {
            let route = if with_task(i) {
                let need = picture.wanted & !(blocked | standing | chosen(picture, i));
                let most = picture.chosen[i].1 + task.moves;
                let man = self.side.helpers[i];
                self.known_route(picture, Wanted { man, king, need, filled, most })
            } else {
                let mut route = Self::any_route(self.side.helpers[i], budget.goal_side);
                if task.fixed >> i & 1 != 0 {
                    route.ends = Bitboard::of(route.man.square);
                    route.path = route.ends;
                    route.has_task = true;
                }
                Some(route)
            };
            let Some(route) = route else {
                can_be = false;
                break;
            };
            least += route.least;
            picture.routes.push(route);
        }
        let mut hiding = Vec::new();
        let ended =
            if can_be { single_ends(&picture.routes, task, helpers) } else { Bitboard::EMPTY };
        if ended.any() {
            // Whoever can end on one square only is in the way of the others there.
            hiding.extend((0..helpers).map(|i| single_ends(&picture.routes, task, i)));
            for i in (0..helpers).filter(|&i| with_task(i)) {
                let need = picture.wanted & !(blocked | standing | chosen(picture, i));
                can_be &= picture.routes[i].keep_clear(king, need, hiding[i]);
            }
            let hidden = picture.wanted
                & !(blocked
                    | self.standing(picture, task, filled | ended)
                    | chosen(picture, helpers));
            if can_be && hidden != 0 {
                can_be = false;
                let reopened = task.reopened | hidden;
                if !is_bound && self.complete::<true>(picture, Task { reopened, ..task }) {
                    return true;
                }
            }
        }
        if can_be && least <= budget.goal_side {
            let next = self.with_routes(picture, task, budget.goal_side - least, filled | ended);
            if self.can_come_to_rest(picture, next) {
                return true;
            }
        }
        !is_bound && self.reopen(picture, task, (blocked | standing, filled), &hiding)
    }

    /// What the helpers without a task guard from where they stand, past those who fill the field.
    fn standing(&self, picture: &Picture, task: Task, filled: Bitboard) -> Mask {
        let king = Square::new(picture.king);
        let mut all = 0;
        for (i, &(guarded, stands)) in picture.guards.iter().enumerate() {
            if (task.free[0] & !task.departed) >> i & 1 != 0 && stands & task.blocked == 0 {
                all |= past(guarded, self.side.helpers[i].square, king, filled);
            }
        }
        all & !task.reopened
    }

    /// A helper without a task of whom it is not decided whether he stands where he stood in the end, and on whom
    /// something depends: nobody else guards what he does, or he stands in the way of one of whom that is so.
    fn undecided_helper(&self, picture: &Picture, task: Task, filled: Bitboard) -> Option<usize> {
        let king = Square::new(picture.king);
        let seen = picture.blocked_after(task) & !task.stands | task.guarded | task.reopened;
        let mut standing = Bitboard::EMPTY;
        let mut once: Mask = 0;
        let mut twice: Mask = 0;
        let mut decided: Mask = 0;
        let stays = task.free[0] & !task.departed;
        for (i, &(guarded, stands)) in picture.guards.iter().enumerate() {
            if stays >> i & 1 == 0 || stands & task.blocked != 0 {
                continue;
            }
            let man = self.side.helpers[i];
            let guarded = past(guarded, man.square, king, filled);
            if task.fixed >> i & 1 != 0 {
                decided |= guarded;
            } else {
                standing |= Bitboard::of(man.square);
                twice |= once & guarded;
                once |= guarded;
            }
        }
        let alone = picture.wanted & !seen & !decided & once & !twice;
        if alone == 0 {
            return None;
        }
        let bit = alone.trailing_zeros() as usize;
        let to = neighbour(king, bit)?;
        let guard = (0..picture.guards.len()).find(|&i| {
            let (guarded, stands) = picture.guards[i];
            (stays & !task.fixed) >> i & 1 != 0
                && stands & task.blocked == 0
                && past(guarded, self.side.helpers[i].square, king, filled) >> bit & 1 != 0
        })?;
        let between = attacks::between(self.side.helpers[guard].square, to) & standing;
        match between.first() {
            Some(square) => self.side.helpers.iter().position(|man| man.square == square),
            None => Some(guard),
        }
    }

    /// Tries both.
    fn decide_helper(&self, picture: &mut Picture, task: Task, helper: usize) -> bool {
        if picture.patience == 0 {
            return true;
        }
        picture.patience -= 1;
        let fixed = task.fixed | 1 << helper;
        if self.can_be_gone(picture, Task { fixed, ..task }) {
            return true;
        }
        let departed = task.departed | 1 << helper;
        (task.moves > 0 || self.may_be_taken(picture, self.side.helpers[helper].square))
            && self.complete::<true>(picture, Task { departed, ..task })
    }

    /// Whether some man of the opponent may come to a square, on the way to where he has a task or not.
    fn may_be_taken(&self, picture: &Picture, square: Square) -> bool {
        let Some(budget) = picture.resting else { return true };
        let king = Square::new(picture.king);
        let now = Square::new(picture.stands_now);
        let by_king = king_steps(now, square) + king_steps(square, king)
            <= budget.opponent + king_steps(now, king);
        by_king
            || self
                .side
                .blockers
                .iter()
                .any(|&man| self.blocker_steps(man, square) <= budget.opponent)
    }

    /// The route of a helper with a task, worked out if it is not known yet.
    fn known_route(&self, picture: &mut Picture, wanted: Wanted) -> Option<Route> {
        picture.known_routes.resize_with(ROUTES_KNOWN, || None);
        let known = &mut picture.known_routes[wanted.place()];
        match known {
            Some(known) if known.wanted == wanted => known.route,
            _ => {
                let route = self.route(wanted);
                *known = Some(Known { wanted, route });
                route
            }
        }
    }

    /// Where a helper with a task may go.
    fn route(&self, Wanted { man, king, need, filled, most }: Wanted) -> Option<Route> {
        let none = Bitboard::EMPTY;
        let mut route = Route {
            man,
            ends: none,
            straight: none,
            diagonal: none,
            least: u32::from(NEVER),
            path: none,
            has_task: true,
        };
        for Places { guarded, all } in self.places(man, king) {
            let guarded = *guarded;
            if need & !guarded != 0 {
                continue;
            }
            for &Place { square, steps, class } in all {
                if u32::from(steps) > most {
                    break;
                }
                if filled.has(square)
                    || need & !past(need, square, king, filled) != 0
                    || guarded & CHECK != 0 && attacks::between(square, king).is_empty()
                {
                    continue;
                }
                let class = usize::from(class);
                route.ends |= Bitboard::of(square);
                if class == ROOK || class == QUEEN {
                    route.straight |= Bitboard::of(square);
                }
                if class == BISHOP || class == QUEEN {
                    route.diagonal |= Bitboard::of(square);
                }
                route.least = route.least.min(u32::from(steps));
            }
        }
        route.ends.any().then(|| {
            route.path = self.on_the_way_to(man, route.ends, route.least);
            route
        })
    }

    /// What a helper without a task does who makes at most so many moves.
    fn any_route(man: Man, moves: u32) -> Route {
        let class = man.class as usize;
        let may_be_any = class < 2 && moves_to_promote(man) <= moves;
        let all = |pins| if pins { Bitboard::ALL } else { Bitboard::EMPTY };
        Route {
            man,
            ends: Bitboard::ALL,
            straight: all(may_be_any || class == ROOK || class == QUEEN),
            diagonal: all(may_be_any || class == BISHOP || class == QUEEN),
            least: 0,
            path: Bitboard::EMPTY,
            has_task: false,
        }
    }

    /// The same task where the moves lead as the routes do.
    fn with_routes(&self, picture: &mut Picture, task: Task, free: u32, filled: Bitboard) -> Task {
        let mut next = Task { moves: free, ..task };
        (next.ends, next.near, next.path) = (Bitboard::EMPTY, Bitboard::EMPTY, Bitboard::EMPTY);
        for route in picture.routes.iter().filter(|route| route.has_task) {
            next.ends |= route.ends;
            if free == 0 {
                next.near |= route.ends & self.near(route.man, route.least);
                next.path |= route.path;
            }
        }
        picture.meeting = None;
        picture.free = free;
        picture.filled = filled;
        self.list_settlers(picture, task);
        next
    }

    /// Lists the blockers as [`Self::list_residents`] does, but that no helper stands before a pawn whom he is
    /// known to leave, and nobody is pinned past somebody who is known to end there.
    fn list_settlers(&self, picture: &mut Picture, task: Task) {
        picture.helping = self.side.helping;
        for (i, route) in picture.routes.iter().enumerate() {
            let here = Bitboard::of(route.man.square);
            let is_elsewhere = route.has_task && (route.ends & here).is_empty();
            if is_elsewhere || task.departed >> i & 1 != 0 {
                picture.helping &= !here;
            }
        }
        picture.settlers.clone_from(&picture.residents);
        let king = Square::new(picture.king);
        let among = (picture.helping, picture.filled);
        for settler in &mut picture.settlers {
            let man = settler.man;
            if man.class < 2 || (attacks::line(king, man.square) & picture.filled).any() {
                *settler = self.resident_among(man, king, among);
            }
        }
    }

    /// Where a man can come in no more than so many moves.
    pub(super) fn near(&self, man: Man, steps: u32) -> Bitboard {
        self.tables.within[man.class as usize][man.square.index()][(steps as usize).min(FAR)]
    }

    /// Where a man comes who goes to one of some squares in no more than so many moves.
    pub(super) fn on_the_way_to(&self, man: Man, ends: Bitboard, steps: u32) -> Bitboard {
        let steps = steps as usize;
        if steps > FAR {
            return Bitboard::ALL;
        }
        let from = man.square.index();
        let within = &self.tables.within;
        let mut all = Bitboard::EMPTY;
        if man.class >= 2 {
            let class = man.class as usize;
            for end in ends {
                for first in 0..=steps {
                    all |= within[class][from][first] & within[class][end.index()][steps - first];
                }
            }
            return all;
        }
        // As a pawn wherever it may capture.
        let pawns = self.tables.pawn_within[man.class as usize][from][steps.saturating_sub(1)];
        let steps_of = &self.tables.steps[man.class as usize];
        for square in attacks::pawns(self.asked.goal_side, pawns) {
            let before = usize::from(steps_of[from][square.index()]);
            let after = &steps_of[square.index()];
            let home = ends.map(|end| usize::from(after[end.index()])).min();
            if home.is_some_and(|home| before + home <= steps) {
                all |= Bitboard::of(square);
            }
        }
        if moves_to_promote(man) > steps as u32 {
            return all;
        }
        for (kind, officer) in PROMOTED.into_iter().enumerate() {
            let promoted = &self.tables.promoted_within[promotion(man.class as usize, kind)][from];
            let class = class(Colour::White, officer);
            for end in ends {
                for first in 0..=steps {
                    all |= promoted[first] & within[class][end.index()][steps - first];
                }
            }
        }
        all
    }

    /// Tries to complete a picture in which one of the helpers with a task does not guard all that nobody else
    /// does: somebody without a task does then. He may be hindered by others who, if all come where they could guard
    /// that much, hide squares from each helper.
    fn reopen(
        &self,
        picture: &mut Picture,
        task: Task,
        (seen, filled): (Mask, Bitboard),
        hiding: &[Bitboard],
    ) -> bool {
        let king = Square::new(picture.king);
        let coverable = self.coverable(picture, task);
        for i in (0..self.side.helpers.len()).filter(|i| task.moved[0] >> i & 1 != 0) {
            let others = |picture: &Picture| {
                (0..self.side.helpers.len())
                    .filter(|&j| j != i && task.moved[0] >> j & 1 != 0)
                    .fold(0, |all, j| all | picture.chosen[j].0)
            };
            let hiding = hiding.get(i).copied().unwrap_or_default();
            let before = picture.chosen[i];
            let need = picture.wanted & !(seen | others(picture));
            let most = before.1 + task.moves;
            // The most that he may guard of it; who guards less only asks for more.
            let mut parts: Vec<Mask> = Vec::new();
            if need & coverable == 0 {
                continue;
            }
            // What others cannot see to he has to guard himself.
            let own = need & !coverable;
            for Places { guarded, all } in self.places(self.side.helpers[i], king) {
                if own & !guarded != 0 || parts.iter().any(|other| need & guarded & !other == 0) {
                    continue;
                }
                for &Place { square, .. } in
                    all.iter().take_while(|place| u32::from(place.steps) <= most)
                {
                    if filled.has(square) {
                        continue;
                    }
                    let mut part = past(need & guarded, square, king, filled);
                    if part == need {
                        part = past(need, square, king, hiding);
                    }
                    let is_contained = parts.iter().any(|other| part & !other == 0);
                    if part == need || own & !part != 0 || is_contained {
                        continue;
                    }
                    parts.retain(|other| other & !part != 0);
                    parts.push(part);
                    if part == need & guarded {
                        break;
                    }
                }
            }
            for part in parts {
                if picture.patience == 0 {
                    return true;
                }
                picture.patience -= 1;
                let left = before.0 & !(need & !part);
                picture.chosen[i].0 = left;
                let guarded = left | others(picture);
                let done = self.complete::<true>(picture, Task { guarded, ..task });
                picture.chosen[i] = before;
                if done {
                    return true;
                }
            }
        }
        false
    }

    /// What of a king's field those without a task may still come to see to, each square taken for itself.
    fn coverable(&self, picture: &mut Picture, task: Task) -> Mask {
        let king = Square::new(picture.king);
        let mut all = 0;
        if task.moves > 0 {
            for (i, &man) in self.side.helpers.iter().enumerate() {
                if (task.free[0] & !task.fixed) >> i & 1 != 0 {
                    let slot = &self.slots[slot_place(man, king)];
                    all |= slot.guarded[(task.moves as usize).min(LOOKED_UP) - 1];
                }
            }
        }
        let others = picture.wanted & !all;
        for bit in (0..8).filter(|bit| others >> bit & 1 != 0) {
            if self.fewest_blocks(&mut picture.nearest, king, 1 << bit) <= task.blocks {
                all |= 1 << bit;
            }
        }
        all
    }
}

impl Route {
    /// Leaves out the ends from which he does not guard something past others on some squares, and those squares;
    /// whether any end remains.
    fn keep_clear(&mut self, king: Square, need: Mask, others: Bitboard) -> bool {
        if others.any() {
            let mut ends = Bitboard::EMPTY;
            for end in self.ends & !others {
                if past(need, end, king, others) == need {
                    ends |= Bitboard::of(end);
                }
            }
            self.ends = ends;
            self.straight &= ends;
            self.diagonal &= ends;
        }
        self.ends.any()
    }
}

/// Where those with a task end, but for one of them, who have no choice.
fn single_ends(routes: &[Route], task: Task, but: usize) -> Bitboard {
    let mut all = Bitboard::EMPTY;
    for (i, route) in routes.iter().enumerate() {
        if i != but && task.moved[0] >> i & 1 != 0 && route.ends.count() == 1 {
            all |= route.ends;
        }
    }
    all
}

/// What a man on a square guards of a king's field past the men on some squares.
fn past(guarded: Mask, square: Square, king: Square, filled: Bitboard) -> Mask {
    let mut all = guarded;
    if filled.is_empty() {
        return all;
    }
    for bit in (0..8).filter(|bit| guarded >> bit & 1 != 0) {
        let is_seen = neighbour(king, bit)
            .is_some_and(|to| (attacks::between(square, to) & filled).is_empty());
        if !is_seen {
            all &= !(1 << bit);
        }
    }
    all
}

/// The squares of a king's field that those bits stand for.
fn squares_of(king: Square, mask: Mask) -> Bitboard {
    (0..8)
        .filter(|bit| mask >> bit & 1 != 0)
        .filter_map(|bit| neighbour(king, bit))
        .fold(Bitboard::EMPTY, |all, square| all | Bitboard::of(square))
}
