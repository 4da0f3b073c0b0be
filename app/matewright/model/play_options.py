"""What may be asked beside the stipulation; Popeye's options in the same sense."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, Final, Self, TypeVar

from matewright.errors import EngineError
from matewright.model.piece import Colour
from matewright.model.play import Play
from matewright.model.remarks import STOPPED_ON_SHORT, Remark
from matewright.model.stipulation import AnyStipulation, Stipulation

_SWITCHES: Final = {
    "set_play": "SetPlay",
    "post_key": "PostKeyPlay",
    "no_short_variations": "NoShortVariations",
    "stop_on_short": "StopOnShortSolutions",
    "white_to_play": "WhiteToPlay",
    "duplex": "Duplex",
    "half_duplex": "HalfDuplex",
    "quodlibet": "Quodlibet",
}
"""Popeye's words for the fields that are on or off."""

_NUMBERS: Final = {
    "tries": "Defence",
    "max_solutions": "MaxSolutions",
    "first_move": "StartMoveNumber",
    "last_move": "UpToMoveNumber",
    "max_flights": "MaxFlightSquares",
    "max_threat": "Threat",
}
"""Popeye's words for the fields that hold a number."""

_LEAST: Final = {
    "tries": 0,
    "max_solutions": 1,
    "first_move": 1,
    "last_move": 1,
    "max_flights": 0,
    "max_threat": 1,
    "non_trivial": 0,
}
"""The fields that hold numbers, with the least they may be."""

WORDS: Final = (*_SWITCHES.values(), *_NUMBERS.values(), "Try", "NoThreat", "NonTrivial")
"""All of Popeye's words for options that mean something here."""

_WISHES: Final = ("set_play", "tries", "threats", "no_short_variations", "max_solutions")

_NOT_AFTER_KEY: Final = (
    "set_play",
    "tries",
    "max_solutions",
    "first_move",
    "last_move",
    "max_flights",
    "max_threat",
    "non_trivial",
)
"""What asks about first moves, or restricts attacks of which the first is made already."""

_QUESTIONS: Final = ("post_key", "white_to_play", "duplex", "half_duplex", "quodlibet")

_MOST_DIGITS: Final = 9

