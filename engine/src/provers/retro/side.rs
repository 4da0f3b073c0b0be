//! What one side needs at least to bring its pieces to their places in the target.

use super::assignment::{
    Costs, Lengths, MOST, MOST_BY_PARITY, NEVER, NO_LENGTHS, Part, fewest, least, parts, plus,
};
use super::obstacles::Obstacles;
use super::pairs::{Pairs, Way};
use super::routes::{PawnRoutes, Routes};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Orthodox};
use crate::rules::orthodox::position::{Position, castling};
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// With more moves to spare, or fewer moves at all, pairs are not looked at.
const MOST_SPARE: u32 = 1;
const LEAST_PAIRED: u32 = 4;

/// Nor pieces that go to one of more places.
const MOST_PLACES: usize = 3;

/// As many needs are remembered at least, a power of two.
const LEAST_REMEMBERED: usize = 1 << 10;

/// The moves that a side needs at least; more than any game has if it cannot come about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Need {
    /// All of them.
    pub(super) moves: u8,
    /// For each piece that is not fixed, by its square: all of them if that piece moves once more, or is captured.
    pub(super) if_moved: [u8; MOST],
    /// Where it can capture.
    pub(super) takes: Bitboard,
    /// Where its pieces can be captured.
    pub(super) falls: Bitboard,
}

impl Need {
    const NOTHING: Self =
        Self { moves: 0, if_moved: [0; MOST], takes: Bitboard::ALL, falls: Bitboard::ALL };
    const IMPOSSIBLE: Self = Self {
        moves: u8::MAX,
        if_moved: [u8::MAX; MOST],
        takes: Bitboard::EMPTY,
        falls: Bitboard::EMPTY,
    };
}

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
    pawns: Vec<Option<PawnRoutes>>,
    /// Whether pawns that stay pawns make all captures.
    only_pawns_capture: bool,
}

/// Works out the needs of both sides, and remembers them.
pub(super) struct Sides<R> {
    routes: Routes<R>,
    pairs: Pairs,
    target: Position,
    entries: Vec<Option<Entry>>,
}

impl<R: Orthodox> Sides<R> {
    /// With that many MiB for what is remembered.
    pub(super) fn new(rules: R, target: Position, memory: usize) -> Self {
        let most = (memory << 20) / size_of::<Option<Entry>>();
        let entries = vec![None; 1 << most.max(LEAST_REMEMBERED).ilog2()];
        Self { routes: Routes::new(rules, target), pairs: Pairs::new(), target, entries }
    }

