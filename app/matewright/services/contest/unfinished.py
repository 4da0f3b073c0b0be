"""What a person has begun to solve: the clock, what he wrote, and the hints he took.

Each unfinished attempt at a problem, and each unfinished round of a contest, is a file of its own
in the program's data folder, so that neither a crash nor a closed window loses it.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

from matewright.errors import FormatError
from matewright.formats.atomic import write_bytes
from matewright.services.contest.hints import Hint

_KIND: Final = "matewright-attempt"
_ROUND_KIND: Final = "matewright-round"
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
        _write(self._path(attempt.question), attempt.to_dict())

    def find(self, question: str) -> Unfinished | None:
        """The attempt at a question; None where there is none, or its file is damaged."""
        try:
            data, seconds = _read(self._path(question), _KIND)
            hints = tuple(dict.fromkeys(map(Hint, data["hints"])))
            return Unfinished(question, seconds, str(data["answer"]), hints)
        except _DAMAGED:
            return None

    def forget(self, question: str) -> None:
        """Remove the attempt at a question, if there is one."""
        self._path(question).unlink(missing_ok=True)

    def _path(self, question: str) -> Path:
        return self._folder / f"{question}.attempt"


class UnfinishedRound:
    """A solver's round of a contest: one clock for all its problems, and the answer to each.

    There is one at a time of each contest, which is known by its `mark`.
    """

    def __init__(self, folder: Path, mark: str, name: str, solver: str) -> None:
        self._path = _path_of_round(folder, mark)
        self.name = name
        self.solver = solver
        self.seconds = 0.0
        self._answers: dict[str, str] = {}

    @classmethod
    def begun(cls, folder: Path, mark: str) -> Self | None:
        """The unfinished one of a contest; None where there is none, or its file is damaged."""
        try:
            data, seconds = _read(_path_of_round(folder, mark), _ROUND_KIND)
            found = cls(folder, mark, str(data["round"]), str(data["solver"]))
            found.seconds = seconds
            found._answers = {str(one): str(text) for one, text in data["answers"].items()}
        except (*_DAMAGED, AttributeError):
            return None
        return found

    def find(self, question: str) -> Unfinished:
        """The state of a problem, by the digest of its question; the clock is that of the round."""
        return Unfinished(question, self.seconds, self._answers.get(question, ""))

    def keep(self, attempt: Unfinished) -> None:
        """Write the round with the answer to a problem. Raises `FormatError`."""
        self.seconds = attempt.seconds
        self._answers[attempt.question] = attempt.answer
        data = {
            "kind": _ROUND_KIND,
            "round": self.name,
            "solver": self.solver,
            "seconds": round(self.seconds, 1),
            "answers": self._answers,
        }
        _write(self._path, data)

    def forget(self) -> None:
        """Remove it, once it is handed in."""
        self._path.unlink(missing_ok=True)


def _path_of_round(folder: Path, mark: str) -> Path:
    return folder / f"{mark}.round"


_DAMAGED: Final = (OSError, ValueError, TypeError, KeyError)
"""What reading a damaged file raises."""


def _read(path: Path, kind: str) -> tuple[dict[str, Any], float]:
    """What a file holds, and its seconds. Raises what is `_DAMAGED`."""
    with path.open("rb") as file:
        data = json.loads(file.read(_MOST_BYTES))
    seconds = float(data["seconds"])
    if data["kind"] != kind or not (math.isfinite(seconds) and seconds >= 0):
        raise ValueError
    return data, seconds


def _write(path: Path, data: Mapping[str, Any]) -> None:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise FormatError("file-not-written", file=str(path), reason=reason) from None
    write_bytes(path, json.dumps(data, ensure_ascii=True).encode(), keep_backup=False)
