//! Ways of proving forced mates, behind one interface and chosen by name.

pub mod gms;
pub mod modern;

use crate::attacks::Sliders;
use crate::moves::Move;
use crate::position::Position;
use crate::search::control::{Control, Meter, Stopped};
use modern::table::Table;
use std::sync::Arc;

/// A move with the weight its generator gave it; greater weights are searched first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeightedMove {
    /// The move.
    pub played: Move,
    /// Its weight.
    pub weight: i16,
}

/// A prover of forced mates.
pub trait Strategy {
    /// All legal moves of the side to move, in the order it would search them.
    fn ordered_moves(&self, position: &Position) -> Vec<WeightedMove>;

    /// Whether the mating side forces mate within `half_moves`: an odd number when it is on the
    /// move (2n−1 for a mate in n), an even one when the other side is (2n after which n moves of
    /// the mating side are left; 0 asks whether the position is mate).
    fn forced(&mut self, position: &Position, half_moves: u32) -> Result<bool, Stopped>;
}

/// The strategies by name.
pub const NAMES: [&str; 2] = [modern::NAME, gms::NAME];

/// What the provers of one search share.
#[derive(Clone, Debug)]
pub enum Shared {
    /// `gms` shares nothing.
    Gms,
    /// `modern` shares its table.
    Modern(Arc<Table>),
}

impl Shared {
    /// For the strategy of that name, if there is one, with at most so many MiB.
    pub fn new(name: &str, memory: usize) -> Option<Self> {
        match name {
            gms::NAME => Some(Self::Gms),
            modern::NAME => Some(Self::Modern(Arc::new(Table::new(memory)))),
            _ => None,
        }
    }

    /// A prover for one thread. With `checks_only` the mating side gives nothing but checks.
    pub fn prover<S: Sliders>(
        &self,
        sliders: S,
        control: &Arc<Control>,
        checks_only: bool,
    ) -> Box<dyn Strategy> {
        let meter = Meter::new(Arc::clone(control));
        match self {
            Self::Gms => Box::new(gms::Gms::new(sliders, meter, checks_only)),
            Self::Modern(table) => {
                Box::new(modern::Modern::new(sliders, meter, checks_only, Arc::clone(table)))
            }
        }
    }
}
