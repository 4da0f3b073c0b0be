//! Proof-number search in depth-first form (df-pn; A. Nagai, 2002), limited to a number of moves.
//!
//! A node's proof number is the least number of positions that still must be proven to prove it, its
//! disproof number likewise; but of the attacker's moves, which lead to the same positions again and
//! again, only the hardest to disprove counts in full (weak proof numbers; T. Ueda and others, 2008).
//! The search always goes where the smallest of them leads, which is to
//! moves that leave the defender little choice. Positions with few moves left are decided by
//! [`alpha_beta`](super::alpha_beta). Where a position has not been met its numbers are guessed: after
//! an attacker's move from the number of replies, doubled when it gives no check; after a
//! defender's from the flights of his king and the checks that the attacker has.

use super::numbers::{Child, Numbers};
use super::objective::Objective;
use super::ordering::NO_MOVE;
use super::prover::Modern;
use crate::control::Stopped;
use crate::provers::table::{INFINITE, Known};
use crate::rules::fingerprint::Fingerprint;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;

/// Where a mate is sought, the least proof number of an attacker's move back to a position of the line.
const REPETITION: u32 = 5000;

impl<R: Orthodox, O: Objective<R>> Modern<R, O> {
    /// Whether the side to move mates within `moves` of its moves, at least one.
    pub(super) fn prove_attack_forces(
        &mut self,
        position: &Position,
        moves: u32,
    ) -> Result<bool, Stopped> {
        if moves <= O::ALPHA_BETA_MOVES || self.table.is_none() {
            return O::attack(self, position, moves);
        }
        let key = Fingerprint::new(position);
        if let Some(decided) = self.table.look_up(key).decides(moves) {
            return Ok(decided);
        }
        let unlimited = Numbers { proof: INFINITE, disproof: INFINITE };
        self.table.occupy(key, 1);
        let found = self.prove_attack(position, key, moves, unlimited);
        self.table.occupy(key, -1);
        Ok(found?.proof == 0)
    }

    /// Whether every move of the side to move allows mate within `moves` of the attacker's.
    pub(super) fn prove_defence_fails(
        &mut self,
        position: &Position,
        moves: u32,
    ) -> Result<bool, Stopped> {
        let nothing = Move::from_bits(NO_MOVE);
        if self.table.is_none() {
            return O::defence(self, position, moves, nothing);
        }
        let key = Fingerprint::new(position);
        if let Some(decided) = self.table.look_up(key).decides(moves).filter(|_| moves > 0) {
            return Ok(decided);
        }
        let unlimited = Numbers { proof: INFINITE, disproof: INFINITE };
        self.table.occupy(key, 1);
        let found = self.prove_defence(position, key, moves, nothing, unlimited);
        self.table.occupy(key, -1);
        Ok(found?.proof == 0)
    }

