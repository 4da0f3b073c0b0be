"""The open file: its problems, the current one, the edits, and whether they are saved.

Edits are undo steps. A solution is not an edit: it is stored beside the problem, outside the undo
stack, so that Ctrl+Z never takes an answer away by surprise. But it is work, and the file is
modified until it is saved; only what a sample gave in a moment can be found again. An answer whose
position or stipulation has been edited since is stale, and current again once the edit is undone.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Collection as Places
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from matewright.formats.textfile import FileStamp, changed_on_disk
from matewright.model import versions
from matewright.model.collection import Collection, Entry
from matewright.model.game import Game
from matewright.model.position import Position
from matewright.model.problem import Problem, Version
from matewright.model.solution import Solution
from matewright.services.file import files
from matewright.services.file.recovery import Snapshot

if TYPE_CHECKING:
    from matewright.services.judging.entries import Tourney


class Document(QObject):
    """One open collection and its history.

    * `problem_changed` (index): the content of a problem changed.
    * `versions_changed` (index): only the versions of a problem changed.
    * `current_changed` (index): another problem is shown, or the list around it changed.
    * `list_changed`: problems were added or removed.
    * `added` (indices): these were added, and the first of them is shown.
    * `modified_changed` (bool): whether saving is needed.
    * `path_changed`: the document belongs to another file.
    * `replaced`: these are the problems of another file; comes before `list_changed`.
    """

    problem_changed = Signal(int)
    versions_changed = Signal(int)
    current_changed = Signal(int)
    list_changed = Signal()
    added = Signal(object)
    modified_changed = Signal(bool)
    path_changed = Signal()
    replaced = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.undo_stack.cleanChanged.connect(self._announce_modified)
        self._collection = Collection((Problem(),))
        self._current = 0
        self._saved: Collection | None = None
        self._is_saved_as_read = False
        self._is_sample = False
        self._stamp: FileStamp | None = None
        self._path: Path | None = None
        self._imported: Path | None = None
        self._tourney: Tourney | None = None
        self._shows_names = False
        self._was_modified = False
        self._found: set[Entry] = set()

    # -- asking ------------------------------------------------------------------------------

    @property
    def collection(self) -> Collection:
        """All problems as they stand now; never empty."""
        return self._collection

    @property
    def current(self) -> int:
        """The index of the problem shown."""
        return self._current

    @property
    def problem(self) -> Problem:
        """The problem shown."""
        return self._collection[self._current]

    @property
    def path(self) -> Path | None:
        """The document's file; None before the first save."""
        return self._path

    @property
    def imported(self) -> Path | None:
        """The file whose problems these are, if it cannot be the document's own."""
        return self._imported

    @property
    def tourney(self) -> Tourney | None:
        """The tourney whose entries these are a copy of; None for all other documents."""
        return self._tourney

    @property
    def shows_names(self) -> bool:
        """Whether the authors of a tourney's entries are there."""
        return self._shows_names

    @property
    def stamp(self) -> FileStamp | None:
        """The state of the file as it was opened or saved last."""
        return self._stamp

    @property
    def saved(self) -> Collection | None:
        """The problems that the file holds in that state; None if unknown."""
        return self._saved

    @property
    def is_saved_as_read(self) -> bool:
        """Whether `saved` are the problems as they were read, one for each record of the file."""
        return self._is_saved_as_read

    @property
    def is_modified(self) -> bool:
        """Whether the file on disk lacks an edit or an answer."""
        return self.is_edited or bool(self._found)

    @property
    def is_edited(self) -> bool:
        """Whether the file on disk lacks an edit."""
        return not self.undo_stack.isClean()

    @property
    def is_sample(self) -> bool:
        """Whether these are the samples, as far as they are not edited."""
        return self._is_sample and not self.is_edited

    @property
    def unsaved_answers(self) -> list[int]:
        """The places of problems with an answer that the file on disk lacks."""
        return sorted(self._collection.indices_of(self._found).values())

    @property
    def changed_on_disk(self) -> bool:
        """Whether another program wrote the file since it was opened or saved here."""
        return (
            self._path is not None
            and self._stamp is not None
            and changed_on_disk(self._path, self._stamp)
        )

    # -- files -------------------------------------------------------------------------------

    def start_new(self) -> None:
        """Begin with one empty board."""
        self._take(Collection((Problem(),)), None, None)

    def show_opened(self, opened: files.Opened) -> None:
        """Show a file that was read."""
        self._take(opened.collection, opened.path, opened.stamp)
        self._saved, self._is_saved_as_read = self._collection, True

    def show_copy(self, opened: files.Opened) -> None:
        """Show the content of a file as a new, unnamed document, as for the samples."""
        self._take(opened.collection, None, None)
        self._is_sample = True

    def show_problem(self, problem: Problem, *others: Problem) -> None:
        """Show a problem, or several, as a new, unnamed document."""
        self._take(Collection((problem, *others)), None, None)
        self._is_sample = True

    def show_import(self, opened: files.Opened) -> None:
        """Show a file that cannot be saved in its own format; saving asks for a new name."""
        self._take(opened.collection, None, None, opened.path)

    def show_tourney(
        self, tourney: Tourney, entries: Collection, *, shows_names: bool = False
    ) -> None:
        """Show the entries of a tourney as a new, unnamed document; its file is never written."""
        self._take(entries, None, None, tourney=tourney)
        self._shows_names = shows_names

    def keep_unmodified(self) -> None:
        """Note that nothing here needs saving: what a tourney's entries show can be found again."""
        self._found.clear()
        self.undo_stack.setClean()
        self._announce_modified()

    def show_recovered(self, snapshot: Snapshot) -> None:
        """Show what a crash left behind: modified, with the file it belongs to."""
        self._take(snapshot.collection, snapshot.path, snapshot.stamp)
        self._saved, self._is_saved_as_read = snapshot.saved, snapshot.is_saved_as_read
        self.undo_stack.resetClean()
        self.go_to(snapshot.current)

    def mark_saved(self, path: Path, collection: Collection, stamp: FileStamp) -> None:
        """Note that this collection was saved to a file, which is the document's from now on."""
        self._path, self._stamp, self._saved = path, stamp, collection
        self._is_saved_as_read = False
        self._imported = None
        self._is_sample = False
        self._found = self._found_since(collection)
        self.undo_stack.setClean()
        self.path_changed.emit()
        self._announce_modified()

    def _found_since(self, saved: Collection) -> set[Entry]:
        """The problems that got an answer while those were being saved."""
        now, then = self._collection, saved.indices_of(self._found)
        places = now.indices_of(self._found)
        return {
            one
            for one, place in places.items()
            if one not in then or saved.entry(then[one]) is not now.entry(place)
        }

    def ignore_file_change(self, stamp: FileStamp | None) -> None:
        """Keep the problems although the file has changed; saving will overwrite that change."""
        current = self._stamp
        if stamp is not None and current is not None:
            stamp = replace(stamp, encoding=current.encoding, format=current.format)
        # The file no longer holds these problems.
        self._stamp, self._saved = stamp, None
        self.undo_stack.resetClean()
        self._announce_modified()

    def follow(self, path: Path) -> None:
        """Note that the file has another name now."""
        self._path = path
        self.path_changed.emit()

    def _take(
        self,
        collection: Collection,
        path: Path | None,
        stamp: FileStamp | None,
        imported: Path | None = None,
        tourney: Tourney | None = None,
    ) -> None:
        self.undo_stack.clear()
        # An empty stack of a recovered document is not clean, and is not touched by clearing.
        self.undo_stack.setClean()
        self._collection = collection if len(collection) else Collection((Problem(),))
        self._current = 0
        self._path, self._stamp, self._saved = path, stamp, None
        self._imported = imported
        self._tourney, self._shows_names = tourney, False
        self._is_sample = False
        self._found.clear()
        self.replaced.emit()
        self.path_changed.emit()
        self.list_changed.emit()
        self.current_changed.emit(0)
        self._announce_modified()

    # -- editing -----------------------------------------------------------------------------

    def go_to(self, index: int) -> None:
        """Show another problem; an index outside the list is ignored."""
        if index != self._current and 0 <= index < len(self._collection):
            self._current = index
            self.current_changed.emit(index)

    def edit_position(self, position: Position, description: str) -> None:
        """Replace the position of the current problem, as one undo step with that name."""
        if position != self.problem.position:
            self.edit(self.problem.set_up(position), description)

    def paste_position(self, position: Position, description: str, *, says_turn: bool) -> None:
        """Replace the position with a pasted one, including its side to move if it states one."""
        changed = self.problem.set_up(position, says_turn=says_turn)
        is_same = changed.turn_is_chosen is self.problem.turn_is_chosen
        if not is_same or position != self.problem.position:
            self.edit(changed, description)

    def paste_game(self, game: Game, description: str) -> None:
        """Replace the position, the side to move and the conditions with those pasted."""
        changed = self.problem.set_up(game.position, says_turn=True)
        self.edit(replace(changed, conditions=game.conditions), description)

    def type_position(self, position: Position, visit: int) -> None:
        """Replace the position with one typed as FEN; all typing in one visit is one undo step."""
        if position != self.problem.position:
            changed = self.problem.set_up(position)
            typing = (self._current, visit)
            self._push_edit({self._current: changed}, self.tr("Type FEN"), typing)

    def edit_stipulation(self, text: str) -> None:
        """Replace the stipulation of the current problem, as one undo step.

        A star asks for set play too: `#2*`. The side that begins under it is to move, unless the
        parts of White and Black are exchanged.
        """
        changed = self.problem.with_starred_stipulation(text)
        if text != self.problem.starred_stipulation:
            words = self.tr("Change Stipulation to %1").replace("%1", changed.starred_task)
            self.edit(changed, words)

    def edit(self, problem: Problem, description: str) -> None:
        """Replace the current problem except for its solution, as one undo step."""
        self._push_edit({self._current: problem}, description)

    def edit_many(self, problems: Mapping[int, Problem], description: str) -> None:
        """Replace several problems except for their solutions, as one undo step."""
        if problems:
            self._push_edit(problems, description)

    def _push_edit(
        self,
        problems: Mapping[int, Problem],
        description: str,
        typing: tuple[int, int] | None = None,
        *,
        with_answers: bool = False,
    ) -> None:
        before = {index: self._collection.entry(index) for index in problems}
        after = {index: before[index].changed(problem) for index, problem in problems.items()}
        if not with_answers:
            after = {index: _with_answer_of(before[index], new) for index, new in after.items()}
        self.undo_stack.push(
            _Step(
                description,
                redo=lambda: self._put(after, instead_of=before),
                undo=lambda: self._put(before, instead_of=after),
                typing=typing,
            )
        )

    def insert(self, problem: Problem, description: str) -> None:
        """Add a problem after the current one and show it, as one undo step."""
        self.insert_all((problem,), description)

    def put_behind(self, problems: Iterable[Problem], description: str) -> None:
        """Add problems after the current one, which stays shown, as one undo step."""
        self.insert_all(problems, description, shows_first=False)

    def insert_all(
        self,
        problems: Iterable[Problem | Entry],
        description: str,
        at: int | None = None,
        *,
        shows_first: bool = True,
    ) -> None:
        """Add problems and show the first of them, as one undo step.

        They are inserted at `at`, or after the current one. Entries are copied: each is a different
        problem than the one it was copied from. Those that were not read stay unread.
        """
        index = self._current + 1 if at is None else at
        before = self._current
        held = {index + number: _entry_of(one) for number, one in enumerate(problems)}

        def put_in() -> None:
            self._insert(held, show=min(held) if shows_first else before)

        def take_out() -> None:
            # With the answers received since: those are not undo steps and must not be lost.
            nonlocal held
            held = self._remove(held, show=before)

        if held:
            self.undo_stack.push(_Step(description, redo=put_in, undo=take_out))

    def take_in(
        self, problems: Sequence[Problem | Entry], description: str, at: int | None = None
    ) -> None:
        """Add problems as `insert_all` does; an untouched empty board makes room for them."""
        if not self._is_blank or not problems:
            self.insert_all(problems, description, at)
            return
        held = dict(enumerate((_entry_of(one) for one in problems), start=1))
        blank: dict[int, Entry] = {}

        def put_in() -> None:
            nonlocal blank
            self._collection = self._collection.insert_at(held)
            blank = self._remove((0,), show=0)
            self.added.emit(range(len(held)))

        def take_out() -> None:
            nonlocal held
            self._collection = self._collection.insert_at(blank)
            held = self._remove(held.keys(), show=0)

        self.undo_stack.push(_Step(description, redo=put_in, undo=take_out))

    @property
    def _is_blank(self) -> bool:
        """Whether this document is new and unedited."""
        is_new = self._path is None and not self.is_modified
        return is_new and len(self._collection) == 1 and self.problem == Problem()

    def clear_board(self, description: str) -> None:
        """Remove all pieces from the board, as one undo step.

        On a sample a new problem is begun: nothing of it belongs to what is set up then. The other
        samples go too, unless they were worked on.
        """
        if self._path is not None or not self._is_sample or self.problem.origin is None:
            self.edit_position(Position(turn=self.problem.position.turn), description)
        elif any(_was_edited(one) for one in self._collection if one is not self.problem):
            self.edit(Problem(), description)
        else:
            self._push_whole(lambda: Collection((Problem(),)), description)

    def remove_current(self, description: str) -> None:
        """Remove the current problem, as one undo step; the last one cannot be removed."""
        self.remove_problems((self._current,), description)

    def remove_problems(self, indices: Iterable[int], description: str) -> None:
        """Remove problems, as one undo step; if none is left, an empty board takes their place."""
        going = frozenset(indices)
        if len(going) == len(self._collection):
            self._push_whole(lambda: Collection((Problem(),)), description)
            return
        taken: dict[int, Entry] = {}

        def take_out() -> None:
            nonlocal taken
            taken = self._remove(going, show=min(going))

        def put_back() -> None:
            self._insert(taken, show=min(taken))

        if going:
            self.undo_stack.push(_Step(description, redo=take_out, undo=put_back))

    def _push_whole(self, change: Callable[[], Collection], description: str) -> None:
        """Replace the whole collection, as one undo step."""
        before = self._collection

        def go_forth() -> None:
            nonlocal before
            before = self._collection
            self._collection = change()
            self._show_list(0)

        def go_back() -> None:
            self._collection = before
            self._show_list(0)

        self.undo_stack.push(_Step(description, redo=go_forth, undo=go_back))

    def move_problems(self, indices: Iterable[int], target: int, description: str) -> None:
        """Move problems, together and in their order, to another place, as one undo step.

        `target` counts among the problems that stay: 0 is the beginning, their number the end.
        """
        going = sorted(set(indices))
        come = range(target, target + len(going))

        def go_forth() -> None:
            self._reorder(self._collection.move_all(going, target))

        def go_back() -> None:
            carried = self._collection.entries[come.start : come.stop]
            rest = self._collection.remove(*come)
            self._reorder(rest.insert_at(dict(zip(going, carried, strict=True))))

        if going and going != list(come):
            self.undo_stack.push(_Step(description, redo=go_forth, undo=go_back))

    def rearrange(self, order: Sequence[int], description: str) -> None:
        """Reorder all problems, given by their present indices, as one undo step."""
        forth = array("i", order)
        if all(index == number for number, index in enumerate(forth)):
            return

        def go_forth() -> None:
            self._reorder(self._collection.rearranged(forth))

        def go_back() -> None:
            back = array("i", forth)
            for number, index in enumerate(forth):
                back[index] = number
            self._reorder(self._collection.rearranged(back))

        self.undo_stack.push(_Step(description, redo=go_forth, undo=go_back))

    def set_solution(self, index: int, solution: Solution) -> None:
        """Store an answer with its problem and among its versions; not an undo step."""
        solved = _solved(self._collection[index], solution)
        self._collection = self._collection.replace(index, solved)
        self._note_found(index, solution)
        self.problem_changed.emit(index)

    def _note_found(self, place: int, solution: Solution) -> None:
        """Note that the file lacks an answer, unless it is a sample's and can be found again."""
        if not self.is_sample or solution.total_seconds >= versions.LONG_SEARCH:
            self._found.add(self._collection.entry(place).identity)
            self._announce_modified()

    def store_solutions(self, solutions: Mapping[int, Solution], description: str) -> None:
        """Store answers with their problems, as one undo step."""
        # Creating versions of very many problems would take seconds, and they are not shown yet.
        solved = {
            index: self._collection[index].solved(solution) for index, solution in solutions.items()
        }
        if solved:
            self._push_edit(solved, description, with_answers=True)

    # -- versions ----------------------------------------------------------------------------

    def keep_version(self, index: int, state: Problem, *, is_live: bool = False) -> None:
        """Keep a state of a problem with its answer among the versions; no undo step.

        One that was found live is kept only if it lasts.
        """
        problem = self._collection[index]
        number = versions.next_number(problem)
        version = versions.version_of(state, number, is_live=is_live)
        if not is_live or version.is_lasting:
            self._set_versions(index, versions.with_version(problem, version))
        if not is_live and version.is_lasting and version.solution is not None:
            self._note_found(index, version.solution)

    def change_versions(self, changes: Mapping[int, Version | None], description: str) -> None:
        """Replace the versions with these numbers, as one undo step.

        None removes a version; a new number adds one. They belong to the problem shown.
        """
        index = self._current
        by_number = {version.number: version for version in self.problem.versions}
        before = {number: by_number.get(number) for number in changes}

        def put(these: Mapping[int, Version | None]) -> None:
            self.go_to(index)
            self._set_versions(index, versions.changed(self.problem, these))

        self.undo_stack.push(
            _Step(description, redo=lambda: put(changes), undo=lambda: put(before))
        )

    def restore_version(self, version: Version, description: str) -> None:
        """Restore a version of the problem shown, with its answer, as one undo step."""
        restored = versions.restored(self.problem, version)
        self._push_edit({self._current: restored}, description, with_answers=True)

    def _set_versions(self, index: int, problem: Problem) -> None:
        if problem is not self._collection[index]:
            self._collection = self._collection.replace(index, problem)
            self.versions_changed.emit(index)

    # -- what undo steps do ------------------------------------------------------------------

    def _put(self, entries: Mapping[int, Entry], *, instead_of: Mapping[int, Entry]) -> None:
        current = self._collection
        new = {
            index: entry
            if current.entry(index) is instead_of[index]
            else _with_answer_of(current.entry(index), entry)
            for index, entry in entries.items()
        }
        self._collection = current.replace_all(new)
        self._announce_changes(new)
        if self._current not in new:
            self.go_to(min(new))

    def _announce_changes(self, indices: Places[int]) -> None:
        if len(indices) <= _MOST_ANNOUNCED:
            for index in indices:
                self.problem_changed.emit(index)
        else:
            self.list_changed.emit()
            self.current_changed.emit(self._current)

    def _insert(self, entries: Mapping[int, Entry], *, show: int) -> None:
        self._collection = self._collection.insert_at(entries)
        self._show_list(show)
        self.added.emit(sorted(entries))

    def _remove(self, indices: Iterable[int], *, show: int) -> dict[int, Entry]:
        """Remove problems and return their latest entries."""
        entries = self._collection.entries
        taken = {index: entries[index] for index in indices}
        self._collection = self._collection.remove(*taken)
        self._show_list(show)
        return taken

    def _reorder(self, collection: Collection) -> None:
        """Adopt the same problems in another order; the one shown stays shown."""
        shown = self._collection.entry(self._current)
        self._collection = collection
        self._show_list(collection.entries.index(shown))

    def _show_list(self, index: int) -> None:
        self._current = min(index, len(self._collection) - 1)
        self.list_changed.emit()
        self.current_changed.emit(self._current)

    def _announce_modified(self) -> None:
        if self.is_modified != self._was_modified:
            self._was_modified = self.is_modified
            self.modified_changed.emit(self._was_modified)


