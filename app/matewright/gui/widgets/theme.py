"""Colours, light and dark, and the icons drawn in them.

Widgets never store colours: while painting they ask `colours_of(self.palette())`, so a change of
theme needs nothing but a repaint.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QPainter,
    QPalette,
    QPixmap,
    QPixmapCache,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from matewright import resources

STEP = 4
"""The unit of all spacing, in pixels: gaps and margins are multiples of it."""


class Scheme(StrEnum):
    """The user's choice; the value is stored in the settings."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Colours:
    """One set of colours, each `#rrggbb`.

    `text`, `quiet`, `warning`, `error` and `accent` are for words on `window` or `base`,
    `on_accent` for words on `accent`. `plate` lies under the pieces of the palette. The board has
    colours of its own (`render.colours`).
    """

    window: str
    base: str
    button: str
    text: str
    quiet: str
    disabled: str
    border: str
    accent: str
    on_accent: str
    selection: str
    warning: str
    error: str
    plate: str


_COLOURS = (
    # what      light      dark
    ("window", "#f6f5f2", "#1d1f23"),
    ("base", "#ffffff", "#26292e"),
    ("button", "#fbfaf8", "#2d3036"),
    ("text", "#1d1f23", "#e9e7e2"),
    ("quiet", "#5b5e64", "#b0b2b7"),
    ("disabled", "#92918d", "#7a7d83"),
    ("border", "#d3d0c9", "#42464d"),
    ("accent", "#1f6f5b", "#5cbb9d"),
    ("on_accent", "#ffffff", "#0d1f19"),
    ("selection", "#dcebe5", "#2b4640"),
    ("warning", "#8a5300", "#eab45c"),
    ("error", "#b3261e", "#ff8f85"),
    ("plate", "#f6f5f2", "#cbc1ad"),
)

LIGHT, DARK = (Colours(**{name: row[column] for name, *row in _COLOURS}) for column in range(2))


def colours_of(palette: QPalette) -> Colours:
    """The set of colours that belongs to a widget's palette."""
    return DARK if palette.color(QPalette.ColorRole.Window).lightness() < 128 else LIGHT


_ICON_SIDE: Final = 16
_size: Final[dict[str, int]] = {"percent": 100}
"""The size of all text."""


def scaled(pixels: int) -> int:
    """A measure of a picture beside texts, at the present size of texts."""
    return round(pixels * _size["percent"] / 100)


def icon_size() -> QSize:
    """The size of icons beside texts."""
    side = scaled(_ICON_SIDE)
    return QSize(side, side)


def set_text_size(percent: int) -> None:
    """Set the size of all text, in percent of the system's size.

    Widgets that have a font of their own already keep it.
    """
    _size["percent"] = percent
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    font.setPointSizeF(font.pointSizeF() * percent / 100)
    QApplication.setFont(font)


def qt_palette(colours: Colours) -> QPalette:
    """The colours as Qt's roles, for every native widget."""
    role = QPalette.ColorRole
    palette = QPalette(QColor(colours.button), QColor(colours.window))
    for key, value in (
        (role.Window, colours.window),
        (role.WindowText, colours.text),
        (role.Base, colours.base),
        (role.AlternateBase, colours.window),
        (role.Text, colours.text),
        (role.PlaceholderText, colours.quiet),
        (role.Button, colours.button),
        (role.ButtonText, colours.text),
        (role.BrightText, colours.error),
        (role.ToolTipBase, colours.base),
        (role.ToolTipText, colours.text),
        (role.Highlight, colours.selection),
        (role.HighlightedText, colours.text),
        (role.Link, colours.accent),
        # No link here is ever marked as visited, so the role is free for another colour.
        (role.LinkVisited, colours.warning),
        (role.Accent, colours.accent),
    ):
        palette.setColor(key, QColor(value))
    for key in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        palette.setColor(QPalette.ColorGroup.Disabled, key, QColor(colours.disabled))
    return palette


# -- icons -----------------------------------------------------------------------------------


def icon(name: str) -> QIcon:
    """The icon `resources/icons/NAME.svg`, always in the current colour of button texts.

    Raises `FileNotFoundError` for a name that is no icon.
    """
    return QIcon(_IconEngine(_source(name)))


class _IconEngine(QIconEngine):
    """Draws an SVG whose colour is `currentColor` in the colour of the application's palette."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self._source = source

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(rect, self.scaledPixmap(rect.size(), mode, state, ratio))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(
        self,
        size: QSize,
        mode: QIcon.Mode,
        state: QIcon.State,  # noqa: ARG002 - Qt passes it; on and off look the same
        scale: float,
    ) -> QPixmap:
        disabled = mode is QIcon.Mode.Disabled
        group = QPalette.ColorGroup.Disabled if disabled else QPalette.ColorGroup.Active
        colour = QGuiApplication.palette().color(group, QPalette.ColorRole.ButtonText).name()
        return _tinted(self._source, colour, size, scale)

    def clone(self) -> QIconEngine:
        return _IconEngine(self._source)


def tinted(name: str, colour: QColor, size: QSize, scale: float) -> QPixmap:
    """The icon `resources/icons/NAME.svg` in any colour; `scale` is the device's pixel ratio."""
    return _tinted(_source(name), colour.name(), size, scale)


@cache
def _source(name: str) -> str:
    return resources.path("icons", f"{name}.svg").read_text("utf-8")


def _tinted(source: str, colour: str, size: QSize, scale: float) -> QPixmap:
    key = f"icon {hash(source)} {colour} {size.width()} {size.height()} {scale}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = draw_svg(source.replace("currentColor", colour), size * scale)
        pixmap.setDevicePixelRatio(scale)
        QPixmapCache.insert(key, pixmap)
    return pixmap


def draw_svg(source: str, size: QSize) -> QPixmap:
    """The drawing, as large as fits into `size` device pixels, on a transparent ground."""
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    side = min(size.width(), size.height())
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame = QRectF(0, 0, side, side)
    frame.moveCenter(QPointF(size.width() / 2, size.height() / 2))
    QSvgRenderer(QByteArray(source.encode())).render(painter, frame)
    painter.end()
    return pixmap
