//! From a request to a complete answer.

use super::claim::claim;
use crate::answer::Answer;
use crate::answer::builder::Builder;
use crate::answer::facts::MoveFacts;
use crate::answer::tree::{Node, Role, mark};
use crate::control::{Bounds, Control, Stage, Stopped};
use crate::historical::{self, Unfit};
use crate::jobs::iterations::{BoxedProver, FirstMove, FirstMoves, Plan};
use crate::jobs::scout;
use crate::play::options::{Mode, Options};
use crate::play::outcome::{Ending, Status};
use crate::play::prover::Prover;
use crate::play::{Battle, BattleStipulation, MoveNumbers};
use crate::provers::{self, Shared, modern};
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::{Illegal, Position};
use crate::rules::piece::Colour;
use std::sync::Arc;

/// What to solve and how.
#[derive(Clone, Debug)]
pub struct Request {
    /// The diagram; the side to move attacks, but after the key of [`Options::post_key`] it defends.
    pub position: Position,
    /// What it wants.
    pub asked: BattleStipulation,
    /// Within so many moves, 1 to [`LONGEST`].
    pub moves: u32,
    /// The name of a strategy, one of [`provers::NAMES`] or [`historical::NAMES`].
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
    BattleStipulation(BattleStipulation),
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
        if self.asked != BattleStipulation::DIRECT_MATE && !is_general {
            return Err(Refusal::BattleStipulation(self.asked));
        }
        if self.options != Options::NONE && self.strategy != modern::NAME {
            return Err(Refusal::Options);
        }
        if historical::knows(&self.strategy) {
            return historical::check(&self.strategy, &self.position).map_err(Refusal::Unfit);
        }
        if !provers::NAMES.contains(&self.strategy.as_str()) {
            return Err(Refusal::Strategy(self.strategy.clone()));
        }
        with_orthodox!(self.portable, |rules| {
            self.asked.check(&self.position, self.attacker(), rules).map_err(Refusal::Illegal)
        })
    }

    fn attacker(&self) -> Colour {
        let turn = self.position.turn();
        if self.options.post_key { turn.other() } else { turn }
    }

    /// A prover for one thread.
    fn prover<R: Orthodox>(
        &self,
        shared: &Shared,
        memory: usize,
        rules: R,
        control: &Arc<Control>,
    ) -> BoxedProver {
        let restrictions = self.options.restrictions;
        shared.restricted(rules, control, self.asked, self.checks_only, restrictions, memory)
    }
}

/// Works at a request that was checked, until it is answered or `control` stops it.
pub fn solve(request: &Request, control: &Arc<Control>) -> Answer {
    if historical::knows(&request.strategy) {
        return claim(request, control);
    }
    with_orthodox!(request.portable, |rules| solve_with(request, rules, control))
}

fn solve_with<R: Orthodox>(request: &Request, rules: R, control: &Arc<Control>) -> Answer {
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
    let mut provers: Vec<BoxedProver> =
        (0..threads).map(|_| request.prover(&shared, own, rules, control)).collect();
    shared.show_fill(control);
    let (mut answer, first) = if request.options.post_key {
        (post_key(request, rules, &mut *provers[0], control), Vec::new())
    } else {
        keys(request, rules, &shared, &mut provers, control)
    };
    answer.without_table = !shared.has_table()
        || answer.tree.marks & mark::INCOMPLETE == 0
            && request.mode == Mode::Full
            && confirm(request, &first, &answer.tree, rules, control) == Ok(());
    answer.iterations = control.progress().iterations;
    answer.seconds = control.seconds();
    answer
}

