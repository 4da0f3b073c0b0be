"""A user who does anything in any order: nothing may break, and all edits can be undone."""

from __future__ import annotations

import logging
import random
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeVar, cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QContextMenuEvent, QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)

from matewright.engine import Options
from matewright.gui.main_window import MainWindow
from matewright.job import Job
from matewright.model.problem import Problem
from matewright.services.solving import solve
from tests.gui import audit
from tests.gui.conftest import Person, put_behind_the_window

_LOG = logging.getLogger(__name__)
_Widget = TypeVar("_Widget", bound=QWidget)

MOST_SECONDS: Final = 0.05
"""Given to each search: the monkey does not wait."""

FENS: Final = (
    "5Kbk/6pp/6P1/8/8/8/8/7R w",
    "7k/5K2/8/8/8/8/8/6R1",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    "nonsense",
    "8/8/8/8/8/8/8",
    "7k/8/8/8/8/8/8/K6Q b - - 0 1",
)
STIPULATIONS: Final = ("#1", "#2", "#3", "h#1.5", "h#2", "s#1", "r#1", "=1", "ser-h#2", "#", "zz")
KEYS: Final = (
    *"kqrbsnpKQRBSNP",
    "Left",
    "Right",
    "Up",
    "Down",
    "Home",
    "End",
    "Space",
    "Return",
    "Esc",
    "Esc",
    "Del",
    "Tab",
    "Ctrl+Z",
    "Ctrl+Shift+Z",
    "Ctrl+C",
    "Ctrl+V",
    "F7",
    "Shift+F7",
    "F8",
    "Alt+Left",
    "Alt+Right",
    "Alt+Home",
)
BUTTONS: Final = (Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)
_UNSEEN: Final = Qt.WidgetAttribute.WA_DontShowOnScreen
MODIFIERS: Final = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


