"""The keys of the commands: the defaults and the user's own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from matewright.gui.preferences.preferences import Preference, Preferences

_KEY: Final = "shortcuts/"
_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
_NO_TEXT: Final = re.compile(r"(Ctrl|Alt|Meta)\+|F\d+$")

Keys = tuple[QKeySequence, ...]


@dataclass(frozen=True, slots=True)
class Command:
    """A menu command: its stable `name`, its menu, and its title.

    `keys` are its present shortcuts, `usual` the default ones.
    """

    name: str
    menu: str
    text: str
    keys: Keys
    usual: Keys


class Shortcuts(QObject):
    """Gives the commands of a window the user's keys, now and after each change."""

    def __init__(self, menus: Sequence[QMenu], preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._entries = {
            entry.action.objectName(): entry for menu in menus for entry in _entries(menu)
        }
        self._usual: Mapping[str, Keys] = MappingProxyType(
            {name: tuple(entry.action.shortcuts()) for name, entry in self._entries.items()}
        )
        self._followers: dict[str, list[Callable[[str], object]]] = {}
        for name in self._entries:
            if preferences.is_set(_KEY + name):
                self._apply(name)
        preferences.changed.connect(self._follow)

    @property
    def commands(self) -> tuple[Command, ...]:
        """All commands in the order of the menus, with the keys they have now."""
        return tuple(
            Command(name, one.menu, one.text, tuple(one.action.shortcuts()), self._usual[name])
            for name, one in self._entries.items()
        )

    def set_keys(self, name: str, keys: Keys) -> None:
        """Change and store the keys of a command; it may have none."""
        self._preferences.set(self._preference(name), _text(keys))

    def follow(self, name: str, tell: Callable[[str], object]) -> None:
        """Call `tell` with the first of a command's keys (`Ctrl+F`), now and after each change.

        For texts that name it; empty where the user left the command no key.
        """
        self._followers.setdefault(name, []).append(tell)
        tell(self._first(name))

    def _first(self, name: str) -> str:
        return native(self._entries[name].action.shortcuts()[:1])

    def _preference(self, name: str) -> Preference[str]:
        return Preference(_KEY + name, _text(self._usual[name]), _is_readable)

    def _follow(self, key: str) -> None:
        name = key.removeprefix(_KEY)
        if key.startswith(_KEY) and name in self._entries:
            self._apply(name)

    def _apply(self, name: str) -> None:
        chosen = self._preferences.get(self._preference(name))
        self._entries[name].action.setShortcuts(_keys(chosen))
        for tell in self._followers.get(name, ()):
            tell(self._first(name))


def would_type(keys: QKeySequence) -> bool:
    """Whether these keys type text in a field, so that a command must not use them."""
    return _NO_TEXT.search(keys.toString(_PORTABLE)) is None


def _text(keys: Iterable[QKeySequence]) -> str:
    return QKeySequence.listToString(list(keys), _PORTABLE)


def _keys(text: str) -> list[QKeySequence]:
    # Qt parses an empty text as an empty sequence.
    return QKeySequence.listFromString(text, _PORTABLE) if text else []


def _is_readable(text: str) -> bool:
    """Whether a text of the settings file names keys, or none at all."""
    return all(keys.toString() for keys in _keys(text))


@dataclass(frozen=True, slots=True)
class _Entry:
    """An entry of a menu with the title of the menu; those of a menu inside it name that too."""

    menu: str
    text: str
    action: QAction


def _entries(menu: QMenu, above: Sequence[str] = ()) -> Iterator[_Entry]:
    """The entries of a menu, and of those in it, that have a stable name."""
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _entries(inner, (*above, _plain(menu.title())))
        elif action.objectName():
            title, *between = (*above, _plain(menu.title()))
            yield _Entry(title, " › ".join([*between, _plain(action.text())]), action)


def _plain(text: str) -> str:
    """A menu text without its mnemonic and its dots: `&Open …` is `Open`."""
    words = text.split("\t", maxsplit=1)[0].rstrip(" …")
    return words.replace("&&", "\0").replace("&", "").replace("\0", "&")


def with_keys(words: str, keys: str) -> str:
    """A tool tip that ends with the keys of its command, where there are any."""
    return f"{words} ({keys})" if keys else words


class TipWithKeys:
    """Has the tool tip of a widget end with the keys of its command, told by a call."""

    def __init__(self, widget: QWidget) -> None:
        self._widget, self._words = widget, widget.toolTip()

    def __call__(self, keys: str) -> None:
        """Name these keys, or none."""
        self._widget.setToolTip(with_keys(self._words, keys))


def native(keys: Iterable[QKeySequence]) -> str:
    """Keys in readable form: `Ctrl+Shift+Z, Ctrl+Y`."""
    return ", ".join(one.toString(QKeySequence.SequenceFormat.NativeText) for one in keys)
