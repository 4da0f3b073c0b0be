"""The options of solving beside the stipulation: one row each, from which the rest is made.

`PlayOptions` holds their values, in the same order. Popeye's words, the checks, the options of the
command line, the fields of the window and the texts on them come from here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType
from typing import Final

from matewright.model.play import Play
from matewright.model.stipulation import Stipulation
from matewright.wording import Wording

_words: Final = Wording("OptionsPanel")
_captions: Final = Wording("caption")


class Kind(IntEnum):
    """What an option holds; Popeye's words are written in this order."""

    SWITCH = 0
    COUNTED_SWITCH = 1
    """A switch with a number that need not be given; 0 is off."""
    SWITCHED_OFF = 2
    """Something usual that the option switches off."""
    NUMBER = 3
    PAIR = 4


class Group(IntEnum):
    """What an option is for, in the order in which the groups are listed."""

    QUESTION = 0
    """Makes it another question, and belongs to the problem."""
    SHOWN = 1
    """Phases and variations, which only the whole tree has."""
    LOOKED_FOR = 2
    """Where the search ends."""
    RESTRICTION = 3
    """What attacks must satisfy. The attacker succeeds no sooner and by no more moves than without
    it, and what is found need not be everything."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number of an option.

    `least` is the least it may be, `most` the most that the window offers, `name` what it is called
    there. `any` is the word for none; empty where there always is one. `initial` is what stands in
    its field at first.
    """

    least: int
    most: int
    name: str
    any: str = ""
    initial: int | None = None


def _fits_all(_: Stipulation) -> bool:
    return True


def _is_battle(stipulation: Stipulation) -> bool:
    return stipulation.play.is_plain_battle


def _is_self_battle(stipulation: Stipulation) -> bool:
    return stipulation.play.is_plain_battle and stipulation.play is not Play.DIRECT


def _has_play_after_key(stipulation: Stipulation) -> bool:
    # A direct goal in one move is reached by the key.
    return _is_self_battle(stipulation) or (
        stipulation.play is Play.DIRECT and stipulation.moves > 1
    )


def _has_set_play(stipulation: Stipulation) -> bool:
    return stipulation.play.has_set_play and not stipulation.forced


def _is_no_battle(stipulation: Stipulation) -> bool:
    return not stipulation.play.is_battle


def _is_help_in_whole_moves(stipulation: Stipulation) -> bool:
    return stipulation.play is Play.HELP and not stipulation.half and not stipulation.forced


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """An option of solving.

    * `name`: the field of `PlayOptions`.
    * `word`: Popeye's word. `counted_word`: the one before a number that need not be given.
    * `numbers`: what it holds, one for each number.
    * `fits`: whether a stipulation has a sense for it. `after_key`: whether it has one in a diagram
      after the key, too.
    * `is_optional`: left out in silence where it does not fit; others are refused.
    * `label`, `meaning`: the field in the window and its explanation, in English. Where
      `is_label_opposite`, the label names what the option takes away. `between`: what stands before
      the second number. `is_joined`: stands right behind the field of the option before it.
    * `summary`: a few words for where it is set, in English; empty where a remark says it.
    * `caption`: what stands below the diagram, in English; of options that belong to the problem.
    * `help`, `metavar`: the option of the command line.
    """

    name: str
    kind: Kind
    group: Group
    word: str
    counted_word: str = ""
    numbers: tuple[Number, ...] = ()
    fits: Callable[[Stipulation], bool] = _fits_all
    after_key: bool = True
    is_optional: bool = False
    label: str
    meaning: str
    is_label_opposite: bool = False
    between: str = ""
    is_joined: bool = False
    summary: str = ""
    caption: str = ""
    help: str
    metavar: str | None = None

    @property
    def command(self) -> str:
        """How it is written on the command line."""
        no = "no-" if self.kind is Kind.SWITCHED_OFF else ""
        return f"--{no}{self.name.replace('_', '-')}"

    @property
    def popeye(self) -> str:
        """Popeye's words for it as the command line shows them: `Try, Defence K`."""
        return f"{self.word}, {self.counted_word} K" if self.counted_word else self.word

    @property
    def code(self) -> str:
        """The code of the remark of an answer found under it, if it is a restriction."""
        return self.name.replace("_", "-")

    def goes_with(self, stipulation: Stipulation, *, post_key: bool) -> bool:
        """Whether it has a sense for a stipulation, and for a diagram after the key if it is."""
        return self.fits(stipulation) and (self.after_key or not post_key)


