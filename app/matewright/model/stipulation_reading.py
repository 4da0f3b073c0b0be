"""Stipulations read from text.

The grammar is `[exact-]PLAY[(GOAL)]GOALn[.5]` without regard to case, with the signs of `Play` and
`Goal`; space may stand before the number, as in Popeye. With `a=>b` the position to be reached
follows; behind `dia` the first moves may be given. Other stipulations of Popeye are recognised and
refused by name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NoReturn

from matewright.errors import FormatError, StipulationError
from matewright.model import opening
from matewright.model.goal import Goal
from matewright.model.move import FILES, square_number
from matewright.model.play import Play
from matewright.model.position import Position
from matewright.model.stipulation import (
    MOST_MOVES,
    MOST_SERIES_MOVES,
    Stipulation,
    fits,
    length_error,
)
from matewright.model.stipulation_words import BARE_NOUNS
from matewright.wording import Wording

_words: Final = Wording("stipulation")

# What only Popeye supports, by the text it is written with.
_OTHER_BEGINNINGS = {
    "->": _words.later("introductory moves"),
}
_OTHER_PLAYS = {
    "phser-": _words.later("help play in a parry series"),
    "ser-semi-r": _words.later("series semi-reflexmate play"),
    "ser-hr": _words.later("series help-reflex play"),
}

_INTRODUCTION = re.compile(r"[0-9]+->")
_PROOF_GAME = re.compile(r"\A(?:S?PG|BP)(?: +in)? *(?=[0-9])", re.IGNORECASE)
"""Proof game, shortest proof game and *Beweispartie*, as magazines write what is `dia` here."""
_SPACES = re.compile(r"\s*")
_EXACT = re.compile(r"exact-")
_SERIES = re.compile(r"(?:|p|ph)ser-")
_PARTS = re.compile(r"reci-h|semi-r|hs|hr|h|s|r")


def _signs(signs: Iterable[str]) -> str:
    """A pattern for one of these signs, the longest that stands there."""
    return "|".join(map(re.escape, sorted(signs, key=len, reverse=True)))


_OF_SQUARES = tuple(goal for goal in Goal if goal.has_square)
_WITHOUT_SQUARES = tuple(goal for goal in Goal if not (goal.has_square or goal.is_zugzwang))
_GOAL = re.compile(rf"(?:{_signs(_OF_SQUARES)})(?P<target>[a-h][1-8])|{_signs(_WITHOUT_SQUARES)}")
_LENGTH = re.compile(r"[0-9]+(?:(?P<half>\.5)|\.0)?")
_BOARD = re.compile(r"\s+(?P<board>\S+)")
_MOVES = re.compile(r"\s+(?P<moves>\S.*)")


class _Reader:
    """A text and how far it has been read."""

    def __init__(self, text: str) -> None:
        self.text = text
        # One character for one, which is not so in some alphabets: these texts have no upper case.
        self.low = text.lower() if text.isascii() else text
        self.offset = 0

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.low, self.offset)
        if found:
            self.offset = found.end()
        return found

    def word(self, pattern: re.Pattern[str]) -> str:
        found = self.take(pattern)
        return found.group() if found else ""

    def fail(self, expected: str, offset: int | None = None) -> NoReturn:
        offset = self.offset if offset is None else offset
        raise StipulationError(
            "stipulation-syntax",
            text=self.text,
            column=offset + 1,
            found=self.text[offset] if offset < len(self.text) else _words("end of text"),
            expected=expected,
        )


@lru_cache(maxsize=256)  # a window parses that of the problem shown again and again
def parse(text: str) -> Stipulation:
    """Read a stipulation, see `Stipulation.parse`."""
    reader = _Reader(_PROOF_GAME.sub("dia", text.strip()))
    if not reader.text:
        raise StipulationError("stipulation-empty")
    if reader.low.startswith(("white ", "black ")):
        return _parse_structured(reader.text)
    exact = reader.take(_EXACT) is not None
    beginnings = [_words(_OTHER_BEGINNINGS["->"])] if reader.take(_INTRODUCTION) else []
    series = reader.word(_SERIES)
    for beginning, needed in (("semi-", "r"), ("reci-", "h")):
        after = reader.offset + len(beginning)
        if reader.low.startswith(beginning, reader.offset) and reader.low[after:][:1] != needed:
            expected = _words(
                "“{needed}” is expected after “{beginning}”", needed=needed, beginning=beginning
            )
            reader.fail(expected, after)
    parts = reader.word(_PARTS)
    goals = _goals(reader)
    reader.take(_SPACES)
    length = reader.take(_LENGTH)
    if not length:
        reader.fail(_words("the number of moves is expected here"))
    board = _board(reader) if goals[-1][0] == Goal.A_TO_B else None
    moves = _opening(reader) if goals[-1][0] == Goal.PROOF_GAME else ()
    if reader.offset < len(reader.text):
        reader.fail(_words("nothing may follow the number of moves"))

    others = beginnings + _other_play(series, parts)
    is_reciprocal = parts == "reci-h"
    if len(goals) > 1 and not is_reciprocal:
        others.append(_words("alternative goals"))
    if others:
        raise _unsupported(reader.text, others[0])

    name, square = goals[-1]
    other = Goal(goals[0][0]) if len(goals) > 1 else None
    if other is not None and not (other.can_be_one_of_two and Goal(name).can_be_one_of_two):
        raise _unsupported(reader.text, _words("alternative goals"))
    play = Play(series + parts)
    if play is Play.DIRECT and name in (Goal.PROOF_GAME, Goal.A_TO_B):
        play = Play.PROOF
    if not fits(play, Goal(name)) or (exact and Goal(name).exposes_king):
        goal = _words(BARE_NOUNS[Goal(name)])
        raise _unsupported(reader.text, _words("the goal “{goal}” in this play", goal=goal))
    if exact and play.is_parry_battle:
        raise _unsupported(reader.text, _words("an exact length in this play"))
    if length["half"] and not play.is_help:
        reader.fail(_words("half moves exist only in help play"), length.start("half"))
    if moves and play is not Play.PROOF:
        raise _unsupported(reader.text, _words("given first moves in this play"))
    digits = length.group().partition(".")[0].lstrip("0")
    if len(digits) > 3:
        most = MOST_SERIES_MOVES if play.is_series else MOST_MOVES
        raise length_error(reader.text, digits, most)
    return Stipulation(
        moves=int(digits or "0"),
        play=play,
        goal=Goal(name),
        half=length["half"] is not None,
        target=square_number(square) if square else None,
        exact=exact,
        other_goal=None if other is None or other == name else other,
        board=board,
        opening=moves,
    )


def _opening(reader: _Reader) -> tuple[str, ...]:
    """The first moves that are given."""
    found = reader.take(_MOVES)
    # The text, not that in which capital letters are lost.
    return opening.read(reader.text[found.start("moves") : found.end()]) if found else ()


def _board(reader: _Reader) -> str:
    """The position that is to be reached."""
    found = reader.take(_BOARD)
    if not found:
        reader.fail(_words("the position to be reached is expected here, as in a FEN"))
    try:
        # The text, not that in which capital letters are lost.
        return Position.from_fen(reader.text[found.start("board") : found.end()]).board_fen
    except FormatError as error:
        reader.fail(str(error).removesuffix("."), found.start("board"))


def _parse_structured(text: str) -> Stipulation:
    """Read what Popeye calls a structured stipulation, if it has a name here."""
    # Its patterns take longer to compile than any other text takes to read.
    from matewright.model import structured

    side, _, form = text.partition(" ")
    found = structured.read(form)
    if found is None or found.first_mover.english.lower() != side.lower():
        raise _unsupported(text, _words("a structured stipulation of this form"))
    return found


def _goals(reader: _Reader) -> list[tuple[str, str]]:
    """The goal with its square, if it has one; two of them where the first is in brackets."""
    found = []
    if reader.low.startswith("(", reader.offset):
        reader.offset += 1
        found.append(_goal(reader))
        if not reader.low.startswith(")", reader.offset):
            reader.fail(_words("a closing bracket is expected here"))
        reader.offset += 1
    return [*found, _goal(reader)]


def _goal(reader: _Reader) -> tuple[str, str]:
    found = reader.take(_GOAL)
    if not found:
        if reader.low[reader.offset : reader.offset + 1] in _OF_SQUARES:
            file = reader.low[reader.offset + 1 : reader.offset + 2]
            width = 2 if file and file in FILES else 1
            reader.fail(_words("the name of a square is expected here"), reader.offset + width)
        reader.fail(_words("a goal such as # is expected here"))
    square = found["target"] or ""
    return found.group().removesuffix(square), square


def _other_play(series: str, parts: str) -> list[str]:
    if series + parts in list(Play):
        return []
    for text in (series, parts, series + parts):
        if text in _OTHER_PLAYS:
            return [_words(_OTHER_PLAYS[text])]
    return []


def _unsupported(text: str, name: str) -> StipulationError:
    return StipulationError("stipulation-unsupported", text=text, name=name)
