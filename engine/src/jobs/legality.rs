//! Whether positions can come from a game, and by which last moves, as jobs of their own.

use super::job::message;
use super::question::Refusal;
use crate::control::Control;
use crate::provers::retro::deduction::{Deduction, Fates};
use crate::provers::retro::legality::{self, Asked, Reason, Refuter};
use crate::provers::retro::needs::Needs;
use crate::rules::Illegal;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// What is asked.
#[derive(Clone, Debug)]
pub struct Question {
    /// The position; it can be played on.
    pub fen: String,
    /// Whether the castling field says who may castle, not only who may at most, and whether `-` says that no pawn can
    /// capture en passant.
    pub fields_are_stated: bool,
    /// The square that the last move is said to have passed over.
    pub en_passant: Option<u8>,
    /// How many threads work.
    pub threads: usize,
    /// Seconds after which it is left undecided.
    pub time_limit: Option<f64>,
    /// Whether processor-specific instructions are left alone.
    pub portable: bool,
}

/// What was found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The position comes from this game (UCI).
    Legal(Vec<String>),
    /// It comes from none: a code of a message, and its fields.
    Illegal(&'static str, Vec<(&'static str, String)>),
    /// Time was over.
    Undecided,
}

/// The verdict, or the message of a panic.
pub type Outcome = Result<Verdict, String>;

/// Work at a position. Dropping it stops it.
#[derive(Debug)]
pub struct Legality {
    control: Arc<Control>,
    attempts: Arc<AtomicU64>,
    slot: Arc<(Mutex<Option<Outcome>>, Condvar)>,
}

impl Question {
    /// What is asked. Positions that cannot be played on are refused.
    fn asked(&self) -> Result<Asked, Refusal> {
        let position = Position::from_fen(&self.fen).map_err(Refusal::Fen)?;
        with_orthodox!(self.portable, |rules| position.check_legality(rules, None))
            .map_err(Refusal::Illegal)?;
        for side in [Colour::White, Colour::Black] {
            if position.king(side).is_none() {
                return Err(Refusal::Illegal(Illegal::NoKing(side)));
            }
        }
        Ok(Asked {
            position: position.without_en_passant(),
            fields_are_stated: self.fields_are_stated,
            en_passant: self.en_passant.map(Square::new),
        })
    }

    fn control(&self) -> Arc<Control> {
        Control::new(self.time_limit.and_then(|limit| Duration::try_from_secs_f64(limit).ok()))
    }
}

impl Legality {
    /// Starts working.
    pub fn start(question: &Question) -> Result<Self, Refusal> {
        let asked = question.asked()?;
        let control = question.control();
        let slot: Arc<(Mutex<Option<Outcome>>, Condvar)> = Arc::default();
        let (worker_control, worker_slot) = (Arc::clone(&control), Arc::clone(&slot));
        let attempts: Arc<AtomicU64> = Arc::default();
        let worker_attempts = Arc::clone(&attempts);
        let (threads, portable) = (question.threads, question.portable);
        thread::spawn(move || {
            let judged = catch_unwind(AssertUnwindSafe(|| {
                with_orthodox!(portable, |rules| legality::judge(
                    &asked,
                    rules,
                    threads,
                    &worker_attempts,
                    &worker_control
                ))
            }));
            let outcome = judged.map(told).map_err(|panic| message(&*panic));
            *worker_slot.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(outcome);
            worker_slot.1.notify_all();
        });
        Ok(Self { control, attempts, slot })
    }

    /// How often a game was tried to be put together; none as long as reasons against it are looked for.
    pub fn attempts(&self) -> u64 {
        self.attempts.load(Ordering::Relaxed)
    }

    /// Seconds since the start.
    pub fn seconds(&self) -> f64 {
        self.control.seconds()
    }

    /// Asks it to stop; it then ends without a verdict.
    pub fn cancel(&self) {
        self.control.cancel();
    }

    /// Waits at most that long for the outcome.
    pub fn wait(&self, timeout: Duration) -> Option<Outcome> {
        let outcome = self.slot.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (outcome, _) = self
            .slot
            .1
            .wait_timeout_while(outcome, timeout, |outcome| outcome.is_none())
            .unwrap_or_else(PoisonError::into_inner);
        outcome.clone()
    }
}

impl Drop for Legality {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// Looks for reasons against many positions; for no games. Dropping it stops it.
#[derive(Debug)]
pub struct Refutations {
    control: Arc<Control>,
    shared: Arc<Shared>,
}

/// The positions, what is known of each, and who still works.
#[derive(Debug)]
struct Shared {
    asked: Vec<Asked>,
    known: Mutex<Vec<Option<Refuted>>>,
    next: AtomicUsize,
    working: Mutex<(usize, Option<String>)>,
    ended: Condvar,
}

/// Why a position comes from no game: a code of a message, and its fields; or that no reason was found.
pub type Refuted = Option<(&'static str, Vec<(&'static str, String)>)>;

