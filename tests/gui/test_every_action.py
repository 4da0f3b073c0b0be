"""Every entry of every menu, every button and every dialog, found by looking and not by a list."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAction, QContextMenuEvent, QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QMainWindow,
    QMenu,
    QMessageBox,
    QWidget,
)
from shiboken6 import isValid

import matewright
import matewright.gui
from matewright.formats.textfile import FileStamp
from matewright.gui.play.game_controller import LINE, PERSON
from matewright.gui.preferences import translation
from matewright.gui.widgets.error_box import ErrorBox
from matewright.gui.widgets.wait_dialog import WaitDialog
from matewright.model.collection import Collection
from matewright.model.game import Game
from matewright.model.piece import Colour
from matewright.model.play_state import PlayState
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.services.file.files import Opened
from matewright.services.judging.entries import Tourney, keys_of
from matewright.services.play.played_game import legal_moves
from tests.gui import audit
from tests.gui.conftest import PRINZ, FakeEngine, Person, prinz

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow

MAKERS: dict[type[QDialog], Callable[[MainWindow], QDialog]] = {
    ErrorBox: lambda window: ErrorBox(window, "Cannot solve this", "A sentence. " * 60),
    WaitDialog: lambda window: WaitDialog(window, "Reading x.olv …", can_cancel=True),
}
"""Dialogs that no entry and no button opens while all goes well."""


FOREIGN: Final = [code for code in translation.LANGUAGES if code != translation.ENGLISH]


def problems() -> Collection:
    """A file of three: a problem to be solved, one with an answer, and one with twins."""
    position = Position.from_fen(PRINZ)
    unsolved = Problem(position=position, stipulation=stipulation_of("#2"))
    answered = unsolved.solved(matewright.solve(position, "#2"))
    twins = (Twin.parse("Remove g6"),)
    return Collection((unsolved, answered, replace(answered, twins=twins)))


class Watch(QObject):
    """Looks at every menu and dialog that opens, chooses in menus, and presses Esc in dialogs."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self.window = window
        self._looked_at: set[int] = set()
        self._is_looking = False
        self.complaints: list[str] = []
        self.kinds: set[type[QWidget]] = set()
        self.choice = -1
        """Which entry of a menu that opens is chosen; -1: none."""
        self.entries: tuple[str, ...] = ()
        """Of the menu that opened last."""
        self._timer = QTimer(self)
        self._timer.setInterval(10)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        if self._is_looking:
            return
        self._is_looking = True
        try:
            self._look_at_all()
        finally:
            self._is_looking = False

    def _look_at_all(self) -> None:
        for widget in self._others():
            # What was chosen in a menu may have closed it.
            if not isValid(widget) or not widget.isVisible():
                continue
            if isinstance(widget, QMenu):
                self._choose(widget)
            elif isinstance(widget, QDialog):
                self._leave(widget)
            else:
                widget.close()

    def _others(self) -> list[QWidget]:
        return [
            widget
            for widget in QApplication.topLevelWidgets()
            if isinstance(widget, QMenu | QDialog | QMainWindow)
            and widget.isVisible()
            # A window in another language is laid out off screen.
            and not widget.testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
            and widget is not self.window
        ]

    def _choose(self, menu: QMenu) -> None:
        entries = [
            action for action in audit.entries_of(menu) if action.isEnabled() and action.isVisible()
        ]
        self.entries = tuple(entry.text() for entry in entries)
        if menu.objectName() != "qt_edit_menu":
            self.complaints += audit.complaints_about_menu(menu, is_of_bar=False)
        if 0 <= self.choice < len(entries):
            chosen, self.choice = entries[self.choice], -1
            # A dialog that it opens is looked at while it is there.
            self._is_looking = False
            # A timer whose signal is being handled does not fire again; a new one does.
            self._timer.start()
            if chosen in menu.actions():
                menu.setActiveAction(chosen)
                QTest.keyClick(menu, Qt.Key.Key_Return)
            else:
                chosen.trigger()
        if menu.isVisible():
            menu.close()

    def _leave(self, dialog: QDialog) -> None:
        self.kinds.add(type(dialog))
        if id(dialog) not in self._looked_at:
            self._looked_at.add(id(dialog))
            # Qt's own dialogs are as they are.
            if type(dialog).__module__.startswith("matewright") or is_box(dialog):
                self.complaints += audit.complaints_about_dialog(dialog)
        dialog.activateWindow()
        QApplication.processEvents()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        if dialog.isVisible():
            self.complaints.append(f"Esc does not close {type(dialog).__name__}")
            dialog.done(0)

    def settle(self) -> None:
        """Have everything that opened looked at and closed."""
        for _ in range(2):
            QApplication.processEvents()
            self._look()
        self._looked_at.clear()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def in_lines(complaints: list[str]) -> str:
    """Each complaint once, one a line."""
    return "\n" + "\n".join(dict.fromkeys(complaints))


