"""Fields shared by the dialogs of exporting and printing."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import (
    QComboBox,
    QGroupBox,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from matewright.formats.page_template import MOST_COLUMNS, TEMPLATES
from matewright.gui.collection.problem_choice import ProblemChoice
from matewright.gui.preferences import preferences as p
from matewright.gui.preferences.bindings import Bindings
from matewright.render.pages import PER_PAGE
from matewright.wording import Wording

_words: Final = Wording("Printing")


def per_page_box(bindings: Bindings) -> QComboBox:
    """A field for the number of diagrams on a page."""
    return bindings.choice(p.PRINT_PER_PAGE, ((number, str(number)) for number in PER_PAGE))


def template_box(bindings: Bindings) -> QComboBox:
    """A field for the template of pages."""
    return bindings.choice(
        p.PRINT_TEMPLATE, ((name, template.title) for name, template in TEMPLATES.items())
    )


def columns_box(bindings: Bindings) -> QSpinBox:
    """A field for the columns of solutions."""
    return bindings.number(p.PRINT_COLUMNS, 0, MOST_COLUMNS, special=_words("As many as fit"))


def follow_template(template: QComboBox, per_page: QComboBox, paper: QComboBox) -> None:
    """Have the choice of a template choose what it is usually printed with."""

    def take_over() -> None:
        chosen = TEMPLATES[template.currentData()]
        per_page.setCurrentIndex(per_page.findData(chosen.per_page))
        paper.setCurrentIndex(paper.findData(chosen.paper))

    template.activated.connect(take_over)


def paper_box(bindings: Bindings) -> QComboBox:
    """A field for the size of the paper."""
    papers = (("a4", _words("A4")), ("a5", _words("A5")), ("letter", _words("Letter")))
    return bindings.choice(p.PRINT_PAPER, papers)


def problems_group(choice: ProblemChoice, count: int, parent: QWidget) -> QGroupBox:
    """A field for which of `count` problems to use; hidden if there is only one."""
    group = QGroupBox(_words("Problems"), parent)
    QVBoxLayout(group).addWidget(choice)
    group.setVisible(count > 1)
    return group
