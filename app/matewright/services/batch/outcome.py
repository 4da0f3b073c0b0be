"""What a batch found about one problem: facts that fit into a line, and the verdict on them.

An outcome holds no tree and no lines of help play, so that hundreds of thousands can be kept,
sent and read again. Its sentences are made anew wherever they are shown, in the reader's language.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from functools import cached_property
from typing import Any, Final, Self

from matewright import engine
from matewright.errors import MatewrightError
from matewright.formats import stored_answer
from matewright.model import remarks
from matewright.model.notation import Notation
from matewright.model.question import Question
from matewright.model.remarks import Remark
from matewright.model.solution import Mode, Role, Solution, Status
from matewright.model.themes_found import ThemesFound
from matewright.model.verdict import Judgement, Verdict, is_exhaustive, judge_all, read_intended
from matewright.services.answer.file_comparison import Agreement, Comparison
from matewright.services.batch.case import Case
from matewright.services.legality.judge import Legality

MOST_KEYS: Final = 250
"""Keys kept of each part."""
_NOTATION: Final = Notation()


@dataclass(frozen=True, slots=True)
class Part:
    """The facts about one part of a problem; the fields are those of `Solution`.

    `moves` are the keys as they are written, `lines` and `tries` counts. `nodes` are positions
    whose moves were looked at, `seconds` engine time.
    """

    label: str
    question: Question
    status: str
    restrictions: tuple[Remark, ...]
    length: int | None
    refuted_below: int
    keys: tuple[str, ...]
    moves: tuple[str, ...]
    keys_complete: bool
    lines: int
    tries: int
    nodes: int
    seconds: float

    @classmethod
    def of(cls, answer: Solution) -> Self:
        """The facts about one answer."""
        found = (node.move for node in answer.tree.children if node.role is Role.KEY)
        moves = [f"1.{_NOTATION.move(move)}" for move in found if move is not None]
        return cls(
            answer.label,
            answer.question,
            answer.status.value,
            answer.restrictions,
            answer.length,
            answer.refuted_below,
            answer.keys[:MOST_KEYS],
            tuple(moves[:MOST_KEYS]),
            answer.keys_complete,
            len(answer.lines),
            len(answer.tries),
            answer.nodes,
            round(answer.seconds, 6),
        )

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """Read back what `to_dict` made of it."""
        own = {one.name: data[one.name] for one in fields(cls) if one.name != "question"}
        lists = {name: tuple(data[name]) for name in ("keys", "moves")}
        restrictions = tuple(map(remarks.from_json, data["restrictions"]))
        question = Question.from_dict(data)
        return cls(**{**own, **lists, "restrictions": restrictions, "question": question})

    def to_dict(self) -> dict[str, Any]:
        """Its JSON form."""
        own = {one.name: getattr(self, one.name) for one in fields(self) if one.name != "question"}
        restrictions = [one.to_json() for one in self.restrictions]
        return {**own, **self.question.part_to_dict(), "restrictions": restrictions}

    @property
    def solution(self) -> Solution:
        """The answer without its moves, which is enough for a verdict."""
        return Solution(
            question=self.question,
            strategy=engine.DEFAULT_STRATEGY,
            mode=Mode.FULL,
            status=Status(self.status),
            restrictions=self.restrictions,
            length=self.length,
            refuted_below=self.refuted_below,
            keys=self.keys,
            keys_complete=self.keys_complete,
            lines=((),) * self.lines,
            label=self.label,
        )


@dataclass(frozen=True)
class Outcome:
    """What a batch found about one problem, under the digest of its case.

    `parts` is empty where there is no answer; `error` then says why, as JSON. `seconds` are
    those the problem kept a process busy, `time_limit` those it was given (None: all it took).
    `answer` is the whole answer as files store it (`formats.stored_answer`), where it was requested
    and small enough. `verdict` is kept so that counting needs no new judgement. `themes` are
    those found; None where none were looked for. `legality`: whether the diagram can come
    from a game; None where that was not asked.
    """

    digest: str
    verdict: Verdict
    parts: tuple[Part, ...] = ()
    comparisons: tuple[Comparison, ...] = ()
    intended: str = ""
    error: dict[str, Any] | None = None
    seconds: float = 0.0
    time_limit: float | None = None
    answer: str = ""
    themes: ThemesFound | None = None
    legality: Legality | None = None

    @classmethod
    def of(
        cls,
        case: Case,
        solution: Solution,
        comparisons: tuple[Comparison, ...],
        *,
        seconds: float,
        time_limit: float | None,
        answer: str = "",
    ) -> Self:
        """The outcome of a problem that was answered, be it in part."""
        parts = tuple(map(Part.of, (solution, *solution.twins)))
        judgement = _judge(parts, comparisons, case.intended)
        return cls(
            case.digest,
            judgement.verdict,
            parts,
            comparisons,
            case.intended,
            seconds=seconds,
            time_limit=time_limit,
            answer=answer,
            themes=solution.themes,
        )

    @classmethod
    def of_error(cls, digest: str, error: MatewrightError, seconds: float = 0.0) -> Self:
        """The outcome of a problem without an answer."""
        is_condition = error.code.startswith("condition-")
        code = "condition-unsupported" if is_condition else error.code
        verdict = _VERDICTS.get(code, Verdict.FAILED)
        return cls(digest, verdict, error=error.to_dict(), seconds=round(seconds, 6))

    @cached_property
    def judgement(self) -> Judgement:
        """The verdict and its remark in words."""
        if self.error is not None:
            return Judgement(self.verdict, self.reason)
        return _judge(self.parts, self.comparisons, self.intended)

    @property
    def reason(self) -> str:
        """Why there is no answer; empty when there is one."""
        return "" if self.error is None else str(MatewrightError.from_dict(self.error))

    @property
    def is_crash(self) -> bool:
        """Whether solving broke off, which is a fault of this program."""
        return self.error is not None and self.error["code"] in _CRASHES

    def is_as_good_with(self, time_limit: float | None) -> bool:
        """Whether a run with that limit would have no more time than this one had."""
        if self.time_limit is None:
            return True
        return time_limit is not None and time_limit <= self.time_limit

    def read_answer(self) -> Solution | None:
        """The whole answer, where it was kept. Raises a `MatewrightError` when it is damaged."""
        return stored_answer.read(self.answer, "")[0] if self.answer else None

    @property
    def tries(self) -> int:
        """The number of tries in all parts."""
        return sum(part.tries for part in self.parts)

    @property
    def nodes(self) -> int:
        """The nodes searched for all parts."""
        return sum(part.nodes for part in self.parts)

    def to_dict(self) -> dict[str, Any]:
        """Itself as values of JSON: a line of the journal."""
        parts = [part.to_dict() for part in self.parts]
        legality = None if self.legality is None else self.legality.to_record()
        own = asdict(replace(self, legality=None, themes=None))
        return {
            **own,
            "parts": parts,
            "verdict": self.verdict.name.lower(),
            "legality": legality,
            **({} if self.themes is None else self.themes.to_dict()),
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """Read back what `to_dict` made. Raises `KeyError`, `TypeError` or `ValueError`."""
        legality = data.get("legality")
        read = {
            "verdict": Verdict[data["verdict"].upper()],
            "parts": tuple(map(Part.from_dict, data["parts"])),
            "comparisons": tuple(map(Comparison.from_dict, data["comparisons"])),
            "seconds": float(data["seconds"]),
            # Journals of earlier versions have none.
            "themes": None if data.get("themes") is None else _themes(data),
            "legality": None if legality is None else Legality.from_record(legality),
        }
        # A line of the journal has its seal too.
        return cls(
            **{one.name: data[one.name] for one in fields(cls) if one.name not in read} | read
        )


def _themes(data: dict[str, Any]) -> ThemesFound:
    names = tuple(data["themes"])
    if "main_themes" not in data:
        return ThemesFound.of_names(names)
    return ThemesFound(names, tuple(data["main_themes"]), data["theme_summary"])


_VERDICTS: Final = {
    "condition-unsupported": Verdict.UNSUPPORTED,
    "popeye-offered": Verdict.UNSUPPORTED,
    "stipulation-unsupported": Verdict.UNSUPPORTED,
    "fairy-pieces": Verdict.UNSUPPORTED,
    "problem-trouble": Verdict.UNREADABLE,
}
"""The word for why there is no answer, by the code of the error."""

_CRASHES: Final = ("engine-panic", "batch-process-ended", "batch-process-hung", "batch-crash")


def _judge(parts: tuple[Part, ...], comparisons: tuple[Comparison, ...], text: str) -> Judgement:
    answers = [part.solution for part in parts]
    intended = read_intended(text)
    counts: list[int | None] = []
    differing = set()
    for index, (answer, comparison) in enumerate(zip(answers, comparisons, strict=True)):
        is_battle = answer.stipulation.play.is_battle
        agrees = comparison.agreement is Agreement.AGREES
        # Without a stated number of intended lines, those in the file count.
        counts.append(comparison.stored_count if agrees and intended is None else intended)
        too_few = not is_battle and intended is not None and 0 < len(answer.lines) < intended
        if comparison.agreement is Agreement.DIFFERS or (too_few and is_exhaustive(answer)):
            differing.add(index)
    first, *others = answers
    return judge_all(replace(first, twins=tuple(others)), counts, differing)
