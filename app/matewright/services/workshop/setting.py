"""A setting that was looked at."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Any, Final

from matewright.errors import IllegalPosition
from matewright.model import legality
from matewright.model.position import Position
from matewright.model.question import Question
from matewright.services.workshop import material
from matewright.services.workshop.edits import Edit, boards, named
from matewright.services.workshop.required_play import Item
from matewright.wording import Wording

_words: Final = Wording("workshop")


class Verdict(StrEnum):
    """The judgement on a setting; the value is that of engine and JSON, `word` is for people.

    * `SOUND`: one key of the stipulated length; as many solutions of help play as intended.
    * `COOKED`: more keys or solutions. `SHORT`: the goal is reached in fewer moves.
    * `NONE`: no solution, or fewer than intended. `ILLEGAL`: the position cannot be solved at all.
    """

    SOUND = "sound"
    COOKED = "cooked"
    SHORT = "short"
    NONE = "none"
    ILLEGAL = "illegal"

    @property
    def word(self) -> str:
        """The judgement in the reader's language."""
        return _words(_VERDICT_WORDS[self])


_VERDICT_WORDS: Final = {
    Verdict.SOUND: _words.later("sound"),
    Verdict.COOKED: _words.later("cooked"),
    Verdict.SHORT: _words.later("short"),
    Verdict.NONE: _words.later("no solution"),
    Verdict.ILLEGAL: _words.later("illegal"),
}


@dataclass(frozen=True)
class Setting:
    """A diagram, of which `base` is the question, after some edits, and what was found of it.

    `keys` are UCI; of help play and series `lines` are the solutions, each a list of UCI moves.
    `is_complete`: these are all there are. `lost` is the required play that it lacks.
    `choice` gives its order among all that were looked at. `is_new`: what solves it did not solve
    the diagram, which may have been unsound. Under conditions less of its legality is checked.
    `parts` are the parts of a problem with twins by their names, the diagram first, where all of
    them were looked at: `verdict` is then that on all.
    """

    base: Question
    edits: tuple[Edit, ...]
    verdict: Verdict
    keys: tuple[str, ...] = ()
    lines: tuple[tuple[str, ...], ...] = ()
    is_complete: bool = True
    lost: tuple[Item, ...] = ()
    key_captures: bool = False
    key_checks: bool = False
    choice: tuple[int, ...] = field(default=(), compare=False)
    is_battle: bool = True
    is_new: bool = False
    parts: tuple[tuple[str, Setting], ...] = ()

    @cached_property
    def position(self) -> Position:
        """The position after the edits."""
        return boards(self.base.position, self.edits)

    @property
    def question(self) -> Question:
        """The question it answers."""
        return replace(self.base, position=self.position)

    @property
    def change(self) -> str:
        """What was changed, such as `wPd2→d3`; empty for the diagram itself."""
        return named(self.edits)

    @cached_property
    def notes(self) -> tuple[IllegalPosition, ...]:
        """Why the position cannot come from a game, as far as that is seen."""
        return tuple(legality.notes(self.position, has_conditions=bool(self.base.conditions)))

    @property
    def promoted(self) -> int:
        """How many pieces only a promotion can have made."""
        return legality.count_promoted(self.position)

    def to_dict(self) -> dict[str, Any]:
        """The setting as values of JSON; docs/workshop.md says what each field means."""
        found: dict[str, Any] = {
            "change": self.change,
            "fen": self.position.fen,
            "conditions": [condition.text for condition in self.base.conditions],
            "verdict": self.verdict.value,
        }
        found |= {
            **self._play(),
            "complete": self.is_complete,
            "new_solution": self.is_new,
            "lost": [item.text for item in self.lost],
            "lost_parts": dict(Counter(item.part.value for item in self.lost)),
            "pieces": material.count(self.position),
            "value": material.value(self.position),
            "promoted": self.promoted,
            "notes": [note.english for note in self.notes],
        }
        if self.is_battle and self.keys:
            found |= {"key_captures": self.key_captures, "key_checks": self.key_checks}
        if self.parts:
            found["parts"] = [
                {"part": name, "verdict": one.verdict.value, "fen": one.position.fen, **one._play()}
                for name, one in self.parts
            ]
        return found

    def _play(self) -> dict[str, Any]:
        if self.is_battle:
            return {"keys": list(self.keys)}
        return {"solutions": [list(line) for line in self.lines]}
