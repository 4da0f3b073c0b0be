//! Battles by trying everything, under the user's restrictions where there are any. It needs nothing
//! but the rules, whatever they are.

use crate::control::{Bounds, Meter, Stopped};
use crate::play::prover::{Prover, WeightedMove};
use crate::play::{Battle, BattleStipulation, Restrictions, Spare};
use crate::provers::table::{Known, Table};
use crate::rules::Rules;
use crate::rules::fingerprint::{Fingerprint, SplitMix};
use std::sync::Arc;

/// So many replies that refuted are remembered for each number of moves to follow.
const REFUTERS: usize = 2;

/// The prover for one thread.
pub struct Exhaustive<R: Rules> {
    rules: R,
    meter: Meter,
    asked: BattleStipulation,
    checks_only: bool,
    restrictions: Restrictions,
    /// Proves what no restriction asks about, where there is such a prover.
    free: Option<Box<dyn Prover<R>>>,
    /// What `NonTrivial` grants where the next question begins.
    spare: Spare,
    /// What is known of positions with the attacker to move: that he succeeds in so many moves, or in
    /// none of so many.
    table: Arc<Table>,
    history: History,
    /// By moves to follow, the replies that refuted attacks last.
    refuters: Vec<[Option<R::Move>; REFUTERS]>,
    /// Nodes visited.
    visited: u64,
}

impl<R: Rules> Exhaustive<R> {
    /// A prover that counts with `meter` and shares `table` with others of the same question. What the
    /// restrictions do not ask about it leaves to `free`, a prover for the same stipulation.
    pub fn new(
        rules: R,
        meter: Meter,
        asked: BattleStipulation,
        checks_only: bool,
        restrictions: Restrictions,
        free: Option<Box<dyn Prover<R>>>,
        table: Arc<Table>,
    ) -> Self {
        table.obey(meter.control());
        let spare = restrictions.spare();
        let history = History::default();
        Self {
            rules,
            meter,
            asked,
            checks_only,
            restrictions,
            free,
            spare,
            table,
            history,
            refuters: Vec::new(),
            visited: 0,
        }
    }

    /// Whether the attacker, who is to move, succeeds within `most` moves: in one number of moves or
    /// another. With more moves to go the restrictions ask for more, so that a longer time is not
    /// always as good as a shorter one.
    fn succeeds_within(
        &mut self,
        position: &R::Position,
        most: u32,
        spare: Spare,
    ) -> Result<bool, Stopped> {
        if most == 0 {
            return Ok(false);
        }
        if self.asked.exact {
            // A longer time is never as good as a shorter one, so that the table cannot tell.
            return Ok(self.attack(position, most, spare, 0)?.is_some());
        }
        let free = most.min(self.restrictions.free_moves());
        if free == most
            && let Some(prover) = &mut self.free
        {
            return prover.attack_forces(position, most);
        }
        let key = self.identity(position, spare);
        let known = self.table.look_up(key);
        if let Some(decided) = known.decides(most) {
            return Ok(decided);
        }
        let begun = self.visited;
        let mut refuted = u32::from(known.disproven);
        if refuted < free
            && let Some(prover) = &mut self.free
        {
            if prover.attack_forces(position, free)? {
                self.decided(key, free, true, known.best, begun);
                return Ok(true);
            }
            refuted = free;
        }
        for length in refuted + 1..=most {
            if let Some(best) = self.attack(position, length, spare, known.best)? {
                self.decided(key, length, true, best, begun);
                return Ok(true);
            }
        }
        self.decided(key, most, false, known.best, begun);
        Ok(false)
    }

    /// Counts a node at which that many moves were generated.
    fn visit(&mut self, generated: usize) -> Result<(), Stopped> {
        self.visited += 1;
        self.meter.visit(generated)
    }

    /// The identity of a position with what `NonTrivial` still grants in it.
    fn identity(&self, position: &R::Position, spare: Spare) -> Fingerprint {
        let key = self.rules.key(position);
        let Some(spare) = spare else { return key };
        let mut mixed = SplitMix::new(u64::from(spare));
        Fingerprint(key.0.map(|half| half ^ mixed.next()))
    }

    fn decided(&self, key: Fingerprint, moves: u32, succeeds: bool, best: u16, begun: u64) {
        let (proven, disproven) =
            if succeeds { (moves as u8, 0) } else { (Known::NEVER, moves as u8) };
        let effort = (self.visited - begun + 1).ilog2() as u8;
        self.table.store(key, Known { proven, disproven, best, effort, ..Known::NOTHING });
    }

