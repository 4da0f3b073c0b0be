//! The least moves from square to square past pieces that will never move again.

use super::assignment::{Lengths, NEVER, NO_LENGTHS, fewest, least, plus};
use super::obstacles::Obstacles;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Orthodox, attacks_from};
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// How many sets of distances are remembered of pawns and of others, a power of two.
const REMEMBERED: usize = 1 << 12;

/// How many captures a pawn may have made, none included.
const CAPTURES: usize = 7;

/// What a pawn needs to come to each square.
#[derive(Clone, Copy)]
pub(super) struct PawnRoutes {
    pub(super) moves: [Lengths; 64],
    pub(super) captures: [u16; 64],
}

#[derive(Clone)]
struct Row {
    /// Kind, side and arrival, above 0.
    tag: u16,
    obstacles: Obstacles,
    moves: [Lengths; 64],
}

/// Distances on the way to a target position.
pub(super) struct Routes<R> {
    rules: R,
    target: Position,
    rows: Vec<Row>,
    pawns: Vec<Pawn>,
}

#[derive(Clone)]
struct Pawn {
    /// Side, square and captures, above 0.
    tag: u16,
    obstacles: Obstacles,
    routes: PawnRoutes,
}

impl<R: Orthodox> Routes<R> {
    pub(super) fn new(rules: R, target: Position) -> Self {
        let obstacles = Obstacles::default();
        let nothing = Row { tag: 0, obstacles, moves: [NO_LENGTHS; 64] };
        let routes = PawnRoutes { moves: [NO_LENGTHS; 64], captures: [NEVER; 64] };
        let no_pawn = Pawn { tag: 0, obstacles, routes };
        let pawns = vec![no_pawn; REMEMBERED];
        Self { rules, target, rows: vec![nothing; REMEMBERED], pawns }
    }

    pub(super) const fn rules(&self) -> R {
        self.rules
    }

    pub(super) const fn target(&self) -> &Position {
        &self.target
    }

    /// The moves of a piece, no pawn, from every square to `to`.
    pub(super) fn to(
        &mut self,
        side: Colour,
        kind: Kind,
        to: Square,
        obstacles: Obstacles,
    ) -> &[Lengths; 64] {
        let tag = 1 + (to.index() | side.index() << 6 | kind.index() << 7) as u16;
        let place = place_of(tag, obstacles);
        if self.rows[place].tag != tag || self.rows[place].obstacles != obstacles {
            let moves = self.work_out(side, kind, to, obstacles);
            self.rows[place] = Row { tag, obstacles, moves };
        }
        &self.rows[place].moves
    }

    /// The moves and captures of a pawn on `from` that makes at most so many captures.
    pub(super) fn of_pawn(
        &mut self,
        side: Colour,
        from: Square,
        captures: u8,
        fixed: Bitboard,
    ) -> &PawnRoutes {
        let captures = captures.min(CAPTURES as u8 - 1);
        let tag = 1 + (from.index() | side.index() << 6 | usize::from(captures) << 7) as u16;
        // Ways of pawns do not matter to pawns.
        let obstacles = Obstacles { fixed, ..Obstacles::default() };
        let place = place_of(tag, obstacles);
        if self.pawns[place].tag != tag || self.pawns[place].obstacles != obstacles {
            let forbidden = self.forbidden(side, Kind::Pawn, fixed);
            let routes = pawn_routes(side, from, captures.into(), fixed, forbidden);
            self.pawns[place] = Pawn { tag, obstacles, routes };
        }
        &self.pawns[place].routes
    }

    fn work_out(
        &self,
        side: Colour,
        kind: Kind,
        to: Square,
        obstacles: Obstacles,
    ) -> [Lengths; 64] {
        let mut moves = [NO_LENGTHS; 64];
        moves[to.index()][0] = 0;
        let forbidden = self.forbidden(side, kind, obstacles.fixed);
        if kind == Kind::King && forbidden.has(to) {
            return moves;
        }
        // After an even and after an odd number of moves.
        let mut reached = [Bitboard::of(to), Bitboard::EMPTY];
        let mut last = Bitboard::of(to);
        for count in 1_u16.. {
            let mut next = Bitboard::EMPTY;
            for square in last {
                next |= obstacles.moves(self.rules, kind, square);
            }
            let parity = count as usize % 2;
            next &= !reached[parity];
            if next.is_empty() {
                break;
            }
            reached[parity] |= next;
            for square in next {
                moves[square.index()][parity] = count;
            }
            // A piece may stand on a forbidden square now, or end there, but does not stop there on its way.
            last = next & !forbidden;
        }
        moves
    }

