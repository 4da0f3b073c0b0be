"""The benchmark itself: its answers are right, wrong ones are noticed, figures can be compared."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import chess
import pytest
from click.testing import CliRunner, Result

from matewright import _engine
from matewright.model.verdict import Verdict
from tests.bench import batch, command, uci
from tests.bench.cases import (
    LONG,
    MIDDLING,
    SPEED,
    STIPULATIONS,
    TARGETS,
    Answer,
    Case,
    Work,
    objection,
)
from tests.bench.command import benchmark
from tests.bench.compare import Change, changes
from tests.bench.measuring import (
    Effort,
    Measurement,
    Outcome,
    Unit,
    WrongAnswerError,
    measure,
    solved,
)
from tests.bench.other_build import OtherBuild
from tests.bench.overhead import Overhead
from tests.bench.plan import Plan
from tests.bench.popeye import Popeye, problem_text
from tests.bench.problems import by_length, cases_of, sample_files
from tests.bench.results import Results, ResultsError
from tests.bench.solver import CannotBeAskedError, SolverError
from tests.bench.strategies import Strategy
from tests.bench.tables import targets
from tests.bench.uci import UciSolver

ONCE = Effort(cap=60.0, runs=1, least=0.0)
CASES = {case.name: case for case in (*TARGETS, *STIPULATIONS, *SPEED, *MIDDLING, *LONG)}
PRINZ = CASES["prinz"]
MATER = CASES["mater-1"]
CHEAP = [
    CASES[name]
    for name in (
        *(f"mater-{number}" for number in range(1, 8)),
        "prinz",
        "mater-8-checks",
        "help-3-crowded",
        "help-5",
        "self-4",
    )
]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(benchmark, arguments, catch_exceptions=False)


@pytest.mark.parametrize("case", CHEAP, ids=lambda case: case.name)
def test_the_known_answers_are_right(case: Case) -> None:
    attempt = Strategy().solve(case, 60.0)
    assert attempt.answer is not None
    assert attempt.answer.length == case.moves
    assert objection(case, attempt.answer) is None


def test_known_keys_are_legal_moves() -> None:
    for case in CASES.values():
        for solution in case.keys or ():
            board = chess.Board(case.fen)
            for move in solution.split():
                board.push(board.parse_uci(move))


NO_MATE = replace(MATER, keys=frozenset())
HELP = CASES["help-5"]


@pytest.mark.parametrize(
    ("case", "answer"),
    [
        (MATER, Answer(3, ("b7b8q",))),
        (MATER, Answer(3)),
        (MATER, Answer(3, ("b7a8n", "a7a8q"), all_keys=True)),
        (MATER, Answer(2, ("b7a8n",))),
        (MATER, Answer(4, ("b7a8n",))),
        (MATER, Answer(3, ("b7a8n",), refuted_below=2)),
        (MATER, Answer(None)),
        (NO_MATE, Answer(3, ("b7a8n",))),
        (HELP, Answer(5, ("e1f2 h2h4",), all_keys=True)),
        (HELP, Answer(5, (*(HELP.keys or ()), "e1f2 h2h4"), all_keys=True)),
    ],
)
def test_wrong_answers_are_noticed(case: Case, answer: Answer) -> None:
    assert objection(case, answer)


@pytest.mark.parametrize(
    ("case", "answer"),
    [
        (MATER, Answer(3, ("b7a8n",), all_keys=True, refuted_below=3)),
        (NO_MATE, Answer(None)),
        (replace(MATER, exact=False), Answer(2, ("a7a8q",))),
        (replace(MATER, keys=None), Answer(3, ("a7a8q",))),
    ],
)
def test_right_answers_are_accepted(case: Case, answer: Answer) -> None:
    assert objection(case, answer) is None


def test_a_wrong_answer_of_ours_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(targets, "CASES", (replace(PRINZ, keys=frozenset({"h1h5"})),))
    done = run("prinz")
    assert done.exit_code == 1
    assert "Error: prinz" in done.output
    assert "claims a mate in 2 by h1h6, but the keys are h1h5" in done.output


def test_the_samples_give_cases() -> None:
    cases = [case for path in sample_files() for case in cases_of(path)]
    groups = dict(by_length(cases, range(2, 5), 6))
    assert [*groups] == [2, 3, 4]
    assert [len(members) for members in groups.values()] == [6, 6, 4]
    assert len({case.name for members in groups.values() for case in members}) == 16


def test_problems_come_from_an_epd_file(tmp_path: Path) -> None:
    path = tmp_path / "mates.epd"
    path.write_text(f"{PRINZ.fen} 0 1 bm #2;\n{MATER.fen} 0 1 bm #3;\n{MATER.fen} 0 1 bm Ka1;\n")
    assert [(case.name, case.moves) for case in cases_of(path)] == [("mates:1", 2), ("mates:2", 3)]
    done = run("problems", "--problems", str(path), "--lengths", "3")
    assert done.exit_code == 0, done.output
    assert "#3" in done.output
    assert "1/1" in done.output
    assert "#2" not in done.output


@pytest.mark.parametrize(
    "table",
    ["targets", "stipulations", "problems", "portable", "tree", "threads", "memory", "speed"],
)
def test_every_table_runs(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "Effort", lambda cap: Effort(cap, runs=1, least=0.0))
    done = run(table, "--cap", "0.001", "--sample", "1")
    assert done.exit_code == 0, done.output
    assert f"\n{table}: " in done.output


def test_mates_shorter_than_a_list_says_are_told(tmp_path: Path) -> None:
    path = tmp_path / "list.epd"
    path.write_text(
        "5Kbk/6pp/6P1/8/8/8/8/7R w - - bm #2;\n"
        "8/1n2P2K/3p2p1/2p3pk/6pr/4ppr1/6p1/1b6 w - - bm #4;\n"
        "7k/8/8/8/8/8/8/K6R b - - bm #-9;\n"
    )
    done = run("matetrack", "--problems", str(path))
    assert done.exit_code == 0, done.output
    assert "2 mates" in done.output
    assert "#3 instead of #4: 8/1n2P2K/3p2p1/2p3pk/6pr/4ppr1/6p1/1b6" in done.output


def test_a_long_problem_is_measured_once() -> None:
    again = replace(LONG[1], name="mates:7", fen=f"{LONG[1].fen} 0 1")
    plan = Plan(long_problems=[again, MATER])
    assert plan.long_cases(LONG) == [*LONG, MATER]


def test_what_took_too_long_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "Effort", lambda cap: Effort(cap, runs=1, least=0.0))
    done = run("mater-8", "--strategy", "gms", "--cap", "0.001")
    assert done.exit_code == 0, done.output
    assert "> 0.001 s" in done.output


def test_results_come_back_from_json(tmp_path: Path) -> None:
    path = tmp_path / "new.json"
    done = run("prinz", "--json", str(path))
    assert done.exit_code == 0, done.output
    results = Results.read(path)
    assert results.machine.cores >= 1
    (found, *_) = results.measurements
    assert (found.table, found.case, found.outcome) == ("targets", "prinz", Outcome.OK)
    again = tmp_path / "again.json"
    results.write(again)
    assert again.read_text() == path.read_text()
    done = run("--compare", str(path), str(again))
    assert done.exit_code == 0, done.output
    assert "1.00" in done.output
    assert "SLOWER" not in done.output


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"matewright_benchmark": 1}', "\0"])
def test_other_files_are_no_results(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    with pytest.raises(ResultsError, match=r"bad\.json"):
        Results.read(path)
    done = run("--compare", str(path), str(path))
    assert done.exit_code == 2
    assert "bad.json" in done.output


def figures(*seconds: float, unit: Unit = Unit.SECONDS) -> Measurement:
    return solved("targets", "prinz", "gms", seconds, unit=unit)


def test_changes_beyond_noise_are_told_from_chance() -> None:
    old = figures(1.0, 1.1, 1.2, 1.3)
    assert Change(old, figures(0.5, 0.5, 0.6, 0.6)).word == "faster"
    assert Change(old, figures(2.0, 2.1, 2.2, 2.3)).word == "SLOWER"
    assert Change(old, figures(1.1, 1.2, 1.3, 1.4)).word == ""
    assert Change(old, figures(1.3)).word == ""
    assert Change(old, figures(2.0)).word == "SLOWER"
    rate = figures(1.0, 1.1, 1.2, 1.3, unit=Unit.PER_SECOND)
    assert Change(rate, figures(2.0, 2.1, 2.2, 2.3, unit=Unit.PER_SECOND)).word == "faster"
    capped = Measurement("targets", "prinz", "gms", Outcome.CAPPED, cap=10.0)
    assert Change(old, capped).word == "ok before, capped now"
    assert Change(capped, capped).word == ""


def test_figures_are_compared_by_table_case_and_solver() -> None:
    old, new = Results(), Results()
    old.measurements = [figures(1.0), replace(figures(3.0), solver="other")]
    new.measurements = [replace(figures(9.0), case="new"), figures(2.0)]
    (change,) = changes(old, new)
    assert change.factor == 0.5


FAKE_UCI = """#!{python}
import json, sys

