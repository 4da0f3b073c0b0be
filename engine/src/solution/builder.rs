//! Builds the tree of the complete answer by asking a strategy what is forced.
//!
//! The conventions are those of the problem world: after an attacker's move come its threats (the
//! shortest continuations that would succeed if the defender passed), then the defences that parry
//! at least one threat, each with all its shortest continuations, then the refutations. As in
//! Popeye, a defence after which mate comes sooner than threatened parries nothing.

use super::facts::MoveFacts;
use super::tree::{Node, Role, mark};
use crate::attacks::Sliders;
use crate::movegen::legal_moves;
use crate::moves::Move;
use crate::position::Position;
use crate::search::control::Stopped;
use crate::strategies::Strategy;

/// Builds trees with the answers of one strategy.
pub struct Builder<'a, S> {
    /// How to find slider attacks.
    pub sliders: S,
    /// Who knows what is forced.
    pub strategy: &'a mut dyn Strategy,
    /// The mating side gives nothing but checks.
    pub checks_only: bool,
}

/// The threats after one of the attacker's moves, all of the same length; none by default.
#[derive(Default)]
struct Threats {
    moves: Vec<Move>,
    length: u32,
}

impl<S: Sliders> Builder<'_, S> {
    /// The defender's moves after which the attacker does not mate within `remaining` moves; counts
    /// no further than one beyond `most`.
    pub fn refutations(
        &mut self,
        after: &Position,
        remaining: u32,
        most: usize,
    ) -> Result<usize, Stopped> {
        let mut count = 0;
        for defence in legal_moves(after, self.sliders) {
            if !self.forced_by_attacker(&after.play(defence), remaining)? {
                count += 1;
                if count > most {
                    break;
                }
            }
        }
        Ok(count)
    }

    /// Fills in everything below the node of an attacker's move, who has `remaining` moves left after
    /// it. When stopped, what was found stands there marked incomplete.
    pub fn play(
        &mut self,
        position: &Position,
        played: Move,
        remaining: u32,
        node: &mut Node,
    ) -> Result<(), Stopped> {
        node.marks |= mark::INCOMPLETE;
        self.replies(&position.play(played), remaining, node)?;
        node.marks &= !mark::INCOMPLETE;
        Ok(())
    }

    /// The set play: what would follow each move of the defender if he began.
    pub fn set_play(
        &mut self,
        position: &Position,
        remaining: u32,
        node: &mut Node,
    ) -> Result<(), Stopped> {
        node.marks |= mark::INCOMPLETE;
        let passed = position.passed();
        for defence in legal_moves(&passed, self.sliders) {
            if let Some(length) = self.shortest(&passed.play(defence), remaining)? {
                self.defence(&passed, defence, length, node)?;
            }
        }
        node.marks &= !mark::INCOMPLETE;
        Ok(())
    }

    fn node(&self, position: &Position, played: Move, role: Role) -> Node {
        Node::new(Some(MoveFacts::new(position, played, self.sliders)), role)
    }

    /// Whether the side to move mates within `moves` of its moves.
    fn forced_by_attacker(&mut self, position: &Position, moves: u32) -> Result<bool, Stopped> {
        if moves == 0 {
            return Ok(false);
        }
        self.strategy.attack_forces(position, moves)
    }

    /// Whether an attacker's move forces mate, the `length`-th from now on the last.
    fn move_forces(
        &mut self,
        position: &Position,
        played: Move,
        length: u32,
    ) -> Result<bool, Stopped> {
        self.strategy.move_forces(position, played, &position.play(played), length - 1)
    }

    /// Fills in what follows an attacker's move, `after` which the defender is to move.
    fn replies(
        &mut self,
        after: &Position,
        remaining: u32,
        node: &mut Node,
    ) -> Result<(), Stopped> {
        let defences = legal_moves(after, self.sliders);
        if defences.is_empty() || remaining == 0 {
            return Ok(());
        }
        let threats = if after.in_check(self.sliders) {
            Threats::default()
        } else {
            self.threats(&after.passed(), remaining, node)?
        };
        let mut refutations = Vec::new();
        for defence in defences {
            let position = after.play(defence);
            match self.shortest(&position, remaining)? {
                None => refutations.push(defence),
                Some(length) if self.parries_nothing(&threats, &position, length)? => (),
                Some(length) => self.defence(after, defence, length, node)?,
            }
        }
        for refutation in refutations {
            let found = self.node(after, refutation, Role::Refutation);
            node.children.push(found);
        }
        Ok(())
    }

    /// Adds the threats of an attacker's move, or the mark that there are none.
    fn threats(
        &mut self,
        passed: &Position,
        remaining: u32,
        node: &mut Node,
    ) -> Result<Threats, Stopped> {
        let Some(length) = self.shortest(passed, remaining)? else {
            node.marks |= mark::ZUGZWANG;
            return Ok(Threats::default());
        };
        let moves = self.continuations(passed, length)?;
        for &threat in &moves {
            self.push_attackers_move(passed, threat, Role::Threat, length, node)?;
        }
        Ok(Threats { moves, length })
    }

    /// Whether a defence, after which mate takes `length` moves, changes nothing about the threats:
    /// each of them still mates in its own time, or mate comes even sooner.
    fn parries_nothing(
        &mut self,
        threats: &Threats,
        position: &Position,
        length: u32,
    ) -> Result<bool, Stopped> {
        if threats.moves.is_empty() || length > threats.length {
            return Ok(false);
        }
        if length < threats.length {
            return Ok(true);
        }
        let legal = legal_moves(position, self.sliders);
        for threat in &threats.moves {
            if !legal.contains(threat) || !self.move_forces(position, *threat, length)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Adds a defence with all its continuations, which take `length` moves.
    fn defence(
        &mut self,
        before: &Position,
        defence: Move,
        length: u32,
        node: &mut Node,
    ) -> Result<(), Stopped> {
        let mut child = self.node(before, defence, Role::Defence);
        let outcome = self.continue_all(&before.play(defence), length, &mut child);
        if outcome.is_err() {
            child.marks |= mark::INCOMPLETE;
        }
        node.children.push(child);
        outcome
    }

    fn continue_all(
        &mut self,
        position: &Position,
        length: u32,
        defence: &mut Node,
    ) -> Result<(), Stopped> {
        let continuations = self.continuations(position, length)?;
        let several = continuations.len() > 1;
        for &played in &continuations {
            let sibling = |other: &Move| {
                *other != played && other.from() == played.from() && other.to() == played.to()
            };
            self.push_attackers_move(position, played, Role::Continuation, length, defence)?;
            if let Some(node) = defence.children.last_mut() {
                if several {
                    node.marks |= mark::DUAL;
                }
                if continuations.iter().any(sibling) {
                    node.marks |= mark::PROMOTION_CHOICE;
                }
            }
        }
        Ok(())
    }

    fn push_attackers_move(
        &mut self,
        position: &Position,
        played: Move,
        role: Role,
        length: u32,
        parent: &mut Node,
    ) -> Result<(), Stopped> {
        let mut node = self.node(position, played, role);
        node.length = length as u8;
        let outcome = self.play(position, played, length - 1, &mut node);
        parent.children.push(node);
        outcome
    }

    /// The least number of moves, up to `most`, in which the side to move forces mate.
    fn shortest(&mut self, position: &Position, most: u32) -> Result<Option<u32>, Stopped> {
        for length in 1..=most {
            if self.forced_by_attacker(position, length)? {
                return Ok(Some(length));
            }
        }
        Ok(None)
    }

    /// All moves of the side to move that force mate in `length`.
    fn continuations(&mut self, position: &Position, length: u32) -> Result<Vec<Move>, Stopped> {
        let mut found = Vec::new();
        for played in legal_moves(position, self.sliders) {
            let after = position.play(played);
            if self.checks_only && !after.in_check(self.sliders) {
                continue;
            }
            if self.strategy.move_forces(position, played, &after, length - 1)? {
                found.push(played);
            }
        }
        Ok(found)
    }
}
