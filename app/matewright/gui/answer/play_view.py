"""The solution as magazines print it, with every move clickable.

The chosen move, grouping, filters, finding and playing a line are those of `ShownSolution`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QMenu, QWidget

from matewright.gui.answer.figurines import draw_words, width_of
from matewright.gui.background.chunked_task import ChunkedTask
from matewright.gui.desk.shown_solution import ShownSolution
from matewright.gui.widgets.keys import keeps
from matewright.gui.widgets.tables import write_instead
from matewright.gui.widgets.theme import STEP, colours_of
from matewright.model.solution import Node, Tree
from matewright.model.solution_view import EVERYTHING, MovingPiece
from matewright.services.answer.play_difference import PlayDifference, play_difference
from matewright.services.answer.play_rows.rows import PlayRows, Word

_INDENT: Final = 4 * STEP
_WRAPPED: Final = 6 * STEP
"""How far the further lines of a long row are indented."""
_ROWS_A_NOTCH: Final = 3
_TINT: Final = 56
"""How opaque the colour behind a new move is, of 255."""
_ROWS_AT_ONCE: Final = 100
"""Rows laid out at once: more than fit on a screen."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A row as it is drawn: where its words are, from its own top left."""

    height: int
    words: tuple[tuple[QRect, Word], ...]


