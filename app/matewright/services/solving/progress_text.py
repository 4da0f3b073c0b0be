"""The findings and activity of a running search in words, for all front ends."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from matewright import engine
from matewright.errors import MatewrightError
from matewright.model.game import Game
from matewright.model.notation import Notation
from matewright.model.solution import Iteration, Progress
from matewright.model.stipulation import Stipulation
from matewright.model.verdict import no
from matewright.wording import Wording, decimal

_words: Final = Wording("progress")
_duration_words: Final = Wording("Duration")

_UNITS = ("", "k", "M", "G", "T", "P", "E")


class ProgressText:
    """Puts the progress of one search into words.

    `game` is its diagram, `stipulation` the aim (mate by default). Where
    the engine does not take the position, as some strategies do, moves are given in UCI.
    """

    def __init__(
        self,
        game: Game,
        notation: Notation | None = None,
        stipulation: Stipulation | None = None,
    ) -> None:
        notation = notation or Notation()
        self._stipulation = stipulation or Stipulation(1)
        self._game, self._letters = game, notation.letters
        try:
            moves = engine.weighted_moves(game)
        except MatewrightError:
            moves = ()
        self._names = {
            name: notation.move(move) for move, _ in moves for name in (move.bare_uci, move.uci)
        }
        self._bound_reported: int | None = None

    @property
    def most_moves(self) -> int:
        """In how many moves the aim is to be reached; 1 at least."""
        return max(self._stipulation.moves, 1)

    def move(self, uci: str) -> str:
        """A first move: `Ng5+` for `h3g5`."""
        return self._names.get(uci, uci)

    def knowledge(self, progress: Progress) -> list[str]:
        """What is proved: `no mate in 5`, `mate in at most 12 by Ng5+`, `2 keys found`."""
        facts = list(self._of_proof_game)
        if progress.refuted_below > 1:
            facts.append(no(self._stipulation.name_in(progress.refuted_below - 1)))
        bound = self.bound(progress)
        if bound:
            facts.append(bound)
        # The move of an upper bound is a key itself; to count it says nothing more.
        if len(progress.keys) > bool(bound):
            facts.append(_words.count(len(progress.keys), "%n key found", "%n keys found"))
        return facts

    @cached_property
    def _of_proof_game(self) -> tuple[str, ...]:
        """What follows from the diagram of a proof game alone."""
        if not self._stipulation.is_proof_game:
            return ()
        from matewright.services.legality import proof_game

        known = proof_game.known(self._game, self._stipulation)
        return () if known is None else tuple(known.sentences(self._letters))

    def bound(self, progress: Progress) -> str:
        """The shortest mate found: `mate in at most 12 by Ng5+`; empty while there is none.

        Without `at most` once all shorter mates are refuted.
        """
        if progress.mate_within is None:
            return ""
        at_most = progress.mate_within > progress.refuted_below
        aim = self._stipulation.name_in(progress.mate_within, at_most=at_most)
        if not progress.mate_move:
            return aim
        return _words("{aim} by {move}", aim=aim, move=self.move(progress.mate_move))

    def news(self, progress: Progress) -> str:
        """A sentence for each mate that is better than those reported before; else empty.

        `Found a mate in at most 12 by Ng5+ after 0.11 s.` Once the search is over, its answer says
        it instead.
        """
        bound, reported = progress.mate_within, self._bound_reported
        if progress.finished or bound is None or (reported is not None and bound >= reported):
            return ""
        self._bound_reported = bound
        return _words(
            "Found a {aim} after {seconds} s.",
            aim=self.bound(progress),
            seconds=decimal(f"{progress.seconds:.2f}"),
        )


def counts(progress: Progress, *, brief: bool = False) -> list[str]:
    """How much work was done: nodes, generated, evaluated, generated per second, table fill.

    Figures have three digits; what is not known or does not exist is left out. The `brief` words
    are those of the search table.
    """
    facts = [_words("{count} nodes", count=in_short(progress.nodes))]
    rows = progress.iterations
    if progress.current is not None:
        rows = (*rows, progress.current)
    if rows:
        total = Iteration.total(rows)
        generated, evaluated = in_short(total.generated), in_short(total.evaluated)
        if brief:
            facts += [f"{generated} GEN", f"{evaluated} EVL"]
        else:
            facts.append(_words("{count} generated", count=generated))
            facts.append(_words("{count} evaluated", count=evaluated))
        if total.per_second is not None:
            facts.append(_words("{number}/s", number=in_short(total.per_second)))
    if progress.table_fill is not None:
        facts.append(_words("table {number}%", number=round(100 * progress.table_fill)))
    return facts


def in_short(count: float) -> str:
    """A count in three digits: `999`, `12.3k`, `1.23M`."""
    for unit in _UNITS[:-1]:
        # Beyond that three digits would round to the next unit.
        if count < 999.5:
            return decimal(f"{count:.3g}{unit}")
        count /= 1000
    return decimal(f"{count:.3g}{_UNITS[-1]}")


def duration(seconds: float) -> str:
    """`0.8 ms`, `42 ms`, `4.2 s`, `3:05`; `–` for what is no time a search can take."""
    if not 0 <= seconds < 1e9:
        return "–"
    if seconds < 0.1:
        number = f"{1000 * seconds:.1f}" if seconds < 0.01 else f"{1000 * seconds:.0f}"
        return _duration_words("{number} ms", number=decimal(number))
    if seconds < 60:
        number = f"{seconds:.2f}" if seconds < 10 else f"{seconds:.1f}"
        return _duration_words("{number} s", number=decimal(number))
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
