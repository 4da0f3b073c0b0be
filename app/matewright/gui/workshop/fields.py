"""The fields of the workshop's tools: what may change, and which pieces come where."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QMenu,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from matewright.gui.board.flow import FlowLayout
from matewright.gui.widgets.form import label_of
from matewright.gui.widgets.keys import LineEdit
from matewright.gui.widgets.theme import STEP
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.services.workshop import mend
from matewright.services.workshop.economy import CRITERIA, order_of
from matewright.services.workshop.edits import ALL_SQUARES
from matewright.services.workshop.fill import SYMMETRIES, Completion, region_of
from matewright.services.workshop.typed_pieces import pieces_of
from matewright.services.workshop.work import Fill, Mend, Purposes, Reduce, Request, TakeBack, Tool

_MOST_CHANGES: Final = 4


class CheckMenu(QToolButton):
    """A button with a menu of checkable entries; it shows which are ticked. `changed`: any was."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        # So the arrow has a place of its own behind the words.
        self.setAutoRaise(True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._menu = _OpenMenu(self)
        self.setMenu(self._menu)
        self._actions: dict[str, QAction] = {}

    def add(self, name: str, title: str, *, is_ticked: bool) -> QAction:
        """Add an entry."""
        action = self._menu.addAction(title)
        action.setObjectName(name)
        action.setCheckable(True)
        action.setChecked(is_ticked)
        action.toggled.connect(lambda _: self.changed.emit())
        self._actions[name] = action
        return action

    @property
    def ticked(self) -> tuple[str, ...]:
        """The names of the entries that are ticked and enabled."""
        return tuple(
            name
            for name, action in self._actions.items()
            if action.isChecked() and action.isVisible() and action.isEnabled()
        )

    def action(self, name: str) -> QAction:
        """An entry."""
        return self._actions[name]


class _OpenMenu(QMenu):
    """A menu that stays open while entries are ticked: usually more than one is."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tick the entry under the mouse."""
        action: QAction | None = self.activeAction()
        if action is not None and action.isCheckable():
            action.trigger()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space ticks."""
        action: QAction | None = self.activeAction()
        if event.key() == Qt.Key.Key_Space and action is not None and action.isCheckable():
            action.trigger()
        else:
            super().keyPressEvent(event)


class ToolFields(QWidget):
    """The fields of the chosen tool; those of the others are hidden.

    * `submitted`: Return was pressed in a text field.
    * `order_changed` (criteria): the order of the settings changed.
    """

    submitted = Signal()
    order_changed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.changes_spin = QSpinBox(self)
        self.changes_spin.setObjectName("workshop_changes")
        self.changes_spin.setRange(1, _MOST_CHANGES)
        self.changes_spin.setToolTip(self.tr("At most this many pieces are changed at once"))
        self.kinds_button = CheckMenu(self)
        self.kinds_button.setObjectName("workshop_kinds")
        self.kinds_button.setText(self.tr("Kinds of changes"))
        self.kinds_button.setToolTip(self.tr("What may be done with a piece"))
        titles = (
            self.tr("Add a piece"),
            self.tr("Remove a piece"),
            self.tr("Move a piece"),
            self.tr("Replace a piece by another of its colour"),
            self.tr("Give a piece the other colour"),
        )
        for name, title in zip(mend.CHANGES, titles, strict=True):
            self.kinds_button.add(name, title, is_ticked=True)
        self.pieces_edit = self._line("workshop_pieces")
        self.pieces_edit.setToolTip(
            self.tr(
                "“wP bS” are a white pawn and a black knight, “2bP” two black pawns, “wQR” a queen "
                "or a rook, “b*” any black piece, “*” any; “bG” is a grasshopper by its letter in "
                "the Box of Men, “nP” neutral, “wG{Royal}” has an attribute"
            )
        )
        self.squares_edit = self._line("workshop_squares")
        self.squares_edit.setPlaceholderText(self.tr("all squares"))
        self.squares_edit.setToolTip(
            self.tr("“a1 c3-f6 d 4” are a square, a rectangle, a file and a rank")
        )
        self.symmetry_box = QComboBox(self)
        self.symmetry_box.setObjectName("workshop_symmetry")
        self.symmetry_box.addItem(self.tr("no symmetry"), "")
        names = (
            self.tr("left and right"),
            self.tr("above and below"),
            self.tr("across a1–h8"),
            self.tr("across a8–h1"),
            self.tr("around the centre"),
        )
        for name, title in zip(SYMMETRIES, names, strict=True):
            self.symmetry_box.addItem(title, name)
        self.symmetry_box.setToolTip(self.tr("Each further piece comes with its image"))
        self.promoted_box = QCheckBox(self.tr("Promoted pieces"), self)
        self.promoted_box.setObjectName("workshop_promoted")
        self.promoted_box.setToolTip(self.tr("Also pieces that only a promotion can have made"))
        self.order_box = QComboBox(self)
        self.order_box.setObjectName("workshop_order")
        self.order_box.setAccessibleName(self.tr("Order"))
        self.order_box.setToolTip(self.tr("Which settings come first"))
        for name, title in zip(
            ("", *CRITERIA),
            (
                self.tr("usual order"),
                self.tr("known solution first"),
                self.tr("no promoted pieces first"),
                self.tr("legal ones first"),
                self.tr("quiet keys first"),
                self.tr("fewest pieces first"),
                self.tr("least value first"),
                self.tr("least play lost first"),
                self.tr("fewest changes first"),
            ),
            strict=True,
        ):
            self.order_box.addItem(title, name)
        self.order_box.currentIndexChanged.connect(lambda: self.order_changed.emit(self.order))
        layout = FlowLayout(self, 2 * STEP, STEP)
        self._shown: list[tuple[QWidget, tuple[Tool, ...]]] = []
        both = (Tool.MEND, Tool.FILL)
        for words, field, tools in (
            (self.tr("Changes"), self.changes_spin, (Tool.MEND,)),
            ("", self.kinds_button, (Tool.MEND,)),
            (self.tr("Pieces"), self.pieces_edit, both),
            (self.tr("Squares"), self.squares_edit, both),
            ("", self.symmetry_box, (Tool.FILL,)),
            ("", self.promoted_box, (*both, Tool.BACK, Tool.REDUCE)),
            ("", self.order_box, (*both, Tool.BACK)),
        ):
            part = self._labelled(words, field) if words else field
            layout.addWidget(part)
            self._shown.append((part, tools))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.show_tool(Tool.MAP)

    def _line(self, name: str) -> LineEdit:
        line = LineEdit(self)
        line.setObjectName(name)
        line.setMaximumWidth(36 * STEP)
        line.returnPressed.connect(self.submitted)
        return line

    def _labelled(self, words: str, field: QWidget) -> QWidget:
        whole = QWidget(self)
        layout = FlowLayout(whole, STEP, STEP)
        label = label_of(field, words, whole)
        field.setAccessibleName(words)
        layout.addWidget(label)
        layout.addWidget(field)
        return whole

    def show_tool(self, tool: Tool) -> None:
        """Show the fields of a tool."""
        for part, tools in self._shown:
            part.setVisible(tool in tools)
        any_piece = self.tr("one of any kind") if tool is Tool.FILL else self.tr("any")
        self.pieces_edit.setPlaceholderText(any_piece)
        self.setVisible(any(tool in tools for _, tools in self._shown))
        self.updateGeometry()

    @property
    def order(self) -> tuple[str, ...]:
        """The criteria by which settings are ordered."""
        return order_of(str(self.order_box.currentData()))

    def request(self, tool: Tool, position: Position) -> Request:
        """The request of any tool but the map, for a diagram. Raises `FormatError`."""
        promoted = self.promoted_box.isChecked()
        typed = self.squares_edit.text().strip()
        squares = region_of(typed) if typed else tuple(ALL_SQUARES)
        typed = self.pieces_edit.text().strip()
        pieces = pieces_of(typed or "*", position)
        make: dict[Tool, Callable[[], Request]] = {
            Tool.MEND: partial(self._mend, pieces, squares, promoted=promoted),
            Tool.FILL: lambda: Fill(
                Completion(
                    pieces,
                    squares,
                    str(self.symmetry_box.currentData()),
                    promoted,
                )
            ),
            Tool.BACK: lambda: TakeBack(promoted),
            Tool.FOR: Purposes,
            Tool.REDUCE: lambda: Reduce(promoted),
        }
        return make[tool]()

    def _mend(
        self, choices: tuple[tuple[Piece, ...], ...], squares: tuple[int, ...], *, promoted: bool
    ) -> Request:
        return Mend(
            mend.Allowed(
                count=self.changes_spin.value(),
                changes=self.kinds_button.ticked,
                squares=squares,
                pieces=tuple(dict.fromkeys(piece for choice in choices for piece in choice)),
                promoted=promoted,
            )
        )
