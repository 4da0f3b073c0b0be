"""The moves of a solution as written in a file, played from the diagram by the rules alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from matewright import engine
from matewright.errors import MatewrightError
from matewright.formats.stated_solution.letters import SETS, Letters
from matewright.formats.stated_solution.meaning import Fit, PlayedMove, fit
from matewright.formats.stated_solution.scanning import Kind, Scanned, Token
from matewright.formats.stated_solution.written import Written
from matewright.model.move import Move, square_name
from matewright.model.parts import DUPLEX
from matewright.model.play_state import PlayState
from matewright.model.solution import starting_position
from matewright.model.stipulation import Stipulation
from matewright.services.answer.shown_parts import ShownPart

_MOST_CHARACTERS: Final = 20_000
_TO_LEARN: Final = 30
"""Moves by which the language of the letters is found out."""

Line = tuple[Move | None, ...]


@dataclass(frozen=True, slots=True)
class WrittenMove:
    """A move of the text, from one character to before another, and the line that it ends.

    `part` is the number of the part that it belongs to. A move of the line that is None is a pass.
    """

    start: int
    end: int
    part: int
    line: Line


def written_moves(
    text: str, parts: Sequence[ShownPart]
) -> Iterator[tuple[WrittenMove, ...] | None]:
    """The moves of a text that are legal where they stand, as the last item.

    What comes before is None: a little of the work was done. Of several languages the letters are
    those by which most is understood.
    """
    tokens = Scanned(text).tokens if len(text) <= _MOST_CHARACTERS else ()
    best: Letters = SETS[0]
    most = -1
    for letters in SETS:
        reader = _Reader(parts, letters)
        count = 0
        for one in islice(reader.read(tokens), _TO_LEARN):
            count += one is not None
            yield None
        if count > most:
            best, most = letters, count
    found: list[WrittenMove] = []
    for one in _Reader(parts, best).read(tokens):
        if one is not None:
            found.append(one)
        yield None
    yield tuple(found)


class _Reader:
    """Follows a text move by move."""

    def __init__(self, parts: Sequence[ShownPart], letters: Letters) -> None:
        self._parts = parts
        self._letters = letters
        self._part = 0
        self._path: list[Move | None] = []
        self._states: dict[tuple[int, Line], PlayState] = {}
        self._moves: dict[tuple[int, Line], tuple[Move, ...]] = {}

    def read(self, tokens: Sequence[Token]) -> Iterator[WrittenMove | None]:
        """Each move of the text; None for one that is not legal there."""
        depth = 0
        for token in tokens:
            if token.kind is Kind.LABEL:
                self._turn_to(token.text)
                depth = 0
            elif token.kind is Kind.NUMBER:
                depth = max(2 * (token.value - 1) + token.late - self._half, 0)
            elif token.kind is Kind.MOVE:
                yield self._move(token, depth)
                depth += 1

    @property
    def _half(self) -> bool:
        """Whether the first move of the first number is left out: `1...Kb2 2.Kc3 Kb3`."""
        stipulation = self._parts[self._part].question.stipulation
        return isinstance(stipulation, Stipulation) and stipulation.half

    def _turn_to(self, letter: str) -> None:
        for number, part in enumerate(self._parts):
            words = part.label.split(" ")
            if words[0].removesuffix(")") == letter and words[-1] != DUPLEX:
                self._part, self._path = number, []

    def _move(self, token: Token, depth: int) -> WrittenMove | None:
        del self._path[depth:]
        # Set play, threats and series leave moves of the other side out.
        before = (*self._path, *(None,) * (depth - len(self._path)))
        move = next((found for one in token.moves if (found := self._legal(one, before))), None)
        if move is None:
            return None
        self._path = [*before, move]
        return WrittenMove(token.start, token.end, self._part, tuple(self._path))

    def _legal(self, written: Written, before: Line) -> Move | None:
        """The legal move that a written one means; None if there is none or not one alone."""
        if written.is_any or not (written.squares or written.castling):
            return None
        state = self._state(before)
        board = state.position.board
        conditions = frozenset(one.text for one in state.conditions)
        fitting = [
            move
            for move in self._legal_moves(before)
            if (written.castling or square_name(move.to_square) in written.squares)
            and fit(written, PlayedMove(move, board, conditions), self._letters) >= Fit.YES
        ]
        return fitting[0] if len(fitting) == 1 else None

    def _state(self, line: Line) -> PlayState:
        key = self._part, line
        if key not in self._states:
            if line:
                state = self._state(line[:-1]).play(line[-1])
            else:
                state = start_of(self._parts[self._part])
            self._states[key] = state
        return self._states[key]

    def _legal_moves(self, line: Line) -> tuple[Move, ...]:
        key = self._part, line
        if key not in self._moves:
            try:
                state = self._state(line)
                self._moves[key] = tuple(move for move, _ in engine.legal_moves(state))
            except MatewrightError:
                # After a pass somebody may stand in check, or there is nothing to play.
                self._moves[key] = ()
        return self._moves[key]


def start_of(part: ShownPart) -> PlayState:
    """What the play of a part begins from."""
    state, stipulation = part.state, part.question.stipulation
    known = stipulation if isinstance(stipulation, Stipulation) else None
    begun = starting_position(state.position, known, state.start.conditions)
    return replace(state, start=replace(state.start, position=begun))
