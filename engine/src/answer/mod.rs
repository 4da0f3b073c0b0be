//! What is given back: the tree of the complete answer. Knows no prover.

pub mod builder;
pub mod facts;
pub mod lines;
pub mod tree;

use crate::control::Iteration;
use crate::play::outcome::{Ending, Status};
use lines::LineEnds;
use tree::Tree;

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
    pub keys: Vec<String>,
    /// Whether every first move was decided.
    pub keys_complete: bool,
    /// The tries found.
    pub tries: Vec<String>,
    /// The first moves of reflex play that reach the goal at once: the attacker has to make one of
    /// them, to his harm.
    pub obligations: Vec<String>,
    /// Where the lines of help play and series end in the tree.
    pub line_ends: Vec<LineEnds>,
    /// The search table.
    pub iterations: Vec<Iteration>,
    /// Seconds in all.
    pub seconds: f64,
    /// Whether all of it was found without relying on a table of positions.
    pub without_table: bool,
    /// The diagram and all that follows.
    pub tree: Tree,
}

impl Answer {
    /// An answer that tells nothing.
    pub fn nothing() -> Self {
        Self {
            status: Status::Partial,
            ending: None,
            length: None,
            refuted_below: 1,
            keys: Vec::new(),
            keys_complete: false,
            tries: Vec::new(),
            obligations: Vec::new(),
            line_ends: Vec::new(),
            iterations: Vec::new(),
            seconds: 0.0,
            without_table: false,
            tree: Tree::default(),
        }
    }
}
