r"""Writing `diagram.sty`: a document of its own, or one that was read with its problems edited.

Of an edited diagram only the commands that say something else now are replaced; what this program
does not know stays. What a diagram has no words for (the side to move, say) goes into a comment of
our own, which TeX passes over.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from matewright.errors import FormatError
from matewright.formats import tex
from matewright.formats.caption import Caption, Entry
from matewright.formats.format import Output, Record, Writer
from matewright.formats.latex_reading import (
    ALIASES,
    CYLINDERS,
    DOCUMENT,
    GROUPS,
    NAME,
    OWN_COMMENT,
    Diagram,
    context_parts,
    digest,
    dissect,
    foreign_options,
    own,
    read,
)
from matewright.formats.printed import printed
from matewright.formats.solution_style import Extent
from matewright.formats.spans import Paragraph, Span, SpanRole
from matewright.model.award import Award
from matewright.model.board_marks import BoardMarks, Sign, board_marks
from matewright.model.collection import Collection
from matewright.model.diagram import diagrams_of
from matewright.model.figures import figures_of
from matewright.model.move import square_name
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.wording import Wording

_words: Final = Wording("publishing")

MOST_SOLUTION: Final = 60_000
"""Characters of one solution. TeX reads it in one line, and no line may be much longer."""

_GERMAN: Final = dict(zip("KQRBNP", "KDTLSB", strict=True))
_COLOURS: Final = {"w": "w", "b": "s", "n": "n"}
_TURNS: Final = "ULR"
_TURNED: Final = {90: "R", 180: "U", 270: "L"}
"""Degrees clockwise."""

_CYRILLIC: Final = r"""\newcommand{\cyrillic}[3]{\ifcsname u8:\detokenize{#2}\endcsname
  \expandafter\let\csname cyrillic#1\expandafter\endcsname\csname u8:\detokenize{#2}\endcsname
  \DeclareUnicodeCharacter{#1}{{\fontencoding{T2A}\selectfont\csname cyrillic#1\endcsname}}%
 \else\DeclareUnicodeCharacter{#1}{#3}\fi}"""
"""Shows a letter, by its number, in the encoding of its script, or in Latin letters."""

_END: Final = "\\end{document}"
_OWN_LINE: Final = re.compile(r"^[ \t]*" + re.escape(OWN_COMMENT) + r"\{[^\n]*\n?", re.MULTILINE)
_DATED: Final = re.compile(r"(?P<year>\d{4})(?:-(?P<month>\d\d)(?:-(?P<day>\d\d))?)?")
_NUMBERED: Final = {"no.": "sourcenr", "issue": "issue", "p.": "pages"}


def write(collection: Collection, output: Output) -> str:
    """The whole document."""
    pieces = []
    for number, entry in enumerate(collection.entries, start=1):
        pieces.append(_piece(entry.peek(), output))
        output.watch(number)
    is_foreign = any(piece.is_foreign for piece in pieces)
    # A diagram that was moved or taken out does not take the document's frame along.
    head = next((piece.head for piece in pieces if piece.head), "")
    tail = next((piece.tail for piece in pieces if piece.is_last), None)
    parts: list[str] = []
    for index, piece in enumerate(pieces):
        if not piece.is_foreign:
            parts.append("\n\\hfill\n" if index else "\n" * bool(head))
        parts.append(piece.diagram)
    body = "".join(parts)
    if is_foreign:
        # A file of diagrams alone, to be read in by another, stays one.
        return head + body + (f"\n\n{_END}\n" * bool(head) if tail is None else tail)
    solutions = "\n\n\\putsol" * output.has_solutions
    before = ""
    if output.introduction:
        # Diagrams stand side by side, this alone.
        before = f"\\noindent {tex.escaped(output.introduction)}\\par\\bigskip\n\n"
    return f"{_head(before + body)}{before}{body}{solutions}\n\n{_END}\n"


def losses(collection: Collection) -> tuple[FormatError, ...]:
    """Solutions that are too long where all of them is wanted."""
    complete = Output(solutions=Extent.COMPLETE)
    return tuple(
        FormatError("latex-long-solution", number=number)
        for number, entry in enumerate(collection.entries, start=1)
        if entry.untouched_text(NAME) is None
        and len(_solution_lines(entry.peek(), complete)) > MOST_SOLUTION
    )


@dataclass(frozen=True, slots=True)
class _Piece:
    """The text of one problem: its diagram with what stands before it.

    `head` is the beginning of the document it was read from, up to its body; only the piece that
    `is_last` there has the `tail`. `is_foreign`: the text around the diagram comes from a file.
    """

    diagram: str
    head: str = ""
    tail: str = ""
    is_foreign: bool = False
    is_last: bool = False


def _piece(problem: Problem, output: Output) -> _Piece:
    origin = problem.origin
    if origin is None or origin.format != NAME:
        return _Piece(_diagram(problem, output))
    _, is_last, head = context_parts(origin.context)
    text = origin.text
    start = len(head) if text.startswith(head) else 0
    try:
        found = dissect(text)
    except FormatError:
        found = None
    end = len(text)
    if is_last:
        end = found.outside[1] if found else max(start, text.rfind(_END) % (len(text) + 1))
    body = text[start:end]
    if problem.untouched_text(NAME) is None:
        edited = _edited(problem, text, found, output) if found else None
        before = text[start : found.outside[0]] if found else ""
        body = before + (edited or _diagram(problem, output))
    return _Piece(body, head, text[end:], True, is_last)


def _head(body: str) -> str:
    letters = tex.unknown_characters(body)
    cyrillic = [letter for letter in letters if tex.CYRILLIC.match(letter)]
    # A letter LaTeX does not know would stop the run.
    others = [_declared(letter) for letter in letters if letter not in cyrillic]
    fonts = ["\\usepackage[T1]{fontenc}"]
    if cyrillic:
        # Not every installation has the fonts.
        fonts = [
            "\\IfFileExists{t2aenc.def}{\\usepackage[T2A,T1]{fontenc}}{\\usepackage[T1]{fontenc}}",
            "\\usepackage[utf8]{inputenc}",
            _CYRILLIC,
            *(f"\\cyrillic{{{ord(one):04X}}}{{{one}}}{{{tex.in_latin(one)}}}" for one in cyrillic),
        ]
    lines = [
        "\\documentclass{article}",
        *fonts,
        *(["\\usepackage[utf8]{inputenc}"] * (not cyrillic)),
        "\\usepackage{textcomp}",
        "\\usepackage{diagram}",
        # Whether a program has checked a problem is stated with its solution.
        "\\nocomputer",
        # Moves are not hyphenated.
        "\\sloppy",
        *others,
    ]
    return "\n".join([*lines, "", DOCUMENT, "", ""])


def _declared(letter: str) -> str:
    """How LaTeX shows a letter that it does not know."""
    latin = tex.in_latin(letter) or f"[U+{ord(letter):04X}]"
    return f"\\DeclareUnicodeCharacter{{{ord(letter):04X}}}{{{latin}}}"


# -- one diagram ---------------------------------------------------------------------------------


def _diagram(problem: Problem, output: Output) -> str:
    fields = _fields(problem, output)
    lines = [_line(name, text) for names in fields.values() for name, text in names.items()]
    text = "\n".join(["\\begin{diagram}%", *lines, "\\end{diagram}"])
    return _with_own_comment(text + _target(problem), problem, fields)


def _target(problem: Problem) -> str:
    """The second diagram, of a position that is to be reached; it has no number of its own."""
    _, *others = diagrams_of(problem)
    letters = _letters(problem)
    return "".join(
        "\n".join(
            [
                # No line ends between the two.
                "%",
                "\\nobreak\\quad",
                "\\diagram%",
                _line("specialdiagnum", ""),
                _line("pieces", _men(one.position, letters)),
                *(_line(name, text) for name, text in _board(one.marks).items() if text),
                _line("stipulation", "b"),
                "\\enddiagram",
                "\\addtocounter{board@nr}{-1}",
            ]
        )
        for one in others
    )


def _line(name: str, argument: str) -> str:
    return f" \\{name}%" if name in CYLINDERS else f" \\{name}{{{argument}}}%"


def _fields(problem: Problem, output: Output) -> dict[str, dict[str, str]]:
    """The commands with their arguments, by groups; only those that say something."""
    caption = Caption.of(problem, output.solution_style.notation.letters)
    kinds = _letters(problem)
    award = Award.of(problem)
    groups = {
        "authors": {"author": "; ".join(map(_author, problem.authors))},
        "source": _source(problem.source),
        "award": {
            "tournament": tex.escaped(award.tourney),
            "award": tex.escaped(award.distinction),
        },
        "position": {
            "pieces": _men(problem.position, kinds),
            "piecedefs": "; ".join(_definitions(problem, kinds)),
        },
        "asked": {
            "stipulation": tex.escaped(caption.stipulation),
            **_board(board_marks(problem.conditions)),
            "condition": "; ".join(map(tex.item, (*caption.conditions, *foreign_options(problem)))),
            "twins": "; ".join(map(tex.item, caption.twins)),
            "remark": "; ".join(map(tex.item, _remarks(problem, caption))),
        },
        "solution": {"solution": _solution_lines(problem, output)},
        "comment": {"comment": tex.lines(problem.comment)},
    }
    return {
        group: {name: text for name, text in names.items() if text}
        for group, names in groups.items()
    }


def _author(name: str) -> str:
    # The package looks for the comma before the first name, and shortens what has a stroke.
    return tex.item(name if ", " in name else name + ", ").replace("/", "{/}")


def _source(line: str) -> dict[str, str]:
    """`Chess, issue 3, no. 5, 1999-02` as the commands for its parts."""
    found: dict[str, str] = {}
    parts = line.split(", ")
    dated = _DATED.fullmatch(parts[-1])
    date: dict[str, str] = {}
    if dated and (len(parts) > 1 or not line[4:]):
        parts.pop()
        numbers = {name: text for name, text in dated.groupdict().items() if text}
        date = {name: numbers[name].lstrip("0") for name in reversed(numbers) if name != "year"}
        date["year"] = numbers["year"]
    while len(parts) > 1:
        word, _, number = parts[-1].partition(" ")
        if word not in _NUMBERED or not number or _NUMBERED[word] in found:
            break
        found[_NUMBERED[word]] = tex.escaped(number)
        parts.pop()
    found["source"] = tex.escaped(", ".join(parts))
    order = ("sourcenr", "source", "issue", "pages")
    return {**{name: found[name] for name in order if name in found}, **date}


def _letters(problem: Problem) -> dict[tuple[str, ...], str]:
    """For each kind of piece the letter of its figure, that of all other diagrams where it can be.

    The font has no discs with letters, and nothing for attributes: these get another turn.
    """
    drawn = figures_of(problem)
    kinds = {(piece.code, *piece.attributes): piece for piece in _pieces(problem)}
    orthodox = {
        key for key, piece in kinds.items() if not (piece.kind.is_fairy or piece.attributes)
    }
    found = {key: _GERMAN[kinds[key].kind.figure] for key in orthodox}
    for key in sorted(kinds.keys() - orthodox):
        kind = kinds[key].kind
        own = drawn.of(kind.code) if len(key) == 1 else ""
        figures = [_GERMAN.get(kind.figure, ""), *_GERMAN.values()]
        choices = [figure + turn for figure in figures if figure for turn in _TURNS]
        if own:
            choices.insert(0, _GERMAN[own[0]] + _TURNED[int(own[1:])])
        # After eighteen kinds the figures are at an end; the remark names the squares.
        found[key] = next((one for one in choices if one not in found.values()), choices[0])
    return found


def _pieces(problem: Problem) -> Iterator[Piece]:
    """The men of the diagram, and those of a position that is to be reached."""
    for diagram in diagrams_of(problem):
        yield from (piece for _, piece in diagram.position.pieces())


def _men(position: Position, letters: dict[tuple[str, ...], str]) -> str:
    squares: dict[str, str] = {}
    for square, piece in position.pieces():
        name = _COLOURS[piece.side] + letters[(piece.code, *piece.attributes)]
        squares[name] = squares.get(name, "") + square_name(square)
    # White first, and kings before the others.
    order = sorted(squares, key=lambda name: ("wns".index(name[0]), "KDTLSB".index(name[1]), name))
    return ", ".join(name + squares[name] for name in order)


def _definitions(problem: Problem, letters: dict[tuple[str, ...], str]) -> Iterator[str]:
    for key, name in letters.items():
        same = [piece for piece in _pieces(problem) if (piece.code, *piece.attributes) == key]
        if same[0].kind.is_fairy or same[0].attributes:
            colours = "".join(dict.fromkeys(_COLOURS[piece.side] for piece in same))
            title = same[0].nature
            yield f"{{{colours}}}{{{name}}}{{{tex.item(title[:1].upper() + title[1:])}}}"


def _board(marks: BoardMarks) -> dict[str, str]:
    """The lines of grid chess, holes, framed squares, those of imitators too, and open edges."""
    lines = (f"{'v' if one.is_vertical else 'h'}{one.x}{one.y}{one.length}" for one in marks.lines)
    holes = [at for at, signs in marks.signs.items() if Sign.HOLE in signs]
    frames = {Sign.HOLE, Sign.FRAMED, Sign.IMITATOR}
    framed = [at for at, signs in marks.signs.items() if frames & {*signs}]
    return {
        "gridlines": ", ".join(lines),
        "nofields": ", ".join(map(square_name, holes)),
        "fieldframe": ", ".join(map(square_name, framed)),
        "verticalcylinder": "open" * any(one.is_vertical for one in marks.joined),
        "horizontalcylinder": "open" * any(not one.is_vertical for one in marks.joined),
    }


def _remarks(problem: Problem, caption: Caption) -> Iterator[str]:
    """The remarks of the caption without those that have commands of their own."""
    unsupported = set(problem.unsupported_rules)
    yield from (text for text in caption.remarks if text not in unsupported)


def _solution_lines(problem: Problem, output: Output) -> str:
    entry = Entry.of(problem)
    if entry.answer is None and not problem.written_solution:
        return ""
    shown = printed(
        entry,
        output.selection,
        output.solution_style,
        themes=output.themes,
        origin=output.origin_of(entry.problem),
    )
    lines = [line for line in map(_paragraph, shown) if line]
    text = "\\\\\n   ".join(lines)
    if len(text) > MOST_SOLUTION:
        cut = text[:MOST_SOLUTION].rpartition("\\\\\n")[0]
        return f"{cut}\\\\\n   \\textit{{{tex.escaped(_words('… the rest is left out'))}}}"
    return text


_COMMANDS: Final = {
    SpanRole.LABEL: "textbf",
    SpanRole.HEADING: "textit",
    SpanRole.KEY: "textbf",
    SpanRole.REMARK: "textit",
}


def _paragraph(paragraph: Paragraph) -> str:
    if paragraph.is_verbatim:
        return tex.lines(paragraph.text or " ")
    return tex.indented("".join(map(_span, paragraph.spans)), paragraph.depth)


def _span(span: Span) -> str:
    text = tex.escaped(span.text).replace(r"\textasciitilde{}", r"$\sim$")
    # Duals and squares without blanks between them may be longer than a line.
    if text == ",":
        return r",\allowbreak{}"
    if span.role is SpanRole.DEFENCE:
        return text.replace("/", r"/\allowbreak{}")
    if span.role is SpanRole.LETTER:
        return rf"\,\textsuperscript{{{text}}}"
    command = _COMMANDS.get(span.role)
    return text if command is None else rf"\{command}{{{text}}}"


# -- editing -------------------------------------------------------------------------------------


def _edited(problem: Problem, text: str, found: Diagram, output: Output) -> str | None:
    """The diagram with what changed replaced; None when it then says something else."""
    assert problem.origin is not None
    plain = Output(notation=output.notation)
    before, after = _fields(problem.origin.problem, plain), _fields(problem, plain)
    start, end = found.outside
    changes: list[tuple[int, int, str]] = []
    last = found.inside[1]
    for group, names in GROUPS.items():
        if before[group] == after[group]:
            continue
        lines = "\n".join(_line(name, argument) for name, argument in after[group].items())
        old = [
            command
            for command in found.commands
            if ALIASES.get(command.name, command.name) in names
        ]
        for index, command in enumerate(old):
            stop = command.end + (text[command.end : command.end + 1] == "%")
            changes.append((command.start, stop, "" if index else lines.strip()))
        if not old and lines:
            changes.append((last, last, lines + "\n"))
    if _target(problem.origin.problem) != _target(problem):
        changes.append((found.end, end, _target(problem)))
    for first, stop, new in sorted(changes, reverse=True):
        text = text[:first] + new + text[stop:]
        end += len(new) - (stop - first)
    return _with_own_comment(text[start:end], problem, after, required=True)


def _with_own_comment(
    diagram: str, problem: Problem, fields: dict[str, dict[str, str]], *, required: bool = False
) -> str:
    """The diagram and in a comment what a reader of it would miss."""
    bare = _OWN_LINE.sub("", diagram)
    try:
        again = read(Record(1, 1, bare))
    except FormatError:
        return bare
    if again is None:
        return bare
    reread, meant = own(again.problem), own(problem)
    if not problem.written_solution or not fields["solution"]:
        # Words made from the answer, or none because none were requested.
        meant["solution"] = reread["solution"]
    missed = {name: value for name, value in meant.items() if reread[name] != value}
    if not missed or (required and again.read_error is not None):
        return bare
    found = dissect(bare)
    assert found is not None, "it was read just now"
    data = json.dumps({"for": digest(bare, found), **missed})
    at = found.inside[1]
    return bare[:at].rstrip() + f"\n{OWN_COMMENT}{data}\n" + bare[at:]


WRITER: Final = Writer(write, losses)
