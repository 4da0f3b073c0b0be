//! The native module `matewright._engine`: converts between Python and the engine, and delegates.
//! `_engine.pyi` describes it; `engine.py` is its only user.

mod convert;

use convert::{answer, as_dict, illegal, names, progress, question, read, refusal, refused, unfit};
use matewright_engine::answer::facts::MoveFacts;
use matewright_engine::control::Control;
use matewright_engine::historical::mater;
use matewright_engine::historical::prinz::{self, Machine};
use matewright_engine::jobs::{capabilities, job};
use matewright_engine::play::BattleStipulation;
use matewright_engine::provers::{GmsProvers, Provers};
use matewright_engine::rules::fingerprint::Fingerprint;
use matewright_engine::rules::orthodox::attacks::Orthodox;
use matewright_engine::rules::orthodox::position::Position;
use matewright_engine::rules::perft;
use matewright_engine::rules::piece::Colour;
use matewright_engine::rules::square::Square;
use matewright_engine::with_orthodox;
use pyo3::create_exception;
use pyo3::exceptions::PyException;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use std::time::Duration;

create_exception!(_engine, Refused, PyException, "A request the engine cannot work at.");

/// A search in threads of the engine's own.
#[pyclass(frozen)]
struct Job(job::Job);

#[pymethods]
impl Job {
    #[new]
    fn new(asked: &Bound<'_, PyAny>) -> PyResult<Self> {
        job::Job::start(question(asked)?).map(Self).map_err(refusal)
    }

    fn poll<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        progress(py, self.0.progress())
    }

    fn cancel(&self) {
        self.0.cancel();
    }

    fn wait<'py>(&self, py: Python<'py>, seconds: f64) -> PyResult<Option<Bound<'py, PyDict>>> {
        let timeout = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX);
        match py.detach(|| self.0.wait(timeout)) {
            None => Ok(None),
            Some(Err(detail)) => Err(refused("engine-panic", [("detail", detail)])),
            Some(Ok(found)) => answer(py, found).map(Some),
        }
    }
}

/// Mate-in-two of 1951, step by step.
#[pyclass]
struct PrinzMachine(Machine);

#[pymethods]
impl PrinzMachine {
    #[new]
    fn new(fen: &str) -> PyResult<Self> {
        let position = read(fen)?;
        prinz::check(&position).map_err(unfit)?;
        Ok(Self(Machine::new(&position)))
    }

    fn advance<'py>(&mut self, py: Python<'py>, steps: u64) -> PyResult<Bound<'py, PyDict>> {
        py.detach(|| {
            for _ in 0..steps {
                if self.0.is_finished() {
                    break;
                }
                self.0.step();
            }
        });
        self.state(py)
    }

    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let state = self.0.state();
        as_dict!(py, {
            block: state.block.index(),
            passage: state.passage as u8,
            piece: state.counters.piece,
            direction: state.counters.direction,
            step: state.counters.step,
            from_square: state.from.map(Square::number),
            to_square: state.to.map(Square::number),
            board_fen: state.fen,
            moves: PyTuple::new(py, names(&state.moves))?,
            steps: state.steps,
            finished: state.finished,
            key: state.key.map(|key| key.to_string()),
        })
    }
}

/// What each strategy can be asked for, the provers first.
#[pyfunction]
fn strategies(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let one = |known: &capabilities::Capabilities| {
        as_dict!(py, {
            name: known.strategy,
            proves: known.proves,
            plays: known.plays,
            goals: known.goals,
            modes: known.modes,
            options: known.options,
            only_length: known.only_length,
            pieces: known.pieces,
            conditions: known.conditions,
        })
    };
    capabilities::ALL.iter().map(one).collect()
}

/// Raises `Refused` for a position that cannot be solved; the sides in `kings` (letters `w`, `b`)
/// must have a king.
#[pyfunction]
fn check(fen: &str, kings: &str) -> PyResult<()> {
    let position = read(fen)?;
    let side = |letter| if letter == 'w' { Colour::White } else { Colour::Black };
    let needed = kings.chars().map(|letter| Some(side(letter)));
    for king in std::iter::once(None).chain(needed) {
        with_orthodox!(false, |rules| position.check_legality(rules, king)).map_err(illegal)?;
    }
    Ok(())
}

/// The squares of attacked kings.
#[pyfunction]
fn checked_kings(fen: &str) -> PyResult<Vec<u8>> {
    let position = read(fen)?;
    Ok(with_orthodox!(false, |rules| {
        [Colour::White, Colour::Black]
            .into_iter()
            .filter(|&colour| position.checkers(rules, colour).any())
            .filter_map(|colour| position.king(colour))
            .map(Square::number)
            .collect()
    }))
}

/// The legal moves, heaviest first, as records and weights of the `gms` generator.
#[pyfunction]
fn legal_moves<'py>(
    py: Python<'py>,
    fen: &str,
    portable: bool,
) -> PyResult<Vec<(Bound<'py, PyBytes>, i16)>> {
    let position = read(fen)?;
    let moves = with_orthodox!(portable, |rules| weighted(&position, rules));
    Ok(moves.iter().map(|(facts, weight)| (PyBytes::new(py, &facts.record()), *weight)).collect())
}

fn weighted<R: Orthodox>(position: &Position, rules: R) -> Vec<(MoveFacts, i16)> {
    GmsProvers
        .prover(rules, &Control::new(None), BattleStipulation::DIRECT_MATE, false)
        .ordered_moves(position)
        .into_iter()
        .map(|weighted| (MoveFacts::new(position, weighted.played, rules), weighted.weight))
        .collect()
}

/// The leaves of the tree of legal moves below each first move (UCI).
#[pyfunction]
fn divide(py: Python<'_>, fen: &str, depth: u32, portable: bool) -> PyResult<Vec<(String, u64)>> {
    let position = read(fen)?;
    let counts =
        py.detach(|| with_orthodox!(portable, |rules| perft::divide(&position, rules, depth)));
    Ok(counts.into_iter().map(|(played, count)| (played.to_string(), count)).collect())
}

/// The leaves of the tree of legal moves.
#[pyfunction]
fn count_leaves(py: Python<'_>, fen: &str, depth: u32, portable: bool) -> PyResult<u64> {
    let position = read(fen)?;
    Ok(py.detach(|| with_orthodox!(portable, |rules| perft::perft(&position, rules, depth))))
}

/// The FEN as the engine understands it, and half its fingerprint.
#[pyfunction]
fn normal_fen(fen: &str) -> PyResult<(String, u64)> {
    let position = read(fen)?;
    Ok((position.fen(), Fingerprint::new(&position).0[0]))
}

#[pymodule(gil_used = true)]
mod _engine {
    #[pymodule_export]
    use super::{
        Job, PrinzMachine, Refused, check, checked_kings, count_leaves, divide, legal_moves,
        normal_fen, strategies,
    };

    use super::{mater, prinz};
    use matewright_engine::answer::facts::RECORD;
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("RECORD", RECORD)?;
        module.add("MATER_PROMOTING", mater::PROMOTING)?;
        module.add("PRINZ_TEST_POSITION", prinz::TEST_POSITION)?;
        module.add("PRINZ_TEST_STEPS", prinz::TEST_STEPS)
    }
}
