"""A line below the play to find moves and words in it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLabel, QWidget

from matewright.gui.background.timers import one_shot
from matewright.gui.desk.shown_solution import ShownSolution
from matewright.gui.widgets.keys import LineEdit, keeps
from matewright.gui.widgets.layouts import in_row
from matewright.gui.widgets.theme import STEP
from matewright.gui.widgets.tool_button import tool_button
from matewright.wording import grouped


class FindBar(QWidget):
    """Finds the typed text, counts the hits and steps through them; Esc closes it.

    * `closed`: the keyboard is free for the play.
    """

    closed = Signal()

    def __init__(self, solution: ShownSolution, parent: QWidget) -> None:
        super().__init__(parent)
        self._solution = solution
        # Whether to select the first hit as soon as there is one.
        self._wants_hit = False
        self._count_later = one_shot(self, self._show_count)
        self.edit = _FindEdit(self)
        self.edit.setObjectName("find_text")
        self.edit.setAccessibleName(self.tr("Find in the solution"))
        self.edit.setPlaceholderText(self.tr("Move or word, such as Qd8 or dual"))
        self.edit.setClearButtonEnabled(True)
        self.count_label = QLabel(self)
        self.count_label.setObjectName("find_count")
        self.count_label.setProperty("tone", "quiet")
        self.previous_button = tool_button("previous-problem", self.tr("Previous (Shift+F3)"), self)
        self.next_button = tool_button("next-problem", self.tr("Next (F3)"), self)
        self.close_button = tool_button("close", self.tr("Close (Esc)"), self)
        in_row(
            (self.edit, 1),
            self.count_label,
            self.previous_button,
            self.next_button,
            self.close_button,
            on=self,
            spacing=STEP,
        )
        self.edit.textChanged.connect(self._look)
        self.edit.returnPressed.connect(self.find_next)
        self.previous_button.clicked.connect(self.find_previous)
        self.next_button.clicked.connect(self.find_next)
        self.close_button.clicked.connect(self.close_bar)
        solution.search.advanced.connect(self._take_hits)
        solution.node_chosen.connect(self._count_later.start)
        self.hide()

    def open_bar(self) -> None:
        """Show the line and give it the keyboard."""
        self.show()
        self.edit.selectAll()
        self.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_bar(self) -> None:
        """Hide the line, and clear the search."""
        self.edit.clear()
        self.hide()
        self.closed.emit()

    def find_next(self) -> None:
        """Select the next hit; without a search text, show the line."""
        self._step(backwards=False)

    def find_previous(self) -> None:
        """Select the previous hit."""
        self._step(backwards=True)

    def _step(self, *, backwards: bool) -> None:
        if not self.edit.text().strip():
            self.open_bar()
            return
        self.show()
        self._solution.go_to_hit(backwards=backwards)
        self._show_count()

    def _look(self, text: str) -> None:
        self._wants_hit = bool(text.strip())
        self._solution.look_for(text.strip())

    def _take_hits(self) -> None:
        if self._wants_hit and self._solution.search.hits:
            self._wants_hit = False
            if not self._solution.number_of_hit:
                self._solution.go_to_hit()
        self._show_count()

    def _show_count(self) -> None:
        search = self._solution.search
        count, number = len(search.hits), self._solution.number_of_hit
        if not search.text:
            said = ""
        elif search.is_running:
            said = self.tr("{count} so far …").format(count=grouped(count))
        elif not count:
            said = self.tr("Not found")
        elif number:
            said = self.tr("{number} of {count}").format(
                number=grouped(number), count=grouped(count)
            )
        else:
            said = self.tr("{count} found").format(count=grouped(count))
        self.count_label.setText(said)
        for button in (self.previous_button, self.next_button):
            button.setEnabled(bool(count))


class _FindEdit(LineEdit):
    """The field of the line, which keeps Esc for closing it."""

    def __init__(self, bar: FindBar) -> None:
        super().__init__(bar)
        self._bar = bar

    def event(self, event: QEvent) -> bool:
        """Keep Esc, which means something else in the rest of the window."""
        return keeps(event, QKeySequence.StandardKey.Cancel) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the line; Up and Down go from hit to hit."""
        if event.matches(QKeySequence.StandardKey.Cancel):
            self._bar.close_bar()
        elif event.key() == Qt.Key.Key_Down:
            self._bar.find_next()
        elif event.key() == Qt.Key.Key_Up:
            self._bar.find_previous()
        else:
            super().keyPressEvent(event)
