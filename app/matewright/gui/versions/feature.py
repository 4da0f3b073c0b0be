"""The versions of the problem: kept, named, compared and restored."""

from __future__ import annotations

from matewright.gui.answer.feature import AnswerFeature
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature
from matewright.gui.preferences.shortcuts import TipWithKeys
from matewright.gui.versions.commands import VersionCommands
from matewright.gui.versions.versions_pane import VersionsPane


class VersionsFeature(Feature):
    """Earlier states of a problem, which can be restored."""

    def __init__(self, desk: Desk, answer: AnswerFeature) -> None:
        super().__init__(desk)
        self.version_commands = VersionCommands(desk, desk.window)
        self.versions = VersionsPane(desk, self.version_commands, desk.window)
        self.panes = (self.versions,)
        self.version_commands.input_requested.connect(desk.input_requested)
        self.commands = (
            Command(
                "solution.keep-version",
                self.tr("&Keep This Version …"),
                self.version_commands.keep,
                ("Ctrl+Shift+V",),
            ),
            Command(
                "solution.compare-runs",
                self.tr("C&ompare Versions …"),
                self.version_commands.compare_answers,
                ("Alt+Shift+C",),
                enabled=lambda: len(desk.kept.to_compare) > 1,
            ),
        )
        self.key_hints = (
            ("solution.keep-version", TipWithKeys(self.versions.keep_button)),
            ("solution.compare-runs", TipWithKeys(self.versions.compare_button)),
        )
        answer.answer.runs.compare_requested.connect(self.version_commands.compare_answers)
