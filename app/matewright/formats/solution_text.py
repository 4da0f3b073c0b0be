"""A solution as plain text, in the manner of problem magazines.

Tries
  1.Qe3? zugzwang
    but 1...Nxe5!

Key
  1.Qd8! [2.Qd6#]
    1...Kc5 2.Qa5#

Selfmates show the forced move (`1...Nb3 2.Qc3+ bxc3#`), help play and series a line for each
solution (`1.Kd2 Qa1 2.h3 Qc3#`, `1.a4 2.a5 3.a6 Qb7#`). The twins of a problem follow its diagram,
each under its label.

With a survey of the tree, defences that have the same play are gathered: `1...Sa~ 2.Qb2#`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import Final

from matewright.cooperative import in_chunks
from matewright.formats.rules import condition_rules, version
from matewright.model.move import Move
from matewright.model.notation import Notation
from matewright.model.parts import DUPLEX, label_in_words
from matewright.model.solution import Mark, Node, Role, Solution, Status
from matewright.model.solution_survey import Survey, name_of_group
from matewright.model.stipulation import Stipulation
from matewright.model.verdict import (
    Verdict,
    claim,
    count_of_solutions,
    is_exhaustive,
    judge_solution,
    no,
    open_lengths,
    shortness,
)
from matewright.wording import Wording, grouped

_words: Final = Wording("solution_text")

_INDENT = "  "

_DIRECT_MATE = Stipulation(1)

PHASES: Final = {
    Role.SET_PLAY: _words.later("Set play"),
    Role.TRY: _words.later("Tries"),
    Role.KEY: _words.later("Key"),
    Role.HELP: _words.later("Solutions"),
}
"""The phases of a solution in Popeye's order, with what stands above them."""


# The others stand beside the move, zugzwang for instance where a threat would stand.
_REMARKS = (Mark.DUAL, Mark.PROMOTION_CHOICE, Mark.INCOMPLETE)

_AFTER_KEY = (Role.THREAT, Role.DEFENCE, Role.REFUTATION)
"""What stands at once below a diagram that shows the position after the key."""

_SOURCES: Final = {
    "popeye": _words.later("According to what Popeye printed: {claim}{under}; not proved here."),
    "pgn": _words.later("According to the moves of the game: {claim}{under}; not proved here."),
}
"""The sentence for answers that were read in a file, by their source."""

_MOST_KEYS_NAMED: Final = 4
_MOST_LINES_NAMED: Final = 3

_NAMED = ("PostKeyPlay", "WhiteToPlay", "Quodlibet", "NoThreat", "NoShortVariations")
"""The options that are named beside the stipulation.

What others ask for is seen, or stands in the label of the part or among the restrictions.
"""


def solution_text(
    solution: Solution, notation: Notation | None = None, intended: int | None = None
) -> str:
    """The whole answer as it is published, part by part.

    `intended` is the number of solutions the author intends, in help play and series; None where
    it is not stated.
    """
    texts: list[str] = []
    for part in (solution, *solution.twins):
        body = _body(part, notation)
        texts += (part_heading(part), "\n".join(published_remarks(part, intended)), body)
    return "\n\n".join(filter(None, texts))


def part_heading(part: Solution) -> str:
    """What stands above one part of an answer: its label; empty for a diagram without twins."""
    label = label_in_words(part.label)
    if part.label.endswith(DUPLEX):
        return _words("{part}: the parts of White and Black exchanged", part=label)
    return label


def part_text(part: Solution, notation: Notation | None = None, intended: int | None = None) -> str:
    """One part: a sentence that says how sure it is, set play, tries and keys."""
    return "\n".join(part_lines(part, notation, intended))


def part_lines(
    part: Solution, notation: Notation | None = None, intended: int | None = None
) -> Iterator[str]:
    """The text of one part, line by line, so that a million lines need not be built first."""
    yield sentence(part, intended)
    yield from _notes(part)
    yield from rules_of(part)
    for number, line in enumerate(tree_lines(part.tree, notation or Notation())):
        if number == 0:
            yield ""
        yield line


def published_remarks(part: Solution, intended: int | None = None) -> tuple[str, ...]:
    """What is printed above the moves: the notes, and how sure the answer is unless it is proved.

    Of a complete solution an editor prints the moves alone.
    """
    is_complete = part.status is Status.SOLVED and is_exhaustive(part)
    sentences = () if is_complete else (sentence(part, intended),)
    return (*sentences, *_notes(part), *rules_of(part))


