"""The command line: `matewright` and its subcommands, one file each. Only `window` needs Qt."""

from matewright.cli.command import main

__all__ = ["main"]
