"""Twins: the small changes that make another problem of a diagram, in the words of Popeye.

What a change does is what Popeye 4.104 does (`input/plaintext/twin.c`). Castling follows the
problemist's convention in every twin anew: home squares give the right unless it was denied.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import ClassVar, Final, NoReturn, TypeVar

from matewright.errors import FormatError, StipulationError
from matewright.model.attributes import ATTRIBUTES, attributes_of
from matewright.model.conditions import (
    ENGLISH,
    TITLES_APART,
    Condition,
    read_condition,
    titles_in_words,
)
from matewright.model.kinds import ALL_KINDS
from matewright.model.move import square_name, square_number
from matewright.model.piece import Colour, Piece
from matewright.model.play_options import natural_turn
from matewright.model.position import Position
from matewright.model.remarks import understood
from matewright.model.stipulation import AnyStipulation, stipulation_of
from matewright.wording import Wording

_words: Final = Wording("twins")

POPEYE_COLOURS: Final = {colour: colour.english.lower() for colour in Colour}

MOST_CHARACTERS: Final = 10_000
"""Longer texts are no twin."""


class Change:
    """One change of the position or of its stipulation.

    A class says it as a `command` of Popeye's and in `words` of magazines, both with its fields.
    """

    __slots__ = ()
    command: ClassVar[str]
    words: ClassVar[str]

    @property
    def text(self) -> str:
        """The command in Popeye's words, such as `Move a1 b2`."""
        return self.command.format_map(self._names)

    @property
    def description(self) -> str:
        """What magazines print, without a look at the position: `a1→b2`."""
        return self.words.format_map(self._names)

    def described(self, position: Position) -> str:
        """The same with the piece that it takes away as it stands before: `wKa1→b2`."""
        taken = self._taken
        return ("" if taken is None else _short_name(position.board[taken])) + self.description

    def apply(
        self, position: Position, stipulation: AnyStipulation
    ) -> tuple[Position, AnyStipulation]:
        """What comes out of a position and a stipulation. Raises `FormatError`."""
        return position.with_pieces(self._board(position)), stipulation

    def _board(self, position: Position) -> Iterable[Piece | None]:
        """The pieces by square after the change. Raises `FormatError`."""
        return position.board

    @property
    def _names(self) -> dict[str, str]:
        """The fields as texts."""
        names: tuple[str, ...] = self.__slots__
        return {name: _name(getattr(self, name)) for name in names}

    @property
    def _taken(self) -> int | None:
        """The square whose piece is named."""
        return None


def _name(value: object) -> str:
    """A square, the kind of a piece (by its FEN letter), or what an enumeration says."""
    if isinstance(value, int):
        return square_name(value)
    if isinstance(value, Enum):
        return str(value.value)
    return ALL_KINDS[value].problem_letter if isinstance(value, str) else str(value)


@dataclass(frozen=True, slots=True)
class Move(Change):
    """The piece on `source` goes to `target`; what stands there goes away."""

    command = "Move {source} {target}"
    words = "{source}→{target}"
    source: int
    target: int

    @property
    def _taken(self) -> int:
        return self.source

    def _board(self, position: Position) -> list[Piece | None]:
        board = list(position.board)
        board[self.target] = _piece(position, self.source, self)
        board[self.source] = None
        return board


@dataclass(frozen=True, slots=True)
class Exchange(Change):
    """The pieces on two squares change places."""

    command = "Exchange {first} {second}"
    words = "{first}⇔{second}"
    first: int
    second: int

    def _board(self, position: Position) -> list[Piece | None]:
        board = list(position.board)
        board[self.second] = _piece(position, self.first, self)
        board[self.first] = _piece(position, self.second, self)
        return board


@dataclass(frozen=True, slots=True)
class Remove(Change):
    """The piece on a square goes away."""

    command = "Remove {square}"
    words = "{square} away"
    square: int

    @property
    def _taken(self) -> int:
        return self.square

    def _board(self, position: Position) -> list[Piece | None]:
        _piece(position, self.square, self)
        board = list(position.board)
        board[self.square] = None
        return board