def rules_of(part: Solution) -> tuple[str, ...]:
    """The conditions of an answer in a sentence each, and whose version of the rules it is."""
    rules = tuple(condition_rules(part.question.conditions))
    return (*rules, f"({version()})") if rules else ()


def _notes(part: Solution) -> list[str]:
    return [f"({note})" for note in part.notes]


def _body(part: Solution, notation: Notation | None) -> str:
    return "\n".join(chain.from_iterable(in_chunks(tree_lines(part.tree, notation or Notation()))))


def sentence(solution: Solution, intended: int | None = None) -> str:
    """What was found in one part and how sure that is, in one line."""
    named = solution.stipulation.text + _named_options(solution)
    restrictions = ", ".join(map(str, solution.restrictions))
    under = ""
    if restrictions:
        under = _words(", with {restrictions}", restrictions=restrictions)
    if solution.status is Status.CLAIMED and solution.strategy in _SOURCES:
        return _words(_SOURCES[solution.strategy], claim=claim(solution), under=under)
    if solution.status is Status.CLAIMED:
        return _words(
            "Claimed by strategy {strategy}: {claim}{under}; not proved.",
            strategy=solution.strategy,
            claim=claim(solution),
            under=under,
        )
    if solution.status is Status.NONE:
        if restrictions:
            return _words(
                "Nothing found: no {stipulation}{under}; other moves were not looked at.",
                stipulation=named,
                under=under,
            )
        if Mark.INCOMPLETE in solution.tree.marks:
            return _words(
                "No solution: {stipulation} is proved to be impossible; "
                "tries and set play were not finished.",
                stipulation=named,
            )
        return _words("No solution: {stipulation} is proved to be impossible.", stipulation=named)
    if solution.status is Status.SOLVED:
        found = _found(solution, intended)
        return _words(
            "Solved {stipulation}{under}: {found}.",
            stipulation=named,
            under=under,
            found=found,
        )
    findings = []
    if solution.keys or solution.lines:
        findings.append(_found(solution, intended))
    if solution.keys and solution.keys_complete:
        findings.append(
            _words("no first move is left undecided, but play, tries or set play are not complete")
        )
    stipulation = solution.stipulation
    left = open_lengths(solution)
    if left:
        findings.append(_words("a {aim} is not ruled out", aim=stipulation.name_in(left)))
    if solution.refuted_below > 1:
        least = solution.refuted_below - 1
        aim = stipulation.name_in(least)
        fewer = least > 1 or stipulation.half
        findings.append(_words("no {aim} or fewer", aim=aim) if fewer else no(aim))
    proved = "; ".join(findings) or _words("nothing is proved yet")
    limits = f" ({restrictions})" if restrictions else ""
    return _words(
        "Partial: the search for {stipulation} was stopped{limits}; {proved}.",
        stipulation=named,
        limits=limits,
        proved=proved,
    )


def findings(solution: Solution, notation: Notation) -> str:
    """The first keys in the shortest length, or the first lines of help play, in one line.

    Nothing for several parts: their verdict names the worst of them.
    """
    if solution.twins:
        return ""
    if solution.lines:
        found = list(islice(help_lines(solution.tree, notation), _MOST_LINES_NAMED))
        if len(solution.lines) > len(found):
            more = grouped(len(solution.lines) - len(found))
            found.append(_words("{count} more", count=more))
        return "; ".join(found)
    keys = [
        notation.move(node.move)
        for node in solution.tree.children
        if node.role is Role.KEY and node.length == solution.length and node.move is not None
    ]
    return " ".join(keys[:_MOST_KEYS_NAMED] + ["…"] * (len(keys) > _MOST_KEYS_NAMED))


def _named_options(solution: Solution) -> str:
    """The options that change what the stipulation means: ` (PostKeyPlay)`."""
    names = [name for name in solution.question.options.names if name in _NAMED]
    return f" ({', '.join(names)})" if names else ""


def _found(solution: Solution, intended: int | None) -> str:
    """`sound, 1 key`; `short, mate in 1 instead of 3, 18 keys`; `mate in 3, at least 1 key`.

    `mate in at most 12, at least 1 key` when the search was stopped before it knew the shortest;
    `cooked, 3 solutions, 2 intended`.
    """
    if solution.question.options.post_key:
        stipulation = solution.stipulation
        aim = shortness(solution) or stipulation.name_in(solution.length or 0)
        return _words("{aim} after this key", aim=aim)
    keys = count_of_solutions(solution)
    if solution.lines and intended not in (None, len(solution.lines)):
        keys = _words("{found}, {count} intended", found=keys, count=intended)
    match judge_solution(solution, intended).verdict:
        case Verdict.SOUND:
            return _words("sound, {found}", found=keys)
        case Verdict.COOKED:
            return _words("cooked, {found}", found=keys)
        case Verdict.SHORT:
            return _words("short, {shorter}, {found}", shorter=shortness(solution), found=keys)
        case _:
            stipulation = solution.stipulation
            at_most = bool(open_lengths(solution))
            return f"{stipulation.name_in(solution.length or 0, at_most=at_most)}, {keys}"


