//! The native module `matewright._engine`: converts between Python and the engine, and delegates.
//! `_engine.pyi` describes it; `bridge/` is its only user. Fields have the same names on both sides.

use matewright_engine::answer::Answer;
use matewright_engine::answer::facts::MoveFacts;
use matewright_engine::control::{Iteration, Progress};
use matewright_engine::historical::prinz::{self, Machine};
use matewright_engine::jobs::question::{Course, Question, Refusal};
use matewright_engine::jobs::workshop::settings::{Edit, Limit, Settings};
use matewright_engine::jobs::workshop::soundness::Verdict;
use matewright_engine::jobs::workshop::wanted::Wish;
use matewright_engine::jobs::workshop::{Inquiry, job as workshop};
use matewright_engine::jobs::{capabilities, inspect, job, legality};
use matewright_engine::play::Goal;
use matewright_engine::play::options::Mode;
use matewright_engine::play::outcome::Ending;
use matewright_engine::provers::retro::deduction::Fates;
use matewright_engine::rules::fairy;
use matewright_engine::rules::orthodox::position::Position;
use matewright_engine::rules::square::Square;
use pyo3::exceptions::{PyException, PyRuntimeError};
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyBytes, PyDict, PyTuple};
use pyo3::{create_exception, intern};
use std::collections::HashMap;
use std::time::Duration;

create_exception!(_engine, Refused, PyException, "A request the engine cannot work at.");

/// A dictionary of fields, some of them those of a value.
macro_rules! as_dict {
    ($py:expr, $value:expr, [$($same:ident),*] $(, $name:ident: $field:expr)* $(,)?) => {{
        let dict = PyDict::new($py);
        $(dict.set_item(intern!($py, stringify!($same)), &$value.$same)?;)*
        $(dict.set_item(intern!($py, stringify!($name)), $field)?;)*
        PyResult::Ok(dict)
    }};
}

/// An exception of code and fields, for `bridge/refusals.py` to turn into one of the family.
fn refused(reason: &Refusal) -> PyErr {
    let Some((code, fields)) = reason.message() else {
        return PyRuntimeError::new_err(format!("an unchecked question: {reason:?}"));
    };
    Python::attach(|py| match fields.into_py_dict(py) {
        Ok(fields) => Refused::new_err((code, fields.unbind())),
        Err(error) => error,
    })
}

/// The question that the fields of a mapping ask.
fn question(asked: &Bound<'_, PyAny>) -> PyResult<Question> {
    let py = asked.py();
    macro_rules! field {
        ($name:ident) => {
            asked.get_item(intern!(py, stringify!($name)))?.extract()?
        };
    }
    let unknown = |what: &str| PyRuntimeError::new_err(format!("unknown {what}"));
    let (play, goal, mode): (String, String, String) = (field!(play), field!(goal), field!(mode));
    let target: Option<u8> = field!(target);
    let other_goal: String = field!(other_goal);
    let goal_of =
        |sign: &str| Goal::from_sign(sign, target.map(Square::new)).ok_or_else(|| unknown("goal"));
    Ok(Question {
        fen: field!(fen),
        conditions: field!(conditions),
        course: Course::from_sign(&play).ok_or_else(|| unknown("play"))?,
        goal: goal_of(&goal)?,
        other_goal: goal_of(&other_goal)?,
        goal_fen: field!(goal_fen),
        opening: field!(opening),
        text: field!(text),
        moves: field!(moves),
        half: field!(half),
        exact: field!(exact),
        forced: field!(forced),
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
        main_line: field!(main_line),
        threads: field!(threads),
        memory: field!(memory),
        time_limit: field!(time_limit),
        portable: field!(portable),
    })
}

fn row<'py>(py: Python<'py>, row: &Iteration) -> PyResult<Bound<'py, PyDict>> {
    as_dict!(py, row, [moves, generated, evaluated, seconds, finished, nodes, root_moves])
}

fn rows<'py>(py: Python<'py>, all: &[Iteration]) -> PyResult<Vec<Bound<'py, PyDict>>> {
    all.iter().map(|iteration| row(py, iteration)).collect()
}

