//! The tree of help play and series, which grows while its lines are found.

use super::facts::{MoveFacts, MoveNumber, MoveTable};
use super::tree::{Node, Role, Tree};
use crate::control::Stopped;
use crate::play::{Branch, Play};
use crate::rules::Rules;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// What a node takes, in bytes, until its answer has been handed over: its number and parent in a
/// [`Level`], its entries in a [`Tree`], and those of the copy that is handed over.
const NODE_BYTES: usize = 32;

/// What all branches of an answer share: its moves and the room there is.
#[derive(Debug)]
pub struct Room {
    table: Mutex<MoveTable>,
    nodes: AtomicUsize,
    most_nodes: usize,
    is_full: AtomicBool,
}

impl Room {
    /// Room for an answer of so many MiB.
    pub fn new(mebibytes: usize) -> Self {
        Self {
            table: Mutex::default(),
            nodes: AtomicUsize::new(0),
            most_nodes: (mebibytes << 20) / NODE_BYTES,
            is_full: AtomicBool::new(false),
        }
    }

    /// Whether a line was refused because there was no room for it.
    pub fn is_full(&self) -> bool {
        self.is_full.load(Ordering::Relaxed)
    }

    /// The number of a move.
    pub fn move_number<R: Rules>(
        &self,
        position: &R::Position,
        played: R::Move,
        rules: R,
    ) -> MoveNumber {
        let facts = MoveFacts::new(position, played, rules);
        self.table.lock().unwrap_or_else(PoisonError::into_inner).number(facts)
    }

    /// The moves of all branches.
    pub fn into_table(self) -> MoveTable {
        self.table.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The moves at one depth of a branch, and the index of each one's parent in the level above.
#[derive(Clone, Debug, Default)]
struct Level {
    moves: Vec<MoveNumber>,
    parents: Vec<u32>,
}

/// Lines that begin with the same move, as a tree.
#[derive(Debug)]
pub struct LineBranch<'a, R: Rules> {
    rules: R,
    play: Play,
    room: &'a Room,
    levels: Vec<Level>,
    count: usize,
    /// The line that was added first.
    first: Vec<R::Move>,
    /// The line that was added last, and the positions before each of its moves.
    line: Vec<R::Move>,
    positions: Vec<R::Position>,
}

impl<'a, R: Rules> LineBranch<'a, R> {
    /// An empty branch of play that begins in the diagram.
    pub fn new(rules: R, diagram: &R::Position, play: Play, room: &'a Room) -> Self {
        let positions = vec![diagram.clone()];
        let (levels, first, line) = (Vec::new(), Vec::new(), Vec::new());
        Self { rules, play, room, levels, count: 0, first, line, positions }
    }

    /// The position in which the side to move next is to move, when `left` half-moves follow a move.
    fn after(&self, position: &R::Position, played: R::Move, left: usize) -> R::Position {
        let after = self.rules.play(position, played);
        let replies = if self.play.is_alone() { 0 } else { self.play.replies() as usize };
        let passes = if self.play.is_parry() {
            // The beginner moves until he gives check, which is parried.
            let beginner = self.rules.turn(&self.positions[0]);
            self.rules.turn(position) == beginner && !self.rules.in_check(&after)
        } else {
            self.play.is_series()
        };
        if passes && left > replies { self.rules.null_move(&after) } else { after }
    }

