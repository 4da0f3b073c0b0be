"""The left side of the window: caption, board, palette and their controls."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QMenu, QToolButton, QWidget

from matewright.errors import StipulationError
from matewright.formats.caption import Caption
from matewright.formats.rules import condition_rules, piece_rules
from matewright.gui.board.board import BoardWidget
from matewright.gui.board.caption import Caption as DiagramCaption
from matewright.gui.board.move_controls import MoveControls
from matewright.gui.board.palette import PiecePalette
from matewright.gui.board.side_controls import PositionControls
from matewright.gui.preferences.shortcuts import with_keys
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.layouts import SPACE, in_column, in_row
from matewright.gui.widgets.style import set_look
from matewright.gui.widgets.theme import STEP, icon, scaled
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.verdict import Judgement
from matewright.services.solving.validate import Report

_MOST_BELOW = 8
"""Lines of twins and conditions under the board; conditions come first."""

LEAST_BOARD = 8 * 30
"""The squares together are never given less width or height than this many pixels."""


class BoardPanel(QWidget):
    """Arranges the parts; in compact windows the palette goes under the board.

    * `stipulation_clicked`, `twins_clicked`: stipulation or twins below the board were clicked.
    """

    stipulation_clicked = Signal()
    twins_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.caption = DiagramCaption(self)
        self.board = BoardWidget(self)
        self.palette_ = PiecePalette(self)
        self.palette_.connect_board(self.board)
        self.move_controls = MoveControls(self)
        self.position_controls = PositionControls(self)
        self.stipulation_label = QLabel(self)
        self.stipulation_label.setObjectName("diagram_stipulation")
        font = self.stipulation_label.font()
        font.setPointSizeF(font.pointSizeF() * 1.25)
        font.setBold(True)
        self.stipulation_label.setFont(font)
        self.stipulation_label.setToolTip(self.tr("Double-click edits it"))
        self.solutions_label = QLabel(self)
        self.solutions_label.setObjectName("diagram_solutions")
        self.solutions_label.hide()
        self.below_label = ElidedLabel(self, most_lines=_MOST_BELOW)
        self.below_label.setObjectName("diagram_below")
        self.line_label = ElidedLabel(self, most_lines=2)
        self.line_label.setObjectName("line_label")
        self.line_label.setProperty("tone", "quiet")
        self.line_label.setFixedHeight(2 * self.line_label.fontMetrics().lineSpacing())
        self.diagram_button = QToolButton(self)
        self.diagram_button.setObjectName("back_to_diagram")
        self.diagram_button.setText(self.tr("Back to the Diagram"))
        self.diagram_button.setIcon(icon("diagram"))
        self.diagram_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.diagram_button.hide()
        self.more_button = QToolButton(self)
        self.more_button.setObjectName("more_remarks")
        self.more_button.setAutoRaise(True)
        self.more_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.more_button.setToolTip(self.tr("Show all remarks on the position"))
        self.more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._remarks = QMenu(self.more_button)
        self.more_button.setMenu(self._remarks)
        self.more_button.hide()
        self._is_typing = False
        self._fen_problem = self._line = self._short_line = ""
        self._below_words: Caption | None = None
        self._row_words: tuple[str, ...] = ()
        self._report = Report()
        self.position_controls.fen_edit.problem_changed.connect(self._show_fen_problem)
        self._below = QWidget(self)
        self._controls = in_column(self.position_controls, SPACE, on=self._below)
        self._row = in_row(
            self.stipulation_label,
            self.solutions_label,
            self.position_controls.pieces_label,
            (self.line_label, 1),
            self.more_button,
            self.diagram_button,
            self.move_controls,
            spacing=3 * STEP,
        )
        self._grid = QGridLayout(self)
        self._grid.setSpacing(2 * STEP)
        self._grid.setContentsMargins(4 * STEP, 3 * STEP, 3 * STEP, 2 * STEP)
        frame = self.board.fontMetrics().height() + STEP + 2
        # It shrinks, so that small windows have room for panes on both sides.
        self.board.setMinimumSize(LEAST_BOARD + frame, LEAST_BOARD + frame)
        self._compact: bool | None = None
        self._bar: QWidget | None = None
        self._shows_bar = self._is_bare = False
        keeps_room = self.board.sizePolicy()
        keeps_room.setRetainSizeWhenHidden(True)
        self.board.setSizePolicy(keeps_room)
        self.set_compact(compact=False)

    def set_compact(self, *, compact: bool) -> None:
        """Put the palette under the board in two rows, or beside it in two columns."""
        if compact == self._compact:
            return
        self._compact = compact
        style = Qt.ToolButtonStyle
        self.diagram_button.setToolButtonStyle(
            style.ToolButtonIconOnly if compact else style.ToolButtonTextOnly
        )
        grid = self._grid
        self.palette_.set_orientation(
            Qt.Orientation.Horizontal if compact else Qt.Orientation.Vertical
        )
        for part in (self.caption, self.board, self.palette_, self.below_label, self._below):
            grid.removeWidget(part)
        grid.removeItem(self._row)
        grid.addWidget(self.caption, 0, 0, 1, 2)
        grid.addWidget(self.board, 1, 0, 1, 2 if compact else 1)
        if compact:
            grid.addWidget(self.palette_, 2, 0, 1, 2)
        else:
            grid.addWidget(self.palette_, 1, 1, Qt.AlignmentFlag.AlignTop)
        grid.addLayout(self._row, 3, 0, 1, 2)
        grid.addWidget(self.below_label, 4, 0, 1, 2)
        grid.addWidget(self._below, 5, 0, 1, 2)
        grid.setRowStretch(1, 1)
        grid.setColumnStretch(0, 1)
        self._fit(compact=compact)
        self._show_editors()
        self._show_words()

    def _fit(self, *, compact: bool) -> None:
        """Save space where there is little, so that the board keeps its size."""
        gap = STEP if compact else 2 * STEP
        self._grid.setSpacing(gap)
        self._grid.setContentsMargins(4 * STEP, (2 if compact else 3) * STEP, 2 * STEP, gap)
        self.caption.set_compact(compact=compact)
        self._show_below()
        self.position_controls.set_compact(compact=compact)
        palette = self.palette_.layout()
        if palette is not None:
            edge = 0 if compact else STEP
            palette.setContentsMargins(edge, edge, edge, edge)

    def _show_below(self) -> None:
        """In small windows a single twin or remark stands in the row under the board."""
        words, compact = self._below_words, bool(self._compact)
        is_short = len(words.below) < 2 and not words.legend if words else True
        self.below_label.setVisible(not (compact and is_short))
        self._row_words = words.below if words and compact and is_short else ()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Edit what stands below the board, as under a printed diagram."""
        clicked = self.childAt(event.position().toPoint())
        if self._is_bare or event.button() is not Qt.MouseButton.LeftButton:
            return
        if clicked in (self.stipulation_label, self.solutions_label):
            self.stipulation_clicked.emit()
        elif clicked is self.below_label or (clicked is self.line_label and not self._line):
            self.twins_clicked.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the word beside its picture out where the row has no room for it."""
        super().resizeEvent(event)
        needed = self._row.minimumSize().width() + self.move_controls.saved_width
        self.move_controls.set_brief(needed > self._grid.contentsRect().width())

    def minimumSizeHint(self) -> QSize:
        """In small windows the least width is that without the word which may be left out.

        The least height is that at this width, where the controls need more lines.
        """
        hint = super().minimumSizeHint()
        if not self._compact:
            return hint
        spared = self.move_controls.word_width - self.move_controls.saved_width
        items = (self._grid.itemAt(index) for index in range(self._grid.count()))
        widths = [
            item.minimumSize().width() - (spared if item.layout() is self._row else 0)
            for item in items
            if item is not None and not item.isEmpty()
        ]
        margins = self._grid.contentsMargins()
        width = max(widths) + margins.left() + margins.right()
        return QSize(width, self._grid.totalMinimumHeightForWidth(width))

    def _show_fen_problem(self, problem: str, is_typing: bool) -> None:
        self._fen_problem, self._is_typing = problem, is_typing
        self._show_words()

    def _show_words(self) -> None:
        """The row under the board: what is wrong with the FEN, the move shown, or the position."""
        errors, warnings = self._report.errors, self._report.warnings
        if self._fen_problem:
            self._say((self._fen_problem,), "quiet" if self._is_typing else "error")
        elif self._line:
            self._say((self._line,), "quiet", self._short_line)
        elif errors:
            self._say((*map(str, errors), *map(str, warnings)), "error")
        elif warnings or not self._row_words:
            self._say(tuple(map(str, warnings)), "warning")
        else:
            self._say(self._row_words, "quiet")

    def _say(self, sentences: tuple[str, ...], tone: str, short: str = "") -> None:
        label = self.line_label
        # In a small window a sentence that says what is wrong needs the room of the buttons.
        self.move_controls.setVisible(not (self._compact and tone == "error" and sentences))
        label.set_full_text(sentences[0] if sentences else "", short)
        self._remarks.clear()
        for sentence in sentences:
            self._remarks.addAction(sentence.replace("&", "&&"))
        self.more_button.setText(self.tr("and {count} more").format(count=len(sentences) - 1))
        self.more_button.setVisible(len(sentences) > 1)
        label.setToolTip("\n".join(sentences))
        label.set_icon(tone if sentences and tone != "quiet" else "")
        set_look(label, "tone", tone)

    def show_problem(self, problem: Problem, judgement: Judgement, report: Report) -> None:
        """Name the problem and its state above the board, and below what is wrong with it."""
        self.caption.show_problem(problem, judgement)
        words = Caption.of(problem)
        solutions = words.stipulation.removeprefix(problem.starred_task).strip()
        self.solutions_label.setText(solutions)
        self.solutions_label.setVisible(bool(solutions))
        self.below_label.set_full_text(" · ".join(words.below))
        rules = (*condition_rules(problem.conditions), *piece_rules(problem.position))
        self.below_label.setToolTip("\n".join((*words.below, *rules)))
        self._below_words = words
        self._show_below()
        self._report = _of_the_board(problem, report)
        self._show_words()

    def add_tool(self, action: QAction) -> None:
        """Add a button for a command beside those that step through moves."""
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setAccessibleName(action.text().replace("&", ""))
        button.setIconSize(QSize(scaled(5 * STEP), scaled(5 * STEP)))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

        def name_keys() -> None:
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(with_keys(action.text().replace("&", ""), keys))

        # After the button itself, which shows the text alone.
        action.changed.connect(name_keys)
        name_keys()
        self._row.addWidget(button)
        self.setTabOrder(self.move_controls.play_button, button)

    def add_bar(self, bar: QWidget) -> None:
        """Add a bar, hidden at first, that shares the space of the position's controls."""
        self._bar = bar
        self._controls.insertWidget(0, bar)
        self._show_editors()

    def show_bar(self, *, visible: bool) -> None:
        """Show the bar instead of the position's controls, or those again."""
        if self._bar is not None:
            self._bar.setVisible(visible)
        self._shows_bar = visible
        self._show_editors()

    def set_bare(self, *, bare: bool) -> None:
        """Show the board without anything to edit, or all of it again."""
        self._is_bare = bare
        self.caption.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, bare)
        self._show_editors()

    def set_hidden(self, *, hidden: bool) -> None:
        """Hide the board, which keeps its room, or show it again."""
        self.board.setVisible(not hidden)
        self.line_label.setVisible(not hidden)

    def _show_editors(self) -> None:
        self.position_controls.setVisible(not (self._shows_bar or self._is_bare))
        # In small windows the bar needs the room of the palette below the board.
        self.palette_.setVisible(not (self._is_bare or (self._shows_bar and self._compact)))
        self.palette_.set_editing(not self._shows_bar)
        self._below.setMinimumHeight(self._least_height_below())

    def _least_height_below(self) -> int:
        """What keeps the board where it is when the bar comes and goes."""
        if self._is_bare:
            return 0
        height = self.position_controls.sizeHint().height()
        bar = self._bar.sizeHint().height() if self._bar is not None else 0
        if not self._compact:
            return max(height, bar)
        palette = self.palette_.sizeHint().height() + self._grid.verticalSpacing()
        return max(height + palette, bar) if self._shows_bar else max(height, bar - palette)

    def show_line(self, position: Position, stipulation: str, words: str, short_words: str) -> None:
        """Show the description of a position; empty `words` mean the diagram.

        `short_words` stand where there is no room for all of them.
        """
        self.position_controls.set_position(position)
        self.stipulation_label.setText(stipulation)
        self._line, self._short_line = words, short_words
        self._show_words()


def _of_the_board(problem: Problem, report: Report) -> Report:
    """What is wrong or odd about diagram and twins; nothing while the board is empty."""
    if not any(True for _ in problem.position.pieces()):
        return Report()
    # The stipulation field shows its own error, and the state names pieces that cannot be played.
    # A king that is missing is not wrong while men are being put down; Solve says what it lacks.
    errors = [
        error
        for error in report.errors
        if not isinstance(error, StipulationError)
        and error.code != "unplayable-pieces"
        and not error.code.startswith("no-king")
    ]
    return Report(tuple(errors), report.warnings)
