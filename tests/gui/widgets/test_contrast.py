"""Words can be read in both themes: at least 4.5 to 1, as WCAG 2.1 asks for (1.4.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, cast

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from matewright.gui.board.piece_button import PieceButton
from matewright.gui.widgets import appearance
from matewright.gui.widgets.theme import DARK, LIGHT, Colours, Scheme
from matewright.model.verdict import Judgement, Verdict
from tests.gui.conftest import PRINZ, FakeEngine, Person, prinz

pytestmark = pytest.mark.features("answer")

LEAST: Final = 4.5
LEAST_FOR_SIGNS: Final = 3.0
"""For what is no text: WCAG 2.1, 1.4.11."""
LEAST_DISABLED: Final = 2.0
"""WCAG asks nothing of what cannot be used now; it is to be seen nevertheless."""
ZOOM: Final = 4
"""Enlarged so that each stroke has pixels of its full colour."""


def luminance(colour: QColor) -> float:
    """Relative luminance after WCAG 2.1."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """The ratio after WCAG 2.1, from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def contrast_of(picture: QImage) -> float:
    """Between the ground of a picture, its most frequent colour, and what differs most from it."""
    counts: Counter[int] = Counter()
    data = picture.convertToFormat(QImage.Format.Format_RGB32)
    for row in range(data.height()):
        counts.update(memoryview(cast("bytes", data.constScanLine(row))).cast("I"))
    ground = QColor.fromRgb(counts.most_common(1)[0][0])
    return max(contrast(ground, QColor.fromRgb(colour)) for colour in counts)


def drawn(widget: QWidget) -> QImage:
    """A widget as it is drawn on its ground, enlarged."""
    pixmap = QPixmap(widget.size() * ZOOM)
    pixmap.setDevicePixelRatio(ZOOM)
    pixmap.fill(widget.palette().color(widget.backgroundRole()))
    widget.render(pixmap)
    return pixmap.toImage()


def with_words(window: QWidget) -> Iterator[QWidget]:
    """Everything visible that shows words of its own."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or isinstance(widget, PieceButton):
            continue
        if (isinstance(widget, QLabel | QAbstractButton) and widget.text().strip()) or (
            isinstance(widget, QLineEdit) and (widget.text() or widget.placeholderText())
        ):
            yield widget


def test_the_measure_knows_black_grey_and_white() -> None:
    black, grey, white = QColor("#000000"), QColor("#767676"), QColor("#ffffff")
    assert contrast(black, white) == pytest.approx(21)
    assert contrast(grey, white) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_the_colours_of_words_stand_out_from_every_ground(colours: Colours) -> None:
    grounds = {name: getattr(colours, name) for name in ("window", "base", "button")}
    words = {
        name: getattr(colours, name) for name in ("text", "quiet", "accent", "warning", "error")
    }
    pairs = {(word, ground) for word in words for ground in grounds}
    pairs |= {("text", "selection"), ("quiet", "selection"), ("on_accent", "accent")}
    found = {
        pair: contrast(QColor(getattr(colours, pair[0])), QColor(getattr(colours, pair[1])))
        for pair in pairs
    }
    assert {pair: ratio for pair, ratio in found.items() if ratio < LEAST} == {}
    for ground in grounds.values():
        assert contrast(QColor(colours.disabled), QColor(ground)) >= LEAST_DISABLED
        assert contrast(QColor(colours.accent), QColor(ground)) >= LEAST_FOR_SIGNS


@pytest.mark.whole_window
def test_the_words_of_the_window_can_be_read(
    person: Person, engine: FakeEngine, qapp: QApplication
) -> None:
    window = person.window
    person.write(window.panel.position_controls.fen_edit, PRINZ)
    window.document.edit_stipulation("#2")
    window.solve()
    engine.jobs[-1].end(prinz())
    person.wait_for_answer()
    window.first_steps.offer()
    for size in (QSize(1440, 900), QSize(1024, 700)):
        for _ in range(2):
            window.resize(size)
            QApplication.processEvents()
        for scheme in (Scheme.LIGHT, Scheme.DARK):
            appearance.apply(qapp, scheme)
            QApplication.processEvents()
            expect_words_to_be_readable(window)
    appearance.apply(qapp, Scheme.LIGHT)


def expect_words_to_be_readable(window: QWidget) -> None:
    ratios = {
        f"{type(widget).__name__} {widget.objectName()} “{getattr(widget, 'text', str)()}”": (
            contrast_of(drawn(widget)),
            widget.isEnabled(),
        )
        for widget in with_words(window)
    }
    assert len(ratios) > 20
    assert {
        name: ratio for name, (ratio, enabled) in ratios.items() if enabled and ratio < LEAST
    } == {}
    assert {name: ratio for name, (ratio, _) in ratios.items() if ratio < LEAST_DISABLED} == {}


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_every_verdict_differs_by_word_and_by_sign_without_colour(
    person: Person, qapp: QApplication, scheme: Scheme
) -> None:
    appearance.apply(qapp, scheme)
    badge = person.window.panel.caption.state
    signs: dict[bytes, set[Verdict]] = {}
    for verdict in Verdict:
        badge.show_judgement(Judgement(verdict, ""))
        assert badge.text.startswith(verdict.value)
        grey = drawn(badge.dot).convertToFormat(QImage.Format.Format_Grayscale8)
        ink = grey.pixelColor(0, 0).lightness()
        shape = bytes(
            abs(grey.pixelColor(x, y).lightness() - ink) > 60
            for x in range(grey.width())
            for y in range(grey.height())
        )
        signs.setdefault(shape, set()).add(verdict)
    appearance.apply(qapp, Scheme.LIGHT)
    groups = list(signs.values())
    good = {Verdict.SOUND, Verdict.SOLVED}
    bad = {Verdict.COOKED, Verdict.SHORT, Verdict.DIFFERS}
    assert not any(group & good and group - good for group in groups)
    assert not any(group & bad and group - bad for group in groups)
    assert {Verdict.NO_SOLUTION} in groups
