from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QDialog,
    QLabel,
    QMenu,
    QSpinBox,
    QTabBar,
    QWidget,
)

from matewright.engine import ALL_THREADS, DEFAULT_MEMORY, DEFAULT_STRATEGY, STRATEGIES
from matewright.gui.board.board import BoardWidget
from matewright.gui.collection.columns import Column
from matewright.gui.collection.problem_properties import ProblemProperties
from matewright.gui.docks.dock import Arrangement
from matewright.gui.preferences.preferences import SCHEME, THUMBNAIL_SIDE
from matewright.gui.program.about import AboutDialog
from matewright.gui.program.shortcuts_dialog import ShortcutSheet
from matewright.gui.widgets import theme
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.error_box import ErrorBox
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Iteration, Progress
from matewright.model.verdict import Judgement, Verdict
from matewright.services.question.problem_properties import Summary
from matewright.services.solving.strategies import FACTS

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow
    from tests.gui.conftest import FakeEngine, Person

SMALL = QSize(1024, 700)


def shrink(person: Person) -> None:
    person.window.files.open_sample()
    person.window.resize(SMALL)
    docks = person.window.docks
    person.bot.waitUntil(lambda: docks.arrangement is Arrangement.COMPACT)
    # The least width of the large arrangement stood in the way of the first attempt.
    person.window.resize(SMALL)
    QApplication.processEvents()


def overlaps(one: QWidget, other: QWidget) -> bool:
    first, second = (
        QRect(widget.mapTo(widget.window(), QPoint()), widget.size()) for widget in (one, other)
    )
    return first.intersects(second)


def test_a_widget_with_the_keys_may_be_disabled_while_nothing_is_seen(person: Person) -> None:
    # It once was looked for without end which of the others shows.
    window = person.window
    spin = window.question.options_panel.threads_spin
    spin.setFocus()
    window.hide()
    spin.setEnabled(False)
    assert window.focusWidget() is not spin


# -- layout ------------------------------------------------------------------------------------


@pytest.mark.parametrize("reset", [False, True])
def test_a_small_window_keeps_its_size_and_the_board_420_pixels(
    person: Person, reset: bool
) -> None:
    shrink(person)
    window = person.window
    if reset:
        window.docks.reset()
        QApplication.processEvents()
    assert window.size() == SMALL
    first, last = window.board.square_rect(56), window.board.square_rect(7)
    assert last.right() - first.left() >= 420
    assert last.bottom() - first.top() >= 420
    panel = window.panel
    parts = [panel.caption, panel.board, panel.palette_, panel.position_controls]
    assert not any(overlaps(a, b) for a in parts for b in parts if a is not b)
    assert panel.palette_.orientation is Qt.Orientation.Horizontal


def test_in_a_small_window_figures_and_list_are_tabs(person: Person) -> None:
    shrink(person)
    window, docks = person.window, person.window.docks
    tabs = window.tabifiedDockWidgets(docks["solution"])
    assert set(tabs) == {
        docks[name]
        for name in ("table", "themes", "workshop", "versions", "log", "moves", "twins", "problems")
    }
    window.resize(1440, 900)
    person.bot.waitUntil(lambda: window.docks.arrangement is Arrangement.ROOMY)
    tabs = window.tabifiedDockWidgets(docks["solution"])
    assert set(tabs) == {
        docks[name] for name in ("table", "themes", "workshop", "versions", "log", "moves", "twins")
    }
    assert window.panel.palette_.orientation is Qt.Orientation.Vertical


def test_everything_of_the_question_is_visible_in_a_small_window(person: Person) -> None:
    shrink(person)
    question = person.window.question
    panel = question.options_panel
    parts = [question.solve_button, panel.limit_spin, panel.more_button, question.progress]
    for part in parts:
        corner = part.mapTo(question, part.rect().bottomRight())
        assert question.rect().contains(corner), part.objectName()
    panel.more_button.click()
    QApplication.processEvents()
    # All of it is there, and leaves room for an answer.
    assert person.window.size() == SMALL
    assert person.window.answer.play.height() >= 200
    for part in [*parts, *panel.findChildren(QCheckBox), *panel.findChildren(QSpinBox)]:
        assert part.isVisible()
        corner = part.mapTo(question, part.rect().bottomRight())
        assert question.rect().contains(corner), part.objectName()


