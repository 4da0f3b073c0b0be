"""The examples in the documentation and in docstrings do what they say."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest

import matewright
from matewright.cli import command
from matewright.cli.exit_status import ExitStatus
from matewright.formats import catalogue
from matewright.model.notation import LETTERS
from matewright.services.solving import strategies

ROOT = Path(__file__).parents[1]
COMMAND_LINE = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "page", sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")]), ids=str
)
def test_pages(page: Path) -> None:
    failures, _ = doctest.testfile(str(page), module_relative=False)
    assert not failures


def test_package_docstring() -> None:
    failures, tried = doctest.testmod(matewright)
    assert tried
    assert not failures


def without_speed(lines: list[str]) -> list[str]:
    """The lines with the table cut to the columns that are the same on every machine."""
    blank = lines.index("")
    return [*(" ".join(line.split()[:3]) for line in lines[:blank]), *lines[blank:]]


def test_the_terminal_session_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    session, *shown = text.partition("```\n$ ")[2].partition("```")[0].splitlines()
    program, *arguments = shlex.split(session)
    assert program == "matewright"
    done = subprocess.run(
        [sys.executable, "-m", "matewright", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert without_speed(done.stdout.splitlines()) == without_speed(shown)


def first_column(head: str) -> list[str]:
    """The names in the first column of the table of docs/command-line.md with this head."""
    rows = COMMAND_LINE.partition(f"\n{head}")[2].partition("\n\n")[0].splitlines()
    return [row.split("|")[1].strip(" `") for row in rows[2:]]


def test_the_page_of_the_command_line_has_every_command_and_only_real_options() -> None:
    context = click.Context(command.matewright)
    commands = {
        name: command.matewright.get_command(context, name)
        for name in command.matewright.list_commands(context)
    }
    assert sorted(first_column("| Command |")) == sorted(commands)
    assert {*re.findall(r"^    matewright (\w+)", COMMAND_LINE, re.MULTILINE)} == {*commands}
    options = {
        name: {option for parameter in found.params for option in parameter.opts}
        for name, found in commands.items()
        if found is not None
    }
    named = {*re.findall(r"--[a-z-]+[a-z]", COMMAND_LINE)} - {"--help"}
    assert named <= set().union(*options.values())
    assert {option for option in options["solve"] if option.startswith("--")} <= named


def test_the_page_of_the_command_line_has_every_strategy_status_and_kind_of_letters() -> None:
    assert sorted(first_column("| Name | What it is |")) == sorted(strategies.NAMES)
    assert first_column("| Exit status |") == [str(status.value) for status in ExitStatus]
    assert sorted(first_column("| Name | Letters |")) == sorted(LETTERS)


def test_the_table_of_formats_is_that_of_the_registry() -> None:
    lines = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8").splitlines()
    told: dict[str, tuple[list[str], bool, bool]] = {}
    for line in lines:
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if len(cells) == 5 and cells[0].startswith("`"):
            endings = cells[1].replace("`", "").split()
            for name in cells[0].replace("`", "").split():
                told[name] = endings, cells[3] == "yes", cells[4] == "yes"
    assert told == {
        known.name: ([*known.suffixes], known.is_read, known.is_written)
        for known in catalogue.FORMATS
    }
