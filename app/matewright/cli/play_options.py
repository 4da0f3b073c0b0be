"""The options of a command that complete the stipulation: `PlayOptions`."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import zip_longest
from typing import Any, Final, TypeVar

import click

from matewright.cli.option_groups import GroupedOption, with_options
from matewright.errors import MatewrightError
from matewright.model.options import OPTIONS, Group, Kind, Option, in_group
from matewright.model.play_options import PlayOptions

ASKED: Final = "What is asked"
SHOWN: Final = "What is shown"
LIMITS: Final = "What is looked at (the answer holds under these alone)"

_Function = TypeVar("_Function", bound=Callable[..., Any])

_HEADINGS: Final = {
    Group.QUESTION: ASKED,
    Group.SHOWN: SHOWN,
    Group.LOOKED_FOR: LIMITS,
    Group.RESTRICTION: LIMITS,
}


def _settings(option: Option) -> dict[str, Any]:
    """How click reads an option."""
    usual = getattr(PlayOptions(), option.name)
    match option.kind:
        case Kind.SWITCH:
            return {"is_flag": True}
        case Kind.SWITCHED_OFF:
            return {"flag_value": False, "default": True}
        case Kind.COUNTED_SWITCH:
            return {"type": click.IntRange(min=1)}
        case Kind.NUMBER:
            return {"type": int, "default": usual}
        case Kind.PAIR:
            return {"type": int, "nargs": 2}


_OPTIONS: Final = tuple(
    click.option(
        option.command,
        option.name,
        cls=GroupedOption,
        group=_HEADINGS[option.group],
        metavar=option.metavar,
        help=f"{option.help} ({option.popeye})",
        **_settings(option),
    )
    for option in sorted(OPTIONS, key=lambda option: option.group)
)


def play_options(command: _Function) -> _Function:
    """Give a command all of these options; it gets them as one value, `play: PlayOptions`."""
    return with_options(command, _OPTIONS, _with_play)


def _with_play(values: dict[str, Any]) -> dict[str, Any]:
    play = {one.name: values.pop(one.name) for one in OPTIONS}
    return {**values, "play": PlayOptions(**{**play, "tries": play["tries"] or 0})}


def with_lone_tries(arguments: list[str]) -> list[str]:
    """The words of a command line, with `--tries` before something else than a number set to 1.

    click would read a FEN behind it as its number.
    """
    return [
        "--tries=1" if word == "--tries" and not re.fullmatch(r"-?[0-9]+", following) else word
        for word, following in zip_longest(arguments, arguments[1:], fillvalue="")
    ]


def tree_options(play: PlayOptions) -> list[str]:
    """The options typed that decide what the tree of an answer holds, as on the command line."""
    return [one.command for one in in_group(Group.SHOWN) if play.has(one)]


def in_words_of_the_command(error: MatewrightError, play: PlayOptions) -> MatewrightError:
    """An error about options with those that were typed as they were typed.

    The options of a problem out of a file keep the names they have in the program.
    """
    if not error.code.startswith("option-"):
        return error
    by_word = {one.word: one.command for one in OPTIONS if play.has(one)}
    fields = {name: by_word.get(str(value), value) for name, value in error.fields.items()}
    return type(error)(error.code, **fields)
