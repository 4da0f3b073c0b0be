"""Doors are tried by the command line as the command line's own tests do."""

from tests.cli.conftest import run

__all__ = ["run"]
