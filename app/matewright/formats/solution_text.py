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
from matewright.formats.solution_lines import help_lines, lines_of_group, lines_of_tree
from matewright.formats.spans import Paragraph
from matewright.model.notation import Notation
from matewright.model.parts import DUPLEX, label_in_words
from matewright.model.solution import Mark, Node, Role, Solution, Status
from matewright.model.solution_survey import Survey
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

_SOURCES: Final = {
    "popeye": _words.later("According to what Popeye printed: {claim}{under}; not proved here."),
    "pgn": _words.later("According to the moves of the game: {claim}{under}; not proved here."),
}
"""The sentence for answers that were read in a file, by their source."""

_NOT_IN_PRINT: Final = ("hash-table", "fairy-promotion")
"""The notes that no magazine prints."""

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
    return (*_unless_proved(part, intended), *_notes(part), *rules_of(part))


def verdict_remarks(part: Solution, intended: int | None = None) -> tuple[str, ...]:
    """The same without what magazines do not print: rules, and how the answer was proved."""
    notes = (f"({note})" for note in part.notes if note.code not in _NOT_IN_PRINT)
    return (*_unless_proved(part, intended), *notes)


def _unless_proved(part: Solution, intended: int | None) -> tuple[str, ...]:
    is_complete = part.status is Status.SOLVED and is_exhaustive(part)
    return () if is_complete else (sentence(part, intended),)


def rules_of(part: Solution) -> tuple[str, ...]:
    """The conditions of an answer in a sentence each, and whose version of the rules it is."""
    conditions = part.question.conditions
    rules = tuple(condition_rules(conditions))
    return (*rules, f"({version(conditions)})") if rules else ()


def _notes(part: Solution) -> list[str]:
    return [f"({note})" for note in part.notes]


def _body(part: Solution, notation: Notation | None) -> str:
    return "\n".join(chain.from_iterable(in_chunks(tree_lines(part.tree, notation or Notation()))))


def sentence(solution: Solution, intended: int | None = None) -> str:
    """What was found in one part and how sure that is, in one line."""
    named = solution.stipulation.task + _named_options(solution)
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


def tree_lines(root: Node, notation: Notation, survey: Survey | None = None) -> Iterator[str]:
    """The lines of a solution's tree, or of the play below and including one node, as text."""
    return map(_line, lines_of_tree(root, notation, survey))


def group_lines(group: Sequence[Node], notation: Notation, survey: Survey) -> Iterator[str]:
    """The lines of several defences that have the same play, and of that play."""
    return map(_line, lines_of_group(group, notation, survey))


def _line(line: Paragraph) -> str:
    return _INDENT * line.depth + line.text