impl Refutations {
    /// Starts working. The threads, the limit and the instructions are those of the first question.
    pub fn start(questions: &[Question]) -> Result<Self, Refusal> {
        let asked = questions.iter().map(Question::asked).collect::<Result<Vec<_>, _>>()?;
        let control = questions.first().map_or_else(|| Control::new(None), Question::control);
        let threads = questions.first().map_or(0, |first| first.threads.min(asked.len()));
        let portable = questions.first().is_some_and(|first| first.portable);
        let shared = Arc::new(Shared {
            known: Mutex::new(vec![None; asked.len()]),
            asked,
            next: AtomicUsize::new(0),
            working: Mutex::new((threads, None)),
            ended: Condvar::new(),
        });
        for _ in 0..threads {
            let (control, shared) = (Arc::clone(&control), Arc::clone(&shared));
            thread::spawn(move || {
                let worked = catch_unwind(AssertUnwindSafe(|| shared.work(portable, &control)));
                let mut working = shared.working.lock().unwrap_or_else(PoisonError::into_inner);
                working.0 -= 1;
                if let Err(panic) = worked {
                    working.1 = Some(message(&*panic));
                    control.cancel();
                }
                shared.ended.notify_all();
            });
        }
        Ok(Self { control, shared })
    }

    /// Seconds since the start.
    pub fn seconds(&self) -> f64 {
        self.control.seconds()
    }

    /// Asks it to stop; what is not known by then stays so.
    pub fn cancel(&self) {
        self.control.cancel();
    }

    /// Waits at most that long; whether it is over, or the message of a panic.
    pub fn wait(&self, timeout: Duration) -> Result<bool, String> {
        let working = self.shared.working.lock().unwrap_or_else(PoisonError::into_inner);
        let (working, _) = self
            .shared
            .ended
            .wait_timeout_while(working, timeout, |working| working.0 > 0)
            .unwrap_or_else(PoisonError::into_inner);
        working.1.clone().map_or(Ok(working.0 == 0), Err)
    }

    /// What is known of each position by now; nothing of those that were not looked at to the end.
    pub fn known(&self) -> Vec<Option<Refuted>> {
        self.shared.known.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Refutations {
    fn drop(&mut self) {
        self.cancel();
    }
}

impl Shared {
    fn work(&self, portable: bool, control: &Control) {
        let mut refuter = Refuter::default();
        loop {
            let at = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(asked) = self.asked.get(at) else { return };
            let found = with_orthodox!(portable, |rules| refuter.refutation(asked, rules, control));
            let Ok(reason) = found else { return };
            self.known.lock().unwrap_or_else(PoisonError::into_inner)[at] = Some(reason.map(why));
        }
    }
}

/// A move that may have been the last, with the position before it.
#[derive(Clone, Debug)]
pub struct Taken {
    /// The move (UCI).
    pub played: String,
    /// The letter of what it captured, a pawn's for a capture en passant.
    pub captured: Option<char>,
    /// The position before it.
    pub fen: String,
    /// The square that the move before that must have passed over.
    pub en_passant: Option<u8>,
    /// Whether the side that is to move in the diagram would have been in check before.
    pub is_check_ignored: bool,
}

/// The moves that may have led to a position, as far as one move tells.
pub fn taken_back(question: &Question) -> Result<Vec<Taken>, Refusal> {
    let asked = question.asked()?;
    let found = with_orthodox!(question.portable, |rules| legality::taken_back(&asked, rules));
    let taken = |one: legality::Taken| Taken {
        played: one.played.to_string(),
        captured: if one.played.is_en_passant() {
            Some(Kind::Pawn.letter())
        } else {
            one.captured.map(Kind::letter)
        },
        fen: one.before.position.fen(),
        en_passant: one.before.en_passant.map(Square::number),
        is_check_ignored: one.is_check_ignored,
    };
    Ok(found.into_iter().map(taken).collect())
}

/// What is true of every proof game of a diagram in at most so many moves of White and Black, or in exactly so many.
/// Squares are those of the array. Nothing if there is no such game.
pub fn proof_game_facts(
    diagram: &str,
    moves: [u32; 2],
    exact: bool,
    portable: bool,
) -> Result<Option<Fates>, Refusal> {
    let target = Position::from_fen(diagram).map_err(Refusal::Fen)?;
    let array = Position::from_fen(ARRAY).map_err(Refusal::Fen)?;
    Ok(with_orthodox!(portable, |rules| {
        Deduction::new(&target, rules, &Arc::new(Needs::new(DEDUCTION_MEMORY)))
            .fates(&array, moves, exact)
    }))
}

const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const DEDUCTION_MEMORY: usize = 1;

fn told(verdict: legality::Verdict) -> Verdict {
    match verdict {
        legality::Verdict::Legal(game) => {
            Verdict::Legal(game.iter().map(ToString::to_string).collect())
        }
        legality::Verdict::Illegal(reason) => {
            let (code, fields) = why(reason);
            Verdict::Illegal(code, fields)
        }
        legality::Verdict::Undecided => Verdict::Undecided,
    }
}

/// The code of a message, and its fields.
fn why(reason: Reason) -> (&'static str, Vec<(&'static str, String)>) {
    match reason {
        Reason::Captures { count, promoted: [0, 0] } => {
            ("pawns-past", vec![("count", count.to_string())])
        }
        Reason::Captures { count, promoted: [white, black] } => (
            "promotions-past",
            vec![
                ("count", count.to_string()),
                ("white", white.to_string()),
                ("black", black.to_string()),
            ],
        ),
        Reason::Bishop(square) => ("bishop-stranded", vec![("square", square.to_string())]),
        Reason::LastMove => ("last-move-impossible", vec![]),
        Reason::DoubleStep(square) => {
            ("double-step-impossible", vec![("square", square.to_string())])
        }
    }
}
