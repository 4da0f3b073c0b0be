"""Stipulations: what a position is to be solved for, such as `#3`, `ser-h=5`, `h#2.5`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from matewright.errors import StipulationError
from matewright.model import opening, stipulation_words
from matewright.model.goal import Goal
from matewright.model.move import square_name
from matewright.model.piece import Colour
from matewright.model.play import PROVING, Play
from matewright.wording import decimal

MOST_MOVES: Final = 64
EMPTY_TARGET: Final = "8/8/8/8/8/8/8/8"
"""The board of `a=>b` before men stand on it."""
MOST_SERIES_MOVES: Final = 255


@dataclass(frozen=True, slots=True)
class Stipulation:
    """The task: who plays how (`play`), for what (`goal`), in how many moves.

    `moves` is the whole number of moves as written, `half` that `.5` follows it. `target` is the
    square (0 … 63) of the goals `z` and `k`, None for all others. `exact`: what is reached sooner
    does not count. `other_goal` is what Black could reach in reciprocal play; None where it is the
    same, and elsewhere. `board` is the position to be reached with the goal `a=>b`, as the first
    field of a FEN; None for all others. `forced`: so many of the last half-moves of help play are a
    battle in which Black resists. `opening`: the first moves of a proof game that are given, in
    UCI; they count among its moves. Raises `StipulationError` for a length out of range,
    `ValueError` for fields that do not fit each other.
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
    opening: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Check that the fields fit."""
        if self.half and not self.play.is_help:
            raise ValueError("half moves exist only in help play")
        if (self.target is not None) != self.goal.has_square:
            raise ValueError("a square belongs to the goals z and k, and to no other")
        if (self.board is not None) != (self.goal is Goal.A_TO_B):
            raise ValueError("a position belongs to the goal a=>b, and to no other")
        is_unsettled = self.goal.exposes_king or self.goal.is_zugzwang or self.play.is_parry_battle
        if not fits(self.play, self.goal) or (self.exact and is_unsettled):
            raise ValueError("the goal does not exist in this play")
        if self.other_goal is self.goal or (
            self.other_goal and not self.other_goal.can_be_one_of_two
        ):
            raise ValueError("the other goal is the same, or none for Black")
        if self.other_goal is not None and not self.play.is_reciprocal:
            raise ValueError("another goal exists only in reciprocal play")
        if not self._least <= self.moves <= self._most:
            count = f"{self.moves}.5" if self.half else self.moves
            raise length_error(self.text, count, self._most)
        if self.forced and (self.exact or not self._may_be_forced):
            raise ValueError("only the last half-moves of help play may be forced")
        if self.opening and not (self.play is Play.PROOF and self.is_proof_game):
            raise ValueError("only a proof game in which both sides move has given first moves")
        if len(self.opening) >= self.half_moves and self.opening:
            raise StipulationError("opening-long", text=self.task)

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
        """The canonical text: `#3`, `ser-zd45`, `h#2.5`, `a=>b1 8/8/8/8/8/k7/8/K7`.

        Given first moves follow it: `dia3.5 1.g3 d6`.
        """
        return " ".join(filter(None, (self.task, self.board)))

    @property
    def task(self) -> str:
        """The same without the position to be reached, which a diagram shows: `a=>b1`."""
        target = "" if self.target is None else square_name(self.target)
        if self.forced:
            helped, goal = self.half_moves - self.forced, f"[{self.goal}]"
            if self.forced % 2:
                return f"black {helped}h[{self.forced}a{goal}d]h"
            return f"black {helped}hh[{self.forced}da{goal}]"
        if self.goal.is_zugzwang:
            return self._structured
        exact = "exact-" if self.exact else ""
        other = "" if self.other_goal is None else f"({self.other_goal})"
        half = ".5" if self.half else ""
        play = "" if self.play is Play.PROOF else self.play.value
        task = f"{exact}{play}{other}{self.goal}{target}{self.moves}{half}"
        return f"{task} {opening.write(self.opening)}" if self.opening else task

    @property
    def is_structured(self) -> bool:
        """Whether it is written as Popeye's structured stipulations are."""
        return self.forced > 0 or self.goal.is_zugzwang

    @property
    def _structured(self) -> str:
        """What Popeye calls a structured stipulation."""
        side, goal = self.first_mover.english.lower(), f"[{self.goal}]"
        match self.play:
            case Play.DIRECT:
                return f"{side} {self.half_moves}a{goal}d"
            case Play.SERIES_HELP:
                return f"{side} {self.moves}s[1a{goal}d]"
            case _:
                return f"{side} {self.half_moves}{f'h{goal}h' if self.half else f'hh{goal}'}"

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

        In parry series only the moves of the series count; pass their number.
        """
        if self.play.is_series:
            return half_moves - self.play.replies
        return half_moves // 2

    @property
    def has_settled_phases(self) -> bool:
        """Whether set play and tries are defined: not in exact reflex play."""
        return not (self.exact and self.play in (Play.REFLEX, Play.SEMI_REFLEX))

    @property
    def is_proof_game(self) -> bool:
        """Whether the diagram is to be reached: play begins in the array of a game."""
        return self.goal is Goal.PROOF_GAME

    @property
    def turn_when_reached(self) -> Colour:
        """The side whose move it is once the diagram of a proof game is reached."""
        if self.play.is_series and not self.play.is_parry:
            # The series is one side's turn, whatever its length.
            goes_over = self.play.replies % 2 == 0
        else:
            goes_over = self.half_moves % 2 == 1
        return self.first_mover.other if goes_over else self.first_mover

    @property
    def needs_king(self) -> frozenset[Colour]:
        """The sides that must have a king, because they are to be mated.

        A side without one is stalemated where none of its men can move.
        """
        sufferer = Colour.WHITE if self.play.is_self else Colour.BLACK
        needed = _needed(self.goal, sufferer)
        if self.play.is_reciprocal:
            needed |= _needed(self.other_goal or self.goal, sufferer.other)
        return needed

    def kings_needed(self, begins: Colour) -> frozenset[Colour]:
        """The sides that must have a king when that side moves first."""
        if begins is self.first_mover:
            return self.needs_king
        return frozenset(colour.other for colour in self.needs_king)

    @property
    def meaning(self) -> str:
        """One sentence for people who do not know the signs."""
        return stipulation_words.meaning(self)

    @property
    def name(self) -> str:
        """The stipulation in few words: `mate in 3`, `helpmate in 2.5`, `series selfmate in 4`."""
        return self.name_in(self.moves)

    @property
    def brief_names(self) -> tuple[str, str]:
        """The names for narrow spaces: `mate in 3`, and without a number `mate`."""
        return stipulation_words.brief_names(self)

    def name_in(self, moves: int | str, *, at_most: bool = False) -> str:
        """The same for another length, or with words instead; half moves stay half moves.

        `mate in 2`, `selfmate in at most 4`.
        """
        return stipulation_words.name_in(self, moves, at_most=at_most)

    def number(self, moves: int) -> str:
        """A length as people write it: `3`, or `2.5` for half moves."""
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

        Raises `StipulationError`: naming the character for an invalid stipulation, the length for
        one that is out of range, and the name of what Popeye has beyond this grammar.
        """
        # Both modules know what a stipulation is.
        from matewright.model import stipulation_reading

        return stipulation_reading.parse(text)


