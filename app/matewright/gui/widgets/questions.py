"""Questions asked before something could be lost."""

from __future__ import annotations

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


def ask_about_changes(parent: QWidget, name: str) -> Answer:
    """Ask whether to save a document before it is closed. Esc means Cancel."""
    return _ask_to_save(
        parent,
        _words("Unsaved changes"),
        _words("“{name}” has changes that are not saved.", name=name),
        _words("Save them before going on?"),
    )


def ask_about_lost_file(parent: QWidget, name: str) -> Answer:
    """Ask whether to save what is only in the window any more. Esc means Cancel."""
    return _ask_to_save(
        parent,
        _words("The file is gone"),
        _words("“{name}” was deleted or renamed by another program.", name=name),
        _words("Save its problems before going on?"),
    )


def ask_about_reloading(parent: QWidget, name: str) -> bool:
    """Ask whether to read a file again though there are changes. True: read it."""
    return _confirm(
        parent,
        _words("Unsaved changes"),
        _words("“{name}” has changes here that are not saved.", name=name),
        _words("Give them up and show what is on the disk?"),
        _words("&Give Up Changes"),
    )


def ask_about_overwriting(parent: QWidget, name: str) -> bool:
    """Ask whether to overwrite a file that was changed by others. True: overwrite."""
    return _confirm(
        parent,
        _words("File changed on disk"),
        _words("“{name}” was changed by another program since it was opened.", name=name),
        _words("Overwrite it with what is shown here?"),
        _words("&Overwrite"),
    )


def ask_about_replacing(parent: QWidget, name: str) -> bool:
    """Ask whether to replace a file that exists. True: replace."""
    return _confirm(
        parent,
        _words("Replace the file"),
        _words("“{name}” exists already.", name=name),
        _words("Replace it?"),
        _words("&Replace"),
    )


class Losses(Enum):
    """What to do where a format cannot hold everything."""

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


def ask_about_leaving(parent: QWidget, sentences: str) -> bool:
    """Ask whether to go on though something leaves the board. True: go on."""
    return _confirm(
        parent,
        _words("Something leaves the board"),
        sentences,
        _words("Undo brings everything back."),
        _words("&Go on"),
    )


def _box(parent: QWidget, title: str, text: str, details: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    # A file may be called <b>.
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setInformativeText(details)
    return box


def _ask_to_save(parent: QWidget, title: str, text: str, details: str) -> Answer:
    """Ask with Save as the usual answer."""
    box = _box(parent, title, text, details)
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


def _confirm(parent: QWidget, title: str, text: str, details: str, action: str) -> bool:
    """Ask with Cancel as the harmless answer."""
    box = _box(parent, title, text, details)
    box.setIcon(QMessageBox.Icon.Warning)
    go_on = box.addButton(action, QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(_add_cancel(box))
    answered(box)
    return box.clickedButton() is go_on


def _add_cancel(box: QMessageBox) -> QPushButton:
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    # Not every platform gives its standard buttons a mnemonic.
    cancel.setText(_words("&Cancel"))
    box.setEscapeButton(cancel)
    return cancel
