//! What one side needs at least to bring its pieces to their places in the target.

use super::assignment::{Costs, Lengths, MOST, NEVER, NO_LENGTHS, fewest, least, parts, plus};
use super::routes::{PawnRoutes, Routes};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Orthodox};
use crate::rules::orthodox::position::{Position, castling};
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// As many needs are remembered at least, a power of two.
const LEAST_REMEMBERED: usize = 1 << 10;

/// The moves that a side needs at least; more than any game has if it cannot come about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Need {
    /// All of them.
    pub(super) moves: u8,
    /// For each piece that is not fixed, by its square: all of them if that piece moves once more, or is captured.
    pub(super) if_moved: [u8; MOST],
}

impl Need {
    const NOTHING: Self = Self { moves: 0, if_moved: [0; MOST] };
    const IMPOSSIBLE: Self = Self { moves: u8::MAX, if_moved: [u8::MAX; MOST] };
}

/// What is asked about a side.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Asked {
    pub(super) side: Colour,
    /// Whether it makes an even (0) or odd (1) number of moves; either if None.
    pub(super) parity: Option<u8>,
    /// How many captures it makes.
    pub(super) captures: u8,
    /// The pieces of both sides that never move again and are not captured.
    pub(super) fixed: Bitboard,
    /// Its pieces that move once more, or are captured.
    pub(super) moving: Bitboard,
}

#[derive(Clone)]
struct Entry {
    kinds: [Bitboard; 6],
    castling: u8,
    asked: Asked,
    need: Need,
    /// What is more than so many moves was not worked out.
    most: u32,
}

/// The pieces of a side that are not fixed, their places in the target, and what each needs for each.
struct Men {
    pieces: Vec<(Square, Kind)>,
    places: Vec<(Square, Kind)>,
    costs: Costs,
}

/// Works out the needs of both sides, and remembers them.
pub(super) struct Sides<R> {
    routes: Routes<R>,
    target: Position,
    entries: Vec<Option<Entry>>,
}

impl<R: Orthodox> Sides<R> {
    /// With that many MiB for what is remembered.
    pub(super) fn new(rules: R, target: Position, memory: usize) -> Self {
        let most = (memory << 20) / size_of::<Option<Entry>>();
        let entries = vec![None; 1 << most.max(LEAST_REMEMBERED).ilog2()];
        Self { routes: Routes::new(rules, target), target, entries }
    }

