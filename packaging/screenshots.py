"""Draws the pictures of the manual anew: the real window, off screen, driven scene by scene.

The same state of the program gives the same pictures: times are computed from the positions that
were generated, never measured, and nobody's settings are read.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

os.environ["QT_QPA_PLATFORM"] = "offscreen"

import numpy as np
from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QEvent,
    QPoint,
    QSettings,
    QSize,
    Qt,
    QTemporaryDir,
    QTimer,
)
from PySide6.QtGui import QAction, QImage, qRgb
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from matewright import resources
from matewright.engine import Options
from matewright.gui.app import application
from matewright.gui.background.jobs import POLL_INTERVAL
from matewright.gui.board.piece_button import PieceButton
from matewright.gui.main_window import MainWindow
from matewright.gui.preferences import translation
from matewright.gui.solving.chart import LineChart
from matewright.gui.widgets import appearance, theme
from matewright.model.move import square_number
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Iteration, Progress, Solution
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.model.versions import next_number, version_of
from matewright.services.file import files
from matewright.services.solving import solve
from matewright.services.workshop.work import Tool

ROOMY: Final = QSize(1440, 900)
SMALL: Final = QSize(1024, 700)
FOLDER: Final = Path(__file__).parents[1] / "docs" / "images"
_SPEED: Final = 3_000_000
"""Positions a second on the machine of the pictures."""
_COLOURS: Final = 256
_COMPOSED: Final = (
    "3K1NR1/5PPB/8/3pN1k1/6P1/3P2R1/8/4B3 w",
    "3K1NR1/5PPB/8/3pN1k1/6P1/3P2R1/7R/4B3 w",
    "3K1NR1/5PPB/8/3pN1k1/6P1/3P2R1/7P/4B3 w",
    "3K1NR1/5PPB/P7/3pN1k1/6P1/3P2R1/7P/4B3 w",
)
"""A two-mover in the making; a rook on h2 cooks it."""
_LEFT: Final = Qt.MouseButton.LeftButton
_NONE: Final = Qt.KeyboardModifier.NoModifier
_LONGEST_WAIT: Final = 60_000


def even(iterations: tuple[Iteration, ...]) -> tuple[Iteration, ...]:
    """The figures with the time they would take at one speed."""
    return tuple(replace(one, seconds=one.generated / _SPEED) for one in iterations)


class EvenJob:
    """A job whose answer tells computed times; `still` holds it at a point of its way."""

    def __init__(self, job: solve.Job, still: Progress | None = None) -> None:
        self._job, self._still = job, still

    def poll(self) -> Progress:
        """How far it is."""
        return self._still or replace(self._job.poll(), seconds=0.0)

    def cancel(self) -> None:
        """Stop."""
        self._still = None
        self._job.cancel()

    def result(self, timeout: float | None = None) -> Solution | None:
        """The answer."""
        answer = self._job.result(timeout)
        if answer is None:
            return None
        iterations = even(answer.iterations)
        seconds = sum(one.seconds for one in iterations)
        return replace(answer, iterations=iterations, seconds=seconds)


class Studio:
    """A window for one scene, and hands to drive it."""

    def __init__(self, size: QSize, scheme: theme.Scheme) -> None:
        self.app = application()
        appearance.apply(self.app, scheme)
        self._folder = QTemporaryDir()
        self._still: Progress | None = None
        self._start_solving = solve.start
        solve.start = self._start  # type: ignore[assignment]
        path = self._folder.filePath("settings.ini")
        self.window = MainWindow(QSettings(path, QSettings.Format.IniFormat))
        self.board = self.window.board
        for _ in range(2):
            # Small windows are arranged in another way, which needs less room.
            self.window.resize(size)
            self.window.show()
            self.settle()
        self.window.activateWindow()

    def _start(self, problem: Problem, options: Options) -> EvenJob:
        single = replace(options, threads=1)
        return EvenJob(self._start_solving(problem, single), self._still)

    def close(self) -> None:
        """Put everything away."""
        solve.start = self._start_solving
        self.window.session.shut_down()
        self.window.document.start_new()
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def settle(self) -> None:
        """Let layouts and deferred changes take place."""
        for _ in range(8):
            self.app.processEvents()

    def wait_until(self, condition: Callable[[], bool]) -> None:
        """Let the program work until something is so."""
        waited = QElapsedTimer()
        waited.start()
        while not condition():
            QTest.qWait(10)
            if waited.hasExpired(_LONGEST_WAIT):
                raise TimeoutError("the scene does not come about")
        self.settle()

    # -- what a person does --------------------------------------------------------------------

    def open(self, name: str, place: int = 0) -> None:
        """Open a file of the samples at a problem."""
        self.window.document.show_copy(files.load(resources.path("problems", name)))
        self.window.document.go_to(place)
        self.settle()

    def trigger(self, name: str) -> None:
        """Choose an entry of a menu by its name."""
        action = next(one for one in self.window.findChildren(QAction, name))
        action.trigger()
        self.settle()

    def solve(self) -> None:
        """Solve what is shown and wait for the answer."""
        self.window.solve()
        self.wait_until(lambda: not self.window.session.is_running)

    def hold(self, progress: Progress) -> None:
        """Begin solving and hold it there."""
        self._still = progress
        self.window.solve()
        # The window looks at a running job now and then.
        QTest.qWait(4 * POLL_INTERVAL)

    def picture_of_dialog(self, name: str) -> QImage:
        """Choose an entry that opens a dialog, and answer what the dialog looks like."""
        pictures: list[QImage] = []

        def take() -> None:
            dialog = QApplication.activeModalWidget()
            if dialog is None:
                QTimer.singleShot(50, take)
                return
            self.settle()
            pictures.append(dialog.grab().toImage())
            dialog.close()

        QTimer.singleShot(200, take)
        self.trigger(name)
        self.wait_until(lambda: bool(pictures))
        return pictures[0]

    def at(self, square: str) -> QPoint:
        """The middle of a square on the board."""
        return self.board.square_rect(square_number(square)).center().toPoint()

    def take(self, letter: str) -> None:
        """Choose a piece of the palette by its FEN letter."""
        wanted = Piece.from_letter(letter)
        buttons = self.window.panel.palette_.findChildren(PieceButton)
        QTest.mouseClick(next(button for button in buttons if button.piece == wanted), _LEFT)

    def click(self, square: str) -> None:
        """Click a square."""
        QTest.mouseClick(self.board, _LEFT, _NONE, self.at(square))
        self.settle()

    def go_down(self, steps: str) -> None:
        """Go through the solution: `r` one move on, `d` to the next row."""
        keys = {"r": Qt.Key.Key_Right, "d": Qt.Key.Key_Down}
        play = self.window.answer.play
        play.setFocus()
        for step in steps:
            QTest.keyClick(play, keys[step])
        self.settle()


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture: how it comes about, and in which window."""

    play: Callable[[Studio], QImage | None]
    size: QSize
    scheme: theme.Scheme


