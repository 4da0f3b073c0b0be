//! A game to a position, found backwards: the captures of a kernel are taken back one by one, pieces that were pawns
//! go to the squares where they promoted, and at last all go home.

use super::asked::start;
use super::kernel::{Both, Capture, Column, Demand, Pieces, SIDES, colour_at, height, is_light};
use super::retraction::{Retraction, castlings, home_row, is_possible, last_row, quiet};
use crate::control::{Control, Stopped};
use crate::rules::bitboard::Bitboard;
use crate::rules::fingerprint::{Fingerprint, SplitMix};
use crate::rules::orthodox::attacks::{Orthodox, attacks_from};
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

/// A way that was not found, or the end of the time.
pub(super) enum Failure {
    Stuck,
    Stopped,
}

impl From<Stopped> for Failure {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

type Done<T> = Result<T, Failure>;

/// The most positions that are looked at for one step of the plan.
const STEP_NODES: usize = 4000;

/// And for bringing all home.
const HOME_NODES: usize = 40_000;

/// What is left to do in the plan.
#[derive(Clone, Copy, Debug, Default)]
struct Left {
    /// Pieces of each side that a capture will bring back.
    pieces: Both<i8>,
    /// Those of them that pieces have taken, wherever it was.
    others: Both<i8>,
}

pub(super) struct Builder<'a, R> {
    rules: R,
    control: &'a Control,
    random: SplitMix,
    position: Position,
    /// What was taken back so far, the last move of the game first.
    way: Vec<Retraction>,
    left: Left,
}

/// The columns before and after each capture of a kernel, and how often each pawn has captured by then.
struct States {
    columns: Vec<[Column; 8]>,
    captures: Vec<[Vec<u8>; 8]>,
}

impl States {
    fn of(kernel: &[Capture]) -> Self {
        let mut columns = vec![[0b110; 8]];
        let start: [Vec<u8>; 8] = std::array::from_fn(|_| vec![0, 0]);
        let mut captures = vec![start];
        for &capture in kernel {
            let mut now = *columns.last().expect("there is a first");
            let mut made = captures.last().expect("there is a first").clone();
            let mut take = |now: &mut [Column; 8], (file, index): (u8, u8)| {
                let low = (1 << index) - 1;
                let column = &mut now[file as usize];
                *column = *column & low | (*column >> 1) & !low;
                made[file as usize].remove(index as usize)
            };
            let put = |now: &mut [Column; 8], (file, index): (u8, u8), by: Colour| {
                let low = (1 << index) - 1;
                let column = &mut now[file as usize];
                *column = *column & low | (by as Column) << index | (*column & !low) << 1;
            };
            match capture {
                Capture::PawnTakesPawn { by, from, to } => {
                    let count = take(&mut now, from);
                    take(&mut now, to);
                    put(&mut now, to, by);
                    made[to.0 as usize].insert(to.1 as usize, count + 1);
                }
                Capture::PawnTakesPiece { by, from, to } => {
                    let count = take(&mut now, from);
                    put(&mut now, to, by);
                    made[to.0 as usize].insert(to.1 as usize, count + 1);
                }
                Capture::PawnTakesPromoting { from, .. } => {
                    take(&mut now, from);
                }
                Capture::PieceTakesPawn { at, .. } => {
                    take(&mut now, at);
                }
            }
            columns.push(now);
            captures.push(made);
        }
        Self { columns, captures }
    }
}

/// A column without so many of Black's pawns at its bottom and White's at its top.
fn stripped(column: Column, low: usize, high: usize) -> Option<Column> {
    let all = height(column);
    let fits = low + high <= all
        && (0..low).all(|index| colour_at(column, index) == Colour::Black)
        && (all - high..all).all(|index| colour_at(column, index) == Colour::White);
    fits.then(|| (column & ((1 << (all - high)) - 1) | 1 << (all - high)) >> low)
}

fn of_colour(column: Column, colour: Colour) -> usize {
    (0..height(column)).filter(|&index| colour_at(column, index) == colour).count()
}

/// What a push is: where a pawn stands and where it comes from.
type Push = (Square, Square);

impl<'a, R: Orthodox> Builder<'a, R> {
    pub(super) fn new(rules: R, position: Position, seed: u64, control: &'a Control) -> Self {
        Self {
            rules,
            control,
            random: SplitMix::new(seed),
            position,
            way: Vec::new(),
            left: Left::default(),
        }
    }

