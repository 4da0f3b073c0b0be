"""Comparisons with searches that play a script, and some with the engine."""

from __future__ import annotations

import pytest

from matewright.engine import Options
from matewright.errors import EngineError, StipulationError
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.question import Question
from matewright.model.remarks import Remark
from matewright.model.solution import Iteration, Mode, Progress, Solution, Status
from matewright.model.stipulation import Stipulation, stipulation_of
from matewright.services.solving import solve
from matewright.services.solving.compare import Comparison, Row, State

PRINZ = Problem(Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/7R w"), stipulation_of("#2"))
# No strategy decides it while a test runs.
LONG = Problem(
    Position.from_fen("r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w"),
    stipulation_of("#9"),
)

SOON = Progress(
    "keys",
    iterations=(Iteration(1, 20, 5, 0.5),),
    current=Iteration(2, 30, 6, 0.5),
    nodes=7,
    seconds=1.0,
)


def solution(
    status: Status,
    length: int | None = None,
    key: str = "a1a2",
    refuted_below: int = 1,
    strategy: str = "gms",
) -> Solution:
    return Solution(
        question=Question(PRINZ.position, Stipulation.parse("#3")),
        strategy=strategy,
        mode=Mode.SHORTEST,
        status=status,
        length=length,
        refuted_below=refuted_below,
        keys=() if length is None else (key,),
        iterations=(Iteration(1, 100, 10, 2.0),),
        seconds=2.0,
        notes=(Remark("text", {"text": "a note"}),),
    )


class ScriptedJob:
    """Answers at the second question, or as soon as it is cancelled."""

    def __init__(self, answer: Solution | EngineError) -> None:
        self._answer = answer
        self._questions = 0
        self.cancelled = False

    def result(self, timeout: float | None) -> Solution | None:
        assert timeout == 0, "the comparison must not wait"
        self._questions += 1
        if self.cancelled:
            return solution(Status.PARTIAL)
        if self._questions == 1:
            return None
        if isinstance(self._answer, EngineError):
            raise self._answer
        return self._answer

    def poll(self) -> Progress:
        return SOON

    def cancel(self) -> None:
        self.cancelled = True


class Script:
    """The answers of each strategy, and the options it was given."""

    def __init__(self) -> None:
        self.answers: dict[str, Solution | EngineError] = {}
        self.refusals: dict[str, EngineError] = {}
        self.calls: list[Options] = []
        self.jobs: list[ScriptedJob] = []

    def start(self, problem: Problem, options: Options) -> ScriptedJob:
        self.calls.append(options)
        if options.strategy in self.refusals:
            raise self.refusals[options.strategy]
        self.jobs.append(ScriptedJob(self.answers[options.strategy]))
        return self.jobs[-1]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Script:
    script = Script()
    monkeypatch.setattr(solve, "start", script.start)
    return script


def run(comparison: Comparison) -> tuple[Row, ...]:
    rows = comparison.poll()
    while not comparison.finished:
        rows = comparison.poll()
    return rows


def states(rows: tuple[Row, ...]) -> list[State]:
    return [row.state for row in rows]


def test_one_works_while_the_others_wait(script: Script) -> None:
    script.answers = {name: solution(Status.SOLVED, 3) for name in ("gms", "modern")}
    comparison = Comparison(PRINZ, ("gms", "modern"))
    assert script.calls == []
    rows = comparison.poll()
    assert [row.strategy for row in rows] == ["gms", "modern"]
    assert states(rows) == [State.SEARCHING, State.WAITING]
    assert states(comparison.poll()) == [State.DONE, State.WAITING]
    finished = [comparison.finished]
    assert states(comparison.poll()) == [State.DONE, State.SEARCHING]
    assert states(comparison.poll()) == [State.DONE, State.DONE]
    assert [*finished, comparison.finished] == [False, True]
    assert len(script.jobs) == 2
    assert states(comparison.poll()) == [State.DONE, State.DONE]


def test_all_are_asked_the_same_which_all_can_answer(script: Script) -> None:
    script.answers = {name: solution(Status.SOLVED, 3) for name in ("gms", "modern")}
    given = Options(
        strategy="gms",
        mode=Mode.FULL,
        tries=2,
        set_play=True,
        checks_only=True,
        threads=8,
        time_limit=5.0,
        memory=64,
    )
    run(Comparison(PRINZ, ("modern", "gms", "modern"), given))
    expected = [
        Options(strategy=name, mode=Mode.SHORTEST, checks_only=True, time_limit=5.0, memory=64)
        for name in ("modern", "gms")
    ]
    assert script.calls == expected


def test_the_figures_of_a_row(script: Script) -> None:
    script.answers = {"gms": solution(Status.SOLVED, 3)}
    comparison = Comparison(PRINZ, ("gms",))
    waiting = Row("gms")
    assert (waiting.nodes, waiting.generated, waiting.seconds, waiting.per_second) == (None,) * 4
    assert (waiting.length, waiting.key, waiting.words) == (None, None, "waiting")
    (at_work,) = comparison.poll()
    assert (at_work.nodes, at_work.generated, at_work.seconds, at_work.per_second) == (7, 50, 1, 50)
    assert [iteration.moves for iteration in at_work.iterations] == [1, 2]
    assert (at_work.words, at_work.is_final) == ("searching", False)
    (done,) = comparison.poll()
    assert (done.nodes, done.generated, done.seconds, done.per_second) == (7, 100, 2, 50)
    assert (done.length, done.key, done.words, done.notes) == (3, "a1a2", "proven", ("a note",))
    assert done.is_final
    assert (done.agrees, done.agreement) == (None, "")


def test_who_cannot_take_the_problem_says_why_and_stops_nobody(script: Script) -> None:
    refusal = EngineError("option-range", name="depth", value=9, least=1, most=2)
    script.refusals = {"modern": refusal}
    script.answers = {"gms": solution(Status.NONE)}
    cannot, done = run(Comparison(PRINZ, ("modern", "gms")))
    assert (cannot.state, cannot.reason) == (State.CANNOT, str(refusal))
    assert cannot.words == f"cannot: {refusal}"
    assert (cannot.nodes, cannot.length, cannot.agrees) == (None, None, None)
    assert done.state is State.DONE


def test_who_breaks_down_stops_nobody(script: Script) -> None:
    script.answers = {
        "modern": EngineError("engine-panic", detail="a bug"),
        "gms": solution(Status.NONE),
    }
    failed, done = run(Comparison(PRINZ, ("modern", "gms")))
    assert failed.state is State.FAILED
    assert failed.words.startswith("failed: ")
    assert "a bug" in failed.words
    assert failed.progress == SOON
    assert done.state is State.DONE


def test_cancelling_ends_what_is_at_work_and_begins_nothing(script: Script) -> None:
    script.answers = {name: solution(Status.SOLVED, 3) for name in ("gms", "modern")}
    comparison = Comparison(PRINZ, ("modern", "gms"))
    comparison.poll()
    comparison.cancel()
    comparison.cancel()
    finished = [comparison.finished]
    rows = comparison.poll()
    assert states(rows) == [State.DONE, State.SKIPPED]
    assert [row.words for row in rows] == ["partial", "not started"]
    assert [*finished, comparison.finished] == [False, True]
    assert len(script.jobs) == 1


def test_cancelling_before_the_beginning_and_after_the_end(script: Script) -> None:
    script.answers = {"gms": solution(Status.SOLVED, 3)}
    comparison = Comparison(PRINZ, ("gms",))
    comparison.cancel()
    assert comparison.finished
    assert states(comparison.poll()) == [State.SKIPPED]
    assert script.calls == []
    comparison = Comparison(PRINZ, ("gms",))
    rows = run(comparison)
    comparison.cancel()
    assert comparison.poll() == rows


SAME = (True, "agrees", "agrees")
NO_CONTRADICTION = (True, "no contradiction", "no contradiction")
DIFFERENT = (False, "differs from gms", "differs from modern")


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [
        (solution(Status.SOLVED, 3), solution(Status.SOLVED, 3), SAME),
        (solution(Status.NONE), solution(Status.NONE), SAME),
        (
            solution(Status.SOLVED, 3),
            solution(Status.SOLVED, 3, "a1b1"),
            (True, "agrees, other key than gms", "agrees, other key than modern"),
        ),
        (solution(Status.SOLVED, 3), solution(Status.SOLVED, 2), DIFFERENT),
        (solution(Status.SOLVED, 3), solution(Status.NONE), DIFFERENT),
        (solution(Status.SOLVED, 3), solution(Status.PARTIAL, refuted_below=3), NO_CONTRADICTION),
        (
            solution(Status.SOLVED, 3),
            solution(Status.PARTIAL, 3, refuted_below=3),
            NO_CONTRADICTION,
        ),
        (solution(Status.SOLVED, 2), solution(Status.PARTIAL, refuted_below=3), DIFFERENT),
        (solution(Status.SOLVED, 3), solution(Status.PARTIAL, 2), DIFFERENT),
        (solution(Status.NONE), solution(Status.PARTIAL, 3), DIFFERENT),
        (solution(Status.NONE), solution(Status.PARTIAL), NO_CONTRADICTION),
        (solution(Status.SOLVED, 3), solution(Status.CLAIMED, 3), SAME),
        (solution(Status.NONE), solution(Status.CLAIMED), SAME),
        (solution(Status.NONE), solution(Status.CLAIMED, 2), DIFFERENT),
        (solution(Status.SOLVED, 2), solution(Status.CLAIMED), DIFFERENT),
        # It looks for no mate in one.
        (
            solution(Status.SOLVED, 1),
            solution(Status.CLAIMED, 2, strategy="prinz"),
            NO_CONTRADICTION,
        ),
        (solution(Status.SOLVED, 2), solution(Status.CLAIMED, 2, strategy="prinz"), SAME),
        (solution(Status.NONE), solution(Status.CLAIMED, 2, strategy="prinz"), DIFFERENT),
    ],
)
def test_what_answers_say_about_each_other(
    script: Script, one: Solution, two: Solution, expected: tuple[bool, str, str]
) -> None:
    script.answers = {"modern": one, "gms": two}
    first, second = run(Comparison(PRINZ, ("modern", "gms")))
    assert first.agrees is second.agrees
    assert (first.agrees, first.agreement, second.agreement) == expected


