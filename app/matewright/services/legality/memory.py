"""What was found out about positions, kept for the next time.

A verdict is that of a position, whatever file it stands in: pieces, side to move and the square of
a capture en passant; who may castle is left open. It is kept beside the indexes of collections.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from matewright import engine
from matewright.model.game import Game
from matewright.model.move import square_name
from matewright.model.position import Position
from matewright.services.cache import cache_folder
from matewright.services.legality.judge import Legality, Verdict, impediment

_FILE: Final = "legality.jsonl"
_MOST_BYTES: Final = 64 << 20
"""A file that is larger is begun anew."""


def key_of(position: Position) -> str:
    """What a verdict is about."""
    passed = "-" if position.en_passant is None else square_name(position.en_passant)
    return f"{position.board_fen} {position.turn.value} {passed}"


def number_of(game: Game) -> int | None:
    """The same as a number of 63 bits; None where it cannot be asked about."""
    return _number(key_of(game.position)) if impediment(game) is None else None


def _number(key: str) -> int:
    return int.from_bytes(hashlib.blake2b(key.encode(), digest_size=8).digest()) >> 1


class Memory:
    """Verdicts by position, read from a file that others may add to."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[str, Legality] = {}
        self._verdicts: dict[int, Verdict] = {}
        self._read = 0

    def of(self, position: Position) -> Legality | None:
        """What is known of a position."""
        return self._known.get(key_of(position))

    def verdict_of(self, number: int | None) -> Verdict | None:
        """The verdict on a position by its number."""
        return None if number is None else self._verdicts.get(number)

    def numbers(self, verdict: Verdict | None = None) -> Iterator[int]:
        """The numbers of the positions with that verdict, or with any."""
        known = self._verdicts.items()
        return (number for number, one in known if verdict is None or one is verdict)

    def note(self, position: Position, found: Legality) -> None:
        """Keep a verdict. Nothing proved is given up for one that is not."""
        key = key_of(position)
        before = self._known.get(key)
        is_open = found.verdict is Verdict.UNDECIDED
        if is_open and before is not None and before.verdict is not Verdict.UNDECIDED:
            return
        self._put(key, found)
        fields = found.to_record() | {"position": key, "version": engine.__version__}
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(fields) + "\n")
        except OSError:
            # It is known as long as the program runs.
            return

    def _put(self, key: str, found: Legality) -> None:
        self._known[key] = found
        self._verdicts[_number(key)] = found.verdict

    def read(self) -> None:
        """Read what was added to the file since the last time."""
        try:
            size = self._path.stat().st_size
            if size > _MOST_BYTES:
                self._path.unlink()
                return
            if size <= self._read:
                return
            with self._path.open("rb") as file:
                file.seek(self._read)
                text = file.read()
        except OSError:
            return
        whole = text[: text.rfind(b"\n") + 1]
        self._read += len(whole)
        for line in whole.splitlines():
            try:
                fields = json.loads(line)
                if fields["version"] == engine.__version__:
                    self._put(str(fields["position"]), Legality.from_record(fields))
            except (ValueError, KeyError, TypeError):
                # A line that was cut short, or of another version.
                continue


def memory() -> Memory:
    """That of this user, with what other windows and programs have found out by now."""
    found = _memory_in(cache_folder())
    found.read()
    return found


@cache
def _memory_in(folder: Path) -> Memory:
    return Memory(folder / _FILE)