def is_box(dialog: QDialog) -> bool:
    """Whether our code put it together of Qt's parts."""
    return isinstance(dialog, QMessageBox)


STATES: Final = (
    "answered",
    "line",
    "grouped line",
    "edited",
    "undone",
    "annotated",
    "solving",
    "solving it oneself",
    "two runs",
    "twins",
    "game",
    "game taken back",
    "collection view",
    "tourney",
)
"""What a window may be at; some entries are enabled in one of them only."""


class Walker:
    """A user who tries everything in one window, beginning from the same file each time."""

    def __init__(self, person: Person, engine: FakeEngine) -> None:
        self.person, self._engine = person, engine
        self._problems = problems()
        self.watch = Watch(person.window)

    @property
    def window(self) -> MainWindow:
        """The window at hand."""
        return self.person.window

    def begin(self, state: str) -> None:
        """Bring the window into one of the `STATES`."""
        self._find_window()
        window = self.window
        window.attempt.set_aside()
        window.session.stop_all()
        self.person.wait_for_answer()
        window.game.end()
        for colour in Colour:
            window.game.set_seat(colour, PERSON)
        document = window.document
        if document.collection is not self._problems or document.undo_stack.count():
            # Most entries leave the file as it is, and showing it takes its time.
            document.show_copy(Opened(Path("three.olv"), self._problems, FileStamp(0, 0, b"")))
        document.go_to(2 if state == "twins" else 1)
        window.presenter.go_to_diagram()
        window.features.collection.leave_view()
        window.solution_choices.set_grouped(state == "grouped line")
        if state in ("line", "grouped line"):
            for _ in range(2):
                QTest.keyClick(window.answer.play, Qt.Key.Key_Right)
        elif state == "annotated":
            QTest.mouseClick(
                window.board,
                Qt.MouseButton.RightButton,
                Qt.KeyboardModifier.ShiftModifier,
                self.person.at("e4"),
            )
        elif state == "solving":
            window.solve()
        elif state == "solving it oneself":
            window.attempt.begin()
            window.attempt.line.play(
                next(one for one in window.attempt.line.choices if one.uci == "h1h2")
            )
        elif state == "game":
            window.game.begin()
        elif state == "tourney":
            originals = tuple(self._problems)
            tourney = Tourney(Path("three.olv"), originals, keys_of(originals))
            document.show_tourney(tourney, tourney.entries)
        elif state == "game taken back":
            window.game.set_seat(Colour.WHITE, "modern")
            window.game.set_seat(Colour.BLACK, LINE)
            window.game.begin()
            window.game.play(legal_moves(PlayState(Game(document.problem.position)))[0])
            window.game.go_to(0)
        elif state == "two runs":
            for _ in range(2):
                window.solve()
                self._engine.jobs[-1].end(prinz())
                self.person.wait_for_answer()
            window.answer.step_runs(-1)
        elif state in ("edited", "undone"):
            window.document.edit_stipulation("#3")
            if state == "undone":
                window.document.undo_stack.undo()
        window.activateWindow()
        window.board.setFocus()
        if state == "collection view":
            window.features.collection.switch_view()
        for _ in range(2):
            QApplication.processEvents()

    def _find_window(self) -> None:
        """Go on in another window where the one at hand was closed, or rebuilt."""
        windows = self.person.window.windows
        # After another language was chosen a new window takes its place.
        self.person.bot.waitUntil(lambda: not windows.is_rebuilding)
        if self.person.window not in windows.all:
            self.person.window = windows.all[-1] if windows.all else windows.open_new()
            self.watch.window = self.person.window

    def entries(self) -> dict[str, QAction]:
        """The entries of the menu bar by their names."""
        found = [action for menu in self.window.menus.all for action in audit.entries_of(menu)]
        return {action.objectName() or action.text(): action for action in found}

    def do(self, function: Callable[[], object]) -> None:
        """Do something and leave all that opens."""
        function()
        self.watch.settle()