@dataclass(frozen=True, slots=True)
class Add(Change):
    """A piece comes to a square; what stands there goes away."""

    command = "Add {side} {letter}{square}"
    words = "+{piece}{square}"
    piece: Piece
    square: int

    @property
    def _names(self) -> dict[str, str]:
        return {
            "side": " ".join([_side(self.piece), *self.piece.attributes]),
            "letter": self.piece.kind.problem_letter,
            "piece": _short_name(self.piece),
            "square": square_name(self.square),
        }

    def _board(self, position: Position) -> list[Piece | None]:
        board = list(position.board)
        board[self.square] = self.piece
        return board


def _side(piece: Piece) -> str:
    return "neutral" if piece.is_neutral else POPEYE_COLOURS[piece.colour]


@dataclass(frozen=True, slots=True)
class Substitute(Change):
    """Every piece of the kind `old`, of either colour, becomes one of `new` (FEN letters)."""

    command = "Substitute {old} {new}"
    words = "{old}→{new}"
    old: str
    new: str

    def _board(self, position: Position) -> list[Piece | None]:
        return [
            replace(piece, code=self.new) if piece is not None and piece.code == self.old else piece
            for piece in position.board
        ]


class MappedChange(Change):
    """All pieces go to other squares at once."""

    __slots__ = ()

    def _board(self, position: Position) -> list[Piece | None]:
        board: list[Piece | None] = [None] * 64
        for square, piece in position.pieces():
            target = self.goes_to(square)
            if target is None:
                _fail("twin-off-board", self, piece=piece.name, square=square_name(square))
            board[target] = piece
        return board

    def goes_to(self, square: int) -> int | None:
        """Where what is on a square goes; None: off the board."""
        file, rank = self._goes_to(square & 7, square >> 3)
        return 8 * rank + file if 0 <= file <= 7 and 0 <= rank <= 7 else None

    def _goes_to(self, file: int, rank: int) -> tuple[int, int]:
        """Where the piece on a square goes; both count from 0."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Shift(MappedChange):
    """All pieces go as far and in the same direction as from `source` to `target`."""

    command = "Shift {source} {target}"
    words = "shifted {source}→{target}"
    source: int
    target: int

    def _goes_to(self, file: int, rank: int) -> tuple[int, int]:
        files = (self.target & 7) - (self.source & 7)
        return file + files, rank + (self.target >> 3) - (self.source >> 3)


class Angle(Enum):
    """By how many degrees the board may turn."""

    QUARTER = 90
    HALF = 180
    THREE_QUARTERS = 270


@dataclass(frozen=True, slots=True)
class Rotate(MappedChange):
    """The board is turned to the left: by 90°, a1 goes to h1."""

    command = "Rotate {angle}"
    words = "rotated by {angle}°"
    angle: Angle

    def _goes_to(self, file: int, rank: int) -> tuple[int, int]:
        for _ in range(self.angle.value // 90):
            file, rank = 7 - rank, file
        return file, rank


class Axis(Enum):
    """Which two corners change places when the board is mirrored."""

    FILES = "a1<-->h1"
    RANKS = "a1<-->a8"
    LONG = "a1<-->h8"
    SHORT = "a8<-->h1"


_MIRRORED: Final[dict[Axis, Callable[[int, int], tuple[int, int]]]] = {
    Axis.FILES: lambda file, rank: (7 - file, rank),
    Axis.RANKS: lambda file, rank: (file, 7 - rank),
    Axis.LONG: lambda file, rank: (7 - rank, 7 - file),
    Axis.SHORT: lambda file, rank: (rank, file),
}


@dataclass(frozen=True, slots=True)
class Mirror(MappedChange):
    """The board is mirrored so that two of its corners change places."""

    command = "Mirror {axis}"
    words = "mirrored {axis}"
    axis: Axis

    @property
    def description(self) -> str:
        """`mirrored a1⇔h1`."""
        return self.words.format(axis=self.axis.value.replace("<-->", "⇔"))

    def _goes_to(self, file: int, rank: int) -> tuple[int, int]:
        return _MIRRORED[self.axis](file, rank)


@dataclass(frozen=True, slots=True)
class PolishType(Change):
    """All pieces change their colour; who begins, and which way a colour's pawns go, stays."""

    command = "PolishType"
    words = "colours exchanged"

    def _board(self, position: Position) -> list[Piece | None]:
        return [piece and piece.swapped for piece in position.board]


