"""Options that stand in groups in a command's help, so that many of them stay readable."""

from __future__ import annotations

from typing import Any

import click

_OTHERS = "Options"


class GroupedOption(click.Option):
    """An option that `GroupedCommand` shows under the heading `group`."""

    def __init__(self, *names: Any, group: str, **settings: Any) -> None:
        super().__init__(*names, **settings)
        self.group = group


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
