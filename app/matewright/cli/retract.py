"""`matewright retract`: the moves that may have been the last in a position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click

from matewright import engine
from matewright.cli.exit_status import ExitStatus
from matewright.cli.live_line import LiveLine
from matewright.cli.output import say, say_json

if TYPE_CHECKING:
    from matewright.services.legality.last_moves import LastMove, Retractions

_POLL_SECONDS = 0.2


@click.command(short_help="Take back the last moves, with what is certain because of them.")
@click.argument("fen")
@click.option(
    "--moves",
    metavar="N",
    type=click.IntRange(1, 4),
    default=1,
    show_default=True,
    help="How many single moves are taken back.",
)
@click.option(
    "--time-limit",
    metavar="SECONDS",
    type=click.FloatRange(min=0, min_open=True),
    default=60,
    show_default=True,
    help="Leave the rest open after that time.",
)
@click.option(
    "--threads",
    metavar="N",
    type=click.IntRange(1, engine.MOST_THREADS),
    default=engine.ALL_THREADS,
    help="How many threads search at once.  [default: one for each processor]",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead.")
def retract(fen: str, *, moves: int, time_limit: float, threads: int, as_json: bool) -> int:
    """List the moves that may have led to the position FEN, and why others cannot have.

    A move is ruled out where the position before it is proved to come from no game; that the others
    are legal is not proved by that. What is certain comes first: castling that is no longer
    possible, a last move that was certainly played.

    \b
      matewright retract "4k2r/6pp/8/8/8/8/8/4K3 w"
      matewright retract "4k2r/6pp/8/8/8/8/8/4K3 w" --moves 2 --json

    A FEN with a castling field says whose kings and rooks never moved. An en passant square is not
    believed: whether the double step was certainly the last move is what is found out.

    \b
    Exit status:  0 some last move is left   1 none: the position is illegal
                  2 the FEN cannot be read   3 not everything was looked at in time
                  4 unexpected failure
    """
    from matewright.services.legality import last_moves

    job = last_moves.start(fen, moves=moves, threads=threads, time_limit=time_limit)
    with LiveLine("taking moves back") as line:
        while (found := job.result(_POLL_SECONDS)) is None:
            known, ruled_out = job.counts
            line.tell(
                f"{known} moves looked at, {ruled_out} of them ruled out: {job.seconds:.0f} s"
            )
    if as_json:
        say_json(found.to_dict())
    else:
        for text in _lines(found):
            say(text)
    if found.reason is not None:
        return ExitStatus.NONE
    return ExitStatus.SOLVED if found.is_complete else ExitStatus.PARTIAL


def _lines(found: Retractions) -> Iterator[str]:
    from matewright.services.legality.last_moves import stuck_text

    yield from found.sentences()
    if found.reason is not None:
        return
    if not found.is_complete:
        yield "Partial: not all positions were looked at to the end."
    yield f"Not ruled out: {len(found.possible)} of {len(found.moves)} moves"
    yield "Each with what it captured; – is nothing."
    yield from _of(found.moves, 1)
    if stuck := stuck_text(found):
        yield stuck


def _of(moves: Sequence[LastMove], depth: int) -> Iterator[str]:
    from matewright.services.legality.last_moves import in_groups

    for group in in_groups(moves):
        indent = "  " * depth
        yield f"{indent}{group.text():<8} {group.captured_text():<12} {group.first.verdict}"
        for one in group.moves:
            if one.earlier:
                yield f"{indent}  before {one.text()}:"
                yield from _of(one.earlier, depth + 2)
