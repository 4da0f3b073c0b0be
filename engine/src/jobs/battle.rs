//! From a question about a battle to its answer.

use super::iterations::{FirstMove, FirstMoves};
use super::plan::Plan;
use super::question::Question;
use super::scout;
use crate::answer::Answer;
use crate::answer::builder::Builder;
use crate::answer::facts::MoveTable;
use crate::answer::tree::{Node, Role, Tree, mark};
use crate::control::{Bounds, Control, Stage, Stopped};
use crate::play::options::{Mode, Options};
use crate::play::outcome::{Ending, Status};
use crate::play::prover::Prover;
use crate::play::{Battle, BattleStipulation, MoveNumbers};
use crate::provers::{BoxedProver, ExhaustiveProvers, GmsProvers, ModernProvers, Provers, gms};
use crate::rules::Rules;
use crate::rules::orthodox::attacks::Orthodox;
use std::fmt::Display;
use std::sync::Arc;

/// The part of the memory that provers of what restrictions do not ask about take.
const FREE_PART: usize = 4;

/// So many nodes are always spent on searching a tree again without a table: some 0.1 s.
const AFFORDABLE_NODES: u64 = 300_000;

/// So many, and no more, by rules that are tried out: some 0.02 s.
const AFFORDABLE_TRIALS: u64 = 10_000;

/// Orthodox rules, with the provers that know them.
pub(super) fn solve_orthodox<R: Orthodox>(
    question: &Question,
    battle: Battle,
    rules: R,
    control: &Arc<Control>,
) -> Answer {
    let work = Work::new(question, battle, rules);
    let memory = work.table_memory();
    let threads = question.threads;
    let restrictions = work.options.restrictions;
    let provers: Box<dyn Provers<R>> = match question.strategy.as_str() {
        gms::NAME => Box::new(GmsProvers),
        _ if question.exact => Box::new(ExhaustiveProvers::new(restrictions, None, 0, threads)),
        _ if work.asked.parries => {
            Box::new(ExhaustiveProvers::new(restrictions, None, memory, threads))
        }
        _ if restrictions.any() => {
            let free = memory.div_ceil(FREE_PART);
            let modern = Box::new(ModernProvers::new(free, threads));
            Box::new(ExhaustiveProvers::new(restrictions, Some(modern), memory - free, threads))
        }
        _ => Box::new(ModernProvers::new(memory - scout::part(memory), threads)),
    };
    work.solve(&*provers, control)
}

/// Any rules, by trying everything.
pub(super) fn solve_exhaustive<R: Rules>(
    question: &Question,
    battle: Battle,
    rules: R,
    control: &Arc<Control>,
) -> Answer {
    let work = Work { is_dear: true, ..Work::new(question, battle, rules) };
    let restrictions = work.options.restrictions;
    let provers = ExhaustiveProvers::new(restrictions, None, work.table_memory(), question.threads);
    work.solve(&provers, control)
}

/// A question about a battle, with everything in its own terms.
struct Work<'a, R: Rules> {
    question: &'a Question,
    rules: R,
    position: R::Position,
    asked: BattleStipulation,
    options: Options,
    /// Whether the rules take much longer for a node than orthodox ones.
    is_dear: bool,
}

impl<'a, R: Rules> Work<'a, R> {
    fn new(question: &'a Question, battle: Battle, rules: R) -> Self {
        let position = rules.read(&question.fen).expect("the question was checked");
        let (asked, options) = (question.battle(battle), question.options());
        Self { question, rules, position, asked, options, is_dear: false }
    }

    /// In short play a table would save less than confirming the tree without it costs.
    fn table_memory(&self) -> usize {
        let short = if self.is_dear { 2 } else { 3 };
        if self.question.moves <= short || self.question.exact {
            0
        } else {
            self.question.memory.max(1)
        }
    }

