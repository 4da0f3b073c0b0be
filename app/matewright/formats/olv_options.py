"""The options of an `.olv` document that belong to the position.

Side to move, castling and en passant have no field in the format; Popeye has words for them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from matewright.errors import FormatError
from matewright.model.move import square_name, square_number
from matewright.model.parts import parts
from matewright.model.piece import Colour
from matewright.model.play_options import PlayOptions
from matewright.model.position import CASTLINGS, Position, check_en_passant
from matewright.model.problem import Problem

_OPTION = re.compile(r"(nocastling|enpassant)\b(.*)|halfduplex", re.IGNORECASE)
_SQUARE = re.compile(r"[a-h][1-8]")


def sort_options(options: Iterable[str]) -> tuple[list[str], list[str]]:
    """The options that belong to the position, and the others."""
    own: list[str] = []
    others: list[str] = []
    for option in options:
        (own if _OPTION.fullmatch(option.strip()) else others).append(option)
    return own, others


def with_options(
    position: Position, options: Iterable[str]
) -> tuple[Position, list[tuple[str, FormatError]]]:
    """The position under its options, and those that do not fit it, each with the reason."""
    refused: list[tuple[str, FormatError]] = []
    # The side to move says which squares can be captured on, wherever it stands in the list.
    for option in sorted(options, key=lambda option: _parsed(option).group(1) is not None):
        try:
            position = _with_option(position, option)
        except FormatError as error:
            refused.append((option, error))
    return position, refused


def _parsed(option: str) -> re.Match[str]:
    match = _OPTION.fullmatch(option.strip())
    assert match is not None, "only options of the position come here"
    return match


def _with_option(position: Position, option: str) -> Position:
    """The position under one of its options. Raises `FormatError`."""
    match = _parsed(option)
    if match.group(1) is None:
        return replace(position, turn=position.turn.other)
    squares = [square_number(name) for name in _SQUARE.findall(match.group(2))]
    if match.group(1).lower() == "nocastling":
        denied = {right for right, homes in CASTLINGS.items() if set(homes) & set(squares)}
        return replace(position, castling_denied=position.castling_denied | denied)
    # Popeye names the squares the pawn left, passed and reached; a single one is the passed.
    passed = squares[1:-1] or squares[:1]
    if len(passed) != 1:
        raise FormatError("popeye-squares", text=option)
    check_en_passant(passed[0], position.turn)
    return replace(position, en_passant=passed[0])


def options_of(problem: Problem) -> list[str]:
    """Options, side to move, castling and en passant in these words, where they are not usual.

    A right that is denied is named when some part of the problem has king and rook at home.
    """
    position = problem.position
    options = list(problem.options.names)
    if problem.is_exchanged:
        options.append("HalfDuplex")
    denied = _castling_possible(problem) & position.castling_denied
    if denied:
        rooks = sorted(CASTLINGS[right][1] for right in denied)
        options.append("NoCastling " + "".join(map(square_name, rooks)))
    # A reader goes by the turn, which is not stated then.
    if position.en_passant is not None and not problem.shows_turn_when_reached:
        step = 8 if position.turn is Colour.WHITE else -8
        passed = position.en_passant
        squares = (passed + step, passed, passed - step)
        options.append("EnPassant " + "".join(map(square_name, squares)))
    return options


def _castling_possible(problem: Problem) -> frozenset[str]:
    possible = problem.position.castling_possible
    if problem.twins:
        try:
            for part in parts(problem, problem.options):
                possible |= part.position.castling_possible
        except FormatError:
            # A twin that cannot be made has no castling.
            return possible
    return possible


def rearranged(values: Iterable[object], written: Iterable[object]) -> list[object]:
    """The options of a problem in the words and the order of a list that has most of them."""
    options = list(values)
    kept = [value for value in written if all(one in options for one in _meant(value))]
    meant = [one for value in kept for one in _meant(value)]
    return [*kept, *(value for value in options if value not in meant)]


def _meant(value: object) -> tuple[object, ...]:
    """The options that a value of the list means; what is not text is kept as it is."""
    if not isinstance(value, str):
        return (value,)
    options, others = PlayOptions.parse((value,))
    return others or options.names
