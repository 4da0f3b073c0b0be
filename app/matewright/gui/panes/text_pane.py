"""The solution as plain text, to read and to copy."""

from __future__ import annotations

from itertools import islice
from typing import Final

from PySide6.QtGui import QFontDatabase, QShowEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from matewright.formats import solution_text
from matewright.model.notation import Notation
from matewright.model.solution import Solution

MOST_MOVES: Final = 4_000
"""The text of larger trees is cut after as many lines, so that writing it takes no time."""


class TextPane(QPlainTextEdit):
    """Writes the solution when someone looks at it, not before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("solution_text")
        self.setAccessibleName(self.tr("Solution as text"))
        self.setProperty("quiet", True)
        self.setReadOnly(True)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setPlaceholderText(self.tr("The solution will be written here."))
        self._solution: Solution | None = None
        self._written: Solution | None = None

    def set_solution(self, solution: Solution | None, *, stale: bool = False) -> None:
        """Show another solution; a stale one is grey."""
        self._solution = solution
        self.setEnabled(not stale)
        if self.isVisible():
            self._write()

    def showEvent(self, event: QShowEvent) -> None:
        """Write what has changed since the text was last seen."""
        super().showEvent(event)
        self._write()

    def _write(self) -> None:
        if self._solution is self._written:
            return
        self._written = self._solution
        if self._solution is None:
            self.clear()
            return
        self.setPlainText(self._text(self._solution))

    def _text(self, solution: Solution) -> str:
        if len(solution.tree.tree) <= MOST_MOVES:
            return solution_text.solution_text(solution)
        lines = [solution_text.sentence(solution), ""]
        lines += islice(solution_text.tree_lines(solution.tree, Notation()), MOST_MOVES)
        lines += ["", self.tr("… cut here; single branches can be copied from the tree.")]
        return "\n".join(lines)