    /// An attack that succeeds in so many moves, by its hint.
    fn attack(
        &mut self,
        position: &R::Position,
        length: u32,
        spare: Spare,
        best: u16,
    ) -> Result<Option<u16>, Stopped> {
        if length == 1 && self.asked.is_direct() && !self.checks_only && !self.restrictions.any() {
            let mut tested = 0;
            let can_reach = self.asked.can_reach(position, &mut tested, self.rules);
            self.meter.evaluate(tested);
            self.visit(tested as usize)?;
            return Ok(can_reach.then_some(best));
        }
        if length == 1 && !self.restrictions.any() && !self.asked.goal.exposes_king() {
            return self.last_attack(position, spare);
        }
        let mut moves = self.asked.attacks(position, self.rules);
        self.visit(moves.len())?;
        self.put_in_order(position, &mut moves, best);
        for played in moves {
            let after = self.rules.play(position, played);
            let wanted = !self.checks_only || self.rules.in_check(&after);
            if wanted && self.succeeds(position, played, &after, length - 1, spare)? {
                self.history.add(self.rules, position, played, length);
                return Ok(Some(self.rules.hint(played)));
            }
        }
        Ok(None)
    }

    /// The same with no move to follow, where the defender reaches the goal or only checks are tried.
    fn last_attack(
        &mut self,
        position: &R::Position,
        spare: Spare,
    ) -> Result<Option<u16>, Stopped> {
        let (asked, rules) = (self.asked, self.rules);
        let mut tested = 0;
        if asked.battle == Battle::Reflex && asked.can_reach(position, &mut tested, rules) {
            return self.visit(tested as usize).map(|()| None);
        }
        let mut decided = Ok(None);
        let _ = rules.any_legal(position, &mut |played, after| {
            tested += 1;
            if !self.checks_only || rules.in_check(after) {
                let succeeds = self.succeeds(position, played, after, 0, spare);
                decided = succeeds.map(|succeeds| succeeds.then(|| rules.hint(played)));
            }
            !matches!(decided, Ok(None))
        });
        self.visit(tested as usize)?;
        decided
    }

