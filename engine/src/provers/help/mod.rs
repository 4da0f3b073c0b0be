//! Help play and series: all lines that reach the goal in exactly so many half-moves, and in fewer.
//!
//! The search goes through `searcher`, which remembers what failed in its `refutation_table`. What
//! provably cannot lead to the goal any more a pruner leaves out; with each of them the lines are the same:
//! - [`plain`] leaves out nothing, and suits any rules;
//! - [`directed`] knows what orthodox mates and stalemates need;
//! - [`choosing`] asks that where conditions only choose among orthodox moves;
//! - [`proof_game`] what a position to be reached still needs by orthodox rules;
//! - [`placement`] what it needs by any rules.
//!
//! The last half-moves may be [`forced`].

mod bounds;
pub mod choosing;
pub mod directed;
pub mod forced;
pub mod placement;
pub mod plain;
pub mod proof_game;
pub mod refutation_table;
mod searcher;
mod sharing;
mod stalemate;

pub use searcher::Pruner;

use crate::control::{Control, Meter, Stopped};
use crate::play::outcome::{Ending, Status};
use crate::play::{Branch, LinePlay, MoveNumbers, Play, Stipulation};
use crate::rules::bitboard::Bitboard;
use crate::rules::{Illegal, Rules};
use forced::ForcedEnd;
use plain::Plain;
use refutation_table::RefutationTable;
use searcher::{Common, Searcher};
use sharing::{Chosen, Share, Sharing};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// Which lines are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// No more than so many, at least one: the first ones.
    pub max_solutions: Option<usize>,
    /// Those that begin with these moves.
    pub numbers: MoveNumbers,
    /// No longer ones than the shortest there are.
    pub stop_on_short: bool,
}

impl Limits {
    /// All are wanted.
    pub const NONE: Self =
        Self { max_solutions: None, numbers: MoveNumbers::ALL, stop_on_short: false };
}

/// What to solve and how.
#[derive(Clone, Debug)]
pub struct Request<R: Rules> {
    /// The rules.
    pub rules: R,
    /// The diagram, or what given first moves lead to; whoever is to move begins.
    pub position: R::Position,
    /// How many half-moves these first moves are; they only count in the progress.
    pub before: u32,
    /// What is asked for.
    pub stipulation: Stipulation,
    /// Which lines are wanted.
    pub limits: Limits,
    /// Threads, which share the work. The lines found do not depend on their number.
    pub threads: usize,
    /// The most memory for the refutation table, in MiB.
    pub memory: usize,
}

/// The lines found.
#[derive(Clone, Debug)]
pub struct Found<B> {
    /// How sure it is: partial when the search was stopped, and when its `ending` left something out.
    pub status: Status,
    /// What ended the search early, beside a stop.
    pub ending: Option<Ending>,
    /// For each length, in half-moves, shorter ones first, the lines after each first move, in the order
    /// of the moves ([`Rules::order`]).
    pub branches: Vec<(u32, Vec<B>)>,
    /// All lines of fewer half-moves than this that begin with the wanted moves are found.
    pub complete_below: u32,
}

impl<B> Found<B> {
    /// The half-moves of the shortest line.
    pub fn shortest<M>(&self) -> Option<u32>
    where
        B: Branch<M>,
    {
        let has_lines = |branches: &[B]| branches.iter().any(|branch| branch.count() > 0);
        self.branches.iter().find(|(_, found)| has_lines(found)).map(|&(length, _)| length)
    }
}

/// Why a request cannot be worked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The position is unfit.
    Illegal(Illegal),
    /// Too many moves, or none.
    Moves(u32),
}

/// The longest help play, in moves.
pub const LONGEST_HELP: u32 = 64;
/// The longest series, in moves.
pub const LONGEST_SERIES: u32 = 255;

impl<R: Rules> Request<R> {
    /// Whether it can be worked at.
    pub fn check(&self) -> Result<(), Refusal> {
        let Stipulation { play, moves, half, .. } = self.stipulation;
        let longest = if play.is_series() { LONGEST_SERIES } else { LONGEST_HELP };
        if moves > longest
            || self.stipulation.lengths().next().is_none()
            || half && play.is_series()
        {
            return Err(Refusal::Moves(moves));
        }
        let suffers = self.line_play().goal_side.other();
        let Stipulation { goal, other_goal, .. } = self.stipulation;
        goal.check_kings(&self.position, suffers, self.rules).map_err(Refusal::Illegal)?;
        if play.is_reciprocal() {
            let other = suffers.other();
            other_goal.check_kings(&self.position, other, self.rules).map_err(Refusal::Illegal)?;
        }
        Ok(())
    }

    /// What every node of the search has in common.
    pub fn line_play(&self) -> LinePlay {
        let Stipulation { play, goal, other_goal, half, .. } = self.stipulation;
        let turn = self.rules.turn(&self.position);
        let first = half || play.is_alone() || play == Play::SeriesHelpSelf;
        let goal_side = if first { turn } else { turn.other() };
        LinePlay { play, goal, other_goal, goal_side }
    }
}

/// Lines of this many half-moves are found before a second thread has begun.
const SHORT: u32 = 3;

/// Searches for the lines of a request that was checked, until all are found or `control` stops it. What
/// follows each first move goes to a `branch` of its own.
pub fn search<R: Rules, P: Pruner<R> + Send, B: Branch<R::Move>>(
    request: &Request<R>,
    pruner: impl Fn(LinePlay, &Arc<Control>) -> P,
    branch: impl Fn() -> B + Sync,
    control: &Arc<Control>,
) -> Found<B> {
    let asked = request.line_play();
    let mut pruners: Vec<P> = (0..request.threads.max(1)).map(|_| pruner(asked, control)).collect();
    search_with(request, &mut pruners, &[], branch, control)
}

