//! All threads look at settings; results come in batches.

use super::settings::{Board, Choice, Choices, Edit, Met};
use super::soundness::{Found, Soundness, Verdict};
use super::wanted::Wishes;
use super::{Inquiry, by_trying_everything, orthodox};
use crate::control::{Control, Stopped};
use crate::jobs::job::message;
use crate::jobs::question::Refusal;
use crate::provers::exhaustive::NAME as EXHAUSTIVE;
use crate::rules::Rules;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// A setting that is reported.
#[derive(Clone, Debug)]
pub struct Reported {
    /// Its edits. Settings sorted by it stand in the order of the inquiry.
    pub choice: Choice,
    /// What was found.
    pub found: Found,
}

/// How far the work is.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// The choices that were looked at, those included that come to no setting of their own.
    pub done: u64,
    /// The settings of each verdict, by its number; those that were left out early are not counted.
    pub verdicts: [u64; Verdict::ALL.len()],
    /// Settings that were judged or left out early.
    pub judged: u64,
    /// The settings that are reported.
    pub found: u64,
    /// Whether it is over.
    pub finished: bool,
    /// Whether everything was looked at.
    pub is_complete: bool,
    /// Seconds since the start.
    pub seconds: f64,
    /// The message of a panic.
    pub failure: Option<String>,
}

/// Work in threads of its own. Dropping it stops it.
#[derive(Debug)]
pub struct Workshop(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    inquiry: Inquiry,
    started: Instant,
    is_stopped: AtomicBool,
    /// What stops all threads.
    control: Arc<Control>,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    progress: Progress,
    /// What nobody took yet.
    reported: Vec<Reported>,
}

/// Choices that a thread takes at once.
const CHUNK: usize = 16;

/// What the threads share while they work: the choices that are left, and the boards that were met.
struct Supply<'a> {
    choices: Choices<'a>,
    met: Met,
    left: u64,
}

impl Workshop {
    /// Begins to look at settings.
    pub fn start(inquiry: Inquiry) -> Result<Self, Refusal> {
        inquiry.check()?;
        let shared = Arc::new(Shared {
            inquiry,
            started: Instant::now(),
            is_stopped: AtomicBool::new(false),
            control: Control::new(None),
            state: Mutex::default(),
            changed: Condvar::new(),
        });
        let working = Arc::clone(&shared);
        thread::spawn(move || {
            let outcome = catch_unwind(AssertUnwindSafe(|| working.work()));
            let mut state = lock(&working.state);
            match outcome {
                Ok(is_complete) => state.progress.is_complete = is_complete,
                Err(panic) => state.progress.failure = Some(message(&*panic)),
            }
            state.progress.finished = true;
            state.progress.seconds = working.started.elapsed().as_secs_f64();
            working.changed.notify_all();
        });
        Ok(Self(shared))
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        let mut progress = lock(&self.0.state).progress.clone();
        if !progress.finished {
            progress.seconds = self.0.started.elapsed().as_secs_f64();
        }
        progress
    }

    /// The settings reported since this was asked last.
    pub fn take(&self) -> Vec<Reported> {
        std::mem::take(&mut lock(&self.0.state).reported)
    }

    /// Asks it to stop; what was found stays.
    pub fn cancel(&self) {
        self.0.stop();
    }

    /// Waits at most that long for the end; whether it is reached.
    pub fn wait(&self, timeout: Duration) -> bool {
        let state = lock(&self.0.state);
        let (state, _) = self
            .0
            .changed
            .wait_timeout_while(state, timeout, |state| !state.progress.finished)
            .unwrap_or_else(PoisonError::into_inner);
        state.progress.finished
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        self.cancel();
    }
}