    /// A node of the attacker, about which the table does not decide, until one of its numbers reaches
    /// its limit.
    fn prove_attack(
        &mut self,
        position: &Position,
        key: Fingerprint,
        moves: u32,
        limits: Numbers,
    ) -> Result<Numbers, Stopped> {
        if moves <= O::ALPHA_BETA_MOVES {
            return Ok(Numbers::decided(O::attack(self, position, moves)?));
        }
        let begun = self.visited;
        let known = self.table.look_up(key);
        if known.is_untried()
            && let Some(won) = O::over_for_attacker(self, position)?
        {
            self.over(key, won, begun);
            return Ok(Numbers::decided(won));
        }
        let base = self.row.len();
        let first = self.children.len();
        let generated = self.memory.attacks(position, self.rules, moves, known.best, &mut self.row);
        self.visit(generated)?;
        self.row[base..].sort_unstable_by(|a, b| b.cmp(a));
        for i in base..self.row.len() {
            let played = self.row[i].played();
            self.children.push(self.child(position, played));
        }
        self.row.truncate(base);
        let mut kept = first;
        for i in first..self.children.len() {
            let Child { after, key: after_key, played, .. } = self.children[i];
            let ended =
                self.objective.ends_by_move() && O::won_by_attack(self, position, played, &after);
            let known = self.table.look_up(after_key);
            let decided = known.decides(moves - 1);
            if ended || decided == Some(true) {
                let length = if ended { 1 } else { self.length(after_key, moves - 1) + 1 };
                self.children.truncate(first);
                self.decided(key, length, true, played.bits(), begun);
                return Ok(Numbers::PROVEN);
            }
            if decided.is_some() {
                continue;
            }
            let numbers = if self.can_use(known, moves - 1) {
                Numbers { proof: known.proof, disproof: known.disproof }
            } else {
                if O::won_by_attack(self, position, played, &after) {
                    self.children.truncate(first);
                    self.decided(key, 1, true, played.bits(), begun);
                    return Ok(Numbers::PROVEN);
                }
                let proof = O::proof_after_attack(self, &after)?;
                if proof == 0 {
                    // Without replies it would be won already.
                    continue;
                }
                Numbers { proof: 1 + proof, disproof: 1 }
            };
            let numbers = self.unless_repeated(after_key, numbers);
            self.children[kept] = Child { numbers, ..self.children[i] };
            kept += 1;
        }
        self.children.truncate(kept);
        loop {
            if let Some(known) = self.catch_up(key, moves, first, moves - 1) {
                self.children.truncate(first);
                return Ok(known);
            }
            let Choice { least, chosen, second, others } =
                choose(&self.children[first..], |n| n.proof, |n| n.disproof);
            let numbers = Numbers { proof: least, disproof: others.largest_and_rest() };
            if numbers.proof == 0 {
                let Child { key: after_key, played, .. } = self.children[first + chosen];
                self.memory.mated(moves, position.kind_at(played.from()), played);
                self.children.truncate(first);
                let length = self.length(after_key, moves - 1) + 1;
                self.decided(key, length, true, played.bits(), begun);
                return Ok(Numbers::PROVEN);
            }
            if numbers.disproof == 0 {
                self.children.truncate(first);
                self.decided(key, moves, false, NO_MOVE, begun);
                return Ok(Numbers::DISPROVEN);
            }
            if numbers.proof >= limits.proof || numbers.disproof >= limits.disproof {
                self.children.truncate(first);
                self.suspended(key, moves, numbers, begun);
                return Ok(numbers);
            }
            if first == 0 && self.leading {
                self.report_root(chosen);
            }
            let chosen = self.least_busy(key, first, chosen, limits.proof, |numbers| numbers.proof);
            let child = self.children[first + chosen];
            let limits = Numbers {
                proof: limits.proof.min(slightly_more(second.max(child.numbers.proof))),
                disproof: others.room_for_largest(limits.disproof),
            };
            self.table.occupy(child.key, 1);
            self.line.push(child.key);
            let found =
                self.prove_defence(&child.after, child.key, moves - 1, child.played, limits);
            self.line.pop();
            self.table.occupy(child.key, -1);
            self.children[first + chosen].numbers = found?;
        }
    }

