"""Records what Popeye answers to small random problems with twins of every kind.

    python -m tests.differential.record_twins POPEYE VERSION OUTPUT

The output is `popeye_twins.jsonl`, beside this file. The problems are always the same; only those
are kept in which Popeye finds something in every part.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

import chess

from matewright.errors import FormatError
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.stipulation import AnyStipulation, Stipulation
from matewright.model.twin import Twin
from matewright.services.solving.validate import position_errors
from tests.differential.record_popeye import answer, problem_text, small_board

EACH = 4
"""How many problems with a first twin of each kind are kept."""

_ATTEMPTS = 400
_MOST_CHARACTERS = 900
_ASKED = ("#1", "+1", "x1", "=1")
_OTHERS = (*_ASKED, "h#1", "hx1", "h+1.5", "zd41")


def _square(source: random.Random) -> str:
    return chess.square_name(source.randrange(64))


def _taken(board: chess.Board, source: random.Random) -> str:
    return chess.square_name(source.choice(sorted(board.piece_map())))


def _two(board: chess.Board, source: random.Random) -> str:
    return " ".join(map(chess.square_name, source.sample(sorted(board.piece_map()), 2)))


KINDS: dict[str, Callable[[chess.Board, random.Random], str]] = {
    "move": lambda board, source: f"Move {_taken(board, source)} {_square(source)}",
    "exchange": lambda board, source: f"Exchange {_two(board, source)}",
    "remove": lambda board, source: f"Remove {_taken(board, source)}",
    "add": lambda board, source: (
        f"Add {source.choice(('white', 'black'))} {source.choice('QRBSP')}{_square(source)}"
    ),
    "substitute": lambda board, source: f"Substitute {' '.join(source.sample('QRBSP', 2))}",
    "shift": lambda board, source: f"Shift {source.choice(('d4 e4', 'd4 c5', 'd4 d3', 'a1 b2'))}",
    "rotate": lambda board, source: f"Rotate {source.choice((90, 180, 270))}",
    "mirror": lambda board, source: (
        f"Mirror {source.choice(('a1<-->h1', 'a1<-->a8', 'a1<-->h8', 'a8<-->h1'))}"
    ),
    "polish": lambda board, source: "PolishType",
    "stipulation": lambda board, source: f"Stipulation {source.choice(_OTHERS)}",
}


def problem(kind: str, source: random.Random) -> tuple[chess.Board, Stipulation, list[str], bool]:
    """A diagram with two or three twins, the first of that kind; whether it is a zero position."""
    board = small_board(source, chess.WHITE)
    board.ep_square = None
    for _ in range(3):
        free = [square for square in range(8, 56) if board.piece_at(square) is None]
        piece = chess.Piece(source.choice((1, 2, 3, 4, 5)), source.random() < 0.6)
        board.set_piece_at(source.choice(free), piece)
    twins = [KINDS[kind](board, source)]
    for _ in range(source.randrange(1, 3)):
        words = [KINDS[source.choice(list(KINDS))](board, source)]
        if source.random() < 0.3:
            words.append(KINDS[source.choice(list(KINDS))](board, source))
        if source.random() < 0.4:
            words.insert(0, "Continued")
        twins.append(" ".join(words))
    return board, Stipulation.parse(source.choice(_ASKED)), twins, source.random() < 0.2


def popeye_text(board: chess.Board, asked: Stipulation, twins: list[str], zero: bool) -> str:
    """What Popeye reads."""
    text = problem_text(board, asked, PlayOptions()).removesuffix("EndProblem\n")
    words = ["ZeroPosition" if zero else "Twin", *("Twin" for _ in twins[1:])]
    return text + "".join(f"{w} {t}\n" for w, t in zip(words, twins, strict=True)) + "EndProblem\n"


def can_be_asked(board: chess.Board, asked: Stipulation, twins: list[str], zero: bool) -> bool:
    """Whether every part is a position that is solved here, with pawns on their ranks."""
    diagram: tuple[Position, AnyStipulation] = Position.from_fen(board.fen()), asked
    before = diagram
    parts = [] if zero else [diagram]
    try:
        for text in twins:
            twin = Twin.parse(text)
            before = twin.apply(*(before if twin.continued else diagram))
            parts.append(before)
    except FormatError:
        return False
    return not any(list(position_errors(position, asked.checked())) for position, asked in parts)


def sections(output: str) -> list[str]:
    """The lines of each part of Popeye's output, without its heading."""
    parts = re.split(r"^\+?[a-z]\) .*\n?", output, flags=re.MULTILINE)
    return parts[1:]


def main() -> None:
    """Write the records."""
    popeye, version, output_path = sys.argv[1:]
    header = {"popeye": version, "made_by": "tests/differential/record_twins.py"}
    lines = [json.dumps(header)]
    for kind in KINDS:
        source = random.Random(kind)
        kept = 0
        for _ in range(_ATTEMPTS):
            board, asked, twins, zero = problem(kind, source)
            if not can_be_asked(board, asked, twins, zero):
                continue
            text = popeye_text(board, asked, twins, zero)
            output = answer(Path(popeye), text, may_complain=False)
            found = sections(output)
            if (
                len(output) > _MOST_CHARACTERS
                or len(found) != len(twins) + (not zero)
                or not all("1." in part for part in found)
            ):
                continue
            record = {
                "fen": board.fen(en_passant="fen"),
                "stipulation": asked.text,
                "twins": twins,
                "zero": zero,
                "output": output,
            }
            lines.append(json.dumps(record))
            kept += 1
            if kept == EACH:
                break
    Path(output_path).write_text("\n".join(lines) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
