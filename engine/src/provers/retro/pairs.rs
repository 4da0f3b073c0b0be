//! Whether one of two pieces of a side is in the way of the other.

use super::assignment::{NEVER, fewest};
use super::obstacles::Obstacles;
use super::routes::Routes;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// So many answers are remembered, a power of two.
const REMEMBERED: usize = 1 << 14;

/// A piece and its place. A pawn stays on its file and does not capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way {
    pub(super) kind: Kind,
    pub(super) from: Square,
    pub(super) to: Square,
}

#[derive(Clone)]
struct Entry {
    side: Colour,
    ways: [Way; 2],
    obstacles: Obstacles,
    is_obstructed: bool,
}

/// Tells of pairs, and remembers it.
pub(super) struct Pairs {
    entries: Vec<Option<Entry>>,
    /// Where both can stand, to be looked at.
    open: Vec<[Square; 2]>,
}

impl Pairs {
    pub(super) fn new() -> Self {
        Self { entries: vec![None; REMEMBERED], open: Vec::new() }
    }

    /// Whether two pieces cannot both come to their places in the fewest moves that each needs alone.
    pub(super) fn is_obstructed<R: Orthodox>(
        &mut self,
        routes: &mut Routes<R>,
        side: Colour,
        ways: [Way; 2],
        obstacles: Obstacles,
    ) -> bool {
        let word = ways.iter().fold(side.index() as u64, |word, way| {
            word << 15 | (way.from.index() | way.to.index() << 6 | way.kind.index() << 12) as u64
        });
        let sets = [obstacles.fixed.0, obstacles.ways[0].0, obstacles.ways[1].0];
        let mixed = sets.iter().fold(word, |mixed, set| {
            (mixed.rotate_left(23) ^ set).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        });
        let place = (mixed >> 40) as usize % REMEMBERED;
        if let Some(entry) = &self.entries[place]
            && entry.ways == ways
            && entry.side == side
            && entry.obstacles == obstacles
        {
            return entry.is_obstructed;
        }
        let is_obstructed = self.work_out(routes, side, ways, obstacles);
        self.entries[place] = Some(Entry { side, ways, obstacles, is_obstructed });
        is_obstructed
    }

    fn work_out<R: Orthodox>(
        &mut self,
        routes: &mut Routes<R>,
        side: Colour,
        ways: [Way; 2],
        obstacles: Obstacles,
    ) -> bool {
        let left = ways.map(|way| to_go(routes, side, way, obstacles));
        let allowed = ways
            .map(|way| !routes.forbidden(side, way.kind, obstacles.fixed) | Bitboard::of(way.to));
        let goal = ways.map(|way| way.to);
        let mut seen = [Bitboard::EMPTY; 64];
        self.open.clear();
        self.open.push(ways.map(|way| way.from));
        while let Some(at) = self.open.pop() {
            if at == goal {
                return false;
            }
            for (mover, way) in ways.iter().enumerate() {
                let still = left[mover][at[mover].index()];
                if still == 0 {
                    continue;
                }
                let fixed = obstacles.fixed | Bitboard::of(at[1 - mover]);
                let arrivals = if way.kind == Kind::Pawn {
                    pawn_moves(side, at[mover], fixed)
                } else {
                    Obstacles { fixed, ..obstacles }.moves(routes.rules(), way.kind, at[mover])
                };
                for arrival in arrivals & allowed[mover] {
                    if left[mover][arrival.index()] + 1 != still {
                        continue;
                    }
                    let mut then = at;
                    then[mover] = arrival;
                    let seen = &mut seen[then[0].index()];
                    if !seen.has(then[1]) {
                        *seen |= Bitboard::of(then[1]);
                        self.open.push(then);
                    }
                }
            }
        }
        true
    }
}

/// The fewest moves to a place from every square.
fn to_go<R: Orthodox>(
    routes: &mut Routes<R>,
    side: Colour,
    way: Way,
    obstacles: Obstacles,
) -> [u16; 64] {
    if way.kind != Kind::Pawn {
        return routes.to(side, way.kind, way.to, obstacles).map(fewest);
    }
    let home = if side == Colour::White { 1 } else { 6 };
    let mut left = [NEVER; 64];
    let mut square = way.to;
    let mut steps = 0;
    left[square.index()] = 0;
    while square != way.from && square.rank() != home {
        square = square.plus(-side.forward());
        steps += 1;
        let two_at_once = square.rank() == home && steps > 1;
        left[square.index()] = steps - u16::from(two_at_once);
    }
    left
}

/// Where a pawn can go on its file.
fn pawn_moves(side: Colour, from: Square, occupied: Bitboard) -> Bitboard {
    let home = if side == Colour::White { 1 } else { 6 };
    let one = Bitboard::of(from.plus(side.forward())) & !occupied;
    let two = if from.rank() == home { one.moved(side.forward()) } else { Bitboard::EMPTY };
    one | two & !occupied
}
