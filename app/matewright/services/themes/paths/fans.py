"""Fans: moves of one piece from one square, side by side in variations, tries or solutions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from matewright.model.move import square_name as sq
from matewright.model.solution import Role
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import PATHS

_DIAGONAL: Final = frozenset({(1, 1), (1, -1), (-1, -1), (-1, 1)})


_STRAIGHT: Final = frozenset({(0, 1), (1, 0), (0, -1), (-1, 0)})


_BIG_STAR: Final = frozenset((2 * x, 2 * y) for x, y in _DIAGONAL)


_WHEEL: Final = frozenset(
    (x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y)
)


def _fans(study: Study) -> Iterator[list[Ply]]:
    """Moves that stand side by side: the defences of a phase, first moves, answers, help moves."""
    for part in study.parts:
        for phase in part.phases:
            if phase.kind == "key":
                yield [ply for ply in phase.plies if ply.role in (Role.DEFENCE, Role.REFUTATION)]
                # One of several continuations need not be played.
                yield [v.answers[0] for v in phase.variations if len(v.answers) == 1]
                later: dict[int, list[Ply]] = {}
                for ply in phase.all_plies:
                    is_later = ply.role is Role.DEFENCE and ply.above is not phase.first
                    if is_later and ply.piece == "K":
                        later.setdefault(ply.node.half_moves, []).append(ply)
                yield from later.values()
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


def _of_one_piece(plies: Iterable[Ply]) -> Iterator[list[Ply]]:
    """Moves of one piece from one square, each target once."""
    groups: dict[tuple[int, int, str], dict[tuple[int, str], Ply]] = {}
    for ply in plies:
        key = (ply.identity.home, ply.origin, ply.piece)
        groups.setdefault(key, {}).setdefault((ply.target, ply.identity.promotion), ply)
    for group in groups.values():
        yield list(group.values())


def _step(ply: Ply) -> tuple[int, int]:
    return (ply.target & 7) - (ply.origin & 7), (ply.target >> 3) - (ply.origin >> 3)


def _fan(
    study: Study, steps: frozenset[tuple[int, int]], pieces: str, what: str, names: dict[str, str]
) -> Iterator[Evidence]:
    for plies in _fans(study):
        for own in _of_one_piece(plies):
            chosen = [ply for ply in own if _step(ply) in steps]
            if own[0].piece in pieces and {_step(ply) for ply in chosen} == steps:
                flees = own[0].side != study.attacker
                yield Evidence(
                    chosen,
                    f"The piece on {sq(chosen[0].origin)} goes to {what}: {study.san(*chosen)}.",
                    squares=[ply.target for ply in chosen],
                    more=[names[own[0].piece]] if own[0].piece in names and flees else [],
                )


@PATHS.theme(
    "Star",
    "Bishop star",
    about="A piece goes to all four squares diagonally next to it, over the variations, tries or "
    "solutions. With a king these are star-flights.",
)
def star(study: Study) -> Iterator[Evidence]:
    """The four squares diagonally next to a piece."""
    names = {"K": "King star-flight"}
    yield from _fan(study, _DIAGONAL, "KQBP", "the four squares diagonally next to it", names)


PATHS.variant(
    "King star-flight",
    "King star",
    "Star-flights",
    "Star flights",
    about="The black king flees to all four squares diagonally next to him. Each flight has its "
    "answer.",
)


@PATHS.theme(
    "Big star",
    about="A queen or bishop goes two squares far in all four diagonal directions. The moves "
    "stand in different variations, tries or solutions.",
)
def big_star(study: Study) -> Iterator[Evidence]:
    """Two squares far in the four diagonal directions."""
    yield from _fan(study, _BIG_STAR, "QB", "four squares two steps away on its diagonals", {})


@PATHS.theme(
    "Cross",
    "Plus-flights",
    "Rook cross",
    about="A piece goes to all four squares next to it on rank and file. With a king these are "
    "plus-flights.",
)
def cross(study: Study) -> Iterator[Evidence]:
    """The four squares next to a piece on rank and file."""
    names = {"K": "King cross"}
    yield from _fan(study, _STRAIGHT, "KQR", "the four squares next to it on rank and file", names)


PATHS.variant(
    "King cross",
    "King cross-flight",
    "Cross-flights",
    "King plus-flight",
    about="The black king flees to all four squares next to him on rank and file. Each flight has "
    "its answer.",
)


@PATHS.theme(
    "King Y-flight",
    "Y-flights",
    "King Y flight",
    about="The black king flees to three squares in the shape of a Y: one straight and two "
    "slanting ones, or the other way round. Each flight has its answer.",
)
def y_flight(study: Study) -> Iterator[Evidence]:
    """Three flights in the shape of a Y."""
    for plies in _fans(study):
        for own in _of_one_piece(plies):
            if own[0].piece != "K" or own[0].role not in (Role.DEFENCE, Role.HELP):
                continue
            steps = {_step(ply) for ply in own}
            straight = [
                {(x, y), *((-x + s * y, -y + s * x) for s in (1, -1))} for x, y in _STRAIGHT
            ]
            slanting = [{(x, y), (-x, 0), (0, -y)} for x, y in _DIAGONAL]
            if steps in straight + slanting:
                yield Evidence(own, f"The king flees in the shape of a Y: {study.san(*own)}.")


@PATHS.theme(
    "Knight wheel",
    "Wheel",
    "Knight tour",
    "Black knight wheel",
    "White knight wheel",
    "Knight-wheel",
    about="A knight goes to all eight squares it can reach from one square. The moves stand in "
    "different variations, tries or solutions.",
)
def wheel(study: Study) -> Iterator[Evidence]:
    """The eight moves of a knight."""
    yield from _fan(study, _WHEEL, "N", "eight squares", {})


def _pawn_fan(study: Study, side: str) -> Iterator[Evidence]:
    forward = 1 if side == "w" else -1
    steps = frozenset({(-1, forward), (1, forward), (0, forward), (0, 2 * forward)})
    for plies in _fans(study):
        for own in _of_one_piece(ply for ply in plies if ply.side == side):
            chosen = [ply for ply in own if _step(ply) in steps]
            if own[0].piece == "P" and {_step(ply) for ply in chosen} == steps:
                yield Evidence(
                    chosen,
                    f"The pawn on {sq(chosen[0].origin)} makes all its four moves: "
                    f"{study.san(*chosen)}.",
                    squares=[ply.target for ply in chosen],
                )


@PATHS.theme(
    "Albino",
    about="A white pawn on its home square makes all its four moves: one step, two steps and both "
    "captures. They stand in different variations, tries or solutions.",
)
def albino(study: Study) -> Iterator[Evidence]:
    """The four moves of a white pawn."""
    yield from _pawn_fan(study, "w")


@PATHS.theme(
    "Pickaninny",
    about="A black pawn on its home square makes all its four moves: one step, two steps and both "
    "captures. They stand in different variations, tries or solutions.",
)
def pickaninny(study: Study) -> Iterator[Evidence]:
    """The four moves of a black pawn."""
    yield from _pawn_fan(study, "b")
