//! What a search shares with whoever watches it: the wish to stop, the counters, the progress.

use std::cell::Cell;
use std::fmt::{self, Display};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// The search was asked to stop, or its time is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

/// One row of the search table: the work of looking for a mate in exactly so many moves.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Iteration {
    /// The depth in moves.
    pub moves: u32,
    /// Every move a generator emitted.
    pub generated: u64,
    /// Leaves at full depth that were tested.
    pub evaluated: u64,
    /// Wall-clock seconds.
    pub seconds: f64,
    /// Whether every first move was decided at this depth.
    pub finished: bool,
    /// Positions whose moves were looked at; for a historical program what it counts itself.
    pub nodes: u64,
    /// First moves made, by a historical program; 0 for a prover.
    pub root_moves: u64,
}

/// What is being worked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stage {
    /// Which first moves are keys.
    #[default]
    Keys,
    /// Which of the others are tries.
    Tries,
    /// The set play.
    SetPlay,
    /// The variations.
    Tree,
    /// Nothing any more.
    Done,
}

impl Stage {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Keys => "keys",
            Self::Tries => "tries",
            Self::SetPlay => "set_play",
            Self::Tree => "tree",
            Self::Done => "done",
        }
    }
}

/// What is known at one moment.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// What is being worked at.
    pub stage: Stage,
    /// The finished iterations.
    pub iterations: Vec<Iteration>,
    /// The one at work.
    pub current: Option<Iteration>,
    /// Parts of the stage that are done: first moves decided in this iteration.
    pub done: usize,
    /// All parts of the stage.
    pub total: usize,
    /// The first move that was begun last.
    pub root_move: Option<String>,
    /// Keys found so far.
    pub keys: Vec<String>,
    /// The goal is proven impossible in fewer than this many moves.
    pub refuted_below: u32,
    /// A forced mate was found in this many moves; a shorter one may exist. With it the first move, and
    /// how play goes on when that is wanted.
    pub mate_within: Option<(u32, Vec<String>)>,
    /// Positions whose moves were looked at.
    pub nodes: u64,
    /// How much of the table of positions is in use, from 0 to 1; None without a table.
    pub table_fill: Option<f32>,
    /// Seconds since the start.
    pub seconds: f64,
}

/// Shared by the threads of one search and its watchers.
#[derive(Debug)]
pub struct Control {
    cancelled: Arc<AtomicBool>,
    started: Instant,
    deadline: Option<Instant>,
    generated: AtomicU64,
    evaluated: AtomicU64,
    nodes: AtomicU64,
    root_moves: AtomicU64,
    progress: Mutex<Noted>,
    gauge: OnceLock<Gauge>,
}

/// How to learn how full the table of positions is.
struct Gauge(Box<dyn Fn() -> Option<f32> + Send + Sync>);

impl fmt::Debug for Gauge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Gauge").field(&(self.0)()).finish()
    }
}

/// The progress as noted at the last event, and where the counters stood when its iteration began.
#[derive(Debug, Default)]
struct Noted {
    progress: Progress,
    began: Option<Began>,
}

#[derive(Clone, Copy, Debug)]
struct Began {
    moves: u32,
    at: Instant,
    generated: u64,
    evaluated: u64,
    nodes: u64,
    root_moves: u64,
}

impl Control {
    /// A search that starts now and may take that long.
    pub fn new(time_limit: Option<Duration>) -> Arc<Self> {
        Self::of(Arc::default(), time_limit)
    }

    /// One of a thread that counts for itself, and is stopped with `other`.
    pub fn stopped_with(other: &Self) -> Arc<Self> {
        Self::of(Arc::clone(&other.cancelled), None)
    }

    fn of(cancelled: Arc<AtomicBool>, time_limit: Option<Duration>) -> Arc<Self> {
        let started = Instant::now();
        let noted =
            Noted { progress: Progress { refuted_below: 1, ..Progress::default() }, began: None };
        Arc::new(Self {
            cancelled,
            started,
            deadline: time_limit.and_then(|limit| started.checked_add(limit)),
            generated: AtomicU64::new(0),
            evaluated: AtomicU64::new(0),
            nodes: AtomicU64::new(0),
            root_moves: AtomicU64::new(0),
            progress: Mutex::new(noted),
            gauge: OnceLock::new(),
        })
    }

