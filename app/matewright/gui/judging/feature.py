"""Judging a tourney: its file is opened without names, marked, and its award written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final, Protocol

from matewright.errors import Cancelled, MatewrightError
from matewright.formats import catalogue
from matewright.formats.format import Output
from matewright.gui.background.timers import one_shot
from matewright.gui.batch.runner import BatchRunner
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature
from matewright.gui.document.document import Document
from matewright.gui.file.dialogs import ask_for_file, ask_for_files, ask_where_to_save
from matewright.gui.judging.judging import Judging
from matewright.gui.judging.pane import JudgingPane
from matewright.gui.widgets.blocking_task import BlockingTask
from matewright.gui.widgets.error_box import in_short, show_error
from matewright.services.judging import award
from matewright.services.judging.entries import Tourney

_FORMATS: Final = ("html", "markdown", "latex", "pdf", "text")
_MOST_DOUBTS: Final = 12


class Shelf(Protocol):
    """What the program knows of files and windows."""

    @property
    def folder(self) -> str:
        """Where dialogs begin to look for files."""

    def is_shown(self, path: Path) -> bool:
        """Whether a window shows a file."""

    def show(self, load: Callable[[Document], object]) -> None:
        """Load something into the document of an untouched window, which comes to the front."""


class JudgingFeature(Feature):
    """Opens tourneys with the help of the program's `shelf`."""

    def __init__(self, desk: Desk, runner: BatchRunner, shelf: Shelf) -> None:
        super().__init__(desk)
        self._shelf, self._window = shelf, desk.window
        self._work = BlockingTask(desk.window)
        self.judging = Judging(desk, runner)
        self.pane = JudgingPane(desk, self.judging, desk.window)
        self.panes = (self.pane,)
        self.commands = (
            Command("collection.judge", self.tr("&Judge a Tourney …"), self.ask_and_open),
            Command(
                "collection.show-names",
                self.tr("S&how Names"),
                self.switch_names,
                enabled=lambda: self.judging.may_change_names,
                checked=lambda: self.judging.shows_names,
            ),
        )
        self.pane.anticipations_requested.connect(self.ask_where_to_look)
        self.pane.award_requested.connect(self.write_award)
        self.judging.failed.connect(self._report)
        self.judging.altered.connect(self.commands_changed)
        self.judging.began.connect(self.commands_changed)
        self._showing = one_shot(self, self._come_forward)
        desk.document.replaced.connect(self._showing.start)
        if desk.document.tourney is not None:
            # The docks are there a moment later.
            self._showing.start()

    def ask_and_open(self) -> bool:
        """Ask for the file of a tourney and open it."""
        self._desk.input_requested.emit()
        chosen = ask_for_file(self._window, self._shelf.folder)
        return chosen is not None and self.open(chosen.path)

    def open(self, path: Path) -> bool:
        """Show the entries of a file without names, in this window if it is untouched."""
        path = path.absolute()
        title = self.tr("Cannot judge the file")
        if self._work.is_busy:
            return False
        if self._shelf.is_shown(path):
            sentence = self.tr("“{name}” is open in a window, with its names: close that first.")
            show_error(self._window, title, sentence.format(name=path.name))
            return False
        reading = self.tr("Reading {name} …").format(name=path.name)
        try:
            tourney = self._work.try_to_do(lambda work: Tourney.open(path, work), reading)
        except MatewrightError as error:
            show_error(self._window, title, str(error))
            return False
        if tourney is None:
            return False
        self._shelf.show(lambda document: document.show_tourney(tourney, tourney.entries))
        return True

    def switch_names(self) -> None:
        """Show the names of the authors, or hide them again."""
        self.judging.show_names(shown=not self.judging.shows_names)

    def ask_where_to_look(self) -> None:
        """Ask for collections, and look in them for anticipations."""
        chosen = ask_for_files(self._window, self._shelf.folder)
        self.judging.compare([one.path for one in chosen])

    def write_award(self) -> bool:
        """Ask for a name and write the award; what is doubtful about it is told then."""
        # Loaded when it is first used.
        from matewright.gui.publishing.saving import watched_drawing, watched_writing

        self._desk.input_requested.emit()
        judging, title = self.judging, self.tr("Cannot write the award")
        tourney = judging.tourney
        if tourney is None:
            return False
        places = judging.places()
        try:
            problems = award.collection_of(places, show_names=judging.shows_names)
        except MatewrightError as error:
            show_error(self._window, title, str(error))
            return False
        formats = tuple(map(catalogue.by_name, _FORMATS))
        start = tourney.path.parent / f"{self.tr('award')}{formats[0].suffixes[0]}"
        chosen = ask_where_to_save(
            self._window, self.tr("Write the Award"), start, formats, formats[0]
        )
        if chosen is None:
            return False
        file_format = chosen.file_format or formats[0]
        output = Output(
            notation=replace(self._desk.notation, effects=True),
            title=self.tr("Award"),
            introduction=award.introduction(len(tourney.keys), places),
        )
        write = watched_drawing if file_format.name in catalogue.DRAWN else watched_writing
        try:
            write(chosen.path, file_format, problems, output, self._window)
        except Cancelled:
            return False
        except MatewrightError as error:
            show_error(self._window, title, str(error))
            return False
        self._desk.message.emit(self.tr("Wrote {name}").format(name=chosen.path.name))
        doubts = list(award.doubts(places))
        if doubts:
            heading = self.tr("Before the award is published")
            show_error(self._window, heading, in_short(doubts, _MOST_DOUBTS))
        return True

    def restore_state(self, other: JudgingFeature) -> None:
        """Take over what is known of the entries."""
        self.judging.restore_state(other.judging)

    def shut_down(self) -> None:
        """Stop what goes on."""
        self.pane.keep_typed()
        self.judging.drop()
        self._work.shut_down()

    def _come_forward(self) -> None:
        if self.judging.tourney is not None:
            self._desk.docks.bring_forward("judging", self.pane.table)

    def _report(self, title: str, sentence: str) -> None:
        show_error(self._window, title, sentence)