def test_unknown_names_and_stipulations_are_refused_at_once() -> None:
    with pytest.raises(EngineError, match="There is no strategy “mate”"):
        Comparison(PRINZ, ("modern", "mate"))
    with pytest.raises(StipulationError):
        Comparison(Problem(PRINZ.position, stipulation_of("mate")), ("modern",))


def test_the_engine_is_compared() -> None:
    modern, gms = run(Comparison(PRINZ, ("modern", "gms")))
    for row in (modern, gms):
        assert (row.length, row.key, row.words, row.agreement) == (2, "h1h6", "proven", "agrees")
        assert row.generated
        assert row.nodes
    assert gms.generated != modern.generated


def test_historic_programs_claim_and_say_what_they_cannot() -> None:
    names = ("modern", "mater", "prinz")
    rows = run(Comparison(PRINZ, names))
    assert [row.words for row in rows] == ["proven", "claimed", "claimed"]
    assert [(row.length, row.key, row.agreement) for row in rows] == [(2, "h1h6", "agrees")] * 3
    longer = Problem(PRINZ.position, stipulation_of("#3"))
    modern, mater, prinz = run(Comparison(longer, names))
    assert (modern.agrees, mater.agrees, prinz.agrees) == (True, True, None)
    assert prinz.words.startswith("cannot: ")
    modern, mater, _ = run(Comparison(PRINZ, names, Options(checks_only=True)))
    assert (modern.words, mater.words) == ("proven, checks only", "claimed, checks only")


def test_what_prinz_takes_for_mate_is_a_difference() -> None:
    # 1.Bh2 stalemates.
    stalemate = Problem(Position.from_fen("k7/8/1K6/8/8/8/8/6B1 w"), stipulation_of("#2"))
    modern, prinz = run(Comparison(stalemate, ("modern", "prinz")))
    assert (modern.words, modern.length, modern.agreement) == ("proven", None, "differs from prinz")
    assert (prinz.words, prinz.length, prinz.agreement) == ("claimed", 2, "differs from modern")
    assert "stalemate" in " ".join(prinz.notes)


def test_the_engine_is_stopped() -> None:
    comparison = Comparison(LONG, ("gms", "modern"))
    comparison.poll()
    comparison.cancel()
    assert [row.words for row in run(comparison)] == ["partial", "not started"]


def test_the_time_limit_holds_for_each() -> None:
    rows = run(Comparison(LONG, ("gms", "modern"), Options(time_limit=0.05)))
    assert [row.words for row in rows] == ["partial", "partial"]
