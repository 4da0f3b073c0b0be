//! The native module `matewright._engine`: converts between Python and the engine, and delegates.
//! `_engine.pyi` describes it; `engine.py` is its only user.

use matewright_engine::answer::facts::MoveFacts;
use matewright_engine::answer::tree::FlatTree;
use matewright_engine::control::{Control, Iteration, Stage};
use matewright_engine::historical::mater;
use matewright_engine::historical::prinz::{self, Machine};
use matewright_engine::historical::{self, Unfit};
use matewright_engine::jobs::battle::{Refusal, Request};
use matewright_engine::jobs::job;
use matewright_engine::play::options::Mode;
use matewright_engine::play::options::Options;
use matewright_engine::play::outcome::Ending;
use matewright_engine::play::outcome::Status;
use matewright_engine::play::{
    Battle, BattleStipulation, Goal, MoveNumbers, Play, Restrictions, Stipulation,
};
use matewright_engine::provers::help::{self, Limits, Method};
use matewright_engine::rules::orthodox::attacks::Orthodox;
use matewright_engine::rules::orthodox::fen::FenError;
use matewright_engine::rules::orthodox::fingerprint::Fingerprint;
use matewright_engine::rules::orthodox::moves::Line;
use matewright_engine::rules::orthodox::moves::Move;
use matewright_engine::rules::orthodox::position::{Illegal, Position};
use matewright_engine::rules::perft;
use matewright_engine::rules::piece::Colour;
use matewright_engine::rules::square::Square;
use matewright_engine::{provers, with_orthodox};
use pyo3::create_exception;
use pyo3::exceptions::{PyException, PyRuntimeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use std::time::Duration;

create_exception!(_engine, Refused, PyException, "A request the engine cannot work at.");

type Row = (u32, u64, u64, f64, bool, u64, u64);
type Snapshot =
    (&'static str, Vec<Row>, Option<Row>, usize, usize, Option<String>, Vec<String>, u32, Watch);
/// Mate within so many moves and its first move, nodes, table fill, seconds.
type Watch = (Option<(u32, String)>, u64, Option<f32>, f64);
type Tree<'py> = (
    Bound<'py, PyBytes>,
    Bound<'py, PyBytes>,
    Bound<'py, PyBytes>,
    Bound<'py, PyBytes>,
    Bound<'py, PyBytes>,
);
/// Status and what ended the search early.
type Outcome = (&'static str, Option<&'static str>);
type Answer<'py> = (
    Outcome,
    Option<u32>,
    u32,
    Vec<String>,
    bool,
    Vec<String>,
    String,
    Vec<Row>,
    f64,
    bool,
    Vec<String>,
    Tree<'py>,
);

/// Block, passage, (piece, direction, step), from, to, FEN, moves, steps, finished, key.
type PrinzState = (
    usize,
    u8,
    (usize, usize, u8),
    Option<u8>,
    Option<u8>,
    String,
    Vec<String>,
    u64,
    bool,
    Option<String>,
);