    /// The moves to the position from the array, taken back from it.
    pub(super) fn build(mut self, demand: &Demand, kernel: &[Capture]) -> Done<Vec<Retraction>> {
        let states = States::of(kernel);
        self.left.others = demand.missing;
        for side in SIDES {
            let at = side.index();
            self.left.pieces[at] = demand.missing[at]
                + (demand.shut_in & Bitboard(if at == 0 { 0xff } else { 0xff << 56 })).count()
                    as i8;
        }
        for capture in kernel {
            let victim = capture.by().other().index();
            self.left.others[victim] -= 1;
            if matches!(capture, Capture::PawnTakesPawn { .. } | Capture::PieceTakesPawn { .. }) {
                self.left.pieces[victim] -= 1;
            }
        }
        self.regroup()?;
        for (place, &capture) in kernel.iter().enumerate().rev() {
            self.take_back(capture, &states, place)?;
        }
        for file in 0..8 {
            self.complete(file, 0b110)?;
        }
        for square in demand.shut_in {
            let victim = if square.rank() == 0 { Colour::White } else { Colour::Black };
            self.bring_capturer(victim, Kind::Bishop, &[square])?;
            self.left.pieces[victim.index()] -= 1;
        }
        for victim in SIDES {
            while self.left.others[victim.index()] > 0 {
                let kinds = self.lacking(victim);
                self.uncapture_piece(victim, kinds)?;
            }
        }
        self.go_home()?;
        Ok(self.way)
    }

    // -- the plan ------------------------------------------------------------------------------

    /// The pawns of a file from below.
    fn pawns(&self, file: u8) -> Vec<(Square, Colour)> {
        let position = &self.position;
        (1..7)
            .map(|row| Square::at(file, row))
            .filter(|&square| position.kind(Kind::Pawn).has(square))
            .map(|square| {
                let black = position.colour(Colour::Black).has(square);
                (square, if black { Colour::Black } else { Colour::White })
            })
            .collect()
    }

    fn column(&self, file: u8) -> Column {
        self.pawns(file).iter().rev().fold(1, |column, &(_, colour)| column << 1 | colour as Column)
    }

    /// How many pawns of a column have not come back to the file: Black's below, White's above.
    fn absent(&self, file: u8, column: Column) -> (usize, usize) {
        let now = self.column(file);
        let absent = |side| of_colour(column, side).saturating_sub(of_colour(now, side));
        (absent(Colour::Black), absent(Colour::White))
    }

    /// Brings back the pawns of a file that have promoted, until it is like this.
    fn complete(&mut self, file: u8, column: Column) -> Done<()> {
        loop {
            let (low, high) = self.absent(file, column);
            if (low, high) == (0, 0) {
                return Ok(());
            }
            let first = self.random.next().is_multiple_of(2);
            let side = if high > 0 && (low == 0 || first) { Colour::White } else { Colour::Black };
            self.unpromote(side, file)?;
        }
    }

    fn take_back(&mut self, capture: Capture, states: &States, place: usize) -> Done<()> {
        let (before, after) = (&states.columns[place], &states.columns[place + 1]);
        let by = capture.by();
        loop {
            match capture {
                Capture::PawnTakesPawn { from, to, .. }
                | Capture::PawnTakesPiece { from, to, .. } => {
                    let (f, g) = (from.0, to.0);
                    let takes_pawn = matches!(capture, Capture::PawnTakesPawn { .. });
                    let (absent_f, absent_g) =
                        (self.absent(f, after[f as usize]), self.absent(g, after[g as usize]));
                    let goal_f = stripped(before[f as usize], absent_f.0, absent_f.1);
                    let goal_g = stripped(before[g as usize], absent_g.0, absent_g.1);
                    if let (Some(goal_f), Some(goal_g)) = (goal_f, goal_g) {
                        let choices = self.pawn_choices(
                            by,
                            f,
                            g,
                            goal_f,
                            goal_g,
                            takes_pawn,
                            &states.captures[place],
                        );
                        if !choices.is_empty() {
                            return self.pawn_uncapture(by, &choices, takes_pawn);
                        }
                    }
                    // Some pawn that has promoted since must come back first.
                    if self.come_back(f, before[f as usize], absent_f)?
                        || self.come_back(g, before[g as usize], absent_g)?
                        || self.any_back(by, g, absent_g)?
                        || self.any_back(by, f, absent_f)?
                        || self.any_back(by.other(), g, absent_g)?
                        || self.any_back(by.other(), f, absent_f)?
                    {
                        continue;
                    }
                    return Err(Failure::Stuck);
                }
                Capture::PawnTakesPromoting { from, to, .. } => {
                    let file = from.0;
                    let absent = self.absent(file, after[file as usize]);
                    let goal = stripped(before[file as usize], absent.0, absent.1);
                    let wanted = match by {
                        Colour::White => 1 << height(self.column(file)),
                        Colour::Black => 1,
                    };
                    let now = self.column(file);
                    let with = match by {
                        Colour::White => now & (wanted - 1) | wanted << 1,
                        Colour::Black => now << 1 | 1,
                    };
                    if goal == Some(with) {
                        return self.unpromote_capturing(by, file, to);
                    }
                    if self.come_back(file, before[file as usize], absent)?
                        || self.any_back(by, file, absent)?
                        || self.any_back(by.other(), file, absent)?
                    {
                        continue;
                    }
                    return Err(Failure::Stuck);
                }
                Capture::PieceTakesPawn { at, .. } => {
                    let file = at.0;
                    let absent = self.absent(file, after[file as usize]);
                    if let Some(goal) = stripped(before[file as usize], absent.0, absent.1) {
                        let floors = &states.captures[place][file as usize];
                        if let Some(done) = self.pawn_back(by, file, goal, floors, at.1) {
                            return done;
                        }
                    }
                    if self.come_back(file, before[file as usize], absent)?
                        || self.any_back(by, file, absent)?
                        || self.any_back(by.other(), file, absent)?
                    {
                        continue;
                    }
                    return Err(Failure::Stuck);
                }
            }
        }
    }

