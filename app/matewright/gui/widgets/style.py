"""The style of widgets: Qt's Fusion with flatter tabs and headings and visible focus.

A style of our own and no style sheet: one for the whole application would be searched again
for every widget that is made or moved, which took half the time a window needs to open, and a
change of colours would hold up the window.

Widgets opt in by properties: `primary` on the one strong button, `invalid` on a field whose text is
wrong, `tone` (`title`, `quiet`, `warning`, `error`) on labels, `quiet` on the large views that need
no more than a thin frame, `fold` on a button that unfolds something, `hint` on a tool bar with
advice. Change one later with `set_look`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QLabel,
    QMainWindow,
    QProxyStyle,
    QPushButton,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComplex,
    QStyleOptionFrame,
    QStyleOptionHeader,
    QStyleOptionTab,
    QStyleOptionToolButton,
    QTabBar,
    QTableView,
    QToolButton,
    QWidget,
)

from matewright.gui.widgets.parts import (
    draw_check_box,
    draw_field,
    draw_focus,
    draw_heading,
    draw_hint,
    draw_nothing,
    draw_primary_button,
    draw_progress,
    draw_radio_button,
    draw_separator,
    draw_tab,
    draw_thin_frame,
    fill_round,
    is_enabled,
    room_before,
)
from matewright.gui.widgets.theme import STEP, colours_of

_Part: TypeAlias = QStyle.PrimitiveElement
_Control: TypeAlias = QStyle.ControlElement
_Contents: TypeAlias = QStyle.ContentsType
_Place: TypeAlias = QStyle.SubElement
_State: TypeAlias = QStyle.StateFlag

_TONES: Final = {
    "quiet": QPalette.ColorRole.PlaceholderText,
    "warning": QPalette.ColorRole.LinkVisited,
    "error": QPalette.ColorRole.BrightText,
}
"""The role in which words of a tone are written; `theme.qt_palette` gives the roles their colours.

A role and no colour, so that a change of theme needs nothing but a palette.
"""

_TAB_MARGINS: Final = QStyle.PixelMetric.PM_TabBarTabHSpace
_TITLE_POINTS: Final = 15
_ARROW: Final = 12
"""The side of the arrow on a button that opens a menu, in pixels."""


def set_look(widget: QWidget, name: str, value: object) -> None:
    """Set one of the properties that this style looks at, and have the widget redrawn."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().polish(widget)
        widget.update()


