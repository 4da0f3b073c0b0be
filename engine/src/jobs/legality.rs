//! Whether a position can come from a game, as a job of its own.

use super::job::message;
use super::question::Refusal;
use crate::control::Control;
use crate::provers::retro::legality::{self, Asked, Reason};
use crate::rules::Illegal;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::Colour;
use crate::rules::square::Square;
use std::panic::{AssertUnwindSafe, catch_unwind};
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
    slot: Arc<(Mutex<Option<Outcome>>, Condvar)>,
}

impl Legality {
    /// Starts working.
    pub fn start(question: &Question) -> Result<Self, Refusal> {
        let position = Position::from_fen(&question.fen).map_err(Refusal::Fen)?;
        with_orthodox!(question.portable, |rules| position.check_legality(rules, None))
            .map_err(Refusal::Illegal)?;
        for side in [Colour::White, Colour::Black] {
            if position.king(side).is_none() {
                return Err(Refusal::Illegal(Illegal::NoKing(side)));
            }
        }
        let limit = question.time_limit.and_then(|limit| Duration::try_from_secs_f64(limit).ok());
        let control = Control::new(limit);
        let asked = Asked {
            position: position.without_en_passant(),
            fields_are_stated: question.fields_are_stated,
            en_passant: question.en_passant.map(Square::new),
        };
        let slot: Arc<(Mutex<Option<Outcome>>, Condvar)> = Arc::default();
        let (worker_control, worker_slot) = (Arc::clone(&control), Arc::clone(&slot));
        let (threads, portable) = (question.threads, question.portable);
        thread::spawn(move || {
            let judged = catch_unwind(AssertUnwindSafe(|| {
                with_orthodox!(portable, |rules| legality::judge(
                    &asked,
                    rules,
                    threads,
                    &worker_control
                ))
            }));
            let outcome = judged.map(told).map_err(|panic| message(&*panic));
            *worker_slot.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(outcome);
            worker_slot.1.notify_all();
        });
        Ok(Self { control, slot })
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

fn told(verdict: legality::Verdict) -> Verdict {
    match verdict {
        legality::Verdict::Legal(game) => {
            Verdict::Legal(game.iter().map(ToString::to_string).collect())
        }
        legality::Verdict::Illegal(reason) => match reason {
            Reason::Captures { count, promoted: [0, 0] } => {
                Verdict::Illegal("pawns-past", vec![("count", count.to_string())])
            }
            Reason::Captures { count, promoted: [white, black] } => Verdict::Illegal(
                "promotions-past",
                vec![
                    ("count", count.to_string()),
                    ("white", white.to_string()),
                    ("black", black.to_string()),
                ],
            ),
            Reason::Bishop(square) => {
                Verdict::Illegal("bishop-stranded", vec![("square", square.to_string())])
            }
            Reason::LastMove => Verdict::Illegal("last-move-impossible", vec![]),
            Reason::DoubleStep(square) => {
                Verdict::Illegal("double-step-impossible", vec![("square", square.to_string())])
            }
        },
        legality::Verdict::Undecided => Verdict::Undecided,
    }
}
