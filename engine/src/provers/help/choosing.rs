//! What prunes help play under conditions that only choose among orthodox moves, as Maximummer does: a mate or stalemate
//! is one by orthodox rules, and no side has more moves than by them. So what cannot be reached by orthodox moves is
//! not reached here.

use super::directed::Directed;
use super::searcher::{Pruner, Requirement};
use crate::control::Control;
use crate::play::LinePlay;
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::{Fairy, Position};
use crate::rules::orthodox::attacks::Hyperbola;
use std::sync::Arc;

/// The pruner; what it cannot look at by orthodox rules it admits.
pub struct Choosing {
    rules: Fairy,
    directed: Directed,
}

impl Choosing {
    /// A pruner for searches for this goal, which `control` may stop.
    pub fn new(rules: Fairy, asked: LinePlay, control: &Arc<Control>) -> Self {
        Self { rules, directed: Directed::new(asked, control) }
    }
}

impl Pruner<Fairy> for Choosing {
    fn admits(&mut self, position: &Position, left: u32, kings: Bitboard) -> Bitboard {
        let Some(position) = self.rules.orthodox(position) else { return kings };
        Pruner::<Hyperbola>::admits(&mut self.directed, &position, left, kings)
    }

    fn requirements(
        &mut self,
        position: &Position,
        left: u32,
        kings: Bitboard,
        requirements: &mut Vec<Requirement>,
    ) -> Bitboard {
        let Some(position) = self.rules.orthodox(position) else { return Bitboard::ALL };
        let directed = &mut self.directed;
        Pruner::<Hyperbola>::requirements(directed, &position, left, kings, requirements)
    }

    fn last_requirements(
        &mut self,
        position: &Position,
        _rules: Fairy,
        requirements: &mut Vec<Requirement>,
    ) -> bool {
        let Some(position) = self.rules.orthodox(position) else { return true };
        self.directed.last_requirements(&position, Hyperbola, requirements)
    }
}