/// The answer from the diagram on, and the first moves that were decided.
fn keys<R: Orthodox>(
    request: &Request,
    rules: R,
    shared: &Shared,
    provers: &mut [BoxedProver],
    control: &Arc<Control>,
) -> (Answer, Vec<FirstMove>) {
    let plan = Plan {
        shared,
        asked: request.asked,
        checks_only: request.checks_only,
        one_key: request.mode == Mode::Shortest && !request.options.restrictions.any(),
        options: &request.options,
        memory: request.memory,
    };
    let mut first = FirstMoves::new(&request.position, rules, &*provers[0], plan);
    let mut searched = first.search(request.moves, rules, plan, provers, control);
    let refuted = first.moves.iter().map(|first| first.refuted_below).min();
    let last = first.last_wanted(request.options.max_solutions);
    let mut first = first.moves;
    first.truncate(last.map_or(first.len(), |last| last + 1));
    let mut builder =
        Builder::new(request.asked, request.checks_only, request.options, rules, &mut *provers[0]);
    if searched.is_ok() && request.options.restrictions.any() {
        searched = tell_lengths(request, &mut first, &mut builder);
    }
    let mut answer = summary(request, &first, searched);
    // With no first move there is no mate in any number of moves.
    answer.refuted_below = plan.proven(refuted.unwrap_or(request.moves + 1));
    if request.asked.battle == Battle::Reflex {
        answer.obligations = MoveNumbers::ALL.moves(&request.position, rules);
        answer.obligations.retain(|&played| {
            let after = request.position.play(played);
            request.asked.goal.reached(&request.position, played, &after, rules)
        });
    }
    let mut found = Found::new(request, &first, rules);
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
fn tell_lengths<R: Orthodox>(
    request: &Request,
    first: &mut [FirstMove],
    builder: &mut Builder<'_, R>,
) -> Result<(), Stopped> {
    for first in first {
        if let Some(length) = &mut first.key_length {
            *length = builder.length(&request.position, first.played, request.moves - 1)?;
        }
    }
    Ok(())
}

/// The answer for a diagram after the key.
fn post_key<R: Orthodox>(
    request: &Request,
    rules: R,
    prover: &mut dyn Prover,
    control: &Control,
) -> Answer {
    enter(control, Stage::Tree, 1);
    let mut tree = Node::new(None, Role::Diagram);
    let mut builder =
        Builder::new(request.asked, request.checks_only, request.options, rules, prover);
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

/// Searches a whole answer once more without a table. Stopped when that takes more nodes than the
/// answer itself took, and more than [`AFFORDABLE_NODES`].
///
/// # Panics
/// When it finds anything else: then two positions had the same fingerprint, or the engine is wrong.
fn confirm<R: Orthodox>(
    request: &Request,
    first: &[FirstMove],
    tree: &Node,
    rules: R,
    control: &Arc<Control>,
) -> Result<(), Stopped> {
    let mut prover = request.prover(&Shared::without_table(), 0, rules, control);
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
    let mut found = Found::new(request, first, rules);
    let mut builder =
        Builder::new(request.asked, request.checks_only, request.options, rules, &mut *prover);
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
    fn new<R: Orthodox>(request: &Request, first: &[FirstMove], rules: R) -> Self {
        let mut keys: Vec<_> = first
            .iter()
            .filter_map(|first| Some((first.played, first.key_length?)))
            .map(|(played, length)| {
                let mut node = bare(&request.position, played, Role::Key, rules);
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
    fn explain<R: Orthodox>(
        &mut self,
        request: &Request,
        first: &[FirstMove],
        builder: &mut Builder<'_, R>,
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
        if remaining == 0 && request.asked.is_direct() {
            return Ok(());
        }
        if request.set_play && !position.in_check(builder.rules) {
            enter(control, Stage::SetPlay, 1);
            let heading = self.set_play.insert(Node::new(None, Role::SetPlay));
            builder.set_play(position, remaining, heading)?;
            finish(control);
        }
        // A first and last move in reflex play is refuted by all replies or none.
        let no_tries = remaining == 0 && request.asked.battle != Battle::SelfPlay;
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
                    let mut node = bare(position, other.played, Role::Try, builder.rules);
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

fn bare<R: Orthodox>(position: &Position, played: Move, role: Role, rules: R) -> Node {
    Node::new(Some(MoveFacts::new(position, played, rules)), role)
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
