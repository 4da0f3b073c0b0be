"""The kinds of twins: their names, first words and hints."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of change: its name, how its text begins, and the hint for the rest.

    `squares` is how many squares are to be clicked.
    """

    title: str
    text: str
    hint: str
    squares: int = 0


def _tr(text: str) -> str:
    return QCoreApplication.translate("TwinsPane", text)


def ready_words() -> str:
    """What is said when a change is complete."""
    return _tr("Press Enter or Add.")


def kinds() -> tuple[Kind, ...]:
    """All kinds, in the language of the window."""
    ready = ready_words()
    return (
        Kind(
            _tr("Move a man"),
            "Move ",
            _tr("Click the man and then its new square on the board, or type two squares."),
            2,
        ),
        Kind(
            _tr("Exchange two men"),
            "Exchange ",
            _tr("Click one man and then the other on the board, or type two squares."),
            2,
        ),
        Kind(
            _tr("Remove a man"),
            "Remove ",
            _tr("Click the man on the board, or type its square."),
            1,
        ),
        Kind(
            _tr("Add a man"),
            "Add ",
            _tr("Choose a man of the palette and click its square, or type it: white Sb2."),
            1,
        ),
        Kind(
            _tr("Replace a kind of men"),
            "Substitute ",
            _tr("Type the letters of the kind that goes and of the one that comes: S B."),
        ),
        Kind(
            _tr("Shift all men"),
            "Shift ",
            _tr(
                "Click any square and then the square where its man goes on the board, "
                "or type two squares."
            ),
            2,
        ),
        Kind(_tr("Rotate by 90°"), "Rotate 90", ready),
        Kind(_tr("Rotate by 180°"), "Rotate 180", ready),
        Kind(_tr("Rotate by 270°"), "Rotate 270", ready),
        Kind(_tr("Mirror left and right"), "Mirror a1<-->h1", ready),
        Kind(_tr("Mirror up and down"), "Mirror a1<-->a8", ready),
        Kind(_tr("Mirror a1 and h8"), "Mirror a1<-->h8", ready),
        Kind(_tr("Mirror a8 and h1"), "Mirror a8<-->h1", ready),
        Kind(_tr("Exchange the colours"), "PolishType", ready),
        Kind(_tr("Another stipulation"), "Stipulation ", _tr("Type the stipulation: h#3.")),
    )
