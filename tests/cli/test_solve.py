from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from matewright import _engine
from matewright.cli.exit_status import ExitStatus
from matewright.engine import Options
from matewright.errors import EngineError
from matewright.model import solution_json
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Mode, Progress, Solution, Status
from matewright.model.stipulation import stipulation_of
from matewright.services.file import files
from matewright.services.solving import strategies
from tests import unsolved
from tests.cli.conftest import AT_WORK, Run, Script, Terminal

PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w"


def test_solves_and_prints_the_table_and_the_solution(run: Run) -> None:
    outcome = run("solve", PRINZ, "#2")
    assert outcome.status == 0
    lines = outcome.stdout.splitlines()
    assert lines[0].split() == ["PLY", "GEN", "EVL", "G/T", "T"]
    assert [line.split()[0] for line in lines[1:4]] == ["1", "2", "1–2"]
    assert "1.Rh6!" in outcome.stdout


def test_json_is_the_solution_alone(run: Run) -> None:
    outcome = run("solve", PRINZ, "#2", "--json")
    assert outcome.status == 0
    answer = json.loads(outcome.stdout)
    assert answer["schema"] == solution_json.SCHEMA
    assert answer["status"] == "solved"
    assert answer["keys"] == ["h1h6"]
    assert Solution.from_dict(answer).to_dict() == answer


def test_proven_impossible_exits_with_1(run: Run) -> None:
    outcome = run("solve", PRINZ, "#1")
    assert outcome.status == 1
    assert outcome.stderr.count("Error") == 0


@pytest.mark.parametrize(
    ("status", "expected"), [(Status.SOLVED, 0), (Status.NONE, 1), (Status.PARTIAL, 3)]
)
def test_exit_status_says_how_sure_the_answer_is(
    run: Run,
    script: Script,
    answer: Callable[[Status], Solution],
    status: Status,
    expected: int,
) -> None:
    script.steps = [None, answer(status)]
    assert run("solve", PRINZ, "#2").status == expected


@pytest.mark.parametrize(
    ("fen", "asked", "strategy", "expected"),
    [
        ("b7/PP6/8/8/7K/6B1/6N1/4R1bk w", "#3", "mater", 0),
        ("b7/PP6/8/8/7K/6B1/6N1/4R1bk w", "#2", "mater", 1),
        (PRINZ, "#2", "prinz", 0),
        ("8/8/8/8/8/8/k7/2K5 w", "#2", "prinz", 1),
        (PRINZ, "#3", "prinz", 2),
    ],
)
def test_exit_status_tells_whether_a_historic_program_named_a_mate(
    run: Run, fen: str, asked: str, strategy: str, expected: int
) -> None:
    assert run("solve", fen, asked, "--strategy", strategy).status == expected


def test_a_historic_program_shows_its_own_counts(run: Run) -> None:
    outcome = run("solve", "b7/PP6/8/8/7K/6B1/6N1/4R1bk w", "#3", "--strategy", "mater")
    lines = outcome.stdout.splitlines()
    assert lines[0].split() == ["PLY", "GEN", "EVL", "G/T", "T", "NODES", "DOTS"]
    assert [line.split()[-2:] for line in lines[1:5]] == [
        ["6", "36"],
        ["223", "36"],
        ["1,749", "9"],
        ["1,978", "81"],
    ]
    assert lines[5:] == [
        "",
        "Claimed by strategy mater: mate in 3; not proved.",
        "(modern finds the same)",
        "",
        "1.bxa8=N",
    ]
    assert max(map(len, lines)) < 80


def test_a_historic_program_takes_what_only_it_takes(run: Run) -> None:
    outcome = run("solve", "7k/8/6K1/8/8/8/8/P6Q w", "#1", "--strategy", "mater")
    assert outcome.status in (0, 1)
    assert "not compared with modern" in outcome.stdout


