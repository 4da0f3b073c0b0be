"""The solution as plain text, to read and to copy."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from operator import is_
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFontDatabase, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from matewright.formats import solution_text
from matewright.model.notation import Notation
from matewright.model.solution import Solution

MOST_LINES: Final = 5_000
"""Longer texts are cut here; single branches can be copied from the tree."""

_LINES_AT_ONCE: Final = 200


class TextPane(QPlainTextEdit):
    """Writes the solution when someone looks at it, a piece at a time so that nothing waits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("solution_text")
        self.setAccessibleName(self.tr("Solution as text"))
        self.setProperty("quiet", True)
        self.setReadOnly(True)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setUndoRedoEnabled(False)
        self.setPlaceholderText(self.tr("The solution will be written here."))
        self._solution: Solution | None = None
        self._notation = Notation()
        self._written: tuple[Solution | None, Notation] = (None, self._notation)
        self._is_seen = False
        self._lines: Iterator[str] = iter(())
        self._writer = QTimer(self)
        self._writer.setInterval(0)
        self._writer.timeout.connect(self._write_on)

    def set_solution(self, solution: Solution | None, *, stale: bool = False) -> None:
        """Show another solution; a stale one is grey."""
        self._solution = solution
        self.setEnabled(not stale)
        self._write()

    def set_notation(self, notation: Notation) -> None:
        """Write the moves in another way."""
        self._notation = notation
        self._write()

    def set_seen(self, seen: bool) -> None:
        """Say whether anybody looks; only then is anything written."""
        # A dock behind another tab counts as visible for Qt, so its dock has to tell.
        self._is_seen = seen
        self._write()

    def _write(self) -> None:
        wanted = (self._solution, self._notation)
        # Solutions are compared by what they are: a look into two large trees would take long.
        if not self._is_seen or all(map(is_, wanted, self._written)):
            return
        self._written = wanted
        self.clear()
        self._lines = iter(()) if self._solution is None else self._text(self._solution)
        self._write_on()
        self._writer.start()

    def _write_on(self) -> None:
        piece = list(islice(self._lines, _LINES_AT_ONCE))
        if not piece:
            self._writer.stop()
            return
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.insertText("".join(f"{line}\n" for line in piece))

    def _text(self, solution: Solution) -> Iterator[str]:
        if not solution.tree.child_count:
            yield solution_text.solution_text(solution)
            return
        yield solution_text.sentence(solution)
        yield from (f"({note})" for note in solution.notes)
        yield ""
        lines = solution_text.tree_lines(solution.tree, self._notation)
        yield from islice(lines, MOST_LINES)
        if next(lines, None) is not None:
            yield ""
            yield self.tr("… cut here; single branches can be copied from the tree.")
