//! Help play and series: as many solutions as intended, or not.

use super::soundness::{Found, Soundness, Verdict};
use super::wanted::{Wishes, legal};
use crate::control::{Control, Stopped};
use crate::play::Stipulation;
use crate::play::outcome::Status;
use crate::provers::help::{Limits, Pruner, Request, search_with};
use crate::rules::Rules;
use std::sync::Arc;

/// How many first moves of solutions are remembered.
const REMEMBERED: usize = 6;

/// The judge of help play and series.
pub(super) struct Lines<R: Rules, P> {
    /// What is asked; its position is exchanged for that of each setting.
    pub(super) request: Request<R>,
    /// What the search of each setting leaves out.
    pub(super) pruner: P,
    /// What stops a search.
    pub(super) control: Arc<Control>,
    /// So many solutions are intended.
    pub(super) intended: usize,
    /// The first moves of solutions of earlier settings, the latest last: most settings have some of them, and
    /// two solutions too many are enough.
    pub(super) recent: Vec<R::Move>,
    /// So many are looked for; more than are intended.
    pub(super) most: usize,
}

/// The line of a wish in a setting: None when one of its moves is illegal, or it does not reach the goal.
fn solution<R: Rules>(request: &Request<R>, moves: &[String]) -> Option<Vec<R::Move>> {
    let (rules, asked) = (request.rules, request.line_play());
    let mut position = request.position.clone();
    let mut line = Vec::with_capacity(moves.len());
    for (place, text) in moves.iter().enumerate() {
        let left = (moves.len() - place) as u32;
        let played = legal(rules, &position, text)?;
        line.push(played);
        let after = rules.play(&position, played);
        if left == 1 {
            return asked.goal.reached(&position, played, &after, rules).then_some(line);
        }
        if asked.moves_again(left) {
            if rules.in_check(&after) {
                return None;
            }
            position = rules.null_move(&after);
        } else {
            position = after;
        }
    }
    None
}

/// Whether a line that is legal and reaches the goal is a solution: nobody is forced to reach it, or could have
/// before.
fn is_told_by_its_moves(asked: Stipulation) -> bool {
    asked.goal.ends_play() && !asked.play.is_self() && !asked.play.is_reflex()
}

impl<R: Rules, P: Pruner<R> + Send> Soundness<R> for Lines<R, P> {
    fn judge(
        &mut self,
        position: &R::Position,
        wishes: &Wishes<'_>,
    ) -> Result<Option<Found>, Stopped> {
        self.request.position = position.clone();
        if self.request.check().is_err() {
            return Ok(Some(Found::illegal(wishes.all.len())));
        }
        let wanted: Vec<_> = wishes
            .all
            .iter()
            .map(|wish| solution(&self.request, &wishes.moves(&wish.moves)))
            .collect();
        let is_lost = |number: usize| wanted[number].is_none();
        let required = |number: &usize| wishes.all[*number].is_required;
        if (0..wanted.len()).filter(required).any(is_lost) {
            return Ok(None);
        }
        // One more tells whether these are all. Where only sound settings are wanted, it ends the search.
        let most = if wishes.only_sound { self.intended } else { self.most.max(self.intended) };
        let enough = most + 1;
        let needs_all = !wanted.is_empty() && !is_told_by_its_moves(self.request.stipulation);
        let max_solutions = (!needs_all).then_some(enough);
        let stop_on_short = wishes.only_sound && !needs_all;
        self.request.limits = Limits { max_solutions, stop_on_short, ..Limits::NONE };
        let pruner = std::slice::from_mut(&mut self.pruner);
        let branch = Vec::<Vec<R::Move>>::new;
        let likely = if wishes.only_sound { self.recent.as_slice() } else { &[] };
        let found = search_with(&self.request, pruner, likely, branch, &self.control);
        // Nobody watches how far a single setting is.
        self.control.update(|progress| progress.iterations.clear());
        if found.status == Status::Partial && found.ending.is_none() {
            return Err(Stopped);
        }
        for line in found.branches.iter().flat_map(|(_, branches)| branches.iter().flatten()) {
            self.recent.retain(|recent| *recent != line[0]);
            self.recent.push(line[0]);
        }
        let surplus = self.recent.len().saturating_sub(REMEMBERED);
        self.recent.drain(..surplus);
        let is_complete = found.ending.is_none();
        let length = self.request.stipulation.half_moves();
        let is_short = found.shortest().is_some_and(|shortest| shortest < length);
        let all: Vec<_> = found
            .branches
            .into_iter()
            .flat_map(|(_, branches)| branches.into_iter().flatten())
            .collect();
        let verdict = if is_short {
            Verdict::Short
        } else if all.len() > self.intended {
            Verdict::Cooked
        } else if all.len() == self.intended {
            Verdict::Sound
        } else {
            Verdict::None
        };
        if wishes.only_sound && verdict != Verdict::Sound {
            return Ok(None);
        }
        let is_found = |line: &Option<Vec<R::Move>>| {
            line.as_ref().is_some_and(|line| !is_complete || all.contains(line))
        };
        let lost: Vec<usize> =
            (0..wanted.len()).filter(|&number| !is_found(&wanted[number])).collect();
        if lost.iter().any(required) {
            return Ok(None);
        }
        let names = |line: &Vec<R::Move>| line.iter().map(ToString::to_string).collect();
        let lines: Vec<_> = all.iter().take(enough - 1).map(names).collect();
        let is_complete = lines.len() == all.len();
        Ok(Some(Found { verdict, lines, marks: Vec::new(), is_complete, lost }))
    }
}
