//! The captures of a game without its other moves: each file is an ordered column of pawns, pieces are only counted.
//!
//! Every game has such a sequence, its *kernel* (Peter Österlund's term). Where no sequence of captures leads from
//! the columns of the array to those of a diagram, no game leads to the diagram. Pawns that promote on their own
//! file stay in their columns to the end: White's above all others, Black's below.

use super::asked::start;
use super::retraction::{last_row, unmoved};
use crate::control::{Control, Stopped};
use crate::rules::bitboard::Bitboard;
use crate::rules::fingerprint::SplitMix;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// The pawns of a file from the first rank on: below a leading 1, bit `i` says that pawn `i` is black.
pub(super) type Column = u16;

/// The most pawns that are followed on a file.
const TALLEST: usize = 7;

const CODES: usize = 2 << TALLEST;

/// A distance that excludes.
const NEVER: u8 = 200;

/// The weights of captures by White and by Black for which distances are kept.
const WEIGHTS: [[u8; 2]; 7] = [[1, 1], [2, 1], [1, 2], [8, 1], [1, 8], [1, 0], [0, 1]];

/// The column of a file in the array.
const AT_FIRST: Column = 0b110;

pub(super) const fn height(column: Column) -> usize {
    15 - column.leading_zeros() as usize
}

/// A column without so many of Black's pawns at its bottom and White's at its top.
pub(super) fn stripped(column: Column, low: usize, high: usize) -> Option<Column> {
    let all = height(column);
    let fits = low + high <= all
        && (0..low).all(|index| colour_at(column, index) == Colour::Black)
        && (all - high..all).all(|index| colour_at(column, index) == Colour::White);
    fits.then(|| (column & ((1 << (all - high)) - 1) | 1 << (all - high)) >> low)
}

pub(super) const fn colour_at(column: Column, index: usize) -> Colour {
    if column >> index & 1 == 0 { Colour::White } else { Colour::Black }
}

fn count(column: Column, colour: Colour) -> usize {
    let black = column.count_ones() as usize - 1;
    if colour == Colour::Black { black } else { height(column) - black }
}

const fn without(column: Column, index: usize) -> Column {
    let low = (1 << index) - 1;
    column & low | (column >> 1) & !low
}

const fn with(column: Column, index: usize, colour: Colour) -> Column {
    let low = (1 << index) - 1;
    column & low | (colour as Column) << index | (column & !low) << 1
}

/// Whether a square is a light one.
pub(super) const fn is_light(square: Square) -> bool {
    (square.file() + square.rank()) % 2 == 1
}

/// A pair, White's and Black's.
pub(super) type Both<T> = [T; 2];

pub(super) const SIDES: Both<Colour> = [Colour::White, Colour::Black];

/// The men of a side without pawns and king; bishops by the colour of their squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Pieces {
    pub(super) knights: i8,
    pub(super) bishops: [i8; 2],
    pub(super) rooks: i8,
    pub(super) queens: i8,
}

impl Pieces {
    /// Those of the array.
    pub(super) const AT_FIRST: Self = Self { knights: 2, bishops: [1, 1], rooks: 2, queens: 1 };

    pub(super) fn of(position: &Position, side: Colour) -> Self {
        let count = |kind| position.pieces(side, kind).count() as i8;
        let light =
            position.pieces(side, Kind::Bishop).filter(|&square| is_light(square)).count() as i8;
        Self {
            knights: count(Kind::Knight),
            bishops: [count(Kind::Bishop) - light, light],
            rooks: count(Kind::Rook),
            queens: count(Kind::Queen),
        }
    }

    pub(super) fn all(self) -> [i8; 5] {
        [self.knights, self.bishops[0], self.bishops[1], self.rooks, self.queens]
    }

    /// How many more of them there are than of others, kind by kind.
    pub(super) fn beyond(self, other: Self) -> i8 {
        self.all().iter().zip(other.all()).map(|(&one, other)| (one - other).max(0)).sum()
    }
}

/// A capture of a kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Capture {
    /// A pawn takes a pawn.
    PawnTakesPawn { by: Colour, from: (u8, u8), to: (u8, u8) },
    /// A pawn takes a piece and stands at that place of the file.
    PawnTakesPiece { by: Colour, from: (u8, u8), to: (u8, u8) },
    /// A pawn takes a piece and promotes on that file.
    PawnTakesPromoting { by: Colour, from: (u8, u8), to: u8, bishop: bool },
    /// A piece takes a pawn.
    PieceTakesPawn { by: Colour, at: (u8, u8) },
}

