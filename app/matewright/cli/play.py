"""`matewright play`: two players, a person, a strategy or a recorded line, on a board of text."""

from __future__ import annotations

import sys

import click

from matewright import engine
from matewright.cli.exit_status import ExitStatus
from matewright.cli.option_groups import GroupedCommand
from matewright.cli.output import say
from matewright.cli.problem_argument import ProblemArgument, problem_argument
from matewright.errors import FormatError
from matewright.model.conditions import Condition
from matewright.model.legality import piece_errors
from matewright.model.piece import Colour
from matewright.model.play_state import PlayState
from matewright.model.position import INITIAL_FEN, Position
from matewright.reference.displays import Display, TextDisplay, UnicodeDisplay
from matewright.reference.players import Ending, Person, Player, RecordedLine, words_of
from matewright.services.play import played_game
from matewright.services.play.players import Strategist
from matewright.services.solving import strategies
from matewright.services.solving.solve import unsolvable_reason
from matewright.services.solving.validate import position_errors

_PERSON, _LINE = "person", "line"
_PLAYERS = (_PERSON, _LINE, *strategies.NAMES)
_DISPLAYS: dict[str, type[TextDisplay]] = {"text": TextDisplay, "unicode": UnicodeDisplay}
_MOST_MOVES = 500
_SECONDS = 5.0
"""How long a strategy may think about a move."""


@click.command(short_help="Play a game, alone or against a strategy.", cls=GroupedCommand)
@problem_argument(needs_stipulation=False, default=INITIAL_FEN)
@click.option(
    "--white",
    metavar="PLAYER",
    type=click.Choice(_PLAYERS),
    default=_PERSON,
    show_default=True,
    help=f"Who plays White: {', '.join(_PLAYERS)}.",
)
@click.option(
    "--black",
    metavar="PLAYER",
    type=click.Choice(_PLAYERS),
    default="modern",
    show_default=True,
    help="Who plays Black.",
)
@click.option(
    "--line", "line", metavar="MOVES", help="What a player called “line” plays, in quotes."
)
@click.option(
    "--board",
    type=click.Choice(list(_DISPLAYS)),
    default="unicode",
    show_default=True,
    help="How the board is drawn.",
)
@click.option(
    "--mates",
    metavar="N",
    type=click.IntRange(1, 6),
    default=2,
    show_default=True,
    help="In how many moves a strategy looks for a mate.",
)
@click.option(
    "--most",
    metavar="N",
    type=click.IntRange(1, _MOST_MOVES),
    default=100,
    show_default=True,
    help="End the game after this many moves of either side.",
)
def play(
    *,
    argument: ProblemArgument,
    white: str,
    black: str,
    line: str | None,
    board: str,
    mates: int,
    most: int,
) -> int:
    """Play from FEN, from the problem of FILE with --number N, or from the initial array.

    A person types moves in any usual notation (Nf3, e2-e4, e7e8q), “moves” to see them all and
    “quit” to end. Two players called “line” share one line. Of the
    strategies modern, exhaustive and reference play with fairy pieces.

    \b
      matewright play --black gms
      matewright play problems.olv --number 3 --black modern
      matewright play --condition Circe --black exhaustive
      matewright play "7k/8/5K2/8/8/8/8/6Q1 w" --white line --black line --line "Qg7"
    """
    problem = argument.only()
    if problem.twins:
        raise FormatError("play-twins")
    if reason := unsolvable_reason(problem):
        raise reason
    game, position = problem.game, problem.position
    if game.is_orthodox:
        for error in (*piece_errors(position, Colour), *position_errors(position)):
            raise error
    engine.check(game)
    moves = None if line is None else words_of(line)
    if (moves is not None) != (_LINE in (white, black)):
        raise click.UsageError("A player called “line” and --line belong together.")
    display = _DISPLAYS[board](say)
    recorded = RecordedLine(moves or ())
    names = {Colour.WHITE: white, Colour.BLACK: black}
    chosen = {
        colour: _player(name, recorded, display, mates, game.conditions)
        for colour, name in names.items()
    }
    first, second = chosen[position.turn], chosen[position.turn.other]
    if _PERSON in (white, black):
        display.tell("Type a move, “moves” to see all legal ones, or “quit”.")
    try:
        ending, played = played_game.play(PlayState(game), (first, second), display, 2 * most)
    except KeyboardInterrupt:
        say()
        say("The game was ended.")
        return ExitStatus.SOLVED
    display.tell(_words(ending, played.position))
    return ExitStatus.SOLVED


def _player(
    name: str,
    recorded: RecordedLine,
    display: Display,
    mates: int,
    conditions: tuple[Condition, ...],
) -> Player:
    if name == _PERSON:
        return Person(_ask, display)
    if name == _LINE:
        return recorded
    return Strategist(name, mates, _SECONDS, conditions)


def _ask(question: str) -> str | None:
    """What is typed; None at the end of the input."""
    say(question, nl=False)
    # Python leaves None in place of a stdin that was closed from the start.
    answer = "" if sys.stdin is None else sys.stdin.readline()
    if answer:
        return answer
    say()
    return None


def _words(ending: Ending, position: Position) -> str:
    match ending:
        case Ending.MATE:
            return f"Mate: {position.turn.other.word} wins."
        case Ending.STALEMATE:
            return f"Stalemate: {position.turn.word} cannot move."
        case Ending.TOO_LONG:
            return "The game was ended after the most moves allowed."
        case _:
            return "The game was ended."
