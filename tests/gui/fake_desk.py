"""A desk without a window, on which one pane can be tried."""

from __future__ import annotations

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMainWindow, QWidget

from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.kept_answers import KeptAnswers
from matewright.gui.desk.pane import Pane
from matewright.gui.desk.session import Session
from matewright.gui.document.document import Document
from matewright.gui.preferences.preferences import LIVE_SOLVING, Preferences
from matewright.model.position import Position
from matewright.model.solution import Solution


class FakeDesk(Desk):
    """One of its own document, for panes that are children of its `owner`.

    `news` has what has changed since it was emptied last.
    """

    def __init__(self, settings: QSettings) -> None:
        self.owner = QMainWindow()
        document = Document(self.owner)
        kept = KeptAnswers(document, self.owner)
        session = Session(document, self.owner)
        preferences = Preferences(settings, self.owner)
        preferences.set(LIVE_SOLVING, False)
        super().__init__(document, kept, session, preferences, self.owner)
        self.news: list[Changes] = []
        self.changed.connect(self.news.append)
        self.begin()

    def set_up(self, fen: str, stipulation: str = "#2") -> None:
        """Set a position and a stipulation."""
        self.document.edit_position(Position.from_fen(fen), "set up")
        self.document.edit_stipulation(stipulation)

    def answer(self, solution: Solution) -> None:
        """Store an answer to the problem, without a search."""
        self.document.set_solution(self.document.current, solution)

    def bring_forward(self, pane: Pane) -> None:
        """Make a pane visible, as its dock does."""
        assert isinstance(pane, QWidget)
        self.owner.resize(600, 400)
        pane.resize(600, 400)
        self.owner.show()
        pane.show()
        pane.set_seen(True)
