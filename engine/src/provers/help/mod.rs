//! Help play and series: all lines that reach the goal in exactly so many half-moves, and in fewer.
//!
//! Two ways of searching give the same lines:
//! - [`plain`] plays everything out;
//! - [`directed`] leaves out what provably cannot lead to a final position any more.
//!
//! Both go through `searcher`, which remembers what failed in its `refutation_table`.

mod bounds;
pub mod directed;
pub mod plain;
mod quota;
mod refutation_table;
mod searcher;
mod stalemate;

pub use searcher::{Budget, LinePlay, Pruner};

use crate::control::{Control, Iteration, Meter, Stopped};
use crate::play::outcome::{Ending, Status};
use crate::play::{MoveNumbers, Play, Stipulation};
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::movegen::legal_moves;
use crate::rules::orthodox::moves::{Line, Move};
use crate::rules::orthodox::position::{Illegal, Position};
use directed::Directed;
use plain::Plain;
use quota::Quota;
use refutation_table::RefutationTable;
use searcher::Searcher;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// How to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Leave out what cannot lead to the goal.
    Directed,
    /// Play everything out.
    Plain,
}

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
pub struct Request {
    /// The diagram; whoever is to move begins.
    pub position: Position,
    /// What is asked for.
    pub stipulation: Stipulation,
    /// Which lines are wanted.
    pub limits: Limits,
    /// How to search. The lines found do not depend on it.
    pub method: Method,
    /// Threads, which share the first moves. The lines found do not depend on their number.
    pub threads: usize,
    /// The most memory for the refutation table, in MiB.
    pub memory: usize,
    /// Use the portable slider attacks even where the CPU offers faster ones.
    pub portable: bool,
}

/// The lines found.
#[derive(Clone, Debug)]
pub struct Answer {
    /// How sure it is: partial when the search was stopped, and when its `ending` left something out.
    pub status: Status,
    /// What ended the search early, beside a stop.
    pub ending: Option<Ending>,
    /// The lines, shorter ones first, those of one length in the order of their moves ([`Move::order`]).
    /// Lines that begin alike are adjacent.
    pub lines: Vec<Line>,
    /// All lines of fewer half-moves than this that begin with the wanted moves are found.
    pub complete_below: u32,
    /// The search table: a row for each length, in half-moves.
    pub iterations: Vec<Iteration>,
    /// Positions looked at.
    pub nodes: u64,
    /// Seconds in all.
    pub seconds: f64,
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

impl Request {
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
        let asked = self.line_play();
        let goal = self.stipulation.goal;
        with_orthodox!(self.portable, |rules| {
            goal.check_kings(&self.position, asked.goal_side.other(), rules)
                .map_err(Refusal::Illegal)
        })
    }

    fn line_play(&self) -> LinePlay {
        let Stipulation { play, goal, half, .. } = self.stipulation;
        let turn = self.position.turn();
        let goal_side = if half || play == Play::Series { turn } else { turn.other() };
        LinePlay { play, goal, goal_side }
    }
}

/// Works at a request that was checked, until all lines are found or `control` stops it.
pub fn solve(request: &Request, control: &Arc<Control>) -> Answer {
    with_orthodox!(request.portable, |rules| solve_with(request, rules, control))
}

fn solve_with<R: Orthodox>(request: &Request, rules: R, control: &Arc<Control>) -> Answer {
    let refutations = Arc::new(RefutationTable::new(request.memory));
    // Whoever watches longer than the search lasts does not keep the table.
    let gauge = Arc::downgrade(&refutations);
    control.set_gauge(move || gauge.upgrade().and_then(|refutations| refutations.fill()));
    let asked = request.line_play();
    let meter = || Meter::new(Arc::clone(control));
    let threads = request.threads.max(1);
    match request.method {
        Method::Plain => {
            let searcher = || Searcher::new(rules, meter(), asked, &refutations, Plain);
            let searchers = (0..threads).map(|_| searcher()).collect();
            search_lengths(request, rules, searchers, control)
        }
        Method::Directed => {
            let pruner = || Directed::new(asked);
            let searcher = || Searcher::new(rules, meter(), asked, &refutations, pruner());
            let searchers = (0..threads).map(|_| searcher()).collect();
            search_lengths(request, rules, searchers, control)
        }
    }
}

