"""The real window, driven as a user drives it, and a job whose answer a test decides."""

from __future__ import annotations

import gc
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from functools import partialmethod
from math import inf
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSettings, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from matewright.engine import Options
from matewright.errors import EngineError
from matewright.gui.background import jobs
from matewright.gui.board.piece_button import PieceButton
from matewright.gui.desk import session
from matewright.gui.main_window import MainWindow
from matewright.gui.preferences import translation
from matewright.gui.preferences.preferences import LANGUAGE
from matewright.gui.program.windows import Windows, restore_geometry
from matewright.gui.widgets import appearance, theme
from matewright.gui.widgets.error_box import ErrorBox
from matewright.model.move import Move, square_number
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.question import Question
from matewright.model.solution import (
    Iteration,
    Mark,
    Mode,
    Progress,
    Role,
    Solution,
    Status,
    Tree,
)
from matewright.model.stipulation import Stipulation
from matewright.services.solving import compare, solve
from tests.gui.desk_window import DeskWindow
from tests.gui.fake_desk import FakeDesk

NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton

PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1"
"""D. Prinz's mate in two, 1951: 1.Rh6."""

TWO = "5Kbk/6pp/6P1/8/8/8/8/7R w - - dm 2;\nb7/PP6/8/8/7K/6B1/6N1/4R1bk w - - dm 3;\n"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let pass what the offscreen platform says about itself whenever a window opens."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.qt_log_ignore("^This plugin does not support "))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """Look for cycles between tests alone, as the window does between events.

    Otherwise a dialog may be deleted while its own event filter runs.
    """
    gc.disable()
    gc.collect(1)
    try:
        return (yield)
    finally:
        gc.enable()


@pytest.fixture(autouse=True)
def released_buttons(qapp: QApplication) -> Iterator[None]:
    """Fail the test that leaves a button of the mouse pressed.

    Qt remembers it, and another language waits for its release, in whatever test comes next.
    """
    yield
    assert QApplication.mouseButtons() == Qt.MouseButton.NoButton


@pytest.fixture(autouse=True)
def released_keys(qapp: QApplication) -> None:
    """Release Shift and Ctrl before a test: Qt takes them for held after a click of the last one.

    Held Shift would select nothing where a test chooses a row.
    """
    if QGuiApplication.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        QTest.keyRelease(QWidget(), Qt.Key.Key_Shift)
    assert QGuiApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier


class FakeJob:
    """A job whose progress and end a test decides; `cancel` gives a partial answer.

    While a test has cleared `handed_over`, `result` waits.
    """

    def __init__(self, position: Position, stipulation: str, options: Options) -> None:
        self.position, self.stipulation, self.options = position, stipulation, options
        self.progress = Progress("keys", current=Iteration(1, 10, 5, 0.5), root_total=4)
        self.answer: Solution | EngineError | None = None
        self.cancelled = False
        self.handed_over = Event()
        self.handed_over.set()

    def poll(self) -> Progress:
        return self.progress

    def cancel(self) -> None:
        self.cancelled = True
        self.end(partial(self.position, self.stipulation))

    def end(self, answer: Solution | EngineError) -> None:
        if self.answer is None:
            self.answer = answer
            self.progress = replace(self.progress, stage="done", finished=True)

    def result(self, timeout: float | None = None) -> Solution | None:
        if timeout == 0 and self.answer is None:
            return None
        assert self.handed_over.wait(60), "the answer was never handed over"
        assert self.answer is not None, "the result of a running job was requested"
        if isinstance(self.answer, EngineError):
            raise self.answer
        return self.answer


class FakeEngine:
    """Stands for `services.solving.solve`; `jobs` are those started, the newest last."""

    def __init__(self) -> None:
        self.jobs: list[FakeJob] = []

    def start(self, problem: Problem, options: Options) -> FakeJob:
        self.jobs.append(FakeJob(problem.position, problem.stipulation.text, options))
        return self.jobs[-1]


def put_behind_the_window(monkeypatch: pytest.MonkeyPatch, start: Callable[..., object]) -> None:
    """Replace `solve.start` for the window; tests themselves can still solve."""
    for module in (jobs, compare):
        monkeypatch.setattr(module, "solve", SimpleNamespace(start=start))


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> FakeEngine:
    """Replace the engine behind the window; on a slow machine, too, an edit ends a search."""
    fake = FakeEngine()
    monkeypatch.setattr(session, "LONG_SEARCH", inf)
    put_behind_the_window(monkeypatch, fake.start)
    return fake


@pytest.fixture
def real_engine(monkeypatch: pytest.MonkeyPatch, engine: FakeEngine) -> None:
    """Give the window the real engine again."""
    put_behind_the_window(monkeypatch, solve.start)


_WAITING = ("waitUntil", "waitSignal", "waitSignals", "waitExposed")

_PatientBot = type(
    "_PatientBot",
    (QtBot,),
    {name: partialmethod(getattr(QtBot, name), timeout=60_000) for name in _WAITING},
)
"""Waits a minute where pytest-qt waits five seconds, because the machine may be busy."""


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    bot: QtBot = _PatientBot(request)
    return bot


class Person:
    """A user of the window."""

    def __init__(self, window: MainWindow, bot: QtBot) -> None:
        self.window = window
        self.bot = bot

    def at(self, square: str) -> QPoint:
        return self.window.board.square_rect(square_number(square)).center().toPoint()

    def drag(self, source: str, target: str) -> None:
        board = self.window.board
        QTest.mousePress(board, LEFT, NONE, self.at(source))
        way = self.at(target) - self.at(source)
        for part in (4, 2, 1):
            QTest.mouseMove(board, self.at(source) + way / part)
            QApplication.processEvents()
        QTest.mouseRelease(board, LEFT, NONE, self.at(target))

    def click(self, square: str, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.window.board, button, NONE, self.at(square))

    def take(self, letter: str) -> None:
        """Click a piece of the palette, named by its FEN letter."""
        buttons = self.window.panel.palette_.findChildren(PieceButton)
        piece = Piece.from_letter(letter)
        QTest.mouseClick(next(button for button in buttons if button.piece == piece), LEFT)

    def press(self, keys: str, widget: QWidget | None = None) -> None:
        """Press a key combination such as `Ctrl+Z` with the keyboard at a widget."""
        target = self.window if widget is None else widget
        if QApplication.activeWindow() is None:
            # A dialog that made a busy machine wait has gone, and nobody gave the keys back.
            target.window().activateWindow()
            QApplication.processEvents()
        QTest.keySequence(target, keys)
        if isValid(target):
            # Otherwise Qt would consider Shift held down, in this and later tests.
            QTest.keyRelease(target, Qt.Key.Key_Shift, NONE)
        QApplication.processEvents()

    def queue_all(self) -> None:
        """Put all problems into the queue, and look at the same one as before."""
        document, shown = self.window.document, self.window.document.current
        for place in range(len(document.collection)):
            document.go_to(place)
            self.press("Alt+F7", self.window.board)
        document.go_to(shown)

    def write(self, widget: QWidget, text: str) -> None:
        """Replace the text of a field by typing."""
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(widget, text)

    def answer(
        self,
        function: Callable[[], object],
        respond: Callable[[QWidget], object],
        kind: type[QWidget] = QWidget,
    ) -> None:
        """Do something that opens a dialog, and respond to the dialog.

        A dialog of another kind is left to close by itself: on a busy machine, a wait dialog may
        come first for a large file.
        """
        seen: list[QWidget] = []

        def look() -> None:
            dialog = QApplication.activeModalWidget()
            if not isinstance(dialog, kind):
                timer.start(10)
                return
            seen.append(dialog)
            try:
                respond(dialog)
            finally:
                # A failing response must not leave the test waiting for ever.
                if dialog.isVisible():
                    dialog.close()

        timer = QTimer()
        timer.setSingleShot(True)
        timer.timeout.connect(look)
        timer.start(10)
        function()
        timer.stop()
        self.window.activateWindow()
        QApplication.processEvents()
        assert seen, "no dialog opened"

    def press_button(self, dialog: QWidget, text: str) -> None:
        """Press the button of that name, mnemonic or not."""
        buttons = {
            button.text().replace("&", ""): button
            for button in dialog.findChildren(QAbstractButton)
        }
        assert text in buttons, f"no button {text} among {sorted(buttons)}"
        buttons[text].click()

    def pressing(self, button: str) -> Callable[[QWidget], None]:
        """A response to a dialog that presses a button."""
        return lambda dialog: self.press_button(dialog, button)

    def close(self, dialog: QWidget) -> None:
        """Close a dialog by Esc and turn to the window behind it."""
        self.press("Esc", dialog)
        self.window.activateWindow()
        self.bot.waitUntil(self.window.isActiveWindow)

    def wait_for_windows(self) -> tuple[MainWindow, ...]:
        """Wait until all windows have been replaced; return them, the newest last."""
        windows = self.window.windows
        self.bot.waitUntil(lambda: not windows.is_rebuilding)
        return windows.all

    def let_go(self) -> None:
        """Wait for everything that threads and timers have under way."""
        self.window.session.shut_down()
        QCoreApplication.sendPostedEvents()
        QApplication.processEvents()

    def read_box(self, function: Callable[[], object]) -> str:
        """Do something that opens a message box; return its sentence."""
        seen: list[str] = []

        def read(dialog: QWidget) -> None:
            assert isinstance(dialog, ErrorBox)
            seen.append(dialog.text())
            dialog.close()

        self.answer(function, read, ErrorBox)
        assert "Traceback" not in seen[0]
        return seen[0]

    def wait_for_answer(self) -> None:
        """Wait until nothing is being solved."""
        self.bot.waitUntil(lambda: not self.window.session.is_running)
        QApplication.processEvents()


@pytest.fixture
def two(tmp_path: Path) -> Path:
    """A file with two problems."""
    path = tmp_path / "two.epd"
    path.write_text(TWO, encoding="utf-8")
    return path


@pytest.fixture
def settings(fresh_settings: Path) -> QSettings:
    return QSettings(str(fresh_settings / "window.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def fake_desk(qapp: QApplication, settings: QSettings) -> Iterator[FakeDesk]:
    """A desk without a window."""
    fake = FakeDesk(settings)
    yield fake
    fake.live.shut_down()
    fake.session.shut_down()
    fake.owner.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def make_window(
    qtbot: QtBot,
    qapp: QApplication,
    settings: QSettings,
    engine: FakeEngine,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> Iterator[Callable[[], MainWindow]]:
    """Open windows of one size; they are closed without a question at the end.

    Those of tests marked with the `features` they need have these alone, unless the test is marked
    with `whole_window`.
    """
    marker = request.node.get_closest_marker("features")
    if request.node.get_closest_marker("whole_window") is not None:
        marker = None
    names: tuple[str, ...] = () if marker is None else marker.args
    appearance.apply(qapp, theme.Scheme.LIGHT)
    opened: list[MainWindow] = []
    add = Windows.add

    def note(windows: Windows[MainWindow], window: MainWindow) -> None:
        opened.append(window)
        add(windows, window)

    # Windows that the program opens count too, and those it closed but keeps to its end.
    monkeypatch.setattr(Windows, "add", note)

    def restore_size(window: MainWindow, settings: QSettings) -> None:
        restore_geometry(window, settings)
        window.resize(QSize(1440, 900))

    def make() -> MainWindow:
        with monkeypatch.context() as context:
            # Arranging the panes for the size of a small screen first would take its time.
            context.setattr("matewright.gui.program.windows.restore_geometry", restore_size)
            # What a test sees of it has the same names.
            window = cast(
                "MainWindow", DeskWindow(settings, names) if names else MainWindow(settings)
            )
        if names:
            window.resize(QSize(1440, 900))
        window.show()
        window.activateWindow()
        # Keys go nowhere before.
        qtbot.waitUntil(window.isActiveWindow)
        return window

    yield make
    # The test may have chosen another language.
    translation.speak(translation.ENGLISH)
    for window in opened:
        if isValid(window):
            window.session.shut_down()
            window.close_unasked()
    # Otherwise windows of earlier tests would still be drawn and styled, which takes time.
    for window in opened:
        if isValid(window):
            window.deleteLater()
        # The last one requested may be half built.
        if isValid(window.windows):
            window.windows.quit()
        # Python might delete it at any time, in any thread.
        if isValid(window.windows):
            window.windows.deleteLater()
    # The offscreen clipboard outlives Python: what Python made must not be left in it.
    QGuiApplication.clipboard().clear()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


@pytest.fixture
def person(make_window: Callable[[], MainWindow], qtbot: QtBot) -> Person:
    return Person(make_window(), qtbot)


@pytest.fixture
def german(person: Person) -> Iterator[Callable[[], MainWindow]]:
    """Switch to German; answers the window that took the place of the person's."""

    def switch() -> MainWindow:
        windows = person.window.windows
        windows.preferences.set(LANGUAGE, "de")
        person.bot.waitUntil(lambda: person.window not in windows.all)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        return windows.all[-1]

    yield switch
    translation.speak(translation.ENGLISH)


