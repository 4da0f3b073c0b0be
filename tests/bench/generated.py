"""Collections of any size for measuring: random positions with the fields that files have."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_AUTHORS: Final = (
    "Loyd, Samuel",
    "Шумов, Илья",
    "Kohtz, Johannes",
    *(f"Author {number}, {name}" for number in range(400) for name in ("Ada", "Émile", "Jörg")),
)
_SOURCES: Final = tuple(f"Journal {number}" for number in range(300))
_STIPULATIONS: Final = ("#2", "#2", "#2", "#3", "#3", "#4", "h#2", "h#3", "s#2", "ser-h#5")
_KEYWORDS: Final = ("Grimshaw", "Novotny", "Zugzwang", "Excelsior", "Echo", "Block", "Task")
_PIECES: Final = "QRRBBSSPPPPPPPP"
_SQUARES: Final = tuple(f"{file}{row}" for row in "12345678" for file in "abcdefgh")
_SEED: Final = 1866


def documents(count: int) -> Iterator[str]:
    """So many documents of an `.olv` file, always the same; one in fifty repeats an earlier one."""
    chance = random.Random(_SEED)
    recent: list[str] = []
    for _ in range(count):
        if recent and chance.random() < 0.02:
            yield chance.choice(recent)
            continue
        text = _document(chance)
        recent = [text, *recent[:20]]
        yield text


def _document(chance: random.Random) -> str:
    squares = chance.sample(_SQUARES, 64)
    sides = [["K" + squares.pop()], ["K" + squares.pop()]]
    for side in sides:
        for piece in chance.sample(_PIECES, chance.randint(1, 9)):
            place = next(
                square for square in reversed(squares) if piece != "P" or square[1] not in "18"
            )
            squares.remove(place)
            side.append(piece + place)
    white, black = (", ".join(side) for side in sides)
    keywords = ", ".join(f"'{word}'" for word in chance.sample(_KEYWORDS, chance.randint(0, 2)))
    lines = [
        "---",
        f"authors: ['{chance.choice(_AUTHORS)}']",
        "source:",
        f"  name: '{chance.choice(_SOURCES)}'",
        "  date:",
        f"    year: {chance.randint(1850, 2026)}",
        f"stipulation: '{chance.choice(_STIPULATIONS)}'",
        "algebraic:",
        f"  white: [{white}]",
        f"  black: [{black}]",
        *([f"keywords: [{keywords}]"] if keywords else []),
        "solution: |",
        f"  1.{_move(chance, sides[0])} ! threat:",
        f"      2.{_move(chance, sides[0])} #",
    ]
    for _ in range(chance.randint(2, 6)):
        lines.append(f"    1...{_move(chance, sides[1])}")
        lines.append(f"      2.{_move(chance, sides[0])} #")
    return "\n".join(lines) + "\n"


def _move(chance: random.Random, side: list[str]) -> str:
    """What looks like a move of a piece on the board."""
    return f"{chance.choice(side).removeprefix('P')}-{chance.choice(_SQUARES)}"


def write(path: Path, count: int) -> None:
    """Write a file of so many problems."""
    with path.open("w", encoding="utf-8") as stream:
        stream.writelines(documents(count))
