//! How many of the opponent's pieces could still move in what is to be a stalemate, and how many can be stopped
//! (docs/helpmates.md, lemma 6).

use super::super::bounds::{FAR, class, neighbour};
use super::assignment::Assignment;
use super::target::Target;
use super::{Castled, Directed, Piece};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// Where the goal side's pieces can come.
#[derive(Clone, Copy, Default)]
pub(super) struct Reach {
    /// Any of them.
    pub(super) any: Bitboard,
    /// Those that may pin along ranks and files.
    pub(super) straight: Bitboard,
    /// Those that may pin along diagonals.
    pub(super) diagonal: Bitboard,
}

pub(super) const BISHOP: usize = class(Colour::White, Kind::Bishop);
pub(super) const ROOK: usize = class(Colour::White, Kind::Rook);
pub(super) const QUEEN: usize = class(Colour::White, Kind::Queen);

/// The kind of a non-pawn by its class; None for pawns.
pub(super) const fn non_pawn(class: usize) -> Option<Kind> {
    if class < 2 { None } else { Some(Kind::from_index(class - 1)) }
}

/// How many moves a pawn needs, at least, to promote.
pub(super) fn moves_to_promote(piece: Piece) -> u32 {
    let rank = piece.square.rank();
    u32::from(match piece.class {
        0 => 7 - rank - u8::from(rank == 1),
        _ => rank - u8::from(rank == 6),
    })
}

/// Whether a pawn cannot have promoted when it stands on a square after so many moves. It may have come back.
pub(super) fn stays_a_pawn(pawn: Piece, square: Square, moves: u32) -> bool {
    moves_to_promote(pawn) + u32::from(square == pawn.square) > moves
}

/// What the goal side has to stop.
#[derive(Clone, Copy, Default)]
pub(super) enum Remaining {
    /// Perhaps nothing.
    #[default]
    Few,
    /// More than it can.
    TooMany,
    /// So many pieces, by arriving on squares where at least one, two, three and four of them can be stopped.
    Some { needed: u32, stops: [Bitboard; 4] },
}

/// What a piece of the opponent could do.
#[derive(Clone, Copy)]
pub(super) struct Mobile {
    pub(super) piece: Piece,
    /// The squares of which it enters or passes one with every move.
    pub(super) open: Bitboard,
    /// Where a piece of the goal side may arrive to stop it: on its square, before a pawn, on the line of a pin.
    pub(super) stops: Bitboard,
}

impl Mobile {
    /// Whether it could move if its own side stood on these squares.
    #[inline(always)]
    pub(super) fn could_move(&self, own: Bitboard) -> bool {
        (self.open & !own).any()
    }
}

/// Pieces of the opponent that could still move, and what would stop them.
struct MobileCount {
    /// How many moves the opponent has to fill squares.
    blocks: u32,
    /// How many there are.
    free: u32,
    /// How many of them have to move themselves: nothing else can stop them.
    loose: u32,
    /// The squares on which a piece of the goal side may arrive to stop at least one, two, three and four
    /// of them.
    stops: [Bitboard; 4],
    /// How many of them another piece of the opponent hinders, at most, that ends on each square.
    worth: [u8; 64],
    /// The squares where that is any.
    filling: Bitboard,
}

impl MobileCount {
    fn new(blocks: u32) -> Self {
        Self {
            blocks,
            free: 0,
            loose: 0,
            stops: [Bitboard::EMPTY; 4],
            worth: [0; 64],
            filling: Bitboard::EMPTY,
        }
    }

    /// Adds a piece that could do so much.
    #[inline(always)]
    fn add(&mut self, open: Bitboard, stops: Bitboard) {
        self.free += 1;
        for i in (1..self.stops.len()).rev() {
            self.stops[i] |= self.stops[i - 1] & stops;
        }
        self.stops[0] |= stops;
        // All squares are open to a piece that has to leave; it is not self-blocked.
        if open.count() <= self.blocks {
            self.filling |= open;
            for square in open {
                self.worth[square.index()] += 1;
            }
        } else if stops.is_empty() {
            self.loose += 1;
        }
    }

