//! Historical programs, run as they were, behind one interface and chosen by name.
//!
//! They are no provers: each names one first move or none, by its own rules, and stops. So they do not
//! fit [`super::Prover`], from which trees are built.

pub mod mater;
pub mod prinz;
mod program;

use crate::control::{Control, Meter};
use crate::rules::orthodox::position::Position;
pub use program::{Program, Unfit};
use std::sync::Arc;

/// The historical programs by name.
pub const NAMES: [&str; 2] = [mater::NAME, prinz::NAME];

/// Whether a historical program goes by that name, or a variant of one that explains its answers.
pub fn knows(name: &str) -> bool {
    name == mater::PROMOTING || NAMES.contains(&name)
}

/// Whether the historical program of that name takes a position.
///
/// # Panics
/// When there is no program of that name.
pub fn check(name: &str, position: &Position) -> Result<(), Unfit> {
    match name {
        mater::NAME | mater::PROMOTING => mater::check(position),
        prinz::NAME => prinz::check(position),
        _ => panic!("no historic program is called {name}"),
    }
}

/// The historical program of that name with a position that was checked. With `checks_only` the mating
/// side gives nothing but checks.
///
/// # Panics
/// When there is no program of that name.
pub fn program(
    name: &str,
    position: &Position,
    checks_only: bool,
    control: &Arc<Control>,
) -> Box<dyn Program> {
    let meter = Meter::new(Arc::clone(control));
    match name {
        mater::NAME | mater::PROMOTING => {
            let promoting = name == mater::PROMOTING;
            Box::new(mater::Mater::new(position, checks_only, promoting, meter))
        }
        prinz::NAME => Box::new(prinz::Prinz::new(position, meter)),
        _ => panic!("no historic program is called {name}"),
    }
}
