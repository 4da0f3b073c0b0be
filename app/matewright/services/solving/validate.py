"""Looking a problem over before it is solved: what makes it impossible, and what is merely odd."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from matewright import engine
from matewright.errors import (
    EngineError,
    FormatError,
    IllegalPosition,
    MatewrightError,
    StipulationError,
)
from matewright.model.conditions import check_conditions
from matewright.model.game import Game
from matewright.model.legality import notes, piece_errors
from matewright.model.move import square_name
from matewright.model.parts import DUPLEX, Part, label_in_words, parts
from matewright.model.piece import Colour, Piece
from matewright.model.play_state import PlayState
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import Stipulation
from matewright.model.verdict import short_label

_DIRECT_MATE = Stipulation(1)


@dataclass(frozen=True, slots=True)
class Report:
    """Errors forbid solving; warnings only say what could not come from a game.

    Both are exceptions used as values: they carry a code, fields and a sentence.
    """

    errors: tuple[MatewrightError, ...] = ()
    warnings: tuple[MatewrightError, ...] = ()


def validate(problem: Problem) -> Report:
    """Everything that is wrong or odd about position and stipulation, in reading order.

    Sentences about a twin begin with its letter; those that hold for the part before are left out.
    """
    errors: list[MatewrightError] = []
    warnings: list[MatewrightError] = []
    questions, twin_error = _questions(problem)
    if twin_error is not None:
        errors.append(twin_error)
    seen: set[str] = set()
    for part in questions:
        for found, kept in ((_errors(part), errors), (_warnings(part), warnings)):
            for error in found:
                if str(error) not in seen:
                    kept.append(named(error, part.label))
                seen.add(str(error))
    return Report(tuple(errors), tuple(warnings))


def _questions(
    problem: Problem,
) -> tuple[Sequence[Part], FormatError | None]:
    """The questions, part by part, and why twins that cannot be made are left out."""
    try:
        return parts(problem), None
    except FormatError as error:
        return parts(replace(problem, twins=())), error


def named(error: MatewrightError, label: str) -> MatewrightError:
    """The same error with the letter of the twin that it was found in."""
    if not label:
        return error
    part = label.split(" ", 1)[0]
    if label.endswith(DUPLEX):
        part = f"{label_in_words(short_label(label))}:"
    return type(error)("in-part", part=part, reason=error)


def _errors(part: Part) -> Iterator[MatewrightError]:
    stipulation = None
    try:
        stipulation = part.stipulation.checked()
    except StipulationError as error:
        yield error
        begins = None
    else:
        # After the key, say, another side is to move than the one that begins.
        is_natural = part.position.turn is part.options.begins(stipulation)
        begins = stipulation.first_mover if is_natural else stipulation.first_mover.other
    if not part.conditions:
        yield from position_errors(part.position, stipulation, begins)
        return
    part = replace(part, position=_to_be_checked(part.position, stipulation or _DIRECT_MATE))
    try:
        if stipulation is None:
            engine.check(part)
        else:
            engine.check_question(part)
    except IllegalPosition as error:
        yield error
    except EngineError:
        # That the conditions are refused is said where they are named.
        pass


def checked_kings(state: PlayState) -> tuple[int, ...]:
    """The squares of the kings that are attacked; works for any set-up, with fairy pieces too.

    Empty where pieces or conditions are not supported, or a line is not legal.
    """
    try:
        return engine.checked_kings(state)
    except MatewrightError:
        return ()


def refusal(game: Game) -> MatewrightError | None:
    """Why problems with these conditions, and with the pieces on the board, are not solved."""
    conditions = game.conditions
    try:
        check_conditions(conditions)
    except StipulationError as error:
        return error
    unknown = [condition.text for condition in conditions if not condition.is_solvable]
    if unknown:
        return StipulationError("condition-unsupported", names=", ".join(unknown))
    if not conditions:
        return None
    try:
        engine.check(game)
    except EngineError as error:
        return error
    except IllegalPosition:
        # What stands on the board is no matter of the conditions.
        pass
    return None


def position_errors(
    position: Position, stipulation: Stipulation | None = None, begins: Colour | None = None
) -> Iterator[IllegalPosition]:
    """What makes a position unfit to be solved; without a stipulation, as for a direct mate.

    `begins` is the side that makes the stipulation's first move, the side to move if not given.
    """
    stipulation = stipulation or _DIRECT_MATE
    position = _to_be_checked(position, stipulation)
    kings = stipulation.kings_needed(begins or position.turn)
    found = list(piece_errors(position, kings))
    yield from found
    if {error.code for error in found} & {"unplayable-pieces", "two-kings"}:
        return
    waiting = position.turn.other
    king = position.squares_of(Piece(waiting, "K"))
    if king and king[0] in checked_kings(PlayState(Game(position))):
        yield IllegalPosition("side-not-to-move-in-check", colour=waiting.english)


def _to_be_checked(position: Position, stipulation: Stipulation) -> Position:
    """The position; the diagram of a proof game with the turn it has once it is reached."""
    return (
        position.with_turn(stipulation.turn_when_reached) if stipulation.is_proof_game else position
    )


def _warnings(part: Part) -> Iterator[MatewrightError]:
    position = part.position
    yield from notes(position, has_conditions=bool(part.conditions))
    if position.en_passant is not None and position.en_passant not in position.en_passant_choices:
        square = square_name(position.en_passant)
        yield IllegalPosition("en-passant-impossible", square=square)
