"""The moves that may have been the last, why others cannot have been, and what is certain."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QCheckBox, QHeaderView, QPushButton, QWidget

from matewright.errors import MatewrightError
from matewright.gui.board.flow import FlowLayout
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.legality.question_tab import QuestionTab
from matewright.gui.legality.shown_line import ShownLine
from matewright.gui.widgets.form import wrapped
from matewright.gui.widgets.layouts import in_column
from matewright.gui.widgets.table_model import Index, ReportModel
from matewright.gui.widgets.tables import ReportTable
from matewright.gui.widgets.theme import STEP, colours_of
from matewright.model.game import Game
from matewright.model.move import square_name
from matewright.model.notation import Notation
from matewright.model.play_state import PlayState
from matewright.services.legality import last_moves
from matewright.services.legality.last_moves import (
    LastMove,
    MoveGroup,
    RetractionJob,
    Retractions,
    in_groups,
)
from matewright.wording import Wording

if TYPE_CHECKING:
    from matewright.services.play.played_game import PlayedGame

_words: Final = Wording("LastMovesPane")


class _Column(IntEnum):
    MOVE = 0
    CAPTURED = 1
    VERDICT = 2


class _Job:
    """A job with words for how far it is."""

    def __init__(self, job: RetractionJob) -> None:
        self._job = job

    def cancel(self) -> None:
        """Stop."""
        self._job.cancel()

    def result(self) -> object:
        """Wait for the moves."""
        return self._job.result()

    @property
    def words(self) -> str:
        """How far it is."""
        known, ruled_out = self._job.counts
        return _words(
            "{known} moves looked at, {count} of them ruled out · {seconds} s",
            known=known,
            count=ruled_out,
            seconds=round(self._job.seconds),
        )


class LastMovesModel(ReportModel):
    """A row for each move, whatever it captured; those that are not ruled out stand first."""

    columns = len(_Column)
    on_the_right = ()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.moves: tuple[MoveGroup, ...] = ()
        self._notation = Notation()

    def show(self, moves: tuple[LastMove, ...], notation: Notation) -> None:
        """Show these moves."""
        self.beginResetModel()
        self.moves, self._notation = in_groups(moves), notation
        self.endResetModel()

    @property
    def row_total(self) -> int:
        """How many moves there are."""
        return len(self.moves)

    def heading(self, column: int) -> str:
        """The move as it was played, and whether it was possible."""
        return (_words("Last move"), _words("Captured"), _words("Ruled out?"))[column]

    def cell(self, index: Index, role: int) -> object:
        """The words of a cell; what is ruled out is quiet."""
        move = self.moves[index.row()]
        if role == Qt.ItemDataRole.ForegroundRole and not move.first.is_possible:
            return QColor(colours_of(QGuiApplication.palette()).quiet)
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        if index.column() == _Column.MOVE:
            return move.text(self._notation.letters)
        if index.column() == _Column.CAPTURED:
            return move.captured_text(self._notation.letters)
        return move.first.verdict

    def meaning(self, column: int) -> str | None:
        """How to read what was captured."""
        if column == _Column.CAPTURED:
            return _words("What the move may have captured; – is nothing")
        return None


class LastMovesPane(QuestionTab):
    """Takes back the last moves of the position that is shown; a chosen one is on the board."""

    def __init__(self, desk: Desk, line: ShownLine, parent: QWidget | None = None) -> None:
        super().__init__("last_moves", line, parent)
        self._found: Retractions | None = None
        self._shown: PlayedGame | None = None
        self.castling_button = QPushButton(self.tr("Switch Castling Off"), self)
        self.castling_button.setToolTip(
            self.tr("Take away the rights to castle that are certainly lost")
        )
        self.castling_button.clicked.connect(self._switch_castling_off)
        self.passed_button = QPushButton(self)
        self.passed_button.setToolTip(
            self.tr("State that a pawn has passed over this square, which is certain")
        )
        self.passed_button.clicked.connect(self._state_en_passant)
        self.possible_box = QCheckBox(self.tr("Only those not ruled out"), self)
        self.possible_box.setToolTip(self.tr("Leave out the moves that cannot have been the last"))
        self.possible_box.toggled.connect(self._list)
        self.words_label = wrapped("", self)
        self.words_label.setObjectName("last_moves_words")
        self.model = LastMovesModel(self)
        self.table = ReportTable(self.model, self)
        self.table.setObjectName("last_moves_table")
        self.table.setAccessibleName(self.tr("Moves that may have been the last"))
        metrics = QFontMetrics(self.table.font())
        for column, sample in ((_Column.MOVE, "e5xd6 e.p."), (_Column.CAPTURED, "– Q R B N P")):
            self.table.setColumnWidth(column, metrics.horizontalAdvance(sample) + 6 * STEP)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(_Column.VERDICT, QHeaderView.ResizeMode.Stretch)
        self.table.setWordWrap(True)
        self.table.selectionModel().currentRowChanged.connect(self._show_move)
        row = FlowLayout(None, 2 * STEP, STEP)
        for widget in (
            self.ask_button,
            self.castling_button,
            self.passed_button,
            self.possible_box,
        ):
            row.addWidget(widget)
        in_column(row, self.words_label, (self.table, 1), on=self, spacing=2 * STEP)
        self._begin(desk)

    # -- asking ------------------------------------------------------------------------------

    def ask(self) -> None:
        """Take back the last moves of the position shown."""
        if self._impediment:
            return
        position = self._asked = self._position
        self._found = None
        self._list()
        self.runner.start(lambda: _Job(last_moves.start(position)), lambda found: found)
        self._show()

    def refresh(self, desk: Desk, changes: Changes) -> None:
        """Mark as stale what was found of another position."""
        del desk
        self._drop_if_other()
        if changes & Changes.OTHER:
            self._found = None
            self._list()
        if changes & Changes.NOTATION:
            self._list()
        self._show()

    def _take(self, found: object) -> None:
        assert isinstance(found, Retractions)
        self._found = found
        self._list()
        self._show()

    def _fail(self, error: MatewrightError) -> None:
        self._show()
        self.words_label.setText(str(error))

    # -- showing -----------------------------------------------------------------------------

    @property
    def is_stale(self) -> bool:
        """Whether the moves are those of an earlier position."""
        return self._found is not None and self._found.position != self._position

    def _show_progress(self, words: str) -> None:
        self.words_label.setText(words)

    def _show(self) -> None:
        running, found = self.runner.is_running, self._found
        meaning = self.tr("Find out which moves may have led to this position")
        self._show_button(self.tr("Take Back"), meaning, is_stop=running)
        current = None if self.is_stale or running else found
        lost = self._lost(current)
        self.castling_button.setVisible(bool(lost))
        passed = self._passed(current)
        self.passed_button.setVisible(passed is not None)
        if passed is not None:
            text = self.tr("State en Passant on {square}")
            self.passed_button.setText(text.format(square=square_name(passed)))
        self.possible_box.setEnabled(bool(self.model.moves) or self.possible_box.isChecked())
        self.words_label.setText(self._text())

    def _text(self) -> str:
        found = self._found
        if self._impediment:
            return self._impediment
        if self.runner.is_running:
            return self.tr("Looking …")
        if found is None:
            return self.tr(
                "Moves are taken back; those that lead to a position that comes from no game are "
                "ruled out."
            )
        if found.reason is not None:
            sentences = [*found.sentences(self._desk.notation.letters)]
        else:
            sentences = [
                *found.sentences(self._desk.notation.letters),
                self._count_text(found),
                *filter(None, [last_moves.stuck_text(found, self._desk.notation.letters)]),
            ]
        if not found.is_complete:
            sentences.append(self.tr("Partial: it was stopped before all was looked at."))
        if self.is_stale:
            sentences.insert(0, self.tr("Before the change:"))
        return "\n".join(sentences)

    def _count_text(self, found: Retractions) -> str:
        text = self.tr("Not ruled out: {count} of {total} moves; that is no proof of any of them.")
        return text.format(count=len(found.possible), total=len(found.moves))

    def _list(self) -> None:
        moves = () if self._found is None else self._found.moves
        if self.possible_box.isChecked():
            moves = tuple(one for one in moves if one.is_possible)
        self.model.show(moves, self._desk.notation)
        self.table.resizeRowsToContents()

    # -- on the board ------------------------------------------------------------------------

    def _show_move(self, index: QModelIndex) -> None:
        """Show the position before a move, from which the move itself can be played."""
        if not index.isValid() or self.is_stale:
            return
        from matewright.services.play.played_game import PlayedGame, legal_moves

        chosen = self.model.moves[index.row()].first
        start = PlayState(Game(chosen.before))
        try:
            played = [one for one in legal_moves(start) if one.uci == chosen.uci]
            line = PlayedGame.begin(start, played[:1]).go_to(0)
        except MatewrightError as error:
            # A king would be in check there at the wrong side's turn.
            self._desk.message.emit(str(error))
            return
        self._shown = line
        self._line.show(line)

    def _follow_line(self) -> None:
        shown = self._line.line
        if shown is None or self._shown is None or shown.moves is not self._shown.moves:
            self._shown = None
            self.table.setCurrentIndex(QModelIndex())
            self.table.clearSelection()

    # -- what follows ------------------------------------------------------------------------

    def _lost(self, found: Retractions | None) -> tuple[str, ...]:
        """The rights that are certainly lost and that the diagram still has."""
        if found is None or self._desk.part_index:
            return ()
        held = found.position.castling
        return tuple(right for right, _ in found.castling_lost if right in held)

    def _passed(self, found: Retractions | None) -> int | None:
        """The square that can be stated for a capture en passant."""
        if found is None or self._desk.part_index:
            return None
        passed = found.passed
        return None if passed == found.position.en_passant else passed

    def _switch_castling_off(self) -> None:
        position = self._position
        for right in self._lost(self._found):
            position = position.with_castling(right, False)
        self._desk.document.edit_position(position, self.tr("Switch Castling Off"))

    def _state_en_passant(self) -> None:
        passed = self._passed(self._found)
        position = self._position.with_en_passant(passed)
        self._desk.document.edit_position(position, self.tr("State en Passant"))