/// The same where the last half-moves are forced.
pub fn search_forced<R: Rules, B: Branch<R::Move>>(
    request: &Request<R>,
    battle: ForcedEnd<'_, R>,
    branch: impl Fn() -> B + Sync,
    control: &Arc<Control>,
) -> Found<B> {
    let mut pruners = vec![Plain; request.threads.max(1)];
    search_all(request, &mut pruners, Some(battle), &[], branch, control)
}

/// The same with pruners for this goal that may have served other searches, one for each thread.
///
/// Where not all lines are wanted, the search begins with the `likely` first moves, and the lines found need
/// not be the first ones.
pub fn search_with<R: Rules, P: Pruner<R> + Send, B: Branch<R::Move>>(
    request: &Request<R>,
    pruners: &mut [P],
    likely: &[R::Move],
    branch: impl Fn() -> B + Sync,
    control: &Arc<Control>,
) -> Found<B> {
    search_all(request, pruners, None, likely, branch, control)
}

fn search_all<R: Rules, P: Pruner<R> + Send, B: Branch<R::Move>>(
    request: &Request<R>,
    pruners: &mut [P],
    battle: Option<ForcedEnd<'_, R>>,
    likely: &[R::Move],
    branch: impl Fn() -> B + Sync,
    control: &Arc<Control>,
) -> Found<B> {
    let refutations = Arc::new(RefutationTable::new(request.memory));
    // Whoever watches longer than the search lasts does not keep the table.
    let gauge = Arc::downgrade(&refutations);
    control.set_gauge(move || gauge.upgrade().and_then(|refutations| refutations.fill()));
    let asked = request.line_play();
    let sharing = Sharing::new(control);
    let rules = request.rules;
    let common =
        Common { rules, asked, refutations: &refutations, sharing: &sharing, branch: &branch };
    let searcher = |pruner| {
        let forced = battle.map(|battle| battle.forced(rules, control));
        Searcher::new(&common, Meter::new(Arc::clone(control)), forced, pruner)
    };
    let mut searchers: Vec<_> = pruners.iter_mut().map(searcher).collect();
    let Limits { max_solutions, numbers, stop_on_short } = request.limits;
    let mut first: Vec<_> = numbers
        .moves(&request.position, asked.goal, request.rules)
        .into_iter()
        .enumerate()
        .collect();
    if !likely.is_empty() {
        first.sort_by_key(|(_, played)| !likely.contains(played));
    }
    let mut branches: Vec<(u32, Vec<B>)> = Vec::new();
    let mut lines = 0;
    let mut complete_below = 0;
    let mut outcome = Ok(());
    let mut ending = None;
    let fewest = battle.map_or(0, |battle| battle.half_moves);
    for length in request.stipulation.lengths().filter(|&length| length > fewest) {
        control.begin_iteration(request.before + length);
        control.update(|progress| (progress.done, progress.total) = (0, first.len()));
        let threads = if length <= SHORT { 1 } else { searchers.len() };
        let moves = first.iter().map(|&(_, played)| Chosen { played, key: None }).collect();
        let (line, kings) = (Vec::new(), Bitboard::ALL);
        let all = Share { line, left: length, kings, moves, part: 0 };
        sharing.begin(all, max_solutions.map(|most| most - lines));
        outcome = search_together(&request.position, length, &mut searchers[..threads], &sharing);
        control.end_iteration(outcome.is_ok());
        let mut found = sharing.end();
        found.sort_unstable_by_key(|&(index, _)| first[index].0);
        let mut found: Vec<B> = found.into_iter().map(|(_, branch)| branch).collect();
        for branch in &mut found {
            // A thread may find more before it knows that there are enough.
            branch.truncate(max_solutions.map_or(usize::MAX, |most| most - lines));
            lines += branch.count();
        }
        branches.push((length, found));
        if outcome.is_err() {
            break;
        }
        if max_solutions == Some(lines) {
            ending = Some(Ending::Enough);
            break;
        }
        complete_below = length + 1;
        let is_last = length == request.stipulation.half_moves();
        if stop_on_short && lines > 0 && !is_last {
            ending = Some(Ending::Short);
            break;
        }
    }
    Found {
        status: match outcome {
            Err(Stopped) => Status::Partial,
            Ok(()) if ending.is_some() => Status::Partial,
            Ok(()) if lines == 0 => Status::None,
            Ok(()) => Status::Solved,
        },
        ending,
        branches,
        complete_below,
    }
}

/// All threads search what they share, until all is done or the search shall stop.
fn search_together<R: Rules, P: Pruner<R> + Send, B: Branch<R::Move>>(
    diagram: &R::Position,
    length: u32,
    searchers: &mut [Searcher<'_, R, P, B>],
    sharing: &Sharing<R::Move, B>,
) -> Result<(), Stopped> {
    let (mine, others) = searchers.split_first_mut().expect("there is at least one thread");
    let outcome = Mutex::new(Ok(()));
    let work = &|searcher: &mut Searcher<'_, R, P, B>| {
        while let Some((share, _busy)) = sharing.take() {
            let searched = searcher.search(diagram, share, length);
            if searched.is_err() {
                *outcome.lock().unwrap_or_else(PoisonError::into_inner) = searched;
                return;
            }
        }
    };
    thread::scope(|scope| {
        for searcher in others {
            scope.spawn(move || work(searcher));
        }
        work(mine);
    });
    outcome.into_inner().unwrap_or_else(PoisonError::into_inner)
}
