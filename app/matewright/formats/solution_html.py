"""Problems with their solutions as one web page that needs nothing else.

The page holds its style, its diagrams and its solutions; nothing is fetched from anywhere, and all
text that came from files is escaped. Solutions unfold line by line and are printed unfolded.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from matewright.formats import diagram_svg
from matewright.formats.caption import Caption, Entry
from matewright.formats.solution_text import part_heading, sentence, tree_lines
from matewright.model import stored_words
from matewright.model.move import square_name
from matewright.model.notation import ENGLISH, Notation
from matewright.model.piece import Colour
from matewright.model.position import Position
from matewright.model.solution import Solution
from matewright.model.verdict import intended
from matewright.wording import Wording

_words: Final = Wording("publishing")

_STYLE = """
:root { color-scheme: light dark; }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem;
  font: 1rem/1.45 Georgia, "Times New Roman", serif; }
article { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; margin: 0 0 2.5rem; }
figure { flex: 0 0 19rem; margin: 0; }
figure svg { background: #fff; color: #000; display: block; width: 100%; }
h2 { font-size: 1.05rem; margin: 0; }
p { margin: 0 0 .4rem; }
.below { display: flex; justify-content: space-between; margin: .3rem 0 0; }
.below b { font-size: 1.1rem; }
.remarks, .comment { font-size: .95rem; }
.solution { flex: 1 1 22rem; min-width: 0; }
.play { font-variant-numeric: tabular-nums; }
.play div, .play summary { overflow-wrap: anywhere; }
.play details > :not(summary) { margin-left: 1.4rem; }
.play > div, .play div > div { padding-left: 1rem; }
summary { cursor: pointer; }
.play > details > summary { font-weight: bold; }
pre { font: inherit; white-space: pre-wrap; }
@media print {
  body { margin: 0; max-width: none; }
  figure, h2 { break-inside: avoid; }
  details::details-content { content-visibility: visible; }
}
"""


def solution_html(
    entries: Sequence[Entry], notation: Notation | None = None, title: str = ""
) -> str:
    """The page as text; several problems are numbered."""
    letters = notation or Notation()
    numbered = len(entries) > 1
    articles = [
        _article(entry, f"{number}. " if numbered else "", letters)
        for number, entry in enumerate(entries, start=1)
    ]
    # Whoever translates gives the code of the language.
    language = _words("en")
    head = (
        "<!DOCTYPE html>\n"
        f'<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta http-equiv="Content-Security-Policy" '
        "content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="generator" content="Matewright">\n'
        f"<title>{_text(title or _words('Chess problems'))}</title>\n"
        f"<style>{_STYLE}</style>\n</head>\n<body>\n"
    )
    return head + "\n".join([diagram_svg.definitions(), *articles]) + "\n</body>\n</html>\n"


def _article(entry: Entry, number: str, notation: Notation) -> str:
    problem = entry.problem
    caption = Caption.of(problem)
    name = f"{number}{caption.authors}".strip()
    lines = ["<article>", "<figure>"]
    if name:
        lines.append(f"<h2>{_text(name)}</h2>")
    below_name = ", ".join(filter(None, (caption.source, caption.award)))
    if below_name:
        lines.append(f"<p>{_text(below_name)}</p>")
    below = (*caption.twins, *caption.remarks)
    asked = caption.stipulation
    lines.append(diagram_svg.diagram(problem.position, f"{asked}: {_spoken(problem.position)}"))
    lines.append("<figcaption>")
    lines.append(
        f'<p class="below"><b>{_text(caption.stipulation)}</b> <span>{caption.count}</span></p>'
    )
    lines += [f'<p class="remarks">{_text(remark)}</p>' for remark in below]
    lines += ["</figcaption>", "</figure>", '<div class="solution">']
    lines += _solution(entry, notation)
    if problem.comment:
        lines.append(f'<p class="comment">{_text(problem.comment)}</p>')
    return "\n".join([*lines, "</div>", "</article>"])


def _spoken(position: Position) -> str:
    """The men for those who cannot see the diagram: `White: Kc8, Ra1; Black: …`."""
    sides = []
    for colour in Colour:
        men = [
            ENGLISH.get(man.code, "") + square_name(square)
            for square, man in position.men()
            if man.colour is colour
        ]
        sides.append(f"{colour.word}: {', '.join(men)}")
    return "; ".join(sides)


def _solution(entry: Entry, notation: Notation) -> Iterator[str]:
    if entry.answer is not None:
        for part in (entry.answer, *entry.answer.twins):
            yield from _part(part, notation, intended(entry.problem))
        return
    heading, text = entry.words
    if text:
        yield f"<details>\n<summary>{_text(heading)}</summary>"
        yield f"<pre>{_text(text)}</pre>\n</details>"
    else:
        yield f"<p>{_text(heading)}</p>"


def _part(part: Solution, notation: Notation, wanted: int | None) -> Iterator[str]:
    heading = part_heading(part)
    if heading:
        yield f"<p><b>{_text(heading)}</b></p>"
    yield f"<p>{_text(sentence(part, wanted))}</p>"
    yield from (f"<p>({_text(note)})</p>" for note in stored_words.notes(part))
    lines = [line for line in tree_lines(part.tree, notation) if line]
    if lines:
        yield f"<details>\n<summary>{_text(_words('Solution'))}</summary>"
        yield '<div class="play">'
        yield from _folded(lines)
        yield "</div>\n</details>"


def _folded(lines: Iterable[str]) -> Iterator[str]:
    """Lines that others are indented below unfold; all of them begin open."""
    pending = ""
    depths: list[int] = []
    for line in [*lines, ""]:
        depth = (len(line) - len(line.lstrip())) // 2
        if pending:
            before = (len(pending) - len(pending.lstrip())) // 2
            if line and depth > before:
                yield f"<details open><summary>{_text(pending.strip())}</summary>"
                depths.append(before)
            else:
                yield f"<div>{_text(pending.strip())}</div>"
        while depths and (not line or depth <= depths[-1]):
            yield "</details>"
            depths.pop()
        pending = line


def _text(text: str) -> str:
    return escape(text, quote=False)
