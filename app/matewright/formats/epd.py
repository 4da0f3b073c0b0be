"""`.epd`: one position a line with operations such as `dm 3;`. A bare FEN line is read too.

The stipulation is `dm`, a best move of the form `#3`, or what the comment `c0` or the source `id`
states (`model.stipulation_statement`). What EPD has no operation for stands in comments of our own
form, `c7` to `c9`, and in operations of our own such as `twins`, which other programs pass over.
Unknown operations are kept; lines that were not edited are written back as they
were.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Final

import chess

from matewright.errors import FormatError, shortened
from matewright.formats import condition_texts
from matewright.formats.condition_texts import texts_of, with_texts
from matewright.formats.format import (
    Output,
    Reader,
    Reading,
    Record,
    Writer,
    at_line,
    losing,
    records,
)
from matewright.formats.limits import check_size, unsupported_warnings
from matewright.formats.solution_text import solution_text
from matewright.model.collection import Collection, Entry
from matewright.model.kinds import KINDS
from matewright.model.piece import Colour
from matewright.model.play_options import natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Status
from matewright.model.stipulation import stipulation_of
from matewright.model.stipulation_statement import (
    Statement,
    agreed,
    names_other_kind,
    statement_in_words,
)
from matewright.wording import Wording

_words: Final = Wording("epd")

NAME = "epd"
_MOST_MOVES: Final = 20
MOST_LINE = 1024 * 1024
"""Longer lines are not read."""

# Only the end of line characters part lines.
_LINE = re.compile(r"[^\n]*\n|[^\n]+")
_OPCODE = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,14}")
_MATE = re.compile(r"#[1-9][0-9]?")
_STIPULATION = re.compile(
    r"[a-z-]*(?:[#=+x~%]|z[a-h][1-8]|ep|00)[#=]?[0-9]+(?:\.5)?", re.IGNORECASE
)
_ROW = f"[1-8S{''.join(KINDS)}]+"
_BOARD = re.compile(rf"\s*(?:{_ROW}/){{7}}{_ROW}/?(?:\s|$)", re.IGNORECASE)
_EPD = re.compile(r"(\S+\s+\S+\s+\S+\s+\S+)(?:\s+[0-9]+\s+[0-9]+)?\s+(?=\D)(.*)")
_AUTHORS, _SOLUTION, _STATED = "authors: ", "solution: ", "stipulation: "
_DEMANDS = {name.lower(): name for name in condition_texts.NAMES}
"""Operations of our own, by the names of what they hold."""
_MOVES = re.compile(r"[1-9][0-9]{0,3}")
_OWN_WORDS = {"c7": _AUTHORS, "c8": _SOLUTION, "c9": _STATED}
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t"}
_ESCAPED = {escape[1]: character for character, escape in _ESCAPES.items()}


_PLAIN = Output()


# -- reading -------------------------------------------------------------------------------------


def recognise(text: str) -> bool:
    """Whether the first line that says something begins with a board, or can be read."""
    lines = (found.group() for found in _LINE.finditer(text[:100_000]))
    first = next(filter(_has_content, lines), "").removeprefix("\ufeff")
    if _BOARD.match(first):
        return True
    try:
        # A board with fairy pieces looks like many things.
        read_line(first)
    except FormatError:
        return False
    return True


def has_operations(line: str) -> bool:
    """Whether a line has four fields and something behind them, and so is more than a FEN."""
    return _EPD.fullmatch(line.strip()) is not None


def split(text: str) -> Iterator[Record]:
    """The lines that say something, each with the comments before it; the last with the rest."""
    ends = (found.end() for found in _LINE.finditer(text) if _has_content(found.group()))
    return records(text, (end for end, _ in pairwise(ends)))


def read(record: Record) -> Reading | None:
    """The problem of the only line that says something. Raises `FormatError`."""
    before, line, _ = _cut(record.text)
    if not line:
        return None
    try:
        problem, contradictions = _read_line(line)
    except FormatError as error:
        raise at_line(error, before.count("\n") + 1) from None
    warnings = (*contradictions, *_not_understood(problem), *unsupported_warnings(problem))
    return Reading(problem, tuple(at_line(one, before.count("\n") + 1) for one in warnings))


def _not_understood(problem: Problem) -> Iterator[FormatError]:
    """What cannot be a length in moves, or a best move, and is kept as it is written."""
    length = problem.extra.get("dm")
    if isinstance(length, str) and not _MOVES.fullmatch(length):
        yield FormatError("epd-dm", text=length)
    moves = problem.extra.get("bm")
    if not isinstance(moves, str) or _MATE.fullmatch(moves) or not problem.position.is_orthodox:
        return
    board = chess.Board(problem.position.fen)
    for move in moves.split()[:_MOST_MOVES]:
        try:
            board.parse_san(move)
        except ValueError:
            yield FormatError("epd-bm", move=move)


def read_line(line: str) -> Problem:
    """The problem one line of EPD, or one FEN, describes. Raises `FormatError`."""
    return _read_line(line)[0]


def _read_line(line: str) -> tuple[Problem, tuple[FormatError, ...]]:
    """The problem of a line, and warnings of what contradicts itself there."""
    check_size("epd-too-long", line, MOST_LINE)
    if "/" not in line:
        raise FormatError("epd-no-position")
    match = _EPD.fullmatch(line.strip())
    fen, rest = match.groups() if match else (line, "")
    operations = dict(_operations(rest))
    comments = {code: _unquoted(operations.get(code, "")) for code in ("c0", *_OWN_WORDS)}
    own = {code for code, word in _OWN_WORDS.items() if comments[code].startswith(word)}
    own_texts = {code: comments[code].removeprefix(_OWN_WORDS[code]) for code in own}
    comment = comments["c0"]
    source = _unquoted(operations.get("id", ""))
    warnings: tuple[FormatError, ...] = ()
    if "c9" in own_texts:
        stipulation = own_texts["c9"]
    else:
        stipulation, warnings = _stated(operations, comment, source, fen)
    if stipulation and stipulation == f"#{operations.get('dm')}":
        del operations["dm"]
    elif stipulation and stipulation == operations.get("bm"):
        del operations["bm"]
    elif "c9" not in own_texts and stipulation and _STIPULATION.fullmatch(comment):
        comment = ""
    options = {
        code: _unquoted(operand)
        for code, operand in operations.items()
        if code in _DEMANDS and _is_quoted(operand)
    }
    problem = Problem(
        stipulation=stipulation_of(stipulation),
        authors=tuple(own_texts["c7"].split("; ")) if own_texts.get("c7") else (),
        source=source,
        comment=comment,
        solution_text=own_texts.get("c8", ""),
        extra={
            code: operand
            for code, operand in operations.items()
            if code not in own and code not in ("id", "c0", *options)
        },
    )
    problem = with_texts(problem, {_DEMANDS[code]: text for code, text in options.items()})
    position = Position.from_fen(fen, natural_turn(problem.stipulation, problem.options))
    return replace(problem, position=position), warnings


def _stated(
    operations: Mapping[str, object], comment: str, source: str, fen: str
) -> tuple[str, tuple[FormatError, ...]]:
    """The stipulation that all sources together state, and whether they contradict each other."""
    length, best = (str(operations.get(code, "")) for code in ("dm", "bm"))
    texts = [
        f"#{length}" if _MOVES.fullmatch(length) else "",
        best if _MATE.fullmatch(best) else "",
        comment if _STIPULATION.fullmatch(comment) else "",
    ]
    statements = [Statement(stipulation_of(text).text) for text in texts]
    statements += map(statement_in_words, (comment, source))
    if not any(one.stipulation for one in statements):
        return "", ()
    letter = fen.split()[1]
    stipulation = agreed(statements, Colour(letter) if letter in tuple(Colour) else None)
    if not stipulation:
        stated = zip((*texts, comment, source), statements, strict=True)
        contradictory = [text for text, one in stated if one != Statement()]
        return "", (FormatError("stipulation-contradictory", texts="; ".join(contradictory)),)
    only_words = not any(texts)
    if only_words and stipulation.startswith("#") and any(map(names_other_kind, (comment, source))):
        return "", ()
    return stipulation, ()


def _operations(text: str) -> Iterator[tuple[str, str]]:
    """The operation codes with their operands as written."""
    offset = 0
    while True:
        while offset < len(text) and text[offset] in " \t;":
            offset += 1
        if offset == len(text):
            return
        code = _OPCODE.match(text, offset)
        if code is None:
            raise FormatError("epd-opcode", text=text[offset : offset + 20])
        end, quoted = code.end(), False
        while end < len(text) and (quoted or text[end] != ";"):
            if quoted and text[end] == "\\":
                end += 1
            elif text[end] == '"':
                quoted = not quoted
            end += 1
        if quoted:
            raise FormatError("epd-quote", opcode=code.group())
        yield code.group(), text[code.end() : end].strip()
        offset = end


def _is_quoted(operand: str) -> bool:
    return len(operand) > 1 and operand[0] == operand[-1] == '"'


def _unquoted(operand: str) -> str:
    if not _is_quoted(operand):
        return operand
    return re.sub(
        r"\\(.)", lambda escape: _ESCAPED.get(escape.group(1), escape.group()), operand[1:-1]
    )


def _has_content(line: str) -> bool:
    """Whether a line is more than blank or a comment."""
    return line.strip().removeprefix("\ufeff")[:1] not in ("", "#")


def _cut(piece: str) -> tuple[str, str, str]:
    """A piece as what stands before its line, the line without its end, and the rest."""
    for found in _LINE.finditer(piece):
        line = found.group()
        if _has_content(line):
            text = line.removeprefix("\ufeff").rstrip("\r\n")
            start = found.end() - len(line.removeprefix("\ufeff"))
            return piece[:start], text, piece[start + len(text) :]
    return piece, "", ""


# -- writing -------------------------------------------------------------------------------------


def write(collection: Collection, _: Output = _PLAIN) -> str:
    """The text of a file with these problems."""
    return "".join(pieces(collection))


def pieces(collection: Collection) -> Iterator[str]:
    """The text of a file with these problems, line by line."""
    return _joined(_piece(entry) for entry in collection.entries)


def _lost(problem: Problem) -> Iterator[str]:
    """The solution tree and the fields a line cannot hold."""
    if problem.solution_is_current:
        yield _words("a solution tree")
    for key, value in problem.extra.items():
        if key not in _DEMANDS and not _is_operation(key, value):
            yield _words("the field “{field}”", field=shortened(key))


def _is_operation(key: str, value: object) -> bool:
    """Whether a field can stand in the line and is read as itself, not as others beside it."""
    if not isinstance(value, str) or "\n" in value or key in ("id", "c0"):
        return False
    if key == "dm" and _MOVES.fullmatch(value):
        return False
    try:
        return list(_operations(f"{key} {value}")) == [(key, value)]
    except FormatError:
        return False


def _joined(pieces: Iterator[str]) -> Iterator[str]:
    before = ""
    for piece in pieces:
        if before and not before.endswith("\n"):
            yield "\n"
        yield piece
        before = piece


def _piece(entry: Entry) -> str:
    untouched = entry.untouched_text(NAME)
    if untouched is not None:
        return untouched
    problem = entry.peek()
    line = write_line(problem)
    if problem.origin is None or problem.origin.format != NAME:
        return line + "\n"
    before, old, after = _cut(problem.origin.text)
    if problem.origin.read_error:
        before += f"# {old}\n"
    return before + line + after


def write_line(problem: Problem) -> str:
    """One line of EPD, without its end."""
    operations: list[str] = []
    stipulation = problem.stipulation.text
    if _MATE.fullmatch(stipulation):
        operations.append(f"dm {stipulation[1:]}")
    fen = " ".join(problem.position.fen.split()[:4])
    # Nothing else must be taken for the stipulation.
    other = {"dm": stipulation[1:] if operations else "", "bm": problem.extra.get("bm", "")}
    state = (
        (stipulation and not operations)
        or _STIPULATION.fullmatch(problem.comment)
        or _stated(other, problem.comment, problem.source, fen)[0] != stipulation
    )
    words = problem.written_solution
    if not words and problem.solution is not None and problem.solution_is_current:
        words = solution_text(problem.solution)
    texts = {
        "id": problem.source,
        "c0": problem.comment,
        "c7": "; ".join(problem.authors) and _AUTHORS + "; ".join(problem.authors),
        "c8": words and _SOLUTION + words,
        "c9": _STATED + stipulation if state else "",
        **{name.lower(): text for name, text in texts_of(problem)},
    }
    if "bm" not in problem.extra and (moves := _best_moves(problem)):
        operations.append(f"bm {moves}")
    for key, value in problem.extra.items():
        is_written = texts.get(key) or (key == "dm" and _MATE.fullmatch(stipulation))
        if _is_operation(key, value) and not is_written:
            operations.append(f"{key} {value}".rstrip())
    operations += [f"{code} {_quoted(text)}" for code, text in texts.items() if text]
    return " ".join([fen, *(f"{operation};" for operation in operations)])


def _best_moves(problem: Problem) -> str:
    """The keys that were proved here, in SAN."""
    solution = problem.solution
    if (
        solution is None
        or solution.status is not Status.SOLVED
        or not problem.position.is_orthodox
        or not problem.solution_is_current
        # The first part of a zero position, say, is another.
        or solution.fen != problem.position.fen
    ):
        return ""
    board = chess.Board(problem.position.fen)
    return " ".join(board.san(chess.Move.from_uci(key)) for key in solution.keys)


def _quoted(text: str) -> str:
    return '"' + "".join(_ESCAPES.get(character, character) for character in text) + '"'


READER: Final = Reader(recognise, split, read, cuts_locally=True)
WRITER: Final = Writer(write, losing("epd-loses", NAME, _lost), pieces)
