"""The stipulation as a text field; it is committed only when it is valid."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from matewright.errors import StipulationError
from matewright.gui.widgets.keys import LineEdit, keeps
from matewright.gui.widgets.theme import STEP
from matewright.gui.widgets.typing import Typing
from matewright.model.goal import Goal
from matewright.model.stipulation import (
    EMPTY_TARGET,
    Stipulation,
    UnknownStipulation,
    starred_stipulation,
    stipulation_of,
)

_CANCEL = QKeySequence.StandardKey.Cancel


class StipulationEdit(LineEdit):
    """Shows the stipulation of the problem, or what is being typed in its place."""

    text_examined = Signal()
    """The text changed, or is finished: see `stipulation`, `error` and `typing`."""
    stipulation_chosen = Signal(str)
    """The canonical text of another stipulation than the problem's, with the star of set play."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown, self._has_star = "", False
        self._target = EMPTY_TARGET
        self.stipulation: Stipulation | None = None
        """What the text means; None when it cannot be read."""
        self.error = ""
        """Why the text cannot be read; empty when it can."""
        self.setObjectName("stipulation_edit")
        self.setAccessibleName(self.tr("Stipulation"))
        self.setToolTip(
            self.tr("The stipulation, such as #3, or #3* with set play; Esc restores it")
        )
        self.setFixedWidth(20 * STEP)
        self.typing = Typing(self)
        self.typing.ended.connect(self.text_examined)
        self.textEdited.connect(self._examine)
        self.editingFinished.connect(self.commit)

    def show_stipulation(self, text: str, target: str) -> None:
        """Show the text of the problem, unless it is the same and another is being typed.

        `target` is the board that `a=>b` means here: it is not typed.
        """
        self._target = target
        if text != self._shown or not self.hasFocus():
            self.setText(text)
            # A long one shows its beginning.
            self.setCursorPosition(0)
        self._shown = text
        # What counts is what the field shows, typed or not.
        self._examine()

    def restore(self) -> None:
        """Show the text of the problem again, whatever was typed."""
        self.typing.end()
        self.setText(self._shown)
        self._examine()

    def commit(self) -> None:
        """Commit what was typed, if it is a stipulation; else it stays, marked."""
        self.typing.end()
        if self.text() != self._shown and self.stipulation is not None:
            self.choose(self.stipulation.text)

    def choose(self, text: str) -> None:
        """Adopt a canonical text as if it were typed and committed; a star stays if possible.

        Where it has no men in its target, it has the target of the problem.
        """
        stipulation = Stipulation.parse(text)
        if stipulation.board == EMPTY_TARGET:
            stipulation = replace(stipulation, board=self._target)
        star = "*" * (self._has_star and starred_stipulation(f"{stipulation.text}*")[1])
        changed = stipulation.task + star != self._shown or stipulation.board not in (
            None,
            self._target,
        )
        self._shown = stipulation.task + star
        self.restore()
        if changed:
            self.stipulation_chosen.emit(stipulation.text + star)

    @property
    def is_pending(self) -> bool:
        """Whether the text differs from the problem's."""
        return self.text() != self._shown

    def _examine(self) -> None:
        try:
            stipulation, self._has_star = starred_stipulation(self.text())
            if isinstance(stipulation, UnknownStipulation) and Goal.A_TO_B in self.text():
                with_target = stipulation_of(f"{self.text()} {self._target}")
                if isinstance(with_target, Stipulation):
                    stipulation = with_target
            self.stipulation, self.error = stipulation.checked(), ""
        except StipulationError as error:
            self.stipulation = None
            self.error = str(error)
        self.text_examined.emit()

    def event(self, event: QEvent) -> bool:
        """Keep Esc from the window's shortcuts while there is something to restore."""
        return (self.is_pending and keeps(event, _CANCEL)) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc restores the text; after Return what is typed next takes its place."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            if not self.is_pending:
                self.selectAll()
        elif not event.matches(_CANCEL):
            super().keyPressEvent(event)
        elif self.is_pending:
            self.restore()
        else:
            event.ignore()