def test_options_reach_the_engine(
    run: Run, script: Script, answer: Callable[[Status], Solution]
) -> None:
    script.steps = [answer(Status.SOLVED)]
    words = "--mode full --tries 3 --set-play --checks-only --strategy gms --threads 2 --memory 64"
    run("solve", PRINZ, "#2", *words.split(), "--time-limit", "1.5")
    position, stipulation, options = script.calls[0]
    assert position.board_fen == PRINZ.split(maxsplit=1)[0]
    assert stipulation == "#2"
    assert options == Options(
        strategy="gms",
        mode=Mode.FULL,
        tries=3,
        set_play=True,
        checks_only=True,
        threads=2,
        time_limit=1.5,
        memory=64,
    )


@pytest.mark.parametrize(
    "option", ["--tries", "--set-play", "--no-threats", "--no-short-variations"]
)
def test_play_belongs_to_the_full_mode(run: Run, option: str) -> None:
    outcome = run("solve", PRINZ, "#2", "--mode", "keys", option)
    assert outcome.status == 2
    assert outcome.stderr.startswith(f"Error: {option} belongs to --mode full.")


@pytest.mark.parametrize(
    ("arguments", "tries"),
    [
        ((PRINZ, "#2"), 0),
        (("--tries", PRINZ, "#2"), 1),
        ((PRINZ, "--tries", "#2"), 1),
        ((PRINZ, "#2", "--tries"), 1),
        (("--tries", "2", PRINZ, "#2"), 2),
        (("--tries=2", PRINZ, "#2"), 2),
        ((PRINZ, "#2", "--tries", "--json"), 1),
    ],
)
def test_tries_may_stand_without_a_number(
    run: Run,
    script: Script,
    answer: Callable[[Status], Solution],
    arguments: tuple[str, ...],
    tries: int,
) -> None:
    script.steps = [answer(Status.SOLVED)]
    assert run("solve", *arguments).status == 0
    assert script.calls[0][2].tries == tries


def test_interrupt_cancels_and_prints_what_was_proved(
    run: Run, script: Script, answer: Callable[[Status], Solution]
) -> None:
    script.steps = [None, KeyboardInterrupt(), None, answer(Status.PARTIAL)]
    outcome = run("solve", PRINZ, "#2")
    assert outcome.status == 3
    assert script.jobs[0].cancelled
    assert "partial" in outcome.stdout.lower()
    assert "987,654" in outcome.stdout


def test_interrupt_stops_the_problems_that_follow(
    run: Run, script: Script, answer: Callable[[Status], Solution], tmp_path: Path
) -> None:
    script.steps = [KeyboardInterrupt(), answer(Status.PARTIAL)]
    assert run("solve", str(_two_problems(tmp_path))).status == 3
    assert len(script.calls) == 1


@pytest.mark.parametrize(
    ("more", "words"),
    [("", "1 problem was not"), ("k7/8/1K6/8/8/8/8/7R w - - dm 1;\n", "2 problems were not")],
)
def test_interrupt_at_the_last_moment_of_a_problem_still_counts(
    run: Run,
    script: Script,
    answer: Callable[[Status], Solution],
    tmp_path: Path,
    more: str,
    words: str,
) -> None:
    file = _two_problems(tmp_path)
    with file.open("a", encoding="utf-8") as problems:
        problems.write(more)
    script.steps = [KeyboardInterrupt(), answer(Status.SOLVED)]
    outcome = run("solve", str(file))
    assert outcome.status == 3
    assert outcome.stderr.splitlines()[-1] == f"Stopped: {words} reached."


def test_interrupt_at_the_last_moment_of_the_last_problem_is_no_loss(
    run: Run, script: Script, answer: Callable[[Status], Solution]
) -> None:
    script.steps = [KeyboardInterrupt(), answer(Status.SOLVED)]
    outcome = run("solve", PRINZ, "#2")
    assert outcome.status == 0
    assert "Stopped" not in outcome.stderr


def test_progress_without_a_terminal_is_a_line_per_iteration(
    run: Run, script: Script, answer: Callable[[Status], Solution]
) -> None:
    script.steps = [None, None, answer(Status.SOLVED)]
    outcome = run("solve", PRINZ, "#2")
    assert outcome.stderr.splitlines() == [
        "Searched 1 deep, no mate: 20 positions in 0.50 s.",
        "Searched 2 deep, no mate: 400 positions in 1.50 s.",
    ]


