"""Form: what the diagram is, and tempo."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from matewright.model.solution import Mark, Status
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import FORM


def _pieces(study: Study) -> int:
    return sum(letter != "." for letter in study.parts[0].board)


def _sides(board: str, side: str) -> str:
    return "".join(c for c in board if c != "." and c.isupper() == (side == "w"))


@FORM.theme(
    "Miniature",
    about="The diagram has seven pieces or fewer. Kings and pawns are counted.",
)
def miniature(study: Study) -> Iterator[Evidence]:
    """Seven pieces or fewer."""
    if (count := _pieces(study)) <= 7:
        yield Evidence([], f"There are {count} pieces in all.")


@FORM.theme(
    "Malyutka",
    "Baby",
    "Wenigsteiner",
    about="The diagram has five pieces or fewer. Such problems are miniatures, too.",
)
def malyutka(study: Study) -> Iterator[Evidence]:
    """Five pieces or fewer."""
    if (count := _pieces(study)) <= 5:
        yield Evidence([], f"There are {count} pieces in all.")


@FORM.theme(
    "Meredith",
    about="The diagram has eight to twelve pieces. Kings and pawns are counted.",
)
def meredith(study: Study) -> Iterator[Evidence]:
    """Eight to twelve pieces."""
    if 8 <= (count := _pieces(study)) <= 12:
        yield Evidence([], f"There are {count} pieces in all.")


@FORM.theme(
    "Aristocrat",
    "No pawns",
    "Aristocratic",
    "Aristocrat problem",
    about="The diagram has no pawn of either side. Only kings and other pieces stand there.",
)
def aristocrat(study: Study) -> Iterator[Evidence]:
    """No pawns at all."""
    if "p" not in study.parts[0].board.lower():
        yield Evidence([], "There is no pawn in the diagram.")


@FORM.theme(
    "No white pawns",
    "Without white pawns",
    about="White has no pawn in the diagram, but Black has one or more. Without any pawn the "
    "problem is an aristocrat.",
)
def no_white_pawns(study: Study) -> Iterator[Evidence]:
    """Black alone has pawns."""
    board = study.parts[0].board
    if "P" not in board and "p" in board:
        yield Evidence([], "White has no pawn.")


@FORM.theme(
    "Rex solus",
    "Lone king",
    "Bare king",
    about="One side has nothing but its king. It is named for the side that stands alone.",
)
def rex_solus(study: Study) -> Iterator[Evidence]:
    """A side has its king alone."""
    for side, name in (("b", "Black"), ("w", "White")):
        if _sides(study.parts[0].board, side).upper() == "K":
            yield Evidence([], f"{name} has nothing but the king.")


@FORM.theme(
    "Minimal",
    "White minimal",
    "Minimal problem",
    about="The side that mates has one piece beside king and pawns. Pawns may stand there in any "
    "number.",
)
def minimal(study: Study) -> Iterator[Evidence]:
    """One piece beside king and pawns."""
    own = _sides(study.parts[0].board, study.attacker).upper()
    pieces = [c for c in own if c not in "KP"]
    if len(pieces) == 1:
        yield Evidence([], "The side that mates has one piece beside king and pawns.")


_HOME: Final = {
    "w": "RNBQKBNRPPPPPPPP",
    "b": "pppppppprnbqkbnr",
}


@FORM.theme(
    "Homebase",
    "Home-base",
    "Home base",
    "Homebase position",
    about="All pieces of both sides stand where they stand at the beginning of a game. A side "
    "with its king alone, at home, counts.",
)
def homebase(study: Study) -> Iterator[Evidence]:
    """Every piece on its square of the initial array."""
    board = study.parts[0].board
    initial = _HOME["w"] + "." * 32 + _HOME["b"]
    if all(letter in (".", home) for letter, home in zip(board, initial, strict=True)):
        yield Evidence([], "Every piece stands where it stands at the beginning of a game.")


@FORM.theme(
    "Symmetrical position",
    "Symmetry",
    "Symmetric position",
    about="The diagram is its own mirror image, left and right or along a diagonal. At least five "
    "pieces are asked for.",
)
def symmetrical(study: Study) -> Iterator[Evidence]:
    """The diagram is its own mirror image."""
    board = study.parts[0].board
    if _pieces(study) < 5:
        return
    files = [
        "".join(
            board[8 * r + axis - f] if 0 <= axis - f < 8 else "."
            for r in range(8)
            for f in range(8)
        )
        for axis in range(3, 12)
    ]
    turned = "".join(board[(s & 7) << 3 | s >> 3] for s in range(64))
    crossed = "".join(board[(7 - (s & 7)) << 3 | (7 - (s >> 3))] for s in range(64))
    if board in (*files, turned, crossed):
        yield Evidence([], "The diagram is its own mirror image.")


@FORM.theme(
    "Twins",
    "Twin",
    "Twinning",
    about="The problem has two or more parts that differ a little, and each of them is sound. "
    "Duplex is not counted.",
)
def twins(study: Study) -> Iterator[Evidence]:
    """Two or more sound parts."""
    parts = [part for part in study.parts if "duplex" not in part.solution.label]
    if len(parts) > 1 and all(part.solution.status is Status.SOLVED for part in parts):
        yield Evidence(
            [phase.first for phase in study.real if phase.first is not None],
            f"There are {len(parts)} parts, and each has its solution.",
        )


@FORM.theme(
    "Duplex",
    about="The problem is solved a second time with the parts of White and Black exchanged. Both "
    "parts are sound.",
)
def duplex(study: Study) -> Iterator[Evidence]:
    """Solved for both distributions of the parts."""
    if any("duplex" in part.solution.label for part in study.parts) and all(
        part.solution.status is Status.SOLVED for part in study.parts
    ):
        yield Evidence(
            [phase.first for phase in study.real if phase.first is not None],
            "It is solved with the parts of White and Black exchanged, too.",
        )


@FORM.theme(
    "Zugzwang",
    "Block",
    about="The key threatens nothing, and every move of Black's has an answer. Black would be "
    "safe if he could pass.",
)
def zugzwang(study: Study) -> Iterator[Evidence]:
    """The key threatens nothing."""
    for key in study.keys:
        if key.first is not None and Mark.ZUGZWANG in key.first.node.marks and key.variations:
            yield Evidence(
                [key.first, *(v.defence for v in key.variations[:4])],
                f"{study.name(key)} threatens nothing; Black has to move.",
                (key,),
            )
