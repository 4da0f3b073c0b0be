"""Sentences of the layers below the window, in the reader's language.

Each module that makes sentences has a `Wording`, whose calls hold the English text; from them
`packaging/translations.py` collects what there is to translate. The window installs a translator
with `speak`; everything else goes on in English.

>>> words = Wording("example")
>>> words("no {aim}", aim="mate in 2")
'no mate in 2'
>>> words.count(3, "%n key", "%n keys")
'3 keys'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Translator: TypeAlias = Callable[[str, str, int], str]
"""Context, English text and the number it counts (-1: none) to the text in another language.

Where there is a number, `%n` may stand for it in the outcome.
"""

Grouping: TypeAlias = Callable[[int], str]
"""A whole number to its digits in groups."""


def _english(number: int) -> str:
    return f"{number:,}"


_translator: Translator | None = None
_grouping: Grouping = _english
_point: str = "."


def speak(translator: Translator | None, grouping: Grouping = _english, point: str = ".") -> None:
    """Translate all sentences from now on; None returns to English.

    `point` parts whole numbers from decimals.
    """
    global _translator, _grouping, _point
    _translator, _grouping, _point = translator, grouping, point


def grouped(number: int) -> str:
    """A quantity with its digits in groups, as the reader's language does: `200,000`.

    Not for numbers that are names: of a problem, a line, a year.
    """
    return _grouping(number)


def decimal(number: str) -> str:
    """A number as Python writes it, with the decimal sign of the reader's language: `3.2`."""
    return number.replace(".", _point)


class Wording:
    """What one module says. `context` is the name under which translators find its texts.

    All texts are literals where it is called, with named fields (`{square}`) filled in afterwards.
    """

    def __init__(self, context: str) -> None:
        self.context = context

    def __call__(self, text: str, /, **fields: object) -> str:
        """A text in the reader's language, with its fields."""
        translated = text if _translator is None else _translator(self.context, text, -1)
        return translated.format(**fields) if fields else translated

    def count(self, number: int, one: str, many: str, /, **fields: object) -> str:
        """A text in which `%n` is a number: `one` for 1, `many` else; other languages have more."""
        plain = str(number)
        english = (one if number == 1 else many).replace("%n", plain)
        translated = english
        if _translator is not None:
            translated = _translator(self.context, many, number).replace("%n", plain)
            if translated == many.replace("%n", plain):
                # There is no translation.
                translated = english
        # A translator may have put the number in.
        translated = translated.replace(plain, grouped(number))
        return translated.format(**fields) if fields else translated

    def later(self, text: str) -> str:
        """The text unchanged, marked for translation; a call elsewhere looks the translation up."""
        return text

    def all_later(self, *texts: str) -> tuple[str, ...]:
        """The same for several texts."""
        return texts
