//! From a request to a complete answer.

use super::builder::Builder;
use super::tree::{Node, Role, mark};
use crate::attacks::Sliders;
use crate::moves::Move;
use crate::position::{Illegal, Position};
use crate::search::control::{Control, Iteration, Stage, Stopped};
use crate::search::iterations::{FirstMove, FirstMoves, Plan};
use crate::strategies;
use std::sync::Arc;

/// How much of the answer is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// All keys and the whole tree.
    Full,
    /// The exact set of keys.
    Keys,
    /// The shortest length, proven, and one key.
    Shortest,
}

/// How sure the answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Exhausted, solutions found.
    Solved,
    /// Exhausted, there is no solution.
    None,
    /// Stopped early.
    Partial,
}

/// What to solve and how.
#[derive(Clone, Debug)]
pub struct Request {
    /// The diagram; the side to move mates.
    pub position: Position,
    /// Within so many moves, 1 to [`LONGEST`].
    pub moves: u32,
    /// The name of a strategy, one of [`strategies::NAMES`].
    pub strategy: String,
    /// How much is wanted.
    pub mode: Mode,
    /// The most refutations a try may have; 0 for no tries.
    pub tries: usize,
    /// Whether the set play is wanted.
    pub set_play: bool,
    /// The mating side gives nothing but checks.
    pub checks_only: bool,
    /// Threads for the search of keys.
    pub threads: usize,
    /// Use the portable slider attacks even where the CPU offers faster ones.
    pub portable: bool,
}

/// The longest stipulation.
pub const LONGEST: u32 = 64;

/// The answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// How sure it is.
    pub status: Status,
    /// The length of the shortest mate found.
    pub length: Option<u32>,
    /// Mate is proven impossible in fewer than this many moves.
    pub refuted_below: u32,
    /// The keys found, shortest first.
    pub keys: Vec<Move>,
    /// Whether every first move was decided.
    pub keys_complete: bool,
    /// The tries found.
    pub tries: Vec<Move>,
    /// The search table.
    pub iterations: Vec<Iteration>,
    /// Seconds in all.
    pub seconds: f64,
    /// The diagram and all that follows.
    pub tree: Node,
}

/// Why a request cannot be worked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The position is unfit.
    Illegal(Illegal),
    /// There is no strategy of that name.
    Strategy(String),
    /// More moves than [`LONGEST`], or none.
    Moves(u32),
}

impl Request {
    /// Whether it can be worked at.
    pub fn check(&self) -> Result<(), Refusal> {
        if !strategies::NAMES.contains(&self.strategy.as_str()) {
            return Err(Refusal::Strategy(self.strategy.clone()));
        }
        if !(1..=LONGEST).contains(&self.moves) {
            return Err(Refusal::Moves(self.moves));
        }
        let mated = Some(self.position.turn().other());
        with_sliders!(self.portable, |sliders| {
            self.position.check_legality(sliders, mated).map_err(Refusal::Illegal)
        })
    }
}

/// Works at a request that was checked, until it is answered or `control` stops it.
pub fn solve(request: &Request, control: &Arc<Control>) -> Answer {
    with_sliders!(request.portable, |sliders| solve_with(request, sliders, control))
}

fn solve_with<S: Sliders>(request: &Request, sliders: S, control: &Arc<Control>) -> Answer {
    let mut strategy = strategies::create(&request.strategy, sliders, control, request.checks_only)
        .expect("the request was checked");
    let mut first = FirstMoves::new(&request.position, sliders, &*strategy, request.checks_only);
    let plan = Plan {
        strategy: &request.strategy,
        checks_only: request.checks_only,
        one_key: request.mode == Mode::Shortest,
        threads: request.threads,
    };
    let searched = first.search(request.moves, sliders, plan, control);
    let first = first.moves;
    let mut answer = summary(request, &first, searched);
    if request.mode == Mode::Full && searched.is_ok() {
        let mut builder =
            Builder { sliders, strategy: &mut *strategy, checks_only: request.checks_only };
        if explain(request, &first, &mut builder, control, &mut answer).is_err() {
            answer.status = Status::Partial;
            answer.tree.marks |= mark::INCOMPLETE;
        }
    }
    control.update(|progress| {
        progress.stage = Stage::Done;
        progress.root_move = None;
    });
    answer.iterations = control.progress().iterations;
    answer.seconds = control.seconds();
    answer
}

