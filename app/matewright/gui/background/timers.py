"""Timers that go off once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def one_shot(parent: QObject, function: Callable[[], object], interval: int = 0) -> QTimer:
    """Calls a function once, so many milliseconds after it was started last."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(interval)
    timer.timeout.connect(function)
    return timer
