//! How a search ended.

/// How sure the answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Exhausted, solutions found.
    Solved,
    /// Exhausted, there is no solution.
    None,
    /// Stopped early.
    Partial,
    /// What a historic program believes: no proof.
    Claimed,
}

/// What ended a search that found enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// So many solutions as were wanted at most.
    Enough,
    /// The shortest solutions, longer ones not being wanted.
    Short,
}