def _with_answer_of(known: Entry, entry: Entry) -> Entry:
    """A version of a problem with any answer found in the meantime."""
    problem = versions.answer_to(entry.problem, known.problem)
    return entry if problem is entry.problem else entry.changed(problem)


def _solved(problem: Problem, solution: Solution) -> Problem:
    """A problem with a new answer, which also becomes one of its versions."""
    number = versions.next_number(problem)
    solved = versions.with_own_answer(problem).solved(solution)
    if not solved.solution_is_current:
        return solved
    return versions.with_version(solved, versions.version_of(solved, number))


def _was_edited(problem: Problem) -> bool:
    """Whether a problem differs from the one that was read; an answer is not an edit."""
    read = None if problem.origin is None else problem.origin.problem
    return read is None or replace(problem, solution=read.solution) != read


def _entry_of(one: Problem | Entry) -> Entry:
    """A separate entry for an added problem."""
    return one.copy() if isinstance(one, Entry) else Entry(one)


_MOST_ANNOUNCED: Final = 20
"""Up to this many problems that change together are announced one by one, else as a list."""

_TYPING = 1
"""The command id of steps that Qt may merge; others have none (-1)."""


class _Step(QUndoCommand):
    """One undo step: a name and what to do either way.

    Steps in a row with the same `typing` (index of the problem, visit to the field) become one.
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
        """Do the step for the first time or again."""
        self._redo()

    def undo(self) -> None:
        """Undo the step."""
        self._undo()

    def id(self) -> int:
        """The command id by which Qt merges steps."""
        return -1 if self._typing is None else _TYPING

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Absorb a further step of the same typing."""
        if not isinstance(other, _Step) or other._typing != self._typing:
            return False
        self._redo = other._redo
        return True
