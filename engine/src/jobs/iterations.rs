//! The iterations over first moves, 1 … n: which of them are keys.

use super::long_search::LongSearch;
use super::parallel::{in_parallel, search_together};
use super::plan::Plan;
use super::scout::Scout;
use crate::control::{Bounds, Control, Stopped};
use crate::play::MoveNumbers;
use crate::play::prover::Prover;
use crate::provers::BoxedProver;
use crate::rules::Rules;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// A first move and what is known of it.
#[derive(Clone, Debug)]
pub(super) struct FirstMove<R: Rules> {
    /// The move.
    pub played: R::Move,
    /// The position after it.
    pub after: R::Position,
    /// Within how many moves it forces mate, if it is known to. Under restrictions it is the number
    /// asked for, until the play that follows is known.
    pub key_length: Option<u32>,
    /// It forces no mate in fewer moves than this.
    pub refuted_below: u32,
    /// A reply that showed this for the greatest number of moves, where the prover knows one.
    refuted_by: Option<R::Move>,
}

impl<R: Rules> FirstMove<R> {
    /// A reply known to refute it as the first of `moves`.
    pub(super) fn refutation(&self, moves: u32) -> Option<R::Move> {
        self.refuted_by.filter(|_| self.key_length.is_none() && self.refuted_below == moves + 1)
    }

    /// Notes that it forces no mate in so many moves, by that reply where it is known.
    fn refute(&mut self, moves: u32, reply: Option<R::Move>) {
        self.refuted_below = moves + 1;
        self.refuted_by = reply;
    }
}

/// The first moves of the side to move, the heaviest first; in their order if not all keys are wanted.
#[derive(Clone, Debug)]
pub(super) struct FirstMoves<R: Rules> {
    position: R::Position,
    /// Those that are searched: with checks only, the checks; with numbers, those that have them; none
    /// where the attacker may not try.
    pub moves: Vec<FirstMove<R>>,
    /// How many were generated.
    generated: u64,
}

impl<R: Rules> FirstMoves<R> {
    /// Generates them, with nothing known yet.
    pub(super) fn new(position: &R::Position, prover: &dyn Prover<R>, plan: Plan<'_, R>) -> Self {
        let mut generated = prover.ordered_moves(position);
        if plan.options.max_solutions.is_some() {
            generated.sort_unstable_by_key(|weighted| plan.rules.order(weighted.played));
        }
        let allowed = plan.asked.attacks(position, plan.rules);
        let numbered = plan.options.numbers.moves(position, plan.asked.goal, plan.rules);
        let moves = generated
            .iter()
            .filter(|weighted| allowed.contains(&weighted.played))
            .filter(|weighted| numbered.contains(&weighted.played))
            .map(|weighted| FirstMove {
                played: weighted.played,
                after: plan.rules.play(position, weighted.played),
                key_length: None,
                refuted_below: 1,
                refuted_by: None,
            })
            .filter(|first| !plan.checks_only || plan.rules.in_check(&first.after))
            .collect();
        Self { position: position.clone(), moves, generated: generated.len() as u64 }
    }

    /// Looks for mates in 1, 2 … `moves` with so many `provers`, at least one, each in a thread of its
    /// own; under restrictions in `moves` alone, since a first move has to obey them with so many to go.
    /// What is found stands in `self`, even when stopped.
    ///
    /// The lengths and the set of keys do not depend on the number of threads. With `one_key`, a
    /// strategy whose provers do not cooperate names the first key in order; one whose provers do,
    /// any of several equally short ones.
    pub(super) fn search(
        &mut self,
        moves: u32,
        plan: Plan<'_, R>,
        provers: &mut [BoxedProver<R>],
        control: &Arc<Control>,
    ) -> Result<(), Stopped> {
        let mut scout = Scout::new(moves, plan, control);
        let mut long = LongSearch::new(moves, plan, control);
        let outcome = self.iterations(moves, provers, (&mut scout, &mut long), plan, control);
        if outcome.is_err() {
            let found = scout.found().into_iter().chain(long.found());
            if let Some((length, key)) = found.min_by_key(|&(length, _)| length) {
                self.note_key(key, length);
            }
        }
        outcome
    }