@dataclass(frozen=True, slots=True)
class UnknownStipulation:
    """A stipulation that is not understood here, as it is written; empty where there is none."""

    text: str = ""

    def __str__(self) -> str:
        return self.text

    def __bool__(self) -> bool:
        return bool(self.text)

    @property
    def task(self) -> str:
        """The same."""
        return self.text

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
    """The stipulation, and whether a star adds set play: `h#2.5*` is `h#2.5`, True.

    A text with which a star makes no sense is not understood.
    """
    if text.rstrip().endswith("*"):
        bare = stipulation_of(text.rstrip()[:-1])
        if isinstance(bare, Stipulation) and bare.play.has_set_play:
            return bare, True
    return stipulation_of(text), False


def fits(play: Play, goal: Goal) -> bool:
    """Whether a goal exists in a play."""
    if goal is Goal.PROOF_GAME:
        return play in PROVING
    if goal is Goal.A_TO_B:
        return play in (Play.PROOF, Play.SERIES)
    if goal.is_zugzwang:
        return play in (Play.DIRECT, Play.HELP, Play.SERIES_HELP)
    return play is not Play.PROOF and not (goal.exposes_king and play.is_reciprocal)


def fitting_goal(play: Play, goal: Goal) -> Goal:
    """A goal that exists in a play: that goal, if it does."""
    if fits(play, goal):
        return goal
    return Goal.PROOF_GAME if play is Play.PROOF else Goal.MATE


def length_error(text: str, count: object, most: int) -> StipulationError:
    """The message for a length out of range."""
    return StipulationError("stipulation-length", text=text, count=count, most=most)


def _needed(goal: Goal, sufferer: Colour) -> frozenset[Colour]:
    """The sides that must have a king for a goal that one of them is to suffer."""
    if goal in (Goal.DOUBLE_MATE, Goal.COUNTER_MATE):
        return frozenset(Colour)
    if goal in (Goal.AUTO_MATE, Goal.MATE_ZUGZWANG):
        return frozenset({sufferer.other})
    return frozenset({sufferer} if goal is Goal.MATE else ())
