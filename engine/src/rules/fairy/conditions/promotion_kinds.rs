//! Other kinds that pawns become: those of a list.

use super::kings::kind;
use super::{Condition, Rule, Setup, condition};
use crate::rules::fairy::kinds::{CODES, KING};
use crate::rules::fairy::movements::Reach;
use crate::rules::piece::Colour;

pub(super) const CONDITIONS: &[Condition] = &[condition("PromOnly", &["<pieces>"], read)];

fn read(parameters: &[&str], setup: &mut Setup) -> Option<Box<dyn Rule>> {
    let mut kinds = Vec::new();
    for letters in parameters {
        let kind = kind(letters)?;
        // What a king or a pawn on the last rank would be is not settled.
        if kind == KING || Reach::of(kind, Colour::White).is_pawn {
            return None;
        }
        kinds.push(kind);
    }
    if kinds.is_empty() || kinds.iter().any(|&kind| usize::from(kind) >= CODES.len()) {
        return None;
    }
    setup.promotes_only = Some(kinds);
    Some(Box::new(PromOnly))
}

/// What pawns become stands in [`Game`](super::super::game::Game), so it has no say itself.
#[derive(Debug)]
struct PromOnly;

impl Rule for PromOnly {
    fn points(&self) -> u16 {
        0
    }
}
