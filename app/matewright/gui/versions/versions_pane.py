"""The versions of the problem: sound or named states, each with its diagram."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QKeySequence, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from matewright.gui.board.flow import FlowLayout
from matewright.gui.board.thumbnails import Thumbnails, is_dark
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec, framed
from matewright.gui.preferences.preferences import BOARD_PIECES, BOARD_THEME
from matewright.gui.versions.commands import VersionCommands
from matewright.gui.versions.version_list_model import Part, VersionListModel
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.layouts import in_column
from matewright.gui.widgets.table_model import Index
from matewright.gui.widgets.theme import STEP, colours_of
from matewright.model.diagram import Diagram
from matewright.model.problem import Version
from matewright.model.verdict import Verdict
from matewright.render.look import Look
from matewright.services.versions.version_entries import VersionEntry, listed

_SIDE: Final = 28 * STEP
"""Of a diagram, in pixels."""
_WIDTH: Final = _SIDE + 10 * STEP
_TINT: Final = 40
_WRONG: Final = (Verdict.COOKED, Verdict.SHORT, Verdict.NO_SOLUTION)


class VersionsPane(Pane, QWidget):
    """Cards in rows, the oldest first; Return goes back to one, F2 names it, Delete drops it."""

    shows = Changes.OTHER | Changes.PROBLEM | Changes.VERSIONS | Changes.NOTATION

    def __init__(
        self, desk: Desk, commands: VersionCommands, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._commands = commands
        self._preferences = preferences = desk.preferences
        self._thumbnails = Thumbnails()
        self.model = VersionListModel(self)
        self.list = _Cards(self.model, self._thumbnails, self)
        self.keep_button = self._button(self.tr("Keep This …"), commands.keep)
        self.keep_button.setToolTip(self.tr("Give the problem as it stands now a name and keep it"))
        self.restore_button = self._button(self.tr("Restore"), self._restore)
        self.restore_button.setToolTip(self.tr("Return to the chosen version, as one undo step"))
        self.compare_button = self._button(self.tr("Compare …"), self._compare)
        self.compare_button.setToolTip(
            self.tr("Show two chosen versions, or the chosen one and the problem, side by side")
        )
        self.rename_button = self._button(self.tr("Rename …"), self._rename)
        self.drop_button = self._button(self.tr("Drop"), self._drop)
        self.hint_label = ElidedLabel(self, most_lines=2)
        self.hint_label.setProperty("tone", "quiet")
        row = FlowLayout(None, STEP, STEP)
        for button in (
            self.keep_button,
            self.restore_button,
            self.compare_button,
            self.rename_button,
            self.drop_button,
        ):
            row.addWidget(button)
        in_column(row, self.hint_label, (self.list, 1), on=self, spacing=STEP)
        self.setFocusProxy(self.list)
        self.list.opened = self._restore
        self.list.named = self._rename
        self.list.removed = self._drop
        self.list.activated.connect(self._restore)
        self.list.selectionModel().selectionChanged.connect(self._offer)
        preferences.changed.connect(self._on_changed)
        self._on_changed(BOARD_PIECES.key)
        self.follow(desk)

    def spec(self) -> PaneSpec:
        """The dock's titles, shortcut and area."""
        return PaneSpec("versions", self.tr("&Versions"), "Ctrl+2", framed(self), self.list, rank=4)

    @property
    def chosen(self) -> list[Version]:
        """The versions that are selected, the oldest first."""
        rows = sorted(index.row() for index in self.list.selectionModel().selectedIndexes())
        return [self.model.entries[row].version for row in rows]

    def _on_changed(self, key: str) -> None:
        if key in (BOARD_PIECES.key, BOARD_THEME.key):
            chosen = self._preferences.get
            look = Look(chosen(BOARD_PIECES), chosen(BOARD_THEME), coordinates=False)
            self._thumbnails.set_look(look)
            self.list.viewport().update()

    def refresh(self, desk: Desk, changes: Changes) -> None:  # noqa: ARG002 - compared anyway
        """List the versions of the problem."""
        entries = listed(desk.kept.problem, desk.notation)
        if entries != self.model.entries:
            numbers = {version.number for version in self.chosen}
            self.model.set_entries(entries)
            for row, entry in enumerate(entries):
                if entry.version.number in numbers:
                    self.list.choose(row)
            if len(entries) and not numbers:
                self.list.scrollToBottom()
        self._offer()

    def _offer(self) -> None:
        chosen = self.chosen
        for button in (self.restore_button, self.rename_button):
            button.setEnabled(len(chosen) == 1)
        self.drop_button.setEnabled(self._can_drop)
        self.compare_button.setEnabled(len(chosen) in (1, 2))
        count = len(self.model.entries)
        hint = "" if count else self.tr("Sound states are kept automatically; keep others by name.")
        self.hint_label.set_full_text(hint)
        self.hint_label.setVisible(not count)

    def _restore(self) -> None:
        if len(self.chosen) == 1:
            self._commands.restore(self.chosen[0])

    def _rename(self) -> None:
        if len(self.chosen) == 1:
            self._commands.rename(self.chosen[0])

    @property
    def _can_drop(self) -> bool:
        """Whether one version is chosen, and not the answer that stands in the file."""
        return len(self.chosen) == 1 and self.chosen[0] in self._desk.problem.versions

    def _drop(self) -> None:
        if self._can_drop:
            self._commands.drop(self.chosen[0])

    def _compare(self) -> None:
        if self.chosen:
            self._commands.compare(self.chosen)

    def _button(self, text: str, function: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda _=False: function())
        return button