def test_progress_is_not_cut_off_in_a_small_window(person: Person, engine: FakeEngine) -> None:
    shrink(person)
    person.window.solve()
    engine.jobs[-1].progress = Progress(
        "keys",
        current=Iteration(10, 888_888_888, 888_888_888, 8.888),
        root_done=88,
        root_total=98,
        root_move="g2f4",
        refuted_below=10,
        mate_within=12,
        mate_move="b7a8q",
        nodes=888_888_888,
        table_fill=1.0,
        seconds=88.8,
    )
    with person.bot.waitSignal(person.window.session.progressed):
        pass
    QApplication.processEvents()
    question = person.window.question
    shown = [one for one in question.progress.findChildren(ElidedLabel) if one.isVisible()]
    names = {label.objectName() for label in shown}
    assert names == {"known_label", "work_label", "counts_label"}
    for label in shown:
        assert label.fontMetrics().horizontalAdvance(label.text()) <= label.width(), label.text()
        corner = label.mapTo(question, label.rect().bottomRight())
        assert question.rect().contains(corner), label.text()
    assert person.window.size() == SMALL


def test_docks_are_remembered(person: Person, make_window: Callable[[], MainWindow]) -> None:
    window = person.window
    window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, window.docks["figures"])
    window.close()
    again = make_window()
    dock = again.docks["figures"]
    assert again.dockWidgetArea(dock) is Qt.DockWidgetArea.BottomDockWidgetArea


def test_reset_layout_puts_everything_back(person: Person, two: Path) -> None:
    window, dock = person.window, person.window.docks["figures"]
    window.files.open(two)
    QApplication.processEvents()
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    window.docks["log"].close()
    table = window.problems.table
    header = table.horizontalHeader()
    widths = [table.columnWidth(column) for column in Column]
    window.problems.show_column(Column.KEYWORDS, shown=True)
    header.moveSection(header.visualIndex(Column.STATE), 0)
    table.setColumnWidth(Column.STIPULATION, 200)
    window.preferences.set(THUMBNAIL_SIDE, 0)
    window.question.options_panel.more_button.setChecked(True)
    window.panel.palette_.unfold(unfolded=True)
    reset = next(
        action
        for action in window.menus.menu("view").actions()
        if action.objectName() == "view.reset-layout"
    )
    reset.trigger()
    assert window.dockWidgetArea(dock) is Qt.DockWidgetArea.RightDockWidgetArea
    assert not window.docks["log"].isHidden()
    assert [header.visualIndex(column) for column in Column] == list(Column)
    assert table.isColumnHidden(Column.KEYWORDS)
    assert [table.columnWidth(column) for column in Column] == widths
    assert window.preferences.get(THUMBNAIL_SIDE) == THUMBNAIL_SIDE.default
    assert not window.question.options_panel.more_button.isChecked()


def test_options_are_remembered_but_never_restrictions(
    person: Person, make_window: Callable[[], MainWindow]
) -> None:
    question = person.window.question
    question.options_panel.set_play_box.setChecked(True)
    question.options_panel.tries_box.setChecked(True)
    question.options_panel.tries_spin.setValue(3)
    question.options_panel.checks_box.setChecked(True)
    question.options_panel.limit_spin.setValue(5)
    question.options_panel.memory_spin.setValue(512)
    person.window.close()
    options = make_window().question.options()
    assert (options.set_play, options.tries, options.memory) == (True, 3, 512)
    assert (options.checks_only, options.time_limit) == (False, None)


