"""The program with its window: command line, start, and pictures taken without a display."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QMessageLogContext,
    QSettings,
    QSize,
    QTemporaryDir,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from matewright import resources
from matewright.errors import MatewrightError
from matewright.gui.file.autosave import recovery_folder
from matewright.gui.main_window import MainWindow
from matewright.gui.preferences import translation
from matewright.gui.preferences.preferences import LANGUAGE, SCHEME, START, TEXT_SIZE, Start
from matewright.gui.program.recovery_offer import offer_recovery
from matewright.gui.program.windows import Windows
from matewright.gui.widgets import appearance, theme
from matewright.model.verdict import Verdict, judge
from matewright.services.file import files

_SOLVE_WITHIN: Final = 60_000
_PICTURE_SIZE: Final = QSize(1440, 900)
_ROUNDS_TO_SETTLE: Final = 5
_BAD_INPUT: Final = 2
_FAILURE: Final = 4
_TURN: Final = 0.0001
"""Seconds for which a Python thread may keep the others waiting.

Drawing the window calls Python some hundred times, and may wait for each. With Python's own 5 ms
a thread that reads a large file holds the window up for 0.2 to 0.5 s.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Open the window; `argv` are the arguments without the program's name.

    The status is 0, 2 when a picture cannot be made of a file or written, and 4 when no window
    can be shown at all or the self-test fails.
    """
    arguments = _parser().parse_args(argv)
    if arguments.screenshot or arguments.selftest:
        # Neither needs a display, nor must it fail without one.
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    elif not display_available():
        _complain(
            "There is no display to open the window on; “matewright solve” works without one."
        )
        return _FAILURE
    app = application()
    try:
        if arguments.screenshot:
            return _take_picture(app, arguments)
        if arguments.selftest:
            return _test_itself(app)
        return _run(app, arguments)
    finally:
        _let_go(app)


def _let_go(app: QApplication) -> None:
    """Delete all windows. Qt would do so after Python has ended, call its methods and crash."""
    for window in app.topLevelWidgets():
        if isinstance(window, MainWindow):
            window.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _run(app: QApplication, arguments: argparse.Namespace) -> int:
    windows = Windows(QSettings(), MainWindow)
    preferences = windows.preferences
    translation.speak(arguments.language or preferences.get(LANGUAGE))
    appearance.apply(app, arguments.theme or theme.Scheme(preferences.get(SCHEME)))
    theme.set_text_size(preferences.get(TEXT_SIZE))
    window = windows.open_new()
    # First, so that a file named on the command line opens as it was before the crash.
    restored = offer_recovery(recovery_folder(), window, windows)
    opened = [window.files.open(path) for path in arguments.files]
    if not restored and not any(opened):
        _show_first(window)
    if not restored and not arguments.files:
        window.first_steps.offer()
    window.features.window.letters_offer.offer()
    if arguments.solve:
        QTimer.singleShot(0, windows.all[-1].solve)
    return app.exec()


def _show_first(window: MainWindow) -> None:
    """Fill the window when the program starts without a file."""
    start = window.preferences.get(START)
    if start == Start.LAST and window.files.recent and window.files.open(window.files.recent[0]):
        return
    if start != Start.EMPTY:
        window.files.open_sample()


def application() -> QApplication:
    """The one application object, with the names settings and window frames use.

    Where Qt finds no way to show windows this says so and ends the process with status 4: Qt
    itself would abort it.
    """
    sys.setswitchinterval(_TURN)
    QCoreApplication.setOrganizationName("Matewright")
    QCoreApplication.setApplicationName("Matewright")
    QGuiApplication.setDesktopFileName("org.matewright.Matewright")
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    messages: list[str] = []

    def listen(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        messages.append(text.strip())
        if kind is QtMsgType.QtFatalMsg:
            # The first message names the cause, the last only says that it is all over.
            _complain(f"The window cannot open: {messages[0].splitlines()[0]}")
            # Returning would let Qt abort the process and leave a core file.
            os._exit(_FAILURE)

    previous = qInstallMessageHandler(listen)
    try:
        made = QApplication(["matewright"])
    finally:
        qInstallMessageHandler(previous)
    made.setWindowIcon(QIcon(str(resources.path("matewright.svg"))))
    return made


def _complain(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)  # noqa: T201 - there is no window to say it in


def display_available() -> bool:
    """Whether a window can be shown: if not, Qt ends the process without an exception."""
    if os.environ.get("QT_QPA_PLATFORM") or not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _test_itself(app: QApplication) -> int:
    """Open the window off screen, solve the first sample in it and check what it shows."""
    appearance.apply(app, theme.Scheme.LIGHT)
    translation.speak(translation.ENGLISH)
    folder = QTemporaryDir()
    window = MainWindow(QSettings(folder.filePath("test.ini"), QSettings.Format.IniFormat))
    window.resize(_PICTURE_SIZE)
    window.show()
    fault = ""
    try:
        if not window.files.open_sample():
            fault = "the samples cannot be opened"
        else:
            _solve(window)
            _settle(app)
            verdict = judge(window.document.problem).verdict
            if verdict is not Verdict.SOUND:
                fault = f"the first sample is sound, not “{verdict.value.lower()}”"
            elif window.solution.is_empty:
                fault = "the solution is not shown"
    except MatewrightError as error:
        fault = str(error)
    window.session.shut_down()
    if fault:
        _complain(f"The self-test failed: {fault}.")
        return _FAILURE
    print("The window opens, and solves and shows the first sample.")  # noqa: T201 - asked for
    return 0


def _take_picture(app: QApplication, arguments: argparse.Namespace) -> int:
    """Show the window off screen, solve if requested, and save a picture of it."""
    appearance.apply(app, arguments.theme or theme.Scheme.LIGHT)
    translation.speak(arguments.language or translation.ENGLISH)
    # Settings of its own: a picture shows the program as installed and leaves nothing behind.
    folder = QTemporaryDir()
    settings = QSettings(folder.filePath("picture.ini"), QSettings.Format.IniFormat)
    window = MainWindow(settings)
    window.resize(arguments.size)
    if not arguments.files:
        window.files.open_sample()
    else:
        try:
            window.document.show_opened(files.load(arguments.files[0]))
        except MatewrightError as error:
            _complain(str(error))
            return _BAD_INPUT
    window.show()
    if arguments.solve:
        try:
            _solve(window)
        except MatewrightError as error:
            _complain(str(error))
            return _BAD_INPUT
    _settle(app)
    saved = window.grab().save(str(arguments.screenshot))
    window.session.shut_down()
    if not saved:
        _complain(f"The picture cannot be written to {arguments.screenshot}.")
        return _BAD_INPUT
    return 0


def _solve(window: MainWindow) -> None:
    """Solve what is shown and wait for the answer, or for as long as a picture is worth.

    Raises a `MatewrightError` for what cannot be solved.
    """
    loop = QEventLoop()
    window.session.answered.connect(loop.quit)
    window.session.failed.connect(loop.quit)
    QTimer.singleShot(_SOLVE_WITHIN, loop.quit)
    window.session.solve(window.question.options())
    loop.exec()


def _settle(app: QApplication) -> None:
    """Wait for layouts and deferred changes of the arrangement."""
    for _ in range(_ROUNDS_TO_SETTLE):
        app.processEvents()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="matewright-gui", description="Open the window.")
    parser.add_argument("files", nargs="*", type=Path, help="the files to open")
    parser.add_argument(
        "--screenshot", type=Path, metavar="PNG", help="save a picture of the window and leave"
    )
    parser.add_argument(
        "--size", type=_size, default=_PICTURE_SIZE, metavar="WxH", help="the size of the picture"
    )
    parser.add_argument(
        "--theme", type=theme.Scheme, choices=list(theme.Scheme), help="the colours to use"
    )
    parser.add_argument(
        "--language", choices=list(translation.LANGUAGES), help="the language to speak"
    )
    parser.add_argument("--solve", action="store_true", help="solve what is shown")
    parser.add_argument(
        "--selftest", action="store_true", help="solve a sample in a window off screen and leave"
    )
    return parser


def _size(text: str) -> QSize:
    found = re.fullmatch(r"(\d{3,4})x(\d{3,4})", text)
    if not found:
        raise argparse.ArgumentTypeError(f"“{text}” is not a size such as 1440x900")
    return QSize(int(found[1]), int(found[2]))
