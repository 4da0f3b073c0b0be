"""Reads moves in Popeye's English notation with all that they do: the way back from `popeye_moves`.

This module has no rules of chess. A move has to fit the board that it is made on: its piece stands
there under its printed name, and what it captures and changes is there, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NoReturn

from matewright.errors import FormatError
from matewright.formats.popeye_moves import BOARDS, UNDERGROUND, letter, qualities, side_letter
from matewright.formats.popeye_words import ENGLISH
from matewright.model.attributes import ATTRIBUTES, attributes_of
from matewright.model.kinds import kind_of
from matewright.model.kinds.pawns import PAWNS
from matewright.model.move import Action, Effect, Move, square_number
from matewright.model.piece import Colour, Piece
from matewright.model.position import replay

_SQUARE: Final = "[a-h][1-8]"
_KIND: Final = "[A-Z0-9]{1,2}"
_BECOMES: Final = rf"=(?:[a-z]+(?![a-zA-Z0-9])|[a-z]*{_KIND}(?![a-h]))"
_STEP: Final = rf"[-*]{_SQUARE}"
_BRACKET: Final = r"\[[^\[\]]+\]"
_EFFECT: Final = rf"{_BECOMES}|{_BRACKET}|{_STEP}|[AB]"
_EFFECTS: Final = rf"(?P<effects>(?:{_EFFECT})*)"
MOVE: Final = re.compile(
    rf"(?:\[(?P<pawn>{_SQUARE})=(?P<new>{_KIND})\])?"
    rf"(?:(?P<reborn>(?:\[[wbn][a-z]*{_KIND}{_SQUARE}->{_SQUARE}\])*)(?P<castling>0-0-0|0-0)|"
    rf"(?P<who>[a-z]*(?:{_KIND})?)(?P<start>{_SQUARE})(?P<sign>[-*])"
    rf"(?P<first>{_SQUARE})(?:(?P<then>[-*])(?P<second>{_SQUARE}))?(?P<passant>ep\.)?){_EFFECTS}"
)
"""A move without the number before it and the signs behind; `ep.` stands close to it."""

_MAKING_ROOM: Final = ("Assassin", "Parachute", "Volcanic")
"""Under these something is reborn where another piece stands."""
_PAWNS: Final = frozenset({"P", *(kind.code for kind in PAWNS.kinds)})
_PART: Final = re.compile(_EFFECT)
_QUALITIES: Final = "".join(
    f"(?P<{name}>{''.join(filter(str.isupper, ENGLISH.attributes.word_for(name))).lower()})?"
    for name in ATTRIBUTES
)
_PIECE: Final = re.compile(rf"(?P<side>[wbn])?{_QUALITIES}(?P<kind>{_KIND})")
_CREATED: Final = re.compile(rf"\+(?P<what>[wbn][a-z]*{_KIND})(?P<at>{_SQUARE})(?P<rest>.*)")
_REMOVED: Final = re.compile(rf"-(?P<what>[wbn][a-z]*{_KIND})(?P<at>{_SQUARE})")
_MOVED: Final = re.compile(
    rf"(?P<what>[wbn][a-z]*{_KIND})(?P<at>{_SQUARE})->(?P<anew>[a-z]*{_KIND})?(?P<to>{_SQUARE})"
    r"(?P<rest>.*)"
)
_EXCHANGED: Final = re.compile(
    rf"(?P<one>{_KIND})(?P<at>{_SQUARE})<->(?P<other>{_KIND})(?P<to>{_SQUARE})"
)
_IMITATORS: Final = re.compile(rf"\[I(?P<squares>{_SQUARE}(?:,{_SQUARE})*)\]")
_CHANGED: Final = re.compile(rf"(?P<at>{_SQUARE})(?P<rest>=.*)")


@dataclass(frozen=True, slots=True)
class PrintedMove:
    """A move of a side as it is printed."""

    text: str
    colour: Colour
    conditions: frozenset[str] = frozenset()
    """The conditions under which the move is made, as they are written."""


def played(printed: PrintedMove, board: list[Piece | None]) -> Move:
    """Make a move on a board. Raises `FormatError` for one that does not fit it."""
    match = MOVE.fullmatch(printed.text)
    if match is None:
        _fail(printed.text)
    reader = _Reader(printed, board)
    if match["pawn"]:
        reader.promote(square_number(match["pawn"]), match["new"])
    return reader.castling(match) if match["castling"] else reader.move(match)


class _Reader:
    """One move while it is made."""

    def __init__(self, printed: PrintedMove, board: list[Piece | None]) -> None:
        self.printed = printed
        self.board = board
        self.effects: list[Effect] = []
        self.has_two_boards = "AliceChess" in printed.conditions

    def promote(self, at: int, kind: str) -> None:
        """Let a pawn that stands on the last rank become something before the move."""
        pawn = self.piece_on(at)
        if pawn.code != "P" or pawn.colour is not self.printed.colour:
            _fail(self.printed.text)
        self.become(at, kind)

    def castling(self, match: re.Match[str]) -> Move:
        start = 4 if self.printed.colour is Colour.WHITE else 60
        is_short = match["castling"] == "0-0"
        end, rook = (start + 2, start + 3) if is_short else (start - 2, start - 4)
        origin = start
        for part in re.findall(_BRACKET, match["reborn"]):
            to = self.bracket(part[1:-1])
            if to == start:
                origin = self.effects[-1].square
        king = self.piece_on(start)
        self.piece_on(rook)
        self.go(start, end)
        self.go(rook, (start + end) // 2)
        others = match["effects"]
        if self.has_two_boards:
            # The boards of king and rook.
            self.others(others[:1], end)
            others = others[1:]
        # What names no square belongs to the rook.
        self.others(others, (start + end) // 2)
        return Move(king.code, origin, end, castling=True, effects=tuple(self.effects))

    def move(self, match: re.Match[str]) -> Move:
        start, first = square_number(match["start"]), square_number(match["first"])
        mover = self.piece_on(start)
        is_own = mover.is_neutral or mover.colour is self.printed.colour
        quality = qualities(mover, ENGLISH, with_side=False)
        named = quality + letter(mover.code, ENGLISH)
        if not is_own or match["who"] not in (named, "" if named == "P" else named):
            _fail(self.printed.text)
        end, capture = first, match["sign"] == "*"
        others = match["effects"]
        goes_on = match["second"] is not None and "SeriesCapture" in self.printed.conditions
        if goes_on:
            others = match["then"] + match["second"] + others
            self.remove(first)
        elif match["second"]:
            end = square_number(match["second"])
            if capture and match["then"] == "-":
                self.remove(first)
            else:
                # By way of another square.
                self.go(start, first)
                start, capture = first, match["then"] == "*"
                if capture:
                    self.remove(end)
        elif match["passant"]:
            self.remove(self.passed(end))
        elif capture:
            self.remove(end)
        self.go(start, end)
        self.others(others, end)
        origin = square_number(match["start"])
        return Move(
            mover.code,
            origin,
            end,
            promotion=self.promotion(mover, end),
            capture=capture,
            en_passant=match["passant"] is not None,
            effects=tuple(self.effects),
        )

    def passed(self, end: int) -> int:
        """Where the pawn stands that is taken in passing."""
        behind = end + (-8 if self.printed.colour is Colour.WHITE else 8)
        if not 0 <= behind < 64:
            _fail(self.printed.text)
        return behind

    def promotion(self, mover: Piece, end: int) -> str | None:
        """What a pawn has become on the last rank."""
        changes = (one for one in self.effects if one.action is Action.CHANGE and one.square == end)
        first = next(changes, None)
        is_promotion = mover.code in _PAWNS and end >> 3 in (0, 7)
        return first.piece if is_promotion and first is not None else None

    def others(self, text: str, at: int) -> None:
        """What else the move does."""
        for part in _PART.findall(text):
            if part == "=I":
                self.remove(at)
                self.imitate(at)
            elif part in ("A", "B"):
                self.board_letter(at, part)
            elif part.startswith("=") and self.has_two_boards:
                self.become(at, part[1:-1])
                self.board_letter(at, part[-1])
            elif part.startswith("="):
                self.become(at, part[1:])
            elif not part.startswith("["):
                at = self.step(at, square_number(part[1:]), is_capture=part.startswith("*"))
            elif found := _IMITATORS.fullmatch(part):
                for name in found["squares"].split(","):
                    self.imitate(square_number(name))
            else:
                at = self.bracket(part[1:-1])

    def step(self, start: int, end: int, *, is_capture: bool) -> int:
        """A further step of a series of captures; answers where it ends."""
        self.piece_on(start)
        if is_capture:
            self.remove(end)
        elif self.board[end] is not None:
            _fail(self.printed.text)
        self.do(Effect(Action.STEP, start, end))
        return end

    def board_letter(self, at: int, letter: str) -> None:
        """Note the board of Alice chess on which a piece has arrived."""
        piece = self.piece_on(at)
        if not self.has_two_boards or letter not in ("A", "B"):
            _fail(self.printed.text)
        left = [name for name in piece.attributes if name not in BOARDS]
        left += ["AliceB"] * (letter == "B")
        self.do(Effect(Action.ENDOW, at, attributes=attributes_of(left)))

    def bracket(self, text: str) -> int:
        """What stands in a bracket; answers the square that it ends on."""
        bare = text.removesuffix(UNDERGROUND)
        before = list(self.board)
        at = self._bracket(bare)
        if bare != text:
            self.remove(at)
            self.come_back(at, before[at])
        return at

    def come_back(self, at: int, piece: Piece | None) -> None:
        """Put a piece on a square that what is reborn there does not take from it."""
        if piece is None:
            _fail(self.printed.text)
        side, kept = piece.side, piece.attributes
        self.do(Effect(Action.CREATE, at, side=side, piece=piece.code, attributes=kept))

    def _bracket(self, text: str) -> int:
        if found := _CREATED.fullmatch(text):
            at = square_number(found["at"])
            side, attributes, code = self.piece(found["what"])
            if side is None:
                _fail(self.printed.text)
            if self.board[at] is not None:
                self.make_room(at)
            self.do(Effect(Action.CREATE, at, side=side, piece=code, attributes=attributes))
        elif found := _REMOVED.fullmatch(text):
            at = square_number(found["at"])
            self.named(at, found["what"])
            self.remove(at)
            return at
        elif found := _MOVED.fullmatch(text):
            at = square_number(found["to"])
            start = square_number(found["at"])
            self.named(start, found["what"])
            if start != at and self.board[at] is not None:
                self.make_room(at)
            self.go(start, at)
            if anew := found["anew"]:
                is_printed = anew[0].islower()
                kept = "" if is_printed else qualities(self.piece_on(at), ENGLISH, with_side=False)
                self.become(at, kept + anew)
        elif found := _EXCHANGED.fullmatch(text):
            at, to = square_number(found["at"]), square_number(found["to"])
            letters = [letter(self.piece_on(square).code, ENGLISH) for square in (at, to)]
            if letters != [found["one"], found["other"]]:
                _fail(self.printed.text)
            self.do(Effect(Action.EXCHANGE, at, to))
            return at
        elif found := _CHANGED.fullmatch(text):
            at = square_number(found["at"])
        else:
            _fail(self.printed.text)
        rest = found["rest"]
        for word in _becoming(rest, self.printed.text):
            self.become(at, word)
        return at

    def make_room(self, at: int) -> None:
        """Let a piece disappear from a square on which another one is reborn."""
        if not any(word in text for text in self.printed.conditions for word in _MAKING_ROOM):
            _fail(self.printed.text)
        self.remove(at)

    def named(self, at: int, text: str) -> None:
        """Compare the piece on a square with what is printed of it."""
        piece = self.piece_on(at)
        side = "n" if piece.is_neutral else side_letter(piece.side, ENGLISH)
        bare = qualities(piece, ENGLISH, with_side=False).removeprefix("n" * piece.is_neutral)
        if text != side + bare + letter(piece.code, ENGLISH):
            _fail(self.printed.text)

    def become(self, at: int, text: str) -> None:
        """Change the piece on a square into what stands behind an equals sign."""
        old = self.piece_on(at)
        if re.fullmatch("[wbn]h?", text):
            self.do(Effect(Action.RECOLOUR, at, side=text[0]))
            if "Volage" in old.attributes:
                left = tuple(name for name in old.attributes if name != "Volage")
                self.do(Effect(Action.ENDOW, at, attributes=left))
            return
        if text.islower():
            # Only its qualities change.
            text += letter(old.code, ENGLISH)
        side, attributes, code = self.piece(text)
        boards = [name for name in old.attributes if name in BOARDS]
        attributes = attributes_of([*attributes, *boards])
        if (side or old.side) != old.side:
            self.do(Effect(Action.RECOLOUR, at, side=side))
        if attributes != old.attributes:
            self.do(Effect(Action.ENDOW, at, attributes=attributes))
        if code != old.code:
            self.do(Effect(Action.CHANGE, at, piece=code))

    def piece(self, text: str) -> tuple[str | None, tuple[str, ...], str]:
        """Side, attributes and kind."""
        found = _PIECE.fullmatch(text)
        if found is None:
            _fail(self.printed.text)
        try:
            code = kind_of(found["kind"]).code
        except KeyError:
            _fail(self.printed.text)
        attributes = tuple(sorted(name for name in ATTRIBUTES if found[name] is not None))
        return found["side"], attributes, code

    def piece_on(self, at: int) -> Piece:
        """The piece on a square."""
        piece = self.board[at]
        if piece is None:
            _fail(self.printed.text)
        return piece

    def remove(self, at: int) -> None:
        self.piece_on(at)
        self.do(Effect(Action.REMOVE, at))

    def go(self, start: int, end: int) -> None:
        self.piece_on(start)
        if start != end and self.board[end] is not None:
            _fail(self.printed.text)
        self.do(Effect(Action.MOVE, start, end))

    def imitate(self, at: int) -> None:
        self.do(Effect(Action.IMITATE, at))

    def do(self, effect: Effect) -> None:
        replay(self.board, effect)
        self.effects.append(effect)


def _becoming(text: str, whole: str) -> Iterator[str]:
    """What stands behind the equals signs of a text."""
    if text and not text.startswith("="):
        _fail(whole)
    yield from filter(None, text.split("=")[1:])


def _fail(text: str) -> NoReturn:
    raise FormatError("popeye-output-word", text=text)
