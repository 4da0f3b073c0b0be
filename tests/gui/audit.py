"""What every menu, dialog and pane owes its user, as lists of complaints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QTabBar,
    QTextEdit,
    QToolButton,
    QWidget,
)

from matewright.gui.docks.dock import is_in_front
from matewright.gui.widgets.elided_label import ElidedLabel

_Widget = TypeVar("_Widget", bound=QWidget)

SMALL = QSize(1024, 700)
"""The smallest screen on which everything must fit."""

_MOST_TABS = 400
"""Pressing Tab that often goes round any window."""


def mnemonic(text: str) -> str:
    """The letter that a text is chosen by; "" for none."""
    return QKeySequence.mnemonic(text).toString().removeprefix("Alt+")


def menus_in(menu: QMenu) -> Iterator[QMenu]:
    """A menu and all menus inside."""
    yield menu
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from menus_in(inner)


def entries_of(menu: QMenu) -> Iterator[QAction]:
    """The entries of a menu and of the menus inside that do something themselves."""
    for inner in menus_in(menu):
        for action in inner.actions():
            if not action.isSeparator() and action.menu() is None:
                yield action


def complaints_about_menu(menu: QMenu, *, is_of_bar: bool = True) -> list[str]:
    """Entries that no letter chooses, or the same letter twice.

    Menus that pop up may do without letters: there the arrows begin at the first entry.
    """
    found = []
    for inner in menus_in(menu):
        texts = [action.text() for action in inner.actions() if not action.isSeparator()]
        name = inner.title() or inner.objectName() or "context menu"
        letters = Counter(map(mnemonic, texts))
        if is_of_bar:
            found += [f"{name}: no mnemonic in “{text}”" for text in texts if not mnemonic(text)]
        found += [
            f"{name}: {letter} chooses {count} entries"
            for letter, count in letters.items()
            if letter and count > 1
        ]
    return found


def complaints_about_dialog(dialog: QDialog) -> list[str]:
    """What a user without a mouse, or with a small screen, would complain about."""
    name = f"{type(dialog).__name__} “{dialog.windowTitle()}”"
    found = []
    if not dialog.windowTitle():
        found.append("no title")
    if dialog.width() > SMALL.width() or dialog.height() > SMALL.height():
        found.append(f"is {dialog.width()} × {dialog.height()}")
    buttons = [button for button in _seen(dialog, QPushButton) if button.isEnabled()]
    if buttons and not any(button.isDefault() or button.autoDefault() for button in buttons):
        found.append("Enter presses no button")
    found += complaints_about_buttons(dialog)
    found += complaints_about_letters(dialog)
    found += complaints_about_controls(dialog)
    found += complaints_about_cut_words(dialog)
    found += complaints_about_tab_order(dialog)
    return [f"{name}: {complaint}" for complaint in found]


def complaints_about_letters(root: QWidget) -> list[str]:
    """Letters that two things answer to."""
    letters = Counter(mnemonic(button.text()) for button in _seen(root, QAbstractButton))
    for label in _seen(root, QLabel):
        if label.buddy() is not None and label.buddy().isVisible():
            letters[mnemonic(label.text())] += 1
    for group in _seen(root, QGroupBox):
        letters[mnemonic(group.title())] += 1
    for tabs in _seen(root, QTabBar):
        letters.update(mnemonic(tabs.tabText(place)) for place in range(tabs.count()))
    for menus in _seen(root, QMenuBar):
        letters.update(mnemonic(action.text()) for action in menus.actions())
    return [f"{letter} chooses {n} things" for letter, n in letters.items() if letter and n > 1]


def complaints_about_buttons(dialog: QDialog) -> list[str]:
    """Buttons that only the mouse presses at once."""
    return [
        f"no mnemonic in “{button.text()}”"
        for button in _seen(dialog, QPushButton)
        if button.text() and not mnemonic(button.text()) and not _answers_to_another_key(button)
    ]


def _answers_to_another_key(button: QPushButton) -> bool:
    """Whether Enter, Esc or a shortcut presses it."""
    box = button.parentWidget()
    escapes = (
        isinstance(box, QDialogButtonBox)
        and box.buttonRole(button) is QDialogButtonBox.ButtonRole.RejectRole
    )
    return escapes or button.isDefault() or bool(button.shortcut().toString())


def complaints_about_controls(root: QWidget) -> list[str]:
    """Controls that a screen reader cannot name, or that show neither words nor a tool tip."""
    found = []
    for widget in _seen(root, QWidget):
        if _takes_keyboard(widget) and not spoken_name(widget):
            found.append(f"{_described(widget)} has no accessible name")
        if (
            isinstance(widget, QAbstractButton)
            and not _words_shown(widget)
            and not widget.toolTip()
            and not widget.objectName().startswith("qt_")
            and not isinstance(widget.parentWidget(), QTabBar | QLineEdit)
        ):
            found.append(f"{_described(widget)} has neither text nor tool tip")
        if (
            isinstance(widget, QTextEdit | QPlainTextEdit)
            and not widget.isReadOnly()
            and not widget.tabChangesFocus()
        ):
            found.append(f"{_described(widget)} keeps the Tab key")
    return found


def spoken_name(widget: QWidget) -> str:
    """What a screen reader calls a widget.

    The text a box shows is its value and no name, though Qt falls back on it.
    """
    if isinstance(widget, QComboBox | QAbstractSpinBox) and not widget.accessibleName():
        window = widget.window()
        labels = [label for label in window.findChildren(QLabel) if label.buddy() is widget]
        return labels[0].text() if labels else ""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def nameless(interface: QAccessibleInterface) -> Iterator[str]:
    """Everything that takes the keyboard in a tree of what a screen reader sees, and has no name.

    Cells and lines of views are left out: there may be any number of them, and their text is their
    name.
    """
    if not interface.isValid() or interface.state().invisible:
        return
    state = interface.state()
    widget = interface.object()
    if state.focusable and not state.disabled and isinstance(widget, QWidget):
        inner = widget.focusProxy() is not None or widget.focusPolicy() is Qt.FocusPolicy.NoFocus
        if not inner and not interface.text(QAccessible.Text.Name):
            yield _described(widget)
    if interface.role() in (
        QAccessible.Role.Table,
        QAccessible.Role.Tree,
        QAccessible.Role.List,
        QAccessible.Role.Chart,
    ):
        return
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None:
            yield from nameless(child)


def complaints_about_cut_words(root: QWidget) -> list[str]:
    """Labels and buttons that are narrower than their words."""
    found = []
    shown: list[QLabel | QAbstractButton] = [
        *_seen(root, QLabel),
        *_seen(root, QAbstractButton),
    ]
    for widget in shown:
        text = _words_shown(widget)
        wraps = isinstance(widget, ElidedLabel) or (
            isinstance(widget, QLabel) and widget.wordWrap()
        )
        if not text or wraps or "<" in text:
            continue
        words = widget.fontMetrics().size(0, text.replace("&", ""))
        if words.width() > widget.width() or words.height() > widget.height() + 2:
            found.append(f"“{text}” is cut off: {words.width()} > {widget.width()} pixels")
    return found


def complaints_about_tab_order(root: QWidget) -> list[str]:
    """Controls that Tab never reaches; it passes over panes that are behind others."""
    focusable = [
        widget
        for widget in _seen(root, QWidget)
        if _takes_keyboard(widget) and not _reached_by_arrows(widget) and is_in_front(widget)
    ]
    if not focusable:
        return []
    window, reached = root.window(), list[QWidget]()
    for _ in range(_MOST_TABS):
        window.focusNextChild()
        focus = window.focusWidget()
        if focus in reached:
            break
        reached.append(focus)
    return [
        f"Tab never reaches {_described(widget)}" for widget in focusable if widget not in reached
    ]


def _seen(root: QWidget, kind: type[_Widget]) -> Iterator[_Widget]:
    """The widgets of a kind that are visible in the window of `root`, it included."""
    candidates = [root, *root.findChildren(kind)] if isinstance(root, kind) else []
    for widget in candidates or root.findChildren(kind):
        if widget.isVisible() and widget.window() is root.window():
            yield widget


def _takes_keyboard(widget: QWidget) -> bool:
    by_tab = widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
    return widget.isEnabled() and bool(by_tab) and widget.focusProxy() is None


def _words_shown(widget: QLabel | QAbstractButton) -> str:
    """The text of a widget, unless it shows an icon in place of it."""
    icon_only = Qt.ToolButtonStyle.ToolButtonIconOnly
    if isinstance(widget, QToolButton) and widget.toolButtonStyle() is icon_only:
        has_picture = not widget.icon().isNull() or widget.arrowType() is not Qt.ArrowType.NoArrow
        return "" if has_picture else widget.text()
    return widget.text()


def _reached_by_arrows(widget: QWidget) -> bool:
    """Whether it is one of several of which Tab visits only the chosen one."""
    return isinstance(widget, QRadioButton) and not widget.isChecked()


def _described(widget: QWidget) -> str:
    words = [widget.objectName(), widget.accessibleName(), widget.toolTip()]
    if isinstance(widget, QAbstractButton):
        words.insert(0, widget.text())
    name = next(filter(None, words), "")
    inside = widget.parentWidget()
    return f"{type(widget).__name__} “{name}” in {type(inside).__name__}"
