"""The Solve menu."""

from __future__ import annotations

from PySide6.QtWidgets import QMenuBar

from matewright.gui.batch.commands import BatchCommands
from matewright.gui.desk.desk import Desk
from matewright.gui.menus.entries import Entries
from matewright.gui.solving.commands import SolveCommands


class SolveMenu(Entries):
    """Asking the engines."""

    def __init__(
        self,
        bar: QMenuBar,
        desk: Desk,
        solving: SolveCommands,
        batch: BatchCommands,
    ) -> None:
        super().__init__(bar, "solve")
        self._desk = desk
        session = desk.session
        self.menu.setTitle(self.tr("&Solve"))
        self.start = self.add("start", self.tr("&Solve"), solving.solve, "F7", picture="solve")
        self.stop = self.add(
            "stop",
            self.tr("S&top"),
            solving.stop,
            "Shift+F7",
            picture="stop",
            enabled=lambda: desk.session.is_running,
        )
        desk.live.offer_in(self.switch("live", self.tr("&Live Solving"), None, "Ctrl+F7"))
        self.menu.addSeparator()
        self.add("add-to-queue", self.tr("Add to &Queue"), solving.add_to_queue, "Alt+F7")
        self.add("solve-all", self.tr("Solve &All Problems"), solving.solve_all, "Ctrl+Shift+F7")
        self.add("batch", self.tr("&Batch …"), batch.show, "Alt+Shift+F7")
        self.stop_all = self.add(
            "stop-all",
            self.tr("Stop All and &Empty the Queue"),
            session.stop_all,
            enabled=lambda: any(run.is_open for run in session.runs),
        )
        session.run_changed.connect(self.update)
        session.runs_changed.connect(self.update)
        self.update()

    def update(self) -> None:
        """Enable what applies while something is solved, or nothing, and say why it does not."""
        super().update()
        reason = self._desk.unsolvable
        self.start.setEnabled(not self._desk.session.is_running and reason is None)
        self.start.setStatusTip(str(reason or ""))
