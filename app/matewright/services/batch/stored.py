"""What a file says the solution of a problem is: keys or lines, read defensively.

Popeye's output, olive's and YACPDB's texts, those of magazines and of this program have in common
that the solution is marked by its number (`1.`), a key by `!`, a try by `?`, and a twin by its
letter. Only that is looked at. Where it is not clear what a text claims, nothing is compared.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from matewright.model.play_options import PlayOptions
from matewright.model.stipulation import Stipulation
from matewright.services.batch.move_text import MOVE, Written

MOST_CHARACTERS: Final = 200_000
"""Longer texts are not read."""
_MOST_LINES: Final = 2_000
"""Of help play; more are not compared one by one."""

_FIRST: Final = re.compile(
    rf"(?<![\d.])1\s?\.\s?{MOVE}(?:\s?e\.?\s?p\.?)?\s?[+#=]{{0,2}}\s?(?P<sign>[!?]{{0,3}})"
)
_ALONE: Final = re.compile(rf"\s*{MOVE}\s?[+#=]{{0,2}}\s?!?\s*")
_BEGIN: Final = re.compile(r"(?<![\d.])1\s?(?P<dots>\.\s?\.\s?\.|…|\.(?!\s?[.…]))")
_MOVE: Final = re.compile(rf"(?<![A-Za-z0-9]){MOVE}(?![A-Za-z0-9])")
_LABEL: Final = re.compile(r"(?<![\w(])(?P<name>[a-z][0-9]*)\)")
_COMMENT: Final = re.compile(r"\{[^{}]*\}")


@dataclass(frozen=True, slots=True)
class Claim:
    """What a file says about one part: its `keys`, or the `lines` of its help play."""

    keys: tuple[Written, ...] = ()
    lines: tuple[tuple[Written, ...], ...] = ()

    @property
    def moves(self) -> Iterator[Written]:
        """All moves in it."""
        yield from self.keys
        for line in self.lines:
            yield from line


def sections(text: str, names: tuple[str, ...]) -> tuple[str, ...] | None:
    """The text of each part; None where it does not say which part it is about.

    `names` are what the parts are called: `("a)", "b)")`, or an empty name for the only part.
    """
    if len(names) == 1:
        return (text,)
    wanted = {name.removesuffix(")") for name in names}
    if len(wanted) < len(names) or "" in wanted:
        return None
    found: dict[str, str] = {}
    marks = [mark for mark in _LABEL.finditer(text) if mark["name"] in wanted]
    for mark, end in _with_ends(marks, text):
        name = mark["name"]
        found[name] = found.get(name, "") + text[mark.end() : end] + "\n"
    first = names[0].removesuffix(")")
    if marks and first not in found:
        # The diagram's solution mostly stands before the first letter.
        found[first] = text[: marks[0].start()]
    if found.keys() != wanted:
        return None
    return tuple(found[name.removesuffix(")")] for name in names)


def _with_ends(marks: list[re.Match[str]], text: str) -> Iterator[tuple[re.Match[str], int]]:
    """Each mark with the place where the next one begins."""
    for place, mark in enumerate(marks, start=1):
        yield mark, marks[place].start() if place < len(marks) else len(text)


def read(text: str, asked: Stipulation, options: PlayOptions) -> Claim | None:
    """What a text claims about a question; None where that is not clear."""
    if len(text) > MOST_CHARACTERS or options.post_key:
        return None
    text = _COMMENT.sub(" ", text)
    if asked.play.is_battle:
        return _read_keys(text)
    return _read_lines(text, asked, options)


def _read_keys(text: str) -> Claim | None:
    firsts = [(Written.of_match(found), found["sign"]) for found in _FIRST.finditer(text)]
    if not firsts:
        alone = _ALONE.fullmatch(text)
        return Claim(keys=(Written.of_match(alone),)) if alone else None
    marked = [move for move, sign in firsts if "!" in sign and "?" not in sign]
    plain = [move for move, sign in firsts if not sign]
    # Where one key is marked, what has no sign is something else.
    keys = marked or plain
    return Claim(keys=tuple(dict.fromkeys(keys))) if keys else None


def _read_lines(text: str, asked: Stipulation, options: PlayOptions) -> Claim | None:
    lines = []
    for mark, end in _with_ends(list(_BEGIN.finditer(text)), text):
        # Set play begins with the second move, as solutions of half a move more do.
        is_late = mark["dots"] != "."
        if is_late == (asked.half or options.white_to_play):
            lines.append(tuple(map(Written.of_match, _MOVE.finditer(text, mark.end(), end))))
    wanted = asked.half_moves - options.left_out
    if not lines or len(lines) > _MOST_LINES or any(len(line) > wanted for line in lines):
        return None
    # A short solution is shorter; but then a line could as well have been cut.
    if any(len(line) < wanted for line in lines):
        return None
    return Claim(lines=tuple(dict.fromkeys(lines)))


def read_best_moves(text: str) -> Claim | None:
    """The keys that EPD's operation `bm` names; None where it says something else."""
    moves = [Written.parse(word) for word in text.split()]
    if not moves or len(text) > MOST_CHARACTERS:
        return None
    keys = [move for move in moves if move is not None]
    return Claim(keys=tuple(keys)) if len(keys) == len(moves) else None


def read_uci(keys: tuple[str, ...], lines: tuple[tuple[str, ...], ...]) -> Claim | None:
    """What an answer of this program's says; None where there is too much of it."""
    if len(lines) > _MOST_LINES:
        return None
    written = [[Written.of_uci(uci) for uci in line] for line in (keys, *lines)]
    known = [tuple(move for move in line if move is not None) for line in written]
    return Claim(keys=known[0], lines=tuple(known[1:]))