impl Shared {
    fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
        self.control.cancel();
    }

    /// Looks at everything; whether it came to the end.
    fn work(&self) -> bool {
        let inquiry = &self.inquiry;
        let supply = Mutex::new(Supply {
            choices: Choices::new(&inquiry.settings),
            met: Met::new(&inquiry.settings, inquiry.question.memory),
            left: inquiry.most_looked_at.unwrap_or(u64::MAX),
        });
        let threads = inquiry.question.threads.max(1);
        let panic = Mutex::new(None);
        thread::scope(|scope| {
            for _ in 0..threads {
                let (supply, panic) = (&supply, &panic);
                scope.spawn(move || {
                    let worked = catch_unwind(AssertUnwindSafe(|| self.share(supply)));
                    if let Err(message) = worked {
                        self.stop();
                        *lock(panic) = Some(message);
                    }
                });
            }
        });
        if let Some(panic) = panic.into_inner().unwrap_or_else(PoisonError::into_inner) {
            std::panic::resume_unwind(panic);
        }
        !self.is_stopped.load(Ordering::Relaxed)
    }

    /// The part of one thread, by the rules of the question.
    fn share(&self, supply: &Mutex<Supply<'_>>) {
        let inquiry = &self.inquiry;
        // What each thread counts and notes is its own; what stops it is not.
        let control = Control::stopped_with(&self.control);
        if inquiry.question.strategy == EXHAUSTIVE {
            let rules = inquiry.fairy_rules().expect("the inquiry was checked");
            let soundness = by_trying_everything(inquiry, rules, &control);
            return self.judge_all(rules, soundness, supply);
        }
        with_orthodox!(inquiry.question.portable, |rules| {
            let soundness = orthodox(inquiry, rules, &control);
            self.judge_all(rules, soundness, supply);
        });
    }

    fn judge_all<R: Rules>(
        &self,
        rules: R,
        mut soundness: Box<dyn Soundness<R>>,
        supply: &Mutex<Supply<'_>>,
    ) {
        let mut chunk = Vec::with_capacity(CHUNK);
        while !self.is_stopped.load(Ordering::Relaxed) {
            let done = lock(supply).take(&self.inquiry, &mut chunk);
            if done == 0 {
                return;
            }
            let mut news = State::default();
            news.progress.done = done;
            for (choice, board) in chunk.drain(..) {
                match self.judge(rules, &mut *soundness, choice, &board) {
                    Ok(Some(reported)) => {
                        news.progress.judged += 1;
                        news.progress.verdicts[reported.found.verdict as usize] += 1;
                        if self.inquiry.verdicts.contains(&reported.found.verdict) {
                            news.reported.push(reported);
                        }
                    }
                    Ok(None) => news.progress.judged += 1,
                    Err(Stopped) => break,
                }
            }
            self.report(news);
        }
    }

    fn judge<R: Rules>(
        &self,
        rules: R,
        soundness: &mut dyn Soundness<R>,
        choice: Choice,
        board: &Board,
    ) -> Result<Option<Reported>, Stopped> {
        let inquiry = &self.inquiry;
        let edits: Vec<&Edit> = inquiry.settings.edits(&choice).collect();
        let only_sound = inquiry.only_sound();
        let wishes = Wishes { all: &inquiry.wishes, edits: &edits, only_sound };
        let found = match rules.read(&inquiry.settings.fen(board)) {
            Ok(position) => soundness.judge(&position, &wishes)?,
            Err(_) => Some(Found::illegal(inquiry.wishes.len())),
        };
        Ok(found.map(|found| Reported { choice, found }))
    }

    /// Adds what a thread has done.
    fn report(&self, mut news: State) {
        let mut state = lock(&self.state);
        let progress = &mut state.progress;
        progress.done += news.progress.done;
        progress.judged += news.progress.judged;
        for (all, more) in progress.verdicts.iter_mut().zip(news.progress.verdicts) {
            *all += more;
        }
        let room = (self.inquiry.most_found as u64).saturating_sub(progress.found);
        news.reported.truncate(room as usize);
        progress.found += news.reported.len() as u64;
        let is_full = progress.found >= self.inquiry.most_found as u64;
        state.reported.append(&mut news.reported);
        drop(state);
        if is_full {
            self.stop();
        }
    }
}

impl Supply<'_> {
    /// Takes the next settings; how many choices that were, 0 at the end.
    fn take(&mut self, inquiry: &Inquiry, chunk: &mut Vec<(Choice, Board)>) -> u64 {
        let mut done = 0;
        // Choices that come to no setting of their own are gone through without a pause for a while.
        while chunk.len() < CHUNK && done < 64 * CHUNK as u64 && self.left > 0 {
            let Some(choice) = self.choices.next() else { break };
            done += 1;
            self.left -= 1;
            if let Some(board) = inquiry.settings.board(&choice)
                && self.met.is_new(&board)
            {
                chunk.push((choice, board));
            }
        }
        done
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic elsewhere is reported; what stands here is whole all the same.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
