"""The problems of a batch as a live table: state, result and time."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    Qt,
)
from PySide6.QtGui import QColor, QGuiApplication

from matewright.gui.preferences.preferences import Preferences
from matewright.gui.widgets.table_model import Index, TableModel
from matewright.gui.widgets.theme import colours_of
from matewright.model.collection import Collection
from matewright.model.notation import ENGLISH, letters_for, relettered
from matewright.model.verdict import Verdict
from matewright.services.batch import sentences
from matewright.services.batch.alterations import Alterations
from matewright.services.batch.batch import Batch, BatchProgress


class Column(IntEnum):
    """The columns, from left to right."""

    NUMBER = 0
    PROBLEM = 1
    STIPULATION = 2
    STATE = 3
    FOUND = 4
    THEMES = 5
    TIME = 6


_TEXTS: Final = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
_ROLES: Final = (
    *_TEXTS,
    Qt.ItemDataRole.TextAlignmentRole,
    Qt.ItemDataRole.ForegroundRole,
)


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """What a batch would solve: the indices of problems, and a stipulation (None: their own)."""

    collection: Collection
    indices: Sequence[int]
    stipulation: str | None = None

    def is_same(self, other: Plan) -> bool:
        """Whether another plan has the same problems; comparing collections would read them."""
        return (
            self.collection is other.collection
            and self.stipulation == other.stipulation
            and self.indices == other.indices
        )


class BatchModel(TableModel):
    """Reads the visible rows from the journal and caches the last few hundred.

    Without a batch those of the plan wait.

    Either all problems are listed, or only those that need attention and those at work. Those that
    were edited since they were solved are called stale.
    """

    columns = len(Column)
    on_the_right = (Column.NUMBER, Column.TIME)

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        preferences.changed.connect(self._write_moves)
        self._batch: Batch | None = None
        self._plan: Plan | None = None
        self._only_faults = False
        # Those that need attention or are at work, in order.
        self._listed: list[int] = []
        self._at_work: dict[int, float] = {}
        self._alterations: Alterations | None = None
        self._is_stale = lru_cache(maxsize=512)(self._look_whether_stale)
        self._words = lru_cache(maxsize=512)(self._read_words)
        self._names = lru_cache(maxsize=512)(self._read_names)

    # -- what it shows -----------------------------------------------------------------------

    def set_batch(self, batch: Batch | None) -> None:
        """Show another batch; None: the plan."""
        self.beginResetModel()
        self._batch = batch
        self._listed = []
        self._at_work = {}
        self._alterations = None if batch is None else Alterations(batch)
        self._is_stale.cache_clear()
        self._words.cache_clear()
        self._names.cache_clear()
        self.endResetModel()

    def set_plan(self, plan: Plan) -> None:
        """Set the plan, which is shown while there is no batch."""
        if self._plan is not None and plan.is_same(self._plan):
            return
        if self._batch is not None:
            self._plan = plan
            return
        self.beginResetModel()
        self._plan = plan
        self._names.cache_clear()
        self.endResetModel()

    def set_only_faults(self, *, only: bool) -> None:
        """List only problems that need attention or are at work, or all."""
        self.beginResetModel()
        self._only_faults = only
        self.endResetModel()

    def follow(self, collection: Collection) -> None:
        """Mark the rows of problems that have changed since they were solved."""
        if self._alterations is None:
            return
        self._alterations.follow(collection)
        self._is_stale.cache_clear()
        self._announce_all()

    def _announce_all(self) -> None:
        if count := self.rowCount():
            last = self.index(count - 1, len(Column) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def show_progress(self, progress: BatchProgress, done: Iterable[int]) -> None:
        """Update the rows of some problems, and of those being solved."""
        batch = self._batch
        if batch is None:
            return
        altered = {*done, *self._at_work}
        self._at_work = dict(progress.at_work)
        altered |= self._at_work.keys()
        for number in altered:
            verdict = batch.verdict(number)
            is_fault = verdict is not None and verdict not in sentences.GOOD
            self._list(number, listed=is_fault or number in self._at_work)
        if not self._only_faults:
            self._announce(sorted(altered))
        elif altered:
            self._announce_all()

    def _announce(self, rows: list[int]) -> None:
        """Refresh only these rows, because painting waits for the interpreter."""
        begin = 0
        for index, row in enumerate(rows, start=1):
            if index == len(rows) or rows[index] != row + 1:
                first = self.index(rows[begin], Column.STATE)
                self.dataChanged.emit(first, self.index(row, Column.TIME))
                begin = index

    def _list(self, number: int, *, listed: bool) -> None:
        """List a problem among those that need attention or are at work, or do not."""
        row = bisect_left(self._listed, number)
        is_listed = self._listed[row : row + 1] == [number]
        if listed and not is_listed:
            if self._only_faults:
                self.beginInsertRows(QModelIndex(), row, row)
            self._listed.insert(row, number)
            if self._only_faults:
                self.endInsertRows()
        elif is_listed and not listed:
            if self._only_faults:
                self.beginRemoveRows(QModelIndex(), row, row)
            del self._listed[row]
            if self._only_faults:
                self.endRemoveRows()

    def number(self, row: int) -> int:
        """The number, within the batch, of the problem in a row of the table."""
        return self._listed[row] if self._only_faults else row

    def planned_index(self, row: int) -> int | None:
        """The index, in the collection, of the problem in a row of the plan."""
        return None if self._plan is None else self._plan.indices[self.number(row)]

    @property
    def _shown(self) -> Plan | None:
        """What is solved, or would be."""
        batch = self._batch
        if batch is None:
            return self._plan
        return Plan(batch.collection, batch.indices, batch.options.stipulation)

    # -- what Qt asks ------------------------------------------------------------------------

    @property
    def row_total(self) -> int:
        """How many problems are listed."""
        if self._shown is None:
            return 0
        return len(self._listed) if self._only_faults else len(self._shown.indices)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a cell, or how to show them."""
        # Qt requests a dozen roles of each cell, and each time waits for the interpreter.
        if role not in _ROLES or not index.isValid():
            return None
        number, column = self.number(index.row()), Column(index.column())
        if role in _TEXTS:
            return self._text(number, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(column)
        if role == Qt.ItemDataRole.ForegroundRole and column is Column.STATE:
            verdict = None if self._batch is None else self._batch.verdict(number)
            is_stale = verdict is not None and self._is_stale(number)
            return QColor(_colour(Verdict.STALE if is_stale else verdict))
        return None

    def heading(self, column: int) -> str:
        """The name of a column."""
        return (
            "#",
            self.tr("Problem"),
            self.tr("Stip."),
            self.tr("State"),
            self.tr("What was found"),
            self.tr("Themes"),
            self.tr("Time"),
        )[column]

    def _text(self, number: int, column: Column) -> str:
        if column <= Column.STIPULATION:
            return self._names(number)[column]
        verdict = None if self._batch is None else self._batch.verdict(number)
        if self._batch is None or verdict is None:
            return self._text_of_waiting(number, column)
        is_stale = column is not Column.TIME and self._is_stale(number)
        if column is Column.STATE:
            return sentences.verdict(Verdict.STALE if is_stale else verdict)
        if column is Column.FOUND:
            found, _ = self._words(number)
            if not is_stale:
                return found
            was = " · ".join(filter(None, (sentences.verdict(verdict), found)))
            return self.tr("Edited or removed since; it was: {found}").format(found=was)
        if column is Column.THEMES:
            return "" if is_stale else self._words(number)[1]
        seconds = self._batch.seconds(number)
        return sentences.duration(seconds) if seconds else ""

    def _text_of_waiting(self, number: int, column: Column) -> str:
        """The text for a problem without an outcome."""
        seconds_so_far = self._at_work.get(number)
        if column is Column.STATE:
            return self.tr("Waiting") if seconds_so_far is None else self.tr("Solving …")
        if column is Column.TIME and seconds_so_far is not None and seconds_so_far >= 1:
            return sentences.duration(round(seconds_so_far))
        return ""

    def _look_whether_stale(self, number: int) -> bool:
        return self._alterations is not None and self._alterations.is_stale(number)

    def _read_words(self, number: int) -> tuple[str, str]:
        """What was found, and the sentence on the themes."""
        outcome = self._batch.outcome(number) if self._batch is not None else None
        if outcome is None:
            return "", ""
        shown = self._shown
        assert shown is not None
        position = shown.collection.peek(shown.indices[number]).position
        letters = letters_for(self._preferences.notation.letters, position)
        found = relettered(sentences.remark(outcome), letters, letters_for(ENGLISH, position))
        return found, sentences.themes(outcome)

    def _write_moves(self) -> None:
        self._words.cache_clear()
        self._announce_all()

    def _read_names(self, number: int) -> tuple[str, str, str]:
        """Number, name and stipulation of a problem."""
        shown = self._shown
        assert shown is not None
        index = shown.indices[number]
        problem = shown.collection.peek(index)
        named = " · ".join(filter(None, ("; ".join(problem.authors), problem.source)))
        stipulation = shown.stipulation or problem.stipulation.text
        return str(index + 1), named or self.tr("Untitled"), stipulation


def _colour(verdict: Verdict | None) -> str:
    colours = colours_of(QGuiApplication.palette())
    if verdict is None:
        return colours.quiet
    if verdict in sentences.GOOD:
        return colours.accent
    if verdict in (Verdict.FAILED, Verdict.NO_SOLUTION, Verdict.UNREADABLE):
        return colours.error
    return colours.warning