impl Capture {
    pub(super) const fn by(self) -> Colour {
        match self {
            Self::PawnTakesPawn { by, .. }
            | Self::PawnTakesPiece { by, .. }
            | Self::PawnTakesPromoting { by, .. }
            | Self::PieceTakesPawn { by, .. } => by,
        }
    }
}

/// What a diagram says of the captures before it; all that a kernel depends on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Demand {
    pub(super) columns: [Column; 8],
    /// `LOW_UNMOVED` and the like for each file.
    bars: [u8; 8],
    /// How many men are missing.
    pub(super) missing: Both<i8>,
    /// How many of them can be pawns.
    pub(super) pawns: Both<i8>,
    /// Bishops on dark and on light squares that only promotion can have made, and that have left the square.
    bishops: Both<[i8; 2]>,
    /// The files on which a promoted bishop could not leave its square, and those where one still stands there.
    closed: Both<u8>,
    kept: Both<u8>,
    /// A bishop that cannot have come to its square.
    pub(super) stranded: Option<Square>,
    /// Bishops that were captured on the squares of the array, which they could not leave.
    pub(super) shut_in: Bitboard,
}

/// The lowest pawn of a file is a white one that never moved.
const LOW_UNMOVED: u8 = 1;
/// The highest is a black one that never moved.
const HIGH_UNMOVED: u8 = 2;
/// White, and Black, cannot promote from the file straight on.
const NO_PROMOTION: Both<u8> = [4, 8];
/// Nor by a capture.
const NO_CAPTURING_PROMOTION: Both<u8> = [16, 32];
/// White, and Black, cannot promote on the file at all.
const OCCUPIED: Both<u8> = [64, 128];

/// The squares of the first rank of a side that unmoved pawns of its own close to bishops.
fn closed(position: &Position, side: Colour) -> Bitboard {
    let pawns = position.pieces(side, Kind::Pawn);
    let row = last_row(side.other());
    let mut closed = Bitboard::EMPTY;
    for file in 0..8_u8 {
        let beside = [file.wrapping_sub(1), file + 1];
        let mut beside = beside.into_iter().filter(|&beside| beside < 8);
        if beside.all(|beside| pawns.has(Square::at(beside, row).plus(side.forward()))) {
            closed |= Bitboard::of(Square::at(file, row));
        }
    }
    closed
}

/// What kings and rooks that may still castle keep pawns from.
fn bar_promotions(position: &Position, bars: &mut [u8; 8]) {
    for square in unmoved(position) {
        let by = usize::from(square.rank() == 0);
        let file = square.file() as usize;
        bars[file] |= NO_PROMOTION[by] | OCCUPIED[by];
        if position.kind(Kind::King).has(square) {
            // There a pawn would give a check that nothing but its capture can end.
            for beside in [file - 1, file + 1] {
                bars[beside] |= NO_PROMOTION[by] | NO_CAPTURING_PROMOTION[by];
            }
        }
    }
}

/// The bishops of a side on their squares of the array that two pawns shut in.
pub(super) fn shut_in(position: &Position, side: Colour) -> Bitboard {
    let (squares, step) = match side {
        Colour::White => ([2, 5], 8),
        Colour::Black => ([58, 61], -8),
    };
    let pawns = position.pieces(side, Kind::Pawn);
    let mut found = Bitboard::EMPTY;
    for square in squares.map(Square::new) {
        if pawns.has(square.plus(step - 1)) && pawns.has(square.plus(step + 1)) {
            found |= Bitboard::of(square);
        }
    }
    found
}

