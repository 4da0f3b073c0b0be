"""What a theme and a finding are, and the list of all themes.

A theme is a function from a study to what it found, registered under the name that publications
use; other names of the same are its aliases.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from matewright.model.move import square_name
from matewright.model.notation import Notation
from matewright.model.solution import Solution
from matewright.services.themes.lines import Rules, other
from matewright.services.themes.names import NAMES
from matewright.services.themes.phases import Identity, Part, Phase, Ply, part_of


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
    """

    name: str
    phases: tuple[str, ...]
    moves: tuple[str, ...]
    reason: str
    is_certain: bool = True
    nodes: tuple[tuple[int, int], ...] = ()
    squares: tuple[int, ...] = ()
    lines: tuple[tuple[int, int], ...] = ()

    def to_dict(self) -> dict[str, object]:
        """The JSON form of the command line."""
        return {
            "name": self.name,
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


Recogniser = Callable[["Study"], Iterable[Evidence]]


@dataclass(frozen=True, slots=True)
class Theme:
    """One theme: `name`, its other names `aliases`, its `group` and its definition.

    `is_on` is False for a theme that reported too much to be trusted, or of which no published
    example was at hand to check it by.
    """

    name: str
    aliases: tuple[str, ...]
    group: str
    about: str
    recognise: Recogniser | None
    is_on: bool = True


THEMES: Final[dict[str, Theme]] = {}
"""All themes by name, in the order of their groups."""


def theme(
    name: str, *aliases: str, group: str, about: str, is_on: bool = True
) -> Callable[[Recogniser], Recogniser]:
    """Register a recogniser under a name."""

    def register(recognise: Recogniser) -> Recogniser:
        THEMES[name] = Theme(name, _names(name, aliases), group, about, recognise, is_on)
        return recognise

    return register


def variant(name: str, *aliases: str, group: str, about: str, is_on: bool = True) -> None:
    """Register a name that another theme's recogniser reports beside its own."""
    THEMES[name] = Theme(name, _names(name, aliases), group, about, None, is_on)


def _names(name: str, aliases: tuple[str, ...]) -> tuple[str, ...]:
    return (*aliases, *NAMES.get(name, ()))


class Study:
    """All that is known of one answered problem while themes are looked for."""

    def __init__(self, solution: Solution, notation: Notation) -> None:
        self.solution = solution
        self.notation = notation
        self.rules = Rules()
        parts: list[Part] = []
        lines = 0
        for answer in (solution, *solution.twins):
            parts.append(part_of(answer, lines, parts[0].board if parts else None))
            lines += len(parts[-1].lines)
        self.parts = tuple(parts)
        self.moves = solution.stipulation.moves
        self.is_battle = solution.stipulation.play.is_battle
        self.is_direct = solution.stipulation.is_direct_mate
        self._part_of = {
            id(part.solution.tree.tree): number for number, part in enumerate(self.parts)
        }
        self.rules.know(ply.after + other(ply.side) for ply in self.ends)

    @property
    def attacker(self) -> str:
        """The side that reaches the goal in the first part, `w` or `b`."""
        return self.parts[0].attacker

    @property
    def defender(self) -> str:
        """The other side."""
        return self.parts[0].defender

    @cached_property
    def phases(self) -> list[Phase]:
        """The phases of all parts."""
        return [phase for part in self.parts for phase in part.phases]

    @cached_property
    def real(self) -> list[Phase]:
        """The phases that are solutions: keys and lines of help play."""
        return [phase for phase in self.phases if phase.kind in ("key", "line")]

    @cached_property
    def of_tries(self) -> list[Phase]:
        """The phases of the tries."""
        return [phase for phase in self.phases if phase.kind == "try"]

    @cached_property
    def keys(self) -> list[Phase]:
        """The phases of the keys, one of each part."""
        return [part.key for part in self.parts if part.key is not None]

    @cached_property
    def ends(self) -> list[Ply]:
        """The last moves of all phases that give mate."""
        return [ply for phase in self.phases for ply in phase.ends if ply.move.mate]

    @cached_property
    def real_ends(self) -> list[Ply]:
        """The mates of the solutions, without those of threats that are never carried out."""
        return [ply for phase in self.real for ply in phase.ends if ply.move.mate]

    @cached_property
    def changing(self) -> list[Phase]:
        """The phases between which play changes: checking tries are none unless the key checks."""
        checks = any(phase.first is not None and phase.first.move.check for phase in self.keys)
        return [
            phase
            for phase in self.phases
            if phase.kind != "line"
            and (phase.kind != "try" or phase.first is None or checks or not phase.first.move.check)
        ]

    def pairs(self) -> Iterator[tuple[Phase, Phase]]:
        """Another phase and a key: set play first, then tries, then the keys of other parts."""
        for part in self.parts:
            if part.key is None:
                continue
            mine = [phase for phase in part.phases if phase in self.changing]
            for phase in sorted(mine, key=lambda phase: phase.kind != "set"):
                if phase.kind in ("set", "try"):
                    yield phase, part.key
        for number, phase in enumerate(self.keys):
            for later in self.keys[number + 1 :]:
                yield phase, later

    @cached_property
    def lines_of_play(self) -> list[tuple[Ply, ...]]:
        """Every line of the solutions, from the first move to the mate, without threats."""
        found = []
        for phase in self.real:
            if phase.line:
                found.append(phase.line)
                continue
            for end in phase.ends:
                path = end.path()
                if all(ply.role.value != "threat" for ply in path):
                    found.append(tuple(path))
        return found

    @cached_property
    def lines_with_threats(self) -> list[tuple[Ply, ...]]:
        """The same, and the lines in which threats are carried out."""
        return [tuple(end.path()) for phase in self.real for end in phase.ends]

    def lines_in(self, phase: Phase) -> list[tuple[Ply, ...]]:
        """The lines of play of one phase."""
        return self._lines_by_phase.get(id(phase), [])

    @cached_property
    def _lines_by_phase(self) -> dict[int, list[tuple[Ply, ...]]]:
        found: dict[int, list[tuple[Ply, ...]]] = {}
        for line in self.lines_of_play:
            owner = self.phase_of(line[-1])
            if owner is not None:
                found.setdefault(id(owner), []).append(line)
        return found

    def phase_of(self, ply: Ply) -> Phase | None:
        """The phase a move belongs to."""
        return self._owners.get(id(ply))

    @cached_property
    def _owners(self) -> dict[int, Phase]:
        return {id(ply): phase for phase in self.phases for ply in phase.all_plies}

    def san(self, *plies: Ply) -> str:
        """Moves in a sentence, without numbers."""
        return ", ".join(self.notation.move(ply.move) for ply in plies)

    def name(self, phase: Phase) -> str:
        """A phase in a sentence."""
        return phase.name(self.notation)

    def piece(self, letter: str, square: int) -> str:
        """A piece in a sentence: `Rd4`, `pawn e5`."""
        kind = letter.upper()
        name = square_name(square)
        return f"pawn {name}" if kind == "P" else self.notation.letters.get(kind, kind) + name

    def finding(self, name: str, evidence: Evidence) -> Finding:
        """What a theme handed over, as it is given to people."""
        phases = list(evidence.phases)
        if not phases:
            owners = (self.phase_of(ply) for ply in evidence.plies)
            phases = [owner for owner in owners if owner is not None]
        plies = list(dict.fromkeys(evidence.plies))
        return Finding(
            name=name,
            phases=tuple(dict.fromkeys(self.name(phase) for phase in phases)),
            moves=tuple(ply.text(self.notation) for ply in plies),
            reason=evidence.reason,
            is_certain=evidence.is_certain,
            nodes=tuple((self._part_of[id(ply.node.tree)], ply.node.index) for ply in plies),
            squares=tuple(dict.fromkeys(evidence.squares)),
            lines=tuple(evidence.lines),
        )


def sq(square: int) -> str:
    """A square's name, short for sentences."""
    return square_name(square)


__all__ = [
    "THEMES",
    "Evidence",
    "Finding",
    "Identity",
    "Phase",
    "Ply",
    "Study",
    "Theme",
    "sq",
    "theme",
    "variant",
]
