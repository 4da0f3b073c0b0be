"""The piece palette: all pieces to drag or paint with, the eraser and tools for the whole board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QSizePolicy, QToolButton, QWidget

from matewright.gui.board.board import BoardWidget
from matewright.gui.board.piece_button import PieceButton
from matewright.gui.preferences.shortcuts import TipWithKeys
from matewright.gui.widgets import theme
from matewright.model.figures import Figures
from matewright.model.kinds import KINDS
from matewright.model.piece import Colour, Piece
from matewright.services.question.board_edits import ERASER, Brush

_TOOL_WIDTH: Final = 7 * theme.STEP


class PiecePalette(QWidget):
    """White and black pieces facing each other in two columns, or in two rows when horizontal.

    Fairy pieces stand behind a button that unfolds them.
    """

    brush_chosen = Signal(object)
    """The `Brush` the user took, or None when it was put away."""
    clear_requested = Signal()
    """The user requests an empty board."""
    initial_array_requested = Signal()
    """The user requests the initial array."""
    all_men_requested = Signal()
    """The user requests the pane of all kinds of men."""
    flip_requested = Signal()
    """The user requests the board from the other side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._brush: Brush | None = None
        self._orientation = Qt.Orientation.Vertical
        self._board: BoardWidget | None = None
        self._buttons = {
            colour: [self._piece_button(Piece(colour, code)) for code in KINDS] for colour in Colour
        }
        self._fairy = self._fairy_fold()
        self._more = self._tool(
            "find",
            self.tr("Box of Men"),
            self.tr("Choose among all fairy men, neutral and royal ones"),
        )
        self._more.clicked.connect(self.all_men_requested)
        self._eraser = self._tool(
            "erase", self.tr("Erase"), self.tr("Click squares to remove their men")
        )
        self._eraser.setCheckable(True)
        self._eraser.clicked.connect(lambda: self._toggle(ERASER))
        clear = self._tool("clear", self.tr("Clear"), self.tr("Remove all men from the board"))
        clear.clicked.connect(self.clear_requested)
        array = self._tool(
            "initial-array",
            self.tr("Initial array"),
            self.tr("Set up the men as at the start of a game"),
        )
        array.clicked.connect(self.initial_array_requested)
        flip = self._tool("flip", self.tr("Flip"), self.tr("See the board from the other side"))
        flip.clicked.connect(self.flip_requested)
        self._tools = [self._eraser, clear, array, flip]
        self.key_hints = (
            ("edit.clear", TipWithKeys(clear)),
            ("edit.initial-array", TipWithKeys(array)),
            ("view.flip", TipWithKeys(flip)),
        )
        self._editors = [
            *self._piece_buttons(),
            self._fairy,
            self._more,
            self._eraser,
            clear,
            array,
        ]
        self._piece_grid = QGridLayout()
        self._piece_grid.setSpacing(theme.STEP // 2)
        self._tool_grid = QGridLayout()
        self._tool_grid.setSpacing(0)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(theme.STEP, theme.STEP, theme.STEP, theme.STEP)
        self._box.setSpacing(2 * theme.STEP)
        for grid in (self._piece_grid, self._tool_grid):
            self._box.addLayout(grid)
            # The stretch after the last row and column keeps everything together.
            grid.setRowStretch(len(KINDS) + 2, 1)
            grid.setColumnStretch(len(KINDS) + 2, 1)
        self._box.addStretch()
        self._arrange()
        self._unfold(False)

    def connect_board(self, board: BoardWidget) -> None:
        """Share the brush with a board and let pieces be dragged onto it."""
        self._board = board
        self.brush_chosen.connect(board.set_brush)
        board.brush_changed.connect(self.set_brush)
        for button in self._piece_buttons():
            button.drag_started.connect(board.begin_palette_drag)
            button.drag_moved.connect(board.drag_to)
            button.drag_dropped.connect(board.drop)

    @property
    def brush(self) -> Brush | None:
        """The brush shown as taken."""
        return self._brush

    def set_brush(self, brush: Brush | None) -> None:
        """Show which brush is taken, without emitting anything."""
        self._brush = brush
        for button in self._piece_buttons():
            button.setChecked(brush == Brush(button.piece))
        self._eraser.setChecked(brush == ERASER)

    def set_editing(self, editing: bool) -> None:
        """Offer all tools, or only those that change the view."""
        for button in self._editors:
            button.setEnabled(editing)

    def set_piece_set(self, name: str) -> None:
        """Show the pieces as that set of `PIECE_SETS` draws them."""
        for button in self._piece_buttons():
            button.set_piece_set(name)

    def set_figures(self, figures: Figures) -> None:
        """Show the fairy pieces with the figures they have in the diagram."""
        for button in self._piece_buttons():
            button.set_figures(figures)

    @property
    def orientation(self) -> Qt.Orientation:
        """Vertical: two columns of pieces; horizontal: two rows."""
        return self._orientation

    def set_orientation(self, orientation: Qt.Orientation) -> None:
        """Arrange the pieces in two columns or in two rows."""
        if orientation is not self._orientation:
            self._orientation = orientation
            self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts the brush away."""
        if event.key() == Qt.Key.Key_Escape and self._brush is not None:
            self._choose(None)
        else:
            super().keyPressEvent(event)

    def _piece_button(self, piece: Piece) -> PieceButton:
        button = PieceButton(piece, self)
        button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        button.clicked.connect(lambda: self._toggle(Brush(piece)))
        button.arrow_pressed.connect(lambda right, down: self._go_from(button, right, down))
        return button

    def _fairy_fold(self) -> QToolButton:
        """The button that shows and hides the fairy pieces."""
        names = ", ".join(kind.name for kind in KINDS.values() if kind.is_fairy)
        button = QToolButton(self)
        button.setText(self.tr("Fairy"))
        button.setAccessibleName(self.tr("Fairy men"))
        button.setToolTip(self.tr("Show or hide fairy men: {names}").format(names=names))
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.toggled.connect(self._unfold)
        return button

    def unfold(self, *, unfolded: bool) -> None:
        """Show or hide the fairy pieces, as the button does."""
        self._fairy.setChecked(unfolded)

    def _unfold(self, unfolded: bool) -> None:
        """Show or hide the fairy pieces."""
        arrow = Qt.ArrowType
        self._fairy.setArrowType(arrow.DownArrow if unfolded else arrow.RightArrow)
        if unfolded:
            # The tools shrink first, or the window would grow and stay large.
            self._show_words(False)
        for button in self._piece_buttons():
            button.setVisible(unfolded or not button.piece.kind.is_fairy)
        self._style_tools()
        # Tab stops at one piece only; arrows go on from there.
        self._let_tab_stop_at(self._buttons[Colour.WHITE][0])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the words of the tools where there is room for them."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._style_tools()

    def _style_tools(self) -> None:
        """Width is scarce in two rows: the fold shows no word, and the tools only if words fit."""
        vertical = self._orientation is Qt.Orientation.Vertical
        style = Qt.ToolButtonStyle
        for button in (self._fairy, self._more):
            button.setToolButtonStyle(
                style.ToolButtonTextBesideIcon if vertical else style.ToolButtonIconOnly
            )
        for tool in self._tools:
            # A tool that may get narrow does not make the window wide.
            tool.setMinimumWidth(0 if vertical else _TOOL_WIDTH)
        self._show_words(True)
        if not vertical and self._box.sizeHint().width() > self.width():
            self._show_words(False)

    def _show_words(self, visible: bool) -> None:
        style = Qt.ToolButtonStyle
        for tool in self._tools:
            tool.setToolButtonStyle(
                style.ToolButtonTextBesideIcon if visible else style.ToolButtonIconOnly
            )
        # A nested layout notices only when everything is laid out again.
        for grid in (self._piece_grid, self._tool_grid):
            grid.invalidate()

    def _tool(self, icon: str, word: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(theme.icon(icon))
        button.setIconSize(theme.icon_size())
        button.setText(word)
        button.setToolTip(tip)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return button

    def _piece_buttons(self) -> list[PieceButton]:
        return self._buttons[Colour.WHITE] + self._buttons[Colour.BLACK]

    def _toggle(self, brush: Brush) -> None:
        self._choose(None if brush == self._brush else brush)

    def _choose(self, brush: Brush | None) -> None:
        self.set_brush(brush)
        self.brush_chosen.emit(brush)

    def _arrange(self) -> None:
        """Tools below two columns of pieces, or right of two rows."""
        self._style_tools()
        vertical = self._orientation is Qt.Orientation.Vertical
        direction = QBoxLayout.Direction
        self._box.setDirection(direction.TopToBottom if vertical else direction.LeftToRight)
        across, along = QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred
        self.setSizePolicy(*((across, along) if vertical else (along, across)))
        orthodox = sum(not kind.is_fairy for kind in KINDS.values())
        for line, colour in enumerate(Colour):
            for index, button in enumerate(self._buttons[colour]):
                # The fold stands between orthodox and fairy pieces.
                slot = index + button.piece.kind.is_fairy
                row, column = (slot, line) if vertical else (line, slot)
                self._piece_grid.addWidget(button, row, column)
        if vertical:
            # Over all columns, so that a long word does not draw the pieces apart.
            self._piece_grid.addWidget(self._fairy, orthodox, 0, 1, -1)
            self._piece_grid.addWidget(self._more, len(KINDS) + 1, 0, 1, -1)
        else:
            self._piece_grid.addWidget(self._fairy, 0, orthodox)
            self._piece_grid.addWidget(self._more, 1, orthodox)
        for index, tool in enumerate(self._tools):
            row, column = (index, 0) if vertical else (index % 2, index // 2)
            self._tool_grid.addWidget(tool, row, column)

    def _go_from(self, button: PieceButton, right: int, down: int) -> None:
        if self._orientation is Qt.Orientation.Horizontal:
            right, down = down, right
        unfolded = self._fairy.isChecked()
        columns = [
            [one for one in self._buttons[colour] if unfolded or not one.piece.kind.is_fairy]
            for colour in Colour
        ]
        column = next(number for number, buttons in enumerate(columns) if button in buttons)
        row = columns[column].index(button)
        target = columns[(column + right) % 2][(row + down) % len(columns[column])]
        self._let_tab_stop_at(target)
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _let_tab_stop_at(self, stop: PieceButton) -> None:
        for button in self._piece_buttons():
            button.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if button is stop else Qt.FocusPolicy.ClickFocus
            )
