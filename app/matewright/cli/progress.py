"""Live progress of a search on stderr: a bar on a terminal, a line per iteration elsewhere."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import NoReturn, Self

import click
from tqdm import tqdm

from matewright.model.solution import Progress

_STAGES = {"tries": "tries", "set_play": "set play", "tree": "variations"}


class ProgressDisplay:
    """Shows snapshots of one job; a context manager that leaves the terminal clean."""

    def __init__(self) -> None:
        self._rows_said = 0
        self._bar: tqdm[NoReturn] | None = None
        # Python leaves None in place of a stderr that was closed from the start.
        if sys.stderr is not None and sys.stderr.isatty():
            self._bar = tqdm(
                desc="starting",
                total=0,
                file=sys.stderr,
                leave=False,
                dynamic_ncols=True,
                bar_format="{desc} |{bar}| {n_fmt}/{total_fmt} [{elapsed}]{postfix}",
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            self._bar.close()

    def show(self, progress: Progress) -> None:
        """Bring the display up to date."""
        if self._bar is None:
            for iteration in progress.iterations[self._rows_said :]:
                if iteration.finished:
                    click.echo(
                        f"Searched {iteration.moves} deep: {iteration.generated:,} positions "
                        f"in {iteration.seconds:.2f} s.",
                        err=True,
                    )
            self._rows_said = len(progress.iterations)
            return
        current = progress.current
        depth = f"mate in {current.moves}" if current is not None else self._bar.desc
        self._bar.set_description_str(_STAGES.get(progress.stage, depth), refresh=False)
        self._bar.total = progress.root_total
        self._bar.n = progress.root_done
        facts = [progress.root_move or ""]
        if current is not None:
            facts.append(f"{current.generated:,} positions")
            if current.per_second is not None:
                facts.append(f"{current.per_second / 1e6:.0f} M/s")
        self._bar.set_postfix_str("  ".join(facts), refresh=False)
        self._bar.refresh()
