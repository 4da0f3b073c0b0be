"""The conditions of a problem below its stipulation: each can be changed or removed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QToolButton, QWidget

from matewright.gui.board.flow import FlowLayout
from matewright.gui.widgets.layouts import in_row
from matewright.gui.widgets.style import set_look
from matewright.gui.widgets.theme import STEP, icon
from matewright.gui.widgets.tool_button import tool_button
from matewright.model.conditions import Condition
from matewright.model.game import Game
from matewright.services.question.mark_edits import Way, way_of
from matewright.services.solving.validate import refusal

_REMOVE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class ConditionsRow(QWidget):
    """Names the conditions; hidden while there are none.

    * `change_requested`, `removal_requested` (index): the condition there was chosen.
    * `painting_requested` (name): the marks of this condition are to be set on the board; an empty
      name ends that.
    * `resized`: the height changed.
    """

    change_requested = Signal(int)
    removal_requested = Signal(int)
    painting_requested = Signal(str)
    resized = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("conditions_row")
        self._shown: tuple[Condition, ...] = ()
        self._entries: list[_Entry] = []
        self._painted = ""
        self._flow = FlowLayout(self, 3 * STEP, STEP)
        self.hide()

    @property
    def entries(self) -> tuple[_Entry, ...]:
        """The conditions in order."""
        return tuple(self._entries)

    def show_conditions(self, conditions: tuple[Condition, ...]) -> None:
        """Show these conditions."""
        if conditions == self._shown:
            return
        index = next((at for at, one in enumerate(self._entries) if one.has_keyboard), None)
        self._shown = conditions
        for entry in self._entries:
            self._flow.removeWidget(entry)
            entry.hide()
            entry.deleteLater()
        self._entries = [_Entry(condition, at, self) for at, condition in enumerate(conditions)]
        for entry in self._entries:
            entry.show_painted(self._painted)
            self._flow.addWidget(entry)
            entry.show()
        self.setVisible(bool(conditions))
        if index is not None and self._entries:
            self._entries[min(index, len(self._entries) - 1)].name_button.setFocus()
        self.resized.emit()

    def show_painted(self, name: str) -> None:
        """Show which condition has its marks set on the board; nothing is emitted."""
        self._painted = name
        for entry in self._entries:
            entry.show_painted(name)


class _Entry(QWidget):
    """A condition: its name opens the dialog, a brush sets its marks, a cross removes it."""

    def __init__(self, condition: Condition, index: int, row: ConditionsRow) -> None:
        super().__init__(row)
        self._place, self._row = index, row
        error = refusal(Game(conditions=(condition,)))
        words = condition.meaning
        words = str(error) if error is not None else words
        self.name_button = QToolButton(self)
        self.name_button.setObjectName("condition")
        # An ampersand would mark a mnemonic.
        self.name_button.setText(condition.title.replace("&", "&&"))
        self.name_button.setToolTip(words)
        self.name_button.setAccessibleName(
            self.tr("Condition {name}: change it").format(name=condition.title)
        )
        self.name_button.setAccessibleDescription(words)
        self.name_button.setAutoRaise(True)
        self.name_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.name_button.clicked.connect(lambda: row.change_requested.emit(index))
        words = self.tr("Remove {name}").format(name=condition.title)
        self.remove_button = tool_button("close", words, self)
        self.remove_button.setObjectName("remove_condition")
        self.remove_button.clicked.connect(lambda: row.removal_requested.emit(index))
        layout = in_row(on=self, spacing=0)
        if error is not None:
            sign = QLabel(self)
            sign.setPixmap(icon("warning").pixmap(4 * STEP, 4 * STEP))
            sign.setToolTip(self.name_button.toolTip())
            set_look(sign, "tone", "warning")
            layout.addWidget(sign)
        layout.addWidget(self.name_button)
        self._name = condition.name
        self.paint_button: QToolButton | None = None
        way = way_of(condition)
        if way is not None:
            self.paint_button = tool_button("paint", self._way_words(way), self)
            self.paint_button.setObjectName("paint_condition")
            self.paint_button.setAccessibleName(
                self.tr("Set {name} on the board").format(name=condition.title)
            )
            self.paint_button.setCheckable(True)
            self.paint_button.clicked.connect(
                lambda on: row.painting_requested.emit(self._name if on else "")
            )
            layout.addWidget(self.paint_button)
        layout.addWidget(self.remove_button)

    def _way_words(self, way: Way) -> str:
        return {
            Way.SQUARES: self.tr(
                "Set its squares on the board: click or drag over squares; a second time wipes "
                "them away. Esc ends it."
            ),
            Way.CELLS: self.tr(
                "Set its cells on the board: the squares that one stroke goes over become a cell. "
                "Esc ends it."
            ),
            Way.LINES: self.tr(
                "Set its lines on the board: click or drag along the edges of squares; a second "
                "time wipes them away. Esc ends it."
            ),
        }[way]

    def show_painted(self, name: str) -> None:
        """Show whether its marks are set on the board."""
        if self.paint_button is not None:
            self.paint_button.setChecked(self._name == name)

    @property
    def has_keyboard(self) -> bool:
        """Whether one of its buttons has the keyboard."""
        return self.name_button.hasFocus() or self.remove_button.hasFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete removes the condition."""
        if event.key() in _REMOVE_KEYS and not event.modifiers():
            self._row.removal_requested.emit(self._place)
        else:
            super().keyPressEvent(event)
