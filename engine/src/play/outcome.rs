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
    /// What a historical program believes: no proof.
    Claimed,
}

/// What ended a search that found enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// So many solutions as were wanted at most.
    Enough,
    /// The shortest solutions, longer ones not being wanted.
    Short,
    /// There was no room for more lines.
    Memory,
}

impl Status {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::None => "none",
            Self::Partial => "partial",
            Self::Claimed => "claimed",
        }
    }
}

impl Ending {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Enough => "enough",
            Self::Short => "short",
            Self::Memory => "memory",
        }
    }
}