    /// Brings back a pawn that would not come to its place any more.
    fn come_back(&mut self, file: u8, column: Column, absent: (usize, usize)) -> Done<bool> {
        let all = height(column);
        let low = (0..all).take_while(|&index| colour_at(column, index) == Colour::Black).count();
        let high =
            (0..all).rev().take_while(|&index| colour_at(column, index) == Colour::White).count();
        if absent.1 > high {
            return self.unpromote(Colour::White, file).map(|()| true);
        }
        if absent.0 > low {
            return self.unpromote(Colour::Black, file).map(|()| true);
        }
        Ok(false)
    }

    fn any_back(&mut self, side: Colour, file: u8, absent: (usize, usize)) -> Done<bool> {
        let count = if side == Colour::White { absent.1 } else { absent.0 };
        if count == 0 {
            return Ok(false);
        }
        self.unpromote(side, file).map(|()| true)
    }

    /// The ways to take back a pawn's capture: what must be pushed, where it stands, where it goes.
    #[allow(clippy::too_many_arguments, reason = "two files, before and after")]
    fn pawn_choices(
        &mut self,
        by: Colour,
        f: u8,
        g: u8,
        goal_f: Column,
        goal_g: Column,
        takes_pawn: bool,
        floors: &[Vec<u8>; 8],
    ) -> Vec<(usize, Vec<Push>, Square, Square)> {
        let (now_f, now_g) = (self.column(f), self.column(g));
        let (pawns_f, pawns_g) = (self.pawns(f), self.pawns(g));
        let mut choices = Vec::new();
        for j in (0..pawns_g.len()).filter(|&j| pawns_g[j].1 == by) {
            let low = (1 << j) - 1;
            let left = if takes_pawn { now_g ^ 1 << j } else { now_g & low | (now_g >> 1) & !low };
            if left != goal_g {
                continue;
            }
            for i in 0..=pawns_f.len() {
                let low = (1 << i) - 1;
                if now_f & low | (by as Column) << i | (now_f & !low) << 1 != goal_f {
                    continue;
                }
                let stands = pawns_g[j].0;
                let mut row = stands.rank();
                while row != home_row(by) {
                    let (origin, arrival) =
                        (Square::at(f, row).plus(-by.forward()), Square::at(g, row));
                    let mut pushes = Vec::new();
                    let fits = gap(&pawns_f, i, origin.rank(), &mut pushes)
                        && clear(&pawns_g, j, row, by, &mut pushes);
                    if fits && self.keeps_floors(&pushes, floors) {
                        if row != stands.rank() {
                            pushes.push((stands, arrival));
                        }
                        let steps: usize = pushes
                            .iter()
                            .map(|(from, to)| from.rank().abs_diff(to.rank()) as usize)
                            .sum();
                        choices.push((steps, pushes, arrival, origin));
                    }
                    row = row.wrapping_add_signed(-by.forward() / 8);
                }
            }
        }
        choices.sort_by_key(|choice| choice.0);
        choices
    }

    /// Whether no pawn is pushed back further than its captures allow.
    fn keeps_floors(&self, pushes: &[Push], floors: &[Vec<u8>; 8]) -> bool {
        pushes.iter().all(|&(from, to)| {
            let side = if self.position.colour(Colour::White).has(from) {
                Colour::White
            } else {
                Colour::Black
            };
            let least = floors[from.file() as usize].iter().copied().min().unwrap_or(0);
            to.rank().abs_diff(home_row(side)) >= least
        })
    }

