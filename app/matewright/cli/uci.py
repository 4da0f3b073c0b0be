"""`matewright uci`: an engine for chess windows."""

from __future__ import annotations

import sys

import click

from matewright.cli.exit_status import ExitStatus
from matewright.cli.output import say
from matewright.services.uci import UciEngine


@click.command(short_help="Be a mate-finding engine for a chess window (UCI).")
def uci() -> int:
    """Speak the Universal Chess Interface (UCI) with a chess window.

    Name this program as an engine in the window's settings, with “uci” as its argument. It finds
    the shortest mate, proves it, and shows no other scores. Options: Threads, Hash (MiB), MultiPV
    (all keys), ChecksOnly. docs/uci.md tells more.

    \b
      matewright uci
      position fen 5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1
      go mate 2
      quit
    """
    engine = UciEngine(say)
    # Python leaves None in place of a stdin that was closed from the start.
    for line in () if sys.stdin is None else iter(sys.stdin.readline, ""):
        if not engine.obey(line):
            break
    engine.close()
    return ExitStatus.SOLVED
