"""The Workshop pane: a tool with its fields, its progress, and the settings found."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QPushButton,
    QWidget,
)

from matewright.gui.board.flow import FlowLayout
from matewright.gui.board.thumbnails import ThumbnailDelegate, Thumbnails, row_height
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec, framed
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.form import wrapped
from matewright.gui.widgets.layouts import in_column, in_row
from matewright.gui.widgets.tables import ReportTable
from matewright.gui.widgets.theme import STEP
from matewright.gui.workshop.fields import CheckMenu, ToolFields
from matewright.gui.workshop.settings_model import Column, SettingsModel
from matewright.render.colours import LIGHT
from matewright.render.look import Look
from matewright.render.marks import Ground
from matewright.services.workshop.required_play import Part
from matewright.services.workshop.work import Tool
from matewright.wording import Wording

_words: Final = Wording("WorkshopPane")

_SIDE: Final = 76
"""Pixels of a small diagram."""

TICKED: Final = "ticked"
"""The menu entry for the play ticked in the answer."""


class SettingsTable(ReportTable):
    """The settings found. Selecting a row shows it; Return or a double click takes it.

    * `shown` (row, -1 for none): it is to be shown on the board.
    * `taken` (row): it is to become the diagram.
    """

    shown = Signal(int)
    taken = Signal(int)

    def __init__(self, model: SettingsModel, parent: QWidget) -> None:
        super().__init__(model, parent)
        self._model = model
        self.setObjectName("workshop_settings")
        self.setAccessibleName(self.tr("Settings found"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setWordWrap(True)
        self._thumbnails = Thumbnails()
        delegate = ThumbnailDelegate(self._thumbnails, self)
        self.setItemDelegateForColumn(Column.DIAGRAM, delegate)
        height = row_height(_SIDE)
        self.verticalHeader().setDefaultSectionSize(height)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setSectionResizeMode(Column.DIAGRAM, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(Column.PLAY, QHeaderView.ResizeMode.Stretch)
        self.setColumnWidth(Column.DIAGRAM, height + STEP)
        self.setColumnWidth(Column.CHANGE, 34 * STEP)
        self.setColumnWidth(Column.MEN, 17 * STEP)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentRowChanged.connect(self._announce)
        self.doubleClicked.connect(lambda index: self.taken.emit(index.row()))

    def set_look(self, look: Look) -> None:
        """Draw the diagrams with another look."""
        self._thumbnails.set_look(look)
        self.viewport().update()

    @property
    def chosen(self) -> list[int]:
        """The selected rows, from top to bottom."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def choose(self, row: int) -> None:
        """Select a row and show it."""
        self.setCurrentIndex(self._model.index(row, Column.CHANGE))

    def drop_choice(self) -> None:
        """Clear the selection."""
        self.selectionModel().setCurrentIndex(
            QModelIndex(), QItemSelectionModel.SelectionFlag.Clear
        )

    def _announce(self, current: QModelIndex) -> None:
        self.shown.emit(current.row() if current.isValid() else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return takes the row."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.taken.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)


class WorkshopPane(QWidget):
    """The input and the results of a tool; the controller does the work.

    * `start_requested`, `stop_requested`: the button was pressed.
    * `tool_changed`: the tool, or the play to keep, changed.
    * `take_requested` (row): it becomes the diagram.
    * `keep_requested` (rows): they become versions. `add_requested` (rows): they become problems.
    * `seen` (bool): the pane became visible or hidden.
    """

    start_requested = Signal()
    stop_requested = Signal()
    tool_changed = Signal()
    take_requested = Signal(int)
    keep_requested = Signal(list)
    add_requested = Signal(list)
    seen = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("workshop")
        self.model = SettingsModel(self)
        self.table = SettingsTable(self.model, self)
        self.tool_box = QComboBox(self)
        self.tool_box.setObjectName("workshop_tool")
        self.tool_box.setAccessibleName(self.tr("Tool"))
        for tool, title, meaning in (
            (Tool.MAP, self.tr("Map"), self.tr("A piece on every square")),
            (Tool.FOR, self.tr("What is each piece for?"), self.tr("What breaks without it")),
            (Tool.MEND, self.tr("Mend"), self.tr("Changes that make the problem sound")),
            (Tool.FILL, self.tr("Fill"), self.tr("All sound settings with further pieces")),
            (Tool.BACK, self.tr("Take back"), self.tr("Keys that lead to the diagram")),
            (Tool.REDUCE, self.tr("Reduce"), self.tr("Pieces that can go, one by one")),
        ):
            self.tool_box.addItem(title, tool.value)
            self.tool_box.setItemData(
                self.tool_box.count() - 1, meaning, Qt.ItemDataRole.ToolTipRole
            )
        self.fields = ToolFields(self)
        self.required_button = CheckMenu(self)
        self.required_button.setObjectName("workshop_required")
        self.required_button.setToolTip(self.tr("The play that must stay"))
        for part in Part:
            self.required_button.add(part.value, part.word.capitalize(), is_ticked=False)
        self.required_button.add(TICKED, self.tr("What is ticked in the answer"), is_ticked=True)
        self.required_button.changed.connect(self._show_required)
        self.required_button.changed.connect(self.tool_changed)
        self.start_button = QPushButton(self.tr("Start"), self)
        self.start_button.setObjectName("workshop_start")
        # A button of its own: under the pointer that stops must never come one that starts.
        self.stop_button = QPushButton(self.tr("Stop"), self)
        self.stop_button.setObjectName("workshop_stop")
        self.stop_button.setToolTip(self.tr("What was found stays (Esc)"))
        self.part_box = QComboBox(self)
        self.part_box.setObjectName("workshop_part")
        self.part_box.setAccessibleName(self.tr("Parts looked at"))
        self.part_box.setToolTip(
            self.tr("The part that Solution shows, or all: a setting is sound where every part is")
        )
        self.part_box.addItem(self.tr("the part shown"), False)
        self.part_box.addItem(self.tr("all parts"), True)
        self.part_box.hide()
        self.legend = wrapped("", self, tone="quiet")
        self.legend.setObjectName("workshop_legend")
        self.legend.setTextFormat(Qt.TextFormat.RichText)
        self.legend.setAccessibleName(self.tr("Colours and signs on the board"))
        self.state_label = ElidedLabel(self)
        self.state_label.setObjectName("workshop_state")
        self.state_label.setProperty("tone", "quiet")
        self.stale_label = wrapped("", self, tone="warning")
        self.stale_label.setObjectName("workshop_stale")
        self.stale_label.setText(
            self.tr("▲ The diagram was changed: these are settings of the one before")
        )
        self.stale_label.hide()
        self.take_button = QPushButton(self.tr("Take"), self)
        self.take_button.setObjectName("workshop_take")
        self.take_button.setToolTip(self.tr("The chosen setting becomes the diagram (Return)"))
        self.keep_button = QPushButton(self.tr("Keep"), self)
        self.keep_button.setObjectName("workshop_keep")
        self.keep_button.setToolTip(self.tr("The chosen settings become versions of the problem"))
        self.add_button = QPushButton(self.tr("Add as Problems"), self)
        self.add_button.setObjectName("workshop_add")
        self.add_button.setToolTip(
            self.tr("The chosen settings become problems after this one; all, if none is chosen")
        )
        self._is_running = self._needs_confirming = False
        self.stop_button.setEnabled(False)
        self._lay_out()
        self._connect()
        self._show_required()
        self._show_buttons()
        self._show_legend()

    def _lay_out(self) -> None:
        top = QWidget(self)
        row = FlowLayout(top, 2 * STEP, STEP)
        # They stand beside each other however narrow the pane is.
        buttons = QWidget(self)
        buttons.setLayout(in_row(self.start_button, self.stop_button, spacing=2 * STEP))
        for widget in (self.tool_box, self.part_box, self.required_button, buttons):
            row.addWidget(widget)
        bottom = QWidget(self)
        below = FlowLayout(bottom, 2 * STEP, STEP)
        for part in (self.take_button, self.keep_button, self.add_button):
            below.addWidget(part)
        in_column(
            top,
            self.fields,
            self.legend,
            self.stale_label,
            (self.table, 1),
            self.state_label,
            bottom,
            on=self,
            margins=(0, STEP, 0, 0),
            spacing=STEP,
        )
        self.setFocusProxy(self.tool_box)

    def _connect(self) -> None:
        self.tool_box.currentIndexChanged.connect(self._choose_tool)
        self.fields.submitted.connect(self._submit)
        self.fields.order_changed.connect(self.model.set_order)
        self.start_button.clicked.connect(self._submit)
        self.stop_button.clicked.connect(self.stop_requested)
        self.part_box.currentIndexChanged.connect(self.tool_changed)
        self.take_button.clicked.connect(lambda: self._take(self.table.currentIndex().row()))
        self.keep_button.clicked.connect(lambda: self.keep_requested.emit(self.table.chosen))
        self.add_button.clicked.connect(
            lambda: self.add_requested.emit(self.table.chosen or list(range(self.model.rowCount())))
        )
        self.table.taken.connect(self._take)
        self.table.selectionModel().selectionChanged.connect(self._show_buttons)
        self.model.modelReset.connect(self._show_buttons)
        self.model.rowsInserted.connect(self._show_buttons)

    # -- asking -------------------------------------------------------------------------------

    @property
    def tool(self) -> Tool:
        """The tool that is chosen."""
        return Tool(str(self.tool_box.currentData()))

    @property
    def required_words(self) -> tuple[str, ...]:
        """The parts of the play that must stay."""
        return tuple(word for word in self.required_button.ticked if word != TICKED)

    @property
    def uses_ticks(self) -> bool:
        """Whether the play ticked in the answer must stay."""
        return TICKED in self.required_button.ticked

    @property
    def takes_all_parts(self) -> bool:
        """Whether all parts of the problem are to be looked at."""
        return not self.part_box.isHidden() and bool(self.part_box.currentData())

    # -- showing -------------------------------------------------------------------------------

    def offer_parts(self, *, several: bool) -> None:
        """Offer to look at all parts of a problem where there are several."""
        self.part_box.setVisible(several)

    def choose_tool(self, tool: Tool) -> None:
        """Choose a tool."""
        self.tool_box.setCurrentIndex(self.tool_box.findData(tool.value))

    def set_running(self, *, running: bool, needs_confirming: bool = False) -> None:
        """Offer to stop or to start; `needs_confirming`: to start although it will take long."""
        self._is_running, self._needs_confirming = running, needs_confirming
        self._show_buttons()

    def set_stale(self, *, stale: bool) -> None:
        """Show that the settings belong to an earlier diagram."""
        is_stale = stale and self.model.rowCount() > 0
        self.model.set_stale(stale=is_stale)
        self.stale_label.setVisible(is_stale)

    def set_play(self, *, is_battle: bool, ticked: int, missing: int) -> None:
        """Offer the parts of the play that such a problem has.

        `ticked` is the number of ticked moves; `missing` of these are not in the present answer.
        """
        for part in Part:
            is_help = part is Part.SOLUTION
            self.required_button.action(part.value).setVisible(is_help != is_battle)
        action = self.required_button.action(TICKED)
        action.setEnabled(ticked > 0)
        name = self.tr("What is ticked in the answer ({count})")
        if missing:
            name = self.tr("What is ticked in the answer ({count}, {missing} not in it now)")
        action.setText(name.format(count=ticked, missing=missing))
        self._show_required()

    def _choose_tool(self) -> None:
        self.fields.show_tool(self.tool)
        self.required_button.setEnabled(self.tool is not Tool.BACK)
        self._show_legend()
        self._show_buttons()
        self.tool_changed.emit()

    def _show_legend(self) -> None:
        """Explain the colours and signs that the tool puts on the board."""
        words = {
            Tool.MAP: {
                Ground.SOUND: self.tr("sound"),
                Ground.SOUND_WITH_LOSS: self.tr("sound, but play is lost"),
                Ground.COOKED: self.tr("cooked"),
                Ground.SHORT: self.tr("short"),
                Ground.NONE: self.tr("no solution"),
                Ground.ILLEGAL: self.tr("impossible"),
            },
            Tool.FOR: {Ground.COOKED: self.tr("nothing breaks without it")},
        }.get(self.tool, {})
        # A sign stays with its word.
        entries = [
            f"{_sample(ground)}&nbsp;{meaning.replace(' ', '&nbsp;')}"
            for ground, meaning in words.items()
        ]
        self.legend.setText(" &nbsp; ".join(entries))
        self.legend.setVisible(bool(words))

    def _show_required(self) -> None:
        words = [
            self.tr("ticked play") if name == TICKED else Part(name).word
            for name in self.required_button.ticked
        ]
        if len(words) > _NAMED:
            words = [*words[: _NAMED - 1], "…"]
        name = ", ".join(words) or self.tr("as usual")
        self.required_button.setText(self.tr("Required: {play}").format(play=name))
        self.required_button.setAccessibleName(self.required_button.text())

    def _show_buttons(self) -> None:
        is_live = self.tool is Tool.MAP
        self.start_button.setVisible(not is_live)
        self.stop_button.setVisible(self._is_running or not is_live)
        anyway = self._needs_confirming
        self.start_button.setText(self.tr("Start Anyway") if anyway else self.tr("Start"))
        is_turn = self.stop_button.isEnabled() is not self._is_running
        has_focus = self.start_button.hasFocus() or self.stop_button.hasFocus()
        self.stop_button.setEnabled(self._is_running)
        self.start_button.setEnabled(not self._is_running)
        if is_turn and has_focus:
            # Where a press of Space does what the person sees now, and never starts anew.
            (self.stop_button if self._is_running else self._after_stop()).setFocus()
        self.take_button.setEnabled(self.table.currentIndex().isValid())
        self.keep_button.setEnabled(bool(self.table.chosen))
        self.add_button.setEnabled(self.model.rowCount() > 0)

    def _after_stop(self) -> QWidget:
        return self.start_button if self._needs_confirming else self.table

    # -- commands -----------------------------------------------------------------------------

    def _submit(self) -> None:
        if not self._is_running:
            self.start_requested.emit()

    def _take(self, row: int) -> None:
        if row >= 0:
            self.take_requested.emit(row)


_MIDDLE: Final = 100
"""Colours that are lighter have black signs."""
_NAMED: Final = 3
"""How many parts of the play to keep are named on the button."""


def _sample(ground: Ground) -> str:
    """A sign on its colour, as HTML."""
    colour = QColor(LIGHT.grounds[ground])
    text = "#000000" if colour.lightness() > _MIDDLE else "#ffffff"
    return (
        # A line may end behind a dash but for the word joiner.
        f'<span style="background:{colour.name()};color:{text}">&nbsp;<b>{ground.value}</b>&#8288;'
        "&nbsp;</span>"
    )


class WorkshopContainer(Pane, QWidget):
    """The container of the Workshop pane, which is created when it is first shown.

    `seen` (bool): it became visible or hidden.
    """

    seen = Signal(bool)

    def set_seen(self, seen: bool) -> None:
        """Emit whether it is visible."""
        super().set_seen(seen)
        self.seen.emit(seen)

    def hold(self, pane: WorkshopPane) -> None:
        """Show the pane here."""
        in_column(pane, on=self)
        self.setFocusProxy(pane)

    def spec(self) -> PaneSpec:
        """The dock's titles, shortcut and area."""
        return PaneSpec("workshop", _words("Wo&rkshop"), "Ctrl+Shift+J", framed(self), self, rank=6)
