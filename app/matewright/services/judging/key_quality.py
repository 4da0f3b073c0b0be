"""What a key does that judges like or do not like."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from matewright.model.move import square_name
from matewright.services.themes.facts.board import emptied, other
from matewright.services.themes.facts.phases import Part, Phase
from matewright.services.themes.facts.pictures import pictures, threatened
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.study import Study
from matewright.services.themes.keys import flight_change, flights
from matewright.wording import Wording

_words: Final = Wording("judging")


@dataclass(frozen=True, slots=True)
class Key:
    """The only key of a part.

    `gives` and `takes` are flights of the king to be mated, `unprovided` those of the diagram that
    set play has no answer to; None where that is not known. `was_idle`: taken from the diagram, the
    key piece would leave all flights and pins as they are, and set play does not move it.
    """

    label: str
    move: str
    checks: bool
    captures: bool
    threatens: bool
    gives: tuple[str, ...] | None = None
    takes: tuple[str, ...] | None = None
    unprovided: tuple[str, ...] | None = None
    was_idle: bool | None = None

    @property
    def faults(self) -> int:
        """A measure to sort by: what a key is usually blamed for, less what it is praised for."""
        given, taken = len(self.gives or ()), len(self.takes or ())
        blame = 3 * self.checks + 3 * self.captures + 2 * taken + 2 * len(self.unprovided or ())
        return blame + bool(self.was_idle) - 2 * given

    @property
    def words(self) -> str:
        """The key with what it does, in one line."""
        said = [_words("check")] * self.checks + [_words("capture")] * self.captures
        if self.gives:
            said.append(_words("gives {squares}", squares=", ".join(self.gives)))
        if self.takes:
            said.append(_words("takes {squares}", squares=", ".join(self.takes)))
        if self.unprovided:
            squares = ", ".join(self.unprovided)
            said.append(_words("unprovided: {squares}", squares=squares))
        if self.was_idle:
            said.append(_words("key piece out of play"))
        if not self.threatens and not self.checks:
            said.append(_words("waiting"))
        move = f"{self.label} {self.move}".strip()
        return f"{move} ({'; '.join(said)})" if said else move

    def to_dict(self) -> dict[str, object]:
        """The JSON form of the command line."""
        lists = {
            name: None if (value := getattr(self, name)) is None else list(value)
            for name in ("gives", "takes", "unprovided")
        }
        return {
            "part": self.label,
            "move": self.move,
            "check": self.checks,
            "capture": self.captures,
            "threat": self.threatens,
            **lists,
            "out_of_play": self.was_idle,
        }


def keys(study: Study) -> tuple[Key, ...]:
    """The key of each part that has just one; none in help play."""
    return tuple(
        _key(study, part, part.key, part.key.first)
        for part in study.parts
        if part.key is not None and part.key.first is not None
    )


def _key(study: Study, part: Part, phase: Phase, first: Ply) -> Key:
    plain = Key(
        part.label if len(study.parts) > 1 else "",
        f"1.{study.notation.move(first.move)}",
        first.move.check,
        bool(first.move.capture),
        bool(phase.threats),
    )
    mated = other(first.side)
    # The rules know orthodox chess alone, and in other battles it is another king's flights.
    if study.is_fairy or not study.is_direct:
        return plain
    before, after = flights(study, first.before, mated), flights(study, first.after, mated)
    if before is None or after is None:
        return plain
    given, taken = flight_change(study, first)
    return replace(
        plain,
        gives=None if plain.checks else _named(given),
        takes=None if plain.checks else _named(taken),
        unprovided=_unprovided(part, before),
        was_idle=_was_idle(study, part, first),
    )


def _named(squares: set[int]) -> tuple[str, ...]:
    return tuple(map(square_name, sorted(squares)))


def _unprovided(part: Part, flights_before: set[int]) -> tuple[str, ...] | None:
    """Flights of the diagram without an answer in set play; None where that was not looked for."""
    if not part.solution.question.options.set_play:
        return None
    known = part.set_play.variations if part.set_play is not None else ()
    answered = {one.defence.target for one in known if one.defence.piece == "K"}
    return _named(flights_before - answered)


def _was_idle(study: Study, part: Part, first: Ply) -> bool | None:
    """Whether the key piece does nothing in the diagram; None where set play is not known."""
    if first.piece == "K" or not part.solution.question.options.set_play:
        return None
    mated, bare = other(first.side), emptied(first.before, first.origin)
    with_it, without = study.rules.of(first.before, mated), study.rules.of(bare, mated)
    if without.is_illegal or without.checkers != with_it.checkers:
        return False
    if set(with_it.pins) != set(without.pins):
        return False
    # What it guards, and what stands in its way.
    if flights(study, first.before, mated) != flights(study, bare, mated):
        return False
    moves = part.set_play.all_plies if part.set_play is not None else []
    return all(ply.identity.home != first.identity.home for ply in moves)


def idle_men(study: Study) -> tuple[str, ...] | None:
    """Men of the side that mates which neither move in the solution nor take part in a mate.

    Without its king; None in fairy chess, whose mates have no picture, in selfmates and of twins.
    Such a man may still keep the problem sound.
    """
    is_known = not study.is_fairy and (study.is_direct or not study.is_battle)
    shown = [*pictures(study), *threatened(study)] if is_known and len(study.parts) == 1 else []
    if not shown:
        return None
    part, used = study.parts[0], set()
    for picture in shown:
        used |= {picture.ply.homes[square] for square in picture.participants}
        used |= {ply.identity.home for ply in picture.ply.path()}
    return tuple(
        study.man(part.board, square)
        for square, letter in enumerate(part.board)
        if letter != "." and letter.upper() != "K" and square not in used
        if letter.isupper() == (part.attacker == "w")
    )
