"""The versions of a problem as a list: name or what changed, verdict, diagram."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from matewright.model.notation import Notation
from matewright.model.problem import Problem
from matewright.model.verdict import Judgement, judge
from matewright.model.versions import Version
from matewright.services.state_changes import state_changes

Index = QModelIndex | QPersistentModelIndex


class Part(IntEnum):
    """What an item says beside its title."""

    ENTRY = Qt.ItemDataRole.UserRole
    """The `VersionEntry`."""


@dataclass(frozen=True, slots=True)
class VersionEntry:
    """A version as it is listed; `is_now`: the problem stands so now."""

    version: Version
    title: str
    judgement: Judgement
    is_now: bool

    @property
    def verdict(self) -> str:
        """`Sound · 1 key`."""
        return " · ".join(filter(None, (self.judgement.verdict.word, self.judgement.remark)))

    @property
    def spoken(self) -> str:
        """All of it in one line, for lists of choices and who listens."""
        return " · ".join((self.title, self.version.problem.asked, self.verdict))


def listed(problem: Problem, notation: Notation) -> tuple[VersionEntry, ...]:
    """The versions worth looking at: those with a name, and of each other state the newest."""
    named = [version for version in problem.versions if version.name]
    newest = {one.problem.question: one for one in problem.versions if one.is_lasting}
    for version in named:
        newest.pop(version.problem.question, None)
    found: list[VersionEntry] = []
    now = problem.question
    for version in sorted((*named, *newest.values()), key=lambda one: one.number):
        before = found[-1].version.problem if found else None
        found.append(_entry(version, before, now, notation, len(found) + 1))
    return tuple(found)


def _entry(
    version: Version, before: Problem | None, now: object, notation: Notation, number: int
) -> VersionEntry:
    words = version.name
    if not words and before is None:
        words = QCoreApplication.translate("Versions", "start")
    elif not words and before is not None:
        words = state_changes(before, version.problem, notation)
    title = " ".join(filter(None, (str(number), words)))
    is_now = version.problem.question == now
    return VersionEntry(version, title, judge(version.problem), is_now)


_NONE: Final = QModelIndex()


class VersionListModel(QAbstractListModel):
    """One item for each version, the oldest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: Sequence[VersionEntry] = ()

    @property
    def entries(self) -> Sequence[VersionEntry]:
        """What is listed."""
        return self._entries

    def set_entries(self, entries: Sequence[VersionEntry]) -> None:
        """List others."""
        self.beginResetModel()
        self._entries = entries
        self.endResetModel()

    def rowCount(self, parent: Index = _NONE) -> int:
        """How many there are."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The title, or all there is to say."""
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.title
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return entry.spoken
        return entry if role == Part.ENTRY else None