def length_words(key: Node) -> str:
    """In how many moves a key reaches the goal: `mate in 3`, `selfmate in 2`.

    A stopped search, whose diagram is marked as not searched to its end, has only `mate in at
    most 3`.
    """
    at_most = Mark.INCOMPLETE in key.tree.root.marks
    # A length is given as it is counted, even where the stipulation has half moves.
    return (key.tree.stipulation or _DIRECT_MATE).name_in(str(key.length), at_most=at_most)


def tree_lines(root: Node, notation: Notation, survey: Survey | None = None) -> Iterator[str]:
    """The lines of a solution's tree, or of the play below and including one node.

    The phases stand in Popeye's order, so that a long text ends with the solution. A `survey` of
    that tree gathers defences that have the same play.
    """
    return _Writer(notation, survey).tree(root)


def help_lines(root: Node, notation: Notation) -> Iterator[str]:
    """The solutions of help play or a series below a diagram, one a line: `1.Kb1 Ra2 2.Kc1 Ra1#`.

    Set play is left out.
    """
    writer = _Writer(notation, None)
    for node in root.children:
        if node.role is Role.HELP:
            yield from writer.lines((node,), 0)


def group_lines(group: Sequence[Node], notation: Notation, survey: Survey) -> Iterator[str]:
    """The lines of several defences that have the same play, and of that play."""
    return _Writer(notation, survey).lines(group, 0)