def test_a_strategy_is_for_one_document(
    person: Person, make_window: Callable[[], MainWindow], two: Path
) -> None:
    window = person.window
    window.question.strategy_box.setCurrentText("mater")
    window.files.new()
    assert window.question.options().strategy == DEFAULT_STRATEGY
    window.question.strategy_box.setCurrentText("mater")
    window.files.open(two)
    assert window.question.options().strategy == DEFAULT_STRATEGY
    window.question.strategy_box.setCurrentText("mater")
    window.document.go_to(1)
    assert window.question.options().strategy == "mater"
    window.files.new()
    assert person.wait_for_windows()[-1].question.options().strategy == DEFAULT_STRATEGY
    window.close()
    assert make_window().question.options().strategy == DEFAULT_STRATEGY


def test_a_window_in_another_language_keeps_the_strategy(
    person: Person, german: Callable[[], MainWindow]
) -> None:
    person.window.question.strategy_box.setCurrentText("mater")
    assert german().question.options().strategy == "mater"


@pytest.mark.parametrize("stored", ["magic", "modern ", ["gms", "modern"]])
def test_a_first_strategy_that_there_is_not_is_ignored(
    make_window: Callable[[], MainWindow], settings: QSettings, stored: object
) -> None:
    settings.setValue("question/first_strategy", stored)
    assert make_window().question.options().strategy == DEFAULT_STRATEGY


def test_settings_that_cannot_be_are_ignored(person: Person, settings: QSettings) -> None:
    question = person.window.question
    for stored in ("-5", "much", "65537", "9" * 5000, ["1", "2"]):
        for name in ("memory", "threads", "tries"):
            settings.setValue(f"question/{name}", stored)
        question.restore_options(settings)
        options = question.options()
        shown = (options.memory, options.threads, options.tries)
        assert shown == (DEFAULT_MEMORY, ALL_THREADS, 0), stored


def test_memory_is_asked_for_where_there_is_a_table(person: Person) -> None:
    question = person.window.question
    for name in STRATEGIES:
        question.strategy_box.setCurrentText(name)
        assert question.options_panel.memory_spin.isEnabled() == FACTS[name].has("memory")


def test_full_screen_by_f11_and_back_by_esc(person: Person) -> None:
    person.press("F11", person.window.board)
    assert person.window.isFullScreen()
    person.press("Esc", person.window.board)
    assert not person.window.isFullScreen()


def test_the_board_is_flipped_by_key_and_by_the_palette(person: Person) -> None:
    person.press("Ctrl+R", person.window.board)
    assert person.window.board.flipped
    person.window.panel.palette_.flip_requested.emit()
    assert not person.window.board.flipped


def test_the_theme_is_changed_and_remembered(person: Person, qapp: QApplication) -> None:
    person.window.preferences.set(SCHEME, theme.Scheme.DARK.value)
    QApplication.processEvents()
    assert theme.colours_of(person.window.palette()) is theme.DARK
    assert person.window.settings.value("view/theme") == "dark"
    person.window.preferences.set(SCHEME, theme.Scheme.LIGHT.value)
    assert theme.colours_of(qapp.palette()) is theme.LIGHT


# -- keyboard ----------------------------------------------------------------------------------


def menus_in(menu: QMenu) -> list[QMenu]:
    inner = [sub for action in menu.actions() if isinstance(sub := action.menu(), QMenu)]
    return [menu, *(deeper for sub in inner for deeper in menus_in(sub))]


def mnemonic(text: str) -> str:
    return QKeySequence.mnemonic(text).toString().removeprefix("Alt+")


def test_every_menu_entry_has_a_mnemonic_of_its_own(person: Person) -> None:
    bar = person.window.menuBar()
    assert all(mnemonic(action.text()) for action in bar.actions())
    assert len({mnemonic(action.text()) for action in bar.actions()}) == len(bar.actions())
    for top in person.window.menus.all:
        for menu in menus_in(top):
            entries = [a.text() for a in menu.actions() if not a.isSeparator()]
            letters = Counter(map(mnemonic, entries))
            doubled = [letter for letter, count in letters.items() if count > 1]
            assert "" not in letters, f"{menu.title()}: {entries}"
            assert doubled == [], f"{menu.title()}: {doubled}"


def test_no_two_actions_share_a_shortcut(person: Person) -> None:
    keys = Counter(
        key.toString() for command in person.window.shortcuts.commands for key in command.keys
    )
    keys.update(key.toString() for one in person.window.actions() for key in one.shortcuts())
    assert [key for key, count in keys.items() if count > 1] == []