    /// What a side needs; of what is more than `most` moves, nothing but that is said.
    pub(super) fn need(&mut self, position: &Position, asked: Asked, most: u32) -> Need {
        let kinds = Kind::ALL.map(|kind| position.pieces(asked.side, kind));
        let castling = position.castling() & castling::of(asked.side);
        let parity = asked.parity.map_or(2, u64::from);
        let others = u64::from(castling) | u64::from(asked.captures) << 8 | parity << 16;
        let words = kinds.map(|set| set.0).into_iter().chain([
            asked.fixed.0,
            asked.moving.0,
            others << 1 | asked.side.index() as u64,
        ]);
        let mixed = words.fold(0_u64, |mixed, word| {
            (mixed.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        });
        let place = (mixed >> 32) as usize & (self.entries.len() - 1);
        if let Some(entry) = &self.entries[place]
            && entry.kinds == kinds
            && entry.castling == castling
            && entry.asked == asked
            && entry.most >= most
        {
            return entry.need;
        }
        let need = self.work_out(position, asked, most);
        self.entries[place] = Some(Entry { kinds, castling, asked, need, most });
        need
    }

    fn work_out(&mut self, position: &Position, asked: Asked, most: u32) -> Need {
        let Asked { side, captures, fixed, moving, .. } = asked;
        let (own, wanted) = (position.colour(side), self.target.colour(side));
        if own.count() as usize > MOST {
            return Need::NOTHING;
        }
        let (own, wanted) = (own & !fixed, wanted & !fixed);
        if wanted.count() > own.count() {
            return Need::IMPOSSIBLE;
        }
        let pieces: Vec<(Square, Kind)> =
            own.map(|square| (square, position.kind_at(square))).collect();
        let places: Vec<(Square, Kind)> =
            wanted.map(|square| (square, self.target.kind_at(square))).collect();
        let size = pieces.len();
        let count = |all: &[(Square, Kind)]| all.iter().filter(|one| one.1 == Kind::Pawn).count();
        let promotes = count(&pieces) > count(&places);
        let pawns: Vec<Option<PawnRoutes>> = pieces
            .iter()
            .map(|&(square, kind)| {
                (kind == Kind::Pawn).then(|| *self.routes.of_pawn(side, square, captures, fixed))
            })
            .collect();
        let mut costs: Costs = [[NO_LENGTHS; MOST]; MOST];
        let mut pawn_captures = costs;
        // Behind the places there are those of captured pieces.
        for (row, _) in pieces.iter().enumerate().filter(|(_, piece)| piece.1 != Kind::King) {
            costs[row][places.len()..size].fill([0, 1]);
        }
        for (column, &(to, wanted)) in places.iter().enumerate() {
            let moves = if wanted == Kind::Pawn {
                [NO_LENGTHS; 64]
            } else {
                *self.routes.to(side, wanted, to, fixed)
            };
            for (row, &(square, kind)) in pieces.iter().enumerate() {
                let (lengths, by_captures) = match &pawns[row] {
                    Some(_) if square == to && wanted == kind && moving.has(square) => continue,
                    Some(routes) if wanted == Kind::Pawn => by_pawn(routes, to),
                    Some(routes) if promotes && wanted != Kind::King => {
                        let end = if side == Colour::White { 7 } else { 0 };
                        let ways = (0..8).map(|file| {
                            let at = Square::at(file, end);
                            let (lengths, by_captures) = by_pawn(routes, at);
                            (plus(lengths, moves[at.index()]), by_captures)
                        });
                        let possible = ways.filter(|way| way.0 != NO_LENGTHS);
                        possible.fold((NO_LENGTHS, NEVER), |best, way| {
                            (least(best.0, way.0), best.1.min(way.1))
                        })
                    }
                    None if kind != wanted => continue,
                    None if square == to && moving.has(square) => {
                        (self.routes.round_trip(side, kind, to, fixed), 0)
                    }
                    None => (moves[square.index()], 0),
                    _ => continue,
                };
                costs[row][column] = lengths;
                pawn_captures[row][column] = [by_captures, NEVER];
            }
        }
        if captures > 0 && fewest_captures(&pieces, &places, &pawn_captures) > captures.into() {
            return Need::IMPOSSIBLE;
        }
        let rights = castling::ALL.into_iter().filter(|right| {
            position.castling() & castling::of(side) & right.0 != 0 && self.allows(asked, *right)
        });
        let ways: Vec<_> = [None].into_iter().chain(rights.map(Some)).collect();
        let men = Men { pieces, places, costs };
        let mut need = Need::IMPOSSIBLE;
        for with_each in [false, true] {
            for &way in &ways {
                self.add(&mut need, &men, asked, way, (most, with_each));
            }
            if u32::from(need.moves) > most {
                break;
            }
        }
        need
    }

    /// Whether neither fixed pieces nor their attacks keep a side from castling.
    fn allows(&self, asked: Asked, (_, king, rook): (u8, Square, Square)) -> bool {
        let Asked { side, fixed, .. } = asked;
        let step = if rook > king { 1 } else { -1 };
        let passed = [king, king.plus(step), king.plus(2 * step)];
        let ends = Bitboard::of(king) | Bitboard::of(rook);
        let attacked = self.routes.forbidden(side, Kind::King, fixed);
        ((attacks::between(king, rook) | ends) & fixed).is_empty()
            && !passed.into_iter().any(|square| attacked.has(square))
    }

    /// Lowers what is needed to what is needed when the side castles so, or not at all, up to `most` moves;
    /// `with_each`, also what is needed if a piece moves.
    fn add(
        &mut self,
        need: &mut Need,
        men: &Men,
        asked: Asked,
        way: Option<(u8, Square, Square)>,
        (most, with_each): (u32, bool),
    ) {
        let Asked { side, fixed, parity, .. } = asked;
        let Men { pieces, places, costs } = men;
        let mut costs = *costs;
        let mut left = Bitboard::EMPTY;
        if let Some((_, king, rook)) = way {
            left = Bitboard::of(king) | Bitboard::of(rook);
            let step = if rook > king { 1 } else { -1 };
            for (row, &(square, kind)) in pieces.iter().enumerate() {
                if !left.has(square) {
                    continue;
                }
                let at = king.plus(if square == king { 2 * step } else { step });
                for (column, &(to, wanted)) in places.iter().enumerate() {
                    if kind == wanted {
                        costs[row][column] = self.routes.to(side, kind, to, fixed)[at.index()];
                    }
                }
            }
        }
        let castling = if way.is_some() { [NEVER, 1] } else { [0, NEVER] };
        let most = most.saturating_sub(u32::from(way.is_some()));
        if u32::from(exclude(&mut costs, pieces.len(), places.len(), most)) > most {
            return;
        }
        let Some(parts) = parts(&costs, pieces.len()) else { return };
        let lengths: Vec<Lengths> = parts.iter().map(|part| part.lengths(&costs)).collect();
        let wanted = |lengths: Lengths| {
            limited(parity.map_or_else(|| fewest(lengths), |parity| lengths[usize::from(parity)]))
        };
        let total = wanted(lengths.iter().copied().fold(castling, plus));
        need.moves = need.moves.min(total);
        if !with_each {
            return;
        }
        for (place, part) in parts.iter().enumerate() {
            let rest = || {
                let others = lengths.iter().enumerate().filter(|&(other, _)| other != place);
                others.map(|(_, &lengths)| lengths).fold(castling, plus)
            };
            let mut others = None;
            for &row in &part.rows {
                let (square, kind) = pieces[row];
                let stays = places.iter().position(|&place| place == (square, kind));
                let if_moved = match stays {
                    Some(column) if !left.has(square) => {
                        let trip = self.routes.round_trip(side, kind, square, fixed);
                        let before = std::mem::replace(&mut costs[row][column], trip);
                        let lengths = part.lengths(&costs);
                        costs[row][column] = before;
                        wanted(plus(*others.get_or_insert_with(rest), lengths))
                    }
                    _ => total,
                };
                need.if_moved[row] = need.if_moved[row].min(if_moved);
            }
        }
    }
}

/// The fewest captures of pawns that stay pawns; as even numbers, which captures are not.
fn fewest_captures(pieces: &[(Square, Kind)], places: &[(Square, Kind)], captures: &Costs) -> u32 {
    let pawns = |all: &[(Square, Kind)]| -> Vec<usize> {
        (0..all.len()).filter(|&number| all[number].1 == Kind::Pawn).collect()
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

/// Excludes what costs more than `most` moves together with the least for every other place; the least for all of
/// them, or [`NEVER`].
fn exclude(costs: &mut Costs, pieces: usize, places: usize, most: u32) -> u16 {
    let mut cheapest = [NEVER; MOST];
    for row in &costs[..pieces] {
        for (column, lengths) in row[..places].iter().enumerate() {
            cheapest[column] = cheapest[column].min(fewest(*lengths));
        }
    }
    let sum: u16 = cheapest[..places].iter().sum::<u16>().min(NEVER);
    let spare = most.saturating_sub(u32::from(sum)).min(u32::from(NEVER)) as u16;
    for row in &mut costs[..pieces] {
        for (column, lengths) in row[..places].iter_mut().enumerate() {
            for length in lengths {
                if *length > cheapest[column] + spare {
                    *length = NEVER;
                }
            }
        }
    }
    sum
}

/// The moves of a pawn to a square, and the fewest captures.
fn by_pawn(routes: &PawnRoutes, to: Square) -> (Lengths, u16) {
    (routes.moves[to.index()], routes.captures[to.index()])
}

/// As a number of moves; more than any game has if it is impossible.
fn limited(total: u16) -> u8 {
    total.min(u16::from(u8::MAX)) as u8
}
