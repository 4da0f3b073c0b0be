//! Ways of proving what a battle or help play comes to.

pub mod gms;
pub mod help;
mod memory;
pub mod modern;
pub mod restricted;

use crate::control::{Control, Meter};
use crate::play::prover::Prover;
use crate::play::{BattleStipulation, Restrictions};
use crate::rules::orthodox::attacks::Orthodox;
use modern::table::Table;
use modern::{DirectMate, Modern, OtherBattle};
use restricted::Restricted;
use std::sync::Arc;

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
    pub fn prover<R: Orthodox>(
        &self,
        rules: R,
        control: &Arc<Control>,
        asked: BattleStipulation,
        checks_only: bool,
    ) -> Box<dyn Prover> {
        let meter = Meter::new(Arc::clone(control));
        match self {
            Self::Gms => {
                assert!(asked == BattleStipulation::DIRECT_MATE, "gms solves direct mates");
                Box::new(gms::Gms::new(rules, meter, checks_only))
            }
            Self::Modern(table) => {
                table.obey(control);
                let table = Arc::clone(table);
                if asked == BattleStipulation::DIRECT_MATE {
                    return Box::new(Modern::new(rules, DirectMate, meter, checks_only, table));
                }
                Box::new(Modern::new(rules, OtherBattle(asked), meter, checks_only, table))
            }
        }
    }

    /// As [`Self::prover`] under restrictions, for which it takes at most so many MiB of its own.
    pub fn restricted<R: Orthodox>(
        &self,
        rules: R,
        control: &Arc<Control>,
        asked: BattleStipulation,
        checks_only: bool,
        restrictions: Restrictions,
        memory: usize,
    ) -> Box<dyn Prover> {
        let free = self.prover(rules, control, asked, checks_only);
        if !restrictions.any() {
            return free;
        }
        let meter = Meter::new(Arc::clone(control));
        Box::new(Restricted::new(rules, meter, asked, checks_only, restrictions, free, memory))
    }
}