class Style(QProxyStyle):
    """The style of the whole application."""

    def __init__(self) -> None:
        super().__init__("Fusion")
        self._primitives: dict[_Part, Callable[[QStyleOption, QPainter, QWidget | None], bool]] = {
            _Part.PE_FrameLineEdit: draw_field,
            _Part.PE_FrameFocusRect: draw_focus,
            _Part.PE_PanelButtonCommand: draw_primary_button,
            _Part.PE_IndicatorCheckBox: draw_check_box,
            _Part.PE_IndicatorItemViewItemCheck: draw_check_box,
            _Part.PE_IndicatorRadioButton: draw_radio_button,
            _Part.PE_IndicatorDockWidgetResizeHandle: draw_separator,
            _Part.PE_FrameTabBarBase: draw_nothing,
            _Part.PE_FrameStatusBarItem: draw_nothing,
        }
        self._controls: dict[_Control, Callable[[QStyleOption, QPainter, QWidget | None], bool]] = {
            _Control.CE_TabBarTabShape: draw_tab,
            _Control.CE_TabBarTabLabel: self._write_tab,
            _Control.CE_HeaderSection: draw_heading,
            _Control.CE_HeaderEmptyArea: draw_heading,
            _Control.CE_HeaderLabel: self._write_heading,
            _Control.CE_PushButtonLabel: self._write_primary_button,
            _Control.CE_ShapedFrame: draw_thin_frame,
            _Control.CE_ToolBar: draw_hint,
            _Control.CE_ProgressBar: draw_progress,
        }

    # -- what Qt asks ------------------------------------------------------------------------

    def polish(  # type: ignore[override] # the stubs ask for three of that name
        self, thing: QWidget | QApplication | QPalette
    ) -> None:
        """Give a widget what its properties ask for."""
        super().polish(thing)
        if isinstance(thing, QLabel):
            _polish_label(thing)
        elif isinstance(thing, QPushButton):
            _polish_button(thing)

    def drawPrimitive(
        self,
        element: _Part,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a part of a control."""
        draw = self._primitives.get(element)
        if draw is None or not draw(option, painter, widget):
            super().drawPrimitive(element, option, painter, widget)

    def drawControl(
        self,
        element: _Control,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a control."""
        draw = self._controls.get(element)
        if draw is None or not draw(option, painter, widget):
            super().drawControl(element, option, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a control of several parts."""
        if isinstance(option, QStyleOptionToolButton) and _is_flat(widget):
            self._draw_tool_button(option, painter, widget)
        else:
            super().drawComplexControl(control, option, painter, widget)

    def sizeFromContents(
        self,
        kind: _Contents,
        option: QStyleOption,
        size: QSize,
        widget: QWidget | None = None,
    ) -> QSize:
        """How large a control is around what it shows."""
        whole = super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type] # or nullptr
        if kind is _Contents.CT_LineEdit:
            return whole + QSize(STEP, STEP) if _has_frame(option) else whole
        if kind is _Contents.CT_TabBarTab:
            # `size` has Fusion's margins already.
            margins = 2 * _tab_margin(widget) - self.pixelMetric(_TAB_MARGINS, option, widget)
            return size + QSize(margins + room_before(option), -STEP // 2)
        if kind is _Contents.CT_ToolButton and _is_flat(widget):
            return whole + QSize(STEP + (_ARROW if _opens_menu(option) else 0), STEP)
        if kind is _Contents.CT_PushButton and widget is not None and widget.property("primary"):
            # As wide as its words ask for: others have the width of a row of answers.
            return QSize(size.width() + 8 * STEP, whole.height() + 2)
        if kind is _Contents.CT_HeaderSection:
            return whole + QSize(4 * STEP, 2 * STEP)
        if kind is _Contents.CT_ItemViewItem and isinstance(widget, QTableView):
            return whole + QSize(4 * STEP, 0)
        if kind in (_Contents.CT_CheckBox, _Contents.CT_RadioButton):
            return whole + QSize(STEP, 1)
        if kind is _Contents.CT_SpinBox:
            # As high as a line of the options.
            return whole + QSize(2 * STEP, -STEP)
        return whole

    def subElementRect(
        self, element: _Place, option: QStyleOption, widget: QWidget | None = None
    ) -> QRect:
        """Where a part of a control is."""
        if element is _Place.SE_TabBarTabText:
            rect = option.rect.adjusted(room_before(option), 0, 0, 0)
            if isinstance(option, QStyleOptionTab) and option.rightButtonSize.width() > 0:
                # Words and the button that closes the tab stand beside each other.
                button = self.subElementRect(_Place.SE_TabBarTabRightButton, option, widget)
                rect.setRight(button.left() - 1)
            return rect
        rect = super().subElementRect(element, option, widget)  # type: ignore[arg-type] # or nullptr
        if element is _Place.SE_LineEditContents:
            return rect.adjusted(STEP // 2, 0, -STEP // 2, 0) if _has_frame(option) else rect
        if element is _Place.SE_ItemViewItemText and isinstance(widget, QTableView):
            return rect.adjusted(STEP, 0, -STEP, 0)
        if element in (_Place.SE_CheckBoxIndicator, _Place.SE_RadioButtonIndicator):
            return rect.translated(STEP // 2, 0)
        if element in (_Place.SE_CheckBoxContents, _Place.SE_RadioButtonContents):
            return rect.adjusted(STEP // 2, 0, 0, 0)
        return rect

    # -- controls of several parts -----------------------------------------------------------

    def _draw_tool_button(
        self, option: QStyleOptionToolButton, painter: QPainter, widget: QWidget | None
    ) -> None:
        colours = colours_of(option.palette)
        frame = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5)
        is_fold = widget is not None and bool(widget.property("fold"))
        is_down = bool(option.state & (_State.State_On | _State.State_Sunken)) and not is_fold
        is_hovered = bool(option.state & _State.State_MouseOver) and is_enabled(option)
        if is_down:
            fill_round(painter, frame, colours.selection, colours.selection)
        elif is_hovered:
            fill_round(painter, frame, colours.button, colours.border)
        if option.state & _State.State_HasFocus:
            fill_round(painter, frame, None, colours.accent)
        label = QStyleOptionToolButton(option)
        label.rect = option.rect.adjusted(STEP - 1, STEP - 1, 1 - STEP, 1 - STEP)
        if _opens_menu(option):
            rect = QRect(0, 0, _ARROW, _ARROW)
            rect.moveCenter(option.rect.center())
            rect.moveRight(option.rect.right() - STEP // 2)
            label.rect.setRight(rect.left())
            arrow = QStyleOption(option)
            arrow.rect = rect
            self.drawPrimitive(_Part.PE_IndicatorArrowDown, arrow, painter, widget)
        self.drawControl(_Control.CE_ToolButtonLabel, label, painter, widget)

    def _write_tab(self, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
        assert isinstance(option, QStyleOptionTab)
        flags = _State.State_Selected | _State.State_MouseOver | _State.State_HasFocus
        strong = bool(option.state & flags)
        role = QPalette.ColorRole.WindowText if strong else QPalette.ColorRole.PlaceholderText
        rect = self.subElementRect(_Place.SE_TabBarTabText, option, widget)
        self.drawItemText(
            painter,
            rect,
            Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic,
            option.palette,
            is_enabled(option),
            option.text,
            role,
        )
        return True

    def _write_heading(
        self, option: QStyleOption, painter: QPainter, widget: QWidget | None
    ) -> bool:
        assert isinstance(option, QStyleOptionHeader)
        quiet = QStyleOptionHeader(option)
        # Above the words of the cells.
        quiet.rect = option.rect.adjusted(STEP + 1, 0, -STEP - 1, 0)
        quiet.palette.setColor(
            QPalette.ColorRole.ButtonText, QColor(colours_of(option.palette).quiet)
        )
        super().drawControl(_Control.CE_HeaderLabel, quiet, painter, widget)
        return True

    def _write_primary_button(
        self, option: QStyleOption, painter: QPainter, widget: QWidget | None
    ) -> bool:
        if widget is None or not widget.property("primary") or not is_enabled(option):
            return False
        assert isinstance(option, QStyleOptionButton)
        strong = QStyleOptionButton(option)
        strong.palette.setColor(
            QPalette.ColorRole.ButtonText, QColor(colours_of(option.palette).on_accent)
        )
        super().drawControl(_Control.CE_PushButtonLabel, strong, painter, widget)
        return True


def _polish_button(button: QPushButton) -> None:
    if button.property("primary"):
        font = button.font()
        font.setWeight(QFont.Weight.DemiBold)
        button.setFont(font)
    if isinstance(button.parentWidget(), QDialogButtonBox):
        # Those that some desktops give are of other colours, and black on dark ground.
        button.setIcon(QIcon())


def _polish_label(label: QLabel) -> None:
    tone = label.property("tone")
    if tone is None:
        return
    label.setForegroundRole(_TONES.get(tone, QPalette.ColorRole.NoRole))
    if tone == "title":
        font = label.font()
        font.setPointSizeF(_TITLE_POINTS)
        font.setWeight(QFont.Weight.DemiBold)
        label.setFont(font)


def _is_flat(widget: QWidget | None) -> bool:
    return isinstance(widget, QToolButton) and widget.autoRaise()


def _opens_menu(option: QStyleOption) -> bool:
    return isinstance(option, QStyleOptionToolButton) and bool(
        option.features & QStyleOptionToolButton.ToolButtonFeature.HasMenu
    )


def _has_frame(option: QStyleOption) -> bool:
    return isinstance(option, QStyleOptionFrame) and option.lineWidth > 0


def _tab_margin(widget: QWidget | None) -> int:
    """Left and right of the words of a tab; those of panes are many, and stand closer."""
    return 2 * STEP if _is_of_docks(widget) else 3 * STEP


def _is_of_docks(widget: QWidget | None) -> bool:
    return isinstance(widget, QTabBar) and isinstance(widget.parentWidget(), QMainWindow)