class _Cards(QListView):
    """The cards, as many beside each other as there is room for."""

    def __init__(self, model: VersionListModel, thumbnails: Thumbnails, parent: QWidget) -> None:
        super().__init__(parent)
        self.opened: Callable[[], object] = lambda: None
        self.named: Callable[[], object] = lambda: None
        self.removed: Callable[[], object] = lambda: None
        self.setObjectName("versions")
        self.setAccessibleName(self.tr("Versions of the problem"))
        self.setProperty("quiet", True)
        self.setModel(model)
        self.setItemDelegate(_Card(thumbnails, self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSpacing(STEP)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def choose(self, row: int) -> None:
        """Add a card to the selection."""
        index = self.model().index(row, 0)
        self.selectionModel().select(index, self.selectionModel().SelectionFlag.Select)
        self.selectionModel().setCurrentIndex(index, self.selectionModel().SelectionFlag.NoUpdate)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return goes back to a version, F2 names it, Delete drops it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened()
        elif event.key() == Qt.Key.Key_F2:
            self.named()
        elif event.matches(QKeySequence.StandardKey.Delete):
            self.removed()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Ignore plain letters, which would jump about."""


class _Card(QStyledItemDelegate):
    """Draws the diagram of a version, below it the title and the verdict."""

    def __init__(self, thumbnails: Thumbnails, parent: QWidget) -> None:
        super().__init__(parent)
        self._thumbnails = thumbnails

    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        index: Index,  # noqa: ARG002 - Qt's signature
    ) -> QSize:
        """The room for the diagram and two lines."""
        line = QFontMetrics(option.font).height()
        return QSize(_WIDTH, _SIDE + 2 * line + 5 * STEP)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        """Draw a card; that of the present state has a bold frame."""
        entry = index.data(Part.ENTRY)
        if not isinstance(entry, VersionEntry):
            return
        colours = colours_of(option.palette)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(option.rect).adjusted(1, 1, -1, -1)
        ground = QColor(colours.accent)
        ground.setAlpha(_TINT if option.state & QStyle.StateFlag.State_Selected else 0)
        painter.setBrush(ground)
        edge = QColor(colours.accent if entry.is_now else colours.border)
        painter.setPen(QPen(edge, 2 if entry.is_now else 1))
        painter.drawRoundedRect(frame, STEP, STEP)
        corner = option.rect.topLeft()
        ratio = painter.device().devicePixelRatio()
        diagram = Diagram.of(entry.version.problem)
        pixmap = self._thumbnails.pixmap(diagram, _SIDE, ratio, dark=is_dark(option.palette))
        painter.drawPixmap(corner.x() + (_WIDTH - _SIDE) // 2, corner.y() + 2 * STEP, pixmap)
        line = QFontMetrics(option.font).height()
        room = QRect(corner.x() + 2 * STEP, corner.y() + _SIDE + 3 * STEP, _WIDTH - 4 * STEP, line)
        bold = QFont(option.font)
        bold.setWeight(QFont.Weight.DemiBold)
        self._write(painter, room, entry.title, bold, colours.text)
        verdict = entry.judgement.verdict
        colour = colours.quiet
        if verdict is Verdict.SOUND:
            colour = colours.accent
        elif verdict in _WRONG:
            colour = colours.error
        self._write(painter, room.translated(0, line), entry.verdict, option.font, colour)
        painter.restore()

    def _write(self, painter: QPainter, room: QRect, text: str, font: QFont, colour: str) -> None:
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
