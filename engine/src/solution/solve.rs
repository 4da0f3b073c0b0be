//! From a request to a complete answer.

use super::builder::Builder;
use super::claim::claim;
use super::facts::MoveFacts;
use super::options::Options;
use super::tree::{Node, Role, mark};
use crate::attacks::Sliders;
use crate::moves::Move;
use crate::piece::Colour;
use crate::position::{Illegal, Position};
use crate::search::control::{Bounds, Control, Iteration, Stage, Stopped};
use crate::search::iterations::{FirstMove, FirstMoves, Plan, Prover};
use crate::search::scout;
use crate::stipulation::{Aim, Battle, MoveNumbers};
use crate::strategies::help::Line;
use crate::strategies::historic::{self, Unfit};
use crate::strategies::{self, Shared, Strategy, modern};
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
    /// What a historic program believes: no proof.
    Claimed,
}

/// What ended a search that found enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// So many solutions as were wanted at most.
    Enough,
    /// The shortest solutions, longer ones not being wanted.
    Short,
}

/// What to solve and how.
#[derive(Clone, Debug)]
pub struct Request {
    /// The diagram; the side to move attacks, but after the key of [`Options::post_key`] it defends.
    pub position: Position,
    /// What it wants.
    pub aim: Aim,
    /// Within so many moves, 1 to [`LONGEST`].
    pub moves: u32,
    /// The name of a strategy, one of [`strategies::NAMES`] or [`historic::NAMES`].
    pub strategy: String,
    /// How much is wanted. A historic program names one first move whatever is wanted.
    pub mode: Mode,
    /// The most refutations a try may have; 0 for no tries.
    pub tries: usize,
    /// Whether the set play is wanted.
    pub set_play: bool,
    /// The attacker gives nothing but checks; for direct mates.
    pub checks_only: bool,
    /// What else is asked.
    pub options: Options,
    /// Threads for the search of keys.
    pub threads: usize,
    /// The most memory for a table of positions, in MiB.
    pub memory: usize,
    /// Use the portable slider attacks even where the CPU offers faster ones.
    pub portable: bool,
}

/// The longest stipulation.
pub const LONGEST: u32 = 64;

/// The part of the memory that provers under restrictions take for themselves.
const RESTRICTED_PART: usize = 4;

/// So many nodes are always spent on searching a tree again without a table: some 0.1 s.
const AFFORDABLE_NODES: u64 = 300_000;

/// The answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// How sure it is: partial when it was stopped, and when it is not all because of its `ending`.
    pub status: Status,
    /// What ended it early, beside a stop.
    pub ending: Option<Ending>,
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
    /// The first moves of reflex play that reach the goal at once: the attacker has to make one of
    /// them, to his harm.
    pub obligations: Vec<Move>,
    /// The lines of help play and series.
    pub lines: Vec<Line>,
    /// The search table.
    pub iterations: Vec<Iteration>,
    /// Seconds in all.
    pub seconds: f64,
    /// Whether all of it was found without relying on a table of positions.
    pub without_table: bool,
    /// The diagram and all that follows.
    pub tree: Node,
}

/// Why a request cannot be worked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The position is unfit.
    Illegal(Illegal),
    /// The position is unfit for that historic program.
    Unfit(Unfit),
    /// There is no strategy of that name.
    Strategy(String),
    /// More moves than [`LONGEST`], or none.
    Moves(u32),
    /// The strategy knows nothing but direct mates, nor does the restriction to checks.
    Aim(Aim),
    /// The strategy knows no such options.
    Options,
}

impl Request {
    /// Whether it can be worked at.
    pub fn check(&self) -> Result<(), Refusal> {
        if !(1..=LONGEST).contains(&self.moves) {
            return Err(Refusal::Moves(self.moves));
        }
        let is_general = self.strategy == modern::NAME && !self.checks_only;
        if self.aim != Aim::DIRECT_MATE && !is_general {
            return Err(Refusal::Aim(self.aim));
        }
        if self.options != Options::NONE && self.strategy != modern::NAME {
            return Err(Refusal::Options);
        }
        if historic::knows(&self.strategy) {
            return historic::check(&self.strategy, &self.position).map_err(Refusal::Unfit);
        }
        if !strategies::NAMES.contains(&self.strategy.as_str()) {
            return Err(Refusal::Strategy(self.strategy.clone()));
        }
        with_sliders!(self.portable, |sliders| {
            self.aim.check(&self.position, self.attacker(), sliders).map_err(Refusal::Illegal)
        })
    }