@dataclass(frozen=True, slots=True)
class Restipulate(Change):
    """Another stipulation; where the other side begins under it, the turn changes."""

    command = "Stipulation {stipulation}"
    words = "{stipulation}"
    stipulation: AnyStipulation

    def apply(
        self, position: Position, stipulation: AnyStipulation
    ) -> tuple[Position, AnyStipulation]:
        """The position and the other stipulation."""
        begins = position.turn
        if natural_turn(stipulation) is not natural_turn(self.stipulation):
            begins = begins.other
        return position.with_turn(begins), self.stipulation


@dataclass(frozen=True, slots=True)
class Recondition(Change):
    """Other conditions replace all there were."""

    command = "Condition {conditions}"
    words = "{conditions}"
    conditions: tuple[Condition, ...]

    @property
    def _names(self) -> dict[str, str]:
        return {"conditions": " ".join(condition.text for condition in self.conditions)}

    @property
    def description(self) -> str:
        """`Circe; Madrasi`."""
        return TITLES_APART.join(condition.english_title for condition in self.conditions)


@dataclass(frozen=True, slots=True)
class Twin:
    """What makes a twin: changes of the diagram or, when `continued`, of the twin before it."""

    changes: tuple[Change, ...]
    continued: bool = False

    @classmethod
    def parse(cls, text: str) -> Twin:
        """Read commands such as `Move a1 b2 Add black Pc3`; case does not matter.

        Commands may be shortened as in Popeye: `cont rem e7`. Raises `FormatError` naming the word
        that was not understood.
        """
        return _Reader(text).twin()

    @property
    def text(self) -> str:
        """The commands, as `parse` reads them."""
        words = ["Continued"] if self.continued else []
        return " ".join([*words, *(change.text for change in self.changes)])

    @property
    def description(self) -> str:
        """A few words, as magazines print them: `a1→a2, h#3`."""
        return ", ".join(change.description for change in self.changes)

    def described(self, position: Position, stipulation: AnyStipulation) -> str:
        """The same with the pieces that are changed: `wKa1→a2, bPc3 away`.

        `position` is what the changes start from. Raises `FormatError` as `apply` does.
        """
        words = []
        for change in self.changes:
            words.append(change.described(position))
            position, stipulation = change.apply(position, stipulation)
        return ", ".join(words)

    def apply(
        self, position: Position, stipulation: AnyStipulation
    ) -> tuple[Position, AnyStipulation]:
        """Position and stipulation of the twin.

        They are those of the diagram, or of the twin before where it is `continued`. Raises
        `FormatError` naming the change that cannot be made.
        """
        for change in self.changes:
            position, stipulation = change.apply(position, stipulation)
        return position, stipulation

    def conditions(self, before: tuple[Condition, ...]) -> tuple[Condition, ...]:
        """What the twin is played under; `before`: the conditions of what it starts from."""
        changed = [one.conditions for one in self.changes if isinstance(one, Recondition)]
        return changed[-1] if changed else before

    @property
    def unplayable(self) -> tuple[str, ...]:
        """The pieces of unsupported kinds that come with it."""
        pieces = [change.piece for change in self.changes if isinstance(change, Add)]
        pieces += [
            Piece(Colour.WHITE, change.new)
            for change in self.changes
            if isinstance(change, Substitute)
        ]
        return tuple(piece.description for piece in pieces if not piece.is_playable)