    /// Where a piece cannot stop on its way to elsewhere. A king: where a fixed piece attacks it. Others: where
    /// they give a check that neither a fixed king nor anything in between can parry; the game ends there.
    pub(super) fn forbidden(&self, side: Colour, kind: Kind, fixed: Bitboard) -> Bitboard {
        let enemy = side.other();
        if kind == Kind::King {
            let standing = |kind| self.target.pieces(enemy, kind) & fixed;
            let mut attacked = attacks::pawns(enemy, standing(Kind::Pawn));
            for square in standing(Kind::Knight) {
                attacked |= attacks::knight(square);
            }
            for slider in [Kind::Bishop, Kind::Rook, Kind::Queen] {
                for square in standing(slider) {
                    attacked |= self.near(slider, square);
                }
            }
            for square in standing(Kind::King) {
                attacked |= attacks::king(square);
            }
            return attacked;
        }
        let Some(checked) = self.target.king(enemy).filter(|&at| fixed.has(at)) else {
            return Bitboard::EMPTY;
        };
        match kind {
            Kind::Pawn => attacks::pawn(enemy, checked),
            Kind::Knight => attacks::knight(checked),
            _ => self.near(kind, checked),
        }
    }

    /// Where a slider attacks next to itself.
    fn near(&self, kind: Kind, square: Square) -> Bitboard {
        attacks_from(self.rules, kind, square, Bitboard::ALL) & attacks::king(square)
    }

    /// The moves of a piece that leaves a square and comes back.
    pub(super) fn round_trip(
        &mut self,
        side: Colour,
        kind: Kind,
        square: Square,
        obstacles: Obstacles,
    ) -> Lengths {
        if kind == Kind::Pawn {
            return NO_LENGTHS;
        }
        let stops = obstacles.moves(self.rules, kind, square);
        if (stops & !self.forbidden(side, kind, obstacles.fixed)).is_empty() {
            return NO_LENGTHS;
        }
        [2, self.to(side, kind, square, obstacles)[square.index()][1]]
    }

    /// The moves of a piece to each square on which it may be captured; a pawn has these routes.
    pub(super) fn falls(
        &mut self,
        side: Colour,
        (square, kind): (Square, Kind),
        obstacles: Obstacles,
        pawn: Option<&PawnRoutes>,
        promotes: bool,
    ) -> [Lengths; 64] {
        let Some(pawn) = pawn else { return *self.to(side, kind, square, obstacles) };
        let mut falls = pawn.moves;
        let (forward, after_two_steps) =
            (side.forward(), if side == Colour::White { 3 } else { 4 });
        if square.rank() == after_two_steps {
            // En passant.
            falls[square.plus(-forward).index()] = [0, 1];
        }
        if promotes {
            let end = if side == Colour::White { 7 } else { 0 };
            let ends = (0..8).map(|file| Square::at(file, end));
            let first = ends.map(|at| fewest(pawn.moves[at.index()])).min().unwrap_or(NEVER);
            for (at, lengths) in Square::all().zip(&mut falls) {
                let moves = first + u16::from(at.rank() != end);
                *lengths = least(*lengths, [moves.min(NEVER); 2]);
            }
        }
        falls
    }
}

/// Where what belongs to a tag and obstacles is remembered.
fn place_of(tag: u16, Obstacles { fixed, ways }: Obstacles) -> usize {
    let mut mixed = u64::from(tag);
    for set in [fixed, ways[0], ways[1]] {
        mixed = (mixed.rotate_left(23) ^ set.0).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    (mixed >> 40) as usize % REMEMBERED
}

/// The moves of a pawn on `from` that makes at most so many captures and does not stop on `forbidden` squares on
/// its way to elsewhere.
fn pawn_routes(
    side: Colour,
    from: Square,
    captures: usize,
    fixed: Bitboard,
    forbidden: Bitboard,
) -> PawnRoutes {
    let mut moves = [[NO_LENGTHS; 64]; CAPTURES];
    moves[0][from.index()][0] = 0;
    let forward = side.forward();
    let (home, end) = if side == Colour::White { (1, 7) } else { (6, 0) };
    let mut rank = from.rank();
    while rank != end {
        for file in 0..8 {
            let square = Square::at(file, rank);
            if forbidden.has(square) && square != from {
                continue;
            }
            for made in 0..=captures {
                let next = plus(moves[made][square.index()], [NEVER, 1]);
                if next == NO_LENGTHS {
                    continue;
                }
                let mut step = |made: usize, to: Square| {
                    let known = &mut moves[made][to.index()];
                    *known = least(*known, next);
                };
                let ahead = square.plus(forward);
                if !fixed.has(ahead) {
                    step(made, ahead);
                    let two = ahead.plus(forward);
                    if rank == home && !fixed.has(two) {
                        step(made, two);
                    }
                }
                if made < captures {
                    for to in attacks::pawn(side, square) & !fixed {
                        step(made + 1, to);
                    }
                }
            }
        }
        rank = rank.wrapping_add_signed(forward / 8);
    }
    let mut routes = PawnRoutes { moves: moves[0], captures: [NEVER; 64] };
    for square in Square::all().map(Square::index) {
        let fewest = (0..=captures).find(|&made| moves[made][square] != NO_LENGTHS);
        routes.captures[square] = fewest.map_or(NEVER, |made| made as u16);
        for made in &moves[1..=captures] {
            routes.moves[square] = least(routes.moves[square], made[square]);
        }
    }
    routes
}
