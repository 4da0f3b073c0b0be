"""The queue: problems being solved, waiting or done, with buttons to cancel."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QPushButton, QWidget

from matewright.gui.desk.pane import Pane
from matewright.gui.desk.session import Run, RunState, Session
from matewright.gui.docks.pane import PaneSpec, Place, framed, scrolled
from matewright.gui.solving.queue_model import Column, QueueModel
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.layouts import in_column, in_row
from matewright.gui.widgets.tables import QuietTable
from matewright.gui.widgets.theme import STEP
from matewright.wording import grouped

_SAMPLES: Final = {Column.NUMBER: "0000", Column.STIPULATION: "ser-h#16", Column.TIME: "88:88:88"}
"""The usual widest texts of the columns of fixed width."""


class QueuePane(Pane, QWidget):
    """Shows the runs of a session and lets the user end them.

    `problem_chosen` carries the index of the problem to show.
    """

    problem_chosen = Signal(int)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._model = QueueModel(self)
        self.table = _RunTable(self._model, self)
        # It shrinks if other languages need longer buttons.
        self.summary_label = ElidedLabel(self)
        self.summary_label.setObjectName("queue_summary")
        self.summary_label.setProperty("tone", "quiet")
        self.stop_button = self._button("queue_stop", self.stop_chosen)
        self.stop_all_button = self._button("queue_stop_all", session.stop_all)
        self.stop_all_button.setText(self.tr("Stop A&ll"))
        self.stop_all_button.setToolTip(self.tr("Stop what is being solved and empty the queue"))
        self.clear_button = self._button("queue_clear", self.clear_finished)
        self.clear_button.setText(self.tr("Clear &Finished"))
        self.clear_button.setToolTip(
            self.tr("Take what is done out of this list; the answers stay with their problems")
        )
        row = in_row(
            (self.summary_label, 1),
            self.stop_button,
            self.stop_all_button,
            self.clear_button,
            spacing=2 * STEP,
        )
        in_column((self.table, 1), row, on=self, spacing=STEP)
        self.table.activated.connect(self._go_there)
        self.table.removal_requested.connect(self.stop_chosen)
        self.table.selectionModel().currentRowChanged.connect(self._offer)
        session.runs_changed.connect(self._show_runs)
        session.run_changed.connect(self._show_change)
        self._show_runs()

    def spec(self) -> PaneSpec:
        """The dock's titles, shortcut and area."""
        return PaneSpec(
            "queue",
            self.tr("&Queue"),
            "Ctrl+9",
            framed(scrolled(self)),
            self.table,
            Place.BELOW,
            is_hidden=True,
            rank=14,
        )

    def stop_chosen(self) -> None:
        """Stop the selected run; remove it from the list if it is not running."""
        run = self._chosen()
        if run is not None and run.is_open:
            self._session.stop_run(run)
        elif run is not None:
            self._session.remove((run,))

    def clear_finished(self) -> None:
        """Remove all finished runs from the list."""
        self._session.remove([run for run in self._session.runs if not run.is_open])

    def _button(self, name: str, command: object) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(command)
        return button

    def _chosen(self) -> Run | None:
        index = self.table.currentIndex()
        return self._model.run(index.row()) if index.isValid() else None

    def _go_there(self, index: QModelIndex) -> None:
        self.problem_chosen.emit(self._model.run(index.row()).index)

    def _show_runs(self) -> None:
        chosen, row = self._chosen(), self.table.currentIndex().row()
        self._model.set_runs(self._session.runs)
        if chosen is not None and self._model.rowCount():
            found = self._model.row_of(chosen)
            # Select the row that followed, so that Delete can be repeated.
            next_row = min(row, self._model.rowCount() - 1)
            self.table.setCurrentIndex(self._model.index(next_row if found is None else found, 0))
        self._sum_up()
        self._offer()

    def _show_change(self, run: Run) -> None:
        self._model.show_change(run)
        self._sum_up()
        self._offer()

    def _sum_up(self) -> None:
        states = [run.state for run in self._session.runs]
        waiting, running = states.count(RunState.WAITING), states.count(RunState.RUNNING)
        words = self.tr("{waiting} waiting · {running} running · {done} done").format(
            waiting=grouped(waiting),
            running=grouped(running),
            done=grouped(len(states) - waiting - running),
        )
        self.summary_label.set_full_text(words)

    def _offer(self) -> None:
        run, runs = self._chosen(), self._session.runs
        is_running = run is not None and run.state is RunState.RUNNING
        self.stop_button.setText(self.tr("&Stop") if is_running else self.tr("Re&move"))
        self.stop_button.setToolTip(
            self.tr("Stop this one; what is proved so far becomes its answer (Del)")
            if is_running
            else self.tr("Take this one out of the list (Del)")
        )
        self.stop_button.setEnabled(run is not None)
        self.stop_all_button.setEnabled(any(one.is_open for one in runs))
        self.clear_button.setEnabled(any(not one.is_open for one in runs))


class _RunTable(QuietTable):
    """The table; `removal_requested` when Delete is pressed."""

    removal_requested = Signal()

    def __init__(self, model: QueueModel, parent: QWidget) -> None:
        super().__init__(model, parent)
        self.setObjectName("queue")
        self.setAccessibleName(self.tr("Problems that are solved or wait for it"))
        font = QFont(self.font())
        font.setFeature(QFont.Tag("tnum"), 1)
        self.setFont(font)
        metrics = QFontMetrics(font)
        header = self.horizontalHeader()
        for column in Column:
            if column in _SAMPLES:
                width = metrics.horizontalAdvance(_SAMPLES[column]) + 4 * STEP
                self.setColumnWidth(column, width)
            else:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete ends the selected run."""
        if event.key() == Qt.Key.Key_Delete and not event.modifiers():
            self.removal_requested.emit()
        else:
            super().keyPressEvent(event)