    fn pawn_uncapture(
        &mut self,
        by: Colour,
        choices: &[(usize, Vec<Push>, Square, Square)],
        takes_pawn: bool,
    ) -> Done<()> {
        // The others are for another attempt.
        let tried = choices.len().min(2) as u64;
        let (_, pushes, arrival, origin) = choices[(self.random.next() % tried) as usize].clone();
        self.push(&pushes)?;
        let victims = if takes_pawn { vec![Kind::Pawn] } else { self.victims(by.other(), arrival) };
        if victims.is_empty() {
            return Err(Failure::Stuck);
        }
        let finish = move |position: &Position| {
            let mut found = Vec::new();
            if position.turn() != by && !position.occupied().has(origin) {
                found.extend(victims.iter().map(|&kind| Retraction {
                    played: Move::plain(origin, arrival),
                    captured: Some(kind),
                }));
            }
            found
        };
        let estimate = move |position: &Position| {
            2 * u32::from(position.occupied().has(origin)) + u32::from(position.turn() == by)
        };
        self.step(finish, estimate)?;
        if !takes_pawn {
            self.left.pieces[by.other().index()] -= 1;
        }
        Ok(())
    }

    /// Takes back a piece's capture of a pawn; None if no place fits.
    fn pawn_back(
        &mut self,
        by: Colour,
        file: u8,
        goal: Column,
        floors: &[u8],
        index: u8,
    ) -> Option<Done<()>> {
        let (now, pawns, victim) = (self.column(file), self.pawns(file), by.other());
        let floor = floors.get(index as usize).copied().unwrap_or(0);
        let mut places: Vec<(usize, Vec<Push>, Square)> = Vec::new();
        for i in 0..=pawns.len() {
            let low = (1 << i) - 1;
            if now & low | (victim as Column) << i | (now & !low) << 1 != goal {
                continue;
            }
            for row in 1_u8..7 {
                let mut pushes = Vec::new();
                if row.abs_diff(home_row(victim)) >= floor && gap(&pawns, i, row, &mut pushes) {
                    places.push((pushes.len(), pushes, Square::at(file, row)));
                }
            }
        }
        places.sort_by_key(|place| place.0);
        let (_, pushes, square) = places.first()?.clone();
        if pushes.is_empty() {
            let squares: Vec<Square> =
                places.iter().filter(|place| place.1.is_empty()).map(|place| place.2).collect();
            return Some(self.bring_capturer(victim, Kind::Pawn, &squares));
        }
        Some(self.push(&pushes).and_then(|()| self.bring_capturer(victim, Kind::Pawn, &[square])))
    }

