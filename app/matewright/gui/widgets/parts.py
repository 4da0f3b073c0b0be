"""Parts of widgets drawn differently from Fusion; each function returns whether it drew."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QLineEdit,
    QRadioButton,
    QStyle,
    QStyleOption,
    QStyleOptionProgressBar,
    QStyleOptionTab,
    QWidget,
)

from matewright.gui.widgets.theme import STEP, Colours, colours_of

_State: TypeAlias = QStyle.StateFlag


def draw_nothing(option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:  # noqa: ARG001 - one of many of that shape
    """Leave out what Fusion draws."""
    return True


def draw_field(option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    """The frame of a line edit, whose colour shows the focus."""
    if not isinstance(widget, QLineEdit):
        return False
    colours = colours_of(widget.palette())
    if widget.property("invalid"):
        border = colours.error
    else:
        border = colours.accent if option.state & _State.State_HasFocus else colours.border
    frame = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5)
    fill_round(painter, frame, None, border)
    return True


def draw_focus(option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    """The frame around a check box or radio button with the focus."""
    if not isinstance(widget, QCheckBox | QRadioButton):
        return False
    frame = QRectF(widget.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
    fill_round(painter, frame, None, colours_of(option.palette).accent)
    return True


def draw_primary_button(option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    """The background of the primary button."""
    if not isinstance(widget, QAbstractButton) or not widget.property("primary"):
        return False
    colours = colours_of(option.palette)
    frame = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5)
    if not is_enabled(option):
        fill_round(painter, frame, colours.button, colours.border)
        return True
    is_active = option.state & (_State.State_MouseOver | _State.State_HasFocus)
    fill_round(painter, frame, colours.accent, colours.text if is_active else colours.accent)
    return True


def draw_check_box(option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:  # noqa: ARG001 - one of many of that shape
    """A box, with its tick in a strong colour."""
    colours = colours_of(option.palette)
    frame = _square(option.rect)
    fill_round(painter, frame, *_ground_of_mark(option, colours), radius=3)
    if option.state & _State.State_On:
        _draw_tick(painter, frame, _colour_of_mark(option, colours))
    elif option.state & _State.State_NoChange:
        inner = frame.adjusted(4, frame.height() / 2 - 1, -4, 1 - frame.height() / 2)
        painter.fillRect(inner, _colour_of_mark(option, colours))
    return True


def draw_radio_button(option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:  # noqa: ARG001 - one of many of that shape
    """A circle, filled when it is chosen."""
    colours = colours_of(option.palette)
    frame = _square(option.rect)
    fill_round(painter, frame, *_ground_of_mark(option, colours), radius=frame.width() / 2)
    if option.state & _State.State_On:
        third = frame.width() / 4
        dot = frame.adjusted(third, third, -third, -third)
        fill_round(painter, dot, _colour_of_mark(option, colours).name(), None, radius=third)
    return True


def draw_separator(option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:  # noqa: ARG001 - one of many of that shape
    """The splitter between panes is visible only under the mouse."""
    if option.state & _State.State_MouseOver and is_enabled(option):
        painter.fillRect(option.rect, QColor(colours_of(option.palette).border))
    return True


def draw_tab(option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:  # noqa: ARG001 - one of many of that shape
    """A tab has no background; the one in front is underlined."""
    if option.state & _State.State_Selected:
        line = option.rect.adjusted(room_before(option), option.rect.height() - 2, 0, 0)
        painter.fillRect(line, QColor(colours_of(option.palette).accent))
    return True


def draw_heading(option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:  # noqa: ARG001 - one of many of that shape
    """Headings have the background of a list."""
    painter.fillRect(option.rect, option.palette.color(QPalette.ColorRole.Base))
    return True


def draw_thin_frame(option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    """A frame whose colour shows the focus."""
    if widget is None or not widget.property("quiet"):
        return False
    colours = colours_of(option.palette)
    border = colours.accent if widget.hasFocus() else colours.border
    frame = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5)
    fill_round(painter, frame, colours.base, border)
    return True


def draw_progress(option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:  # noqa: ARG001 - one of many of that shape
    """A bar that fills up in a strong colour; one without an end is Fusion's."""
    assert isinstance(option, QStyleOptionProgressBar)
    whole = option.maximum - option.minimum
    if whole <= 0:
        return False
    draw_part(painter, option.rect, (option.progress - option.minimum) / whole, option.palette)
    return True


def draw_hint(option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    """The ground of a tool bar with advice."""
    if widget is None or not widget.property("hint"):
        return False
    painter.fillRect(option.rect, QColor(colours_of(option.palette).selection))
    return True


# -- measures and strokes --------------------------------------------------------------------------


def is_enabled(option: QStyleOption) -> bool:
    """Whether a widget is enabled."""
    return bool(option.state & _State.State_Enabled)


def room_before(option: QStyleOption) -> int:
    """Before the first tab, so that it stands above the left edge of what it belongs to."""
    first = (QStyleOptionTab.TabPosition.Beginning, QStyleOptionTab.TabPosition.OnlyOneTab)
    return 2 * STEP if isinstance(option, QStyleOptionTab) and option.position in first else 0


def _square(rect: QRect) -> QRectF:
    """The largest square in the middle of a rectangle, aligned to the middle of pixels."""
    side = min(rect.width(), rect.height()) - 1
    return QRectF(
        rect.x() + (rect.width() - side) // 2 + 0.5,
        rect.y() + (rect.height() - side) // 2 + 0.5,
        side,
        side,
    )


def _ground_of_mark(option: QStyleOption, colours: Colours) -> tuple[str, str]:
    if is_enabled(option):
        return colours.base, colours.quiet
    return colours.window, colours.border


def _colour_of_mark(option: QStyleOption, colours: Colours) -> QColor:
    return QColor(colours.text if is_enabled(option) else colours.disabled)


def _draw_tick(painter: QPainter, frame: QRectF, colour: QColor) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(
        QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.drawPolyline(
        [
            frame.topLeft() + QPointF(across * frame.width(), down * frame.height())
            for across, down in ((0.22, 0.52), (0.42, 0.72), (0.78, 0.3))
        ]
    )
    painter.restore()


def draw_part(painter: QPainter, rect: QRect, part: float, palette: QPalette) -> None:
    """A rounded bar of which a part, 0 to 1, is filled."""
    colours = colours_of(palette)
    frame, height = QRectF(rect), min(rect.height(), 2 * STEP)
    frame.setHeight(height)
    frame.moveCenter(QRectF(rect).center())
    fill_round(painter, frame, colours.border, None, radius=height / 2)
    if part > 0:
        frame.setWidth(max(frame.width() * part, height))
        fill_round(painter, frame, colours.accent, None, radius=height / 2)


def fill_round(
    painter: QPainter,
    frame: QRectF,
    ground: str | None,
    border: str | None,
    *,
    radius: float = STEP,
) -> None:
    """A rounded frame, filled or not, with an edge or without."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(border), 1) if border else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground) if ground else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame, radius, radius)
    painter.restore()