class Monkey(QObject):
    """Acts on a window by the numbers of a seed, and logs what it does."""

    def __init__(self, person: Person, seed: int) -> None:
        super().__init__()
        self._person = person
        self._window, self._document = person.window, person.window.document
        self._before = self._content()
        self._document.path_changed.connect(self._begin_anew)
        self._chance = random.Random(seed)
        self._answers = random.Random(seed + 1)
        self._windows = person.window.windows
        self._at_work: list[QWidget] = []
        self._is_tired = False
        self._keep_answering()

    def rest(self) -> None:
        """Do nothing more: the windows of the next one are none of its business."""
        self._is_tired = True

    def act(self) -> None:
        """Do one thing, and answer whatever it asks."""
        self._find_window()
        function = self._chance.choice(
            (
                self._drag,
                self._drag,
                self._click,
                self._press_key,
                self._press_key,
                self._choose_entry,
                self._choose_entry,
                self._push_button,
                self._undo_or_redo,
                self._type_fen,
                self._type_stipulation,
                self._choose_in_box,
                self._choose_tab,
                self._ask_for_menu,
            )
        )
        function()
        for _ in range(2):
            QApplication.processEvents()
            self._answer()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _find_window(self) -> None:
        """Go on in another window where the one at hand was closed, or rebuilt."""
        if self._window in self._windows.all:
            return
        if not self._windows.all:
            self._windows.open_new().files.open_sample()
        self._follow(self._windows.all[-1])

    def _follow(self, window: MainWindow) -> None:
        same_file = window.document is self._document
        self._person.window = self._window = window
        if not same_file:
            self._document = window.document
            self._before = self._content()
            self._document.path_changed.connect(self._begin_anew)

    def _begin_anew(self) -> None:
        """Another file is open: edits lead back to that. (One that was saved keeps its steps.)"""
        if not self._document.undo_stack.count():
            self._before = self._content()

    def take_everything_back(self) -> None:
        """Undo all there is to undo."""
        stack = self._document.undo_stack
        while stack.canUndo():
            stack.undo()

    def _content(self) -> list[Problem]:
        """The problems without their answers, which are no edits."""
        return [
            replace(problem, solution=None, solution_is_stored=False)
            for problem in self._document.collection
        ]

    @property
    def is_back(self) -> bool:
        """Whether the file is as it was before the first edit."""
        return self._content() == self._before

    def _note(self, *words: object) -> None:
        _LOG.info(" ".join(map(str, words)))

    # -- what it does --------------------------------------------------------------------------

    def _anywhere(self) -> QPoint:
        board = self._window.board
        return QPoint(
            self._chance.randrange(-20, board.width() + 20),
            self._chance.randrange(-20, board.height() + 20),
        )

    def _drag(self) -> None:
        board = self._window.board
        start, end = self._anywhere(), self._anywhere()
        button, modifier = self._chance.choice(BUTTONS), self._chance.choice(MODIFIERS)
        self._note("drag", start.toTuple(), end.toTuple(), button.name, modifier.name)
        QTest.mousePress(board, button, modifier, start)
        QTest.mouseMove(board, (start + end) / 2)
        QTest.mouseMove(board, end)
        QTest.mouseRelease(board, button, modifier, end)

    def _click(self) -> None:
        widget = self._some(QWidget) or self._window
        place = QPoint(
            self._chance.randrange(max(1, widget.width())),
            self._chance.randrange(max(1, widget.height())),
        )
        self._note("click", name_of(widget), place.toTuple())
        QTest.mouseClick(
            widget, self._chance.choice(BUTTONS), self._chance.choice(MODIFIERS), place
        )

    def _press_key(self) -> None:
        keys = self._chance.choice(KEYS)
        # The stubs promise more than Qt does.
        focus = cast("QWidget | None", self._window.focusWidget())
        target = focus if focus is not None else self._window.board
        self._note("press", keys, "in", name_of(target))
        if len(keys) == 1:
            QTest.keyClicks(target, keys)
        else:
            QTest.keySequence(target, keys)

    def _choose_entry(self) -> None:
        entries = [
            entry
            for menu in self._window.menus.all
            for entry in audit.entries_of(menu)
            if entry.isEnabled() and entry.isVisible()
        ]
        self._trigger(self._chance.choice(entries))

    def _trigger(self, entry: QAction) -> None:
        self._note("choose", entry.objectName() or entry.text())
        entry.trigger()

    def _push_button(self) -> None:
        button = self._some(QAbstractButton)
        if button is not None and button.isEnabled():
            self._note("push", name_of(button))
            button.click()

    def _undo_or_redo(self) -> None:
        stack = self._window.document.undo_stack
        times = self._chance.randrange(1, 5)
        undo = self._chance.random() < 0.6
        self._note("undo" if undo else "redo", times)
        for _ in range(times):
            (stack.undo if undo else stack.redo)()

    def _type_fen(self) -> None:
        self._write(self._window.panel.position_controls.fen_edit, FENS)

    def _type_stipulation(self) -> None:
        self._write(self._window.question.stipulation_edit, STIPULATIONS)

    def _write(self, field: QLineEdit, texts: tuple[str, ...]) -> None:
        text = self._chance.choice(texts)
        if field.isVisible() and field.isEnabled():
            self._note("write", text)
            self._person.write(field, text)
            QTest.keyClick(field, Qt.Key.Key_Return)

    def _choose_in_box(self) -> None:
        box = self._some(QComboBox)
        if box is not None and box.isEnabled() and box.count():
            place = self._chance.randrange(box.count())
            self._note("choose in", name_of(box), place)
            box.setCurrentIndex(place)
            box.activated.emit(place)

    def _choose_tab(self) -> None:
        bar = self._some(QTabBar)
        if bar is not None and bar.count():
            self._note("tab", name_of(bar))
            bar.setCurrentIndex(self._chance.randrange(bar.count()))

    def _ask_for_menu(self) -> None:
        widget = self._some(QWidget) or self._window
        self._note("menu of", name_of(widget))
        middle = widget.rect().center()
        reason = QContextMenuEvent.Reason.Keyboard
        QApplication.sendEvent(
            widget, QContextMenuEvent(reason, middle, widget.mapToGlobal(middle))
        )

    def _some(self, kind: type[_Widget]) -> _Widget | None:
        """One of those that are seen: while a problem is solved by oneself there are few."""
        shown = [widget for widget in self._window.findChildren(kind) if widget.isVisible()]
        return self._chance.choice(shown) if shown else None

    # -- what it answers -----------------------------------------------------------------------

    def _keep_answering(self) -> None:
        if self._is_tired:
            return
        # A timer that repeats would wait for the end of an answer that leads to a question.
        QTimer.singleShot(5, self, self._keep_answering)
        self._answer()

    def _answer(self) -> None:
        for widget in QApplication.topLevelWidgets():
            # A window in another language is laid out off screen.
            is_seen = widget.isVisible() and not widget.testAttribute(_UNSEEN)
            # An answer may lead to another question, but none is answered twice at once.
            if is_seen and widget not in (self._window, *self._at_work):
                self._at_work.append(widget)
                try:
                    self._respond(widget)
                finally:
                    self._at_work.remove(widget)

    def _respond(self, widget: QWidget) -> None:
        if isinstance(widget, QMenu):
            entries = [action for action in widget.actions() if action.isEnabled()]
            if entries and self._answers.random() < 0.7:
                entry = self._answers.choice(entries)
                self._note("in the menu", entry.text())
                widget.setActiveAction(entry)
                QTest.keyClick(widget, Qt.Key.Key_Return)
            widget.close()
        elif isinstance(widget, QDialog) and not isinstance(widget, QFileDialog):
            buttons = [one for one in widget.findChildren(QAbstractButton) if one.isVisible()]
            if buttons and self._answers.random() < 0.8:
                button = self._answers.choice(buttons)
                self._note("answer", button.text())
                button.click()
            if widget.isVisible() and self._answers.random() < 0.5:
                widget.reject()
        elif isinstance(widget, QFileDialog):
            widget.reject()
        elif isinstance(widget, MainWindow):
            # One window is enough for a monkey; what was done in this one is not asked about.
            widget.document.start_new()
            widget.close()
        elif widget.windowType() is Qt.WindowType.Popup:
            widget.close()