class _Writer:
    """Writes the nodes of a tree in one notation, each for itself or gathered."""

    def __init__(self, notation: Notation, survey: Survey | None) -> None:
        self._notation = notation
        self._survey = survey

    def tree(self, root: Node) -> Iterator[str]:
        if root.role is not Role.DIAGRAM:
            yield from self.lines((root,), 0)
            return
        if Mark.ZUGZWANG in root.marks or any(node.role in _AFTER_KEY for node in root.children):
            yield " ".join([_words("After the key"), *self._play_words(root)])
            yield from self._play(root, 1)
            return
        phases = [[node for node in root.children if node.role is role] for role in PHASES]
        phases = [nodes for nodes in phases if nodes]
        # The solution alone needs no heading.
        depth = int(any(nodes[0].role in (Role.SET_PLAY, Role.TRY) for nodes in phases))
        for index, nodes in enumerate(phases):
            if index:
                yield ""
            if depth:
                yield phase_heading(nodes)
            for node in nodes:
                groups = self._groups(node) if node.role is Role.SET_PLAY else [(node,)]
                for group in groups:
                    yield from self.lines(group, depth)

    def _groups(self, node: Node) -> Iterator[tuple[Node, ...]]:
        """What stands below a node, grouped if requested."""
        children = node.tree.children_of(node.index)
        groups: list[tuple[int, ...]] = [(child,) for child in children]
        if self._survey is not None:
            groups = self._survey.groups(children)
        for group in groups:
            yield tuple(Node(node.tree, index) for index in group)

    def lines(self, group: Sequence[Node], depth: int) -> Iterator[str]:
        """A node that begins a line, what fits on that line, and below it the rest of its play.

        Several have the same play, which is written once.
        """
        node = group[0]
        if node.role is Role.HELP:
            yield from (_INDENT * depth + line for line in self._help_lines(node))
            return
        if node.role in (Role.THREAT, Role.CONTINUATION) and ends_play(node):
            yield _INDENT * depth + self._move(
                node, self._notation.node(node) + self._closing(node)
            )
            return
        text = self._move(node, name_of_group(group, self._notation))
        if node.role is Role.DEFENCE:
            if node.children and all(map(ends_play, node.children)):
                yield f"{_INDENT * depth}{text} {self._alternatives(node.children)}"
                return
            if node.child_count == 1:
                # An only continuation goes on in the same line.
                node = node.child(0)
                text += " " + self._move(node, self._notation.node(node))
        yield _INDENT * depth + text
        yield from self._play(node, depth + 1)

    def _play(self, node: Node, depth: int) -> Iterator[str]:
        """What stands below a node that begins a line: threats, variations, refutations."""
        threatens_goal = _threatens_goal(node)
        refutations = []
        for group in self._groups(node):
            first = group[0]
            if first.role is Role.REFUTATION:
                refutations.append(first)
            elif first.role is not Role.THREAT or not threatens_goal:
                yield from self.lines(group, depth)
        if refutations:
            moves = ", ".join(self._notation.node(refutation) for refutation in refutations)
            yield _INDENT * depth + _words("but {moves}", moves=moves)

    def _help_lines(self, first: Node) -> Iterator[str]:
        """The solutions of help play or a series that begin with a node, one a line."""
        tree = first.tree
        # There may be a million lines, of few different moves. The number of a move depends on how
        # deep it stands, and whether it is the last. A move kept here keeps its identity.
        written: dict[tuple[int, int, bool], tuple[str, Move | None]] = {}
        words: list[str] = []
        stack = [(first.index, 0)]
        while stack:
            index, depth = stack.pop()
            del words[depth:]
            children = tree.children_of(index)
            move = tree.moves[index]
            key = (id(move), depth, not children)
            if key not in written:
                node = Node(tree, index)
                text = self._notation.next_node(node) if depth else self._notation.node(node)
                written[key] = text, move
            words.append(written[key][0])
            if not children:
                marks = tree.marks[index]
                yield " ".join([*words, *_remarks(marks)] if marks else words)
            stack.extend((child, depth + 1) for child in reversed(children))

    def _move(self, node: Node, written: str) -> str:
        """A node's move, as it is written, and its remarks."""
        words = [written]
        if node.role is Role.THREAT:
            words.insert(0, _words("threat"))
        if Mark.SHORT in node.marks:
            words.append(_words("(short: {aim})", aim=length_words(node)))
        return " ".join([*words, *self._play_words(node)])

    def _play_words(self, node: Node) -> list[str]:
        """The notes on the play after a move: `zugzwang`, `[2.Qd6#]`, remarks."""
        words = []
        if Mark.ZUGZWANG in node.marks:
            words.append(Mark.ZUGZWANG.words)
        if _threatens_goal(node):
            words.append(f"[{self._alternatives(_threats(node))}]")
        return [*words, *_remarks(node.marks)]

    def _alternatives(self, nodes: Sequence[Node]) -> str:
        """Moves that end the play; what is true of them all is stated once."""
        common = frozenset.intersection(*(node.marks for node in nodes))
        moves = [
            " ".join(
                [self._notation.node(node) + self._closing(node), *_remarks(node.marks - common)]
            )
            for node in nodes
        ]
        return " ".join([", ".join(moves), *_remarks(common)])

    def _closing(self, node: Node) -> str:
        """The replies that reach the goal behind an attacker's move: ` Rxa1#/Rxb1#`."""
        replies = "/".join(self._notation.next_node(reply) for reply in node.children)
        return f" {replies}" if replies else ""


def phase_heading(nodes: Sequence[Node]) -> str:
    """What stands above the nodes of one phase; the heading of set play is itself a node."""
    role = nodes[0].role
    marks = nodes[0].marks if role is Role.SET_PLAY else frozenset[Mark]()
    several_keys = role is Role.KEY and len(nodes) > 1
    heading = _words("Keys") if several_keys else _words(PHASES[role])
    return " ".join([heading, *_remarks(marks)])


def _remarks(marks: frozenset[Mark]) -> list[str]:
    """The remarks on marked moves, in brackets; empty when there are none."""
    remarks = ", ".join(mark.words for mark in _REMARKS if mark in marks)
    return [f"({remarks})"] if remarks else []


def _threats(node: Node) -> list[Node]:
    return [child for child in node.children if child.role is Role.THREAT]


def _threatens_goal(node: Node) -> bool:
    """Whether the node has threats, and each reaches the goal at once or forces it."""
    threats = _threats(node)
    return bool(threats) and all(map(ends_play, threats))


def ends_play(node: Node) -> bool:
    """Whether an attacker's move reaches the goal, or leaves only replies that do."""
    return Mark.INCOMPLETE not in node.marks and all(
        child.role is Role.DEFENCE and _is_last(child) for child in node.children
    )


def _is_last(node: Node) -> bool:
    """Whether nothing follows the node, as opposed to its continuation being unknown."""
    return not node.child_count and Mark.INCOMPLETE not in node.marks
