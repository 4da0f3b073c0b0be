"""The solution as a tree to read, search and step through."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QMenu, QTreeView, QWidget

from matewright.formats import solution_text
from matewright.gui.background.chunked_task import ChunkedTask
from matewright.gui.background.surveyor import Surveyor
from matewright.gui.keys import asks_to_keep
from matewright.gui.models.solution_phases import Phase
from matewright.gui.models.solution_tree_model import SolutionTreeModel
from matewright.gui.panes.line_player import LinePlayer
from matewright.gui.panes.solution_rows import GAP, RowDelegate
from matewright.gui.panes.tree_search import TreeSearch
from matewright.gui.theme import colours_of
from matewright.model.notation import Notation
from matewright.model.play_state import PlayState
from matewright.model.solution import EMPTY_TREE, Node, Role, Tree, starting_position
from matewright.model.solution_survey import Survey
from matewright.model.solution_view import (
    EVERYTHING,
    Filter,
    MovingPiece,
    SolutionView,
    ThemePlay,
)
from matewright.wording import grouped

OPEN_ALL_UP_TO: Final = 200
"""Trees with more entries show their first moves, and few keys' defences, until more is opened."""

MOST_OPENED: Final = 10_000
"""Rows that one command opens at most; what is left is opened move by move."""

_KEYS_OPENED: Final = 3
_MOST_BEFORE_KEY: Final = 10
"""Rows of set play, or of tries, that are shown at first."""


def state_at(diagram: PlayState, node: Node | None) -> PlayState:
    """The state after the moves that lead to a node.

    A threat is played as if the defender had passed; set play gives the first move to the other
    side. Where a file holds a tree that does not fit its position, the moves that do are played.
    """
    if node is None:
        return diagram
    state = replace(diagram, start=starting_position(diagram.start, node.tree.asked))
    for step in node.path():
        if step.follows_pass:
            state = state.play(None)
        if step.move is None:
            continue
        piece = state.position.board[step.move.from_square]
        if piece is None or piece.code != step.move.piece:
            break
        state = state.play(step.move)
    return state


