"""`matewright legal`: whether a position can come from a game."""

from __future__ import annotations

from typing import Final

import click

from matewright import engine
from matewright.cli.exit_status import ExitStatus
from matewright.cli.live_line import LiveLine
from matewright.cli.output import say, say_json

_STATUS: Final = {
    "legal": ExitStatus.SOLVED,
    "illegal": ExitStatus.NONE,
    "undecided": ExitStatus.PARTIAL,
}

_POLL_SECONDS: Final = 0.2


@click.command(short_help="Tell whether a position can come from a game, and prove it.")
@click.argument("fen")
@click.option(
    "--time-limit",
    metavar="SECONDS",
    type=click.FloatRange(min=0, min_open=True),
    default=60,
    show_default=True,
    help="Leave it undecided after that time.",
)
@click.option(
    "--threads",
    metavar="N",
    type=click.IntRange(1, engine.MOST_THREADS),
    default=engine.ALL_THREADS,
    help="How many threads search at once.  [default: one for each processor]",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead.")
def legal(fen: str, *, time_limit: float, threads: int, as_json: bool) -> int:
    """Tell whether the position FEN can come from a game.

    A legal position is proved by a game that leads to it, which is not the shortest, and which
    python-chess has played through; an illegal one by a reason. Neither is ever guessed: what is
    not proved in time is undecided.

    \b
      matewright legal "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq -"
      matewright legal "4k3/8/8/8/8/P7/PP6/4K3 w" --json

    A FEN with a castling field says who may castle: kings and rooks named there never moved, and of
    the others one has. Without that field it does not matter.

    \b
    Exit status:  0 legal   1 illegal   2 the FEN cannot be read
                  3 undecided   4 unexpected failure
    """
    from matewright.services.legality import judge

    job = judge.start(fen, threads=threads, time_limit=time_limit)
    with LiveLine("looking for a game") as line:
        while (found := job.result(_POLL_SECONDS)) is None:
            line.tell(f"looking for a game: {job.seconds:.0f} s")
    if as_json:
        say_json(found.to_dict())
    else:
        say(found.verdict.value)
        say(found.reason or found.game_text or "This is the array.")
    return _STATUS[found.verdict]
