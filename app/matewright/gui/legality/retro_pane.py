"""Both questions of retro analysis in one pane."""

from __future__ import annotations

from PySide6.QtWidgets import QTabWidget, QWidget

from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec, framed
from matewright.gui.legality.last_moves_pane import LastMovesPane
from matewright.gui.legality.legality_pane import LegalityPane
from matewright.gui.legality.shown_line import ShownLine
from matewright.gui.widgets.layouts import in_column


class RetroPane(Pane, QWidget):
    """Two tabs: `legality`, and the `last_moves`; the one in front is refreshed."""

    def __init__(self, desk: Desk, line: ShownLine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.legality = LegalityPane(desk, line, self)
        self.last_moves = LastMovesPane(desk, line, self)
        self.tabs = QTabWidget(self)
        self.tabs.setObjectName("retro_tabs")
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.legality, self.tr("Legality"))
        self.tabs.addTab(self.last_moves, self.tr("Last Moves"))
        in_column(self.tabs, on=self)
        self.tabs.currentChanged.connect(self._note_tab)
        self.follow(desk)

    def spec(self) -> PaneSpec:
        """The dock's titles, shortcut and area."""
        return PaneSpec(
            "retro",
            self.tr("Retro &Analysis"),
            "Ctrl+Alt+R",
            framed(self),
            self.tabs,
            is_hidden=True,
            rank=16,
        )

    def set_seen(self, seen: bool) -> None:
        """Refresh the tab in front while it is visible."""
        super().set_seen(seen)
        self._note_tab()

    def show_tab(self, tab: LegalityPane | LastMovesPane) -> None:
        """Bring one of the two to the front."""
        self.tabs.setCurrentWidget(tab)

    def _note_tab(self) -> None:
        for tab in (self.legality, self.last_moves):
            tab.set_seen(self.is_seen and self.tabs.currentWidget() is tab)