def test_the_progress_of_a_quick_search_is_its_answer(
    run: Run, script: Script, answer: Callable[[Status], Solution]
) -> None:
    script.snapshots = [replace(AT_WORK, stage="done", mate_within=3, finished=True)]
    script.steps = [answer(Status.SOLVED)]
    assert run("solve", PRINZ, "#3").stderr == ""


def test_an_iteration_that_finds_a_mate_is_not_said_to_refute_it(
    run: Run, script: Script, answer: Callable[[Status], Solution]
) -> None:
    script.snapshots = [replace(AT_WORK, refuted_below=2)]
    script.steps = [answer(Status.SOLVED)]
    assert run("solve", PRINZ, "#2").stderr.splitlines() == [
        "Searched 1 deep, no mate: 20 positions in 0.50 s.",
        "Searched 2 deep: 400 positions in 1.50 s.",
    ]


def test_a_mate_that_may_not_be_the_shortest_is_told_when_it_is_found_and_when_it_improves(
    run: Run, script: Script, answer: Callable[[Status], Solution]
) -> None:
    early = replace(AT_WORK, iterations=(), refuted_below=1, mate_within=7, mate_move="h1h6")
    script.snapshots = [
        replace(early, mate_within=None, mate_move=None),
        replace(early, seconds=0.25),
        replace(early, seconds=0.5),
        replace(AT_WORK, mate_within=5, mate_move="h1h7", seconds=5.0),
        replace(AT_WORK, mate_within=5, mate_move="h1h7", refuted_below=5, seconds=6.0),
    ]
    script.steps = [None, None, None, None, answer(Status.SOLVED)]
    assert run("solve", PRINZ, "#9").stderr.splitlines() == [
        "Found a mate in at most 7 by Rh6 after 0.25 s.",
        "Searched 1 deep, no mate: 20 positions in 0.50 s.",
        "Searched 2 deep, no mate: 400 positions in 1.50 s.",
        "Found a mate in at most 5 by Rxh7+ after 5.00 s.",
    ]


KNOWS_MUCH = replace(
    AT_WORK,
    mate_within=12,
    mate_move="h1h7",
    refuted_below=3,
    nodes=23_456_789,
    table_fill=0.34,
    keys=("h1h7",),
)


@pytest.mark.parametrize(
    ("columns", "last"),
    [
        (12, "no mate in"),
        (30, "no mate in 2"),
        (80, "  00:04"),
        (90, "  23.5M nodes"),
        (100, "  8.42k GEN"),
        (130, "  2.1k/s  table 34%"),
    ],
)
def test_progress_on_a_terminal_is_one_line_that_fits(
    run: Run,
    script: Script,
    answer: Callable[[Status], Solution],
    terminal: Terminal,
    columns: int,
    last: str,
) -> None:
    terminal.connect(columns)
    script.snapshots = [KNOWS_MUCH]
    script.steps = [None, answer(Status.SOLVED)]
    outcome = run("solve", PRINZ, "#12", "--json")
    everything = (
        "no mate in 2  mate in at most 12 by Rxh7+  depth 3 Rh6 3/20  00:04  "
        "23.5M nodes  8.42k GEN  2.1k EVL  2.1k/s  table 34%"
    )
    sent = terminal.text()
    assert "\n" not in sent
    lines = [line.rstrip() for line in sent.split("\r")]
    assert not lines[-1]
    assert max(map(len, lines)) < columns
    shown = [line for line in lines if line][-1]
    assert everything.startswith(shown)
    assert shown.endswith(last)
    json.loads(outcome.stdout)


