//! The pieces of a side, their places in the target, and what each needs for each.

use super::assignment::{Costs, Lengths, NEVER, NO_LENGTHS, fewest, least, parts, plus};
use super::few::{Few, MOST};
use super::obstacles::Obstacles;
use super::routes::{PawnRoutes, Routes};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// What is asked about a side.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Asked {
    pub(super) side: Colour,
    /// Whether it makes an even (0) or odd (1) number of moves; either if None.
    pub(super) parity: Option<u8>,
    /// How many captures it makes.
    pub(super) captures: u8,
    /// What is in the way.
    pub(super) obstacles: Obstacles,
    /// Its pieces that move once more, or are captured.
    pub(super) moving: Bitboard,
    /// Whether it is asked where pieces can be captured.
    pub(super) asks_where: bool,
    /// Where it may capture. En passant a pawn is captured where the other arrives.
    pub(super) takes: Bitboard,
    /// Where its pieces may be captured.
    pub(super) falls: Bitboard,
}

impl Asked {
    /// The least of these numbers of moves that the side can make; more than any game has if there is none.
    pub(super) fn fitting(&self, lengths: Lengths) -> u8 {
        let total =
            self.parity.map_or_else(|| fewest(lengths), |parity| lengths[usize::from(parity)]);
        total.min(u16::from(u8::MAX)) as u8
    }
}

/// A way to castle: the right, and where king and rook stand.
pub(super) type Castling = (u8, Square, Square);

/// Where the king or the rook comes to by castling.
pub(super) fn castled((_, king, rook): Castling, square: Square) -> Square {
    let step = if rook > king { 1 } else { -1 };
    king.plus(if square == king { 2 * step } else { step })
}

/// The pieces of a side that are not fixed, their places in the target, and what each needs for each. Behind the
/// places there are those of captured pieces.
pub(super) struct Men {
    pub(super) pieces: Few<(Square, Kind)>,
    pub(super) places: Few<(Square, Kind)>,
    pub(super) costs: Costs,
    pub(super) pawns: Few<Option<PawnRoutes>>,
    /// Whether a pawn promotes.
    pub(super) promotes: bool,
    /// Whether pawns that stay pawns make all captures.
    pub(super) only_pawns_capture: bool,
}

