"""A solution as plain text, in the manner of problem magazines.

1.Qd8! [2.Qd6#]
  1...Kc5 2.Qa5#
1.Qe3? zugzwang
  but 1...Nxe5!
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from matewright.model.notation import Notation
from matewright.model.solution import Mark, Node, Role, Solution, Status
from matewright.model.stipulation import Stipulation
from matewright.model.verdict import (
    Verdict,
    claim,
    count_of_solutions,
    judge_solution,
    open_lengths,
)

_INDENT = "  "

# The others are told beside the move, zugzwang for instance where a threat would stand.
_REMARKS = (Mark.DUAL, Mark.PROMOTION_CHOICE, Mark.INCOMPLETE)


def solution_text(solution: Solution, notation: Notation | None = None) -> str:
    """The whole answer: a sentence that says how sure it is, set play, tries and keys."""
    lines = [sentence(solution), *(f"({note})" for note in solution.notes)]
    body = list(tree_lines(solution.tree, notation or Notation()))
    return "\n".join([*lines, "", *body] if body else lines)


def sentence(solution: Solution) -> str:
    """What was found and how sure that is, in one line."""
    asked = solution.stipulation
    restrictions = ", ".join(solution.restrictions)
    under = f", with {restrictions}" if restrictions else ""
    if solution.status is Status.CLAIMED:
        return f"Claimed by strategy {solution.strategy}: {claim(solution)}{under}; not proved."
    if solution.status is Status.NONE:
        if restrictions:
            return f"Nothing found: no {asked}{under}; other moves were not looked at."
        left = "; tries and set play were not finished" * (Mark.INCOMPLETE in solution.tree.marks)
        return f"No solution: {asked} is proved to be impossible{left}."
    if solution.status is Status.SOLVED:
        return f"Solved {asked}{under}: {_found(solution)}."
    known = []
    if solution.keys or solution.lines:
        known.append(_found(solution))
    if solution.keys and solution.keys_complete:
        known.append(
            "no first move is left undecided, but play, tries or set play are not complete"
        )
    left = open_lengths(solution)
    if left:
        known.append(f"a mate in {left} is not ruled out")
    if solution.refuted_below > 1:
        least = solution.refuted_below - 1
        known.append(f"no mate in {least}{' or fewer' * (least > 1)}")
    proved = "; ".join(known) or "nothing is proved yet"
    return f"Partial: the search for {asked}{under} was stopped; {proved}."


def _found(solution: Solution) -> str:
    """`sound, 1 key`; `short, mate in 1 instead of 3, 18 keys`; `mate in 3, at least 1 key`.

    `mate in at most 12, at least 1 key` when the search was stopped before it knew the shortest.
    """
    keys = count_of_solutions(solution)
    match judge_solution(solution).verdict:
        case Verdict.SOUND:
            return f"sound, {keys}"
        case Verdict.COOKED:
            return f"cooked, {keys}"
        case Verdict.SHORT:
            asked = Stipulation.parse(solution.stipulation).moves
            return f"short, mate in {solution.length} instead of {asked}, {keys}"
        case _:
            most = "at most " if open_lengths(solution) else ""
            return f"mate in {most}{solution.length}, {keys}"


def length_words(key: Node) -> str:
    """In how many moves a key mates: `mate in 3`; a stopped search knows only `mate in at most 3`.

    The diagram of an answer that was stopped is marked as not searched to its end.
    """
    most = "at most " if Mark.INCOMPLETE in key.tree.root.marks else ""
    return f"mate in {most}{key.length}"


def tree_lines(root: Node, notation: Notation) -> Iterator[str]:
    """The lines of a solution's tree, or of the play below and including one node."""
    if root.role is not Role.DIAGRAM:
        yield from _lines(root, notation, 0)
        return
    begun = False
    for role, heading in (
        (Role.HELP, ""),
        (Role.KEY, ""),
        (Role.TRY, "Tries"),
        (Role.SET_PLAY, "Set play"),
    ):
        nodes = [node for node in root.children if node.role is role]
        if nodes and begun:
            yield ""
        begun = begun or bool(nodes)
        if role is Role.SET_PLAY:
            for node in nodes:
                yield " ".join([heading, *_remarks(node.marks)])
            nodes = [defence for node in nodes for defence in node.children]
        elif nodes and heading:
            yield heading
        for node in nodes:
            yield from _lines(node, notation, 1 if heading else 0)


def _lines(node: Node, notation: Notation, depth: int) -> Iterator[str]:
    """A node that begins a line, what fits on that line, and below it the rest of its play."""
    if node.role is Role.HELP:
        yield from (_INDENT * depth + line for line in _help_lines(node, notation))
        return
    text = _move(node, notation)
    if node.role is Role.DEFENCE:
        if node.children and all(map(_ends_play, node.children)):
            yield f"{_INDENT * depth}{text} {_alternatives(node.children, notation)}"
            return
        if node.child_count == 1:
            # An only continuation goes on in the same line.
            node = node.child(0)
            text += " " + _move(node, notation)
    yield _INDENT * depth + text
    for child in node.children:
        if child.role is Role.REFUTATION or (child.role is Role.THREAT and _threatens_goal(node)):
            continue
        yield from _lines(child, notation, depth + 1)
    refutations = [child for child in node.children if child.role is Role.REFUTATION]
    if refutations:
        moves = ", ".join(notation.node(child) for child in refutations)
        yield f"{_INDENT * (depth + 1)}but {moves}"


def _help_lines(node: Node, notation: Notation) -> Iterator[str]:
    """The solutions of help play from a node on, one a line: `1.Kd2 Qa1 2.h3 Qc3#`."""
    if not node.child_count:
        yield notation.node(node)
    for child in node.children:
        for line in _help_lines(child, notation):
            # The second move of a number needs none of its own.
            rest = line.removeprefix(child.number) if child.number.endswith("...") else line
            yield f"{notation.node(node)} {rest}"


def _move(node: Node, notation: Notation) -> str:
    """A node's move with its remarks."""
    words = [notation.node(node)]
    if node.role is Role.THREAT:
        words.insert(0, "threat")
    if Mark.SHORT in node.marks:
        words.append(f"(short: {length_words(node)})")
    if Mark.ZUGZWANG in node.marks:
        words.append(Mark.ZUGZWANG.words)
    if _threatens_goal(node):
        words.append(f"[{_alternatives(_threats(node), notation)}]")
    return " ".join([*words, *_remarks(node.marks)])


def _remarks(marks: frozenset[Mark]) -> list[str]:
    """What is to be said of marked moves, in brackets; nothing when there is nothing."""
    remarks = ", ".join(mark.words for mark in _REMARKS if mark in marks)
    return [f"({remarks})"] if remarks else []


def _alternatives(nodes: Sequence[Node], notation: Notation) -> str:
    """Moves that end the play; what is true of them all is said once."""
    common = frozenset.intersection(*(node.marks for node in nodes))
    moves = [" ".join([notation.node(node), *_remarks(node.marks - common)]) for node in nodes]
    return " ".join([", ".join(moves), *_remarks(common)])


def _threats(node: Node) -> list[Node]:
    return [child for child in node.children if child.role is Role.THREAT]


def _threatens_goal(node: Node) -> bool:
    """Whether the node has threats and each reaches the goal at once."""
    threats = _threats(node)
    return bool(threats) and all(map(_ends_play, threats))


def _ends_play(node: Node) -> bool:
    """Whether nothing follows the node, as opposed to nothing being known."""
    return not node.child_count and Mark.INCOMPLETE not in node.marks
