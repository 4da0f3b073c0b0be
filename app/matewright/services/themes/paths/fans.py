"""Fans: moves of one piece from one square, side by side in variations, tries or solutions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from matewright.model.move import square_name as sq
from matewright.model.solution import Role
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.phases import Phase
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.study import Study, fact
from matewright.services.themes.registry import PATHS

_DIAGONAL: Final = frozenset({(1, 1), (1, -1), (-1, -1), (-1, 1)})


_STRAIGHT: Final = frozenset({(0, 1), (1, 0), (0, -1), (-1, 0)})


_BIG_STAR: Final = frozenset((2 * x, 2 * y) for x, y in _DIAGONAL)


_WHEEL: Final = frozenset(
    (x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y)
)
_Y_FLIGHTS: Final = (
    *({(x, y), (y - x, x - y), (-x - y, -x - y)} for x, y in _STRAIGHT),
    *({(x, y), (-x, 0), (0, -y)} for x, y in _DIAGONAL),
)
"""A straight step and two slanting ones away from it, and the other way round."""


def _side_by_side(study: Study) -> Iterator[list[Ply]]:
    """Moves that stand side by side: the defences of a phase, first moves, answers, help moves."""
    for part in study.parts:
        for phase in part.phases:
            if phase.kind == "key":
                yield [ply for ply in phase.plies if ply.role in (Role.DEFENCE, Role.REFUTATION)]
                # One of several continuations need not be played.
                yield [v.answers[0] for v in phase.variations if len(v.answers) == 1]
                yield from _later_flights(phase)
        if part.key is not None:
            yield [
                phase.first
                for phase in part.of("key", "try")
                if phase.first is not None and phase in study.changing
            ]
    for index in range(12):
        column = [line[index] for line in (p.line for p in study.real) if len(line) > index]
        if column:
            yield column


def _later_flights(phase: Phase) -> Iterator[list[Ply]]:
    """Flights of a king that answer one move, or different moves with one flight each."""
    single: dict[int, list[Ply]] = {}
    for above in phase.all_plies:
        flights = [ply for ply in above.replies(Role.DEFENCE) if ply.piece == "K"]
        if above is phase.first or not flights:
            continue
        yield flights
        if len(flights) == 1:
            single.setdefault(above.node.half_moves, []).extend(flights)
    yield from single.values()


@fact
def _fans(study: Study) -> list[list[Ply]]:
    """Moves of one piece from one square, each target once, that stand side by side."""
    return [list(fan.values()) for plies in _side_by_side(study) for fan in _of_one_piece(plies)]


def _of_one_piece(plies: Iterable[Ply]) -> Iterable[dict[tuple[int, str], Ply]]:
    groups: dict[tuple[int, int, str], dict[tuple[int, str], Ply]] = {}
    for ply in plies:
        key = (ply.identity.home, ply.origin, ply.piece)
        groups.setdefault(key, {}).setdefault((ply.target, ply.identity.promotion), ply)
    return groups.values()


def _step(ply: Ply) -> tuple[int, int]:
    return (ply.target & 7) - (ply.origin & 7), (ply.target >> 3) - (ply.origin >> 3)


def _complete(study: Study, steps: frozenset[tuple[int, int]], pieces: str) -> Iterator[list[Ply]]:
    """The moves of such a piece that make all these steps."""
    for fan in _fans(study):
        if fan[0].piece in pieces:
            chosen = [ply for ply in fan if _step(ply) in steps]
            if {_step(ply) for ply in chosen} == steps and not _is_answered_alike(chosen):
                yield chosen


def _is_answered_alike(fan: list[Ply]) -> bool:
    """Whether two of a queen's, rook's or bishop's defences have the same answer."""
    answers = [{answer.identity for answer in ply.children} for ply in fan]
    return (
        fan[0].role is Role.DEFENCE
        and fan[0].piece in "QRB"
        and any(one & two for one, two in combinations(answers, 2))
    )


def _fan(
    study: Study, steps: frozenset[tuple[int, int]], pieces: str, what: str, of_king: str = ""
) -> Iterator[Evidence]:
    """`of_king` is the name where the king flees so."""
    for chosen in _complete(study, steps, pieces):
        first = chosen[0]
        is_flight = first.piece == "K" and first.side != study.attacker
        yield Evidence(
            chosen,
            f"The piece on {sq(first.origin)} goes to {what}: {study.san(*chosen)}.",
            squares=[ply.target for ply in chosen],
            is_certain=_is_meant(study, chosen),
            more=[of_king] if of_king and is_flight else [],
        )


