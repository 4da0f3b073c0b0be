//! Battles under the user's restrictions: everything is tried, as the restrictions say; where so few
//! moves are left that they ask for nothing any more, another prover goes on.

use crate::control::{Bounds, Meter, Stopped};
use crate::play::prover::{Prover, WeightedMove};
use crate::play::{Battle, BattleStipulation, Restrictions, Spare};
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::fingerprint::Fingerprint;
use crate::rules::orthodox::movegen::legal_moves;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use std::collections::HashMap;

/// The prover.
pub struct Restricted<R> {
    rules: R,
    meter: Meter,
    asked: BattleStipulation,
    checks_only: bool,
    restrictions: Restrictions,
    /// Proves what no restriction asks about.
    free: Box<dyn Prover>,
    /// What `NonTrivial` grants where the next question begins.
    spare: Spare,
    table: HashMap<(Fingerprint, Spare), Known>,
    /// The most entries of the table; it is emptied when there are more.
    most_entries: usize,
}

/// What is known of a position with the attacker to move.
#[derive(Clone, Copy)]
struct Known {
    /// He does not succeed in so many moves or fewer.
    refuted: u32,
    /// He succeeds in so many.
    length: Option<u32>,
}

/// Bytes of memory for an entry of the table, with the room that a hash map needs to grow.
const ENTRY_BYTES: usize = 128;

impl<R: Orthodox> Restricted<R> {
    /// A prover that counts with `meter`, asks `free`, a prover for the same goal without restrictions,
    /// and takes at most so many MiB for a table; 0 for none.
    pub fn new(
        rules: R,
        meter: Meter,
        asked: BattleStipulation,
        checks_only: bool,
        restrictions: Restrictions,
        free: Box<dyn Prover>,
        memory: usize,
    ) -> Self {
        Self {
            rules,
            meter,
            asked,
            checks_only,
            restrictions,
            free,
            spare: restrictions.spare(),
            table: HashMap::new(),
            most_entries: (memory << 20) / ENTRY_BYTES,
        }
    }

    /// Whether the attacker, who is to move, succeeds within `most` moves: in one number of moves or
    /// another. With more moves to go the restrictions ask for more, so that a longer time is not
    /// always as good as a shorter one.
    fn succeeds_within(
        &mut self,
        position: &Position,
        most: u32,
        spare: Spare,
    ) -> Result<bool, Stopped> {
        let free = most.min(self.restrictions.free_moves());
        if free == most {
            return Ok(most > 0 && self.free.attack_forces(position, most)?);
        }
        let key = (Fingerprint::new(position), spare);
        let known = self.table.get(&key).copied();
        let mut known = match known {
            Some(known) => known,
            None if self.free.attack_forces(position, free)? => {
                Known { refuted: 0, length: Some(free) }
            }
            None => Known { refuted: free, length: None },
        };
        while known.length.is_none() && known.refuted < most {
            if self.has_attack(position, known.refuted + 1, spare)? {
                known.length = Some(known.refuted + 1);
            } else {
                known.refuted += 1;
            }
        }
        if self.most_entries > 0 {
            if self.table.len() >= self.most_entries {
                self.table.clear();
            }
            self.table.insert(key, known);
        }
        Ok(known.length.is_some_and(|length| length <= most))
    }

