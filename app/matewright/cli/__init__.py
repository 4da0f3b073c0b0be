"""The command line: `matewright` and its subcommands, one file each. Only `window` needs Qt."""

from matewright.cli.command import main, main_as_popeye

__all__ = ["main", "main_as_popeye"]