def row_of_key(window: MainWindow) -> str:
    """The text of the row of the key, or of the first row of the main phase."""
    play, solution = window.answer.play, window.solution
    rows = [play.text_of(row) for row in range(play.row_count)]
    return rows[rows.index(solution.phases[solution.main_phase].heading) + 1]


def large_tree(defences: int = 400, continuations: int = 500) -> Tree:
    """One key with that many defences and continuations of each: more than 200,000 moves."""
    count = 2 + defences * (continuations + 1)
    move = Move("K", 61, 60)
    ends = defences * continuations
    return Tree(
        [None] + [move] * (count - 1),
        [Role.DIAGRAM, Role.KEY] + [Role.DEFENCE] * defences + [Role.CONTINUATION] * ends,
        [frozenset[Mark]()] * count,
        [0] * count,
        [0, 0] + [1] * defences + [2 + number // continuations for number in range(ends)],
    )


def partial(position: Position, stipulation: str) -> Solution:
    """The answer of a stopped job."""
    return Solution(
        question=Question(position, Stipulation.parse(stipulation)),
        strategy="gms",
        mode=Mode.FULL,
        status=Status.PARTIAL,
        refuted_below=2,
        iterations=(Iteration(1, 100, 50, 0.5),),
        seconds=0.5,
    )


def prinz() -> Solution:
    """Prinz's problem solved by hand: 1.Rh6! zugzwang, with a try and set play made up for tests.

    Entries: the diagram; key, try, set play; below the key two defences with one mate each; below
    the try its refutation; below set play a defence, and its mate.
    """
    h1, h6, h7, g6, g7, g8, f7 = map(square_number, ("h1", "h6", "h7", "g6", "g7", "g8", "f7"))
    moves = [
        None,
        Move("R", h1, h6),
        Move("R", h1, square_number("h2")),
        None,
        Move("P", g7, h6, capture=True),
        Move("B", g8, f7),
        Move("B", g8, f7),
        Move("B", g8, f7),
        Move("P", g6, g7, check=True, mate=True),
        Move("R", h6, h7, capture=True, check=True, mate=True),
        Move("R", h1, h7, capture=True, check=True, mate=True),
    ]
    roles = [
        Role.DIAGRAM,
        Role.KEY,
        Role.TRY,
        Role.SET_PLAY,
        Role.DEFENCE,
        Role.DEFENCE,
        Role.REFUTATION,
        Role.DEFENCE,
        Role.CONTINUATION,
        Role.CONTINUATION,
        Role.CONTINUATION,
    ]
    marks = [frozenset[Mark]()] * len(moves)
    marks[1] = frozenset({Mark.ZUGZWANG})
    marks[9] = frozenset({Mark.DUAL})
    parents = [0, 0, 0, 0, 1, 1, 2, 3, 4, 5, 7]
    lengths = [0, 2, 0, 0, 0, 0, 0, 0, 1, 1, 1]
    return Solution(
        question=Question(Position.from_fen(PRINZ), Stipulation.parse("#2")),
        strategy="gms",
        mode=Mode.FULL,
        status=Status.SOLVED,
        length=2,
        refuted_below=2,
        keys=("h1h6",),
        keys_complete=True,
        tries=("h1h2",),
        iterations=(Iteration(1, 30, 20, 0.0), Iteration(2, 1234567, 1000, 0.5)),
        seconds=0.5,
        tree=Tree(moves, roles, marks, lengths, parents).root,
    )


@pytest.fixture
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    """The window in another language; a parameter names it, before the window is made."""
    translation.speak(request.param)
    yield
    translation.speak(translation.ENGLISH)
