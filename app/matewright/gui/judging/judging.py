"""What goes on with a tourney in a window: solving, looking, comparing, and the judge's marks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from matewright.errors import MatewrightError
from matewright.gui.background.jobs import BackgroundTask, detach
from matewright.gui.batch.runner import BatchRunner
from matewright.gui.desk.desk import Desk
from matewright.gui.judging.looks import Fresh, assess_all, journal_of, unaltered
from matewright.model.collection import Collection, Entry
from matewright.model.notation import Notation
from matewright.model.problem import Problem
from matewright.services.judging import anticipations, award, marks
from matewright.services.judging.anticipations import Anticipation
from matewright.services.judging.assessment import Assessment
from matewright.services.judging.columns import Row
from matewright.services.judging.entries import Tourney, anonymous, named
from matewright.services.judging.marks import Marks
from matewright.services.solving.solve import unsolvable_reason
from matewright.services.work import Work
from matewright.wording import Wording, grouped

if TYPE_CHECKING:
    from matewright.services.batch.batch import BatchProgress

_words: Final = Wording("Judging")

_AT_ONCE: Final = 10
"""Entries that are looked at between two refreshments of the table."""
_POLL: Final = 200
"""Milliseconds between two reports of a comparison."""
_NICENESS: Final = 10


class Judging(QObject):
    """Follows the document of a window while that holds the entries of a tourney.

    * `began`: these are the entries of another tourney, or of none; `altered`: something is known
      that was not, or is marked in another way.
    * `progressed`: what goes on, in words; empty where nothing does.
    * `failed` (title, sentence): something could not be done.
    """

    began = Signal()
    altered = Signal()
    progressed = Signal(str)
    failed = Signal(str, str)

    def __init__(self, desk: Desk, runner: BatchRunner) -> None:
        super().__init__(desk.window)
        self._desk = desk
        self._document = desk.document
        self._runner = runner
        self._places: dict[Entry, int] = {}
        self._marks = Marks()
        self._looked: dict[int, tuple[Problem, Notation, Assessment, str]] = {}
        self._alike: dict[int, tuple[Anticipation, ...]] = {}
        self._looking: BackgroundTask[list[tuple[Assessment, str]]] | None = None
        self._looked_at: list[tuple[int, Problem, Notation]] = []
        self._fresh: list[Fresh] = []
        self._batched: set[int] = set()
        self._comparing: BackgroundTask[list[tuple[Anticipation, ...]]] | None = None
        self._work = Work()
        self._compared = ""
        self._is_mine = self._was_edited = False
        self._poll = QTimer(self)
        self._poll.setInterval(_POLL)
        self._poll.timeout.connect(self._tell)
        self._tourney: Tourney | None = None
        document = self._document
        document.replaced.connect(self._take)
        document.problem_changed.connect(self._follow)
        document.list_changed.connect(self._follow)
        document.modified_changed.connect(self._follow)
        runner.begun.connect(self._follow_solving)
        runner.progressed.connect(self._follow_solving)
        runner.ended.connect(self._follow_solving)
        runner.refused.connect(self._refuse)
        runner.store.ended.connect(self._end_storing)
        self._take()

    # -- asking ------------------------------------------------------------------------------

    @property
    def tourney(self) -> Tourney | None:
        """The tourney whose entries the window shows."""
        return self._tourney

    @property
    def is_busy(self) -> bool:
        """Whether something goes on that can be stopped."""
        return self._comparing is not None or self._is_solving

    @property
    def _is_solving(self) -> bool:
        return self._tourney is not None and (
            self._runner.is_running or self._runner.store.is_running
        )

    @property
    def may_change_names(self) -> bool:
        """Whether authors may be shown or hidden: the entries are taken from the file again."""
        return not (self._tourney is None or self._is_solving or self._document.is_edited)

    @property
    def shows_names(self) -> bool:
        """Whether the authors of the entries are shown."""
        return self._tourney is not None and self._document.shows_names

    def rows(self) -> list[Row]:
        """The entries as they stand now, in the order of the document."""
        tourney, shown = self._tourney, self._document.shows_names
        if tourney is None:
            return []
        found = []
        for index, problem in self._entries():
            known = self._looked.get(index)
            is_known = known is not None and known[0] is problem
            assessment, error = (known[2], known[3]) if known and is_known else (None, "")
            mark, alike = self._marks.of(tourney.keys[index]), self._alike.get(index)
            found.append(Row(index + 1, problem, mark, assessment, alike, error, shown))
        return found

    def go_to(self, number: int) -> None:
        """Show an entry on the board."""
        for place, index in self._located():
            if index == number - 1:
                self._document.go_to(place)
                return

    @property
    def shown_number(self) -> int | None:
        """The number of the entry on the board; None for what is none."""
        entry = self._document.collection.entry(self._document.current)
        index = self._places.get(entry.identity)
        return None if index is None else index + 1

    def _located(self) -> Iterable[tuple[int, int]]:
        for place, entry in enumerate(self._document.collection.entries):
            index = self._places.get(entry.identity)
            if index is not None:
                yield place, index

    def _entries(self) -> Iterable[tuple[int, Problem]]:
        collection = self._document.collection
        return ((index, collection[place]) for place, index in self._located())

    # -- the tourney -------------------------------------------------------------------------

    def _take(self) -> None:
        """Other problems are in the window."""
        tourney = self._document.tourney
        is_same = tourney is self._tourney
        if not is_same:
            self.drop()
            self._looked.clear()
            self._alike.clear()
            self._fresh.clear()
            self._batched.clear()
            self._marks = Marks()
        self._tourney, self._places = tourney, {}
        if tourney is not None:
            entries = self._document.collection.entries
            self._places = {entry.identity: index for index, entry in enumerate(entries)}
            if not is_same:
                self._read_marks(tourney)
        self.began.emit()
        self._look()

    def _read_marks(self, tourney: Tourney) -> None:
        try:
            self._marks = Marks.read(marks.beside(tourney.path))
        except MatewrightError as error:
            self.failed.emit(_words("Cannot read the judge's marks"), str(error))

    def show_names(self, *, shown: bool) -> None:
        """Give the entries their authors back, or take them away; answers stay."""
        tourney, document = self._tourney, self._document
        if tourney is None or shown is document.shows_names or not self.may_change_names:
            return
        now, current = dict(self._entries()), document.current
        entries = [
            _shown(now.get(index), original, shown=shown)
            for index, original in enumerate(tourney.originals)
        ]
        document.show_tourney(tourney, Collection(entries), shows_names=shown)
        document.go_to(current)
        self.began.emit()

    def change_mark(self, number: int, **changed: Any) -> None:
        """Change fields of an entry's mark, and write that down at once."""
        tourney = self._tourney
        if tourney is None:
            return
        key = tourney.keys[number - 1]
        mark = replace(self._marks.of(key), **changed)
        if self._marks.of(key) == mark:
            return
        self._marks = self._marks.with_mark(key, mark)
        try:
            self._marks.write(marks.beside(tourney.path))
        except MatewrightError as error:
            self.failed.emit(_words("Cannot write the judge's marks"), str(error))
        self.altered.emit()

    def places(self) -> list[award.Place]:
        """The award as it stands now."""
        return award.places(
            award.Entry(row.number, row.problem, row.mark, row.assessment) for row in self.rows()
        )

    # -- solving -----------------------------------------------------------------------------

    def solve(self) -> None:
        """Solve all entries in processes of their own; what was solved before is taken over."""
        from matewright.services.batch.batch import BatchOptions

        tourney = self._tourney
        if tourney is None or self._runner.is_running:
            return
        self._is_mine, self._was_edited = True, self._document.is_edited
        self._batched.clear()
        self._runner.start(
            BatchOptions(
                with_answers=True,
                with_legality=True,
                resume=True,
                journal=journal_of(tourney.path),
                niceness=_NICENESS,
            )
        )
        self._follow_solving()

    def stop(self) -> None:
        """Stop what goes on; what is known by then stays."""
        if self._is_solving:
            self._runner.stop()
        self._stop_comparing()
        self.altered.emit()

    def _follow_solving(
        self, progress: BatchProgress | None = None, rows: Sequence[int] = ()
    ) -> None:
        if self._tourney is None:
            return
        self._note_done(rows)
        if progress is not None and not progress.finished:
            done, total = grouped(progress.done), grouped(progress.total)
            self.progressed.emit(_words("Solved {done} of {total}", done=done, total=total))
        elif progress is None:
            self.progressed.emit(_words("Solving …"))
        else:
            self.progressed.emit("")
        self.altered.emit()

    def _note_done(self, rows: Sequence[int]) -> None:
        """Look at entries that were solved just now; they get their answers when all are."""
        batch = self._runner.batch
        if batch is None or not self._is_mine:
            return
        for row in rows:
            entry = batch.collection.entry(batch.indices[row])
            index = self._places.get(entry.identity)
            if index is not None:
                self._fresh.append(Fresh(index, entry.problem, batch, row))
        self._look()

    def _refuse(self, error: Exception) -> None:
        if self._is_mine:
            self._is_mine = False
            self.progressed.emit("")
            self.failed.emit(_words("Cannot solve the entries"), str(error))

    def _end_storing(self) -> None:
        if self._tourney is not None and self._is_mine:
            if not self._was_edited:
                self._document.keep_unmodified()
            self._is_mine = False
            self.progressed.emit("")
            self.altered.emit()

    # -- looking -----------------------------------------------------------------------------

    def _follow(self, _: object = None) -> None:
        if self._tourney is not None:
            self._recognise()
            self.altered.emit()
            self._look()

    def _recognise(self) -> None:
        """Entries that got the answers of the batch are known already."""
        if not self._is_mine:
            return
        for index, problem in self._entries():
            known = self._looked.get(index)
            if known is None or index not in self._batched or problem.solution is None:
                continue
            before = known[0]
            if before.solution is None and before.question == problem.question:
                self._looked[index] = problem, *known[1:]

    def look_again(self) -> None:
        """Moves are written in another way."""
        self._look()

    def _look(self) -> None:
        """Look at the next entries that nobody has looked at as they are now."""
        if self._looking is not None or self._tourney is None:
            return
        notation = self._desk.notation
        fresh, self._fresh = self._fresh[:_AT_ONCE], self._fresh[_AT_ONCE:]
        work: list[Callable[[], tuple[Problem, str]]] = [one.solved for one in fresh]
        self._looked_at = [(one.index, one.problem, notation) for one in fresh]
        self._batched.update(one.index for one in fresh)
        if not fresh:
            open_ones = (
                (index, problem, notation)
                for index, problem in self._entries()
                if not self._is_known(index, problem, notation)
            )
            self._looked_at = list(islice(open_ones, _AT_ONCE))
            work = [
                partial(unaltered, problem, str(unsolvable_reason(problem) or ""))
                for _, problem, _ in self._looked_at
            ]
        if work:
            self._looking = BackgroundTask(partial(assess_all, work, notation), steps_back=True)
            self._looking.finished.connect(self._take_looks)
            self._looking.start()

    def _is_known(self, index: int, problem: Problem, notation: Notation) -> bool:
        known = self._looked.get(index)
        return known is not None and known[0] is problem and known[1] == notation

    def _take_looks(self) -> None:
        task = self._looking
        if task is None or not task.isFinished():
            return
        self._looking = None
        for (index, problem, notation), found in zip(self._looked_at, task.result(), strict=True):
            self._looked[index] = problem, notation, *found
        self.altered.emit()
        self._look()

    # -- anticipations -----------------------------------------------------------------------

    def compare(self, collections: Sequence[Path]) -> None:
        """Look in these files for problems that are like an entry, and among the entries."""
        tourney = self._tourney
        if tourney is None or self._comparing is not None:
            return
        now = dict(self._entries())
        problems = [
            now.get(index) or anonymous(original)
            for index, original in enumerate(tourney.originals)
        ]
        self._work = work = Work()
        self._compared = ""

        def tell(name: str, done: int, total: int) -> None:
            work.advance(done)
            self._compared = _words(
                "Comparing with {name}: {done} of {total}",
                name=_words("the other entries") if name == tourney.path.name else name,
                done=grouped(done),
                total=grouped(total),
            )

        find = partial(anticipations.find, problems, tourney.path, collections, tell)
        self._comparing = task = BackgroundTask(find, steps_back=True)
        task.finished.connect(self._take_anticipations)
        task.start()
        self._poll.start()
        self.altered.emit()

    def _tell(self) -> None:
        if self._comparing is not None and self._compared:
            self.progressed.emit(self._compared)

    def _take_anticipations(self) -> None:
        task = self._comparing
        if task is None or not task.isFinished():
            return
        self._end_comparing()
        try:
            self._alike = dict(enumerate(task.result()))
        except MatewrightError as error:
            self.failed.emit(_words("Cannot look for anticipations"), str(error))
        self.altered.emit()

    def _stop_comparing(self) -> None:
        if self._comparing is not None:
            self._work.cancel()
            self._comparing.finished.disconnect(self._take_anticipations)
            detach(self._comparing)
            self._end_comparing()

    def _end_comparing(self) -> None:
        self._comparing = None
        self._poll.stop()
        self.progressed.emit("")

    # -- life --------------------------------------------------------------------------------

    def drop(self) -> None:
        """End what goes on, without its results; what solves belongs to the file."""
        self._stop_comparing()
        if self._looking is not None:
            self._looking.finished.disconnect(self._take_looks)
            detach(self._looking)
            self._looking = None

    def restore_state(self, other: Judging) -> None:
        """Take over what is known from another window of the same document."""
        self._looked.update(other._looked)
        self._alike.update(other._alike)
        self._is_mine, self._was_edited = other._is_mine, other._was_edited
        self.altered.emit()


def _shown(now: Problem | None, original: Problem, *, shown: bool) -> Problem:
    entry = anonymous(original if now is None else now)
    return named(entry, original) if shown else entry