    fn attacker(&self) -> Colour {
        let turn = self.position.turn();
        if self.options.post_key { turn.other() } else { turn }
    }

    /// A prover for one thread.
    fn prover<S: Sliders>(
        &self,
        shared: &Shared,
        memory: usize,
        sliders: S,
        control: &Arc<Control>,
    ) -> Prover {
        let restrictions = self.options.restrictions;
        shared.restricted(sliders, control, self.aim, self.checks_only, restrictions, memory)
    }
}

/// Works at a request that was checked, until it is answered or `control` stops it.
pub fn solve(request: &Request, control: &Arc<Control>) -> Answer {
    if historic::knows(&request.strategy) {
        return claim(request, control);
    }
    with_sliders!(request.portable, |sliders| solve_with(request, sliders, control))
}

fn solve_with<S: Sliders>(request: &Request, sliders: S, control: &Arc<Control>) -> Answer {
    // Up to three moves the table would save less than confirming the tree without it costs.
    let restricted = request.options.restrictions.any();
    let memory = match request.moves {
        ..=3 => 0,
        _ if restricted => request.memory.max(1).div_ceil(RESTRICTED_PART),
        _ => request.memory.max(1) - scout::part(request.memory),
    };
    let shared =
        Shared::new(&request.strategy, memory, request.threads).expect("the request was checked");
    let threads = request.threads.max(1);
    let own =
        if memory > 0 && restricted { (request.memory - memory).div_ceil(threads) } else { 0 };
    let mut provers: Vec<Prover> =
        (0..threads).map(|_| request.prover(&shared, own, sliders, control)).collect();
    shared.show_fill(control);
    let (mut answer, first) = if request.options.post_key {
        (post_key(request, sliders, &mut *provers[0], control), Vec::new())
    } else {
        keys(request, sliders, &shared, &mut provers, control)
    };
    answer.without_table = !shared.has_table()
        || answer.tree.marks & mark::INCOMPLETE == 0
            && request.mode == Mode::Full
            && confirm(request, &first, &answer.tree, sliders, control) == Ok(());
    answer.iterations = control.progress().iterations;
    answer.seconds = control.seconds();
    answer
}

/// The answer from the diagram on, and the first moves that were decided.
fn keys<S: Sliders>(
    request: &Request,
    sliders: S,
    shared: &Shared,
    provers: &mut [Prover],
    control: &Arc<Control>,
) -> (Answer, Vec<FirstMove>) {
    let plan = Plan {
        shared,
        aim: request.aim,
        checks_only: request.checks_only,
        one_key: request.mode == Mode::Shortest && !request.options.restrictions.any(),
        options: &request.options,
        memory: request.memory,
    };
    let mut first = FirstMoves::new(&request.position, sliders, &*provers[0], plan);
    let mut searched = first.search(request.moves, sliders, plan, provers, control);
    let refuted = first.moves.iter().map(|first| first.refuted_below).min();
    let last = first.last_wanted(request.options.max_solutions);
    let mut first = first.moves;
    first.truncate(last.map_or(first.len(), |last| last + 1));
    let mut builder = Builder::new(request, sliders, &mut *provers[0]);
    if searched.is_ok() && request.options.restrictions.any() {
        searched = tell_lengths(request, &mut first, &mut builder);
    }
    let mut answer = summary(request, &first, searched);
    // With no first move there is no mate in any number of moves.
    answer.refuted_below = plan.proven(refuted.unwrap_or(request.moves + 1));
    if request.aim.battle == Battle::Reflex {
        answer.obligations = MoveNumbers::ALL.moves(&request.position, sliders);
        answer.obligations.retain(|&played| {
            let after = request.position.play(played);
            request.aim.goal.reached(&request.position, played, &after, sliders)
        });
    }
    let mut found = Found::new(request, &first, sliders);
    if searched.is_err() {
        answer.tree.marks |= mark::INCOMPLETE;
    } else {
        if request.mode == Mode::Full
            && found.explain(request, &first, &mut builder, control).is_err()
        {
            answer.tree.marks |= mark::INCOMPLETE;
            // That there is no key stands, whatever tries and set play there may be.
            if answer.status == Status::Solved {
                answer.status = Status::Partial;
            }
        }
        if last.is_some() {
            answer.status = Status::Partial;
            answer.ending = Some(Ending::Enough);
            answer.keys_complete = false;
        }
    }
    answer.tries = found.tries.iter().map(|(played, ..)| *played).collect();
    answer.tree.children = found.into_children();
    (answer, first)
}

