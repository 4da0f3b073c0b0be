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

/// Lines of the same length that begin with the same move, as a tree.
#[derive(Debug)]
pub struct LineBranch<'a, R: Rules> {
    rules: R,
    play: Play,
    room: &'a Room,
    levels: Vec<Level>,
    /// The line that was added last, and the positions before each of its moves.
    line: Vec<R::Move>,
    positions: Vec<R::Position>,
}

impl<'a, R: Rules> LineBranch<'a, R> {
    /// An empty branch of play that begins in the diagram.
    pub fn new(rules: R, diagram: &R::Position, play: Play, room: &'a Room) -> Self {
        let positions = vec![diagram.clone()];
        Self { rules, play, room, levels: Vec::new(), line: Vec::new(), positions }
    }

    /// The position in which the side to move next is to move, when `left` half-moves follow a move.
    fn after(&self, position: &R::Position, played: R::Move, left: usize) -> R::Position {
        let after = self.rules.play(position, played);
        let moves_again = self.play.is_series() && left > usize::from(self.play != Play::Series);
        if moves_again { self.rules.null_move(&after) } else { after }
    }
}

impl<R: Rules> Branch<R::Move> for LineBranch<'_, R> {
    fn add(&mut self, line: &[R::Move]) -> Result<(), Stopped> {
        let shared = self.line.iter().zip(line).take_while(|(known, new)| known == new).count();
        let nodes = line.len() - shared;
        if self.room.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes > self.room.most_nodes {
            self.room.is_full.store(true, Ordering::Relaxed);
            return Err(Stopped);
        }
        self.levels.resize_with(line.len(), Level::default);
        self.positions.truncate(shared + 1);
        for (depth, &played) in line.iter().enumerate().skip(shared) {
            let facts = MoveFacts::new(&self.positions[depth], played, self.rules);
            let mut table = self.room.table.lock().unwrap_or_else(PoisonError::into_inner);
            let number = table.number(facts);
            drop(table);
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
        self.levels.last().map_or(0, |level| level.moves.len())
    }

    fn truncate(&mut self, lines: usize) {
        let mut kept = lines;
        for level in self.levels.iter_mut().rev() {
            level.moves.truncate(kept);
            level.parents.truncate(kept);
            kept = level.parents.last().map_or(0, |&parent| parent as usize + 1);
        }
    }
}

/// The first node and the one behind the last of those that end lines of one length.
pub type LineEnds = (u32, u32);

/// The tree of an answer: the set play, if there is any, under the heading, then the lines; and where the
/// lines of each length end, shorter ones first.
pub fn tree<R: Rules>(
    root: &Node,
    set_play: Option<(Node, Vec<LineBranch<'_, R>>)>,
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
    branches.extend(lines.into_iter().map(|branch| (0, 1, branch)));
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
            if *begin == 1 && depth == branch.levels.len() {
                let behind = tree.moves.len() as u32;
                match line_ends.last_mut() {
                    Some((_, last)) if *last == first => *last = behind,
                    _ => line_ends.push((first, behind)),
                }
            }
        }
    }
    (tree, line_ends)
}