/// What the iterations over first moves tell.
fn summary(request: &Request, first: &[FirstMove], searched: Result<(), Stopped>) -> Answer {
    let mut keys: Vec<&FirstMove> =
        first.iter().filter(|first| first.key_length.is_some()).collect();
    keys.sort_by_key(|first| first.key_length);
    let length = keys.first().and_then(|first| first.key_length);
    if request.mode == Mode::Shortest {
        keys.truncate(1);
    }
    let refuted = first.iter().map(|first| first.key_length.unwrap_or(first.refuted_below)).min();
    // With no first move there is no mate in any number of moves.
    let proven = refuted.unwrap_or(request.moves + 1);
    Answer {
        status: match (searched, length) {
            (Err(Stopped), _) => Status::Partial,
            (Ok(()), Some(_)) => Status::Solved,
            (Ok(()), None) => Status::None,
        },
        length,
        // Every mate is a check, so for one move the restriction to checks takes nothing away; for
        // more it does, and nothing is proven of the unrestricted problem.
        refuted_below: if request.checks_only { proven.min(2) } else { proven },
        keys: keys.into_iter().map(|first| first.played).collect(),
        keys_complete: searched.is_ok() && request.mode != Mode::Shortest,
        tries: Vec::new(),
        iterations: Vec::new(),
        seconds: 0.0,
        tree: Node::new(None, Role::Diagram),
    }
}

/// Adds tries, set play and the tree.
fn explain<S: Sliders>(
    request: &Request,
    first: &[FirstMove],
    builder: &mut Builder<'_, S>,
    control: &Arc<Control>,
    answer: &mut Answer,
) -> Result<(), Stopped> {
    let position = &request.position;
    let remaining = request.moves - 1;
    if request.set_play && remaining > 0 && !position.in_check(builder.sliders) {
        enter(control, Stage::SetPlay, 1);
        let mut heading = Node::new(None, Role::SetPlay);
        let outcome = builder.set_play(position, remaining, &mut heading);
        if !heading.children.is_empty() || outcome.is_err() {
            answer.tree.children.push(heading);
        }
        outcome?;
    }
    let mut tries = Vec::new();
    if request.tries > 0 && remaining > 0 {
        let others: Vec<_> = first.iter().filter(|first| first.key_length.is_none()).collect();
        enter(control, Stage::Tries, others.len());
        for other in others {
            begin(control, other.played);
            let count = builder.refutations(&other.after, remaining, request.tries)?;
            if (1..=request.tries).contains(&count) {
                tries.push(other.played);
                answer.tries.push(other.played);
            }
            finish(control);
        }
    }
    enter(control, Stage::Tree, tries.len() + answer.keys.len());
    for played in tries {
        add(builder, request, played, Role::Try, remaining, control, answer)?;
    }
    for key in first {
        let Some(length) = key.key_length else { continue };
        add(builder, request, key.played, Role::Key, length - 1, control, answer)?;
    }
    Ok(())
}

/// Adds a first move with all that follows to the tree.
fn add<S: Sliders>(
    builder: &mut Builder<'_, S>,
    request: &Request,
    played: Move,
    role: Role,
    remaining: u32,
    control: &Arc<Control>,
    answer: &mut Answer,
) -> Result<(), Stopped> {
    begin(control, played);
    let mut node = Node::new(None, role);
    let outcome = builder.attackers_move(&request.position, played, role, remaining, &mut node);
    if role == Role::Key && remaining + 1 < request.moves {
        node.marks |= mark::SHORT;
    }
    answer.tree.children.push(node);
    finish(control);
    outcome
}

fn enter(control: &Control, stage: Stage, total: usize) {
    control.update(|progress| {
        progress.stage = stage;
        progress.done = 0;
        progress.total = total;
        progress.root_move = None;
    });
}

fn begin(control: &Control, played: Move) {
    control.update(|progress| progress.root_move = Some(played));
}

fn finish(control: &Control) {
    control.update(|progress| progress.done += 1);
}
