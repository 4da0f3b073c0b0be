//! The solution tree.

use super::facts::{MoveNumber, MoveTable};
use std::collections::VecDeque;
use std::ops::Range;

/// What a node is. The first two hold no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The root.
    Diagram,
    /// The heading over the set play.
    SetPlay,
    /// A first move that fails to few defences.
    Try,
    /// A first move that reaches the goal against every defence.
    Key,
    /// What would follow if the defender passed.
    Threat,
    /// A defender's move that lets the goal be reached.
    Defence,
    /// An attacker's answer to it.
    Continuation,
    /// A defender's move that does not let the goal be reached.
    Refutation,
    /// A move of either side in help play or series.
    Help,
}

/// Remarks, as bits.
pub mod mark {
    /// No threat: only the duty to move can hurt the defender.
    pub const ZUGZWANG: u8 = 1;
    /// One of several equally short continuations.
    pub const DUAL: u8 = 2;
    /// Promotions to different pieces on one square.
    pub const PROMOTION_CHOICE: u8 = 4;
    /// A key that needs fewer moves than asked for.
    pub const SHORT: u8 = 8;
    /// The search stopped before everything below was found.
    pub const INCOMPLETE: u8 = 16;
}

/// A node with all below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The number of the move; None for the diagram and the set play heading.
    pub played: Option<MoveNumber>,
    /// What it is.
    pub role: Role,
    /// Bits of [`mark`].
    pub marks: u8,
    /// For an attacker's move that succeeds: in how many of its moves, this one included; else 0.
    pub length: u8,
    /// What follows, in order.
    pub children: Vec<Node>,
}

impl Node {
    /// A node without children.
    pub const fn new(played: Option<MoveNumber>, role: Role) -> Self {
        Self { played, role, marks: 0, length: 0, children: Vec::new() }
    }
}

/// A tree as parallel arrays in breadth-first order: children of one node are adjacent.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    /// The different moves.
    pub table: MoveTable,
    /// Numbers of moves, `u32::MAX` for none.
    pub moves: Vec<MoveNumber>,
    /// [`Role`] by its number.
    pub roles: Vec<u8>,
    /// Bits of [`mark`].
    pub marks: Vec<u8>,
    /// Lengths, 0 for none.
    pub lengths: Vec<u8>,
    /// The index of each node's parent; 0 for the root.
    pub parents: Vec<u32>,
}

impl Tree {
    /// Flattens a tree.
    pub fn new(root: &Node, table: MoveTable) -> Self {
        let mut flat = Self { table, ..Self::default() };
        let mut queue = VecDeque::from([(root, 0)]);
        while let Some((node, parent)) = queue.pop_front() {
            let index = flat.moves.len() as u32;
            flat.push(node, parent);
            queue.extend(node.children.iter().map(|child| (child, index)));
        }
        flat
    }

    /// Adds a node without its children.
    pub fn push(&mut self, node: &Node, parent: u32) {
        self.moves.push(node.played.unwrap_or(MoveNumber::MAX));
        self.roles.push(node.role as u8);
        self.marks.push(node.marks);
        self.lengths.push(node.length);
        self.parents.push(parent);
    }

    /// The indices of a node's children.
    pub fn children(&self, index: u32) -> Range<u32> {
        // The root is its own parent.
        let from = |parent: u32| self.parents.partition_point(|&other| other < parent) as u32;
        if index == 0 { 1..from(1).max(1) } else { from(index)..from(index + 1) }
    }
}
