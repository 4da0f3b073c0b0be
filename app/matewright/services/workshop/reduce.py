"""Reduce: pieces go away or become cheaper, one after the other, until nothing can go any more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from matewright.model.problem import Problem
from matewright.services.workshop.economy import USUAL_ORDER, ranked
from matewright.services.workshop.edits import removals, replacements
from matewright.services.workshop.material import worth
from matewright.services.workshop.purpose import sound_play
from matewright.services.workshop.required_play import Item, chosen
from matewright.services.workshop.search import (
    OnProgress,
    Search,
    Space,
    Threads,
    finish,
    usual_limits,
)
from matewright.services.workshop.setting import Setting, Verdict

USUAL_PLAY: Final = ("key", "variations", "solutions")
"""What is kept by default."""

_ORDER: Final = (
    "pieces",
    "value",
    *(name for name in USUAL_ORDER if name not in ("pieces", "value")),
)


def start(
    problem: Problem,
    keep: Sequence[Item] | None = None,
    threads: Threads = Threads(),  # noqa: B008 - immutable
    *,
    promoted: bool = False,
) -> Search:
    """Look for sound settings with a piece less, or a cheaper one. See `steps`."""
    play = sound_play(problem, threads)
    required = chosen(play, USUAL_PLAY) if keep is None else keep
    position = problem.position
    edits = removals(position) + replacements(
        position, accepts=lambda old, new: worth(new) < worth(old)
    )
    # A cheaper piece must not be one that only a promotion can have made.
    limits = () if promoted else usual_limits(position)
    return Search(
        problem,
        replace(Space.of(edits), limits=limits),
        items=play,
        required=required,
        verdicts=(Verdict.SOUND,),
        threads=threads,
    )


def steps(
    problem: Problem,
    keep: Sequence[Item] | None = None,
    threads: Threads = Threads(),  # noqa: B008 - immutable
    on_progress: OnProgress = lambda _: None,
    *,
    promoted: bool = False,
    judge: Callable[[list[Setting]], list[Setting]] = list,
) -> Iterator[Setting]:
    """The best step each time, from the diagram on; each setting's base is the one before.

    `keep` is what no step may lose; the key, the variations and the solutions of help play where
    nothing is said. Of the steps that are possible the one is made after which the fewest pieces
    stand, of the least value. Without `promoted` no piece becomes one that only a promotion can
    have made. `judge` says which of the sound settings count. Raises `FormatError` for a problem
    that is not sound.
    """
    required = keep
    if required is None:
        required = chosen(sound_play(problem, threads), USUAL_PLAY)
    while True:
        found, progress = finish(start(problem, required, threads, promoted=promoted), on_progress)
        if not progress.is_complete or not (found := judge(found)):
            return
        best = ranked(found, _ORDER)[0]
        yield best
        problem = replace(problem, position=best.position, solution=None)
