//! Whether the goal side's moves suffice to capture, pin and block what it has to in what is to be a stalemate
//! (docs/helpmates.md, lemma 8).

use super::super::bounds::FAR;
use super::assignment::Assignment;
use super::mobile::{BISHOP, Mobile, QUEEN, ROOK, moves_to_promote};
use super::target::Target;
use super::{Directed, Piece};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks;
use crate::rules::square::Square;

/// So many pieces that are captured where they stand are looked at; more would only ask for more.
const MOST_VISITED: u32 = 4;

/// What a helper does in a target position.
#[derive(Clone, Copy)]
pub(super) struct Route {
    pub(super) piece: Piece,
    /// Where it may end; anywhere if it has no assignment.
    pub(super) ends: Bitboard,
    /// Whether it may then pin along ranks and files, and along diagonals.
    straight: bool,
    diagonal: bool,
    /// How many moves it makes, at least.
    pub(super) least: u32,
    /// Whether it has to end there.
    is_assigned: bool,
}

/// Where a helper has to end to stop a piece without capturing it.
#[derive(Clone, Copy)]
pub(super) struct PinOrBlock {
    /// Before a pawn.
    pub(super) front: Bitboard,
    /// Behind it on a rank or a file, and on a diagonal.
    pub(super) straight: Bitboard,
    pub(super) diagonal: Bitboard,
}

/// Where the goal side can meet pieces that move.
#[derive(Clone, Copy)]
pub(super) struct Meeting {
    /// Where it may capture them.
    pub(super) arrivals: Bitboard,
    /// Where they may be pinned along ranks and files, and along diagonals.
    pinnable: [Bitboard; 2],
}

impl Directed {
    /// Lists what the helpers do when the field is complete; how many moves they have left then.
    pub(super) fn list_routes(&self, target: &mut Target, assigned: Assignment) {
        target.routes.clear();
        target.meeting = None;
        target.free = assigned.budget[0];
        for (i, &piece) in self.side.helpers.iter().enumerate() {
            let class = piece.class as usize;
            let may_be_any = class < 2 && moves_to_promote(piece) <= assigned.budget[0];
            let is_assigned = assigned.moved[0] >> i & 1 != 0;
            let (ends, least) = if is_assigned { target.chosen[i] } else { (Bitboard::ALL, 0) };
            target.free -= least;
            target.routes.push(Route {
                piece,
                ends,
                straight: may_be_any || class == ROOK || class == QUEEN,
                diagonal: may_be_any || class == BISHOP || class == QUEEN,
                least,
                is_assigned,
            });
        }
    }

    /// Where the goal side can meet pieces that move, with its routes as they are.
    pub(super) fn meeting(&self, target: &mut Target) -> Meeting {
        if let Some(meeting) = target.meeting {
            return meeting;
        }
        let king = Square::new(target.king);
        let mut meeting = Meeting { arrivals: Bitboard::EMPTY, pinnable: [Bitboard::EMPTY; 2] };
        for route in &target.routes {
            let steps = route.least + target.free;
            let (class, from) = (route.piece.class as usize, route.piece.square.index());
            let number = (steps as usize).min(FAR);
            let near = self.tables.within[class][from][number];
            let lines = [(ROOK, route.straight), (BISHOP, route.diagonal)];
            for (pinnable, (class, pinners)) in meeting.pinnable.iter_mut().zip(lines) {
                if pinners {
                    for end in self.seen(class, king) & route.ends & near {
                        *pinnable |= attacks::between(king, end);
                    }
                }
            }
            meeting.arrivals |= match class {
                0 | 1 => self.tables.prey_within[class][from][number],
                _ if steps > 0 => near,
                _ => Bitboard::EMPTY,
            };
        }
        target.meeting = Some(meeting);
        meeting
    }

    /// What a non-pawn on a square attacks on the empty board.
    fn seen(&self, class: usize, square: Square) -> Bitboard {
        self.tables.within[class][square.index()][1] & !Bitboard::of(square)
    }

    /// Where a helper has to end to pin or block a piece; None if none can.
    pub(super) fn pin_or_block(&self, resident: Mobile, king: Square) -> Option<PinOrBlock> {
        let Mobile { piece, open, stops } = resident;
        let behind = stops & !Bitboard::of(piece.square);
        let on_rank = piece.square.file() == king.file() || piece.square.rank() == king.rank();
        let [straight, diagonal] =
            if on_rank { [behind, Bitboard::EMPTY] } else { [Bitboard::EMPTY, behind] };
        let front = if piece.class < 2 { open & self.reach.any } else { Bitboard::EMPTY };
        (front | behind).any().then_some(PinOrBlock { front, straight, diagonal })
    }

