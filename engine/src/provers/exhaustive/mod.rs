//! Strategy `exhaustive`: everything is tried, by whatever rules. Help play and series go through the
//! search of [`help`](super::help) without pruning.

pub mod battle;

pub use battle::Exhaustive;

/// The name of this strategy.
pub const NAME: &str = "exhaustive";
