//! Builds the tree of the complete answer by asking a strategy what is forced.
//!
//! The conventions are those of the problem world: after an attacker's move come its threats (the
//! shortest continuations that would succeed if the defender passed), then the defences that parry
//! at least one threat, each with all its shortest continuations, then the refutations. As in
//! Popeye, a defence after which mate comes sooner than threatened parries nothing.

use super::facts::MoveFacts;
use super::options::Options;
use super::solve::Request;
use super::tree::{Node, Role, mark};
use crate::attacks::Sliders;
use crate::movegen::count_legal;
use crate::moves::Move;
use crate::position::Position;
use crate::search::control::Stopped;
use crate::stipulation::{Aim, Spare};
use crate::strategies::Strategy;

/// Builds trees with the answers of one strategy.
pub struct Builder<'a, S> {
    /// How to find slider attacks.
    pub sliders: S,
    strategy: &'a mut dyn Strategy,
    aim: Aim,
    /// The attacker gives nothing but checks.
    checks_only: bool,
    options: Options,
}

/// A reply and how many moves the attacker needs then: 0 when it ends the battle as he wants, None
/// when he does not succeed.
type Answered = (Move, Option<u32>);

/// How many moves the attacker needs against the best of these replies; `remaining` if one of them has
/// no answer.
fn longest(answers: &[Answered], remaining: u32) -> u32 {
    answers.iter().map(|&(_, length)| length.unwrap_or(remaining)).max().unwrap_or(0)
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
        Self {
            sliders,
            strategy,
            aim: request.aim,
            checks_only: request.checks_only,
            options: request.options,
        }
    }

    /// The defender's moves after which the attacker fails with `remaining` moves; counts no further
    /// than one beyond `most`. None of them where restrictions refuse the attacker's move.
    pub fn refutations(
        &mut self,
        after: &Position,
        remaining: u32,
        most: usize,
    ) -> Result<usize, Stopped> {
        let spare = self.options.restrictions.spare();
        let Some(spare) = self.strategy.allows_attack(after, remaining, spare)? else {
            return Ok(0);
        };
        let mut count = 0;
        for defence in self.aim.replies(after, self.sliders) {
            self.strategy.grant(spare);
            if !self.strategy.reply_allows(after, defence, &after.play(defence), remaining)? {
                count += 1;
                if count > most {
                    break;
                }
            }
        }
        Ok(count)
    }

    /// Fills in everything below the node of a first move of the attacker's, who has `remaining` moves
    /// left after it. When stopped, what was found stands there marked incomplete.
    pub fn play(
        &mut self,
        position: &Position,
        played: Move,
        remaining: u32,
        node: &mut Node,
    ) -> Result<(), Stopped> {
        self.attack(position, played, remaining, self.options.restrictions.spare(), node)
    }

    /// How many moves a first move that succeeds with `remaining` to follow takes, itself included.
    pub fn length(
        &mut self,
        position: &Position,
        played: Move,
        remaining: u32,
    ) -> Result<u32, Stopped> {
        let after = position.play(played);
        if self.aim.won_by_attack(position, played, &after, self.sliders) {
            return Ok(1);
        }
        let spare = self.allowed(&after, remaining, self.options.restrictions.spare())?;
        Ok(1 + longest(&self.answers(&after, remaining, spare)?, remaining))
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
        // No attack was made that NonTrivial could refuse; the others ask about the position.
        if self.strategy.allows_attack(&passed, remaining, None)?.is_some() {
            let spare = self.options.restrictions.spare();
            let answers = self.answers(&passed, remaining, spare)?;
            let longest = longest(&answers, remaining);
            for (defence, answer) in answers {
                match answer {
                    Some(0) if longest == 0 => {
                        node.children.push(self.node(&passed, defence, Role::Defence));
                    }
                    Some(length) if length > 0 && !self.is_too_short(length, longest) => {
                        self.defence(&passed, defence, length, spare, node)?;
                    }
                    _ => (),
                }
            }
        }
        node.marks &= !mark::INCOMPLETE;
        Ok(())
    }

    /// The play after a key that was made before the diagram, with `remaining` moves of the attacker's
    /// to come: in how many moves he succeeds, the key included, if he does.
    pub fn post_key(
        &mut self,
        position: &Position,
        remaining: u32,
        node: &mut Node,
    ) -> Result<Option<u32>, Stopped> {
        let spare = self.options.restrictions.spare();
        if count_legal(position, self.sliders) == 0
            || self.strategy.allows_attack(position, remaining, spare)?.is_none()
        {
            return Ok(None);
        }
        node.marks |= mark::INCOMPLETE;
        let length = self.replies(position, remaining, spare, node)?;
        node.marks &= !mark::INCOMPLETE;
        let refuted = node.children.iter().any(|child| child.role == Role::Refutation);
        Ok((!refuted).then_some(length))
    }

    fn node(&self, position: &Position, played: Move, role: Role) -> Node {
        Node::new(Some(MoveFacts::new(position, played, self.sliders)), role)
    }

    /// Whether a defence is not to be shown because its answer needs fewer moves than the best one's.
    fn is_too_short(&self, length: u32, longest: u32) -> bool {
        !self.options.short_variations && length < longest
    }

    /// Fills in everything below the node of an attacker's move.
    fn attack(
        &mut self,
        position: &Position,
        played: Move,
        remaining: u32,
        spare: Spare,
        node: &mut Node,
    ) -> Result<(), Stopped> {
        node.marks |= mark::INCOMPLETE;
        let after = position.play(played);
        let length = if self.aim.won_by_attack(position, played, &after, self.sliders) {
            1
        } else {
            self.replies(&after, remaining, spare, node)?
        };
        if node.role != Role::Try {
            node.length = length as u8;
        }
        node.marks &= !mark::INCOMPLETE;
        Ok(())
    }

    /// What `NonTrivial` grants after an attack that obeys the restrictions.
    fn allowed(
        &mut self,
        after: &Position,
        remaining: u32,
        spare: Spare,
    ) -> Result<Spare, Stopped> {
        let allowed = self.strategy.allows_attack(after, remaining, spare)?;
        Ok(allowed.expect("attacks that are shown obey the restrictions"))
    }

    /// Fills in what follows an attacker's move, `after` which the defender is to move; in how many
    /// moves the attacker succeeds, that one included.
    fn replies(
        &mut self,
        after: &Position,
        remaining: u32,
        spare: Spare,
        node: &mut Node,
    ) -> Result<u32, Stopped> {
        let spare = self.allowed(after, remaining, spare)?;
        let answers = self.answers(after, remaining, spare)?;
        let longest = longest(&answers, remaining);
        let threats = if longest == 0 || !self.options.threats || after.in_check(self.sliders) {
            Threats::default()
        } else {
            self.threats(&after.passed(), longest, spare, node)?
        };
        let mut refutations = Vec::new();
        for (defence, answer) in answers {
            match answer {
                None => refutations.push(defence),
                Some(length) if self.is_too_short(length, longest) => (),
                // That he can end it at once is told where all he can do is that.
                Some(0) if longest > 0 => (),
                Some(0) => node.children.push(self.node(after, defence, Role::Defence)),
                Some(length) => {
                    if !self.parries_nothing(&threats, &after.play(defence), length, spare)? {
                        self.defence(after, defence, length, spare, node)?;
                    }
                }
            }
        }
        for refutation in refutations {
            let found = self.node(after, refutation, Role::Refutation);
            node.children.push(found);
        }
        Ok(1 + longest)
    }

    /// The replies and how many moves, up to `remaining`, the attacker needs after each.
    fn answers(
        &mut self,
        before: &Position,
        remaining: u32,
        spare: Spare,
    ) -> Result<Vec<Answered>, Stopped> {
        let replies = self.aim.replies(before, self.sliders).into_iter();
        replies.map(|reply| Ok((reply, self.answer(before, reply, remaining, spare)?))).collect()
    }

    /// How many moves the attacker needs after a reply, up to `remaining`; 0 when it ends the battle
    /// as he wants.
    fn answer(
        &mut self,
        before: &Position,
        reply: Move,
        remaining: u32,
        spare: Spare,
    ) -> Result<Option<u32>, Stopped> {
        let after = before.play(reply);
        if self.aim.won_by_reply(before, reply, &after, self.sliders) {
            return Ok(Some(0));
        }
        self.shortest(&after, remaining, spare)
    }

    /// Adds the threats of an attacker's move, or the mark that there are none.
    fn threats(
        &mut self,
        passed: &Position,
        remaining: u32,
        spare: Spare,
        node: &mut Node,
    ) -> Result<Threats, Stopped> {
        let Some(length) = self.shortest(passed, remaining, spare)? else {
            node.marks |= mark::ZUGZWANG;
            return Ok(Threats::default());
        };
        let moves = self.continuations(passed, length, spare)?;
        for &threat in &moves {
            self.push_attackers_move(passed, threat, Role::Threat, length, spare, node)?;
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
        spare: Spare,
    ) -> Result<bool, Stopped> {
        if threats.moves.is_empty() || length > threats.length {
            return Ok(false);
        }
        if length < threats.length {
            return Ok(true);
        }
        let attacks = self.aim.attacks(position, self.sliders);
        self.strategy.grant(spare);
        for threat in &threats.moves {
            let works = attacks.contains(threat)
                && self.strategy.move_forces(
                    position,
                    *threat,
                    &position.play(*threat),
                    length - 1,
                )?;
            if !works {
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
        spare: Spare,
        node: &mut Node,
    ) -> Result<(), Stopped> {
        let mut child = self.node(before, defence, Role::Defence);
        let outcome = self.continue_all(&before.play(defence), length, spare, &mut child);
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
        spare: Spare,
        defence: &mut Node,
    ) -> Result<(), Stopped> {
        let continuations = self.continuations(position, length, spare)?;
        let several = continuations.len() > 1;
        for &played in &continuations {
            let sibling = |other: &Move| {
                *other != played && other.from() == played.from() && other.to() == played.to()
            };
            let role = Role::Continuation;
            self.push_attackers_move(position, played, role, length, spare, defence)?;
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
        spare: Spare,
        parent: &mut Node,
    ) -> Result<(), Stopped> {
        let mut node = self.node(position, played, role);
        node.length = length as u8;
        let outcome = self.attack(position, played, length - 1, spare, &mut node);
        parent.children.push(node);
        outcome
    }

    /// The least number of moves, up to `most`, in which the side to move succeeds.
    fn shortest(
        &mut self,
        position: &Position,
        most: u32,
        spare: Spare,
    ) -> Result<Option<u32>, Stopped> {
        self.strategy.grant(spare);
        for length in 1..=most {
            if self.strategy.attack_forces(position, length)? {
                return Ok(Some(length));
            }
        }
        Ok(None)
    }

    /// All moves of the side to move that succeed in `length`.
    fn continuations(
        &mut self,
        position: &Position,
        length: u32,
        spare: Spare,
    ) -> Result<Vec<Move>, Stopped> {
        self.strategy.grant(spare);
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
