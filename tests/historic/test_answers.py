"""The answers of historic programs: how they are watched, stopped, judged, written and stored."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import jsonschema
import pytest

import matewright
from matewright import engine
from matewright.engine import Options, SearchOptions
from matewright.errors import EngineError, FormatError
from matewright.formats import stored_answer
from matewright.job import Job
from matewright.model import solution_check
from matewright.model.parts import Part
from matewright.model.position import Position
from matewright.model.question import Question
from matewright.model.remarks import Remark
from matewright.model.solution import CHECKING, Progress, Solution, Status
from matewright.model.stipulation import Stipulation
from matewright.model.verdict import Judgement, Verdict, judge_solution
from matewright.museum import prinz
from matewright.services.solving import solve
from tests.asking import posed
from tests.historic.test_mater import EXAMPLES
from tests.historic.test_prinz import PROMOTION
from tests.model.test_solution import SCHEMA
from tests.stipulations import answer_text

SAME = Remark("same", {"name": "modern"})
STOPPED = Remark("not-compared-stopped", {"name": "modern"})
START = Position.from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w")
PRINZ = Position.from_fen(prinz.TEST_POSITION)


def claim(fen: str, moves: int, name: str = "mater") -> Solution:
    return matewright.solve(fen, f"#{moves}", strategy=name)


# -- watching and stopping -------------------------------------------------------------------------


@pytest.mark.parametrize("start", [engine.start, solve.start])
def test_a_search_that_would_take_for_ever_is_stopped(
    start: Callable[[Part, Options], Job],
) -> None:
    job = start(*posed(START, Stipulation(20), Options(strategy="mater")))
    while job.poll().nodes == 0:
        pass
    job.cancel()
    solution = job.result()
    assert solution.status is Status.PARTIAL
    assert (solution.keys, solution.length, solution.refuted_below) == ((), None, 1)
    assert solution.notes == ()


@pytest.mark.parametrize(("name", "moves"), [("mater", 20), ("prinz", 2)])
def test_without_time_nothing_is_claimed(name: str, moves: int) -> None:
    options = Options(strategy=name, time_limit=0)
    solution = solve.start(*posed(START, Stipulation(moves), options)).result()
    assert (solution.status, solution.length) == (Status.PARTIAL, None)


def test_a_watcher_sees_dots_and_nodes_while_mater_works() -> None:
    job = engine.start(*posed(START, Stipulation(20), Options(strategy="mater")))
    progress = job.poll()
    while progress.current is None or progress.current.root_moves == 0:
        progress = job.poll()
    job.cancel()
    last = job.result().iterations
    assert 0 < progress.current.root_moves <= 20
    assert progress.root_move is not None
    assert [row.root_moves for row in last[:-1]] == [20] * (len(last) - 1)


class Script:
    """Jobs in the place of the engine's: each is over when `finish` was called as often."""

    def __init__(self, answers: list[Solution]) -> None:
        self.answers = answers
        self.started: list[str] = []
        self.finished = 0
        self.cancelled: list[int] = []

    def start(self, _question: Question, search: SearchOptions) -> Any:
        self.started.append(search.strategy)
        return _Played(self, len(self.started) - 1)


class _Played:
    def __init__(self, script: Script, place: int) -> None:
        self._script, self._place = script, place

    def poll(self) -> Progress:
        return Progress("done" if self._place < self._script.finished else "keys", nodes=7)

    def cancel(self) -> None:
        self._script.cancelled.append(self._place)

    def result(self, timeout: float | None = None) -> Solution | None:
        if self._place in self._script.cancelled:
            return replace(self._script.answers[self._place], status=Status.PARTIAL)
        if self._place < self._script.finished:
            return self._script.answers[self._place]
        assert timeout is not None, "nobody waits for ever for what does not come"
        return None


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Script:
    """First Prinz's claim, then what modern knows."""
    options = (Options(strategy="prinz"), Options(mode="shortest"))
    answers = [engine.start(*posed(PRINZ, Stipulation(2), option)).result() for option in options]
    script = Script(answers)
    monkeypatch.setattr(engine, "start", script.start)
    return script


def test_the_program_comes_first_and_then_the_comparison(script: Script) -> None:
    job = solve.start(*posed(PRINZ, Stipulation(2), Options(strategy="prinz")))
    assert job.poll() == Progress("keys", nodes=7)
    assert job.result(0) is None
    assert script.started == ["prinz"]
    script.finished = 1
    assert job.poll() == Progress(CHECKING, nodes=7)
    assert script.started == ["prinz", "modern"]
    script.finished = 2
    assert job.poll() == Progress("done", nodes=7, finished=True)
    assert job.result(0) == replace(script.answers[0], notes=(SAME,))


def test_a_claim_stands_when_the_comparison_is_stopped(script: Script) -> None:
    job = solve.start(*posed(PRINZ, Stipulation(2), Options(strategy="prinz")))
    script.finished = 1
    job.poll()
    job.cancel()
    notes = (STOPPED,)
    assert job.result(0) == replace(script.answers[0], notes=notes)
    assert script.cancelled == [1]


