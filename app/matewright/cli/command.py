"""The command `matewright`: picks the subcommand and turns every ending into an exit status."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

import click

from matewright.cli.exit_status import ExitStatus
from matewright.cli.output import discard_output, flush_output, say, without_long_words
from matewright.cli.window import window
from matewright.errors import MatewrightError

_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


_COMMANDS: Final = (
    "batch",
    "compare",
    "conditions",
    "contest",
    "convert",
    "judge",
    "legal",
    "retract",
    "mater",
    "perft",
    "pieces",
    "play",
    "popeye",
    "search",
    "solve",
    "themes",
    "uci",
    "verify",
    "workshop",
)
"""Each in a module of its own, which is imported when the command is used or described."""


class _WindowOrCommand(click.Group):
    """A group whose first word may also be a file, which is then opened in the window."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in _COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"matewright.cli.{cmd_name}"), cmd_name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] in _COMMANDS:
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


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line (default: that of the process) and exit with an `ExitStatus`."""
    for stream in (sys.stdout, sys.stderr):
        # A character the terminal lacks becomes `?` instead of stopping the program.
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
        if isinstance(error, MemoryError):
            _say("Error: There is not enough memory for the answer. Less is taken with --memory.")
        elif isinstance(error, OSError) and error.errno in _NO_ROOM:
            from matewright.formats.textfile import reason_of

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


def main_as_popeye() -> NoReturn:
    """Run `matewright popeye` as a program of its own: other programs call Popeye by one name."""
    main(["popeye", *sys.argv[1:]])


def _say(message: str) -> None:
    with contextlib.suppress(OSError):
        say(message, err=True)