    fn solve(&self, provers: &dyn Provers<R>, control: &Arc<Control>) -> Answer {
        let prover = || self.prover(provers, control);
        let mut threads: Vec<_> = (0..self.question.threads.max(1)).map(|_| prover()).collect();
        if let Some(table) = provers.table() {
            // Whoever watches longer than the search lasts does not keep the table.
            let table = Arc::downgrade(table);
            control.set_gauge(move || table.upgrade().map(|table| table.fill()));
        }
        let (mut answer, first, found) = if self.options.post_key {
            self.post_key(&mut *threads[0], control)
        } else {
            self.keys(provers, &mut threads, control)
        };
        answer.without_table = provers.table().is_none()
            || found.root.marks & mark::INCOMPLETE == 0
                && self.question.mode == Mode::Full
                && self.confirm(provers, &first, &found, control) == Ok(());
        answer.tree = Tree::new(&found.root, found.table);
        answer.iterations = control.progress().iterations;
        answer.seconds = control.seconds();
        answer
    }

    fn prover(&self, provers: &dyn Provers<R>, control: &Arc<Control>) -> BoxedProver<R> {
        provers.prover(self.rules, control, self.asked, self.question.checks_only)
    }

    fn builder<'p>(&self, prover: &'p mut dyn Prover<R>) -> Builder<'p, R> {
        let checks_only = self.question.checks_only;
        Builder::new(self.asked, checks_only, self.options, self.rules, prover)
    }

    /// The answer from the diagram on, and the first moves that were decided.
    fn keys(
        &self,
        provers: &dyn Provers<R>,
        threads: &mut [BoxedProver<R>],
        control: &Arc<Control>,
    ) -> (Answer, Vec<FirstMove<R>>, Found) {
        let question = self.question;
        let restricted = self.options.restrictions.any();
        let plan = Plan {
            rules: self.rules,
            provers,
            asked: self.asked,
            checks_only: question.checks_only,
            one_key: question.mode == Mode::Shortest && !restricted,
            options: &self.options,
            memory: question.memory,
            main_line: question.main_line,
        };
        let mut first = FirstMoves::new(&self.position, &*threads[0], plan);
        let mut searched = first.search(question.moves, plan, threads, control);
        let refuted = first.moves.iter().map(|first| first.refuted_below).min();
        let last = first.last_wanted(question.max_solutions);
        let mut first = first.moves;
        first.truncate(last.map_or(first.len(), |last| last + 1));
        if plan.main_line && plan.one_key && searched.is_ok() {
            let key = first.iter().find_map(|first| Some((first.key_length?, first.played)));
            if let Some(mate) = key {
                plan.note_mate(mate, &self.position, &mut *threads[0], control);
            }
        }
        let mut builder = self.builder(&mut *threads[0]);
        if searched.is_ok() && restricted {
            searched = self.measure_keys(&mut first, &mut builder);
        }
        let mut answer = self.summary(&first, searched);
        // With no first move there is no mate in any number of moves.
        answer.refuted_below = plan.proven(refuted.unwrap_or(question.moves + 1));
        if self.asked.battle == Battle::Reflex {
            let moves =
                MoveNumbers::ALL.moves(&self.position, self.asked.goal, self.rules).into_iter();
            answer.obligations = moves
                .filter(|&played| {
                    let after = self.rules.play(&self.position, played);
                    self.asked.goal.reached(&self.position, played, &after, self.rules)
                })
                .map(|played| played.to_string())
                .collect();
        }
        let mut shown = self.bare_keys(&first, &mut builder);
        let mut root = Node::new(None, Role::Diagram);
        if searched.is_err() {
            root.marks |= mark::INCOMPLETE;
        } else {
            if question.mode == Mode::Full
                && self.explain(&mut shown, &first, &mut builder, control).is_err()
            {
                root.marks |= mark::INCOMPLETE;
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
        answer.tries = shown.tries.iter().map(|(played, ..)| played.to_string()).collect();
        root.children = shown.into_children();
        (answer, first, Found { root, table: builder.into_table() })
    }

    /// Finds out how many moves each key takes that obeys the restrictions with all moves to go.
    fn measure_keys(
        &self,
        first: &mut [FirstMove<R>],
        builder: &mut Builder<'_, R>,
    ) -> Result<(), Stopped> {
        for first in first {
            if let Some(length) = &mut first.key_length {
                let remaining = self.question.moves - 1;
                *length = builder.length(&self.position, first.played, remaining)?;
            }
        }
        Ok(())
    }

    /// The answer for a diagram after the key.
    fn post_key(
        &self,
        prover: &mut dyn Prover<R>,
        control: &Control,
    ) -> (Answer, Vec<FirstMove<R>>, Found) {
        enter(control, Stage::Tree, 1);
        let mut root = Node::new(None, Role::Diagram);
        let mut builder = self.builder(prover);
        let searched = builder.post_key(&self.position, self.question.moves - 1, &mut root);
        let length = searched.unwrap_or(None);
        let status = match searched {
            Err(Stopped) => Status::Partial,
            Ok(Some(_)) => Status::Solved,
            Ok(None) => Status::None,
        };
        let answer = Answer { status, length, ..Answer::nothing() };
        (answer, Vec::new(), Found { root, table: builder.into_table() })
    }

    /// Searches a whole answer once more without a table. Stopped when that takes more nodes than the
    /// answer itself took, and more than [`AFFORDABLE_NODES`]; where nodes are dear, [`AFFORDABLE_TRIALS`].
    ///
    /// # Panics
    /// When it finds anything else: then two positions had the same fingerprint, or the engine is wrong.
    fn confirm(
        &self,
        provers: &dyn Provers<R>,
        first: &[FirstMove<R>],
        known: &Found,
        control: &Arc<Control>,
    ) -> Result<(), Stopped> {
        let mut prover = self.prover(&*provers.without_table(), control);
        let nodes = if self.is_dear {
            AFFORDABLE_TRIALS
        } else {
            control.progress().nodes.max(AFFORDABLE_NODES)
        };
        prover.limit(Bounds { nodes: Some(nodes), ..Bounds::default() });
        for first in first {
            let whole = self.options.restrictions.any() || self.asked.exact;
            let length = first.key_length.filter(|_| !whole).unwrap_or(self.question.moves);
            let mut forces =
                |left| prover.move_forces(&self.position, first.played, &first.after, left);
            let is_key = forces(length - 1)?;
            // Under restrictions the lengths are compared with the trees.
            let too_long = is_key && !whole && length > 1 && forces(length - 2)?;
            assert!(
                is_key == first.key_length.is_some() && !too_long,
                "the search without a table judges {} otherwise",
                first.played
            );
        }
        let mut builder = self.builder(&mut *prover);
        let mut root = Node::new(None, Role::Diagram);
        if self.options.post_key {
            builder.post_key(&self.position, self.question.moves - 1, &mut root)?;
        } else {
            let mut shown = self.bare_keys(first, &mut builder);
            self.explain(&mut shown, first, &mut builder, control)?;
            root.children = shown.into_children();
        }
        let is_same = root == known.root && builder.into_table().all() == known.table.all();
        assert!(is_same, "the search without a table finds another tree");
        Ok(())
    }

    /// What the iterations over first moves tell.
    fn summary(&self, first: &[FirstMove<R>], searched: Result<(), Stopped>) -> Answer {
        let mut keys: Vec<&FirstMove<R>> =
            first.iter().filter(|first| first.key_length.is_some()).collect();
        keys.sort_by_key(|first| first.key_length);
        let length = keys.first().and_then(|first| first.key_length);
        if self.question.mode == Mode::Shortest {
            keys.truncate(1);
        }
        let is_complete = self.options.numbers == MoveNumbers::ALL
            && (self.question.mode != Mode::Shortest || length.is_none());
        Answer {
            status: match (searched, length) {
                (Err(Stopped), _) => Status::Partial,
                (Ok(()), Some(_)) => Status::Solved,
                (Ok(()), None) => Status::None,
            },
            length,
            keys: keys.into_iter().map(|first| first.played.to_string()).collect(),
            keys_complete: searched.is_ok() && is_complete,
            ..Answer::nothing()
        }
    }

    /// The keys without what follows.
    fn bare_keys(
        &self,
        first: &[FirstMove<R>],
        builder: &mut Builder<'_, R>,
    ) -> FirstPlay<R::Move> {
        let mode = self.question.mode;
        let mut keys: Vec<_> = first
            .iter()
            .filter_map(|first| Some((first.played, first.key_length?)))
            .map(|(played, length)| {
                let mut node = builder.node(&self.position, played, Role::Key);
                node.length = length as u8;
                if length < self.question.moves {
                    node.marks |= mark::SHORT;
                }
                if mode == Mode::Full {
                    node.marks |= mark::INCOMPLETE;
                }
                (played, length, node)
            })
            .collect();
        keys.sort_by_key(|&(_, length, _)| length);
        if mode == Mode::Shortest {
            keys.truncate(1);
        }
        FirstPlay { set_play: None, tries: Vec::new(), keys }
    }

    /// Works out what follows the keys, then set play, tries and what follows those.
    fn explain(
        &self,
        play: &mut FirstPlay<R::Move>,
        first: &[FirstMove<R>],
        builder: &mut Builder<'_, R>,
        control: &Control,
    ) -> Result<(), Stopped> {
        let position = &self.position;
        let most = self.question.tries;
        let remaining = self.question.moves - 1;
        enter(control, Stage::Tree, play.keys.len());
        for (played, length, node) in &mut play.keys {
            begin(control, *played);
            builder.play(position, *played, *length - 1, &[], node)?;
            finish(control);
        }
        if remaining == 0 && self.asked.is_direct() {
            return Ok(());
        }
        if self.question.set_play && !self.rules.in_check(position) {
            enter(control, Stage::SetPlay, 1);
            let heading = play.set_play.insert(Node::new(None, Role::SetPlay));
            builder.set_play(position, remaining, heading)?;
            finish(control);
        }
        // A first and last move in reflex play is refuted by all replies or none.
        let no_tries = remaining == 0 && self.asked.battle != Battle::SelfPlay;
        if most > 0 && !no_tries {
            let others: Vec<_> = first.iter().filter(|first| first.key_length.is_none()).collect();
            enter(control, Stage::Tries, others.len());
            for other in others {
                begin(control, other.played);
                let known = other.refutation(self.question.moves);
                let refutations = builder.refutations(&other.after, remaining, most, known)?;
                if (1..=most).contains(&refutations.len()) {
                    let mut node = builder.node(position, other.played, Role::Try);
                    node.marks |= mark::INCOMPLETE;
                    play.tries.push((other.played, refutations, node));
                }
                finish(control);
            }
            enter(control, Stage::Tree, play.tries.len());
            for (played, refutations, node) in &mut play.tries {
                begin(control, *played);
                builder.play(position, *played, remaining, refutations, node)?;
                finish(control);
            }
        }
        Ok(())
    }
}

/// The tree of an answer and its moves.
struct Found {
    root: Node,
    table: MoveTable,
}

/// What stands under the diagram. Keys and tries have their node as soon as they are known, so that
/// a search that is stopped while it works below them hides none.
struct FirstPlay<M> {
    set_play: Option<Node>,
    /// With their refutations.
    tries: Vec<(M, Vec<M>, Node)>,
    /// With the number of moves each takes, shortest first.
    keys: Vec<(M, u32, Node)>,
}

impl<M> FirstPlay<M> {
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

fn enter(control: &Control, stage: Stage, total: usize) {
    control.update(|progress| {
        progress.stage = stage;
        progress.done = 0;
        progress.total = total;
        progress.root_move = None;
    });
}

fn begin(control: &Control, played: impl Display) {
    control.update(|progress| progress.root_move = Some(played.to_string()));
}

fn finish(control: &Control) {
    control.update(|progress| progress.done += 1);
}