_Options = TypeVar("_Options", bound="PlayOptions")


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """The options; each says in brackets the stipulations it is for.

    * `set_play`: what follows if the other side begins in the diagram (not series).
    * `tries`: the most refutations a first move may have to be shown as a try; 0 means no tries are
      wanted (battle play).
    * `post_key`: the diagram shows the position after the key (battle play).
    * `threats`: look for threats, and leave out what does not meet them; without it every
      defence is shown (battle play).
    * `no_short_variations`: leave out defences whose answers need fewer moves than are left.
    * `max_solutions`: stop after so many keys or lines; tries and set play do not count.
    * `first_move`, `last_move`: look only at first moves with these numbers, counted from 1 in the
      order of their squares (a1, b1 … h8) left, then reached, then promotion to Q, R, B, N.
    * `stop_on_short`: find the shortest lines alone (help and series play).
    * `white_to_play`: White begins, and Black's first move is left out (`h#n` with whole n).
    * `duplex`, `half_duplex`: the parts of White and Black exchanged as well, or instead.
    * `quodlibet`: the attacker's own goal is a solution too (self and reflex play).
    * `max_flights`: after an attack the defending king may have so many moves at most.
    * `max_threat`: a quiet attack must threaten to succeed in so many moves at most.
    * `non_trivial`: `(m, n)`: at each stage the defender may have one reply, and in all m more,
      after which the attacker does not succeed in n moves (self and reflex play).

    The last three are restrictions: they make the search for long problems possible, and what it
    finds under them need not be everything. They look at attacks with more than one move to go
    (`max_flights`), at least `max_threat` or more than n moves to go. Where reflex play leaves the
    defender no choice, they ask for nothing.
    """

    set_play: bool = False
    tries: int = 0
    post_key: bool = False
    threats: bool = True
    no_short_variations: bool = False
    max_solutions: int | None = None
    first_move: int = 1
    last_move: int | None = None
    stop_on_short: bool = False
    white_to_play: bool = False
    duplex: bool = False
    half_duplex: bool = False
    quodlibet: bool = False
    max_flights: int | None = None
    max_threat: int | None = None
    non_trivial: tuple[int, int] | None = None

    def check(self, asked: Stipulation) -> None:
        """Raise `EngineError` for an option out of range or without a sense for a stipulation."""
        if not self.names:
            return
        for name, number in self.numbers():
            least = self.first_move if name == "last_move" else _LEAST[name]
            if number < least:
                raise EngineError("option-least", name=word_of(name), value=number, least=least)
        play = asked.play
        is_battle = play.is_battle and not play.is_parry_battle
        is_self_battle = is_battle and play is not Play.DIRECT
        for name, is_on, fits in (
            ("set_play", self.set_play, play.has_set_play and not asked.forced),
            ("tries", self.tries > 0, is_battle),
            # A direct goal in one move is reached by the key.
            ("post_key", self.post_key, is_battle and (is_self_battle or asked.moves > 1)),
            ("threats", not self.threats, is_battle),
            ("no_short_variations", self.no_short_variations, is_battle),
            ("stop_on_short", self.stop_on_short, not play.is_battle),
            (
                "white_to_play",
                self.white_to_play,
                play is Play.HELP and not asked.half and not asked.forced,
            ),
            ("quodlibet", self.quodlibet, is_self_battle),
            ("max_flights", self.max_flights is not None, is_battle),
            ("max_threat", self.max_threat is not None, is_battle),
            ("non_trivial", self.non_trivial is not None, is_self_battle),
        ):
            if is_on and not fits:
                raise EngineError("option-misplaced", name=word_of(name), what=asked.text)
        usual = PlayOptions()
        for name in _NOT_AFTER_KEY if self.post_key else ():
            if getattr(self, name) != getattr(usual, name):
                after_key = word_of("post_key")
                raise EngineError("option-misplaced", name=word_of(name), what=after_key)

    def numbers(self) -> Iterator[tuple[str, int]]:
        """The fields that hold numbers, with each number that is given."""
        for name in _LEAST:
            value = getattr(self, name)
            for number in value if isinstance(value, tuple) else (value,):
                if number is not None:
                    yield name, number

    def fitting(self, asked: Stipulation) -> Self:
        """The same without wishes for phases and variations that this stipulation has not."""
        is_battle = asked.play.is_battle and not asked.play.is_parry_battle
        fitting: dict[str, Any] = {
            "set_play": self.set_play
            and asked.play.has_set_play
            and not (self.post_key or asked.forced),
            "tries": self.tries if is_battle and not self.post_key else 0,
            "threats": self.threats or not is_battle,
            "no_short_variations": self.no_short_variations and is_battle,
            "stop_on_short": self.stop_on_short and not asked.play.is_battle,
        }
        if all(getattr(self, name) == value for name, value in fitting.items()):
            return self
        return replace(self, **fitting)

    def with_phases(self, asked: AnyStipulation, tries: int = 1) -> Self:
        """The same with set play and tries, where it is settled what these are.

        After the key there are none. Of exact reflex play it is not settled whether a defence that
        reaches the goal at once counts, or spoils a try.
        """
        if self.post_key or (isinstance(asked, Stipulation) and not asked.has_settled_phases):
            return self
        return replace(self, set_play=True, tries=max(tries, self.tries))

    @property
    def play_options(self) -> PlayOptions:
        """These options alone, without what a kind that holds more says beside."""
        return PlayOptions(**{one.name: getattr(self, one.name) for one in fields(PlayOptions)})

    @property
    def without_wishes(self) -> Self:
        """The same without what only the whole tree has a place for.

        That is set play, tries, the choice of variations and the end after so many solutions.
        """
        usual = PlayOptions()
        return replace(self, **{name: getattr(usual, name) for name in _WISHES})

    def joined(self, others: _Options) -> _Options:
        """Options of a problem and those of somebody who asks, of whose kind the outcome is.

        What either switches on is on; of two numbers that of `others` counts.
        """
        usual = PlayOptions()
        return replace(
            others,
            **{
                one.name: getattr(self, one.name)
                for one in fields(PlayOptions)
                if getattr(others, one.name) == getattr(usual, one.name)
            },
        )

    def asks_the_same(self, other: PlayOptions) -> bool:
        """Whether no switch makes this another question: who moves when, and who is to be mated."""
        return all(getattr(self, name) == getattr(other, name) for name in _QUESTIONS)

    @property
    def restrictions(self) -> tuple[Remark, ...]:
        """What the search leaves out, so that what it finds need not be everything."""
        found = []
        first, last = self.first_move, self.last_move
        if (first, last) != (1, None):
            if last is None:
                found.append(Remark("first-moves-from", {"first": first}))
            elif first == last:
                found.append(Remark("first-move", {"first": first}))
            else:
                found.append(Remark("first-moves", {"first": first, "last": last}))
        if self.max_flights is not None:
            found.append(Remark("max-flights", {"count": self.max_flights}))
        if self.max_threat is not None:
            found.append(Remark("max-threat", {"count": self.max_threat}))
        if self.non_trivial is not None:
            most, longer = self.non_trivial
            option = f"NonTrivial {most} {longer}"
            found.append(Remark("non-trivial", {"count": longer, "option": option}))
        return tuple(found)

    @property
    def endings(self) -> tuple[Remark, ...]:
        """What may end the search early, as the answer that it ended says it."""
        most = self.max_solutions
        wanted = () if most is None else (Remark("max-solutions", {"count": most}),)
        return (*wanted, STOPPED_ON_SHORT) if self.stop_on_short else wanted

    def begins(self, asked: Stipulation) -> Colour:
        """The side that is to move in the diagram when the parts are not exchanged."""
        return asked.first_mover.other if self.left_out else asked.first_mover

    @property
    def left_out(self) -> int:
        """How many half-moves of the stipulation's are left out before the first one."""
        return int(self.post_key or self.white_to_play)

    @property
    def names(self) -> tuple[str, ...]:
        """The options that are set, in Popeye's words: `("SetPlay", "MaxSolutions 2")`."""
        usual = PlayOptions()
        names = [word for name, word in _SWITCHES.items() if getattr(self, name)]
        if self.tries:
            names.append("Try")
        if not self.threats:
            names.append("NoThreat")
        for name, word in _NUMBERS.items():
            value = getattr(self, name)
            if value != getattr(usual, name) and (name, value) != ("tries", 1):
                names.append(f"{word} {value}")
        if self.non_trivial is not None:
            names.append("NonTrivial {} {}".format(*self.non_trivial))
        return tuple(names)

    @classmethod
    def parse(cls, texts: Iterable[str]) -> tuple[PlayOptions, tuple[str, ...]]:
        """The options set by texts such as `MaxSolutions 2`, and the texts that say others."""
        found: dict[str, Any] = {}
        others = []
        for text in texts:
            word, *numbers = text.casefold().split()[:4] or [""]
            given = [int(number) for number in numbers if _is_number(number)]
            if len(given) != len(numbers):
                others.append(text)
            elif not given and word in _FIELDS_BY_SWITCH:
                found[_FIELDS_BY_SWITCH[word]] = True
            elif not given and word == "try":
                found.setdefault("tries", 1)
            elif not given and word == "nothreat":
                found["threats"] = False
            elif len(given) == 1 and word in _FIELDS_BY_NUMBER:
                found[_FIELDS_BY_NUMBER[word]] = given[0]
            elif len(given) == 2 and word == "nontrivial":
                found["non_trivial"] = (given[0], given[1])
            else:
                others.append(text)
        return PlayOptions(**found), tuple(others)