def name_of(widget: QWidget) -> str:
    """A description that distinguishes a widget from others."""
    words = widget.objectName() or widget.accessibleName() or widget.toolTip()
    return f"{type(widget).__name__} {words}"


@pytest.fixture
def impatient(real_engine: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The real engine, which is never given more than a moment, and a folder to write to."""
    start = solve.start

    def start_shortly(problem: Problem, options: Options) -> Job:
        return start(problem, replace(options, time_limit=MOST_SECONDS, threads=1, memory=8))

    put_behind_the_window(monkeypatch, start_shortly)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: True)
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    ("seed", "actions"),
    [(2004, 150), *(pytest.param(seed, 500, marks=pytest.mark.slow) for seed in range(1951, 1962))],
)
def test_random_actions_break_nothing(
    person: Person, seed: int, actions: int, caplog: pytest.LogCaptureFixture
) -> None:
    # The log of its actions is shown if it failed.
    caplog.set_level(logging.INFO)
    person.window.files.open_sample()
    monkey = Monkey(person, seed)
    # The program itself runs in a loop, and so tells by it whether something else is waited for.
    loop = QEventLoop()

    def live() -> None:
        try:
            for _ in range(actions):
                monkey.act()
            monkey.take_everything_back()
        finally:
            monkey.rest()
            loop.quit()

    QTimer.singleShot(0, live)
    loop.exec()
    assert monkey.is_back
    person.let_go()
