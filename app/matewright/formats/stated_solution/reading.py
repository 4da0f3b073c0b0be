"""What the text of a solution claims: keys and tries of a battle, lines of help play and series.

Popeye's output, olive's and YACPDB's texts, those of magazines and of this program have in common
that the solution is marked by its number (`1.`), a key by `!`, a try by `?`, and a twin by its
letter. Only that is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice, product
from typing import Final

from matewright.formats.stated_solution.letters import SETS, Letters
from matewright.formats.stated_solution.scanning import Kind, Place, Scanned, Token
from matewright.formats.stated_solution.written import Written
from matewright.model.play import Play
from matewright.model.play_options import PlayOptions
from matewright.model.stipulation import Stipulation

MOST_CHARACTERS: Final = 200_000
"""Longer texts are not read."""
MOST_LINES: Final = 2_000
"""Of help play; more are not taken up one by one."""


@dataclass(frozen=True, slots=True)
class Stated:
    """A move and where it is written."""

    move: Written
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Try:
    """A first move that fails, and the defences that allegedly refute it.

    `unread` is the first place among these that was not understood.
    """

    move: Stated
    refutations: tuple[Stated, ...] = ()
    unread: Place | None = None


Line = tuple[Stated, ...]


@dataclass(frozen=True, slots=True)
class Claim:
    """What a text says about one part of a problem.

    `keys` and `tries` are those of a battle, `lines` the solutions of help play or a series. Of
    `short_lines` there are fewer moves than a solution has: they may be short, or cut. `unread` is
    the first place that was not understood; what is claimed behind it may be missing. `unread_try`
    is the first try that was not.
    """

    keys: tuple[Stated, ...] = ()
    tries: tuple[Try, ...] = ()
    lines: tuple[Line, ...] = ()
    short_lines: frozenset[Line] = frozenset()
    unread: Place | None = None
    unread_try: Place | None = None

    def languages(self) -> tuple[Sequence[Letters], Place | None]:
        """The letters with which all keys and lines can be read.

        Where there are none, the first move with a letter that does not go with those before.
        """
        seen: set[str] = set()
        sets = SETS
        for one in (*self.keys, *chain.from_iterable(self.lines)):
            if not seen.issuperset(one.move.letters):
                seen.update(one.move.letters)
                sets = tuple(letters for letters in sets if seen <= letters.keys())
            if not sets:
                return (), one.place
        return sets, None


@dataclass(frozen=True, slots=True)
class Section:
    """The tokens of a text that are about one part of a problem."""

    scanned: Scanned
    tokens: tuple[Token, ...]

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing in it."""
        return all(token.kind is Kind.LINE_END for token in self.tokens)

    @property
    def beginning(self) -> Place:
        """Where it begins."""
        return self.scanned.place(self.tokens[0].start if self.tokens else 0)


def whole(text: str) -> Section:
    """A text that is about a single part."""
    scanned = Scanned(text)
    return Section(scanned, scanned.tokens)


def sections(text: str, names: Sequence[str]) -> dict[str, Section]:
    """The sections of a text by the letters of the parts, as far as it has some.

    `names` are those letters; what stands before all labels is about the first.
    """
    scanned = Scanned(text)
    found: dict[str, list[Token]] = {}
    before: list[Token] = []
    into = before
    for token in scanned.tokens:
        if token.kind is Kind.LABEL and token.text in names:
            into = found.setdefault(token.text, [])
        else:
            into.append(token)
    if found and names[0] not in found:
        # The diagram's solution mostly stands before the first letter.
        found[names[0]] = before
    return {name: Section(scanned, tuple(tokens)) for name, tokens in found.items()}


def read(section: Section, stipulation: Stipulation, options: PlayOptions) -> Claim:
    """What a section claims about a question."""
    if stipulation.play.is_battle:
        return _read_battle(section)
    return _read_lines(section, stipulation, options)


def _read_battle(section: Section) -> Claim:
    tokens = [token for token in section.tokens if token.kind is not Kind.LINE_END]
    marked: list[Stated] = []
    plain: list[Stated] = []
    tries: list[Try] = []
    unread: Place | None = None
    unread_try: Place | None = None
    for at, token in enumerate(tokens):
        if token.kind is not Kind.NUMBER or token.value != 1 or token.late:
            continue
        first = tokens[at + 1] if at + 1 < len(tokens) else token
        sign = _sign_behind(tokens, at + 2)
        if first.kind is not Kind.MOVE:
            if _looks_like_a_move(first):
                strange = section.scanned.place(token.start, max(first.end, token.end))
                if "?" in first.text + sign:
                    unread_try = unread_try or strange
                else:
                    unread = unread or strange
            continue
        place = section.scanned.place(first.start, first.end)
        stated = [Stated(move, place) for move in first.moves]
        if "?" in sign:
            refutations, strange_one = _refutations(section, tokens, at + 2)
            tries += [Try(one, refutations, strange_one) for one in stated]
        elif "!" in sign:
            marked += stated
        else:
            plain += stated
    # Where one key is marked, what has no sign is something else.
    keys = marked or plain
    if not keys:
        keys = _alone(section, tokens)
    if not keys and unread is None:
        unread = section.beginning
    return Claim(tuple(dict.fromkeys(keys)), tuple(tries), unread=unread, unread_try=unread_try)


def _sign_behind(tokens: Sequence[Token], at: int) -> str:
    """The signs that follow a move."""
    signs = ""
    while at < len(tokens) and tokens[at].kind is Kind.SIGN:
        signs += tokens[at].text
        at += 1
    return signs


def _looks_like_a_move(token: Token) -> bool:
    """Whether it is not a word of a sentence (`1. Preis`), so that a key may be hidden in it."""
    return token.kind is not Kind.WORD or any(map(str.isdigit, token.text)) or "~" in token.text