    /// How many of them the opponent's moves can stop at most: each its own piece and those beside which it ends.
    fn stopped_by_opponent(&self) -> u32 {
        let mut squares = [0; 65];
        for square in self.filling {
            squares[usize::from(self.worth[square.index()])] += 1;
        }
        let (mut left, mut stopped) = (self.blocks, self.blocks);
        for (worth, &squares) in squares.iter().enumerate().rev() {
            let filled = left.min(squares);
            stopped += filled * worth as u32;
            left -= filled;
        }
        stopped
    }

    /// How many of them the goal side's moves can stop at most; by each move it can have come only so far.
    fn stopped(&self, moves: u32, within: &[Bitboard; FAR + 1]) -> u32 {
        let mut stopped = 0;
        for &squares in &self.stops {
            if squares.is_empty() {
                break;
            }
            // So many different squares, at most, each reached in time.
            let mut count = 0;
            for number in 1..=moves {
                let reached = squares & within[(number as usize).min(FAR)];
                count = reached.count().min(count + 1);
            }
            stopped += count;
        }
        stopped
    }

    /// What the goal side has to stop, whether it can or not.
    fn remaining(&self) -> Remaining {
        if self.stops[3].any() {
            return Remaining::Few;
        }
        match self.free.saturating_sub(self.stopped_by_opponent()) {
            0 => Remaining::Few,
            needed => Remaining::Some { needed, stops: self.stops },
        }
    }
}

/// The squares from which a slider would pin a piece on a square to the king.
fn behind(king: Square, square: Square) -> Bitboard {
    let below = (1u64 << square.number()) - 1;
    let side = if square.number() < king.number() { below } else { !(below << 1 | 1) };
    attacks::line(king, square) & Bitboard(side)
}

impl Directed {
    /// Notes where the goal side's pieces can come by each of so many moves.
    pub(super) fn list_reach(&mut self, moves: u32) {
        for number in 1..moves.min(FAR as u32) {
            self.within[number as usize] = self.reach(number).any;
        }
        self.reach = self.reach(moves);
        self.reach.any |= self.passing;
        for within in &mut self.within[(moves as usize).min(FAR)..] {
            *within = Bitboard::ALL;
        }
    }

    /// Where the goal side's pieces can come in so many moves.
    fn reach(&self, moves: u32) -> Reach {
        let mut reach = Reach::default();
        for piece in &self.side.helpers {
            let class = piece.class as usize;
            let within = self.tables.within[class][piece.square.index()][(moves as usize).min(FAR)];
            reach.any |= within;
            // What a pawn becomes is not looked at closely.
            let may_be_any = class < 2 && moves_to_promote(*piece) <= moves;
            if may_be_any || class == ROOK || class == QUEEN {
                reach.straight |= within;
            }
            if may_be_any || class == BISHOP || class == QUEEN {
                reach.diagonal |= within;
            }
        }
        reach
    }

    /// Adds a piece if its own side stands on these squares.
    #[inline(always)]
    fn add_resident(&self, count: &mut MobileCount, resident: Mobile, own: Bitboard) {
        let Mobile { piece, open, stops } = resident;
        let open = open & !own;
        if open.any() {
            let front = if piece.class < 2 { open & self.reach.any } else { Bitboard::EMPTY };
            count.add(open, stops | front);
        }
    }

    /// Whether more of the opponent's pieces than can be stopped could still move with the king on a square.
    pub(super) fn too_many_mobile_now(&mut self, king: Square, moves: u32, blocks: u32) -> bool {
        let mut count = MobileCount::new(blocks);
        for &piece in &self.side.blockers {
            self.add_resident(&mut count, self.resident(piece, king), self.side.blocking);
        }
        // Castling and en passant change more squares than are counted here.
        let is_plain = self.castled == Castled::Nobody && self.passing.is_empty();
        count.loose > blocks
            || is_plain
                && match count.remaining() {
                    Remaining::Some { needed, .. } => needed > count.stopped(moves, &self.within),
                    _ => false,
                }
    }

