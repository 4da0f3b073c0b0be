"""All lines of help play and series by brute force with python-chess."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import chess

from matewright.services.verify.mate_search import possible_checks
from matewright.services.verify.search import MOST_KNOWN, Search, position_key
from matewright.services.verify.terms import Terms

Line = tuple[chess.Move, ...]
"""The moves that are made; passes in a series are left out."""


class LineSearch(Search):
    """Finds the lines of one problem, and remembers from where there are none."""

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self._terms: Final = terms
        self._barren: Final[set[tuple[bytes, int]]] = set()

    def lines(self, board: chess.Board, first: chess.Move, left: int) -> Iterator[Line]:
        """The lines of exactly `left` moves that begin with a legal one."""
        if left == 1:
            yield from (line for line in self._last(board) if line == (first,))
        elif not self._is_blocked(board, left):
            yield from self._after(board, first, left)

    def _lines(self, board: chess.Board, left: int) -> Iterator[Line]:
        if left == 1:
            yield from self._last(board)
            return
        key = (position_key(board), left)
        if key in self._barren:
            return
        found = False
        if not self._is_blocked(board, left):
            for move in list(board.legal_moves):
                for line in self._after(board, move, left):
                    found = True
                    yield line
        if not found:
            if len(self._barren) >= MOST_KNOWN:
                self._barren.clear()
            self._barren.add(key)

    def _after(self, board: chess.Board, move: chess.Move, left: int) -> Iterator[Line]:
        self._spend()
        terms = self._terms
        if terms.ends_early(board, move, left):
            return
        board.push(move)
        passes = terms.passes_after(left)
        if not passes or terms.may_pass(board):
            if passes:
                board.push(chess.Move.null())
            for line in self._lines(board, left - 1):
                yield (move, *line)
            if passes:
                board.pop()
        board.pop()

    def _is_blocked(self, board: chess.Board, left: int) -> bool:
        if self._terms.may_be_blocked(left):
            self._spend()
        return self._terms.is_blocked(board, left)

    def _last(self, board: chess.Board) -> list[Line]:
        """The last moves there are."""
        terms = self._terms
        if not terms.is_mate or terms.needs_force:
            moves = list(board.legal_moves)
        else:
            moves = [move for move in possible_checks(board) if board.is_legal(move)]
        found: list[Line] = []
        for move in moves:
            self._spend()
            if terms.reached(board, move):
                found.append((move,))
            elif terms.needs_force:
                return []
        return found
