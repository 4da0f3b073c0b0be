"""`matewright conditions`: the fairy conditions that are known, and what they mean."""

from __future__ import annotations

import click

from matewright import engine
from matewright.cli.exit_status import ExitStatus
from matewright.cli.output import say, say_json
from matewright.model.condition_kinds import ConditionKind, Value
from matewright.services.question.conditions import company, in_order, matches, names


@click.command(short_help="List the fairy conditions and what they mean.")
@click.argument("words", nargs=-1, metavar="[WORD]...")
@click.option("--solved", "only_solved", is_flag=True, help="Only those that can be solved.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON array instead.")
def conditions(words: tuple[str, ...], *, only_solved: bool, as_json: bool) -> int:
    """List the fairy conditions with what may stand behind their names.

    With words only those whose names or explanations have all of them.

    \b
      matewright conditions circe
      matewright conditions --solved --json

    The names are Popeye's, in English, German and French; shortened ones are understood, too. Those
    without an explanation are read, shown and kept, but not solved. What Popeye does not have comes
    last, under one name.
    """
    found = [kind for kind in in_order() if matches(kind, words)]
    if only_solved:
        found = [kind for kind in found if kind.is_solved]
    if as_json:
        say_json([_as_data(kind) for kind in found])
        return ExitStatus.SOLVED
    for kind in found:
        say(" ".join([kind.name, *_usage(kind)]))
        others = list(dict.fromkeys(names(kind).values()))[1:]
        if others:
            say(f"    {' · '.join(others)}")
        say(f"    {' '.join(filter(None, (kind.english, company(kind)))) or '–'}")
    return ExitStatus.SOLVED


def _usage(kind: ConditionKind) -> list[str]:
    """What may stand behind the name: `<squares>`, `[RexInclusive]`."""
    found = [_value(kind.value, is_optional=kind.is_optional)] if kind.value else []
    for word, value in kind.variants.items():
        found.append(f"[{word} {_value(value, is_optional=False)}]" if value else f"[{word}]")
    return found


def _value(value: Value, *, is_optional: bool) -> str:
    return f"[{value}]" if is_optional else f"<{value}>"


def _as_data(kind: ConditionKind) -> dict[str, object]:
    return {
        "name": kind.name,
        "names": names(kind),
        "parameters": _usage(kind),
        "meaning": kind.english,
        "solved": kind.is_solved,
        "alone": kind.name in engine.OBEYED_ALONE,
        "beside": [*engine.OBEYED_ALONE.get(kind.name, ())],
    }
