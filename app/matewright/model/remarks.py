"""What answers say in English words of their own, in the reader's language.

Restrictions and notes are part of an answer: they are compared, published as JSON and kept in
files, always in English. Whoever shows an answer to a person asks here how to put them.
"""

from __future__ import annotations

from typing import Final

from matewright.model.solution import Solution
from matewright.wording import Wording

_words: Final = Wording("answers")

_RESTRICTIONS: Final = (
    _words.later("checks only"),
    _words.later("stopped after the short solutions"),
    _words.later("stopped: no memory for more solutions"),
    _words.later("only {count} wanted"),
    _words.later("first moves from number {first} on"),
    _words.later("first move {first} only"),
    _words.later("first moves {first} to {last} only"),
    _words.later("at most 1 flight"),
    _words.later("at most %n flights"),
    _words.later("threats of at most 1 move"),
    _words.later("threats of at most %n moves"),
    _words.later("few defences longer than 1 move ({option})"),
    _words.later("few defences longer than %n moves ({option})"),
)

_NOTES: Final = (
    _words.later("parts swapped: White moves first"),
    _words.later("parts swapped: Black moves first"),
    _words.later("castling assumed to be legal: {rights}"),
    _words.later("pawns promote to {pieces} too"),
    _words.later("proved with a hash table (error below 10⁻¹⁶), tree not re-searched"),
    _words.later("{side} can {action} at once and has to: {moves}"),
    _words.later("White"),
    _words.later("Black"),
    _words.later("give mate"),
    _words.later("give stalemate"),
    _words.later("stalemate both sides"),
    _words.later("give mate or stalemate"),
    _words.later("give check"),
    _words.later("capture"),
    _words.later("move to {square}"),
    _words.later("capture en passant"),
    _words.later("castle"),
    _words.later("not compared with {name}: stopped before"),
    _words.later("not compared with {name}: {reason}"),
    _words.later("{name} finds the same"),
    _words.later("{name} finds a mate in {length} too; {program} looks for none"),
    _words.later("{name} differs, it finds {found}: {reason}"),
    _words.later("no mate in {length}"),
    _words.later("mate in {length} by {key}, not by {other}"),
    _words.later("mate in {length} by {key}"),
    _words.later("the reason was not found"),
    _words.later("MATER takes castling rights from the squares"),
    _words.later("MATER takes no en passant capture from the FEN"),
    _words.later("MATER takes neither castling rights nor an en passant capture from the FEN"),
    _words.later("MATER lets a pawn on the last rank stay a pawn"),
    _words.later("Mate-in-two takes stalemate for mate ({line})"),
    _words.later("Mate-in-two knows no promotion ({line})"),
    _words.later("Mate-in-two knows no castling ({line})"),
    _words.later("Mate-in-two knows no en passant capture ({line})"),
    _words.later("Mate-in-two knows no double step ({line})"),
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
