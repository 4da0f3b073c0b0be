from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from matewright.engine import Options
from matewright.errors import EngineError
from matewright.model.problem import Problem
from matewright.model.remarks import Remark
from matewright.model.solution import CHECKING, Progress, Solution, Status
from matewright.services.solving import solve
from tests.cli.conftest import AT_WORK, Run, ScriptedJob, Terminal

PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w"
BOTH = ("--strategies", "modern,gms")

Answer = Callable[[Status], Solution]
Step = Solution | BaseException | None


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let each strategy play its steps; one with an error in their place refuses the problem."""

    def script(snapshot: Progress = AT_WORK, **steps: list[Step] | EngineError) -> None:
        def start(problem: Problem, options: Options) -> ScriptedJob:
            part = steps[options.strategy]
            if isinstance(part, EngineError):
                raise part
            return ScriptedJob(iter(part), [snapshot])

        monkeypatch.setattr(solve, "start", start)

    return script


def test_a_row_for_each_strategy(run: Run) -> None:
    outcome = run("compare", PRINZ, "#2", *BOTH)
    assert outcome.status == 0
    assert outcome.stderr == ""
    heading, modern, gms, *rest = outcome.stdout.splitlines()
    assert heading.split()[:3] == ["STRATEGY", "MATE", "KEY"]
    assert modern.split()[:3] == ["modern", "2", "Rh6"]
    assert gms.split()[:3] == ["gms", "2", "Rh6"]
    assert modern.split()[-1] == gms.split()[-1] == "proven"
    assert rest == ["", "All answers agree."]


def test_json_is_one_object(run: Run) -> None:
    outcome = run("compare", PRINZ, "#1", *BOTH, "--json")
    assert outcome.status == 0
    data = json.loads(outcome.stdout)
    assert data["fen"].startswith(PRINZ)
    assert data["stipulation"] == "#1"
    modern, gms = data["rows"]
    assert (modern["strategy"], gms["strategy"]) == ("modern", "gms")
    for row in (modern, gms):
        assert (row["state"], row["status"], row["length"], row["key"]) == (
            "done",
            "none",
            None,
            None,
        )
        assert row["generated"] > 0
        assert row["agreement"] == "agrees"


def test_the_figures_stand_in_the_row(run: Run, play: Callable[..., None], answer: Answer) -> None:
    play(modern=[None, answer(Status.SOLVED)])
    outcome = run("compare", PRINZ, "#2", "--strategies", " modern ,")
    assert outcome.stdout.splitlines()[1].split() == [
        *("modern", "2", "Rh6", "700", "989k", "2.00", "s", "494k", "proven"),
    ]


@pytest.mark.parametrize(("refuted_below", "mate"), [(1, "≤2"), (2, "2")])
def test_a_mate_that_may_not_be_the_shortest_is_a_bound(
    run: Run, play: Callable[..., None], answer: Answer, refuted_below: int, mate: str
) -> None:
    partial = replace(answer(Status.PARTIAL), length=2, keys=("h1h6",), refuted_below=refuted_below)
    play(modern=[partial])
    outcome = run("compare", PRINZ, "#2", "--strategies", "modern")
    assert outcome.stdout.splitlines()[1].split()[:3] == ["modern", mate, "Rh6"]


def test_who_cannot_take_the_problem_says_why(
    run: Run, play: Callable[..., None], answer: Answer
) -> None:
    refusal = EngineError("option-range", name="depth", value=9, least=1, most=2)
    play(modern=refusal, gms=[answer(Status.SOLVED)])
    outcome = run("compare", PRINZ, "#2", *BOTH)
    assert outcome.status == 0
    _, modern, gms = outcome.stdout.splitlines()
    assert modern.endswith(f"cannot: {refusal}")
    assert modern.split()[1:7] == ["–"] * 6
    assert gms.endswith("proven")


def test_nobody_takes_it(run: Run) -> None:
    fen, both = "5Kbk/6pp/6P1/8/8/8/8/6GR w", ("--strategies", "gms,mater")
    outcome = run("compare", fen, "#2", *both)
    assert outcome.status == 2
    assert outcome.stdout.count("cannot: ") == 2


def test_who_breaks_down_is_a_failure(run: Run, play: Callable[..., None], answer: Answer) -> None:
    broken = EngineError("engine-panic", detail="a bug")
    play(modern=[broken], gms=[answer(Status.SOLVED)])
    outcome = run("compare", PRINZ, "#2", *BOTH)
    assert outcome.status == 4
    assert "failed: " in outcome.stdout


def test_differences_are_told_and_exit_with_1(
    run: Run, play: Callable[..., None], answer: Answer
) -> None:
    other = replace(
        answer(Status.SOLVED), length=1, notes=(Remark("text", {"text": "it did not look"}),)
    )
    play(modern=[answer(Status.SOLVED)], gms=[other])
    outcome = run("compare", PRINZ, "#2", *BOTH)
    assert outcome.status == 1
    assert outcome.stdout.splitlines()[3:] == [
        "",
        "modern: differs from gms.",
        "gms: differs from modern.",
        "gms: it did not look",
    ]


def test_interrupt_stops_and_prints_what_is_there(
    run: Run, play: Callable[..., None], answer: Answer
) -> None:
    partial = replace(answer(Status.PARTIAL), refuted_below=2)
    play(modern=[answer(Status.SOLVED)], gms=[None, KeyboardInterrupt(), None, partial])
    outcome = run("compare", PRINZ, "#2", "--strategies", "modern,gms,modern")
    assert outcome.status == 3
    _, modern, gms, *rest = outcome.stdout.splitlines()
    assert modern.endswith("proven")
    assert gms.endswith("partial")
    assert "not started" not in outcome.stdout
    assert rest == ["", "modern: no contradiction.", "gms: no contradiction."]


def test_interrupt_leaves_out_those_that_wait(
    run: Run, play: Callable[..., None], answer: Answer
) -> None:
    play(gms=[KeyboardInterrupt(), answer(Status.PARTIAL)])
    outcome = run("compare", PRINZ, "#2", "--strategies", "gms,modern")
    assert outcome.status == 3
    _, gms, modern = outcome.stdout.splitlines()
    assert gms.endswith("partial")
    assert modern.split() == ["modern", *"–" * 6, "not", "started"]


def test_options_hold_for_all(run: Run, monkeypatch: pytest.MonkeyPatch, answer: Answer) -> None:
    calls: list[Options] = []

    def start(problem: Problem, options: Options) -> ScriptedJob:
        calls.append(options)
        return ScriptedJob(iter([answer(Status.SOLVED)]), [AT_WORK])

    monkeypatch.setattr(solve, "start", start)
    run("compare", PRINZ, "#2", *BOTH, "--checks-only", "--time-limit", "1.5")
    assert [(options.checks_only, options.time_limit) for options in calls] == [(True, 1.5)] * 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((PRINZ, "#2", "--strategies", "modern,deep"), "no strategy “deep”"),
        ((PRINZ, "#2", "--strategies", ","), "at least one"),
        ((PRINZ, "##"), "stipulation"),
        (("8/8 w", "#2"), "8 ranks"),
        ((PRINZ,), "Say what is asked"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, arguments: tuple[str, ...], words: str) -> None:
    outcome = run("compare", *arguments)
    assert outcome.status == 2
    assert outcome.stdout == ""
    assert outcome.stderr.startswith("Error: ")
    assert outcome.stderr.count("\n") == 1
    assert words in outcome.stderr


def test_the_example_in_the_manual(run: Run) -> None:
    page = (Path(__file__).parents[2] / "docs" / "museum.md").read_text(encoding="utf-8")
    command, *shown = page.partition("```\n$ ")[2].partition("```")[0].splitlines()
    outcome = run(*shlex.split(command)[1:])
    assert _without_speed(outcome.stdout.splitlines()) == _without_speed(shown)


def _without_speed(lines: list[str]) -> list[list[str]]:
    """The words of each line; of a row of the table without time and speed."""
    blank = lines.index("")
    table = [line.split() for line in lines[:blank]]
    return [[*row[:5], row[-1]] for row in table] + [line.split() for line in lines[blank:]]


def test_a_terminal_shows_that_an_answer_is_checked(
    run: Run, play: Callable[..., None], answer: Answer, terminal: Terminal
) -> None:
    terminal.connect(60)
    play(mater=[None, answer(Status.SOLVED)], snapshot=replace(AT_WORK, stage=CHECKING))
    run("compare", PRINZ, "#2", "--strategies", "mater")
    assert "mater: its answer is checked" in terminal.text()


def test_a_terminal_shows_who_is_at_work(
    run: Run, play: Callable[..., None], answer: Answer, terminal: Terminal
) -> None:
    terminal.connect(60)
    play(gms=[None, answer(Status.SOLVED)])
    run("compare", PRINZ, "#2", "--strategies", "gms")
    shown = terminal.text()
    assert "gms: depth 3, 00:04, 700 nodes" in shown
    assert all(len(line) < 60 for line in shown.split("\r"))
