//! The solution tree.

use super::facts::MoveFacts;
use std::collections::VecDeque;

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
    /// Promotions to different men on one square.
    pub const PROMOTION_CHOICE: u8 = 4;
    /// A key that needs fewer moves than asked for.
    pub const SHORT: u8 = 8;
    /// The search stopped before everything below was found.
    pub const INCOMPLETE: u8 = 16;
}

/// A node with all below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The move; None for the diagram and the set play heading.
    pub facts: Option<MoveFacts>,
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
    pub fn new(facts: Option<MoveFacts>, role: Role) -> Self {
        Self { facts, role, marks: 0, length: 0, children: Vec::new() }
    }
}

/// A tree as parallel arrays in breadth-first order: children of one node are adjacent.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FlatTree {
    /// Packed [`MoveFacts`], `u32::MAX` for none.
    pub facts: Vec<u32>,
    /// [`Role`] by its number.
    pub roles: Vec<u8>,
    /// Bits of [`mark`].
    pub marks: Vec<u8>,
    /// Lengths, 0 for none.
    pub lengths: Vec<u8>,
    /// The index of each node's parent; 0 for the root.
    pub parents: Vec<u32>,
}

impl FlatTree {
    /// Flattens a tree.
    pub fn new(root: &Node) -> Self {
        let mut flat = Self::default();
        let mut queue = VecDeque::from([(root, 0)]);
        while let Some((node, parent)) = queue.pop_front() {
            let index = flat.facts.len() as u32;
            flat.facts.push(node.facts.map_or(u32::MAX, MoveFacts::bits));
            flat.roles.push(node.role as u8);
            flat.marks.push(node.marks);
            flat.lengths.push(node.length);
            flat.parents.push(parent);
            queue.extend(node.children.iter().map(|child| (child, index)));
        }
        flat
    }
}
