//! The complete answer and how it is put together.

pub mod builder;
pub mod facts;
pub mod solve;
pub mod tree;
