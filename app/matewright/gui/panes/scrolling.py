"""Scrolling to a position once the content is large enough."""

from __future__ import annotations

from PySide6.QtWidgets import QScrollBar


def scroll_when_possible(bar: QScrollBar, value: int) -> None:
    """Scroll there, perhaps only as soon as there is so much to scroll."""
    bar.setValue(value)
    if bar.value() == value:
        return

    def try_again() -> None:
        if bar.maximum() >= value:
            bar.rangeChanged.disconnect(try_again)
            bar.setValue(value)

    bar.rangeChanged.connect(try_again)
