"""Problems with their solutions as one web page that needs nothing else.

The page holds its style, its script, its diagrams and its solutions; nothing is fetched from
anywhere, all text that came from files is escaped, and no script but its own is allowed to run.
Solutions unfold, and a click on a move shows the position; without a script they can be read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from matewright.errors import FormatError
from matewright.formats import diagram_svg, web_page
from matewright.formats.caption import Caption, Entry
from matewright.formats.format import Output, Writer, published
from matewright.formats.printed import printed_part
from matewright.formats.solution_lines import PHASES, Shows, length_words, phase_heading
from matewright.formats.solution_style import Extent
from matewright.formats.solution_text import part_heading, published_remarks
from matewright.formats.spans_html import paragraph_html
from matewright.model.attributes import attribute_title
from matewright.model.collection import Collection
from matewright.model.diagram import diagrams_of
from matewright.model.figures import Figures, figures_of
from matewright.model.move import Move, square_name
from matewright.model.notation import ENGLISH, Notation, letters_for
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Mark, Node, Role, Solution
from matewright.model.verdict import intended
from matewright.wording import Wording

_words: Final = Wording("publishing")

MOST_MOVES: Final = 20_000
"""Moves of one solution; more of them make a page that no browser likes."""

_REMARKS: Final = (Mark.ZUGZWANG, Mark.DUAL, Mark.PROMOTION_CHOICE, Mark.INCOMPLETE)


def write(collection: Collection, output: Output) -> str:
    """The page as text; several problems are numbered."""
    has_numbers = len(collection) > 1
    articles = published(
        collection,
        output,
        lambda problem, number: _article(Entry.of(problem), number * has_numbers, output),
    )
    # The translation gives the code of the language.
    language = _words("en")
    title = output.title or _words("Chess problems")
    labels = {
        "player": _words("Play through the solution"),
        "first": _words("To the diagram (Home)"),
        "back": _words("One move back (left arrow)"),
        "next": _words("One move on (right arrow)"),
        "last": _words("To the end of the line (End)"),
        "after": _words("The board after {move}"),
    }
    head = web_page.head("page", title, language, **labels)
    heading = [f"<h1>{_text(output.title)}</h1>"] if output.title else []
    heading += [f"<p>{_text(output.introduction)}</p>"] * bool(output.introduction)
    definitions = diagram_svg.definitions(output)
    body = "\n".join([definitions, *heading, *articles])
    return f"{head}{body}\n{web_page.foot('page')}"


def _article(entry: Entry, number: int, output: Output) -> str:
    problem = entry.problem
    caption = Caption.of(problem, output.solution_style.notation.letters)
    lines = [f'<article id="p{number or 1}">', "<figure>"]
    heading_text = f"{number}." * bool(number)
    if output.captions:
        heading_text = f"{heading_text} {caption.authors}".strip()
    if heading_text:
        lines.append(f"<h2>{_text(heading_text)}</h2>")
    below_name = ", ".join(filter(None, (caption.source, caption.award)))
    if below_name and output.captions:
        lines.append(f"<p>{_text(below_name)}</p>")
    lines += _diagrams(problem, caption, output)
    if output.captions:
        lines.append("<figcaption>")
        lines.append(
            f'<p class="below"><b>{_text(caption.stipulation)}</b> <span>{caption.count}</span></p>'
        )
        lines += [f'<p class="remarks">{_text(remark)}</p>' for remark in caption.below]
        lines.append("</figcaption>")
    lines.append("</figure>")
    if output.has_solutions:
        lines.append('<div class="solution">')
        if entry.answer is None:
            lines += _unanswered(*entry.words)
        else:
            figures = figures_of(problem)
            for part in (entry.answer, *entry.answer.twins):
                lines += _part(part, output, intended(problem), figures)
            if origin := output.origin_of(problem):
                lines.append(f'<p class="remarks">{_text(origin)}</p>')
        if output.themes and entry.themes:
            lines.append(f'<p class="themes">{_text(entry.themes)}</p>')
        if problem.comment:
            lines.append(f'<p class="comment">{_text(problem.comment)}</p>')
        lines.append("</div>")
    return "\n".join([*lines, "</article>"])


def _diagrams(problem: Problem, caption: Caption, output: Output) -> Iterator[str]:
    """The diagram; with the goal `a=>b` that of the target beside it."""
    first, *others = diagrams_of(problem)
    name = f"{caption.stipulation}: {_spoken(first.position)}"
    if others:
        yield '<div class="pair">'
    yield diagram_svg.diagram(first, name, output)
    for target in others:
        yield "<span>→</span>"
        name = _words("Target: {men}", men=_spoken(target.position))
        yield diagram_svg.diagram(target, name, output)
    if others:
        yield "</div>"


def _spoken(position: Position) -> str:
    """The pieces for those who cannot see the diagram: `White: Kc8, Ra1; Black: …; Neutral: …`."""
    sides: dict[str, list[str]] = {_words(word): [] for word in ("White", "Black")}
    letters = letters_for(ENGLISH, position)
    for square, piece in position.pieces():
        word = _words("Neutral") if piece.is_neutral else piece.colour.word
        letter = "" if piece.code == "P" else letters.get(piece.code, piece.kind.problem_letter)
        attributes = "".join(f"{attribute_title(one)} " for one in piece.attributes)
        sides.setdefault(word, []).append(attributes + letter + square_name(square))
    return "; ".join(f"{side}: {', '.join(pieces)}" for side, pieces in sides.items())


def _unanswered(heading: str, text: str) -> Iterator[str]:
    if text:
        yield f"<details>\n<summary>{_text(heading)}</summary>"
        yield f"<pre>{_text(text)}</pre>\n</details>"
    else:
        yield f"<p>{_text(heading)}</p>"


def _part(part: Solution, output: Output, count: int | None, figures: Figures) -> Iterator[str]:
    """A part as magazines print it, and unfolded to play through; or the latter alone."""
    is_complete = output.solutions is Extent.COMPLETE
    if is_complete:
        if heading := part_heading(part):
            yield f"<h3>{_text(heading)}</h3>"
        yield from (f"<p>{_text(remark)}</p>" for remark in published_remarks(part, count))
    else:
        paragraphs = printed_part(part, output.selection, output.solution_style, count)
        yield from map(paragraph_html, paragraphs)
    if output.solutions is not Extent.KEY and len(part.tree.tree) > 1:
        pieces = diagram_svg.men_in_a_row(part.start, figures)
        title = _words("Solution") if is_complete else _words("Play through the solution")
        yield f"<details>\n<summary>{_text(title)}</summary>"
        yield f'<div class="play" data-men="{pieces}">'
        notation = output.solution_style.notation
        yield from _Tree(part.tree, notation, output.selection.shows, figures).lines()
        yield "</div>\n</details>"


class _Tree:
    """Writes a tree as nested lists; each move is linked to the one before it."""

    def __init__(self, root: Node, notation: Notation, shows: Shows, figures: Figures) -> None:
        self._root = root
        self._figures = figures
        self._shows = shows
        self._notation = notation
        self._count = 0

    def lines(self) -> Iterator[str]:
        yield "<ul>"
        children = [node for node in self._root.children if self._shows(node)]
        phases = [[node for node in children if node.role is role] for role in PHASES]
        rest = [node for node in children if node.role not in PHASES]
        has_headings = bool(rest) or any(
            nodes and nodes[0].role in (Role.SET_PLAY, Role.TRY) for nodes in phases
        )
        for nodes in filter(None, phases):
            if has_headings:
                yield f'<li><span class="phase">{_text(phase_heading(nodes))}</span>\n<ul>'
            for node in nodes:
                if node.role is Role.SET_PLAY:
                    yield from self._list(node.children, 0)
                elif node.role is Role.HELP:
                    yield from self._help(node)
                else:
                    yield from self._item(node, 0)
            if has_headings:
                yield "</ul></li>"
        if rest:
            remark = _notes(self._root)
            yield f'<li><span class="phase">{_text(_words("After the key"))}</span>{remark}\n<ul>'
            yield from self._list(rest, 0)
            yield "</ul></li>"
        yield "</ul>"
        if self._count >= MOST_MOVES:
            yield f'<p class="note">{_text(_words("… the rest is left out"))}</p>'

    def _list(self, nodes: Sequence[Node], before: int) -> Iterator[str]:
        for node in nodes:
            yield from self._item(node, before)

    def _item(self, node: Node, before: int) -> Iterator[str]:
        """A move and what stands below it; an only continuation goes on in the same line."""
        if self._count >= MOST_MOVES:
            return
        line, last = self._move(node, before, self._notation.node(node))
        while node.child_count == 1 and (child := node.child(0)).role is Role.CONTINUATION:
            text, last = self._move(child, last, self._notation.node(child))
            line, node = f"{line} {text}", child
        if not node.child_count:
            yield f"<li>{line}</li>"
            return
        yield f"<li><details open><summary>{line}</summary>\n<ul>"
        yield from self._list(node.children, last)
        yield "</ul></details></li>"

    def _help(self, first: Node) -> Iterator[str]:
        """The solutions of help play or a series that begin with a node, one a line."""
        for line in first.lines():
            if self._count >= MOST_MOVES:
                break
            parts, before = [], 0
            for index, step in enumerate(line):
                written = self._notation.next_node if index else self._notation.node
                text, before = self._move(step, before, written(step))
                parts.append(text)
            yield f"<li>{' '.join(parts)}</li>"

    def _move(self, node: Node, before: int, written: str) -> tuple[str, int]:
        """A move with its remarks and its number."""
        self._count += 1
        assert node.move is not None, "only the diagram and set play have none"
        role = f" {node.role.value}" if node.role in (Role.KEY, Role.TRY, Role.REFUTATION) else ""
        lead = ""
        if node.role is Role.THREAT:
            lead = f'<span class="note">{_text(_words("threat"))}</span> '
        elif node.role is Role.REFUTATION:
            lead = f'<span class="note">{_text(_words("but"))}</span> '
        steps = _steps(node.move, self._figures)
        text = (
            f'{lead}<span class="m{role}" data-p="{before}" data-m="{steps}">'
            f"{_text(written)}</span>{_notes(node)}"
        )
        return text, self._count


def _notes(node: Node) -> str:
    """What is remarked of a move, behind it."""
    remarks = [mark.words for mark in _REMARKS if mark in node.marks]
    if Mark.SHORT in node.marks:
        remarks.insert(0, _words("short: {aim}", aim=length_words(node)))
    return f' <span class="note">({_text(", ".join(remarks))})</span>' if remarks else ""


def _steps(move: Move, figures: Figures) -> str:
    """What a move does on the board: `e1g1 h1f1`, `e5d6 d5`, `a7a8=white-queen`."""
    start, end = square_name(move.from_square), square_name(move.to_square)
    steps = start + end
    rank = start[1]
    if move.promotion:
        colour = Colour.WHITE if end[1] == "8" else Colour.BLACK
        steps += "=" + diagram_svg.figure(Piece(colour, move.promotion), figures)
    if move.castling:
        steps += f" h{rank}f{rank}" if end[0] > start[0] else f" a{rank}d{rank}"
    if move.en_passant:
        steps += f" {end[0]}{rank}"
    via = move.via
    if via is not None and via.captures:
        steps += f" {square_name(via.square)}"
    return steps


def _text(text: str) -> str:
    return escape(text, quote=False)


def losses(collection: Collection) -> tuple[FormatError, ...]:
    """Solutions too long for a page."""
    return tuple(
        FormatError("html-long-solution", number=number, most=MOST_MOVES)
        for number, entry in enumerate(collection.entries, start=1)
        if (solution := entry.peek().solution) is not None
        and any(len(part.tree.tree) > MOST_MOVES for part in (solution, *solution.twins))
    )


WRITER: Final = Writer(write, losses)
