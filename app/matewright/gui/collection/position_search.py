"""Search by position: pieces set up on a board, or counted, become a query.

Pieces that must stand just there become terms such as `wK=a1`, which can be combined at will; what
may also be mirrored, or must have nothing beside it, becomes a `pattern:`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QGridLayout,
    QGroupBox,
    QLabel,
    QPushButton,
    QSpinBox,
    QWidget,
)

from matewright.gui.board.board import BoardWidget
from matewright.gui.board.palette import PiecePalette
from matewright.gui.collection.men_dialog import MenDialog
from matewright.gui.collection.ways_fields import WaysFields
from matewright.gui.widgets.form import Buttons, wrapped
from matewright.gui.widgets.layouts import DIALOG, SPACE, in_column, in_row
from matewright.gui.widgets.theme import STEP
from matewright.model.kinds import KINDS
from matewright.model.move import square_name
from matewright.model.piece import Colour, Piece
from matewright.model.position import INITIAL_FEN, Position
from matewright.render.look import Look
from matewright.render.marks import SquareMark
from matewright.services.collection import Pattern, Ways
from matewright.services.collection.position_terms import (
    MOST_OF_A_KIND,
    meaning_of,
    name_of,
    pattern_of,
)


class PositionSearch(QDialog):
    """Pieces on the board must stand just there; for others, a least number can be required.

    `query` is what that means in the language of the search line.

    * `query_changed` (text): the query changed.
    """

    query_changed = Signal(str)

    def __init__(self, look: Look, position: Position, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Search by Position"))
        self._shown, self._look = position, look
        self._men: MenDialog | None = None
        self.board = BoardWidget(self)
        self.board.setAccessibleName(self.tr("Men on these squares"))
        self.board.set_look(look)
        self.board.setMinimumSize(102 * STEP, 102 * STEP)
        self.palette_ = PiecePalette(self)
        self.palette_.set_piece_set(look.piece_set)
        self.palette_.connect_board(self.board)
        self.palette_.clear_requested.connect(lambda: self._set_up(Position()))
        self.palette_.initial_array_requested.connect(
            lambda: self._set_up(Position.from_fen(INITIAL_FEN))
        )
        self.palette_.flip_requested.connect(lambda: self.board.set_flipped(not self.board.flipped))
        self.palette_.all_men_requested.connect(self._show_all_men)
        self.board.position_edited.connect(lambda changed, _: self._set_up(changed))
        self.board.square_picked.connect(self._toggle_free)
        self._free: set[int] = set()
        self.ways_fields = WaysFields(self)
        self.empty_box = QCheckBox(self.tr("&Nothing else on the board"), self)
        self.empty_box.setToolTip(self.tr("Squares without a man must be empty, but for free ones"))
        self.free_button = QPushButton(self.tr("&Free Squares"), self)
        self.free_button.setCheckable(True)
        self.free_button.setAutoDefault(False)
        self.free_button.setToolTip(
            self.tr("Click squares on which anything may stand; they get a ring. Esc ends it.")
        )
        self.free_button.setEnabled(False)
        self.board.picking_ended.connect(lambda: self.free_button.setChecked(False))
        self.least_boxes: dict[Piece, QSpinBox] = {}
        self.query_label = wrapped("", self, tone="quiet")
        self.query_label.setObjectName("position_query")
        self.query_label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.query_label.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.query_label.setAlignment(Qt.AlignmentFlag.AlignTop)
        hint = wrapped(
            self.tr(
                "Put men where they must stand. All other squares may be empty or not, unless "
                "nothing else may be on the board."
            ),
            self,
        )
        columns = in_row((self.board, 1), spacing=3 * STEP)
        columns.addWidget(self.palette_, 0, Qt.AlignmentFlag.AlignTop)
        right = in_column(self._numbers(), self._ways(), SPACE, spacing=2 * STEP)
        columns.addLayout(right)
        in_column(
            hint,
            (columns, 1),
            self.query_label,
            self._buttons(),
            on=self,
            margins=DIALOG,
            spacing=2 * STEP,
        )
        for box in (*self.ways_fields.boxes, self.empty_box):
            box.toggled.connect(self._emit_query)
        self.empty_box.toggled.connect(self._allow_free_squares)
        self.free_button.toggled.connect(self.board.set_picking)
        self._emit_query()

    def begin_with(self, words: Iterable[str]) -> None:
        """Show these terms of the search line, as far as this dialog supports them."""
        board = list(Position().board)
        for word in words:
            if (found := pattern_of(word)) is not None:
                text, pattern = found
                position, free, is_loose = Pattern.board(text)
                board = [old or new for old, new in zip(board, position.board, strict=True)]
                self.ways_fields.show(pattern.ways)
                self.empty_box.setChecked(not is_loose)
                self._free = set(free)
                continue
            if (meaning := meaning_of(word)) is None:
                continue
            piece, square, least = meaning
            if square is None:
                self.least_boxes[piece].setValue(least)
            else:
                board[square] = piece
        self._set_up(Position(tuple(board)))

    @property
    def query(self) -> str:
        """The query, such as `wK=a1 bS>=2`; empty if nothing is required."""
        return " ".join(self._terms())

    def _terms(self) -> Iterator[str]:
        position = self.board.position
        ways = self.ways_fields.ways
        is_loose = not self.empty_box.isChecked()
        if any(position.board) and (ways != Ways() or not is_loose):
            yield f"pattern:{Pattern.text(position, self._free, ways, loose=is_loose)}"
        else:
            for square, piece in position.pieces():
                yield f"{name_of(piece)}={square_name(square)}"
        for piece, box in self.least_boxes.items():
            if box.value():
                yield f"{name_of(piece)}>={box.value()}"

    def _numbers(self) -> QGroupBox:
        """A field for each orthodox piece: the least number of them."""
        group = QGroupBox(self.tr("At least this many"), self)
        grid = QGridLayout(group)
        grid.setSpacing(STEP)
        for column, colour in enumerate(Colour, start=1):
            label = QLabel(colour.word, group)
            label.setProperty("tone", "quiet")
            grid.addWidget(label, 0, column, Qt.AlignmentFlag.AlignHCenter)
        kinds = [kind for kind in KINDS.values() if not kind.is_fairy]
        for row, kind in enumerate(kinds, start=1):
            grid.addWidget(QLabel(kind.name, group), row, 0)
            for column, colour in enumerate(Colour, start=1):
                piece = Piece(colour, kind.code)
                box = QSpinBox(group)
                box.setRange(0, MOST_OF_A_KIND)
                box.setSpecialValueText("–")
                box.setAccessibleName(self.tr("Least number: {man}").format(man=piece.name))
                box.valueChanged.connect(self._emit_query)
                self.least_boxes[piece] = box
                grid.addWidget(box, row, column)
        return group

    def _ways(self) -> QGroupBox:
        """The fields for transformations, and for whether other men may stand beside these."""
        group = QGroupBox(self.tr("Men on the board"), self)
        in_column(
            *self.ways_fields.boxes,
            self.empty_box,
            self.free_button,
            on=group,
            margins=None,
            spacing=STEP,
        )
        return group

    def _allow_free_squares(self, allowed: bool) -> None:
        self.free_button.setEnabled(allowed)
        if not allowed:
            self.free_button.setChecked(False)
            self._free.clear()
        self._show_free()

    def _show_all_men(self) -> None:
        if self._men is None:
            self._men = MenDialog(self.board, self._look, self)
        self._men.show()
        self._men.activateWindow()

    def _toggle_free(self, square: int) -> None:
        if self.board.position.board[square] is None:
            self._free ^= {square}
            self._show_free()
            self._emit_query()

    def _show_free(self) -> None:
        self.board.set_arrows((), [SquareMark(square) for square in sorted(self._free)])

    def _buttons(self) -> Buttons:
        buttons, reset = Buttons(self), Buttons.ButtonRole.ResetRole
        self.search_button = buttons.accepting(self.tr("&Search"))
        take = buttons.doing(
            self.tr("&Take Position Shown"), lambda: self._set_up(self._shown), reset
        )
        take.setToolTip(self.tr("Set up the problem that the window shows"))
        buttons.doing(self.tr("&Clear"), self.clear, reset)
        buttons.cancel(self.tr("Cancel"))
        return buttons

    def clear(self) -> None:
        """Clear the query."""
        for way in (*self.ways_fields.boxes, self.empty_box):
            way.setChecked(False)
        for box in self.least_boxes.values():
            box.setValue(0)
        self._set_up(Position())

    def _set_up(self, position: Position) -> None:
        self.board.set_position(position)
        self._free -= {square for square, _ in position.pieces()}
        self._show_free()
        self._emit_query()

    def _emit_query(self) -> None:
        query = self.query
        self.query_label.setText(query or self.tr("Nothing to search for yet."))
        self.search_button.setEnabled(bool(query))
        self.query_changed.emit(query)
