"""Setting a contest: its problems, and the points for their variations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from matewright import engine
from matewright.errors import MatewrightError
from matewright.formats import catalogue
from matewright.gui.collection.problem_choice import Listed
from matewright.gui.contest.open_contest import MOST_PROBLEMS, OpenContest
from matewright.gui.desk.desk import Desk
from matewright.gui.file.dialogs import ask_where_to_save, with_ending_of
from matewright.gui.widgets import questions
from matewright.gui.widgets.error_box import show_error
from matewright.gui.widgets.modal import answered
from matewright.model.problem import Problem
from matewright.services.contest import solved
from matewright.services.contest.contest_file import Contest
from matewright.services.file.convert import write
from matewright.services.work import Work

if TYPE_CHECKING:
    from matewright.gui.contest.set_dialog import Wanted
    from matewright.services.contest.choosing import Wish

_FORMAT: Final = "olv"
"""The format that holds what belongs to a contest."""


class Shelf(Protocol):
    """What the program knows of files and windows."""

    @property
    def folder(self) -> str:
        """Where dialogs begin to look for files."""

    def is_shown(self, path: Path) -> bool:
        """Whether a window shows a file."""

    def open(self, path: Path) -> bool:
        """Open a file in this window if it is untouched, else in a new one."""


class Setting(QObject):
    """Makes a contest of problems of the open file, of which `offered` are those the list shows."""

    def __init__(
        self, desk: Desk, contest: OpenContest, shelf: Shelf, offered: Callable[[], Listed]
    ) -> None:
        super().__init__(desk)
        self._desk, self._contest, self._shelf = desk, contest, shelf
        self._offered = offered
        self._window = desk.window

    def set_round(self) -> None:
        """Ask which problems make a contest, solve them, and write it into a file of its own."""
        from matewright.gui.contest.set_dialog import SetRoundDialog

        self._desk.input_requested.emit()
        document = self._desk.document
        dialog = SetRoundDialog(
            document.current,
            len(document.collection),
            self._offered(),
            self.tr("Club evening"),
            MOST_PROBLEMS,
            self._window,
        )
        if answered(dialog) == QDialog.DialogCode.Accepted and dialog.wanted is not None:
            self.make(dialog.wanted)

    def make(self, wanted: Wanted) -> bool:
        """Make a contest of what is wanted, and open it once it has a file."""
        from matewright.services.contest import choosing

        title, collection = self.tr("Set a Round"), self._desk.document.collection
        rounds: Sequence[Sequence[Problem]] | None
        if wanted.wish is None:
            rounds = choosing.by_stipulation([collection[index] for index in wanted.indices])
        else:
            rounds = self._chosen(wanted.wish, title)
        if rounds is None:
            return False
        if len(wanted.minutes) > len(rounds):
            words = self.tr("There are more times ({times}) than rounds ({rounds}).")
            words = words.format(times=len(wanted.minutes), rounds=len(rounds))
            show_error(self._window, title, words)
            return False
        contest = self._of_problems(wanted, rounds, title)
        return (
            contest is not None and self._contest.may_stay(contest) and self._save(contest, title)
        )

    def _of_problems(
        self, wanted: Wanted, rounds: Sequence[Sequence[Problem]], title: str
    ) -> Contest | None:
        from matewright.services.contest import choosing

        try:
            made = choosing.contest_of(wanted.name, wanted.rules, rounds, wanted.minutes)
            answers = self._contest.solve(made, title)
            return None if answers is None else solved.with_counts(answers)
        except MatewrightError as error:
            show_error(self._window, title, str(error))
            return None

    def _chosen(self, wish: Wish, title: str) -> Sequence[Sequence[Problem]] | None:
        """Problems at random that meet a wish; None when there are too few, or it is cancelled."""
        from matewright.services.contest import choosing

        document = self._desk.document
        problems = document.collection
        path = None if document.is_modified else document.path

        def find(work: Work) -> Sequence[Sequence[Problem]]:
            def watch(*_: object) -> None:
                work.advance(work.done)

            return choosing.chosen_from(problems, path, wish, engine.Options(), watch, watch)

        try:
            return self._contest.work.try_to_do(find, self.tr("Choosing problems …"))
        except MatewrightError as error:
            show_error(self._window, title, str(error))
            return None

    def _save(self, contest: Contest, title: str) -> bool:
        """Ask for a name, write the contest, and open it."""
        form = catalogue.by_name(_FORMAT)
        start = Path(self._shelf.folder) / f"{self.tr('contest')}{form.suffixes[0]}"
        chosen = ask_where_to_save(self._window, title, start, (form,), form)
        if chosen is None:
            return False
        path = with_ending_of(chosen.path, form).absolute()
        if self._shelf.is_shown(path):
            words = self.tr("“{name}” is open in a window; choose another name.")
            show_error(self._window, title, words.format(name=path.name))
            return False
        is_other = path != chosen.path.absolute() or chosen.is_completed
        # The system's dialog has confirmed the name only as it was typed.
        if (
            is_other
            and path.exists()
            and not questions.confirm(self._window, questions.REPLACING, path.name)
        ):
            return False
        return self._contest.done(lambda: write(path, contest.problems())) and self._shelf.open(
            path
        )

    def edit_points(self) -> None:
        """Let the director say for which variations there are points."""
        from matewright.gui.contest.points_dialog import PointsDialog
        from matewright.services.contest import points

        self._desk.input_requested.emit()
        title, document = self.tr("Points for Variations"), self._desk.document
        contest = self._contest.read(title)
        if contest is None:
            return
        proposing = self.tr("Looking for variations …")
        try:
            bare = contest.with_variations({entry.number: () for entry in contest.entries})
            proposed = self._contest.work.do(lambda: points.proposed(bare), proposing)
        except MatewrightError as error:
            show_error(self._window, title, str(error))
            return
        lines = {entry.number: entry.variations for entry in proposed.entries}

        def check(changed: Contest) -> None:
            self._contest.work.do(lambda: points.proposed(changed), proposing)

        dialog = PointsDialog(contest, lambda entry: lines[entry.number], check, self._window)
        if answered(dialog) != QDialog.DialogCode.Accepted:
            return
        changed = {
            index: problem
            for index, problem in enumerate(dialog.contest.problems())
            if problem.extra != document.collection[index].extra
        }
        document.edit_many(changed, self.tr("Change Points of Variations"))
