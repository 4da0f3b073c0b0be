"""A list of problems in a window of its own, and a user who works with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow

from matewright.formats.textfile import FileStamp
from matewright.gui.collection.columns import Column
from matewright.gui.collection.commands import CollectionCommands
from matewright.gui.collection.pane import CollectionPane
from matewright.gui.preferences.preferences import Preferences
from matewright.gui.program.open_file import OpenFile
from matewright.gui.widgets import appearance, theme
from matewright.model.collection import Collection
from matewright.model.keywords import with_keywords
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.file.files import Opened
from tests.gui.conftest import NONE, PRINZ, Person

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings
    from pytestqt.qtbot import QtBot

    from matewright.gui.collection.table import CollectionTable
    from matewright.gui.main_window import MainWindow

MakeList = Callable[[Sequence[Problem]], "Reader"]

CTRL: Final = Qt.KeyboardModifier.ControlModifier
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
LEFT: Final = Qt.MouseButton.LeftButton


def some_problems() -> tuple[Problem, ...]:
    """Five of three authors, in an order that is that of no column."""
    rows = (
        ("Shinkman, William", "#3", "Western Advertiser, 1872", "8/8/8/8/2Q5/8/8/k1K5", ("model",)),
        ("Loyd, Samuel", "#2", "Chess Monthly, no. 12, 1858", PRINZ, ("Grimshaw",)),
        ("Wurzburg, Otto", "h#2", "Checkmate, 1903", "7k/8/8/8/8/8/8/K1S4S", ()),
        ("Loyd, Samuel", "#4", "Lynn News, 1859", "k7/8/K7/8/8/8/8/7R", ("model", "mutate")),
        ("Kohtz, Johannes", "#3", "", "8/8/8/3k4/8/8/5PPP/R3K2R", ()),
    )
    return tuple(
        with_keywords(
            Problem(
                Position.from_fen(fen),
                stipulation_of(stipulation),
                authors=(author,),
                source=source,
            ),
            keywords,
        )
        for author, stipulation, source, fen, keywords in rows
    )


def open_collection(window: MainWindow, path: Path, problems: Sequence[Problem]) -> None:
    opened = Opened(path, Collection(problems), FileStamp(0, 0, b""))
    window.document.show_copy(opened)
    window.docks.bring_forward("problems", window.problems.table)
    QApplication.processEvents()


class ListWindow(QMainWindow):
    """The list with its commands on a file, without the rest of the window, which takes time."""

    def __init__(self, settings: QSettings) -> None:
        super().__init__()
        self.preferences = Preferences(settings, self)
        self.open_file = OpenFile(self.preferences, self)
        self.document = self.open_file.document
        self.problems = CollectionPane(
            self.document,
            self.open_file.index,
            self.open_file.session,
            self.preferences,
            settings,
            self,
        )
        self.collection = CollectionCommands(self.open_file, self.problems, self.preferences, self)
        self.setCentralWidget(self.problems)
        self.resize(700, 500)

    def shut_down(self) -> None:
        self.collection.shut_down()
        self.open_file.shut_down()
        self.close()


class Reader(Person):
    """A user of the list alone."""

    window: ListWindow  # type: ignore[assignment] # the list is all that is looked at

    def __init__(self, window: ListWindow, bot: QtBot) -> None:
        self.window = window
        self.bot = bot


@pytest.fixture
def make_list(qtbot: QtBot, qapp: QApplication, settings: QSettings) -> Iterator[MakeList]:
    """Open lists of problems."""
    appearance.apply(qapp, theme.Scheme.LIGHT)
    made: list[ListWindow] = []

    def make(problems: Sequence[Problem]) -> Reader:
        window = ListWindow(settings)
        made.append(window)
        qtbot.addWidget(window)
        opened = Opened(Path("some.olv"), Collection(problems), FileStamp(0, 0, b""))
        window.document.show_copy(opened)
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        window.problems.table.setFocus()
        QApplication.processEvents()
        return Reader(window, qtbot)

    yield make
    for window in made:
        window.shut_down()
    QGuiApplication.clipboard().clear()


@pytest.fixture
def five(make_list: MakeList) -> Reader:
    """A user of the list of five problems."""
    return make_list(some_problems())


@pytest.fixture
def whole(person: Person, tmp_path: Path) -> Person:
    """A user of the list of five problems in a window of the program."""
    open_collection(person.window, tmp_path / "five.olv", some_problems())
    return person


def table(person: Person) -> CollectionTable:
    return person.window.problems.table


def stipulations(window: MainWindow | ListWindow) -> list[str]:
    """Of the file, in its order."""
    return [problem.stipulation.text for problem in window.document.collection]


def listed(person: Person, column: Column = Column.STIPULATION) -> list[str]:
    """What the list shows in a column, from top to bottom."""
    model = table(person).model()
    return [model.index(row, column).data() for row in range(model.rowCount())]


def click_row(
    person: Person, row: int, modifiers: Qt.KeyboardModifier = NONE, column: Column = Column.MEN
) -> None:
    view = table(person)
    view.scrollTo(view.model().index(row, column))
    at = view.visualRect(view.model().index(row, column)).center()
    QTest.mouseClick(view.viewport(), LEFT, modifiers, at)


def search(person: Person, text: str) -> None:
    """Type a search and wait until the index has answered it."""
    bar = person.window.problems.bar
    person.write(bar.edit, text)
    with person.bot.waitSignal(person.window.open_file.index.found):
        bar._emit_text()
    finish_reading(person)


def finish_reading(person: Person) -> None:
    """Wait until everything is indexed and the last answer has arrived."""
    index = person.window.open_file.index
    person.bot.waitUntil(lambda: index.is_ready)
    person.bot.waitUntil(lambda: not index.is_busy)
    QApplication.processEvents()


def sort_by(person: Person, column: Column) -> None:
    """Click a heading, and wait for the result."""
    header = table(person).horizontalHeader()
    at = QPoint(header.sectionViewportPosition(column) + 12, header.height() // 2)
    QTest.mouseClick(header.viewport(), LEFT, NONE, at)
    finish_reading(person)
