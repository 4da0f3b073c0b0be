"""The Solve menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matewright.gui.menus.entries import Entries

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow


class SolveMenu(Entries):
    """Asking the engines."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window, "solve")
        self.menu.setTitle(self.tr("&Solve"))
        self.start = self.add("start", self.tr("&Solve"), window.solve, "F7", picture="solve")
        self.stop = self.add("stop", self.tr("S&top"), window.stop, "Shift+F7", picture="stop")
        window.live.offer_in(self.switch("live", self.tr("&Live Solving"), None, "Ctrl+F7"))
        self.menu.addSeparator()
        self.add("compare", self.tr("Compare En&gines …"), window.compare, "Ctrl+Shift+E")
        self.add(
            "watch-prinz",
            self.tr("&Watch Prinz's Program …"),
            window.watch_prinz,
            "Ctrl+Shift+P",
        )

    def update_for(self, window: MainWindow) -> None:
        """Enable what applies while something is solved, or nothing."""
        self.start.setEnabled(not window.session.is_running)
        self.stop.setEnabled(window.session.is_running)
