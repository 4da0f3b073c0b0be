//! Matewright's engine: rules of chess, full-width search for forced mates and for the lines of help
//! play, and the tree of the complete answer. Knows nothing of Python or windows.
//!
//! The modules stand in layers, each of which uses only those above it here.

pub mod control;
#[macro_use]
pub mod rules;
pub mod answer;
pub mod historical;
pub mod jobs;
pub mod play;
pub mod provers;
