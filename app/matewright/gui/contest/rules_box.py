"""The rules by which answers are marked, to choose from."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QComboBox, QWidget

from matewright.services.contest import RULES
from matewright.wording import Wording

_words: Final = Wording("contest")


def title_of(name: str) -> str:
    """How rules are called, with their year."""
    titles = {
        "wfcc": _words("WFCC"),
        "magazine": _words("Magazine: the key alone"),
        "club": _words("Club: key and variations"),
    }
    return f"{titles[name]} ({RULES[name].year})"


def rules_box(parent: QWidget) -> QComboBox:
    """A field for the rules, whose data are their names."""
    box = QComboBox(parent)
    for name in RULES:
        box.addItem(title_of(name), name)
    return box
