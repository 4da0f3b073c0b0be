//! Builds the tree of the complete answer by asking a strategy what is forced.
//!
//! The conventions are those of the problem world: after an attacker's move come its threats (the
//! shortest continuations that would succeed if the defender passed), then the defences that parry
//! at least one threat, each with all its shortest continuations, then the refutations. As in
//! Popeye, a defence after which mate comes sooner than threatened parries nothing.

use super::facts::MoveFacts;
use super::solve::Request;
use super::tree::{Node, Role, mark};
use crate::attacks::Sliders;
use crate::moves::Move;
use crate::position::Position;
use crate::search::control::Stopped;
use crate::stipulation::Aim;
use crate::strategies::Strategy;

/// Builds trees with the answers of one strategy.
pub struct Builder<'a, S> {
    /// How to find slider attacks.
    pub sliders: S,
    strategy: &'a mut dyn Strategy,
    aim: Aim,
    /// The attacker gives nothing but checks.
    checks_only: bool,
}

/// The threats after one of the attacker's moves, all of the same length; none by default.
#[derive(Default)]
struct Threats {
    moves: Vec<Move>,
    length: u32,
}

impl<'a, S: Sliders> Builder<'a, S> {
    /// One for the answer to a request; `strategy` knows what is forced.
    pub fn new(request: &Request, sliders: S, strategy: &'a mut dyn Strategy) -> Self {
        Self { sliders, strategy, aim: request.aim, checks_only: request.checks_only }
    }

    /// The defender's moves after which the attacker fails with `remaining` moves; counts no further
    /// than one beyond `most`.
    pub fn refutations(
        &mut self,
        after: &Position,
        remaining: u32,
        most: usize,
    ) -> Result<usize, Stopped> {
        let mut count = 0;
        for defence in self.aim.replies(after, self.sliders) {
            if !self.strategy.reply_allows(after, defence, &after.play(defence), remaining)? {
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
        let after = position.play(played);
        if !self.aim.won_by_attack(position, played, &after, self.sliders) {
            self.replies(&after, remaining, node)?;
        }
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
        for defence in self.aim.replies(&passed, self.sliders) {
            match self.answer(&passed, defence, remaining)? {
                Some(0) if remaining == 0 || self.aim.binds_defender() => {
                    node.children.push(self.node(&passed, defence, Role::Defence));
                }
                Some(0) | None => (),
                Some(length) => self.defence(&passed, defence, length, node)?,
            }
        }
        node.marks &= !mark::INCOMPLETE;
        Ok(())
    }

    fn node(&self, position: &Position, played: Move, role: Role) -> Node {
        Node::new(Some(MoveFacts::new(position, played, self.sliders)), role)
    }

    /// Whether an attacker's move succeeds, the `length`-th from now on the last.
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
        let threats = if remaining == 0 || after.in_check(self.sliders) {
            Threats::default()
        } else {
            self.threats(&after.passed(), remaining, node)?
        };
        let mut refutations = Vec::new();
        for defence in self.aim.replies(after, self.sliders) {
            match self.answer(after, defence, remaining)? {
                None => refutations.push(defence),
                // That he can end it at once is told where all he can do is that.
                Some(0) if remaining > 0 => (),
                Some(0) => node.children.push(self.node(after, defence, Role::Defence)),
                Some(length) if self.parries_nothing(&threats, &after.play(defence), length)? => {}
                Some(length) => self.defence(after, defence, length, node)?,
            }
        }
        for refutation in refutations {
            let found = self.node(after, refutation, Role::Refutation);
            node.children.push(found);
        }
        Ok(())
    }

    /// How many moves the attacker needs after a reply, up to `remaining`; 0 when it ends the battle
    /// as he wants.
    fn answer(
        &mut self,
        before: &Position,
        reply: Move,
        remaining: u32,
    ) -> Result<Option<u32>, Stopped> {
        let after = before.play(reply);
        if self.aim.won_by_reply(before, reply, &after, self.sliders) {
            return Ok(Some(0));
        }
        self.shortest(&after, remaining)
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
        let attacks = self.aim.attacks(position, self.sliders);
        for threat in &threats.moves {
            if !attacks.contains(threat) || !self.move_forces(position, *threat, length)? {
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

    /// The least number of moves, up to `most`, in which the side to move succeeds.
    fn shortest(&mut self, position: &Position, most: u32) -> Result<Option<u32>, Stopped> {
        for length in 1..=most {
            if self.strategy.attack_forces(position, length)? {
                return Ok(Some(length));
            }
        }
        Ok(None)
    }

    /// All moves of the side to move that succeed in `length`.
    fn continuations(&mut self, position: &Position, length: u32) -> Result<Vec<Move>, Stopped> {
        let mut found = Vec::new();
        for played in self.aim.attacks(position, self.sliders) {
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
