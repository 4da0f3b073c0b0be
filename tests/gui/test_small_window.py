"""What gives way in a small window, so that it need not grow."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QTabBar,
    QToolButton,
    QWidget,
)

from matewright.gui.board.panel import LEAST_BOARD
from matewright.gui.collection.columns import Column
from matewright.gui.docks.dock import Arrangement
from matewright.gui.main_window import MainWindow
from matewright.gui.preferences import translation
from matewright.gui.question.stipulation_dialog import StipulationBox
from matewright.gui.widgets import theme
from matewright.model.conditions import conditions_of
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import Stipulation
from matewright.model.twin import Twin

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from tests.gui.conftest import Person

SMALL = QSize(1024, 700)


@pytest.fixture
def small(person: Person) -> Person:
    """A user at a small window."""
    window = person.window
    window.files.open_sample()
    window.resize(SMALL)
    person.bot.waitUntil(lambda: window.docks.arrangement is Arrangement.COMPACT)
    settle()
    return person


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


def right_of(widget: QWidget) -> int:
    return widget.mapTo(widget.window(), widget.rect().bottomRight()).x()


def test_a_pane_beside_the_board_leaves_the_window_as_it_is(small: Person) -> None:
    window = small.window
    window.document.edit_stipulation("ser-h==12")
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, window.docks["problems"])
    settle()
    assert window.size() == SMALL
    assert 8 * window.board.square_rect(0).width() >= LEAST_BOARD
    assert window.board.width() >= LEAST_BOARD
    table = window.problems.table
    assert table.columnWidth(Column.SOURCE) > 80, "names are not written letter under letter"
    question = window.question
    for widget in (question.picker, question.solve_button, question.strategy_box):
        assert right_of(widget) < SMALL.width()
        assert widget.width() >= widget.minimumSizeHint().width()


@pytest.mark.parametrize("spoken", translation.LANGUAGES, indirect=True)
@pytest.mark.usefixtures("spoken")
def test_no_pane_beside_the_board_makes_the_window_grow_with_all_options_unfolded(
    request: pytest.FixtureRequest,
) -> None:
    # It has to begin in the language.
    window = request.getfixturevalue("small").window
    window.document.edit_stipulation("ser-h==12")
    question = window.question
    for name in ("problems", "twins", "chart", "queue", "solution"):
        window.docks[name].show()
        window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, window.docks[name])
        settle()
        assert window.size() == SMALL, name
        question.options_panel.more_button.click()
        settle()
        assert window.size() == SMALL, f"{name}, unfolded"
        assert right_of(question.solve_button) < SMALL.width()
        # In help play there are no tries, and their number has no place.
        tries = question.options_panel.tries_spin
        numbers = question.options_panel.findChildren(QAbstractSpinBox)
        for field in (question.intended_edit, *(one for one in numbers if one is not tries)):
            assert field.isVisible()
            assert right_of(field) < SMALL.width(), field.accessibleName()
        question.options_panel.more_button.click()
        window.docks.reset()
        settle()


def test_options_that_find_no_room_are_scrolled_to(small: Person) -> None:
    window, panel = small.window, small.window.question.options_panel
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, window.docks["problems"])
    panel.more_button.click()
    settle()
    field = panel.memory_spin
    assert field.visibleRegion().boundingRect() != field.rect()
    assert window.answer.play.isVisible()
    panel.threads_spin.setFocus(Qt.FocusReason.TabFocusReason)
    small.press("Tab", panel.threads_spin)
    assert QApplication.focusWidget() is field
    assert field.visibleRegion().boundingRect() == field.rect()


def test_a_large_window_has_headings_beside_the_options_and_scrolls_nothing(
    person: Person,
) -> None:
    window, question = person.window, person.window.question
    panel = question.options_panel
    for change in (
        panel.more_button.click,
        window.editing.swap_turn,
        window.editing.clear_board,
    ):
        change()
        settle()
        assert question.y() == 0, "it begins where the window does"
        fields = [*panel.findChildren(QAbstractSpinBox), *panel.findChildren(QCheckBox)]
        assert all(field.visibleRegion().boundingRect() == field.rect() for field in fields)
        heading = next(one for one in panel.findChildren(QLabel) if one.text() == "Problem")
        assert right_of(heading) < panel.boxes["post_key"].mapTo(window, QPoint()).x()
        assert not question.progress.visibleRegion().isEmpty()


def test_a_small_window_comes_back_as_small_as_it_was(
    small: Person, make_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    old = small.window
    old.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, old.docks["solution"])
    old.question.options_panel.more_button.click()
    settle()
    old.close()
    # So as the program does it, which takes the size of the last time over.
    monkeypatch.setattr(MainWindow, "resize", lambda *_: None)
    new = make_window()
    settle()
    assert not new.question.options_panel.threads_spin.isHidden()
    assert new.height() == SMALL.height()


@pytest.mark.parametrize("spoken", translation.LANGUAGES, indirect=True)
@pytest.mark.usefixtures("spoken")
def test_large_letters_hide_no_menu(request: pytest.FixtureRequest) -> None:
    theme.set_text_size(130)
    try:
        window = request.getfixturevalue("small").window
        bar = window.menuBar()
        places = [bar.actionGeometry(action) for action in bar.actions()]
        assert all(place.width() > 0 for place in places)
        corner = bar.cornerWidget()
        assert places[-1].right() < corner.x()
        assert corner.width() > 100
        fen = window.panel.position_controls.fen_edit
        assert fen.font().pointSizeF() == window.font().pointSizeF()
        buttons = (window.panel.move_controls.first_button, window.problems.bar.position_button)
        assert [button.iconSize().width() for button in buttons] == [26, 21]
    finally:
        theme.set_text_size(100)


@pytest.mark.parametrize("spoken", translation.LANGUAGES, indirect=True)
@pytest.mark.usefixtures("spoken")
def test_the_question_takes_one_line_in_every_language(request: pytest.FixtureRequest) -> None:
    window = request.getfixturevalue("small").window
    question = window.question
    assert question.solve_button.geometry().top() < question.stipulation_edit.geometry().bottom()
    for running in (True, False):
        question.set_running(running)
        settle()
        button = question.solve_button
        assert button.geometry().top() < question.stipulation_edit.geometry().bottom()
        assert question.one_line_width <= question.width(), "nor does it break later on"
    assert 8 * window.board.square_rect(0).width() >= 420


def test_the_question_takes_one_line_where_there_is_room_for_it(small: Person) -> None:
    window = small.window
    question = window.question
    assert question.solve_button.geometry().top() < question.stipulation_edit.geometry().bottom()
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, window.docks["problems"])
    settle()
    assert question.solve_button.geometry().top() > question.stipulation_edit.geometry().bottom()
    window.docks.reset()
    window.resize(QSize(1440, 900))
    settle()
    assert question.solve_button.geometry().top() < question.stipulation_edit.geometry().bottom()


def test_the_button_that_plays_says_so_where_there_is_room(small: Person) -> None:
    window = small.window
    button = window.panel.move_controls.play_button
    assert button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    window.document.edit_stipulation("ser-h==12")
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, window.docks["problems"])
    settle()
    assert button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    assert right_of(button) < right_of(window.panel)


@pytest.mark.parametrize(
    ("spoken", "names"),
    [
        ("de", ("Matt in 3 Zügen", "Matt in 3", "Matt")),
        ("fr", ("Mat en 3 coups", "Mat en 3", "Mat")),
        ("en", ("Mate in 3", "Mate")),
    ],
    indirect=["spoken"],
)
@pytest.mark.usefixtures("spoken")
def test_a_narrow_field_names_the_stipulation_in_fewer_words(
    qtbot: QtBot, names: tuple[str, ...]
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    box = StipulationBox(lambda _: None, parent)
    box.show_stipulation(Stipulation(3))
    seen: list[str] = []
    for width in range(300, 60, -1):
        box.resize(width, box.sizeHint().height())
        if box.name_shown not in seen:
            seen.append(box.name_shown)
    assert tuple(seen[: len(names)]) == names
    assert all(name.endswith("…") for name in seen[len(names) :])


_SEEN = (QLabel, QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QAbstractScrollArea)


def place_of(widget: QWidget) -> QRect:
    """Where a widget is in its window, without what its parents leave out."""
    window = widget.window()
    place = window.rect()
    part: QWidget | None = widget
    while part is not None and part is not window:
        place &= QRect(part.mapTo(window, QPoint()), part.size())
        part = part.parentWidget()
    return place


def covered(window: QWidget, board: QWidget) -> list[tuple[QWidget, QWidget]]:
    """The widgets that lie upon each other."""
    seen = [
        (widget, place_of(widget))
        for widget in window.findChildren(QWidget)
        if (widget is board or isinstance(widget, _SEEN))
        and widget.window() is window
        and not widget.visibleRegion().isEmpty()
    ]
    return [
        (one, other)
        for (one, place), (other, other_place) in combinations(seen, 2)
        if min((place & other_place).size().toTuple()) > 1
        and not (one.isAncestorOf(other) or other.isAncestorOf(one))
    ]


@pytest.mark.parametrize("spoken", ["en", "de"], indirect=True)
@pytest.mark.usefixtures("spoken")
def test_nothing_covers_anything_at_the_smallest_size(request: pytest.FixtureRequest) -> None:
    window = request.getfixturevalue("small").window
    for _ in range(2):
        window.resize(10, 10)
        settle()
    assert window.width() < 800
    assert not covered(window, window.board)
    for unfold in (
        window.menus["play.mode"].trigger,
        window.question.options_panel.more_button.click,
    ):
        for _ in range(2):
            unfold()
            settle()
            assert not covered(window, window.board)
    for name in ("versions", "moves", "twins", "problems"):
        window.docks.bring_forward(name)
        settle()
        assert not covered(window, window.board), name


@pytest.mark.parametrize(
    ("size", "rows"), [(SMALL, 12), (QSize(1440, 900), 22)], ids=["small", "large"]
)
@pytest.mark.usefixtures("real_engine")
def test_the_play_has_room_below_one_bar(person: Person, size: QSize, rows: int) -> None:
    window = person.window
    window.resize(size)
    settle()
    board = 8 * window.board.square_rect(0).width()
    assert board >= 420
    document = window.document
    document.edit_position(Position.from_fen("3K1NR1/5PPB/8/3pN1k1/6P1/3P2R1/8/4B3 w"), "set up")
    document.edit_stipulation("#2")
    document.edit(replace(document.problem, twins=(Twin.parse("Move d8 c8"),)), "ask")
    # Two answers of two parts each: all there can be above the play.
    for _ in range(2):
        window.solve()
        person.wait_for_answer()
    settle()
    answer = window.answer
    assert not answer.runs.isHidden()
    assert not answer.bar.isHidden()
    assert len({part.geometry().center().y() // 8 for part in (answer.bar, answer.tools)}) == 1
    assert answer.play.mapTo(answer, QPoint()).y() < 12 * theme.STEP
    line = answer.play.fontMetrics().height() + theme.STEP
    assert answer.play.viewport().height() // line >= rows
    assert 8 * window.board.square_rect(0).width() == board


def test_a_condition_is_never_elided(person: Person) -> None:
    window = person.window
    window.resize(SMALL)
    settle()
    document = window.document
    conditions = conditions_of(
        [
            "Imitator b6",
            "Circe RexInclusive",
            "BlackMaximummer",
            "MagicSquares c3f6",
            "WhitePromSquares a6b6c6",
        ]
    )
    board = window.board.geometry()
    document.insert(Problem(conditions=conditions), "set up")
    settle()
    label = window.panel.below_label
    assert label.isVisible()
    shown = " ".join(label._lines(label.contentsRect().width()))
    assert all(condition.title in shown for condition in conditions)
    assert len(label._lines(label.contentsRect().width())) > 1, "it wraps"
    document.insert(Problem(), "another")
    settle()
    assert window.board.geometry() == board, "nothing stays shifted"


@pytest.mark.parametrize("spoken", translation.LANGUAGES, indirect=True)
@pytest.mark.usefixtures("spoken")
def test_every_tab_can_be_read_or_reached(request: pytest.FixtureRequest) -> None:
    window = request.getfixturevalue("small").window
    window.docks["problems"].show()
    window.docks["printed"].show()
    window.docks["printed"].raise_()
    settle()
    bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    (bar,) = (one for one in bars if one.isVisible())
    names = [bar.tabText(place) for place in range(bar.count())]
    assert len(names) > 8
    for place, name in enumerate(names):
        assert "…" not in name
        words = bar.fontMetrics().horizontalAdvance(name.replace("&", ""))
        assert bar.tabRect(place).width() >= words, name
    arrows = [one for one in bar.findChildren(QToolButton) if one.isVisible()]
    assert len(arrows) == 2, "they lead to the tabs that find no room"
    window.docks["solution"].raise_()
    settle()
    problems = names.index(window.docks["problems"].windowTitle())
    room = bar.rect().adjusted(0, 0, -sum(arrow.width() for arrow in arrows), 0)
    assert room.contains(bar.tabRect(problems)), "the list is always at hand"