def test_no_option_shares_its_mnemonic_with_another_or_a_menu(person: Person) -> None:
    texts = [action.text() for action in person.window.menuBar().actions()]
    question = person.window.question
    texts += [button.text() for button in question.findChildren(QAbstractButton)]
    texts += [label.text() for label in question.findChildren(QLabel) if label.buddy() is not None]
    letters = Counter(filter(None, map(mnemonic, texts)))
    assert [letter for letter, count in letters.items() if count > 1] == []


@pytest.mark.parametrize("backwards", [False, True])
def test_tab_passes_over_panes_behind_others(person: Person, backwards: bool) -> None:
    window, visited = person.window, list[QWidget]()
    window.docks.bring_forward("figures", window.board)
    while (widget := window.focusWidget()) not in visited:
        visited.append(widget)
        assert not widget.visibleRegion().isEmpty(), widget
        person.press("Shift+Tab" if backwards else "Tab", widget)
    assert window.answer.play in visited
    assert window.figures in visited


def test_tab_reaches_board_question_and_answer(person: Person) -> None:
    window = person.window
    window.document.edit_position(Position.from_fen("k7/8/8/8/8/8/8/1Q5K"), "set up")
    window.board.setFocus()
    expected = {"stipulation_edit", "solve_button", "play_view"}
    reached = set()
    for _ in range(60):
        window.focusNextChild()
        focus = window.focusWidget()
        if focus is not None:
            reached.add(focus.objectName())
            if isinstance(focus, BoardWidget):
                break
    assert expected <= reached


KEYS_OF_PANES = [
    ("Ctrl+L", "stipulation_edit"),
    ("Ctrl+1", "play_view"),
    ("Ctrl+2", "versions"),
    ("Ctrl+3", "log"),
    ("Ctrl+4", "figures"),
    ("Ctrl+5", "problems"),
]


def test_every_pane_is_one_key_away(person: Person) -> None:
    for keys, name in KEYS_OF_PANES:
        shrink(person)
        person.press(keys, person.window.board)
        focus = person.window.focusWidget()
        assert focus is not None
        assert focus.objectName() == name
        assert not focus.visibleRegion().isEmpty()


def test_ctrl_c_in_the_figures_copies_them(person: Person) -> None:
    window = person.window
    window.figures.setFocus()
    window._figures_model.set_iterations((Iteration(1, 30, 20, 0.5),))
    person.press("Ctrl+C", window.figures)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines == ["PLY\tGEN\tEVL\tG/T\tT", "1\t30\t20\t60\t0.500", "1–1\t30\t20\t60\t0.500"]


def test_the_last_row_of_the_figures_names_the_depths_it_adds_up(person: Person) -> None:
    model = person.window._figures_model
    model.set_iterations((Iteration(2, 30, 20, 0.5), Iteration(4, 90, 60, 1.0)))
    assert [model.index(row, 0).data() for row in range(3)] == ["2", "4", "2–4"]


def test_a_floating_pane_gets_a_frame_and_comes_back(person: Person) -> None:
    dock = person.window.docks["figures"]
    dock.setFloating(True)
    person.bot.waitUntil(lambda: dock.titleBarWidget() is None)
    dock.setFloating(False)
    person.bot.waitUntil(lambda: dock.titleBarWidget() is not None)


# -- dialogs -----------------------------------------------------------------------------------


def test_dialogs_fit_a_small_screen_and_esc_closes_them(person: Person) -> None:
    makers: tuple[Callable[[MainWindow], QDialog], ...] = (
        AboutDialog,
        lambda window: ShortcutSheet(window.shortcuts.commands, window),
        lambda window: ProblemProperties(Summary.of([Problem(comment="long " * 500)]), window),
        lambda window: ErrorBox(window, "Title", "A sentence. " * 60),
    )
    for make in makers:
        dialog = make(person.window)
        dialog.open()
        person.bot.waitExposed(dialog)
        assert dialog.width() <= SMALL.width()
        assert dialog.height() <= SMALL.height()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.isVisible()


