"""What the style draws in its own way can be seen, in both themes, and changes with the palette."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionTab,
    QTabBar,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from matewright.gui.widgets import appearance, theme
from matewright.gui.widgets.style import set_look
from matewright.gui.widgets.theme import DARK, LIGHT, Scheme


@pytest.fixture
def ground(qtbot: QtBot, qapp: QApplication) -> Iterator[QWidget]:
    """Something to put widgets on, in light colours at first."""
    appearance.apply(qapp, Scheme.LIGHT)
    ground = QWidget()
    QHBoxLayout(ground)
    qtbot.addWidget(ground)
    yield ground
    appearance.apply(qapp, Scheme.LIGHT)


def shown(ground: QWidget, *widgets: QWidget) -> None:
    """Put widgets on the ground and show them."""
    layout = ground.layout()
    assert layout is not None
    for widget in widgets:
        layout.addWidget(widget)
    ground.show()
    QApplication.processEvents()


def colours_in(widget: QWidget) -> set[str]:
    """All colours a widget is drawn in."""
    picture = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return {
        QColor.fromRgb(picture.pixel(x, y)).name()
        for x in range(picture.width())
        for y in range(picture.height())
    }


@pytest.mark.parametrize(("scheme", "colours"), [(Scheme.LIGHT, LIGHT), (Scheme.DARK, DARK)])
def test_each_property_has_its_colour_in_both_themes(
    ground: QWidget, qapp: QApplication, scheme: Scheme, colours: theme.Colours
) -> None:
    labels = {tone: QLabel("█████") for tone in ("quiet", "warning", "error")}
    for tone, label in labels.items():
        label.setProperty("tone", tone)
    button, field = QPushButton("Solve"), QLineEdit()
    button.setProperty("primary", True)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    shown(ground, *labels.values(), button, field)
    appearance.apply(qapp, scheme)
    QApplication.processEvents()
    for tone, label in labels.items():
        assert getattr(colours, tone) in colours_in(label)
    assert colours.accent in colours_in(button)
    button.setEnabled(False)
    assert colours.accent not in colours_in(button)
    assert colours.error not in colours_in(field)
    set_look(field, "invalid", True)
    assert colours.error in colours_in(field)
    set_look(labels["error"], "tone", "quiet")
    assert colours.error not in colours_in(labels["error"])


def test_boxes_and_buttons_show_that_they_are_chosen_and_have_the_keyboard(ground: QWidget) -> None:
    for box in (QCheckBox("Set play"), QRadioButton("White")):
        shown(ground, box)
        box.clearFocus()
        empty = box.grab().toImage()
        box.setChecked(True)
        assert box.grab().toImage() != empty
        box.setChecked(False)
        ground.activateWindow()
        box.setFocus()
        QApplication.processEvents()
        assert LIGHT.accent in colours_in(box)


def test_a_button_that_opens_a_menu_has_an_arrow_and_room_for_it(ground: QWidget) -> None:
    plain, opening = QToolButton(), QToolButton()
    for button in (plain, opening):
        button.setAutoRaise(True)
        button.setText("Filter")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    opening.setMenu(QMenu(opening))
    opening.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    shown(ground, plain, opening)
    assert opening.sizeHint().width() > plain.sizeHint().width()
    words = plain.sizeHint().width()
    arrow = opening.grab().copy(words, 0, opening.width() - words, opening.height()).toImage()
    assert len({arrow.pixel(x, y) for x in range(arrow.width()) for y in range(arrow.height())}) > 1


def test_the_chosen_tab_is_underlined(ground: QWidget) -> None:
    tabs = QTabBar()
    for name in ("Solution", "Text"):
        tabs.addTab(name)
    tabs.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    shown(ground, tabs)

    def is_underlined(place: int) -> bool:
        return LIGHT.accent in {
            QColor.fromRgb(picture.pixel(x, tabs.tabRect(place).bottom())).name()
            for x in range(tabs.tabRect(place).left() + 20, tabs.tabRect(place).right())
        }

    for chosen in (0, 1):
        tabs.setCurrentIndex(chosen)
        picture = tabs.grab().toImage()
        assert [is_underlined(0), is_underlined(1)] == [chosen == 0, chosen == 1]


def test_the_words_of_a_tab_stay_clear_of_the_button_that_closes_it(ground: QWidget) -> None:
    tabs = QTabBar()
    tabs.setExpanding(False)
    for place in range(2):
        tabs.addTab("Answer 1 · modern · #2 · 4.0 ms")
        button = QToolButton()
        button.setFixedSize(16, 16)
        tabs.setTabButton(place, QTabBar.ButtonPosition.RightSide, button)
    shown(ground, tabs)
    for place in range(2):
        option = QStyleOptionTab()
        tabs.initStyleOption(option, place)
        words = tabs.style().subElementRect(QStyle.SubElement.SE_TabBarTabText, option, tabs)
        close = tabs.tabButton(place, QTabBar.ButtonPosition.RightSide)
        assert not words.intersects(close.geometry())
        assert words.width() >= tabs.fontMetrics().horizontalAdvance(tabs.tabText(place))


def test_buttons_of_dialogs_have_no_pictures_of_the_desktop(ground: QWidget) -> None:
    box, button = QDialogButtonBox(), QPushButton("Close")
    picture = QPixmap(16, 16)
    picture.fill(Qt.GlobalColor.red)
    # As Qt does where the desktop wants them.
    button.setIcon(QIcon(picture))
    box.addButton(button, QDialogButtonBox.ButtonRole.RejectRole)
    shown(ground, box)
    assert button.icon().isNull()


def test_another_theme_draws_no_widget_up_anew(ground: QWidget, qapp: QApplication) -> None:
    class Watch(QObject):
        restyled = 0

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
            self.restyled += event.type() in (QEvent.Type.StyleChange, QEvent.Type.Polish)
            return False

    fields = [QLineEdit() for _ in range(3)]
    shown(ground, *fields)
    watch = Watch()
    for field in fields:
        field.installEventFilter(watch)
    appearance.apply(qapp, Scheme.DARK)
    QApplication.processEvents()
    assert not watch.restyled
    assert theme.colours_of(fields[0].palette()) is DARK