    fn iterations(
        &mut self,
        moves: u32,
        provers: &mut [BoxedProver<R>],
        (scout, long): (&mut Scout<R>, &mut LongSearch<R>),
        plan: Plan<'_, R>,
        control: &Arc<Control>,
    ) -> Result<(), Stopped> {
        let whole = plan.options.restrictions.any() || plan.asked.exact;
        let shortest = if whole { moves } else { 1 };
        for length in shortest..=moves {
            control.begin_iteration(length);
            // Each iteration starts with the row of first moves.
            control.count(1, self.generated, 0);
            let outcome = scout
                .look(&self.position, length, plan)
                .and_then(|()| long.look(&self.position, length, plan, provers))
                .and_then(|()| self.iterate(length, provers, (scout, long), plan, control));
            control.end_iteration(outcome.is_ok());
            outcome?;
            let found = self.moves.iter().any(|first| first.key_length.is_some());
            if !found {
                let proven = plan.proven(length + 1);
                control.update(|progress| progress.refuted_below = proven);
            } else if plan.one_key {
                break;
            }
        }
        Ok(())
    }

    /// Where the last of the keys stands that are wanted when not all are: the earliest so many. None
    /// while fewer are known.
    pub(super) fn last_wanted(&self, most_keys: Option<usize>) -> Option<usize> {
        let place = most_keys?.checked_sub(1)?;
        (0..self.moves.len()).filter(|&i| self.moves[i].key_length.is_some()).nth(place)
    }

    /// Notes that a first move forces mate within so many moves; false when it was known to be a key.
    fn note_key(&mut self, key: R::Move, length: u32) -> bool {
        let first = self.moves.iter_mut().find(|first| first.played == key);
        let first = first.expect("a key is one of the first moves");
        let news = first.key_length.is_none();
        first.key_length = Some(first.key_length.map_or(length, |known| known.min(length)));
        news
    }

    /// Decides which of the open first moves force mate in `length`.
    fn iterate(
        &mut self,
        length: u32,
        provers: &mut [BoxedProver<R>],
        (scout, long): (&Scout<R>, &mut LongSearch<R>),
        plan: Plan<'_, R>,
        control: &Arc<Control>,
    ) -> Result<(), Stopped> {
        if let Some((found, key)) = scout.found()
            && found == length
        {
            if self.note_key(key, length) {
                control.update(|progress| progress.keys.push(key.to_string()));
            }
            if plan.one_key {
                return Ok(());
            }
        }
        let open: Vec<usize> =
            (0..self.moves.len()).filter(|&i| self.moves[i].key_length.is_none()).collect();
        control.update(|progress| {
            progress.done = 0;
            progress.total = open.len();
        });
        if plan.one_key
            && plan.provers.table().is_some()
            && plan.options.numbers == MoveNumbers::ALL
        {
            match self.one_key(length, provers, long, plan)? {
                Some(key) => {
                    self.note_key(key, length);
                    control.update(|progress| progress.keys.push(key.to_string()));
                }
                None => self.moves.iter_mut().for_each(|first| first.refute(length, None)),
            }
            return Ok(());
        }
        self.share_out(length, &open, provers, plan, control)
    }

    /// A key of that length, where no shorter mate is possible, by turns with the search for longer
    /// mates.
    fn one_key(
        &self,
        length: u32,
        provers: &mut [BoxedProver<R>],
        long: &mut LongSearch<R>,
        plan: Plan<'_, R>,
    ) -> Result<Option<R::Move>, Stopped> {
        loop {
            if let Some((found, key)) = long.found()
                && found == length
            {
                return Ok(Some(key));
            }
            if long.refutes(length) {
                return Ok(None);
            }
            let nodes = long.turn(length);
            let answer = search_together(&self.position, length, provers, nodes, long.control());
            if answer.is_ok() || nodes.is_none() {
                return answer;
            }
            long.control().check()?;
            long.look(&self.position, length, plan, provers)?;
        }
    }

    /// The provers share the open first moves, given by index.
    fn share_out(
        &mut self,
        length: u32,
        open: &[usize],
        provers: &mut [BoxedProver<R>],
        plan: Plan<'_, R>,
        control: &Arc<Control>,
    ) -> Result<(), Stopped> {
        let most_keys = if plan.one_key { Some(1) } else { plan.options.max_solutions };
        let known = (0..self.moves.len()).filter(|&i| self.moves[i].key_length.is_some());
        let work = Work {
            position: &self.position,
            first: &self.moves,
            open,
            decided: open.iter().map(|_| Arc::new(AtomicBool::new(false))).collect(),
            next: AtomicUsize::new(0),
            last_wanted: AtomicUsize::new(self.last_wanted(most_keys).unwrap_or(usize::MAX)),
            keys: Mutex::new(known.collect()),
            most_keys,
            length,
            control,
        };
        let helping = plan.provers.table().is_some() && provers.len() > 1;
        let shares = in_parallel(provers, control, |prover| work.share(prover, helping));
        let mut outcome = Ok(());
        for share in shares {
            for (index, decision) in share.decided {
                match decision {
                    Decision::Key => self.moves[index].key_length = Some(length),
                    Decision::Refuted(reply) => self.moves[index].refute(length, reply),
                }
            }
            outcome = outcome.and(share.outcome);
        }
        outcome
    }
}

