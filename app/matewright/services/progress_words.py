"""What a running search knows and does, in words for every face that watches it."""

from __future__ import annotations

from matewright import engine
from matewright.errors import IllegalPosition
from matewright.model.notation import Notation
from matewright.model.position import Position
from matewright.model.solution import Iteration, Progress
from matewright.model.stipulation import Stipulation

_UNITS = ("", "k", "M", "G", "T", "P", "E")


class ProgressWords:
    """Puts the progress of one search into words.

    `position` is the diagram it is about, `asked` what is wanted: mate where nothing is said. Where
    the engine does not take the position, as some strategies do, moves are told in UCI.
    """

    def __init__(
        self,
        position: Position,
        notation: Notation | None = None,
        asked: Stipulation | None = None,
    ) -> None:
        notation = notation or Notation()
        self._asked = asked or Stipulation(1)
        try:
            moves = engine.weighted_moves(position)
        except IllegalPosition:
            moves = ()
        self._names = {move.uci: notation.move(move) for move, _ in moves}
        self._bound_told: int | None = None

    def move(self, uci: str) -> str:
        """A first move: `Ng5+` for `h3g5`."""
        return self._names.get(uci, uci)

    def knowledge(self, progress: Progress) -> list[str]:
        """What is proved: `no mate in 5`, `mate in at most 12 by Ng5+`, `2 keys found`."""
        facts = []
        if progress.refuted_below > 1:
            facts.append(f"no {self._asked.name_in(progress.refuted_below - 1)}")
        bound = self.bound(progress)
        if bound:
            facts.append(bound)
        # The move of an upper bound is a key itself; to count it says nothing more.
        if len(progress.keys) > bool(bound):
            facts.append(f"{len(progress.keys)} key{'s' * (len(progress.keys) > 1)} found")
        return facts

    def bound(self, progress: Progress) -> str:
        """The mate that is known: `mate in at most 12 by Ng5+`; empty while there is none.

        Without `at most` once all shorter mates are refuted.
        """
        if progress.mate_within is None:
            return ""
        most = "at most " if progress.mate_within > progress.refuted_below else ""
        move = f" by {self.move(progress.mate_move)}" if progress.mate_move else ""
        return self._asked.name_in(f"{most}{self._asked.number(progress.mate_within)}") + move

    def news(self, progress: Progress) -> str:
        """A sentence for each mate that is better than those told before; else empty.

        `Found a mate in at most 12 by Ng5+ after 0.11 s.` Once the search is over, its answer says
        it instead.
        """
        bound, told = progress.mate_within, self._bound_told
        if progress.finished or bound is None or (told is not None and bound >= told):
            return ""
        self._bound_told = bound
        return f"Found a {self.bound(progress)} after {progress.seconds:.2f} s."


def counts(progress: Progress, *, brief: bool = False) -> list[str]:
    """How much work was done: nodes, generated, evaluated, generated per second, table fill.

    Figures have three digits; what is not known or does not exist is left out. The `brief` words
    are those of the search table.
    """
    facts = [f"{in_short(progress.nodes)} nodes"]
    rows = progress.iterations
    if progress.current is not None:
        rows = (*rows, progress.current)
    if rows:
        total = Iteration.total(rows)
        facts.append(f"{in_short(total.generated)} {'GEN' if brief else 'generated'}")
        facts.append(f"{in_short(total.evaluated)} {'EVL' if brief else 'evaluated'}")
        if total.per_second is not None:
            facts.append(f"{in_short(total.per_second)}/s")
    if progress.table_fill is not None:
        facts.append(f"table {progress.table_fill:.0%}")
    return facts


def in_short(count: float) -> str:
    """A count in three digits: `999`, `12.3k`, `1.23M`."""
    for unit in _UNITS[:-1]:
        # Beyond that three digits would round to the next unit.
        if count < 999.5:
            return f"{count:.3g}{unit}"
        count /= 1000
    return f"{count:.3g}{_UNITS[-1]}"