    /// Whether there is an attack that succeeds in so many moves.
    fn has_attack(
        &mut self,
        position: &Position,
        length: u32,
        spare: Spare,
    ) -> Result<bool, Stopped> {
        if self.asked.battle == Battle::Reflex && self.asked.in_reach(position, self.rules) {
            return Ok(false);
        }
        let moves = self.free.ordered_moves(position);
        self.meter.visit(moves.len())?;
        for WeightedMove { played, .. } in moves {
            let after = position.play(played);
            let wanted = !self.checks_only || after.in_check(self.rules);
            if wanted && self.succeeds(position, played, &after, length - 1, spare)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether an attack succeeds, with `left` moves to follow.
    fn succeeds(
        &mut self,
        before: &Position,
        played: Move,
        after: &Position,
        left: u32,
        spare: Spare,
    ) -> Result<bool, Stopped> {
        if left < self.restrictions.free_moves() {
            return self.free.move_forces(before, played, after, left);
        }
        if self.asked.won_by_attack(before, played, after, self.rules) {
            return Ok(true);
        }
        let Some(spare) = self.allowed(after, left, spare)? else { return Ok(false) };
        let replies = self.asked.replies(after, self.rules);
        self.meter.visit(replies.len())?;
        if replies.is_empty() {
            return Ok(false);
        }
        for reply in replies {
            if !self.is_answered(after, reply, left, spare)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether a reply ends the battle as the attacker wants, or he succeeds within `moves` then.
    fn is_answered(
        &mut self,
        before: &Position,
        reply: Move,
        moves: u32,
        spare: Spare,
    ) -> Result<bool, Stopped> {
        let after = before.play(reply);
        if self.asked.won_by_reply(before, reply, &after, self.rules) {
            return Ok(true);
        }
        self.succeeds_within(&after, moves, spare)
    }

    /// What is left of `spare` after the attack that led to this position with `left` moves to go;
    /// None when a restriction forbids the attack.
    fn allowed(
        &mut self,
        position: &Position,
        left: u32,
        spare: Spare,
    ) -> Result<Option<Spare>, Stopped> {
        if self.asked.binds_defender() && self.asked.in_reach(position, self.rules) {
            // The defender has no choice, so that nothing is left to be restricted.
            return Ok(Some(spare));
        }
        let Restrictions { max_flights, max_threat, non_trivial } = self.restrictions;
        if let Some(most) = max_flights
            && left > 1
            && flights(position, self.rules) > most
        {
            return Ok(None);
        }
        if let Some(threat) = max_threat
            && left >= threat
            && !position.in_check(self.rules)
            && !self.succeeds_within(&position.null_move(), threat, spare)?
        {
            return Ok(None);
        }
        let (Some(granted), Some((_, trivial))) = (spare, non_trivial) else {
            return Ok(Some(spare));
        };
        if left <= trivial {
            return Ok(Some(spare));
        }
        // One reply is free.
        let mut granted = granted + 1;
        for reply in self.asked.replies(position, self.rules) {
            if !self.is_answered(position, reply, trivial, spare)? {
                if granted == 0 {
                    return Ok(None);
                }
                granted -= 1;
            }
        }
        Ok(Some(Some(granted)))
    }
}

/// How many moves the king of the side to move has.
fn flights<R: Orthodox>(position: &Position, rules: R) -> u32 {
    let king = position.king(position.turn());
    let moves = legal_moves(position, rules);
    moves.into_iter().filter(|played| Some(played.from()) == king).count() as u32
}

impl<R: Orthodox> Prover for Restricted<R> {
    fn ordered_moves(&self, position: &Position) -> Vec<WeightedMove> {
        self.free.ordered_moves(position)
    }

    fn key(&mut self, position: &Position, moves: u32) -> Result<Option<Move>, Stopped> {
        for played in self.asked.attacks(position, self.rules) {
            let after = position.play(played);
            let wanted = !self.checks_only || after.in_check(self.rules);
            if wanted && self.move_forces(position, played, &after, moves - 1)? {
                return Ok(Some(played));
            }
        }
        Ok(None)
    }

    fn limit(&mut self, bounds: Bounds) {
        self.free.limit(bounds.clone());
        self.meter.limit(bounds);
    }

    fn attack_forces(&mut self, position: &Position, moves: u32) -> Result<bool, Stopped> {
        let outcome = self.succeeds_within(position, moves, self.spare);
        self.meter.flush();
        outcome
    }

    fn move_forces(
        &mut self,
        before: &Position,
        played: Move,
        after: &Position,
        left: u32,
    ) -> Result<bool, Stopped> {
        let outcome = self.succeeds(before, played, after, left, self.spare);
        self.meter.flush();
        outcome
    }

    fn reply_allows(
        &mut self,
        before: &Position,
        played: Move,
        _after: &Position,
        moves: u32,
    ) -> Result<bool, Stopped> {
        let outcome = self.is_answered(before, played, moves, self.spare);
        self.meter.flush();
        outcome
    }

    fn allows_attack(
        &mut self,
        after: &Position,
        left: u32,
        spare: Spare,
    ) -> Result<Option<Spare>, Stopped> {
        let outcome = self.allowed(after, left, spare);
        self.meter.flush();
        outcome
    }

    fn grant(&mut self, spare: Spare) {
        self.spare = spare;
    }
}