def test_who_stops_between_program_and_comparison_gets_the_claim(script: Script) -> None:
    job = solve.start(*posed(PRINZ, Stipulation(2), Options(strategy="prinz")))
    script.finished = 1
    # The program is over, but nobody has looked yet.
    script.cancelled = []
    job.cancel()
    script.cancelled.remove(0)
    solution = job.result(0)
    assert solution is not None
    assert solution.notes == (STOPPED,)


def test_a_failure_of_the_comparison_is_an_error(
    script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_job: _Played, _timeout: float | None = None) -> Solution:
        raise EngineError("engine-panic", detail="lost a king")

    job = solve.start(*posed(PRINZ, Stipulation(2), Options(strategy="prinz")))
    script.finished = 1
    job.poll()
    monkeypatch.setattr(_Played, "result", fail)
    with pytest.raises(EngineError, match="lost a king"):
        job.result(0)


def test_what_modern_does_not_take_is_not_compared() -> None:
    solution = claim("7k/8/6K1/8/8/8/8/P6Q w", 1)
    reason = "There is a white pawn on a1; pawns cannot stand on ranks 1 and 8"
    assert [str(note) for note in solution.notes] == [f"not compared with modern: {reason}"]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.key)
def test_modern_finds_what_the_paper_prints(example: Any) -> None:
    options = Options(strategy="mater", checks_only=example.checks_only)
    asked = Stipulation(example.moves)
    solution = solve.start(*posed(f"{example.board} w", asked, options)).result()
    assert solution.notes == (SAME,)


# -- what becomes of a claim -----------------------------------------------------------------------


def test_a_claim_is_never_shown_as_proved() -> None:
    found = claim("8/2P1P1P1/3PkP2/8/4K3/8/8/8 w", 3)
    assert judge_solution(found) == Judgement(Verdict.CLAIMED, "mate in 3 · not proved")
    assert answer_text(found).splitlines()[0] == (
        "Claimed by strategy mater: mate in 3; not proved."
    )
    none = claim("8/8/8/8/8/8/k7/2K5 w", 2, "prinz")
    assert judge_solution(none) == Judgement(Verdict.CLAIMED, "no mate in 2 · not proved")
    assert answer_text(none) == (
        "Claimed by strategy prinz: no mate in 2; not proved.\n(modern finds the same)"
    )
    checks = matewright.solve(prinz.TEST_POSITION, "#2", strategy="mater", checks_only=True)
    assert answer_text(checks).splitlines()[0] == (
        "Claimed by strategy mater: no mate in 2, with checks only; not proved."
    )


CLAIMS = {
    "promotion": lambda: claim("8/2P1P1P1/3PkP2/8/4K3/8/8/8 w", 3),
    "none": lambda: claim("8/8/8/8/8/8/k7/2K5 w", 2, "prinz"),
    "a pawn that stays a pawn": lambda: claim(PROMOTION, 2, "prinz"),
    "castling from home": lambda: claim("8/8/8/4R3/8/3k4/2R5/R3K3 w - -", 1),
    "short": lambda: claim("7k/1Q6/6K1/8/8/8/8/8 w", 3),
    "a position of MATER's own": lambda: claim("7k/8/6K1/8/8/8/8/P6Q w", 1),
}


@pytest.mark.parametrize("name", CLAIMS)
def test_claims_are_written_and_read_back(name: str) -> None:
    solution = CLAIMS[name]()
    assert solution.status is Status.CLAIMED
    form = json.loads(json.dumps(solution.to_dict()))
    jsonschema.validate(form, SCHEMA)
    assert Solution.from_dict(form) == solution
    assert Solution.from_dict(form).to_dict() == form
    stored, is_own = stored_answer.read(stored_answer.write(solution, "words"), "words")
    assert (stored, is_own) == (solution, True)


@pytest.mark.parametrize("change", [{"refuted_below": 2}, {"keys_complete": True}])
def test_a_claim_that_proves_something_contradicts_itself(change: dict[str, Any]) -> None:
    solution = claim("7k/1Q6/6K1/8/8/8/8/8 w", 3)
    solution_check.check(solution)
    with pytest.raises(FormatError, match="a claim that proves something"):
        solution_check.check(replace(solution, **change))


def test_answers_of_the_first_version_are_still_read() -> None:
    form = matewright.solve(prinz.TEST_POSITION, "#2").to_dict()
    form["schema"] = 1
    for row in form["iterations"]:
        del row["nodes"], row["root_moves"]
    solution = Solution.from_dict(form)
    assert solution.keys == ("h1h6",)
    assert [(row.nodes, row.root_moves) for row in solution.iterations] == [(0, 0), (0, 0)]


def test_provers_count_nodes_too() -> None:
    solution = matewright.solve(prinz.TEST_POSITION, "#2", strategy="gms", mode="keys")
    assert solution.nodes > 0
    assert {row.root_moves for row in solution.iterations} == {0}
