"""Writing problems as games of PGN: position and question as tags, the solution as variations.

Only what a game can hold stands as moves. Set play, threats, series and twins stand in comments,
for there are no moves for a side that passes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import chess
import chess.pgn

from matewright.errors import shortened
from matewright.formats.condition_texts import texts_of
from matewright.formats.format import Output, Writer, losing
from matewright.formats.solution_text import part_heading, solution_text, tree_lines
from matewright.model.collection import Collection
from matewright.model.figures import FIELD
from matewright.model.notation import Notation
from matewright.model.problem import Problem
from matewright.model.solution import Mark, Node, Role, Solution
from matewright.wording import Wording, grouped

_words: Final = Wording("pgn")

NAME: Final = "pgn"
SOLUTION: Final = "Solution: "
SET_PLAY: Final = "Set play: "
TWIN: Final = "Twin "
"""How comments begin that are made of an answer."""
UNKNOWN: Final = ("", "?", "-", "*", "????.??.??")
"""Values of tags that say nothing."""
MOST_NODES: Final = 5_000
"""Longer solutions are left out; solving finds them again."""

_BLANK_LINE = re.compile(r"\n[ \t\r]*\n[ \t\r]*\Z")
_COLUMNS: Final = 80
_NAGS: Final = {Role.KEY: 1, Role.TRY: 2, Role.REFUTATION: 1}
_PLAY: Final = (Role.KEY, Role.TRY, Role.DEFENCE, Role.CONTINUATION, Role.REFUTATION, Role.HELP)


def write(collection: Collection, _: Output) -> str:
    """The text of a file with these games."""
    return "".join(_joined(collection))


def _joined(collection: Collection) -> Iterator[str]:
    before, was_untouched = "", True
    for entry in collection.entries:
        untouched = entry.untouched_text(NAME)
        game = _game(entry.peek()) if untouched is None else untouched
        is_enough = was_untouched and untouched is not None and before.endswith("\n")
        if before and not is_enough and not _BLANK_LINE.search(before[-200:]):
            yield "\n" if before.endswith("\n") else "\n\n"
        yield game
        before, was_untouched = game, untouched is not None


def _game(problem: Problem) -> str:
    origin = problem.origin
    kept = ""
    if origin is not None and origin.format == NAME and origin.read_error:
        # What was not understood stays, as lines that programs pass over.
        kept = "".join(f"% {line}\n" for line in origin.text.splitlines() if line.strip())
    tags = "".join(f'[{name} "{_escaped(value)}"]\n' for name, value in _tags(problem))
    solution = _shown(problem)
    comments = [problem.comment] if problem.comment else []
    moves = ""
    if problem.written_solution:
        comments.append(SOLUTION + problem.written_solution)
    if solution is not None:
        # A game begins at its FEN; proof games do not, nor the first part of a zero position, say.
        are_moves = _are_moves(solution) and solution.start.fen == problem.position.fen
        comments += _comments_for(solution) if are_moves else [SOLUTION + solution_text(solution)]
        moves = _moves(solution) if are_moves else ""
    text = "".join(f"{{ {_without_braces(comment)} }}\n" for comment in comments)
    return f"{kept}{tags}\n{text}{moves}*\n\n"


def _tags(problem: Problem) -> Iterator[tuple[str, str]]:
    others = problem.extra.get("pgn")
    yield "Event", problem.source or "?"
    yield "Site", "?"
    yield "Date", "????.??.??"
    yield "Round", "?"
    yield "White", "; ".join(problem.authors) or "?"
    yield "Black", "?"
    yield "Result", "*"
    yield "SetUp", "1"
    yield "FEN", problem.position.fen
    yield "Stipulation", problem.stipulation.text
    yield from texts_of(problem)
    for name, value in others.items() if isinstance(others, dict) else ():
        if re.fullmatch(r"\w+", name) and isinstance(value, str):
            yield name, value


def _escaped(value: str) -> str:
    return _line(value).replace("\\", "\\\\").replace('"', '\\"')


def _line(text: str) -> str:
    """A text without line breaks and what else would end a tag."""
    return "".join(one if one.isprintable() else " " for one in text)


def _without_braces(text: str) -> str:
    return text.replace("{", "(").replace("}", ")")


# -- the solution ----------------------------------------------------------------------------------


def _shown(problem: Problem) -> Solution | None:
    """The answer to write, if there is one that is not too long."""
    solution = problem.solution
    if solution is None or not problem.solution_is_current:
        return None
    nodes = sum(len(one.tree.tree) for one in (solution, *solution.twins))
    return solution if nodes <= MOST_NODES else None


def _are_moves(solution: Solution) -> bool:
    """Whether the play can stand as moves of a game."""
    return not solution.stipulation.play.is_series


def _comments_for(solution: Solution) -> Iterator[str]:
    """What a game has no moves for."""
    for node in solution.tree.children:
        if node.role is Role.SET_PLAY:
            lines = (line for child in node.children for line in tree_lines(child, Notation()))
            yield SET_PLAY + _in_a_row(lines)
    after_key = [node for node in solution.tree.children if node.role is Role.THREAT]
    if after_key:
        yield SOLUTION + _in_a_row(tree_lines(solution.tree, Notation()))
    for twin in solution.twins:
        yield f"{TWIN}{part_heading(twin)}: {_in_a_row(tree_lines(twin.tree, Notation()))}"


def _in_a_row(lines: Iterator[str]) -> str:
    return "; ".join(line.strip() for line in lines if line.strip())


def _moves(solution: Solution) -> str:
    """The play of the diagram as moves and variations."""
    first = [node for node in solution.tree.children if node.role in _PLAY]
    if not first:
        return ""
    game = chess.pgn.Game()
    game.setup(chess.Board(solution.fen))
    order = {Role.KEY: 0, Role.TRY: 2}
    waiting: list[tuple[chess.pgn.GameNode, Node]] = [
        (game, node) for node in sorted(first, key=lambda one: order.get(one.role, 1))
    ]
    waiting.reverse()
    while waiting:
        parent, node = waiting.pop()
        assert node.move is not None, "only set play has none, which stands in a comment"
        nag = _NAGS.get(node.role)
        child = parent.add_variation(
            chess.Move.from_uci(node.move.uci),
            comment=_without_braces(_remark(node)),
            nags=[nag] if nag else [],
        )
        waiting += [(child, one) for one in reversed(node.children) if one.role in _PLAY]
    exporter = chess.pgn.StringExporter(columns=_COLUMNS, headers=False)
    moves = game.accept(exporter)
    return moves.strip().removesuffix("*").strip() + " "


def _remark(node: Node) -> str:
    """The comment on a move: zugzwang, threats, and its other marks."""
    words = [mark.words for mark in Mark if mark in node.marks and mark is not Mark.SHORT]
    threats = [child for child in node.children if child.role is Role.THREAT]
    if threats:
        lines = (line for threat in threats for line in tree_lines(threat, Notation()))
        words.append("threat: " + _in_a_row(lines).replace("threat ", ""))
    return ", ".join(words)


# -- losses ----------------------------------------------------------------------------------------


def _lost(problem: Problem) -> Iterator[str]:
    if problem.solution_is_current and problem.solution is not None:
        if _shown(problem) is None:
            yield _words("a solution of more than {most} moves", most=grouped(MOST_NODES))
        else:
            yield _words("set play, threats, twins and series as moves; they stand in comments")
    if any("; " in author or not author for author in problem.authors):
        yield _words("authors whose names hold a semicolon")
    for text in (*problem.authors, problem.source, problem.stipulation.text, problem.intended):
        if text in UNKNOWN[1:] or _line(text) != text:
            yield _words("line breaks, and texts such as “?”")
            break
    for text in (problem.comment, problem.written_solution):
        if _without_braces(text) != text or text.startswith((SOLUTION, SET_PLAY, TWIN)):
            yield _words("the braces of a comment")
            break
    for key in problem.extra:
        if key not in ("pgn", "options", "twins", FIELD):
            yield _words("the field “{field}”", field=shortened(key))


WRITER: Final = Writer(write, losing("pgn-loses", NAME, _lost))
