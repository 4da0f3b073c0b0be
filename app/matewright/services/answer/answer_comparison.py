"""Two answers side by side, and where they differ."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from typing import Final, Generic, TypeVar

from matewright.model.notation import Notation
from matewright.model.parts import label_in_words
from matewright.model.solution import Iteration, Mode, Node, Role, Solution
from matewright.model.verdict import judge_solution, short_label
from matewright.services.answer.play_difference import line_of, play_difference
from matewright.services.solving.progress_text import duration
from matewright.wording import Wording, decimal, grouped

_words: Final = Wording("RunComparison")

_NOTHING: Final = "–"
_MOST_MOVES: Final = 6
_SAME_UP_TO: Final = 1.05
_IN_PLAY: Final = (Role.THREAT, Role.DEFENCE, Role.REFUTATION, Role.CONTINUATION)

_Key = TypeVar("_Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Line:
    """One compared item: its name, its text in each answer, and the difference in words."""

    name: str
    first: str
    second: str
    difference: str = ""


def comparing(
    first: Solution | None, second: Solution | None, notation: Notation
) -> Iterator[Line | None]:
    """Compare two answers, part by part.

    Figures differ always, so only their proportion is shown. Long answers take a while: what
    looks through them yields None after each step.
    """
    if first is None or second is None or first.fen != second.fen:
        # Of different positions Rh1 and Rh1 may be two moves.
        notation = replace(notation, long=True)
    parts = [() if one is None else (one, *one.twins) for one in (first, second)]
    for index in range(max(map(len, parts))):
        pair = [answers[index] if index < len(answers) else None for answers in parts]
        label = next(part.label for part in pair if part is not None)
        prefix = f"{label_in_words(short_label(label))} " if label else ""
        for line in _comparing_parts(pair[0], pair[1], notation):
            yield line and replace(line, name=prefix + line.name)


def _comparing_parts(
    first: Solution | None, second: Solution | None, notation: Notation
) -> Iterator[Line | None]:
    both = (first, second)
    yield _line(_words("Position"), *(_of(part, _position) for part in both))
    yield _line(_words("Asked"), *(_of(part, _stipulation) for part in both))
    yield _line(_words("Strategy"), *(_of(part, _strategy) for part in both))
    yield _line(_words("Verdict"), *(_of(part, _verdict) for part in both))
    yield _line(_words("Length"), *(_of(part, _length) for part in both))
    for name, role in (
        (_words("Keys"), Role.KEY),
        (_words("Tries"), Role.TRY),
    ):
        moves = [_first_moves(part, role, notation) for part in both]
        if any(moves):
            yield from _comparing_moves(name, moves[0], moves[1])
    if first is not None and second is not None:
        yield from _play(first, second, notation)
    found = [_Written(partial(_solution, part, notation)) for part in both]
    for part, written in zip(both, found, strict=True):
        for line in _help_lines(part) if part is not None else ():
            written.entries[line] = None
            yield None
    if any(found):
        yield from _comparing_moves(_words("Solutions"), found[0], found[1])
    name = _words("Moves in the tree")
    yield _line(name, *(_of(part, _tree) for part in both))
    if first is not None and second is not None:
        yield from _figures(first, second)


def _play(first: Solution, second: Solution, notation: Notation) -> Iterator[Line | None]:
    """The variations that only one of them has; keys and tries are compared by themselves."""
    difference = play_difference(first.tree.tree, second.tree.tree)
    if difference is None or difference.is_empty:
        return
    sides = [_lines_from(nodes, notation) for nodes in (difference.gone, difference.first_new)]
    if any(sides):
        name = _words("Play")
        yield from _comparing_moves(name, sides[0], sides[1])


def _lines_from(nodes: Sequence[Node], notation: Notation) -> _Written[int]:
    """The lines through these moves, as far as they are variations."""
    in_play = {node.index: node for node in nodes if node.role in _IN_PLAY}
    return _Written(lambda entry: line_of(in_play[entry], notation), dict.fromkeys(in_play))


def _line(name: str, first: str, second: str) -> Line:
    different = _words("different")
    return Line(name, first, second, different if first != second else "")


def _of(part: Solution | None, describe: Callable[[Solution], str]) -> str:
    return _NOTHING if part is None else describe(part) or _NOTHING


def _position(part: Solution) -> str:
    return part.fen


def _stipulation(part: Solution) -> str:
    modes = {
        Mode.FULL: _words("full solution"),
        Mode.KEYS: _words("keys only"),
        Mode.SHORTEST: _words("shortest mate"),
    }
    return ", ".join(
        (
            part.stipulation.text,
            modes[part.mode],
            *part.question.options.names,
            *map(str, part.restrictions),
        )
    )


def _strategy(part: Solution) -> str:
    return part.strategy


def _verdict(part: Solution) -> str:
    judgement = judge_solution(part)
    return " · ".join(filter(None, (judgement.verdict.word, judgement.remark)))


def _length(part: Solution) -> str:
    stipulation = part.stipulation
    return "" if part.length is None else stipulation.number(part.length)


def _tree(part: Solution) -> str:
    return grouped(len(part.tree.tree) - 1)


@dataclass(frozen=True, slots=True)
class _Written(Generic[_Key]):
    """Moves or lines in their order, by what makes them the same in two answers.

    A line is written only when it is shown.
    """

    write: Callable[[_Key], str]
    entries: dict[_Key, None] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.entries)


def _first_moves(part: Solution | None, role: Role, notation: Notation) -> _Written[str]:
    nodes = {
        node.move.identity: node
        for node in (() if part is None else part.tree.children)
        if node.role is role and node.move is not None
    }
    return _Written(lambda move: notation.node(nodes[move]), dict.fromkeys(nodes))


def _help_lines(part: Solution) -> Iterator[tuple[str, ...]]:
    """The lines of help play and series, by the identities of their moves."""
    if part.start.is_orthodox and not part.question.conditions:
        yield from part.lines
        return
    for first in part.tree.children:
        for line in first.lines() if first.role is Role.HELP else ():
            yield tuple(node.move.identity for node in line if node.move is not None)


def _solution(part: Solution | None, notation: Notation, line: tuple[str, ...]) -> str:
    nodes = _nodes(part.tree, line) if part is not None else []
    if not nodes:
        # A tree out of a file need not hold every line.
        return " ".join(line)
    return " ".join([notation.node(nodes[0]), *map(notation.next_node, nodes[1:])])


def _nodes(above: Node, line: Sequence[str]) -> list[Node]:
    """The nodes of a line below one; none where it does not stand there to its end.

    Solutions of different lengths may begin with the same move at different places.
    """
    for child in above.children:
        if child.role is Role.HELP and child.move is not None and child.move.identity == line[0]:
            below = _nodes(child, line[1:]) if line[1:] else []
            if below or (not line[1:] and not child.child_count):
                return [child, *below]
    return []


def _comparing_moves(
    name: str, first: _Written[_Key], second: _Written[_Key]
) -> Iterator[Line | None]:
    differences = []
    for mine, other, words in (
        (first, second, _words("only left: {moves}")),
        (second, first, _words("only right: {moves}")),
    ):
        alone = _Written(mine.write)
        for move in mine.entries:
            if move not in other.entries:
                alone.entries[move] = None
            yield None
        if alone:
            differences.append(words.format(moves=_in_short(alone)))
    yield Line(name, _counted(first), _counted(second), "; ".join(differences))


def _counted(moves: _Written[_Key]) -> str:
    return f"{len(moves)}: {_in_short(moves)}" if moves else _NOTHING


def _in_short(moves: _Written[_Key]) -> str:
    written = ", ".join(map(moves.write, islice(moves.entries, _MOST_MOVES)))
    if len(moves) <= _MOST_MOVES:
        return written
    more = _words("{moves} and {count} more")
    return more.format(moves=written, count=grouped(len(moves) - _MOST_MOVES))


def _figures(first: Solution, second: Solution) -> list[Line]:
    lines = []
    if first.iterations and second.iterations:
        left, right = Iteration.total(first.iterations), Iteration.total(second.iterations)
        for name, a, b in (
            (_words("Generated"), left.generated, right.generated),
            (_words("Evaluated"), left.evaluated, right.evaluated),
        ):
            lines.append(Line(name, grouped(a), grouped(b), _times(a, b)))
    name = _words("Time")
    lines.append(
        Line(
            name,
            duration(first.seconds),
            duration(second.seconds),
            _times(first.seconds, second.seconds),
        )
    )
    return lines


def _times(first: float, second: float) -> str:
    """`right 3.2 times as much`; empty where they are much the same, or one is unknown."""
    if first <= 0 or second <= 0 or max(first, second) / min(first, second) < _SAME_UP_TO:
        return ""
    if second >= first:
        more = _words("right {times} times as much")
        return more.format(times=decimal(f"{second / first:.1f}"))
    more = _words("left {times} times as much")
    return more.format(times=decimal(f"{first / second:.1f}"))