    /// A node of the defender after the attacker played `last`, as [`Self::prove_attack`].
    fn prove_defence(
        &mut self,
        position: &Position,
        key: Fingerprint,
        moves: u32,
        last: Move,
        limits: Numbers,
    ) -> Result<Numbers, Stopped> {
        if moves <= O::ALPHA_BETA_MOVES {
            return Ok(Numbers::decided(O::defence(self, position, moves, last)?));
        }
        let begun = self.visited;
        let known = self.table.look_up(key);
        if known.is_untried() && O::won_by_duty(self, position)? {
            self.decided(key, 1, true, NO_MOVE, begun);
            return Ok(Numbers::PROVEN);
        }
        let base = self.row.len();
        let first = self.children.len();
        let in_check =
            self.memory.defences(position, self.rules, moves, last, known.best, &mut self.row);
        self.visit(self.row.len() - base)?;
        if self.row.len() == base {
            return Ok(Numbers::decided(O::won_by_standstill(in_check)));
        }
        self.row[base..].sort_unstable_by(|a, b| b.cmp(a));
        for i in base..self.row.len() {
            let played = self.row[i].played();
            self.children.push(self.child(position, played));
        }
        self.row.truncate(base);
        let mut kept = first;
        let mut length = 1;
        for i in first..self.children.len() {
            let Child { after, key: after_key, played, .. } = self.children[i];
            if self.objective.ends_by_move() && O::won_by_reply(self, position, played, &after) {
                continue;
            }
            let known = self.table.look_up(after_key);
            match known.decides(moves) {
                Some(false) => {
                    self.children.truncate(first);
                    self.memory.refuted(moves, position.kind_at(played.from()), played, last);
                    self.decided(key, moves, false, played.bits(), begun);
                    return Ok(Numbers::DISPROVEN);
                }
                Some(true) => {
                    length = length.max(self.length(after_key, moves));
                    continue;
                }
                None => (),
            }
            let numbers = if self.can_use(known, moves) {
                Numbers { proof: known.proof, disproof: known.disproof }
            } else {
                match O::numbers_after_reply(self, position, played, &after)? {
                    Some(numbers) => numbers,
                    None => continue,
                }
            };
            self.children[kept] = Child { numbers, ..self.children[i] };
            kept += 1;
        }
        self.children.truncate(kept);
        loop {
            if let Some(known) = self.catch_up(key, moves, first, moves) {
                self.children.truncate(first);
                return Ok(known);
            }
            let Choice { least, chosen, second, others } =
                choose(&self.children[first..], |n| n.disproof, |n| n.proof);
            let numbers = Numbers { proof: others.sum, disproof: least };
            if numbers.disproof == 0 {
                let played = self.children[first + chosen].played;
                self.memory.refuted(moves, position.kind_at(played.from()), played, last);
                self.children.truncate(first);
                self.decided(key, moves, false, played.bits(), begun);
                return Ok(Numbers::DISPROVEN);
            }
            if numbers.proof == 0 {
                let lengths =
                    self.children[first..].iter().map(|child| self.length(child.key, moves));
                let length = lengths.fold(length, u32::max);
                self.children.truncate(first);
                self.decided(key, length, true, NO_MOVE, begun);
                return Ok(Numbers::PROVEN);
            }
            if numbers.proof >= limits.proof || numbers.disproof >= limits.disproof {
                self.children.truncate(first);
                self.suspended(key, moves, numbers, begun);
                return Ok(numbers);
            }
            let chosen =
                self.least_busy(key, first, chosen, limits.disproof, |numbers| numbers.disproof);
            let child = self.children[first + chosen];
            let limits = Numbers {
                proof: room(limits.proof, numbers.proof, child.numbers.proof),
                disproof: limits.disproof.min(slightly_more(second.max(child.numbers.disproof))),
            };
            self.table.occupy(child.key, 1);
            let found = self.prove_attack(&child.after, child.key, moves, limits);
            self.table.occupy(child.key, -1);
            self.children[first + chosen].numbers = found?;
        }
    }

    /// Whether what the table says of a position tells its numbers with so many moves left. Where a mate is
    /// sought those found with more or fewer are better than a guess: whether a number is 0 is another
    /// question, which [`Known::decides`] answers.
    #[inline(always)]
    fn can_use(&self, known: Known, moves: u32) -> bool {
        u32::from(known.moves) == moves || self.seeking && known.moves != 0
    }

    /// These numbers, of an attacker's move to that position; others where a mate is sought and the line has
    /// been there.
    #[inline(always)]
    fn unless_repeated(&self, key: Fingerprint, numbers: Numbers) -> Numbers {
        if self.seeking && self.line.contains(&key) {
            Numbers { proof: numbers.proof.max(REPETITION), disproof: 1 }
        } else {
            numbers
        }
    }

    /// Within how many moves mate is forced in a position in which it is within `moves`. Where a mate is sought
    /// the table may know fewer, as it is shorter than the search goes.
    #[inline(always)]
    fn length(&self, key: Fingerprint, moves: u32) -> u32 {
        if self.seeking { moves.min(self.table.look_up(key).proven.into()) } else { moves }
    }

    /// Whether no other thread is below the node of that `key`, where this one is. Only those that
    /// meet at a node ask what the others do with its children: to ask at every node costs more
    /// than what is found, as all threads write what is read there.
    #[inline(always)]
    fn is_alone(&self, key: Fingerprint) -> bool {
        self.table.busy(key) <= 1
    }

    /// With other threads at work: takes over what they have decided meanwhile of the node of that
    /// `key` with `moves` left, and of its children from `first` on, which have `child_moves` left.
    /// Returns the numbers of the node itself when it is decided.
    #[inline(always)]
    fn catch_up(
        &mut self,
        key: Fingerprint,
        moves: u32,
        first: usize,
        child_moves: u32,
    ) -> Option<Numbers> {
        if !self.table.is_shared() {
            return None;
        }
        if let Some(decided) = self.table.look_up(key).decides(moves) {
            // By whichever move another thread found.
            self.proved_by = NO_MOVE;
            return Some(Numbers::decided(decided));
        }
        if self.is_alone(key) {
            return None;
        }
        for child in &mut self.children[first..] {
            let known = self.table.look_up(child.key);
            if let Some(decided) = known.decides(child_moves) {
                child.numbers = Numbers::decided(decided);
            }
        }
        None
    }

