"""`matewright verify` and rules that nothing independent knows: named, at most compared."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import matewright
from matewright.formats import catalogue, registry
from matewright.formats.format import Output
from matewright.model.collection import Collection
from matewright.model.conditions import conditions_of
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Solution, Status
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.services.popeye import program as popeye_program
from matewright.services.solving import same_question
from tests.cli.conftest import Run
from tests.cli.test_verify import PRINZ, prinz, written

ANSWERS = Path(__file__).parents[1] / "services" / "popeye" / "popeye_fairy.json"
RECORDED = json.loads(ANSWERS.read_text("utf-8"))["answers"]
"""What Popeye 4.104 prints for some fairy problems."""

HELP = "8/8/8/8/8/2k5/1R6/K3q3 w"

Fake = Callable[[str], None]

posix = pytest.mark.skipif(sys.platform == "win32", reason="scripts begin with #!")


@pytest.fixture(autouse=True)
def no_popeye(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(popeye_program.VARIABLE, str(tmp_path / "nowhere"))


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fake:
    """Puts a script that prints something in the place of Popeye."""

    def make(printed: str) -> None:
        file = tmp_path / "popeye"
        file.write_text(f"#!{sys.executable}\nprint({printed!r})\n", "utf-8")
        file.chmod(0o755)
        monkeypatch.setenv(popeye_program.VARIABLE, str(file))

    return make


def solved(fen: str, stipulation: str, *conditions: str, **options: Any) -> dict[str, Any]:
    return matewright.solve(fen, stipulation, conditions=conditions, **options).to_dict()


def recorded(*conditions: str, stipulation: str = "") -> dict[str, Any]:
    return next(
        one
        for one in RECORDED
        if one["conditions"] == list(conditions) and stipulation in one["stipulation"]
    )


@pytest.mark.parametrize(
    ("fen", "stipulation", "conditions", "names"),
    [
        # Orthodox chess has another key, or none.
        ("7k/8/8/3p4/4B3/8/8/K7 w", "x2", ("Circe",), "Circe"),
        ("7k/8/5K2/8/8/.li7/8/R7 w", "#2", (), "lion"),
        ("7k/8/5K2/8/8/6g1/8/R7 w", "#2", ("Madrasi RexInclusive",), "Madrasi rex inclusive"),
        ("7k/8/5K2/8/8/8/=q7/R7 w", "#2", (), "neutral queen"),
        ("7k/8/5K2/8/8/8/q{HalfNeutral}7/R7 w", "#2", (), "Half-neutral queen"),
    ],
)
def test_fairy_answers_are_not_checked_and_named(
    run: Run, tmp_path: Path, fen: str, stipulation: str, conditions: tuple[str, ...], names: str
) -> None:
    outcome = run("verify", written(tmp_path, solved(fen, stipulation, *conditions)))
    assert (outcome.status, outcome.stderr) == (3, "")
    heading, named, form, popeye = outcome.stdout.splitlines()
    assert f"{stipulation}, " in heading
    assert "Not checked: " in named
    assert names in named
    assert form == "Its form was checked: it does not contradict itself."
    assert popeye.startswith("Not compared with Popeye: There is no program")
    assert "onfirmed" not in outcome.stdout
    assert "“fen”" not in outcome.stdout


def test_a_wrong_fen_is_still_wrong(run: Run, tmp_path: Path) -> None:
    answer = solved("7k/8/5K2/8/8/.li7/8/R7 w", "#2") | {"fen": "7k/8/5K2/8/8/.l7/8/R7 w - - 0 1"}
    assert "“fen”" in run("verify", written(tmp_path, answer)).refusal


def test_a_fairy_answer_that_contradicts_itself_is_faulty(run: Run, tmp_path: Path) -> None:
    answer = solved("7k/8/8/3p4/4B3/8/8/K7 w", "x2", "Circe")
    outcome = run("verify", written(tmp_path, answer | {"keys": ["e4d4"]}))
    assert outcome.status == 1
    assert "1 fault found:" in outcome.stdout


@posix
@pytest.mark.parametrize(
    "one",
    [one for one in RECORDED if one["conditions"] != ["Rokagogo"]],
    ids=lambda one: one["fen"],
)
def test_popeye_is_compared_where_it_is_installed(
    run: Run, tmp_path: Path, fake: Fake, one: dict[str, Any]
) -> None:
    fake(one["output"])
    answer = solved(one["fen"], one["stipulation"], *one["conditions"])
    outcome = run("verify", written(tmp_path, answer))
    assert outcome.status == 3, outcome.stdout
    assert outcome.stdout.splitlines()[-1] in (
        "Compared with Popeye 4.104: the same keys.",
        "Compared with Popeye 4.104: the same lines.",
    )
    assert "onfirmed" not in outcome.stdout


@posix
def test_a_difference_from_popeye_is_a_fault(run: Run, tmp_path: Path, fake: Fake) -> None:
    one = recorded("Circe")
    fake(one["output"])
    # By the orthodox rules nothing is reborn, and another answer is the right one.
    answer = solved(one["fen"], one["stipulation"]) | {"conditions": ["Circe"]}
    answer["tree"]["children"] = []
    answer |= {"status": "none", "keys": [], "length": None, "refuted_below": 3}
    outcome = run("verify", written(tmp_path, answer))
    assert outcome.status == 1, outcome.stdout
    assert outcome.stdout.splitlines()[-2:] == [
        "1 fault found:",
        "  The keys are not those of Popeye 4.104: only there e4d5.",
    ]


@posix
@pytest.mark.parametrize(
    ("printed", "words"),
    [
        ("Python 3.11", "does not answer as Popeye does"),
        ("Popeye Linux v4.104 (1 MB)", "not understood"),
        (recorded("Circe")["output"].replace("solution finished", "solution interrupted"), "not "),
    ],
)
def test_a_popeye_that_gives_no_answer_is_not_compared(
    run: Run, tmp_path: Path, fake: Fake, printed: str, words: str
) -> None:
    fake(printed)
    one = recorded("Circe")
    outcome = run("verify", written(tmp_path, solved(one["fen"], "x2", "Circe")))
    assert outcome.status == 3
    assert words in outcome.stdout.splitlines()[-1]
    assert outcome.stdout.splitlines()[-1].startswith("Not compared with Popeye: ")


@posix
def test_a_popeye_that_takes_too_long_is_stopped(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "popeye"
    file.write_text(f"#!{sys.executable}\nimport time\ntime.sleep(600)\n", "utf-8")
    file.chmod(0o755)
    monkeypatch.setenv(popeye_program.VARIABLE, str(file))
    answer = written(tmp_path, solved("7k/8/8/3p4/4B3/8/8/K7 w", "x2", "Circe"))
    outcome = run("verify", answer, "--time-limit", "0.2")
    assert outcome.status == 3
    assert outcome.stdout.endswith("Not compared with Popeye: It was stopped before it was done.\n")


def test_ctrl_c_stops_what_is_asked(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Interrupted:
        def __init__(self, solution: Solution) -> None:
            self.solution = replace(solution, status=Status.PARTIAL)
            self.cancelled = False

        def result(self, _: float) -> Solution:
            if not self.cancelled:
                raise KeyboardInterrupt
            return self.solution

        def poll(self) -> None:
            """Nothing reads its progress."""

        def cancel(self) -> None:
            self.cancelled = True

    monkeypatch.setattr(same_question, "ask", lambda solution, *_: Interrupted(solution))
    answer = solved("7k/8/8/3p4/4B3/8/8/K7 w", "x2", "Circe")
    outcome = run("verify", written(tmp_path, answer, answer))
    assert (outcome.status, outcome.stderr) == (3, "Stopped.\n")
    assert outcome.stdout.count("It was stopped before it was done.") == 1


def test_restrictions_that_others_do_not_have_are_not_compared(run: Run, tmp_path: Path) -> None:
    grasshopper = solved("7k/8/5K2/8/8/6G1/8/R7 w", "#2", checks_only=True)
    outcome = run("verify", written(tmp_path, grasshopper))
    assert outcome.status == 3
    assert "Not compared with the strategy “reference”: The solution is restricted by" in (
        outcome.stdout
    )


def test_the_reference_is_asked_for_its_own_pieces(run: Run, tmp_path: Path) -> None:
    grasshopper = solved("7k/8/5K2/8/8/6G1/8/R7 w", "#2", set_play=True, tries=2)
    outcome = run("verify", written(tmp_path, grasshopper))
    assert outcome.status == 3, outcome.stdout
    assert "Not checked: Nothing independent of Matewright knows the rules of grasshopper." in (
        outcome.stdout
    )
    assert "Compared with the strategy “reference”: the same keys, tries, set play." in (
        outcome.stdout
    )
    assert "onfirmed" not in outcome.stdout
    del grasshopper["tree"]["children"][-1]
    grasshopper["keys"].pop()
    outcome = run("verify", written(tmp_path, grasshopper))
    assert outcome.status == 1
    assert "The keys are not those of the strategy “reference”: only there" in outcome.stdout


@pytest.mark.parametrize(
    ("fen", "stipulation"),
    [
        ("rnbqkbnr/pppp1ppp/8/4p3/8/4P3/PPPP1PPP/RNBQKBNR w", "dia1.0"),
        ("7k/8/8/8/8/8/8/K7 b", "a=>b1 8/7k/8/8/8/8/K7/8"),
        ("7k/8/5K2/8/8/8/8/R7 w", "exact-#2"),
        ("8/8/8/8/8/1k6/7r/K7 b", "reci-h#2"),
        ("7k/8/5K2/8/8/8/8/R7 b", "black 3h[3a[#]d]h"),
    ],
)
def test_stipulations_that_are_not_checked_are_named(
    run: Run, tmp_path: Path, fen: str, stipulation: str
) -> None:
    answer = solved(fen, stipulation)
    outcome = run("verify", written(tmp_path, answer))
    assert (outcome.status, outcome.stderr) == (3, ""), outcome.stdout
    assert f"Not checked: {answer['stipulation']} cannot be checked" in outcome.stdout
    assert "onfirmed" not in outcome.stdout


def test_each_twin_is_checked_by_its_own_rules(run: Run, tmp_path: Path) -> None:
    problem = Problem(
        Position.from_fen(PRINZ),
        stipulation_of("#2"),
        twins=(Twin.parse("Condition Circe"), Twin.parse("Move h1 h2")),
    )
    outcome = run("verify", written(tmp_path, matewright.solve(problem).to_dict()))
    assert outcome.status == 3
    parts = outcome.stdout.split("answer.json, ")[1:]
    assert [part[:2] for part in parts] == ["a)", "b)", "c)"]
    assert ["Everything was confirmed." in part for part in parts] == [True, False, True]
    assert "the rules of Circe" in parts[1]


# -- files of problems -----------------------------------------------------------------------------


def problems_in(folder: Path, *problems: Problem, name: str = "olv") -> str:
    known = catalogue.by_name(name)
    data, _ = registry.render(known, Collection(problems), Output())
    file = folder / f"problems{known.suffixes[0]}"
    file.write_bytes(data)
    return str(file)


def edited(file: str, old: str, new: str) -> str:
    """The same file with other words outside the stored answer."""
    path = Path(file)
    text = path.read_text("utf-8")
    assert text.count(old) == 1, text
    path.write_text(text.replace(old, new), "utf-8")
    return file


def asked(*conditions: str) -> Problem:
    return Problem(
        Position.from_fen(PRINZ), stipulation_of("#2"), conditions=conditions_of(conditions)
    )


@pytest.mark.parametrize("name", ["olv", "yacpdb-json"])
def test_stored_answers_are_checked(run: Run, tmp_path: Path, name: str) -> None:
    answered = asked().solved(matewright.solve(PRINZ, "#2"))
    file = problems_in(tmp_path, answered, asked(), asked(), name=name)
    outcome = run("verify", file)
    assert outcome.status == 0, outcome.stdout + outcome.stderr
    assert outcome.stdout.startswith(f"{file}, problem 1: #2, solved, 1 key\n")
    assert "Everything was confirmed." in outcome.stdout
    assert outcome.stdout.endswith(f"{file}: 2 problems without a stored answer.\n")
    assert run("verify", file, "--number", "1").status == 0
    assert "no solution here" in run("verify", file, "--number", "2").refusal


def answered(folder: Path) -> str:
    return problems_in(folder, asked().solved(matewright.solve(PRINZ, "#2")))


def test_an_answer_without_the_conditions_of_its_problem_is_not_checked(
    run: Run, tmp_path: Path
) -> None:
    """As an old batch has written it."""
    file = edited(answered(tmp_path), "stipulation:", "conditions: [Circe]\nstipulation:")
    outcome = run("verify", file)
    assert (outcome.status, outcome.stderr) == (3, "")
    wrong = "It is the answer to another question: other conditions (none; asked for: Circe)"
    assert outcome.stdout.splitlines() == [
        f"{file}, problem 1: #2, solved, 1 key",
        f"Not checked: {wrong}.",
    ]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("Rh1, Pg6", "Rg1, Pg6", "another position."),
        ("'#2'", "'#3'", "another stipulation."),
        ("stipulation:", "twins: {b: Move h1 h2}\nstipulation:", "other twins."),
        ("stipulation:", "options: [MaxFlightSquares 1]\nstipulation:", "other options."),
    ],
)
def test_answers_to_other_questions_are_named(
    run: Run, tmp_path: Path, old: str, new: str, words: str
) -> None:
    outcome = run("verify", edited(answered(tmp_path), old, new))
    assert (outcome.status, outcome.stderr) == (3, "")
    assert outcome.stdout.endswith(f"answer to another question: {words}\n")


def test_a_stored_answer_that_is_none_is_bad_input(run: Run, tmp_path: Path) -> None:
    file = edited(answered(tmp_path), 'matewright: \'{"words"', 'matewright: \'{"word"')
    assert f"{file}, problem 1: The solution's field “words”" in run("verify", file).refusal


def test_files_of_both_kinds_are_taken_together(run: Run, tmp_path: Path) -> None:
    problems = problems_in(tmp_path, asked().solved(matewright.solve(PRINZ, "#2")))
    outcome = run("verify", problems, written(tmp_path, prinz()))
    assert outcome.status == 0
    assert outcome.stdout.count("Everything was confirmed.") == 2


def test_a_fairy_fen_is_solved_and_not_checked(run: Run) -> None:
    outcome = run("verify", PRINZ, "#2", "--condition", "Circe")
    assert outcome.status == 3
    assert outcome.stdout.startswith("#2, Circe, solved, ")
    assert "onfirmed" not in outcome.stdout
