//! Battles: one key or more, found by a prover that goes from setting to setting.

use super::soundness::{Found, Soundness, Verdict};
use super::wanted::{Wish, Wishes, follow, legal};
use crate::control::Stopped;
use crate::play::BattleStipulation;
use crate::play::prover::retain;
use crate::provers::BoxedProver;
use crate::rules::Rules;

/// How many moves that were keys of earlier settings are tried first.
const REMEMBERED: usize = 4;

/// The judge of battles.
pub(super) struct Battles<R: Rules> {
    pub(super) rules: R,
    pub(super) prover: BoxedProver<R>,
    pub(super) asked: BattleStipulation,
    /// Within so many moves.
    pub(super) moves: u32,
    /// So many keys are enough; at least two.
    pub(super) most: usize,
    /// The keys of earlier settings, the latest last.
    pub(super) recent: Vec<R::Move>,
}

impl<R: Rules> Battles<R> {
    /// The first moves that succeed, no more than are enough, and whether these are all.
    fn keys(&mut self, position: &R::Position) -> Result<(Vec<R::Move>, bool), Stopped> {
        let mut others = self.asked.attacks(position, self.rules);
        let all = others.clone();
        let left = self.moves - 1;
        let mut keys = Vec::new();
        for played in self.recent.clone().into_iter().rev() {
            if keys.len() == self.most {
                break;
            }
            let Some(place) = others.iter().position(|&other| other == played) else { continue };
            others.remove(place);
            if self.succeeds(position, played, left)? {
                keys.push(played);
            }
        }
        if keys.len() < self.most {
            self.prover.retain_forcing(position, &mut others, left, self.most - keys.len())?;
            keys.append(&mut others);
        }
        let is_complete = keys.len() < self.most;
        for key in &keys {
            self.recent.retain(|recent| recent != key);
            self.recent.push(*key);
        }
        let surplus = self.recent.len().saturating_sub(REMEMBERED);
        self.recent.drain(..surplus);
        keys.sort_by_key(|key| all.iter().position(|played| played == key));
        Ok((keys, is_complete))
    }

    fn succeeds(
        &mut self,
        position: &R::Position,
        played: R::Move,
        left: u32,
    ) -> Result<bool, Stopped> {
        let after = self.rules.play(position, played);
        self.prover.move_forces(position, played, &after, left)
    }

    /// Whether a setting has a solution in fewer moves.
    fn is_short(
        &mut self,
        position: &R::Position,
        keys: &[R::Move],
        is_complete: bool,
    ) -> Result<bool, Stopped> {
        if self.moves < 2 || self.asked.exact {
            return Ok(false);
        }
        for &key in keys {
            if self.succeeds(position, key, self.moves - 2)? {
                return Ok(true);
            }
        }
        if is_complete { Ok(false) } else { self.prover.attack_forces(position, self.moves - 1) }
    }

    /// Whether a wish is fulfilled.
    fn is_fulfilled(
        &mut self,
        position: &R::Position,
        wish: &Wish,
        wishes: &Wishes<'_>,
    ) -> Result<bool, Stopped> {
        let moves = wishes.moves(&wish.moves);
        let Some((last, before)) = moves.split_last() else { return Ok(true) };
        let mut position = position.clone();
        for text in before {
            match follow(self.rules, &position, text) {
                Some(after) => position = after,
                None => return Ok(false),
            }
        }
        let Some(played) = legal(self.rules, &position, last) else { return Ok(false) };
        // Moves of the two sides take turns, the one that is left out included.
        let Some(left) = self.moves.checked_sub(before.len() as u32 / 2 + 1) else {
            return Ok(false);
        };
        if let Some(refutations) = &wish.refutations {
            let named = |reply: &String| {
                let line = [wish.moves.as_slice(), std::slice::from_ref(reply)].concat();
                wishes.moves(&line).pop()
            };
            let refutations: Vec<String> = refutations.iter().filter_map(named).collect();
            return self.is_try(&position, played, left, &refutations);
        }
        if wish.is_only {
            let mut all = self.asked.attacks(&position, self.rules);
            self.prover.retain_forcing(&position, &mut all, left, 2)?;
            return Ok(all == [played]);
        }
        let mut all = self.asked.attacks(&position, self.rules);
        all.retain(|&other| other == played);
        Ok(!all.is_empty() && self.succeeds(&position, played, left)?)
    }

    /// Whether exactly these replies refute a move.
    fn is_try(
        &mut self,
        position: &R::Position,
        played: R::Move,
        left: u32,
        refutations: &[String],
    ) -> Result<bool, Stopped> {
        let after = self.rules.play(position, played);
        let mut replies = self.asked.replies(&after, self.rules);
        retain(&mut replies, usize::MAX, |reply| {
            let next = self.rules.play(&after, reply);
            self.prover.reply_allows(&after, reply, &next, left).map(|allows| !allows)
        })?;
        let found: Vec<String> = replies.iter().map(ToString::to_string).collect();
        Ok(found.len() == refutations.len()
            && refutations.iter().all(|reply| found.contains(reply)))
    }
}

impl<R: Rules> Soundness<R> for Battles<R> {
    fn judge(
        &mut self,
        position: &R::Position,
        wishes: &Wishes<'_>,
    ) -> Result<Option<Found>, Stopped> {
        let attacker = self.rules.turn(position);
        if self.asked.check(position, attacker, self.rules).is_err() {
            return Ok(Some(Found::illegal(wishes.all.len())));
        }
        if let Some(key) = wishes.key() {
            let Some(key) = legal(self.rules, position, key) else { return Ok(None) };
            if wishes.only_sound && !self.succeeds(position, key, self.moves - 1)? {
                return Ok(None);
            }
        }
        for wish in wishes.all.iter().filter(|wish| wish.is_required) {
            if !self.is_fulfilled(position, wish, wishes)? {
                return Ok(None);
            }
        }
        let (keys, is_complete) = self.keys(position)?;
        let verdict = if keys.is_empty() {
            Verdict::None
        } else if self.is_short(position, &keys, is_complete)? {
            Verdict::Short
        } else if keys.len() > 1 {
            Verdict::Cooked
        } else {
            Verdict::Sound
        };
        if wishes.only_sound && verdict != Verdict::Sound {
            return Ok(None);
        }
        let mut lost = Vec::new();
        for (number, wish) in wishes.all.iter().enumerate() {
            if !wish.is_required && !self.is_fulfilled(position, wish, wishes)? {
                lost.push(number);
            }
        }
        let lines = keys.iter().map(|key| vec![key.to_string()]).collect();
        let mark = |&key: &R::Move| {
            let checks = self.rules.in_check(&self.rules.play(position, key));
            (self.rules.captures(position, key), checks)
        };
        let marks = keys.iter().map(mark).collect();
        Ok(Some(Found { verdict, lines, marks, is_complete, lost }))
    }
}
