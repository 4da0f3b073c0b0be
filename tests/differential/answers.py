"""Answers of the engine in forms that can be compared, and what must hold for every one of them."""

from __future__ import annotations

from typing import Any

from matewright import engine
from matewright.engine import Options
from matewright.model import solution_check
from matewright.model.position import Position
from matewright.model.solution import Mode, Node, Progress, Role, Solution, Status
from matewright.model.stipulation import Stipulation
from tests.asking import posed

_WAYS: dict[str, dict[str, Any]] = {
    "1 thread": {},
    "2 threads": {"threads": 2},
    "3 threads": {"threads": 3},
    "portable": {"portable": True},
    "no table": {"memory": 1},
    "tiny table": {"memory": 2},
    "tiny table, 3 threads": {"memory": 2, "threads": 3},
}

WAYS: tuple[str, ...] = tuple(_WAYS)
"""Ways to search that must not change an answer. The tiny table is one that soon runs over."""


def options(mode: Mode, way: str = WAYS[0], **others: Any) -> Options:
    """Strategy `modern` going one of the `WAYS`."""
    return Options(strategy="modern", mode=mode, **_WAYS[way], **others)


def gms(mode: Mode, **others: Any) -> Options:
    """Strategy `gms`, which knows neither tables nor proof numbers."""
    return Options(strategy="gms", mode=mode, **others)


def solve(position: Position, moves: int, options: Options | None = None) -> Solution:
    """The answer to a mate in so many moves; it holds together."""
    solution = engine.start(*posed(position, Stipulation(moves), options or Options())).result()
    check_consistency(solution)
    return solution


def check_consistency(solution: Solution, last: Progress | None = None) -> None:
    """That the claims of an answer, complete or not, fit each other and what was reported last."""
    # Castling, captures en passant and all else in the tree is played as well.
    solution_check.check(solution)
    asked = solution.stipulation.moves
    said = (solution.fen, solution.stipulation, solution.status, solution.length, solution.keys)
    lengths = lengths_of_keys(solution)
    assert solution.length == min(lengths.values(), default=None), said
    assert set(solution.keys) == set(lengths), said
    assert 1 <= solution.refuted_below <= asked + 1, said
    if solution.mode is Mode.SHORTEST:
        assert len(solution.keys) <= 1, said
    if solution.status is not Status.PARTIAL:
        assert solution.keys_complete == (solution.mode is not Mode.SHORTEST or not lengths), said
        # What is refuted is told for the problem without restrictions.
        refuted = (solution.length or asked + 1) if not solution.restrictions else 1
        assert solution.refuted_below >= refuted, said
    if last is not None:
        assert last.refuted_below <= solution.refuted_below, said
        if last.mate_within is not None:
            assert last.mate_move is not None, said
            assert solution.refuted_below <= last.mate_within, said
            assert solution.length is not None, said
            assert solution.length <= last.mate_within, said


def lengths_of_keys(solution: Solution) -> dict[str, int]:
    """In how many moves each key mates; 0 where the tree does not say."""
    return {
        node.move.uci: node.length or 0
        for node in solution.tree.children
        if node.role is Role.KEY and node.move
    }


Claims = tuple[Status, int | None, int, bool, dict[str, int]]


def claims(solution: Solution) -> Claims:
    """All that mode `keys` finds out."""
    return (
        solution.status,
        solution.length,
        solution.refuted_below,
        solution.keys_complete,
        lengths_of_keys(solution),
    )


Shape = tuple[str, Role, tuple[str, ...], int | None, tuple["Shape", ...]]


def shape(node: Node) -> Shape:
    """A whole tree with marks and lengths, in an order that no search has a say in."""
    return (
        node.move.uci if node.move else "",
        node.role,
        tuple(sorted(node.marks)),
        node.length,
        tuple(sorted(map(shape, node.children))),
    )


def check_shortest(shortest: Solution, keys: Solution) -> None:
    """That mode `shortest` names one of the shortest keys of mode `keys`, and claims as much."""
    assert shortest.status == keys.status, shortest.fen
    assert shortest.length == keys.length, shortest.fen
    assert shortest.refuted_below == keys.refuted_below, shortest.fen
    allowed = {key for key, length in lengths_of_keys(keys).items() if length == keys.length}
    assert len(shortest.keys) == min(len(allowed), 1), shortest.fen
    assert allowed.issuperset(shortest.keys), shortest.fen
