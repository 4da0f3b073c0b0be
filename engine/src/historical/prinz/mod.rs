//! Mate-in-two, the program of Dietrich Prinz for the Ferranti Mark 1 (1951), the first that played
//! chess on a computer for any purpose.
//!
//! It knows no castling, double step, en passant capture or promotion, and takes stalemate for mate.
//! What its description leaves open is read so: the piece list holds White's pieces and then Black's, each
//! from a1 along the rows; a pawn that reaches the last rank stands there and never moves again.

mod board;
mod machine;

use crate::control::{Meter, Stopped};
use crate::historical::program::{Program, Unfit};
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use std::ops::RangeInclusive;

pub use machine::{Block, Machine, Outcome, Passage, State};

/// Its name.
pub const NAME: &str = "prinz";

/// The only length it solves.
pub const LENGTH: u32 = 2;

/// The position that took the Ferranti Mark 1 about 15 minutes.
pub const TEST_POSITION: &str = "5Kbk/6pp/6P1/8/8/8/8/7R w - -";

/// The steps of the [`Machine`] for that position.
pub const TEST_STEPS: u64 = 572;

/// Whether Prinz's program takes a position: a legal one with both kings.
pub fn check(position: &Position) -> Result<(), Unfit> {
    with_orthodox!(false, |rules| position.check_legality(rules, None)).map_err(Unfit::Illegal)?;
    for colour in [Colour::White, Colour::Black] {
        if position.pieces(colour, Kind::King).is_empty() {
            return Err(Unfit::NoKing(colour));
        }
    }
    Ok(())
}

/// The program with a position, run to its end.
#[derive(Debug)]
pub struct Prinz {
    machine: Machine,
    meter: Meter,
}

impl Prinz {
    /// For a position that was checked.
    pub fn new(position: &Position, meter: Meter) -> Self {
        Self { machine: Machine::new(position), meter }
    }

    fn run(&mut self) -> Result<Option<Move>, Stopped> {
        loop {
            let outcome = self.machine.step();
            self.meter.visit(usize::from(outcome.is_move()))?;
            if outcome == Outcome::Legal {
                match self.machine.block() {
                    Block::W1 => {
                        self.meter.flush();
                        self.machine.latest().inspect(|&played| {
                            self.meter.control().make_root_move(played);
                        });
                    }
                    Block::W2 => self.meter.evaluate(1),
                    Block::B1 | Block::B2 => {}
                }
            }
            if self.machine.is_finished() {
                return Ok(self.machine.key());
            }
        }
    }
}

impl Program for Prinz {
    fn lengths(&self, _: u32) -> RangeInclusive<u32> {
        LENGTH..=LENGTH
    }

    fn mate_in(&mut self, _: u32) -> Result<Option<Move>, Stopped> {
        let key = self.run();
        self.meter.flush();
        key
    }
}
