//! Men of the opponent who could still move in what is to be a stalemate.

use super::super::bounds::{FAR, class, king_steps};
use super::super::searcher::{Budget, Demand};
use super::super::stalemate::first_steps;
use super::castled::castlings_of;
use super::{Directed, Man};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::piece::{Colour, Kind};
use crate::position::Position;
use crate::square::Square;
use crate::stipulation::Goal;

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
/// What a square is worth to somebody who needs so many filled; never less than his share of it.
const WORTH: [u8; 9] = [0, 12, 6, 4, 3, 3, 2, 2, 2];

/// The opponent's men who stay where they stand, as far as a final position is known.
struct Scene {
    /// Where his king stands.
    king: Square,
    /// Where his men stand, the king among them.
    own: Bitboard,
    /// Where the goal side's men can come.
    reach: Reach,
}

/// What a man could do who stays where he stands.
struct Freedom {
    /// The squares he goes to or past with every move.
    open: Bitboard,
    /// Where a man of the goal side may arrive to stop him: on his square, before a pawn, on the line of
    /// a pin.
    stops: Bitboard,
}

impl Freedom {
    /// Whether neither the goal side nor so many moves of his own side can stop him.
    fn is_loose(&self, blocks: u32) -> bool {
        self.stops.is_empty() && self.open.count() > blocks
    }
}

/// Men of the opponent that could still move, and what would stop them.
#[derive(Default)]
struct Unrest {
    /// How many there are.
    free: u32,
    /// How many of them have to move themselves.
    loose: u32,
    /// The squares on which a man of the goal side may arrive to stop at least one, two, three and four
    /// of them.
    stops: [Bitboard; 4],
    /// The most that it is worth for men of the opponent to come to stand where they surround some of them
    /// or block pawns.
    filled: u32,
}

impl Unrest {
    /// Whether there are more than so many moves of the goal side and of its opponent can stop.
    fn is_too_much(&self, moves: u32, blocks: u32) -> bool {
        if self.stops[3].any() {
            return false;
        }
        let stopped: u32 = self.stops.iter().map(|squares| squares.count().min(moves)).sum();
        let rest = self.free.saturating_sub(stopped) * WHOLE;
        // The man who moves may be one of them.
        rest > blocks * WHOLE + self.filled
    }
}

impl Directed {
    /// Whether nothing but a stalemate will do.
    pub(super) fn is_stalemate(&self) -> bool {
        matches!(self.rules.goal, Goal::Stalemate | Goal::DoubleStalemate)
    }

    /// Where the goal side's men can come in so many moves.
    pub(super) fn reach(&self, moves: u32) -> Reach {
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

    /// What a man of the opponent could do if he stayed; None if nothing, or if he may come to be pinned
    /// without anybody's arriving anywhere.
    fn freedom(&self, man: Man, scene: &Scene) -> Option<Freedom> {
        let Scene { king, own, reach } = *scene;
        if man.square == king {
            // He has to leave in any case, or to be captured.
            return None;
        }
        let class = man.class as usize;
        let mut open = self.tables.first[class][man.square.index()] & !own;
        if class < 2 {
            open &= !self.side.helping;
        }
        if open.is_empty() {
            return None;
        }
        let line = attacks::line(king, man.square);
        let on_row = man.square.file() == king.file() || man.square.row() == king.row();
        let (pinning, liners) = if on_row {
            (reach.straight, self.side.straight)
        } else {
            (reach.diagonal, self.side.diagonal)
        };
        let mut stops = Bitboard::of(man.square) & reach.any;
        // Along the line of the pin itself a man can still move.
        let may_be_pinned = match class {
            BISHOP => on_row,
            ROOK => !on_row,
            QUEEN => false,
            _ => true,
        };
        if may_be_pinned && (line & liners).any() {
            return None;
        }
        if class < 2 {
            stops |= open & reach.any;
        }
        if may_be_pinned {
            stops |= line & pinning;
        }
        Some(Freedom { open, stops })
    }

    /// Who could still move with the opponent's king on a square, and what would stop them, if he makes at
    /// most so many other moves.
    fn unrest(&self, king: Square, blocks: u32) -> Unrest {
        let own = self.side.blocking | Bitboard::of(king);
        let scene = Scene { king, own, reach: self.reach };
        let mut unrest = Unrest::default();
        let mut worth = [0; 64];
        let mut filling = Bitboard::EMPTY;
        for &man in &self.side.blockers {
            let Some(freedom) = self.freedom(man, &scene) else { continue };
            let Freedom { open, stops } = freedom;
            unrest.free += 1;
            unrest.loose += u32::from(freedom.is_loose(blocks));
            for i in (1..unrest.stops.len()).rev() {
                unrest.stops[i] |= unrest.stops[i - 1] & stops;
            }
            unrest.stops[0] |= stops;
            let count = open.count();
            if count <= blocks {
                filling |= open;
                for square in open {
                    worth[square.index()] += WORTH[count as usize];
                }
            }
        }
        for _ in 0..blocks {
            let Some(best) = filling.max_by_key(|square| worth[square.index()]) else { break };
            unrest.filled += u32::from(worth[best.index()]);
            filling &= !Bitboard::of(best);
        }
        unrest
    }

    /// Whether more men of the opponent than can be stopped could still move with his king on a square.
    pub(super) fn too_many(&self, king: Square, moves: u32, blocks: u32) -> bool {
        let unrest = self.unrest(king, blocks);
        // Castling and en passant change more squares than are counted here.
        let is_plain = !self.castled && self.passing.is_empty();
        unrest.loose > blocks || is_plain && unrest.is_too_much(moves, blocks)
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
        self.reach = self.reach(budget.goal_side);
        let mut to = Bitboard::EMPTY;
        for king in kings {
            let blocks = budget.opponent - king_steps(stands, king);
            let unrest = self.unrest(king, blocks);
            if !unrest.is_too_much(budget.goal_side - 1, blocks) {
                return Bitboard::ALL;
            }
            to |= unrest.stops[0];
        }
        to
    }

    /// What the opponent's last move must do if he is to be stalemated where his king stands.
    pub(super) fn demand_stops(
        &mut self,
        position: &Position,
        stands: Square,
        demands: &mut Vec<Demand>,
    ) {
        let opponent = self.rules.goal_side.other();
        let own = position.colour(opponent);
        self.reach = self.reach(1);
        self.reach.any |= self.passing;
        for (_, king_to, _, rook_to) in castlings_of(position, self.rules.goal_side) {
            self.reach.any |= Bitboard::of(king_to) | Bitboard::of(rook_to);
            self.reach.straight |= Bitboard::of(rook_to);
        }
        let scene = Scene { king: stands, own, reach: self.reach };
        for &man in &self.side.blockers {
            if self.freedom(man, &scene).is_some_and(|freedom| freedom.is_loose(0)) {
                let to = match officer(man.class as usize) {
                    Some(kind) => first_steps(kind, man.square),
                    None => Bitboard::of(man.square.plus(opponent.forward())),
                };
                demands.push(Demand { to, from: Bitboard::of(man.square) });
            }
        }
    }
}
