"""The commands of the Collection menu and of the list: each change is one undo step."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from matewright.errors import MatewrightError
from matewright.gui.background.jobs import BackgroundTask, detach
from matewright.gui.collection.columns import LINES, Column
from matewright.gui.collection.open_files import IndexedFile, IndexedWindow
from matewright.gui.collection.pane import CollectionPane
from matewright.gui.collection.problem_data import (
    MIME_TYPE,
    ProblemText,
    data_of,
    entries_in,
    holds_problems,
)
from matewright.gui.preferences.preferences import (
    BOARD_PIECES,
    BOARD_THEME,
    COORDINATES,
    Preferences,
)
from matewright.gui.widgets.error_box import show_error
from matewright.gui.widgets.modal import answered
from matewright.gui.widgets.tool_dialog import ToolDialogSlot
from matewright.gui.widgets.wait_dialog import wait_for
from matewright.model.collection import Entry
from matewright.model.problem import Problem
from matewright.render.look import Look
from matewright.services.collection import Order
from matewright.services.collection.search_line import SearchLine
from matewright.services.question.problem_properties import PropertyEdit, Summary, with_line
from matewright.wording import Wording

if TYPE_CHECKING:
    from matewright.gui.collection.duplicates_dialog import DuplicatesDialog
    from matewright.gui.collection.similar_dialog import SimilarDialog

_Result = TypeVar("_Result")
_words: Final = Wording("CollectionCommands")

_BACKGROUND_FROM: Final = 200
"""From this many problems on, they are read in a thread."""


class CollectionCommands(QObject):
    """Runs commands on the problems selected in the list, or else on the one shown.

    * `input_requested`: what is typed but not yet handed on belongs to the problem that is left.
    * `message` (sentence): what was done.
    * `solving_requested`: the chosen problems are to be solved.
    * `list_requested`: the list is to come to the front.
    * `database_requested`: another file is to be opened for *Find Similar*.
    * `text_paste_requested`: the clipboard holds something else than problems of this program.
    """

    input_requested = Signal()
    message = Signal(str)
    solving_requested = Signal()
    list_requested = Signal()
    text_paste_requested = Signal()
    database_requested = Signal()

    def __init__(
        self,
        open_file: IndexedFile,
        pane: CollectionPane,
        preferences: Preferences,
        window: QWidget,
        windows: Callable[[], Sequence[IndexedWindow]] = tuple,
    ) -> None:
        super().__init__(window)
        self._windows = windows
        self._document = open_file.document
        self._pane = pane
        self._preferences = preferences
        self._window = window
        self._open_file = open_file
        self.duplicates = ToolDialogSlot(self._make_duplicates)
        self.similar = ToolDialogSlot(self._make_similar)
        self._leftovers: list[BackgroundTask[Any]] = []
        table = pane.table
        table.cut_requested.connect(self.cut)
        table.copy_requested.connect(self.copy)
        table.paste_requested.connect(self.paste)
        table.removal_requested.connect(self.delete)
        table.step_requested.connect(self.move)
        table.dropped.connect(self._take_dropped)
        table.carried_away.connect(self._forget_carried)
        table.set_source_of_data(self._dragged)
        pane.bar.position_requested.connect(self.search_by_position)
        pane.cell_edited.connect(self.edit_cell)

    def _indices(self) -> list[int]:
        """The indices selected in the list, in file order; else that of the problem shown."""
        return sorted(self._pane.table.chosen_indices()) or [self._document.current]

    def _entries(self) -> list[Entry]:
        return [self._document.collection.entry(index) for index in self._indices()]

    def _do(self, count: int, sentence: str, function: Callable[[], _Result]) -> _Result | None:
        """Run a function that reads many problems; None: the user cancelled."""
        if count < _BACKGROUND_FROM:
            return function()
        task = BackgroundTask(function)
        if wait_for(task, self._window, sentence, can_cancel=True):
            return task.result()
        self._leftovers = [*(left for left in self._leftovers if not left.isFinished()), task]
        return None

    def shut_down(self) -> None:
        """Let cancelled work end by itself; for the closing window."""
        for task in self._leftovers:
            detach(task)
        self._leftovers.clear()

    # -- the clipboard -----------------------------------------------------------------------

    def copy(self) -> None:
        """Copy the selected problems to the clipboard."""
        if count := self._copy():
            self.message.emit(_words.count(count, "Copied %n problem", "Copied %n problems"))

    def _copy(self) -> int:
        """Copy, and return the number of problems; 0 if cancelled."""
        self.input_requested.emit()
        entries = self._entries()
        text = self._do(len(entries), self.tr("Copying …"), lambda: ProblemText(entries))
        if text is None:
            return 0
        QGuiApplication.clipboard().setMimeData(data_of(entries, text))
        return len(entries)

    def cut(self) -> None:
        """Copy the selected problems to the clipboard and remove them from the collection."""
        if count := self._copy():
            self._remove(_words.count(count, "Cut %n Problem", "Cut %n Problems"))
            self.message.emit(_words.count(count, "Cut %n problem", "Cut %n problems"))

    def paste(self) -> None:
        """Insert problems from the clipboard after the selected ones; text goes to the window."""
        data = QGuiApplication.clipboard().mimeData()
        if not holds_problems(data):
            self.text_paste_requested.emit()
            return
        self.input_requested.emit()
        self._take(data, self._indices()[-1] + 1)

    def duplicate(self) -> None:
        """Insert copies of the selected problems after them."""
        self.input_requested.emit()
        entries, index = self._entries(), self._indices()[-1] + 1
        step = _words.count(len(entries), "Duplicate %n Problem", "Duplicate %n Problems")
        self._document.insert_all(entries, step, at=index)

    def _take(self, data: QMimeData, index: int) -> None:
        """Insert the problems of dropped or pasted data before that index."""
        held = bytes(data.data(MIME_TYPE).data())
        try:
            # Records are lines; they are read only when they come from another program.
            lines = held.count(b"\n")
            entries = self._do(lines, self.tr("Pasting …"), lambda: entries_in(held))
        except MatewrightError as error:
            show_error(self._window, self.tr("These problems cannot be taken over"), str(error))
            return
        if not entries:
            return
        count = len(entries)
        step = _words.count(count, "Paste %n Problem", "Paste %n Problems")
        self._document.take_in(entries, step, at=index)
        self.message.emit(_words.count(count, "Pasted %n problem", "Pasted %n problems"))

    # -- the list ----------------------------------------------------------------------------

    def delete(self) -> None:
        """Remove the selected problems from the collection."""
        self.input_requested.emit()
        count = len(self._indices())
        self._remove(_words.count(count, "Delete %n Problem", "Delete %n Problems"))
        self.message.emit(_words.count(count, "Deleted %n problem", "Deleted %n problems"))

    def _remove(self, step: str) -> None:
        indices = self._indices()
        # Show the problem that followed them in the list, so that Delete can be repeated.
        following = self._pane.index_after_chosen()
        self._document.remove_problems(indices, step)
        if following is not None:
            gone = bisect_left(indices, following)
            self._document.go_to(following - gone)

    def move(self, step: int) -> None:
        """Move the selected problems one place towards the beginning (-1) or the end (1)."""
        indices = self._indices()
        first = indices[0] if step < 0 else indices[-1] - len(indices) + 1
        self._move_to(max(0, min(first + step, len(self._document.collection) - len(indices))))

    def _move_to(self, target: int) -> None:
        """Move the selected problems so that the first one gets this index."""
        if not self._pane.is_whole:
            self.message.emit(
                self.tr("Only a list in the order of the file, without a search, can be rearranged")
            )
            return
        self.input_requested.emit()
        indices = self._indices()
        step = _words.count(len(indices), "Move %n Problem", "Move %n Problems")
        self._document.move_problems(indices, target, step)
        self._pane.choose(range(target, target + len(indices)))

    def keep_order(self) -> None:
        """Reorder the problems of the file as the list shows them."""
        if self._pane.bar.text or self._pane.is_whole:
            self.message.emit(self.tr("Sort the list first, and search for nothing"))
            return
        self.input_requested.emit()
        order = self._pane.indices
        self._document.rearrange(order, self.tr("Rearrange the File"))
        self._pane.sort(Order())

    def _take_dropped(self, data: QMimeData, index: int, mine: bool) -> None:
        if mine:
            self._move_to(index - bisect_left(self._indices(), index))
        else:
            self._take(data, index)

    def _forget_carried(self) -> None:
        """Remove problems that were moved to another window."""
        indices = self._indices()
        self._remove(_words.count(len(indices), "Move %n Problem", "Move %n Problems"))

    def _dragged(self) -> QMimeData:
        entries = self._entries()
        # A drag cannot wait: if there are very many, other programs get nothing.
        few = len(entries) < _BACKGROUND_FROM
        return data_of(entries, ProblemText(entries) if few else None)

    def solve(self) -> None:
        """Have the chosen problems solved."""
        self.solving_requested.emit()

    def go_to_neighbour(self, step: int) -> None:
        """Show the problem before (-1) or after (1) the one shown, in the order of the list."""
        self.input_requested.emit()
        index = self._pane.neighbour(step)
        if index is not None:
            self._document.go_to(index)

    # -- looking for problems ----------------------------------------------------------------

    def search(self) -> None:
        """Focus the search line."""
        self.list_requested.emit()
        self._pane.bar.begin()

    def search_by_position(self) -> None:
        """Open the dialog for a position to search for."""
        from matewright.gui.collection.position_search import PositionSearch
        from matewright.services.collection.position_terms import shows

        dialog = PositionSearch(self._look(), self._document.problem.position, self._window)
        bar = self._pane.bar
        line = SearchLine(bar.text)
        pieces = [word for word in line.common_words if shows(word)]
        dialog.begin_with(pieces)
        if answered(dialog):
            self.list_requested.emit()
            bar.set_text(line.exchanged(pieces, dialog.query))
            self._pane.table.setFocus()

    def _look(self) -> Look:
        chosen = self._preferences.get
        return Look(chosen(BOARD_PIECES), chosen(BOARD_THEME), chosen(COORDINATES))

    def _make_duplicates(self) -> DuplicatesDialog:
        from matewright.gui.collection.duplicates_dialog import DuplicatesDialog

        return DuplicatesDialog(self._open_file.document, self._open_file.index, self._window)

    def find_duplicates(self) -> None:
        """Show which problems of the collection are the same."""
        self.list_requested.emit()
        self.duplicates.bring_to_front()

    def _make_similar(self) -> SimilarDialog:
        from matewright.gui.collection.similar_dialog import SimilarDialog

        dialog = SimilarDialog(self._open_file, self._windows, self._look(), self._window)
        dialog.file_requested.connect(self.database_requested)
        return dialog

    def find_similar(self) -> None:
        """Show which problems of this file, or of another open one, are like the one shown."""
        self.input_requested.emit()
        self.similar.bring_to_front()
        self.similar.get_or_create().search()

    # -- what is known about them ------------------------------------------------------------

    def edit_cell(self, index: int, column: Column, text: str) -> None:
        """Change what a cell of the collection view shows, as one undo step."""
        problem = self._document.collection[index]
        try:
            changed = with_line(problem, LINES[column], text)
        except MatewrightError as error:
            self.message.emit(
                self.tr("Problem {number} stays as it is. {error}").format(
                    number=index + 1, error=error
                )
            )
            return
        if changed is not problem:
            step = self.tr("Edit {column}").format(column=column.name_in_words)
            self._document.edit_many({index: changed}, step)

    def edit_properties(self) -> None:
        """Edit authors, source, award, keywords and comment of the chosen problems."""
        self.input_requested.emit()
        self._edit(self._entries())

    def edit_shown(self, line: str = "") -> None:
        """Edit the same of the problem shown, ignoring the selection in the list.

        It begins with that line of the form, where one is named.
        """
        self.input_requested.emit()
        self._edit([self._document.collection.entry(self._document.current)], line)

    def _edit(self, entries: Sequence[Entry], line: str = "") -> None:
        from matewright.gui.collection.problem_properties import ProblemProperties

        summary = self._summary(entries)
        if summary is None:
            return
        self._pane.values.ask()
        dialog = ProblemProperties(summary, self._window, self._pane.values)

        def apply() -> None:
            if (now := self._apply(dialog.edit, entries)) is not None:
                dialog.show_summary(now)

        dialog.applied.connect(apply)
        if line:
            dialog.begin_with(line)
        if answered(dialog):
            self._apply(dialog.edit, entries)

    def _summary(self, entries: Sequence[Entry]) -> Summary | None:
        return self._do(
            len(entries),
            self.tr("Reading …"),
            lambda: Summary.of(entry.problem for entry in entries),
        )

    def _apply(self, edit: PropertyEdit, entries: Sequence[Entry]) -> Summary | None:
        """Apply the edit as one undo step; return what the problems then have in common.

        None if the user cancelled.
        """
        # Answers may have arrived meanwhile; they are not edits.
        collection = self._document.collection
        indices = collection.indices_of(entry.identity for entry in entries)
        now = {index: collection.entry(index) for index in sorted(indices.values())}

        def changes() -> dict[int, Problem]:
            edited = {index: edit.applied_to(entry.problem) for index, entry in now.items()}
            return {
                index: problem
                for index, problem in edited.items()
                if problem is not now[index].problem
            }

        changed = self._do(len(now), self.tr("Editing …"), changes)
        if changed is None:
            return None
        step = _words.count(len(changed), "Edit Properties", "Edit Properties of %n Problems")
        self._document.edit_many(changed, step)
        return self._summary([self._document.collection.entry(index) for index in now])
