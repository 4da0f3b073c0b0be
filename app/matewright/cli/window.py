"""`matewright [FILE]`: open the window. The only part of the command line that needs Qt."""

from __future__ import annotations

import os

import click

from matewright.cli.exit_status import ExitStatus
from matewright.cli.output import say
from matewright.errors import shortened


@click.command(name="window", hidden=True, add_help_option=False)
@click.argument("files", nargs=-1)
def window(files: tuple[str, ...]) -> int:
    """Open the window, or one for each file that is named."""
    for file in files:
        if not os.path.exists(file):  # noqa: PTH110 - Path.exists raises for long text
            what = "neither a file nor a command of matewright" if file is files[0] else "no file"
            raise click.ClickException(f"“{shortened(file)}” is {what}.")
    try:
        from matewright.gui import app
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("PySide6"):
            raise
        say(
            "Error: The window needs Qt (pip install PySide6-Essentials); "
            "“matewright solve” works without it.",
            err=True,
        )
        return ExitStatus.FAILURE
    # `--` keeps a file whose name begins with a dash from being read as an option.
    return app.main(["--", *files])
