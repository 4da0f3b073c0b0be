//! Men of the opponent who could still move in what is to be a stalemate.

use super::super::bounds::{FAR, class};
use super::super::searcher::Demand;
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

    /// Whether more of the opponent's men than he has moves left would have to move themselves, for the
    /// king to be stalemated on a square.
    pub(super) fn too_loose(&self, king: Square, blocks: u32) -> bool {
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

    /// Whether the goal side's last move cannot stop all men of the opponent that could still move with his
    /// king on a square, if as many of them as he has moves left move themselves.
    ///
    /// Where a man arrives he captures one man, pins one at most, and stands in the way of one pawn at most.
    /// Men whom a line man who stays may come to pin are left out, and those whom others could surround.
    pub(super) fn too_many(&self, king: Square, blocks: u32) -> bool {
        let own = self.side.blocking | Bitboard::of(king);
        let mut free = 0;
        // The squares from which at least one, two and three of them are stopped.
        let mut stops = [Bitboard::EMPTY; 3];
        for man in &self.side.blockers {
            let line = attacks::line(king, man.square);
            let on_row = man.square.file() == king.file() || man.square.row() == king.row();
            let (pinning, liners) = if on_row {
                (self.reach.straight, self.side.straight)
            } else {
                (self.reach.diagonal, self.side.diagonal)
            };
            if man.square == king || (line & liners).any() {
                continue;
            }
            let mut stop = Bitboard::of(man.square) & self.reach.any | line & pinning;
            if let Some(officer) = officer(man.class as usize) {
                if (first_steps(officer, man.square) & !own).count() <= blocks {
                    continue;
                }
            } else {
                let forward = if man.class == 0 { Colour::White } else { Colour::Black }.forward();
                let front = Bitboard::of(man.square.plus(forward));
                if blocks > 0 || ((own | self.side.helping) & front).any() {
                    continue;
                }
                stop |= front & self.reach.any;
            }
            free += 1;
            stops[2] |= stops[1] & stop;
            stops[1] |= stops[0] & stop;
            stops[0] |= stop;
        }
        match free - blocks.min(free) {
            0 => false,
            rest => stops.get(rest as usize - 1).is_none_or(|squares| squares.is_empty()),
        }
    }

    /// Whether a man, if he stays where he is, can move in the end whatever the others do.
    pub(super) fn is_loose(&self, man: Man, stands: Square, blocks: u32, own: Bitboard) -> bool {
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