/// Finds out how many moves each key takes that obeys the restrictions with all moves to go.
fn tell_lengths<S: Sliders>(
    request: &Request,
    first: &mut [FirstMove],
    builder: &mut Builder<'_, S>,
) -> Result<(), Stopped> {
    for first in first {
        if let Some(length) = &mut first.key_length {
            *length = builder.length(&request.position, first.played, request.moves - 1)?;
        }
    }
    Ok(())
}

/// The answer for a diagram after the key.
fn post_key<S: Sliders>(
    request: &Request,
    sliders: S,
    prover: &mut dyn Strategy,
    control: &Control,
) -> Answer {
    enter(control, Stage::Tree, 1);
    let mut tree = Node::new(None, Role::Diagram);
    let mut builder = Builder::new(request, sliders, prover);
    let searched = builder.post_key(&request.position, request.moves - 1, &mut tree);
    let length = searched.unwrap_or(None);
    Answer {
        status: match searched {
            Err(Stopped) => Status::Partial,
            Ok(Some(_)) => Status::Solved,
            Ok(None) => Status::None,
        },
        length,
        tree,
        ..Answer::nothing()
    }
}

impl Answer {
    /// An answer that tells nothing.
    pub(super) fn nothing() -> Self {
        Self {
            status: Status::Partial,
            ending: None,
            length: None,
            refuted_below: 1,
            keys: Vec::new(),
            keys_complete: false,
            tries: Vec::new(),
            obligations: Vec::new(),
            lines: Vec::new(),
            iterations: Vec::new(),
            seconds: 0.0,
            without_table: false,
            tree: Node::new(None, Role::Diagram),
        }
    }
}

/// Searches a whole answer once more without a table. Stopped when that takes more nodes than the
/// answer itself took, and more than [`AFFORDABLE_NODES`].
///
/// # Panics
/// When it finds anything else: then two positions had the same fingerprint, or the engine is wrong.
fn confirm<S: Sliders>(
    request: &Request,
    first: &[FirstMove],
    tree: &Node,
    sliders: S,
    control: &Arc<Control>,
) -> Result<(), Stopped> {
    let mut prover = request.prover(&Shared::without_table(), 0, sliders, control);
    let nodes = control.progress().nodes.max(AFFORDABLE_NODES);
    prover.limit(Bounds { nodes: Some(nodes), ..Bounds::default() });
    for first in first {
        let whole = request.options.restrictions.any();
        let length = first.key_length.filter(|_| !whole).unwrap_or(request.moves);
        let is_key =
            prover.move_forces(&request.position, first.played, &first.after, length - 1)?;
        // Under restrictions the lengths are compared with the trees.
        let too_long = is_key
            && !whole
            && length > 1
            && prover.move_forces(&request.position, first.played, &first.after, length - 2)?;
        assert!(
            is_key == first.key_length.is_some() && !too_long,
            "the search without a table judges {} otherwise",
            first.played
        );
    }
    let mut found = Found::new(request, first, sliders);
    let mut builder = Builder::new(request, sliders, &mut *prover);
    let mut again = Node::new(None, Role::Diagram);
    if request.options.post_key {
        builder.post_key(&request.position, request.moves - 1, &mut again)?;
    } else {
        found.explain(request, first, &mut builder, control)?;
        again.children = found.into_children();
    }
    assert!(again == *tree, "the search without a table finds another tree");
    Ok(())
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
    let is_complete = request.options.numbers == MoveNumbers::ALL
        && (request.mode != Mode::Shortest || length.is_none());
    Answer {
        status: match (searched, length) {
            (Err(Stopped), _) => Status::Partial,
            (Ok(()), Some(_)) => Status::Solved,
            (Ok(()), None) => Status::None,
        },
        length,
        keys: keys.into_iter().map(|first| first.played).collect(),
        keys_complete: searched.is_ok() && is_complete,
        ..Answer::nothing()
    }
}

