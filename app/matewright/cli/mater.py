"""`matewright mater`: the command MATER of Valentín Albillo (1998), with its words and its ways.

`docs/mater.md` lists which of MATER's limits are kept.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from matewright import engine
from matewright.cli.any_key import any_key
from matewright.cli.output import flush_output, say
from matewright.model.piece import Colour
from matewright.model.position import Position
from matewright.model.question import Question
from matewright.model.solution import Iteration, Mode, Progress, Solution
from matewright.model.stipulation import Stipulation
from matewright.museum import mater as texts

_NOT_FOUND = 0
_REFUSED = 0
# A status has eight bits outside Windows, as it had under DOS: 9999 mod 256.
_HALTED = 9999 if sys.platform == "win32" else 9999 % 256

_POLL_SECONDS = 0.05


@click.command(
    short_help="Search for mate with the program MATER of 1998.",
    # What looks like an option may be a wrong parameter, which MATER has words for.
    context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False},
)
@click.argument(
    "parameters", metavar="FEN-BOARD SIDE MAX A|C", nargs=-1, type=click.UNPROCESSED, required=False
)
def mater(parameters: tuple[str, ...]) -> int:
    """Search for mate as MATER did (Valentín Albillo, 1998): same search, same words.

    FEN-BOARD is the first field of a FEN, its last rank closed by a slash; SIDE is w or b; MAX is
    the most moves, from 1 to 64; A tries all moves, C only checks.

    \b
      matewright mater b7/PP6/8/8/7K/6B1/6N1/4R1bk/ w 3 a

    Any key halts the search when stdin is a terminal; Ctrl-C always does. The output can be
    redirected.

    \b
    Exit status:  n mate in n found   0 no mate found, or wrong parameters
                  halted: 9999 on Windows, 15 (9999 mod 256) elsewhere

    MATER's limits are kept. Castling is allowed whenever king and rook stand on their home squares,
    no first move is en passant, and a promoted pawn may also stay a pawn. Status 0 does not tell an
    error from a search without mate, nor 15 a halt from a mate in 15; read the last line instead.
    The answer is what MATER said, not a proof: see docs/mater.md, and "matewright solve".
    """
    # DOS cut the command line at its blanks; it knew no quotes.
    words = " ".join(parameters).split()
    say(f"\n{texts.TITLE}\n")
    if fault := texts.fault(words):
        say(f"\nINPUT ERROR: {fault}\n{texts.SYNTAX}")
        return _REFUSED
    board, side, most, kind = words
    position = Position.from_fen(f"{board} {side.lower()}")
    moves, checks_only = int(most), kind in "Cc"
    say(texts.picture(position))
    say(f"FEN: {board} {side}\n")
    say(f"Max. no. of moves to mate: {moves}")
    colour = "White" if position.turn is Colour.WHITE else "Black"
    say(f"Searching {'only checks' if checks_only else '*all moves*'} for: {colour}\n")
    try:
        solution = _search(position, moves, checks_only=checks_only)
    except KeyboardInterrupt:
        solution = None
    if solution is None:
        say("\n\nHALTED BY USER")
        return _HALTED
    figures = f"t={solution.seconds:.2f}, nodes={solution.nodes}"
    if solution.length is None:
        say(f"\nNo mate in {moves}, {figures}")
        return _NOT_FOUND
    move = texts.move_text(position, solution.keys[0])
    say(f"\nMate in {solution.length} with {move}, {figures}")
    return solution.length


def _search(position: Position, moves: int, *, checks_only: bool) -> Solution | None:
    """Search and report on the way; None when a key was pressed."""
    search = engine.SearchOptions(strategy="mater", mode=Mode.SHORTEST, checks_only=checks_only)
    job = engine.start(Question(position, Stipulation(moves)), search)
    report = _Report()
    with any_key() as is_pressed:
        while True:
            solution = job.result(_POLL_SECONDS)
            if solution is not None:
                report.end(solution)
                return solution
            report.show(job.poll())
            if is_pressed():
                return None


class _Report:
    """The line of each iteration: a dot for a first move made, and the time when it failed."""

    def __init__(self) -> None:
        self._failed = 0
        self._dots: int | None = None

    def show(self, progress: Progress) -> None:
        """Bring the lines up to date."""
        at_work = () if progress.current is None else (progress.current,)
        rows = (*progress.iterations, *at_work)
        # Whether the last of them failed is known when another one follows.
        self._show(rows, failed=len(rows) - 1)

    def end(self, solution: Solution) -> None:
        """Complete the lines."""
        succeeded = solution.length is not None
        self._show(solution.iterations, failed=len(solution.iterations) - succeeded)

    def _show(self, rows: Sequence[Iteration], failed: int) -> None:
        """Write what is new; the first `failed` rows are over."""
        text = ""
        for index in range(self._failed, len(rows)):
            if self._dots is None:
                text += f"Mate in {rows[index].moves:2}"
                self._dots = 0
            text += "." * (rows[index].root_moves - self._dots)
            self._dots = rows[index].root_moves
            if index < failed:
                # MATER's clock runs from the beginning.
                text += f"{Iteration.total(rows[: index + 1]).seconds:.2f}\n"
                self._failed, self._dots = index + 1, None
        say(text, nl=False)
        flush_output()
