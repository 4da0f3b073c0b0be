"""Popeye's recorded output as trees that can be compared with ours."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from matewright.model.kinds import KINDS
from matewright.model.move import Move, square_name
from matewright.model.solution import Node, Role

_LINE = re.compile(
    r"^(?P<indent> *)(?P<number>\d+)(?P<dots>\.\.\.|\.)(?P<move>\S+)(?P<ep> ep\.)?(?P<rest>.*)$"
)


@dataclass
class Line:
    """A move of Popeye's output with what stands below it."""

    move: str
    remarks: str
    attacker: bool
    children: list[Line] = field(default_factory=list)

    @property
    def zugzwang(self) -> bool:
        return "zugzwang" in self.remarks


def parse(output: str) -> list[Line]:
    """The lines of a battle-play output, nested by their indentation."""
    top: list[Line] = []
    open_lines: list[tuple[int, Line]] = []
    for text in output.splitlines():
        match = _LINE.match(text)
        if not match:
            assert text.strip() in ("", "but"), text
            continue
        indent = len(match["indent"])
        line = Line(match["move"] + (match["ep"] or ""), match["rest"], match["dots"] == ".")
        while open_lines and open_lines[-1][0] >= indent:
            open_lines.pop()
        (open_lines[-1][1].children if open_lines else top).append(line)
        open_lines.append((indent, line))
    return top


def long_move(move: Move) -> str:
    """A move as Popeye writes it."""
    if move.castling:
        return "0-0" if move.to_square > move.from_square else "0-0-0"
    letter = "" if move.piece == "P" else KINDS[move.piece].problem_letter
    promotion = "=" + KINDS[move.promotion].problem_letter if move.promotion else ""
    return (
        letter
        + square_name(move.from_square)
        + ("*" if move.capture else "-")
        + square_name(move.to_square)
        + promotion
        + (" ep." if move.en_passant else "")
    )


Shape = frozenset[tuple[str, str, "Shape"]]


def shape_of_lines(lines: list[Line], *, below_attacker: bool = False) -> Shape:
    """Popeye's tree as nested sets of (role, move, what follows)."""
    found: set[tuple[str, str, Shape]] = set()
    for line in lines:
        if not line.attacker:
            role = "refutation" if line.remarks.strip().endswith("!") else "defence"
        elif below_attacker:
            role = "threat"
        else:
            role = "attack"
        below = shape_of_lines(line.children, below_attacker=line.attacker)
        if line.zugzwang:
            below |= {("zugzwang", "", frozenset())}
        found.add((role, line.move, below))
    return frozenset(found)


def shape_of_tree(node: Node) -> Shape:
    """Our tree in the same form."""
    found: set[tuple[str, str, Shape]] = set()
    for child in node.children:
        if child.role is Role.SET_PLAY:
            found |= shape_of_tree(child)
            continue
        assert child.move is not None
        roles = {Role.DEFENCE: "defence", Role.REFUTATION: "refutation", Role.THREAT: "threat"}
        below = shape_of_tree(child)
        if "zugzwang" in child.marks:
            below |= {("zugzwang", "", frozenset())}
        found.add((roles.get(child.role, "attack"), long_move(child.move), below))
    return frozenset(found)