/// Lines of this many half-moves are found before a second thread has begun.
const SHORT: u32 = 3;

fn search_lengths<R: Orthodox, P: Pruner + Send>(
    request: &Request,
    rules: R,
    mut searchers: Vec<Searcher<'_, R, P>>,
    control: &Arc<Control>,
) -> Answer {
    let Limits { max_solutions, numbers, stop_on_short } = request.limits;
    let first = if request.limits == Limits::NONE {
        legal_moves(&request.position, rules)
    } else {
        numbers.moves(&request.position, rules)
    };
    let mut lines = Vec::new();
    let mut complete_below = 0;
    let mut searched = Ok(());
    let mut ending = None;
    for length in request.stipulation.lengths() {
        control.begin_iteration(length);
        control.update(|progress| (progress.done, progress.total) = (0, first.len()));
        let threads = if length <= SHORT { 1 } else { searchers.len() };
        let quota = max_solutions.map(|most| Arc::new(Quota::new(most - lines.len(), first.len())));
        let first = First { position: &request.position, moves: &first, quota: quota.as_ref() };
        searched = search_length(first, length, &mut searchers[..threads], control);
        control.end_iteration(searched.is_ok());
        let mut found: Vec<Line> = searchers.iter_mut().flat_map(Searcher::take_lines).collect();
        found.sort_unstable_by(|a, b| {
            a.iter().map(|played| played.order()).cmp(b.iter().map(|played| played.order()))
        });
        lines.extend(found);
        // A thread may find more before it knows that there are enough.
        lines.truncate(max_solutions.unwrap_or(usize::MAX));
        if searched.is_err() {
            break;
        }
        if max_solutions == Some(lines.len()) {
            ending = Some(Ending::Enough);
            break;
        }
        complete_below = length + 1;
        let is_last = length == request.stipulation.half_moves();
        if stop_on_short && !lines.is_empty() && !is_last {
            ending = Some(Ending::Short);
            break;
        }
    }
    let progress = control.progress();
    Answer {
        status: match searched {
            Err(Stopped) => Status::Partial,
            Ok(()) if ending.is_some() => Status::Partial,
            Ok(()) if lines.is_empty() => Status::None,
            Ok(()) => Status::Solved,
        },
        ending,
        lines,
        complete_below,
        iterations: progress.iterations,
        nodes: progress.nodes,
        seconds: control.seconds(),
    }
}

/// The first moves; in order where not all lines are wanted.
#[derive(Clone, Copy)]
struct First<'a> {
    position: &'a Position,
    moves: &'a [Move],
    /// How many lines are wanted, if not all.
    quota: Option<&'a Arc<Quota>>,
}

/// Searches all lines of one length; the searchers share the first moves.
fn search_length<R: Orthodox, P: Pruner + Send>(
    first: First<'_>,
    length: u32,
    searchers: &mut [Searcher<'_, R, P>],
    control: &Control,
) -> Result<(), Stopped> {
    let next = AtomicUsize::new(0);
    let work = |searcher: &mut Searcher<'_, R, P>| {
        searcher.begin(first.position, length);
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(&played) = first.moves.get(index) else { break };
            let enough = first.quota.map(|quota| quota.enough(index));
            let is_enough = || enough.is_some_and(|enough| enough.load(Ordering::Relaxed));
            if is_enough() {
                break;
            }
            if let Some(quota) = first.quota {
                searcher.take_quota(quota, index);
            }
            control.update(|progress| progress.root_move = Some(played));
            let searched = searcher.search_first_move(first.position, played, length);
            if searched.is_err() && !is_enough() {
                return searched;
            }
            control.update(|progress| progress.done += 1);
        }
        Ok(())
    };
    let (mine, others) = searchers.split_first_mut().expect("there is at least one thread");
    let outcome = Mutex::new(Ok(()));
    thread::scope(|scope| {
        let note = |searched: Result<(), Stopped>| {
            if searched.is_err() {
                *outcome.lock().unwrap_or_else(PoisonError::into_inner) = searched;
            }
        };
        for searcher in others {
            scope.spawn(move || note(work(searcher)));
        }
        note(work(mine));
    });
    outcome.into_inner().unwrap_or_else(PoisonError::into_inner)
}