    /// Asks the search to stop.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    /// Seconds since the start.
    pub fn seconds(&self) -> f64 {
        self.started.elapsed().as_secs_f64()
    }

    /// `Err` when the search shall stop.
    pub fn check(&self) -> Result<(), Stopped> {
        let late = || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if self.cancelled.load(Ordering::Relaxed) || late() { Err(Stopped) } else { Ok(()) }
    }

    /// Says how to learn, from 0 to 1, how full the table of positions is; None when it is gone.
    pub fn set_gauge(&self, fill: impl Fn() -> Option<f32> + Send + Sync + 'static) {
        // A second gauge would show the same table.
        let _ = self.gauge.set(Gauge(Box::new(fill)));
    }

    /// Adds to the counters.
    pub fn count(&self, nodes: u64, generated: u64, evaluated: u64) {
        self.nodes.fetch_add(nodes, Ordering::Relaxed);
        self.generated.fetch_add(generated, Ordering::Relaxed);
        self.evaluated.fetch_add(evaluated, Ordering::Relaxed);
    }

    /// Positions whose moves were looked at, as far as they were counted here.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Opens the row of an iteration.
    pub fn begin_iteration(&self, moves: u32) {
        self.note(|noted| {
            noted.began = Some(Began {
                moves,
                at: Instant::now(),
                generated: self.generated.load(Ordering::Relaxed),
                evaluated: self.evaluated.load(Ordering::Relaxed),
                nodes: self.nodes.load(Ordering::Relaxed),
                root_moves: self.root_moves.load(Ordering::Relaxed),
            });
        });
    }

    /// Counts a first move that a historical program makes, and shows it.
    pub fn make_root_move(&self, played: impl Display) {
        // Shown first, so that whoever sees it counted sees it too.
        self.update(|progress| progress.root_move = Some(played.to_string()));
        self.root_moves.fetch_add(1, Ordering::Relaxed);
    }

    /// Closes the row of the iteration at work, which was finished or stopped.
    pub fn end_iteration(&self, finished: bool) {
        self.note(|noted| {
            if let Some(began) = noted.began.take() {
                noted.progress.iterations.push(Iteration { finished, ..self.row(began) });
            }
        });
    }

    /// Changes the progress that watchers see.
    pub fn update(&self, change: impl FnOnce(&mut Progress)) {
        self.note(|noted| change(&mut noted.progress));
    }

    /// The progress at this moment.
    pub fn progress(&self) -> Progress {
        self.note(|noted| Progress {
            current: noted.began.map(|began| self.row(began)),
            nodes: self.nodes.load(Ordering::Relaxed),
            table_fill: self.gauge.get().and_then(|gauge| (gauge.0)()),
            seconds: self.seconds(),
            ..noted.progress.clone()
        })
    }

    fn row(&self, began: Began) -> Iteration {
        Iteration {
            moves: began.moves,
            generated: self.generated.load(Ordering::Relaxed) - began.generated,
            evaluated: self.evaluated.load(Ordering::Relaxed) - began.evaluated,
            seconds: began.at.elapsed().as_secs_f64(),
            finished: false,
            nodes: self.nodes.load(Ordering::Relaxed) - began.nodes,
            root_moves: self.root_moves.load(Ordering::Relaxed) - began.root_moves,
        }
    }

