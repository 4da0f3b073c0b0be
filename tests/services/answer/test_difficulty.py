"""The estimate of how hard a problem is."""

from __future__ import annotations

from pathlib import Path

import matewright
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.answer.difficulty import difficulty
from matewright.services.collection import Query
from matewright.services.collection.search import SearchedFile

EASY = ("7k/8/6K1/8/8/8/8/R7 w", "#1")
# Of the mates in two the harder one has quiet play, flights and many tries.
MIDDLE = ("2R5/BpNnp3/qp4RK/p1k1p3/7p/PnN1p3/2Q4r/3r3b w", "#2")
# Solvers need days for such a mate in four by a king.
HARD = ("r3k3/2Qp3R/1p6/1b2K3/4p3/8/5p2/8 w q", "#4")
UNSOLVED = ("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2")


def solved(fen: str, stipulation: str) -> Problem:
    problem = Problem(Position.from_fen(fen), stipulation_of(stipulation))
    return problem.solved(matewright.solve(problem))


def test_it_grows_with_what_makes_problems_hard() -> None:
    easy, middle, hard = (difficulty(solved(*one)) for one in (EASY, MIDDLE, HARD))
    assert (easy, middle, hard) == (1, 3, 4)


def test_nothing_is_estimated_without_the_complete_solution() -> None:
    problem = Problem(Position.from_fen(UNSOLVED[0]), stipulation_of(UNSOLVED[1]))
    assert difficulty(problem) is None
    keys = problem.solved(matewright.solve(problem, mode="keys"))
    assert difficulty(keys) is None
    none = solved("8/8/8/8/8/4K3/7R/5k2 w", "#1")
    assert difficulty(none) is None


def test_collections_are_searched_by_it(tmp_path: Path) -> None:
    path = tmp_path / "some.olv"
    unsolved = Problem(Position.from_fen(UNSOLVED[0]), stipulation_of(UNSOLVED[1]))
    matewright.write(path, [solved(*EASY), solved(*MIDDLE), unsolved])
    with SearchedFile(path, cache=tmp_path) as opened:
        opened.prepare()
        assert opened.find(Query.parse("difficulty:2..4")) == [1]
        assert opened.find(Query.parse("difficulty<2")) == [0]
