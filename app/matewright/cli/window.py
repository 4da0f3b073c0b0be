"""`matewright [FILE]`: open the window. The only part of the command line that needs Qt."""

from __future__ import annotations

import os

import click

from matewright.cli.exit_status import ExitStatus
from matewright.errors import shortened


@click.command(name="window", hidden=True, add_help_option=False)
@click.argument("files", nargs=-1)
def window(files: tuple[str, ...]) -> int:
    """Open the window, on a file when one is named."""
    if files and not os.path.exists(files[0]):  # noqa: PTH110 - Path.exists raises for long text
        raise click.ClickException(
            f"“{shortened(files[0])}” is neither a file nor a command of matewright."
        )
    if len(files) > 1:
        raise click.ClickException(f"The window opens one file at a time, not {len(files)}.")
    try:
        from matewright.gui import app
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("PySide6"):
            raise
        click.echo(
            "Error: The window needs Qt (pip install PySide6-Essentials); "
            "“matewright solve” works without it.",
            err=True,
        )
        return ExitStatus.FAILURE
    # `--` keeps a file whose name begins with a dash from being read as an option.
    return app.main(["--", *files])
