"""Large numbers as people of a country read them: `200,000`."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def grouped(number: int) -> str:
    """A whole number with its digits in groups, in the manner of the language of the window."""
    # Qt's own numbers end at 64 bits; those of a file may be of any size.
    return f"{number:,}".replace(",", QLocale().groupSeparator())