def translated(description: str) -> str:
    """A description of changes in the reader's language.

    The description itself is English, for answers keep it in their labels.
    """
    return ", ".join(map(_change_in_words, description.split(", ")))


def _change_in_words(change: str) -> str:
    words = str(understood(change))
    return titles_in_words(change) if words == change else words


def _piece(position: Position, square: int, change: Change) -> Piece:
    piece = position.board[square]
    if piece is None:
        _fail("twin-no-piece", change, square=square_name(square))
    return piece


def _fail(code: str, change: Change, **fields: object) -> NoReturn:
    raise FormatError(code, change=change.text, **fields)


def _short_name(piece: Piece | None) -> str:
    """`wK`, `bS`, `nS` for a neutral piece; nothing for no piece."""
    return "" if piece is None else piece.side + piece.kind.problem_letter


# -- reading ---------------------------------------------------------------------------------------

_COMMANDS: Final = (
    "move",
    "exchange",
    "stipulation",
    "sstipulation",
    "add",
    "remove",
    "continued",
    "rotate",
    "condition",
    "polishtype",
    "mirror",
    "shift",
    "substitute",
)
"""Popeye's commands; `sstipulation` is recognised by name only."""

_SIDES: Final = {word: colour for colour, word in POPEYE_COLOURS.items()} | {"neutral": None}
_LONGEST_CODE: Final = 2
_ATTRIBUTES: Final = {word.lower(): word for word in ATTRIBUTES}
_CODES: Final = {kind.problem_letter.lower(): code for code, kind in ALL_KINDS.items()}
_LENGTH: Final = re.compile(r"[0-9]+(?:\.[05])?")
_SQUARE: Final = re.compile("[a-h][1-8]")
_SQUARES: Final = re.compile("(?:[a-h][1-8])+")
_MEN: Final = re.compile(rf"({'|'.join(sorted(_CODES, key=len))})((?:[a-h][1-8])*)")
# Popeye's words, and olive's for the last.
_AXES: Final = {axis.value: axis for axis in Axis} | {"h1<-->a8": Axis.SHORT}
_Value = TypeVar("_Value")
_ANGLES: Final = {str(angle.value): angle for angle in Angle}


def _beginning(word: str, words: tuple[str, ...]) -> str:
    """The only one of the words that begins so; empty when there is none or are several."""
    if word in words:
        return word
    found = [name for name in words if name.startswith(word)]
    return found[0] if len(found) == 1 else ""


def _one_expected(words: str) -> str:
    return _words("one of {words} is expected", words=words)