    fn note<R>(&self, act: impl FnOnce(&mut Noted) -> R) -> R {
        // A panic elsewhere leaves the figures as they were, which is all a watcher needs.
        act(&mut self.progress.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// One thread's counters, handed to the [`Control`] now and then.
#[derive(Debug)]
pub struct Meter {
    control: Arc<Control>,
    nodes: u64,
    generated: u64,
    evaluated: u64,
    until_check: u32,
    bounds: Bounds,
}

/// Looks now and then whether the search shall stop, in work that goes on for long without a node.
#[derive(Debug)]
pub struct Watch {
    control: Arc<Control>,
    until_look: Cell<u32>,
}

impl Watch {
    /// One for this search.
    pub const fn new(control: Arc<Control>) -> Self {
        Self { control, until_look: Cell::new(LOOK_EVERY) }
    }

    /// Whether the search shall stop. To be asked every few microseconds.
    #[inline(always)]
    pub fn is_stopped(&self) -> bool {
        let left = self.until_look.get();
        if left == 0 {
            return self.look();
        }
        self.until_look.set(left - 1);
        false
    }

    /// Looks when it is asked next: after work that took long.
    pub fn look_next(&self) {
        self.until_look.set(0);
    }

    /// Once it is stopped it stays so.
    #[cold]
    fn look(&self) -> bool {
        let is_stopped = self.control.check().is_err();
        if !is_stopped {
            self.until_look.set(LOOK_EVERY);
        }
        is_stopped
    }
}

/// Questions between two looks of a [`Watch`].
const LOOK_EVERY: u32 = 256;

/// What may end a piece of work early, beside the end of the whole search.
#[derive(Clone, Debug, Default)]
pub struct Bounds {
    /// Somebody else has the result.
    pub pointless: Option<Arc<AtomicBool>>,
    /// So many nodes may still be visited, more or less.
    pub nodes: Option<u64>,
}

/// Nodes between two looks at the wish to stop: about a tenth of a millisecond.
const CHECK_EVERY: u32 = 1024;

impl Meter {
    /// A meter at zero.
    pub fn new(control: Arc<Control>) -> Self {
        Self {
            control,
            nodes: 0,
            generated: 0,
            evaluated: 0,
            until_check: CHECK_EVERY,
            bounds: Bounds::default(),
        }
    }

    /// Counts a node at which that many moves were generated.
    #[inline(always)]
    pub fn visit(&mut self, generated: usize) -> Result<(), Stopped> {
        self.nodes += 1;
        self.generated += generated as u64;
        self.look()
    }

    /// Looks whether to stop, now and then: for work that counts no node.
    #[inline(always)]
    pub fn look(&mut self) -> Result<(), Stopped> {
        self.until_check -= 1;
        if self.until_check == 0 { self.report() } else { Ok(()) }
    }

    /// Counts moves that were generated one by one.
    #[inline(always)]
    pub fn generate(&mut self, count: u64) {
        self.generated += count;
    }

    /// Counts leaves at full depth that were tested.
    #[inline(always)]
    pub fn evaluate(&mut self, count: u64) {
        self.evaluated += count;
    }

    /// Another meter at zero for the same control.
    pub fn sibling(&self) -> Self {
        Self::new(Arc::clone(&self.control))
    }

    /// Hands the counters over and looks whether to stop.
    #[cold]
    fn report(&mut self) -> Result<(), Stopped> {
        self.flush();
        self.until_check = CHECK_EVERY;
        if let Some(pointless) = &self.bounds.pointless
            && pointless.load(Ordering::Relaxed)
        {
            return Err(Stopped);
        }
        if self.bounds.nodes == Some(0) {
            return Err(Stopped);
        }
        self.control.check()
    }

    /// Whether somebody else may have the result first.
    pub fn is_racing(&self) -> bool {
        self.bounds.pointless.is_some()
    }

    /// The search that is counted for.
    pub fn control(&self) -> &Arc<Control> {
        &self.control
    }

    /// Sets what may end the work that follows early.
    pub fn limit(&mut self, bounds: Bounds) {
        self.bounds = bounds;
    }

    /// Hands the counters over.
    pub fn flush(&mut self) {
        if let Some(left) = &mut self.bounds.nodes {
            *left = left.saturating_sub(self.nodes);
        }
        self.control.count(self.nodes, self.generated, self.evaluated);
        self.nodes = 0;
        self.generated = 0;
        self.evaluated = 0;
    }
}
