"""The kinds of twins: their names, first words and hints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from matewright.wording import Wording

_words: Final = Wording("TwinsPane")

CONDITION: Final = "Condition "
"""How the text of a twin with other conditions begins."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of change: its name, how its text begins, and the hint for the rest.

    `squares` is how many squares are to be clicked.
    """

    title: str
    text: str
    hint: str
    squares: int = 0


def ready_words() -> str:
    """Shown when a change is complete."""
    return _words("Press Enter or Add.")


def kinds() -> tuple[Kind, ...]:
    """All kinds, in the language of the window."""
    ready = ready_words()
    return (
        Kind(
            _words("Move a man"),
            "Move ",
            _words("Click the man and then its new square on the board, or type two squares."),
            2,
        ),
        Kind(
            _words("Exchange two men"),
            "Exchange ",
            _words("Click one man and then the other on the board, or type two squares."),
            2,
        ),
        Kind(
            _words("Remove a man"),
            "Remove ",
            _words("Click the man on the board, or type its square."),
            1,
        ),
        Kind(
            _words("Add a man"),
            "Add ",
            _words("Choose a man of the palette and click its square, or type it: white Sb2."),
            1,
        ),
        Kind(
            _words("Other men: replace a kind"),
            "Substitute ",
            _words("Type the letters of the kind that goes and of the one that comes: S B."),
        ),
        Kind(
            _words("Shift all men"),
            "Shift ",
            _words(
                "Click any square and then the square where its man goes on the board, "
                "or type two squares."
            ),
            2,
        ),
        Kind(_words("Rotate by 90°"), "Rotate 90", ready),
        Kind(_words("Rotate by 180°"), "Rotate 180", ready),
        Kind(_words("Rotate by 270°"), "Rotate 270", ready),
        Kind(_words("Mirror left and right"), "Mirror a1<-->h1", ready),
        Kind(_words("Mirror up and down"), "Mirror a1<-->a8", ready),
        Kind(_words("Mirror a1 and h8"), "Mirror a1<-->h8", ready),
        Kind(_words("Mirror a8 and h1"), "Mirror a8<-->h1", ready),
        Kind(_words("Exchange the colours"), "PolishType", ready),
        Kind(_words("Another stipulation"), "Stipulation ", _words("Type the stipulation: h#3.")),
        Kind(
            _words("Another condition …"),
            CONDITION,
            _words("Type the conditions that replace all others: Circe Madrasi."),
        ),
    )
