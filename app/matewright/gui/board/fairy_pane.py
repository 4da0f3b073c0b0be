"""All kinds of men to choose from, with their letters and how they move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QCheckBox,
    QListWidget,
    QListWidgetItem,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from matewright.gui.board.flow import FlowLayout
from matewright.gui.board.painting import BoardPicture
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec, framed
from matewright.gui.widgets import theme
from matewright.gui.widgets.form import wrapped
from matewright.gui.widgets.keys import LineEdit
from matewright.gui.widgets.layouts import SPACE, in_column, in_row
from matewright.gui.widgets.theme import STEP, colours_of
from matewright.model.attributes import (
    ATTRIBUTES,
    PLAYED_ATTRIBUTES,
    attribute_title,
    attributes_of,
)
from matewright.model.figures import USUAL, Figures
from matewright.model.kinds import ALL_KINDS, PieceKind
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position
from matewright.render.colours import board_colours
from matewright.render.layout import BoardLayout
from matewright.render.look import Look
from matewright.render.marks import SquareMark
from matewright.render.pieces import Figure, piece_icon
from matewright.services.question.reach import reach, shown_movement

_CODE: Final = Qt.ItemDataRole.UserRole
_ICON: Final = 8 * STEP
_PICTURE: Final = 48 * STEP
_PICTURES: Final = ((112 * STEP, _PICTURE), (88 * STEP, 32 * STEP))
"""Heights of the pane, and the side of the board of movements from there on; else there is none."""
_LEAST_WIDTH: Final = 60 * STEP
_LEAST_HEIGHT: Final = 56 * STEP
_STEPS: Final = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -8,
    Qt.Key.Key_PageDown: 8,
}
_NEUTRAL: Final = "n"


class FairyPane(Pane, QWidget):
    """Finds a kind by its letters, its names or its movement, and hands men to the board.

    * `taken` (`Piece`, None: put away): the new brush.
    * `placed` (`Piece`): it is to be put on the focused square of the board.
    * `seen` (bool): the pane became visible or hidden.
    """

    taken = Signal(object)
    seen = Signal(bool)
    placed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self.figures = USUAL
        self._has_old_icons = False
        self._recent: tuple[str, ...] = ()
        self._listed: tuple[str, ...] = ()
        self.search_edit = _SearchEdit(self)
        self.search_edit.setObjectName("fairy_search")
        self.search_edit.setAccessibleName(self.tr("Search for men"))
        self.search_edit.setPlaceholderText(self.tr("Letters, name or movement: ZR, zebra, hops"))
        self.search_edit.setClearButtonEnabled(True)
        self.search_edit.textChanged.connect(self._search)
        self.search_edit.walked.connect(self._walk)
        self.search_edit.returnPressed.connect(self._place)
        self.list = MenList(self)
        self.list.setObjectName("fairy_men")
        self.list.setAccessibleName(self.tr("Men"))
        self.list.currentItemChanged.connect(self._choose)
        self.list.itemClicked.connect(self._take)
        self.list.entered_key.connect(self._place)
        self.movement = MovementPicture(self)
        self.movement_label = wrapped("", self)
        self.movement_label.setObjectName("fairy_movement")
        self.movement_label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.sides = QButtonGroup(self)
        self.side_buttons: dict[str, QRadioButton] = {}
        for side, word in (
            (Colour.WHITE.value, self.tr("White")),
            (Colour.BLACK.value, self.tr("Black")),
            (_NEUTRAL, self.tr("Neutral")),
        ):
            button = QRadioButton(word, self)
            self.side_buttons[side] = button
            self.sides.addButton(button)
            button.toggled.connect(self._show_choice)
        self.attribute_boxes = {word: self._attribute_box(word) for word in _ordered_attributes()}
        self._lay_out()
        self.side_buttons[Colour.WHITE.value].setChecked(True)

    def _attribute_box(self, word: str) -> QCheckBox:
        box = QCheckBox(attribute_title(word), self)
        if word in PLAYED_ATTRIBUTES:
            box.toggled.connect(self._show_choice)
        else:
            box.setEnabled(False)
            box.setToolTip(self.tr("Kept in files, but not solved here yet"))
        return box

    def _lay_out(self) -> None:
        sides = in_row(*self.side_buttons.values(), SPACE, spacing=3 * STEP)
        attributes = QWidget(self)
        flow = FlowLayout(attributes, 3 * STEP, STEP)
        for box in self.attribute_boxes.values():
            # The board's menu says what cannot be solved; there is no room for that here.
            box.setVisible(box.isEnabled())
            if box.isEnabled():
                flow.addWidget(box)
        below = in_row(spacing=3 * STEP)
        right = in_column(self.movement_label, sides, attributes, SPACE, spacing=2 * STEP)
        below.addWidget(self.movement)
        below.addLayout(right, 1)
        in_column(self.search_edit, (self.list, 1), below, on=self, spacing=2 * STEP)
        # The list alone scrolls; what is below it gets smaller before it would be cut.
        self.setMinimumSize(_LEAST_WIDTH, _LEAST_HEIGHT)

    def spec(self) -> PaneSpec:
        """The dock's titles, shortcut and area."""
        return PaneSpec(
            "fairy",
            self.tr("Bo&x of Men"),
            "Ctrl+J",
            framed(self),
            self.search_edit,
            is_hidden=True,
            rank=10,
        )

    def set_seen(self, seen: bool) -> None:
        """Emit whether the pane is visible."""
        super().set_seen(seen)
        self.seen.emit(seen)

    def showEvent(self, event: QShowEvent) -> None:
        """List the men when the pane is shown: those used lately first."""
        if not self.list.count() or self._recent != self._listed:
            self._fill()
            if text := self.search_edit.text():
                self._search(text)
        elif self._has_old_icons:
            self._show_icons()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the board of movements as large as there is room for."""
        super().resizeEvent(event)
        height = self.height()
        side = next((side for least, side in _PICTURES if height >= least), 0)
        self.movement.setVisible(bool(side))
        if side:
            self.movement.setFixedSize(side, side)

    def set_recent(self, codes: Sequence[str]) -> None:
        """Set the kinds that were used lately; they head the list from its next showing on."""
        self._recent = tuple(code for code in codes if code in ALL_KINDS)

    # -- choosing ----------------------------------------------------------------------------

    @property
    def piece(self) -> Piece | None:
        """The man that is chosen, with its side and attributes."""
        item = self.list.currentItem()
        if self.list.currentRow() < 0:
            return None
        code = str(item.data(_CODE))
        attributes = attributes_of(
            word for word, box in self.attribute_boxes.items() if box.isChecked()
        )
        if self.side_buttons[_NEUTRAL].isChecked():
            return Piece.neutral(code, attributes)
        is_white = self.side_buttons[Colour.WHITE.value].isChecked()
        return Piece(Colour.WHITE if is_white else Colour.BLACK, code, attributes)

    def set_look(self, look: Look) -> None:
        """Draw the men as the board does."""
        if look != self._look:
            self._look = look
            self.movement.set_look(look)
            self._show_icons()

    def set_figures(self, figures: Figures) -> None:
        """Draw the men with the figures they have, or would have, in the diagram shown."""
        if figures != self.figures:
            self.figures = figures
            self._has_old_icons = True
            if self.isVisible():
                self._show_icons()

    def _fill(self) -> None:
        quiet = QBrush(QColor(colours_of(self.palette()).quiet))
        piece = self.piece
        code = "" if piece is None else piece.code
        self._listed = self._recent
        self.list.clear()
        others = sorted(ALL_KINDS.values(), key=lambda kind: not _is_played(kind))
        recent = [ALL_KINDS[code] for code in self._recent]
        kinds = [*recent, *(kind for kind in others if kind not in recent)]
        for kind in kinds:
            item = QListWidgetItem(_text_of(kind), self.list)
            item.setData(_CODE, kind.code)
            if not _is_played(kind):
                reason = self.tr("Kept in files, but not solved here yet")
                item.setForeground(quiet)
                item.setToolTip(reason)
                item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, reason)
        self._show_icons()
        rows = [row for row, kind in enumerate(kinds) if kind.code == code]
        first_fairy = next(row for row, kind in enumerate(kinds) if kind.is_fairy)
        self.list.setCurrentRow(next(iter(rows), 0 if recent else first_fairy))

    def _show_icons(self) -> None:
        side = self.piece
        self._has_old_icons = False
        for row in range(self.list.count()):
            item = self.list.item(row)
            piece = Piece(Colour.WHITE, str(item.data(_CODE)))
            if side is not None:
                neutral = side.is_neutral
                piece = Piece(side.colour, piece.code, is_neutral=neutral)
            item.setIcon(self._icon(piece))

    def _icon(self, piece: Piece) -> QIcon:
        plate = colours_of(self.palette()).plate
        figure, ratio = Figure.of(piece, self.figures), self.devicePixelRatioF()
        return piece_icon(figure, self._look.piece_set, _ICON, ratio, plate)

    def _search(self, text: str) -> None:
        words = text.casefold().split()
        rows = range(self.list.count())
        for row in rows:
            item = self.list.item(row)
            kind = ALL_KINDS[str(item.data(_CODE))]
            item.setHidden(not all(word in _searched(kind) for word in words))
        shown = [row for row in rows if not self.list.item(row).isHidden()]
        self.list.setCurrentRow(min(shown, key=lambda row: self._rank(row, text), default=-1))

    def _rank(self, row: int, text: str) -> tuple[bool, bool, int]:
        """The sort key of a row as a match: letters and whole names first, then beginnings."""
        kind, typed = ALL_KINDS[str(self.list.item(row).data(_CODE))], text.strip().casefold()
        names = (kind.name.casefold(), kind.english)
        is_begun = any(name.startswith(typed) for name in names)
        return typed not in (*kind.popeye_codes, *names), not is_begun, row

    def _walk(self, steps: int) -> None:
        rows = [row for row in range(self.list.count()) if not self.list.item(row).isHidden()]
        if rows:
            index = rows.index(self.list.currentRow()) + steps
            self.list.setCurrentRow(rows[max(0, min(index, len(rows) - 1))])

    def _choose(self) -> None:
        piece = self.piece
        if piece is None:
            self.movement_label.setText(self.tr("No man has this name."))
            self.movement.show_kind("")
            return
        kind = piece.kind
        words = kind.movement or self.tr("kept in files, but not solved here yet")
        self.movement_label.setText(f"{kind.name}: {words}")
        self.movement.show_kind(piece.code if _is_played(kind) else "")

    def _show_choice(self) -> None:
        if self.list.count():
            self._show_icons()

    def _take(self) -> None:
        self.taken.emit(self.piece)

    def _place(self) -> None:
        if self.piece is not None:
            self.placed.emit(self.piece)


class _SearchEdit(LineEdit):
    """Arrow keys up and down walk through the list below."""

    walked = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move through the list, or type."""
        if event.key() in _STEPS and not event.modifiers():
            self.walked.emit(_STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class MenList(QListWidget):
    """Men that can be dragged onto the board.

    The signals of a drag are those of `PieceButton`. `entered_key`: Return was pressed.
    """

    drag_started = Signal(object, QPointF)
    drag_moved = Signal(QPointF, Qt.KeyboardModifier)
    drag_dropped = Signal(QPointF, Qt.KeyboardModifier)
    entered_key = Signal()

    def __init__(self, pane: FairyPane) -> None:
        super().__init__(pane)
        self._pane = pane
        self._press: QPointF | None = None
        self._is_dragging = False
        self.setProperty("quiet", True)
        self.setIconSize(QSize(_ICON, _ICON))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(2 * (_ICON + STEP))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag may start."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._press = event.position()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Start or continue a drag; nothing else is done with the button held."""
        piece = self._pane.piece
        if self._is_dragging:
            self.drag_moved.emit(event.globalPosition(), event.modifiers())
        elif self._press is not None and piece is not None:
            way = event.position() - self._press
            if way.manhattanLength() >= QApplication.startDragDistance():
                self._is_dragging = True
                self.drag_started.emit(piece, event.globalPosition())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag, or else a click."""
        self._press = None
        if self._is_dragging:
            self._is_dragging = False
            self.drag_dropped.emit(event.globalPosition(), event.modifiers())
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return places the man on the board."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered_key.emit()
        else:
            super().keyPressEvent(event)


class MovementPicture(QWidget):
    """A small board that shows where a kind goes; rings are around what it needs for that."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._code = ""
        self._look = Look()
        self.setFixedSize(_PICTURE, _PICTURE)
        self.setAccessibleName(self.tr("Where it goes"))

    def set_look(self, look: Look) -> None:
        """Draw it as the board is drawn."""
        self._look = look
        self.update()

    def show_kind(self, code: str) -> None:
        """Show another kind; an empty code shows none."""
        if code != self._code:
            self._code = code
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - small: drawn whole
        """Draw the board."""
        if not self._code:
            return
        position, square = shown_movement(self._code)
        found = reach(position, square)
        dark = colours_of(self.palette()) is theme.DARK
        # Pawns, because everybody knows them as obstacles.
        stand_in = Piece(Colour.BLACK, "P")
        shown = [
            piece and (stand_in if at != square else piece)
            for at, piece in enumerate(position.board)
        ]
        picture = BoardPicture(
            position=Position(tuple(shown)),
            layout=BoardLayout.fit(
                self.width(), self.height(), 0, self.devicePixelRatioF(), flipped=False
            ),
            colours=board_colours(self._look.theme, dark_window=dark),
            piece_set=self._look.piece_set,
            ratio=self.devicePixelRatioF(),
            marks=[SquareMark(at) for at in found.hurdles],
            destinations=found.targets,
        )
        painter = QPainter(self)
        picture.paint(painter, QRegion(self.rect()))
        painter.end()


def _is_played(kind: PieceKind) -> bool:
    return Piece(Colour.WHITE, kind.code).is_playable


def _ordered_attributes() -> list[str]:
    return sorted(ATTRIBUTES, key=lambda word: word not in PLAYED_ATTRIBUTES)


def _text_of(kind: PieceKind) -> str:
    """`grasshopper  G/G/S` with the movement below it."""
    letters = "/".join(kind.popeye_codes).upper()
    return f"{kind.name}  {letters}\n{kind.movement or '–'}"


def _searched(kind: PieceKind) -> str:
    words = (*kind.popeye_codes, kind.code, kind.name, kind.english, kind.movement)
    return " ".join((*words, kind.english_movement)).casefold()
