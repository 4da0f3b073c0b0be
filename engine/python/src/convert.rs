//! Values of the engine as values of Python, with the same names of fields, and questions back.

use crate::Refused;
use matewright_engine::answer::Answer;
use matewright_engine::answer::facts::MoveFacts;
use matewright_engine::control::{Iteration, Progress};
use matewright_engine::historical::Unfit;
use matewright_engine::jobs::question::{Course, Question, Refusal};
use matewright_engine::play::Goal;
use matewright_engine::play::options::Mode;
use matewright_engine::play::outcome::Ending;
use matewright_engine::rules::Illegal;
use matewright_engine::rules::orthodox::moves::Move;
use matewright_engine::rules::orthodox::position::Position;
use matewright_engine::rules::piece::Colour;
use matewright_engine::rules::square::Square;
use pyo3::exceptions::PyRuntimeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use std::sync::Arc;

/// A dictionary of named fields.
macro_rules! as_dict {
    ($py:expr, { $($name:ident: $value:expr),* $(,)? }) => {{
        let dict = pyo3::types::PyDict::new($py);
        $(dict.set_item(pyo3::intern!($py, stringify!($name)), $value)?;)*
        PyResult::Ok(dict)
    }};
}
pub(crate) use as_dict;

/// An exception of code and fields, for `engine.py` to turn into one of the family.
pub(crate) fn refused<const N: usize>(code: &str, fields: [(&str, String); N]) -> PyErr {
    Python::attach(|py| {
        let dict = PyDict::new(py);
        for (name, value) in fields {
            if let Err(error) = dict.set_item(name, value) {
                return error;
            }
        }
        Refused::new_err((code.to_owned(), dict.unbind()))
    })
}

fn side(colour: Colour) -> String {
    match colour {
        Colour::White => "White".into(),
        Colour::Black => "Black".into(),
    }
}

pub(crate) fn illegal(reason: Illegal) -> PyErr {
    let lower = |colour| side(colour).to_lowercase();
    match reason {
        Illegal::PawnOnEndRank(colour, square) => {
            refused("pawn-on-end-row", [("colour", lower(colour)), ("square", square.to_string())])
        }
        Illegal::TwoKings(colour, kings) => {
            let squares: Vec<String> = kings.map(|square| square.to_string()).collect();
            let count = squares.len().to_string();
            let squares = squares.join(", ");
            refused("two-kings", [("colour", side(colour)), ("count", count), ("squares", squares)])
        }
        Illegal::SideNotToMoveInCheck(colour) => {
            refused("side-not-to-move-in-check", [("colour", side(colour))])
        }
        Illegal::NoKing(colour) => refused("no-king", [("colour", lower(colour))]),
    }
}

pub(crate) fn unfit(reason: Unfit) -> PyErr {
    let many = |code: &str, colour: Colour, count: u32| {
        refused(code, [("colour", side(colour)), ("count", count.to_string())])
    };
    match reason {
        Unfit::Illegal(reason) => illegal(reason),
        Unfit::NoKing(colour) => {
            refused("historic-no-king", [("colour", side(colour).to_lowercase())])
        }
        Unfit::ManyMen(colour, count) => many("mater-men", colour, count),
        Unfit::ManyPawns(colour, count) => many("mater-pawns", colour, count),
    }
}

pub(crate) fn refusal(reason: Refusal) -> PyErr {
    match reason {
        Refusal::Illegal(reason) => illegal(reason),
        Refusal::Unfit(reason) => unfit(reason),
        // `engine.py` writes the FEN and knows what the strategies can do.
        other => PyRuntimeError::new_err(format!("an unchecked question: {other:?}")),
    }
}

/// `engine.py` writes the FEN, so a bad one is its mistake and not the user's.
pub(crate) fn read(fen: &str) -> PyResult<Position> {
    Position::from_fen(fen).map_err(|error| PyRuntimeError::new_err(error.to_string()))
}

pub(crate) fn names(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}

