"""What there is to say of an entry before anybody judges it.

Nothing is said of the play of an entry that is not solved completely: a key, a dual or a theme that
a search was stopped before is not missing, only unknown.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from matewright.errors import MatewrightError
from matewright.model.legality import count_promoted
from matewright.model.notation import Notation
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Mode, Solution, Status
from matewright.model.verdict import Judgement, Verdict
from matewright.services import themes
from matewright.services.answer.file_verdict import judge_beside_file
from matewright.services.judging import key_quality
from matewright.services.judging.duals import Dual, duals
from matewright.services.judging.key_quality import Key
from matewright.services.legality.judge import Legality, at_first_sight, impediment
from matewright.services.legality.memory import memory
from matewright.services.themes.evidence import Rank
from matewright.services.themes.facts.study import Study
from matewright.services.workshop.material import VALUES
from matewright.wording import Wording

_words: Final = Wording("judging")

_ORDER: Final = "KQRBNP"


@dataclass(frozen=True, slots=True)
class Economy:
    """What stands on the board: `tally` is `5+7`, `kinds` White's and Black's men.

    `promoted` only a promotion can have made. `idle` are `key_quality.idle_men`.
    """

    tally: str
    men: int
    kinds: tuple[str, str]
    promoted: int
    idle: tuple[str, ...] | None = None

    @property
    def words(self) -> str:
        """The men, and what is odd about them, in one line."""
        said = [f"{self.tally} · {self.kinds[0]} / {self.kinds[1]}"]
        if self.promoted:
            said.append(_words.count(self.promoted, "%n promoted man", "%n promoted men"))
        if self.idle:
            said.append(_words("in no mate: {men}", men=", ".join(self.idle)))
        return " · ".join(said)


@dataclass(frozen=True, slots=True)
class Assessment:
    """An entry as a judge begins with it.

    `keys` are those of the parts that have just one, `themes` names in their order. `keys`,
    `themes` and `duals` are None where they are unknown; `reason` says why then. `is_whole`: all
    play was looked at. `legality` is `legal`, `illegal` or `undecided`, empty where it was not
    asked, with its reason.
    """

    judgement: Judgement
    economy: Economy
    keys: tuple[Key, ...] | None = None
    themes: tuple[str, ...] | None = None
    duals: tuple[Dual, ...] | None = None
    reason: str = ""
    is_whole: bool = True
    legality: str = ""
    legality_reason: str = ""

    @property
    def is_sound(self) -> bool:
        """Whether it is proved to be sound, here."""
        return self.judgement.verdict is Verdict.SOUND and not self.judgement.is_stored

    def to_dict(self) -> dict[str, object]:
        """The JSON form of the command line."""
        economy = self.economy
        return {
            "verdict": self.judgement.verdict.name.lower(),
            "remark": self.judgement.remark,
            "stored": self.judgement.is_stored,
            "men": economy.tally,
            "kinds": list(economy.kinds),
            "promoted": economy.promoted,
            "in_no_mate": None if economy.idle is None else list(economy.idle),
            "keys": None if self.keys is None else [key.to_dict() for key in self.keys],
            "themes": None if self.themes is None else list(self.themes),
            "duals": None if self.duals is None else [dual.to_dict() for dual in self.duals],
            "complete": self.is_whole,
            "reason": self.reason,
            "legality": self.legality or None,
            "legality_reason": self.legality_reason,
        }


def economy_of(position: Position) -> Economy:
    """The men of a position."""
    white, black = (_kinds(position, side) for side in "wb")
    men = sum(1 for _ in position.pieces())
    return Economy(position.tally, men, (white, black), count_promoted(position))


def _kinds(position: Position, side: str) -> str:
    """`KQR2S3P`: the men of a side, its strongest first, those of fairy chess behind."""
    found = Counter(piece.kind for _, piece in position.pieces() if piece.side == side)
    known = sorted(found, key=lambda kind: (kind.code not in VALUES, _place(kind.code)))
    return " ".join(
        f"{found[kind] if found[kind] > 1 else ''}{kind.problem_letter}" for kind in known
    )


def _place(code: str) -> int:
    return _ORDER.find(code) % (len(_ORDER) + 1)


def assess(problem: Problem, notation: Notation | None = None) -> Assessment:
    """What there is to say of a problem with its answer, if it has one to its present state.

    Legality is what is seen at first sight or was found before. Takes a second at most.
    """
    judgement, economy = judge_beside_file(problem), economy_of(problem.position)
    legality, legality_reason = _legality(problem)
    solution = problem.solution if problem.solution_is_current else None
    reason = _unknown(solution)
    if solution is None or reason:
        return Assessment(
            judgement,
            economy,
            reason=reason,
            is_whole=False,
            legality=legality,
            legality_reason=legality_reason,
        )
    notation = notation or Notation()
    names: tuple[str, ...] | None = None
    thematic: set[tuple[int, int]] = set()
    try:
        findings = themes.find(solution, notation)
    except MatewrightError as error:
        reason = str(error)
    else:
        # Motifs are found in nearly every problem.
        findings = tuple(one for one in findings if one.rank is not Rank.MOTIF)
        names = tuple(one.name for one in findings)
        for one in findings:
            thematic.update(one.nodes)
    study = Study(solution, notation)
    return Assessment(
        judgement,
        Economy(
            economy.tally,
            economy.men,
            economy.kinds,
            economy.promoted,
            key_quality.idle_men(study),
        ),
        key_quality.keys(study),
        names,
        duals(solution, thematic, notation),
        reason,
        themes.is_whole(solution),
        legality,
        legality_reason,
    )


def _unknown(solution: Solution | None) -> str:
    """Why nothing can be said of the play; empty where it can."""
    if solution is None:
        return _words("Not solved yet.")
    parts = (solution, *solution.twins)
    if any(part.status is Status.CLAIMED for part in parts):
        return _words("The answer is a claim and proves nothing.")
    if any(part.status is Status.PARTIAL or part.restrictions for part in parts):
        return _words("The search was stopped early or restricted.")
    if any(part.mode is not Mode.FULL for part in parts):
        return _words("The answer does not have all play.")
    if themes.lacks_phases(solution):
        return _words("The answer lacks set play or tries.")
    return ""


def _legality(problem: Problem) -> tuple[str, str]:
    """What is known of the diagram, and why."""
    if impediment(problem.game) is not None:
        return "", _words("asked of orthodox positions alone")
    known = memory().of(problem.position)
    if known is not None and known.verdict.value != "undecided":
        return known.verdict.value, known.reason
    reason = next(at_first_sight(problem.position), None)
    if reason is not None:
        return "illegal", str(reason)
    return ("", "") if known is None else (known.verdict.value, known.reason)


def note_legality(problem: Problem, found: Legality) -> None:
    """Keep a verdict on a diagram, for this and the next time."""
    memory().note(problem.position, found)
