"""A solution one variation a line, as spans; `solution_text` makes plain text of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from matewright.formats.spans import Paragraph, Span, SpanRole, joined, of_move
from matewright.model.move import Move
from matewright.model.notation import Notation
from matewright.model.solution import Mark, Node, Role
from matewright.model.solution_survey import Survey, name_of_group
from matewright.model.stipulation import Stipulation
from matewright.wording import Wording

_words: Final = Wording("solution_text")

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

EMPTY: Final = Paragraph(())

Shows = Callable[[Node], bool]


def _everything(_: Node) -> bool:
    return True


def lines_of_tree(
    root: Node, notation: Notation, survey: Survey | None = None, shows: Shows = _everything
) -> Iterator[Paragraph]:
    """The lines of a solution's tree, or of the play below and including one node.

    The phases stand in Popeye's order, so that a long text ends with the solution, and an empty
    line between them. A `survey` of that tree gathers defences that have the same play; `shows`
    says which first moves, and whether set play, are wanted.
    """
    return _Writer(notation, survey, shows).tree(root)


def help_lines(root: Node, notation: Notation) -> Iterator[str]:
    """The solutions of help play or a series below a diagram, one a line: `1.Kb1 Ra2 2.Kc1 Ra1#`.

    Set play is left out.
    """
    for node in root.children:
        if node.role is Role.HELP:
            yield from help_lines_from(node, notation)


def lines_of_group(
    group: Sequence[Node], notation: Notation, survey: Survey
) -> Iterator[Paragraph]:
    """The lines of several defences that have the same play, and of that play."""
    return _Writer(notation, survey, _everything).lines(group, 0)


def help_lines_from(first: Node, notation: Notation) -> Iterator[str]:
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
            text = notation.next_node(node) if depth else notation.node(node)
            written[key] = text, move
        words.append(written[key][0])
        if not children:
            marks = tree.marks[index]
            yield " ".join([*words, *_remarks(marks)] if marks else words)
        stack.extend((child, depth + 1) for child in reversed(children))


class _Writer:
    """Writes the nodes of a tree in one notation, each for itself or gathered."""

    def __init__(self, notation: Notation, survey: Survey | None, shows: Shows) -> None:
        self._notation = notation
        self._survey = survey
        self._shows = shows

    def tree(self, root: Node) -> Iterator[Paragraph]:
        if root.role is not Role.DIAGRAM:
            yield from self.lines((root,), 0)
            return
        if is_after_key(root):
            heading = Span(_words("After the key"), SpanRole.HEADING)
            yield Paragraph((heading, *self._play_words(root)))
            yield from self._play(root, 1)
            return
        shown = [node for node in root.children if self._shows(node)]
        phases = [[node for node in shown if node.role is role] for role in PHASES]
        phases = [nodes for nodes in phases if nodes]
        # The solution alone needs no heading.
        depth = int(any(nodes[0].role in (Role.SET_PLAY, Role.TRY) for nodes in phases))
        for index, nodes in enumerate(phases):
            if index:
                yield EMPTY
            if depth:
                yield Paragraph.of(phase_heading(nodes), SpanRole.HEADING)
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

    def lines(self, group: Sequence[Node], depth: int) -> Iterator[Paragraph]:
        """A node that begins a line, what fits on that line, and below it the rest of its play.

        Several have the same play, which is written once.
        """
        node = group[0]
        if node.role is Role.HELP:
            for line in help_lines_from(node, self._notation):
                yield Paragraph((Span(line, SpanRole.MOVE),), depth)
            return
        if node.role in (Role.THREAT, Role.CONTINUATION) and ends_play(node):
            yield Paragraph(tuple(self._move(node, self._with_closing(node))), depth)
            return
        name = of_move(node, self._notation)
        if len(group) > 1:
            name = [Span(name_of_group(group, self._notation), SpanRole.DEFENCE, node)]
        spans = self._move(node, name)
        if node.role is Role.DEFENCE:
            if node.children and all(map(ends_play, node.children)):
                ends = self._alternatives(node.children)
                yield Paragraph((*spans, Span(" "), *ends), depth)
                return
            if node.child_count == 1:
                # An only continuation goes on in the same line.
                node = node.child(0)
                spans += [Span(" "), *self._move(node, of_move(node, self._notation))]
        yield Paragraph(tuple(spans), depth)
        yield from self._play(node, depth + 1)

    def _play(self, node: Node, depth: int) -> Iterator[Paragraph]:
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
            before, _, behind = _words("but {moves}").partition("{moves}")
            moves = joined((of_move(one, self._notation) for one in refutations), ", ")
            yield Paragraph((Span(before), *moves, *([Span(behind)] if behind else ())), depth)

    def _move(self, node: Node, written: Sequence[Span]) -> list[Span]:
        """A node's move, as it is written, and its remarks."""
        spans = [*written]
        if node.role is Role.THREAT:
            spans.insert(0, Span(_words("threat") + " "))
        if Mark.SHORT in node.marks:
            short = _words("(short: {aim})", aim=length_words(node))
            spans += [Span(" "), Span(short, SpanRole.MARK)]
        return [*spans, *self._play_words(node)]

    def _play_words(self, node: Node) -> list[Span]:
        """The notes on the play after a move: ` zugzwang`, ` [2.Qd6#]`, remarks."""
        spans = []
        if Mark.ZUGZWANG in node.marks:
            spans += [Span(" "), Span(Mark.ZUGZWANG.words, SpanRole.MARK)]
        if _threatens_goal(node):
            spans += [Span(" ["), *self._alternatives(_threats(node)), Span("]")]
        return [*spans, *_marked(node.marks)]

    def _alternatives(self, nodes: Sequence[Node]) -> list[Span]:
        """Moves that end the play; what is true of them all is stated once."""
        common = frozenset.intersection(*(node.marks for node in nodes))
        moves = [[*self._with_closing(node), *_marked(node.marks - common)] for node in nodes]
        return [*joined(moves, ", "), *_marked(common)]

    def _with_closing(self, node: Node) -> list[Span]:
        """An attacker's move, and the replies that reach the goal: `2.Qc3+ Rxa1#/Rxb1#`."""
        replies = joined((of_move(one, self._notation, follows=True) for one in node.children), "/")
        between = [Span(" ")] if replies else []
        return [*of_move(node, self._notation), *between, *replies]


def is_after_key(root: Node) -> bool:
    """Whether a diagram shows the position after the key."""
    return Mark.ZUGZWANG in root.marks or any(node.role in _AFTER_KEY for node in root.children)


def length_words(key: Node) -> str:
    """In how many moves a key reaches the goal: `mate in 3`, `selfmate in 2`.

    A stopped search, whose diagram is marked as not searched to its end, has only `mate in at
    most 3`.
    """
    at_most = Mark.INCOMPLETE in key.tree.root.marks
    # A length is given as it is counted, even where the stipulation has half moves.
    return (key.tree.stipulation or _DIRECT_MATE).name_in(str(key.length), at_most=at_most)


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


def _marked(marks: frozenset[Mark]) -> list[Span]:
    return [Span(f" {remark}", SpanRole.MARK) for remark in _remarks(marks)]


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
