"""Keys a widget keeps for itself although the window has a shortcut for them."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence


def asks_to_keep(event: QEvent, key: QKeySequence.StandardKey) -> bool:
    """Whether Qt asks with this event if the widget wants that key before any shortcut.

    A widget that wants it accepts the event and answers True from its `event`.
    """
    return (
        event.type() is QEvent.Type.ShortcutOverride
        and isinstance(event, QKeyEvent)
        and event.matches(key)
    )
