"""Every sample problem is solved, and the answer is the one the sample states."""

import re

import pytest

from matewright import resources
from matewright.engine import Options
from matewright.formats import olv_writing
from matewright.model.problem import Problem
from matewright.model.solution import Mode, Status
from matewright.services.file import files
from matewright.services.solving.solve import start
from tests.asking import posed

FOLDER = resources.path("problems")
NAMES = sorted(path.name for path in FOLDER.iterdir())
_CASTLING = {"0-0-0": "e1c1", "0-0": "e1g1"}


def samples(name: str) -> list[Problem]:
    return list(files.load(FOLDER / name).collection)


def stated_key(problem: Problem) -> str:
    """The key a sample states, `1.Sb7*a8=S + !`, in UCI."""
    match = re.fullmatch(
        r"1\.(?:(0-0(?:-0)?)|[KQRBS]?([a-h][1-8])[-*]([a-h][1-8])(?:=([QRBS]))?)(?: \+)? !",
        problem.solution_text,
    )
    assert match, problem.solution_text
    castling, source, target, promotion = match.groups()
    if castling:
        return _CASTLING[castling]
    return source + target + (promotion or "").replace("S", "N").lower()


def check(problem: Problem, *, only: bool, checks_only: bool = False) -> None:
    moves = problem.stipulation.checked().moves
    options = Options(mode=Mode.KEYS, checks_only=checks_only)
    solution = start(*posed(problem.position, problem.stipulation, options)).result()
    assert solution.status is Status.SOLVED
    assert solution.length == moves
    # Where quiet moves were not looked at, no shorter mate is ruled out.
    assert solution.refuted_below == moves or checks_only
    assert stated_key(problem) in solution.keys
    if only:
        assert len(solution.keys) == 1, "the problem is cooked"


def test_the_folder_holds_what_is_tested_here() -> None:
    assert NAMES == ["classics.olv", "mater-examples.olv", "prinz.olv"]
    assert [len(samples(name)) for name in NAMES] == [20, 8, 1]


@pytest.mark.parametrize("name", NAMES)
def test_samples_are_read_without_warnings_and_written_back(name: str) -> None:
    path = FOLDER / name
    opened = files.load(path)
    assert opened.warnings == ()
    assert olv_writing.write(opened.collection) == path.read_text(encoding="utf-8")
    assert all(problem.source for problem in opened.collection)


@pytest.mark.parametrize(
    "problem", samples("classics.olv"), ids=lambda problem: problem.source.replace(" ", "-")
)
def test_classics(problem: Problem) -> None:
    assert problem.authors
    check(problem, only=True)


def test_prinz() -> None:
    (problem,) = samples("prinz.olv")
    check(problem, only=True)


@pytest.mark.parametrize("number", range(1, 8))
def test_mater(number: int) -> None:
    check(samples("mater-examples.olv")[number - 1], only=False)


def test_mater_with_checks_only() -> None:
    check(samples("mater-examples.olv")[7], only=False, checks_only=True)
