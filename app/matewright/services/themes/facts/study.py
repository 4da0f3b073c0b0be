"""All that is known of one answered problem while themes are looked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, wraps
from itertools import combinations
from typing import Final, TypeVar, cast

from matewright.model.move import square_name
from matewright.model.notation import Notation
from matewright.model.solution import Role, Solution
from matewright.services.themes.facts.board import other
from matewright.services.themes.facts.phases import Part, Phase
from matewright.services.themes.facts.plies import Identity, Ply
from matewright.services.themes.facts.reading import part_of
from matewright.services.themes.facts.rules import FairyRules, Rules, UnknownRulesError

MOST_LINES: Final = 1500
"""Of play: motifs of closed and opened lines, pins and batteries are looked for in no more."""

_T = TypeVar("_T")

_UNKNOWN: Final = object()
"""In place of a fact that cannot be told."""


def fact(work_out: Callable[[Study], _T]) -> Callable[[Study], _T]:
    """What several definitions need to know of a study is worked out once for each.

    What cannot be told under the rules of a problem raises `UnknownRulesError` each time.
    """

    @wraps(work_out)
    def recall(study: Study) -> _T:
        facts = study.facts
        if recall not in facts:
            try:
                facts[recall] = work_out(study)
            except UnknownRulesError:
                facts[recall] = _UNKNOWN
        found = facts[recall]
        if found is _UNKNOWN:
            raise UnknownRulesError
        return cast(_T, found)

    return recall


def reciprocal(found: Mapping[tuple[int, int], _T]) -> Iterator[tuple[_T, _T]]:
    """What is found of two pieces, by their homes, and what is found the other way round."""
    for (one, two), value in found.items():
        back = found.get((two, one))
        if back is not None and one < two:
            yield value, back


def _duals(line: tuple[Ply, ...]) -> int:
    """How many moves of a line are one of several that do as well."""
    return sum(
        ply.role is Role.CONTINUATION
        and ply.above is not None
        and len(ply.above.replies(Role.CONTINUATION)) > 1
        for ply in line
    )


def _is_all(threat: Ply) -> bool:
    """Whether a threat is all that follows a continuation."""
    above = threat.above
    return (
        above is not None
        and above.above is not None
        and all(child.role is Role.THREAT for child in above.children)
    )


class Study:
    """All that is known of one answered problem while themes are looked for.

    `is_fairy`: it has conditions or fairy men, of which `rules` know no more than legal moves.
    `facts`: what functions marked as `fact` have worked out, by function.
    """

    def __init__(self, solution: Solution, notation: Notation) -> None:
        self.solution = solution
        self.notation = notation
        self.facts: dict[object, object] = {}
        parts: list[Part] = []
        lines = 0
        for answer in (solution, *solution.twins):
            parts.append(part_of(answer, lines, parts[0].board if parts else None))
            lines += len(parts[-1].lines)
        self.parts = tuple(parts)
        self.moves = solution.stipulation.moves
        self.is_battle = solution.stipulation.play.is_battle
        self.is_direct = solution.stipulation.is_direct_mate
        self.is_fairy = any(part.solution.question.fairy_names for part in parts)
        self.rules = FairyRules(solution.question.conditions) if self.is_fairy else Rules()
        if not self.is_fairy:
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
    def phase_pairs(self) -> list[tuple[Phase, Phase]]:
        """All pairs of phases between which play changes, those with a key first."""
        others = [phase for phase in self.changing if phase.kind != "key"]
        return [*self.pairs(), *combinations(others, 2)]

    def refuted(self, key: Phase) -> list[tuple[Phase, Identity]]:
        """The tries of the key's part with what refutes each."""
        return self._refuted[id(key)]

    @cached_property
    def _refuted(self) -> dict[int, list[tuple[Phase, Identity]]]:
        return {
            id(part.key): [
                (phase, phase.refutations[0].identity)
                for phase in part.of("try")
                if phase.refutations and phase in self.changing
            ]
            for part in self.parts
            if part.key is not None
        }

    def tries_of_key_piece(self) -> Iterator[tuple[Phase, dict[Identity, Phase]]]:
        """Each key with the quiet tries of its piece, by what refutes them."""
        for key in self.keys:
            tries: dict[Identity, Phase] = {}
            for phase, stop in self.refuted(key):
                if (
                    phase.first is not None
                    and key.first is not None
                    and phase.first.identity.home == key.first.identity.home
                    and not phase.first.move.check
                ):
                    tries.setdefault(stop, phase)
            yield key, tries

    @cached_property
    def lines_of_play(self) -> list[tuple[Ply, ...]]:
        """Every line of the solutions, from the first move to the mate.

        A threat ends a line where the tree shows nothing else after a continuation: any move
        allows it.
        """
        found = []
        for phase in self.real:
            if phase.line:
                found.append(phase.line)
                continue
            for end in phase.ends:
                path = end.path()
                if all(ply.role is not Role.THREAT or _is_all(ply) for ply in path):
                    found.append(tuple(path))
        return found

    @cached_property
    def first_lines(self) -> list[tuple[Ply, ...]]:
        """The lines in which motifs are looked for: `MOST_LINES`, those with fewest duals first."""
        if len(self.lines_of_play) <= MOST_LINES:
            return self.lines_of_play
        return sorted(self.lines_of_play, key=_duals)[:MOST_LINES]

    @cached_property
    def mating_lines(self) -> list[tuple[Ply, ...]]:
        """The first lines that end in mate, and not by a threat: who is mated has moved before."""
        return [
            line
            for line in self.first_lines
            if line[-1].move.mate and line[-1].role is not Role.THREAT
        ]

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

    def variation(self, phase: Phase, defence: Identity) -> str:
        """A defence with its first answer in a sentence."""
        return self.san(*phase.shown(defence)[:1]) + " " + self.san(*phase.shown(defence)[1:])

    def name(self, phase: Phase) -> str:
        """A phase in a sentence."""
        return phase.name(self.notation)

    def man(self, board: str, square: int) -> str:
        """A piece in a sentence: `Rd4`, `pawn e5`."""
        kind, name = board[square].upper(), square_name(square)
        return f"pawn {name}" if kind == "P" else self.notation.letters.get(kind, kind) + name