    /// How a piece may be pinned after a move of its own, and how many moves that takes it, at least.
    pub(super) fn pin_elsewhere(
        &self,
        target: &mut Target,
        piece: Piece,
    ) -> Option<(PinOrBlock, u32)> {
        let king = Square::new(target.king);
        let [straight, diagonal] = match piece.class as usize {
            QUEEN => [false; 2],
            BISHOP => [true, false],
            ROOK => [false, true],
            _ => [true; 2],
        };
        let lines = |wanted, class| if wanted { self.seen(class, king) } else { Bitboard::EMPTY };
        let pin = PinOrBlock {
            front: Bitboard::EMPTY,
            straight: lines(straight, ROOK),
            diagonal: lines(diagonal, BISHOP),
        };
        let [on_rank, on_diagonal] = self.meeting(target).pinnable;
        let squares = (if straight { on_rank } else { Bitboard::EMPTY })
            | (if diagonal { on_diagonal } else { Bitboard::EMPTY });
        let steps = squares.map(|square| self.blocker_steps(piece, square)).min()?;
        Some((pin, steps.max(1)))
    }

    /// Whether the goal side's moves suffice to capture those that are captured where they stand, and to pin and
    /// block.
    pub(super) fn can_visit(&self, target: &mut Target, assigned: Assignment) -> bool {
        let mut visited = Bitboard::EMPTY;
        for (i, piece) in self.side.blockers.iter().enumerate() {
            if (assigned.captured & !assigned.moved[1]) >> i & 1 != 0
                && visited.count() < MOST_VISITED
            {
                visited |= Bitboard::of(piece.square);
            }
        }
        if visited.is_empty() && target.pins.is_empty() {
            return true;
        }
        let taken = target.taken();
        let mut routes = std::mem::take(&mut target.routes);
        let can_be = self.can_pin(taken, &mut routes, &target.pins, visited, assigned.budget[0]);
        target.routes = routes;
        can_be
    }

    fn can_pin(
        &self,
        taken: Bitboard,
        routes: &mut [Route],
        pins: &[PinOrBlock],
        visited: Bitboard,
        left: u32,
    ) -> bool {
        let Some((&pin, others)) = pins.split_first() else {
            return self.can_tour(taken, routes, visited, left);
        };
        if self.watch.is_stopped() {
            return true;
        }
        for i in 0..routes.len() {
            let before = routes[i];
            let lines = |wanted: bool, squares| if wanted { squares } else { Bitboard::EMPTY };
            let ends = before.ends
                & !taken
                & (pin.front
                    | lines(before.straight, pin.straight)
                    | lines(before.diagonal, pin.diagonal));
            let Some(least) =
                self.least(before.piece, (before.piece.square, 0), (ends, false), left)
            else {
                continue;
            };
            routes[i] = Route { ends, least: least.max(before.least), is_assigned: true, ..before };
            let done = self.can_pin(taken, routes, others, visited, left);
            routes[i] = before;
            if done {
                return true;
            }
        }
        false
    }

    /// How many moves a piece needs, at least, to come from a square to one of some others, or to capture there; no
    /// more than so many. It may have made some before.
    fn least(
        &self,
        piece: Piece,
        (at, made): (Square, u32),
        (ends, captures): (Bitboard, bool),
        most: u32,
    ) -> Option<u32> {
        if ends.is_empty() {
            return None;
        }
        // What a pawn is on its way, and where it promoted, is not looked at closely.
        if piece.class < 2 && made > 0 && moves_to_promote(piece) <= made + most {
            return Some(u32::from(!ends.has(at))).filter(|&steps| steps <= most);
        }
        let class = piece.class as usize;
        let within = match piece.class {
            0 | 1 if captures => &self.tables.prey_within[class][at.index()],
            _ => &self.tables.within[class][at.index()],
        };
        (0..=most.min(FAR as u32)).find(|&steps| (within[steps as usize] & ends).any())
    }

    /// Whether so many moves suffice for all to go their routes and to come to those squares on the way.
    fn can_tour(&self, taken: Bitboard, routes: &[Route], visited: Bitboard, left: u32) -> bool {
        let Some((route, others)) = routes.split_first() else { return visited.is_empty() };
        if routes.iter().map(|route| route.least).sum::<u32>() > left {
            return false;
        }
        visited.is_empty()
            || self.can_go_on(taken, (route, others), (route.piece.square, 0), visited, left)
    }

    /// The same for a piece that has come to a square after so many moves.
    fn can_go_on(
        &self,
        taken: Bitboard,
        (route, others): (&Route, &[Route]),
        (at, made): (Square, u32),
        visited: Bitboard,
        left: u32,
    ) -> bool {
        let piece = route.piece;
        let home = if route.is_assigned {
            self.least(piece, (at, made), (route.ends & !taken, false), left)
        } else {
            Some(0)
        };
        if let Some(home) = home {
            let all = (made + home).max(route.least);
            if all - made <= left && self.can_tour(taken, others, visited, left + made - all) {
                return true;
            }
        }
        for square in visited {
            let here = Bitboard::of(square);
            if let Some(steps) = self.least(piece, (at, made), (here, true), left) {
                let next = (square, made + steps);
                if self.can_go_on(taken, (route, others), next, visited & !here, left - steps) {
                    return true;
                }
            }
        }
        false
    }
}
