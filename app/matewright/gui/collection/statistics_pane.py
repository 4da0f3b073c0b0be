"""Statistics of the collection: how many problems have each stipulation, number of men and so on.

The bars are drawn in a table (`gui/widgets/bars.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum, auto
from typing import Final

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHeaderView, QLabel, QWidget

from matewright.gui.background.timers import one_shot
from matewright.gui.collection.index import CollectionIndex
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from matewright.gui.docks.pane import PaneSpec, framed
from matewright.gui.widgets.bars import BAR, BarDelegate
from matewright.gui.widgets.form import label_of
from matewright.gui.widgets.layouts import SPACE, in_column, in_row
from matewright.gui.widgets.table_model import Index, ReportModel
from matewright.gui.widgets.tables import ReportTable
from matewright.gui.widgets.theme import STEP
from matewright.model.problem import Problem
from matewright.model.verdict import Verdict
from matewright.services.collection.counts import Count, CountBy
from matewright.wording import Wording, decimal, grouped

_words: Final = Wording("StatisticsPane")

_COUNT_AGAIN: Final = 2_000
"""Milliseconds between two counts while problems are still being read."""
_WIDEST_NAME: Final = 48 * STEP
"""Pixels of names; longer ones end in dots, and the tool tip has all of them."""


class _Column(IntEnum):
    NAME = 0
    NUMBER = auto()
    BAR = auto()


class StatisticsModel(ReportModel):
    """A row for each value: its name, how many problems have it, and their share as a bar."""

    columns = len(_Column)
    on_the_right = (_Column.NUMBER,)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.counts: tuple[Count, ...] = ()
        self._by = CountBy.STIPULATION
        self._total = self._most = 0

    def show(self, by: CountBy, counts: Sequence[Count], total: int) -> None:
        """Show the counts of so many problems."""
        self.beginResetModel()
        self._by, self.counts, self._total = by, tuple(counts), total
        self._most = max((count.number for count in counts), default=0)
        self.endResetModel()

    @property
    def row_total(self) -> int:
        """How many values there are."""
        return len(self.counts)

    def heading(self, column: int) -> str:
        """What is counted, and how often it occurs."""
        return (name_of(self._by), _words("Problems"), _words("Share"))[column]

    def cell(self, index: Index, role: int) -> object:
        """The words of a cell; of a bar its share in percent, and its length."""
        count = self.counts[index.row()]
        if role == BAR:
            return (count.number / self._most,)
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        match index.column():
            case _Column.NAME:
                return self._name(count)
            case _Column.NUMBER:
                return grouped(count.number)
            case _:
                share = decimal(f"{100 * count.number / max(self._total, 1):.1f}")
                return _words("{number} %", number=share)

    def _name(self, count: Count) -> str:
        if self._by is CountBy.STATE:
            return Verdict[count.name].word
        return count.name or _words("none stated")


class StatisticsPane(Pane, QWidget):
    """Counts the problems of the collection, away from the window's thread, while it is seen.

    * `search_requested` (query): the problems behind a bar are to be found.
    """

    shows = Changes.LIST
    search_requested = Signal(str)

    def __init__(self, desk: Desk, index: CollectionIndex, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statistics")
        self._document, self._index = desk.document, index
        self.choice = QComboBox(self)
        self.choice.setObjectName("statistics_choice")
        for by in CountBy:
            self.choice.addItem(name_of(by), by)
        label = label_of(self.choice, self.tr("Count by"), self)
        self.choice.setAccessibleName(label.text())
        self.read_label = QLabel(self)
        self.read_label.setObjectName("statistics_read")
        self.read_label.setProperty("tone", "quiet")
        self.model = StatisticsModel(self)
        self.table = ReportTable(self.model, self)
        self.table.setObjectName("statistics_table")
        self.table.setAccessibleName(self.tr("Statistics of the collection"))
        share = _words("{number} %", number="100.0")
        self.table.setItemDelegateForColumn(_Column.BAR, BarDelegate(share, self.table))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(_Column.NUMBER, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_Column.BAR, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(_Column.NAME, QHeaderView.ResizeMode.Fixed)
        row = in_row(label, self.choice, SPACE, self.read_label, spacing=2 * STEP)
        in_column(row, (self.table, 1), on=self, spacing=STEP)
        self._count_again = one_shot(self, self._count, _COUNT_AGAIN)
        self.choice.currentIndexChanged.connect(self._count)
        self.table.clicked.connect(self._search)
        self.table.activated.connect(self._search)
        index.counted.connect(self._show)
        index.ready.connect(self._count)
        index.progress.connect(self._count_later)
        self.follow(desk)

    def spec(self) -> PaneSpec:
        """The names, the key and the place of its dock."""
        return PaneSpec(
            "statistics",
            self.tr("S&tatistics"),
            "Ctrl+I",
            framed(self),
            self.table,
            is_hidden=True,
            rank=15,
        )

    @property
    def by(self) -> CountBy:
        """What is counted."""
        return CountBy(self.choice.currentData())

    def set_seen(self, seen: bool) -> None:
        """Count when somebody begins to look: problems may have been edited meanwhile."""
        super().set_seen(seen)
        self._count()

    def refresh(self, desk: Desk, changes: Changes) -> None:  # noqa: ARG002 - it is one fact
        """Count the problems of another list."""
        self._count()

    def _count(self) -> None:
        self._count_again.stop()
        if self.is_seen:
            self._index.count(self.by)

    def _count_later(self) -> None:
        if self.is_seen and not self._count_again.isActive():
            self._count_again.start()

    def _show(self, by: CountBy, counts: Sequence[Count]) -> None:
        if by is not self.by:
            return
        known, total = self._index.known_count, len(self._document.collection)
        counts = () if self._is_empty else counts
        chosen = self.table.currentIndex()
        name = self.model.counts[chosen.row()].name if chosen.isValid() else None
        self.model.show(by, counts, known)
        hints = self.table.sizeHintForColumn, self.table.horizontalHeader().sectionSizeHint
        needed = max(hint(_Column.NAME) for hint in hints)
        self.table.setColumnWidth(_Column.NAME, min(needed, _WIDEST_NAME))
        rows = [row for row, count in enumerate(counts) if count.name == name]
        if rows:
            self.table.setCurrentIndex(self.model.index(rows[0], _Column.NAME))
        self.table.say(self._reason(by, is_final=known == total))
        words = self.tr("Partial: {done} of {total} problems have been read so far.")
        words = words.format(done=grouped(known), total=grouped(total))
        self.read_label.setText("" if known == total else words)

    @property
    def _is_empty(self) -> bool:
        """Whether there is no problem, or only the empty board that a new file begins with."""
        count = len(self._document.collection)
        return count == 0 or (count == 1 and self._document.problem == Problem())

    def _reason(self, by: CountBy, *, is_final: bool) -> str:
        """Why there is nothing to show."""
        if self._is_empty:
            return self.tr("The collection is empty.")
        if by is CountBy.THEME and is_final:
            return self.tr("No themes of these problems are known yet. A batch looks for them.")
        return ""

    def _search(self, index: QModelIndex) -> None:
        query = self.model.counts[index.row()].query
        if query:
            self.search_requested.emit(query)


def name_of(by: CountBy) -> str:
    """What is counted, in words."""
    return {
        CountBy.STIPULATION: _words("Stipulation"),
        CountBy.MEN: _words("Number of men"),
        CountBy.STATE: _words("Verdict"),
        CountBy.THEME: _words("Theme"),
    }[by]
