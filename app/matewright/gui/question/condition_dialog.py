"""A dialog to choose a condition and its parameters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from matewright.errors import StipulationError
from matewright.gui.board.squares_edit import SquaresEdit
from matewright.gui.preferences.preferences import (
    FAVOURITE_CONDITIONS,
    RECENT_CONDITIONS,
    Preferences,
)
from matewright.gui.question.condition_board import ConditionBoard
from matewright.gui.widgets.form import Buttons, error_line, label_of
from matewright.gui.widgets.keys import LineEdit
from matewright.gui.widgets.layouts import in_column, in_row
from matewright.gui.widgets.modal import answered
from matewright.gui.widgets.style import set_look
from matewright.gui.widgets.theme import STEP, colours_of
from matewright.model.condition_kinds import (
    CONDITIONS,
    EXCLUSIVE,
    ConditionKind,
    Group,
    Value,
    variant_title,
)
from matewright.model.condition_kinds.meanings import BASES
from matewright.model.conditions import Condition, value_words
from matewright.model.game import Game
from matewright.model.kinds import kind_of
from matewright.model.notation import Notation
from matewright.model.position import Position
from matewright.services.question.conditions import (
    company,
    distance,
    is_named,
    matches,
    names,
    place,
)
from matewright.services.solving.validate import refusal
from matewright.wording import Wording

_words: Final = Wording("ConditionDialog")

_NAME: Final = Qt.ItemDataRole.UserRole
_LIST_WIDTH: Final = 62 * STEP
_SIDE_WIDTH: Final = 116 * STEP
_HEIGHT: Final = 126 * STEP
_MOST_REMEMBERED: Final = 8
_MOST_VARIANTS: Final = 8
"""Rows after which the list scrolls."""

_STEPS: Final = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
}
_SQUARES: Final = (Value.SQUARE, Value.TWO_SQUARES, Value.SQUARES)
_SAMPLES: Final = {
    Value.SQUARE: "e4",
    Value.SQUARES: "e4",
    Value.TWO_SQUARES: "a1h8",
    Value.PIECE: "S",
    Value.PIECES: "Q",
    Value.CAPTURED: "White Qd1",
}
"""Sample values for testing whether a condition is available at all."""


def chosen_condition(
    before: Condition | None,
    others: tuple[Condition, ...],
    position: Position,
    preferences: Preferences,
    parent: QWidget,
) -> Condition | None:
    """Let the user choose a condition, or change the one before; None where that is cancelled."""
    dialog = ConditionDialog(before, others, position, parent, preferences=preferences)
    if not answered(dialog):
        return None
    chosen = dialog.condition
    preferences.put_first(RECENT_CONDITIONS, chosen.name, _MOST_REMEMBERED)
    return chosen


class ConditionDialog(QDialog):
    """Offers every condition; `condition` is the one put together so far.

    `others` are those the problem has beside it, on the pieces of `position`; `preferences` have
    those used lately and the favourites.
    """

    def __init__(
        self,
        condition: Condition | None,
        others: tuple[Condition, ...],
        position: Position,
        parent: QWidget | None = None,
        *,
        preferences: Preferences | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(_words("Condition"))
        self._others, self._position = others, position
        self._preferences = preferences
        self._reasons = {name: self._reason_against(kind) for name, kind in CONDITIONS.items()}
        self._fields: list[_Field] = []
        self._variants: _Variants | None = None
        self.search_edit = LineEdit(self)
        self.search_edit.setObjectName("condition_search")
        self.search_edit.setAccessibleName(_words("Search for a condition"))
        self.search_edit.setPlaceholderText(_words("Name in any language, or a word"))
        self.search_edit.setClearButtonEnabled(True)
        self.search_edit.textChanged.connect(self._search)
        self.search_edit.installEventFilter(self)
        self.list = QListWidget(self)
        self.list.setObjectName("conditions")
        self.list.setAccessibleName(_words("Conditions"))
        self.list.setProperty("quiet", True)
        self.list.setMinimumWidth(_LIST_WIDTH)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.title_label = QLabel(self)
        self.title_label.setProperty("tone", "title")
        self.names_label = QLabel(self)
        self.names_label.setProperty("tone", "quiet")
        self.meaning_label = QLabel(self)
        self.meaning_label.setObjectName("condition_meaning")
        self.reason_label = error_line("condition_reason", self)
        for label in (self.title_label, self.names_label, self.meaning_label):
            label.setWordWrap(True)
        self.favourite_button = QToolButton(self)
        self.favourite_button.setObjectName("favourite_condition")
        self.favourite_button.setText("☆")
        self.favourite_button.setCheckable(True)
        self.favourite_button.setAutoRaise(True)
        self.favourite_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.favourite_button.setAccessibleName(_words("Favourite"))
        self.favourite_button.setToolTip(_words("Keep this condition at the head of the list"))
        self.favourite_button.setVisible(preferences is not None)
        self.favourite_button.clicked.connect(self._set_favourite)
        notation = Notation(effects=True) if preferences is None else preferences.notation
        self.board = ConditionBoard(notation, self)
        self._values = QWidget(self)
        self._room = QScrollArea(self)
        self._room.setFrameShape(QFrame.Shape.NoFrame)
        self._room.setWidgetResizable(True)
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        buttons = Buttons(self)
        self.ok_button = buttons.ok(_words("OK"))
        self._cancel_button = buttons.cancel(_words("Cancel"))
        self._lay_out(buttons)
        self._fill()
        self.list.currentItemChanged.connect(self._choose)
        self.list.itemDoubleClicked.connect(self._accept_if_whole)
        self._begin_with(condition)
        self.search_edit.setFocus()

    def _lay_out(self, buttons: Buttons) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(2 * STEP)
        left.addWidget(self.search_edit)
        left.addWidget(self.list, 1)
        title = in_row((self.title_label, 1), self.favourite_button)
        said = in_column(title, self.names_label, self.meaning_label, self.reason_label)
        said.setSpacing(2 * STEP)
        said.addStretch()
        beside = in_row((said, 1), spacing=3 * STEP)
        beside.addWidget(self.board, 0, Qt.AlignmentFlag.AlignTop)
        # All of it scrolls where it is long: the dialog keeps its height, and OK its place.
        content = QWidget()
        self._column = in_column(beside, self._values, on=content, spacing=2 * STEP)
        self._column.addStretch()
        self._room.setWidget(content)
        right.addWidget(self._room, 1)
        self._room.setMinimumWidth(_SIDE_WIDTH)
        self._room.setMinimumHeight(_HEIGHT)
        row = in_row(left, (right, 1), spacing=4 * STEP)
        in_column(
            row,
            buttons,
            on=self,
            margins=(4 * STEP, 3 * STEP, 4 * STEP, 3 * STEP),
            spacing=3 * STEP,
        )

    # -- the list ------------------------------------------------------------------------------

    def _fill(self) -> None:
        """List favourites, those used lately, and all by groups."""
        self.list.clear()
        for preference, title in (
            (FAVOURITE_CONDITIONS, _words("Favourites")),
            (RECENT_CONDITIONS, _words("Used lately")),
        ):
            known = self._preferences.names(preference) if self._preferences is not None else []
            self._list(title, [CONDITIONS[name] for name in known if name in CONDITIONS])
        for group in Group:
            kinds = [
                kind
                for kind in CONDITIONS.values()
                if kind.group is group and kind.name not in BASES
            ]
            self._list(group.heading, sorted(kinds, key=self._rank))

    def _rank(self, kind: ConditionKind) -> tuple[bool, str]:
        """The available ones come first."""
        return bool(self._reasons[kind.name]), place(kind)

    def _list(self, title: str, kinds: list[ConditionKind]) -> None:
        """Add conditions below a heading, if there is one."""
        if title and kinds:
            heading = QListWidgetItem(title, self.list)
            heading.setFlags(Qt.ItemFlag.NoItemFlags)
            font = heading.font()
            font.setBold(True)
            heading.setFont(font)
        for kind in kinds:
            self._add_row(kind)

    def _add_row(self, kind: ConditionKind) -> None:
        """One that is not available is grey and has the reason."""
        item = QListWidgetItem(kind.title, self.list)
        item.setData(_NAME, kind.name)
        if reason := self._reasons[kind.name]:
            item.setForeground(QBrush(QColor(colours_of(self.palette()).quiet)))
            item.setToolTip(reason)
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, reason)
        else:
            item.setToolTip(kind.meaning)

    def _rows(self) -> list[int]:
        """The rows that are conditions."""
        return [row for row in range(self.list.count()) if self.list.item(row).data(_NAME)]

    def _reason_against(self, kind: ConditionKind) -> str:
        """Why a condition is not available here, whatever its parameters."""
        if not kind.is_solved:
            return _words("Files can hold this condition, but it cannot be solved yet.")
        if any(one.name == kind.name for one in self._others):
            return _words("The problem has it already.")
        sample = "" if kind.value is None or kind.is_optional else _SAMPLES.get(kind.value, "")
        condition = Condition(f"{kind.name} {sample}".rstrip())
        return str(refusal(Game(self._position, conditions=(*self._others, condition))) or "")

    def _search(self, text: str) -> None:
        """Show the conditions with all words in their names or, failing that, in their meaning."""
        words = text.split()
        found = {name for name, kind in CONDITIONS.items() if is_named(kind, words)}
        found = found or {name for name, kind in CONDITIONS.items() if matches(kind, words)}
        if words:
            self.list.clear()
            # A variant of one of them is not listed apart.
            kinds = [CONDITIONS[name] for name in found if BASES.get(name) not in found]
            kinds.sort(key=lambda kind: (distance(kind, text), *self._rank(kind)))
            self._list("", kinds)
        else:
            self._fill()
        self.list.setCurrentRow(next(iter(self._rows()), -1))
        if not found:
            self._show_kind(None)
            self.meaning_label.setText(_words("No condition has this name."))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let arrow keys in the search field move through the list."""
        is_press = watched is self.search_edit and event.type() is QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and event.key() in _STEPS:
            self._walk(_STEPS[Qt.Key(event.key())])
            return True
        return super().eventFilter(watched, event)

    def _walk(self, steps: int) -> None:
        """Select the condition `steps` further down."""
        rows = self._rows()
        if rows:
            index = rows.index(self.list.currentRow()) + steps
            self.list.setCurrentRow(rows[max(0, min(index, len(rows) - 1))])

    def _begin_with(self, condition: Condition | None) -> None:
        name = condition.name if condition is not None else ""
        if name in BASES:
            # Its variants are not listed apart, but one that is there is shown.
            self._list("", [CONDITIONS[name]])
        rows = self._rows()
        named = [row for row in rows if self.list.item(row).data(_NAME) == name]
        self.list.setCurrentRow(next(iter(named), rows[0]))
        if condition is not None and condition.kind is not None:
            self._show_values(condition)

    # -- what stands beside the name ---------------------------------------------------------------

    @property
    def _kind(self) -> ConditionKind | None:
        row = self.list.currentRow()
        return self._kind_in(row) if row >= 0 else None

    def _kind_in(self, row: int) -> ConditionKind:
        return CONDITIONS[self.list.item(row).data(_NAME)]

    def _choose(self, item: QListWidgetItem | None) -> None:
        self._show_kind(None if item is None else CONDITIONS.get(item.data(_NAME)))

    def _set_favourite(self, is_favourite: bool) -> None:
        kind, preferences = self._kind, self._preferences
        if kind is None or preferences is None:
            return
        names = [one for one in preferences.names(FAVOURITE_CONDITIONS) if one != kind.name]
        preferences.set(
            FAVOURITE_CONDITIONS, " ".join([*names, kind.name] if is_favourite else names)
        )
        self._show_favourite(kind)

    def _show_favourite(self, kind: ConditionKind | None) -> None:
        is_favourite = (
            kind is not None
            and self._preferences is not None
            and kind.name in self._preferences.names(FAVOURITE_CONDITIONS)
        )
        self.favourite_button.setChecked(is_favourite)
        self.favourite_button.setText("★" if is_favourite else "☆")
        self.favourite_button.setEnabled(kind is not None)

    def _show_kind(self, kind: ConditionKind | None) -> None:
        """Describe a condition and show the fields of its parameters."""
        self._fields, self._variants = [], None
        values = QWidget(self)
        column = in_column(on=values, spacing=2 * STEP)
        self._show_favourite(kind)
        self.title_label.setText(kind.title if kind is not None else "")
        others = list(dict.fromkeys(names(kind).values()))[1:] if kind is not None else []
        self.names_label.setText(" · ".join(others))
        self.names_label.setVisible(bool(others))
        sentences = (kind.meaning, company(kind)) if kind is not None else ()
        self.meaning_label.setText(" ".join(filter(None, sentences)))
        if kind is not None and kind.is_solved:
            if kind.value is not None:
                self._add_field(column, _Field(kind.value, kind.name, "", kind.is_optional, self))
            if kind.variants:
                self._variants = _Variants(kind, self._possible_variants(kind), self)
                self._variants.changed.connect(self._examine)
                column.addWidget(self._variants)
            for word, value in kind.variants.items():
                if value is not None:
                    field = _Field(value, word, word, word == "Chameleon", self)
                    self._add_field(column, field)
        self._column.replaceWidget(self._values, values)
        self._values.setParent(None)
        self._values.deleteLater()
        self._values = values
        values.show()
        self._room.ensureVisible(0, 0)
        self._order_fields()
        self._examine()

    def _order_fields(self) -> None:
        """Let Tab go from the list to what is beside it, from above to below."""
        fields = [part for field in self._fields for part in (field.edit, field.squares)]
        first = 2 if self._fields and not self._fields[0].variant else 0
        chain = [
            *(self.search_edit, self.list),
            *fields[:first],
            *((self._variants,) if self._variants is not None else ()),
            *fields[first:],
            *(self.favourite_button, self.ok_button, self._cancel_button),
        ]
        shown = [part for part in chain if part is not None]
        for before, after in pairwise(shown):
            QWidget.setTabOrder(before, after)

    def _add_field(self, column: QVBoxLayout, field: _Field) -> None:
        if field.squares is not None:
            field.squares.set_position(self._position)
        self._fields.append(field)
        field.changed.connect(self._examine)
        column.addWidget(field)

    def _possible_variants(self, kind: ConditionKind) -> dict[str, str]:
        """The variants of a condition, each with the reason why it is not available."""
        reasons = {}
        for word, value in kind.variants.items():
            own = "" if kind.value is None or kind.is_optional else _SAMPLES.get(kind.value, "")
            behind = _SAMPLES.get(value, "") if value is not None else ""
            if value is Value.LINES:
                behind = "d4"
            elif value is Value.CELLS:
                behind = "a1a2"
            text = " ".join(filter(None, (kind.name, own, word, behind)))
            error = refusal(Game(conditions=(Condition(text),)))
            reasons[word] = "" if error is None else _words("This variant is not solved here yet.")
        return reasons

    def _show_values(self, condition: Condition) -> None:
        """Fill the fields with the parameters of a condition."""
        kind = condition.kind
        assert kind is not None, "only known conditions have fields"
        said: dict[str, list[str]] = {"": []}
        last = ""
        for word in condition.parameters:
            if word in kind.variants:
                last = word if kind.variants[word] is not None else last
                said.setdefault(word, [])
                continue
            said[last].append(word)
        if self._variants is not None:
            self._variants.choose(condition.variants)
        for field in self._fields:
            field.set_text(" ".join(said.get(field.variant, ())))
        self._examine()

    @property
    def condition(self) -> Condition:
        """The condition chosen. Raises `StipulationError` if a field is wrong."""
        kind = self._kind
        assert kind is not None, "called only while a condition is chosen"
        return Condition(" ".join(self._words(kind))).by_own_name

    def _words(self, kind: ConditionKind) -> Iterator[str]:
        values = {field.variant: field for field in self._fields}
        yield kind.name
        if "" in values:
            yield from values[""].words()
        for word in self._variants.chosen if self._variants is not None else ():
            yield word
            if word in values:
                yield from values[word].words()

    def _examine(self) -> None:
        """Show what is wrong, beside the field concerned."""
        chosen = self._variants.chosen if self._variants is not None else ()
        for field in self._fields:
            field.setVisible(not field.variant or field.variant in chosen)
            field.examine()
        kind, reason = self._kind, ""
        is_whole = kind is not None and not any(field.error for field in self._shown_fields)
        if kind is not None:
            reason = self._reason_against(kind)
            if is_whole and not reason:
                condition = self.condition
                self.title_label.setText(condition.title)
                sentences = (condition.meaning, company(kind))
                self.meaning_label.setText(" ".join(filter(None, sentences)))
                reason = str(
                    refusal(Game(self._position, conditions=(*self._others, condition))) or ""
                )
        whole = self.condition if is_whole else None if kind is None else Condition(kind.name)
        self.board.show_condition(whole)
        self.reason_label.setText(reason)
        self.reason_label.setVisible(bool(reason))
        self.ok_button.setEnabled(is_whole and not reason)

    @property
    def _shown_fields(self) -> list[_Field]:
        chosen = self._variants.chosen if self._variants is not None else ()
        return [field for field in self._fields if not field.variant or field.variant in chosen]

    def _accept_if_whole(self) -> None:
        """Accept it, or go to the field that something is missing in."""
        if self.ok_button.isEnabled():
            self.accept()
            return
        for field in self._shown_fields:
            if field.error:
                field.complain()
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return never presses another button than OK."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._accept_if_whole()
        else:
            super().keyPressEvent(event)