impl Demand {
    pub(super) fn of(position: &Position) -> Self {
        let (mut columns, mut bars) = ([1; 8], [0; 8]);
        for file in 0..8 {
            for row in 1..7 {
                let square = Square::at(file, row);
                if !position.kind(Kind::Pawn).has(square) {
                    continue;
                }
                let column = &mut columns[file as usize];
                let black = position.colour(Colour::Black).has(square);
                let colour = if black { Colour::Black } else { Colour::White };
                *column = with(*column, height(*column), colour);
                if !black && row == 1 {
                    bars[file as usize] |= LOW_UNMOVED;
                } else if black && row == 6 {
                    bars[file as usize] |= HIGH_UNMOVED;
                }
            }
        }
        let (mut missing, mut pawns, mut bishops) = ([0; 2], [0; 2], [[0; 2]; 2]);
        bar_promotions(position, &mut bars);
        let mut lost = Bitboard::EMPTY;
        let (mut closed_files, mut kept, mut stranded) = ([0; 2], [0; 2], None);
        for side in SIDES {
            let at = side.index();
            let mut now = Pieces::of(position, side);
            for square in closed(position, side) & position.pieces(side, Kind::Bishop) {
                if !start().pieces(side, Kind::Bishop).has(square) {
                    stranded = Some(square);
                }
            }
            for square in closed(position, side.other()) {
                closed_files[at] |= 1 << square.file();
                if position.pieces(side, Kind::Bishop).has(square) {
                    kept[at] |= 1 << square.file();
                    now.bishops[usize::from(is_light(square))] -= 1;
                }
            }
            let mut first = Pieces::AT_FIRST;
            missing[at] = 16 - position.colour(side).count() as i8;
            for square in shut_in(position, side) & !position.pieces(side, Kind::Bishop) {
                lost |= Bitboard::of(square);
                first.bishops[usize::from(is_light(square))] = 0;
                missing[at] -= 1;
            }
            pawns[at] = missing[at] - first.beyond(now);
            bishops[at] = [0, 1].map(|shade| (now.bishops[shade] - first.bishops[shade]).max(0));
        }
        Self {
            columns,
            bars,
            missing,
            pawns,
            bishops,
            closed: closed_files,
            kept,
            stranded,
            shut_in: lost,
        }
    }
}

/// What was found out.
#[derive(Clone, Debug)]
pub(super) enum Found {
    /// These captures lead to the columns; the others are of pieces by pieces.
    Kernel(Rc<[Capture]>),
    /// No captures do.
    Nothing,
    /// It took too long.
    Unknown,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    columns: [Column; 8],
    missing: Both<i8>,
    pawns: Both<i8>,
    bishops: Both<[i8; 2]>,
}

/// The least captures, by weight, that make a column such that only promotions are missing.
type Table = [[u8; CODES]; WEIGHTS.len()];

/// Looks for kernels, and remembers what it found.
#[derive(Default)]
pub(super) struct Kernels {
    tables: HashMap<(Column, u8), Rc<Table>>,
    known: HashMap<Demand, Found>,
}

impl Kernels {
    /// A kernel of a position, with so many nodes at most.
    pub(super) fn find(
        &mut self,
        demand: &Demand,
        nodes: u32,
        control: &Control,
    ) -> Result<Found, Stopped> {
        if let Some(found) = self.known.get(demand) {
            return Ok(found.clone());
        }
        let found = self.search(demand, nodes, 0, control)?;
        self.known.insert(demand.clone(), found.clone());
        Ok(found)
    }

    /// Looks for one that depends on `seed`.
    pub(super) fn another(
        &mut self,
        demand: &Demand,
        nodes: u32,
        seed: u64,
        control: &Control,
    ) -> Result<Found, Stopped> {
        self.search(demand, nodes, seed, control)
    }

    fn search(
        &mut self,
        demand: &Demand,
        nodes: u32,
        seed: u64,
        control: &Control,
    ) -> Result<Found, Stopped> {
        let is_short = SIDES.iter().any(|side| demand.pawns[side.index()] < 0);
        if is_short || demand.stranded.is_some() {
            return Ok(Found::Nothing);
        }
        let tables = [0, 1, 2, 3, 4, 5, 6, 7].map(|file: usize| self.table(demand, file));
        let mut search = Search {
            demand,
            tables,
            control,
            failed: HashSet::new(),
            way: Vec::new(),
            left: nodes,
            is_cut: false,
            random: (seed != 0).then(|| SplitMix::new(seed)),
            dislike: (seed % 4) << 32,
        };
        let state = State {
            columns: [AT_FIRST; 8],
            missing: demand.missing,
            pawns: demand.pawns,
            bishops: demand.bishops,
        };
        let is_found = search.bound(&state).is_some() && search.reaches(&state)?;
        Ok(if is_found {
            Found::Kernel(search.way.into())
        } else if search.is_cut {
            Found::Unknown
        } else {
            Found::Nothing
        })
    }

    fn table(&mut self, demand: &Demand, file: usize) -> Rc<Table> {
        let key = (demand.columns[file], demand.bars[file]);
        Rc::clone(self.tables.entry(key).or_insert_with(|| Rc::new(table(key.0, key.1))))
    }
}