/// The open first moves of one iteration, shared out among threads.
struct Work<'a, R: Rules> {
    position: &'a R::Position,
    first: &'a [FirstMove<R>],
    /// Indices into `first`.
    open: &'a [usize],
    /// Which places in `open` are decided.
    decided: Vec<Arc<AtomicBool>>,
    /// The place in `open` that is to be taken next.
    next: AtomicUsize,
    /// The last index into `first` that needs an answer: that of the last key that is wanted.
    last_wanted: AtomicUsize,
    /// The indices of the keys known, in order.
    keys: Mutex<Vec<usize>>,
    /// How many are wanted: the earliest ones.
    most_keys: Option<usize>,
    length: u32,
    control: &'a Arc<Control>,
}

/// Whether a first move forces mate.
#[derive(Clone, Copy)]
enum Decision<M> {
    Key,
    /// By that reply, where the prover knows it.
    Refuted(Option<M>),
}

/// What one thread found out about the first moves of these indices.
struct Share<M> {
    decided: Vec<(usize, Decision<M>)>,
    outcome: Result<(), Stopped>,
}

impl<R: Rules> Work<'_, R> {
    /// One thread's part; in the end `helping` the others, if that helps.
    fn share(&self, prover: &mut dyn Prover<R>, helping: bool) -> Share<R::Move> {
        let mut share = Share { decided: Vec::new(), outcome: Ok(()) };
        loop {
            let place = self.next.fetch_add(1, Ordering::Relaxed);
            if !self.wanted(place) {
                break;
            }
            share.outcome = self.decide(place, prover, &mut share.decided);
            if share.outcome.is_err() {
                return share;
            }
        }
        if helping {
            // Nothing is left to begin: help those who are still at work.
            for place in (0..self.open.len()).rev() {
                if self.wanted(place) && !self.decided[place].load(Ordering::Relaxed) {
                    let helped = self.decide(place, prover, &mut share.decided);
                    if helped.is_err() && self.control.check().is_err() {
                        share.outcome = helped;
                        break;
                    }
                }
            }
        }
        prover.limit(Bounds::default());
        share
    }

    fn wanted(&self, place: usize) -> bool {
        place < self.open.len() && self.open[place] <= self.last_wanted.load(Ordering::Relaxed)
    }

    /// Decides one first move, unless another thread does so meanwhile.
    fn decide(
        &self,
        place: usize,
        prover: &mut dyn Prover<R>,
        decisions: &mut Vec<(usize, Decision<R::Move>)>,
    ) -> Result<(), Stopped> {
        let candidate = &self.first[self.open[place]];
        self.control.update(|progress| progress.root_move = Some(candidate.played.to_string()));
        let known = &self.decided[place];
        prover.limit(Bounds { pointless: Some(Arc::clone(known)), ..Bounds::default() });
        let found = match prover.move_forces(
            self.position,
            candidate.played,
            &candidate.after,
            self.length - 1,
        ) {
            Ok(found) => found,
            Err(_) if known.load(Ordering::Relaxed) => return Ok(()),
            Err(stopped) => return Err(stopped),
        };
        if known.swap(true, Ordering::Relaxed) {
            return Ok(());
        }
        let decision = if found { Decision::Key } else { Decision::Refuted(prover.refutation()) };
        decisions.push((self.open[place], decision));
        if found {
            self.note_key(self.open[place]);
        }
        self.control.update(|progress| {
            progress.done += 1;
            if found {
                progress.keys.push(candidate.played.to_string());
            }
        });
        Ok(())
    }

    /// Notes a key, by its index; when there are enough of them, what stands behind is not wanted.
    fn note_key(&self, index: usize) {
        let Some(most_keys) = self.most_keys else { return };
        let mut keys = self.keys.lock().unwrap_or_else(PoisonError::into_inner);
        keys.push(index);
        keys.sort_unstable();
        let Some(&last) = keys.get(most_keys - 1) else { return };
        self.last_wanted.fetch_min(last, Ordering::Relaxed);
        for (place, decided) in self.decided.iter().enumerate() {
            if self.open[place] > last {
                decided.store(true, Ordering::Relaxed);
            }
        }
    }
}