class PlayView(QAbstractScrollArea):
    """Shows the rows of the solution; only those in sight are written and drawn.

    The vertical scroll bar counts rows. The words of a row are its moves and remarks. Moves that
    are ticked, because they must stay when the diagram changes, are underlined.

    * `tick_requested` (entries): their ticks are to be toggled; several where play is grouped.
    * `ticks_below_requested` (entries): and all that follows.
    * `no_ticks_requested`: all ticks are to be removed.
    """

    tick_requested = Signal(object)
    ticks_below_requested = Signal(object)
    no_ticks_requested = Signal()

    def __init__(self, solution: ShownSolution, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("play_view")
        self.setAccessibleName(self.tr("Play"))
        self.setProperty("quiet", True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        self.viewport().setMouseTracking(True)
        self.verticalScrollBar().setSingleStep(_ROWS_A_NOTCH)
        self._solution = solution
        self._rows = PlayRows(solution.view, ())
        self._drawn: dict[int, _Row] = {}
        self._row: int | None = None
        self._is_sought = self._is_opening = False
        self._compared: tuple[Tree | None, Tree] = (None, solution.view.tree)
        self._difference: PlayDifference | None = None
        self._unlike_file: frozenset[int] = frozenset()
        self._ticked: frozenset[int] = frozenset()
        self._search = ChunkedTask(self)
        self._search.advanced.connect(self._take_rows)
        self._search.ended.connect(self._take_rows)
        self._theme_rows: frozenset[int] = frozenset()
        solution.view_changed.connect(self._show_rows)
        solution.theme_changed.connect(self._light_theme)
        solution.node_chosen.connect(self._mark)
        self._show_rows()

    # -- what is new --------------------------------------------------------------------------

    @property
    def difference(self) -> PlayDifference | None:
        """What is marked as new; None where nothing is compared."""
        return self._difference

    def compare_with(self, before: Tree | None) -> None:
        """Mark what is new against a tree before; None marks nothing."""
        tree = self._solution.view.tree
        if (before, tree) == self._compared:
            return
        self._compared = (before, tree)
        self._difference = None if before is None else play_difference(before, tree)
        self.viewport().update()

    # -- what the file does not have ----------------------------------------------------------

    @property
    def unlike_file(self) -> frozenset[int]:
        """The entries that are tinted as not being in the file."""
        return self._unlike_file

    def set_unlike_file(self, entries: frozenset[int]) -> None:
        """Tint these entries, and no others."""
        if entries != self._unlike_file:
            self._unlike_file = entries
            self.viewport().update()

    # -- what makes a theme -------------------------------------------------------------------

    @property
    def theme_rows(self) -> frozenset[int]:
        """The entries that are tinted as making the theme last highlighted."""
        return self._theme_rows

    def _light_theme(self) -> None:
        self._theme_rows = self._solution.theme_rows
        self.viewport().update()

    # -- what is ticked -----------------------------------------------------------------------

    @property
    def ticked(self) -> frozenset[int]:
        """The entries that are underlined."""
        return self._ticked

    def set_ticked(self, entries: frozenset[int]) -> None:
        """Underline these entries, and no others."""
        self._ticked = entries
        self.viewport().update()

    # -- content ------------------------------------------------------------------------------

    def _show_rows(self) -> None:
        """Start again with the present solution; rows after the first arrive in chunks."""
        solution = self._solution
        is_same = self._rows.view.tree is solution.view.tree
        if not is_same:
            self.verticalScrollBar().setValue(0)
        self._rows = PlayRows(solution.view, solution.phases, is_claim=solution.is_claim)
        self._drawn.clear()
        self._row, self._is_sought = None, True
        self._theme_rows = solution.theme_rows
        self._is_opening |= not is_same
        rows = self._rows.find()
        for _ in islice(rows, _ROWS_AT_ONCE):
            pass
        self._search.begin(rows)
        self.viewport().update()

    def _take_rows(self) -> None:
        bar = self.verticalScrollBar()
        was_at_end = bar.value() == bar.maximum()
        if self._is_sought:
            self._mark()
        self._show_extent()
        if self._is_opening and not self._search.is_running:
            self._is_opening = False
            heading = self._rows.heading_of(self._solution.main_phase)
            if heading is not None and self._row is None and bar.value() == 0:
                # Many tries would hide the key.
                bar.setValue(heading)
        if was_at_end or not self._search.is_running:
            self.viewport().update()

    def _mark(self) -> None:
        """Mark the chosen move, in the row it was chosen in if that has it."""
        if self._rows.view is not self._solution.view:
            # A change of view is about to be announced.
            return
        node = self._solution.node
        self._is_sought = False
        if node is None:
            self._row = None
        elif self._row is None or self._place_in(self._row) is None:
            row = self._rows.row_of(node.index)
            # Until its own row is found, the row of an earlier move stands for it.
            self._row = None if row is None or self._place_in(row) is None else row
            self._is_sought = self._row is None and self._search.is_running
        if self._row is not None:
            self._scroll_to(self._row)
            self.setAccessibleDescription(self.text_of(self._row))
        self.viewport().update()

    def _place_in(self, row: int) -> int | None:
        """The index of the selected move among the moves of a row."""
        node = self._solution.node
        if node is None or row >= len(self._rows):
            return None
        shown = self._solution.view.row_for(node.index)
        indices = (n for n, word in enumerate(self._moves(row)) if word.entry == shown)
        return next(indices, None)

    def _moves(self, row: int) -> list[Word]:
        return [word for _, word in self._layout(row).words if word.entry]

    @property
    def row_count(self) -> int:
        """How many rows were found so far, headings included."""
        return len(self._rows)

    @property
    def current_row(self) -> int | None:
        """The row of the marked move."""
        return self._row

    def text_of(self, row: int) -> str:
        """The text of a row."""
        return " ".join(word.text for word in self._rows.words(row, self._solution.notation))

    def word_rect(self, row: int, text: str) -> QRect:
        """The rectangle of a word in a visible row; empty if it is not visible."""
        for shown, top in self._rows_in_sight():
            for rect, word in self._layout(shown).words:
                if shown == row and word.text == text:
                    return rect.translated(0, top)
        return QRect()

    # -- layout -------------------------------------------------------------------------------

    @property
    def _line_height(self) -> int:
        return QFontMetrics(self.font()).height() + STEP

    def _font(self, *, strong: bool) -> QFont:
        font = QFont(self.font())
        if strong:
            font.setWeight(QFont.Weight.DemiBold)
        return font

    def _layout(self, row: int) -> _Row:
        if row not in self._drawn:
            self._drawn[row] = self._lay_out(row)
        return self._drawn[row]

    def _lay_out(self, row: int) -> _Row:
        """Lay out the words of a row, breaking it into lines where necessary."""
        line = self._line_height
        gap = QFontMetrics(self.font()).horizontalAdvance(" ") + 2
        start = 2 * STEP + self._rows.depth(row) * _INDENT
        right = self.viewport().width() - 2 * STEP
        x, y = start, STEP if self._rows.is_heading(row) and row else 0
        placed = []
        for word in self._rows.words(row, self._solution.notation):
            width = width_of(word.text, self._font(strong=word.is_strong))
            if x + width > right and x > start:
                x, y = start + _WRAPPED, y + line
            placed.append((QRect(x, y, width, line), word))
            x += width + gap
        return _Row(y + line, tuple(placed))

    def _rows_in_sight(self) -> Iterator[tuple[int, int]]:
        """The visible rows, each with its top."""
        y = STEP
        for row in range(self.verticalScrollBar().value(), len(self._rows)):
            if y >= self.viewport().height():
                return
            yield row, y
            y += self._layout(row).height

    def _first_before(self, row: int) -> int:
        """The first row of a page that ends with a row."""
        room = self.viewport().height() - STEP - self._layout(row).height
        while row > 0:
            room -= self._layout(row - 1).height
            if room < 0:
                break
            row -= 1
        return row

    def _show_extent(self) -> None:
        bar, count = self.verticalScrollBar(), len(self._rows)
        # The end is laid out once, when it is known.
        is_known = not self._search.is_running
        last = self._first_before(count - 1) if is_known and count else max(0, count - 1)
        bar.setRange(0, last)
        bar.setPageStep(max(1, self.viewport().height() // self._line_height - 1))

    def _scroll_to(self, row: int) -> None:
        self._show_extent()
        bar = self.verticalScrollBar()
        if row < bar.value():
            # The heading above a first row is shown with it.
            bar.setValue(row - (row > 0 and self._rows.is_heading(row - 1)))
        else:
            first = self._first_before(row)
            if first > bar.value():
                # After a jump there is room for what follows.
                is_near = first - bar.value() <= _ROWS_A_NOTCH
                bar.setValue(first if is_near else row - (row > 0))

    def _word_at(self, point: QPoint) -> tuple[int, Word] | None:
        for row, top in self._rows_in_sight():
            for rect, word in self._layout(row).words:
                if word.entry and rect.translated(0, top).adjusted(-2, 0, 2, 0).contains(point):
                    return row, word
        return None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out for the new width."""
        super().resizeEvent(event)
        self._drawn.clear()
        self._show_extent()

    def changeEvent(self, event: QEvent) -> None:
        """Lay the rows out in another font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._drawn.clear()
            self._show_extent()

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: ARG002 - Qt's signature
        """Draw the newly visible rows; the scroll bar counts rows, not pixels."""
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw the visible rows, or say why there are none."""
        if not len(self._rows):
            write_instead(self, self._solution.placeholder)
            return
        colours = colours_of(self.palette())
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        difference = self._difference
        new = (
            difference.new
            if difference is not None and difference.tree is self._solution.view.tree
            else ()
        )
        for row, top in self._rows_in_sight():
            marked = self._place_in(row) if row == self._row else None
            marked_word = None if marked is None else self._moves(row)[marked]
            is_quiet = self._solution.is_stale or self._rows.is_heading(row)
            for rect, word in self._layout(row).words:
                area = rect.translated(0, top)
                colour = colours.quiet if is_quiet or not word.entry else colours.text
                if word.entry in self._theme_rows:
                    painter.fillRect(area.adjusted(-3, 1, 3, -1), QColor(colours.selection))
                if word.entry in new or word.entry in self._unlike_file:
                    tint = QColor(colours.accent if word.entry in new else colours.warning)
                    tint.setAlpha(_TINT)
                    painter.fillRect(area.adjusted(-3, 1, 3, -1), tint)
                if word is marked_word:
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(QColor(colours.accent))
                    painter.drawRoundedRect(area.adjusted(-3, 1, 3, -1), STEP, STEP)
                    colour = colours.on_accent
                painter.setPen(QColor(colour))
                draw_words(painter, area, word.text, self._font(strong=word.is_strong))
                if word.entry in self._ticked:
                    line = QRect(area.left(), area.bottom() - 2, area.width(), 2)
                    painter.fillRect(
                        line, QColor(colour if word is marked_word else colours.accent)
                    )
        painter.end()

    # -- keys and mouse -----------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the position after the clicked move."""
        found = self._word_at(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and found is not None:
            self._choose(*found)
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self._tick()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Accept the event: the press has already done everything."""
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the hand over a move."""
        is_move = not self._solution.is_stale and self._word_at(event.position().toPoint())
        shape = Qt.CursorShape.PointingHandCursor if is_move else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of the move under the mouse, or of the marked one."""
        point = event.globalPos()
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            found = self._word_at(event.pos())
            if found is not None:
                self._choose(*found)
        if self._solution.node is not None:
            menu = self._row_menu()
            self._add_ticks(menu)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(point)

    def _row_menu(self) -> QMenu:
        """The actions for the marked move; those that do not apply are disabled."""
        solution, menu = self._solution, QMenu(self)
        now = solution.filter

        def add(text: str, command: Callable[[], object], *, applies: bool = True) -> None:
            action = menu.addAction(text)
            action.triggered.connect(lambda _=False: command())
            action.setEnabled(applies)

        can_play = solution.can_go_forward
        add(self.tr("&Play from Here"), solution.play_from_here, applies=can_play)
        add(self.tr("&Copy Branch as Text"), solution.copy_branch)
        menu.addSeparator()
        gathered = solution.can_fold() and not solution.can_unfold()
        add(
            self.tr("&Gather These Defences") if gathered else self.tr("&Unfold This Group"),
            solution.toggle_group,
            applies=gathered or solution.can_unfold(),
        )
        menu.addSeparator()
        piece = None if solution.node is None else MovingPiece.of(solution.node)
        add(
            self.tr("Only Moves of &This Piece"),
            lambda: solution.set_filter(replace(now, piece=piece)),
            applies=piece is not None,
        )
        everything = now != EVERYTHING
        show_all = self.tr("&Show Everything")
        add(show_all, lambda: solution.set_filter(EVERYTHING), applies=everything)
        return menu

    def _add_ticks(self, menu: QMenu) -> None:
        menu.addSeparator()
        for text, command in (
            (self.tr("&Require This Move (+)"), self._tick),
            (self.tr("Require &All from Here (*)"), self._tick_below),
        ):
            menu.addAction(text).triggered.connect(command)
        nothing = menu.addAction(self.tr("Require &Nothing"))
        nothing.setEnabled(bool(self._ticked))
        nothing.triggered.connect(self.no_ticks_requested)

    def _tick(self) -> None:
        if meant := self._meant():
            self.tick_requested.emit(meant)

    def _tick_below(self) -> None:
        if meant := self._meant():
            self.ticks_below_requested.emit(meant)

    def _meant(self) -> tuple[int, ...]:
        """The entries that the marked move stands for."""
        node, view = self._solution.node, self._solution.view
        if node is None or self._solution.is_stale:
            return ()
        found = list(view.group(node.index))
        if node.parent is not None:
            found += [
                child.index
                for defence in view.group(node.parent.index)
                for child in Node(view.tree, defence).children
                if child.move == node.move
            ]
        return tuple(dict.fromkeys((node.index, *found)))

    def event(self, event: QEvent) -> bool:
        """Keep Ctrl+C for the play below the marked move."""
        return keeps(event, QKeySequence.StandardKey.Copy) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Right and Left go from move to move, Up and Down from row to row; + and * tick."""
        if event.text() == "+":
            self._tick()
            return
        if event.text() == "*":
            self._tick_below()
            return
        if event.matches(QKeySequence.StandardKey.Copy):
            self._solution.copy_branch()
            return
        page = self.verticalScrollBar().pageStep()
        steps: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Right: self._go_right,
            Qt.Key.Key_Left: self._go_left,
            Qt.Key.Key_Up: lambda: self._go_to_row(-1),
            Qt.Key.Key_Down: lambda: self._go_to_row(1),
            Qt.Key.Key_PageUp: lambda: self._go_to_row(-page),
            Qt.Key.Key_PageDown: lambda: self._go_to_row(page),
            Qt.Key.Key_Home: self._solution.go_first,
            Qt.Key.Key_End: self._go_to_end,
            Qt.Key.Key_Space: self._solution.toggle_group,
        }
        step = steps.get(event.key())
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if step is None or not plain:
            super().keyPressEvent(event)
            return
        self._solution.stop_playing()
        step()

    def _choose(self, row: int, word: Word) -> None:
        if not self._solution.is_stale:
            self._solution.stop_playing()
            self._row = row
            self._solution.choose(Node(self._solution.tree, word.entry))
            self._mark()

    def _go_right(self) -> None:
        """Go to the next move of the row; from the last one, to where play goes on."""
        row, index = self._row, self._chosen_index
        if row is None or index is None:
            self._solution.go_forward()
        elif index + 1 < len(self._moves(row)):
            self._choose(row, self._moves(row)[index + 1])
        elif row + 1 < len(self._rows) and self._rows.depth(row + 1) > self._rows.depth(row):
            self._choose(row + 1, self._moves(row + 1)[0])

    def _go_left(self) -> None:
        row, index = self._row, self._chosen_index
        if row is not None and index:
            self._choose(row, self._moves(row)[index - 1])
        else:
            self._solution.go_back()

    def _go_to_end(self) -> None:
        if self._row is None:
            self._solution.go_forward()
        if self._row is not None:
            self._choose(self._row, self._moves(self._row)[-1])

    def _go_to_row(self, step: int) -> None:
        """Go to the move with the same index in another row; skip headings without a move."""
        row = -1 if self._row is None else self._row
        index = self._chosen_index or 0
        last = len(self._rows) - 1
        target = min(max(row + step, 0), last)
        while 0 <= target <= last:
            moves = self._moves(target)
            if moves:
                self._choose(target, moves[min(index, len(moves) - 1)])
                return
            target += 1 if step > 0 else -1

    @property
    def _chosen_index(self) -> int | None:
        return None if self._row is None else self._place_in(self._row)
