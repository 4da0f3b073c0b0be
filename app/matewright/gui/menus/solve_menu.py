"""The Solve menu."""

from __future__ import annotations

from PySide6.QtWidgets import QMenuBar

from matewright.gui.batch.commands import BatchCommands
from matewright.gui.desk.live import LiveSolving
from matewright.gui.desk.session import Session
from matewright.gui.document.document import Document
from matewright.gui.menus.entries import Entries
from matewright.gui.program.engine_dialogs import EngineDialogs
from matewright.gui.solving.commands import SolveCommands
from matewright.services.solve import unsolvable_reason


class SolveMenu(Entries):
    """Asking the engines."""

    def __init__(
        self,
        bar: QMenuBar,
        document: Document,
        session: Session,
        solving: SolveCommands,
        live: LiveSolving,
        batch: BatchCommands,
        dialogs: EngineDialogs,
    ) -> None:
        super().__init__(bar, "solve")
        self._document = document
        self._session = session
        self.menu.setTitle(self.tr("&Solve"))
        self.start = self.add("start", self.tr("&Solve"), solving.solve, "F7", picture="solve")
        self.stop = self.add("stop", self.tr("S&top"), solving.stop, "Shift+F7", picture="stop")
        live.offer_in(self.switch("live", self.tr("&Live Solving"), None, "Ctrl+F7"))
        self.menu.addSeparator()
        self.add("add-to-queue", self.tr("Add to &Queue"), solving.add_to_queue, "Alt+F7")
        self.add("solve-all", self.tr("Solve &All Problems"), solving.solve_all, "Ctrl+Shift+F7")
        self.add("batch", self.tr("&Batch …"), batch.show, "Alt+Shift+F7")
        self.stop_all = self.add(
            "stop-all", self.tr("Stop All and &Empty the Queue"), session.stop_all
        )
        session.run_changed.connect(self._offer_to_stop)
        session.runs_changed.connect(self._offer_to_stop)
        self._offer_to_stop()
        self.menu.addSeparator()
        self.add("compare", self.tr("Compare En&gines …"), dialogs.compare, "Ctrl+Shift+E")
        self.add(
            "watch-prinz",
            self.tr("&Watch Prinz's Program …"),
            dialogs.watch_prinz,
            "Ctrl+Shift+P",
        )

    def update(self) -> None:
        """Enable what applies while something is solved, or nothing, and say why it does not."""
        reason = unsolvable_reason(self._document.problem)
        self.start.setEnabled(not self._session.is_running and reason is None)
        self.start.setStatusTip(str(reason or ""))
        self.stop.setEnabled(self._session.is_running)

    def _offer_to_stop(self) -> None:
        self.stop_all.setEnabled(any(run.is_open for run in self._session.runs))
