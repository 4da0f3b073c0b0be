"""The list of problems: what it shows, reads and remembers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import matewright
from matewright.formats.textfile import FileStamp
from matewright.gui.board.thumbnails import MOST_PIXMAPS, Thumbnails
from matewright.gui.collection.columns import OF_LIST, Column, Row, all_states
from matewright.gui.preferences import translation
from matewright.gui.preferences.preferences import THUMBNAIL_SIDE
from matewright.gui.preferences.translation import LANGUAGES
from matewright.gui.widgets.theme import STEP
from matewright.model.collection import Collection
from matewright.model.diagram import Diagram
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.model.verdict import Verdict
from matewright.services.file.files import Opened
from matewright.services.legality.judge import Legality
from matewright.services.legality.judge import Verdict as Legal
from matewright.services.legality.memory import memory
from tests.gui.collection.conftest import ListWindow, MakeList, Reader, listed, some_problems, table
from tests.gui.conftest import PRINZ


def test_the_list_shows_what_is_known_of_each_problem(five: Reader) -> None:
    assert listed(five, Column.NUMBER) == ["1", "2", "3", "4", "5"]
    assert listed(five, Column.AUTHOR)[1:3] == ["Loyd, Samuel", "Wurzburg, Otto"]
    assert listed(five)[:3] == ["#3", "#2", "h#2"]
    assert listed(five, Column.MEN)[1] == "3+4"
    assert listed(five, Column.KEYWORDS)[3] == "model, mutate"
    assert listed(five, Column.STATE)[0] == "Not solved"


def test_legality_is_looked_up_when_it_is_shown(five: Reader) -> None:
    assert not five.window.problems.is_column_shown(Column.LEGALITY)
    five.window.problems.show_column(Column.LEGALITY, True)
    assert listed(five, Column.LEGALITY) == [None] * 5
    position = five.window.document.collection[1].position
    memory().note(position, Legality("", Legal.UNDECIDED))
    assert listed(five, Column.LEGALITY)[1] == "undecided"


def test_headings_and_states_fit_in_another_language(make_list: MakeList) -> None:
    translation.speak("ru")
    shown = table(make_list(()))
    columns = Column.STIPULATION, Column.MEN, Column.STATE
    expected = [shown.horizontalHeader().sectionSizeHint(column) for column in columns]
    states = [Verdict.UNSOLVED.word, Verdict.SOUND.word]
    expected.append(max(map(shown.fontMetrics().horizontalAdvance, states)))
    translation.speak(translation.ENGLISH)
    for column, width in zip((*columns, Column.STATE), expected, strict=True):
        assert shown.columnWidth(column) >= width


def test_authors_and_sources_share_the_room_and_narrow_lists_leave_nothing_out(
    five: Reader,
) -> None:
    shown, pane = table(five), five.window.problems

    def widths(width: int) -> tuple[int, int]:
        pane.resize(width, 500)
        QApplication.processEvents()
        return shown.columnWidth(Column.AUTHOR), shown.columnWidth(Column.SOURCE)

    wide = widths(1000)
    assert 200 <= wide[0] <= wide[1]
    usual = shown.columnWidth(Column.STIPULATION)
    author, source = widths(300)
    assert author >= 80
    assert source >= 80
    assert shown.columnWidth(Column.STIPULATION) < usual, "the widest are cut first"
    seen = [column for column in Column if not shown.isColumnHidden(column)]
    assert {*seen} == {*OF_LIST} - {Column.KEYWORDS, Column.LEGALITY}
    assert shown.horizontalScrollBar().isVisible(), "what has no room is not lost in silence"
    assert widths(1000) == wide
    assert not shown.horizontalScrollBar().isVisible()
    # As wide as a person made it.
    shown.horizontalHeader().resizeSection(Column.AUTHOR, 150)
    assert widths(900)[0] == 150


def test_what_was_chosen_in_one_file_is_not_chosen_in_the_next(five: Reader) -> None:
    five.window.problems.choose_all()
    assert table(five).chosen_count() == 5
    other = Opened(Path("other.olv"), Collection(some_problems()[1:]), FileStamp(0, 0, b""))
    five.window.document.show_copy(other)
    assert table(five).chosen_indices() == [0]


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
    light = store.pixmap(Diagram(empty), 26, 1.0, dark=False)
    dark = store.pixmap(Diagram(empty), 26, 1.0, dark=True)
    assert light.toImage() != dark.toImage()
    assert store.pixmap(Diagram(empty), 26, 1.0, dark=False).cacheKey() == light.cacheKey()
    for number in range(MOST_PIXMAPS + 20):
        piece = Piece.from_letter("KQRBNP"[number % 6])
        drawn = Diagram(empty.put(number % 64, piece).put(number // 64, piece))
        store.pixmap(drawn, 10, 1.0, dark=False)
    assert len(store) == MOST_PIXMAPS


def test_columns_are_chosen_for_good(five: Reader, make_list: MakeList) -> None:
    five.window.problems.show_column(Column.KEYWORDS, shown=True)
    five.window.problems.show_column(Column.MEN, shown=False)
    for person in (five, make_list(some_problems())):
        assert not table(person).isColumnHidden(Column.KEYWORDS)
        assert table(person).isColumnHidden(Column.MEN)


def test_an_answer_of_a_file_is_not_said_to_be_found_here() -> None:
    problem = Problem(Position.from_fen(PRINZ), stipulation_of("#2"))
    found = problem.solved(matewright.solve(PRINZ, "#2"))
    assert Row.of(found).text(Column.STATE) == "Sound"
    stored = replace(found, solution_is_stored=True)
    assert Row.of(stored).text(Column.STATE) == "Sound, from the file"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", [0, 82])
def test_the_state_is_never_cut(
    qtbot: QtBot, settings: QSettings, language: str, side: int
) -> None:
    translation.speak(language)
    settings.setValue(THUMBNAIL_SIDE.key, side)
    window = ListWindow(settings)
    qtbot.addWidget(window)
    window.show()
    window.resize(1200, 500)
    view = window.problems.table
    room = view.columnWidth(Column.STATE) - 2 * STEP
    for text in all_states():
        flags = Qt.TextFlag.TextWordWrap if side else Qt.TextFlag.TextSingleLine
        rect = view.fontMetrics().boundingRect(0, 0, room, 1000, flags, text)
        assert rect.width() <= room, text
        assert rect.height() <= view.rowHeight(0) or not side, text
    window.shut_down()
    translation.speak(translation.ENGLISH)
