//! Pawns that are taken back, and those that come back on their files.

use super::super::kernel::{Column, colour_at, height};
use super::super::retraction::{Retraction, home_row};
use super::{Builder, Done, Failure};
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// What a push is: where a pawn stands and where it comes from.
pub(super) type Push = (Square, Square);

pub(super) fn of_colour(column: Column, colour: Colour) -> usize {
    (0..height(column)).filter(|&index| colour_at(column, index) == colour).count()
}

impl<R: Orthodox> Builder<'_, R> {
    // -- the plan ------------------------------------------------------------------------------

    /// The pawns of a file from below.
    pub(super) fn pawns(&self, file: u8) -> Vec<(Square, Colour)> {
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

    pub(super) fn column(&self, file: u8) -> Column {
        self.pawns(file).iter().rev().fold(1, |column, &(_, colour)| column << 1 | colour as Column)
    }

    /// How many pawns of a column have not come back to the file: Black's below, White's above.
    pub(super) fn absent(&self, file: u8, column: Column) -> (usize, usize) {
        let now = self.column(file);
        let absent = |side| of_colour(column, side).saturating_sub(of_colour(now, side));
        (absent(Colour::Black), absent(Colour::White))
    }

    /// Brings back the pawns of a file that have promoted, until it is like this.
    pub(super) fn complete(&mut self, file: u8, column: Column) -> Done<()> {
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

    /// Brings back a pawn that would not come to its place any more.
    pub(super) fn come_back(
        &mut self,
        file: u8,
        column: Column,
        absent: (usize, usize),
    ) -> Done<bool> {
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

    pub(super) fn any_back(
        &mut self,
        side: Colour,
        file: u8,
        absent: (usize, usize),
    ) -> Done<bool> {
        let count = if side == Colour::White { absent.1 } else { absent.0 };
        if count == 0 {
            return Ok(false);
        }
        self.unpromote(side, file).map(|()| true)
    }

    /// The ways to take back a pawn's capture: what must be pushed, where it stands, where it goes.
    #[allow(clippy::too_many_arguments, reason = "two files, before and after")]
    pub(super) fn pawn_choices(
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
    pub(super) fn keeps_floors(&self, pushes: &[Push], floors: &[Vec<u8>; 8]) -> bool {
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

    pub(super) fn pawn_uncapture(
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
    pub(super) fn pawn_back(
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
}

/// Whether a pawn can stand on a row at that place among the pawns of a file, and what must be pushed for it.
pub(super) fn gap(
    pawns: &[(Square, Colour)],
    place: usize,
    row: u8,
    pushes: &mut Vec<Push>,
) -> bool {
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
pub(super) fn clear(
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
