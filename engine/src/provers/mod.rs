//! Ways of proving what a battle, help play or a series comes to.

pub mod exhaustive;
pub mod gms;
pub mod help;
mod memory;
pub mod modern;
pub mod retro;
pub mod table;

use crate::control::{Control, Meter};
use crate::play::prover::Prover;
use crate::play::{BattleStipulation, Restrictions};
use crate::rules::Rules;
use crate::rules::orthodox::attacks::Orthodox;
use exhaustive::Exhaustive;
use modern::{DirectMate, Modern, OtherBattle};
use std::sync::Arc;
use table::Table;

/// A prover for one thread.
pub type BoxedProver<R> = Box<dyn Prover<R>>;

/// The provers of one search, and what they share.
pub trait Provers<R: Rules>: Sync {
    /// A prover for one thread. With `checks_only` the attacker gives nothing but checks.
    fn prover(
        &self,
        rules: R,
        control: &Arc<Control>,
        asked: BattleStipulation,
        checks_only: bool,
    ) -> BoxedProver<R>;

    /// The table of positions, where they have one.
    fn table(&self) -> Option<&Arc<Table>>;

    /// The same provers without a table.
    fn without_table(&self) -> Box<dyn Provers<R>>;

    /// One that looks further ahead with checks alone, and takes at most so many MiB.
    fn scout(
        &self,
        rules: R,
        control: &Arc<Control>,
        asked: BattleStipulation,
        memory: usize,
    ) -> Option<BoxedProver<R>> {
        let _ = (rules, control, asked, memory);
        None
    }
}

/// Those of strategy `gms`, which share nothing.
pub struct GmsProvers;

impl<R: Orthodox> Provers<R> for GmsProvers {
    /// # Panics
    /// When it is asked for anything but a direct mate.
    fn prover(
        &self,
        rules: R,
        control: &Arc<Control>,
        asked: BattleStipulation,
        checks_only: bool,
    ) -> BoxedProver<R> {
        assert!(asked == BattleStipulation::DIRECT_MATE, "gms solves direct mates");
        Box::new(gms::Gms::new(rules, Meter::new(Arc::clone(control)), checks_only))
    }

    fn table(&self) -> Option<&Arc<Table>> {
        None
    }

    fn without_table(&self) -> Box<dyn Provers<R>> {
        Box::new(Self)
    }
}

/// Those of strategy `modern`.
pub struct ModernProvers(Arc<Table>);

impl ModernProvers {
    /// With a table of that many MiB for that many threads; 0 for none.
    pub fn new(memory: usize, threads: usize) -> Self {
        Self(Arc::new(Table::new(memory, threads)))
    }
}

impl<R: Orthodox> Provers<R> for ModernProvers {
    fn prover(
        &self,
        rules: R,
        control: &Arc<Control>,
        asked: BattleStipulation,
        checks_only: bool,
    ) -> BoxedProver<R> {
        self.0.obey(control);
        let (meter, table) = (Meter::new(Arc::clone(control)), Arc::clone(&self.0));
        if asked == BattleStipulation::DIRECT_MATE {
            return Box::new(Modern::new(rules, DirectMate, meter, checks_only, table));
        }
        Box::new(Modern::new(rules, OtherBattle(asked), meter, checks_only, table))
    }

    fn table(&self) -> Option<&Arc<Table>> {
        Some(&self.0).filter(|table| !table.is_none())
    }

    fn without_table(&self) -> Box<dyn Provers<R>> {
        Box::new(Self::new(0, 1))
    }

    fn scout(
        &self,
        rules: R,
        control: &Arc<Control>,
        asked: BattleStipulation,
        memory: usize,
    ) -> Option<BoxedProver<R>> {
        let wanted = asked == BattleStipulation::DIRECT_MATE && !self.0.is_none() && memory > 0;
        wanted.then(|| Self::new(memory, 1).prover(rules, control, asked, true))
    }
}

/// Those that try everything, under restrictions if there are any.
pub struct ExhaustiveProvers<R: Rules> {
    restrictions: Restrictions,
    /// Provers of what the restrictions do not ask about.
    free: Option<Box<dyn Provers<R>>>,
    table: Arc<Table>,
}

impl<R: Rules> ExhaustiveProvers<R> {
    /// With a table of that many MiB for that many threads; 0 for none.
    pub fn new(
        restrictions: Restrictions,
        free: Option<Box<dyn Provers<R>>>,
        memory: usize,
        threads: usize,
    ) -> Self {
        Self { restrictions, free, table: Arc::new(Table::new(memory, threads)) }
    }
}

impl<R: Rules> Provers<R> for ExhaustiveProvers<R> {
    fn prover(
        &self,
        rules: R,
        control: &Arc<Control>,
        asked: BattleStipulation,
        checks_only: bool,
    ) -> BoxedProver<R> {
        let free = self.free.as_ref().map(|free| free.prover(rules, control, asked, checks_only));
        Box::new(Exhaustive::new(
            rules,
            Meter::new(Arc::clone(control)),
            asked,
            checks_only,
            self.restrictions,
            free,
            Arc::clone(&self.table),
        ))
    }

    fn table(&self) -> Option<&Arc<Table>> {
        Some(&self.table).filter(|table| !table.is_none())
    }

    fn without_table(&self) -> Box<dyn Provers<R>> {
        let free = self.free.as_ref().map(|free| free.without_table());
        Box::new(Self::new(self.restrictions, free, 0, 1))
    }
}