/// An exception of code and fields, for `engine.py` to turn into one of the family.
fn refused<const N: usize>(code: &str, fields: [(&str, String); N]) -> PyErr {
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

fn word(colour: Colour) -> String {
    match colour {
        Colour::White => "White".into(),
        Colour::Black => "Black".into(),
    }
}

fn illegal(reason: Illegal) -> PyErr {
    match reason {
        Illegal::PawnOnEndRank(colour, square) => refused(
            "pawn-on-end-row",
            [("colour", word(colour).to_lowercase()), ("square", square.to_string())],
        ),
        Illegal::TwoKings(colour, kings) => {
            let squares: Vec<String> = kings.map(|square| square.to_string()).collect();
            refused(
                "two-kings",
                [
                    ("colour", word(colour)),
                    ("count", squares.len().to_string()),
                    ("squares", squares.join(", ")),
                ],
            )
        }
        Illegal::SideNotToMoveInCheck(colour) => {
            refused("side-not-to-move-in-check", [("colour", word(colour))])
        }
        Illegal::NoKing(colour) => refused("no-king", [("colour", word(colour).to_lowercase())]),
    }
}

fn unfit(reason: Unfit) -> PyErr {
    let many = |code: &str, colour: Colour, count: u32| {
        refused(code, [("colour", word(colour)), ("count", count.to_string())])
    };
    match reason {
        Unfit::Illegal(reason) => illegal(reason),
        Unfit::NoKing(colour) => {
            refused("historic-no-king", [("colour", word(colour).to_lowercase())])
        }
        Unfit::ManyMen(colour, count) => many("mater-men", colour, count),
        Unfit::ManyPawns(colour, count) => many("mater-pawns", colour, count),
    }
}

fn refusal(reason: Refusal) -> PyErr {
    match reason {
        Refusal::Illegal(reason) => illegal(reason),
        Refusal::Unfit(reason) => unfit(reason),
        Refusal::Strategy(_)
        | Refusal::Moves(_)
        | Refusal::BattleStipulation(_)
        | Refusal::Options => {
            PyRuntimeError::new_err("strategy, length, asked and options are checked by the caller")
        }
    }
}

/// A kind of battle, by the sign of `model.stipulation`.
fn battle_of(play: &str) -> PyResult<Battle> {
    Ok(match play {
        "" => Battle::Direct,
        "s" => Battle::SelfPlay,
        "r" => Battle::Reflex,
        "semi-r" => Battle::SemiReflex,
        _ => return Err(PyRuntimeError::new_err(format!("unknown play {play}"))),
    })
}

/// Help play or series, by the sign of `model.stipulation`.
fn line_play(play: &str) -> Option<Play> {
    Some(match play {
        "h" => Play::Help,
        "hs" => Play::HelpSelf,
        "hr" => Play::HelpReflex,
        "ser-" => Play::Series,
        "ser-h" => Play::SeriesHelp,
        "ser-s" => Play::SeriesSelf,
        "ser-r" => Play::SeriesReflex,
        _ => return None,
    })
}

/// A goal, by the sign of `model.stipulation`; `target` goes with `z`.
fn goal_of(goal: &str, target: Option<u8>) -> PyResult<Goal> {
    Ok(match (goal, target) {
        ("#", None) => Goal::Mate,
        ("=", None) => Goal::Stalemate,
        ("==", None) => Goal::DoubleStalemate,
        ("#=", None) => Goal::MateOrStalemate,
        ("+", None) => Goal::Check,
        ("x", None) => Goal::Capture,
        ("z", Some(square)) => Goal::Square(Square::new(square)),
        ("ep", None) => Goal::EnPassant,
        ("00", None) => Goal::Castling,
        _ => return Err(PyRuntimeError::new_err(format!("unknown goal {goal}"))),
    })
}

/// `engine.py` writes the FEN, so a bad one is its mistake and not the user's.
fn read(fen: &str) -> PyResult<Position> {
    Position::from_fen(fen).map_err(|error: FenError| PyRuntimeError::new_err(error.to_string()))
}

fn row(iteration: Iteration) -> Row {
    (
        iteration.moves,
        iteration.generated,
        iteration.evaluated,
        iteration.seconds,
        iteration.finished,
        iteration.nodes,
        iteration.root_moves,
    )
}

fn names(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}

/// A line of text for each line: there may be a million, too many to be handed over as objects.
fn text_of(lines: &[Line]) -> String {
    lines.iter().map(|line| names(line).join(" ") + "\n").collect()
}

fn bytes(numbers: &[u32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_ne_bytes()).collect()
}

/// A search in threads of the engine's own.
#[pyclass(frozen)]
struct Job(job::Job);

#[pymethods]
impl Job {
    #[new]
    #[pyo3(signature = (fen, moves, half, *, play, goal, target, strategy, mode, tries, set_play, checks_only,
                        post_key, with_threats, short_variations, max_solutions, first_move, last_move,
                        stop_on_short, quodlibet, max_flights, max_threat, non_trivial, threads, memory,
                        time_limit, portable))]
    #[allow(clippy::too_many_arguments, reason = "keyword arguments of one Python call")]
    #[allow(clippy::fn_params_excessive_bools, reason = "independent options of the user's")]
    fn new(
        fen: &str,
        moves: u32,
        half: bool,
        play: &str,
        goal: &str,
        target: Option<u8>,
        strategy: String,
        mode: &str,
        tries: usize,
        set_play: bool,
        checks_only: bool,
        post_key: bool,
        with_threats: bool,
        short_variations: bool,
        max_solutions: Option<usize>,
        first_move: usize,
        last_move: Option<usize>,
        stop_on_short: bool,
        quodlibet: bool,
        max_flights: Option<u32>,
        max_threat: Option<u32>,
        non_trivial: Option<(u32, u32)>,
        threads: usize,
        memory: usize,
        time_limit: Option<f64>,
        portable: bool,
    ) -> PyResult<Self> {
        let mode = match mode {
            "full" => Mode::Full,
            "keys" => Mode::Keys,
            "shortest" => Mode::Shortest,
            _ => return Err(PyRuntimeError::new_err(format!("unknown mode {mode}"))),
        };
        // A limit too long to be told in a duration is no limit.
        let limit = time_limit.and_then(|limit| Duration::try_from_secs_f64(limit).ok());
        let goal = goal_of(goal, target)?;
        let position = read(fen)?;
        let numbers = MoveNumbers { first: first_move, last: last_move };
        if let Some(play) = line_play(play) {
            let request = help::Request {
                position,
                stipulation: Stipulation { play, goal, moves, half },
                limits: Limits { max_solutions, numbers, stop_on_short },
                method: Method::Directed,
                threads,
                memory,
                portable,
            };
            return job::Job::start_lines(request, set_play, limit).map(Self).map_err(|reason| {
                match reason {
                    help::Refusal::Illegal(reason) => illegal(reason),
                    help::Refusal::Moves(_) => {
                        PyRuntimeError::new_err("the length is checked by the caller")
                    }
                }
            });
        }
        let request = Request {
            position,
            asked: BattleStipulation { battle: battle_of(play)?, goal, quodlibet },
            moves,
            strategy,
            mode,
            tries,
            set_play,
            checks_only,
            options: Options {
                post_key,
                threats: with_threats,
                short_variations,
                max_solutions,
                numbers,
                restrictions: Restrictions { max_flights, max_threat, non_trivial },
            },
            threads,
            memory,
            portable,
        };
        job::Job::start(request, limit).map(Self).map_err(refusal)
    }

    fn poll(&self) -> Snapshot {
        let progress = self.0.progress();
        let stage = match progress.stage {
            Stage::Keys => "keys",
            Stage::Tries => "tries",
            Stage::SetPlay => "set_play",
            Stage::Tree => "tree",
            Stage::Done => "done",
        };
        (
            stage,
            progress.iterations.into_iter().map(row).collect(),
            progress.current.map(row),
            progress.done,
            progress.total,
            progress.root_move.map(|played| played.to_string()),
            names(&progress.keys),
            progress.refuted_below,
            (
                progress.mate_within.map(|(moves, first)| (moves, first.to_string())),
                progress.nodes,
                progress.table_fill,
                progress.seconds,
            ),
        )
    }

    fn cancel(&self) {
        self.0.cancel();
    }

    fn wait<'py>(&self, py: Python<'py>, seconds: f64) -> PyResult<Option<Answer<'py>>> {
        let timeout = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX);
        let waited = py.detach(|| {
            self.0.wait(timeout).map(|outcome| {
                outcome.map(|answer| {
                    let flat = FlatTree::new(&answer.tree);
                    let (facts, parents) = (bytes(&flat.facts), bytes(&flat.parents));
                    let lines = text_of(&answer.lines);
                    (answer, flat, facts, parents, lines)
                })
            })
        });
        let (answer, flat, facts, parents, lines) = match waited {
            None => return Ok(None),
            Some(Err(detail)) => return Err(refused("engine-panic", [("detail", detail)])),
            Some(Ok(found)) => found,
        };
        let status = match answer.status {
            Status::Solved => "solved",
            Status::None => "none",
            Status::Partial => "partial",
            Status::Claimed => "claimed",
        };
        let ending = answer.ending.map(|ending| match ending {
            Ending::Enough => "enough",
            Ending::Short => "short",
        });
        let tree = (
            PyBytes::new(py, &facts),
            PyBytes::new(py, &flat.roles),
            PyBytes::new(py, &flat.marks),
            PyBytes::new(py, &flat.lengths),
            PyBytes::new(py, &parents),
        );
        Ok(Some((
            (status, ending),
            answer.length,
            answer.refuted_below,
            names(&answer.keys),
            answer.keys_complete,
            names(&answer.tries),
            lines,
            answer.iterations.iter().copied().map(row).collect(),
            answer.seconds,
            answer.without_table,
            names(&answer.obligations),
            tree,
        )))
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

    fn advance(&mut self, py: Python<'_>, steps: u64) -> PrinzState {
        py.detach(|| {
            for _ in 0..steps {
                if self.0.is_finished() {
                    break;
                }
                self.0.step();
            }
        });
        self.state()
    }

    fn state(&self) -> PrinzState {
        let state = self.0.state();
        (
            state.block.index(),
            state.passage as u8,
            (state.counters.piece, state.counters.direction, state.counters.step),
            state.from.map(Square::number),
            state.to.map(Square::number),
            state.fen,
            names(&state.moves),
            state.steps,
            state.finished,
            state.key.map(|key| key.to_string()),
        )
    }
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

/// The legal moves, heaviest first, as packed facts and weights of the `gms` generator.
#[pyfunction]
fn legal_moves(fen: &str, portable: bool) -> PyResult<Vec<(u32, i16)>> {
    let position = read(fen)?;
    Ok(with_orthodox!(portable, |rules| weighted(&position, rules)))
}

fn weighted<R: Orthodox>(position: &Position, rules: R) -> Vec<(u32, i16)> {
    provers::Shared::Gms
        .prover(rules, &Control::new(None), BattleStipulation::DIRECT_MATE, false)
        .ordered_moves(position)
        .into_iter()
        .map(|weighted| (MoveFacts::new(position, weighted.played, rules).bits(), weighted.weight))
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
        normal_fen,
    };

    use super::{historical, mater, prinz, provers};
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("PROVERS", provers::NAMES.to_vec())?;
        module.add("HISTORIC", historical::NAMES.to_vec())?;
        module.add("MATER_PROMOTING", mater::PROMOTING)?;
        module.add("PRINZ_TEST_POSITION", prinz::TEST_POSITION)?;
        module.add("PRINZ_TEST_STEPS", prinz::TEST_STEPS)
    }
}
