"""Stipulations: what is asked of a position, read from text such as `#3`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NoReturn

from matewright.errors import StipulationError

MOST_MOVES = 64


@dataclass(frozen=True, slots=True)
class Stipulation:
    """A direct mate in `moves` moves. Other kinds of play come with their solvers."""

    moves: int

    def __post_init__(self) -> None:
        """Raise `StipulationError` for a number of moves that is out of range."""
        if not 1 <= self.moves <= MOST_MOVES:
            raise StipulationError(
                "stipulation-length", text=self.text, count=self.moves, most=MOST_MOVES
            )

    @property
    def text(self) -> str:
        """The canonical text, `#3`."""
        return f"#{self.moves}"

    @property
    def meaning(self) -> str:
        """One English sentence for people who do not know the sign."""
        if self.moves == 1:
            return "The side to move mates at once"
        return f"The side to move mates in {self.moves} moves against every defence"

    def __str__(self) -> str:
        return self.text

    @classmethod
    def parse(cls, text: str) -> Stipulation:
        """Read a stipulation; case and surrounding space do not matter.

        Raises `StipulationError` naming the character for nonsense, the length for 0 or more than
        64 moves, and the name of the stipulation for one that exists but has no solver yet.
        """
        return _parse(text)


# Names of what the grammar of problem chess knows and this program does not solve yet.
_PLAY_NAMES = {
    "s": "selfmate play",
    "r": "reflexmate play",
    "semi-r": "semi-reflexmate play",
    "h": "help play",
    "hs": "help-self play",
    "hr": "help-reflex play",
    "ser-": "series play",
    "ser-s": "series self play",
    "ser-h": "series help play",
    "ser-r": "series reflex play",
}
_GOAL_NAMES = {
    "=": "stalemate",
    "==": "double stalemate",
    "#=": "mate or stalemate",
    "+": "check",
    "x": "capture",
    "z": "reaching a square",
    "ep": "en passant capture",
    "00": "castling",
    "##": "double mate",
    "!=": "auto-stalemate",
    "~": "any move",
    "%": "winning a piece",
}
_PLAY = re.compile(r"ser-[shr]?|semi-r|hs|hr|h|s|r", re.IGNORECASE)
_GOAL = re.compile(r"##|#=|==|!=|#|=|\+|x|z[a-h][1-8]|ep|00|~|%", re.IGNORECASE)
_LENGTH = re.compile(r"[0-9]+(\.5)?")


def _parse(text: str) -> Stipulation:
    text = text.strip()
    if not text:
        raise StipulationError("stipulation-empty")
    place = 0
    play = _PLAY.match(text)
    if play:
        place = play.end()
    goal = _GOAL.match(text, place)
    if not goal:
        _fail(text, place, "a goal such as # is expected here")
    length = _LENGTH.match(text, goal.end())
    if not length:
        _fail(text, goal.end(), "the number of moves is expected here")
    if length.end() < len(text):
        _fail(text, length.end(), "nothing may follow the number of moves")
    if play:
        raise StipulationError(
            "stipulation-unsupported", text=text, name=_PLAY_NAMES[play.group().lower()]
        )
    if goal.group() != "#":
        name = _GOAL_NAMES[re.sub(r"^z.*", "z", goal.group().lower())]
        raise StipulationError("stipulation-unsupported", text=text, name=f"the goal “{name}”")
    if length.group(1):
        _fail(text, length.start(1), "half moves exist only in help play")
    digits = length.group().lstrip("0")
    if not digits or len(digits) > 2 or int(digits) > MOST_MOVES:
        raise StipulationError(
            "stipulation-length", text=text, count=digits or "0", most=MOST_MOVES
        )
    return Stipulation(int(digits))


def _fail(text: str, place: int, expected: str) -> NoReturn:
    raise StipulationError(
        "stipulation-syntax",
        text=text,
        column=place + 1,
        found=text[place] if place < len(text) else "end of text",
        expected=expected,
    )
