//! What may be asked beside the stipulation.

use crate::play::{MoveNumbers, Restrictions};

/// The options for battle play that only `modern` obeys. Usually none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The diagram is the position after the key: the defender is to move.
    pub post_key: bool,
    /// Look for threats, and leave out replies that do not meet them.
    pub threats: bool,
    /// Show replies whose answers need fewer moves than are left.
    pub short_variations: bool,
    /// Stop after so many keys, those that come first in the order of moves.
    pub max_solutions: Option<usize>,
    /// The first moves to look at.
    pub numbers: MoveNumbers,
    /// What attacks must obey.
    pub restrictions: Restrictions,
}

impl Options {
    /// Nothing beside the stipulation.
    pub const NONE: Self = Self {
        post_key: false,
        threats: true,
        short_variations: true,
        max_solutions: None,
        numbers: MoveNumbers::ALL,
        restrictions: Restrictions { max_flights: None, max_threat: None, non_trivial: None },
    };

    /// Whether some attacks or first moves are not looked at, so that what is not found may be there.
    pub fn leaves_out(&self) -> bool {
        self.numbers != MoveNumbers::ALL || self.restrictions.any()
    }
}

/// How much of the answer is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// All keys and the whole tree.
    Full,
    /// The exact set of keys.
    Keys,
    /// The shortest length, proven, and one key.
    Shortest,
}

impl Mode {
    /// Their names.
    pub const NAMES: [(&'static str, Self); 3] =
        [("full", Self::Full), ("keys", Self::Keys), ("shortest", Self::Shortest)];

    /// The one of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(known, _)| *known == name).map(|&(_, mode)| mode)
    }
}
