"""Light and dark follow the system, unless one of them was chosen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from matewright.gui.widgets import appearance, theme


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Unknown)
    appearance.apply(qapp, theme.Scheme.LIGHT)


@pytest.mark.parametrize(
    ("system", "expected"),
    [(Qt.ColorScheme.Dark, theme.DARK), (Qt.ColorScheme.Light, theme.LIGHT)],
)
def test_the_window_follows_the_system(
    app: QApplication, system: Qt.ColorScheme, expected: theme.Colours
) -> None:
    appearance.apply(app, theme.Scheme.SYSTEM)
    app.styleHints().colorSchemeChanged.emit(system)
    assert theme.colours_of(app.palette()) is expected


def test_a_scheme_that_was_chosen_does_not_follow(app: QApplication) -> None:
    appearance.apply(app, theme.Scheme.DARK)
    app.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert theme.colours_of(app.palette()) is theme.DARK


def test_larger_texts_are_larger_and_come_back(app: QApplication) -> None:
    usual = app.font().pointSizeF()
    theme.set_text_size(130)
    assert app.font().pointSizeF() == pytest.approx(1.3 * usual)
    theme.set_text_size(100)
    assert app.font().pointSizeF() == pytest.approx(usual)