class _Field(QWidget):
    """The field of one value, with any error below it.

    `variant` is the word that the value stands behind, empty for the name of the condition.
    """

    changed = Signal()

    def __init__(
        self, value: Value, name: str, variant: str, is_optional: bool, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._value, self._name, self._is_optional = value, name, is_optional
        self.variant = variant
        self.error = ""
        self.edit = LineEdit(self)
        self.edit.setObjectName("condition_value")
        title = _title_of(value)
        if variant:
            title = _words("{variant}: {what}", variant=variant_title(variant), what=title)
        self.edit.setAccessibleName(title)
        self.edit.setPlaceholderText(_example_of(value))
        self.edit.textChanged.connect(self.changed)
        label = label_of(self.edit, title, self)
        self.error_label = error_line("condition_value_error", self)
        column = in_column(label, self.edit, self.error_label, on=self, spacing=STEP)
        self.squares: SquaresEdit | None = None
        if value in _SQUARES:
            most = {Value.SQUARE: 1, Value.TWO_SQUARES: 2}.get(value, 64)
            self.squares = SquaresEdit(most, self)
            self.squares.changed.connect(lambda: self.edit.setText(self._squares_text()))
            column.addWidget(self.squares)

    def _squares_text(self) -> str:
        assert self.squares is not None, "it has just changed"
        return " ".join(self.squares.names)

    def set_text(self, text: str) -> None:
        """Fill in a value."""
        if self._value in _SQUARES:
            text = " ".join(re.findall("..", text))
        self.edit.setText(text)

    def complain(self) -> None:
        """Take the focus, and say in the colour of errors what is missing."""
        self.edit.setFocus()
        self.edit.selectAll()
        set_look(self.error_label, "tone", "error")
        set_look(self.edit, "invalid", True)

    def words(self) -> tuple[str, ...]:
        """The value in Popeye's words. Raises `StipulationError`."""
        text = self.edit.text()
        return value_words(self._value, text, self._name, is_optional=self._is_optional)

    def examine(self) -> None:
        """Show what is wrong, or what was understood."""
        said = ""
        try:
            found = self.words()
            self.error = ""
        except StipulationError as error:
            found, self.error = (), str(error)
        if self._value in (Value.PIECE, Value.PIECES):
            said = ", ".join(kind_of(word).name for word in found)
        if self.squares is not None and not self.error:
            self.squares.set_names(re.findall("..", "".join(found)))
        is_wrong = bool(self.error) and bool(self.edit.text().strip())
        self.error_label.setText(self.error or said)
        self.error_label.setVisible(bool(self.error or said))
        set_look(self.error_label, "tone", "error" if is_wrong else "quiet")
        set_look(self.edit, "invalid", is_wrong)
        self.edit.setAccessibleDescription(self.error)


class _Variants(QListWidget):
    """Boxes for the words that select a variant; of words that exclude each other, one."""

    changed = Signal()

    def __init__(self, kind: ConditionKind, reasons: dict[str, str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("condition_variants")
        self.setAccessibleName(_words("Variants"))
        self.setProperty("quiet", True)
        for word in sorted(reasons, key=lambda word: (bool(reasons[word]), [*reasons].index(word))):
            item = QListWidgetItem(variant_title(word), self)
            item.setData(_NAME, word)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            if reason := reasons[word]:
                item.setForeground(QBrush(QColor(colours_of(self.palette()).quiet)))
                item.setToolTip(reason)
                item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, reason)
            else:
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(Qt.CheckState.Unchecked)
        rows = min(self.count(), _MOST_VARIANTS)
        self.setFixedHeight(rows * max(self.sizeHintForRow(0), 1) + 2 * self.frameWidth() + STEP)
        self._kind = kind
        self.itemChanged.connect(self._settle)

    @property
    def chosen(self) -> tuple[str, ...]:
        """The words that are ticked, in the order in which the condition has them."""
        ticked = {
            item.data(_NAME) for item in self._items() if item.checkState() is Qt.CheckState.Checked
        }
        return tuple(word for word in self._kind.variants if word in ticked)

    def choose(self, words: tuple[str, ...]) -> None:
        """Tick words, even unavailable ones, because the problem has them."""
        self.blockSignals(True)
        for item in self._items():
            if item.data(_NAME) in words:
                item.setCheckState(Qt.CheckState.Checked)
        self.blockSignals(False)

    def _items(self) -> Iterator[QListWidgetItem]:
        return (self.item(row) for row in range(self.count()))

    def _settle(self, ticked: QListWidgetItem) -> None:
        """Untick the words that the new one excludes."""
        word = ticked.data(_NAME)
        if ticked.checkState() is Qt.CheckState.Checked:
            self.blockSignals(True)
            for item in self._items():
                other = item.data(_NAME)
                is_excluded = any(other in group and word in group for group in EXCLUSIVE)
                if other != word and is_excluded and item.checkState() is Qt.CheckState.Checked:
                    item.setCheckState(Qt.CheckState.Unchecked)
            self.blockSignals(False)
            self.viewport().update()
        self.changed.emit()


def _title_of(value: Value) -> str:
    return {
        Value.SQUARE: _words("Square"),
        Value.TWO_SQUARES: _words("Two squares"),
        Value.SQUARES: _words("Squares"),
        Value.PIECE: _words("Kind of men"),
        Value.PIECES: _words("Kinds of men"),
        Value.NUMBER: _words("Number"),
        Value.NUMBERS: _words("Numbers"),
        Value.LIMITS: _words("Limits of White and Black"),
        Value.CAPTURED: _words("Captured man"),
        Value.LINES: _words("Lines"),
        Value.CELLS: _words("Cells"),
    }[value]


def _example_of(value: Value) -> str:
    return {
        Value.SQUARE: "e4",
        Value.TWO_SQUARES: "a1 h8",
        Value.SQUARES: "a1 h8",
        Value.PIECE: "S",
        Value.PIECES: "Q R B S",
        Value.NUMBER: "1",
        Value.NUMBERS: "0 0",
        Value.LIMITS: "9 9",
        Value.CAPTURED: "White Qd1",
        Value.LINES: "d4 hc31",
        Value.CELLS: "a1a2 b1b2",
    }[value]
