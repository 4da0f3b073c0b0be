"""A move together with its facts, enough to write it in any notation."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NamedTuple

FILES = "abcdefgh"


def square_name(square: int) -> str:
    """`e4` for 28; squares run from a1 = 0 along the ranks to h8 = 63."""
    return FILES[square & 7] + str((square >> 3) + 1)


def square_number(name: str) -> int:
    """28 for `e4`. Raises `ValueError` for text that is not a square."""
    if len(name) != 2 or name[0] not in FILES or name[1] not in "12345678":
        raise ValueError(name)
    return FILES.index(name[0]) + 8 * (int(name[1]) - 1)


def bare(uci: str) -> str:
    """`e3h6` for `e3f5-h6`: a move as the engine calls it."""
    return uci[:2] + uci.partition("-")[2] if uci[4:5] == "-" else uci


class Action(StrEnum):
    """What happens; the value is the sign with which the text of an effect begins."""

    REMOVE = "-"
    MOVE = ">"
    CREATE = "+"
    RECOLOUR = "~"
    CHANGE = "="
    ENDOW = "*"
    EXCHANGE = "<"
    STEP = "/"
    IMITATE = "@"


_MOVING: Final = (Action.MOVE, Action.EXCHANGE, Action.STEP)


class Effect(NamedTuple):
    """One change of the board.

    * `REMOVE`: the piece on `square` disappears.
    * `MOVE`: the piece on `square` goes to `to`, which is empty by then.
    * `CREATE`: a piece of `side` (`w`, `b` or `n`) and kind `piece` appears on `square`, with
      `attributes`.
    * `RECOLOUR`: the piece on `square` becomes one of `side`.
    * `CHANGE`: the piece on `square` becomes one of kind `piece`.
    * `ENDOW`: the piece on `square` gets `attributes` in place of its own.
    * `EXCHANGE`: the pieces on `square` and `to` change places.
    * `STEP`: the piece that has moved goes on from `square` to `to`, as a further step of its move.
    * `IMITATE`: an imitator, which is not a piece, comes to `square`; all do so, in their order.
    """

    action: Action
    square: int
    to: int | None = None
    side: str | None = None
    piece: str | None = None
    attributes: tuple[str, ...] = ()

    @property
    def squares(self) -> tuple[int, ...]:
        """The squares on which something changes."""
        return (self.square,) if self.to is None else (self.square, self.to)

    @property
    def text(self) -> str:
        """`-e5`, `>d4e5`, `+a1wR{Royal}`, `~a1b`, `=e8Q`, `*a1{}`, `<a1h8`, `/d5c6`, `@c5`."""
        to = "" if self.to is None else square_name(self.to)
        is_listed = self.attributes or self.action is Action.ENDOW
        listed = f"{{{','.join(self.attributes)}}}" if is_listed else ""
        what = f"{self.side or ''}{self.piece or ''}{listed}"
        return f"{self.action}{square_name(self.square)}{to}{what}"

    @classmethod
    def parse(cls, text: str) -> Effect:
        """Read the text of an effect. Raises `ValueError` for any other text."""
        found = _TEXT.fullmatch(text)
        if found is None:
            raise ValueError(text)
        square, to, side, piece = found["square"], found["to"], found["side"], found["piece"]
        return cls(
            Action(text[0]),
            square_number(square),
            square_number(to) if to else None,
            side,
            piece,
            tuple(found["attributes"].split(",")) if found["attributes"] else (),
        )


_SQUARE: Final = "[a-h][1-8]"
_KIND: Final = "[A-Z0-9]{1,3}"
_TEXT: Final = re.compile(
    rf"(?:[-@](?=..$)|[></](?=....$)|\+(?=..[wbn][A-Z0-9])|~(?=..[wbn]$)|=(?=..[A-Z0-9]+$)|\*(?=..\{{))"
    rf"(?P<square>{_SQUARE})(?P<to>{_SQUARE})?(?P<side>[wbn])?(?P<piece>{_KIND})?"
    r"(?:\{(?P<attributes>[A-Za-z,]*)\})?"
)


def orthodox_effects(
    from_square: int,
    to_square: int,
    *,
    promotion: str | None = None,
    capture: bool = False,
    en_passant: bool = False,
    castling: bool = False,
) -> tuple[Effect, ...]:
    """The effects of an orthodox move, for texts that say no more of it than this."""
    effects = []
    if en_passant:
        # The captured pawn stands beside the square the capturing one comes from.
        effects.append(Effect(Action.REMOVE, from_square & ~7 | to_square & 7))
    elif capture:
        effects.append(Effect(Action.REMOVE, to_square))
    effects.append(Effect(Action.MOVE, from_square, to_square))
    if castling:
        is_short = to_square > from_square
        rook = to_square + (1 if is_short else -2)
        effects.append(Effect(Action.MOVE, rook, to_square + (-1 if is_short else 1)))
    if promotion is not None:
        effects.append(Effect(Action.CHANGE, to_square, piece=promotion))
    return tuple(effects)


FACTS: Final = (
    "capture",
    "en_passant",
    "castling",
    "check",
    "double_check",
    "mate",
    "stalemate",
)
"""The fields of a move that say what is true of it."""


class Via(NamedTuple):
    """The square by way of which a move of two parts goes, and whether the piece captures there.

    If it does, it goes on from there without capturing (`Nxf5-h6`, a locust's `Lxc3-d4`); else it
    goes there first and then moves as if it came from there (`N-f5xh6` in Make & Take).
    """

    square: int
    captures: bool


@dataclass(frozen=True, slots=True)
class Move:
    """One legal move and its facts.

    `piece` and `promotion` are kind letters (`KINDS`), squares are 0–63. `castling` is the king's
    move (e1–g1). `check`, `double_check`, `mate`, `stalemate` describe the position after the move.
    `file_needed` and `rank_needed` say what short notation must add to distinguish this move from
    that of another piece of the same kind. `effects`: what it does to the board, in order.

    What a notation needs from the problem is not part of the move itself: `quality` is what stands
    before the letter of a neutral (`n`) or half-neutral piece (`nh`, `h` while it has a side);
    `is_beside_nightriders` says that N is their letter there and S the knight's.
    """

    piece: str
    from_square: int
    to_square: int
    promotion: str | None = None
    capture: bool = False
    en_passant: bool = False
    castling: bool = False
    check: bool = False
    double_check: bool = False
    mate: bool = False
    stalemate: bool = False
    file_needed: bool = False
    rank_needed: bool = False
    effects: tuple[Effect, ...] = ()
    quality: str = field(default="", compare=False)
    is_beside_nightriders: bool = field(default=False, compare=False)

    def __post_init__(self) -> None:
        """A move without stated effects does what it would do in orthodox chess."""
        if not self.effects:
            object.__setattr__(self, "effects", self._orthodox_effects)

    @property
    def _orthodox_effects(self) -> tuple[Effect, ...]:
        return orthodox_effects(
            self.from_square,
            self.to_square,
            promotion=self.promotion,
            capture=self.capture,
            en_passant=self.en_passant,
            castling=self.castling,
        )

    @property
    def destination(self) -> int | None:
        """The final square of the piece, for it may go on after its arrival; None once gone."""
        at: int | None = None
        for effect in self.effects:
            if at is None:
                at = effect.to if effect.to == self.to_square else None
            elif at == effect.square and effect.action in _MOVING:
                at = effect.to
            elif at == effect.square and effect.action is Action.REMOVE:
                return None
            elif at == effect.to and effect.action is Action.EXCHANGE:
                at = effect.square
        return self.to_square if at is None else at

    @property
    def imitators(self) -> tuple[int, ...]:
        """Where all imitators are after it, in their order."""
        return tuple(one.square for one in self.effects if one.action is Action.IMITATE)

    @property
    def via(self) -> Via | None:
        """By way of which square it goes to `to_square`; None for a move of one part."""
        if len(self.effects) < 2 or self.castling or self.en_passant:
            return None
        removed: int | None = None
        for effect in self.effects:
            if effect.action is Action.REMOVE:
                removed = effect.square
            elif effect.action is Action.MOVE and effect.square == self.from_square:
                if effect.to is not None and effect.to != self.to_square:
                    return Via(effect.to, captures=False)
                if self.capture and removed is not None and removed != self.to_square:
                    return Via(removed, captures=True)
                return None
        return None

    @property
    def uci(self) -> str:
        """`e2e4`, `e7e8q`; castling as the king's move; `e3f5-h6` by way of f5."""
        via = self.via
        way = "" if via is None else square_name(via.square) + "-"
        return f"{square_name(self.from_square)}{way}{self._end}"

    @property
    def bare_uci(self) -> str:
        """The same without the square it goes by way of, as the engine calls moves."""
        return square_name(self.from_square) + self._end

    @property
    def _end(self) -> str:
        return square_name(self.to_square) + (self.promotion.lower() if self.promotion else "")

    @property
    def identity(self) -> str:
        """What distinguishes it from other moves of its position: UCI, and any further effects.

        Fairy moves of the same squares may differ in where the captured piece is reborn, say.
        """
        if len(self.effects) == 1 or self.effects == self._orthodox_effects:
            return self.uci
        return f"{self.uci} {self.effects}"

    def __str__(self) -> str:
        return self.uci
