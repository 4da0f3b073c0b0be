"""What was found beside what the file says: the same keys and lines, or which others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, Self

from matewright.model.move import Move
from matewright.model.notation import Notation
from matewright.model.parts import DUPLEX
from matewright.model.solution import Role, Solution
from matewright.model.verdict import is_exhaustive
from matewright.services.batch import stored
from matewright.services.batch.case import Case
from matewright.services.batch.move_text import Written, readings
from matewright.services.batch.stored import Claim

_MOST_SHOWN: Final = 6
"""So many moves or lines of either side are kept for the report."""
_MOST_LINES: Final = 2_000
_NOTATION: Final = Notation()


class Agreement(StrEnum):
    """Whether an answer is the one the file has.

    `UNCLEAR`: the file says something that was not understood or belongs to no single part.
    `OPEN`: the answer is not complete, so nothing is missing from it for certain.
    """

    NOTHING_STORED = "nothing stored"
    AGREES = "agrees"
    DIFFERS = "differs"
    UNCLEAR = "unclear"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Comparison:
    """What the file says about one part, beside what was found.

    `source` names where it says so: `text`, `bm` or `answer`. `unread` is the place in it that was
    not understood. `stored` and `found` are keys or
    lines as they are written, the first few of `stored_count` and `found_count`.
    """

    agreement: Agreement = Agreement.NOTHING_STORED
    source: str = ""
    unread: str = ""
    stored: tuple[str, ...] = ()
    stored_count: int = 0
    found: tuple[str, ...] = ()
    found_count: int = 0

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """Read back what `asdict` made of it."""
        lists = {name: tuple(data[name]) for name in ("stored", "found")}
        said = {"unread": "", **data}
        return cls(**{**said, **lists, "agreement": Agreement(data["agreement"])})


def compare(case: Case, answers: Sequence[Solution]) -> tuple[Comparison, ...]:
    """One comparison for each part of the answer.

    A file may say its solution in several places; the first that disagrees counts, else the first
    that agrees.
    """
    of_parts: list[list[Comparison]] = [[] for _ in answers]
    for source, claims in _claims(case, answers):
        for known, claim, answer in zip(of_parts, claims, answers, strict=True):
            known.append(_compare(source, claim, answer))
    return tuple(map(_telling, of_parts))


_BY_WEIGHT: Final = (
    Agreement.DIFFERS,
    Agreement.AGREES,
    Agreement.OPEN,
    Agreement.UNCLEAR,
    Agreement.NOTHING_STORED,
)


def _telling(known: list[Comparison]) -> Comparison:
    by_weight = sorted(known, key=lambda one: _BY_WEIGHT.index(one.agreement))
    return by_weight[0] if by_weight else Comparison()


def _claims(case: Case, answers: Sequence[Solution]) -> Iterator[tuple[str, Sequence[Claim]]]:
    """What each place of the file that says something claims about each part."""
    if case.text.strip():
        yield "text", _text_claims(case.text, answers)
    if case.best_moves:
        only = stored.read_best_moves(case.best_moves) if len(answers) == 1 else _NO_PART
        yield "bm", [only] * len(answers)
    if len(case.answer) == len(answers):
        yield "answer", [stored.read_uci(keys, lines) for keys, lines in case.answer]


_NO_PART: Final = Claim(unread="…")
"""What belongs to no single part."""


def _text_claims(text: str, answers: Sequence[Solution]) -> Sequence[Claim]:
    # Nobody marks which lines are those with exchanged parts.
    is_clear = not any(answer.label.endswith(DUPLEX) for answer in answers)
    names = tuple(answer.label.split(" ")[0] for answer in answers)
    texts = stored.sections(text, names) if is_clear else None
    if texts is None:
        return [_NO_PART] * len(answers)
    return [
        stored.read(one, answer.stipulation, answer.play_options)
        for one, answer in zip(texts, answers, strict=True)
    ]


def _compare(source: str, claim: Claim, answer: Solution) -> Comparison:
    if answer.play_options.post_key:
        # The key stands in the diagram already.
        return Comparison()
    if claim.unread or len(answer.lines) > _MOST_LINES:
        return Comparison(Agreement.UNCLEAR, source, claim.unread)
    is_battle = answer.stipulation.play.is_battle
    found = list(_keys(answer) if is_battle else _lines(answer))
    said = [(key,) for key in claim.keys] if is_battle else list(claim.lines)
    compared = Comparison(
        Agreement.OPEN,
        source,
        "",
        tuple(_words(line, is_key=is_battle) for line in said[:_MOST_SHOWN]),
        len(said),
        tuple(text for _, text in found[:_MOST_SHOWN]),
        len(found),
    )
    if not is_exhaustive(answer):
        return compared
    agrees = any(
        _are_the_same(said, [moves for moves, _ in found], letters)
        for letters in readings(claim.moves)
    )
    agreement = Agreement.AGREES if agrees else Agreement.DIFFERS
    return replace(compared, agreement=agreement)


def _are_the_same(
    said: Sequence[Sequence[Written]], found: Sequence[Sequence[Move]], letters: Any
) -> bool:
    """Whether each line that is said was found, and nothing else."""
    left = set(range(len(found)))
    matched = set()
    for line in said:
        fitting = [
            place
            for place, moves in enumerate(found)
            if len(moves) == len(line)
            and all(one.fits(move, letters) for one, move in zip(line, moves, strict=True))
        ]
        if not fitting:
            return False
        # What is written twice, in two ways, may mean the same.
        place = next((place for place in fitting if place in left), fitting[0])
        left.discard(place)
        matched.add(_squares(found[place]))
    # Lines that differ in what moves do beside are often written as one.
    return all(_squares(found[place]) in matched for place in left)


def _squares(line: Sequence[Move]) -> tuple[str, ...]:
    return tuple(move.uci for move in line)


def _keys(answer: Solution) -> Iterator[tuple[Sequence[Move], str]]:
    for node in answer.tree.children:
        if node.role is Role.KEY and node.move is not None:
            yield (node.move,), f"1.{_NOTATION.move(node.move)}"


def _lines(answer: Solution) -> Iterator[tuple[Sequence[Move], str]]:
    for first in answer.tree.children:
        if first.role is not Role.HELP:
            continue
        for line in first.lines():
            words = [_NOTATION.node(first), *map(_NOTATION.next_node, line[1:])]
            yield [node.move for node in line if node.move is not None], " ".join(words)


def _words(line: Sequence[Written], *, is_key: bool) -> str:
    return ("1." if is_key else "") + " ".join(move.text for move in line)
