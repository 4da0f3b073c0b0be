"""Random problems for the round trips."""

from hypothesis import strategies as st

from matewright.model.piece import KINDS, Colour, Piece
from matewright.model.position import Position
from matewright.model.problem import Problem

MEN = [Piece(colour, code) for colour in Colour for code in KINDS]
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
TRAPS = st.sampled_from(
    ["=", "no", "#1", "2009-02-01", "~", "null", "- a", "{", "*x", "&x", "'", '"', "a: b", " a",
     "a ", "1922", "007", "!x", "@", "%", "...", "---", "a\nb", "\n", "a\n\n\nb", "\t", "é", "Ж",
     "\u2028", "\x85", "\x07", "\ufeff", "\\", "a\r\nb", "<<", "yes", "0x1f", "1e3", ".5", "|"]
)  # fmt: skip
WORDS = TEXT | TRAPS
STIPULATIONS = st.sampled_from(["#1", "#2", "#3", "#12", "h#2", "h#2.5", "s#4", "ser-h#7", "hs#2"])


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any men on any squares, with castling denied and en passant stated where that can be."""
    position = Position(turn=draw(st.sampled_from(Colour)))
    for square, man in draw(st.dictionaries(st.integers(0, 63), st.sampled_from(MEN))).items():
        position = position.put(square, man)
    for square, letter in ((4, "K"), (0, "R"), (7, "R"), (60, "k"), (56, "r"), (63, "r")):
        if draw(st.booleans()):
            position = position.put(square, Piece.from_letter(letter))
    for right in sorted(position.castling_possible):
        position = position.with_castling(right, draw(st.booleans()))
    choices = position.en_passant_choices
    if choices:
        position = position.with_en_passant(draw(st.none() | st.sampled_from(choices)))
    return position


def told(problem: Problem) -> tuple[object, ...]:
    """What a person sees of a problem; castling denied to absent men does not count."""
    return (
        problem.position.fen,
        problem.stipulation,
        problem.authors,
        problem.source,
        problem.comment,
        problem.solution_text,
        problem.solution,
    )


AUTHORS = st.lists(WORDS.filter(bool), max_size=3).map(tuple)


def problems(authors: st.SearchStrategy[tuple[str, ...]] = AUTHORS) -> st.SearchStrategy[Problem]:
    """Problems without a stored answer."""
    return st.builds(
        Problem,
        position=positions(),
        stipulation=STIPULATIONS | st.just(""),
        authors=authors,
        source=WORDS,
        comment=WORDS,
        solution_text=WORDS,
    )