    /// Whether an attack succeeds, with `left` moves to follow.
    fn succeeds(
        &mut self,
        before: &R::Position,
        played: R::Move,
        after: &R::Position,
        left: u32,
        spare: Spare,
    ) -> Result<bool, Stopped> {
        if left < self.restrictions.free_moves()
            && let Some(free) = &mut self.free
        {
            return free.move_forces(before, played, after, left);
        }
        if self.asked.counts(left) && self.asked.won_by_attack(before, played, after, self.rules) {
            return Ok(true);
        }
        if left == 0 && self.asked.is_direct() {
            return Ok(false);
        }
        let Some(spare) = self.allowed(after, left, spare)? else { return Ok(false) };
        if self.asked.passes(after, self.rules) {
            return self.succeeds_within(&self.rules.null_move(after), left, spare);
        }
        if self.asked.binds_defender() && self.asked.counts(left) {
            let mut tested = 0;
            let must_reach = self.asked.can_reach(after, &mut tested, self.rules);
            self.visit(tested as usize)?;
            if must_reach || left == 0 {
                return Ok(must_reach);
            }
        } else if left == 0 {
            return self.all_reach(after);
        }
        // Where it is too early for the goal to count, who can reach it is bound all the same.
        let is_bound = self.asked.binds_defender() && !self.asked.counts(left);
        let mut tried = if is_bound { [None; REFUTERS] } else { self.refuters(left) };
        for known in &mut tried {
            *known = known.and_then(|known| self.rules.find_legal(after, known));
            if let &mut Some(reply) = known
                && !self.is_answered(after, reply, left, spare)?
            {
                self.refuted(after, reply, left);
                return Ok(false);
            }
        }
        let mut replies = if is_bound {
            self.asked.replies(after, self.rules)
        } else {
            self.asked.defences(after, self.rules)
        };
        self.visit(replies.len())?;
        if replies.is_empty() {
            return Ok(false);
        }
        self.put_in_order(after, &mut replies, 0);
        for reply in replies {
            // Moves that are the same may differ in what they do: the first of them was tried.
            if let Some(known) = tried.iter_mut().find(|known| **known == Some(reply)) {
                *known = None;
            } else if !self.is_answered(after, reply, left, spare)? {
                self.refuted(after, reply, left);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The replies that refuted last with so many moves to follow.
    fn refuters(&self, left: u32) -> [Option<R::Move>; REFUTERS] {
        self.refuters.get(left as usize).copied().unwrap_or([None; REFUTERS])
    }

    /// Notes that a reply has refuted an attack with so many moves to follow.
    fn refuted(&mut self, position: &R::Position, reply: R::Move, left: u32) {
        self.history.add(self.rules, position, reply, left);
        let place = left as usize;
        if self.refuters.len() <= place {
            self.refuters.resize(place + 1, [None; REFUTERS]);
        }
        let refuters = &mut self.refuters[place];
        let known = refuters.iter().position(|&one| one == Some(reply));
        refuters[..=known.unwrap_or(REFUTERS - 1)].rotate_right(1);
        refuters[0] = Some(reply);
    }

    /// Whether the defender can move, and with every move reaches the goal.
    fn all_reach(&mut self, position: &R::Position) -> Result<bool, Stopped> {
        let (asked, rules) = (self.asked, self.rules);
        let mut replies = 0;
        let escapes = asked.goal.any_move(position, rules, &mut |reply, after| {
            replies += 1;
            !asked.won_by_reply(position, reply, after, rules)
        });
        self.visit(replies)?;
        Ok(!escapes && replies > 0)
    }

    /// Puts moves that were best before first.
    fn put_in_order(&self, position: &R::Position, moves: &mut [R::Move], best: u16) {
        let is_best = |played| best != 0 && self.rules.hint(played) == best;
        let weight = |played| self.history.weight(self.rules, position, played);
        moves.sort_by_cached_key(|&played| (!is_best(played), u32::MAX - weight(played)));
    }

    /// Whether a reply ends the battle as the attacker wants, or he succeeds within `moves` then.
    fn is_answered(
        &mut self,
        before: &R::Position,
        reply: R::Move,
        moves: u32,
        spare: Spare,
    ) -> Result<bool, Stopped> {
        let after = self.rules.play(before, reply);
        if self.asked.counts(moves) && self.asked.won_by_reply(before, reply, &after, self.rules) {
            return Ok(true);
        }
        self.succeeds_within(&after, moves, spare)
    }

    /// What is left of `spare` after the attack that led to this position with `left` moves to go;
    /// None when a restriction forbids the attack.
    fn allowed(
        &mut self,
        position: &R::Position,
        left: u32,
        spare: Spare,
    ) -> Result<Option<Spare>, Stopped> {
        if !self.restrictions.any()
            || self.asked.binds_defender() && self.asked.can_reach(position, &mut 0, self.rules)
        {
            // Without restrictions, and where the defender has no choice, nothing is left to be asked.
            return Ok(Some(spare));
        }
        let Restrictions { max_flights, max_threat, non_trivial } = self.restrictions;
        if let Some(most) = max_flights
            && left > 1
            && self.rules.count_flights(position) > most
        {
            return Ok(None);
        }
        if let Some(threat) = max_threat
            && left >= threat
            && !self.rules.in_check(position)
            && !self.succeeds_within(&self.rules.null_move(position), threat, spare)?
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

impl<R: Rules> Prover<R> for Exhaustive<R> {
    fn rules(&self) -> R {
        self.rules
    }

    fn ordered_moves(&self, position: &R::Position) -> Vec<WeightedMove<R::Move>> {
        if let Some(free) = &self.free {
            return free.ordered_moves(position);
        }
        let mut moves = self.asked.goal.moves(position, self.rules);
        moves.sort_by_key(|&played| self.rules.order(played));
        moves.into_iter().map(|played| WeightedMove { played, weight: 0 }).collect()
    }

    fn key(&mut self, position: &R::Position, moves: u32) -> Result<Option<R::Move>, Stopped> {
        for played in self.asked.attacks(position, self.rules) {
            let after = self.rules.play(position, played);
            let wanted = !self.checks_only || self.rules.in_check(&after);
            if wanted && self.move_forces(position, played, &after, moves - 1)? {
                return Ok(Some(played));
            }
        }
        Ok(None)
    }

    fn limit(&mut self, bounds: Bounds) {
        if let Some(free) = &mut self.free {
            free.limit(bounds.clone());
        }
        self.meter.limit(bounds);
    }

    fn attack_forces(&mut self, position: &R::Position, moves: u32) -> Result<bool, Stopped> {
        let outcome = self.succeeds_within(position, moves, self.spare);
        self.meter.flush();
        outcome
    }

    fn move_forces(
        &mut self,
        before: &R::Position,
        played: R::Move,
        after: &R::Position,
        left: u32,
    ) -> Result<bool, Stopped> {
        let outcome = self.succeeds(before, played, after, left, self.spare);
        self.meter.flush();
        outcome
    }

    fn reply_allows(
        &mut self,
        before: &R::Position,
        played: R::Move,
        _after: &R::Position,
        moves: u32,
    ) -> Result<bool, Stopped> {
        let outcome = self.is_answered(before, played, moves, self.spare);
        self.meter.flush();
        outcome
    }

    fn allows_attack(
        &mut self,
        after: &R::Position,
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

/// How much moves of each side have decided so far, by origin and target.
struct History(Box<[[u32; 64 * 64]; 2]>);

impl Default for History {
    fn default() -> Self {
        Self(vec![[0; 64 * 64]; 2].try_into().expect("two sides"))
    }
}

impl History {
    fn place<R: Rules>(rules: R, position: &R::Position, played: R::Move) -> (usize, usize) {
        let squares = rules.origin(played).index() * 64 + rules.arrival(played).index();
        (rules.turn(position).index(), squares)
    }

    fn weight<R: Rules>(&self, rules: R, position: &R::Position, played: R::Move) -> u32 {
        let (side, squares) = Self::place(rules, position, played);
        self.0[side][squares]
    }

    fn add<R: Rules>(&mut self, rules: R, position: &R::Position, played: R::Move, moves: u32) {
        let (side, squares) = Self::place(rules, position, played);
        let weight = &mut self.0[side][squares];
        *weight = weight.saturating_add(moves * moves + 1);
    }
}
