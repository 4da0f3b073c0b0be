"""The themes that a batch has found, read from its journal for those who search the file."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from matewright.model.problem import Problem
from matewright.model.themes_found import ThemesFound

_DIGEST: Final = re.compile(rb'\{"digest": "([0-9a-f]{32})"')
_THEMES: Final = re.compile(rb'"themes": (\[[^\]]*\])')
_MAIN: Final = re.compile(rb'"main_themes": (\[[^\]]*\])')


class BatchThemes:
    """The themes of the problems of a file, from the journal beside it.

    There are none without a journal that can be read.
    """

    def __init__(self, collection: Path) -> None:
        self._found: dict[bytes, ThemesFound] = {}
        try:
            with _journal(collection).open("rb") as stream:
                for line in stream:
                    self._note(line)
        except OSError:
            self._found.clear()

    def _note(self, line: bytes) -> None:
        digest, themes = _DIGEST.match(line), _THEMES.search(line)
        if digest is not None and themes is not None:
            # A line that is cut short has no closing bracket, and is left out.
            names = tuple(json.loads(themes[1]))
            main = _MAIN.search(line)
            self._found[bytes.fromhex(digest[1].decode())] = ThemesFound(
                names, names if main is None else tuple(json.loads(main[1]))
            )

    def of(self, problem: Problem) -> ThemesFound | None:
        """The themes of a problem; None where the batch has no outcome for its present state."""
        if not self._found:
            return None
        from matewright.services.batch.case import Case

        return self._found.get(bytes.fromhex(Case.of(problem).digest))


def stamp(collection: Path) -> bytes:
    """What changes when a batch has gone on with a file; empty where there was none."""
    try:
        state = _journal(collection).stat()
    except OSError:
        return b""
    return f"{state.st_size} {state.st_mtime_ns}".encode()


def _journal(collection: Path) -> Path:
    # Batches are loaded when a file is searched, not to show the window.
    from matewright.services.batch import journal

    return journal.beside(collection)