fn progress(py: Python<'_>, known: Progress) -> PyResult<Bound<'_, PyDict>> {
    let (mate_within, mate_line) = known.mate_within.unzip();
    as_dict!(
        py, known, [root_move, keys, refuted_below, nodes, table_fill, seconds],
        stage: known.stage.name(), iterations: rows(py, &known.iterations)?,
        current: known.current.map(|current| row(py, &current)).transpose()?,
        root_done: known.done, root_total: known.total, mate_within: mate_within,
        mate_line: mate_line.unwrap_or_default(),
    )
}

/// An answer; its tree as columns of bytes, numbers in native byte order.
fn answer<'py>(py: Python<'py>, found: &Answer) -> PyResult<Bound<'py, PyDict>> {
    let tree = &found.tree;
    let records: Vec<u8> = tree.table.all().iter().flat_map(MoveFacts::record).collect();
    as_dict!(
        py, found,
        [length, refuted_below, keys, keys_complete, tries, obligations, seconds, without_table, line_ends],
        status: found.status.name(), ending: found.ending.map(Ending::name),
        iterations: rows(py, &found.iterations)?, records: PyBytes::new(py, &records),
        moves: column(py, &tree.moves)?, parents: column(py, &tree.parents)?,
        roles: PyBytes::new(py, &tree.roles), marks: PyBytes::new(py, &tree.marks),
        lengths: PyBytes::new(py, &tree.lengths),
    )
}

fn column<'py>(py: Python<'py>, numbers: &[u32]) -> PyResult<Bound<'py, PyBytes>> {
    PyBytes::new_with(py, size_of_val(numbers), |bytes| {
        for (place, number) in bytes.chunks_exact_mut(size_of::<u32>()).zip(numbers) {
            place.copy_from_slice(&number.to_ne_bytes());
        }
        Ok(())
    })
}

/// A search in threads of the engine's own.
#[pyclass(frozen)]
struct Job(job::Job);

#[pymethods]
impl Job {
    #[new]
    fn new(asked: &Bound<'_, PyAny>) -> PyResult<Self> {
        job::Job::start(question(asked)?).map(Self).map_err(|reason| refused(&reason))
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
            Some(Ok(found)) => answer(py, &found).map(Some),
            Some(Err(detail)) => {
                let fields = [("detail", detail)].into_py_dict(py)?;
                Err(Refused::new_err(("engine-panic", fields.unbind())))
            }
        }
    }
}

/// The fields of an edit.
type EditFields = (Vec<(u8, u8)>, Option<(u8, u8)>, Option<String>);

/// The fields of a wish.
type WishFields = (Vec<String>, bool, Option<Vec<String>>, bool);

/// What an object of Python's asks of a workshop.
fn inquiry(asked: &Bound<'_, PyAny>) -> PyResult<Inquiry> {
    let py = asked.py();
    macro_rules! field {
        ($name:ident) => {
            asked.getattr(intern!(py, stringify!($name)))?.extract()?
        };
    }
    let wrong = |what: &str| PyRuntimeError::new_err(format!("wrong {what}"));
    let edit = |(squares, moved, key): EditFields| Edit { squares, moved, key };
    let lists: Vec<Vec<EditFields>> = field!(lists);
    let limits: Vec<(u64, u64, u32)> = field!(limits);
    let wishes: Vec<WishFields> = field!(wishes);
    let (verdicts, first): (Vec<String>, (usize, usize)) = (field!(verdicts), field!(first));
    let board: Vec<u8> = field!(board);
    let verdict =
        |name: &String| Verdict::ALL.into_iter().find(|verdict| verdict.name() == name.as_str());
    Ok(Inquiry {
        question: question(&asked.getattr(intern!(py, "question"))?)?,
        settings: Settings {
            pieces: field!(pieces),
            board: board.try_into().map_err(|_| wrong("board"))?,
            rest: field!(rest),
            lists: lists.into_iter().map(|list| list.into_iter().map(edit).collect()).collect(),
            steps: field!(steps),
            first: first.0..first.1,
            limits: limits
                .into_iter()
                .map(|(contents, squares, most)| Limit { contents, squares, most })
                .collect(),
        },
        wishes: wishes
            .into_iter()
            .map(|(moves, is_only, refutations, is_required)| Wish {
                moves,
                is_only,
                refutations,
                is_required,
            })
            .collect(),
        intended: field!(intended),
        most_lines: field!(most_lines),
        verdicts: verdicts
            .iter()
            .map(verdict)
            .collect::<Option<_>>()
            .ok_or_else(|| wrong("verdict"))?,
        most_found: field!(most_found),
        most_looked_at: field!(most_looked_at),
    })
}

/// Settings looked at in threads of the engine's own.
#[pyclass(frozen)]
struct Workshop(workshop::Workshop);

