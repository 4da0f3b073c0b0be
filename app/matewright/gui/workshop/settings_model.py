"""The settings found, each a row: diagram, change and verdict, economy, difference of play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication

from matewright.gui.background.chunked_task import ChunkedTask
from matewright.gui.board.thumbnails import DIAGRAM
from matewright.gui.widgets.table_model import Index, ReportModel
from matewright.gui.widgets.theme import colours_of
from matewright.model.diagram import Diagram
from matewright.model.notation import Notation
from matewright.services.workshop import economy, material
from matewright.services.workshop.best import MOST_KEPT
from matewright.services.workshop.economy import USUAL_ORDER, Economy, Rank, measured
from matewright.services.workshop.setting import Setting, Verdict
from matewright.services.workshop.setting_text import SettingText
from matewright.services.workshop.work import Tool

_VERDICTS: Final = tuple(Verdict)
_NAMED: Final = 3
"""How many keys or losses are named in a row; the tool tip names more."""

_SHARE: Final = 10
"""Rows are sorted again when one in this many is new, and at the end."""


class Column(IntEnum):
    """The columns, from left to right."""

    DIAGRAM = 0
    CHANGE = 1
    MEN = 2
    PLAY = 3


@dataclass(slots=True)
class _Row:
    """A setting with its sort key."""

    rank: Rank
    setting: Setting
    economy: Economy


class SettingsModel(ReportModel):
    """Settings in the chosen order; those of *for* and *reduce* in their own.

    `listed`: more settings have been listed.
    """

    columns = len(Column)

    listed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tool = Tool.MAP
        self._order: Sequence[str] = USUAL_ORDER
        self._rows: list[_Row] = []
        self._waiting: list[Setting] = []
        self._measured: list[_Row] = []
        self._listing = ChunkedTask(self)
        self._listing.advanced.connect(self._merge_many)
        self._listing.ended.connect(self._merge)
        self.words = SettingText(self._tool)
        """What is said of the settings."""
        self._is_stale = False
        self._texts: dict[int, tuple[str, str]] = {}

    # -- content ------------------------------------------------------------------------------

    def begin(self, tool: Tool, *, has_required_play: bool = False) -> None:
        """Clear the list for a tool; `has_required_play`: some play is to stay."""
        self._listing.stop()
        self.beginResetModel()
        self._tool, self._rows, self._is_stale = tool, [], False
        self._waiting, self._measured = [], []
        self.words = replace(self.words, tool=tool, has_required_play=has_required_play)
        self._texts.clear()
        self.endResetModel()

    def add(self, settings: Sequence[Setting]) -> None:
        """List further settings, in chunks; `listed` follows."""
        if not settings:
            return
        self._waiting += settings
        if not self._listing.is_running:
            self._listing.begin(self._measure())

    def _measure(self) -> Iterator[None]:
        """Measure the settings found but not yet listed."""
        while self._waiting:
            setting = self._waiting.pop(0)
            economy_of = measured(setting)
            self._measured.append(_Row(self._rank(setting, economy_of), setting, economy_of))
            yield

    def _merge_many(self) -> None:
        # Each update sorts all rows, so it waits until enough new ones have accumulated.
        if len(self._measured) * _SHARE >= len(self._rows):
            self._merge()

    def _merge(self) -> None:
        if self._measured:
            first, count = len(self._rows), len(self._measured)
            self.beginInsertRows(QModelIndex(), first, first + count - 1)
            self._rows = [*self._rows, *self._measured]
            self._measured = []
            self.endInsertRows()
            self._sort(self._rows)
            self._drop_worst()
        self.listed.emit()

    def _drop_worst(self) -> None:
        """Of very many sound settings the best stay."""
        if len(self._rows) <= MOST_KEPT or self._tool not in (Tool.MEND, Tool.FILL, Tool.BACK):
            return
        self.beginRemoveRows(QModelIndex(), MOST_KEPT, len(self._rows) - 1)
        for row in self._rows[MOST_KEPT:]:
            self._texts.pop(id(row.setting), None)
        del self._rows[MOST_KEPT:]
        self.endRemoveRows()

    def set_order(self, order: Sequence[str]) -> None:
        """Order the settings in another way."""
        self._order = order
        for row in (*self._rows, *self._measured):
            row.rank = self._rank(row.setting, row.economy)
        self._sort(self._rows)

    def set_notation(self, notation: Notation) -> None:
        """Write moves in another notation."""
        self.words = replace(self.words, notation=notation)
        self._texts.clear()
        self.announce()

    def set_stale(self, *, stale: bool) -> None:
        """Grey the rows: they are settings of an earlier diagram."""
        if stale != self._is_stale:
            self._is_stale = stale
            self.announce()

    def _rank(self, setting: Setting, economy_of: Economy) -> Rank:
        if self._tool in (Tool.FOR, Tool.REDUCE):
            return (setting.choice,)
        rank = economy.rank(setting, economy_of, self._order)
        if self._tool is Tool.MAP:
            return (_VERDICTS.index(setting.verdict), len(setting.lost), *rank)
        return rank

    def _sort(self, rows: list[_Row]) -> None:
        self.layoutAboutToBeChanged.emit()
        held = [(index, self._rows[index.row()].setting) for index in self.persistentIndexList()]
        self._rows = sorted(rows, key=lambda row: row.rank)
        if held:
            numbers = {id(row.setting): number for number, row in enumerate(self._rows)}
            for index, setting in held:
                moved = self.index(numbers[id(setting)], index.column())
                self.changePersistentIndex(index, moved)
        self.layoutChanged.emit()

    # -- asking -------------------------------------------------------------------------------

    @property
    def settings(self) -> tuple[Setting, ...]:
        """All settings that are listed, in their order."""
        return tuple(row.setting for row in self._rows)

    @property
    def found(self) -> Sequence[Setting]:
        """All settings, including those not listed yet."""
        rows = (*self._rows, *self._measured)
        return (*(row.setting for row in rows), *self._waiting)

    @property
    def is_listing(self) -> bool:
        """Whether some settings are not listed yet."""
        return self._listing.is_running

    def setting(self, row: int) -> Setting:
        """The setting of a row."""
        return self._rows[row].setting

    def row_of(self, accepts: Callable[[Setting], bool]) -> int | None:
        """The first row whose setting is accepted; None if there is none."""
        rows = enumerate(self._rows)
        return next((number for number, row in rows if accepts(row.setting)), None)

    @property
    def row_total(self) -> int:
        """How many settings there are."""
        return len(self._rows)

    def heading(self, column: int) -> str:
        """The heading of a column."""
        return (
            self.tr("Diagram"),
            self.tr("Change"),
            self.tr("Men"),
            self.tr("Difference of play"),
        )[column]

    def cell(self, index: Index, role: int) -> object:
        """The content of a cell."""
        setting, column = self.setting(index.row()), Column(index.column())
        if role == DIAGRAM:
            return Diagram.of(setting.question) if column is Column.DIAGRAM else None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(setting, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._text(setting, column) or setting.position.fen
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.words.tip(setting)
        if role == Qt.ItemDataRole.ForegroundRole:
            return self._colour(setting, column)
        return None

    def _colour(self, setting: Setting, column: Column) -> QColor | None:
        colours = colours_of(QGuiApplication.palette())
        if self._is_stale:
            return QColor(colours.quiet)
        if column is Column.CHANGE and setting.verdict is not Verdict.SOUND:
            return QColor(colours.warning)
        return QColor(colours.quiet) if column is Column.MEN else None

    def _text(self, setting: Setting, column: Column) -> str:
        if column is Column.DIAGRAM:
            return ""
        if column is Column.MEN:
            value = self.tr("value {number}").format(number=material.value(setting.position))
            return f"{setting.position.tally}\n{value}"
        texts = self._texts.get(id(setting))
        if texts is None:
            texts = self._texts[id(setting)] = (
                "\n".join((setting.change, *self.words.verdicts(setting, _NAMED))),
                self.words.difference(setting, _NAMED),
            )
        return texts[column is Column.PLAY]

    def text(self) -> str:
        """All rows as text, for the clipboard."""
        return "\n".join(
            "\t".join(
                (
                    setting.change,
                    self.words.verdict(setting),
                    str(setting.position.tally),
                    self.words.difference(setting),
                    setting.position.fen,
                )
            )
            for setting in self.settings
        )
