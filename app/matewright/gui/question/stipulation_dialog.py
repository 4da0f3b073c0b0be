"""A stipulation built from its parts: play, goal and number of moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QRect, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QGridLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from matewright.errors import StipulationError
from matewright.gui.widgets import combo_box
from matewright.gui.widgets.form import Buttons, label_of, wrapped
from matewright.gui.widgets.keys import LineEdit
from matewright.gui.widgets.layouts import SPACE, in_column, in_row
from matewright.gui.widgets.modal import answered
from matewright.gui.widgets.table_model import Index
from matewright.gui.widgets.theme import STEP, colours_of
from matewright.model import opening
from matewright.model.goal import Goal
from matewright.model.move import square_name
from matewright.model.play import Play
from matewright.model.stipulation import (
    EMPTY_TARGET,
    MOST_MOVES,
    MOST_SERIES_MOVES,
    Stipulation,
    fitting_goal,
)

_FIRST_TARGET: Final = 0
_MOST_ROWS: Final = 11
_LINES: Final = 2
_PLAYS_WIDTH: Final = 150 * STEP
_GOALS_WIDTH: Final = 70 * STEP


class _Role(IntEnum):
    VALUE = Qt.ItemDataRole.UserRole
    WORDS = Qt.ItemDataRole.UserRole + 1


class StipulationDialog(QDialog):
    """Offers every stipulation there is; `stipulation` is the one put together so far."""

    def __init__(self, stipulation: Stipulation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Stipulation"))
        self._play, self._goal = stipulation.play, stipulation.goal
        self._target = _FIRST_TARGET if stipulation.target is None else stipulation.target
        self._board = stipulation.board or EMPTY_TARGET
        self.plays = _Choices(self.tr("Kind of play"), self)
        self.plays.setObjectName("plays")
        self.goals = _Choices(self.tr("Goal"), self)
        self.goals.setObjectName("goals")
        self.moves_spin = QSpinBox(self)
        self.moves_spin.setAccessibleName(self.tr("Number of moves"))
        self.half_box = QCheckBox(self.tr("and a &half"), self)
        self.half_box.setToolTip(self.tr("The other side begins with a single move: help play"))
        self.exact_box = QCheckBox(self.tr("e&xactly"), self)
        self.exact_box.setToolTip(self.tr("What is reached in fewer moves does not count"))
        self.exact_box.setChecked(stipulation.exact)
        self.target_box = QComboBox(self)
        self.target_box.setAccessibleName(self.tr("Target square"))
        for square in range(64):
            self.target_box.addItem(square_name(square), square)
        self.target_box.setCurrentIndex(self._target)
        self.other_box = QComboBox(self)
        self.other_box.setAccessibleName(self.tr("Black's own goal"))
        self.other_box.addItem(self.tr("the same"))
        for goal in Goal:
            if goal.can_be_one_of_two:
                self.other_box.addItem(goal.value, goal)
        if stipulation.other_goal is not None:
            self.other_box.setCurrentIndex(self.other_box.findData(stipulation.other_goal))
        self.opening_edit = LineEdit(self)
        self.opening_edit.setToolTip(
            self.tr("The first moves of the proof game where they are given, such as 1.e4 e5")
        )
        if stipulation.opening:
            self.opening_edit.setText(opening.write(stipulation.opening))
        self.text_label = QLabel(self)
        self.text_label.setObjectName("stipulation_text")
        self.text_label.setProperty("tone", "title")
        self.meaning_label = wrapped("", self)
        self.meaning_label.setObjectName("stipulation_meaning")
        buttons = Buttons(self)
        self._ok = buttons.ok()
        buttons.cancel()
        self._lay_out(buttons)
        self._set_length(stipulation.moves, half=stipulation.half)
        self.plays.fill(Play)
        self.goals.fill(Goal)
        self.plays.fit()
        self._show()
        self.plays.choose(self._play)
        self.goals.choose(self._goal)
        self.plays.currentItemChanged.connect(self._choose_play)
        self.goals.currentItemChanged.connect(self._choose_goal)
        for choices in (self.plays, self.goals):
            choices.itemDoubleClicked.connect(self.accept)
        self.moves_spin.valueChanged.connect(self._show)
        self.half_box.toggled.connect(self._change_half)
        self.exact_box.toggled.connect(self._show)
        self.other_box.currentIndexChanged.connect(self._show)
        self.target_box.currentIndexChanged.connect(self._choose_target)
        self.opening_edit.textChanged.connect(self._show)
        self.plays.setFocus()

    def _lay_out(self, buttons: Buttons) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * STEP)
        grid.setVerticalSpacing(STEP)
        for column, (text, choices, width) in enumerate(
            (
                (self.tr("&Kind of play"), self.plays, _PLAYS_WIDTH),
                (self.tr("&Goal"), self.goals, _GOALS_WIDTH),
            )
        ):
            grid.addWidget(label_of(choices, text), 0, column)
            grid.addWidget(choices, 1, column)
            choices.setMinimumWidth(width)
        self._target_label = label_of(self.target_box, self.tr("Target s&quare"))
        self._other_label = label_of(self.other_box, self.tr("&Black's own goal"))
        length = in_row(
            label_of(self.moves_spin, self.tr("Number of &moves")),
            self.moves_spin,
            self.half_box,
            self.exact_box,
            SPACE,
            spacing=2 * STEP,
        )
        target = in_row(
            self._target_label,
            self.target_box,
            SPACE,
            self._other_label,
            self.other_box,
            spacing=2 * STEP,
        )
        self._opening_label = label_of(self.opening_edit, self.tr("Gi&ven first moves"))
        moves = in_row(self._opening_label, (self.opening_edit, 1), spacing=2 * STEP)
        grid.addLayout(length, 2, 0)
        grid.addLayout(target, 2, 1)
        grid.addLayout(moves, 3, 0, 1, 2)
        last = in_row(self.text_label, (self.meaning_label, 1), spacing=3 * STEP)
        # Two lines for the longest sentence, so that nothing moves while another is chosen.
        self.meaning_label.setFixedHeight(2 * self.fontMetrics().lineSpacing() + STEP)
        in_column(
            grid,
            last,
            buttons,
            on=self,
            margins=(4 * STEP, 3 * STEP, 4 * STEP, 3 * STEP),
            spacing=2 * STEP,
        )

    @property
    def stipulation(self) -> Stipulation:
        """The stipulation made up of the chosen parts.

        Raises `StipulationError` for first moves that are none.
        """
        made = self._made(self._play, self._goal)
        if not self.opening_edit.isEnabled():
            return made
        return replace(made, opening=opening.read(self.opening_edit.text()))

    def _made(self, play: Play, goal: Goal) -> Stipulation:
        """The stipulation with that play and goal, of a length as near as possible to that chosen.

        A goal that does not exist in the play is replaced with one that does.
        """
        goal = fitting_goal(play, goal)
        half = play.is_help and self.half_box.isChecked()
        most = MOST_SERIES_MOVES if play.is_series else MOST_MOVES
        return Stipulation(
            moves=min(max(self.moves_spin.value(), play.fewest(half=half)), most),
            play=play,
            goal=goal,
            half=half,
            target=self._target if goal.has_square else None,
            exact=self.exact_box.isChecked()
            and not (goal.exposes_king or goal.is_zugzwang or play.is_parry_battle),
            other_goal=self._other_goal(play, goal),
            board=self._board if goal is Goal.A_TO_B else None,
        )

    def _other_goal(self, play: Play, goal: Goal) -> Goal | None:
        """Black's goal in reciprocal play, if it is a different one."""
        chosen = self.other_box.currentData()
        is_other = play.is_reciprocal and not goal.has_square and chosen is not None
        return Goal(chosen) if is_other and chosen != goal else None

    def _choose_play(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._play = Play(item.data(_Role.VALUE))
            self._set_length(self.moves_spin.value(), half=self.half_box.isChecked())
            self._show()

    def _choose_goal(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._goal = Goal(item.data(_Role.VALUE))
            self._show()

    def _choose_target(self, square: int) -> None:
        self._target = square
        self._show()

    def _change_half(self, half: bool) -> None:
        self._set_length(self.moves_spin.value(), half=half)
        self._show()

    def _set_length(self, moves: int, *, half: bool) -> None:
        """Offer the lengths possible in this kind of play."""
        is_help = self._play.is_help
        with QSignalBlocker(self.half_box), QSignalBlocker(self.moves_spin):
            self.half_box.setChecked(half)
            self.half_box.setEnabled(is_help)
            most = MOST_SERIES_MOVES if self._play.is_series else MOST_MOVES
            self.moves_spin.setRange(self._play.fewest(half=half), most)
            self.moves_spin.setValue(moves)

    def _show(self) -> None:
        """Show the result of each choice, and the present result."""
        self.plays.set_meanings(lambda play: self._made(Play(play), self._goal), _meaning)
        self.goals.set_meanings(lambda goal: self._made(self._play, Goal(goal)), _name)
        for part in (self.target_box, self._target_label):
            part.setEnabled(self._goal.has_square)
        for part in (self.other_box, self._other_label):
            part.setEnabled(self._play.is_reciprocal and not self._goal.has_square)
        made, error = self._made(self._play, self._goal), ""
        has_opening = made.play is Play.PROOF and made.is_proof_game
        self.opening_edit.setEnabled(has_opening)
        self._opening_label.setEnabled(has_opening)
        try:
            made = self.stipulation
        except StipulationError as refusal:
            error = str(refusal)
        self.text_label.setText(made.task)
        self.meaning_label.setText(error or f"{_meaning(made)}.")
        self._ok.setEnabled(not error)


class StipulationBox(QComboBox):
    """Shows the stipulation in words; Up and Down change its length, a click opens the dialog.

    `show_stipulation` says what it stands for; what its user chooses goes to `choose`.
    """

    def __init__(self, choose: Callable[[Stipulation], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._choose = choose
        self._stipulation: Stipulation | None = None
        self.addItem("")

    def show_stipulation(self, stipulation: Stipulation | None) -> None:
        """Name a stipulation; None for text that is none."""
        self._stipulation = stipulation
        self.setItemText(0, self.tr("Choose …") if stipulation is None else _name(stipulation))
        self.setToolTip("" if stipulation is None else _meaning(stipulation))

    def showPopup(self) -> None:
        """Open the dialog."""
        dialog = StipulationDialog(self._stipulation or Stipulation(2), self.window())
        if answered(dialog):
            self._choose(dialog.stipulation)

    def step(self, moves: int) -> None:
        """Lengthen the stipulation by this many moves, as far as possible."""
        stipulation = self._stipulation
        if stipulation is None or stipulation.forced:
            return
        most = MOST_SERIES_MOVES if stipulation.play.is_series else MOST_MOVES
        least = max(
            stipulation.play.fewest(half=stipulation.half), len(stipulation.opening) // 2 + 1
        )
        length = min(max(stipulation.moves + moves, least), most)
        self._choose(replace(stipulation, moves=length))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - small: drawn whole
        """Draw the longest name there is room for; the signs beside it tell the length as well."""
        combo_box.paint_with_name(self, self.name_shown)

    @property
    def name_shown(self) -> str:
        """The longest name there is room for; if there is none, the shortest, ending in dots."""
        room = combo_box.room_for_name(self)
        names = [self.currentText()]
        if self._stipulation is not None:
            names += map(_capitalized, self._stipulation.brief_names)
        metrics = self.fontMetrics()
        fitting = (name for name in names if metrics.horizontalAdvance(name) <= room)
        return next(fitting, combo_box.shortened(self, names[-1]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down adds a move, Up removes one."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and event.key() in steps:
            self.step(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class _Choices(QListWidget):
    """A list whose rows show the stipulation they lead to, in signs and words."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setProperty("quiet", True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.signs_width = 0
        """Pixels that the widest of the signs takes."""
        self.setItemDelegate(_ChoiceDelegate(self))

    def fill(self, values: Iterable[str]) -> None:
        """Offer these values."""
        for value in values:
            item = QListWidgetItem(self)
            item.setData(_Role.VALUE, str(value))

    def choose(self, value: str) -> None:
        """Select the row of a value."""
        for row in range(self.count()):
            if self.item(row).data(_Role.VALUE) == value:
                self.setCurrentRow(row)

    def set_meanings(
        self, make: Callable[[str], Stipulation], words: Callable[[Stipulation], str]
    ) -> None:
        """Show in each row the resulting stipulation, in these words."""
        with QSignalBlocker(self):
            for row in range(self.count()):
                item = self.item(row)
                made = make(str(item.data(_Role.VALUE)))
                item.setText(made.task)
                item.setData(_Role.WORDS, words(made))
                item.setToolTip(made.meaning)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{made.task}, {made.meaning}")
        bold = QFontMetrics(_bold(self.font()))
        self.signs_width = max(
            bold.horizontalAdvance(self.item(row).text()) for row in range(self.count())
        )
        self.viewport().update()

    def fit(self) -> None:
        """Set a height that is enough for many rows."""
        height = sum(self.sizeHintForRow(row) for row in range(min(self.count(), _MOST_ROWS)))
        self.setMinimumHeight(height + 2 * self.frameWidth())


class _ChoiceDelegate(QStyledItemDelegate):
    """Draws the signs in bold in a column of their own and the words behind them."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002 - Qt passes it
        """As high as the words behind the signs."""
        return QSize(0, _LINES * option.fontMetrics.lineSpacing() + 2 * STEP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        colours = colours_of(option.palette)
        choices = self.parent()
        assert isinstance(choices, _Choices)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, option.palette.highlight())
        rect = option.rect.adjusted(2 * STEP, 0, -STEP, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(_bold(option.font))
        painter.setPen(option.palette.text().color())
        painter.drawText(rect, middle, str(index.data()))
        room = QRect(rect)
        room.setLeft(rect.left() + choices.signs_width + 3 * STEP)
        painter.setFont(option.font)
        wrapped = middle | Qt.TextFlag.TextWordWrap
        words = str(index.data(_Role.WORDS))
        if painter.boundingRect(room, wrapped, words).height() > room.height():
            # The name is the shorter way to say it; the whole sentence stands below the lists.
            words = words.partition(". ")[2] or words
        painter.drawText(room, wrapped, words)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(colours.accent)
            painter.drawRect(option.rect.adjusted(0, 0, -1, -1))
        painter.restore()


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return bold


def _name(stipulation: Stipulation) -> str:
    """`Mate in 3`, `Helpmate in 2.5`."""
    return _capitalized(stipulation.name)


def _capitalized(words: str) -> str:
    return words[0].upper() + words[1:]


def _meaning(stipulation: Stipulation) -> str:
    return f"{_name(stipulation)}. {stipulation.meaning}"
