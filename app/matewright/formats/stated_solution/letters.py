"""The letters of pieces in the languages in which solutions are written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from matewright.formats.popeye_words import LANGUAGES
from matewright.model.kinds import ALL_KINDS, kind_of
from matewright.model.notation import LETTERS

Letters = Mapping[str, str]
"""The kinds of pieces by their letters."""


def _of_letters(letters: Mapping[str, str]) -> Letters:
    """The kinds that letters of a notation mean; fairy pieces have Popeye's beside."""
    popeye = {kind.problem_letter: code for code, kind in ALL_KINDS.items()}
    own = {letter: code for code, letter in letters.items()}
    pawn = next((code for code in ("P", "B") if code not in own), "P")
    return {**popeye, **own, pawn: "P"}


def _of_popeye(name: str) -> Letters:
    """The kinds that the letters of one of Popeye's languages mean."""
    pieces = LANGUAGES[name].pieces
    return {letters.upper(): kind_of(english).code for letters, english in pieces.items()}


SETS: Final[tuple[Letters, ...]] = (
    {**_of_letters(LETTERS["english"]), "S": "N"},
    _of_letters(LETTERS["problem"]),
    *map(_of_popeye, LANGUAGES),
    {**_of_letters(LETTERS["german"]), "B": "P"},
    {**_of_letters(LETTERS["french"]), "P": "P"},
    {**_of_letters(LETTERS["russian"]), "п": "P"},
    {
        **_of_letters(LETTERS["figurine"]),
        **dict(zip("♔♕♖♗♘♙♚♛♜♝♞♟", "KQRBNP" * 2, strict=True)),
    },
)
"""Letters of pieces in one language each, and the kinds they mean.

In English the knight is N or, as in Popeye and problem magazines, S; then N is the nightrider.
"""

PIECE: Final = (
    r"(?:\d\d|[A-Z]\d(?=[a-h][1-8](?:[-–x×*:]|<?->)[a-h][1-8])"
    r"|[A-Z]{2}|[A-Z]|Кр|[ФЛСКп]|[♔-♟])"
)
"""The pattern of a piece's letters, known or unknown.

A letter and a digit are those of a piece where the square on which it stands follows: `G3e4-e8`.
"""
