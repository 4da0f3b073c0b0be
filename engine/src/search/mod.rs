//! Running a search: what is shared while it runs, the iterations over first moves, the job.

pub mod control;
pub mod iterations;

pub mod job;
pub mod scout;
