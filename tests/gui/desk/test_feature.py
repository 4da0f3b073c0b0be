"""What a feature names is there: its commands in the menus, its panes in docks of their rank."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from matewright.gui.desk.feature import Command, Feature
from matewright.gui.menus import Menus
from matewright.gui.menus.layout import LAYOUT, PANES, Section
from matewright.gui.preferences.preferences import COORDINATES
from tests.gui.conftest import Person
from tests.gui.fake_desk import FakeDesk


def names_in(menu: QMenu) -> list[str]:
    return [action.objectName() for action in menu.actions() if not action.isSeparator()]


@pytest.fixture
def feature(fake_desk: FakeDesk) -> Feature:
    return Feature(fake_desk)


def menus(desk: FakeDesk, *features: Feature) -> Menus:
    return Menus(QMenuBar(desk.owner), desk, features)


def test_commands_stand_where_the_layout_puts_them_and_others_at_the_end(
    fake_desk: FakeDesk, feature: Feature
) -> None:
    done: list[str] = []
    feature.commands = (
        Command("solve.other", "&Other", lambda: done.append("other"), ("Ctrl+Alt+9",)),
        Command("view.flip", "Flip", lambda: done.append("flip")),
        Command("solve.stop", "Stop", lambda: None, enabled=lambda: fake_desk.is_running),
        Command("solve.start", "Solve", lambda: done.append("start")),
    )
    made = menus(fake_desk, feature)
    assert names_in(made.menu("solve")) == ["solve.start", "solve.stop", "solve.other"]
    start, stop, other = (made[name] for name in names_in(made.menu("solve")))
    assert (start.isEnabled(), stop.isEnabled(), other.isEnabled()) == (True, False, True)
    assert other.shortcut() == QKeySequence("Ctrl+Alt+9")
    other.trigger()
    assert done == ["other"]


def test_a_command_says_how_things_are_now(fake_desk: FakeDesk, feature: Feature) -> None:
    state = {"text": "&Undo", "status": "", "can": False}
    feature.commands = (
        Command(
            "edit.undo",
            lambda: str(state["text"]),
            lambda: None,
            enabled=lambda: bool(state["can"]),
            status=lambda: str(state["status"]),
        ),
    )
    entry = menus(fake_desk, feature)["edit.undo"]
    assert (entry.text(), entry.isEnabled(), entry.statusTip()) == ("&Undo", False, "")
    state.update(text="&Undo Shift Left", status="one step", can=True)
    assert entry.text() == "&Undo"
    feature.commands_changed.emit()
    assert (entry.text(), entry.isEnabled(), entry.statusTip()) == (
        "&Undo Shift Left",
        True,
        "one step",
    )


def test_a_switch_shows_what_is_on_not_how_often_it_was_clicked(
    fake_desk: FakeDesk, feature: Feature
) -> None:
    preferences = fake_desk.preferences
    feature.commands = (
        Command("play.mode", "Play", lambda: None, checked=lambda: False),
        Command(
            "view.coordinates",
            "Coordinates",
            lambda: preferences.set(COORDINATES, not preferences.get(COORDINATES)),
            checked=lambda: preferences.get(COORDINATES),
        ),
    )
    made = menus(fake_desk, feature)
    made["play.mode"].trigger()
    assert not made["play.mode"].isChecked(), "it could not be switched on"
    made["view.coordinates"].trigger()
    assert not preferences.get(COORDINATES)
    assert not made["view.coordinates"].isChecked()
    preferences.set(COORDINATES, True)
    assert made["view.coordinates"].isChecked()


class Asking(QObject):
    """A list that asks for its menu."""

    wanted = Signal(QPoint)


def test_a_feature_can_ask_for_a_menu_of_its_commands(
    fake_desk: FakeDesk, feature: Feature
) -> None:
    asking = Asking(fake_desk.owner)
    feature.commands = tuple(
        Command(f"collection.{name}", name, lambda: None)
        for name in ("cut", "column-author", "column-year")
    )
    feature.context_menus = ((asking.wanted, ("collection.column-*", "", "collection.cut")),)
    made = menus(fake_desk, feature)
    (menu,) = made.context_menus
    assert names_in(menu) == [
        "collection.column-author",
        "collection.column-year",
        "collection.cut",
    ]
    asking.wanted.emit(QPoint(5, 5))
    assert menu.isVisible()
    menu.close()


def ids(section: Section) -> Iterator[str]:
    for entry in section.entries:
        if isinstance(entry, Section):
            yield from ids(entry)
        elif entry and entry != PANES:
            yield f"{section.name}.{entry}"


def test_everything_that_features_name_is_in_the_window(person: Person) -> None:
    window = person.window
    panes = [pane for feature in window.features.all for pane in feature.panes]
    specs = window.docks.panes
    assert len({spec.name for spec in specs}) == len(specs) == len(panes)
    assert len({spec.rank for spec in specs}) == len(specs), "two would change places by chance"
    names = {command.name for command in window.shortcuts.commands}
    submenus: set[str] = set()
    for feature in window.features.all:
        assert {command.id for command in feature.commands} <= names
        assert {command for command, _ in feature.key_hints} <= names
        submenus |= set(feature.submenus)
    assert isinstance(window.findChild(QAction, "solve.compare"), QAction)
    for wanted in (name for section in LAYOUT for name in ids(section)):
        begin = wanted.removesuffix("*")
        found = [name for name in names if name == wanted or (begin != wanted and begin in name)]
        assert found or wanted in submenus, f"the layout names {wanted}, which nobody brings"
