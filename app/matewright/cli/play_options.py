"""The options of a command that say what is asked beside the stipulation: `PlayOptions`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from functools import partial
from itertools import zip_longest
from typing import Any, Final, TypeVar

import click

from matewright.cli.option_groups import GroupedOption, with_options
from matewright.errors import MatewrightError
from matewright.model.play_options import PlayOptions, word_of

ASKED: Final = "What is asked"
SHOWN: Final = "What is shown"
LIMITS: Final = "What is looked at (the answer holds under these alone)"

_Function = TypeVar("_Function", bound=Callable[..., Any])

_asked = partial(click.option, cls=GroupedOption, group=ASKED)
_shown = partial(click.option, cls=GroupedOption, group=SHOWN)
_limit = partial(click.option, cls=GroupedOption, group=LIMITS)

_NAMES: Final = {
    field.name: "--no-threats" if field.name == "threats" else f"--{field.name.replace('_', '-')}"
    for field in fields(PlayOptions)
}
"""How the fields are written on the command line."""

_OF_TREE: Final = ("tries", "set_play", "threats", "no_short_variations")
"""Wishes for what stands in the tree of an answer."""

_OPTIONS: Final = (
    _asked(
        "--post-key",
        is_flag=True,
        help="The diagram is the position after the key; show the play from there. (PostKeyPlay)",
    ),
    _asked(
        "--white-to-play",
        is_flag=True,
        help="White begins, and Black's first move of h#n is left out. (WhiteToPlay)",
    ),
    _asked(
        "--duplex",
        is_flag=True,
        help="Solve also with the parts of White and Black exchanged. (Duplex)",
    ),
    _asked(
        "--half-duplex",
        is_flag=True,
        help="Solve only with the parts of White and Black exchanged. (HalfDuplex)",
    ),
    _asked(
        "--quodlibet",
        is_flag=True,
        help="In self- and reflexmates the attacker may also reach the goal himself. (Quodlibet)",
    ),
    _shown(
        "--set-play",
        is_flag=True,
        help="Show what follows if the other side begins. (SetPlay)",
    ),
    _shown(
        "--tries",
        metavar="[K]",
        type=click.IntRange(min=1),
        help="Show first moves with at most K refutations (1 when K is left out). (Try, Defence K)",
    ),
    _shown(
        "--no-threats",
        "threats",
        flag_value=False,
        default=True,
        help="Do not look for threats; show every defence. (NoThreat)",
    ),
    _shown(
        "--no-short-variations",
        is_flag=True,
        help="Leave out defences that are answered in fewer moves than are left. "
        "(NoShortVariations)",
    ),
    _limit(
        "--max-solutions",
        metavar="N",
        type=int,
        help="Stop after N keys or lines. (MaxSolutions)",
    ),
    _limit(
        "--stop-on-short",
        is_flag=True,
        help="In help play and series: the shortest lines alone. (StopOnShortSolutions)",
    ),
    _limit(
        "--first-move",
        metavar="A",
        type=int,
        default=1,
        help="Begin with first move number A, counted by squares from a1, b1 … to h8. "
        "(StartMoveNumber)",
    ),
    _limit(
        "--last-move",
        metavar="B",
        type=int,
        help="End with first move number B. (UpToMoveNumber)",
    ),
    _limit(
        "--max-flights",
        metavar="N",
        type=int,
        help="After an attack the defending king has at most N moves. (MaxFlightSquares)",
    ),
    _limit(
        "--max-threat",
        metavar="N",
        type=int,
        help="A quiet attack threatens to succeed in at most N moves. (Threat)",
    ),
    _limit(
        "--non-trivial",
        metavar="M N",
        nargs=2,
        type=int,
        help="In self- and reflexmates the defender has at most M replies in all, beside one each "
        "time, after which he holds out for more than N moves. (NonTrivial)",
    ),
)


def play_options(command: _Function) -> _Function:
    """Give a command all of these options; it gets them as one value, `play: PlayOptions`."""
    return with_options(command, _OPTIONS, _with_play)


def _with_play(values: dict[str, Any]) -> dict[str, Any]:
    wishes = {name: values.pop(name) for name in _NAMES if name in values}
    return {**values, "play": PlayOptions(**{**wishes, "tries": wishes["tries"] or 0})}


def with_lone_tries(arguments: list[str]) -> list[str]:
    """The words of a command line, with `--tries` before something else than a number set to 1.

    click would read a FEN behind it as its number.
    """
    return [
        "--tries=1" if word == "--tries" and not re.fullmatch(r"-?[0-9]+", following) else word
        for word, following in zip_longest(arguments, arguments[1:], fillvalue="")
    ]


def tree_options(play: PlayOptions) -> list[str]:
    """Those of the options that were typed for what stands in the tree of an answer."""
    return [text for name, text in _typed(play).items() if name in _OF_TREE]


def in_words_of_the_command(error: MatewrightError, play: PlayOptions) -> MatewrightError:
    """An error about options with those that were typed as they were typed.

    The options of a problem out of a file keep the names they have in the program.
    """
    if not error.code.startswith("option-"):
        return error
    typed = _typed(play)
    by_word = {word_of(name): text for name, text in typed.items()}
    said = {name: by_word.get(str(value), value) for name, value in error.fields.items()}
    return type(error)(error.code, **said)


def _typed(play: PlayOptions) -> dict[str, str]:
    """The options that differ from the usual ones, as they are written, by field."""
    usual = PlayOptions()
    return {
        name: text for name, text in _NAMES.items() if getattr(play, name) != getattr(usual, name)
    }