#[pymethods]
impl Workshop {
    #[new]
    fn new(asked: &Bound<'_, PyAny>) -> PyResult<Self> {
        workshop::Workshop::start(inquiry(asked)?).map(Self).map_err(|reason| refused(&reason))
    }

    fn poll<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let known = self.0.progress();
        if let Some(detail) = known.failure {
            let fields = [("detail", detail)].into_py_dict(py)?;
            return Err(Refused::new_err(("engine-panic", fields.unbind())));
        }
        let verdicts = Verdict::ALL.map(Verdict::name).into_iter().zip(known.verdicts);
        as_dict!(
            py, known, [done, judged, found, finished, is_complete, seconds],
            verdicts: verdicts.collect::<Vec<_>>(),
        )
    }

    fn take<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let one = |reported: workshop::Reported| {
            let found = reported.found;
            as_dict!(
                py, found, [lines, marks, is_complete, lost],
                verdict: found.verdict.name(), choice: reported.choice,
            )
        };
        self.0.take().into_iter().map(one).collect()
    }

    fn cancel(&self) {
        self.0.cancel();
    }

    fn wait(&self, py: Python<'_>, seconds: f64) -> bool {
        let timeout = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX);
        py.detach(|| self.0.wait(timeout))
    }
}

/// Whether a position can come from a game, found out in threads of the engine's own.
#[pyclass(frozen)]
struct Legality(legality::Legality);

#[pymethods]
impl Legality {
    #[new]
    fn new(
        fen: String,
        fields_are_stated: bool,
        en_passant: Option<u8>,
        threads: usize,
        time_limit: Option<f64>,
        portable: bool,
    ) -> PyResult<Self> {
        let asked = (fen, fields_are_stated, en_passant);
        let question = legality_question(asked, threads, time_limit, portable);
        legality::Legality::start(&question).map(Self).map_err(|reason| refused(&reason))
    }

    fn seconds(&self) -> f64 {
        self.0.seconds()
    }

    fn attempts(&self) -> u64 {
        self.0.attempts()
    }

    fn cancel(&self) {
        self.0.cancel();
    }

    fn wait<'py>(&self, py: Python<'py>, seconds: f64) -> PyResult<Option<Bound<'py, PyDict>>> {
        let timeout = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX);
        let (verdict, game, code, fields) = match py.detach(|| self.0.wait(timeout)) {
            None => return Ok(None),
            Some(Ok(legality::Verdict::Legal(game))) => ("legal", game, None, Vec::new()),
            Some(Ok(legality::Verdict::Illegal(code, fields))) => {
                ("illegal", Vec::new(), Some(code), fields)
            }
            Some(Ok(legality::Verdict::Undecided)) => ("undecided", Vec::new(), None, Vec::new()),
            Some(Err(detail)) => {
                let fields = [("detail", detail)].into_py_dict(py)?;
                return Err(Refused::new_err(("engine-panic", fields.unbind())));
            }
        };
        let known = PyDict::new(py);
        known.set_item("verdict", verdict)?;
        known.set_item("game", game)?;
        known.set_item("code", code)?;
        known.set_item("fields", fields.into_py_dict(py)?)?;
        Ok(Some(known))
    }
}

/// A position of which is asked: FEN, whether its fields are stated, the square that was passed over.
type AskedFen = (String, bool, Option<u8>);

fn legality_question(
    (fen, fields_are_stated, en_passant): AskedFen,
    threads: usize,
    time_limit: Option<f64>,
    portable: bool,
) -> legality::Question {
    legality::Question { fen, fields_are_stated, en_passant, threads, time_limit, portable }
}

/// Why many positions come from no game, in threads of the engine's own.
#[pyclass(frozen)]
struct Refutations(legality::Refutations);

#[pymethods]
impl Refutations {
    #[new]
    fn new(
        positions: Vec<AskedFen>,
        threads: usize,
        time_limit: Option<f64>,
        portable: bool,
    ) -> PyResult<Self> {
        let question = |one| legality_question(one, threads, time_limit, portable);
        let questions: Vec<_> = positions.into_iter().map(question).collect();
        legality::Refutations::start(&questions).map(Self).map_err(|reason| refused(&reason))
    }

    fn seconds(&self) -> f64 {
        self.0.seconds()
    }

    fn cancel(&self) {
        self.0.cancel();
    }

