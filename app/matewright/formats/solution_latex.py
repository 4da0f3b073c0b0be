r"""Problems with their solutions for LaTeX, in the words of the package `diagram` (diagram.sty).

The package is that of German-language problem magazines: men are named by German letters, `w` and
`s` tell white from black, and it counts the men itself. `\putsol` at the end prints the solutions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from matewright.formats.caption import Caption, Entry
from matewright.formats.solution_text import part_heading, sentence, tree_lines
from matewright.model import stored_words
from matewright.model.move import square_name
from matewright.model.notation import Notation
from matewright.model.piece import Colour, Piece
from matewright.model.solution import Solution
from matewright.model.verdict import intended
from matewright.wording import Wording

_words: Final = Wording("publishing")

_GERMAN = dict(zip("KQRBNP", "KDTLSB", strict=True))
_COLOURS = {Colour.WHITE: "w", Colour.BLACK: "s"}
_UPSIDE_DOWN = "U"

_SPECIAL = {
    "\\": r"\textbackslash{}",
    "{": r"\{",
    "}": r"\}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    "→": r"$\rightarrow$",
    "↔": r"$\leftrightarrow$",
    "⇒": r"$\Rightarrow$",
    "×": "x",
    "°": r"$^\circ$",
    **{letter: "\\" + letter for letter in "#$%&_"},
    **{figurine: rf"{{\w{letter}}}" for figurine, letter in zip("♔♕♖♗♘", "KDTLS", strict=True)},
}
_TRANSLATION = str.maketrans(_SPECIAL)
_CYRILLIC = re.compile("[\u0400-\u04ff]")


def solution_latex(entries: Sequence[Entry], notation: Notation | None = None) -> str:
    """The whole document."""
    letters = notation or Notation()
    body = "\n\\hfill\n".join(_diagram(entry, letters) for entry in entries)
    encodings = "T2A,T1" if _CYRILLIC.search(body) else "T1"
    return (
        "\\documentclass{article}\n"
        f"\\usepackage[{encodings}]{{fontenc}}\n"
        "\\usepackage[utf8]{inputenc}\n"
        "\\usepackage{textcomp}\n"
        "\\usepackage{diagram}\n"
        "\n\\begin{document}\n\n"
        f"{body}\n\n"
        "\\putsol\n\n\\end{document}\n"
    )


def _diagram(entry: Entry, notation: Notation) -> str:
    problem = entry.problem
    caption = Caption.of(problem)
    men = ", ".join(_man(man) + square_name(square) for square, man in problem.position.men())
    fields = {
        "author": "; ".join(map(_escaped, problem.authors)),
        "source": _escaped(caption.source),
        "award": _escaped(caption.award),
        "pieces": men,
        "stipulation": _escaped(caption.stipulation),
        "twins": _lines(caption.twins),
        "remark": _lines(caption.remarks),
        "solution": "\\\\\n   ".join(_solution(entry, notation)),
    }
    lines = [f" \\{name}{{{text}}}%" for name, text in fields.items() if text or name == "pieces"]
    return "\n".join(["\\begin{diagram}%", *lines, "\\end{diagram}"])


def _lines(texts: Iterable[str]) -> str:
    return "{\\newline}\n   ".join(map(_escaped, texts))


def _man(man: Piece) -> str:
    turned = _UPSIDE_DOWN * man.kind.is_fairy
    return _COLOURS[man.colour] + _GERMAN[man.kind.figure] + turned


def _solution(entry: Entry, notation: Notation) -> Iterator[str]:
    """The lines of the solution; none is empty, because a paragraph may not end in a field."""
    if entry.answer is not None:
        for part in (entry.answer, *entry.answer.twins):
            yield from _part(part, notation, intended(entry.problem))
    else:
        heading, text = entry.words
        yield _escaped(heading)
        yield from (_indented(line) for line in text.splitlines() if line.strip())
    yield from (_indented(line) for line in entry.problem.comment.splitlines() if line.strip())


def _part(part: Solution, notation: Notation, wanted: int | None) -> Iterator[str]:
    heading = part_heading(part)
    if heading:
        yield rf"\textbf{{{_escaped(heading)}}}"
    yield _escaped(sentence(part, wanted))
    yield from (_escaped(f"({note})") for note in stored_words.notes(part))
    yield from (_indented(line) for line in tree_lines(part.tree, notation) if line)


def _indented(line: str) -> str:
    text = line.lstrip()
    depth = (len(line) - len(text)) // 2
    # Brackets after the end of a line would be taken for its distance to the next.
    guarded = "{}" * text.startswith("[")
    return (rf"\hspace*{{{depth}em}}" if depth else guarded) + _escaped(text)


def _escaped(text: str) -> str:
    return text.translate(_TRANSLATION)
