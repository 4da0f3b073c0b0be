"""Solutions as olive, YACPDB and others that read Popeye's notation take them: `1.d3-d4 !`.

The grammar is that of olive's parser (`yacpdb/p2w`): moves in long notation with their numbers,
labels of twins with the changes, and everything else in braces, as a comment. Comments may stand at
the beginning, behind a label and behind a move.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from matewright.formats import popeye_printing as printing
from matewright.formats.popeye_printing import Shown
from matewright.formats.popeye_words import ENGLISH
from matewright.formats.solution_text import published_remarks
from matewright.model.parts import DUPLEX, label_in_words, parts
from matewright.model.play_options import PlayOptions
from matewright.model.problem import Problem
from matewright.model.solution import Role, Solution
from matewright.model.twin import Restipulate, Substitute, Twin
from matewright.model.verdict import intended


def olive_text(problem: Problem) -> str:
    """The answer to a problem, which must be current, part by part."""
    solution = problem.solution
    assert solution is not None, "there is something to write"
    texts = []
    for part, label in zip((solution, *solution.twins), _labels(problem), strict=False):
        moves = _moves(part)
        remarks = published_remarks(part, intended(problem))
        comments = "\n".join(map(_comment, remarks))
        if not moves and label:
            # A label without moves is not valid in that grammar.
            texts.append("\n".join(filter(None, (_comment(label), comments))))
        else:
            texts.append("\n".join(filter(None, (label, comments, moves))))
    # A block of YAML cannot begin with blanks.
    return "\n\n".join(filter(None, texts)).lstrip()


def _moves(part: Solution) -> str:
    has_set_play = any(node.role is Role.SET_PLAY for node in part.tree.children)
    text = printing.solution(part, Shown(ENGLISH, set_play=has_set_play, signs_alone=True))
    lines = [line for line in map(str.rstrip, text.splitlines()) if line]
    # A large answer must not be there once more, as `textwrap.dedent` has it.
    margin = min((len(line) - len(line.lstrip()) for line in lines), default=0)
    return "\n".join(line[margin:] for line in lines)


def _labels(problem: Problem) -> Iterator[str]:
    """What stands above each part: nothing above a diagram alone."""
    number = -1
    before = problem.position
    has_diagram = not (problem.zero_position and problem.twins)
    for part in parts(problem, _options(problem)):
        if part.label.endswith(DUPLEX):
            yield _comment(label_in_words(part.label))
            continue
        number += 1
        if not problem.twins:
            yield ""
        elif number == 0 and has_diagram:
            yield printing.diagram_label().strip()
        else:
            twin = problem.twins[number - has_diagram]
            start = before if twin.continued else problem.position
            yield _twin_label(number, twin, replace(problem, position=start))
            before = part.position


def _options(problem: Problem) -> PlayOptions:
    assert problem.solution is not None, "there is something to write"
    return problem.solution.question.options


def _twin_label(number: int, twin: Twin, start: Problem) -> str:
    """`b) wKa1-->b2`, with what that grammar has no words for in a comment."""
    printed = [one for one in twin.changes if not isinstance(one, Restipulate | Substitute)]
    others = [one.text for one in twin.changes if isinstance(one, Restipulate | Substitute)]
    label = printing.twin_label(
        number, replace(twin, changes=tuple(printed)), start.position, start.options, ENGLISH
    )
    return " ".join([*label.split(), *map(_comment, others)])


def _comment(text: str) -> str:
    plain = text.translate({ord("{"): "(", ord("}"): ")"})
    return plain and f"{{{plain}}}"
