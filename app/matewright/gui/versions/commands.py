"""The commands for the versions of the problem shown; each is one undo step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QInputDialog, QLineEdit, QWidget

from matewright.gui.desk.desk import Desk
from matewright.gui.preferences.preferences import BOARD_PIECES, BOARD_THEME
from matewright.gui.solving.run_choice import run_title
from matewright.gui.widgets.modal import answered
from matewright.gui.widgets.theme import STEP
from matewright.model.problem import Version
from matewright.model.versions import next_number, version_of
from matewright.render.look import Look
from matewright.services.versions.version_entries import listed

_LONGEST_NAME: Final = 100
_BESIDE_TITLE: Final = 50 * STEP
"""Room for what stands beside the title of a dialog."""


class VersionCommands(QObject):
    """Keeps, names, drops, restores and compares versions.

    * `input_requested`: what is typed but not yet handed on belongs to the state that is kept.
    """

    input_requested = Signal()

    def __init__(
        self,
        desk: Desk,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._desk = desk
        self._document = desk.document
        self._window = window

    def keep(self) -> None:
        """Ask for a name and keep the problem as it stands now."""
        self.input_requested.emit()
        name = self._ask_for_name(self.tr("Keep This Version"), "")
        if name:
            version = self._state_of_now(name)
            words = self.tr("Keep Version “{name}”").format(name=name)
            self._document.change_versions({version.number: version}, words)

    def _state_of_now(self, name: str) -> Version:
        """The problem with its answer: its own, or the one found live."""
        problem, live = self._document.problem, self._desk.live.answer
        for version in reversed(problem.versions):
            is_known = version.solution is not None or live is None
            if not version.name and is_known and version.problem.question == problem.question:
                return replace(version, name=name)
        if not problem.solution_is_current and live is not None:
            problem = problem.solved(live)
        return version_of(problem, next_number(problem), name)

    def rename(self, version: Version) -> None:
        """Ask for another name; an empty one removes the name."""
        name = self._ask_for_name(self.tr("Name the Version"), version.name)
        if name is not None and name != version.name:
            renamed = replace(version, name=name)
            self._document.change_versions({version.number: renamed}, self.tr("Name Version"))

    def drop(self, version: Version) -> None:
        """Remove a version; its answer stays if it is the problem's own."""
        self._document.change_versions({version.number: None}, self.tr("Drop Version"))

    def restore(self, version: Version) -> None:
        """Restore a version and its answer."""
        self._document.restore_version(version, self.tr("Restore Version"))

    def compare(self, versions: Sequence[Version]) -> None:
        """Show two versions side by side; one alone beside the problem as it stands now."""
        from matewright.gui.versions.compare_versions import CompareVersionsDialog

        problem = self._document.problem
        now = self._state_of_now(self.tr("Now"))
        kept = self._desk.kept.problem
        titles = {entry.version: entry.summary for entry in listed(kept, self._desk.notation)}
        offered = [
            (
                titles.get(version) or run_title(version)
                if version.name or version.problem.question != problem.question
                else run_title(version),
                version,
            )
            for version in kept.versions
            if version.name or version.solution is not None
        ]
        if len(versions) == 1:
            versions = (*versions, now)
            offered.append((now.name, now))
        offered_versions = [version for _, version in offered]
        chosen = self._desk.preferences.get
        look = Look(chosen(BOARD_PIECES), chosen(BOARD_THEME), coordinates=False)
        first, second = (offered_versions.index(version) for version in versions)
        answered(
            CompareVersionsDialog(offered, (first, second), self._desk.notation, look, self._window)
        )

    def compare_answers(self) -> None:
        """Show the viewed answer beside the newest of the others."""
        pair = self._desk.kept.to_compare
        if len(pair) > 1:
            self.compare(pair)

    def _ask_for_name(self, title: str, name: str) -> str | None:
        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(title)
        dialog.setLabelText(self.tr("&Name"))
        dialog.setTextValue(name)
        # The dialog is as wide as its field, and may be narrower than its title, which is then cut.
        width = dialog.fontMetrics().horizontalAdvance(title) + _BESIDE_TITLE
        for field in dialog.findChildren(QLineEdit):
            field.setMinimumWidth(width)
        return dialog.textValue().strip()[:_LONGEST_NAME] if answered(dialog) else None
