"""A live progress line on stderr, shown only on a terminal."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import TYPE_CHECKING, NoReturn, Self

from matewright.cli.output import in_one_line, say

if TYPE_CHECKING:
    from tqdm import tqdm


_USUAL_COLUMNS = 80
_NEWS_SECONDS = 60.0
"""Between two lines where stderr is no terminal."""


class LiveLine:
    """A context manager that leaves the terminal clean; `_line` is None elsewhere."""

    def __init__(self, text: str = "starting", form: str = "{desc}") -> None:
        """Begin with `text`; in the tqdm format `form`, figures take the place of the bar."""
        self._line: tqdm[NoReturn] | None = None
        # Python leaves None in place of a stderr that was closed from the start.
        if sys.stderr is not None and sys.stderr.isatty():
            from tqdm import tqdm

            self._line = tqdm(
                desc=text,
                total=0,
                file=sys.stderr,
                leave=False,
                dynamic_ncols=True,
                bar_format=form,
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.hush()

    def tell(self, line: str) -> None:
        """Show a line, cut to the width of the terminal; nothing elsewhere."""
        if self._line is not None:
            self._line.set_description_str(in_one_line(line)[: self._columns])

    @property
    def _columns(self) -> int:
        # A sign in the last column makes some terminals begin a new line.
        columns = None if self._line is None else self._line.format_dict["ncols"]
        return (columns or _USUAL_COLUMNS) - 1

    def hush(self) -> None:
        """Show nothing more."""
        if self._line is not None:
            self._line.close()


class ReportLine(LiveLine):
    """One live line on a terminal, elsewhere a line a minute; a context manager."""

    def __init__(self) -> None:
        super().__init__()
        self._last_report = time.monotonic()

    def report(self, *facts: str) -> None:
        """Show the facts that are not empty, or print them when a minute is over."""
        line = "   ".join(filter(None, facts))
        if self._line is not None:
            self.tell(line)
        elif time.monotonic() - self._last_report >= _NEWS_SECONDS:
            self._last_report = time.monotonic()
            say(line, err=True)
