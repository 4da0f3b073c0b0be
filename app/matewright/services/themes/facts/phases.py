"""Phases and their play: defence → answers.

A phase is the set play, a try with one refutation, a key, or one solution of help play; each twin
has phases of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from matewright.model.notation import Notation
from matewright.model.solution import Role, Solution
from matewright.services.themes.facts.plies import Identity, Ply


@dataclass(eq=False)
class Variation:
    """A defence and what answers it."""

    defence: Ply
    answers: tuple[Ply, ...]

    @cached_property
    def mates(self) -> frozenset[Identity]:
        """The answers as letters."""
        return frozenset(answer.identity for answer in self.answers)


@dataclass(eq=False)
class Phase:
    """One phase: `kind` is `set`, `try`, `key` or `line`, and `first` the move it begins with.

    Set play has no first move. A line of help play has all its moves in `line`. `changed` are the
    defences that are answered otherwise in other phases, as they are asked for.
    """

    kind: str
    number: int
    label: str
    first: Ply | None
    plies: list[Ply]
    line: tuple[Ply, ...] = ()
    changed: dict[Phase, list[Identity]] = field(default_factory=dict, repr=False)

    def name(self, notation: Notation) -> str:
        """What people call it: `set play`, `1.Qb2?`, `1.Ke2!`, `solution 2`."""
        prefix = f"{self.label} " if self.label else ""
        if self.kind == "line":
            return prefix + f"solution {self.number}"
        if self.first is None:
            return prefix + "set play"
        return prefix + self.first.text(notation) + ("?" if self.kind == "try" else "!")

    @cached_property
    def threats(self) -> tuple[Ply, ...]:
        """What the first move threatens."""
        return tuple(ply for ply in self.plies if ply.role is Role.THREAT)

    @cached_property
    def threat_letters(self) -> frozenset[Identity]:
        """The threats as letters."""
        return frozenset(threat.identity for threat in self.threats)

    @cached_property
    def refutations(self) -> tuple[Ply, ...]:
        """What refutes a try."""
        return tuple(ply for ply in self.plies if ply.role is Role.REFUTATION)

    @cached_property
    def variations(self) -> tuple[Variation, ...]:
        """All defences with their answers."""
        return tuple(
            Variation(ply, tuple(ply.replies(Role.CONTINUATION)))
            for ply in self.plies
            if ply.role is Role.DEFENCE and ply.children
        )

    @cached_property
    def play(self) -> dict[Identity, Variation]:
        """Defence → its answers, without defences that the threats answer: `M_p`."""
        return {
            variation.defence.identity: variation
            for variation in self.variations
            if not variation.mates <= self.threat_letters
        }

    @cached_property
    def answers(self) -> dict[Identity, frozenset[Identity]]:
        """The same as letters."""
        return {defence: variation.mates for defence, variation in self.play.items()}

    @cached_property
    def single_answers(self) -> dict[Identity, frozenset[Identity]]:
        """Defence → its answer, of those that have just one."""
        return {d: mates for d, mates in self.answers.items() if len(mates) == 1}

    @cached_property
    def opening(self) -> list[Ply]:
        """The first move as a list, which is empty for set play."""
        return [] if self.first is None else [self.first]

    def shown(self, *defences: Identity) -> list[Ply]:
        """Defences with their first answers."""
        found = []
        for defence in defences:
            variation = self.play[defence]
            found += [variation.defence, *variation.answers[:1]]
        return found

    def threat(self, letter: Identity) -> list[Ply]:
        """The threats that are one move."""
        return [threat for threat in self.threats if threat.identity == letter]

    def answer(self, defence: Identity, letter: Identity) -> list[Ply]:
        """The answers to a defence that are one move."""
        return [answer for answer in self.play[defence].answers if answer.identity == letter]

    def defences_to(self, mate: Identity) -> list[Identity]:
        """The defences that this move alone answers."""
        return [d for d, mates in self.single_answers.items() if mate in mates]

    @cached_property
    def all_plies(self) -> list[Ply]:
        """Every move of the phase."""
        if self.line:
            return list(self.line)
        found = list(self.opening)
        for ply in self.plies:
            found += ply.walk()
        return found

    @cached_property
    def ends(self) -> list[Ply]:
        """The last moves that reach the goal."""
        return [ply for ply in self.all_plies if ply.is_last and ply.role is not Role.REFUTATION]


@dataclass(eq=False)
class Part:
    """A diagram or twin with its phases."""

    solution: Solution
    label: str
    board: str
    attacker: str
    phases: tuple[Phase, ...]

    @property
    def defender(self) -> str:
        """The side that the attacker plays against."""
        return "b" if self.attacker == "w" else "w"

    def of(self, *kinds: str) -> list[Phase]:
        """The phases of these kinds."""
        return [phase for phase in self.phases if phase.kind in kinds]

    @cached_property
    def key(self) -> Phase | None:
        """The phase of the key, where there is just one."""
        found = self.of("key")
        return found[0] if len(found) == 1 else None

    @cached_property
    def set_play(self) -> Phase | None:
        """The set play, where there is any."""
        return next(iter(self.of("set")), None)

    @cached_property
    def lines(self) -> list[Phase]:
        """The solutions of help play."""
        return self.of("line")