class _Reader:
    """The words of a text and how far they have been read."""

    def __init__(self, text: str) -> None:
        if len(text) > MOST_CHARACTERS:
            raise FormatError("twin-too-long", size=len(text), most=MOST_CHARACTERS)
        self.words = text.split()
        self.index = 0

    @property
    def next(self) -> str:
        """The next word in lower case; empty at the end."""
        return self.words[self.index].casefold() if self.index < len(self.words) else ""

    def take(self) -> str:
        word = self.next
        self.index += 1
        return word

    def fail(self, expected: str) -> NoReturn:
        """Refuse the word that was taken last."""
        found = (
            self.words[self.index - 1] if self.index <= len(self.words) else _words("end of text")
        )
        raise FormatError("twin-word", text=found, expected=expected)

    def twin(self) -> Twin:
        continued = bool(self.next) and _beginning(self.next, _COMMANDS) == "continued"
        self.index += continued
        changes: list[Change] = []
        while self.next or not changes:
            changes += self.command()
        return Twin(tuple(changes), continued)

    def command(self) -> list[Change]:
        word = self.take()
        expected = _words("a change such as “Move a1 b2” is expected")
        match _beginning(word, _COMMANDS) if word else "":
            case "move":
                return [Move(*self.two_squares())]
            case "exchange":
                return [Exchange(*self.two_squares())]
            case "shift":
                return [Shift(*self.two_squares(may_be_equal=True))]
            case "remove":
                return [Remove(square) for square in self.squares()]
            case "add":
                return [*self.added()]
            case "substitute":
                return [Substitute(self.kind(), self.kind())]
            case "rotate":
                return [Rotate(self.one_of(_ANGLES, _words("90, 180 or 270 is expected")))]
            case "mirror":
                return [Mirror(self.one_of(_AXES, _one_expected(", ".join(_AXES))))]
            case "polishtype":
                return [PolishType()]
            case "stipulation":
                return [self.restipulated()]
            case "continued":
                expected = _words("this may only be the first word")
            case "condition":
                return [self.reconditioned()]
            case "sstipulation":
                expected = _words("this kind of twin is not supported yet")
        return self.fail(expected)

    def restipulated(self) -> Restipulate:
        if not self.take():
            self.fail(_words("a stipulation is expected"))
        words = [self.words[self.index - 1]]
        # Such as `dia 7.5`.
        while _LENGTH.fullmatch(self.next):
            words.append(self.take())
        return Restipulate(stipulation_of(" ".join(words)))

    def reconditioned(self) -> Recondition:
        found: list[Condition] = []
        words = _Conditions(self)
        try:
            while condition := read_condition(words, ENGLISH):
                found.append(condition)
        except StipulationError as error:
            self.fail(str(error))
        if not found:
            self.take()
            self.fail(_words("a condition is expected"))
        return Recondition(tuple(found))

    def two_squares(self, *, may_be_equal: bool = False) -> tuple[int, int]:
        found = []
        for _ in range(2):
            if not _SQUARE.fullmatch(self.take()):
                self.fail(_words("the name of a square is expected"))
            found.append(square_number(self.words[self.index - 1].casefold()))
        if found[0] == found[1] and not may_be_equal:
            self.fail(_words("another square is expected"))
        return found[0], found[1]

    def squares(self) -> list[int]:
        word = self.take()
        if not _SQUARES.fullmatch(word):
            self.fail(_words("the name of a square is expected"))
        return [square_number(name) for name in _SQUARE.findall(word)]

    def kind(self) -> str:
        return self.one_of(_CODES, _words("the letters of a piece such as S are expected"))

    def one_of(self, choices: Mapping[str, _Value], expected: str) -> _Value:
        word = self.take()
        if word not in choices:
            self.fail(expected)
        return choices[word]

    def added(self) -> list[Add]:
        """`white Ka1b2 Sc3 black P d4`."""
        found: list[Add] = []
        while side := self.side():
            colour = _SIDES[side]
            attributes: list[str] = []
            while len(self.next) > _LONGEST_CODE and self.next in _ATTRIBUTES:
                attributes.append(_ATTRIBUTES[self.take()])
            before = len(found)
            while pieces := _MEN.fullmatch(self.next):
                self.take()
                squares = _SQUARE.findall(pieces[2])
                piece = Piece(
                    colour or Colour.WHITE,
                    _CODES[pieces[1]],
                    attributes_of(attributes),
                    is_neutral=colour is None,
                )
                found += [
                    Add(piece, square)
                    for square in (map(square_number, squares) if squares else self.squares())
                ]
            if len(found) == before:
                self.take()
                self.fail(_words("a piece such as Sb2 is expected"))
        if not found:
            self.take()
            self.fail(_words("“white” or “black” is expected"))
        return found

    def side(self) -> str:
        """Take the word for a side, if there is one."""
        name = _beginning(self.next, tuple(_SIDES)) if self.next else ""
        # The letters of a piece may begin such a word.
        if not name or (self.next in _CODES and len(self.next) <= _LONGEST_CODE):
            return ""
        self.take()
        return name


class _Conditions:
    """The words of a twin as `read_condition` takes them."""

    def __init__(self, reader: _Reader) -> None:
        self._reader = reader

    @property
    def next(self) -> str:
        return self._reader.next

    def take(self) -> str:
        return self._reader.take()
