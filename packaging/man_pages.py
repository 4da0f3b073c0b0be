"""Writes the man pages of the commands from their own help.

python packaging/man_pages.py FOLDER        matewright.1, matewright-solve.1 … in FOLDER
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import version
from pathlib import Path

import click

from matewright.cli.command import matewright

_OTHERS = {
    "matewright-gui": ("open the window of Matewright", "matewright-gui [FILE]..."),
    "matewright-py": (
        "answer chess problems as the program Popeye does",
        "matewright-py [-maxmem N] [-maxtime N] [-maxsol N] [-regression] [FILE]",
    ),
}


def main(folder: Path) -> None:
    """Write all pages."""
    folder.mkdir(parents=True, exist_ok=True)
    context = click.Context(matewright, info_name="matewright")
    names = matewright.list_commands(context)
    others = [f"matewright-{name}" for name in names] + [*_OTHERS]
    _write(folder, "matewright", context, others)
    for name in names:
        command = matewright.get_command(context, name)
        assert command is not None
        inner = click.Context(command, parent=context, info_name=name)
        _write(folder, f"matewright-{name}", inner, ["matewright"])
    for name, (summary, usage) in _OTHERS.items():
        text = [_head(name), *_section("NAME", f"{name} - {summary}"), *_section("SYNOPSIS", usage)]
        text += _section("DESCRIPTION", f"{summary.capitalize()}.")
        text += _see_also(["matewright", "matewright-popeye"])
        (folder / f"{name}.1").write_text("\n".join(text) + "\n", encoding="utf-8")


def _write(folder: Path, name: str, context: click.Context, others: list[str]) -> None:
    command = context.command
    summary = command.get_short_help_str(limit=200).rstrip(".")
    usage = command.get_usage(context).removeprefix("Usage: ")
    text = [_head(name), *_section("NAME", f"{name} - {summary[:1].lower()}{summary[1:]}")]
    text += _section("SYNOPSIS", " ".join(usage.split()))
    # The help as the terminal shows it: examples and tables keep their lines.
    body = command.get_help(context).partition("\n\n")[2]
    text += [".SH DESCRIPTION", ".nf", *map(_escaped, body.splitlines()), ".fi"]
    text += _see_also(others)
    (folder / f"{name}.1").write_text("\n".join(text) + "\n", encoding="utf-8")


def _head(name: str) -> str:
    return f'.TH {name.upper()} 1 "" "Matewright {version("matewright")}"'


def _section(title: str, text: str) -> list[str]:
    return [f".SH {title}", _escaped(text)]


def _see_also(names: list[str]) -> list[str]:
    return [".SH SEE ALSO", ",\n".join(f".BR {_escaped(name)} (1)" for name in names)]


def _escaped(text: str) -> str:
    """The text as roff shows it unchanged."""
    text = re.sub(r"([\\-])", lambda found: {"\\": r"\e", "-": r"\-"}[found[1]], text)
    return r"\&" + text if text.startswith((".", "'")) else text


if __name__ == "__main__":
    main(Path(sys.argv[1]))
