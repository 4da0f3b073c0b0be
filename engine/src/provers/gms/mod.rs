//! The Geniss Mate Solver of Vladan Vučković (2004): full-width search of fixed depth with
//! alpha-beta over the three values −MATE, 0 and +MATE, zero evaluation of terminal positions, an
//! explicit stack instead of recursion, and a generator that weighs every move. No hash table, no
//! quiescence. Section numbers in this folder are those of his paper.

pub mod generator;
mod searcher;

pub use searcher::Gms;

/// The name of this strategy.
pub const NAME: &str = "gms";
