"""The menu bar of a window: the commands of its features, where `layout` puts them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QMenuBar

from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.feature import Command, Feature
from matewright.gui.docks.pane_docks import PaneDocks
from matewright.gui.menus.entries import Entry
from matewright.gui.menus.layout import LAYOUT, PANES, Section


class Menus(QObject):
    """The menus of a bar; `menus["solve.stop"]` is an entry.

    `context_menus` are those that features ask for. Without `docks` no entries lead to panes.
    """

    def __init__(
        self,
        bar: QMenuBar,
        desk: Desk,
        features: Sequence[Feature],
        docks: PaneDocks | None = None,
    ) -> None:
        super().__init__(bar)
        self._desk = desk
        commands = [*(one for each in features for one in each.commands), *_leading_to(docks)]
        self._entries = {one.id: Entry(one, desk, self) for one in commands}
        self._submenus = {name: menu for each in features for name, menu in each.submenus.items()}
        self._panes = [] if docks is None else list(_switches(docks))
        self._placed: set[str] = set()
        self._all = _Group(self, self._entries.values())
        self._following = _Group(self, (one for one in self._all.entries if one.follows_desk))
        self.all = [self._menu(section, QMenu(bar)) for section in LAYOUT]
        for section, menu in zip(LAYOUT, self.all, strict=True):
            menu.setObjectName(section.name)
            bar.addMenu(menu)
            self._add_others(section.name, menu)
        self.context_menus: list[QMenu] = []
        for feature in features:
            own = _Group(self, [self._entries[command.id] for command in feature.commands])
            feature.commands_changed.connect(own.refresh)
            for wanted, names in feature.context_menus:
                menu = _ContextMenu(bar)
                menu.addActions([action for name in names for action in self._found(name, menu)])
                wanted.connect(menu.pop_up)
                self.context_menus.append(menu)
        desk.changed.connect(self._follow)
        desk.preferences.changed.connect(self.refresh)
        self.refresh()

    def __getitem__(self, name: str) -> QAction:
        return self._entries[name]

    def menu(self, name: str) -> QMenu:
        """The menu of the bar with that name, as `file`."""
        return next(menu for menu in self.all if menu.objectName() == name)

    def refresh(self) -> None:
        """Enable what applies, and tick what is on."""
        self._all.refresh()

    def _follow(self, changes: Changes) -> None:
        if changes & Changes.SECRECY:
            self._show_secrecy()
        # In automatic play this happens every half second.
        elif changes != Changes.NODE:
            self._following.refresh()

    def _show_secrecy(self) -> None:
        """Enable only what gives nothing away while somebody solves the problem himself."""
        self.refresh()
        for submenu in self._submenus.values():
            submenu.menuAction().setEnabled(not self._desk.is_secret)

    # -- building ----------------------------------------------------------------------------

    def _menu(self, section: Section, menu: QMenu) -> QMenu:
        """A menu of what there is of a section."""
        menu.setTitle(self.tr(section.title))
        choices = QActionGroup(menu)
        for entry in section.entries:
            if isinstance(entry, Section):
                inner = self._menu(entry, QMenu(menu))
                if not all(action.isSeparator() for action in inner.actions()):
                    menu.addMenu(inner)
                continue
            name = f"{section.name}.{entry}" if entry else ""
            if name in self._submenus:
                menu.addMenu(self._submenus[name])
                # While it is empty nobody can open it.
                menu.aboutToShow.connect(self._submenus[name].aboutToShow)
            for action in self._panes if entry == PANES else self._found(name, menu):
                menu.addAction(action)
                self._placed.add(action.objectName())
                if isinstance(action, Entry) and action.is_choice:
                    choices.addAction(action)
        return menu

    def _found(self, name: str, menu: QMenu) -> Iterable[QAction]:
        """The entries of an id, or of all that begin as it does; a separator if it is empty."""
        if not name:
            separator = QAction(menu)
            separator.setSeparator(True)
            return [separator]
        if name.endswith("*"):
            return [one for each, one in self._entries.items() if each.startswith(name[:-1])]
        return [self._entries[name]] if name in self._entries else []

    def _add_others(self, name: str, menu: QMenu) -> None:
        """Put at the end what the layout does not name."""
        others = [
            entry
            for each, entry in self._entries.items()
            if each.startswith(f"{name}.") and each not in self._placed
        ]
        if others:
            menu.addSeparator()
            menu.addActions(others)


# Their methods are connected to signals, which release them when the window is gone.


class _Group(QObject):
    """Entries that are refreshed together."""

    def __init__(self, parent: QObject, entries: Iterable[Entry]) -> None:
        super().__init__(parent)
        self.entries = tuple(entries)

    def refresh(self) -> None:
        for entry in self.entries:
            entry.refresh()


class _ContextMenu(QMenu):
    def pop_up(self, point: QPoint) -> None:
        self.popup(point)


def _switches(docks: PaneDocks) -> Iterator[QAction]:
    """The entries that show and hide a pane; that of solvers comes and goes with the solving."""
    for pane in docks.panes:
        if pane.while_solving:
            continue
        action = docks[pane.name].toggleViewAction()
        action.setObjectName(f"view.{pane.name}")
        action.setText(pane.entry)
        yield action


def _leading_to(docks: PaneDocks | None) -> Iterator[Command]:
    """Commands that bring the keyboard to a pane, behind another tab or not."""
    if docks is not None:
        for pane in sorted(docks.panes, key=lambda pane: pane.keys):
            go = partial(docks.bring_forward, pane.name, pane.target)
            yield Command(
                f"view.go-{pane.name}",
                pane.entry,
                go,
                (pane.keys,),
                while_solving=pane.while_solving,
            )