_FIRST_MOVES: Final = _words.later(
    "Look only at first moves with these numbers, counted from a1 to h8"
)
_ANY: Final = _words.later("any")

OPTIONS: Final = (
    Option(
        name="set_play",
        kind=Kind.SWITCH,
        group=Group.SHOWN,
        word="SetPlay",
        fits=_has_set_play,
        after_key=False,
        is_optional=True,
        label=_words.later("Set p&lay"),
        meaning=_words.later("Also show what happens when the other side moves first"),
        summary=_words.later("set play"),
        help="Show what follows if the other side begins.",
    ),
    Option(
        name="tries",
        kind=Kind.COUNTED_SWITCH,
        group=Group.SHOWN,
        word="Try",
        counted_word="Defence",
        numbers=(Number(0, 99, _words.later("Most refutations of a try")),),
        fits=_is_battle,
        after_key=False,
        is_optional=True,
        label=_words.later("&Tries, up to"),
        meaning=_words.later("Also show first moves that only just fail"),
        summary=_words.later("tries"),
        help="Show first moves with at most K refutations (1 when K is left out).",
        metavar="[K]",
    ),
    Option(
        name="post_key",
        kind=Kind.SWITCH,
        group=Group.QUESTION,
        word="PostKeyPlay",
        fits=_has_play_after_key,
        label=_words.later("&Key already played"),
        meaning=_words.later(
            "The diagram shows the position after the key, and the other side is to move"
        ),
        summary=_words.later("the key already played"),
        caption=_captions.later("After the key"),
        help="The diagram is the position after the key; show the play from there.",
    ),
    Option(
        name="threats",
        kind=Kind.SWITCHED_OFF,
        group=Group.SHOWN,
        word="NoThreat",
        fits=_is_battle,
        is_optional=True,
        label=_words.later("Th&reats"),
        meaning=_words.later("Look for threats; without them every defence is shown"),
        summary=_words.later("no threats"),
        help="Do not look for threats; show every defence.",
    ),
    Option(
        name="no_short_variations",
        kind=Kind.SWITCH,
        group=Group.SHOWN,
        word="NoShortVariations",
        fits=_is_battle,
        is_optional=True,
        label=_words.later("Short variat&ions"),
        is_label_opposite=True,
        meaning=_words.later("Also show defences that are met in fewer moves than are left"),
        summary=_words.later("no short variations"),
        help="Leave out defences that are answered in fewer moves than are left.",
    ),
    Option(
        name="max_solutions",
        kind=Kind.NUMBER,
        group=Group.LOOKED_FOR,
        word="MaxSolutions",
        numbers=(Number(1, 99_999, _words.later("Most solutions"), _words.later("all")),),
        after_key=False,
        label=_words.later("&Most solutions"),
        meaning=_words.later("Stop after this many keys or lines; tries and set play do not count"),
        help="Stop after N keys or lines.",
        metavar="N",
    ),
    Option(
        name="first_move",
        kind=Kind.NUMBER,
        group=Group.LOOKED_FOR,
        word="StartMoveNumber",
        numbers=(Number(1, 999, _words.later("Number of the first move to look at")),),
        after_key=False,
        label=_words.later("First moves numbered"),
        meaning=_FIRST_MOVES,
        help="Begin with first move number A, counted by squares from a1, b1 … to h8.",
        metavar="A",
    ),
    Option(
        name="last_move",
        kind=Kind.NUMBER,
        group=Group.LOOKED_FOR,
        word="UpToMoveNumber",
        numbers=(
            Number(
                1, 999, _words.later("Number of the last move to look at"), _words.later("last")
            ),
        ),
        after_key=False,
        label=_words.later("to"),
        is_joined=True,
        meaning=_FIRST_MOVES,
        help="End with first move number B.",
        metavar="B",
    ),
    Option(
        name="stop_on_short",
        kind=Kind.SWITCH,
        group=Group.LOOKED_FOR,
        word="StopOnShortSolutions",
        fits=_is_no_battle,
        is_optional=True,
        label=_words.later("Stop after short sol&utions"),
        meaning=_words.later("Look for the shortest solutions alone"),
        summary=_words.later("stop after short solutions"),
        help="In help play and series: the shortest lines alone.",
    ),
    Option(
        name="white_to_play",
        kind=Kind.SWITCH,
        group=Group.QUESTION,
        word="WhiteToPlay",
        fits=_is_help_in_whole_moves,
        label=_words.later("&White begins"),
        meaning=_words.later("White begins, and Black's first move is left out"),
        summary=_words.later("White begins"),
        caption=_captions.later("White to play"),
        help="White begins, and Black's first move of h#n is left out.",
    ),
    Option(
        name="duplex",
        kind=Kind.SWITCH,
        group=Group.QUESTION,
        word="Duplex",
        label=_words.later("exchanged as well (duplex)"),
        meaning=_words.later(
            "Exchanged, White plays what Black is to play, and Black what White is to play"
        ),
        summary=_words.later("also with the parts exchanged"),
        caption=_captions.later("Duplex"),
        help="Solve also with the parts of White and Black exchanged.",
    ),
    Option(
        name="half_duplex",
        kind=Kind.SWITCH,
        group=Group.QUESTION,
        word="HalfDuplex",
        label=_words.later("exchanged (half duplex)"),
        meaning=_words.later(
            "Exchanged, White plays what Black is to play, and Black what White is to play"
        ),
        summary=_words.later("with the parts exchanged"),
        caption=_captions.later("Half duplex"),
        help="Solve only with the parts of White and Black exchanged.",
    ),
    Option(
        name="quodlibet",
        kind=Kind.SWITCH,
        group=Group.QUESTION,
        word="Quodlibet",
        fits=_is_self_battle,
        label=_words.later("Attacker's own &goal too"),
        meaning=_words.later(
            "The attacker may also reach the goal himself: that is a solution too"
        ),
        summary=_words.later("the attacker's own goal too"),
        caption=_captions.later("Quodlibet"),
        help="In self- and reflexmates the attacker may also reach the goal himself.",
    ),
    Option(
        name="max_flights",
        kind=Kind.NUMBER,
        group=Group.RESTRICTION,
        word="MaxFlightSquares",
        numbers=(Number(0, 99, _words.later("Most flights"), _ANY),),
        fits=_is_battle,
        after_key=False,
        label=_words.later("Flight s&quares"),
        meaning=_words.later("After an attack the defending king may have at most this many moves"),
        help="After an attack the defending king has at most N moves.",
        metavar="N",
    ),
    Option(
        name="max_threat",
        kind=Kind.NUMBER,
        group=Group.RESTRICTION,
        word="Threat",
        numbers=(Number(1, 64, _words.later("Longest threat in moves"), _ANY),),
        fits=_is_battle,
        after_key=False,
        label=_words.later("Threat within"),
        meaning=_words.later("A quiet attack must threaten to succeed in at most this many moves"),
        help="A quiet attack threatens to succeed in at most N moves.",
        metavar="N",
    ),
    Option(
        name="non_trivial",
        kind=Kind.PAIR,
        group=Group.RESTRICTION,
        word="NonTrivial",
        numbers=(
            Number(0, 99, _words.later("Most long defences"), _ANY),
            Number(
                0,
                64,
                _words.later("A defence is long if it lasts more than this many moves"),
                initial=1,
            ),
        ),
        fits=_is_self_battle,
        after_key=False,
        label=_words.later("Long defences"),
        between=_words.later("over"),
        meaning=_words.later(
            "The defender may have one reply at each stage, and in all so many more, that "
            "lasts over so many moves"
        ),
        help="In self- and reflexmates the defender has at most M replies in all, beside one each "
        "time, after which he holds out for more than N moves.",
        metavar="M N",
    ),
)
"""All of them, in the order of the fields of `PlayOptions`."""

BY_NAME: Final[Mapping[str, Option]] = MappingProxyType({one.name: one for one in OPTIONS})


def in_group(group: Group) -> Iterator[Option]:
    """The options of a group."""
    return (one for one in OPTIONS if one.group is group)


def word_of(name: str) -> str:
    """Popeye's word for an option."""
    return BY_NAME[name].word
