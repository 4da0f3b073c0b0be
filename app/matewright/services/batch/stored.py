"""What a file says the solution of a problem is: keys or lines, read defensively.

Popeye's output, olive's and YACPDB's texts, those of magazines and of this program have in common
that the solution is marked by its number (`1.`), a key by `!`, a try by `?`, and a twin by its
letter. Only that is looked at. Where it is not clear what a text claims, nothing is compared, and
the place is named.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from matewright.model.goal import Goal
from matewright.model.play_options import PlayOptions
from matewright.model.stipulation import Stipulation
from matewright.services.batch.move_text import MOVE, Written, readings

MOST_CHARACTERS: Final = 200_000
"""Longer texts are not read."""
_MOST_LINES: Final = 2_000
"""Of help play; more are not compared one by one."""
_MOST_SHOWN: Final = 40
"""Characters of the place that was not understood."""

_GOALS: Final = "|".join(
    sorted((re.escape(goal.value) for goal in Goal if goal.value), key=len, reverse=True)
)
_SIGN: Final = re.compile(rf"(?:[+#=~%!?°±]|{_GOALS})+(?=[\s,;.)]|$)|[!?+#=]+")
_NUMBER: Final = re.compile(r"\d+\s?\.(?:\s?\.\s?\.)?|…|\.\.\.")
_FIRST: Final = re.compile(rf"(?<![\d.])1\s?\.(?!\s?[.…])\s?(?={MOVE})")
_ALONE: Final = re.compile(rf"\s*{MOVE}\s?[+#=]{{0,2}}\s?!?\s*")
_BEGIN: Final = re.compile(r"(?<![\d.\[(])1\s?(?P<dots>\.\s?\.\s?\.|…|\.(?!\s?[.…]))")
_MOVE: Final = re.compile(rf"{MOVE}(?![A-Za-z0-9])")
_GOES_ON: Final = re.compile(r"\s?[*:×-][a-h][1-8]")
_LABEL: Final = re.compile(r"(?<![\w(])(?P<name>[a-z][0-9]*)\)")
_COMMENT: Final = re.compile(r"\{[^{}]*\}")


@dataclass(frozen=True, slots=True)
class Claim:
    """What a file says about one part: its `keys`, or the `lines` of its help play.

    `unread` is where the text was not understood; it claims nothing then.
    """

    keys: tuple[Written, ...] = ()
    lines: tuple[tuple[Written, ...], ...] = ()
    unread: str = ""

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


def read(text: str, asked: Stipulation, options: PlayOptions) -> Claim:
    """What a text claims about a question."""
    if len(text) > MOST_CHARACTERS or options.post_key:
        return Claim(unread=_shown(text))
    text = _COMMENT.sub(" ", text)
    claim = _read_keys(text) if asked.play.is_battle else _read_lines(text, asked, options)
    if not claim.unread and not readings(claim.moves):
        # In each language some letter means no piece.
        lettered = [move for move in claim.moves if move.letters]
        strange = [move for move in lettered if not readings([move])]
        return Claim(unread=(strange or lettered)[0].text)
    return claim


def _shown(text: str) -> str:
    """The beginning of what was not understood."""
    line = " ".join(text.split())
    return line if len(line) <= _MOST_SHOWN else f"{line[:_MOST_SHOWN].rstrip()} …"


def _read_keys(text: str) -> Claim:
    firsts: list[tuple[Written, str]] = []
    for mark in _FIRST.finditer(text):
        found = _MOVE.match(text, mark.end())
        if found is None or not _is_whole(text, found):
            return Claim(unread=_shown(text[mark.start() :]))
        firsts.append((Written.of_match(found), _sign_behind(text, found.end())))
    if not firsts:
        alone = _ALONE.fullmatch(text)
        return Claim(keys=(Written.of_match(alone),)) if alone else Claim(unread=_shown(text))
    marked = [move for move, sign in firsts if "!" in sign and "?" not in sign]
    plain = [move for move, sign in firsts if "!" not in sign and "?" not in sign]
    # Where one key is marked, what has no sign is something else.
    keys = marked or plain
    if not keys:
        return Claim(unread=_shown(text))
    return Claim(keys=tuple(dict.fromkeys(keys)))


def _sign_behind(text: str, place: int) -> str:
    """The signs that follow a move, with blanks between them."""
    signs = ""
    while True:
        blank = place
        while text[blank : blank + 1] in (" ", "\t"):
            blank += 1
        found = _SIGN.match(text, blank)
        if found is None:
            return signs
        signs, place = signs + found.group(), found.end()


def _read_lines(text: str, asked: Stipulation, options: PlayOptions) -> Claim:
    lines = []
    wanted = asked.half_moves - options.left_out
    for mark, end in _with_ends(list(_BEGIN.finditer(text)), text):
        # Set play begins with the second move, as solutions of half a move more do.
        is_late = mark["dots"] != "."
        if is_late != (asked.half or options.white_to_play):
            continue
        line, rest = _line(text, mark.end(), end, wanted)
        # Where Black reaches the goal himself, the line is half a move shorter.
        least = wanted - asked.play.is_reciprocal
        # A short solution is shorter; but then a line could as well have been cut.
        if len(line) < least or _MOVE.search(rest):
            return Claim(unread=rest or _shown(text[mark.start() : end]))
        lines.append(line)
    if not lines or len(lines) > _MOST_LINES:
        return Claim(unread=_shown(text))
    return Claim(lines=tuple(dict.fromkeys(lines)))


def _line(text: str, place: int, end: int, wanted: int) -> tuple[tuple[Written, ...], str]:
    """The moves of a line, up to so many, and what follows those that are understood."""
    moves: list[Written] = []
    while len(moves) < wanted:
        while place < end and text[place].isspace():
            place += 1
        if place >= end:
            break
        move = _MOVE.match(text, place, end)
        if move is not None and not _is_whole(text, move):
            break
        found = move or _NUMBER.match(text, place, end) or _SIGN.match(text, place, end)
        if found is None:
            break
        if move is not None:
            moves.append(Written.of_match(move))
        place = found.end()
    return tuple(moves), _shown(text[place:end])


def _is_whole(text: str, found: re.Match[str]) -> bool:
    """Whether it is a move by itself: no promotion before it, no further capture behind it."""
    return found.group()[0] != "[" and not _GOES_ON.match(text, found.end())


def read_best_moves(text: str) -> Claim:
    """The keys that EPD's operation `bm` names."""
    keys = []
    for word in text.split() if len(text) <= MOST_CHARACTERS else ():
        move = Written.parse(word)
        if move is None:
            return Claim(unread=_shown(word))
        keys.append(move)
    return Claim(keys=tuple(keys)) if keys else Claim(unread=_shown(text))


def read_uci(keys: tuple[str, ...], lines: tuple[tuple[str, ...], ...]) -> Claim:
    """What an answer of this program's says."""
    if len(lines) > _MOST_LINES:
        return Claim(unread="…")
    written = [[Written.of_uci(uci) for uci in line] for line in (keys, *lines)]
    known = [tuple(move for move in line if move is not None) for line in written]
    return Claim(keys=known[0], lines=tuple(known[1:]))
