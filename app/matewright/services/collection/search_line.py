"""The text of the search line, split into alternatives and terms; quotes keep blanks."""

from __future__ import annotations

import re
from collections.abc import Iterable

from matewright.services.collection import OR_WORDS


class SearchLine:
    """`author:loyd wK=a1 OR wK=a1` has two groups, which share one word."""

    def __init__(self, text: str) -> None:
        self._groups: list[list[str]] = [[]]
        for word in re.findall(r'(?:"[^"]*"|[^\s"])+|"', text):
            if word in OR_WORDS:
                self._groups.append([])
            else:
                self._groups[-1].append(word)

    @property
    def common_words(self) -> list[str]:
        """The terms common to all groups, in the order of the first."""
        first, *others = self._groups
        return [word for word in first if all(word in group for group in others)]

    def exchanged(self, before: Iterable[str], after: str) -> str:
        """The line with the common terms replaced, at the end of each group."""
        gone = set(before)
        groups = [[word for word in group if word not in gone] for group in self._groups]
        return " OR ".join(" ".join([*group, after]) for group in groups)