/// Whether the pawn of a column can move.
fn is_free(column: Column, bars: u8, index: usize) -> bool {
    !(bars & LOW_UNMOVED != 0 && index == 0
        || bars & HIGH_UNMOVED != 0 && index + 1 == height(column))
}

/// Whether a pawn can come to that place of a column.
fn has_room(column: Column, bars: u8, index: usize) -> bool {
    height(column) < TALLEST
        && !(bars & LOW_UNMOVED != 0 && index == 0
            || bars & HIGH_UNMOVED != 0 && index == height(column))
}

fn table(goal: Column, bars: u8) -> Table {
    let mut table = [[NEVER; CODES]; WEIGHTS.len()];
    for low in 0..=TALLEST {
        let mut column = goal;
        for _ in 0..low {
            column = with(column, 0, Colour::Black);
        }
        let may = bars & (LOW_UNMOVED | NO_PROMOTION[1]) == 0 || low == 0;
        if height(column) > TALLEST || !may {
            break;
        }
        while height(column) <= TALLEST {
            for distances in &mut table {
                distances[column as usize] = 0;
            }
            if bars & (HIGH_UNMOVED | NO_PROMOTION[0]) != 0 {
                break;
            }
            column = with(column, height(column), Colour::White);
        }
    }
    // The changes that a capture can make to a column, with the side that captures.
    let mut changes: Vec<(Column, Column, Colour)> = Vec::new();
    for column in 1..CODES as Column {
        for index in 0..height(column) {
            if is_free(column, bars, index) {
                let colour = colour_at(column, index);
                changes.push((column, without(column, index), colour));
                changes.push((column, without(column, index), colour.other()));
                changes.push((column, column ^ 1 << index, colour.other()));
            }
        }
        for index in 0..=height(column) {
            if has_room(column, bars, index) {
                for colour in SIDES {
                    changes.push((column, with(column, index, colour), colour));
                }
            }
        }
    }
    for (distances, weights) in table.iter_mut().zip(WEIGHTS) {
        loop {
            let mut is_settled = true;
            for &(from, to, by) in &changes {
                let way = distances[to as usize].saturating_add(weights[by.index()]);
                if way < distances[from as usize] {
                    distances[from as usize] = way;
                    is_settled = false;
                }
            }
            if is_settled {
                break;
            }
        }
    }
    table
}

struct Search<'a> {
    demand: &'a Demand,
    tables: [Rc<Table>; 8],
    control: &'a Control,
    failed: HashSet<State>,
    way: Vec<Capture>,
    left: u32,
    is_cut: bool,
    random: Option<SplitMix>,
    /// How much captures by pawns are put off.
    dislike: u64,
}