def _refutations(
    section: Section, tokens: Sequence[Token], at: int
) -> tuple[tuple[Stated, ...], Place | None]:
    """The defences marked by `!` before the next first move, and the first without one."""
    found: list[Stated] = []
    unread: Place | None = None
    depth = 0
    while at < len(tokens):
        token = tokens[at]
        depth += (token.kind is Kind.OPEN) - (token.kind is Kind.CLOSE)
        if token.kind is Kind.NUMBER and token.value == 1 and depth <= 0:
            if not token.late:
                break
            defence = tokens[at + 1] if at + 1 < len(tokens) else token
            place = section.scanned.place(defence.start, defence.end)
            sign = _sign_behind(tokens, at + 2)
            if defence.kind is not Kind.MOVE:
                is_marked = "!" in defence.text + sign
                unread = unread or (place if is_marked and _looks_like_a_move(defence) else None)
            elif "!" in sign and "?" not in sign:
                found += [Stated(move, place) for move in defence.moves]
        at += 1
    return tuple(found), unread


def _alone(section: Section, tokens: Sequence[Token]) -> list[Stated]:
    """A move that stands in the text alone is the key."""
    if not tokens or tokens[0].kind is not Kind.MOVE:
        return []
    if any(token.kind is not Kind.SIGN or "?" in token.text for token in tokens[1:]):
        return []
    place = section.scanned.place(tokens[0].start, tokens[0].end)
    return [Stated(move, place) for move in tokens[0].moves]


class _HelpLine:
    """A line of help play while it is read."""

    def __init__(self, number: Token) -> None:
        self.number = number
        self.places: list[Token] = []
        self.is_set_play = False
        self.is_try = False
        self.is_over = False
        self.is_at_line_end = False
        self.depth = 0


def _read_lines(section: Section, stipulation: Stipulation, options: PlayOptions) -> Claim:
    expected = stipulation.half_moves - options.left_out
    is_half = stipulation.half and stipulation.play is not Play.PROOF
    starts_late = bool(is_half or options.left_out)
    read: list[_HelpLine] = []
    unread: Place | None = None
    line: _HelpLine | None = None
    for token in section.tokens:
        if (
            token.kind is Kind.NUMBER
            and token.value == 1
            and not _goes_on(line, token, stipulation)
        ):
            line = _HelpLine(token)
            read.append(line)
        elif line is not None and not line.is_over:
            is_understood = _take(line, token, expected)
            if not is_understood and line.number.late == starts_late and unread is None:
                unread = section.scanned.place(token.start)
    proper = [one for one in read if one.number.late == starts_late]
    lines: list[Line] = []
    short: set[Line] = set()
    for one in proper:
        if one.is_set_play or one.is_try or not one.places:
            continue
        for stated in _lines_of(section, one):
            lines.append(stated)
            if len(stated) < expected:
                short.add(stated)
            if len(lines) > MOST_LINES:
                return Claim(unread=section.beginning)
    if not lines and unread is None:
        unread = section.beginning
    return Claim(lines=tuple(dict.fromkeys(lines)), short_lines=frozenset(short), unread=unread)


def _goes_on(line: _HelpLine | None, token: Token, stipulation: Stipulation) -> bool:
    """Whether a line goes on with the number one.

    It is that of the second move (`1.Ka8 1...Sb6`), or a battle follows the help play and counts
    its moves anew.
    """
    if line is None or line.is_over:
        return False
    is_second = token.late and not line.number.late and len(line.places) == 1
    return is_second or (
        stipulation.forced > 0 and len(line.places) == stipulation.half_moves - stipulation.forced
    )


def _take(line: _HelpLine, token: Token, expected: int) -> bool:
    """Add a token to a line. False where it is not understood, and the line is over."""
    is_whole = len(line.places) >= expected
    if token.kind is Kind.OPEN:
        line.depth += 1
    elif token.kind is Kind.CLOSE:
        line.depth -= 1
    elif line.depth > 0:
        # What stands in brackets is a remark.
        pass
    elif token.kind is Kind.DOTS and not line.places:
        line.is_set_play = True
    elif token.kind is Kind.SIGN:
        line.is_try = line.is_try or "?" in token.text
    elif token.kind is Kind.MOVE:
        line.places.append(token)
        if is_whole:
            line.is_over = True
            return False
    elif token.kind is Kind.LABEL or (token.kind is Kind.LINE_END and is_whole):
        line.is_over = True
    elif token.kind is Kind.WORD and token.text not in _BETWEEN:
        line.is_over = True
        # A new line of the text may begin with a sentence.
        return is_whole or line.is_at_line_end
    elif token.kind is Kind.NUMBER and token.value == 0:
        line.is_over = True
    line.is_at_line_end = token.kind is Kind.LINE_END
    return True


_BETWEEN: Final = (",", ";", ".", "-", "–", "/", "'", "*", "&")
"""What may stand between moves."""


def _lines_of(section: Section, line: _HelpLine) -> Iterator[Line]:
    """The lines that result from each choice among moves written together."""
    choices = [
        [Stated(move, section.scanned.place(token.start, token.end)) for move in token.moves]
        for token in line.places
    ]
    yield from islice(product(*choices), MOST_LINES + 1)


def read_best_moves(text: str) -> Claim:
    """The keys that EPD's operation `bm` names."""
    section = whole(text)
    keys: list[Stated] = []
    for token in section.tokens:
        place = section.scanned.place(token.start, token.end)
        if token.kind is Kind.MOVE:
            keys += [Stated(move, place) for move in token.moves]
        elif token.kind is not Kind.SIGN:
            return Claim(unread=place)
    return Claim(tuple(keys)) if keys else Claim(unread=section.beginning)