impl Men {
    /// The men of a side that has no more of them than can be assigned; None if the target cannot come about.
    pub(super) fn of<R: Orthodox>(
        routes: &mut Routes<R>,
        position: &Position,
        asked: Asked,
    ) -> Option<Self> {
        let Asked { side, captures, obstacles, moving, .. } = asked;
        let fixed = obstacles.fixed;
        let target = *routes.target();
        let (own, wanted) = (position.colour(side) & !fixed, target.colour(side) & !fixed);
        if wanted.count() > own.count() {
            return None;
        }
        let nobody = (Square::new(0), Kind::Pawn);
        let pieces = Few::of(nobody, own.map(|square| (square, position.kind_at(square))));
        let places = Few::of(nobody, wanted.map(|square| (square, target.kind_at(square))));
        let size = pieces.len();
        let count = |all: &[(Square, Kind)]| all.iter().filter(|one| one.1 == Kind::Pawn).count();
        let promotes = count(&pieces) > count(&places);
        let mut pawns: Few<Option<PawnRoutes>> = Few::new(None);
        for &(square, kind) in pieces.iter() {
            let is_pawn = kind == Kind::Pawn;
            pawns.push(is_pawn.then(|| *routes.of_pawn(side, square, captures, fixed)));
        }
        let mut costs: Costs = [[NO_LENGTHS; MOST]; MOST];
        let mut pawn_captures = costs;
        for (row, _) in pieces.iter().enumerate().filter(|(_, piece)| piece.1 != Kind::King) {
            let (square, kind) = pieces[row];
            if places.len() == size {
                break;
            }
            let cost = if asked.falls.has(square) {
                [0, 1]
            } else {
                let falls =
                    routes.falls(side, (square, kind), obstacles, pawns[row].as_ref(), promotes);
                asked.falls.map(|at| falls[at.index()]).fold(NO_LENGTHS, least)
            };
            costs[row][places.len()..size].fill(cost);
        }
        for (column, &(to, wanted)) in places.iter().enumerate() {
            let moves = if wanted == Kind::Pawn {
                [NO_LENGTHS; 64]
            } else {
                *routes.to(side, wanted, to, obstacles)
            };
            for (row, &(square, kind)) in pieces.iter().enumerate() {
                let (lengths, by_captures) = match &pawns[row] {
                    Some(_) if square == to && wanted == kind && moving.has(square) => continue,
                    Some(pawn) if wanted == Kind::Pawn => by_pawn(pawn, to),
                    Some(pawn) if promotes && wanted != Kind::King => {
                        let end = if side == Colour::White { 7 } else { 0 };
                        let ways = (0..8).map(|file| {
                            let at = Square::at(file, end);
                            let (lengths, by_captures) = by_pawn(pawn, at);
                            (plus(lengths, moves[at.index()]), by_captures)
                        });
                        let possible = ways.filter(|way| way.0 != NO_LENGTHS);
                        possible.fold((NO_LENGTHS, NEVER), |best, way| {
                            (least(best.0, way.0), best.1.min(way.1))
                        })
                    }
                    None if kind != wanted => continue,
                    None if square == to && moving.has(square) => {
                        (routes.round_trip(side, kind, to, obstacles), 0)
                    }
                    None => (moves[square.index()], 0),
                    _ => continue,
                };
                costs[row][column] = lengths;
                pawn_captures[row][column] = [by_captures, NEVER];
            }
        }
        let mut by_pawns = 0;
        if captures > 0 {
            by_pawns = fewest_captures(&pieces, &places, &pawn_captures);
            if by_pawns > captures.into() {
                return None;
            }
        }
        let only_pawns_capture = captures > 0 && by_pawns == captures.into();
        Some(Self { pieces, places, costs, pawns, promotes, only_pawns_capture })
    }

    /// The costs when the side castles so, or not at all, and the pieces that castle.
    pub(super) fn costs_with<R: Orthodox>(
        &self,
        routes: &mut Routes<R>,
        asked: Asked,
        way: Option<Castling>,
    ) -> (Costs, Bitboard) {
        let Self { pieces, places, mut costs, .. } = *self;
        let Some(way) = way else { return (costs, Bitboard::EMPTY) };
        let left = Bitboard::of(way.1) | Bitboard::of(way.2);
        for (row, &(square, kind)) in pieces.iter().enumerate() {
            if !left.has(square) {
                continue;
            }
            let at = castled(way, square);
            if kind != Kind::King {
                costs[row][places.len()..pieces.len()].fill([0, 1]);
            }
            for (column, &(to, wanted)) in places.iter().enumerate() {
                if kind == wanted {
                    costs[row][column] =
                        routes.to(asked.side, kind, to, asked.obstacles)[at.index()];
                }
            }
        }
        (costs, left)
    }
}

/// The fewest captures of pawns that stay pawns; as even numbers, which captures are not.
fn fewest_captures(pieces: &[(Square, Kind)], places: &[(Square, Kind)], captures: &Costs) -> u32 {
    let pawns = |all: &[(Square, Kind)]| {
        Few::of(0, (0..all.len()).filter(|&number| all[number].1 == Kind::Pawn))
    };
    let (rows, columns) = (pawns(pieces), pawns(places));
    let mut among_pawns = [[[0, NEVER]; MOST]; MOST];
    for (at, &row) in rows.iter().enumerate() {
        for (to, &column) in columns.iter().enumerate() {
            among_pawns[at][to] = captures[row][column];
        }
    }
    let parts = parts(&among_pawns, rows.len());
    parts.map_or(u32::from(NEVER), |all| all.iter().map(|part| part.total(&among_pawns)).sum())
}

/// The moves of a pawn to a square, and the fewest captures.
fn by_pawn(routes: &PawnRoutes, to: Square) -> (Lengths, u16) {
    (routes.moves[to.index()], routes.captures[to.index()])
}
