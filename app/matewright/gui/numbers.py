"""Large numbers as people of a country read them: `200,000`."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def grouped(number: int) -> str:
    """A whole number with its digits in groups, in the manner of the language of the window."""
    locale = QLocale()
    # Where no language is set Qt leaves the groups out.
    locale.setNumberOptions(QLocale.NumberOption.DefaultNumberOptions)
    return locale.toString(number)
