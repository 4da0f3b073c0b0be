"""The open file: its problems, which one is shown, what was edited and whether it is saved.

Edits are undo steps. A solution is not an edit: it is stored beside the problem, outside the undo
stack, so that Ctrl+Z never takes an answer away by surprise. It belongs to the file, though, and
therefore marks a named file as modified until it is saved. An answer whose position or
stipulation has been edited since is stale, and current again once the edit is undone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.services import files
from matewright.services.recovery import Snapshot


class Document(QObject):
    """One open collection and its history.

    * `problem_changed` (place): a problem has other content now.
    * `current_changed` (place): another problem is shown, or the list around it changed.
    * `list_changed`: problems were added or removed.
    * `modified_changed` (bool): whether saving is needed.
    * `path_changed`: another file is behind it.
    """

    problem_changed = Signal(int)
    current_changed = Signal(int)
    list_changed = Signal()
    modified_changed = Signal(bool)
    path_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.undo_stack.cleanChanged.connect(self._announce_modified)
        self._collection = Collection((Problem(),))
        self._current = 0
        self._stamp: files.FileStamp | None = None
        self._path: Path | None = None
        self._new_solutions = False
        self._was_modified = False

    # -- asking ------------------------------------------------------------------------------

    @property
    def collection(self) -> Collection:
        """All problems as they stand now; never empty."""
        return self._collection

    @property
    def current(self) -> int:
        """The place of the problem shown."""
        return self._current

    @property
    def problem(self) -> Problem:
        """The problem shown."""
        return self._collection[self._current]

    @property
    def path(self) -> Path | None:
        """The file behind it; None before the first save."""
        return self._path

    @property
    def stamp(self) -> files.FileStamp | None:
        """The state of the file as it was opened or saved last."""
        return self._stamp

    @property
    def is_modified(self) -> bool:
        """Whether the file on disk lacks something: an edit or a new solution.

        Without a file only edits count: looking at the samples is no work to be lost.
        """
        new_solutions = self._new_solutions and self._path is not None
        return new_solutions or not self.undo_stack.isClean()

    @property
    def changed_on_disk(self) -> bool:
        """Whether somebody else wrote the file since it was opened or saved here."""
        return (
            self._path is not None
            and self._stamp is not None
            and files.changed_on_disk(self._path, self._stamp)
        )

    # -- files -------------------------------------------------------------------------------

    def start_new(self) -> None:
        """Begin with one empty board."""
        self._take(Collection((Problem(),)), None, None)

    def show_opened(self, opened: files.Opened) -> None:
        """Show a file that was read."""
        self._take(opened.collection, opened.path, opened.stamp)

    def show_copy(self, opened: files.Opened) -> None:
        """Show the content of a file as a new, unnamed document: the samples are opened so."""
        self._take(opened.collection, None, None)

    def show_recovered(self, snapshot: Snapshot) -> None:
        """Show what a crash left behind: modified, with the file it belongs to."""
        self._take(snapshot.collection, snapshot.path, snapshot.stamp)
        self.undo_stack.resetClean()
        self.go_to(snapshot.current)

    def mark_saved(self, path: Path, collection: Collection, stamp: files.FileStamp) -> None:
        """Note that a file, the document's own from now on, holds this collection."""
        self._path, self._stamp = path, stamp
        # An answer may have come while the file was written.
        self._new_solutions = collection is not self._collection
        self.undo_stack.setClean()
        self.path_changed.emit()
        self._announce_modified()

    def stand_by(self, stamp: files.FileStamp | None) -> None:
        """Keep what is here though the file is in another state now, which saving is to replace."""
        self._stamp = stamp
        self.undo_stack.resetClean()
        self._announce_modified()

    def follow(self, path: Path) -> None:
        """Note that the file has another name now."""
        self._path = path
        self.path_changed.emit()

    def _take(
        self, collection: Collection, path: Path | None, stamp: files.FileStamp | None
    ) -> None:
        self.undo_stack.clear()
        # An empty stack of a recovered document is not clean, and is not touched by clearing.
        self.undo_stack.setClean()
        self._collection = collection if len(collection) else Collection((Problem(),))
        self._current = 0
        self._path, self._stamp = path, stamp
        self._new_solutions = False
        self.path_changed.emit()
        self.list_changed.emit()
        self.current_changed.emit(0)
        self._announce_modified()

    # -- editing -----------------------------------------------------------------------------

    def go_to(self, place: int) -> None:
        """Show another problem; a place outside the list is ignored."""
        if place != self._current and 0 <= place < len(self._collection):
            self._current = place
            self.current_changed.emit(place)

    def edit_position(self, position: Position, description: str) -> None:
        """Replace the position of the current problem, as one undo step with that name."""
        if position != self.problem.position:
            self.edit(replace(self.problem, position=position), description)

    def type_position(self, position: Position, visit: int) -> None:
        """Replace the position by one typed as FEN; all of one visit to the field is one step."""
        if position != self.problem.position:
            changed = replace(self.problem, position=position)
            self._push_edit(changed, self.tr("Type FEN"), (self._current, visit))

    def edit_stipulation(self, text: str) -> None:
        """Replace the stipulation of the current problem, as one undo step.

        The side that begins under it is to move, unless the parts of White and Black are exchanged.
        """
        if text != self.problem.stipulation:
            changed = self.problem.with_stipulation(text)
            self.edit(changed, self.tr("Change Stipulation to %1").replace("%1", text))

    def edit(self, problem: Problem, description: str) -> None:
        """Replace the current problem but for its solution, as one undo step."""
        self._push_edit(problem, description)

    def _push_edit(
        self, problem: Problem, description: str, typing: tuple[int, int] | None = None
    ) -> None:
        place, before = self._current, self.problem
        self.undo_stack.push(
            _Step(
                description,
                redo=lambda: self._put(place, problem),
                undo=lambda: self._put(place, before),
                typing=typing,
            )
        )

    def insert(self, problem: Problem, description: str) -> None:
        """Add a problem after the current one and show it, as one undo step."""
        self.insert_all((problem,), description)

    def insert_all(self, problems: Sequence[Problem], description: str) -> None:
        """Add problems after the current one and show the first of them, as one undo step."""
        place, held = self._current + 1, tuple(problems)

        def put_in() -> None:
            self._insert(place, held)

        def take_out() -> None:
            # With all they have got since: an answer is no step of its own and must not be lost.
            nonlocal held
            held = self._remove(place, len(held), show=place - 1)

        self.undo_stack.push(_Step(description, redo=put_in, undo=take_out))

    def remove_current(self, description: str) -> None:
        """Remove the current problem, as one undo step; the last one cannot be removed."""
        if len(self._collection) == 1:
            return
        place = self._current
        held: tuple[Problem, ...] = (self.problem,)

        def take_out() -> None:
            nonlocal held
            held = self._remove(place, 1, show=place)

        def put_back() -> None:
            self._insert(place, held)

        self.undo_stack.push(_Step(description, redo=take_out, undo=put_back))

    def set_solution(self, place: int, solution: Solution) -> None:
        """Store an answer beside a problem; no undo step, but the file needs saving."""
        solved = self._collection[place].solved(solution)
        self._collection = self._collection.replace(place, solved)
        self._new_solutions = True
        self.problem_changed.emit(place)
        self._announce_modified()

    # -- what undo steps do ------------------------------------------------------------------

    def _put(self, place: int, problem: Problem) -> None:
        known = self._collection[place]
        changed = replace(
            problem, solution=known.solution, solution_is_stored=known.solution_is_stored
        )
        self._collection = self._collection.replace(place, changed)
        self.problem_changed.emit(place)
        self.go_to(place)

    def _insert(self, place: int, problems: tuple[Problem, ...]) -> None:
        self._collection = self._collection.insert(place, *problems)
        self._show_list(place)

    def _remove(self, place: int, count: int, *, show: int) -> tuple[Problem, ...]:
        whole, end = self._collection.problems, place + count
        self._collection = Collection((*whole[:place], *whole[end:]))
        self._show_list(show)
        return whole[place:end]

    def _show_list(self, place: int) -> None:
        self._current = min(place, len(self._collection) - 1)
        self.list_changed.emit()
        self.current_changed.emit(self._current)

    def _announce_modified(self) -> None:
        if self.is_modified != self._was_modified:
            self._was_modified = self.is_modified
            self.modified_changed.emit(self._was_modified)


_TYPING = 1
"""The kind of steps that Qt offers to be merged; others have none (-1)."""


class _Step(QUndoCommand):
    """One undo step: a name and what to do either way.

    Steps in a row with the same `typing` (place of the problem, visit to the field) become one.
    """

    def __init__(
        self,
        description: str,
        *,
        redo: Callable[[], None],
        undo: Callable[[], None],
        typing: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(description)
        self._redo, self._undo, self._typing = redo, undo, typing

    def redo(self) -> None:
        """Do it, or do it again."""
        self._redo()

    def undo(self) -> None:
        """Take it back."""
        self._undo()

    def id(self) -> int:
        """Tell Qt which steps to offer for merging."""
        return -1 if self._typing is None else _TYPING

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take over what a further step of the same typing does."""
        if not isinstance(other, _Step) or other._typing != self._typing:
            return False
        self._redo = other._redo
        return True