    /// Takes back a capture by a piece that leaves this victim on one of the squares.
    fn bring_capturer(&mut self, victim: Colour, kind: Kind, squares: &[Square]) -> Done<()> {
        let by = victim.other();
        let set = squares.iter().fold(Bitboard::EMPTY, |set, &square| set | Bitboard::of(square));
        let rules = self.rules;
        let finish = move |position: &Position| {
            let mut found = Vec::new();
            if position.turn() == victim {
                let occupied = position.occupied();
                let movable = !position.kind(Kind::Pawn) & !super::retraction::unmoved(position);
                for to in set & position.colour(by) & movable {
                    for from in attacks_from(rules, position.kind_at(to), to, occupied) & !occupied
                    {
                        let played = Move::plain(from, to);
                        found.push(Retraction { played, captured: Some(kind) });
                    }
                }
            }
            found
        };
        let estimate = move |position: &Position| {
            let occupied = position.occupied();
            let movable = !position.kind(Kind::Pawn) & !super::retraction::unmoved(position);
            let own = position.colour(by) & movable;
            let near = set
                .into_iter()
                .map(|to| {
                    let blocked = u32::from(occupied.has(to) && !own.has(to));
                    let kinds = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];
                    let way = kinds
                        .into_iter()
                        .map(|kind| distance(rules, kind, own & position.kind(kind), to, position))
                        .min();
                    2 * way.unwrap_or(FAR) + 2 * blocked
                })
                .min();
            near.unwrap_or(FAR) + u32::from(position.turn() == by)
        };
        self.step(finish, estimate)
    }

    /// Takes back a capture by a piece of one of these kinds, bishops on those shades of squares.
    fn uncapture_piece(&mut self, victim: Colour, kinds: Vec<(Kind, [i8; 2])>) -> Done<()> {
        let by = victim.other();
        let rules = self.rules;
        let finish = move |position: &Position| {
            let mut found = Vec::new();
            if position.turn() == victim {
                quiet(position, rules, |retraction, _| {
                    let shade = usize::from(is_light(retraction.played.to()));
                    for &(kind, bishops) in &kinds {
                        if kind != Kind::Bishop || bishops[shade] > 0 {
                            found.push(Retraction { captured: Some(kind), ..retraction });
                        }
                    }
                });
            }
            found
        };
        let estimate = move |position: &Position| u32::from(position.turn() == by);
        self.step(finish, estimate)?;
        self.left.pieces[victim.index()] -= 1;
        self.left.others[victim.index()] -= 1;
        Ok(())
    }

    /// The kinds of which a side has less than in the array; bishops by their squares.
    fn lacking(&self, side: Colour) -> Vec<(Kind, [i8; 2])> {
        let now = Pieces::of(&self.position, side);
        let first = Pieces::AT_FIRST;
        let bishops = [0, 1].map(|shade| (first.bishops[shade] - now.bishops[shade]).max(0));
        let lacks = [
            (Kind::Knight, first.knights > now.knights),
            (Kind::Bishop, bishops.iter().any(|&count| count > 0)),
            (Kind::Rook, first.rooks > now.rooks),
            (Kind::Queen, first.queens > now.queens),
        ];
        lacks.into_iter().filter(|&(_, lacks)| lacks).map(|(kind, _)| (kind, bishops)).collect()
    }

    /// The kinds that may be uncaptured on a square.
    fn victims(&mut self, side: Colour, square: Square) -> Vec<Kind> {
        let shade = usize::from(is_light(square));
        let mut kinds: Vec<Kind> = self
            .lacking(side)
            .into_iter()
            .filter(|&(kind, bishops)| kind != Kind::Bishop || bishops[shade] > 0)
            .map(|(kind, _)| kind)
            .collect();
        let spare = self.deficit(side) < self.left.pieces[side.index()];
        if spare {
            kinds.extend([Kind::Knight, Kind::Queen, Kind::Rook]);
        }
        kinds
    }

    fn deficit(&self, side: Colour) -> i8 {
        Pieces::AT_FIRST.beyond(Pieces::of(&self.position, side))
    }

    /// The pieces of a side that may be pawns again on a square.
    fn promoted(&self, side: Colour, square: Square) -> Vec<Kind> {
        let now = Pieces::of(&self.position, side);
        let first = Pieces::AT_FIRST;
        let shade = usize::from(is_light(square));
        let may_lack = self.deficit(side) < self.left.pieces[side.index()];
        let surplus = [
            (Kind::Bishop, now.bishops[shade] - first.bishops[shade]),
            (Kind::Knight, now.knights - first.knights),
            (Kind::Rook, now.rooks - first.rooks),
            (Kind::Queen, now.queens - first.queens),
        ];
        let mut kinds: Vec<Kind> =
            surplus.iter().filter(|&&(_, more)| more > 0).map(|&(kind, _)| kind).collect();
        if kinds.contains(&Kind::Bishop) {
            // They alone depend on the square.
            return vec![Kind::Bishop];
        }
        if kinds.is_empty() && may_lack {
            let there = |kind| self.position.pieces(side, kind).any();
            kinds = [Kind::Knight, Kind::Rook, Kind::Queen]
                .into_iter()
                .filter(|&kind| there(kind))
                .collect();
        }
        kinds
    }

    /// Takes back a promotion on a file.
    fn unpromote(&mut self, side: Colour, file: u8) -> Done<()> {
        let square = Square::at(file, last_row(side));
        let behind = square.plus(-side.forward());
        self.unpromote_to(side, square, behind, None)
    }

    fn unpromote_capturing(&mut self, side: Colour, file: u8, to: u8) -> Done<()> {
        let square = Square::at(to, last_row(side));
        let origin = Square::at(file, last_row(side)).plus(-side.forward());
        let victims = self.victims(side.other(), square);
        if victims.is_empty() {
            return Err(Failure::Stuck);
        }
        self.unpromote_to(side, square, origin, Some(victims))?;
        self.left.pieces[side.other().index()] -= 1;
        Ok(())
    }

    fn unpromote_to(
        &mut self,
        side: Colour,
        square: Square,
        origin: Square,
        victims: Option<Vec<Kind>>,
    ) -> Done<()> {
        if self.position.kind(Kind::Pawn).has(origin) {
            // A pawn of the own side that stands in the way goes back.
            let below = origin.plus(-side.forward());
            self.push(&[(origin, below)])?;
        }
        let mut kinds = self.promoted(side, square);
        if kinds.is_empty() && self.left.others[side.index()] > 0 {
            // One that was captured later.
            let any = [Kind::Knight, Kind::Queen, Kind::Rook].map(|kind| (kind, [0; 2]));
            self.uncapture_piece(side, any.into())?;
            kinds = self.promoted(side, square);
        }
        if kinds.is_empty() {
            return Err(Failure::Stuck);
        }
        let rules = self.rules;
        let for_finish = kinds.clone();
        let finish = move |position: &Position| {
            let mut found = Vec::new();
            if position.turn() != side && !position.occupied().has(origin) {
                for &kind in &for_finish {
                    if position.pieces(side, kind).has(square) {
                        let played = Move::promoting(origin, square, kind);
                        match &victims {
                            None => found.push(Retraction { played, captured: None }),
                            Some(victims) => found.extend(
                                victims
                                    .iter()
                                    .map(|&kind| Retraction { played, captured: Some(kind) }),
                            ),
                        }
                    }
                }
            }
            found
        };
        let estimate = move |position: &Position| {
            let occupied = position.occupied();
            let unmoved = super::retraction::unmoved(position);
            let mut blocked = 0;
            if occupied.has(origin) {
                blocked += 2;
            }
            let own =
                kinds.iter().fold(Bitboard::EMPTY, |set, &kind| set | position.pieces(side, kind))
                    & !unmoved;
            if occupied.has(square) && !own.has(square) {
                blocked += 2;
            }
            let way = kinds
                .iter()
                .map(|&kind| distance(rules, kind, own & position.kind(kind), square, position))
                .min()
                .unwrap_or(FAR);
            2 * way + blocked + u32::from(position.turn() == side)
        };
        self.step(finish, estimate)
    }

    /// Takes pawns back along their files.
    fn push(&mut self, pushes: &[Push]) -> Done<()> {
        for &(from, to) in pushes {
            let side = if self.position.colour(Colour::White).has(from) {
                Colour::White
            } else {
                Colour::Black
            };
            let mut at = from;
            while at != to {
                let behind = at.plus(-side.forward());
                if self.position.kind(Kind::Pawn).has(behind) {
                    return Err(Failure::Stuck);
                }
                let played = Move::plain(behind, at);
                let finish = move |position: &Position| {
                    if position.turn() != side && !position.occupied().has(behind) {
                        vec![Retraction { played, captured: None }]
                    } else {
                        Vec::new()
                    }
                };
                let estimate = move |position: &Position| {
                    2 * u32::from(position.occupied().has(behind))
                        + u32::from(position.turn() == side)
                };
                self.step(finish, estimate)?;
                at = behind;
            }
        }
        Ok(())
    }

    /// Sends kings and other pieces of the array to their own half, pieces that were pawns to the other one, while the
    /// board is open.
    fn regroup(&mut self) -> Done<()> {
        let rules = self.rules;
        let mut least = strayed(&self.position);
        // As far as it goes: what is not in its half at last is the affair of later steps.
        while least > 0 {
            let goal = least.saturating_sub(4);
            let way = self.best_first(
                300,
                |position, found| quiet(position, rules, |one, before| found.push((one, before))),
                |position| strayed(position) <= goal && !position.in_check(rules),
                strayed,
            )?;
            let Some(way) = way else { break };
            self.follow(way);
            least = strayed(&self.position);
        }
        Ok(())
    }

    // -- searching -----------------------------------------------------------------------------

    /// Takes moves of pieces back until one of those that `finish` names can be.
    fn step(
        &mut self,
        finish: impl Fn(&Position) -> Vec<Retraction>,
        estimate: impl Fn(&Position) -> u32,
    ) -> Done<()> {
        let rules = self.rules;
        let mut random = self.random.clone();
        self.random.next();
        let mut last = None;
        let ends = |position: &Position, last: &mut Option<Retraction>| {
            let mut choices = finish(position);
            if choices.len() > 1 {
                let start = random.next() as usize % choices.len();
                choices.rotate_left(start);
            }
            *last = choices.into_iter().find(|retraction| {
                let before = retraction.before(position);
                is_possible(&before, rules) && !before.in_check(rules)
            });
            last.is_some()
        };
        let mut ends = ends;
        let way = self.best_first(
            STEP_NODES,
            |position, found| quiet(position, rules, |one, before| found.push((one, before))),
            |position| ends(position, &mut last),
            |position| 3 * estimate(position) + strayed(position),
        )?;
        let Some(way) = way else { return Err(Failure::Stuck) };
        for retraction in way.into_iter().chain(last) {
            self.position = retraction.before(&self.position);
            self.way.push(retraction);
        }
        Ok(())
    }

    /// The retractions to a position at which `is_end`, the most promising positions first.
    fn best_first(
        &mut self,
        nodes: usize,
        expand: impl Fn(&Position, &mut Vec<(Retraction, Position)>),
        mut is_end: impl FnMut(&Position) -> bool,
        estimate: impl Fn(&Position) -> u32,
    ) -> Done<Option<Vec<Retraction>>> {
        let mut seen = HashSet::new();
        let mut all: Vec<(Position, u32, Option<Retraction>, u32)> =
            vec![(self.position, 0, None, 0)];
        let mut queue = BinaryHeap::new();
        seen.insert(Fingerprint::new(&self.position));
        queue.push(Reverse((0_u64, 0_u32)));
        let mut next = Vec::new();
        let mut count = 0;
        while let Some(Reverse((_, at))) = queue.pop() {
            let (position, _, _, depth) = all[at as usize];
            if is_end(&position) {
                let mut way = Vec::new();
                let mut at = at;
                while let (_, parent, Some(retraction), _) = all[at as usize] {
                    way.push(retraction);
                    at = parent;
                }
                way.reverse();
                return Ok(Some(way));
            }
            count += 1;
            if count > nodes {
                break;
            }
            if count % 16 == 0 {
                self.control.check()?;
            }
            next.clear();
            expand(&position, &mut next);
            for &(retraction, before) in &next {
                if !seen.insert(Fingerprint::new(&before)) {
                    continue;
                }
                if before.checkers(self.rules, before.turn()).several() {
                    continue;
                }
                let worth = estimate(&before);
                if worth >= HOPELESS {
                    continue;
                }
                let place = all.len() as u32;
                all.push((before, at, Some(retraction), depth + 1));
                let order = u64::from(4 * worth + depth + 1) << 8 | self.random.next() & 0xff;
                queue.push(Reverse((order, place)));
            }
        }
        Ok(None)
    }

    // -- home ----------------------------------------------------------------------------------

    /// Brings all pieces and then the pawns to their squares of the array, White to move.
    fn go_home(&mut self) -> Done<()> {
        let rules = self.rules;
        let start = start();
        let apart = move |position: &Position| {
            let mut sum = 0;
            for side in SIDES {
                for kind in [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight] {
                    sum += homeward(rules, position, side, kind, &start);
                }
            }
            sum
        };
        let way = self.best_first(
            HOME_NODES,
            |position, found| {
                quiet(position, rules, |one, before| found.push((one, before)));
                let us = position.turn().other();
                for to in position.pieces(us, Kind::Pawn) {
                    let from = to.plus(-us.forward());
                    if to.rank() == home_row(us)
                        || from.rank() == home_row(us)
                        || position.occupied().has(from)
                    {
                        continue;
                    }
                    let one = Retraction { played: Move::plain(from, to), captured: None };
                    let before = one.before(position);
                    if is_possible(&before, rules) {
                        found.push((one, before));
                    }
                }
                castlings(position, rules, us, |played, captured| {
                    let retraction = Retraction { played, captured };
                    let before = retraction.before(position);
                    if is_possible(&before, rules) {
                        found.push((retraction, before));
                    }
                });
            },
            |position| apart(position) == 0,
            apart,
        )?;
        let Some(way) = way else { return Err(Failure::Stuck) };
        self.follow(way);
        let steps = move |position: &Position| {
            let mut sum = apart(position);
            for square in position.kind(Kind::Pawn) {
                let side = if position.colour(Colour::White).has(square) {
                    Colour::White
                } else {
                    Colour::Black
                };
                sum += u32::from(square.rank().abs_diff(home_row(side)));
            }
            sum
        };
        let way = self.best_first(
            HOME_NODES,
            |position, found| {
                super::retraction::all(position, rules, 0, false, |one, before| {
                    if one.played.promotion().is_none() {
                        found.push((one, before));
                    }
                });
            },
            |position| position.turn() == Colour::White && steps(position) == 0,
            steps,
        )?;
        let Some(way) = way else { return Err(Failure::Stuck) };
        self.follow(way);
        Ok(())
    }

    fn follow(&mut self, way: Vec<Retraction>) {
        for retraction in way {
            self.position = retraction.before(&self.position);
            self.way.push(retraction);
        }
    }
}

