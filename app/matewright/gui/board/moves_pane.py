"""The move generator: every legal move of the position with its weight."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
)
from PySide6.QtWidgets import QHeaderView, QWidget

from matewright import engine
from matewright.errors import MatewrightError
from matewright.gui.board.move_table_model import REMARK_COLUMN, MoveTableModel
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec, framed
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.layouts import in_column
from matewright.gui.widgets.tables import ReportTable
from matewright.gui.widgets.theme import STEP
from matewright.model.play_state import PlayState


class MovesPane(Pane, ReportTable):
    """The generator window of G.M.S. `move_chosen` carries the `Move` to preview, or None."""

    shows = Changes.NOTATION
    move_chosen = Signal(object)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        self._model = MoveTableModel()
        super().__init__(self._model, parent)
        self._model.setParent(self)
        self.setObjectName("moves")
        self.setAccessibleName(self.tr("Legal moves and their weights"))
        font = QFont(self.font())
        font.setFeature(QFont.Tag("tnum"), 1)
        self.setFont(font)
        header = self.horizontalHeader()
        metrics = QFontMetrics(font)
        for column, sample in enumerate(("000", "exd6 e.p.++", "−32768")):
            self.setColumnWidth(column, metrics.horizontalAdvance(sample) + 6 * STEP)
        header.setSectionResizeMode(REMARK_COLUMN, QHeaderView.ResizeMode.Stretch)
        self._state: PlayState | None = None
        self._listed: PlayState | None = None
        self.summary_label = ElidedLabel()
        self.summary_label.setObjectName("moves_summary")
        self.summary_label.setProperty("tone", "quiet")
        self.selectionModel().currentRowChanged.connect(self._announce)
        self.follow(desk)

    def spec(self) -> PaneSpec:
        """The dock's titles, shortcut and area."""
        return PaneSpec(
            "moves", self.tr("&Moves"), "Ctrl+6", framed(self._with_summary()), self, rank=8
        )

    def _with_summary(self) -> QWidget:
        """The list with the line below it that counts what is in it."""
        whole = QWidget()
        in_column((self, 1), self.summary_label, on=whole, spacing=STEP)
        return whole

    def set_state(self, state: PlayState) -> None:
        """List the moves of another position; none of them is chosen."""
        self._state = state
        self._forget_choice()
        self._list()

    def refresh(self, desk: Desk, changes: Changes) -> None:  # noqa: ARG002 - there is only one
        """Write the moves in another way."""
        self._model.set_notation(desk.notation)

    def set_seen(self, seen: bool) -> None:
        """Generate the moves while the pane is visible."""
        super().set_seen(seen)
        self._list()

    @property
    def has_choice(self) -> bool:
        """Whether a move is previewed."""
        return self.currentIndex().isValid()

    def drop_choice(self) -> bool:
        """End the preview; False if there was none."""
        if not self.has_choice:
            return False
        self._forget_choice()
        self.move_chosen.emit(None)
        return True

    def _forget_choice(self) -> None:
        self.setCurrentIndex(QModelIndex())
        self.clearSelection()

    def _list(self) -> None:
        if self._state is None or self._state == self._listed:
            return
        if not self.is_seen:
            # Listed moves can be selected, and moves of another position cannot be played.
            self._listed = None
            self._model.set_moves(())
            return
        self._listed = self._state
        try:
            moves = engine.legal_moves(self._state)
            self.reason = "" if moves else self._why_none(self._state)
        except MatewrightError as error:
            moves, self.reason = (), str(error)
        self._model.set_moves(moves)
        self.summary_label.set_full_text(self._model.summary())
        self.scrollToTop()

    def _why_none(self, state: PlayState) -> str:
        if engine.checked_kings(state):
            return self.tr("Checkmate: there is no legal move.")
        return self.tr("Stalemate: there is no legal move.")

    def _announce(self, current: QModelIndex) -> None:
        if current.isValid():
            self.move_chosen.emit(self._model.move(current.row()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the focus without a preview: Qt would select the first row."""
        with QSignalBlocker(self.selectionModel()):
            super().focusInEvent(event)
        if not self.selectionModel().hasSelection():
            self._forget_choice()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Home and End go to the first and last move."""
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self._model.rowCount() - 1}
        if event.key() in ends and not event.modifiers():
            self.setCurrentIndex(self._model.index(ends[Qt.Key(event.key())], 0))
        else:
            super().keyPressEvent(event)
