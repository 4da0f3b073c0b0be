"""Random problems for the round trips."""

from dataclasses import replace

from hypothesis import strategies as st

from matewright.model.attributes import ATTRIBUTES, attributes_of
from matewright.model.kinds import FAIRY_KINDS, KINDS
from matewright.model.piece import Colour, Piece
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import Stipulation, UnknownStipulation
from matewright.model.twin import (
    Add,
    Angle,
    Axis,
    Change,
    Exchange,
    Mirror,
    Move,
    PolishType,
    Remove,
    Restipulate,
    Rotate,
    Shift,
    Substitute,
    Twin,
)

PIECES = [Piece(colour, code) for colour in Colour for code in KINDS]
PLAYABLE_PIECES = st.sampled_from(PIECES)
CODES_OF_ALL = st.sampled_from([*KINDS, *FAIRY_KINDS])
SOME_ATTRIBUTES = st.just(()) | st.sets(st.sampled_from(ATTRIBUTES), max_size=3).map(attributes_of)
FAIRY_MEN = st.builds(Piece, st.sampled_from(Colour), CODES_OF_ALL, SOME_ATTRIBUTES) | st.builds(
    Piece.neutral, CODES_OF_ALL, SOME_ATTRIBUTES
)
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
TRAPS = st.sampled_from(
    ["=", "no", "#1", "2009-02-01", "~", "null", "- a", "{", "*x", "&x", "'", '"', "a: b", " a",
     "a ", "1922", "007", "!x", "@", "%", "...", "---", "a\nb", "\n", "a\n\n\nb", "\t", "é", "Ж",
     "\u2028", "\x85", "\x07", "\ufeff", "\\", "a\r\nb", "<<", "yes", "0x1f", "1e3", ".5", "|"]
)  # fmt: skip
WORDS = TEXT | TRAPS
STIPULATIONS = st.sampled_from(
    ["#1", "#2", "#3", "#12", "h#2", "h#2.5", "s#4", "ser-h#7", "hs#2"]
).map(Stipulation.parse)


@st.composite
def positions(draw: st.DrawFn, pieces: st.SearchStrategy[Piece] = PLAYABLE_PIECES) -> Position:
    """Any pieces on any squares, with castling denied and en passant stated where that can be."""
    position = Position(turn=draw(st.sampled_from(Colour)))
    for square, piece in draw(st.dictionaries(st.integers(0, 63), pieces)).items():
        position = position.put(square, piece)
    for square, letter in ((4, "K"), (0, "R"), (7, "R"), (60, "k"), (56, "r"), (63, "r")):
        if draw(st.booleans()):
            position = position.put(square, Piece.from_letter(letter))
    for right in sorted(position.castling_possible):
        position = position.with_castling(right, draw(st.booleans()))
    choices = position.en_passant_choices
    if choices:
        position = position.with_en_passant(draw(st.none() | st.sampled_from(choices)))
    return position


def any_positions() -> st.SearchStrategy[Position]:
    """Positions with pieces that only files know too, neutral ones and some with attributes."""
    return positions(PLAYABLE_PIECES | FAIRY_MEN)


def seen(problem: Problem) -> tuple[object, ...]:
    """What a person sees of a problem; castling denied to absent pieces does not count."""
    return (
        problem.position.fen,
        problem.stipulation,
        problem.authors,
        problem.source,
        problem.comment,
        problem.solution_text,
        problem.solution,
        problem.options,
        problem.twins,
        problem.zero_position,
        problem.intended,
    )


POSITIONS = positions()
AUTHORS = st.lists(WORDS.filter(bool), max_size=3).map(tuple)


def problems(
    authors: st.SearchStrategy[tuple[str, ...]] = AUTHORS,
    board: st.SearchStrategy[Position] = POSITIONS,
) -> st.SearchStrategy[Problem]:
    """Problems without a stored answer; with pieces of `KINDS` unless `board` says otherwise."""
    return st.builds(
        Problem,
        position=board,
        stipulation=STIPULATIONS | st.just(UnknownStipulation()),
        authors=authors,
        source=WORDS,
        comment=WORDS,
        solution_text=WORDS,
    )


NUMBERS = st.none() | st.integers(1, 999_999_999)
PLAY_OPTIONS = st.builds(
    PlayOptions,
    **{name: st.booleans() for name in ("set_play", "post_key", "threats", "duplex", "quodlibet")},
    **dict.fromkeys(("max_solutions", "last_move", "max_flights", "max_threat"), NUMBERS),
    tries=st.integers(0, 5),
    white_to_play=st.booleans(),
    first_move=st.integers(1, 99),
    non_trivial=st.none() | st.tuples(st.integers(0, 9), st.integers(0, 9)),
)
SQUARES = st.integers(0, 63)
PAIRS = st.lists(SQUARES, min_size=2, max_size=2, unique=True)
CODES = st.sampled_from(list(KINDS))
CHANGES: st.SearchStrategy[Change] = st.one_of(
    PAIRS.map(lambda pair: Move(*pair)),
    PAIRS.map(lambda pair: Exchange(*pair)),
    PAIRS.map(lambda pair: Shift(*pair)),
    st.builds(Remove, SQUARES),
    st.builds(Add, st.sampled_from(PIECES), SQUARES),
    st.builds(Substitute, CODES, CODES),
    st.builds(Rotate, st.sampled_from(Angle)),
    st.builds(Mirror, st.sampled_from(Axis)),
    st.just(PolishType()),
    st.builds(Restipulate, STIPULATIONS),
)
TWINS = st.builds(Twin, st.lists(CHANGES, min_size=1, max_size=4).map(tuple), st.booleans())


@st.composite
def problems_in_parts(draw: st.DrawFn) -> Problem:
    """Problems with options of their own, twins and a number of intended solutions."""
    twins = tuple(draw(st.lists(TWINS, max_size=3)))
    return replace(
        draw(problems()),
        options=draw(PLAY_OPTIONS),
        twins=twins,
        zero_position=bool(twins) and draw(st.booleans()),
        intended=draw(st.sampled_from(["", "2", "1.2", "2.1.1.1"])),
    )
