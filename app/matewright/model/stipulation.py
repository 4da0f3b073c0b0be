"""Stipulations: what is asked of a position, read from text such as `#3`, `ser-h=5`, `h#2.5`.

The grammar is `[exact-]PLAY[(GOAL)]GOALn[.5]` without regard to case, with the signs of `Play` and
`Goal`; with `a=>b` the position to be reached follows. The rest of what Popeye knows is recognised
and refused by name.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import Final, NoReturn

from matewright.errors import FormatError, StipulationError
from matewright.model.move import FILES, square_name, square_number
from matewright.model.piece import Colour
from matewright.model.position import Position
from matewright.wording import Wording, decimal

_words: Final = Wording("stipulation")

MOST_MOVES: Final = 64
MOST_SERIES_MOVES: Final = 255


class Play(StrEnum):
    """How the two sides play; the value is how the canonical text begins.

    White is the side that has the goal in direct, help and series play, and the side that is to
    suffer it in self and reflex play; a problem may exchange the parts of White and Black.
    """

    DIRECT = ""
    SELF = "s"
    REFLEX = "r"
    SEMI_REFLEX = "semi-r"
    HELP = "h"
    HELP_SELF = "hs"
    HELP_REFLEX = "hr"
    SERIES = "ser-"
    SERIES_SELF = "ser-s"
    SERIES_REFLEX = "ser-r"
    SERIES_HELP = "ser-h"
    SERIES_HELP_SELF = "ser-hs"
    RECIPROCAL = "reci-h"
    SERIES_RECIPROCAL = "ser-reci-h"
    PARRY = "phser-"
    PARRY_SELF = "phser-s"
    PARRY_REFLEX = "phser-r"
    PARRY_HELP = "pser-h"
    PARRY_BATTLE = "pser-"
    PARRY_BATTLE_SELF = "pser-s"
    PARRY_BATTLE_REFLEX = "pser-r"
    PARRY_BATTLE_SEMI_REFLEX = "pser-semi-r"
    PROOF = "proof-"

    @property
    def is_battle(self) -> bool:
        """Whether Black resists from the first move: there are keys and variations."""
        return self in _BATTLES or self.is_parry_battle

    @property
    def is_parry_battle(self) -> bool:
        """Whether Black resists, but moves only where he is in check: elsewhere he passes."""
        return self in _PARRY_BATTLES

    @property
    def is_help(self) -> bool:
        """Whether both sides move in turn and cooperate, at least in the beginning."""
        return self in (
            Play.HELP,
            Play.HELP_SELF,
            Play.HELP_REFLEX,
            Play.RECIPROCAL,
            Play.PROOF,
        )

    @property
    def is_series(self) -> bool:
        """Whether one side makes its moves in a row; the other may parry checks, and helps."""
        return "ser-" in self.value and not self.is_parry_battle

    @property
    def is_parry(self) -> bool:
        """Whether the series may check, and the other side parries."""
        return self.is_series and self.value.startswith("p")

    @property
    def is_reciprocal(self) -> bool:
        """Whether Black, too, could reach a goal in place of his last move."""
        return self in (Play.RECIPROCAL, Play.SERIES_RECIPROCAL)

    @property
    def is_self(self) -> bool:
        """Whether it is Black who reaches the goal, against his will or because he must."""
        return self in _SELF

    @property
    def has_set_play(self) -> bool:
        """Whether anything is left of it when its first move or series is left out."""
        return not self.is_reciprocal and self not in (
            Play.PROOF,
            Play.SERIES,
            Play.PARRY,
            Play.PARRY_BATTLE,
            Play.SERIES_HELP_SELF,
        )

    def fewest(self, *, half: bool) -> int:
        """The least number of whole moves that can be asked for, before half a move or without."""
        # In reciprocal play two half-moves are needed at least.
        return 0 if half and self.is_help and self is not Play.RECIPROCAL else 1

    @property
    def is_black_series(self) -> bool:
        """Whether it is Black who makes the series."""
        return self in _BLACK_SERIES

    @property
    def replies(self) -> int:
        """How many moves stand behind the moves of a series."""
        return {Play.SERIES: 0, Play.PARRY: 0, Play.SERIES_HELP_SELF: 2}.get(self, 1)


_BATTLES: Final = (Play.DIRECT, Play.SELF, Play.REFLEX, Play.SEMI_REFLEX)
_PARRY_BATTLES: Final = (
    Play.PARRY_BATTLE,
    Play.PARRY_BATTLE_SELF,
    Play.PARRY_BATTLE_REFLEX,
    Play.PARRY_BATTLE_SEMI_REFLEX,
)
_SELF: Final = (
    Play.SELF,
    Play.REFLEX,
    Play.SEMI_REFLEX,
    Play.HELP_SELF,
    Play.HELP_REFLEX,
    Play.SERIES_SELF,
    Play.SERIES_REFLEX,
    Play.SERIES_HELP_SELF,
    Play.PARRY_SELF,
    Play.PARRY_REFLEX,
    *_PARRY_BATTLES[1:],
)
_BLACK_SERIES: Final = (
    Play.SERIES_HELP,
    Play.SERIES_HELP_SELF,
    Play.SERIES_RECIPROCAL,
    Play.PARRY_HELP,
)


PROVING: Final = (Play.PROOF, Play.SERIES, Play.SERIES_HELP, Play.PARRY, Play.PARRY_HELP)
"""The plays in which a diagram can be reached from the array of a game."""


class Goal(StrEnum):
    """What the last move must reach; the value is how it is written."""

    MATE = "#"
    STALEMATE = "="
    DOUBLE_STALEMATE = "=="
    MATE_OR_STALEMATE = "#="
    CHECK = "+"
    CAPTURE = "x"
    TARGET = "z"
    EN_PASSANT = "ep"
    CASTLING = "00"
    ANY_MOVE = "~"
    WIN_PIECE = "%"
    LAST_RANK = "c81"
    AUTO_STALEMATE = "!="
    CIRCUIT = "ct"
    EXCHANGE = "<>"
    KISS = "k"
    PROOF_GAME = "dia"
    A_TO_B = "a=>b"
    DOUBLE_MATE = "##"
    COUNTER_MATE = "##!"
    AUTO_MATE = "!#"

    @property
    def has_square(self) -> bool:
        """Whether a square belongs to it."""
        return self in (Goal.TARGET, Goal.KISS)

    @property
    def is_told(self) -> bool:
        """Whether what is known of a move alone tells if it is reached."""
        return self not in (
            Goal.AUTO_STALEMATE,
            Goal.CIRCUIT,
            Goal.EXCHANGE,
            Goal.KISS,
            Goal.PROOF_GAME,
            Goal.A_TO_B,
            Goal.DOUBLE_MATE,
            Goal.COUNTER_MATE,
            Goal.AUTO_MATE,
        )

    @property
    def exposes_king(self) -> bool:
        """Whether it is reached by moves that leave the own king in check, and only by those."""
        return self in (Goal.DOUBLE_MATE, Goal.COUNTER_MATE, Goal.AUTO_MATE)

    @property
    def can_be_one_of_two(self) -> bool:
        """Whether White and Black may have different goals in reciprocal play, this being one."""
        is_position = self in (Goal.PROOF_GAME, Goal.A_TO_B)
        return not (self.has_square or self.exposes_king or is_position)


@dataclass(frozen=True, slots=True)
class Stipulation:
    """What is asked: who plays how (`play`), for what (`goal`), in how many moves.

    `moves` is the whole number of moves as written, `half` that `.5` follows it. `target` is the
    square (0 … 63) of the goals `z` and `k`, None for all others. `exact`: what is reached sooner
    does not count. `other_goal` is what Black could reach in reciprocal play; None where it is the
    same, and elsewhere. `board` is the position to be reached with the goal `a=>b`, as the first
    field of a FEN; None for all others. `forced`: so many of the last half-moves of help play are a
    battle in which Black resists. Raises `StipulationError` for a length out of range, `ValueError`
    for fields that do not fit each other.
    """

    moves: int
    play: Play = Play.DIRECT
    goal: Goal = Goal.MATE
    half: bool = False
    target: int | None = None
    exact: bool = False
    other_goal: Goal | None = None
    board: str | None = None
    forced: int = 0

    def __post_init__(self) -> None:
        """Check that the fields fit."""
        if self.half and not self.play.is_help:
            raise ValueError("half moves exist only in help play")
        if (self.target is not None) != self.goal.has_square:
            raise ValueError("a square belongs to the goals z and k, and to no other")
        if (self.board is not None) != (self.goal is Goal.A_TO_B):
            raise ValueError("a position belongs to the goal a=>b, and to no other")
        is_unsettled = self.goal.exposes_king or self.play.is_parry_battle
        if not _fit(self.play, self.goal) or (self.exact and is_unsettled):
            raise ValueError("the goal does not exist in this play")
        if self.other_goal is self.goal or (
            self.other_goal and not self.other_goal.can_be_one_of_two
        ):
            raise ValueError("the other goal is the same, or none for Black")
        if self.other_goal is not None and not self.play.is_reciprocal:
            raise ValueError("another goal exists only in reciprocal play")
        if not self._least <= self.moves <= self._most:
            count = f"{self.moves}.5" if self.half else self.moves
            raise _length_error(self.text, count, self._most)
        if self.forced and (self.exact or not self._may_be_forced):
            raise ValueError("only the last half-moves of help play may be forced")

    @property
    def _may_be_forced(self) -> bool:
        is_end = self.goal in (Goal.MATE, Goal.STALEMATE)
        is_help = self.play is Play.HELP and not self.half and is_end
        return is_help and 2 <= self.forced < self.half_moves

    @property
    def _least(self) -> int:
        return self.play.fewest(half=self.half)

    @property
    def _most(self) -> int:
        return MOST_SERIES_MOVES if self.play.is_series else MOST_MOVES

    @property
    def text(self) -> str:
        """The canonical text: `#3`, `ser-zd45`, `h#2.5`, `a=>b1 8/8/8/8/8/k7/8/K7`."""
        target = "" if self.target is None else square_name(self.target)
        if self.forced:
            helped, goal = self.half_moves - self.forced, f"[{self.goal}]"
            if self.forced % 2:
                return f"black {helped}h[{self.forced}a{goal}d]h"
            return f"black {helped}hh[{self.forced}da{goal}]"
        exact = "exact-" if self.exact else ""
        other = "" if self.other_goal is None else f"({self.other_goal})"
        half = ".5" if self.half else ""
        play = "" if self.play is Play.PROOF else self.play.value
        board = "" if self.board is None else f" {self.board}"
        return f"{exact}{play}{other}{self.goal}{target}{self.moves}{half}{board}"

    def __str__(self) -> str:
        return self.text

    @property
    def first_mover(self) -> Colour:
        """The side that moves first when White and Black play their own parts."""
        if self.goal is Goal.PROOF_GAME:
            return Colour.WHITE
        if self.play is Play.PROOF:
            return Colour.BLACK
        if self.play in (Play.HELP_SELF, Play.HELP_REFLEX):
            return Colour.BLACK if self.half else Colour.WHITE
        if self.play in (Play.HELP, Play.RECIPROCAL):
            return Colour.WHITE if self.half else Colour.BLACK
        return Colour.BLACK if self.play.is_black_series else Colour.WHITE

    @property
    def half_moves(self) -> int:
        """How many moves of either side the longest solution has; series count no passes.

        In parry series it is the most there can be: every check is parried.
        """
        if self.play.is_parry:
            return 2 * self.moves - (self.play is Play.PARRY)
        if self.play.is_series:
            return self.moves + self.play.replies
        is_direct = self.play in (Play.DIRECT, Play.PARRY_BATTLE)
        return 2 * self.moves + self.half - is_direct

    def moves_of(self, half_moves: int) -> int:
        """How many whole moves so many moves of either side are, as the stipulation counts.

        In parry series only the moves of the series count: ask those.
        """
        if self.play.is_series:
            return half_moves - self.play.replies
        return half_moves // 2

    @property
    def is_proof_game(self) -> bool:
        """Whether the diagram is to be reached: play begins in the array of a game."""
        return self.goal is Goal.PROOF_GAME

    @property
    def needs_king(self) -> frozenset[Colour]:
        """The sides that must have a king, because they are to be mated or stalemated."""
        sufferer = Colour.WHITE if self.play.is_self else Colour.BLACK
        needed = _needed(self.goal, sufferer)
        if self.play.is_reciprocal:
            needed |= _needed(self.other_goal or self.goal, sufferer.other)
        return needed

    @property
    def code_without_king(self) -> str:
        """The code of the error that says what a side without a king cannot be."""
        return _WITHOUT_KING.get(self.goal, "no-king")

    def kings_needed(self, begins: Colour) -> frozenset[Colour]:
        """The sides that must have a king when that side moves first."""
        if begins is self.first_mover:
            return self.needs_king
        return frozenset(colour.other for colour in self.needs_king)

    @property
    def meaning(self) -> str:
        """One sentence for people who do not know the signs."""
        return _meaning(self)

    @property
    def name(self) -> str:
        """What is asked in a few words: `mate in 3`, `helpmate in 2.5`, `series selfmate in 4`."""
        return self.name_in(self.moves)

    @property
    def brief_names(self) -> tuple[str, str]:
        """The name for places where it has no room: `mate in 3`, and without a number `mate`.

        Languages that say `in 3 moves` leave out the last word.
        """
        name, length = _name(self), self.number(self.moves)
        if self.exact:
            return _words("{name} in exactly {length}", name=name, length=length), name
        return _words("{name} in {number}", name=name, number=length), name

    def name_in(self, moves: int | str, *, at_most: bool = False) -> str:
        """The same for another length, or for words in its place; half moves stay half moves.

        `mate in 2`, `selfmate in at most 4`.
        """
        name = _name(self)
        if self.exact and not at_most:
            length = self.number(moves) if isinstance(moves, int) else moves
            return _words("{name} in exactly {length}", name=name, length=length)
        if isinstance(moves, int) and not self.half:
            if at_most:
                return _words.count(
                    moves, "{name} in at most %n", "{name} in at most %n", name=name
                )
            return _words.count(moves, "{name} in %n", "{name} in %n", name=name)
        length = self.number(moves) if isinstance(moves, int) else moves
        if at_most:
            return _words("{name} in at most {length}", name=name, length=length)
        return _words("{name} in {length}", name=name, length=length)

    def number(self, moves: int) -> str:
        """A length as people write it: `3`, or `2.5` where half moves are asked for."""
        return decimal(f"{moves}{'.5' if self.half else ''}")

    @property
    def is_direct_mate(self) -> bool:
        """Whether it is `#n`."""
        return self.play is Play.DIRECT and self.goal is Goal.MATE and not self.exact

    @property
    def is_help_mate(self) -> bool:
        """Whether it is `h#n` or `h#n.5`."""
        is_plain = not self.exact and not self.forced
        return self.play is Play.HELP and self.goal is Goal.MATE and is_plain

    def checked(self) -> Stipulation:
        """This stipulation; `UnknownStipulation` raises its error here."""
        return self

    @classmethod
    def parse(cls, text: str) -> Stipulation:
        """Read a stipulation; case and surrounding space do not matter.

        Raises `StipulationError`: naming the character for what is no stipulation, the length for
        one that is out of range, and the name of what Popeye knows beyond this grammar.
        """
        return _parse(text)


@dataclass(frozen=True, slots=True)
class UnknownStipulation:
    """A stipulation that is not understood here, as it is written; empty where there is none."""

    text: str = ""

    def __str__(self) -> str:
        return self.text

    def __bool__(self) -> bool:
        return bool(self.text)

    def checked(self) -> Stipulation:
        """Raise the `StipulationError` that says what is not understood."""
        return Stipulation.parse(self.text)


AnyStipulation = Stipulation | UnknownStipulation


def stipulation_of(text: str) -> AnyStipulation:
    """The stipulation a text says, or else the text as it is written."""
    try:
        return Stipulation.parse(text)
    except StipulationError:
        return UnknownStipulation(text)


def starred_stipulation(text: str) -> tuple[AnyStipulation, bool]:
    """What is asked, and whether a star asks for set play beside it: `h#2.5*` is `h#2.5`, True.

    A text with which a star makes no sense is not understood.
    """
    if text.rstrip().endswith("*"):
        bare = stipulation_of(text.rstrip()[:-1])
        if isinstance(bare, Stipulation) and bare.play.has_set_play:
            return bare, True
    return stipulation_of(text), False


def _fit(play: Play, goal: Goal) -> bool:
    """Whether a goal exists in a play."""
    if goal is Goal.PROOF_GAME:
        return play in PROVING
    if goal is Goal.A_TO_B:
        return play in (Play.PROOF, Play.SERIES)
    return play is not Play.PROOF and not (goal.exposes_king and play.is_reciprocal)


def fitting_goal(play: Play, goal: Goal) -> Goal:
    """A goal that exists in a play: that goal, if it does."""
    if _fit(play, goal):
        return goal
    return Goal.PROOF_GAME if play is Play.PROOF else Goal.MATE


def _needed(goal: Goal, sufferer: Colour) -> frozenset[Colour]:
    """The sides that must have a king for a goal that one of them is to suffer."""
    if goal in (Goal.DOUBLE_STALEMATE, Goal.DOUBLE_MATE, Goal.COUNTER_MATE):
        return frozenset(Colour)
    if goal is Goal.AUTO_MATE:
        return frozenset({sufferer.other})
    return frozenset({sufferer} if goal in _ENDS_OF_PLAY else ())


_ENDS_OF_PLAY = (Goal.MATE, Goal.STALEMATE, Goal.MATE_OR_STALEMATE)

_WITHOUT_KING: Final = {
    Goal.STALEMATE: "no-king-stalemate",
    Goal.DOUBLE_STALEMATE: "no-king-stalemate",
    Goal.MATE_OR_STALEMATE: "no-king-mate-or-stalemate",
}

# -- the meaning in words ------------------------------------------------------------------------

_NOUNS = {
    Goal.MATE: _words.later("mate"),
    Goal.STALEMATE: _words.later("stalemate"),
    Goal.DOUBLE_STALEMATE: _words.later("stalemate of both sides"),
    Goal.MATE_OR_STALEMATE: _words.later("mate or stalemate"),
    Goal.CHECK: _words.later("a check"),
    Goal.CAPTURE: _words.later("a capture"),
    Goal.TARGET: _words.later("a move to {square}"),
    Goal.EN_PASSANT: _words.later("an en passant capture"),
    Goal.CASTLING: _words.later("castling"),
    Goal.ANY_MOVE: _words.later("any move"),
    Goal.WIN_PIECE: _words.later("the win of a piece"),
    Goal.LAST_RANK: _words.later("a move to the last rank"),
    Goal.AUTO_STALEMATE: _words.later("stalemate of the side that moves"),
    Goal.CIRCUIT: _words.later("a circuit"),
    Goal.EXCHANGE: _words.later("an exchange of the places of two own pieces"),
    Goal.KISS: _words.later("a kiss of the piece from {square}"),
    Goal.PROOF_GAME: _words.later("the diagram"),
    Goal.A_TO_B: _words.later("the other position"),
    Goal.DOUBLE_MATE: _words.later("mate of both sides at once"),
    Goal.COUNTER_MATE: _words.later("mate of both sides by the side that is mated"),
    Goal.AUTO_MATE: _words.later("mate of the side that moves"),
}
# For each goal what a side can do, what it is made to do, and what it does.
_VERBS = {
    Goal.MATE: _words.all_later("give mate", "to give mate", "gives mate"),
    Goal.STALEMATE: _words.all_later("give stalemate", "to give stalemate", "gives stalemate"),
    Goal.DOUBLE_STALEMATE: _words.all_later(
        "stalemate both sides", "to stalemate both sides", "stalemates both sides"
    ),
    Goal.MATE_OR_STALEMATE: _words.all_later(
        "give mate or stalemate", "to give mate or stalemate", "gives mate or stalemate"
    ),
    Goal.CHECK: _words.all_later("give check", "to give check", "gives check"),
    Goal.CAPTURE: _words.all_later("capture", "to capture", "captures"),
    Goal.TARGET: _words.all_later("move to {square}", "to move to {square}", "moves to {square}"),
    Goal.EN_PASSANT: _words.all_later(
        "capture en passant", "to capture en passant", "captures en passant"
    ),
    Goal.CASTLING: _words.all_later("castle", "to castle", "castles"),
    Goal.ANY_MOVE: _words.all_later("make any move", "to make any move", "makes any move"),
    Goal.WIN_PIECE: _words.all_later("win a piece", "to win a piece", "wins a piece"),
    Goal.LAST_RANK: _words.all_later(
        "move to the last rank", "to move to the last rank", "moves to the last rank"
    ),
    Goal.AUTO_STALEMATE: _words.all_later(
        "get stalemated by the own move",
        "to get stalemated by the own move",
        "gets stalemated by the own move",
    ),
    Goal.CIRCUIT: _words.all_later(
        "complete a circuit", "to complete a circuit", "completes a circuit"
    ),
    Goal.EXCHANGE: _words.all_later(
        "exchange the places of two own pieces",
        "to exchange the places of two own pieces",
        "exchanges the places of two own pieces",
    ),
    Goal.KISS: _words.all_later(
        "kiss the piece from {square}",
        "to kiss the piece from {square}",
        "kisses the piece from {square}",
    ),
    Goal.PROOF_GAME: _words.all_later(
        "reach the diagram", "to reach the diagram", "reaches the diagram"
    ),
    Goal.A_TO_B: _words.all_later(
        "reach the other position", "to reach the other position", "reaches the other position"
    ),
    Goal.DOUBLE_MATE: _words.all_later("mate both sides", "to mate both sides", "mates both sides"),
    Goal.COUNTER_MATE: _words.all_later(
        "mate both sides when mated",
        "to mate both sides when mated",
        "mates both sides when mated",
    ),
    Goal.AUTO_MATE: _words.all_later(
        "get mated by the own move", "to get mated by the own move", "gets mated by the own move"
    ),
}
_MEANINGS = {
    Play.DIRECT: _words.later("{first} moves first and forces {noun} by White's {last} move"),
    Play.SELF: _words.later("{first} moves first and forces Black {to_do} by Black's {last} move"),
    Play.REFLEX: _words.later(
        "{first} moves first and forces Black {to_do} by Black's {last} move; "
        "a side that can {do} must do so"
    ),
    Play.SEMI_REFLEX: _words.later(
        "{first} moves first and forces Black {to_do} by Black's {last} move; "
        "Black must {do} as soon as he can"
    ),
    Play.HELP: _words.later(
        "{first} moves first and both sides help, so that White {does} on his {last} move"
    ),
    Play.HELP_SELF: _words.later(
        "{first} moves first and both sides help until White forces Black {to_do} "
        "on Black's {last} move"
    ),
    Play.HELP_REFLEX: _words.later(
        "{first} moves first and both sides help until Black can, and so must, {do} "
        "on Black's {last} move"
    ),
    Play.SERIES: _words.later("White makes {row} and {does} with the last"),
    Play.SERIES_SELF: _words.later(
        "White makes {row}, after which Black is forced {to_do} at once"
    ),
    Play.SERIES_REFLEX: _words.later(
        "White makes {row}, after which Black can, and so must, {do} at once"
    ),
    Play.SERIES_HELP: _words.later("Black makes {row}, after which White {does} in one move"),
    Play.SERIES_HELP_SELF: _words.later(
        "Black makes {row}, after which White forces him {to_do} with one move"
    ),
    Play.RECIPROCAL: _words.later(
        "{first} moves first and both sides help, until Black's {last} move can {other} and can "
        "help as well, so that White {does}"
    ),
    Play.SERIES_RECIPROCAL: _words.later(
        "Black makes {row}, the last of which can {other} and can help as well, so that "
        "White {does}"
    ),
    Play.PARRY: _words.later(
        "White makes {row} and {does} with the last; Black moves only where he is in check, "
        "and helps"
    ),
    Play.PARRY_SELF: _words.later(
        "White makes {row}, after which Black is forced {to_do} at once; until then Black moves "
        "only where he is in check, and helps"
    ),
    Play.PARRY_REFLEX: _words.later(
        "White makes {row}, after which Black can, and so must, {do} at once; until then Black "
        "moves only where he is in check, and helps"
    ),
    Play.PARRY_HELP: _words.later(
        "Black makes {row}, after which White {does} in one move; until then White moves only "
        "where he is in check, and helps"
    ),
    Play.PARRY_BATTLE: _words.later(
        "White makes {row} and {does} with the last; Black resists, but moves only where he is in "
        "check"
    ),
    Play.PARRY_BATTLE_SELF: _words.later(
        "White makes {row}, after which Black is forced {to_do} at once; until then Black resists, "
        "but moves only where he is in check"
    ),
    Play.PARRY_BATTLE_REFLEX: _words.later(
        "White makes {row}, after which Black can, and so must, {do} at once; until then Black "
        "resists, but moves only where he is in check; a side that can {do} must do so"
    ),
    Play.PARRY_BATTLE_SEMI_REFLEX: _words.later(
        "White makes {row}, after which Black can, and so must, {do} at once; until then Black "
        "resists, but moves only where he is in check"
    ),
    Play.PROOF: _words.later(
        "From the array of a game, {first} moving first, the diagram is reached in {length}"
    ),
}
_BLACK_PROVES = {
    Play.SERIES_HELP: _words.later("White makes {row}, after which Black {does} in one move"),
    Play.PARRY_HELP: _words.later(
        "White makes {row}, after which Black {does} in one move; until then Black moves only "
        "where he is in check, and helps"
    ),
}
_ONE_MOVE = _words.later("White makes {row} and {does} with it")
_FORCED = _words.later(
    "{first} moves first and both sides help; in the last {row} of {length} White forces {noun}"
)
_TO_POSITION = _words.later(
    "{first} moves first and both sides help, so that the other position is reached in {length}"
)


def _length(asked: Stipulation) -> str:
    if asked.half:
        return _words("{number} moves", number=asked.number(asked.moves))
    return _words.count(asked.moves, "%n move", "%n moves")


def _with_target(asked: Stipulation, text: str) -> str:
    return text if asked.target is None else text.format(square=square_name(asked.target))


def _meaning(asked: Stipulation) -> str:
    do, to_do, does = (_with_target(asked, _words(verb)) for verb in _VERBS[asked.goal])
    is_alone = asked.play in (Play.SERIES, Play.PARRY, Play.PARRY_BATTLE)
    only_move = is_alone and asked.moves == 1
    template = _ONE_MOVE if only_move else _MEANINGS[asked.play]
    if asked.is_proof_game:
        template = _BLACK_PROVES.get(asked.play, template)
    elif asked.play is Play.PROOF:
        template = _TO_POSITION
    elif asked.forced:
        template = _FORCED
    row = _words.count(asked.moves, "one move", "%n moves in a row")
    if asked.forced:
        row = _words.count(asked.forced, "%n half-move", "%n half-moves")
    # A language that bends words otherwise may use any of them in any of these sentences.
    meaning = _words(
        template,
        first=asked.first_mover.word,
        noun=_with_target(asked, _words(_NOUNS[asked.goal])),
        do=do,
        to_do=to_do,
        does=does,
        last=_ordinal(asked.moves + asked.half),
        other=_with_target(asked, _words(_VERBS[asked.other_goal or asked.goal][0])),
        row=row,
        length=_length(asked),
    )
    if asked.exact:
        return _words("{meaning}; what is reached sooner does not count", meaning=meaning)
    return meaning


# -- the name in a few words ---------------------------------------------------------------------

_NAMES = {
    Play.DIRECT: _words.all_later("mate", "stalemate", "{goal}", "{goal}"),
    Play.SELF: _words.all_later("selfmate", "self-stalemate", "self-{goal}", "self {goal}"),
    Play.REFLEX: _words.all_later(
        "reflexmate", "reflex-stalemate", "reflex-{goal}", "reflex {goal}"
    ),
    Play.SEMI_REFLEX: _words.all_later(
        "semi-reflexmate", "semi-reflex-stalemate", "semi-reflex-{goal}", "semi-reflex {goal}"
    ),
    Play.HELP: _words.all_later("helpmate", "help-stalemate", "help-{goal}", "help {goal}"),
    Play.HELP_SELF: _words.all_later(
        "help-selfmate", "help-self-stalemate", "help-self-{goal}", "help-self {goal}"
    ),
    Play.HELP_REFLEX: _words.all_later(
        "help-reflexmate", "help-reflex-stalemate", "help-reflex-{goal}", "help-reflex {goal}"
    ),
    Play.SERIES: _words.all_later(
        "series mate", "series stalemate", "series {goal}", "series {goal}"
    ),
    Play.SERIES_SELF: _words.all_later(
        "series selfmate", "series self-stalemate", "series self-{goal}", "series self {goal}"
    ),
    Play.SERIES_REFLEX: _words.all_later(
        "series reflexmate",
        "series reflex-stalemate",
        "series reflex-{goal}",
        "series reflex {goal}",
    ),
    Play.SERIES_HELP: _words.all_later(
        "series helpmate", "series help-stalemate", "series help-{goal}", "series help {goal}"
    ),
    Play.SERIES_HELP_SELF: _words.all_later(
        "series help-selfmate",
        "series help-self-stalemate",
        "series help-self-{goal}",
        "series help-self {goal}",
    ),
    Play.RECIPROCAL: _words.all_later(
        "reciprocal helpmate",
        "reciprocal help-stalemate",
        "reciprocal help-{goal}",
        "reciprocal help {goal}",
    ),
    Play.SERIES_RECIPROCAL: _words.all_later(
        "reciprocal series helpmate",
        "reciprocal series help-stalemate",
        "reciprocal series help-{goal}",
        "reciprocal series help {goal}",
    ),
    Play.PARRY: _words.all_later(
        "helped parry series mate",
        "helped parry series stalemate",
        "helped parry series {goal}",
        "helped parry series {goal}",
    ),
    Play.PARRY_SELF: _words.all_later(
        "helped parry series selfmate",
        "helped parry series self-stalemate",
        "helped parry series self-{goal}",
        "helped parry series self {goal}",
    ),
    Play.PARRY_REFLEX: _words.all_later(
        "helped parry series reflexmate",
        "helped parry series reflex-stalemate",
        "helped parry series reflex-{goal}",
        "helped parry series reflex {goal}",
    ),
    Play.PARRY_HELP: _words.all_later(
        "parry series helpmate",
        "parry series help-stalemate",
        "parry series help-{goal}",
        "parry series help {goal}",
    ),
    Play.PARRY_BATTLE: _words.all_later(
        "parry series mate",
        "parry series stalemate",
        "parry series {goal}",
        "parry series {goal}",
    ),
    Play.PARRY_BATTLE_SELF: _words.all_later(
        "parry series selfmate",
        "parry series self-stalemate",
        "parry series self-{goal}",
        "parry series self {goal}",
    ),
    Play.PARRY_BATTLE_REFLEX: _words.all_later(
        "parry series reflexmate",
        "parry series reflex-stalemate",
        "parry series reflex-{goal}",
        "parry series reflex {goal}",
    ),
    Play.PARRY_BATTLE_SEMI_REFLEX: _words.all_later(
        "parry series semi-reflexmate",
        "parry series semi-reflex-stalemate",
        "parry series semi-reflex-{goal}",
        "parry series semi-reflex {goal}",
    ),
    Play.PROOF: _words.all_later("proof game", "proof game", "{goal}", "{goal}"),
}
"""What mate, stalemate, goals of one word and goals of several words are called in each play."""

_FORCED_NAMES = _words.all_later(
    "help-direct mate", "help-direct stalemate", "help-direct {goal}", "help-direct {goal}"
)

_BARE_NOUNS = {
    Goal.DOUBLE_STALEMATE: _words.later("double stalemate"),
    Goal.CHECK: _words.later("check"),
    Goal.CAPTURE: _words.later("capture"),
    Goal.TARGET: _words.later("move to {square}"),
    Goal.EN_PASSANT: _words.later("en passant capture"),
    Goal.CASTLING: _words.later("castling"),
    Goal.ANY_MOVE: _words.later("any move"),
    Goal.WIN_PIECE: _words.later("win of a piece"),
    Goal.LAST_RANK: _words.later("move to the last rank"),
    Goal.AUTO_STALEMATE: _words.later("auto-stalemate"),
    Goal.CIRCUIT: _words.later("circuit"),
    Goal.EXCHANGE: _words.later("exchange of places"),
    Goal.KISS: _words.later("kiss of {square}"),
    Goal.PROOF_GAME: _words.later("proof game"),
    Goal.A_TO_B: _words.later("way to another position"),
    Goal.DOUBLE_MATE: _words.later("double mate"),
    Goal.COUNTER_MATE: _words.later("counter-mate"),
    Goal.AUTO_MATE: _words.later("auto-mate"),
}


def _name(asked: Stipulation) -> str:
    if asked.other_goal is not None:
        alone = replace(asked, other_goal=None)
        other = _name(Stipulation(1, goal=asked.other_goal))
        return _words("{name} or {other}", name=_name(alone), other=other)
    mate, stalemate, word, words = _FORCED_NAMES if asked.forced else _NAMES[asked.play]
    if asked.goal is Goal.MATE:
        return _words(mate)
    if asked.goal is Goal.STALEMATE:
        return _words(stalemate)
    if asked.goal is Goal.MATE_OR_STALEMATE:
        return _words("{mate} or {stalemate}", mate=_words(mate), stalemate=_words(stalemate))
    noun = _BARE_NOUNS[asked.goal]
    goal = _with_target(asked, _words(noun))
    template = words if " " in noun else word
    return _words(template, goal=goal)


def _ordinal(number: int) -> str:
    if number == 1:
        return _words("1st")
    ending = 0 if number // 10 % 10 == 1 else number % 10
    match ending:
        case 1:
            return _words("{number}st", number=number)
        case 2:
            return _words("{number}nd", number=number)
        case 3:
            return _words("{number}rd", number=number)
        case _:
            return _words("{number}th", number=number)


# -- reading ------------------------------------------------------------------------------------

# What only Popeye knows, by the text it is written with.
_OTHER_BEGINNINGS = {
    "->": _words.later("introductory moves"),
}
_OTHER_PLAYS = {
    "phser-": _words.later("parry series play"),
    "ser-semi-r": _words.later("series semi-reflexmate play"),
    "ser-hr": _words.later("series help-reflex play"),
}
_OTHER_GOALS = {
    "ctr": _words.later("circuit by rebirth"),
    "<>r": _words.later("exchange of places by rebirth"),
}

_INTRODUCTION = re.compile(r"[0-9]+->")
_SPACES = re.compile(r"\s*")
_EXACT = re.compile(r"exact-")
_SERIES = re.compile(r"(?:|p|ph)ser-")
_PARTS = re.compile(r"reci-h|semi-r|hs|hr|h|s|r")
_GOAL = re.compile(
    r"##!|##|#=|==|!=|!#|#|=|\+|x|[zk](?P<target>[a-h][1-8])|ep|00"
    r"|~|%|ctr|ct|<>r|<>|c81|dia|a=>b"
)
_LENGTH = re.compile(r"[0-9]+(?:(?P<half>\.5)|\.0)?")
_BOARD = re.compile(r"\s+(?P<board>\S+)")


class _Reader:
    """A text and how far it has been read."""

    def __init__(self, text: str) -> None:
        self.text = text
        # One character for one, which is not so in some alphabets: these texts have no upper case.
        self.low = text.lower() if text.isascii() else text
        self.place = 0

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.low, self.place)
        if found:
            self.place = found.end()
        return found

    def word(self, pattern: re.Pattern[str]) -> str:
        found = self.take(pattern)
        return found.group() if found else ""

    def fail(self, expected: str, place: int | None = None) -> NoReturn:
        place = self.place if place is None else place
        raise StipulationError(
            "stipulation-syntax",
            text=self.text,
            column=place + 1,
            found=self.text[place] if place < len(self.text) else _words("end of text"),
            expected=expected,
        )


@lru_cache(maxsize=256)  # a window asks again and again for that of the problem shown
def _parse(text: str) -> Stipulation:
    reader = _Reader(text.strip())
    if not reader.text:
        raise StipulationError("stipulation-empty")
    if reader.low.startswith(("white ", "black ")):
        return _parse_structured(reader.text)
    exact = reader.take(_EXACT) is not None
    beginnings = [_words(_OTHER_BEGINNINGS["->"])] if reader.take(_INTRODUCTION) else []
    series = reader.word(_SERIES)
    for beginning, needed in (("semi-", "r"), ("reci-", "h")):
        after = reader.place + len(beginning)
        if reader.low.startswith(beginning, reader.place) and reader.low[after:][:1] != needed:
            expected = _words(
                "“{needed}” is expected after “{beginning}”", needed=needed, beginning=beginning
            )
            reader.fail(expected, after)
    parts = reader.word(_PARTS)
    goals = _goals(reader)
    if goals[-1][0] in (Goal.PROOF_GAME, Goal.A_TO_B):
        reader.take(_SPACES)
    length = reader.take(_LENGTH)
    if not length:
        reader.fail(_words("the number of moves is expected here"))
    board = _board(reader) if goals[-1][0] == Goal.A_TO_B else None
    if reader.place < len(reader.text):
        reader.fail(_words("nothing may follow the number of moves"))

    others = beginnings + _other_play(series, parts)
    is_reciprocal = parts == "reci-h"
    if len(goals) > 1 and not is_reciprocal:
        others.append(_words("alternative goals"))
    others += [
        _words("the goal “{goal}”", goal=_words(_OTHER_GOALS[name]))
        for name, _ in goals
        if name in _OTHER_GOALS
    ]
    if others:
        raise _unsupported(reader.text, others[0])

    name, square = goals[-1]
    other = Goal(goals[0][0]) if len(goals) > 1 else None
    if other is not None and not (other.can_be_one_of_two and Goal(name).can_be_one_of_two):
        raise _unsupported(reader.text, _words("alternative goals"))
    play = Play(series + parts)
    if play is Play.DIRECT and name in (Goal.PROOF_GAME, Goal.A_TO_B):
        play = Play.PROOF
    if not _fit(play, Goal(name)) or (exact and Goal(name).exposes_king):
        goal = _words(_BARE_NOUNS[Goal(name)])
        raise _unsupported(reader.text, _words("the goal “{goal}” in this play", goal=goal))
    if exact and play.is_parry_battle:
        raise _unsupported(reader.text, _words("an exact length in this play"))
    if length["half"] and not play.is_help:
        reader.fail("half moves exist only in help play", length.start("half"))
    digits = length.group().partition(".")[0].lstrip("0")
    if len(digits) > 3:
        most = MOST_SERIES_MOVES if play.is_series else MOST_MOVES
        raise _length_error(reader.text, digits, most)
    return Stipulation(
        moves=int(digits or "0"),
        play=play,
        goal=Goal(name),
        half=length["half"] is not None,
        target=square_number(square) if square else None,
        exact=exact,
        other_goal=None if other is None or other == name else other,
        board=board,
    )


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
    # Both modules know what a stipulation is.
    from matewright.model import structured

    side, _, form = text.partition(" ")
    found = structured.read(form)
    if found is None or found.first_mover.english.lower() != side.lower():
        raise _unsupported(text, _words("a structured stipulation of this form"))
    return found


def _goals(reader: _Reader) -> list[tuple[str, str]]:
    """The goal with its square, if it has one; two of them where the first is in brackets."""
    found = []
    if reader.low.startswith("(", reader.place):
        reader.place += 1
        found.append(_goal(reader))
        if not reader.low.startswith(")", reader.place):
            reader.fail(_words("a closing bracket is expected here"))
        reader.place += 1
    return [*found, _goal(reader)]


def _goal(reader: _Reader) -> tuple[str, str]:
    found = reader.take(_GOAL)
    if not found:
        if reader.low[reader.place : reader.place + 1] in ("z", "k"):
            file = reader.low[reader.place + 1 : reader.place + 2]
            known = 2 if file and file in FILES else 1
            reader.fail(_words("the name of a square is expected here"), reader.place + known)
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


def _length_error(text: str, count: object, most: int) -> StipulationError:
    return StipulationError("stipulation-length", text=text, count=count, most=most)
