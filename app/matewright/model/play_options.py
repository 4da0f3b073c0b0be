"""Options beside the stipulation, in the same sense as Popeye's."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, Self, TypeVar

from matewright.errors import EngineError
from matewright.model.options import BY_NAME, OPTIONS, Group, Kind, Option, in_group, word_of
from matewright.model.piece import Colour
from matewright.model.remarks import STOPPED_ON_SHORT, Remark
from matewright.model.stipulation import AnyStipulation, Stipulation

_MOST_DIGITS: Final = 9

_Options = TypeVar("_Options", bound="PlayOptions")


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """The options; each says in brackets the stipulations it is for.

    * `set_play`: what follows if the other side begins in the diagram (not series).
    * `tries`: the most refutations a first move may have to be shown as a try; 0 means no tries
      (battle play).
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
    defender no choice, they require nothing.
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

    def check(self, stipulation: Stipulation) -> None:
        """Raise `EngineError` for an option out of range or without a sense for a stipulation."""
        if not self.names:
            return
        for name, number in self.numbers():
            least = self.first_move if name == "last_move" else BY_NAME[name].numbers[0].least
            if number < least:
                raise EngineError("option-least", name=word_of(name), value=number, least=least)
        for option in self._set():
            if not option.fits(stipulation):
                raise EngineError("option-misplaced", name=option.word, what=stipulation.text)
        for option in self._set():
            if self.post_key and not option.after_key:
                what = word_of("post_key")
                raise EngineError("option-misplaced", name=option.word, what=what)

    def has(self, option: Option) -> bool:
        """Whether an option is not as it usually is."""
        return bool(getattr(self, option.name) != getattr(_USUAL, option.name))

    def _set(self) -> Iterator[Option]:
        """The options that are not as they usually are."""
        return filter(self.has, OPTIONS)

    def numbers(self) -> Iterator[tuple[str, int]]:
        """The fields that hold numbers, with each number that is given."""
        for option in OPTIONS:
            value = getattr(self, option.name)
            for number in value if option.kind is Kind.PAIR and value else (value,):
                if option.numbers and number is not None:
                    yield option.name, number

    def fitting(self, stipulation: Stipulation) -> Self:
        """The same without requests for phases and variations that this stipulation lacks."""
        return self.without(
            option.name
            for option in self._set()
            if option.is_optional and not option.goes_with(stipulation, post_key=self.post_key)
        )

    def without(self, names: Iterable[str]) -> Self:
        """The same with the options of these names as they usually are."""
        usual = {name: getattr(_USUAL, name) for name in names}
        return replace(self, **usual) if usual else self

    def with_phases(self, stipulation: AnyStipulation, tries: int = 1) -> Self:
        """The same with set play and tries, where these are defined.

        After the key there are none. In exact reflex play it is not defined whether a defence that
        reaches the goal at once counts, or spoils a try.
        """
        if self.post_key or (
            isinstance(stipulation, Stipulation) and not stipulation.has_settled_phases
        ):
            return self
        return replace(self, set_play=True, tries=max(tries, self.tries))

    @property
    def play_options(self) -> PlayOptions:
        """These options alone, without what a kind that holds more says beside."""
        return PlayOptions(**{one.name: getattr(self, one.name) for one in OPTIONS})

    @property
    def without_tree_options(self) -> Self:
        """The same without what only the whole tree can hold.

        That is set play, tries, the choice of variations and the end after so many solutions.
        """
        return self.without((*(one.name for one in in_group(Group.SHOWN)), "max_solutions"))

    def joined(self, others: _Options) -> _Options:
        """Options of a problem and additional ones; the result is of the kind of the latter.

        What either switches on is on; of two numbers that of `others` counts.
        """
        given = {one.name for one in others._set()}
        mine = {one.name: getattr(self, one.name) for one in OPTIONS if one.name not in given}
        return replace(others, **mine)

    def is_same_question(self, other: PlayOptions) -> bool:
        """Whether no switch makes this another question: who moves when, and who is to be mated."""
        stipulation = (one.name for one in in_group(Group.QUESTION))
        return all(getattr(self, name) == getattr(other, name) for name in stipulation)

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
        for option in in_group(Group.RESTRICTION):
            value = getattr(self, option.name)
            if option.kind is Kind.PAIR and value:
                text = f"{option.word} {value[0]} {value[1]}"
                found.append(Remark(option.code, {"count": value[1], "option": text}))
            elif value is not None:
                found.append(Remark(option.code, {"count": value}))
        return tuple(found)

    @property
    def endings(self) -> tuple[Remark, ...]:
        """What may end the search early, as the answer that it ended says it."""
        most = self.max_solutions
        limit = () if most is None else (Remark("max-solutions", {"count": most}),)
        return (*limit, STOPPED_ON_SHORT) if self.stop_on_short else limit

    def begins(self, stipulation: Stipulation) -> Colour:
        """The side that is to move in the diagram when the parts are not exchanged."""
        return stipulation.first_mover.other if self.left_out else stipulation.first_mover

    @property
    def left_out(self) -> int:
        """How many half-moves of the stipulation's are left out before the first one."""
        return int(self.post_key or self.white_to_play)

    @property
    def names(self) -> tuple[str, ...]:
        """The options that are set, in Popeye's words: `("SetPlay", "MaxSolutions 2")`."""
        words, numbered = [], []
        for option in sorted(self._set(), key=lambda option: option.kind):
            value = getattr(self, option.name)
            if option.kind in (Kind.NUMBER, Kind.PAIR):
                numbers = value if isinstance(value, tuple) else (value,)
                numbered.append(" ".join(map(str, (option.word, *numbers))))
                continue
            words.append(option.word)
            if option.counted_word and value != 1:
                numbered.append(f"{option.counted_word} {value}")
        return (*words, *numbered)

    @classmethod
    def parse(cls, texts: Iterable[str]) -> tuple[PlayOptions, tuple[str, ...]]:
        """The options set by texts such as `MaxSolutions 2`, and the texts that say others."""
        found: dict[str, Any] = {}
        others = []
        for text in texts:
            word, *numbers = text.casefold().split()[:4] or [""]
            given = [int(number) for number in numbers if _is_number(number)]
            option = _BY_WORD.get((word, len(given)))
            if option is None or len(given) != len(numbers):
                others.append(text)
            elif len(given) == 2:
                found[option.name] = tuple(given)
            elif given:
                found[option.name] = given[0]
            else:
                # A number that is given holds, wherever it stands.
                found.setdefault(option.name, _SET_BY_WORD[option.kind])
        return PlayOptions(**found), tuple(others)


_USUAL: Final = PlayOptions()

_SET_BY_WORD: Final = {Kind.SWITCH: True, Kind.COUNTED_SWITCH: 1, Kind.SWITCHED_OFF: False}
"""What a word without a number makes of its option."""

_BY_WORD: Final = {
    **{
        (one.word.casefold(), len(one.numbers) if one.kind >= Kind.NUMBER else 0): one
        for one in OPTIONS
    },
    **{(one.counted_word.casefold(), 1): one for one in OPTIONS if one.counted_word},
}
"""The options by Popeye's words in small letters, with how many numbers stand behind them."""


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

    That is `PlayOptions.begins` where it is understood. Under stipulations of Popeye alone, Black
    begins help play and series help play, and half a move (`.5`) more turns help play round; White
    begins everything else, and what is not a stipulation.
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
