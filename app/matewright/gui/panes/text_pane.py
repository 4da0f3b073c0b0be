"""The solution as plain text, to read and to copy."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
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
        self._intended: int | None = None
        self._notation = Notation()
        self._written: tuple[Solution | None, Notation, int | None] = (None, self._notation, None)
        self._is_seen = False
        self._lines: Iterator[str] = iter(())
        self._writer = QTimer(self)
        self._writer.setInterval(0)
        self._writer.timeout.connect(self._write_on)

    def set_solution(
        self, solution: Solution | None, *, stale: bool = False, intended: int | None = None
    ) -> None:
        """Show another solution; a stale one is grey.

        `intended` is the number of solutions each part shall have; None where nobody says.
        """
        self._solution = solution
        self._intended = intended
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
        wanted = (self._solution, self._notation, self._intended)
        is_written = self._solution is self._written[0] and wanted[1:] == self._written[1:]
        if is_written or not self._is_seen:
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
        for part in (solution, *solution.twins):
            if part is not solution:
                yield ""
            heading = solution_text.part_heading(part)
            if heading:
                yield from (heading, "")
            yield solution_text.sentence(part, self._intended)
            yield from (f"({note})" for note in part.notes)
            if not part.tree.child_count:
                continue
            yield ""
            lines = solution_text.tree_lines(part.tree, self._notation)
            yield from islice(lines, MOST_LINES)
            if next(lines, None) is not None:
                yield ""
                yield self.tr("… cut here; single branches can be copied from the tree.")
