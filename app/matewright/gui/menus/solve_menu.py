"""The Solve menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matewright.gui.menus.entries import Entries
from matewright.services.solve import unsolvable_reason

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow


class SolveMenu(Entries):
    """Asking the engines."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window, "solve")
        self.menu.setTitle(self.tr("&Solve"))
        solving, dialogs = window.solving, window.engine_dialogs
        self.start = self.add("start", self.tr("&Solve"), solving.solve, "F7", picture="solve")
        self.stop = self.add("stop", self.tr("S&top"), solving.stop, "Shift+F7", picture="stop")
        window.live.offer_in(self.switch("live", self.tr("&Live Solving"), None, "Ctrl+F7"))
        self.menu.addSeparator()
        self.add("add-to-queue", self.tr("Add to &Queue"), solving.add_to_queue, "Alt+F7")
        self.add("solve-all", self.tr("Solve &All Problems"), solving.solve_all, "Ctrl+Shift+F7")
        self.add("batch", self.tr("&Batch …"), window.batch.show, "Alt+Shift+F7")
        self.stop_all = self.add(
            "stop-all", self.tr("Stop All and &Empty the Queue"), window.session.stop_all
        )
        window.session.run_changed.connect(self._offer_to_stop)
        window.session.runs_changed.connect(self._offer_to_stop)
        self._offer_to_stop()
        self.menu.addSeparator()
        self.add("compare", self.tr("Compare En&gines …"), dialogs.compare, "Ctrl+Shift+E")
        self.add(
            "watch-prinz",
            self.tr("&Watch Prinz's Program …"),
            dialogs.watch_prinz,
            "Ctrl+Shift+P",
        )

    def update_for(self, window: MainWindow) -> None:
        """Enable what applies while something is solved, or nothing, and say why it does not."""
        reason = unsolvable_reason(window.document.problem)
        self.start.setEnabled(not window.session.is_running and reason is None)
        self.start.setStatusTip(str(reason or ""))
        self.stop.setEnabled(window.session.is_running)

    def _offer_to_stop(self) -> None:
        self.stop_all.setEnabled(any(run.is_open for run in self._window.session.runs))