impl Search<'_> {
    /// The captures that are still needed at least; None if there are not so many.
    fn bound(&self, state: &State) -> Option<u8> {
        let [by_white, by_black] = [state.missing[1], state.missing[0]].map(i32::from);
        let mut all = 0;
        for (row, weights) in WEIGHTS.into_iter().enumerate() {
            // A capture by a pawn changes two files that are side by side.
            let (mut total, mut shared) = (0, 0);
            for (table, &column) in self.tables.iter().zip(&state.columns) {
                let need = table[row][column as usize];
                if need >= NEVER {
                    return None;
                }
                shared = need.saturating_sub(shared);
                total += i32::from(shared);
            }
            if total > i32::from(weights[0]) * by_white + i32::from(weights[1]) * by_black {
                return None;
            }
            if row == 0 {
                all = total as u8;
            }
        }
        Some(all)
    }

    fn is_reached(&self, state: &State) -> bool {
        let is_complete = |(table, &column): (&Rc<Table>, &Column)| table[0][column as usize] == 0;
        if !self.tables.iter().zip(&state.columns).all(is_complete) {
            return false;
        }
        SIDES.into_iter().all(|side| {
            let mut promoted = [0; 2];
            let (closed, kept) = (self.demand.closed[side.index()], self.demand.kept[side.index()]);
            for file in 0..8 {
                let at = file as usize;
                let free = count(state.columns[at], side) - count(self.demand.columns[at], side);
                if kept >> file & 1 != 0 && free == 0 {
                    return false;
                }
                if closed >> file & 1 == 0 {
                    promoted[usize::from(is_light(Square::at(file, last_row(side))))] += free as i8;
                }
            }
            let needed = state.bishops[side.index()];
            promoted[0] >= needed[0] && promoted[1] >= needed[1]
        })
    }

    /// Whether the columns of the diagram are reached; if so, `way` is how.
    fn reaches(&mut self, state: &State) -> Result<bool, Stopped> {
        if self.is_reached(state) {
            return Ok(true);
        }
        if self.failed.contains(state) {
            return Ok(false);
        }
        if self.left == 0 {
            self.is_cut = true;
            return Ok(false);
        }
        self.left -= 1;
        if self.left.is_multiple_of(256) {
            self.control.check()?;
        }
        let mut next = Vec::new();
        self.captures(state, |capture, after| {
            next.push((0, capture, after));
        });
        next.retain_mut(|(order, _, after)| match self.bound(after) {
            Some(bound) => {
                *order = u64::from(bound) << 32;
                true
            }
            None => false,
        });
        for (order, capture, _) in &mut next {
            if !matches!(capture, Capture::PieceTakesPawn { .. }) {
                *order += self.dislike;
            }
            if let Some(random) = &mut self.random {
                *order += random.next() & 0x1_ffff_ffff;
            }
        }
        next.sort_by_key(|&(order, ..)| order);
        for (_, capture, after) in next {
            self.way.push(capture);
            if self.reaches(&after)? {
                return Ok(true);
            }
            self.way.pop();
        }
        if self.left > 0 {
            self.failed.insert(*state);
        }
        Ok(false)
    }

    fn captures(&mut self, state: &State, mut found: impl FnMut(Capture, State)) {
        for by in SIDES {
            let victim = by.other();
            if state.missing[victim.index()] <= 0 {
                continue;
            }
            let mut base = *state;
            base.missing[victim.index()] -= 1;
            let mut of_pawn = base;
            of_pawn.pawns[victim.index()] = state.pawns[victim.index()] - 1;
            let pawns = of_pawn.pawns[victim.index()] >= 0;
            base.pawns[victim.index()] =
                base.pawns[victim.index()].min(base.missing[victim.index()]);
            for file in 0..8_u8 {
                let at = file as usize;
                let (column, bars) = (state.columns[at], self.demand.bars[at]);
                for index in (0..height(column)).filter(|&index| is_free(column, bars, index)) {
                    let from = (file, index as u8);
                    if colour_at(column, index) == victim {
                        if pawns {
                            let mut after = of_pawn;
                            after.columns[at] = without(column, index);
                            found(Capture::PieceTakesPawn { by, at: from }, after);
                        }
                        continue;
                    }
                    for to in [file.wrapping_sub(1), file + 1].into_iter().filter(|&to| to < 8) {
                        let (there, barred) =
                            (state.columns[to as usize], self.demand.bars[to as usize]);
                        for place in 0..=height(there) {
                            let arrival = (to, place as u8);
                            if pawns
                                && place < height(there)
                                && colour_at(there, place) == victim
                                && is_free(there, barred, place)
                            {
                                let mut after = of_pawn;
                                after.columns[at] = without(column, index);
                                after.columns[to as usize] = there ^ 1 << place;
                                found(Capture::PawnTakesPawn { by, from, to: arrival }, after);
                            }
                            self.is_cut |= height(there) >= TALLEST;
                            if has_room(there, barred, place) {
                                let mut after = base;
                                after.columns[at] = without(column, index);
                                after.columns[to as usize] = with(there, place, by);
                                found(Capture::PawnTakesPiece { by, from, to: arrival }, after);
                            }
                        }
                        let foremost = match by {
                            Colour::White => (index + 1..height(column))
                                .all(|above| colour_at(column, above) == by),
                            Colour::Black => (0..index).all(|below| colour_at(column, below) == by),
                        };
                        let barred = bars & NO_CAPTURING_PROMOTION[by.index()] != 0
                            || barred & OCCUPIED[by.index()] != 0;
                        if foremost && !barred {
                            let mut after = base;
                            after.columns[at] = without(column, index);
                            found(
                                Capture::PawnTakesPromoting { by, from, to, bishop: false },
                                after,
                            );
                            let shade = usize::from(is_light(Square::at(to, last_row(by))));
                            if after.bishops[by.index()][shade] > 0 {
                                after.bishops[by.index()][shade] -= 1;
                                found(
                                    Capture::PawnTakesPromoting { by, from, to, bishop: true },
                                    after,
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
