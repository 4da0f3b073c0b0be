//! Ways of proving forced mates, behind one interface and chosen by name; and programs of the past,
//! which prove nothing, behind another.

pub mod gms;
pub mod help;
pub mod historic;
pub mod mater;
pub mod modern;
pub mod prinz;
pub mod restricted;
mod words;

use crate::attacks::Sliders;
use crate::moves::Move;
use crate::position::Position;
use crate::search::control::{Bounds, Control, Meter, Stopped};
use crate::stipulation::{Aim, Restrictions, Spare};
use modern::table::Table;
use modern::{DirectMate, Modern, OtherBattle};
use restricted::Restricted;
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
pub trait Strategy: Send {
    /// All legal moves of the side to move, in the order it would search them.
    fn ordered_moves(&self, position: &Position) -> Vec<WeightedMove>;

    /// A first move with which the side to move forces mate within `moves` moves, if there is one.
    fn key(&mut self, position: &Position, moves: u32) -> Result<Option<Move>, Stopped>;

    /// Sets what may end the questions that follow early.
    fn limit(&mut self, bounds: Bounds);

    /// Whether the attacker, who is to move, reaches his aim within `moves` of his moves, at least one.
    fn attack_forces(&mut self, position: &Position, moves: u32) -> Result<bool, Stopped>;

    /// Whether the attacker's move from `before` to `after` reaches his aim, with `left` moves of his
    /// to follow.
    fn move_forces(
        &mut self,
        before: &Position,
        played: Move,
        after: &Position,
        left: u32,
    ) -> Result<bool, Stopped>;

    /// Whether the defender's move from `before` to `after` lets the attacker, who has `moves` left,
    /// reach his aim.
    fn reply_allows(
        &mut self,
        before: &Position,
        played: Move,
        after: &Position,
        moves: u32,
    ) -> Result<bool, Stopped>;

    /// The reply that refutes the attacker's move about which [`Self::move_forces`] was asked last, if
    /// it was proved that one does and it is remembered which.
    fn refutation(&self) -> Option<Move> {
        None
    }

    /// Keeps those of the attacker's legal moves in a position that reach his aim with `left` moves of
    /// his to follow, in their order.
    fn retain_forcing(
        &mut self,
        position: &Position,
        attacks: &mut Vec<Move>,
        left: u32,
    ) -> Result<(), Stopped> {
        retain(attacks, |played| self.move_forces(position, played, &position.play(played), left))
    }

    /// Brings the defender's moves in the position `after` a first move of the attacker's, who has
    /// `moves` left, into an order in which those come early that are likely to refute it.
    fn put_refuters_first(&self, after: &Position, moves: u32, replies: &mut Vec<Move>) {
        let _ = (after, moves, replies);
    }

    /// What is left of `spare` after an attack that led to the position `after` with `left` moves to
    /// go; None when a restriction of the user's forbids the attack.
    fn allows_attack(
        &mut self,
        after: &Position,
        left: u32,
        spare: Spare,
    ) -> Result<Option<Spare>, Stopped> {
        let _ = (after, left);
        Ok(Some(spare))
    }

    /// Says what `NonTrivial` grants in the positions of the questions that follow.
    fn grant(&mut self, spare: Spare) {
        let _ = spare;
    }
}

/// Keeps those moves of which `wanted` is true, until it is stopped.
fn retain(
    moves: &mut Vec<Move>,
    mut wanted: impl FnMut(Move) -> Result<bool, Stopped>,
) -> Result<(), Stopped> {
    let mut outcome = Ok(());
    moves.retain(|&played| {
        outcome.is_ok()
            && wanted(played).unwrap_or_else(|stopped| {
                outcome = Err(stopped);
                false
            })
    });
    outcome
}

/// The provers by name.
pub const NAMES: [&str; 2] = [modern::NAME, gms::NAME];

/// What the provers of one search share.
#[derive(Clone)]
pub enum Shared {
    /// `gms` shares nothing.
    Gms,
    /// `modern` shares its table.
    Modern(Arc<Table>),
}

impl Shared {
    /// For the strategy of that name, if there is one, with at most so many MiB and threads.
    pub fn new(name: &str, memory: usize, threads: usize) -> Option<Self> {
        match name {
            gms::NAME => Some(Self::Gms),
            modern::NAME => Some(Self::modern(memory, threads)),
            _ => None,
        }
    }

    /// For strategy `modern`, with a table of that many MiB for that many threads.
    pub fn modern(memory: usize, threads: usize) -> Self {
        if memory == 0 {
            return Self::without_table();
        }
        Self::Modern(Arc::new(Table::new(memory, threads)))
    }

    /// For strategy `modern` without a table.
    pub fn without_table() -> Self {
        Self::Modern(Arc::new(Table::none()))
    }

    /// Whether its provers use what was stored of other positions.
    pub fn has_table(&self) -> bool {
        matches!(self, Self::Modern(table) if !table.is_none())
    }

    /// Whether several provers that are asked the same question help one another.
    pub fn cooperates(&self) -> bool {
        self.has_table()
    }

    /// Lets whoever watches the search see how full the table is.
    pub fn show_fill(&self, control: &Control) {
        if let Self::Modern(table) = self
            && self.has_table()
        {
            // Whoever watches longer than the search lasts does not keep the table.
            let table = Arc::downgrade(table);
            control.set_gauge(move || table.upgrade().map(|table| table.fill()));
        }
    }

    /// A prover for one thread. With `checks_only` the attacker gives nothing but checks.
    ///
    /// # Panics
    /// When `gms` is asked for anything but a direct mate.
    pub fn prover<S: Sliders>(
        &self,
        sliders: S,
        control: &Arc<Control>,
        aim: Aim,
        checks_only: bool,
    ) -> Box<dyn Strategy> {
        let meter = Meter::new(Arc::clone(control));
        match self {
            Self::Gms => {
                assert!(aim == Aim::DIRECT_MATE, "gms solves direct mates");
                Box::new(gms::Gms::new(sliders, meter, checks_only))
            }
            Self::Modern(table) => {
                table.obey(control);
                let table = Arc::clone(table);
                if aim == Aim::DIRECT_MATE {
                    return Box::new(Modern::new(sliders, DirectMate, meter, checks_only, table));
                }
                Box::new(Modern::new(sliders, OtherBattle(aim), meter, checks_only, table))
            }
        }
    }

    /// As [`Self::prover`] under restrictions, for which it takes at most so many MiB of its own.
    pub fn restricted<S: Sliders>(
        &self,
        sliders: S,
        control: &Arc<Control>,
        aim: Aim,
        checks_only: bool,
        restrictions: Restrictions,
        memory: usize,
    ) -> Box<dyn Strategy> {
        let free = self.prover(sliders, control, aim, checks_only);
        if !restrictions.any() {
            return free;
        }
        let meter = Meter::new(Arc::clone(control));
        Box::new(Restricted::new(sliders, meter, aim, checks_only, restrictions, free, memory))
    }
}