/// A distance that is not worth going.
const FAR: u32 = 12;

const HOPELESS: u32 = 10_000;

/// The moves of the nearest of some pieces to a square; a piece that stands in the way costs one more, a pawn bars it.
fn distance<R: Orthodox>(
    rules: R,
    kind: Kind,
    from: Bitboard,
    to: Square,
    position: &Position,
) -> u32 {
    if from.has(to) {
        return 0;
    }
    if from.is_empty() {
        return FAR;
    }
    let occupied = position.occupied();
    let pawns = position.kind(Kind::Pawn);
    let mut reached = Bitboard::of(to);
    let mut fronts = [Bitboard::EMPTY; FAR as usize + 2];
    fronts[0] = reached;
    for cost in 0..FAR as usize - 1 {
        let front = fronts[cost];
        if (front & from).any() {
            return cost as u32;
        }
        for square in front {
            let direct = attacks_from(rules, kind, square, occupied);
            let met = direct & occupied & !pawns;
            fronts[cost + 1] |= direct & (!occupied | from) & !reached;
            if met.any() {
                let beyond = attacks_from(rules, kind, square, occupied & !met);
                fronts[cost + 2] |= (met | beyond & (!occupied | from)) & !reached;
            }
        }
        reached |= fronts[cost + 1];
        let next = fronts[cost + 1];
        fronts[cost + 2] &= !next;
    }
    FAR - 1
}

