"""A solution as plain text, in the manner of problem magazines.

1.Qd8! [2.Qd6#]
  1...Kc5 2.Qa5#
1.Qe3? zugzwang
  but 1...Nxe5!
"""

from __future__ import annotations

from collections.abc import Iterator

from matewright.model.notation import Notation
from matewright.model.solution import Mark, Mode, Node, Role, Solution, Status

_INDENT = "  "

_REMARKS = {
    Mark.DUAL: "dual",
    Mark.PROMOTION_CHOICE: "promotion choice",
    Mark.INCOMPLETE: "stopped here, incomplete",
}


def solution_text(solution: Solution, notation: Notation | None = None) -> str:
    """The whole answer: a sentence that says how sure it is, set play, tries and keys."""
    lines = [sentence(solution)]
    lines += [f"({note})" for note in solution.notes]
    body = list(tree_lines(solution.tree, notation or Notation()))
    if body:
        lines += ["", *body]
    elif solution.keys:
        lines += ["", "Keys: " + ", ".join(solution.keys)]
    return "\n".join(lines)


def sentence(solution: Solution) -> str:
    """What was found and how sure that is, in one line."""
    asked = solution.stipulation
    under = f" (with the restriction: {', '.join(solution.restrictions)})" * bool(
        solution.restrictions
    )
    if solution.status is Status.NONE:
        return f"None: there is no solution to {asked}; every first move is refuted{under}."
    keys = len(solution.keys)
    found = f"{keys} key{'s' * (keys != 1)}"
    if solution.length is not None:
        found += f", mate in {solution.length}"
    if solution.status is Status.SOLVED:
        scope = " The search stopped at the first." * (solution.mode is Mode.SHORTEST)
        return f"Solved {asked}: {found}{under}.{scope}"
    known = []
    if keys:
        known.append(f"found so far: {found}")
    if solution.keys_complete:
        known.append("the keys are complete, the play below them is not" if keys else "")
    if solution.refuted_below > 1:
        least = solution.refuted_below - 1
        known.append(f"no mate in {least}{' or fewer' * (least > 1)}")
    return (
        f"Partial: the search for {asked} was stopped{under}; "
        + ("; ".join(filter(None, known)) or "nothing is proved yet")
        + "."
    )


def tree_lines(root: Node, notation: Notation) -> Iterator[str]:
    """The lines of a solution's tree, or of the play below and including one node."""
    if root.role is not Role.DIAGRAM:
        yield from _lines(root, notation, 0)
        return
    for phase in root.children:
        if phase.role is Role.SET_PLAY:
            yield "Set play"
            for defence in phase.children:
                yield from _lines(defence, notation, 1)
        else:
            yield from _lines(phase, notation, 0)


def _lines(node: Node, notation: Notation, depth: int) -> Iterator[str]:
    """A node that begins a line, what fits on that line, and below it the rest of its play."""
    text = _move(node, notation)
    if node.role is Role.DEFENCE:
        if all(not after.child_count for after in node.children):
            yield _INDENT * depth + " ".join([text, *_alternatives(node.children, notation)])
            return
        if node.child_count == 1:
            # An only continuation goes on in the same line.
            node = node.child(0)
            text += " " + _move(node, notation)
    yield _INDENT * depth + text
    for child in node.children:
        if child.role is Role.THREAT and _ends_at_once(node):
            continue
        if child.role is Role.REFUTATION:
            continue
        yield from _lines(child, notation, depth + 1)
    refutations = [child for child in node.children if child.role is Role.REFUTATION]
    if refutations:
        moves = ", ".join(notation.node(child) for child in refutations)
        yield f"{_INDENT * (depth + 1)}but {moves}"


def _move(node: Node, notation: Notation) -> str:
    """A node's move with its remarks."""
    words = [notation.node(node)]
    if node.role is Role.THREAT:
        words.insert(0, "threat")
    if Mark.SHORT in node.marks:
        words.append(f"(short: mate in {node.length})")
    if Mark.ZUGZWANG in node.marks:
        words.append("zugzwang")
    if _ends_at_once(node):
        threats = [child for child in node.children if child.role is Role.THREAT]
        words.append(f"[{', '.join(notation.node(threat) for threat in threats)}]")
    words += [f"({word})" for mark, word in _REMARKS.items() if mark in node.marks]
    return " ".join(words)


def _alternatives(nodes: tuple[Node, ...], notation: Notation) -> list[str]:
    """Moves that end the play, and once what is to be said about them all."""
    words = [", ".join(notation.node(node) for node in nodes)]
    words += [
        f"({word})" for mark, word in _REMARKS.items() if any(mark in node.marks for node in nodes)
    ]
    return words


def _ends_at_once(node: Node) -> bool:
    """Whether the node has threats and nothing follows any of them."""
    threats = [child for child in node.children if child.role is Role.THREAT]
    return bool(threats) and all(not threat.child_count for threat in threats)