/// The question that an object of Python's with fields of the same names asks.
pub(crate) fn question(asked: &Bound<'_, PyAny>) -> PyResult<Question> {
    let py = asked.py();
    macro_rules! field {
        ($name:ident) => {
            asked.getattr(intern!(py, stringify!($name)))?.extract()?
        };
    }
    let unknown = |what: &str| PyRuntimeError::new_err(format!("unknown {what}"));
    let (play, goal, mode): (String, String, String) = (field!(play), field!(goal), field!(mode));
    let target: Option<u8> = field!(target);
    Ok(Question {
        fen: field!(fen),
        course: Course::from_sign(&play).ok_or_else(|| unknown("play"))?,
        goal: Goal::from_sign(&goal, target.map(Square::new)).ok_or_else(|| unknown("goal"))?,
        moves: field!(moves),
        half: field!(half),
        strategy: field!(strategy),
        mode: Mode::from_name(&mode).ok_or_else(|| unknown("mode"))?,
        tries: field!(tries),
        set_play: field!(set_play),
        checks_only: field!(checks_only),
        post_key: field!(post_key),
        threats: field!(threats),
        short_variations: field!(short_variations),
        max_solutions: field!(max_solutions),
        first_move: field!(first_move),
        last_move: field!(last_move),
        stop_on_short: field!(stop_on_short),
        quodlibet: field!(quodlibet),
        max_flights: field!(max_flights),
        max_threat: field!(max_threat),
        non_trivial: field!(non_trivial),
        threads: field!(threads),
        memory: field!(memory),
        time_limit: field!(time_limit),
        portable: field!(portable),
    })
}

fn row(py: Python<'_>, row: Iteration) -> PyResult<Bound<'_, PyDict>> {
    as_dict!(py, {
        moves: row.moves,
        generated: row.generated,
        evaluated: row.evaluated,
        seconds: row.seconds,
        finished: row.finished,
        nodes: row.nodes,
        root_moves: row.root_moves,
    })
}

fn rows(py: Python<'_>, all: Vec<Iteration>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    all.into_iter().map(|iteration| row(py, iteration)).collect()
}

pub(crate) fn progress(py: Python<'_>, known: Progress) -> PyResult<Bound<'_, PyDict>> {
    let (mate_within, mate_move) = known.mate_within.unzip();
    as_dict!(py, {
        stage: known.stage.name(),
        iterations: rows(py, known.iterations)?,
        current: known.current.map(|current| row(py, current)).transpose()?,
        root_done: known.done,
        root_total: known.total,
        root_move: known.root_move,
        keys: known.keys,
        refuted_below: known.refuted_below,
        mate_within: mate_within,
        mate_move: mate_move,
        nodes: known.nodes,
        table_fill: known.table_fill,
        seconds: known.seconds,
    })
}

/// An answer; its tree as columns of bytes, numbers in native byte order.
pub(crate) fn answer(py: Python<'_>, found: Arc<Answer>) -> PyResult<Bound<'_, PyDict>> {
    let tree = &found.tree;
    let records: Vec<u8> = tree.table.all().iter().flat_map(MoveFacts::record).collect();
    as_dict!(py, {
        status: found.status.name(),
        ending: found.ending.map(Ending::name),
        length: found.length,
        refuted_below: found.refuted_below,
        keys: &found.keys,
        keys_complete: found.keys_complete,
        tries: &found.tries,
        obligations: &found.obligations,
        iterations: rows(py, found.iterations.clone())?,
        seconds: found.seconds,
        without_table: found.without_table,
        line_ends: &found.line_ends,
        records: PyBytes::new(py, &records),
        moves: column(py, &tree.moves)?,
        roles: PyBytes::new(py, &tree.roles),
        marks: PyBytes::new(py, &tree.marks),
        lengths: PyBytes::new(py, &tree.lengths),
        parents: column(py, &tree.parents)?,
    })
}

fn column<'py>(py: Python<'py>, numbers: &[u32]) -> PyResult<Bound<'py, PyBytes>> {
    PyBytes::new_with(py, size_of_val(numbers), |bytes| {
        for (place, number) in bytes.chunks_exact_mut(size_of::<u32>()).zip(numbers) {
            place.copy_from_slice(&number.to_ne_bytes());
        }
        Ok(())
    })
}
