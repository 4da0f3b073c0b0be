"""The twins: a table, a field for the change, and squares clicked on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSignalBlocker, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QPainter,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHeaderView,
    QPushButton,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from matewright.errors import FormatError, MatewrightError
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec, framed, scrolled
from matewright.gui.question.condition_dialog import chosen_condition
from matewright.gui.question.twin_change_edit import ChangeEdit
from matewright.gui.question.twin_table_model import (
    CHANGE_COLUMN,
    CONTINUED_COLUMN,
    LETTER_COLUMN,
    TwinTableModel,
)
from matewright.gui.widgets.form import wrapped
from matewright.gui.widgets.layouts import SPACE, in_column, in_row
from matewright.gui.widgets.style import set_look
from matewright.gui.widgets.table_model import Index
from matewright.gui.widgets.tables import QuietTable
from matewright.gui.widgets.theme import STEP, colours_of
from matewright.model.move import square_name
from matewright.model.parts import parts
from matewright.model.play_options import PlayOptions
from matewright.model.problem import Problem
from matewright.model.twin import (
    MOST_CHARACTERS,
    POPEYE_COLOURS,
    Recondition,
    Restipulate,
    Twin,
)
from matewright.services.question.twin_kinds import CONDITION, kinds, ready_words

if TYPE_CHECKING:
    from matewright.model.piece import Piece

"""Characters."""


class TwinsPane(Pane, QWidget):
    """Edits the twins of a problem.

    * `problem_edited` (`Problem`, name of the undo step): the twins shall be these.
    * `part_chosen` (number of a twin from 0, -1 for the diagram): show its position.
    * `picking_requested` (bool): whether clicks on the board shall go to `take_square`.
    """

    shows = Changes.OTHER | Changes.PROBLEM | Changes.PART | Changes.NOTATION
    keeps_up_unseen = True
    problem_edited = Signal(object, str)
    part_chosen = Signal(int)
    picking_requested = Signal(bool)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problem = Problem()
        self._kinds = kinds()
        self._squares_left = 0
        self._is_new = False
        self._shown_text = ""
        self.model = TwinTableModel(self)
        self.table = QuietTable(self.model, self)
        self.table.setObjectName("twins")
        self.table.setAccessibleName(self.tr("Twins"))
        self.table.setItemDelegate(_ErrorDelegate(self.table))
        # In low windows the table shrinks first, and the fields below it stay in sight.
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(LETTER_COLUMN, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(CHANGE_COLUMN, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(CONTINUED_COLUMN, QHeaderView.ResizeMode.ResizeToContents)
        self._make_fields()
        self._make_buttons()
        self._lay_out()
        self.table.selectionModel().currentRowChanged.connect(self._choose_row)
        # The row of a twin that was just added is selected already.
        self.table.clicked.connect(self._leave_empty_field)
        self.model.modelReset.connect(self._offer)
        self.model.continued_changed.connect(self._set_continued)
        self.say("")
        self._offer()
        self.follow(desk)

    def _make_fields(self) -> None:
        self.kind_box = QComboBox(self)
        self.kind_box.setAccessibleName(self.tr("Kind of change"))
        self.kind_box.setPlaceholderText(self.tr("Kind of change …"))
        for kind in self._kinds:
            self.kind_box.addItem(kind.title)
        self.kind_box.setCurrentIndex(-1)
        self.kind_box.setMaxVisibleItems(len(self._kinds))
        self.kind_box.activated.connect(self._begin)
        self.text_edit = ChangeEdit(self)
        self.text_edit.setObjectName("twin_text")
        self.text_edit.setAccessibleName(self.tr("Change in Popeye's words"))
        self.text_edit.setPlaceholderText(self.tr("or type it: Move a1 b2"))
        self.text_edit.setMaxLength(MOST_CHARACTERS)
        self.text_edit.setClearButtonEnabled(True)
        self.text_edit.textEdited.connect(self._explain_typing)
        self.text_edit.textChanged.connect(self._offer)
        self.text_edit.returnPressed.connect(self._take_text)
        self.text_edit.given_up.connect(self._give_up)
        self.hint_label = wrapped("", self)
        self.hint_label.setObjectName("twin_hint")
        self.zero_box = QCheckBox(self.tr("Zero position"), self)
        self.zero_box.setToolTip(
            self.tr("The diagram itself is not part of the question: a) is the first twin")
        )
        self.zero_box.clicked.connect(self._set_zero)

    def _make_buttons(self) -> None:
        self.add_button = QPushButton(self.tr("Add"), self)
        self.add_button.setToolTip(self.tr("Make a new twin of the change"))
        self.add_button.clicked.connect(self._add)
        self.change_button = QPushButton(self.tr("Change"), self)
        self.change_button.setToolTip(self.tr("Give the selected twin this change"))
        self.change_button.clicked.connect(self._change)
        self.remove_button = QPushButton(self.tr("Remove"), self)
        self.remove_button.setToolTip(self.tr("Remove the selected twin"))
        self.remove_button.clicked.connect(self._remove)
        self.up_button = QPushButton(self.tr("Up"), self)
        self.up_button.setToolTip(self.tr("Put the selected twin one place up"))
        self.up_button.clicked.connect(lambda: self._shift(-1))
        self.down_button = QPushButton(self.tr("Down"), self)
        self.down_button.setToolTip(self.tr("Put the selected twin one place down"))
        self.down_button.clicked.connect(lambda: self._shift(1))

    def _lay_out(self) -> None:
        change = in_row(self.kind_box, (self.text_edit, 1), spacing=2 * STEP)
        buttons = in_row(spacing=STEP)
        for button in (
            self.add_button,
            self.change_button,
            self.remove_button,
            self.up_button,
            self.down_button,
        ):
            button.setAutoDefault(False)
            button.setMinimumWidth(1)
            buttons.addWidget(button)
        buttons.addStretch(1)
        whole = in_row(self.zero_box, SPACE, spacing=2 * STEP)
        in_column(
            (self.table, 1), change, self.hint_label, buttons, whole, on=self, spacing=2 * STEP
        )

    def spec(self) -> PaneSpec:
        """The dock's titles, shortcut and area."""
        return PaneSpec(
            "twins", self.tr("T&wins"), "Ctrl+7", framed(scrolled(self)), self.table, rank=9
        )

    # -- showing ------------------------------------------------------------------------------

    def refresh(self, desk: Desk, changes: Changes) -> None:
        """Show the twins of the problem, and which of them is shown on the board."""
        if changes & Changes.NOTATION:
            self.model.set_notation(desk.notation)
        if changes & Changes.OTHER:
            self._discard_typing()
        self._show_problem(desk.problem)
        self._show_part(desk.part.twin)

    def _show_problem(self, problem: Problem) -> None:
        self._problem = problem
        row = self.table.currentIndex().row()
        self.model.set_problem(problem)
        self._show_part(min(row, self.model.rowCount() - 1) - 1)
        with QSignalBlocker(self.zero_box):
            self.zero_box.setChecked(problem.zero_position)
        self._follow_row()
        self._offer()

    def _show_part(self, number: int) -> None:
        """Select the row of a twin, or with -1 that of the diagram; nothing is announced."""
        row = number + 1
        if number < 0 and self.model.error(max(self.table.currentIndex().row(), 0)):
            # It has no position to show, and is selected to be corrected.
            return
        if self.table.currentIndex().row() != row:
            with QSignalBlocker(self.table.selectionModel()):
                self.table.setCurrentIndex(self.model.index(row, CHANGE_COLUMN))
            # The table itself does not notice it either.
            self.table.scrollTo(self.table.currentIndex())
            self.table.viewport().update()
            self._leave_empty_field()
            if self.text_edit.text() != self._shown_text and not self._is_new:
                # It was meant for the row before.
                self._is_new = True
                self.say(ready_words())
            self._offer()

    def _follow_row(self) -> None:
        """Fill in the change of the selected row, unless another is being typed."""
        if self._is_new:
            return
        if self.text_edit.text().strip() in ("", self._shown_text):
            self._write_row()

    def _leave_empty_field(self) -> None:
        """Fill in the change of the selected row if no other was begun."""
        if not self.text_edit.text():
            self._is_new = False
        self._follow_row()

    def _write_row(self) -> None:
        number = self._chosen
        twins = self._problem.twins
        self._shown_text = twins[number].text if 0 <= number < len(twins) else ""
        if self.text_edit.text() != self._shown_text:
            self.text_edit.setText(self._shown_text)

    def _explain_typing(self) -> None:
        """Show what Enter does with the typed text."""
        self.end_picking()
        if self._is_new:
            return
        number = self._chosen
        if number >= 0 and self.text_edit.text() != self._shown_text:
            letter = self.model.index(number + 1, LETTER_COLUMN).data()
            sentence = self.tr("Enter or Change: {letter} becomes this. Add: a new twin.")
            self.say(sentence.format(letter=letter))
        else:
            self.say("")

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        """Show what to do next, or what is wrong."""
        usual = self.tr("Choose a kind of change or type one, then press Add.")
        self.hint_label.setText(sentence or usual)
        self.hint_label.setAccessibleDescription(sentence if wrong else "")
        if wrong:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))
        set_look(self.hint_label, "tone", "error" if wrong else "quiet")

    @property
    def _chosen(self) -> int:
        """The number of the twin that is selected; -1 for the diagram."""
        return max(self.table.currentIndex().row(), 0) - 1

    def _choose_row(self, current: QModelIndex) -> None:
        number = max(current.row(), 0) - 1
        self.end_picking()
        self._is_new = False
        self.kind_box.setCurrentIndex(-1)
        self._write_row()
        error = self.model.error(number + 1)
        self.say(error, wrong=bool(error))
        self._offer()
        self.part_chosen.emit(number)

    def _offer(self) -> None:
        """Enable the fields and buttons that apply."""
        supported = "twins" not in self._problem.extra
        number, count = self._chosen, len(self._problem.twins)
        typed = bool(self.text_edit.text().strip())
        chosen = 0 <= number < count
        self.add_button.setEnabled(supported and typed)
        self.change_button.setEnabled(
            chosen and typed and self.text_edit.text() != self._problem.twins[number].text
        )
        self.remove_button.setEnabled(chosen)
        self.up_button.setEnabled(chosen and number > 0)
        self.down_button.setEnabled(chosen and number < count - 1)
        self.zero_box.setEnabled(count > 0 or self._problem.zero_position)
        for field in (self.kind_box, self.text_edit):
            field.setEnabled(supported)
        if not supported:
            self.say(
                self.tr("The file holds twins of kinds that are not supported; they are kept.")
            )

    # -- writing a change ---------------------------------------------------------------------

    def _begin(self, row: int) -> None:
        """Begin a change of that kind; a finished change stays before it."""
        kind = self._kinds[row]
        before = self.text_edit.text().strip()
        chosen = self._chosen
        is_that_of_the_row = chosen >= 0 and before == self._problem.twins[chosen].text
        if not before or is_that_of_the_row or _error_in(before):
            before = ""
        self.text_edit.setText(f"{before} {kind.text}".lstrip())
        self.text_edit.setModified(True)
        self._is_new = True
        self.say(kind.hint)
        self._squares_left = kind.squares
        self.picking_requested.emit(kind.squares > 0)
        if kind.text == CONDITION:
            self._choose_condition(before)
        if not kind.squares:
            self.text_edit.setFocus()

    def _choose_condition(self, before: str) -> None:
        """Let the user choose a condition of the twin, beside those that the text has already."""
        changes = () if not before else Twin.parse(before).changes
        last = changes[-1] if changes else None
        others = last.conditions if isinstance(last, Recondition) else ()
        chosen = chosen_condition(
            None, others, self._problem.position, self._desk.preferences, self.window()
        )
        if chosen is None:
            self.text_edit.setText(before or CONDITION)
            return
        start = before if others else f"{before} {CONDITION}".strip()
        self.text_edit.setText(f"{start.rstrip()} {chosen.text}")
        self.text_edit.setModified(True)
        self.say(ready_words())

    def take_square(self, square: int, piece: Piece | None) -> None:
        """Insert a clicked square; `piece` is the brush of the palette."""
        word = square_name(square)
        if self._kinds[self.kind_box.currentIndex()].text == "Add ":
            if piece is None:
                self.say(self.tr("Choose a man of the palette first."), wrong=True)
                return
            word = f"{POPEYE_COLOURS[piece.colour]} {piece.kind.problem_letter}{word}"
        self.text_edit.setText(f"{self.text_edit.text().rstrip()} {word}")
        self._squares_left -= 1
        if self._squares_left == 0:
            self.picking_requested.emit(False)
            error = _error_in(self.text_edit.text())
            self.say(error or ready_words(), wrong=bool(error))
            self.text_edit.setModified(True)
            self.text_edit.setFocus()

    def end_picking(self) -> None:
        """Stop picking squares."""
        if self._squares_left:
            self._squares_left = 0
            self.say("")
            self.picking_requested.emit(False)

    def _discard_typing(self) -> None:
        """Discard the text: it belonged to another problem."""
        self.end_picking()
        self._is_new = False
        self.kind_box.setCurrentIndex(-1)
        self.text_edit.clear()
        self.say("")
        self._show_part(-1)

    def _give_up(self) -> None:
        """Discard what was typed."""
        self.end_picking()
        self._is_new = False
        self.kind_box.setCurrentIndex(-1)
        self._write_row()
        self.say("")

    # -- editing ------------------------------------------------------------------------------

    def _take_text(self) -> None:
        """Enter adds a new twin, or changes the one whose text was edited."""
        if self._is_new or self._chosen < 0:
            self._add()
        else:
            self._change()

    def _add(self) -> None:
        twin = self._read()
        if twin is not None:
            twins = (*self._problem.twins, twin)
            if self._edit(twins, self.tr("Add Twin"), len(twins) - 1):
                self.kind_box.setCurrentIndex(-1)
                # The next twin begins with an empty field.
                self._is_new, self._shown_text = True, ""
                self.text_edit.clear()

    def _change(self) -> None:
        twin, number = self._read(), self._chosen
        if twin is not None and number >= 0:
            twins = list(self._problem.twins)
            # The tick counts, unless the text says the same.
            twins[number] = replace(twin, continued=twin.continued or twins[number].continued)
            self._edit(twins, self.tr("Change Twin"), number)

    def _read(self) -> Twin | None:
        """The typed twin; None, after showing why, if the text is not one."""
        self.end_picking()
        try:
            twin = Twin.parse(self.text_edit.text())
            for change in twin.changes:
                if isinstance(change, Restipulate):
                    change.stipulation.checked()
        except MatewrightError as error:
            self.say(str(error), wrong=True)
            return None
        return twin

    def _remove(self) -> None:
        number, twins = self._chosen, list(self._problem.twins)
        if number >= 0:
            del twins[number]
            if number == 0 and twins:
                # There is none before it any more to go on from.
                twins[0] = replace(twins[0], continued=False)
            self._edit(twins, self.tr("Remove Twin"), min(number, len(twins) - 1), check=False)

    def _shift(self, step: int) -> None:
        number, twins = self._chosen, list(self._problem.twins)
        twins.insert(number + step, twins.pop(number))
        twins[0] = replace(twins[0], continued=False)
        self._edit(twins, self.tr("Move Twin"), number + step, check=False)

    def _set_continued(self, number: int, continued: bool) -> None:
        twins = list(self._problem.twins)
        twins[number] = replace(twins[number], continued=continued)
        self._edit(twins, self.tr("Change Twin"), number, check=False)

    def _edit(
        self, twins: Sequence[Twin], description: str, number: int, *, check: bool = True
    ) -> bool:
        """Request these twins and select one; with `check` they must be possible."""
        edited = replace(self._problem, twins=tuple(twins))
        if not twins:
            edited = replace(edited, zero_position=False)
        if edited.twins == self._problem.twins:
            return False
        if check:
            try:
                parts(edited, PlayOptions())
            except FormatError as error:
                self.say(str(error), wrong=True)
                return False
        self.problem_edited.emit(edited, description)
        self._show_part(number)
        self._choose_row(self.table.currentIndex())
        return True

    def _set_zero(self, zero: bool) -> None:
        description = self.tr("Zero Position")
        self.problem_edited.emit(replace(self._problem, zero_position=zero), description)


class _ErrorDelegate(QStyledItemDelegate):
    """Draws impossible twins in the colour of errors."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Choose the colour."""
        super().initStyleOption(option, index)
        model = index.model()
        if isinstance(model, TwinTableModel) and model.error(index.row()):
            colour = QColor(colours_of(option.palette).error)
            option.palette.setColor(option.palette.ColorRole.Text, colour)
            option.palette.setColor(option.palette.ColorRole.HighlightedText, colour)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw without the frame of the cell that has the keyboard: rows are chosen, not cells."""
        option.state &= ~option.state.State_HasFocus
        super().paint(painter, option, index)


def _error_in(text: str) -> str:
    """Why a text is not a twin; empty if it is one."""
    try:
        Twin.parse(text)
    except FormatError as error:
        return str(error)
    return ""
