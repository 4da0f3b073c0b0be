"""Single-shot timers."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def one_shot(parent: QObject, function: Callable[[], object], interval: int = 0) -> QTimer:
    """A timer that calls a function once, this many milliseconds after its latest start."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(interval)
    timer.timeout.connect(function)
    return timer