@pytest.mark.parametrize(
    ("snapshot", "words"),
    [
        (AT_WORK, "no mate in 2  depth 3 Rh6 3/20  00:04  700 nodes"),
        (replace(AT_WORK, keys=("h1h6", "h1h7")), "no mate in 2  2 keys found  depth 3 "),
        (replace(KNOWS_MUCH, refuted_below=12), "no mate in 11  mate in 12 by Rxh7+  depth 3 "),
        (replace(AT_WORK, stage="tries"), "no mate in 2  tries 3/20  00:04  700 nodes"),
        (
            replace(AT_WORK, stage="set_play", root_total=0),
            "no mate in 2  set play  00:04  700 nodes",
        ),
        (
            replace(AT_WORK, iterations=(), current=None, refuted_below=1),
            "Rh6 3/20  00:04  700 nodes",
        ),
    ],
)
def test_the_line_says_what_is_known_and_what_is_done(
    run: Run,
    script: Script,
    answer: Callable[[Status], Solution],
    terminal: Terminal,
    snapshot: Progress,
    words: str,
) -> None:
    terminal.connect(80)
    script.snapshots = [snapshot]
    script.steps = [None, answer(Status.SOLVED)]
    run("solve", PRINZ, "#12")
    assert terminal.last_line().startswith(words)


def test_help_says_what_each_strategy_is(run: Run) -> None:
    lines = [line.strip() for line in run("solve", "--help").stdout.splitlines()]
    for name in strategies.NAMES:
        assert f"{name}: {strategies.FACTS[name].meaning}" in lines
    assert max(map(len, run("solve", "--help").stdout.splitlines())) <= 80


def test_failure_of_the_engine_exits_with_4_and_one_line(run: Run, script: Script) -> None:
    script.steps = [EngineError("engine-panic", detail="lost a king")]
    outcome = run("solve", PRINZ, "#2")
    assert outcome.status == 4
    assert outcome.stdout == ""
    assert outcome.stderr.splitlines() == [
        "Error: The engine stopped because of an internal error: lost a king"
    ]


def test_a_panic_that_reaches_python_exits_with_4_and_one_line(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    class PanicException(BaseException):
        """What the binding raises; the real class cannot be imported."""

        __module__ = "pyo3_runtime"

    def panic(*_arguments: object, **_options: object) -> None:
        raise PanicException("lost a king")

    for name in ("Job", "count_leaves"):
        monkeypatch.setattr(_engine, name, panic)
    for arguments in (("solve", PRINZ, "#2"), ("perft", PRINZ, "2")):
        outcome = run(*arguments)
        assert (outcome.status, outcome.stdout) == (4, "")
        assert outcome.stderr.splitlines() == [
            "Error: The engine stopped because of an internal error: lost a king"
        ]


def test_unexpected_failure_exits_with_4_and_one_line(run: Run, script: Script) -> None:
    script.steps = [RuntimeError("boom")]
    outcome = run("solve", PRINZ, "#2")
    assert outcome.status == 4
    assert outcome.stderr.startswith("Error: ")
    assert "boom" in outcome.stderr
    assert len(outcome.stderr.splitlines()) == 1


def test_unexpected_failure_shows_where_on_request(
    run: Run, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MATEWRIGHT_DEBUG", "1")
    script.steps = [RuntimeError("boom")]
    outcome = run("solve", PRINZ, "#2")
    assert outcome.status == 4
    assert "Traceback" in outcome.stderr


@pytest.mark.parametrize(
    ("fen", "stipulation", "words"),
    [
        ("", "#2", "FEN is empty"),
        ("8/8/8/8/8/8/k1K5 w", "#2", "7 instead of 8 ranks"),
        ("9/8/8/8/8/8/8/k1K5 w", "#2", "Rank 8"),
        ("8/8/8/8/8/8/8/2K5 w", "#2", "no black king"),
        (PRINZ, "nonsense", "character 1"),
        (PRINZ, "", "stipulation is empty"),
        (PRINZ, unsolved.STIPULATION, f"not supported yet: {unsolved.PLAY}"),
    ],
)
def test_bad_problems_are_answered_with_one_sentence(
    run: Run, fen: str, stipulation: str, words: str
) -> None:
    assert words in run("solve", fen, stipulation).refusal


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("solve",), "Missing argument"),
        (("solve", PRINZ), 'example "#3"'),
        (("solve", PRINZ, "#2", "more"), "unexpected extra argument"),
        (("solve", PRINZ, "#2", "--mode", "fast"), "--mode"),
        (("solve", PRINZ, "#2", "--tries", "0"), "--tries"),
        (("solve", PRINZ, "#2", "--threads", "0"), "--threads"),
        (("solve", PRINZ, "#2", "--threads", "100000"), "threads"),
        (("solve", PRINZ, "#2", "--memory", "0"), "--memory"),
        (
            ("solve", PRINZ, "#2", "--memory", "70000"),
            "memory is 70000; it must be from 1 to 65,536",
        ),
        (("solve", PRINZ, "#2", "--memory", "much"), "--memory"),
        (("solve", PRINZ, "#2", "--time-limit", "0"), "--time-limit"),
        (("solve", PRINZ, "#2", "--time-limit", "nan"), "time limit"),
        (("solve", PRINZ, "#2", "--time-limit", "soon"), "--time-limit"),
        (("solve", PRINZ, "#2", "--strategy", "magic"), "magic"),
        (("solve", PRINZ, "#2", "--number", "1"), "FILE"),
        (("solve", PRINZ, "#2", "--nonsense"), "--nonsense"),
    ],
)
def test_bad_arguments_are_answered_with_one_sentence(
    run: Run, arguments: tuple[str, ...], words: str
) -> None:
    assert words in run(*arguments).refusal


