"""The bar that asks whether a search goes on whose problem was edited meanwhile."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow

from matewright.gui.desk.session import Run, Session
from matewright.gui.document.document import Document
from matewright.gui.widgets.notice import Notice
from matewright.services.solving.progress_text import duration


class FormerSearchNotice(Notice):
    """Shown while a search for an earlier version of the problem goes on, until it is answered."""

    def __init__(self, document: Document, session: Session, window: QMainWindow) -> None:
        super().__init__("former_notice", self.tr("About the Search"), window)
        self._session = session
        self._answered: Run | None = None
        self.go_on_button = self.add_button(self.tr("Let It Continue"), self._let_go_on)
        self.stop_button = self.add_button(self.tr("Stop It"), session.stop_former)
        self.stop_button.setToolTip(self.tr("What is proved so far is kept among the versions"))
        session.former_changed.connect(self._show)
        document.current_changed.connect(self._show)
        # In a window that replaces another one, the search may already be running.
        self._show()

    def _let_go_on(self) -> None:
        self._answered = self._session.former
        self._show()

    def _show(self) -> None:
        run = self._session.former
        if run is None or run is self._answered:
            self.say("")
            return
        self.say(
            self.tr(
                "{stipulation} had been searched for {time} when you edited it. Should that search "
                "continue? What it proves becomes a version, and undo brings it back."
            ).format(stipulation=run.problem.stipulation, time=duration(run.age))
        )
