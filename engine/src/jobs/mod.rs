//! From a question to its answer: iterations, threads, progress. The only place that knows all others.

pub mod battle;
mod claim;
pub mod iterations;
pub mod job;
pub mod lines;
pub mod scout;
