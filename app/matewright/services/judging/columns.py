"""The entries as a table: its columns, what stands in them, and how they are sorted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from operator import itemgetter
from typing import Final

from matewright.model.problem import Problem
from matewright.model.verdict import Verdict
from matewright.services.judging.anticipations import Anticipation
from matewright.services.judging.assessment import Assessment
from matewright.services.judging.duals import in_short
from matewright.services.judging.marks import Distinction, Mark
from matewright.wording import Wording

_words: Final = Wording("judging")

_UNKNOWN: Final = "?"
_LAST: Final = (float("inf"), "")
"""The sort key of what is unknown."""


class Column(StrEnum):
    """The columns, from left to right."""

    NUMBER = "number"
    AUTHOR = "author"
    STIPULATION = "stipulation"
    VERDICT = "verdict"
    MEN = "men"
    KEY = "key"
    THEMES = "themes"
    DUALS = "duals"
    ALIKE = "alike"
    LEGAL = "legal"
    POINTS = "points"
    DISTINCTION = "distinction"
    COMMENT = "comment"

    @property
    def heading(self) -> str:
        """Its heading."""
        return {
            Column.NUMBER: _words("No."),
            Column.AUTHOR: _words("Author"),
            Column.STIPULATION: _words("Stipulation"),
            Column.VERDICT: _words("Verdict"),
            Column.MEN: _words("Men"),
            Column.KEY: _words("Key"),
            Column.THEMES: _words("Themes"),
            Column.DUALS: _words("Duals"),
            Column.ALIKE: _words("Alike"),
            Column.LEGAL: _words("Legal"),
            Column.POINTS: _words("Points"),
            Column.DISTINCTION: _words("Distinction"),
            Column.COMMENT: _words("Comment"),
        }[self]


@dataclass(frozen=True, slots=True)
class Row:
    """An entry with all that is known of it.

    `problem` is anonymous unless names are shown. `assessment` is None before it was looked at,
    `anticipations` before they were looked for; `error` says why the entry cannot be solved.
    """

    number: int
    problem: Problem
    mark: Mark
    assessment: Assessment | None = None
    anticipations: tuple[Anticipation, ...] | None = None
    error: str = ""
    show_names: bool = False

    def text(self, column: Column) -> str:
        """What stands in a column; `?` where it is not known."""
        one = self.assessment
        match column:
            case Column.NUMBER:
                return str(self.number)
            case Column.AUTHOR:
                return " & ".join(self.problem.authors) if self.show_names else ""
            case Column.STIPULATION:
                return self.problem.starred_stipulation
            case Column.VERDICT:
                if self.error and (one is None or one.judgement.verdict is Verdict.UNSOLVED):
                    return _words("No answer")
                return "…" if one is None else one.judgement.verdict.word
            case Column.MEN:
                return self.problem.position.tally
            case Column.KEY:
                if one is None or one.keys is None:
                    return _UNKNOWN
                return " ".join(key.words for key in one.keys) or "–"
            case Column.THEMES:
                if one is None or one.themes is None:
                    return _UNKNOWN
                more = "" if one.is_whole else " …"
                return (", ".join(one.themes) or "–") + more
            case Column.DUALS:
                return _UNKNOWN if one is None or one.duals is None else in_short(one.duals)
            case Column.ALIKE:
                if self.anticipations is None:
                    return _UNKNOWN
                first = self.anticipations[:1]
                return "".join(m.words(show_names=self.show_names) for m in first) or "–"
            case Column.LEGAL:
                known = "" if one is None else one.legality
                return {"legal": _words("legal"), "illegal": _words("illegal")}.get(known, _UNKNOWN)
            case Column.POINTS:
                return self.mark.points_text
            case Column.DISTINCTION:
                return self.mark.distinction.word
            case Column.COMMENT:
                return " ".join(self.mark.comment.split())

    def order(self, column: Column) -> tuple[float, str]:
        """The sort key of a column; what is best for the entry, and what is known, comes first."""
        one, unknown = self.assessment, _LAST
        match column:
            case Column.VERDICT:
                verdict = Verdict.UNSOLVED if one is None else one.judgement.verdict
                return _VERDICTS.get(verdict, len(_VERDICTS)), verdict.value
            case Column.MEN:
                return sum(1 for _ in self.problem.position.pieces()), ""
            case Column.KEY:
                keys = None if one is None else one.keys
                return unknown if not keys else (sum(key.faults for key in keys), "")
            case Column.THEMES:
                names = None if one is None else one.themes
                return unknown if names is None else (-len(names), "")
            case Column.DUALS:
                duals = None if one is None else one.duals
                return unknown if duals is None else (sum(dual.weight for dual in duals), "")
            case Column.ALIKE:
                many = self.anticipations
                return (
                    unknown if many is None else (-max((m.likeness for m in many), default=0), "")
                )
            case Column.LEGAL:
                known = "" if one is None else one.legality
                return {"legal": 0.0, "illegal": 2.0}.get(known, 1.0), ""
            case Column.POINTS:
                points = self.mark.points
                return unknown if points is None else (-points, "")
            case Column.DISTINCTION:
                return self.mark.distinction.rank, ""
            case Column.NUMBER:
                return self.number, ""
        text = self.text(column)
        return (0.0 if text else 1.0), text.casefold()

    @property
    def details(self) -> list[str]:
        """All there is to say of the entry, in sentences and lines."""
        one = self.assessment
        if one is None:
            return [self.error] if self.error else []
        judgement, lines = one.judgement, list[str]()
        if judgement.verdict is not Verdict.UNSOLVED:
            lines = [": ".join(filter(None, (judgement.verdict.word, judgement.remark)))]
        lines += [self.error] * bool(self.error)
        if one.reason and one.reason != self.error:
            lines.append(one.reason)
        lines.append(_words("Men: {men}", men=one.economy.words))
        lines += [_words("Key: {key}", key=key.words) for key in one.keys or ()]
        if one.themes is not None:
            names = ", ".join(one.themes) or "–"
            more = "" if one.is_whole else _words(" (not all play was looked at)")
            lines.append(_words("Themes: {names}", names=names) + more)
        if one.duals:
            lines.append(_words("Duals: {numbers}", numbers=in_short(one.duals)))
            lines += [dual.text for dual in one.duals[:_MOST_DUALS]]
            if len(one.duals) > _MOST_DUALS:
                lines.append("…")
        for found in self.anticipations or ():
            lines.append(f"{found.words(show_names=self.show_names)}: {found.reason}")
        if one.legality or one.legality_reason:
            said = " – ".join(filter(None, (one.legality, one.legality_reason)))
            lines.append(_words("Legality: {verdict}", verdict=said))
        return lines


_MOST_DUALS: Final = 12
_VERDICTS: Final = {
    verdict: float(place)
    for place, verdict in enumerate(
        (
            *(Verdict.SOUND, Verdict.SOLVED, Verdict.DIFFERS, Verdict.CLAIMED),
            *(Verdict.PARTIAL, Verdict.UNSOLVED, Verdict.STALE, Verdict.SHORT, Verdict.COOKED),
            *(Verdict.NO_SOLUTION, Verdict.UNSUPPORTED, Verdict.UNREADABLE, Verdict.FAILED),
        )
    )
}


def sorted_rows(rows: Sequence[Row], column: Column, *, descending: bool = False) -> list[Row]:
    """Rows in the order of a column; what is equal stands in the order of the file.

    What is unknown comes last, whichever way it is.
    """
    keyed = [(row.order(column), row) for row in rows]
    known = [one for one in keyed if one[0] != _LAST]
    known.sort(key=itemgetter(0), reverse=descending)
    return [row for _, row in known] + [row for key, row in keyed if key == _LAST]


def is_judged(rows: Sequence[Row]) -> bool:
    """Whether any entry has a distinction."""
    return any(row.mark.distinction is not Distinction.NONE for row in rows)
