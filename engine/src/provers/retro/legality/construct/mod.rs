//! A game to a position, found backwards: the captures of a kernel are taken back one by one, pieces that were pawns
//! go to the squares where they promoted, and at last all go home.

mod pawns;
mod pieces;
mod walk;

use super::kernel::{Both, Capture, Column, Demand, SIDES, height, stripped};
use super::retraction::Retraction;
use crate::control::{Control, Stopped};
use crate::rules::bitboard::Bitboard;
use crate::rules::fingerprint::SplitMix;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};

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
}
