//! Builds the tree of the complete answer by asking a strategy what is forced.
//!
//! The conventions are those of the problem world: after an attacker's move come its threats (the
//! shortest continuations that would succeed if the defender passed), then the defences that parry
//! at least one threat, each with all its shortest continuations, then the refutations. As in
//! Popeye, a defence after which mate comes sooner than threatened parries nothing.

use super::facts::{MoveFacts, MoveTable};
use super::tree::{Node, Role, mark};
use crate::control::Stopped;
use crate::play::options::Options;
use crate::play::prover::Prover;
use crate::play::{BattleStipulation, Spare};
use crate::rules::Rules;

/// Builds trees with the answers of one strategy.
pub struct Builder<'a, R: Rules> {
    /// How to find slider attacks.
    pub rules: R,
    prover: &'a mut dyn Prover<R>,
    asked: BattleStipulation,
    /// The attacker gives nothing but checks.
    checks_only: bool,
    options: Options,
    table: MoveTable,
}

/// A reply and how many moves the attacker needs then: 0 when it ends the battle as he wants, None
/// when he does not succeed.
type Answered<M> = (M, Option<u32>);

/// What was proved of the replies to an attacker's move, with as many moves to follow as he has left.
#[derive(Clone, Copy)]
enum Proved<'a, M> {
    Nothing,
    /// He succeeds after all of them but these, after which he does not.
    AllBut(&'a [M]),
}

/// How many moves the attacker needs against the best of these replies; `remaining` if one of them has
/// no answer.
fn longest<M>(answers: &[Answered<M>], remaining: u32) -> u32 {
    answers.iter().map(|(_, length)| length.unwrap_or(remaining)).max().unwrap_or(0)
}

/// The threats after one of the attacker's moves, all of the same length; none by default.
struct Threats<M> {
    moves: Vec<M>,
    length: u32,
}

impl<M> Threats<M> {
    const fn none() -> Self {
        Self { moves: Vec::new(), length: 0 }
    }
}

impl<'a, R: Rules> Builder<'a, R> {
    /// One for a battle; `prover` knows what is forced, under the restrictions of `options` too.
    pub fn new(
        asked: BattleStipulation,
        checks_only: bool,
        options: Options,
        rules: R,
        prover: &'a mut dyn Prover<R>,
    ) -> Self {
        Self { rules, prover, asked, checks_only, options, table: MoveTable::default() }
    }

    /// The defender's moves after which the attacker fails with `remaining` moves, in any order; when
    /// there are more than `most`, one more. None of them where restrictions refuse the attacker's move.
    /// `known` is one that the search for keys has found.
    pub fn refutations(
        &mut self,
        after: &R::Position,
        remaining: u32,
        most: usize,
        known: Option<R::Move>,
    ) -> Result<Vec<R::Move>, Stopped> {
        let spare = self.options.restrictions.spare();
        let Some(spare) = self.prover.allows_attack(after, remaining, spare)? else {
            return Ok(Vec::new());
        };
        if self.asked.passes(after, self.rules) {
            // Nothing that the defender does refutes it.
            return Ok(Vec::new());
        }
        let mut refutations = Vec::from_iter(known);
        let mut defences = self.asked.replies(after, self.rules);
        defences.retain(|&defence| Some(defence) != known);
        self.prover.put_refuters_first(after, remaining, &mut defences);
        for defence in defences {
            self.prover.grant(spare);
            if !self.prover.reply_allows(
                after,
                defence,
                &self.rules.play(after, defence),
                remaining,
            )? {
                refutations.push(defence);
                if refutations.len() > most {
                    break;
                }
            }
        }
        Ok(refutations)
    }

    /// Fills in everything below the node of a first move of the attacker's, who has `remaining` moves
    /// left after it and fails after those `refutations` alone. When stopped, what was found stands
    /// there marked incomplete.
    pub fn play(
        &mut self,
        position: &R::Position,
        played: R::Move,
        remaining: u32,
        refutations: &[R::Move],
        node: &mut Node,
    ) -> Result<(), Stopped> {
        let spare = self.options.restrictions.spare();
        self.attack(position, played, remaining, spare, refutations, node)
    }

