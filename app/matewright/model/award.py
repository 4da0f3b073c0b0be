"""What a problem has won: the field `award` of YACPDB, which problems keep as it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from matewright.model.problem import Problem


@dataclass(frozen=True, slots=True)
class Award:
    """A distinction (`1st Prize`), the tourney it was won in, and who judged."""

    distinction: str = ""
    tourney: str = ""
    judges: tuple[str, ...] = ()

    @classmethod
    def of(cls, problem: Problem) -> Award:
        """The award of a problem; what a file has there in another form is not an award."""
        value = problem.extra.get("award")
        if not isinstance(value, Mapping):
            return cls()
        tourney = value.get("tourney")
        name = tourney.get("name") if isinstance(tourney, Mapping) else tourney
        judges = value.get("judges")
        return cls(
            _text(value.get("distinction")),
            _text(name),
            tuple(filter(None, map(_text, judges if isinstance(judges, list) else [judges]))),
        )

    def given_to(self, problem: Problem) -> Problem:
        """The problem with this award; what else its file says about it stays there."""
        stored = problem.extra.get("award")
        value = dict(stored) if isinstance(stored, Mapping) else {}
        _put(value, "distinction", self.distinction)
        tourney = value.get("tourney")
        about = dict(tourney) if isinstance(tourney, Mapping) else {}
        _put(about, "name", self.tourney)
        _put(value, "tourney", about)
        _put(value, "judges", list(self.judges))
        extra = dict(problem.extra)
        _put(extra, "award", value)
        return replace(problem, extra=extra)


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _put(fields: dict[str, object], key: str, value: object) -> None:
    """Set a field; one without a value goes."""
    if value:
        fields[key] = value
    else:
        fields.pop(key, None)
