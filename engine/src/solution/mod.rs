//! The complete answer and how it is put together.

pub mod builder;
mod claim;
pub mod facts;
pub mod lines;
pub mod options;
pub mod solve;
pub mod tree;