def test_the_sheet_of_keys_lists_every_shortcut(person: Person) -> None:
    from PySide6.QtWidgets import QTreeWidget

    sheet = ShortcutSheet(person.window.shortcuts.commands, person.window)
    tree = sheet.findChild(QTreeWidget)
    assert tree is not None
    model = tree.model()
    groups = [model.index(row, 0) for row in range(model.rowCount())]
    rows = {
        model.index(row, 0, group).data(): model.index(row, 1, group).data()
        for group in groups
        for row in range(model.rowCount(group))
    }
    assert rows["F7"] == "Solve"
    assert rows["Ctrl+O"] == "Open"


def test_no_bar_without_tabs_is_left_where_the_tab_key_would_find_it(person: Person) -> None:
    def tabs() -> list[int]:
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        bars = person.window.findChildren(QTabBar, options=direct)
        return [bar.count() for bar in bars if not bar.visibleRegion().isEmpty()]

    person.bot.waitUntil(lambda: len(tabs()) == 1)
    person.window.docks.bring_forward("figures")
    person.window.docks.bring_forward("chart")
    person.bot.waitUntil(lambda: len(tabs()) == 2)
    assert all(tabs())
    shrink(person)
    assert len(tabs()) == 1
    assert all(tabs())


def test_panes_keep_their_share_of_a_window_until_somebody_moves_them(person: Person) -> None:
    window = person.window
    dock = window.docks["question"]
    for width in (1600, 1300):
        window.resize(width, 900)
        QApplication.processEvents()
        assert dock.width() == pytest.approx(0.42 * width, abs=2)
    # As dragging the line between them does.
    window.resizeDocks([dock], [700], Qt.Orientation.Horizontal)
    QApplication.processEvents()
    window.resize(1500, 900)
    QApplication.processEvents()
    assert dock.width() == 700


def test_a_long_remark_leaves_room_to_the_title_of_a_small_window(person: Person) -> None:
    shrink(person)
    caption = person.window.panel.caption
    remark = "1 key · from the file, not checked here"
    caption.state.show_judgement(Judgement(Verdict.SOUND, remark, is_stored=True))
    QApplication.processEvents()
    assert caption.state.text == f"Sound · {remark}"
    assert caption.title.width() >= caption.width() // 2


def test_the_state_gets_the_room_a_short_title_leaves(person: Person) -> None:
    shrink(person)
    caption = person.window.panel.caption
    remark = "mate in at most 12 · 6 to 11 not ruled out"
    long_title = Problem(authors=("Somebody with a long name", "somebody else"))
    for problem, whole in ((Problem(), True), (long_title, False)):
        caption.show_problem(problem, Judgement(Verdict.PARTIAL, remark))
        QApplication.processEvents()
        label = caption.findChild(QLabel, "state_remark")
        assert label is not None
        assert (label.text() == remark) == whole
        assert label.fontMetrics().horizontalAdvance(label.text()) <= label.width()


def test_a_long_remark_does_not_keep_the_window_wide(person: Person) -> None:
    window = person.window
    window.panel.caption.state.show_judgement(Judgement(Verdict.PARTIAL, "word " * 100))
    QApplication.processEvents()
    for _ in range(2):
        window.resize(SMALL)
        person.bot.waitUntil(lambda: window.docks.arrangement is Arrangement.COMPACT)
    assert window.size() == SMALL


def test_a_long_sentence_takes_three_lines_and_no_more(person: Person) -> None:
    shrink(person)
    progress = person.window.question.progress
    height = progress.known_label.height()
    heights = []
    for words in (1, 20, 1000):
        progress.show_known("sentence " * words, "1.00 s")
        QApplication.processEvents()
        heights.append(progress.known_label.height())
        question = person.window.question
        corner = progress.known_label.mapTo(question, progress.known_label.rect().bottomRight())
        assert question.rect().contains(corner)
    line = progress.known_label.fontMetrics().lineSpacing()
    assert heights == [height, 3 * line, 3 * line]
