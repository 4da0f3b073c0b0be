"""The question of a problem: one value, from user input to the engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, Final, Self

from matewright.errors import abridged, shortened
from matewright.model.conditions import conditions_of
from matewright.model.game import Game
from matewright.model.play_options import PlayOptions, are_parts_exchanged, natural_turn
from matewright.model.position import Position
from matewright.model.stipulation import AnyStipulation, Stipulation, stipulation_of

if TYPE_CHECKING:
    from matewright.model.twin import Twin

_MATE_IN_TWO: Final = Stipulation(2)


@dataclass(frozen=True, slots=True)
class Question(Game):
    """A game, a stipulation and options. Equal questions have the same answers.

    `stipulation` may be one that no solver supports, or unknown and empty when a file has none.
    `options` belong to it. `position.turn` is the side that begins under both, unless
    the parts of White and Black are exchanged. `twins` are the parts after the diagram, which is no
    part itself when it is only a `zero_position`. `unknown` are further demands of a file that are
    not understood: such a question has no answer.
    """

    stipulation: AnyStipulation = _MATE_IN_TWO
    options: PlayOptions = field(default_factory=PlayOptions)
    twins: tuple[Twin, ...] = ()
    zero_position: bool = False
    unknown: tuple[str, ...] = field(default=(), kw_only=True)

    @property
    def game(self) -> Game:
        """The pieces and their rules alone."""
        return Game(self.position, conditions=self.conditions)

    @property
    def question(self) -> Question:
        """The question alone, without further data."""
        return Question(**{one.name: getattr(self, one.name) for one in fields(Question)})

    @property
    def is_exchanged(self) -> bool:
        """Whether the other side is to move than the stipulation and the options let begin.

        White then plays what Black is to play, and Black what White is to play.
        """
        return are_parts_exchanged(self.position.turn, self.stipulation, self.options)

    @property
    def shows_turn_when_reached(self) -> bool:
        """Whether the diagram of a proof game says whose move it is, and not that White begins.

        That changes nothing, and files without a field for the side to move do not say it.
        """
        is_usual = self.position.turn is natural_turn(self.stipulation, self.options)
        return not (is_usual or self.is_exchanged)

    @property
    def unsupported(self) -> tuple[str, ...]:
        """The rules and pieces that are not supported.

        An answer that takes no notice of it would be an answer to another question.
        """
        pieces = [*self.position.unplayable]
        for twin in self.twins:
            pieces += twin.unplayable
        return (*self.unsupported_rules, *dict.fromkeys(pieces))

    @property
    def unsupported_rules(self) -> tuple[str, ...]:
        """The conditions, options and twins that are not supported."""
        conditions = [*self.conditions]
        for twin in self.twins:
            conditions += twin.conditions(())
        unknown = (one.text for one in conditions if not one.is_solvable)
        return (*self.unknown, *dict.fromkeys(unknown))

    @property
    def unsupported_names(self) -> str:
        """What is not supported, in a few words."""
        return ", ".join(abridged([shortened(name) for name in self.unsupported], 3))

    def with_options(self, options: PlayOptions) -> Self:
        """The same under other options; the turn goes over where another side begins then."""
        return self._with_fitting_turn(replace(self, options=options))

    def _with_fitting_turn(self, changed: Self) -> Self:
        """The changed question with the turn under which its parts are exchanged as they are here.

        In the diagram of a proof game there may be no such turn; the side to move stays then.
        """
        if changed.is_exchanged is self.is_exchanged:
            return changed
        position = changed.position.with_turn(changed.position.turn.other)
        turned = replace(changed, position=position)
        return turned if turned.is_exchanged is self.is_exchanged else changed

    # -- as values of JSON -------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """Itself as values of JSON. Names and texts are those of answers (`docs/solution.md`)."""
        return {
            **self.part_to_dict(),
            "options": list(self.options.names),
            "twins": [twin.text for twin in self.twins],
            "zero_position": self.zero_position,
            "unknown": list(self.unknown),
        }

    def part_to_dict(self) -> dict[str, Any]:
        """The same of a question without twins, as answers have it; `from_dict` reads it too."""
        return {
            "fen": self.position.fen,
            "stipulation": self.stipulation.text,
            "options": [*self.options.names, *self.unknown],
            "conditions": [condition.text for condition in self.conditions],
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Question:
        """Read back what `to_dict` made; fields may be missing. Raises a `MatewrightError`."""
        stipulation = stipulation_of(data["stipulation"])
        options, others = PlayOptions.parse(data.get("options", ()))
        return Question(
            Position.from_fen(data["fen"], natural_turn(stipulation, options)),
            stipulation,
            options,
            twins_of(data.get("twins", ())),
            data.get("zero_position", False),
            conditions=conditions_of(data.get("conditions", ())),
            unknown=(*data.get("unknown", ()), *others),
        )

    @property
    def digest(self) -> str:
        """32 hexadecimal digits that are the same only for the same question."""
        # Who solves one problem needs neither, and both take their time to load.
        import hashlib
        import json

        written = json.dumps(self.question.to_dict(), ensure_ascii=True)
        return hashlib.blake2b(written.encode(), digest_size=16).hexdigest()


def twins_of(texts: Iterable[str]) -> tuple[Twin, ...]:
    """The twins that texts say. Raises `FormatError` for one that is not understood."""
    if not texts:
        return ()
    # Most problems have none.
    from matewright.model.twin import Twin

    return tuple(map(Twin.parse, texts))
