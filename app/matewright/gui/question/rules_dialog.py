"""The rules of a fairy problem, explained."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QWidget

from matewright.formats.rules import condition_rules, piece_rules, version
from matewright.gui.docks.pane import scrolled
from matewright.gui.widgets.form import Buttons
from matewright.gui.widgets.layouts import in_column
from matewright.gui.widgets.theme import STEP
from matewright.model.problem import Problem

_WIDTH = 120 * STEP
_HEIGHT = 70 * STEP


class RulesDialog(QDialog):
    """Explains in a sentence what each condition and each fairy man of a problem does."""

    def __init__(self, problem: Problem, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules of This Problem"))
        conditions = list(problem.conditions)
        for twin in problem.twins:
            conditions += twin.conditions(())
        rules = [*condition_rules(dict.fromkeys(conditions)), *piece_rules(problem.position)]
        self.label = QLabel(self)
        self.label.setObjectName("rules")
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.label.setWordWrap(True)
        self.label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        paragraphs = [_paragraph(rule) for rule in rules]
        nothing = self.tr("Orthodox chess: there is nothing to explain.")
        paragraphs.append(escape(version(conditions) if rules else nothing))
        self.label.setText("".join(f"<p>{text}</p>" for text in paragraphs))
        buttons = Buttons(self)
        buttons.close_button(self.tr("Close"))
        in_column(
            (scrolled(self.label), 1),
            buttons,
            on=self,
            margins=(4 * STEP, 3 * STEP, 4 * STEP, 3 * STEP),
        )
        self.resize(_WIDTH, _HEIGHT)


def _paragraph(rule: str) -> str:
    name, _, meaning = rule.partition(": ")
    return f"<b>{escape(name)}</b>: {escape(meaning)}"