def _two_problems(folder: Path) -> Path:
    file = folder / "two.epd"
    file.write_text(
        '5Kbk/6pp/6P1/8/8/8/8/7R w - - dm 2; id "Prinz";\nk7/8/1K6/8/8/8/8/7R w - - dm 1;\n',
        encoding="utf-8",
    )
    return file


def test_a_fen_with_a_fairy_piece_of_two_letters_is_no_file(run: Run) -> None:
    assert run("solve", "8/8/8/8/2k5/8/.CG7/K7 w", "h#1").status == 1
    assert "There is no file" in run("solve", "missing.olv", "#2").refusal


def test_a_file_is_solved_problem_by_problem(run: Run, tmp_path: Path) -> None:
    outcome = run("solve", str(_two_problems(tmp_path)))
    assert outcome.status == 0
    assert outcome.stdout.count("PLY") == 2
    headings = [line for line in outcome.stdout.splitlines() if line.startswith(("1. ", "2."))]
    assert headings == ["1. Prinz", "2."]


def test_a_file_gives_one_json_object_per_line(run: Run, tmp_path: Path) -> None:
    outcome = run("solve", str(_two_problems(tmp_path)), "--json")
    answers = [json.loads(line) for line in outcome.stdout.splitlines()]
    assert [answer["stipulation"] for answer in answers] == ["#2", "#1"]


def test_one_problem_of_a_file_can_be_picked(run: Run, tmp_path: Path) -> None:
    outcome = run("solve", str(_two_problems(tmp_path)), "--number", "2", "--json")
    assert json.loads(outcome.stdout)["keys"] == ["h1h8"]


def test_a_stated_stipulation_replaces_that_of_the_file(run: Run, tmp_path: Path) -> None:
    outcome = run("solve", str(_two_problems(tmp_path)), "#1", "--json")
    answers = [json.loads(line) for line in outcome.stdout.splitlines()]
    assert [answer["status"] for answer in answers] == ["none", "solved"]
    assert outcome.status == 1


def test_a_problem_number_beyond_the_file_is_refused(run: Run, tmp_path: Path) -> None:
    outcome = run("solve", str(_two_problems(tmp_path)), "--number", "3")
    assert outcome.status == 2
    assert "it holds 2" in outcome.stderr