answers = json.loads({answers!r})
answer = None
for line in sys.stdin:
    words = line.split()
    if words[:1] == ["uci"]:
        print("id name Fake 1")
        print("uciok", flush=True)
    elif words[:1] == ["isready"]:
        print("readyok", flush=True)
    elif words[:2] == ["position", "fen"]:
        answer = answers.get(words[2], {{"mate": 1, "move": "a1a8"}})
    elif words[:1] == ["go"]:
        if answer == "dies":
            sys.exit(1)
        if answer == "nothing":
            print("bestmove 0000", flush=True)
        elif answer not in ("slow", "deaf"):
            moves = answer["mate"]
            print(f"info depth 1 score mate {{moves}} pv {{answer['move']}}")
            print(f"bestmove {{answer['move']}}", flush=True)
    elif words[:1] == ["stop"] and answer == "slow":
        print("bestmove 0000", flush=True)
    elif words[:1] == ["quit"]:
        break
"""


def fake_uci(folder: Path, answers: Mapping[str, object]) -> Path:
    """A UCI engine that gives these answers, by the first field of the FEN."""
    path = folder / "fake-uci"
    path.write_text(FAKE_UCI.format(python=sys.executable, answers=json.dumps(answers)))
    path.chmod(0o755)
    return path


def board_field(case: Case) -> str:
    return case.fen.split()[0]


def ask(folder: Path, case: Case, answer: object, effort: Effort = ONCE) -> Measurement:
    solver = UciSolver("fake", fake_uci(folder, {board_field(case): answer}))
    try:
        return measure("targets", case, solver, effort)
    finally:
        solver.close()


def test_a_uci_engine_is_timed(tmp_path: Path) -> None:
    found = ask(tmp_path, PRINZ, {"mate": 2, "move": "h1h6"})
    assert found.outcome is Outcome.OK
    assert found.median is not None


@pytest.mark.parametrize(
    ("answer", "claim"),
    [
        ({"mate": 1, "move": "h1h7"}, "claims a mate in 1 by h1h7, but there is none in fewer"),
        ({"mate": 2, "move": "h1h5"}, "claims a mate in 2 by h1h5, but the keys are h1h6"),
    ],
)
def test_a_wrong_claim_of_a_uci_engine_is_told(
    tmp_path: Path, answer: dict[str, object], claim: str
) -> None:
    found = ask(tmp_path, PRINZ, answer)
    assert found.outcome is Outcome.WRONG
    assert found.remark.startswith(claim)


def test_a_wrong_claim_stands_in_the_table_and_the_run_goes_on(tmp_path: Path) -> None:
    answers = {board_field(PRINZ): {"mate": 2, "move": "h1h5"}}
    path = fake_uci(tmp_path, answers)
    done = run("prinz", "--uci", f"fake={path}")
    assert done.exit_code == 0, done.output
    assert "fake on prinz: wrong (claims a mate in 2 by h1h5" in done.output


@pytest.mark.parametrize("answer", ["nothing", {"mate": 3, "move": "h1h5"}])
def test_a_uci_engine_may_find_nothing_in_time(tmp_path: Path, answer: object) -> None:
    assert ask(tmp_path, PRINZ, answer).outcome is Outcome.NOT_FOUND


def test_a_uci_engine_is_stopped_after_the_cap(tmp_path: Path) -> None:
    assert ask(tmp_path, PRINZ, "slow", replace(ONCE, cap=0.05)).outcome is Outcome.CAPPED


@pytest.mark.parametrize("answer", ["dies", "deaf"])
def test_a_uci_engine_that_breaks_down_is_started_again(
    tmp_path: Path, answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uci, "_GRACE_SECONDS", 0.05)
    path = fake_uci(
        tmp_path, {board_field(PRINZ): answer, board_field(MATER): {"mate": 3, "move": "b7a8n"}}
    )
    solver = UciSolver("fake", path)
    try:
        broken = measure("targets", PRINZ, solver, replace(ONCE, cap=0.05))
        assert broken.outcome is Outcome.FAILED
        assert broken.remark
        assert measure("targets", MATER, solver, ONCE).outcome is Outcome.OK
    finally:
        solver.close()


def test_a_uci_engine_can_be_asked_to_refute(tmp_path: Path) -> None:
    """This one claims the same mate whatever the number of moves: too long the second time."""
    path = fake_uci(tmp_path, {board_field(PRINZ): {"mate": 2, "move": "h1h6"}})
    solver = UciSolver("fake", path, refute=True)
    try:
        assert measure("targets", PRINZ, solver, ONCE).outcome is Outcome.OK
        assert "n−1" in solver.about
    finally:
        solver.close()


def test_overhead_is_taken_off_as_far_as_it_is_known() -> None:
    overhead = Overhead.of([0.010, 0.011, 0.012, 0.014, 0.030])
    assert overhead.seconds == 0.012
    assert overhead.resolution == pytest.approx(0.002)
    assert overhead.taken_off(0.112) == pytest.approx(0.100)
    assert overhead.taken_off(0.011) == pytest.approx(0.002)


FAKE_POPEYE = """#!{python}
import sys