    fn wait(&self, py: Python<'_>, seconds: f64) -> PyResult<bool> {
        let timeout = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX);
        py.detach(|| self.0.wait(timeout)).or_else(|detail| {
            let fields = [("detail", detail)].into_py_dict(py)?;
            Err(Refused::new_err(("engine-panic", fields.unbind())))
        })
    }

    fn known(&self) -> Vec<Option<KnownReason>> {
        let read = |refuted: legality::Refuted| match refuted {
            None => (None, HashMap::new()),
            Some((code, fields)) => (Some(code), fields.into_iter().collect()),
        };
        self.0.known().into_iter().map(|known| known.map(read)).collect()
    }
}

/// The code of a message and its fields; no code where no reason was found.
type KnownReason = (Option<&'static str>, HashMap<&'static str, String>);

/// A move that may have been the last: UCI, the letter of what it captured, the position before it, the square that
/// the move before that passed over, and whether it would have ignored a check.
type TakenBack = (String, Option<char>, String, Option<u8>, bool);

/// The moves that may have led to a position, as far as one move tells.
#[pyfunction]
fn taken_back(position: AskedFen, portable: bool) -> PyResult<Vec<TakenBack>> {
    let question = legality_question(position, 1, None, portable);
    let found = legality::taken_back(&question).map_err(|reason| refused(&reason))?;
    let fields = |one: legality::Taken| {
        (one.played, one.captured, one.fen, one.en_passant, one.is_check_ignored)
    };
    Ok(found.into_iter().map(fields).collect())
}

type GameFacts = (u64, u64, [u8; 2], Vec<(u8, u64, u64)>, [u64; 2]);

/// What is true of every proof game of a diagram: the squares of the array whose pieces never move, those whose pieces
/// move although they stand as in the diagram, the moves that White and Black need, for each piece that may move where
/// it can end and where it can be captured, and where White and Black certainly capture.
#[pyfunction]
fn proof_game_facts(
    diagram: &str,
    moves: [u32; 2],
    exact: bool,
    portable: bool,
) -> PyResult<Option<GameFacts>> {
    let found = legality::proof_game_facts(diagram, moves, exact, portable);
    let fates = found.map_err(|reason| refused(&reason))?;
    Ok(fates.map(|Fates { facts, pieces, captures }| {
        let pieces = pieces.iter().map(|(at, fate)| (at.number(), fate.ends.0, fate.falls.0));
        let captures = captures.map(|squares| squares.0);
        (facts.fixed.0, facts.moving.0, facts.needs, pieces.collect(), captures)
    }))
}

/// Mate-in-two of 1951, step by step.
#[pyclass]
struct PrinzMachine(Machine);

#[pymethods]
impl PrinzMachine {
    #[new]
    fn new(fen: &str) -> PyResult<Self> {
        let position = Position::from_fen(fen).map_err(|error| refused(&Refusal::Fen(error)))?;
        prinz::check(&position).map_err(|reason| refused(&Refusal::Unfit(reason)))?;
        Ok(Self(Machine::new(&position)))
    }

    fn advance<'py>(&mut self, py: Python<'py>, steps: u64) -> PyResult<Bound<'py, PyDict>> {
        py.detach(|| self.0.advance(steps));
        self.state(py)
    }

    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let state = self.0.state();
        as_dict!(
            py, state, [steps, finished],
            block: state.block.index(), passage: state.passage as u8,
            piece: state.counters.piece, direction: state.counters.direction,
            step: state.counters.step, from_square: state.from.map(Square::number),
            to_square: state.to.map(Square::number), board_fen: state.fen,
            moves: PyTuple::new(py, state.moves.iter().map(ToString::to_string).collect::<Vec<_>>())?,
            key: state.key.map(|key| key.to_string()),
        )
    }
}

