"""Form: what the diagram is, and tempo."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from matewright.model.solution import Mark, Status
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import FORM


def _of_size(study: Study, least: int, most: int) -> Iterator[Evidence]:
    count = _count(study)
    if least <= count <= most:
        yield Evidence([], f"There are {count} pieces in all.")


def _count(study: Study) -> int:
    return 64 - study.parts[0].board.count(".")


def _sides(board: str, side: str) -> str:
    return "".join(c for c in board if c != "." and c.isupper() == (side == "w"))


@FORM.theme("Miniature")
def miniature(study: Study) -> Iterator[Evidence]:
    """The diagram has seven pieces or fewer. Kings and pawns are counted."""
    yield from _of_size(study, 0, 7)


@FORM.theme("Malyutka")
def malyutka(study: Study) -> Iterator[Evidence]:
    """The diagram has five pieces or fewer. Such problems are miniatures, too."""
    yield from _of_size(study, 0, 5)


@FORM.theme("Meredith")
def meredith(study: Study) -> Iterator[Evidence]:
    """The diagram has eight to twelve pieces. Kings and pawns are counted."""
    yield from _of_size(study, 8, 12)


@FORM.theme("Aristocrat")
def aristocrat(study: Study) -> Iterator[Evidence]:
    """The diagram has no pawn of either side. Only kings and other pieces stand there."""
    if "p" not in study.parts[0].board.lower():
        yield Evidence([], "There is no pawn in the diagram.")


@FORM.theme("No white pawns")
def no_white_pawns(study: Study) -> Iterator[Evidence]:
    """White has no pawn in the diagram, but Black has one or more. Without any pawn the problem is
    an aristocrat.
    """
    board = study.parts[0].board
    if "P" not in board and "p" in board:
        yield Evidence([], "White has no pawn.")


@FORM.theme("Rex solus")
def rex_solus(study: Study) -> Iterator[Evidence]:
    """One side has nothing but its king. It is named for the side that stands alone."""
    for side, name in (("b", "Black"), ("w", "White")):
        if _sides(study.parts[0].board, side).upper() == "K":
            yield Evidence([], f"{name} has nothing but the king.")


@FORM.theme("Minimal")
def minimal(study: Study) -> Iterator[Evidence]:
    """The side that mates has one piece beside king and pawns. Pawns may stand there in any
    number.
    """
    own = _sides(study.parts[0].board, study.attacker).upper()
    pieces = [c for c in own if c not in "KP"]
    if len(pieces) == 1:
        yield Evidence([], "The side that mates has one piece beside king and pawns.")


_HOME: Final = {
    "w": "RNBQKBNRPPPPPPPP",
    "b": "pppppppprnbqkbnr",
}


@FORM.theme("Homebase")
def homebase(study: Study) -> Iterator[Evidence]:
    """All pieces of both sides stand where they stand at the beginning of a game. A side with its
    king alone, at home, counts.
    """
    board = study.parts[0].board
    initial = _HOME["w"] + "." * 32 + _HOME["b"]
    if all(letter in (".", home) for letter, home in zip(board, initial, strict=True)):
        yield Evidence([], "Every piece stands where it stands at the beginning of a game.")


def _mirrored(row: str, shift: int) -> str:
    """A rank left and right, then moved so far to the right."""
    row = row[::-1]
    return "." * shift + row[: 8 - shift] if shift >= 0 else row[-shift:] + "." * -shift


@FORM.theme("Symmetrical position")
def symmetrical(study: Study) -> Iterator[Evidence]:
    """The diagram is its own mirror image, left and right or along a diagonal. At least five pieces
    are asked for.
    """
    board = study.parts[0].board
    if _count(study) < 5:
        return
    rows = [board[8 * rank : 8 * rank + 8] for rank in range(8)]
    files = ["".join(_mirrored(row, axis - 7) for row in rows) for axis in range(3, 12)]
    turned = "".join(board[(s & 7) << 3 | s >> 3] for s in range(64))
    crossed = "".join(board[(7 - (s & 7)) << 3 | (7 - (s >> 3))] for s in range(64))
    if board in (*files, turned, crossed):
        yield Evidence([], "The diagram is its own mirror image.")


@FORM.theme("Twins")
def twins(study: Study) -> Iterator[Evidence]:
    """The problem has two or more parts that differ a little, and each of them is sound. Duplex is
    not counted.
    """
    parts = [part for part in study.parts if "duplex" not in part.solution.label]
    if len(parts) > 1 and all(part.solution.status is Status.SOLVED for part in parts):
        yield Evidence(
            [ply for phase in study.real for ply in phase.opening],
            f"There are {len(parts)} parts, and each has its solution.",
        )


@FORM.theme("Duplex")
def duplex(study: Study) -> Iterator[Evidence]:
    """The problem is solved a second time with the parts of White and Black exchanged. Both parts
    are sound.
    """
    if any("duplex" in part.solution.label for part in study.parts) and all(
        part.solution.status is Status.SOLVED for part in study.parts
    ):
        yield Evidence(
            [ply for phase in study.real for ply in phase.opening],
            "It is solved with the parts of White and Black exchanged, too.",
        )


@FORM.theme("Zugzwang")
def zugzwang(study: Study) -> Iterator[Evidence]:
    """The key threatens nothing, and every move of Black's has an answer. Black would be safe if he
    could pass.
    """
    for key in study.keys:
        if key.first is not None and Mark.ZUGZWANG in key.first.node.marks and key.variations:
            yield Evidence(
                [key.first, *(v.defence for v in key.variations[:4])],
                f"{study.name(key)} threatens nothing; Black has to move.",
                (key,),
            )