class SolutionPane(QTreeView):
    """Shows a solution tree.

    * `node_chosen` (`Node`, None for the diagram): another place of the tree was chosen.
    * `playing_changed` (bool): automatic play of a line began or stopped.
    * `view_changed`: another tree is shown, or the same in another way.
    * `opening_ended` (bool): a command has opened all it was to open; False if that was too much.
    * `copied` (sentence): what was put on the clipboard.
    """

    node_chosen = Signal(object)
    playing_changed = Signal(bool)
    view_changed = Signal()
    opening_ended = Signal(bool)
    copied = Signal(str)

    def __init__(self, parent: QWidget | None = None, surveyor: Surveyor | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("solution_tree")
        self.setAccessibleName(self.tr("Solution tree"))
        self.setProperty("quiet", True)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setAnimated(False)
        self.setExpandsOnDoubleClick(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._model = SolutionTreeModel(self)
        self.setModel(self._model)
        self._delegate = RowDelegate(self)
        self.setItemDelegate(self._delegate)
        self.selectionModel().currentChanged.connect(self._announce)
        self.search = TreeSearch(self._model, self)
        self._surveyor = surveyor or Surveyor(self)
        self._surveyor.ready.connect(self._take_survey)
        self._tree: Tree = EMPTY_TREE
        self._is_claim = False
        self._line_count = 0
        self._grouped = False
        self._filter = EVERYTHING
        self._theme: ThemePlay | None = None
        self._notation = Notation()
        self._placeholder = ""
        self._player = LinePlayer(self)
        self._player.due.connect(self._play_on)
        self._player.changed.connect(self.playing_changed)
        self._opening = ChunkedTask(self)
        self._lines_copied: list[str] = []
        self._copying = ChunkedTask(self)
        self._copying.ended.connect(self._put_copy)

    # -- content ------------------------------------------------------------------------------

    def set_tree(
        self,
        tree: Tree = EMPTY_TREE,
        *,
        stale: bool = False,
        is_claim: bool = False,
        lines: int = 0,
    ) -> None:
        """Show another tree, all open if it is small; a stale one is grey and cannot be played.

        `is_claim` says that nothing in it was proved. `lines` are the solutions of help play or a
        series, to be counted in their heading.
        """
        if tree is not self._tree:
            self.stop_playing()
            self._tree, self._is_claim, self._line_count = tree, is_claim, lines
            # Another tree has other pieces and other entries.
            self._filter = replace(self._filter, piece=None, theme=None)
            self._theme = None
            self._show_view()
        if stale != self._delegate.is_stale:
            self._delegate.is_stale = stale
            self.viewport().update()
            self.view_changed.emit()
        if stale:
            self.go_first()

    def set_notation(self, notation: Notation) -> None:
        """Write the moves in another way."""
        self._notation = notation
        self._model.set_notation(notation)
        self.viewport().update()
        self._search_again()
        self.view_changed.emit()

    @property
    def notation(self) -> Notation:
        """How the moves are written."""
        return self._notation

    @property
    def placeholder(self) -> str:
        """What stands here while there is no tree."""
        return self._placeholder

    def set_placeholder(self, text: str) -> None:
        """Let that stand here while there is no tree."""
        if text != self._placeholder:
            self._placeholder = text
            self.viewport().update()
            self.view_changed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tree, or say why there is none."""
        super().paintEvent(event)
        if self._model.rowCount() == 0:
            painter = QPainter(self.viewport())
            painter.setPen(QColor(colours_of(self.palette()).quiet))
            room = self.viewport().rect().adjusted(4 * GAP, 0, -4 * GAP, 0)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(room, flags, self._placeholder)
            painter.end()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to look at."""
        return self._model.rowCount() == 0

    @property
    def is_claim(self) -> bool:
        """Whether nothing in the tree was proved."""
        return self._is_claim

    @property
    def view(self) -> SolutionView:
        """What is shown of the tree: its rows, gathered and filtered."""
        return self._model.view

    @property
    def phases(self) -> tuple[Phase, ...]:
        """The headings and what stands below each."""
        return self._model.phases

    @property
    def main_phase(self) -> int:
        """Which of the phases one wants to see first: that of the keys or solutions."""
        return self._model.main_phase().row()

    @property
    def is_stale(self) -> bool:
        """Whether the tree answers an earlier position."""
        return self._delegate.is_stale

    @property
    def tree(self) -> Tree:
        """The whole tree behind what is shown; none at all when it is stale."""
        return EMPTY_TREE if self.is_stale else self._tree

    @property
    def node(self) -> Node | None:
        """The node whose position is shown; None for the diagram, and always in a stale tree."""
        return None if self.is_stale else self._model.node(self.currentIndex())

    @property
    def group(self) -> tuple[Node, ...]:
        """The nodes the chosen row stands for; `node` is the first."""
        return () if self.is_stale else self._model.group(self.currentIndex())

    # -- ways to look at it -------------------------------------------------------------------

    @property
    def grouped(self) -> bool:
        """Whether defences with the same play are gathered."""
        return self._grouped

    def set_grouped(self, grouped: bool) -> None:
        """Gather defences with the same play (`1...Sa~ 2.Qb2#`), or show each of them."""
        if grouped != self._grouped:
            self._grouped = grouped
            self._show_view()

    @property
    def filter(self) -> Filter:
        """What is left out."""
        return self._filter

    def set_filter(self, sieve: Filter) -> None:
        """Leave out what is not wanted; nothing with `EVERYTHING`."""
        if sieve != self._filter:
            self._filter = sieve
            self._show_view()

    @property
    def theme(self) -> ThemePlay | None:
        """The theme whose play can be looked at alone: the one that was lit last."""
        return self._theme

    def offer_theme(self, theme: ThemePlay) -> None:
        """Let the play of a theme be looked at alone; where that is done, look at this one's."""
        self._theme = theme
        if self._filter.theme is not None:
            self.set_filter(replace(self._filter, theme=theme))

    @property
    def is_surveying(self) -> bool:
        """Whether a filter waits until the whole tree has been surveyed."""
        wants_survey = self._grouped or self._filter.needs_survey
        return wants_survey and self._surveyor.survey(self._tree) is None

    def _show_view(self) -> None:
        chosen = self._model.node(self.currentIndex())
        wants_survey = self._grouped or self._filter.needs_survey
        survey = self._surveyor.survey(self._tree) if wants_survey else None
        sieve = self._filter
        if survey is None and sieve.needs_survey:
            sieve = replace(sieve, distinct=False, duals=False)
        view = SolutionView(self._tree, survey, grouped=self._grouped, sieve=sieve)
        self._opening.stop()
        self._model.set_view(view, is_claim=self._is_claim, lines=self._line_count)
        self._open_first()
        if chosen is not None and chosen.tree is self._tree:
            self.choose(chosen)
        self._search_again()
        self.view_changed.emit()

    def _take_survey(self, survey: Survey) -> None:
        if survey.tree is self._tree:
            self._show_view()

    def choose(self, node: Node) -> None:
        """Choose the row of a node, or the one that stands for it."""
        self.setCurrentIndex(self._model.reveal(node))

    def can_unfold(self) -> bool:
        """Whether the chosen row gathers several defences."""
        return len(self.group) > 1

    def can_fold(self) -> bool:
        """Whether the chosen row was gathered with others before it was unfolded."""
        return self.node is not None and self._model.view.is_unfolded(self.node.index)

    def toggle_group(self) -> None:
        """Show each defence of the chosen group, or gather them again."""
        if self.can_unfold() or self.can_fold():
            self._opening.stop()
            unfolded = self.can_unfold()
            row = self._model.set_unfolded(self.currentIndex(), unfolded=unfolded)
            self.setCurrentIndex(row)
            self._search_again()
            self.view_changed.emit()

    # -- opening ------------------------------------------------------------------------------

    def _open_first(self) -> None:
        """Open what one wants to see first: the keys, and all else where there is little."""
        heading = self._model.main_phase()
        if len(self._tree) <= OPEN_ALL_UP_TO:
            self.expandAll()
            for place in range(heading.row()):
                # Many tries would hide the key.
                row = self._model.index(place, 0)
                self.setExpanded(row, self._rows_below(row) <= _MOST_BEFORE_KEY)
            return
        self.expand(heading)
        if self._model.rowCount(heading) <= _KEYS_OPENED:
            for key in range(self._model.rowCount(heading)):
                self.expand(self._model.index(key, 0, heading))

    def _rows_below(self, row: QModelIndex) -> int:
        below = [self._model.index(place, 0, row) for place in range(self._model.rowCount(row))]
        return len(below) + sum(map(self._rows_below, below))

    def expand_to(self, level: int | None) -> None:
        """Open so many half-moves of every line and close the rest; all of them with None.

        It is done piece by piece, up to `MOST_OPENED` rows; `opening_ended` follows.
        """
        chosen = self._model.node(self.currentIndex())
        self.collapseAll()
        if chosen is not None:
            self.choose(chosen)
        rows = [self._model.index(row, 0) for row in range(self._model.rowCount())]
        self._open(rows, level)

    def expand_branch(self) -> None:
        """Open all that stands below the chosen row, as far as `expand_to` would."""
        self._open([self.currentIndex()], None)

    def collapse_branch(self) -> None:
        """Close the chosen row and all that stands below it, so that it opens step by step."""
        self._opening.stop()
        rows = [self.currentIndex()]
        while rows:
            row = rows.pop()
            if self.isExpanded(row):
                self.collapse(row)
                below = range(self._model.rowCount(row))
                rows += [self._model.index(place, 0, row) for place in below]

    def _open(self, rows: list[QModelIndex], level: int | None) -> None:
        self._opening.begin(self._open_steps(rows, level))

    def _open_steps(self, rows: list[QModelIndex], level: int | None) -> Iterator[None]:
        """Open rows, level by level: what is left when it is too much is far down."""
        opened = depth = 0
        while rows and (level is None or depth < level):
            following = []
            for row in rows:
                below = range(self._model.rowCount(row))
                if not below:
                    continue
                if opened >= MOST_OPENED:
                    self.opening_ended.emit(False)
                    return
                self.expand(row)
                opened += len(below)
                following += [self._model.index(place, 0, row) for place in below]
                yield
            rows = following
            depth += 1
        self.opening_ended.emit(True)

    def _announce(self, current: QModelIndex) -> None:
        if current.isValid():
            self.scrollTo(current)
        self.node_chosen.emit(self.node)

    # -- stepping -----------------------------------------------------------------------------

    @property
    def can_go_back(self) -> bool:
        """Whether a move is shown that can be taken back."""
        # The keyboard may rest on a heading, and the board still shows the diagram.
        return self.node is not None

    @property
    def can_go_forward(self) -> bool:
        """Whether a further move follows."""
        return not self.is_stale and self._next_index().isValid()

    @property
    def is_playing(self) -> bool:
        """Whether the line is played automatically."""
        return self._player.is_playing

    def set_interval(self, milliseconds: int) -> None:
        """Set how long a position stays in automatic play."""
        self._player.set_interval(milliseconds)

    def go_first(self) -> None:
        """Back to the diagram."""
        self.stop_playing()
        self.setCurrentIndex(QModelIndex())
        self.clearSelection()

    def go_back(self) -> None:
        """One half-move back."""
        self.stop_playing()
        above = self.currentIndex().parent()
        if self._is_bare_heading(above):
            above = QModelIndex()
        if above.isValid():
            self.setCurrentIndex(above)
        else:
            self.go_first()

    def go_forward(self) -> None:
        """One half-move on, along the first continuation; from the diagram to the key."""
        target = self._next_index()
        if target.isValid() and not self.is_stale:
            self.setCurrentIndex(target)

    def go_last(self) -> None:
        """To the end of the line, always along the first continuation."""
        self.stop_playing()
        while self.can_go_forward:
            self.go_forward()

    def play_from_here(self) -> None:
        """Play the line automatically from the chosen move."""
        self.stop_playing()
        if self.can_go_forward:
            self._player.start()

    def toggle_playing(self) -> None:
        """Start or stop automatic play; at its end a line begins again from the diagram."""
        if self._player.is_playing:
            self.stop_playing()
            return
        if not self.can_go_forward:
            self.go_first()
        self.play_from_here()

    def stop_playing(self) -> None:
        """End the autoplay, if it is on."""
        self._player.stop()

    def _play_on(self) -> None:
        self.go_forward()
        if not self.can_go_forward:
            self.stop_playing()

    def _next_index(self) -> QModelIndex:
        """The first row below the chosen one; headings without a position are passed over."""
        current = self.currentIndex()
        target = self._model.index(0, 0, current) if current.isValid() else self._model.main_phase()
        if self._is_bare_heading(target):
            target = self._model.index(0, 0, target)
        return target

    def _is_bare_heading(self, index: QModelIndex) -> bool:
        return index.isValid() and self._model.node(index) is None

    # -- finding ------------------------------------------------------------------------------

    def look_for(self, text: str) -> None:
        """Look for a text in moves and remarks; `search` has what was found."""
        self.search.begin(text)

    def go_to_hit(self, *, backwards: bool = False) -> None:
        """Choose the next row that holds the text, or the one before."""
        entry = self.search.next_hit(self._model.node(self.currentIndex()), backwards=backwards)
        if entry is not None:
            self.stop_playing()
            self.choose(Node(self._tree, entry))

    @property
    def number_of_hit(self) -> int:
        """Which of the rows found is chosen, counted from 1; 0 for none."""
        return self.search.number_of(self._model.node(self.currentIndex()))

    def _search_again(self) -> None:
        if self.search.text:
            self.search.begin(self.search.text)

    # -- keys and mouse -----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Right and Left step along the line, Up and Down among its alternatives."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_subtree()
            return
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        steps: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Right: self.go_forward,
            Qt.Key.Key_Left: self.go_back,
            Qt.Key.Key_Home: self.go_first,
            Qt.Key.Key_End: self.go_last,
            Qt.Key.Key_Up: lambda: self._go_beside(-1),
            Qt.Key.Key_Down: lambda: self._go_beside(1),
            Qt.Key.Key_Space: self.toggle_group,
        }
        step = steps.get(event.key())
        if step is None or not plain:
            super().keyPressEvent(event)
            return
        self.stop_playing()
        step()

    def event(self, event: QEvent) -> bool:
        """Keep Ctrl+C for the subtree while the tree has the focus."""
        if asks_to_keep(event, QKeySequence.StandardKey.Copy):
            event.accept()
            return True
        return super().event(event)

    def keyboardSearch(self, search: str) -> None:
        """Bare letters do nothing here: they must not jump about in the tree."""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the row under the mouse, or the chosen one."""
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            index = self.indexAt(event.pos())
            place = event.globalPos()
        else:
            index = self.currentIndex()
            place = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())
        if index.isValid() and not self._model.is_more(index):
            self.setCurrentIndex(index)
            menu = row_menu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the row that stands for the rest of a list brings more of it."""
        index = self.indexAt(event.position().toPoint())
        if self._model.is_more(index):
            self._opening.stop()
            self._model.bring_more(index)
            return
        super().mousePressEvent(event)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Where a key such as PgDown leads; the rest of a long list comes when it is reached."""
        if not self.currentIndex().isValid():
            # Qt asks this too when the tree gets the keyboard; from here Right leads to the key.
            return self._model.main_phase()
        return self._with_more(super().moveCursor(action, modifiers))

    def _with_more(self, index: QModelIndex) -> QModelIndex:
        if not self._model.is_more(index):
            return index
        self._opening.stop()
        return self._model.bring_more(index)

    def _go_beside(self, step: int) -> None:
        current = self.currentIndex()
        if not current.isValid():
            self.setCurrentIndex(self._model.index(0, 0))
            return
        beside = self._with_more(current.siblingAtRow(current.row() + step))
        is_heading = not current.parent().isValid()
        if is_heading and step > 0 and not beside.isValid():
            # Below the last heading stand its moves.
            beside = self._model.index(0, 0, current)
        if beside.isValid():
            self.setCurrentIndex(beside)

    def copy_subtree(self) -> None:
        """Put the chosen row and all below it on the clipboard as text, whatever the filter.

        Much of it takes a while; `copied` follows.
        """
        self._lines_copied = lines = list[str]()
        self._copying.begin(map(lines.append, self._lines_of_chosen()))

    def _put_copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(self._lines_copied))
        count = len(self._lines_copied)
        said = self.tr("1 line copied") if count == 1 else self.tr("{count} lines copied")
        self.copied.emit(said.format(count=grouped(count)))
        self._lines_copied = []

    def _lines_of_chosen(self) -> Iterator[str]:
        current, view = self.currentIndex(), self._model.view
        survey = view.survey if view.grouped else None
        group = self._model.group(current)
        if survey is not None and len(group) > 1:
            yield from solution_text.group_lines(group, self._notation, survey)
            return
        nodes = list(group)
        if group and group[0].role is Role.SET_PLAY:
            nodes = list(group[0].children)
        elif current.isValid() and not group:
            rows = range(self._model.rowCount(current))
            below = (self._model.node(self._model.index(row, 0, current)) for row in rows)
            nodes = [child for child in below if child is not None]
        for top in nodes or [self._tree.root]:
            yield from solution_text.tree_lines(top, self._notation, survey)


def row_menu(tree: SolutionPane) -> QMenu:
    """What can be done with the chosen row; what does not apply is disabled."""
    menu = QMenu(tree)

    def add(text: str, command: Callable[[], object], *, applies: bool = True) -> QAction:
        action = menu.addAction(text)
        action.triggered.connect(lambda _=False: command())
        action.setEnabled(applies)
        return action

    translate = QCoreApplication.translate
    add(translate("RowMenu", "&Play from Here"), tree.play_from_here, applies=tree.can_go_forward)
    add(translate("RowMenu", "&Copy Branch as Text"), tree.copy_subtree)
    menu.addSeparator()
    if tree.isVisible():
        add(translate("RowMenu", "E&xpand All Below"), tree.expand_branch)
        add(translate("RowMenu", "C&ollapse All Below"), tree.collapse_branch)
    gathered = tree.can_fold() and not tree.can_unfold()
    add(
        translate("RowMenu", "&Gather These Defences")
        if gathered
        else translate("RowMenu", "&Unfold This Group"),
        tree.toggle_group,
        applies=gathered or tree.can_unfold(),
    )
    menu.addSeparator()
    node, now = tree.node, tree.filter
    piece = None if node is None else MovingPiece.of(node)
    add(
        translate("RowMenu", "Only Moves of &This Piece"),
        lambda: tree.set_filter(replace(now, piece=piece)),
        applies=piece is not None,
    )
    add(
        translate("RowMenu", "&Show Everything"),
        lambda: tree.set_filter(EVERYTHING),
        applies=now != EVERYTHING,
    )
    return menu
