"""The solution as text in magazine style, to read and copy."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from matewright.formats import solution_text
from matewright.gui.background.chunked_task import ChunkedTask
from matewright.gui.background.surveyor import Surveyor
from matewright.gui.docks.pane import Pane, framed
from matewright.gui.panes.figurines import FigurineHighlighter
from matewright.gui.panes.stale_badge import StaleBadge
from matewright.gui.theme import STEP
from matewright.model.notation import Notation
from matewright.model.solution import Solution

LINES_AT_ONCE: Final = 20_000
"""After so many the rest waits until someone has read them: Qt is slow with very long texts."""


class TextPane(QPlainTextEdit):
    """Writes the solution when it is visible, in chunks."""

    def __init__(self, surveyor: Surveyor | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("solution_text")
        self.setAccessibleName(self.tr("Solution as text"))
        self.setProperty("quiet", True)
        self.setReadOnly(True)
        by_mouse = Qt.TextInteractionFlag.TextSelectableByMouse
        self.setTextInteractionFlags(by_mouse | Qt.TextInteractionFlag.TextSelectableByKeyboard)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.setUndoRedoEnabled(False)
        self.setPlaceholderText(self.tr("The solution will be written here."))
        self.setTabStopDistance(5 * STEP)
        FigurineHighlighter(self.document())
        self.badge = StaleBadge(self)
        self._surveyor = surveyor or Surveyor(self)
        self._surveyor.ready.connect(self._write)
        self._solution: Solution | None = None
        self._intended: int | None = None
        self._notation = Notation()
        self._grouped = False
        self._is_seen = False
        self._written: tuple[Solution | None, tuple[object, ...]] = (None, ())
        self._lines: list[str] = []
        self._rest: Iterator[str] = iter(())
        self._is_cut = False
        self.verticalScrollBar().valueChanged.connect(self._write_on)
        self._work = ChunkedTask(self)
        self._work.advanced.connect(self._put_lines)
        self._work.ended.connect(self._put_lines)

    def set_solution(
        self, solution: Solution | None, *, stale: str = "", intended: int | None = None
    ) -> None:
        """Show another solution; a stale one is grey, with what has changed above it.

        `intended` is the number of solutions each part shall have; None where that is unknown.
        """
        self._solution = solution
        self._intended = intended
        self.setProperty("stale", bool(stale))
        self._choose_colour()
        self.badge.show_reason(stale)
        self._make_room()
        self._write()

    def pane(self) -> Pane:
        """What the window has to know of it."""
        return Pane(
            "text",
            self.tr("&Text"),
            "Ctrl+2",
            framed(self),
            self,
            on_seen=self.set_seen,
        )

    def set_notation(self, notation: Notation) -> None:
        """Write the moves in another way."""
        self._notation = notation
        self._write()

    def set_grouped(self, grouped: bool) -> None:
        """Gather defences with the same play (`1...Sa~ 2.Qb2#`), or write each of them."""
        self._grouped = grouped
        self._write()

    def set_seen(self, seen: bool) -> None:
        """Say whether anybody looks; only then is anything written."""
        # A dock behind another tab counts as visible for Qt, so its dock reports it.
        self._is_seen = seen
        self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the room for the label above the text."""
        super().resizeEvent(event)
        self._make_room()

    def changeEvent(self, event: QEvent) -> None:
        """Keep a stale text grey in another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._choose_colour()

    def _choose_colour(self) -> None:
        role, is_stale = QPalette.ColorRole, bool(self.property("stale"))
        colour = self.palette().color(role.PlaceholderText if is_stale else role.WindowText)
        if self.palette().color(role.Text) != colour:
            # Of a palette that says no more, all else goes on following the theme.
            palette = QPalette()
            if is_stale:
                palette.setColor(role.Text, colour)
            self.setPalette(palette)

    def _make_room(self) -> None:
        width = self.width() - 4 * STEP
        height = 0 if self.badge.isHidden() else self.badge.heightForWidth(width) + 2 * STEP
        self.setViewportMargins(0, height, 0, 0)
        self.badge.setGeometry(2 * STEP, STEP, width, max(0, height - STEP))

    def _write(self) -> None:
        manner = (self._notation, self._grouped, self._intended)
        is_written = self._solution is self._written[0] and manner == self._written[1]
        if is_written or not self._is_seen or self._is_surveying():
            return
        self._written = (self._solution, manner)
        self.clear()
        self._lines, self._is_cut = [], False
        self._rest = iter(()) if self._solution is None else self._text(self._solution)
        self._work.begin(self._steps())

    def _steps(self) -> Iterator[None]:
        for line in islice(self._rest, LINES_AT_ONCE):
            self._lines.append(_with_tabs(line))
            yield
        following = next(self._rest, None)
        if following is not None:
            self._rest = chain([following], self._rest)
            self._lines.append(self.tr("… more follows when you scroll on."))
            self._is_cut = True

    def _write_on(self, place: int) -> None:
        """Write what comes next once the end of the text is reached."""
        # The text ends with an empty line, which need not be seen.
        is_at_end = place >= self.verticalScrollBar().maximum() - 1
        if is_at_end and self._is_cut and not self._work.is_running:
            self._is_cut = False
            cursor = QTextCursor(self.document())
            cursor.movePosition(QTextCursor.MoveOperation.End)
            previous = QTextCursor.MoveOperation.PreviousBlock
            cursor.movePosition(previous, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
            self._work.begin(self._steps())

    def _is_surveying(self) -> bool:
        """Whether a tree must be looked through first, so that equal play can be gathered."""
        if not self._grouped or self._solution is None:
            return False
        parts = (self._solution, *self._solution.twins)
        return any(self._surveyor.survey(part.tree.tree) is None for part in parts)

    def _put_lines(self) -> None:
        """Append what was written in one piece of time; Qt puts it into shape as it is seen."""
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.insertText("".join(f"{line}\n" for line in self._lines))
        self._lines.clear()

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
            survey = self._surveyor.survey(part.tree.tree) if self._grouped else None
            yield from solution_text.tree_lines(part.tree, self._notation, survey)


def _with_tabs(line: str) -> str:
    """A line whose place is made by tabs: spaces are too narrow in a font as magazines use."""
    text = line.lstrip(" ")
    return "\t" * ((len(line) - len(text)) // 2) + text
