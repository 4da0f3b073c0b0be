//! Whether one of two pieces of a side is in the way of the other.

use super::assignment::{Costs, Lengths, NEVER, Part, fewest};
use super::few::{Few, MOST};
use super::men::{Asked, Men};
use super::obstacles::Obstacles;
use super::routes::Routes;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// Pieces are not looked at that go to one of more places.
const MOST_PLACES: usize = 3;

/// So many answers are remembered, a power of two.
const REMEMBERED: usize = 1 << 14;

/// A piece and its place. A pawn stays on its file and does not capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Way {
    kind: Kind,
    from: Square,
    to: Square,
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

    /// Raises costs to what pieces that obstruct each other need together, each piece in one pair at most; the rows
    /// of these pieces.
    pub(super) fn raise<R: Orthodox>(
        &mut self,
        routes: &mut Routes<R>,
        men: &Men,
        costs: &mut Costs,
        asked: Asked,
        castled: Bitboard,
        parts: &[Part],
    ) -> u32 {
        let Asked { side, obstacles, moving, .. } = asked;
        let Men { pieces, places, .. } = men;
        let way = |row: usize, column: usize| {
            let (from, kind) = pieces[row];
            let &(to, wanted) = places.get(column)?;
            let stays = kind != Kind::Pawn
                || from.file() == to.file() && obstacles.ways[side.index()].has(from);
            let comes_back = from == to && moving.has(from);
            let is_one = kind == wanted && stays && !comes_back && !castled.has(from);
            is_one.then_some(Way { kind, from, to })
        };
        let single = |part: &Part| match (&part.rows[..], &part.columns[..]) {
            (&[row], &[column]) => way(row, column).map(|way| (row, column, way)),
            _ => None,
        };
        let nothing = Way { kind: Kind::Pawn, from: Square::new(0), to: Square::new(0) };
        let singles = Few::of((0, 0, nothing), parts.iter().filter_map(single));
        let mut paired = 0_u32;
        for part in parts.iter().filter(|part| part.columns.len() <= MOST_PLACES) {
            for &row in part.rows.iter() {
                if paired >> row & 1 != 0 {
                    continue;
                }
                let mut best: Option<(usize, u16, [Lengths; MOST])> = None;
                for &(other, place, way_of_other) in singles.iter() {
                    if other == row || paired >> other & 1 != 0 {
                        continue;
                    }
                    let alone = costs[other][place];
                    if fewest(alone) >= NEVER {
                        continue;
                    }
                    let mut raised = costs[row];
                    let (mut gain, mut is_raised) = (u16::MAX, false);
                    for &column in part.columns.iter() {
                        let direct = costs[row][column];
                        if fewest(direct) >= NEVER {
                            continue;
                        }
                        let Some(way) = way(row, column) else {
                            gain = 0;
                            continue;
                        };
                        let ways = [way, way_of_other];
                        if !self.is_obstructed(routes, side, ways, obstacles) {
                            gain = 0;
                            continue;
                        }
                        let together = fewest(direct) + fewest(alone);
                        let mut both = [together + 1; 2];
                        both[usize::from(together % 2)] += 1;
                        let rest = less(both, alone);
                        let new = [direct[0].max(rest[0]), direct[1].max(rest[1])];
                        is_raised |= new != direct;
                        gain = gain.min(fewest(new) - fewest(direct));
                        raised[column] = new;
                    }
                    if is_raised && best.as_ref().is_none_or(|best| best.1 < gain) {
                        best = Some((other, gain, raised));
                    }
                }
                if let Some((other, _, raised)) = best {
                    costs[row] = raised;
                    paired |= 1 << row | 1 << other;
                }
            }
        }
        paired
    }

    /// Whether two pieces cannot both come to their places in the fewest moves that each needs alone.
    fn is_obstructed<R: Orthodox>(
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

/// The least that is left of what both need, whatever the parity, when one needs at least so many alone.
fn less(both: Lengths, alone: Lengths) -> Lengths {
    let rest = |parity: usize| {
        let ways = [0, 1].into_iter().filter(|&own| alone[own] < NEVER);
        let each = ways.map(|own| both[(parity + own) % 2].saturating_sub(alone[own]));
        each.min().unwrap_or(0)
    };
    [rest(0), rest(1)]
}
