"""What a feature names is there: its commands in the menus, its panes in docks of their rank."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenuBar

from matewright.gui.desk.feature import Command
from matewright.gui.menus.entries import Entries
from tests.gui.conftest import Person
from tests.gui.fake_desk import FakeDesk


def test_commands_of_a_feature_stand_at_the_end_of_the_menu_they_name(fake_desk: FakeDesk) -> None:
    done: list[str] = []
    bar = QMenuBar(fake_desk.owner)
    menu = Entries(bar, "solve")
    menu.add("start", "Solve", lambda: done.append("start"))
    menu.add_commands(
        (
            Command("solve.other", "&Other", lambda: done.append("other"), ("Ctrl+Alt+9",)),
            Command("view.more", "More", lambda: done.append("more")),
            Command("solve.stop", "Stop", lambda: None, enabled=lambda: fake_desk.is_running),
        )
    )
    names = [action.objectName() for action in menu.menu.actions() if not action.isSeparator()]
    assert names == ["solve.start", "solve.other", "solve.stop"]
    menu.update()
    start, other, stop = (action for action in menu.menu.actions() if not action.isSeparator())
    assert (start.isEnabled(), other.isEnabled(), stop.isEnabled()) == (True, True, False)
    assert other.shortcut() == QKeySequence("Ctrl+Alt+9")
    other.trigger()
    assert done == ["other"]


def test_everything_that_features_name_is_in_the_window(person: Person) -> None:
    window = person.window
    panes = [pane for feature in window.features.all for pane in feature.panes]
    specs = window.docks.panes
    assert len({spec.name for spec in specs}) == len(specs) == len(panes)
    assert len({spec.rank for spec in specs}) == len(specs), "two would change places by chance"
    names = {command.name for command in window.shortcuts.commands}
    for feature in window.features.all:
        assert {command.id for command in feature.commands} <= names
        assert {command for command, _ in feature.key_hints} <= names
    assert isinstance(window.findChild(QAction, "solve.compare"), QAction)
