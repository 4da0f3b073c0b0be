"""How long the window is deaf: the longest gap of its event loop while a #7 is being solved.

A timer ticks every millisecond while a person's actions are carried out in the real window, one
after another, and all threads of the machine search. What lies between two ticks is a time in which
nothing was drawn and no key was heard. Run it as `make gaps`; the figures are in
docs/performance.md.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QObject, QPoint, QSettings, QSize, Qt, QTemporaryDir, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from matewright.formats.textfile import FileStamp
from matewright.gui.app import application
from matewright.gui.main_window import MainWindow
from matewright.gui.preferences import translation
from matewright.gui.preferences.preferences import LANGUAGE, SCHEME
from matewright.gui.program.windows import Windows
from matewright.gui.widgets import appearance, theme
from matewright.model.collection import Collection
from matewright.model.move import square_number
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.file.files import Opened

LONG: Final = Problem(
    Position.from_fen("r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 0 1"),
    stipulation_of("#7"),
)
"""Nobody ends this search in the time that is measured."""

SHORT: Final = Problem(Position.from_fen("5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1"), stipulation_of("#2"))
SHORT_EPD: Final = "5Kbk/6pp/6P1/8/8/8/8/7R w - - dm 2;\n"

LARGE: Final = Problem(Position.from_fen("8/8/8/2k5/8/8/1Q1R4/K7 b - - 0 1"), stipulation_of("h#4"))
"""Has 81,887 solutions, a tree of 209,095 moves."""

ROUNDS: Final = 7
_AFTERWARDS: Final = 250
"""Milliseconds in which what an action started may hold up the window, too."""
_FOR_A_LANGUAGE: Final = 2000
"""Milliseconds in which a window is rebuilt on a busy machine, too."""
_FOR_A_TEXT: Final = 2000
"""Milliseconds in which so much of a long answer is written as anybody reads at once."""
_BETWEEN: Final = 15
"""Milliseconds between two moves of the mouse, two keys."""
_MOVES_OF_A_DRAG: Final = 8
_LEFT: Final = Qt.MouseButton.LeftButton
_NONE: Final = Qt.KeyboardModifier.NoModifier


class Heartbeat(QObject):
    """Ticks, and knows the longest time between two ticks since `begin`.

    `work_here` is the most that its own thread worked between two ticks: threads that search or
    read do not count, and other programs do not.
    """

    def __init__(self) -> None:
        super().__init__()
        self._last = self.longest = 0.0
        self._worked_here = self.work_here = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(1)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def begin(self) -> None:
        """Forget what was."""
        self._last, self.longest = perf_counter(), 0.0
        self._worked_here, self.work_here = thread_time(), 0.0

    def _tick(self) -> None:
        now, worked_here = perf_counter(), thread_time()
        self.longest = max(self.longest, now - self._last)
        self.work_here = max(self.work_here, worked_here - self._worked_here)
        self._last, self._worked_here = now, worked_here


@dataclass(frozen=True, slots=True)
class Gap:
    """The gaps of one action over all rounds, in seconds, and how much of each was our work."""

    action: str
    gaps: tuple[float, ...]
    work: tuple[float, ...]


Step = Callable[[], object]


def actions(window: MainWindow) -> dict[str, list[Step]]:
    """What people do all the time, by what it is called in the table: the events it consists of."""
    board = window.board

    def at(square: str) -> QPoint:
        return board.square_rect(square_number(square)).center().toPoint()

    def drag(source: str, target: str) -> list[Step]:
        way = at(target) - at(source)
        moves = [
            partial(QTest.mouseMove, board, at(source) + way * part / _MOVES_OF_A_DRAG)
            for part in range(1, _MOVES_OF_A_DRAG)
        ]
        return [
            lambda: QTest.mousePress(board, _LEFT, _NONE, at(source)),
            *moves,
            lambda: QTest.mouseRelease(board, _LEFT, _NONE, at(target)),
        ]

    def type_fen() -> list[Step]:
        field = window.panel.position_controls.fen_edit
        keys = [partial(QTest.keyClicks, field, key) for key in SHORT.position.fen]
        return [field.setFocus, field.selectAll, *keys]

    def open_menu(name: str) -> list[Step]:
        menu = next(menu for menu in window.menus.all if menu.objectName() == name)
        return [lambda: menu.popup(window.mapToGlobal(QPoint(50, 50))), lambda: None, menu.close]

    def bring(name: str) -> list[Step]:
        return [window.docks[name].show, window.docks[name].raise_]

    def entry(name: str) -> list[Step]:
        return [next(one for one in window.findChildren(QAction, name)).trigger]

    return {
        "nothing": [],
        "drag a man": drag("h1", "h3"),
        "undo": [window.document.undo_stack.undo],
        "flip the board": entry("view.flip"),
        "flip it back": entry("view.flip"),
        "step into the solution": [lambda: QTest.keyClick(window.answer.play, Qt.Key.Key_Right)],
        "step back": [lambda: QTest.keyClick(window.answer.play, Qt.Key.Key_Home)],
        "dark colours": [partial(window.preferences.set, SCHEME, theme.Scheme.DARK.value)],
        "light colours": [partial(window.preferences.set, SCHEME, theme.Scheme.LIGHT.value)],
        "tab Versions": bring("versions"),
        "tab Moves": bring("moves"),
        "tab Solution": bring("solution"),
        "menu File": open_menu("file"),
        "menu View": open_menu("view"),
        "type a FEN": type_fen(),
        "go to the problem being solved": [partial(window.document.go_to, 0)],
        "go to the other problem": [partial(window.document.go_to, 1)],
    }


def measure(window: MainWindow, rounds: int = ROUNDS) -> list[Gap]:
    """Solve, and carry out all actions that many times. The window must be shown.

    The search goes on afterwards.
    """
    window.document.show_copy(
        Opened(Path("two.olv"), Collection((LONG, SHORT)), FileStamp(0, 0, b""))
    )
    window.document.go_to(1)
    window.solve()
    while window.session.is_running:
        QTest.qWait(10)
    window.document.go_to(0)
    threads = window.question.options_panel.threads_spin
    threads.setValue(os.cpu_count() or 1)
    window.solve()
    window.document.go_to(1)
    QTest.qWait(500)
    heart = Heartbeat()
    found: dict[str, list[tuple[float, float]]] = {}
    for _ in range(rounds):
        for name, action in actions(window).items():
            heart.begin()
            for function in action:
                QTimer.singleShot(0, function)
                QTest.qWait(_BETWEEN)
            QTest.qWait(_AFTERWARDS)
            found.setdefault(name, []).append((heart.longest, heart.work_here))
    heart.deleteLater()
    return [Gap(name, *zip(*gaps, strict=True)) for name, gaps in found.items()]


def actions_on_large_answers(window: MainWindow) -> dict[str, list[Step]]:
    """What people do while two answers of very many lines are there: the events it consists of."""
    document = window.document

    def compare() -> None:
        def leave() -> None:
            dialog = QApplication.activeModalWidget()
            if dialog is not None:
                dialog.close()

        QTimer.singleShot(_FOR_A_TEXT, leave)
        window.version_commands.compare_answers()

    return {
        "go to the end of a line": [lambda: QTest.keyClick(window.answer.play, Qt.Key.Key_End)],
        "look at the other answer": [partial(window.answer.step_runs, 1)],
        "edit its problem": [lambda: document.edit_position(SHORT.position, "set up")],
        "undo the edit": [document.undo_stack.undo],
        "find a move in it": [
            window.answer.find_bar.open_bar,
            lambda: QTest.keyClicks(window.answer.find_bar.edit, "Qb4"),
            partial(QTest.qWait, _FOR_A_TEXT),
            window.answer.find_bar.hide,
        ],
        "compare both": [compare],
    }


def measure_large_answers(window: MainWindow, rounds: int = ROUNDS) -> list[Gap]:
    """Solve what has very many solutions, twice in each round, and work with the answers."""
    window.document.insert(LARGE, "insert")
    heart = Heartbeat()
    found: dict[str, list[tuple[float, float]]] = {}

    def note(name: str) -> None:
        found.setdefault(f"{name} *", []).append((heart.longest, heart.work_here))

    for _ in range(rounds):
        for _ in range(2):
            heart.begin()
            window.solve()
            while window.session.is_running:
                QTest.qWait(_BETWEEN)
            QTest.qWait(_AFTERWARDS)
            note("an answer arrives")
        for name, action in actions_on_large_answers(window).items():
            heart.begin()
            for function in action:
                QTimer.singleShot(0, function)
                QTest.qWait(_BETWEEN)
            QTest.qWait(_AFTERWARDS)
            note(name)
    heart.deleteLater()
    return [Gap(name, *zip(*gaps, strict=True)) for name, gaps in found.items()]


def measure_languages(windows: Windows[MainWindow]) -> Gap:
    """Choose each language in turn; other windows take the places of those there are."""
    heart = Heartbeat()
    gaps = []
    for language in (*translation.LANGUAGES, translation.ENGLISH)[1:]:
        heart.begin()
        windows.preferences.set(LANGUAGE, language)
        QTest.qWait(_FOR_A_LANGUAGE)
        gaps.append((heart.longest, heart.work_here))
    heart.deleteLater()
    return Gap("another language", *zip(*gaps, strict=True))


def measure_windows(window: MainWindow, file: Path, rounds: int = ROUNDS) -> list[Gap]:
    """Open two further windows, one of them for a file, and draw all three in other colours.

    The window must show what is not saved: else it would take the file itself.
    """
    windows = window.windows
    functions: dict[str, Step] = {
        "a further window": window.files.new,
        "a window for a file": partial(window.files.open, file),
        "dark colours of three windows": partial(
            windows.preferences.set, SCHEME, theme.Scheme.DARK.value
        ),
        "light colours of three windows": partial(
            windows.preferences.set, SCHEME, theme.Scheme.LIGHT.value
        ),
    }
    heart = Heartbeat()
    found: dict[str, list[tuple[float, float]]] = {}
    for _ in range(rounds):
        for name, function in functions.items():
            heart.begin()
            QTimer.singleShot(0, function)
            QTest.qWait(_BETWEEN)
            while windows.is_rebuilding:
                QTest.qWait(_BETWEEN)
            QTest.qWait(_AFTERWARDS)
            found.setdefault(name, []).append((heart.longest, heart.work_here))
        for other in windows.all:
            if other is not window:
                other.close_unasked()
        QTest.qWait(_AFTERWARDS)
    heart.deleteLater()
    return [Gap(name, *zip(*gaps, strict=True)) for name, gaps in found.items()]


def main() -> None:
    """Measure in a window of its own and print the table."""
    parser = argparse.ArgumentParser(description="Measure the gaps of the window's event loop.")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    rounds = parser.parse_args().rounds
    appearance.apply(application(), theme.Scheme.LIGHT)
    folder = QTemporaryDir()
    window = MainWindow(QSettings(folder.filePath("gaps.ini"), QSettings.Format.IniFormat))
    windows = window.windows
    window.resize(QSize(1440, 900))
    window.show()
    QApplication.processEvents()
    file = Path(folder.filePath("short.epd"))
    file.write_text(SHORT_EPD, encoding="utf-8")
    print("| Action | median gap | longest | our work at most |")
    print("|---|---|---|---|")
    for gap in (
        *measure(window, rounds),
        *measure_large_answers(window, rounds),
        *measure_windows(window, file, rounds),
        measure_languages(windows),
    ):
        figures = (median(gap.gaps), max(gap.gaps), max(gap.work))
        print(f"| {gap.action} | {' | '.join(f'{1000 * seconds:.0f} ms' for seconds in figures)} |")
    answer = window.document.problem.solution
    print(f"* with answers of {len(answer.lines) if answer else 0} lines")
    (window,) = windows.all
    window.session.shut_down()
    # A window that is left open is closed while Python is going, which may end in a crash.
    window.document.start_new()
    window.close()


if __name__ == "__main__":
    main()