@pytest.fixture
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Have the window speak a language; ask for it before the window."""
    code = str(request.param)
    translation.speak(code)
    yield code
    translation.speak(translation.ENGLISH)


@pytest.fixture
def walker(
    person: Person, engine: FakeEngine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[Walker]:
    # Nothing that is tried may reach the desktop or leave files in the folder of the tests.
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: True)
    monkeypatch.chdir(tmp_path)
    walker = Walker(person, engine)
    yield walker
    # Among the entries are languages.
    translation.speak(translation.ENGLISH)
    walker.watch.deleteLater()


def test_every_entry_of_the_menu_bar_can_be_chosen(walker: Walker) -> None:
    choose_everything(walker)


@pytest.mark.slow
@pytest.mark.parametrize("language", FOREIGN, indirect=True)
def test_every_entry_can_be_chosen_in_every_language(language: str, walker: Walker) -> None:
    assert walker.window.locale().name().startswith(language)
    choose_everything(walker)


def choose_everything(walker: Walker) -> None:
    left = dict.fromkeys(walker.entries())
    for menu in walker.window.menus.all:
        walker.watch.complaints += audit.complaints_about_menu(menu)
    for state in STATES:
        walker.begin(state)
        ready = [
            name
            for name, entry in walker.entries().items()
            if name in left and entry.isEnabled() and entry.isVisible()
        ]
        for name in ready:
            del left[name]
            walker.begin(state)
            entry = walker.entries()[name]
            walker.do(entry.trigger)
            if isValid(entry) and entry.isCheckable():
                walker.do(entry.trigger)
    assert not walker.watch.complaints, in_lines(walker.watch.complaints)
    assert not left, in_lines(["these could never be chosen:", *left])


def test_every_entry_of_every_context_menu_can_be_chosen(walker: Walker) -> None:
    window, watch = walker.window, walker.watch

    def ask_for_menu(widget: QWidget) -> None:
        middle = widget.rect().center()
        reason = QContextMenuEvent.Reason.Keyboard
        QApplication.sendEvent(
            widget, QContextMenuEvent(reason, middle, widget.mapToGlobal(middle))
        )

    tried = {()}
    walker.begin("answered")
    for widget in window.findChildren(QWidget):
        # Qt takes bars of tabs away that it has no more use for.
        if not isValid(widget) or not widget.isVisible():
            continue
        if widget.focusPolicy() is Qt.FocusPolicy.NoFocus:
            continue
        watch.entries = ()
        walker.do(partial(ask_for_menu, widget))
        # Many parts of the window share the menu of the window.
        if watch.entries not in tried:
            tried.add(watch.entries)
            for choice in range(len(watch.entries)):
                walker.begin("answered")
                watch.choice = choice
                walker.do(partial(ask_for_menu, widget))
    assert len(tried) > 1
    assert not watch.complaints, in_lines(watch.complaints)


def test_every_button_of_the_window_can_be_pressed(walker: Walker) -> None:
    window = walker.window
    pressed = 0
    walker.begin("line")
    for number in range(len(window.findChildren(QAbstractButton))):
        # What was pressed before may have left fewer.
        buttons = window.findChildren(QAbstractButton)
        if number >= len(buttons):
            break
        button = buttons[number]
        if button.isVisible() and button.isEnabled():
            walker.do(button.click)
            pressed += 1
            if button.isCheckable() and button.isChecked():
                walker.do(button.click)
            walker.begin("line")
    assert pressed
    assert not walker.watch.complaints, in_lines(walker.watch.complaints)


def dialog_classes() -> set[type[QDialog]]:
    """Every dialog of the program."""
    for module in pkgutil.walk_packages(matewright.gui.__path__, "matewright.gui."):
        importlib.import_module(module.name)

    def below(kind: type[QDialog]) -> Iterator[type[QDialog]]:
        for inner in kind.__subclasses__():
            yield inner
            yield from below(inner)

    return {kind for kind in below(QDialog) if kind.__module__.startswith("matewright.")}


def test_the_window_itself_is_fit(walker: Walker) -> None:
    found = list[str]()
    for size in (audit.SMALL, walker.window.size()):
        for state in STATES:
            found += complaints_at(walker, size, state)
    assert not found, in_lines(found)


@pytest.mark.parametrize("language", FOREIGN, indirect=True)
def test_the_window_is_fit_in_every_language(language: str, walker: Walker) -> None:
    found = [said for menu in walker.window.menus.all for said in audit.complaints_about_menu(menu)]
    found += audit.complaints_about_letters(walker.window)
    for state in ("line", "solving", "solving it oneself", "game taken back"):
        found += complaints_at(walker, audit.SMALL, state)
    assert not found, language + in_lines(found)


def complaints_at(walker: Walker, size: QSize, state: str) -> list[str]:
    """What is wrong with the window of that size in one of the `STATES`."""
    walker.begin(state)
    window = walker.window
    # Small windows are arranged in another way, which needs less room.
    for _ in range(2):
        window.resize(size)
        QApplication.processEvents()
    found = [
        *audit.complaints_about_controls(window),
        *audit.complaints_about_cut_words(window),
        *audit.complaints_about_tab_order(window),
        *audit.nameless(QAccessible.queryAccessibleInterface(window)),
    ]
    if window.size() != size:
        found.append(f"the window becomes {window.width()} × {window.height()}")
    return [f"{state}, {size.width()}: {complaint}" for complaint in found]