/// What stands under the diagram. Keys and tries have their node as soon as they are known, so that
/// a search that is stopped while it works below them hides none.
struct Found {
    set_play: Option<Node>,
    /// With their refutations.
    tries: Vec<(Move, Vec<Move>, Node)>,
    /// With the number of moves each takes, shortest first.
    keys: Vec<(Move, u32, Node)>,
}

impl Found {
    fn new<S: Sliders>(request: &Request, first: &[FirstMove], sliders: S) -> Self {
        let mut keys: Vec<_> = first
            .iter()
            .filter_map(|first| Some((first.played, first.key_length?)))
            .map(|(played, length)| {
                let mut node = bare(&request.position, played, Role::Key, sliders);
                node.length = length as u8;
                if length < request.moves {
                    node.marks |= mark::SHORT;
                }
                if request.mode == Mode::Full {
                    node.marks |= mark::INCOMPLETE;
                }
                (played, length, node)
            })
            .collect();
        keys.sort_by_key(|&(_, length, _)| length);
        if request.mode == Mode::Shortest {
            keys.truncate(1);
        }
        Self { set_play: None, tries: Vec::new(), keys }
    }

    /// Works out what follows the keys, then set play, tries and what follows those.
    fn explain<S: Sliders>(
        &mut self,
        request: &Request,
        first: &[FirstMove],
        builder: &mut Builder<'_, S>,
        control: &Control,
    ) -> Result<(), Stopped> {
        let position = &request.position;
        let remaining = request.moves - 1;
        enter(control, Stage::Tree, self.keys.len());
        for (played, length, node) in &mut self.keys {
            begin(control, *played);
            builder.play(position, *played, *length - 1, &[], node)?;
            finish(control);
        }
        if remaining == 0 && request.aim.is_direct() {
            return Ok(());
        }
        if request.set_play && !position.in_check(builder.sliders) {
            enter(control, Stage::SetPlay, 1);
            let heading = self.set_play.insert(Node::new(None, Role::SetPlay));
            builder.set_play(position, remaining, heading)?;
            finish(control);
        }
        // A first and last move in reflex play is refuted by all replies or none.
        let no_tries = remaining == 0 && request.aim.battle != Battle::SelfPlay;
        if request.tries > 0 && !no_tries {
            let others: Vec<_> = first.iter().filter(|first| first.key_length.is_none()).collect();
            enter(control, Stage::Tries, others.len());
            for other in others {
                begin(control, other.played);
                let refutations = builder.refutations(
                    &other.after,
                    remaining,
                    request.tries,
                    other.refutation(request.moves),
                )?;
                if (1..=request.tries).contains(&refutations.len()) {
                    let mut node = bare(position, other.played, Role::Try, builder.sliders);
                    node.marks |= mark::INCOMPLETE;
                    self.tries.push((other.played, refutations, node));
                }
                finish(control);
            }
            enter(control, Stage::Tree, self.tries.len());
            for (played, refutations, node) in &mut self.tries {
                begin(control, *played);
                builder.play(position, *played, remaining, refutations, node)?;
                finish(control);
            }
        }
        Ok(())
    }

    /// The nodes in the order people read them.
    fn into_children(self) -> Vec<Node> {
        let set_play = self.set_play.filter(|heading| {
            !heading.children.is_empty() || heading.marks & mark::INCOMPLETE != 0
        });
        set_play
            .into_iter()
            .chain(self.tries.into_iter().map(|(.., node)| node))
            .chain(self.keys.into_iter().map(|(_, _, node)| node))
            .collect()
    }
}

fn bare<S: Sliders>(position: &Position, played: Move, role: Role, sliders: S) -> Node {
    Node::new(Some(MoveFacts::new(position, played, sliders)), role)
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