def test_a_bad_problem_of_a_file_does_not_stop_the_others(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mixed.epd"
    file.write_text("8/8/8/8/8/8/8/K7 w - - dm 2;\nk7/8/1K6/8/8/8/8/7R w - - dm 1;\n")
    outcome = run("solve", str(file), "--json")
    assert outcome.status == 2
    assert outcome.stderr.startswith("Error: problem 1: ")
    assert json.loads(outcome.stdout)["status"] == "solved"


PRINZ_DOCUMENT = (
    "algebraic: {white: [Kf8, Rh1, Pg6], black: [Kh8, Bg8, Pg7, Ph7]}\nstipulation: '#2'\n"
)


def test_a_problem_with_conditions_nobody_obeys_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "circe.olv"
    file.write_text(f"{PRINZ_DOCUMENT}options: [MAFF]\n---\n{PRINZ_DOCUMENT}", encoding="utf-8")
    outcome = run("solve", str(file), "--json")
    assert outcome.status == 2
    assert [json.loads(line)["keys"] for line in outcome.stdout.splitlines()] == [["h1h6"]]
    complaints = [line for line in outcome.stderr.splitlines() if not line.startswith("Searched")]
    assert complaints == [
        "Error: problem 1: The problem has something in it that cannot be solved here yet: MAFF."
    ]


def test_many_warnings_of_a_file_are_one_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "odd.olv"
    file.write_text("---\n".join([f"{PRINZ_DOCUMENT}comments: {{}}\n"] * 30), encoding="utf-8")
    complaints = run("solve", str(file), "--number", "1").stderr.splitlines()
    (warning,) = (line for line in complaints if line.startswith("Warning: "))
    assert warning == (
        f"Warning: 30 problems of “{file}” (1, 2, 3, …): The field “comments” must be a list of "
        "texts; it was not understood and is kept as it is. (--verbose lists all)"
    )


def test_problems_that_fail_in_the_same_way_are_one_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "some.epd"
    solvable = "7k/5K2/8/8/8/8/8/6R1 w - - dm 1;"
    bare = solvable.removesuffix(" dm 1;")
    file.write_text("\n".join([solvable, *["nonsense"] * 5, *[bare] * 4]), encoding="utf-8")
    outcome = run("solve", str(file))
    assert outcome.status == 2
    assert outcome.stdout.startswith("1.\n")
    unread, bare_ones = (line for line in outcome.stderr.splitlines() if line.startswith("Error"))
    assert unread == (
        "Error: 5 problems (2, 3, 4, …): This is not a position; FEN or EPD is expected. "
        "(--verbose lists all)"
    )
    assert bare_ones == (
        "Error: 4 problems (7, 8, 9, …): The stipulation is empty; write for example #3. "
        "(--verbose lists all)"
    )
    every = run("solve", str(file), "--verbose").stderr
    assert every.count("Error: problem ") == 9


def test_a_problem_that_was_not_understood_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "fairy.olv"
    unknown = PRINZ_DOCUMENT.replace("Rh1", "Xh1")
    file.write_text(f"{PRINZ_DOCUMENT}---\n{unknown}", encoding="utf-8")
    outcome = run("solve", str(file), "--number", "2")
    assert outcome.status == 2
    assert len(outcome.stderr.splitlines()) == 1
    assert "“Xh1”" in outcome.stderr


def test_an_answer_in_the_file_is_not_taken_on_trust(
    run: Run, script: Script, answer: Callable[[Status], Solution], tmp_path: Path
) -> None:
    file = tmp_path / "answered.olv"
    problem = Problem(Position.from_fen(PRINZ), stipulation_of("#2")).solved(answer(Status.NONE))
    files.save(file, Collection((problem,)))
    assert files.load(file).collection[0].solution is not None
    script.steps = [answer(Status.SOLVED)]
    assert run("solve", str(file)).status == 0
    assert len(script.calls) == 1


NINE_PAWNS = "k7/8/8/8/8/7P/PPPPPPPP/2R1K3 w"


def test_warnings_about_problems_are_gathered_too(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "some.epd"
    file.write_text(f"{NINE_PAWNS} - - dm 1;\n" * 4, encoding="utf-8")
    warnings = [
        line for line in run("solve", str(file)).stderr.splitlines() if line.startswith("Warning")
    ]
    assert len(warnings) == 1
    assert warnings[0].startswith("Warning: 4 problems (1, 2, 3, …): ")
    every = run("solve", str(file), "--verbose").stderr
    assert every.count("Warning: problem ") == 4


def test_what_is_odd_about_a_position_is_said_once(run: Run, tmp_path: Path) -> None:
    warning = "White has 9 pawns; in a game there are at most 8."
    alone = run("solve", NINE_PAWNS, "#1", "--json").stderr.splitlines()
    assert alone.count(f"Warning: {warning}") == 1
    assert sum(line.startswith("Warning") for line in alone) == 1
    file = tmp_path / "odd.epd"
    file.write_text(f"{PRINZ} - - dm 2;\n{NINE_PAWNS} - - dm 1;\n", encoding="utf-8")
    listed = run("solve", str(file), "--json").stderr.splitlines()
    assert listed.count(f"Warning: problem 2: {warning}") == 1
    assert sum(line.startswith("Warning") for line in listed) == 1


def test_a_failure_among_several_problems_counts_most(
    run: Run, script: Script, tmp_path: Path
) -> None:
    script.steps = [EngineError("engine-panic", detail="lost a king")]
    assert run("solve", str(_two_problems(tmp_path))).status == 4


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("binary.olv", bytes(range(256)) * 10),
        ("empty.olv", b""),
        ("truncated.olv", b'---\nstipulation: "#2\nalgebraic:\n  white: [Ke1'),
        ("unknown.xyz", b"Dear diary,\n"),
        ("broken.epd", b"8/8/8 w - -\n"),
    ],
)
def test_bad_files_are_answered_with_one_sentence(
    run: Run, tmp_path: Path, name: str, content: bytes
) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    assert name in run("solve", str(file), "#2").refusal


