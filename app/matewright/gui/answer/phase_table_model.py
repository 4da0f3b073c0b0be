"""Phases × defences, or the solutions of help play × half-moves, as a table."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from itertools import islice
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, Qt

from matewright.gui.widgets.table_model import Index, TableModel
from matewright.model.notation import Notation
from matewright.model.phase_table import Change, Phase, PhaseTable, Same, solutions
from matewright.model.solution import EMPTY_TREE, Node, Role, Tree
from matewright.model.solution_view import ThemePlay
from matewright.wording import Wording

_words: Final = Wording("PhaseTable")
_MOST_SOLUTIONS: Final = 1000
_NONE: Final = "–"


class Column(Enum):
    """The columns that are not defences."""

    PHASE = auto()
    THREAT = auto()
    REFUTED_BY = auto()


CHANGE_ROLE: Final = Qt.ItemDataRole.UserRole
"""A cell's `Change`; None where it has none."""
THEME_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""Whether a cell makes the theme that is highlighted."""


class PhaseTableModel(TableModel):
    """The table of a tree; rows can be limited to what changes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notation = Notation()
        self._table = PhaseTable(EMPTY_TREE)
        self._lines: list[tuple[int, ...]] = []
        self._columns: list[Column | Same] = []
        self._numbers: list[int] = []
        self._headings: dict[Same, str] = {}
        self._theme: ThemePlay | None = None

    def show(self, tree: Tree, notation: Notation, *, only_changes: bool) -> None:
        """Show the table of a tree."""
        self.beginResetModel()
        self._notation = notation
        if self._table.tree is not tree:
            self._table = PhaseTable.of(tree)
            self._lines = list(islice(solutions(tree), _MOST_SOLUTIONS))
        table = self._table
        shown = [one for one in table.defences if not only_changes or table.is_changed(one)]
        self._numbers = [
            number
            for number, phase in enumerate(table.phases)
            if not only_changes or any(phase.cells.get(defence) for defence in shown)
        ]
        phases = [table.phases[number] for number in self._numbers]
        threat = [Column.THREAT] if any(phase.threats for phase in phases) else []
        refuted = [Column.REFUTED_BY] if any(phase.refutations for phase in phases) else []
        self._columns = [Column.PHASE, *threat, *shown, *refuted] if phases else []
        self._headings = {
            defence: self._written(
                next(p.defences[defence] for p in phases if defence in p.defences)
            )
            for defence in shown
        }
        self.endResetModel()

    def light(self, theme: ThemePlay | None) -> None:
        """Frame the cells that make a theme, and no others."""
        self._theme = theme

    @property
    def is_help(self) -> bool:
        """Whether there are solutions of help play instead of phases."""
        return bool(self._lines)

    @property
    def has_changes(self) -> bool:
        """Whether any play changes from phase to phase."""
        return any(map(self._table.is_changed, self._table.defences))

    def summary(self) -> str:
        """Sentences: what changes and what is transferred, by letters; what the table omits."""
        table = self._table
        changed = [table.letter_of(one) for one in table.defences if table.is_changed(one)]
        letters = map(table.letter_of, table.transferred())
        moved = sorted(letters, key=lambda letter: (len(letter), letter))
        said = []
        if changed:
            said.append(_words("changed after {letters}", letters=", ".join(changed)))
        if moved:
            said.append(_words("transferred: {letters}", letters=", ".join(moved)))
        if table.left_out:
            said.append(_words.count(table.left_out, "%n try left out", "%n tries left out"))
        return " · ".join(said)

    # -- cells --------------------------------------------------------------------------------

    @property
    def row_total(self) -> int:
        """The phases, or the solutions."""
        return len(self._lines) or len(self._numbers)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """The defences with the columns beside them, or the half-moves."""
        if parent.isValid():
            return 0
        return max(map(len, self._lines)) if self._lines else len(self._columns)

    def _phase(self, row: int) -> Phase:
        return self._table.phases[self._numbers[row]]

    def entries(self, index: Index) -> tuple[int, ...]:
        """The entries whose moves a cell holds."""
        row, column = index.row(), index.column()
        if self._lines:
            return self._lines[row][column : column + 1]
        phase, what = self._phase(row), self._columns[column]
        match what:
            case Column.PHASE:
                return (phase.entry,)
            case Column.THREAT:
                return phase.threats
            case Column.REFUTED_BY:
                return phase.refutations
            case _:
                return phase.cells.get(what, ())

    def entry_to_show(self, index: Index) -> int | None:
        """The entry that a click on a cell selects; the defence if nothing follows it."""
        entries = self.entries(index)
        if entries:
            return entries[0]
        what = self._columns[index.column()] if self._columns else None
        return self._phase(index.row()).defences.get(what) if isinstance(what, Same) else None

    def index_of(self, entry: int) -> QModelIndex:
        """The cell that holds an entry; invalid where none does."""
        for row in range(self.rowCount()):
            for column in range(self.columnCount()):
                index = self.index(row, column)
                if entry in self.entries(index):
                    return index
        return QModelIndex()

    def _is_of_theme(self, index: Index) -> bool:
        return self._theme is not None and not self._theme.entries.isdisjoint(self.entries(index))

    def _change(self, index: Index) -> Change | None:
        what = self._columns[index.column()] if self._columns else None
        if not isinstance(what, Same):
            return None
        return self._table.change(self._numbers[index.row()], what)

    def _written(self, entry: int) -> str:
        node = Node(self._table.tree, entry)
        letter = self._table.letter(entry) if node.role is not Role.REFUTATION else ""
        return " ".join(filter(None, (self._notation.node(node).rstrip("!"), letter)))

    def _title(self, phase: Phase) -> str:
        if phase.role in (Role.SET_PLAY, Role.DIAGRAM):
            return _words("Set play") if phase.role is Role.SET_PLAY else _words("After the key")
        return self._notation.node(Node(self._table.tree, phase.entry))

    def cell(self, index: Index, role: int) -> object:
        """The moves of a cell with their letters; what changed about them as a tool tip."""
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index)
        if role == CHANGE_ROLE:
            return self._change(index)
        if role == THEME_ROLE:
            return self._is_of_theme(index)
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(self._said(index)) or None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ". ".join((self._text(index), *self._said(index)))
        return None

    def _text(self, index: Index) -> str:
        entries = self.entries(index)
        if self._lines:
            tree = self._table.tree
            return self._notation.node(Node(tree, entries[0])) if entries else ""
        if self._columns[index.column()] is Column.PHASE:
            return self._title(self._phase(index.row()))
        return ", ".join(map(self._written, entries)) or _NONE

    def _said(self, index: Index) -> Iterator[str]:
        if self._theme is not None and self._is_of_theme(index):
            yield _words("part of the theme {name}", name=self._theme.name)
        change = self._change(index)
        if change is None:
            return
        for words, numbers in (
            (_words.later("changed from {phases}"), change.changed),
            (_words.later("transferred from {phases}"), change.transferred),
        ):
            if numbers:
                titles = [self._title(self._table.phases[number]) for number in numbers]
                yield _words(words, phases=", ".join(titles))

    def heading(self, column: int) -> str:
        """The heading of a column: a defence with its letter, or another title."""
        if self._lines:
            longest = max(self._lines, key=len)
            return Node(self._table.tree, longest[column]).number
        what = self._columns[column]
        match what:
            case Column.PHASE:
                return _words("Phase")
            case Column.THREAT:
                return _words("Threat")
            case Column.REFUTED_BY:
                return _words("Refuted by")
            case _:
                return self._headings[what]
