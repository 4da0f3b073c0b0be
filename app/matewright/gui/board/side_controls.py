"""The controls below the board: side to move, castling, en passant, FEN."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QLabel,
    QRadioButton,
    QWidget,
)

from matewright.gui.board.fen_edit import FenEdit
from matewright.gui.board.flow import FlowLayout
from matewright.gui.widgets import theme
from matewright.gui.widgets.layouts import in_column, in_row
from matewright.model.move import square_name
from matewright.model.piece import Colour
from matewright.model.position import CASTLINGS, Position


class PositionControls(QWidget):
    """Shows and edits a position's count of pieces, side to move, castling, en passant and FEN."""

    position_edited = Signal(object, str)
    """A `Position` the user asks for and, as the name of an undo step, what was done."""
    position_typed = Signal(object, int)
    """A `Position` typed as FEN, and the number of the visit to the field: one edit each."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._position = Position()
        self.pieces_label = QLabel(self)
        self.turn_buttons = {
            Colour.WHITE: QRadioButton(self.tr("White"), self),
            Colour.BLACK: QRadioButton(self.tr("Black"), self),
        }
        self._turn_group = QButtonGroup(self)
        for colour, radio in self.turn_buttons.items():
            self._turn_group.addButton(radio)
            radio.setAccessibleName(self._turn_words(colour))
            radio.setToolTip(self._turn_words(colour))
            radio.clicked.connect(lambda _=False, colour=colour: self._turn_clicked(colour))
        self.castling_boxes = {right: self._castling_box(right) for right in CASTLINGS}
        self.en_passant_combo = QComboBox(self)
        self.en_passant_combo.setAccessibleName(self.tr("En passant square"))
        self.en_passant_combo.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.en_passant_combo.setMinimumContentsLength(2)
        self.en_passant_combo.setIconSize(QSize(0, 0))
        self.en_passant_combo.activated.connect(self._en_passant_chosen)
        self.fen_edit = FenEdit(self)
        self.fen_edit.position_typed.connect(
            lambda position: self.position_typed.emit(position, self.fen_edit.visit)
        )
        self._lay_out()
        self.set_position(self._position)

    def set_position(self, position: Position) -> None:
        """Show a position; nothing is emitted."""
        self._position = position
        white, black = position.count(Colour.WHITE), position.count(Colour.BLACK)
        neutral = sum(piece.is_neutral for _, piece in position.pieces())
        counted = self.tr("{white} white and {black} black men")
        if neutral:
            counted = self.tr("{white} white, {black} black and {neutral} neutral men")
        self.pieces_label.setText(position.tally)
        self.pieces_label.setToolTip(counted.format(white=white, black=black, neutral=neutral))
        self.pieces_label.setAccessibleName(self.pieces_label.toolTip())
        self.turn_buttons[position.turn].setChecked(True)
        for right, box in self.castling_boxes.items():
            box.setEnabled(right in position.castling_possible)
            box.setChecked(right in position.castling)
        self._show_en_passant(position)
        self.fen_edit.set_position(position)

    def _lay_out(self) -> None:
        settings = QWidget(self)
        self._flow = FlowLayout(settings, 3 * theme.STEP, theme.STEP)
        self._flow.addWidget(self._group(self.tr("To move"), *self.turn_buttons.values()))
        self._flow.addWidget(self._group(self.tr("Castling"), *self.castling_boxes.values()))
        self._en_passant = self._group(self.tr("e.p."), self.en_passant_combo)
        self._flow.addWidget(self._en_passant)
        self._fen_row = in_row((self.fen_edit, 1), spacing=2 * theme.STEP)
        in_column(settings, self._fen_row, on=self, spacing=theme.STEP)

    def set_compact(self, *, compact: bool) -> None:
        """Use one line less: en passant goes beside the FEN instead of above it."""
        self._flow.removeWidget(self._en_passant)
        self._fen_row.removeWidget(self._en_passant)
        if compact:
            self._fen_row.insertWidget(0, self._en_passant)
        else:
            self._flow.addWidget(self._en_passant)

    def _group(self, word: str, *widgets: QWidget) -> QWidget:
        group = QWidget(self)
        row = in_row(on=group, spacing=theme.STEP)
        label = QLabel(word, group)
        label.setProperty("tone", "quiet")
        row.addWidget(label)
        for widget in widgets:
            row.addWidget(widget)
        return group

    def _turn_words(self, colour: Colour) -> str:
        return self.tr("White to move") if colour is Colour.WHITE else self.tr("Black to move")

    def _castling_words(self, right: str) -> str:
        return {
            "K": self.tr("White may castle on the king's side (0-0)"),
            "Q": self.tr("White may castle on the queen's side (0-0-0)"),
            "k": self.tr("Black may castle on the king's side (0-0)"),
            "q": self.tr("Black may castle on the queen's side (0-0-0)"),
        }[right]

    def _castling_box(self, right: str) -> QCheckBox:
        box = QCheckBox(right, self)
        box.setAccessibleName(self._castling_words(right))
        box.setToolTip(self._castling_words(right))
        box.clicked.connect(lambda allowed: self._castling_clicked(right, allowed))
        return box

    def _show_en_passant(self, position: Position) -> None:
        squares = set(position.en_passant_choices)
        if position.en_passant is not None:
            squares.add(position.en_passant)
        combo = self.en_passant_combo
        with QSignalBlocker(combo):
            combo.clear()
            combo.addItem("–", None)
            for square in sorted(squares):
                combo.addItem(square_name(square), square)
            combo.setCurrentIndex(combo.findData(position.en_passant))
        combo.setEnabled(bool(squares))
        combo.setToolTip(
            self.tr("The square on which a pawn may be captured en passant at once")
            if squares
            else self.tr("No pawn can be captured en passant in this position")
        )

    def _turn_clicked(self, colour: Colour) -> None:
        self._offer(self._position.with_turn(colour), self._turn_words(colour))

    def _castling_clicked(self, right: str, allowed: bool) -> None:
        words = self.tr("Allow castling {right}") if allowed else self.tr("Deny castling {right}")
        self._offer(self._position.with_castling(right, allowed), words.format(right=right))

    def _en_passant_chosen(self, index: int) -> None:
        square = self.en_passant_combo.itemData(index)
        words = (
            self.tr("No en passant")
            if square is None
            else self.tr("En passant on {square}").format(square=square_name(square))
        )
        self._offer(self._position.with_en_passant(square), words)

    def _offer(self, position: Position, description: str) -> None:
        before = self._position
        if position != before:
            self.position_edited.emit(position, description)
            if self._position is before:
                # The edit was refused: the controls must show the position as it is.
                self.set_position(before)