_scenes: dict[str, Scene] = {}


def scene(
    name: str, size: QSize = ROOMY, scheme: theme.Scheme = theme.Scheme.LIGHT
) -> Callable[[Callable[[Studio], QImage | None]], Callable[[Studio], QImage | None]]:
    """Note a scene; its picture is what it answers, the window if that is None."""

    def note(play: Callable[[Studio], QImage | None]) -> Callable[[Studio], QImage | None]:
        _scenes[name] = Scene(play, size, scheme)
        return play

    return note


def long_search() -> Progress:
    """A search that has gone on for a while."""
    counts = ((1, 38, 12), (2, 4_706, 2_110), (3, 61_840, 30_911), (4, 977_112, 512_003))
    done = even(tuple(Iteration(depth, made, looked, 0.0) for depth, made, looked in counts))
    current = even((Iteration(5, 14_208_344, 7_310_120, 0.0),))[0]
    return Progress(
        "keys",
        iterations=done,
        current=current,
        root_done=17,
        root_total=38,
        refuted_below=5,
        nodes=7_402_155,
        table_fill=0.31,
        seconds=sum(one.seconds for one in (*done, current)),
    )


@scene("start")
def _start(studio: Studio) -> None:
    studio.window.files.open_sample()
    studio.window.first_steps.offer()