    /// The child of the node of that `key` to search: the `chosen` one, or with other threads below
    /// it another whose number, which must be below the node's `limit`, is not much larger.
    #[inline(always)]
    fn least_busy(
        &self,
        key: Fingerprint,
        first: usize,
        chosen: usize,
        limit: u32,
        number: impl Fn(&Numbers) -> u32,
    ) -> usize {
        if self.is_alone(key) {
            return chosen;
        }
        let children = self.children[first..].iter().enumerate();
        let burdened = children
            .map(|(i, child)| (number(&child.numbers), i, child))
            .filter(|&(number, _, child)| number < limit && child.numbers.is_open())
            .map(|(number, i, child)| (number.saturating_mul(1 + self.table.busy(child.key)), i));
        burdened.min().map_or(chosen, |(_, i)| i)
    }

    /// Tells whoever watches where the search is: at the first move of that index.
    fn report_root(&self, chosen: usize) {
        let played = self.children[chosen].played;
        let refuted = self.children.iter().filter(|child| child.numbers.disproof == 0).count();
        self.meter.control().update(|progress| {
            progress.root_move = Some(played.to_string());
            progress.done = progress.total.saturating_sub(self.children.len() - refuted);
        });
    }

    /// A move with nothing known of it; what the table knows is being fetched.
    #[inline(always)]
    fn child(&self, position: &Position, played: Move) -> Child {
        let after = position.play(played);
        let key = Fingerprint::new(&after);
        self.table.prefetch(key);
        Child { after, key, played, numbers: Numbers { proof: 1, disproof: 1 } }
    }

    /// Remembers the numbers of a position that is left undecided.
    fn suspended(&self, key: Fingerprint, moves: u32, numbers: Numbers, visited: u64) {
        self.table.store(
            key,
            Known {
                moves: moves as u8,
                effort: self.effort(visited),
                proof: numbers.proof,
                disproof: numbers.disproof,
                ..Known::NOTHING
            },
        );
    }
}

/// Which child to search.
struct Choice {
    /// The least of the number that one child decides; infinite without children.
    least: u32,
    /// The child that has it.
    chosen: usize,
    /// The next larger one.
    second: u32,
    /// The number that all children count for.
    others: Gathered,
}

/// A number of all children, put together.
struct Gathered {
    /// The sum: infinite when a child is decided in favour of the other number.
    sum: u32,
    /// The largest.
    largest: u32,
    /// How many are not 0.
    open: u32,
}

impl Gathered {
    /// The largest, and one for every other that is not 0; infinite when the sum is.
    #[inline(always)]
    fn largest_and_rest(&self) -> u32 {
        match self.sum {
            0 | INFINITE => self.sum,
            _ => self.largest.saturating_add(self.open - 1).min(INFINITE - 1),
        }
    }

    /// How far the number of a child may rise until [`Self::largest_and_rest`] reaches its limit.
    #[inline(always)]
    fn room_for_largest(&self, limit: u32) -> u32 {
        if limit == INFINITE { INFINITE } else { limit - (self.open - 1) }
    }
}

/// Looks for the child with the least of one number, and puts the other number together.
#[inline(always)]
fn choose(
    children: &[Child],
    least_of: impl Fn(&Numbers) -> u32,
    gathered: impl Fn(&Numbers) -> u32,
) -> Choice {
    let (mut least, mut second, mut chosen) = (INFINITE, INFINITE, 0);
    let (mut sum, mut largest, mut open) = (0_u32, 0, 0);
    for (i, child) in children.iter().enumerate() {
        let number = least_of(&child.numbers);
        if number < least {
            second = least;
            least = number;
            chosen = i;
        } else if number < second {
            second = number;
        }
        let other = gathered(&child.numbers);
        sum = sum.saturating_add(other);
        largest = largest.max(other);
        open += u32::from(other != 0);
    }
    // Only what is decided is infinite.
    let sum = if least == 0 { INFINITE } else { sum.min(INFINITE - 1) };
    let least = if sum == 0 { INFINITE } else { least.min(INFINITE - 1) };
    Choice { least, chosen, second, others: Gathered { sum, largest, open } }
}

/// A twentieth more than the next best, so that the search does not jump at every step.
#[inline(always)]
fn slightly_more(number: u32) -> u32 {
    number.saturating_add(number / 20).saturating_add(1)
}

/// How far a child's number may rise until the sum reaches its limit.
#[inline(always)]
fn room(limit: u32, sum: u32, of_child: u32) -> u32 {
    if limit == INFINITE { INFINITE } else { (limit - sum).saturating_add(of_child) }
}
