"""Patterns: pieces on squares, and the ways in which the same may stand in another problem."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from matewright.errors import FormatError
from matewright.model.position import Position
from matewright.services.collection.likeness import EVERY_WAY, OTHER_SIDE
from matewright.wording import Wording

_words: Final = Wording("pattern")

MOST_CHARACTERS: Final = 500
"""Of a pattern."""
FREE: Final = "?"
"""A square of a pattern on which anything may stand, or nothing."""

Man = tuple[str, int]
"""A piece as the index names it, and its square: `("wK", 4)`."""


@dataclass(frozen=True, slots=True)
class Ways:
    """In which ways, beside as it is, a position counts as the same.

    `mirrored`: left and right exchanged, and without pawns and fairy pieces turned and mirrored in
    all eight ways. `shifted`: moved as a whole, no piece off the board. `swapped`: White and Black
    exchanged; pawns go the other way then, so the board is turned upside down with them.
    """

    mirrored: bool = False
    shifted: bool = False
    swapped: bool = False


EVERY: Final = Ways(mirrored=True, shifted=True, swapped=True)


class Way(NamedTuple):
    """One way: how the board is turned (0: not), how far it is moved, and who is who."""

    turn: int = 0
    right: int = 0
    up: int = 0
    swapped: bool = False

    @property
    def cost(self) -> int:
        """Simpler ways come first."""
        is_turned = self.turn not in ((2, 0) if self.swapped else (0,))
        return is_turned + 2 * bool(self.right or self.up) + 4 * self.swapped

    def target(self, square: int) -> int:
        """Where what stands on a square goes, somewhere on the board or beyond its edge."""
        turned = _TARGETS[self.turn][square]
        file, rank = (turned & 7) + self.right, (turned >> 3) + self.up
        return rank * 8 + file if 0 <= file < 8 and 0 <= rank < 8 else OFF

    def man(self, man: Man) -> Man:
        """What a piece becomes."""
        name, square = man
        return (OTHER_SIDE[name[0]] + name[1:] if self.swapped else name), self.target(square)

    @property
    def text(self) -> str:
        """In words, such as `mirrored left to right, moved 1 up`; empty as it is."""
        parts = []
        if self.turn:
            parts.append(_turned(self.turn))
        steps = []
        if self.right:
            text = _words("{count} right") if self.right > 0 else _words("{count} left")
            steps.append(text.format(count=abs(self.right)))
        if self.up:
            text = _words("{count} up") if self.up > 0 else _words("{count} down")
            steps.append(text.format(count=abs(self.up)))
        if steps:
            parts.append(_words("moved {steps}", steps=", ".join(steps)))
        if self.swapped:
            parts.append(_words("colours exchanged"))
        return ", ".join(parts)

    def to_dict(self) -> dict[str, object]:
        """The JSON form of the command line."""
        return {
            "turn": _NAMES[self.turn],
            "right": self.right,
            "up": self.up,
            "colours_exchanged": self.swapped,
        }


OFF: Final = -1
"""Beyond the edge of the board."""
_TARGETS: Final = tuple(tuple(map(way.index, range(64))) for way in EVERY_WAY)
"""For each turn, where the squares a1, b1 … go."""
_NAMES: Final = (
    "none",
    "left-right",
    "top-bottom",
    "half",
    "diagonal-a1-h8",
    "left",
    "right",
    "diagonal-a8-h1",
)
"""Of the turns, in the order of their numbers."""


def _turned(turn: int) -> str:
    return (
        "",
        _words("mirrored left to right"),
        _words("mirrored top to bottom"),
        _words("turned by 180°"),
        _words("mirrored on a1–h8"),
        _words("turned by 90° to the left"),
        _words("turned by 90° to the right"),
        _words("mirrored on a8–h1"),
    )[turn]


def ways_of(men: tuple[Man, ...], ways: Ways) -> Iterator[Way]:
    """The ways in which these pieces may stand elsewhere, none of them off the board."""
    is_free = all(name[1:] in _ANY_WAY for name, _ in men)
    for swapped in (False, True)[: 1 + ways.swapped]:
        if is_free:
            turns = range(8) if ways.mirrored else range(0, 3 if swapped else 1, 2)
        else:
            # Pawns of the other side go the other way.
            first = 2 if swapped else 0
            turns = range(first, first + (2 if ways.mirrored else 1))
        for turn in turns:
            yield from _moved(men, Way(turn, swapped=swapped), ways)


_ANY_WAY: Final = frozenset("KQRBS")
"""The pieces that go the same way wherever the board is turned."""


def _moved(men: tuple[Man, ...], way: Way, ways: Ways) -> Iterator[Way]:
    if not ways.shifted:
        yield way
        return
    targets = [way.target(square) for _, square in men]
    files, ranks = [target & 7 for target in targets], [target >> 3 for target in targets]
    for up in range(-min(ranks), 8 - max(ranks)):
        for right in range(-min(files), 8 - max(files)):
            yield way._replace(right=right, up=up)


class View(NamedTuple):
    """A pattern in one of its ways: the pieces, and the squares that must be empty."""

    way: Way
    men: tuple[Man, ...]
    empty: tuple[int, ...] = ()


def views_of(men: tuple[Man, ...], ways: Ways) -> list[View]:
    """Pieces in all their ways, each arrangement once, in its simplest way; simple ones first."""
    found: dict[frozenset[Man], View] = {}
    for way in sorted(ways_of(men, ways), key=lambda way: way.cost):
        placed = tuple(map(way.man, men))
        found.setdefault(frozenset(placed), View(way, placed))
    return list(found.values())


@dataclass(frozen=True, slots=True)
class Pattern:
    """What must stand where: pieces, and squares that must be `empty`. All others are free."""

    men: tuple[Man, ...]
    empty: frozenset[int] = frozenset()
    ways: Ways = Ways()

    @classmethod
    def parse(cls, text: str) -> Pattern:
        """Read a board in FEN, with `?` for a free square, and what is added with `+`.

        `+loose`: all squares without a piece are free. `+mirror`, `+shift`, `+colours`: `Ways`.
        Raises `FormatError`.
        """
        board, *words = text.strip()[: MOST_CHARACTERS + 1].split("+")
        if len(text.strip()) > MOST_CHARACTERS:
            raise FormatError("pattern-long", most=MOST_CHARACTERS)
        for word in words:
            if word.strip().lower() not in _WORDS:
                raise FormatError("pattern-word", text=word, known=", ".join(_WORDS))
        switches = {word.strip().lower() for word in words}
        # The piece that stands on a square only if what is free is a piece marks it.
        position = Position.from_fen(board.replace(FREE, "1"))
        marked = Position.from_fen(board.replace(FREE, "P"))
        men = tuple(
            (piece.side + piece.kind.problem_letter, square) for square, piece in position.pieces()
        )
        if not men:
            raise FormatError("pattern-empty")
        pairs = zip(position.board, marked.board, strict=True)
        empty = frozenset(
            square
            for square, (piece, mark) in enumerate(pairs)
            if piece is None and mark is None and "loose" not in switches
        )
        return cls(
            men, empty, Ways("mirror" in switches, "shift" in switches, "colours" in switches)
        )

    def views(self) -> list[View]:
        """The pattern in all its ways, simple ones first.

        A square onto which nothing of the board was moved must be empty, unless all are free.
        """
        found: dict[object, View] = {}
        for way in sorted(ways_of(self.men, self.ways), key=lambda way: way.cost):
            men = tuple(map(way.man, self.men))
            empty: set[int] = set()
            if self.empty:
                held = {square for _, square in self.men}
                free = {*range(64)} - self.empty - held
                taken = {*map(way.target, free), *(square for _, square in men)}
                empty = {*range(64)} - taken
            view = View(way, men, tuple(sorted(empty)))
            found.setdefault((frozenset(men), view.empty), view)
        return list(found.values())

    @classmethod
    def text(
        cls,
        position: Position,
        free: Container[int] = frozenset(),
        ways: Ways = Ways(),
        *,
        loose: bool = False,
    ) -> str:
        """What `parse` reads: a position, its free squares and the rest."""
        ranks = []
        for rank in range(7, -1, -1):
            cells = (
                FREE if square in free and piece is None else "1" if piece is None else piece.letter
                for square, piece in list(enumerate(position.board))[8 * rank : 8 * rank + 8]
            )
            ranks.append(re.sub("1+", lambda ones: str(len(ones.group())), "".join(cells)))
        switches = (loose, ways.mirrored, ways.shifted, ways.swapped)
        words = (f"+{word}" for word, is_said in zip(_WORDS, switches, strict=True) if is_said)
        return "/".join(ranks) + "".join(words)

    @classmethod
    def board(cls, text: str) -> tuple[Position, frozenset[int], bool]:
        """The pieces of such a text, its free squares, and whether it is loose."""
        pattern = cls.parse(text)
        position = Position.from_fen(text.partition("+")[0].replace(FREE, "1"))
        is_loose = not pattern.empty
        held = {square for square, _ in position.pieces()}
        free = frozenset() if is_loose else frozenset(range(64)) - pattern.empty - held
        return position, free, is_loose


_WORDS: Final = ("loose", "mirror", "shift", "colours")