@scene("editing")
def _editing(studio: Studio) -> None:
    studio.open("classics.olv", 2)
    studio.take("q")
    studio.click("h7")


@scene("solving")
def _solving(studio: Studio) -> None:
    studio.open("mater-examples.olv", 7)
    studio.hold(long_search())


@scene("window")
def _tree(studio: Studio) -> None:
    studio.open("classics.olv", 1)
    studio.solve()
    studio.go_down("rrd")


@scene("dark", scheme=theme.Scheme.DARK)
def _dark(studio: Studio) -> None:
    _tree(studio)


@scene("moves")
def _moves(studio: Studio) -> None:
    studio.open("classics.olv", 1)
    studio.solve()
    studio.trigger("view.go-moves")


@scene("chart")
def _chart(studio: Studio) -> None:
    studio.open("mater-examples.olv", 7)
    studio.hold(long_search())
    studio.trigger("view.go-chart")
    charts = studio.window.findChildren(LineChart)
    # The library for charts is loaded when the first is seen.
    studio.wait_until(lambda: all(chart.is_ready for chart in charts))


@scene("live", SMALL)
def _live(studio: Studio) -> None:
    studio.open("classics.olv", 2)
    studio.trigger("solve.live")
    studio.take("p")
    studio.click("d5")
    state = studio.window.panel.caption.state
    working = QCoreApplication.translate("LiveSolving", "Still working …")
    studio.wait_until(lambda: not state.text.startswith(working))


@scene("versions")
def _versions(studio: Studio) -> None:
    window, document = studio.window, studio.window.document
    studio.trigger("solve.live")
    for number, fen in enumerate(_COMPOSED):
        document.edit_position(Position.from_fen(fen), "edit")
        studio.wait_until(lambda: window.live.answer is not None and not _is_working(window))
        if number == 1:
            problem = document.problem.solved(window.live.answer)
            kept = version_of(problem, next_number(problem), "Rh2?")
            document.change_versions({kept.number: kept}, "keep")
    studio.trigger("view.go-versions")
    window.versions.list.choose(1)


def _is_working(window: MainWindow) -> bool:
    state = window.live.state
    return state is None or state.is_working


@scene("twins")
def _twins(studio: Studio) -> None:
    position = Position.from_fen("8/7p/p7/8/3k4/Q1p1p1B1/r7/4K1b1 b - -")
    twins = tuple(map(Twin.parse, ("Remove a2", "Continued Remove a6")))
    problem = Problem(
        position,
        stipulation_of("ser-h#4"),
        authors=("Husserl, Gideon",),
        source="Die Schwalbe 1973",
        twins=twins,
    )
    studio.window.document.insert(problem, "twins")
    studio.settle()
    studio.solve()
    studio.trigger("view.go-twins")


@scene("workshop")
def _map(studio: Studio) -> None:
    window = studio.window
    window.document.edit_position(Position.from_fen("5Kbk/7p/6P1/8/8/8/8/7R w"), "set up")
    studio.trigger("view.go-workshop")
    studio.take("p")
    studio.wait_until(
        lambda: window.workshop.pane.model.rowCount() > 0 and not window.workshop.is_running
    )


@scene("mend", SMALL)
def _mend(studio: Studio) -> None:
    window = studio.window
    window.document.edit_position(Position.from_fen("5Kbk/7p/6P1/8/8/8/8/7R w"), "set up")
    studio.trigger("view.go-workshop")
    pane = window.workshop.pane
    pane.choose_tool(Tool.MEND)
    pane.start_button.click()
    studio.wait_until(lambda: pane.model.rowCount() > 0 and not window.workshop.is_running)
    pane.table.choose(0)


@scene("play")
def _play(studio: Studio) -> None:
    studio.open("classics.olv", 1)
    studio.trigger("play.mode")
    studio.click("g7")


@scene("collection")
def _collection(studio: Studio) -> None:
    studio.open("classics.olv", 1)
    studio.solve()
    studio.trigger("collection.search")
    line = studio.window.findChild(QLineEdit, "collection_search")
    line.setText("loyd men<=9")
    found = studio.window.findChild(QLabel, "collection_found")
    rows = studio.window.problems.table.model()
    words = QCoreApplication.translate("FilterBar", "{found} of {total}")
    total = len(studio.window.document.collection)
    # What is found so far, of the problems that are read so far, is another sentence.
    studio.wait_until(lambda: found.text() == words.format(found=rows.rowCount(), total=total))


