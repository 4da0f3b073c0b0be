"""What answers say in English words of their own, in the reader's language.

Restrictions and notes are part of an answer: they are compared, published as JSON and kept in
files, always in English. Whoever shows an answer to a person asks here how to put them.
"""

from __future__ import annotations

from typing import Final

from matewright.model.solution import Solution
from matewright.wording import Wording

_words: Final = Wording("answers")

_RESTRICTIONS: Final = _words.all_later(
    "checks only",
    "stopped after the short solutions",
    "stopped: no memory for more solutions",
    "only {count} wanted",
    "first moves from number {first} on",
    "first move {first} only",
    "first moves {first} to {last} only",
    "at most 1 flight",
    "at most %n flights",
    "threats of at most 1 move",
    "threats of at most %n moves",
    "few defences longer than 1 move ({option})",
    "few defences longer than %n moves ({option})",
)

_NOTES: Final = _words.all_later(
    "parts swapped: White moves first",
    "parts swapped: Black moves first",
    "castling assumed to be legal: {rights}",
    "pawns promote to {pieces} too",
    "proved with a hash table (error below 10⁻¹⁶), tree not re-searched",
    "{side} can {action} at once and has to: {moves}",
    "White",
    "Black",
    "give mate",
    "give stalemate",
    "stalemate both sides",
    "give mate or stalemate",
    "give check",
    "capture",
    "move to {square}",
    "capture en passant",
    "castle",
    "not compared with {name}: stopped before",
    "not compared with {name}: {reason}",
    "{name} finds the same",
    "{name} finds a mate in {length} too; {program} looks for none",
    "{name} differs, it finds {found}: {reason}",
    "no mate in {length}",
    "mate in {length} by {key}, not by {other}",
    "mate in {length} by {key}",
    "the reason was not found",
    "MATER takes castling rights from the squares",
    "MATER takes no en passant capture from the FEN",
    "MATER takes neither castling rights nor an en passant capture from the FEN",
    "MATER lets a pawn on the last rank stay a pawn",
    "Mate-in-two takes stalemate for mate ({line})",
    "Mate-in-two knows no promotion ({line})",
    "Mate-in-two knows no castling ({line})",
    "Mate-in-two knows no en passant capture ({line})",
    "Mate-in-two knows no double step ({line})",
)


def restrictions(solution: Solution) -> tuple[str, ...]:
    """What cut the search down: `checks only`."""
    return tuple(restriction(text) for text in solution.restrictions)


def restriction(text: str) -> str:
    """One of the restrictions of an answer or of `PlayOptions`."""
    return _words.retranslated(text, _RESTRICTIONS)


def notes(solution: Solution) -> tuple[str, ...]:
    """The conventions an answer rests on, and what is known about a claim."""
    return tuple(_words.retranslated(text, _NOTES) for text in solution.notes)
