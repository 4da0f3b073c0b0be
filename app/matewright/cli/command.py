"""The command `matewright`: picks the subcommand and turns every ending into an exit status."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import traceback
from collections.abc import Sequence
from typing import Final, NoReturn

import click

from matewright.cli.batch import batch
from matewright.cli.compare import compare
from matewright.cli.convert import convert
from matewright.cli.exit_status import ExitStatus
from matewright.cli.mater import mater
from matewright.cli.output import discard_output, flush_output, without_long_words
from matewright.cli.perft import perft
from matewright.cli.play import play_game
from matewright.cli.solve import solve
from matewright.cli.verify import verify
from matewright.cli.window import window
from matewright.errors import MatewrightError
from matewright.formats.textfile import reason_of

_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class _WindowOrCommand(click.Group):
    """A group whose first word may also be a file, which is then opened in the window."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] in self.commands:
            return super().resolve_command(ctx, args)
        return window.name, window, args


@click.group(
    cls=_WindowOrCommand,
    invoke_without_command=True,
    subcommand_metavar="[FILE | COMMAND [ARGS]...]",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(package_name="matewright", message="matewright %(version)s")
@click.pass_context
def matewright(context: click.Context) -> int:
    """Solve chess problems and browse the proof.

    Without a command the window opens, on FILE when one is named. The commands below work in a
    terminal and need no window system.

    \b
    Examples:
      matewright problems.olv
      matewright solve "5Kbk/6pp/6P1/8/8/8/8/7R w" "#2"
      matewright solve problems.olv
    """
    if context.invoked_subcommand is None:
        return int(context.invoke(window, files=()))
    return ExitStatus.SOLVED


matewright.add_command(batch)
matewright.add_command(compare)
matewright.add_command(convert)
matewright.add_command(mater)
matewright.add_command(perft)
matewright.add_command(play_game)
matewright.add_command(solve)
matewright.add_command(verify)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line (default: that of the process) and exit with an `ExitStatus`."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a sign shows `?` instead of stopping the program.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        # Not click's own `main`: it exits with 1 when a pipe breaks, and here 1 is an answer.
        words = sys.argv[1:] if arguments is None else list(arguments)
        with matewright.make_context("matewright", words) as context:
            status = matewright.invoke(context)
        flush_output()
    except BrokenPipeError:
        status = ExitStatus.SOLVED
    except click.exceptions.Exit as ending:
        status = ending.exit_code
    except KeyboardInterrupt:
        status = ExitStatus.PARTIAL
        _say("Stopped.")
    except click.UsageError as error:
        status = ExitStatus.BAD_INPUT
        command = error.ctx.command_path if error.ctx else "matewright"
        _say(f"Error: {without_long_words(error.format_message())} ({command} --help tells more.)")
    except click.ClickException as error:
        status = ExitStatus.BAD_INPUT
        _say(f"Error: {error.format_message()}")
    except MatewrightError as error:
        status = ExitStatus.of_error(error)
        _say(f"Error: {error}")
    except Exception as error:  # noqa: BLE001 - left alone, Python would exit with 1, an answer
        if os.environ.get("MATEWRIGHT_DEBUG"):
            traceback.print_exc()
        status = ExitStatus.FAILURE
        if isinstance(error, OSError) and error.errno in _NO_ROOM:
            _say(f"Error: The output cannot be written: {reason_of(error)}.")
        else:
            _say(
                f"Error: Matewright failed unexpectedly ({type(error).__name__}: {error}); "
                "MATEWRIGHT_DEBUG=1 shows where."
            )
    try:
        flush_output()
    except OSError:
        # Python's own last attempt would change the exit status.
        discard_output()
    sys.exit(status)


def _say(message: str) -> None:
    with contextlib.suppress(OSError):
        click.echo(message, err=True)