/// The conditions with the parameters that they can have.
fn conditions(are_known: bool) -> Vec<(&'static str, &'static [&'static str])> {
    let all = fairy::conditions().map(|condition| (condition.name, condition.parameters));
    all.filter(|_| are_known).collect()
}

/// Families of conditions, and of attributes, that are not obeyed together.
#[pyfunction]
fn refused_pairs() -> Vec<[Vec<&'static str>; 2]> {
    fairy::refused_pairs().collect()
}

/// The conditions, and attributes, that are obeyed with no other condition but those beside them.
#[pyfunction]
fn obeyed_alone() -> HashMap<&'static str, Vec<&'static str>> {
    fairy::obeyed_alone().collect()
}

/// What each strategy can be asked for, the provers first.
#[pyfunction]
fn strategies(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let one = |known: &capabilities::Capabilities| {
        as_dict!(
            py, known, [proves, only_length],
            name: known.strategy, plays: known.plays, goals: known.goals, modes: known.modes,
            options: known.options, pieces: known.pieces,
            attributes: known.attributes, conditions: conditions(known.has_conditions),
        )
    };
    capabilities::ALL.iter().map(one).collect()
}

macro_rules! inspecting {
    ($($name:ident($($field:ident: $kind:ty),*) -> $value:ty;)*) => {
        $(#[pyfunction]
        fn $name(py: Python<'_>, fen: &str, $($field: $kind),*) -> PyResult<$value> {
            py.detach(|| inspect::$name(fen, $($field),*)).map_err(|reason| refused(&reason))
        })*
    };
}
inspecting! {
    divide(depth: u32, portable: bool) -> Vec<(String, u64)>;
    count_leaves(depth: u32, portable: bool) -> u64;
    normal_fen() -> (String, u64);
}

/// Whether a position can be solved.
#[pyfunction]
fn check(py: Python<'_>, fen: &str, conditions: Vec<String>, kings: &str) -> PyResult<()> {
    py.detach(|| inspect::check(fen, &conditions, kings)).map_err(|reason| refused(&reason))
}

/// The squares of attacked royal pieces after the moves of a line.
#[pyfunction]
fn checked_kings(
    py: Python<'_>,
    fen: &str,
    conditions: Vec<String>,
    line: Vec<Vec<u8>>,
) -> PyResult<Vec<u8>> {
    py.detach(|| inspect::checked_kings(fen, &conditions, &line)).map_err(|reason| refused(&reason))
}

/// The legal moves after those of a line, heaviest first, as records and weights of the `gms` generator.
#[pyfunction]
fn legal_moves<'py>(
    py: Python<'py>,
    fen: &str,
    conditions: Vec<String>,
    line: Vec<Vec<u8>>,
    portable: bool,
) -> PyResult<Vec<(Bound<'py, PyBytes>, i16)>> {
    let moves = inspect::weighted_moves(fen, &conditions, &line, portable)
        .map_err(|reason| refused(&reason))?;
    Ok(moves.iter().map(|(facts, weight)| (PyBytes::new(py, &facts.record()), *weight)).collect())
}

/// What the rules say of boards, one by one.
#[pyfunction]
fn relations(
    py: Python<'_>,
    boards: Vec<String>,
    with_mates: bool,
) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let found: Result<Vec<_>, _> =
        py.detach(|| boards.iter().map(|board| inspect::relations(board, with_mates)).collect());
    let one = |known: &inspect::Relations| {
        let attackers: Vec<u8> = known.attackers.iter().flat_map(|set| set.to_ne_bytes()).collect();
        as_dict!(
            py, known, [checkers, is_illegal, pins, moves, mates],
            attackers: PyBytes::new(py, &attackers),
        )
    };
    found.map_err(|reason| refused(&reason))?.iter().map(one).collect()
}

/// Has the C library hand the blocks of large answers back to the system as soon as they are freed. By
/// default it keeps them after the first one, and the process stays as large as its largest answers were.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn hand_back_large_blocks() {
    use std::ffi::c_int;
    /// From the header `malloc.h`.
    const M_MMAP_THRESHOLD: c_int = -3;
    const LARGE: c_int = 1 << 20;
    // SAFETY: the declaration is that of the library's manual.
    unsafe extern "C" {
        fn mallopt(parameter: c_int, value: c_int) -> c_int;
    }
    // SAFETY: any value is allowed; where the library refuses it, it goes on as before.
    unsafe { mallopt(M_MMAP_THRESHOLD, LARGE) };
}

#[pymodule(gil_used = true)]
mod _engine {
    #[pymodule_export]
    use super::{
        Job, Legality, PrinzMachine, Refused, Refutations, Workshop, check, checked_kings,
        count_leaves, divide, legal_moves, normal_fen, obeyed_alone, proof_game_facts,
        refused_pairs, relations, strategies, taken_back,
    };
    use matewright_engine::answer::facts::RECORD;
    use matewright_engine::historical::{mater, prinz};
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        #[cfg(all(target_os = "linux", target_env = "gnu"))]
        super::hand_back_large_blocks();
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("RECORD", RECORD)?;
        module.add("MATER_PROMOTING", mater::PROMOTING)?;
        module.add("PRINZ_TEST_POSITION", prinz::TEST_POSITION)?;
        module.add("PRINZ_TEST_STEPS", prinz::TEST_STEPS)
    }
}