    /// What a side needs; of what is more than `most` moves, nothing but that is said.
    pub(super) fn need(&mut self, position: &Position, asked: Asked, most: u32) -> Need {
        let kinds = Kind::ALL.map(|kind| position.pieces(asked.side, kind));
        let castling = position.castling() & castling::of(asked.side);
        let parity = asked.parity.map_or(2, u64::from);
        let others = u64::from(castling) | u64::from(asked.captures) << 8 | parity << 16;
        let words = kinds.map(|set| set.0).into_iter().chain([
            asked.obstacles.fixed.0,
            asked.obstacles.ways[0].0,
            asked.obstacles.ways[1].0,
            asked.moving.0,
            asked.takes.0,
            asked.falls.0,
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
        let Asked { side, captures, obstacles, moving, .. } = asked;
        let fixed = obstacles.fixed;
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
            let (square, kind) = pieces[row];
            if places.len() == size {
                break;
            }
            let cost = if asked.falls.has(square) {
                [0, 1]
            } else {
                let falls = self.falls(asked, square, kind, pawns[row].as_ref(), promotes);
                asked.falls.map(|at| falls[at.index()]).fold(NO_LENGTHS, least)
            };
            costs[row][places.len()..size].fill(cost);
        }
        for (column, &(to, wanted)) in places.iter().enumerate() {
            let moves = if wanted == Kind::Pawn {
                [NO_LENGTHS; 64]
            } else {
                *self.routes.to(side, wanted, to, obstacles)
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
                        (self.routes.round_trip(side, kind, to, obstacles), 0)
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
                return Need::IMPOSSIBLE;
            }
        }
        let rights = castling::ALL.into_iter().filter(|right| {
            position.castling() & castling::of(side) & right.0 != 0 && self.allows(asked, *right)
        });
        let ways: Vec<_> = [None].into_iter().chain(rights.map(Some)).collect();
        let only_pawns_capture = captures > 0 && by_pawns == captures.into();
        let men = Men { pieces, places, costs, pawns, only_pawns_capture };
        let mut need = Need::IMPOSSIBLE;
        for with_each in [false, true] {
            need.moves = u8::MAX;
            for &way in &ways {
                self.add(&mut need, &men, asked, way, (most, with_each));
            }
            if u32::from(need.moves) > most {
                break;
            }
        }
        need
    }

    /// The moves of a piece to each square on which it may be captured.
    fn falls(
        &mut self,
        Asked { side, obstacles, .. }: Asked,
        square: Square,
        kind: Kind,
        pawn: Option<&PawnRoutes>,
        promotes: bool,
    ) -> [Lengths; 64] {
        let Some(pawn) = pawn else { return *self.routes.to(side, kind, square, obstacles) };
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

    /// Whether neither fixed pieces nor their attacks keep a side from castling.
    fn allows(&self, asked: Asked, (_, king, rook): (u8, Square, Square)) -> bool {
        let Asked { side, obstacles: Obstacles { fixed, .. }, .. } = asked;
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
        let Asked { side, obstacles, parity, .. } = asked;
        let Men { pieces, places, costs, .. } = men;
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
                if kind != Kind::King {
                    costs[row][places.len()..pieces.len()].fill([0, 1]);
                }
                for (column, &(to, wanted)) in places.iter().enumerate() {
                    if kind == wanted {
                        costs[row][column] = self.routes.to(side, kind, to, obstacles)[at.index()];
                    }
                }
            }
        }
        let castling = if way.is_some() { [NEVER, 1] } else { [0, NEVER] };
        let all_moves = most;
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
        if !with_each {
            need.moves = need.moves.min(total);
            return;
        }
        let all = lengths.iter().copied().fold(castling, plus);
        let spare = all_moves.saturating_sub(u32::from(total));
        let (mut in_pairs, mut paired) = (costs, 0_u32);
        let mut with_pairs = lengths.clone();
        if spare <= MOST_SPARE && all_moves >= LEAST_PAIRED {
            paired = self.pair(men, &mut in_pairs, asked, left, &parts);
            if paired != 0 {
                for (lengths, part) in with_pairs.iter_mut().zip(&parts) {
                    *lengths = part.lengths(&in_pairs);
                }
            }
        }
        let total = wanted(with_pairs.iter().copied().fold(castling, plus));
        if u32::from(total) > all_moves {
            need.moves = need.moves.min(total);
            return;
        }
        if !asked.asks_where {
            need.takes = Bitboard::ALL;
        } else if asked.captures > 0 {
            need.takes |= self.takes(men, &costs, asked, way, all, (all_moves, need.takes));
            if need.takes.is_empty() {
                return;
            }
        }
        need.moves = need.moves.min(total);
        if asked.asks_where {
            let ways = (&parts[..], &lengths[..], castling, left);
            need.falls |= self.add_falls(men, &mut costs, asked, ways, (all_moves, need.falls));
        } else {
            need.falls = Bitboard::ALL;
        }
        for (place, part) in parts.iter().enumerate() {
            let rest = |lengths: &[Lengths]| {
                let others = lengths.iter().enumerate().filter(|&(other, _)| other != place);
                others.map(|(_, &lengths)| lengths).fold(castling, plus)
            };
            let mut others = [None; 2];
            for &row in &part.rows {
                let (square, kind) = pieces[row];
                let stays = places.iter().position(|&place| place == (square, kind));
                let if_moved = match stays {
                    Some(column) if !left.has(square) => {
                        let trip = self.routes.round_trip(side, kind, square, obstacles);
                        // What a piece needs together with another may be what it moves for.
                        let alone = paired >> row & 1 != 0;
                        let (costs, lengths) = if alone {
                            (&mut costs, &lengths)
                        } else {
                            (&mut in_pairs, &with_pairs)
                        };
                        let others =
                            *others[usize::from(alone)].get_or_insert_with(|| rest(lengths));
                        let before = std::mem::replace(&mut costs[row][column], trip);
                        let lengths = part.lengths(costs);
                        costs[row][column] = before;
                        wanted(plus(others, lengths)).max(total)
                    }
                    _ => total,
                };
                need.if_moved[row] = need.if_moved[row].min(if_moved);
            }
        }
    }