text = sys.stdin.read()
print("Popeye Linux-64Bit v4.999 (256 MB)")
if "Kf8" in text:
    print("\\n   1.{key} !\\n")
print("solution finished. Time = 0.001 s")
"""


def ask_popeye(folder: Path, key: str, case: Case) -> Measurement:
    path = folder / "popeye"
    path.write_text(FAKE_POPEYE.format(python=sys.executable, key=key))
    path.chmod(0o755)
    solver = Popeye(path)
    assert "Popeye 4.999" in solver.about
    return measure("targets", case, solver, ONCE)


def test_popeye_is_timed_and_its_wrong_keys_are_told(tmp_path: Path) -> None:
    assert ask_popeye(tmp_path, "Rh1-h6", PRINZ).outcome is Outcome.OK
    wrong = ask_popeye(tmp_path, "Rh1-h5", PRINZ)
    assert wrong.outcome is Outcome.WRONG
    assert "h1h5" in wrong.remark
    assert ask_popeye(tmp_path, "Rh1-h6", MATER).outcome is Outcome.WRONG
    with pytest.raises(CannotBeAskedError):
        Popeye(tmp_path / "popeye").solve(CASES["mater-8-checks"], 1.0)


def test_popeye_with_black_to_move_gets_the_mirror_image(tmp_path: Path) -> None:
    mirrored = chess.Board(PRINZ.fen).mirror().fen()
    case = replace(PRINZ, fen=mirrored, keys=frozenset({"h8h3"}))
    assert ask_popeye(tmp_path, "Rh1-h6", case).outcome is Outcome.OK


FAKE_HELPER = """#!/bin/sh
echo 'Popeye Linux-64Bit v4.999 (256 MB)'
grep -q h# && echo '  {printed} #'
echo 'solution finished. Time = 0.001 s'
"""


@pytest.mark.parametrize(
    ("case", "printed", "line"),
    [
        (HELP, "1.Ke1-f2 h2-h4   2.Kf2-g3 h4-h5   3.Kg3-h4 h5-h6", ""),
        (replace(HELP, fen="4k3/8/8/8/8/8/8/R3K2R b KQ -", moves=1), "1.Ke8-d8 0-0-0", "e8d8 e1c1"),
        (replace(HELP, fen="r3k3/8/8/8/8/8/8/4K3 w q -", moves=1), "1.Ke8-d8 0-0-0", "e1d1 e8c8"),
        (replace(HELP, moves=2), "1...d7*e8=S +   2.Ra1*b1 f5*e6 ep.", "d7e8n a1b1 f5e6"),
    ],
)
def test_lines_of_popeye_are_read_in_both_modes(
    tmp_path: Path, case: Case, printed: str, line: str
) -> None:
    path = tmp_path / "popeye"
    path.write_text(FAKE_HELPER.format(printed=printed))
    path.chmod(0o755)
    plain = Popeye(path)
    case = replace(case, keys=frozenset({line}))
    for solver in (plain, plain.in_intelligent_mode()):
        found = measure("stipulations", case, solver, ONCE)
        assert found.outcome is (Outcome.OK if line else Outcome.WRONG)
    with pytest.raises(CannotBeAskedError):
        plain.in_intelligent_mode().solve(PRINZ, 1.0)


def test_only_the_intelligent_mode_is_asked_to_be_intelligent() -> None:
    board = chess.Board(HELP.fen)
    assert "Option NoBoard\n" in problem_text(board, "h#5")
    assert "Option NoBoard Intelligent\n" in problem_text(board, "h#5", intelligent=True)
    assert "Stipulation h#5\n" in problem_text(board, "h#5")


def test_castling_and_en_passant_are_passed_on_to_popeye() -> None:
    home = "r3k2r/8/8/8/8/8/8/R3K2R w {} -"
    assert "NoCastling" not in problem_text(chess.Board(home.format("KQkq")), "#2")
    assert "NoCastling h1a8\n" in problem_text(chess.Board(home.format("Qk")), "#2")
    assert "NoCastling h1a1h8a8\n" in problem_text(chess.Board(home.format("-")), "#2")
    away = chess.Board("4k3/8/8/3pP3/8/8/8/4K2R w - d6")
    assert "Option NoBoard NoCastling h1 EnPassant d7d6d5\n" in problem_text(away, "#2")
    assert "Pieces White Pe5 Rh1 Ke1\n" in problem_text(away, "#2")


def test_what_is_not_popeye_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other"
    path.write_text("#!/bin/sh\necho solution finished\n")
    path.chmod(0o755)
    with pytest.raises(SolverError, match="does not answer like Popeye"):
        Popeye(path)


def test_another_build_is_a_solver() -> None:
    assert _engine.__file__ is not None
    other = OtherBuild("native", Path(_engine.__file__))
    try:
        found = measure("portable", PRINZ, other, ONCE)
        assert found.outcome is Outcome.OK
        within = replace(PRINZ, work=Work.WITHIN)
        assert measure("portable", within, other, ONCE).outcome is Outcome.OK
    finally:
        other.close()


def test_a_file_that_is_no_build_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "engine.so"
    path.write_bytes(b"nothing")
    with pytest.raises(SolverError, match="cannot be loaded"):
        OtherBuild("native", path)


@pytest.mark.parametrize(
    "arguments",
    [
        ["nothing"],
        ["prinz", "--popeye=nowhere/popeye"],
        ["prinz", "--uci", "name"],
        ["prinz", "--uci", "name=nowhere/engine"],
        ["prinz", "--lengths", "x"],
        ["prinz", "--native", "nowhere/engine.so"],
        ["prinz", "--problems", "nowhere/file.epd"],
        ["prinz", "--json", "nowhere/file.json"],
    ],
)
def test_bad_input_is_said_in_one_sentence(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.exit_code == 2
    assert done.output.splitlines()[-1].startswith("Error: ")


def test_the_script_runs_from_any_folder(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(Path(command.__file__).with_name("run.py")), "--help"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "[TABLE|CASE]" in done.stdout


def test_a_batch_is_timed_and_its_answers_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    problems = [{"number": 1, "verdict": "sound", "difference": "as in the file"}]
    monkeypatch.setattr(batch, "WANTED", {Verdict.SOUND: 1})
    batch._check(problems)
    for wrong in ({"verdict": "cooked"}, {"difference": "stored key 1.Qa1, found 1.Qb1"}):
        with pytest.raises(WrongAnswerError):
            batch._check([{**problems[0], **wrong}])


@pytest.mark.slow
def test_the_batch_of_the_benchmark() -> None:
    assert "1000 two-movers" in run("--batch").output
