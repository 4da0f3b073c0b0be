//! A search in a thread of its own that can be watched and stopped.

use super::question::{Question, Refusal};
use crate::answer::Answer;
use crate::control::{Control, Progress, Stage};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Nodes of a tree that is freed sooner than a thread is started.
const SMALL: usize = 10_000;

/// What a finished job leaves: the answer, or the message of a panic.
pub type Outcome = Result<Arc<Answer>, String>;

/// A running or finished search. Dropping it stops the search.
#[derive(Debug)]
pub struct Job {
    control: Arc<Control>,
    slot: Arc<Slot>,
}

#[derive(Debug, Default)]
struct Slot {
    outcome: Mutex<Option<Outcome>>,
    finished: Condvar,
}

impl Job {
    /// Starts working at a question.
    pub fn start(question: Question) -> Result<Self, Refusal> {
        question.check()?;
        let control = Control::new(question.limit());
        let slot = Arc::new(Slot::default());
        let (worker_control, worker_slot) = (Arc::clone(&control), Arc::clone(&slot));
        thread::spawn(move || {
            let solved =
                catch_unwind(AssertUnwindSafe(|| super::solve(&question, &worker_control)));
            let outcome = solved.map(Arc::new).map_err(|panic| message(&*panic));
            // Whoever has the outcome must not be told that the search is still at work.
            worker_control.update(|progress| {
                progress.stage = Stage::Done;
                progress.root_move = None;
            });
            *worker_slot.outcome.lock().unwrap_or_else(PoisonError::into_inner) = Some(outcome);
            worker_slot.finished.notify_all();
        });
        Ok(Self { control, slot })
    }

    /// What is known now.
    pub fn progress(&self) -> Progress {
        self.control.progress()
    }

    /// Asks the search to stop; it then ends with a partial answer.
    pub fn cancel(&self) {
        self.control.cancel();
    }

    /// Waits at most that long for the outcome.
    pub fn wait(&self, timeout: Duration) -> Option<Outcome> {
        let outcome = self.slot.outcome.lock().unwrap_or_else(PoisonError::into_inner);
        let (outcome, _) = self
            .slot
            .finished
            .wait_timeout_while(outcome, timeout, |outcome| outcome.is_none())
            .unwrap_or_else(PoisonError::into_inner);
        outcome.clone()
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.cancel();
        let outcome = self.slot.outcome.lock().unwrap_or_else(PoisonError::into_inner).take();
        // To free a million nodes takes a while, and whoever drops the job may be a window.
        if matches!(&outcome, Some(Ok(answer)) if answer.tree.moves.len() > SMALL) {
            thread::spawn(move || drop(outcome));
        }
    }
}

/// What a panic says.
pub(super) fn message(panic: &(dyn Any + Send)) -> String {
    panic
        .downcast_ref::<&str>()
        .map(ToString::to_string)
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "no message".into())
}
