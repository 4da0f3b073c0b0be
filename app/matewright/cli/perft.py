"""`matewright perft`: count the leaves of the legal move tree, the usual proof of the rules."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, wait
from typing import TypeVar

import click

from matewright import engine
from matewright.cli.exit_status import ExitStatus
from matewright.cli.output import say
from matewright.model.game import Game
from matewright.model.position import Position

_POLL_SECONDS = 0.1

Answer = TypeVar("Answer")


@click.command(short_help="Count the positions that moves lead to, to check a program.")
@click.argument("fen")
@click.argument("depth", type=click.IntRange(0, engine.MOST_PERFT_DEPTH))
@click.option("--divide", is_flag=True, help="Show the count of each first move too.")
def perft(fen: str, depth: int, *, divide: bool) -> int:
    """Count the positions DEPTH half-moves after FEN.

    The numbers can be compared with those of any other chess program:

        matewright perft "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w" 5
    """
    position = Position.from_fen(fen)
    engine.check(Game(position))
    if not divide or depth == 0:
        say(_interruptible(lambda: engine.perft(position, depth)))
        return ExitStatus.SOLVED
    counts = _interruptible(lambda: engine.divide(position, depth))
    for move, count in sorted(counts.items()):
        say(f"{move}: {count}")
    say(f"total: {sum(counts.values())}")
    return ExitStatus.SOLVED


def _interruptible(count: Callable[[], Answer]) -> Answer:
    """Call `count` in a thread of its own, because Ctrl-C reaches only an idle main thread.

    A count that was stopped goes on until the process ends, which is at once.
    """
    outcome: Future[Answer] = Future()

    def work() -> None:
        try:
            outcome.set_result(count())
        except Exception as error:  # noqa: BLE001 - handed on to the main thread, whatever it is
            outcome.set_exception(error)

    threading.Thread(target=work, daemon=True).start()
    while True:
        # Short waits: a signal delivered to another thread interrupts no wait here.
        wait([outcome], timeout=_POLL_SECONDS)
        if outcome.done():
            return outcome.result()
