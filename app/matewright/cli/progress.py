"""Live progress of a search on stderr: one line on a terminal, a line per event elsewhere."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import NoReturn, Self

import click
from tqdm import tqdm

from matewright.model.position import Position
from matewright.model.solution import Progress
from matewright.model.stipulation import Stipulation
from matewright.services.historic import CHECKING
from matewright.services.progress_words import ProgressWords, counts

_STAGES = {
    "tries": "tries",
    "set_play": "set play",
    "tree": "variations",
    CHECKING: "comparing with modern",
}
_GAP = "  "
_USUAL_COLUMNS = 80


class ProgressDisplay:
    """Shows snapshots of one job; a context manager that leaves the terminal clean.

    `position` is the diagram that is being solved, `asked` what is wanted.
    """

    def __init__(self, position: Position, asked: Stipulation) -> None:
        self._words = ProgressWords(position, asked=asked)
        self._rows_said = 0
        self._line: tqdm[NoReturn] | None = None
        # Python leaves None in place of a stderr that was closed from the start.
        if sys.stderr is not None and sys.stderr.isatty():
            # Only what tqdm knows of terminals is wanted: the figures take the room of its bar.
            self._line = tqdm(
                desc="starting",
                total=0,
                file=sys.stderr,
                leave=False,
                dynamic_ncols=True,
                bar_format="{desc}",
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._line is not None:
            self._line.close()

    def show(self, progress: Progress) -> None:
        """Bring the display up to date."""
        if self._line is None:
            self._say_what_is_new(progress)
        else:
            columns = self._line.format_dict["ncols"] or _USUAL_COLUMNS
            # A sign in the last column makes some terminals begin a new line.
            facts = _fitting(self._facts(progress), columns - 1)
            self._line.set_description_str(facts)

    def _say_what_is_new(self, progress: Progress) -> None:
        if progress.finished:
            # The answer follows at once, with all of this in its table.
            return
        for iteration in progress.iterations[self._rows_said :]:
            if iteration.finished:
                refuted = ", no mate" if iteration.moves < progress.refuted_below else ""
                click.echo(
                    f"Searched {iteration.moves} deep{refuted}: {iteration.generated:,} positions "
                    f"in {iteration.seconds:.2f} s.",
                    err=True,
                )
        self._rows_said = len(progress.iterations)
        if news := self._words.news(progress):
            click.echo(news, err=True)

    def _facts(self, progress: Progress) -> list[str]:
        """What there is to tell, the more important first."""
        facts = self._words.knowledge(progress)
        done = f"{progress.root_done}/{progress.root_total}" if progress.root_total else ""
        current = progress.current
        if progress.stage in _STAGES:
            work = [_STAGES[progress.stage], done]
        else:
            depth = f"depth {current.moves}" if current is not None else ""
            move = self._words.move(progress.root_move) if progress.root_move else ""
            work = [depth, move, done]
        facts.append(" ".join(filter(None, work)))
        facts.append(tqdm.format_interval(progress.seconds))
        facts += counts(progress, brief=True)
        return [fact for fact in facts if fact]


def _fitting(facts: list[str], columns: int) -> str:
    """As many of the facts as fit into one line; of the first at least its beginning."""
    line = facts[0][:columns]
    for fact in facts[1:]:
        if len(line) + len(_GAP) + len(fact) > columns:
            break
        line += _GAP + fact
    return line