@pytest.mark.parametrize("name", ["missing.olv", "missing.epd", "folder.olv", "missing/"])
def test_missing_files_are_named(run: Run, tmp_path: Path, name: str) -> None:
    (tmp_path / "folder.olv").mkdir()
    assert run("solve", str(tmp_path / name), "#2").refusal


@pytest.mark.parametrize("more", [("#2",), (), ("--number", "1")])
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("nofile", "“nofile”"),
        ("q" * 5000, f"“{'q' * 39}…”"),
        ("two\nlines", "“two�lines”"),
    ],
)
def test_a_text_that_is_neither_file_nor_fen_is_said_to_be_so(
    run: Run, text: str, shown: str, more: tuple[str, ...]
) -> None:
    outcome = run("solve", text, *more)
    assert outcome.status == 2
    assert outcome.stderr == f"Error: {shown} is neither a file nor a FEN.\n"


@pytest.mark.parametrize("arguments", [("#2", "x" * 300), ("#2", "--threads", "x" * 300)])
def test_long_words_are_not_repeated_in_full(run: Run, arguments: tuple[str, ...]) -> None:
    outcome = run("solve", PRINZ, *arguments)
    assert outcome.status == 2
    assert "xxx…" in outcome.stderr
    assert "x" * 41 not in outcome.stderr


def test_nothing_found_among_some_moves_proves_nothing(run: Run) -> None:
    assert run("solve", PRINZ, "#2", "--last-move", "1").status == ExitStatus.PARTIAL
    assert run("solve", PRINZ, "#1").status == ExitStatus.NONE


def test_another_stipulation_for_a_file_gives_the_turn_to_who_begins(
    run: Run, tmp_path: Path
) -> None:
    text = "stipulation: '#2'\nalgebraic: {white: [Kf7, Rg1], black: [Kh8]}\n"
    file = tmp_path / "one.olv"
    file.write_text(text, encoding="utf-8")
    outcome = run("solve", str(file), "h#1", "--json")
    assert json.loads(outcome.stdout)["fen"].split()[1] == "b"


@pytest.mark.parametrize(("form", "beginning"), [("html", "<!DOCTYPE html>"), ("latex", "\\doc")])
def test_a_file_gives_one_document(run: Run, tmp_path: Path, form: str, beginning: str) -> None:
    outcome = run("solve", str(_two_problems(tmp_path)), "--format", form)
    assert outcome.status == 0
    assert outcome.stdout.startswith(beginning)
    assert outcome.stdout.count(beginning) == 1
    assert "1.Rh6!" in outcome.stdout
    assert "1.Rh8" in outcome.stdout


def test_a_document_and_json_exclude_each_other(run: Run) -> None:
    outcome = run("solve", PRINZ, "#2", "--json", "--format", "html")
    assert outcome.status == 2
    assert "one of --json and --format html" in outcome.stderr


def test_without_an_answer_there_is_no_document(run: Run) -> None:
    outcome = run("solve", "8/8/8/8/8/8/8/8 w", "#2", "--format", "html")
    assert outcome.status == 2
    assert outcome.stdout == ""