    /// Raises costs to what pieces that obstruct each other need together, each piece in one pair at most; the rows of these pieces.
    fn pair(
        &mut self,
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
        let singles: Vec<(usize, usize, Way)> = parts.iter().filter_map(single).collect();
        let mut paired = 0_u32;
        for part in parts.iter().filter(|part| part.columns.len() <= MOST_PLACES) {
            for &row in &part.rows {
                if paired >> row & 1 != 0 {
                    continue;
                }
                let mut best: Option<(usize, u16, [Lengths; MOST])> = None;
                for &(other, place, way_of_other) in &singles {
                    if other == row || paired >> other & 1 != 0 {
                        continue;
                    }
                    let alone = costs[other][place];
                    if fewest(alone) >= NEVER {
                        continue;
                    }
                    let mut raised = costs[row];
                    let (mut gain, mut is_raised) = (u16::MAX, false);
                    for &column in &part.columns {
                        let direct = costs[row][column];
                        if fewest(direct) >= NEVER {
                            continue;
                        }
                        let Some(way) = way(row, column) else {
                            gain = 0;
                            continue;
                        };
                        let ways = [way, way_of_other];
                        if !self.pairs.is_obstructed(&mut self.routes, side, ways, obstacles) {
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

    /// Where else its pieces can be captured within so many moves, beside the squares that are `known`, when these
    /// parts need so many moves each.
    fn add_falls(
        &mut self,
        men: &Men,
        costs: &mut Costs,
        asked: Asked,
        (parts, lengths, castling, left): (&[Part], &[Lengths], Lengths, Bitboard),
        (all_moves, known): (u32, Bitboard),
    ) -> Bitboard {
        let Men { pieces, places, .. } = men;
        let mut falls_at = known;
        if pieces.len() == places.len() {
            return falls_at;
        }
        let wanted = |lengths: Lengths| {
            limited(
                asked.parity.map_or_else(|| fewest(lengths), |parity| lengths[usize::from(parity)]),
            )
        };
        let all = lengths.iter().copied().fold(castling, plus);

        let promotes = pieces.iter().filter(|piece| piece.1 == Kind::Pawn).count()
            > places.iter().filter(|place| place.1 == Kind::Pawn).count();
        for (place, part) in parts.iter().enumerate() {
            let others = lengths.iter().enumerate().filter(|&(other, _)| other != place);
            let others = others.map(|(_, &lengths)| lengths).fold(castling, plus);
            for &row in &part.rows {
                let (square, kind) = pieces[row];
                let open = asked.falls & !falls_at;
                if open.is_empty() || fewest(costs[row][places.len()]) >= NEVER {
                    continue;
                }
                let before = costs[row];
                let rest = if part.rows.len() > MOST_BY_PARITY {
                    without(all, before[places.len()])
                } else {
                    costs[row][..places.len()].fill(NO_LENGTHS);
                    costs[row][places.len()..pieces.len()].fill([0, NEVER]);
                    let lengths = part.lengths(costs);
                    costs[row] = before;
                    plus(others, lengths)
                };
                if left.has(square) {
                    if u32::from(wanted(plus(rest, [0, 1]))) <= all_moves {
                        falls_at |= asked.falls;
                    }
                    continue;
                }
                let falls = self.falls(asked, square, kind, men.pawns[row].as_ref(), promotes);
                for at in open {
                    let lengths = if at == square { [0, 1] } else { falls[at.index()] };
                    if u32::from(wanted(plus(rest, lengths))) <= all_moves {
                        falls_at |= Bitboard::of(at);
                    }
                }
            }
        }
        falls_at
    }

    /// Where else a side can capture within so many moves when it castles so, or not at all, beside the squares that
    /// are `known`. `all` are the moves that it needs in all.
    fn takes(
        &mut self,
        men: &Men,
        costs: &Costs,
        asked: Asked,
        way: Option<(u8, Square, Square)>,
        all: Lengths,
        (most, known): (u32, Bitboard),
    ) -> Bitboard {
        let Asked { side, obstacles, captures, parity, .. } = asked;
        let wanted = |lengths: Lengths| {
            limited(parity.map_or_else(|| fewest(lengths), |parity| lengths[usize::from(parity)]))
        };
        let mut open = asked.takes & !obstacles.fixed & !known;
        let all_open = open;
        for (row, &(square, kind)) in men.pieces.iter().enumerate() {
            if open.is_empty() {
                break;
            }
            if men.only_pawns_capture && kind != Kind::Pawn {
                continue;
            }
            let mut from = square;
            if let Some((_, king, rook)) = way {
                let step = if rook > king { 1 } else { -1 };
                if square == king {
                    from = king.plus(2 * step);
                } else if square == rook {
                    from = king.plus(step);
                }
            }
            let attacked_king =
                kind == Kind::King && self.routes.forbidden(side, kind, obstacles.fixed).has(from);
            let mut first = [[0; 2]; 64];
            if let Some(pawn) = &men.pawns[row] {
                for at in open {
                    let before = attacks::pawn(side.other(), at);
                    let before =
                        before.filter(|one| pawn.captures[one.index()] < u16::from(captures));
                    let moves = before.map(|one| pawn.moves[one.index()]).fold(NO_LENGTHS, least);
                    first[at.index()] = plus(moves, [NEVER, 1]);
                }
            } else if !attacked_king {
                first = *self.routes.to(side, kind, from, obstacles);
                first[from.index()] = self.routes.round_trip(side, kind, from, obstacles);
            }
            for (column, &direct) in costs[row].iter().enumerate().take(men.pieces.len()) {
                if fewest(direct) >= NEVER {
                    continue;
                }
                let rest = without(all, direct);
                let place = men.places.get(column).copied();
                let then = match place {
                    Some((to, wanted)) if kind != Kind::Pawn => {
                        Some(*self.routes.to(side, wanted, to, obstacles))
                    }
                    _ => None,
                };
                for at in open {
                    let first = first[at.index()];
                    let lengths = match (place, &then) {
                        _ if attacked_king => direct,
                        (_, Some(then)) => plus(first, then[at.index()]),
                        (None, None) if kind != Kind::Pawn => {
                            direct.map(|moves| moves.max(fewest(first)))
                        }
                        (Some((to, Kind::Pawn)), None) => {
                            let sideways = to.file().abs_diff(at.file());
                            let forward = if side == Colour::White {
                                to.rank().checked_sub(at.rank())
                            } else {
                                at.rank().checked_sub(to.rank())
                            };
                            let goes_on = sideways < captures
                                && forward.is_some_and(|forward| sideways <= forward);
                            if fewest(first) >= NEVER || !goes_on {
                                continue;
                            }
                            direct
                        }
                        _ if men.only_pawns_capture => continue,
                        _ => direct,
                    };
                    if u32::from(wanted(plus(rest, lengths))) <= most {
                        open &= !Bitboard::of(at);
                    }
                }
            }
        }
        all_open & !open
    }
}

/// What the others need at least when one of them needs so much and `all` together that.
fn without(all: Lengths, one: Lengths) -> Lengths {
    [0, 1].map(|parity| {
        let ways = [0, 1].into_iter().filter(|&own| one[own] < NEVER);
        let each = ways.map(|own| all[(parity + own) % 2].saturating_sub(one[own]));
        each.max().unwrap_or(0)
    })
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