_FIELDS_BY_SWITCH: Final = {word.casefold(): name for name, word in _SWITCHES.items()}
_FIELDS_BY_NUMBER: Final = {word.casefold(): name for name, word in _NUMBERS.items()}


def word_of(field: str) -> str:
    """Popeye's word for an option."""
    words = {**_SWITCHES, **_NUMBERS, "tries": "Try", "threats": "NoThreat"}
    return words.get(field, "NonTrivial")


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS


_HELP_PLAY: Final = re.compile(r"hs|hr|h|ser-h", re.IGNORECASE)


def are_parts_exchanged(
    turn: Colour, stipulation: AnyStipulation, options: PlayOptions | None = None
) -> bool:
    """Whether White plays Black's part, and Black White's, with that side to move in the diagram.

    It is another than `natural_turn` then. The diagram of a proof game may also say whose move it
    is once it is reached.
    """
    usual = {natural_turn(stipulation, options)}
    if isinstance(stipulation, Stipulation) and stipulation.is_proof_game:
        usual.add(stipulation.turn_when_reached)
    return turn not in usual


def natural_turn(stipulation: AnyStipulation, options: PlayOptions | None = None) -> Colour:
    """The side that moves first under a stipulation, also under one that has no solver.

    That is `PlayOptions.begins` where it is understood. Of what only Popeye knows, Black begins
    help play and series help play, and half a move (`.5`) more turns help play round; White begins
    everything else, and what is no stipulation.
    """
    if isinstance(stipulation, Stipulation):
        return (options or PlayOptions()).begins(stipulation)
    text = stipulation.text.strip()
    play = _HELP_PLAY.match(text)
    if play is None:
        return Colour.WHITE
    half = text.endswith(".5")
    black = half if play.group().lower() in ("hs", "hr") else not half
    return Colour.BLACK if black else Colour.WHITE
