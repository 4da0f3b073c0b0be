"""A line that a solver plays on the board while he looks for the solution, and how he writes it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from matewright.model.move import Move
from matewright.model.notation import Notation
from matewright.model.play_state import PlayState
from matewright.model.solution import starting_position
from matewright.model.stipulation import Stipulation
from matewright.services.play.played_game import is_same, legal_moves


@dataclass(frozen=True, slots=True)
class SolversLine:
    """Moves from the diagram of a part, of which `made_count` have been made on the board.

    A move that is None is a pass: of the defender, to look at the threat, and of the side that
    begins, to look at the set play. The side that does not play in a series passes by itself.
    """

    start: PlayState
    stipulation: Stipulation
    moves: tuple[Move | None, ...] = ()
    made_count: int = 0
    legal_moves: tuple[Move, ...] = ()

    @classmethod
    def begin(cls, diagram: PlayState, stipulation: Stipulation) -> Self:
        """The line without moves. Raises what `legal_moves` raises."""
        begun = starting_position(diagram.start.position, stipulation, diagram.start.conditions)
        start = replace(diagram, start=replace(diagram.start, position=begun))
        return cls(start, stipulation).go_to(0)

    @property
    def state(self) -> PlayState:
        """What is on the board, and how it came about."""
        state = self.start
        for move in self.made:
            state = state.play(move)
        return state

    @property
    def made(self) -> tuple[Move | None, ...]:
        """The moves made up to the position on the board."""
        return self.moves[: self.made_count]

    @property
    def last_move(self) -> Move | None:
        """The last move made, passes left out."""
        return next((move for move in reversed(self.made) if move is not None), None)

    @property
    def is_set_play(self) -> bool:
        """Whether the side that begins has passed; such play is worth no points."""
        return self.made[:1] == (None,)

    @property
    def _is_series(self) -> bool:
        return self.stipulation.play.is_series

    @property
    def can_pass(self) -> bool:
        """Whether the side to move may pass: in battle play the defender, and in the diagram.

        Nobody passes in check.
        """
        if not (self.stipulation.play.is_plain_battle and self.legal_moves):
            return False
        before = self.made[-1] if self.made else None
        return not self.made or (
            self.made_count % 2 == 1 and before is not None and not before.check
        )

    def go_to(self, index: int) -> Self:
        """The same line shown up to another move; numbers out of range are clamped."""
        index = max(0, min(index, len(self.moves)))
        shown = replace(self, made_count=index)
        return replace(shown, legal_moves=legal_moves(shown.state))

    def go_by(self, steps: int) -> Self:
        """The same line so many moves further on, or back; passes of a series are no steps."""
        index, step = self.made_count, 1 if steps > 0 else -1
        for _ in range(min(abs(steps), len(self.moves))):
            index += step
            while 0 < index < len(self.moves) and self._is_series and self.moves[index] is None:
                index += step
        return self.go_to(index)

    def play(self, move: Move | None) -> Self:
        """The line with one move more; what followed is kept only if it begins so."""
        if self.made_count < len(self.moves) and _are_same(self.moves[self.made_count], move):
            return self.go_by(1)
        moves = (*self.made, move)
        longer = replace(self, moves=moves, made_count=len(moves))
        if longer._goes_on_alone:
            longer = replace(longer, moves=(*moves, None), made_count=len(moves) + 1)
        return longer.go_to(longer.made_count)

    @property
    def _goes_on_alone(self) -> bool:
        if not self._is_series or self.stipulation.play.is_parry:
            return False
        return sum(move is not None for move in self.made) < self.stipulation.moves

    def written(self, notation: Notation) -> str:
        """The moves made as solvers write them: `1.Qa4 Kc5 2.Sb3`, with a threat `1.Qa4 (2.Qd7)`.

        Empty where there is nothing to write.
        """
        made = list(self.made)
        while made and made[-1] is None:
            made.pop()
        half_move = 2 if self.stipulation.half and self.stipulation.play.is_help else 1
        words = list[str]()
        is_first, is_opening, is_open = True, False, False
        for move in made:
            if move is None:
                if not self._is_series:
                    is_opening = half_move > 1 and not is_open
                    is_open, is_first = is_open or is_opening, True
                    half_move += 1
                continue
            number, text = (half_move + 1) // 2, notation.move(move)
            if half_move % 2:
                text = f"{number}.{text}"
            elif is_first:
                text = f"{number}...{text}"
            words.append(f"({text}" if is_opening else text)
            is_first = is_opening = False
            half_move += 2 if self._is_series and number < self.stipulation.moves else 1
        return " ".join(words) + ")" * is_open


def _are_same(one: Move | None, other: Move | None) -> bool:
    return one is other or (one is not None and other is not None and is_same(one, other))
