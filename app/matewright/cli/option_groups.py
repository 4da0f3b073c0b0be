"""Options that stand in groups in a command's help, so that many of them stay readable."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, TypeVar, cast

import click

_OTHERS = "Options"

_Function = TypeVar("_Function", bound=Callable[..., Any])


class GroupedOption(click.Option):
    """An option that `GroupedCommand` shows under the heading `group`."""

    def __init__(self, *names: Any, group: str, **settings: Any) -> None:
        super().__init__(*names, **settings)
        self.group = group


def with_options(
    command: _Function,
    options: Sequence[Callable[[Any], Any]],
    value: Callable[[dict[str, Any]], Any],
) -> _Function:
    """Give a command options; `value` makes its arguments of what was typed."""

    @wraps(command)
    def called(*arguments: Any, **values: Any) -> Any:
        return command(*arguments, **value(values))

    decorated: Any = called
    for option in reversed(options):
        decorated = option(decorated)
    return cast("_Function", decorated)


class GroupedCommand(click.Command):
    """A command whose help shows the options group by group; those without one come last."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the groups, in the order of their first options."""
        groups: dict[str, list[tuple[str, str]]] = {}
        others = []
        for parameter in self.get_params(ctx):
            record = parameter.get_help_record(ctx)
            if record is None or not isinstance(parameter, click.Option):
                continue
            if isinstance(parameter, GroupedOption):
                groups.setdefault(parameter.group, []).append(record)
            else:
                others.append(record)
        for heading, records in [*groups.items(), (_OTHERS, others)]:
            with formatter.section(heading):
                formatter.write_dl(records)
