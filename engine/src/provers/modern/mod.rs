//! The fastest sound prover: full-width like `gms`, without evaluation, so every answer is a proof;
//! but with everything allowed that proves the same with less work.
//!
//! - [`mate_in_one`](crate::rules::orthodox::mate_in_one) answers the last move by looking at checking moves only;
//! - [`alpha_beta`] decides the last few moves;
//! - [`proof_numbers`] leads the way above them, to where the defender has least to say;
//! - [`refutation_reuse`] refutes most moves of the attacker's last but one without playing them;
//! - [`ordering`] remembers what refuted and what mated before;
//! - [`table`](super::table) keeps "mate within so many moves" and "no mate within so many" of every position met,
//!   shared by all threads of a search.

mod alpha_beta;
mod direct_mate;
mod numbers;
mod objective;
mod ordering;
mod other_battle;
mod proof_numbers;
mod prover;
pub mod refutation_reuse;

pub use direct_mate::DirectMate;
pub use objective::Objective;
pub use other_battle::OtherBattle;
pub use prover::Modern;

/// The name of this strategy.
pub const NAME: &str = "modern";
