"""Questions asked before something could be lost, as data, and the boxes that ask them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from matewright.gui.widgets.modal import answered
from matewright.wording import Wording

_words: Final = Wording("Questions")


class Answer(Enum):
    """What to do with unsaved changes."""

    SAVE = auto()
    DISCARD = auto()
    CANCEL = auto()


@dataclass(frozen=True, slots=True)
class Confirmation:
    """A question in English. `{name}` is its subject, `action` the button that goes on."""

    title: str
    text: str
    details: str
    action: str = ""


UNSAVED: Final = Confirmation(
    _words.later("Not saved"),
    "{name}",
    _words.later("Save before closing?"),
)
"""A document is to be closed; `name` holds sentences that say what would be lost."""

LOST_FILE: Final = Confirmation(
    _words.later("The file is gone"),
    _words.later("“{name}” was deleted or renamed by another program."),
    _words.later("Save its problems before going on?"),
)
"""The problems to be closed exist only in the window."""

DROPPING_SETTINGS: Final = Confirmation(
    _words.later("Settings found"),
    _words.later("{name} of the last search would be lost."),
    _words.later("Keep them as versions or problems first, or start anew."),
    _words.later("&Start Anew"),
)
"""A search of the workshop is to begin; `name` counts the settings of the one before."""

RELOADING: Final = Confirmation(
    _words.later("Unsaved changes"),
    _words.later("“{name}” has changes here that are not saved."),
    _words.later("Give them up and show what is on the disk?"),
    _words.later("&Give Up Changes"),
)
"""A file is to be reloaded although there are changes."""

OVERWRITING: Final = Confirmation(
    _words.later("File changed on disk"),
    _words.later("“{name}” was changed by another program since it was opened."),
    _words.later("Overwrite it with what is shown here?"),
    _words.later("&Overwrite"),
)

TWO_SOLUTIONS: Final = Confirmation(
    _words.later("Two solutions"),
    _words.later("The text of the solution is another one than the answer: {name}"),
    _words.later("Save both? “Replace” below the play lets the answer take the place of the text."),
    _words.later("&Save Both"),
)
"""`name` are the numbers of the problems."""

REPLACING: Final = Confirmation(
    _words.later("Replace the file"),
    _words.later("“{name}” exists already."),
    _words.later("Replace it?"),
    _words.later("&Replace"),
)

LEAVING: Final = Confirmation(
    _words.later("Something leaves the board"),
    "{name}",
    _words.later("Undo brings everything back."),
    _words.later("Con&tinue"),
)
"""`name` holds sentences that say what leaves the board."""


DOUBTFUL: Final = Confirmation(
    _words.later("Before it starts"),
    "{name}",
    _words.later("The director decides: take these problems all the same?"),
    _words.later("&Take Them"),
)
"""`name` holds sentences that say what speaks against problems of a contest."""

HANDING_IN: Final = Confirmation(
    _words.later("Hand in the round"),
    _words.later("All answers are handed in; {name}."),
    _words.later("Nothing can be added after that."),
    _words.later("&Hand In"),
)
"""`name` says how much time is left."""

INTERRUPTING: Final = Confirmation(
    _words.later("Interrupt the round"),
    _words.later("The clock of {name} stops, and the answers are kept."),
    _words.later("Solutions can be seen until the round goes on."),
    _words.later("&Interrupt"),
)


class Losses(Enum):
    """What to do if a format cannot hold everything."""

    SAVE = auto()
    CHANGE_FORMAT = auto()
    CANCEL = auto()


def ask_about_losses(parent: QWidget, name: str, sentences: str, other: str = "") -> Losses:
    """Ask whether to save in a format that cannot hold everything, or in an `other` (`.olv`)."""
    box = _box(
        parent,
        _words("Something will be left out"),
        _words("“{name}” cannot hold everything.", name=name),
        sentences,
    )
    box.setIcon(QMessageBox.Icon.Warning)
    roles = QMessageBox.ButtonRole
    change = box.addButton(_words("Save as {ending}", ending=other), roles.AcceptRole)
    change.setVisible(bool(other))
    go_on = box.addButton(_words("&Save anyway"), roles.AcceptRole)
    cancel = _add_cancel(box)
    box.setDefaultButton(change if other else cancel)
    answered(box)
    clicked = box.clickedButton()
    if clicked is go_on:
        return Losses.SAVE
    return Losses.CHANGE_FORMAT if clicked is change else Losses.CANCEL


def _box_for(parent: QWidget, question: Confirmation, name: str) -> QMessageBox:
    text = _words(question.text, name=name)
    return _box(parent, _words(question.title), text, _words(question.details))


def _box(parent: QWidget, title: str, text: str, details: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    # A file may be called <b>.
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setInformativeText(details)
    return box


def ask_to_save(parent: QWidget, question: Confirmation, name: str) -> Answer:
    """Ask with Save as the default. Esc means Cancel."""
    box = _box_for(parent, question, name)
    box.setIcon(QMessageBox.Icon.Question)
    buttons = QMessageBox.StandardButton
    box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
    # Not every platform gives its standard buttons a mnemonic.
    for button, text in (
        (buttons.Save, _words("&Save")),
        (buttons.Discard, _words("&Discard")),
        (buttons.Cancel, _words("&Cancel")),
    ):
        box.button(button).setText(text)
    box.setDefaultButton(buttons.Save)
    box.setEscapeButton(buttons.Cancel)
    answers = {buttons.Save: Answer.SAVE, buttons.Discard: Answer.DISCARD}
    return answers.get(buttons(answered(box)), Answer.CANCEL)


def confirm(parent: QWidget, question: Confirmation, name: str) -> bool:
    """Ask with Cancel as the default. True: go on."""
    box = _box_for(parent, question, name)
    box.setIcon(QMessageBox.Icon.Warning)
    go_on = box.addButton(_words(question.action), QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(_add_cancel(box))
    answered(box)
    return box.clickedButton() is go_on


def _add_cancel(box: QMessageBox) -> QPushButton:
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    # Not every platform gives its standard buttons a mnemonic.
    cancel.setText(_words("&Cancel"))
    box.setEscapeButton(cancel)
    return cancel
