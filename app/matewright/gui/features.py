"""The features of a window: a new one is its folder, and a line here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSettings

from matewright.gui.answer.feature import AnswerFeature
from matewright.gui.batch.commands import BatchCommands
from matewright.gui.board.feature import BoardFeature
from matewright.gui.collection.feature import CollectionFeature
from matewright.gui.contest.controller import SolveYourself
from matewright.gui.contest.feature import ContestFeature
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Feature
from matewright.gui.judging.feature import JudgingFeature
from matewright.gui.legality.feature import LegalityFeature
from matewright.gui.play.feature import PlayFeature
from matewright.gui.program.engine_dialogs import EngineDialogs
from matewright.gui.program.file_feature import FileFeature
from matewright.gui.program.file_window import FileWindow
from matewright.gui.program.help import Help
from matewright.gui.program.open_file import OpenFile
from matewright.gui.program.publishing_feature import PublishingFeature
from matewright.gui.program.window_feature import WindowFeature
from matewright.gui.program.windows import Windows
from matewright.gui.question.feature import QuestionFeature
from matewright.gui.solving.feature import SolvingFeature
from matewright.gui.versions.feature import VersionsFeature
from matewright.gui.workshop.feature import WorkshopFeature
from matewright.model.problem import Problem


class Features:
    """All features, created from the lowest up: each may use those created before it."""

    def __init__(
        self,
        desk: Desk,
        open_file: OpenFile,
        settings: QSettings,
        windows: Windows[Any],
        window: FileWindow,
    ) -> None:
        self.board = BoardFeature(desk)
        self.file = FileFeature(desk, self.board, open_file, settings, windows, window)
        self.question = QuestionFeature(desk, self.board)
        self.solving = SolvingFeature(desk, self.board, self.question, open_file.autosave)
        self.answer = AnswerFeature(desk, self.board, self.question, self.solving)
        self.versions = VersionsFeature(desk, self.answer)
        self.workshop = WorkshopFeature(desk, self.board, self.answer)
        self.collection = CollectionFeature(
            desk, self.board, open_file, settings, lambda: windows.all
        )
        self.play = PlayFeature(desk, self.board)
        self.contest = ContestFeature(
            desk,
            self.board,
            lambda: _finds_answers(open_file),
            lambda: self.collection.problems.listed,
            self.file.files,
            lambda: self.collection.problems.offered,
            open_file.index,
            lambda problems: _show(windows, window, problems),
        )
        self.legality = LegalityFeature(desk, self.board)
        self.batch = BatchCommands(
            desk, open_file.batch, self.question, self.collection, self.solving
        )
        self.judging = JudgingFeature(desk, open_file.batch, self.file.files)
        self.engines = EngineDialogs(desk, self.board, self.question)
        self.help = Help(desk)
        self.publishing = PublishingFeature(desk, self.board, self.collection, settings)
        self.window = WindowFeature(
            desk, self.board, self.question, self.collection, settings, windows
        )
        self.answer.themes.example_requested.connect(self.window.show_example)

    @property
    def all(self) -> tuple[Feature, ...]:
        """All features in the order of their creation."""
        return tuple(one for one in vars(self).values() if isinstance(one, Feature))


def _show(windows: Windows[Any], window: FileWindow, problems: Sequence[Problem]) -> SolveYourself:
    """Show problems in a window, if possible this one, and answer what is solved with there."""
    shown = windows.show_in(window, lambda one: one.document.show_problem(*problems))
    attempt: SolveYourself = shown.attempt
    return attempt


def _finds_answers(open_file: OpenFile) -> bool:
    """Whether problems of a file are being solved, or wait for it."""
    is_solving = any(run.is_open for run in open_file.session.runs)
    return is_solving or open_file.batch.is_running
