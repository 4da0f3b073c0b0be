"""The figures of the kinds in one diagram, of which no two are alike.

A figure is written as YACPDB has it: an orthodox letter and by how many degrees it is turned
clockwise, `N270`. The empty text is a disc with the letters of the kind.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from matewright.model.kinds import ALL_KINDS, PieceKind, kind_of
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.question import Question
from matewright.model.stipulation import AnyStipulation, Stipulation
from matewright.model.twin import Add, Restipulate, Substitute

TURNED: Final = tuple(f"{letter}{turn}" for letter in "KQRBNP" for turn in (90, 180, 270))
"""The figures that fairy kinds may have; those that stand upright are orthodox."""

FIELD: Final = "figures"
"""The field of a file with the choices of the composer: `CA=N90, ZR=letters`."""

_LETTERS: Final = "letters"
_CHOICE: Final = re.compile(r"\s*(\w{1,2})\s*=\s*(\w+)\s*")
_PLACE: Final = {code: place for place, code in enumerate(ALL_KINDS)}


@dataclass(frozen=True, slots=True)
class Figures:
    """Which figure each kind has, by its code; the first kinds had the first choice."""

    by_kind: tuple[tuple[str, str], ...] = ()

    def of(self, code: str) -> str:
        """The figure of a kind; one that is not here has a figure that no other has."""
        kind = ALL_KINDS[code]
        if not kind.is_fairy:
            return kind.figure
        found = dict(self.by_kind)
        return found[code] if code in found else _free(kind, found.values())

    def beside(self, codes: Iterable[str]) -> Figures:
        """The same with figures for further kinds, which leaves those of the others alone."""
        found = dict(self.by_kind)
        # Not as they stand on the board: a man that moves must not change its figure.
        new = {code for code in codes if code not in found and ALL_KINDS[code].is_fairy}
        if not new:
            return self
        ordered = sorted(new, key=_PLACE.__getitem__)
        # A kind that finds its own figure taken must not take that of another.
        for code in ordered:
            own = _own(ALL_KINDS[code])
            if own and own not in found.values():
                found[code] = own
        for code in ordered:
            if code not in found:
                found[code] = _free(ALL_KINDS[code], found.values())
        return Figures(tuple(found.items()))

    def on(self, position: Position) -> Figures:
        """The same with figures for all men on a board."""
        return self.beside({piece.code for piece in position.board if piece is not None})


USUAL: Final = Figures()
"""Where nothing else is known than the men on one board."""


def _own(kind: PieceKind) -> str:
    return f"{kind.figure}{kind.turn}" if kind.figure else ""


def _free(kind: PieceKind, taken: Iterable[str]) -> str:
    """Its own figure, or the next turn of it that is free; else its letters."""
    if not kind.figure:
        return ""
    choices = (_own(kind), *(f"{kind.figure}{turn}" for turn in (90, 180, 270)))
    taken = set(taken)
    return next((one for one in choices if one not in taken), "")


def figures_of(problem: Question) -> Figures:
    """The figures in the diagrams of a problem: as chosen, then of the diagram, then of the rest.

    The rest are men that twins bring, and those of the position that is to be reached.
    """
    found = Figures(tuple(chosen_figures(problem).items())).on(problem.position)
    target = target_of(problem.stipulation)
    if target is not None:
        found = found.on(target)
    return found.beside(_of_twins(problem))


def kinds_of(question: Question) -> frozenset[str]:
    """The kinds of men in the diagram, in the position to be reached, and those of twins."""
    target = target_of(question.stipulation)
    boards = (question.position, *(() if target is None else (target,)))
    men = (piece.code for board in boards for _, piece in board.pieces())
    return frozenset((*men, *_of_twins(question)))


def target_of(stipulation: AnyStipulation) -> Position | None:
    """The position that is to be reached with the goal `a=>b`; None with all others."""
    if not isinstance(stipulation, Stipulation) or stipulation.board is None:
        return None
    return Position.from_fen(stipulation.board)


def _of_twins(problem: Question) -> Iterator[str]:
    for change in (change for twin in problem.twins for change in twin.changes):
        match change:
            case Add(piece):
                yield piece.code
            case Substitute(new=code):
                yield code
            case Restipulate(stipulation) if target := target_of(stipulation):
                yield from (piece.code for _, piece in target.pieces())


def chosen_figures(problem: Question) -> Mapping[str, str]:
    """The figures that the composer chose, by kind; what is not understood is no choice."""
    text = problem.extra.get(FIELD) if isinstance(problem, Problem) else None
    found: dict[str, str] = {}
    for choice in text.split(",") if isinstance(text, str) else ():
        match = _CHOICE.fullmatch(choice)
        if match is None:
            continue
        try:
            kind = kind_of(match[1])
        except KeyError:
            continue
        figure = "" if match[2] == _LETTERS else match[2]
        is_free = not figure or (figure in TURNED and figure not in found.values())
        if kind.is_fairy and is_free:
            found[kind.code] = figure
    return found


def with_figures(problem: Problem, chosen: Mapping[str, str]) -> Problem:
    """The problem with these figures chosen, and no others.

    Raises `ValueError` for what is no figure of a fairy kind, or that of two.
    """
    for code, figure in chosen.items():
        if not ALL_KINDS[code].is_fairy or figure not in ("", *TURNED):
            raise ValueError(f"{code} cannot be drawn as {figure!r}")
    drawn = [figure for figure in chosen.values() if figure]
    if len({*drawn}) < len(drawn):
        raise ValueError("two kinds have the same figure")
    extra = {key: value for key, value in problem.extra.items() if key != FIELD}
    if chosen:
        extra[FIELD] = ", ".join(
            f"{ALL_KINDS[code].problem_letter}={figure or _LETTERS}"
            for code, figure in chosen.items()
        )
    return replace(problem, extra=extra)