    /// What a piece of the opponent could do if it stayed, wherever the others stand, with its king on a square.
    /// Nothing if a slider may pin it without moving.
    #[inline(always)]
    pub(super) fn resident(&self, piece: Piece, king: Square) -> Mobile {
        let class = piece.class as usize;
        let nothing = Mobile { piece, open: Bitboard::EMPTY, stops: Bitboard::EMPTY };
        let mut open = self.tables.first[class][piece.square.index()] & !Bitboard::of(king);
        if class < 2 {
            open &= !self.side.helping;
        }
        // What stands on the king's square leaves in any case, or is captured.
        if open.is_empty() || piece.square == king {
            return nothing;
        }
        let mut stops = Bitboard::of(piece.square) & self.reach.any;
        let behind = behind(king, piece.square);
        if behind.any() {
            let on_rank = piece.square.file() == king.file() || piece.square.rank() == king.rank();
            // Along the line of the pin itself a piece can still move.
            let may_be_pinned = match class {
                0 | 1 => piece.square.file() != king.file(),
                BISHOP => on_rank,
                ROOK => !on_rank,
                QUEEN => false,
                _ => true,
            };
            let (pinning, sliders) = if on_rank {
                (self.reach.straight, self.side.straight)
            } else {
                (self.reach.diagonal, self.side.diagonal)
            };
            if may_be_pinned {
                if (behind & sliders).any() {
                    return nothing;
                }
                stops |= behind & pinning;
            }
        }
        Mobile { piece, open, stops }
    }

    /// Whether the moves left besides the assignments cannot stop all of the opponent's pieces that could move.
    #[inline(never)]
    pub(super) fn too_many_mobile(&self, target: &Target, assigned: Assignment) -> bool {
        if target.stalemating.is_none() {
            return false;
        }
        let none_assigned = assigned.free[1] == !0 && assigned.blocked == 0;
        let remaining =
            if none_assigned { target.remaining } else { self.remaining(target, assigned) };
        match remaining {
            Remaining::Few => false,
            Remaining::TooMany => true,
            Remaining::Some { needed, stops } => {
                needed > Self::stopped_by_assigned(stops, assigned)
            }
        }
    }

    /// How many pieces the goal side's moves can stop if those that have an assignment end where it leads.
    fn stopped_by_assigned(stops: [Bitboard; 4], assigned: Assignment) -> u32 {
        let last = assigned.moved[0].count_ones();
        let others = assigned.budget[0] - last;
        let stopped = |squares: Bitboard| {
            squares.count().min(others + (squares & assigned.ends).count().min(last))
        };
        stops.into_iter().map(stopped).sum()
    }

    /// What the goal side has to stop after what the blockers do.
    pub(super) fn remaining(&self, target: &Target, assigned: Assignment) -> Remaining {
        let king = Square::new(target.king);
        let mut own = self.side.blocking;
        // Those that leave end somewhere, too.
        let blocks = assigned.fillers(self.side.blockers.len());
        for (i, piece) in self.side.blockers.iter().enumerate() {
            if assigned.free[1] >> i & 1 == 0 {
                own &= !Bitboard::of(piece.square);
            }
        }
        let mut squares = [king; 8];
        for bit in (0..8).filter(|bit| assigned.blocked >> bit & 1 != 0) {
            squares[bit] = neighbour(king, bit).unwrap_or(king);
            own |= Bitboard::of(squares[bit]);
        }
        let mut count = MobileCount::new(blocks);
        for (i, piece) in self.side.blockers.iter().enumerate() {
            if (assigned.gone & !(assigned.placed | assigned.captured | assigned.pinned)) >> i & 1
                != 0
            {
                let here = Bitboard::of(piece.square);
                count.add(Bitboard::ALL, here & self.reach.any);
            }
        }
        let at_issue = assigned.free[1] & !assigned.pinned;
        for (i, mobile) in target.residents.iter().enumerate() {
            if at_issue >> i & 1 != 0 {
                self.add_resident(&mut count, *mobile, own);
            }
        }
        for bit in (0..8).filter(|bit| assigned.blocked >> bit & 1 != 0) {
            let by = assigned.by[bit];
            let piece = self.side.blockers[usize::from(by)];
            // What a pawn that may have promoted is, is not known.
            if piece.class >= 2 || stays_a_pawn(piece, squares[bit], assigned.budget[1]) {
                // It ends there, so it is not captured.
                let mut resident = self.resident(Piece { square: squares[bit], ..piece }, king);
                resident.stops &= !Bitboard::of(squares[bit]);
                self.add_resident(&mut count, resident, own);
            }
        }
        match count.remaining() {
            Remaining::Some { needed, .. }
                if needed > count.stopped(assigned.budget[0], &self.within) =>
            {
                Remaining::TooMany
            }
            remaining => remaining,
        }
    }
}
