"""Printing and exporting, loaded when it is first used."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence

from matewright.gui.board.feature import BoardFeature
from matewright.gui.collection.feature import CollectionFeature
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature

if TYPE_CHECKING:
    from matewright.gui.publishing.commands import Publishing


class PublishingFeature(Feature):
    """Loads the commands that print and export on first use; few people need them daily."""

    def __init__(
        self, desk: Desk, board: BoardFeature, collection: CollectionFeature, settings: QSettings
    ) -> None:
        super().__init__(desk)
        self._board = board.board
        self._problems = collection.problems
        self._settings = settings
        self._made: Publishing | None = None
        self.commands = (
            Command(
                "file.export-diagram",
                self.tr("&Diagram …"),
                self._run(lambda out: out.export_diagram()),
                ("Ctrl+E",),
            ),
            Command(
                "file.export-solutions",
                self.tr("&Problems …"),
                self._run(lambda out: out.export_solutions()),
            ),
            Command(
                "file.copy-picture",
                self.tr("&Copy Diagram as Picture"),
                self._run(lambda out: out.copy_picture()),
                ("Ctrl+Alt+C",),
                "copy",
            ),
            Command(
                "file.print",
                self.tr("&Print …"),
                self._run(lambda out: out.print_problems()),
                (QKeySequence.StandardKey.Print,),
            ),
        )

    def _run(self, command: Callable[[Publishing], object]) -> Callable[[], object]:
        return lambda: command(self.publishing)

    @property
    def publishing(self) -> Publishing:
        """The commands, created now if necessary."""
        if self._made is None:
            from matewright.gui.publishing.commands import Publishing

            desk = self._desk
            self._made = made = Publishing(
                desk.document,
                desk.preferences,
                self._settings,
                lambda: self._board.flipped,
                lambda: self._problems.offered,
                desk.window,
            )
            made.message.connect(desk.message)
            made.input_requested.connect(desk.input_requested)
        return self._made

    def shut_down(self) -> None:
        """Cancel writing."""
        if self._made is not None:
            self._made.shut_down()
