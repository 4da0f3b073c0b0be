"""What a solver wrote down, as a tree of moves.

`1.Sc4! (2.Qd5#) Kxc4 2.Qa4#`, `1...Kc5 2.Sb3`, `thr. 2.Qd5`, `1...Sa~ 2.Qb2`: a number tells which
move of the play follows, brackets and the word for it a threat. A defence without a number is that
before the number that follows: `Kb3 2.Kd2, Kd3 2.0-0-0`. Letters of pieces are read by whoever
compares the moves. What is not understood is named.

Where numbers are missing, marks between moves may mean two things; see `Reading`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Final

from matewright.formats.stated_solution.reading import Section, Stated
from matewright.formats.stated_solution.scanning import Kind, Place, Token
from matewright.formats.stated_solution.written import Written

_THREAT: Final = frozenset(
    {
        *("threat", "threats", "threatens", "threatening", "thr", "th"),
        *("droht", "drohend", "drohen", "drohung", "dr", "menace", "menaçant", "угроза", "угр"),
    }
)
_BETWEEN: Final = frozenset({",", "/", "or", "and", "oder", "und", "ou", "et", "или", "и", "&"})
_ENDS: Final = frozenset({";", "|"})
"""What ends a variation."""
_SAID: Final = frozenset(
    {
        *("zugzwang", "zz", "zgzw", "zzw", "zw", "block", "blocus", "цугцванг", "цц"),
        *("key", "keys", "after", "the", "schlüssel", "schlüsselzug", "clé", "clef", "réel", "jeu"),
        *("but", "aber", "mais", "но", "refuted", "by", "mate", "matt", "mat", "mats", "мат"),
        *("try", "tries", "verführung", "verführungen", "essai", "essais", "apparent", "après"),
        *("solution", "solutions", "lösung", "lösungen", "sol", "etc", "usw", "with", "mit", "la"),
        *("ключ", "решение", "set", "play", "satz", "satzspiel", "dual", "duals", "then", "dann"),
        *("promotion", "choice", "short", "kurz", "variation", "variations", "var"),
    }
)
"""Words that say nothing about which moves are played."""
_ANY: Final = frozenset(
    {"any", "else", "otherwise", "beliebig", "sonst", "autre", "любой", "иначе", "~"}
)

_ORDINAL: Final = re.compile(r"(?<![\w(.])(\d{1,2})\)(?=\s*\S)")
_CLOSE: Final = re.compile(r"[,;|](?=[^\W\d_]|[~♔-♟])|(?<![\w-])>(?=\S)|(?<=[\w#+=!?)\]])(?=[;|])")


def plain(text: str) -> str:
    """An answer without marks of Markdown, `1.` for `1)`, and blanks at marks between moves."""
    bare = text.replace("**", "").replace("\\", "")
    return _CLOSE.sub(lambda found: f"{found.group()} ", _ORDINAL.sub(r"\1.", bare))


def with_labels(text: str, letters: Sequence[str]) -> str:
    """The same with the letters of twins written `a)`: solvers write `A)`, `(a)`, `a.`, `a:`."""
    one = "|".join(map(re.escape, letters))
    close = r"(?:\)|[.:](?=[\s\d]))"
    begins = re.compile(rf"(?im)(^|[;,|.])[ \t]*\(?({one}){close}(?=[\s\w♔-♟])")
    numbered = re.compile(rf"(?im)(^|[\s;,|])\(?({one})[).:]?(?=\s*1\s?[.)])")
    for pattern in (begins, numbered):
        text = pattern.sub(lambda found: f"{found[1]} {found[2].lower()}) ", text)
    return text


class Reading(Enum):
    """What marks between moves mean where no number says which move follows.

    `PLAIN`: a comma parts moves for the same place, and nothing else matters. `LINES`: the ends of
    lines, `;` and `|` end a variation, and the next one begins with the first reply. `COMMAS`: so
    do commas.
    """

    PLAIN = auto()
    LINES = auto()
    COMMAS = auto()


@dataclass(slots=True)
class Answered:
    """A move of the tree and what follows it; the root has no move.

    `is_threat`: the defender has passed before it. `is_try`: the solver says that it fails.
    """

    move: Stated | None
    half_move: int
    is_threat: bool = False
    is_try: bool = False
    children: list[Answered] = field(default_factory=list)

    def walk(self) -> Iterator[Answered]:
        """All moves below it."""
        for child in self.children:
            yield child
            yield from child.walk()


@dataclass(frozen=True, slots=True)
class Answer:
    """The tree, and the words that were not understood."""

    root: Answered
    unread: tuple[str, ...]


class _Reader:
    """Where in the tree the next move belongs."""

    def __init__(self, section: Section, reading: Reading) -> None:
        self._section = section
        self._reading = reading
        self.root = Answered(None, 0)
        self.unread: list[str] = []
        # Play without a first move is that of the diagram, or belongs to nothing.
        self.without_key: list[str] = []
        # For each half-move the moves written there last, of which the next one is an answer.
        self._path: dict[int, list[Answered]] = {0: [self.root]}
        self._at = 0
        self._next: int | None = None
        self._is_alternative = False
        self._is_over = False
        self._is_threat = False
        self._was_move = False
        self._saved: list[tuple[dict[int, list[Answered]], int]] = []

    def begin_behind_key(self) -> None:
        """Let the first move be one that is not written."""
        key = Answered(None, 1)
        self.root.children.append(key)
        self._path[1] = [key]
        self._at = 1

    def take(self, index: int) -> None:
        token = self._section.tokens[index]
        match token.kind:
            case Kind.NUMBER:
                self._next = 2 * token.value - 1 + token.late
                self._is_alternative = self._is_over = False
            case Kind.MOVE:
                stated = [Stated(_without_letter(one), self._place(token)) for one in token.moves]
                passes = self._reading is not Reading.PLAIN
                number = _number_behind(self._section.tokens, index + 1, passes_marks=passes)
                self._move(stated, number)
            case Kind.SIGN:
                self._sign(token.text)
            case Kind.OPEN:
                self._saved.append((dict(self._path), self._at))
            case Kind.CLOSE:
                if self._saved:
                    self._path, self._at = self._saved.pop()
                self._next, self._is_threat = None, False
            case Kind.WORD:
                self._word(token, self._section.tokens[index + 1 : index + 2])
            case Kind.LINE_END:
                self._is_alternative = False
                self._is_over = self._is_over or not self._saved
            case Kind.DOTS | Kind.LABEL:
                self._is_alternative = False
        is_sign = token.kind in (Kind.SIGN, Kind.OPEN)
        self._was_move = token.kind is Kind.MOVE or (self._was_move and is_sign)

    def _place(self, token: Token) -> Place:
        return self._section.scanned.place(token.start, token.end)

    def _word(self, token: Token, following: Sequence[Token]) -> None:
        for word in _WORDS.sub(r" \g<0> ", token.text).split():
            plain = word.strip(".:!?\"'()#+*").lower()
            if word in _ENDS:
                self._is_alternative, self._is_over = False, True
            elif word in _BETWEEN or plain in _BETWEEN:
                self._is_alternative = True
            elif word == ">" or plain in _THREAT:
                self._is_threat = True
            elif plain in _ANY and (
                self._next is not None or (following and following[0].kind is Kind.NUMBER)
            ):
                number = following[0].value if following else None
                self._move([Stated(Written(word, is_any=True), self._place(token))], number)
            elif self._was_move and _LETTER.fullmatch(word.strip(".,:;")):
                # Phases are compared by it.
                pass
            elif plain not in _SAID and any(map(str.isalnum, plain)):
                self.unread.append(word)

    def _sign(self, text: str) -> None:
        if "?" in text and "!" not in text:
            for one in self._path.get(self._at, ()):
                one.is_try = True

    def _move(self, moves: Sequence[Stated], number_behind: int | None) -> None:
        at, is_alternative = self._half_move(number_behind)
        if self._is_threat and self._next is None and at % 2 == 0:
            at, is_alternative = at + 1, False
        parents = self._path.get(at - 1)
        if self._is_threat and at % 2 and at >= 3:
            parents = None
        is_threat = False
        if parents is None and at % 2 and at >= 3 and at - 2 in self._path:
            parents, is_threat = self._path[at - 2], True
        if parents is None and at == 2:
            parents = [Answered(None, 1)]
            self.without_key += [one.move.text for one in moves]
        self._next, self._is_alternative, self._is_over = None, False, False
        self._is_threat = False
        if parents is None:
            self.unread += [one.move.text for one in moves]
            return
        new = [_below(parent, one, at, is_threat) for one in moves for parent in parents]
        before = self._path.get(at, []) if is_alternative else []
        end = at - is_threat
        self._path = {place: these for place, these in self._path.items() if place < end}
        self._path[at] = [*before, *new]
        self._at = at

    def _half_move(self, number_behind: int | None) -> tuple[int, bool]:
        """Which half-move comes next, and whether it is another one for the same place."""
        if self._next is not None:
            return self._next, False
        is_mark = self._is_alternative and self._reading is not Reading.COMMAS
        at = self._at if is_mark and self._at else self._at + 1
        before = None if number_behind is None else 2 * number_behind - 2
        if before is not None and before - 1 in self._path:
            if at > before:
                # What is numbered next is the answer to this move.
                return before, before == self._at and not self._is_over
            return at, is_mark
        is_over = self._is_over and self._reading is not Reading.PLAIN
        is_over = is_over or (self._is_alternative and self._reading is Reading.COMMAS)
        if is_over and not is_mark and self._at >= 3 and not self._saved:
            return 2, False
        return at, bool(is_mark and self._at)


_WORDS: Final = re.compile(r"[>,;|]")


_LETTER: Final = re.compile("a?[a-z]|A?[A-Z]")
"""A letter by which phases are compared, as it stands behind a move: `Kc5 a`."""
_PHASE_LETTER: Final = re.compile(r"\([A-Za-z]\)$")


def _without_letter(move: Written) -> Written:
    """A move without a letter in brackets by which phases are compared: `Kd2(A)`."""
    if not _PHASE_LETTER.search(move.text) or not move.squares or move.squares[-1][1] in "18":
        return move
    return replace(move, becomes=())


def _number_behind(tokens: Sequence[Token], start: int, *, passes_marks: bool) -> int | None:
    """The number that follows a move, when that is the attacker's next.

    A comma or an end between the two parts them, unless it `passes_marks`.
    """
    may_move = is_parted = False
    depth = 0
    for index in range(start, len(tokens)):
        token = tokens[index]
        depth += (token.kind is Kind.OPEN) - (token.kind is Kind.CLOSE)
        if token.kind is Kind.NUMBER and depth == 0:
            return None if token.late or is_parted else token.value
        if token.kind is Kind.WORD:
            is_parted = not passes_marks and not {",", *_ENDS}.isdisjoint(token.text)
            may_move = _BETWEEN.issuperset(token.text.split())
            is_word = any(map(str.isalnum, token.text))
            if not may_move and is_word and not _LETTER.fullmatch(token.text.strip(".:")):
                return None
        elif token.kind is Kind.MOVE and depth == 0:
            if not may_move:
                return None
            may_move = is_parted = False
        elif token.kind in (Kind.LABEL, Kind.DOTS):
            return None
    return None


def _below(parent: Answered, move: Stated, half_move: int, is_threat: bool) -> Answered:
    """The move below another one, which may stand there already."""
    for child in parent.children:
        if child.move == move and child.is_threat == is_threat:
            return child
    child = Answered(move, half_move, is_threat)
    parent.children.append(child)
    return child


def read(section: Section, reading: Reading = Reading.PLAIN, *, behind_key: bool = False) -> Answer:
    """The answer of a solver to one part of a problem in battle play.

    `behind_key`: the key is not written, and the root has a first move for it.
    """
    reader = _Reader(section, reading)
    if behind_key:
        reader.begin_behind_key()
    for index in range(len(section.tokens)):
        reader.take(index)
    unread = reader.unread
    if not reader.root.children:
        unread = [*reader.without_key, *unread]
    return Answer(reader.root, tuple(unread))