/// How far the pieces of a kind are from home.
fn homeward<R: Orthodox>(
    rules: R,
    position: &Position,
    side: Colour,
    kind: Kind,
    start: &Position,
) -> u32 {
    let (stand, homes) = (position.pieces(side, kind), start.pieces(side, kind));
    let away = stand & !homes;
    if away.is_empty() {
        return 0;
    }
    let occupied = position.occupied();
    let mut free = homes & !stand;
    let mut sum = 0;
    for square in away {
        let nearest = free
            .into_iter()
            .map(|home| {
                if kind == Kind::Bishop && is_light(home) != is_light(square) {
                    return (FAR, home);
                }
                let blocked = u32::from(occupied.has(home));
                (distance(rules, kind, Bitboard::of(square), home, position) + blocked, home)
            })
            .min_by_key(|&(way, _)| way);
        if let Some((way, home)) = nearest {
            sum += 2 * way;
            free &= !Bitboard::of(home);
        }
    }
    sum
}

/// The three ranks of a side.
const HALVES: Both<Bitboard> = [Bitboard(0xff_ffff), Bitboard(0xff_ffff << 40)];

/// How many pieces are not in the half where they belong: their own, or the other for those that were pawns.
fn strayed(position: &Position) -> u32 {
    let mut sum = 0;
    for side in SIDES {
        let (own, other) = (HALVES[side.index()], HALVES[side.other().index()]);
        if let Some(king) = position.king(side) {
            sum += u32::from(king.rank().abs_diff(last_row(side.other())).saturating_sub(1));
        }
        for (kind, first) in [(Kind::Knight, 2), (Kind::Rook, 2), (Kind::Queen, 1)] {
            let all = position.pieces(side, kind);
            let promoted = all.count().saturating_sub(first);
            sum += (all.count() - promoted).saturating_sub((all & own).count());
            sum += promoted.saturating_sub((all & other).count());
        }
        for shade in [LIGHT, !LIGHT] {
            let all = position.pieces(side, Kind::Bishop) & shade;
            let promoted = all.count().saturating_sub(1);
            sum += (all.count() - promoted).saturating_sub((all & own).count());
            sum += promoted.saturating_sub((all & other).count());
        }
    }
    sum
}