@scene("collection-view")
def _collection_view(studio: Studio) -> None:
    studio.open("classics.olv", 1)
    for place in (1, 2, 3):
        studio.window.document.go_to(place)
        studio.solve()
    studio.trigger("collection.view")
    index = studio.window.open_file.index
    studio.wait_until(lambda: index.is_ready and not index.is_busy)


@scene("wall", SMALL)
def _wall(studio: Studio) -> None:
    studio.open("classics.olv", 1)
    studio.trigger("collection.wall")


@scene("preferences")
def _preferences(studio: Studio) -> QImage:
    return studio.picture_of_dialog("edit.preferences")


@scene("print")
def _print(studio: Studio) -> QImage:
    studio.open("classics.olv", 1)
    return studio.picture_of_dialog("file.print")


@scene("export")
def _export(studio: Studio) -> QImage:
    studio.open("classics.olv", 1)
    return studio.picture_of_dialog("file.export-diagram")


@scene("keys")
def _keys(studio: Studio) -> QImage:
    return studio.picture_of_dialog("help.shortcuts")


# -- saving ------------------------------------------------------------------------------------


def save(picture: QImage, path: Path) -> None:
    """Save a picture with its most frequent colours, which are nearly all it has."""
    rgb = picture.convertToFormat(QImage.Format.Format_RGB32)
    width, height = rgb.width(), rgb.height()
    pixels = np.frombuffer(rgb.constBits(), np.uint32).reshape(height, width) & 0xFFFFFF
    found, counts = np.unique(pixels, return_counts=True)
    # Equally frequent colours are taken in the order of their numbers, so that chance has no say.
    palette = found[np.argsort(-counts, kind="stable")[:_COLOURS]]
    split = np.stack([palette >> 16, (palette >> 8) & 255, palette & 255], 1).astype(np.int32)
    every = np.stack([found >> 16, (found >> 8) & 255, found & 255], 1).astype(np.int32)
    nearest = np.empty(len(found), np.uint8)
    for begin in range(0, len(found), 4096):
        part = every[begin : begin + 4096, None, :] - split[None, :, :]
        nearest[begin : begin + 4096] = (part * part).sum(2).argmin(1)
    indexed = np.ascontiguousarray(nearest[np.searchsorted(found, pixels)])
    image = QImage(indexed.data, width, height, width, QImage.Format.Format_Indexed8)
    image.setColorTable([qRgb(*colour) for colour in split.tolist()])
    if not image.save(str(path), "PNG", 0):
        raise OSError(f"The picture cannot be written to {path}.")


def folder_of(language: str) -> Path:
    """Where the pictures of a window in that language go."""
    return FOLDER if language == translation.ENGLISH else FOLDER / language


def draw(name: str, folder: Path) -> None:
    """Draw one scene in the language that is spoken now."""
    chosen = _scenes[name]
    studio = Studio(chosen.size, chosen.scheme)
    picture = chosen.play(studio)
    studio.settle()
    path = folder / f"{name}.png"
    save(picture if picture is not None else studio.window.grab().toImage(), path)
    studio.close()
    sys.stdout.write(f"{path.relative_to(FOLDER)}: {path.stat().st_size // 1024} kB\n")


def main() -> int:
    """Draw all scenes in all languages, or those asked for."""
    parser = argparse.ArgumentParser(description="Draw the pictures of the manual anew.")
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=f"of {', '.join(_scenes)}")
    parser.add_argument(
        "--language", choices=list(translation.LANGUAGES), help="of the window; all if not given"
    )
    arguments = parser.parse_args()
    if unknown := set(arguments.scenes) - set(_scenes):
        parser.error(f"no scene {', '.join(sorted(unknown))}")
    application()
    languages = [arguments.language] if arguments.language else list(translation.LANGUAGES)
    for language in languages:
        folder = folder_of(language)
        folder.mkdir(parents=True, exist_ok=True)
        translation.speak(language)
        for name in arguments.scenes or _scenes:
            draw(name, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
