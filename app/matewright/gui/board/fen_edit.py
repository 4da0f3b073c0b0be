"""The FEN as a text field that shows and edits the position."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QFontDatabase,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QWidget

from matewright.errors import FormatError
from matewright.gui.widgets.keys import LineEdit, keeps
from matewright.gui.widgets.style import set_look
from matewright.gui.widgets.typing import Typing
from matewright.model.position import Position

_WHOLE = 4
"""With at least this many fields, a text is not taken for the beginning of a longer one."""


class FenEdit(LineEdit):
    """Shows a position's FEN; typing another valid one asks for that position.

    A text of four fields or more, and one that was pasted, counts at once; a shorter one, which may
    be only begun, when Enter is pressed, the keyboard goes elsewhere or `commit` is called.
    """

    position_typed = Signal(object)
    """A `Position` whose FEN was typed or pasted."""
    problem_changed = Signal(str, bool)
    """What is wrong with the text, empty when nothing is, and whether it is still being typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._position = Position()
        self._problem = ""
        self._visit = 0
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self.font().pointSizeF())
        self.setFont(font)
        self.setAccessibleName(self.tr("FEN"))
        self.setToolTip(
            self.tr("The position as FEN: type or paste another, then Enter; Esc restores it")
        )
        self.setText(self._position.fen)
        self._typing = Typing(self)
        self._typing.ended.connect(self._show_problem)
        self.textEdited.connect(self._read)

    @property
    def problem(self) -> str:
        """What is wrong with the text; empty when nothing is."""
        return self._problem

    @property
    def visit(self) -> int:
        """The number of this visit to the field: everything typed in one visit is one edit."""
        return self._visit

    def set_position(self, position: Position) -> None:
        """Show a position's FEN; the text that is being typed stays while it means that position.

        A text that means none yet stays too, as long as the position is the one it was before.
        """
        unchanged = position == self._position
        self._position = position
        if not (self.hasFocus() and (unchanged or self._means(position))):
            self._restore()

    def event(self, event: QEvent) -> bool:
        """Keep Esc from the window's shortcuts while there is something to restore."""
        pending = self.text() != self._position.fen
        return (pending and keeps(event, QKeySequence.StandardKey.Cancel)) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc restores the text, Enter tidies a valid one."""
        if event.matches(QKeySequence.StandardKey.Cancel):
            if self.text() == self._position.fen:
                event.ignore()
            else:
                self._restore()
            return
        super().keyPressEvent(event)
        if event.matches(QKeySequence.StandardKey.InsertParagraphSeparator) and not self._problem:
            self.commit()
            # Also forgets how it was typed: from now on the document undoes it.
            self.setText(self._position.fen)
            self.setCursorPosition(0)
            self._restore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tidy a valid text; a wrong one stays, with its sentence, until Esc."""
        super().focusOutEvent(event)
        self.commit()
        self._visit += 1
        if not self._problem:
            self._restore()

    def commit(self) -> bool:
        """Ask for the position the text means, unless it is shown already; false if it is wrong."""
        self._typing.end()
        try:
            position = Position.from_fen(self.text(), self._position.turn)
        except FormatError:
            return False
        # A FEN says less than a position: equal FENs are not an edit.
        if position.fen != self._position.fen:
            self.position_typed.emit(position)
        return True

    def _means(self, position: Position) -> bool:
        try:
            return Position.from_fen(self.text(), position.turn).fen == position.fen
        except FormatError:
            return False

    def _read(self, text: str) -> None:
        try:
            Position.from_fen(text, self._position.turn)
        except FormatError as error:
            self._set_problem(str(error))
            return
        self._set_problem("")
        if not self._typing.goes_on or len(text.split()) >= _WHOLE:
            self.commit()

    def _restore(self) -> None:
        if self.text() != self._position.fen:
            self.setText(self._position.fen)
            self.setCursorPosition(0)
        self._set_problem("")

    def _set_problem(self, problem: str) -> None:
        if problem != self._problem:
            self._problem = problem
            self.setAccessibleDescription(problem)
            self._show_problem()

    def _show_problem(self) -> None:
        """Say what is wrong, quietly while the text is being typed."""
        problem, goes_on = self._problem, self._typing.goes_on
        set_look(self, "invalid", bool(problem) and not goes_on)
        if problem and not goes_on:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, problem))
        self.problem_changed.emit(problem, goes_on)