    /// How many moves a first move that succeeds with `remaining` to follow takes, itself included.
    pub fn length(
        &mut self,
        position: &R::Position,
        played: R::Move,
        remaining: u32,
    ) -> Result<u32, Stopped> {
        let after = self.rules.play(position, played);
        if self.wins(position, played, &after, remaining) {
            return Ok(1);
        }
        let spare = self.allowed(&after, remaining, self.options.restrictions.spare())?;
        Ok(1 + longest(&self.answers(&after, remaining, spare, Proved::Nothing)?, remaining))
    }

    /// The set play: what would follow each move of the defender if he began.
    pub fn set_play(
        &mut self,
        position: &R::Position,
        remaining: u32,
        node: &mut Node,
    ) -> Result<(), Stopped> {
        node.marks |= mark::INCOMPLETE;
        let passed = self.rules.null_move(position);
        if self.asked.passes(&passed, self.rules) {
            node.marks &= !mark::INCOMPLETE;
            return Ok(());
        }
        // No attack was made that NonTrivial could refuse; the others ask about the position.
        if self.prover.allows_attack(&passed, remaining, None)?.is_some() {
            let spare = self.options.restrictions.spare();
            let answers = self.answers(&passed, remaining, spare, Proved::Nothing)?;
            let longest = longest(&answers, remaining);
            for (defence, answer) in answers {
                match answer {
                    Some(0) if longest == 0 => {
                        node.children.push(self.node(&passed, defence, Role::Defence));
                    }
                    Some(length) if length > 0 && !self.is_too_short(length, longest) => {
                        let no_threats = Threats::none();
                        self.defence(&passed, defence, length, &no_threats, spare, node)?;
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
        position: &R::Position,
        remaining: u32,
        node: &mut Node,
    ) -> Result<Option<u32>, Stopped> {
        let spare = self.options.restrictions.spare();
        if self.asked.replies(position, self.rules).is_empty()
            || self.prover.allows_attack(position, remaining, spare)?.is_none()
        {
            return Ok(None);
        }
        node.marks |= mark::INCOMPLETE;
        let length = self.replies(position, remaining, spare, Proved::Nothing, node)?;
        node.marks &= !mark::INCOMPLETE;
        let refuted = node.children.iter().any(|child| child.role == Role::Refutation);
        Ok((!refuted).then_some(length))
    }

    /// A node for a move, without what follows.
    pub fn node(&mut self, position: &R::Position, played: R::Move, role: Role) -> Node {
        let facts = MoveFacts::new(position, played, self.rules);
        Node::new(Some(self.table.number(facts)), role)
    }

    /// The different moves of all nodes it made.
    pub fn into_table(self) -> MoveTable {
        self.table
    }

    /// Whether a defence is not to be shown because its answer needs fewer moves than the best one's.
    fn is_too_short(&self, length: u32, longest: u32) -> bool {
        !self.options.short_variations && length < longest
    }

    /// Fills in everything below the node of an attacker's move, which fails to those `refutations`
    /// alone.
    fn attack(
        &mut self,
        position: &R::Position,
        played: R::Move,
        remaining: u32,
        spare: Spare,
        refutations: &[R::Move],
        node: &mut Node,
    ) -> Result<(), Stopped> {
        node.marks |= mark::INCOMPLETE;
        let after = self.rules.play(position, played);
        let length = if self.wins(position, played, &after, remaining) {
            1
        } else {
            // Under restrictions more moves to go ask for more, so that only asking tells.
            let is_restricted = self.options.restrictions.any();
            let proved = if is_restricted { Proved::Nothing } else { Proved::AllBut(refutations) };
            self.replies(&after, remaining, spare, proved, node)?
        };
        if node.role != Role::Try {
            node.length = length as u8;
        }
        node.marks &= !mark::INCOMPLETE;
        Ok(())
    }

    /// Whether an attacker's move ends the battle as he wants, with so many of his moves to follow.
    fn wins(
        &self,
        before: &R::Position,
        played: R::Move,
        after: &R::Position,
        remaining: u32,
    ) -> bool {
        self.asked.counts(remaining) && self.asked.won_by_attack(before, played, after, self.rules)
    }

    /// What `NonTrivial` grants after an attack that obeys the restrictions.
    fn allowed(
        &mut self,
        after: &R::Position,
        remaining: u32,
        spare: Spare,
    ) -> Result<Spare, Stopped> {
        let allowed = self.prover.allows_attack(after, remaining, spare)?;
        Ok(allowed.expect("attacks that are shown obey the restrictions"))
    }

    /// Fills in what follows an attacker's move, `after` which the defender is to move; in how many
    /// moves the attacker succeeds, that one included.
    fn replies(
        &mut self,
        after: &R::Position,
        remaining: u32,
        spare: Spare,
        proved: Proved<'_, R::Move>,
        node: &mut Node,
    ) -> Result<u32, Stopped> {
        let spare = self.allowed(after, remaining, spare)?;
        if self.asked.passes(after, self.rules) {
            let passed = self.rules.null_move(after);
            return Ok(1 + self.threats(&passed, remaining, spare, node)?.length);
        }
        let answers = self.answers(after, remaining, spare, proved)?;
        let longest = longest(&answers, remaining);
        let threats = if longest == 0 || !self.options.threats || self.rules.in_check(after) {
            Threats::none()
        } else {
            self.threats(&self.rules.null_move(after), longest, spare, node)?
        };
        let mut refutations = Vec::new();
        for (defence, answer) in answers {
            match answer {
                None => refutations.push(defence),
                Some(length) if self.is_too_short(length, longest) => (),
                // That he can end it at once is told where all he can do is that.
                Some(0) if longest > 0 && !self.asked.parries => (),
                Some(0) => node.children.push(self.node(after, defence, Role::Defence)),
                Some(length) => self.defence(after, defence, length, &threats, spare, node)?,
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
        before: &R::Position,
        remaining: u32,
        spare: Spare,
        proved: Proved<'_, R::Move>,
    ) -> Result<Vec<Answered<R::Move>>, Stopped> {
        let replies = self.asked.replies(before, self.rules).into_iter();
        replies
            .map(|reply| Ok((reply, self.answer(before, reply, remaining, spare, proved)?)))
            .collect()
    }

    /// How many moves the attacker needs after a reply, up to `remaining`; 0 when it ends the battle
    /// as he wants.
    fn answer(
        &mut self,
        before: &R::Position,
        reply: R::Move,
        remaining: u32,
        spare: Spare,
        proved: Proved<'_, R::Move>,
    ) -> Result<Option<u32>, Stopped> {
        let after = self.rules.play(before, reply);
        if self.asked.counts(remaining)
            && self.asked.won_by_reply(before, reply, &after, self.rules)
        {
            return Ok(Some(0));
        }
        match proved {
            Proved::Nothing => self.shortest(&after, remaining, spare),
            Proved::AllBut(refutations) if refutations.contains(&reply) => Ok(None),
            Proved::AllBut(_) if self.asked.exact => Ok(Some(remaining)),
            Proved::AllBut(_) => {
                let fewer = remaining.checked_sub(1).expect("a last move that succeeds ends it");
                let sooner = self.shortest(&after, fewer, spare)?;
                Ok(sooner.or(Some(remaining)))
            }
        }
    }

    /// Adds the threats of an attacker's move, or the mark that there are none.
    fn threats(
        &mut self,
        passed: &R::Position,
        remaining: u32,
        spare: Spare,
        node: &mut Node,
    ) -> Result<Threats<R::Move>, Stopped> {
        let Some(length) = self.shortest(passed, remaining, spare)? else {
            node.marks |= mark::ZUGZWANG;
            return Ok(Threats::none());
        };
        let moves = self.continuations(passed, length, spare)?;
        for &threat in &moves {
            self.push_attackers_move(passed, threat, Role::Threat, length, spare, node)?;
        }
        Ok(Threats { moves, length })
    }

    /// Adds a defence with all its continuations, which take `length` moves, unless it parries nothing:
    /// each of the threats still mates in its own time, or mate comes even sooner.
    fn defence(
        &mut self,
        before: &R::Position,
        defence: R::Move,
        length: u32,
        threats: &Threats<R::Move>,
        spare: Spare,
        node: &mut Node,
    ) -> Result<(), Stopped> {
        let position = self.rules.play(before, defence);
        let may_parry_nothing = !threats.moves.is_empty() && length <= threats.length;
        if may_parry_nothing
            && (length < threats.length || self.all_work(threats, &position, spare)?)
        {
            return Ok(());
        }
        let continuations = self.continuations(&position, length, spare)?;
        assert!(!continuations.is_empty(), "{defence} was answered, but by no move");
        if may_parry_nothing && threats.moves.iter().all(|threat| continuations.contains(threat)) {
            return Ok(());
        }
        let mut child = self.node(before, defence, Role::Defence);
        let outcome = self.continue_all(&position, length, &continuations, spare, &mut child);
        if outcome.is_err() {
            child.marks |= mark::INCOMPLETE;
        }
        node.children.push(child);
        outcome
    }

    /// Whether all threats still work after a defence, where that is known with less work than all
    /// continuations are: those that mate at once are soon found.
    fn all_work(
        &mut self,
        threats: &Threats<R::Move>,
        position: &R::Position,
        spare: Spare,
    ) -> Result<bool, Stopped> {
        if threats.length == 1 {
            return Ok(false);
        }
        let attacks = self.asked.attacks(position, self.rules);
        self.prover.grant(spare);
        for threat in &threats.moves {
            // The same choice may do something else on the board that the defence has made.
            let Some(&attack) = attacks.iter().find(|&attack| attack == threat) else {
                return Ok(false);
            };
            let after = self.rules.play(position, attack);
            let works = (!self.checks_only || self.rules.in_check(&after))
                && self.prover.move_forces(position, attack, &after, threats.length - 1)?;
            if !works {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn continue_all(
        &mut self,
        position: &R::Position,
        length: u32,
        continuations: &[R::Move],
        spare: Spare,
        defence: &mut Node,
    ) -> Result<(), Stopped> {
        let several = continuations.len() > 1;
        let rules = self.rules;
        for &played in continuations {
            let sibling = |other: &R::Move| {
                *other != played
                    && rules.origin(*other) == rules.origin(played)
                    && rules.arrival(*other) == rules.arrival(played)
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
        position: &R::Position,
        played: R::Move,
        role: Role,
        length: u32,
        spare: Spare,
        parent: &mut Node,
    ) -> Result<(), Stopped> {
        let mut node = self.node(position, played, role);
        node.length = length as u8;
        let outcome = self.attack(position, played, length - 1, spare, &[], &mut node);
        parent.children.push(node);
        outcome
    }

    /// The least number of moves, up to `most`, in which the side to move succeeds.
    fn shortest(
        &mut self,
        position: &R::Position,
        most: u32,
        spare: Spare,
    ) -> Result<Option<u32>, Stopped> {
        self.prover.grant(spare);
        for length in if self.asked.exact { most } else { 1 }..=most {
            if self.prover.attack_forces(position, length)? {
                return Ok(Some(length));
            }
        }
        Ok(None)
    }

    /// All moves of the side to move that succeed in `length`.
    fn continuations(
        &mut self,
        position: &R::Position,
        length: u32,
        spare: Spare,
    ) -> Result<Vec<R::Move>, Stopped> {
        self.prover.grant(spare);
        let mut found = self.asked.attacks(position, self.rules);
        if self.checks_only {
            found.retain(|&played| self.rules.in_check(&self.rules.play(position, played)));
        }
        self.prover.retain_forcing(position, &mut found, length - 1, usize::MAX)?;
        Ok(found)
    }
}
