//! Proof and disproof numbers, and how those of positions that were not met are guessed.

use crate::provers::table::INFINITE;
use crate::rules::bitboard::Bitboard;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::orthodox::attacks::{self, Orthodox};
use crate::rules::orthodox::movegen::count_legal;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;

/// After a quiet move a reply counts as so many.
const QUIET_COST: u32 = 2;

/// Proof and disproof number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    pub(super) proof: u32,
    pub(super) disproof: u32,
}

impl Numbers {
    pub(super) const PROVEN: Self = Self { proof: 0, disproof: INFINITE };
    pub(super) const DISPROVEN: Self = Self { proof: INFINITE, disproof: 0 };

    /// Whether neither is 0.
    pub(super) fn is_open(self) -> bool {
        self.proof != 0 && self.disproof != 0
    }

    pub(super) fn decided(proven: bool) -> Self {
        if proven { Self::PROVEN } else { Self::DISPROVEN }
    }
}

/// A move at a node that is being searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    pub(super) after: Position,
    pub(super) key: Fingerprint,
    pub(super) played: Move,
    pub(super) numbers: Numbers,
}

/// How many replies must be answered, those to a quiet move counted double.
pub(super) fn guessed_proof<R: Orthodox>(after: &Position, rules: R) -> u32 {
    let replies = count_legal(after, rules) as u32;
    if after.in_check(rules) { replies } else { QUIET_COST * replies }
}

/// How many squares next to the enemy king the side to move does not cover.
pub(super) fn flights<R: Orthodox>(position: &Position, rules: R) -> u32 {
    let us = position.turn();
    let them = us.other();
    let Some(king) = position.king(them) else { return 0 };
    let seen = position.occupied() & !Bitboard::of(king);
    (attacks::king(king) & !position.colour(them) & !position.attacked_by(rules, us, seen)).count()
}