    /// How many nodes of each level the first lines have, so many of them.
    fn nodes_of(&self, lines: usize) -> Vec<usize> {
        let mut nodes = vec![0; self.levels.len()];
        let (mut depth, mut left, mut is_end) = (0, lines, false);
        while left > 0 {
            let next = self.levels.get(depth).and_then(|level| level.parents.get(nodes[depth]));
            let above = depth.checked_sub(1).map(|above| nodes[above]);
            let is_below =
                next.is_some_and(|&parent| above.is_none_or(|last| parent as usize + 1 == last));
            if is_below {
                nodes[depth] += 1;
                depth += 1;
            } else {
                left -= usize::from(is_end);
                depth -= 1;
            }
            is_end = is_below;
        }
        nodes
    }
}

/// With how many moves both lines begin.
fn shared<M: PartialEq>(one: &[M], other: &[M]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

impl<R: Rules> Branch<R::Move> for LineBranch<'_, R> {
    fn add(&mut self, line: &[R::Move]) -> Result<(), Stopped> {
        // In reciprocal play a move that reaches a goal may also begin the line of the other goal.
        let shared = shared(&self.line, line).min(line.len() - 1);
        if self.count == 0 {
            self.first.extend_from_slice(line);
        }
        let nodes = line.len() - shared;
        if self.room.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes > self.room.most_nodes {
            self.room.is_full.store(true, Ordering::Relaxed);
            return Err(Stopped);
        }
        if self.levels.len() < line.len() {
            self.levels.resize_with(line.len(), Level::default);
        }
        self.count += 1;
        self.positions.truncate(shared + 1);
        for (depth, &played) in line.iter().enumerate().skip(shared) {
            let number = self.room.move_number(&self.positions[depth], played, self.rules);
            let parent = depth.checked_sub(1).map_or(0, |above| self.levels[above].moves.len() - 1);
            self.levels[depth].moves.push(number);
            self.levels[depth].parents.push(parent as u32);
            let left = line.len() - depth - 1;
            if left > 0 {
                self.positions.push(self.after(&self.positions[depth], played, left));
            }
        }
        self.line.clear();
        self.line.extend_from_slice(line);
        Ok(())
    }

    fn count(&self) -> usize {
        self.count
    }

    fn append(&mut self, others: Self) {
        let shared = shared(&self.line, &others.first);
        if self.levels.len() < others.levels.len() {
            self.levels.resize_with(others.levels.len(), Level::default);
        }
        // What comes before the first node above, if it is not the last one there is.
        let mut above = 0;
        for (depth, (level, new)) in self.levels.iter_mut().zip(others.levels).enumerate() {
            let known = usize::from(depth < shared);
            let before = level.moves.len() - known;
            level.moves.extend(&new.moves[known..]);
            level.parents.extend(new.parents[known..].iter().map(|parent| above + parent));
            above = before as u32;
        }
        self.count += others.count;
        self.line = others.line;
    }

    fn truncate(&mut self, lines: usize) {
        if lines >= self.count {
            return;
        }
        let kept = self.nodes_of(lines);
        self.count = lines;
        for (level, kept) in self.levels.iter_mut().zip(kept) {
            level.moves.truncate(kept);
            level.parents.truncate(kept);
        }
    }
}

/// The first node and the one behind the last of those that end lines of one length.
pub type LineEnds = (u32, u32);

/// The tree of an answer: the set play, if there is any, under the heading, then the lines, which all go on after the
/// moves of the `opening`; and where the lines of each length end, shorter ones first.
pub fn tree<R: Rules>(
    root: &Node,
    set_play: Option<(Node, Vec<LineBranch<'_, R>>)>,
    opening: &[MoveNumber],
    lines: Vec<LineBranch<'_, R>>,
) -> (Tree, Vec<LineEnds>) {
    let mut tree = Tree::default();
    let mut line_ends: Vec<LineEnds> = Vec::new();
    tree.push(root, 0);
    // For each branch the index of the node above it, and the depth at which it begins.
    let mut branches = Vec::new();
    if let Some((heading, set_lines)) = set_play {
        tree.push(&heading, 0);
        branches.extend(set_lines.into_iter().map(|branch| (1, 2, branch)));
    }
    let mut begin = (0, 1);
    if lines.iter().any(|branch| branch.count > 0) {
        for &played in opening {
            let parent = begin.0;
            begin = (tree.moves.len() as u32, begin.1 + 1);
            tree.push(&Node::new(Some(played), Role::Help), parent);
        }
    }
    branches.extend(lines.into_iter().map(|branch| (begin.0, begin.1, branch)));
    let first_depth = begin.1;
    let deepest = branches.iter().map(|(_, begin, branch)| begin + branch.levels.len()).max();
    // The index of the first node of the level above.
    let mut above: Vec<u32> = branches.iter().map(|&(parent, ..)| parent).collect();
    for depth in 1..deepest.unwrap_or(0) {
        for ((_, begin, branch), above) in branches.iter_mut().zip(&mut above) {
            let Some(level) = depth.checked_sub(*begin).and_then(|at| branch.levels.get_mut(at))
            else {
                continue;
            };
            let Level { moves, parents } = std::mem::take(level);
            let first = tree.moves.len() as u32;
            tree.parents.extend(parents.iter().map(|parent| *above + parent));
            tree.roles.resize(tree.roles.len() + moves.len(), Role::Help as u8);
            tree.marks.resize(tree.marks.len() + moves.len(), 0);
            tree.lengths.resize(tree.lengths.len() + moves.len(), 0);
            tree.moves.extend(moves);
            *above = first;
            if *begin == first_depth {
                let mut end_at = |first: u32, behind: u32| match line_ends.last_mut() {
                    _ if first == behind => (),
                    Some((_, last)) if *last == first => *last = behind,
                    _ => line_ends.push((first, behind)),
                };
                let mut next = first;
                for &parent in
                    branch.levels.get(depth + 1 - *begin).map_or(&[][..], |level| &level.parents)
                {
                    // What stands between two nodes that have others below them ends a line.
                    end_at(next, (first + parent).max(next));
                    next = first + parent + 1;
                }
                end_at(next, tree.moves.len() as u32);
            }
        }
    }
    (tree, line_ends)
}