def _is_meant(study: Study, fan: list[Ply]) -> bool:
    """Whether tries fail to different defences, and a knight's defences have different answers."""
    if fan[0].role is Role.DEFENCE and fan[0].piece == "N":
        answers = {answer.identity for ply in fan for answer in ply.children[:1]}
        return len(answers) > len(fan) // 2
    return fail_apart(study, fan)


def fail_apart(study: Study, firsts: list[Ply]) -> bool:
    """Whether no two tries among these first moves fail to the same defence."""
    stops = [
        stop
        for key in study.keys
        for phase, stop in study.refuted(key)
        if any(phase.first is ply for ply in firsts)
    ]
    return len({*stops}) == len(stops)


@PATHS.theme("Star")
def star(study: Study) -> Iterator[Evidence]:
    """A piece goes to all four squares diagonally next to it, over the variations, tries or
    solutions. With a king these are star-flights; a queen's or bishop's defences have four
    different answers. Tries of which two fail to the same defence are marked as doubtful.
    """
    what = "the four squares diagonally next to it"
    yield from _fan(study, _DIAGONAL, "KQBP", what, "King star-flight")


PATHS.variant(
    "King star-flight",
    "The black king flees to all four squares diagonally next to him. Each flight has its answer.",
)


@PATHS.theme("Big star")
def big_star(study: Study) -> Iterator[Evidence]:
    """A queen or bishop goes two squares far in all four diagonal directions. The moves stand in
    different variations, tries or solutions. Tries of which two fail to the same defence are marked
    as doubtful.
    """
    yield from _fan(study, _BIG_STAR, "QB", "four squares two steps away on its diagonals")


@PATHS.theme("Cross")
def cross(study: Study) -> Iterator[Evidence]:
    """A piece goes to all four squares next to it on rank and file. With a king these are
    plus-flights; a queen's or rook's defences have four different answers. Tries of which two fail
    to the same defence are marked as doubtful.
    """
    what = "the four squares next to it on rank and file"
    yield from _fan(study, _STRAIGHT, "KQR", what, "King cross")


PATHS.variant(
    "King cross",
    "The black king flees to all four squares next to him on rank and file. "
    "Each flight has its answer.",
)


@PATHS.theme("King Y-flight")
def y_flight(study: Study) -> Iterator[Evidence]:
    """The black king flees to three squares in the shape of a Y: one straight and two slanting
    ones, or the other way round. Each flight has its answer.
    """
    for fan in _fans(study):
        is_flight = fan[0].piece == "K" and fan[0].role in (Role.DEFENCE, Role.HELP)
        if is_flight and {_step(ply) for ply in fan} in _Y_FLIGHTS:
            yield Evidence(fan, f"The king flees in the shape of a Y: {study.san(*fan)}.")


@PATHS.theme("Knight wheel")
def wheel(study: Study) -> Iterator[Evidence]:
    """A knight goes to all eight squares it can reach from one square. The moves stand in different
    variations, tries or solutions. Eight defences that have four different answers or fewer are
    marked as doubtful.
    """
    yield from _fan(study, _WHEEL, "N", "eight squares")


def _four_moves(study: Study, side: str) -> Iterator[Evidence]:
    """All that a pawn can do from its home square."""
    forward = 1 if side == "w" else -1
    steps = frozenset({(-1, forward), (1, forward), (0, forward), (0, 2 * forward)})
    for chosen in _complete(study, steps, "P"):
        yield Evidence(
            chosen,
            f"The pawn on {sq(chosen[0].origin)} makes all its four moves: {study.san(*chosen)}.",
            squares=[ply.target for ply in chosen],
        )


@PATHS.theme("Albino")
def albino(study: Study) -> Iterator[Evidence]:
    """A white pawn on its home square makes all its four moves: one step, two steps and both
    captures. They stand in different variations, tries or solutions.
    """
    yield from _four_moves(study, "w")


@PATHS.theme("Pickaninny")
def pickaninny(study: Study) -> Iterator[Evidence]:
    """A black pawn on its home square makes all its four moves: one step, two steps and both
    captures. They stand in different variations, tries or solutions.
    """
    yield from _four_moves(study, "b")
