"""How an answer differs from what the file states, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from matewright.services.answer.file_comparison import Comparison
from matewright.wording import Wording, grouped

_words: Final = Wording("batch")


def differing(comparison: Comparison, *, is_battle: bool) -> str:
    """What the file states of a part, and what was found instead."""
    stored = shown(comparison.stored, comparison.stored_count)
    found = shown(comparison.found, comparison.found_count)
    count = comparison.stored_count
    if not count:
        return _words("stored none, found {found}", found=found)
    if comparison.of_tries:
        return _words.count(
            count,
            "stored try {stored}, found {found}",
            "stored tries {stored}, found {found}",
            stored=stored,
            found=found,
        )
    if is_battle:
        return _words.count(
            count,
            "stored key {stored}, found {found}",
            "stored keys {stored}, found {found}",
            stored=stored,
            found=found,
        )
    return _words.count(
        count,
        "stored solution {stored}, found {found}",
        "%n stored solutions {stored}, found {found}",
        stored=stored,
        found=found,
    )


def shown(texts: Sequence[str], count: int) -> str:
    """The first few of so many moves or lines."""
    if not count:
        return _words("none")
    left = count - len(texts)
    if left > 0:
        return _words("{moves} and {count} more", moves=", ".join(texts), count=grouped(left))
    return listed(texts)


def listed(texts: Sequence[str]) -> str:
    """`1.Qh1, 1.Qa8 and 1.Kb2`."""
    if len(texts) < 2:
        return "".join(texts)
    return _words("{first} and {last}", first=", ".join(texts[:-1]), last=texts[-1])
