"""The language of the window: the available ones, the system's, and how to change it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QTranslator,
)

from matewright import resources, wording

SYSTEM: Final = "system"
"""The choice that stands for the language of the system."""

ENGLISH: Final = "en"

LANGUAGES: Final[Mapping[str, str]] = MappingProxyType(
    {ENGLISH: "English", "de": "Deutsch", "fr": "Français", "ru": "Русский"}
)
"""The languages by code, each named in itself."""

KEYS: Final = (str(QT_TRANSLATE_NOOP("QShortcut", "Return")),)
"""Keys whose names in the window are ours: Qt leaves them in English."""

_SPOKEN: Final = "spoken_language"
"""The name under which the application keeps the code of the language it speaks."""


def code_of(choice: str) -> str:
    """The code of the language that a choice stands for: itself, or that of the system.

    English where the system speaks none of the others.
    """
    if choice in LANGUAGES:
        return choice
    for name in QLocale.system().uiLanguages():
        code = QLocale(name).bcp47Name().split("-")[0]
        if code in LANGUAGES:
            return code
    return ENGLISH


def speak(choice: str) -> None:
    """Use a language from now on: a code of `LANGUAGES`, or `SYSTEM`.

    Numbers and dates go along. What is shown already has to be retranslated by its owner.
    """
    code = code_of(choice)
    app = QCoreApplication.instance()
    assert app is not None, "Qt translates for an application"
    app.setProperty(_SPOKEN, code)
    for old in app.findChildren(QTranslator):
        QCoreApplication.removeTranslator(old)
        old.deleteLater()
    system = QLocale.system()
    # Prefer the system's regional variety of a language.
    own = system.bcp47Name().split("-")[0] == code
    QLocale.setDefault(system if own else QLocale(code))
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for file in (f"{folder}/qtbase_{code}.qm", str(resources.path("translations", _file(code)))):
        translator = QTranslator(app)
        if translator.load(file):
            QCoreApplication.installTranslator(translator)
    wording.speak(None if code == ENGLISH else _translated, _grouped, QLocale().decimalPoint())


def current() -> str:
    """The code of the present language."""
    app = QCoreApplication.instance()
    code = app.property(_SPOKEN) if app is not None else None
    return code if isinstance(code, str) else ENGLISH


def _grouped(number: int) -> str:
    # Qt's own numbers end at 64 bits; those of a file may be of any size.
    return f"{number:,}".replace(",", QLocale().groupSeparator())


def _file(code: str) -> str:
    return f"matewright_{code}.qm"


def _translated(context: str, text: str, number: int) -> str:
    return QCoreApplication.translate(context, text, None, number)