/// The light squares.
const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);

/// Whether a pawn can stand on a row at that place among the pawns of a file, and what must be pushed for it.
fn gap(pawns: &[(Square, Colour)], place: usize, row: u8, pushes: &mut Vec<Push>) -> bool {
    if !(1..7).contains(&row) {
        return false;
    }
    let mut limit = row;
    let mut below = Vec::new();
    for &(square, colour) in pawns[..place].iter().rev() {
        if limit == 1 {
            return false;
        }
        limit -= 1;
        if square.rank() <= limit {
            break;
        }
        if colour == Colour::Black {
            return false;
        }
        below.push((square, Square::at(square.file(), limit)));
    }
    // The lowest goes first.
    pushes.extend(below.into_iter().rev());
    let mut limit = row;
    let mut above = Vec::new();
    for &(square, colour) in &pawns[place..] {
        if limit == 6 {
            return false;
        }
        limit += 1;
        if square.rank() >= limit {
            break;
        }
        if colour == Colour::White {
            return false;
        }
        above.push((square, Square::at(square.file(), limit)));
    }
    pushes.extend(above.into_iter().rev());
    true
}

/// Whether pawn `place` of a file can go back to a row, and what must be pushed for it.
fn clear(
    pawns: &[(Square, Colour)],
    place: usize,
    row: u8,
    by: Colour,
    pushes: &mut Vec<Push>,
) -> bool {
    let mut limit = row as i8;
    let step = -by.forward() / 8;
    let mut moved = Vec::new();
    let behind: Vec<_> = match by {
        Colour::White => pawns[..place].iter().rev().collect(),
        Colour::Black => pawns[place + 1..].iter().collect(),
    };
    for &&(square, colour) in &behind {
        limit += step;
        let past = match by {
            Colour::White => square.rank() as i8 <= limit,
            Colour::Black => square.rank() as i8 >= limit,
        };
        if past {
            break;
        }
        if colour != by || !(1..7).contains(&limit) {
            return false;
        }
        moved.push((square, Square::at(square.file(), limit as u8)));
    }
    pushes.extend(moved.into_iter().rev());
    true
}
