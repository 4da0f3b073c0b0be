"""Live progress of a search on stderr: one line on a terminal, a line per event elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from matewright.cli.live_line import LiveLine
from matewright.cli.output import say
from matewright.job import Job
from matewright.model.notation import Notation
from matewright.model.parts import Part
from matewright.model.solution import CHECKING, Progress, Solution
from matewright.services.solving.progress_text import ProgressText, counts

_STAGES = {
    "tries": "tries",
    "set_play": "set play",
    "tree": "variations",
    CHECKING: "comparing with modern",
}
_GAP = "  "
_POLL_SECONDS = 0.1


class ProgressDisplay(LiveLine):
    """Shows snapshots of one job; a context manager that leaves the terminal clean.

    `parts` are what is being solved one after another, at least one; `notation` is how moves are
    written.
    """

    def __init__(self, parts: Sequence[Part], notation: Notation) -> None:
        self._parts = {part.label: part for part in parts}
        self._notation = notation
        self._begin(parts[0].label)
        super().__init__()

    def _begin(self, label: str) -> None:
        """Go over to another part."""
        part = self._parts[label]
        stipulation = part.stipulation.checked()
        self._words = ProgressText(part, self._notation, stipulation)
        self._label, self._is_label_printed = label, not label
        self._rows_printed = 0

    def show(self, progress: Progress) -> None:
        """Bring the display up to date."""
        if progress.part != self._label:
            self._begin(progress.part)
        if self._line is None:
            self._say_what_is_new(progress)
        else:
            self.tell(_fitting(self._facts(progress), self._columns))

    def _say_what_is_new(self, progress: Progress) -> None:
        if progress.finished:
            # The answer follows at once, with all of this in its table.
            return
        for iteration in progress.iterations[self._rows_printed :]:
            if iteration.finished:
                refuted = ", no mate" if iteration.moves < progress.refuted_below else ""
                self._say(
                    f"Searched {iteration.moves} deep{refuted}: {iteration.generated:,} positions "
                    f"in {iteration.seconds:.2f} s."
                )
        self._rows_printed = len(progress.iterations)
        if news := self._words.news(progress):
            self._say(news)

    def _say(self, sentence: str) -> None:
        if not self._is_label_printed:
            say(self._label, err=True)
            self._is_label_printed = True
        say(sentence, err=True)

    def _facts(self, progress: Progress) -> list[str]:
        """What there is to report, the most important first."""
        facts = [self._label, *self._words.knowledge(progress)]
        done = f"{progress.root_done}/{progress.root_total}" if progress.root_total else ""
        current = progress.current
        if progress.stage in _STAGES:
            work = [_STAGES[progress.stage], done]
        else:
            depth = f"depth {current.moves}" if current is not None else ""
            move = self._words.move(progress.root_move) if progress.root_move else ""
            work = [depth, move, done]
        facts.append(" ".join(filter(None, work)))
        assert self._line is not None, "there are facts on a terminal alone"
        facts.append(self._line.format_interval(progress.seconds))
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


def answer_of(
    job: Job, show: Callable[[Progress], object] = lambda _: None
) -> tuple[Solution, bool]:
    """Wait for an answer, with its progress for `show`; return too whether Ctrl-C cut it short.

    Raises what the job raises.
    """
    solution, is_interrupted = None, False
    while solution is None:
        try:
            solution = job.result(_POLL_SECONDS)
            show(job.poll())
        except KeyboardInterrupt:
            is_interrupted = True
            job.cancel()
    return solution, is_interrupted
