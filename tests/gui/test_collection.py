"""Everything that is done with the problems of a collection, as a person does it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from shiboken6 import isValid

import matewright
from matewright.formats import registry
from matewright.formats.textfile import FileStamp
from matewright.gui import theme
from matewright.gui.board.brush import Brush
from matewright.gui.collection import duplicates_dialog, problem_data
from matewright.gui.collection import index as index_module
from matewright.gui.collection.columns import Column, Row
from matewright.gui.collection.commands import CollectionCommands
from matewright.gui.collection.completion import CompletingEdit
from matewright.gui.collection.duplicates_dialog import DuplicatesDialog
from matewright.gui.collection.pane import CollectionPane
from matewright.gui.collection.position_search import PositionSearch
from matewright.gui.collection.problem_data import MIME_TYPE, ProblemText, data_of
from matewright.gui.collection.thumbnails import MOST_PIXMAPS, Thumbnails
from matewright.gui.dialogs.problem_properties import ProblemProperties
from matewright.gui.language import translation
from matewright.gui.open_file import OpenFile
from matewright.gui.preferences import THUMBNAIL_SIDE, Preferences
from matewright.model.award import Award
from matewright.model.collection import Collection, Entry
from matewright.model.keywords import keywords_of, with_keywords
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.transform import TRANSFORMS
from matewright.model.verdict import Verdict
from matewright.services.files import Opened
from tests.gui.audit import menus_in
from tests.gui.conftest import NONE, PRINZ, Person

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from matewright.gui.collection.table import CollectionTable
    from matewright.gui.main_window import MainWindow
    from tests.gui.conftest import FakeEngine

MakeList = Callable[[Sequence[Problem]], "Reader"]

CTRL: Final = Qt.KeyboardModifier.ControlModifier
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
LEFT: Final = Qt.MouseButton.LeftButton


def some_problems() -> tuple[Problem, ...]:
    """Five of three authors, in an order that is that of no column."""
    told = (
        ("Shinkman, William", "#3", "Western Advertiser, 1872", "8/8/8/8/2Q5/8/8/k1K5", ("model",)),
        ("Loyd, Samuel", "#2", "Chess Monthly, no. 12, 1858", PRINZ, ("Grimshaw",)),
        ("Wurzburg, Otto", "h#2", "Checkmate, 1903", "7k/8/8/8/8/8/8/K1S4S", ()),
        ("Loyd, Samuel", "#4", "Lynn News, 1859", "k7/8/K7/8/8/8/8/7R", ("model", "mutate")),
        ("Kohtz, Johannes", "#3", "", "8/8/8/3k4/8/8/5PPP/R3K2R", ()),
    )
    return tuple(
        with_keywords(
            Problem(Position.from_fen(fen), stipulation, authors=(author,), source=source), keywords
        )
        for author, stipulation, source, fen, keywords in told
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
            self.document, self.open_file.index, self.preferences, settings, self
        )
        self.collection = CollectionCommands(self.open_file, self.problems, self.preferences, self)
        self.setCentralWidget(self.problems)
        self.resize(700, 500)

    def shut_down(self) -> None:
        self.collection.shut_down()
        self.open_file.shut_down()
        self.close()


class Reader(Person):
    """Somebody at a list alone."""

    window: ListWindow  # type: ignore[assignment] # the list is all that is looked at

    def __init__(self, window: ListWindow, bot: QtBot) -> None:
        self.window = window
        self.bot = bot


@pytest.fixture
def make_list(qtbot: QtBot, qapp: QApplication, settings: QSettings) -> Iterator[MakeList]:
    """Open lists of problems."""
    theme.apply(qapp, theme.Scheme.LIGHT)
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
    """Somebody at the list of five problems."""
    return make_list(some_problems())


def test_an_answer_of_a_file_is_not_said_to_be_found_here() -> None:
    problem = Problem(Position.from_fen(PRINZ), "#2")
    found = problem.solved(matewright.solve(PRINZ, "#2"))
    assert Row.of(found).text(Column.STATE) == "Sound"
    stored = replace(found, solution_is_stored=True)
    assert Row.of(stored).text(Column.STATE) == "Sound, from the file"


def test_a_search_line_with_the_keyboard_can_be_taken_apart(qtbot: QtBot) -> None:
    window = QMainWindow()
    edit = CompletingEdit(window)
    window.setCentralWidget(edit)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    edit.setFocus()
    assert edit.hasFocus()
    with qtbot.captureExceptions() as exceptions:
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not exceptions
    assert not isValid(edit)


@pytest.fixture
def whole(person: Person, tmp_path: Path) -> Person:
    """Somebody at the list of five problems in a window of the program."""
    open_collection(person.window, tmp_path / "five.olv", some_problems())
    return person


def table(person: Person) -> CollectionTable:
    return person.window.problems.table


def stipulations(window: MainWindow | ListWindow) -> list[str]:
    """Of the file, in its order."""
    return [problem.stipulation for problem in window.document.collection]


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
    with person.bot.waitSignal(person.window.open_file.index.found, timeout=20_000):
        bar._tell()
    finish_reading(person)


def finish_reading(person: Person) -> None:
    """Wait until the index knows everything, and its last answer is there."""
    index = person.window.open_file.index
    person.bot.waitUntil(lambda: index.is_ready, timeout=20_000)
    person.bot.waitUntil(lambda: not index.is_busy, timeout=20_000)
    QApplication.processEvents()


def sort_by(person: Person, column: Column) -> None:
    """Click a heading, and wait for what comes of it."""
    header = table(person).horizontalHeader()
    at = QPoint(header.sectionViewportPosition(column) + 12, header.height() // 2)
    QTest.mouseClick(header.viewport(), LEFT, NONE, at)
    finish_reading(person)


# -- the list ----------------------------------------------------------------------------------


def test_the_list_shows_what_is_known_of_each_problem(five: Reader) -> None:
    assert listed(five, Column.NUMBER) == ["1", "2", "3", "4", "5"]
    assert listed(five, Column.AUTHOR)[1:3] == ["Loyd, Samuel", "Wurzburg, Otto"]
    assert listed(five)[:3] == ["#3", "#2", "h#2"]
    assert listed(five, Column.MEN)[1] == "3+4"
    assert listed(five, Column.KEYWORDS)[3] == "model, mutate"
    assert listed(five, Column.STATE)[0] == "Not solved"


def test_headings_and_states_fit_in_another_language(make_list: MakeList) -> None:
    translation.speak("ru")
    shown = table(make_list(()))
    columns = Column.STIPULATION, Column.MEN, Column.STATE
    wanted = [shown.horizontalHeader().sectionSizeHint(column) for column in columns]
    states = [Verdict.UNSOLVED.word, Verdict.SOUND.word]
    wanted.append(max(map(shown.fontMetrics().horizontalAdvance, states)))
    translation.speak(translation.ENGLISH)
    for column, width in zip((*columns, Column.STATE), wanted, strict=True):
        assert shown.columnWidth(column) >= width


def test_authors_and_sources_share_the_room_and_narrow_lists_leave_sources_out(
    five: Reader,
) -> None:
    shown, pane = table(five), five.window.problems

    def widths(width: int) -> tuple[int, int]:
        pane.resize(width, 500)
        QApplication.processEvents()
        return shown.columnWidth(Column.AUTHOR), shown.columnWidth(Column.SOURCE)

    wide = widths(1000)
    assert 200 <= wide[0] <= wide[1]
    author, source = widths(300)
    assert source == 0 < author
    assert not shown.horizontalScrollBar().isVisible()
    assert widths(1000) == wide
    # As wide as a person made it.
    shown.horizontalHeader().resizeSection(Column.AUTHOR, 150)
    assert widths(900)[0] == 150


def test_what_was_chosen_in_one_file_is_not_chosen_in_the_next(five: Reader) -> None:
    five.window.problems.choose_all()
    assert table(five).chosen_count() == 5
    other = Opened(Path("other.olv"), Collection(some_problems()[1:]), FileStamp(0, 0, b""))
    five.window.document.show_copy(other)
    assert table(five).chosen_places() == [0]


def test_only_rows_that_are_seen_are_read(five: Reader) -> None:
    read: list[int] = []

    class Unread:
        format = "olv"
        text = ""

        def __init__(self, number: int) -> None:
            self._number = number

        def read(self) -> Problem:
            read.append(self._number)
            return some_problems()[self._number % 5]

    many = Collection(Unread(number) for number in range(20_000))
    five.window.document.show_copy(Opened(Path("many.olv"), many, FileStamp(0, 0, b"")))
    QApplication.processEvents()
    assert table(five).model().rowCount() == 20_000
    assert 0 < len(set(read)) <= 60
    five.press("Ctrl+End", table(five))
    assert five.window.document.current == 19_999
    assert 19_999 in read
    assert len(set(read)) <= 120


def test_thumbnails_are_drawn_for_what_is_seen_and_few_are_kept(five: Reader) -> None:
    window = five.window
    kept = window.problems._thumbnails
    window.grab()
    assert 0 < len(kept) <= 5
    before = len(kept)
    window.preferences.set(THUMBNAIL_SIDE, 0)
    QApplication.processEvents()
    assert table(five).isColumnHidden(Column.DIAGRAM)
    assert table(five).rowHeight(0) < 40
    window.preferences.set(THUMBNAIL_SIDE, 162)
    QApplication.processEvents()
    assert table(five).rowHeight(0) >= 162
    window.grab()
    assert len(kept) > before


def test_the_store_of_thumbnails_has_a_limit_and_tells_light_from_dark(five: Reader) -> None:
    store = Thumbnails()
    empty = Position()
    light = store.pixmap(empty, 26, 1.0, dark=False)
    dark = store.pixmap(empty, 26, 1.0, dark=True)
    assert light.toImage() != dark.toImage()
    assert store.pixmap(empty, 26, 1.0, dark=False).cacheKey() == light.cacheKey()
    for number in range(MOST_PIXMAPS + 20):
        man = Piece.from_letter("KQRBNP"[number % 6])
        store.pixmap(empty.put(number % 64, man).put(number // 64, man), 10, 1.0, dark=False)
    assert len(store) == MOST_PIXMAPS


def test_columns_are_chosen_for_good(five: Reader, make_list: MakeList) -> None:
    five.window.problems.show_column(Column.KEYWORDS, shown=True)
    five.window.problems.show_column(Column.MEN, shown=False)
    for person in (five, make_list(some_problems())):
        assert not table(person).isColumnHidden(Column.KEYWORDS)
        assert table(person).isColumnHidden(Column.MEN)


# -- sorting -----------------------------------------------------------------------------------


def test_a_heading_sorts_up_and_down_and_gives_the_order_of_the_file_back(five: Reader) -> None:
    before = stipulations(five.window)
    sort_by(five, Column.AUTHOR)
    assert listed(five, Column.NUMBER) == ["5", "2", "4", "1", "3"]
    sort_by(five, Column.AUTHOR)
    assert listed(five, Column.NUMBER) == ["3", "1", "2", "4", "5"]
    sort_by(five, Column.AUTHOR)
    assert listed(five, Column.NUMBER) == ["1", "2", "3", "4", "5"]
    assert stipulations(five.window) == before
    assert five.window.document.undo_stack.count() == 0


def test_keywords_sort_too(five: Reader) -> None:
    five.window.resize(1400, 500)
    five.window.problems.show_column(Column.KEYWORDS, True)
    QApplication.processEvents()
    sort_by(five, Column.KEYWORDS)
    # What has none comes last.
    assert listed(five, Column.KEYWORDS) == ["Grimshaw", "model", "model, mutate", None, None]


def test_the_file_can_be_rearranged_as_the_list_is_sorted(five: Reader) -> None:
    sort_by(five, Column.AUTHOR)
    five.window.collection.keep_order()
    assert stipulations(five.window) == ["#3", "#2", "#4", "#3", "h#2"]
    assert five.window.document.undo_stack.count() == 1
    five.window.document.undo_stack.undo()
    assert stipulations(five.window) == [one.stipulation for one in some_problems()]


def test_what_is_shown_stays_shown_while_the_list_is_sorted(five: Reader) -> None:
    five.press("Down", table(five))
    sort_by(five, Column.AUTHOR)
    assert five.window.document.current == 1
    assert table(five).chosen_places() == [1]


# -- searching ---------------------------------------------------------------------------------


def test_a_search_filters_the_list_and_esc_shows_everything_again(five: Reader) -> None:
    window = five.window
    search(five, "author:loyd")
    assert listed(five, Column.NUMBER) == ["2", "4"]
    assert window.problems.bar.count_label.text() == "2 of 5"
    assert window.document.current == 0, "the problem shown stays shown"
    QTest.keyClick(window.problems.bar.edit, Qt.Key.Key_Escape)
    assert len(listed(five)) == 5
    QTest.keyClick(window.problems.bar.edit, Qt.Key.Key_Escape)
    assert five.window.focusWidget() is table(five)


def test_a_search_that_makes_no_sense_is_explained_in_place(five: Reader) -> None:
    bar = five.window.problems.bar
    five.write(bar.edit, "autor:loyd")
    bar._tell()
    assert bar.error_label.isVisible()
    assert "there is no field “autor”" in bar.edit.accessibleDescription()
    assert len(listed(five)) == 5
    search(five, "author:kohtz")
    assert not bar.error_label.isVisible()
    assert listed(five, Column.NUMBER) == ["5"]


def test_letters_typed_in_the_list_begin_a_search(five: Reader) -> None:
    QTest.keyClicks(table(five), "s")
    edit = five.window.problems.bar.edit
    assert edit.hasFocus()
    assert edit.text() == "s"
    assert five.window.document.current == 0


def test_fields_and_values_are_completed(five: Reader) -> None:
    bar = five.window.problems.bar
    bar.edit.setFocus()
    finish_reading(five)
    QTest.keyClicks(bar.edit, "au")
    popup = bar.edit._popup
    assert popup.isVisible()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert bar.edit.text() == "author:"
    QTest.keyClicks(bar.edit, "lo")
    offered = [popup.model().index(row, 0).data() for row in range(popup.model().rowCount())]
    assert offered == ['author:"Loyd, Samuel" ']
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert bar.edit.text() == 'author:"Loyd, Samuel" '


def test_earlier_searches_are_remembered(five: Reader, make_list: MakeList) -> None:
    bar = five.window.problems.bar
    assert not bar.history_button.isEnabled()
    search(five, "stip:#3")
    QTest.keyClick(bar.edit, Qt.Key.Key_Return)
    assert five.window.focusWidget() is table(five)
    bar.edit.clear()
    assert make_list(some_problems()).window.problems.bar.history == ["stip:#3"]
    bar.history_menu.aboutToShow.emit()
    (entry,) = bar.history_menu.actions()
    with five.bot.waitSignal(five.window.open_file.index.found, timeout=20_000):
        entry.trigger()
    assert listed(five, Column.NUMBER) == ["1", "5"]


def test_men_set_up_on_a_board_are_looked_for(five: Reader) -> None:
    window = five.window

    def set_up(dialog: QWidget) -> None:
        assert isinstance(dialog, PositionSearch)
        assert not dialog.search_button.isEnabled()
        dialog.board.set_brush(Brush(Piece.from_letter("K")))
        at = dialog.board.square_rect(4).center().toPoint()
        QTest.mouseClick(dialog.board, LEFT, NONE, at)
        dialog.least_boxes[Piece.from_letter("R")].setValue(2)
        assert dialog.query == "wK=e1 wR>=2"
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    with five.bot.waitSignal(window.open_file.index.found, timeout=20_000):
        five.answer(window.collection.search_by_position, set_up, PositionSearch)
    finish_reading(five)
    assert window.problems.bar.text == "wK=e1 wR>=2"
    assert listed(five, Column.NUMBER) == ["5"]
    assert window.problems.bar.history == ["wK=e1 wR>=2"]


def test_men_looked_for_already_stand_on_the_board(five: Reader) -> None:
    window = five.window
    bar = window.problems.bar

    def add_a_man(dialog: QWidget) -> None:
        assert isinstance(dialog, PositionSearch)
        assert dialog.query == "wK=f7 bK=h8 wR>=1"
        dialog.board.set_brush(Brush(Piece.from_letter("R")))
        QTest.mouseClick(dialog.board, LEFT, NONE, dialog.board.square_rect(6).center().toPoint())
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    # What the board cannot show stays as it is.
    search(five, 'author:"Doe, Jane" wk=f7 wQ=0 wR>=1 -bS=b1 bK:h8 wP=?7 bB=a1,b2')
    five.answer(window.collection.search_by_position, add_a_man, PositionSearch)
    rest = 'author:"Doe, Jane" wQ=0 -bS=b1 wP=?7 bB=a1,b2'
    assert bar.text == f"{rest} wR=g1 wK=f7 bK=h8 wR>=1"

    def leave(dialog: QWidget) -> None:
        assert isinstance(dialog, PositionSearch)
        assert dialog.query == "wK=f7"
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    # Of two groups only what both ask for is meant.
    search(five, "loyd wK=f7 wQ=a1 | wK=f7 #3")
    five.answer(window.collection.search_by_position, leave, PositionSearch)
    assert bar.text == "loyd wQ=a1 wK=f7 OR #3 wK=f7"


def test_a_changed_problem_leaves_a_search_it_no_longer_fits(five: Reader) -> None:
    window = five.window
    search(five, "stip:#3")
    click_row(five, 1)
    assert window.document.current == 4
    window.document.edit_stipulation("#5")
    finish_reading(five)
    assert listed(five, Column.NUMBER) == ["1"]
    assert window.document.current == 4, "it stays shown"


def test_another_file_begins_without_the_search_in_the_one_before(five: Reader) -> None:
    search(five, "author:loyd")
    other = Collection(some_problems()[:3])
    five.window.document.show_copy(Opened(Path("other.olv"), other, FileStamp(0, 0, b"")))
    assert five.window.problems.bar.text == ""
    assert len(listed(five)) == 3


def test_reading_tells_how_far_it_is_and_can_be_halted(five: Reader) -> None:
    pane, index = five.window.problems, five.window.open_file.index
    loading = pane.loading
    index.progress.emit(12_000, 200_000)
    assert loading.isVisible()
    assert loading.label.text() == "12,000 of 200,000 read"
    loading.pause_button.click()
    assert loading.label.text() == "Stopped: 12,000 of 200,000 read"
    search_without_waiting = pane.bar
    search_without_waiting.set_text("author:loyd")
    five.bot.waitUntil(lambda: not index.is_busy, timeout=20_000)
    assert not index.is_ready
    loading.pause_button.click()
    finish_reading(five)
    assert not loading.isVisible()
    assert listed(five, Column.NUMBER) == ["2", "4"]


# -- choosing, moving, deleting ----------------------------------------------------------------


def test_many_rows_are_chosen_with_mouse_and_keyboard(five: Reader) -> None:
    click_row(five, 1)
    click_row(five, 3, SHIFT)
    assert table(five).chosen_places() == [1, 2, 3]
    click_row(five, 2, CTRL)
    assert table(five).chosen_places() == [1, 3]
    five.press("Ctrl+A", table(five))
    assert table(five).chosen_count() == 5


def test_chosen_problems_are_deleted_as_one_step(five: Reader) -> None:
    window = five.window
    click_row(five, 1)
    click_row(five, 3, CTRL)
    five.press("Del", table(five))
    assert stipulations(window) == ["#3", "h#2", "#3"]
    assert window.document.undo_stack.count() == 1
    assert window.document.undo_stack.undoText() == "Delete 2 Problems"
    assert table(five).chosen_places() == [window.document.current] == [2]
    five.window.document.undo_stack.undo()
    assert stipulations(window) == [one.stipulation for one in some_problems()]


def test_deleting_all_leaves_an_empty_board(five: Reader) -> None:
    five.press("Ctrl+A", table(five))
    five.press("Del", table(five))
    assert len(five.window.document.collection) == 1
    assert not list(five.window.document.problem.position.men())
    five.window.document.undo_stack.undo()
    assert len(five.window.document.collection) == 5


def test_what_a_search_has_found_can_be_deleted(five: Reader) -> None:
    search(five, "author:loyd")
    table(five).setFocus()
    five.press("Ctrl+A", table(five))
    five.press("Del", table(five))
    assert listed(five) == []
    finish_reading(five)
    assert stipulations(five.window) == ["#3", "h#2", "#3"]


def test_alt_and_arrows_move_what_is_chosen(five: Reader) -> None:
    window = five.window
    click_row(five, 1)
    click_row(five, 2, SHIFT)
    five.press("Alt+Down", table(five))
    assert stipulations(window) == ["#3", "#4", "#2", "h#2", "#3"]
    assert table(five).chosen_places() == [2, 3]
    five.press("Alt+Up", table(five))
    five.press("Alt+Up", table(five))
    assert stipulations(window) == ["#2", "h#2", "#3", "#4", "#3"]
    five.press("Alt+Up", table(five))
    assert window.document.undo_stack.count() == 3, "nothing moves beyond the beginning"
    for _ in range(3):
        five.window.document.undo_stack.undo()
    assert stipulations(window) == [one.stipulation for one in some_problems()]


def test_a_sorted_list_says_why_nothing_moves(five: Reader) -> None:
    sort_by(five, Column.AUTHOR)
    with five.bot.waitSignal(five.window.collection.message) as told:
        five.press("Alt+Down", table(five))
    assert five.window.document.undo_stack.count() == 0
    assert "order of the file" in told.args[0]


# -- the clipboard -----------------------------------------------------------------------------


def test_problems_are_copied_and_pasted_with_all_they_have(five: Reader) -> None:
    window = five.window
    click_row(five, 1)
    click_row(five, 3, CTRL)
    five.press("Ctrl+C", table(five))
    click_row(five, 4)
    five.press("Ctrl+V", table(five))
    assert stipulations(window) == ["#3", "#2", "h#2", "#4", "#3", "#2", "#4"]
    assert window.document.undo_stack.count() == 1
    assert table(five).chosen_places() == [5, 6]
    pasted = window.document.collection[6]
    assert pasted == some_problems()[3]
    assert keywords_of(pasted) == ("model", "mutate")


def test_cut_and_paste_are_one_step_each(five: Reader) -> None:
    window = five.window
    click_row(five, 0)
    five.press("Ctrl+X", table(five))
    assert stipulations(window) == ["#2", "h#2", "#4", "#3"]
    five.press("End", table(five))
    five.press("Ctrl+V", table(five))
    assert stipulations(window) == ["#2", "h#2", "#4", "#3", "#3"]
    assert window.document.undo_stack.count() == 2


def test_what_another_program_copied_keeps_the_text_of_its_file(
    five: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = five.window
    document = (
        "---\n# mine\nauthors: [Loyd]\nstipulation: '#1'\n"
        "algebraic: {white: [Kf7, Rg1], black: [Kh8]}\n"
    )
    (commented,) = registry.parse(registry.by_name("olv"), document).collection
    QGuiApplication.clipboard().setMimeData(
        data_of([Entry(commented)], ProblemText([Entry(commented)]))
    )
    text = QGuiApplication.clipboard().text()
    assert "# mine" in text
    # Another process knows nothing of the entries.
    monkeypatch.setattr(problem_data, "_handed_over", {})
    window.collection.paste()
    pasted = window.document.collection[1]
    assert pasted.authors == ("Loyd",)
    assert pasted.untouched_text("olv") == document


def test_damaged_problems_on_the_clipboard_are_refused_in_one_sentence(five: Reader) -> None:
    data = QMimeData()
    data.setData(MIME_TYPE, b"nobody\n{]\n")
    QGuiApplication.clipboard().setMimeData(data)
    said = five.read_box(five.window.collection.paste)
    assert said == "The problems on the clipboard are damaged and cannot be taken over."
    assert len(five.window.document.collection) == 5


def test_chosen_problems_are_duplicated_as_one_step(five: Reader) -> None:
    click_row(five, 1)
    click_row(five, 2, SHIFT)
    five.window.collection.duplicate()
    assert stipulations(five.window) == ["#3", "#2", "h#2", "#2", "h#2", "#4", "#3"]
    assert five.window.document.undo_stack.count() == 1
    assert table(five).chosen_places() == [3, 4]


# -- dragging ----------------------------------------------------------------------------------


class Drop(QDropEvent):
    """Problems let go over a list; `source` is the list they come from."""

    def __init__(
        self, data: QMimeData, view: CollectionTable, row: int, source: CollectionTable
    ) -> None:
        rect = view.visualRect(view.model().index(row, Column.MEN))
        actions = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
        super().__init__(QPointF(rect.center().x(), rect.top() + 2), actions, data, LEFT, NONE)
        # Qt does not hold on to the data.
        self._data, self._source = data, source
        self.setDropAction(Qt.DropAction.MoveAction)

    def source(self) -> CollectionTable:
        return self._source


def test_rows_dragged_within_the_list_move_there(five: Reader) -> None:
    click_row(five, 3)
    click_row(five, 4, SHIFT)
    view = table(five)
    view.dropEvent(Drop(five.window.collection._dragged(), view, 1, view))
    assert stipulations(five.window) == ["#3", "#4", "#3", "#2", "h#2"]
    assert five.window.document.undo_stack.count() == 1
    assert view.chosen_places() == [1, 2]


def test_rows_dragged_into_another_window_are_copied_there(
    five: Reader, make_list: MakeList
) -> None:
    other = make_list(some_problems()[:2]).window
    click_row(five, 2)
    view = other.problems.table
    drop = Drop(five.window.collection._dragged(), view, 1, table(five))
    view.dropEvent(drop)
    assert drop.dropAction() is Qt.DropAction.CopyAction
    assert stipulations(other) == ["#3", "h#2", "#2"]
    assert other.document.undo_stack.count() == 1
    assert len(five.window.document.collection) == 5


def test_files_dropped_on_the_list_are_for_the_window(five: Reader) -> None:
    data = QMimeData()
    data.setText("file")
    drop = Drop(data, table(five), 1, table(five))
    table(five).dropEvent(drop)
    assert not drop.isAccepted()
    assert len(five.window.document.collection) == 5


# -- duplicates --------------------------------------------------------------------------------


def open_duplicates(person: Person) -> DuplicatesDialog:
    person.window.collection.find_duplicates()
    (dialog,) = person.window.findChildren(DuplicatesDialog)
    finish_reading(person)
    return dialog


def test_duplicates_are_shown_in_groups_gone_to_and_removed(make_list: MakeList) -> None:
    first, second, *_ = some_problems()
    again = replace(second, authors=("Somebody",), source="elsewhere")
    person = make_list([first, second, first, again, second])
    window = person.window
    dialog = open_duplicates(person)
    model = dialog._model
    assert list(model.groups) == [(0, 2), (1, 3, 4)]
    dialog.tree.setCurrentIndex(model.index(1, 0, model.index(1, 0)))
    dialog.show_button.click()
    assert window.document.current == 3
    assert not dialog.remove_button.isEnabled()
    dialog.later_button.click()
    assert model.ticked_places() == [2, 3, 4]
    dialog.remove_button.click()
    finish_reading(person)
    assert window.document.undo_stack.count() == 1
    assert [one.authors for one in window.document.collection] == [first.authors, second.authors]
    assert dialog.count_label.text() == "No problem stands here twice."
    window.document.undo_stack.undo()
    finish_reading(person)
    assert list(model.groups) == [(0, 2), (1, 3, 4)]
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_duplicates_of_a_file_that_is_still_read_are_called_partial_and_renewed(
    make_list: MakeList, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index_module, "_BATCH", 1)
    monkeypatch.setattr(duplicates_dialog, "_RENEW", 0)
    first, second, third, *_ = some_problems()
    person = make_list([first, third, first, second, second])
    index = person.window.open_file.index

    def rest(done: int, _total: int) -> None:
        index.set_resting(done == 3)

    index.progress.connect(rest)
    person.window.collection.find_duplicates()
    (dialog,) = person.window.findChildren(DuplicatesDialog)
    model = dialog._model
    person.bot.waitUntil(lambda: list(model.groups) == [(0, 2)], timeout=20_000)
    assert not index.is_ready
    assert dialog.partial_label.isVisible()
    assert dialog.partial_label.text().startswith("Partial: 3 of 5 problems are read so far.")
    # What is ticked, current and folded stays so when more is found.
    group = model.index(0, 0)
    dialog.tree.setCurrentIndex(model.index(1, 0, group))
    QTest.keyClick(dialog.tree, Qt.Key.Key_Space)
    dialog.tree.collapse(group)
    dialog.tree.setCurrentIndex(group)
    index.progress.disconnect(rest)
    index.set_resting(False)
    finish_reading(person)
    assert list(model.groups) == [(0, 2), (3, 4)]
    assert not dialog.partial_label.isVisible()
    assert model.ticked_places() == [2]
    assert [dialog.tree.isExpanded(model.index(row, 0)) for row in (0, 1)] == [False, True]
    dialog.close()


def test_mirrored_and_exchanged_problems_count_as_alike_when_asked(make_list: MakeList) -> None:
    loyd = some_problems()[1]
    mirrored = TRANSFORMS["mirror-files"].problem(loyd)
    exchanged = TRANSFORMS["swap-sides"].problem(loyd)
    person = make_list([loyd, mirrored, exchanged])
    dialog = open_duplicates(person)
    assert list(dialog._model.groups) == []
    dialog.alike_box.click()
    finish_reading(person)
    assert list(dialog._model.groups) == [(0, 1, 2)]
    QTest.keyClick(dialog.tree, Qt.Key.Key_Space)
    assert dialog._model.ticked_places() == [0]
    dialog.close()


# -- properties --------------------------------------------------------------------------------


def test_everything_known_about_a_problem_is_edited_in_one_step(five: Reader) -> None:
    window = five.window
    click_row(five, 1)

    def fill(dialog: QWidget) -> None:
        assert isinstance(dialog, ProblemProperties)
        assert dialog.source_edits["number"].text() == "12"
        assert dialog.source_edits["date"].text() == "1858"
        five.write(dialog.authors_edit, "Loyd, Samuel; Shinkman, William")
        five.write(dialog.source_edits["issue"], "7")
        five.write(dialog.distinction_edit, "1st Prize")
        five.write(dialog.tourney_edit, "Paris Tourney")
        five.write(dialog.keywords_edit, "Grimshaw, Novotny")
        five.write(dialog.comment_edit, "A classic.")
        QTest.keyClick(dialog.keywords_edit, Qt.Key.Key_Return)

    five.answer(window.collection.edit_properties, fill, ProblemProperties)
    edited = window.document.collection[1]
    assert edited.authors == ("Loyd, Samuel", "Shinkman, William")
    assert edited.source == "Chess Monthly, issue 7, no. 12, 1858"
    assert Award.of(edited) == Award("1st Prize", "Paris Tourney")
    assert keywords_of(edited) == ("Grimshaw", "Novotny")
    assert edited.comment == "A classic."
    assert window.document.undo_stack.count() == 1
    assert listed(five, Column.KEYWORDS)[1] == "Grimshaw, Novotny"


def test_many_problems_get_keywords_and_lose_others_and_keep_the_rest(five: Reader) -> None:
    window = five.window
    five.press("Ctrl+A", table(five))

    def fill(dialog: QWidget) -> None:
        assert isinstance(dialog, ProblemProperties)
        assert dialog.windowTitle() == "Properties of 5 Problems"
        assert "Different" in dialog.authors_edit.placeholderText()
        assert not dialog.apply_button.isEnabled()
        five.write(dialog.added_edit, "miniature")
        five.write(dialog.removed_edit, "model")
        dialog.apply_button.click()
        assert window.document.undo_stack.count() == 1
        assert not dialog.apply_button.isEnabled()
        five.write(dialog.tourney_edit, "Memorial")
        dialog.accept()

    five.answer(window.collection.edit_properties, fill, ProblemProperties)
    assert window.document.undo_stack.count() == 2
    assert window.document.undo_stack.undoText() == "Edit Properties of 5 Problems"
    kept = list(window.document.collection)
    assert [keywords_of(one) for one in kept] == [
        ("miniature",),
        ("Grimshaw", "miniature"),
        ("miniature",),
        ("mutate", "miniature"),
        ("miniature",),
    ]
    assert [one.authors for one in kept] == [one.authors for one in some_problems()]
    assert {Award.of(one).tourney for one in kept} == {"Memorial"}
    assert table(five).chosen_count() == 5
    window.document.undo_stack.undo()
    window.document.undo_stack.undo()
    assert keywords_of(window.document.collection[3]) == ("model", "mutate")


def test_names_are_completed_from_the_collection(five: Reader) -> None:
    five.window.problems.values.ask()
    finish_reading(five)

    def fill(dialog: QWidget) -> None:
        assert isinstance(dialog, ProblemProperties)
        five.write(dialog.authors_edit, "Somebody; wurz")
        popup = dialog.authors_edit._popup
        assert popup.isVisible()
        QTest.keyClick(popup, Qt.Key.Key_Down)
        QTest.keyClick(popup, Qt.Key.Key_Return)
        assert dialog.authors_edit.text() == "Somebody; Wurzburg, Otto"
        dialog.accept()

    five.answer(five.window.collection.edit_shown, fill, ProblemProperties)
    assert five.window.document.problem.authors == ("Somebody", "Wurzburg, Otto")


# -- in the window -----------------------------------------------------------------------------


def test_list_and_board_go_together(whole: Person) -> None:
    window = whole.window
    whole.press("Down", table(whole))
    whole.press("Down", table(whole))
    assert window.document.current == 2
    assert window.document.undo_stack.count() == 0
    whole.press("Return", table(whole))
    assert window.focusWidget() is window.board
    whole.press("Ctrl+PgDown")
    assert table(whole).chosen_places() == [3]
    whole.press("Ctrl+C", window.board)
    assert QGuiApplication.clipboard().text() == window.document.problem.position.fen
    QGuiApplication.clipboard().setText(PRINZ)
    whole.press("Ctrl+V", table(whole))
    assert window.document.problem.position.fen == PRINZ
    whole.press("Ctrl+Shift+F")
    assert window.focusWidget() is window.problems.bar.edit
    whole.press("Ctrl+5")
    assert window.focusWidget() is table(whole)


def test_the_menu_of_the_list_works_on_what_is_chosen(whole: Person, engine: FakeEngine) -> None:
    window = whole.window
    click_row(whole, 1)
    click_row(whole, 3, CTRL)
    view = table(whole)
    view.customContextMenuRequested.emit(view.visualRect(view.currentIndex()).center())
    menu = window.menus.collection.context_menu
    assert menu.isVisible()
    entries = {action.text().split("\t")[0].replace("&", ""): action for action in menu.actions()}
    menu.close()
    entries["Solve Chosen"].trigger()
    assert sorted(run.place for run in window.session.runs) == [1, 3]
    whole.let_go()
    entries["Cut Problems"].trigger()
    assert stipulations(window) == ["#3", "h#2", "#3"]
    assert window.file_line.message == "Cut 2 problems"
    entries["Paste Problems"].trigger()
    assert len(window.document.collection) == 5


def test_the_menu_bar_sorts_and_chooses_columns_and_diagrams(whole: Person) -> None:
    window = whole.window
    entries = {
        action.objectName(): action
        for menu in menus_in(window.menus.collection.menu)
        for action in menu.actions()
    }
    entries["collection.sort-author"].trigger()
    finish_reading(whole)
    assert listed(whole, Column.NUMBER) == ["5", "2", "4", "1", "3"]
    entries["collection.sort-descending"].trigger()
    finish_reading(whole)
    assert listed(whole, Column.NUMBER)[0] == "3"
    assert entries["collection.sort-author"].isChecked()
    entries["collection.column-keywords"].trigger()
    assert not table(whole).isColumnHidden(Column.KEYWORDS)
    entries["collection.diagrams-none"].trigger()
    assert table(whole).isColumnHidden(Column.DIAGRAM)


def test_next_and_previous_problem_follow_the_list(whole: Person) -> None:
    window = whole.window
    search(whole, "author:loyd")
    menu = window.menus.position
    whole.press("Ctrl+PgDown")
    assert window.document.current == 1, "the first that was found"
    assert not menu.previous_problem.isEnabled()
    whole.press("Ctrl+PgDown")
    assert window.document.current == 3
    assert not menu.next_problem.isEnabled()
    assert menu.previous_problem.isEnabled()


def test_a_large_answer_of_the_index_does_not_hide_the_problem_shown(whole: Person) -> None:
    search(whole, "author:nobody")
    assert listed(whole) == []
    assert whole.window.document.current == 0
    assert whole.window.board.position.fen == some_problems()[0].position.fen
