"""What a theme hands over, and the finding that people are given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from matewright.services.themes.facts.phases import Phase
from matewright.services.themes.facts.plies import Ply


class Rank(StrEnum):
    """How much of a problem a finding explains: what it is about, what else, and small motifs."""

    THEME = "theme"
    FURTHER = "further"
    MOTIF = "motif"


@dataclass(frozen=True, slots=True)
class Finding:
    """A theme in a problem.

    * `name`: as in `THEMES`.
    * `phases`: where, such as `set play`, `1.Qb2?`, `b) 1.Ke2!`, `solution 2`.
    * `moves`: the moves that make it, with their numbers. `nodes`: the same in the trees, as the
      number of the part (0: the diagram) and of the node.
    * `reason`: why, in one sentence.
    * `squares`: what is worth lighting beside the moves. `lines`: pairs of squares.
    * `is_certain`: False where the definition leaves something to judgement.
    * `rank`: how much of the problem it explains.
    """

    name: str
    phases: tuple[str, ...]
    moves: tuple[str, ...]
    reason: str
    is_certain: bool = True
    nodes: tuple[tuple[int, int], ...] = ()
    squares: tuple[int, ...] = ()
    lines: tuple[tuple[int, int], ...] = ()
    rank: Rank = Rank.FURTHER

    def to_dict(self) -> dict[str, object]:
        """The JSON form of the command line."""
        return {
            "name": self.name,
            "rank": self.rank.value,
            "phases": list(self.phases),
            "moves": list(self.moves),
            "reason": self.reason,
            "certain": self.is_certain,
        }


@dataclass(slots=True)
class Evidence:
    """What a theme hands over: its plies, in which phases, and why it is the theme.

    `more` are further names of the same finding, such as the colour-qualified one.
    """

    plies: Sequence[Ply]
    reason: str
    phases: Sequence[Phase] = ()
    is_certain: bool = True
    squares: Sequence[int] = ()
    lines: Sequence[tuple[int, int]] = ()
    more: Sequence[str] = ()
