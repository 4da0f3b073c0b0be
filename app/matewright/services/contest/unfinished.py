"""A person's attempt at a problem: the clock, what he wrote, and the hints he took.

Each unfinished one is a file of its own in the program's data folder, so that neither a crash nor a
closed window loses it.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from matewright.errors import FormatError
from matewright.formats.atomic import write_bytes
from matewright.services.contest.hints import Hint

_KIND: Final = "matewright-attempt"
_MOST_BYTES: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Unfinished:
    """`question` is the digest of what is asked, `seconds` the time used, `answer` the text."""

    question: str
    seconds: float = 0.0
    answer: str = ""
    hints: tuple[Hint, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "kind": _KIND,
            "question": self.question,
            "seconds": round(self.seconds, 1),
            "answer": self.answer,
            "hints": [hint.value for hint in self.hints],
        }


class UnfinishedAttempts:
    """The unfinished attempts in a folder, which need not exist yet."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, attempt: Unfinished) -> None:
        """Write an attempt in one step. Raises `FormatError`; what was kept before is intact."""
        path = self._path(attempt.question)
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            raise FormatError("file-not-written", file=str(path), reason=reason) from None
        data = json.dumps(attempt.to_dict(), ensure_ascii=True).encode()
        write_bytes(path, data, keep_backup=False)

    def find(self, question: str) -> Unfinished | None:
        """The attempt at a question; None where there is none, or its file is damaged."""
        try:
            with self._path(question).open("rb") as file:
                data = json.loads(file.read(_MOST_BYTES))
            seconds = float(data["seconds"])
            if data["kind"] != _KIND or not (math.isfinite(seconds) and seconds >= 0):
                return None
            hints = tuple(dict.fromkeys(map(Hint, data["hints"])))
            return Unfinished(question, seconds, str(data["answer"]), hints)
        except (OSError, ValueError, TypeError, KeyError):
            return None

    def forget(self, question: str) -> None:
        """Remove the attempt at a question, if there is one."""
        self._path(question).unlink(missing_ok=True)

    def _path(self, question: str) -> Path:
        return self._folder / f"{question}.attempt"
