//! What a setting comes to.

use super::wanted::Wishes;
use crate::control::Stopped;
use crate::rules::Rules;

/// The judgement on a setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// One key of the length asked for; as many solutions of help play as are intended.
    Sound,
    /// More keys, or more solutions than intended.
    Cooked,
    /// The goal is reached in fewer moves.
    Short,
    /// There is no solution, or there are fewer than intended.
    None,
    /// The position cannot be solved at all.
    Illegal,
}

impl Verdict {
    /// All of them; the number of each is its place.
    pub const ALL: [Self; 5] = [Self::Sound, Self::Cooked, Self::Short, Self::None, Self::Illegal];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sound => "sound",
            Self::Cooked => "cooked",
            Self::Short => "short",
            Self::None => "none",
            Self::Illegal => "illegal",
        }
    }
}

/// What was found of a setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The judgement.
    pub verdict: Verdict,
    /// The keys, or the solutions of help play and series, each a list of moves.
    pub lines: Vec<Vec<String>>,
    /// Whether each key captures, and whether it checks; empty for help play and series.
    pub marks: Vec<(bool, bool)>,
    /// Whether these are all.
    pub is_complete: bool,
    /// The numbers of the wishes that are not fulfilled.
    pub lost: Vec<usize>,
}

impl Found {
    /// A setting that cannot be solved.
    pub fn illegal(wishes: usize) -> Self {
        Self {
            verdict: Verdict::Illegal,
            lines: Vec::new(),
            marks: Vec::new(),
            is_complete: true,
            lost: (0..wishes).collect(),
        }
    }
}

/// Judges one setting after the other. One thread's.
pub trait Soundness<R: Rules>: Send {
    /// The judgement on a position; None as soon as it is clear that it is not wanted.
    fn judge(
        &mut self,
        position: &R::Position,
        wishes: &Wishes<'_>,
    ) -> Result<Option<Found>, Stopped>;
}
