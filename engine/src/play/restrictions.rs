//! What is not looked at: first moves by their numbers, and attacks that do not obey the restrictions that make long battles solvable.

use super::goal::Goal;
use crate::rules::Rules;

/// Which first moves are looked at, by their numbers in the order of [`Move::order`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveNumbers {
    /// The first of them, from 1.
    pub first: usize,
    /// The last of them.
    pub last: Option<usize>,
}

impl MoveNumbers {
    /// No move is left out.
    pub const ALL: Self = Self { first: 1, last: None };

    /// The moves with these numbers of a side that may want to reach a goal, in order.
    pub fn moves<R: Rules>(self, position: &R::Position, goal: Goal, rules: R) -> Vec<R::Move> {
        let mut moves = goal.moves(position, rules);
        moves.sort_unstable_by_key(|&played| rules.order(played));
        moves.truncate(self.last.unwrap_or(usize::MAX));
        moves.drain(..moves.len().min(self.first.saturating_sub(1)));
        moves
    }
}

/// How many replies `NonTrivial` still grants the defender; None without that restriction.
pub type Spare = Option<u32>;

/// Restrictions that make long battles solvable. Attacks that do not obey them are not looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Restrictions {
    /// After an attack with more than one move to go the defending king may have so many moves.
    pub max_flights: Option<u32>,
    /// A quiet attack with so many moves to go, or more, must threaten to succeed in so many.
    pub max_threat: Option<u32>,
    /// `(m, n)`: after each attack with more than `n` moves to go the defender may have one reply, and
    /// in all `m` more, after which the attacker does not succeed in `n`.
    pub non_trivial: Option<(u32, u32)>,
}

impl Restrictions {
    /// Whether there are any.
    pub fn any(self) -> bool {
        self != Self::default()
    }

    /// What `NonTrivial` grants at the beginning.
    pub fn spare(self) -> Spare {
        self.non_trivial.map(|(spare, _)| spare)
    }

    /// With so many of the attacker's moves to come, the next one included, or fewer, none of them
    /// asks for anything.
    pub fn free_moves(self) -> u32 {
        let flights = self.max_flights.map(|_| 2);
        let non_trivial = self.non_trivial.map(|(_, trivial)| trivial.saturating_add(1));
        [flights, self.max_threat, non_trivial].into_iter().flatten().min().unwrap_or(u32::MAX)
    }
}
